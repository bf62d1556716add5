import { naming } from '../tellings/telling.ts';
import type { Matter } from './matter.ts';

/** Somebody else's mother, or any mother at all, is not the one who is meant. */
const notTheirs =
  "(?<!\\b(?:his|her|their|your|a|an|the|bad|good|terrible|useless|new|single|whose|some|every|other|step|god|birth|foster|\\w+'s|\\w+s') (?:own )?)";
const notAnother = "(?!'s (?:friend|boyfriend|girlfriend|partner|mate)|[- ]in[- ]law|[- ]to[- ]be|hood|land|ship|-)\\b";

const mother =
  '(?:mum|mummy|mom|mommy|momma|mam|mammy|mama|mamma|mother|amma|ammi|nanay|maa|mumma|mommie|(?<=\\bmy )ma)';
const father = '(?:dad|daddy|father|papa|pops|abbu|appa|baba|tatay|faither|old man|(?<=\\bmy )da)';
const child =
  '(?:sons?|daughters?|boys?|girls?|kids?|children|child|lads?|bab(?:y|ies)|toddlers?|twins|wee one|wee man|young (?:fella|lad|one)|little (?:one|boy|girl|man|fella)s?|(?:eldest|oldest|youngest|middle one)|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ](?:year|yr)s?[- ]old)';

/** A pattern in which 'MUM', 'DAD', 'CHILD' … stand for such a person of theirs, in small letters. */
export const family = naming({
  MUM: `(?:\\b${notTheirs}(?:my (?:own |poor |old |dear )?)?${mother}\\b${notAnother})`,
  DAD: `(?:\\b${notTheirs}(?:my (?:own |poor |old |dear )?)?${father}\\b${notAnother})`,
  PARENT: `(?:\\b${notTheirs}(?:my (?:own |poor |old |dear )?)?(?:${mother}|${father}|parents|folks|mum and dad|mom and dad)\\b${notAnother})`,
  SISTER:
    "(?:\\b(?:my|our) (?:own |big |little |older |elder |younger |eldest |youngest |twin |wee |half[- ]?|step[- ]?|other |only )*(?:sisters?|sis)\\b(?![- ]in[- ]law|'s)|(?<=^|\\n)(?:sister|sis)(?= and (?:me|i)\\b))",
  BROTHER:
    "(?:\\b(?:my|our) (?:own |big |little |older |elder |younger |eldest |youngest |twin |wee |half[- ]?|step[- ]?|other |only )*(?:brothers?|bro)\\b(?![- ]in[- ]law|'s)|(?<=^|\\n)(?:brother|bro)(?= and (?:me|i)\\b))",
  CHILD: `(?:\\b(?:my|our|me) (?:own |little |wee |big |poor |eldest |oldest |youngest |middle |teenage |only |two |three |four |small |older |younger |\\d+[- ](?:year|yr)s?[- ]old )*${child}\\b(?!'s (?:friend|boyfriend|girlfriend|teacher|school|class)|[- ]in[- ]law)|\\bthe (?:kids|children|wee one|wee man|little ones?|twins|boys|girls)\\b)`,
});

const words = {
  mother: { mother: 'mother', she: 'she', her: 'her', hers: 'her' },
  father: { mother: 'father', she: 'he', her: 'him', hers: 'his' },
  sister: { mother: 'sister', she: 'she', her: 'her', hers: 'her' },
  brother: { mother: 'brother', she: 'he', her: 'him', hers: 'his' },
} as const;

type Kin = keyof typeof words;

const nouns: Record<Kin, string> = { mother, father, sister: 'sister', brother: 'brother' };

interface OfEither extends Required<Pick<Matter, 'advice' | 'reason'>>, Omit<Matter, 'signs' | 'advice' | 'reason'> {
  /** In which 'KIN' stands for the one it is about, and 'NOUN' for any such person. */
  signs: readonly string[];
}

/** The same matter with one or the other: said of each in its own words, since nobody calls a mother 'your parent'. */
export const withEach = (kinds: readonly Kin[], matter: OfEither): Matter[] =>
  kinds.map((kind) => {
    const said = (line: string): string =>
      line.replace(/\{(mother|she|her|hers)\}/gi, (_, word: keyof (typeof words)[Kin] | 'She') =>
        word === 'She' ? words[kind].she.replace(/^./, (letter) => letter.toUpperCase()) : words[kind][word],
      );
    const named = { mother: 'MUM', father: 'DAD', sister: 'SISTER', brother: 'BROTHER' }[kind];
    return {
      ...matter,
      id: `${matter.id}-${kind}`,
      signs: matter.signs.map((sign) => family(sign.replaceAll('KIN', named).replaceAll('NOUN', nouns[kind]))),
      hear: matter.hear.map(said),
      ask: matter.ask.map(said),
      advice: matter.advice.map(said),
      reason: matter.reason.map(said),
    };
  });
