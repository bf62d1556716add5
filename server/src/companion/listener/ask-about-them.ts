import { isSame, meantBy, spokenOf } from '../reading/people.ts';
import type { Clause, Mention, Reading } from '../reading/reading.ts';
import { escaped } from '../reading/text.ts';
import type { Blanks } from './draft.ts';
import { aboutThem, type Between, toldAlready } from './lines/about-them.ts';
import { regretted } from './reflect.ts';
import type { Scene } from './reply.ts';

/** Somebody they told of, and what happened between the two. */
interface Other {
  one: Mention;
  between: Between;
}

/**
 * A question about somebody they told of, by name and by what that one did: nearer to them than any question about 'it'.
 * `about` is the clause that was handed back. Answers whether one was asked; none is where it is not plain whom it would be
 * about, or where somebody died.
 */
export function askAboutThem(scene: Scene, about: Clause | undefined): boolean {
  const { draft, reading, state, turn } = scene;
  if (reading.heavy || reading.mourning || /^(?:bereavement|pet loss|trauma)$/.test(state.topic)) return false;
  const other = otherIn(reading, state.others, about);
  if (!other || spokenOf(other.one) === turn.person.firstName.trim() || isOwnOrLent(other.one, turn.message))
    return false;
  const fresh = notToldIn(turn.message);
  const [first, ...further] = aboutThem[other.between].filter(fresh);
  return [first ? [first] : [], further].some((lines) => draft.add(lines, blanksOf(other.one)));
}

/** Whether a question asks for nothing that this message has told of somebody. */
export function notToldIn(message: string): (question: string) => boolean {
  const told = message.replaceAll('’', "'");
  return (question) => !toldAlready.some(({ asks, told: known }) => asks.test(question) && known.test(told));
}

/** 'I says Davie', 'he said "Davie can wait"': their own name, or one that stands only in what somebody said. */
function isOwnOrLent({ name }: Mention, message: string): boolean {
  if (!name) return false;
  const plain = message.replaceAll('’', "'");
  const own = new RegExp(
    `\\b(?:i'?m|i am|i (?:say|says|said),?|my name(?:'?s| is)|call(?:s|ed)? me) ["'“]?${escaped(name)}\\b`,
    'i',
  );
  const unquoted = plain.replace(/["“][^"”]*["”]|(?<![\p{L}\d])'[^']*(?:'(?=\p{L})[^']*)*'(?!\p{L})/gu, ' ');
  return own.test(plain) || (plain.includes(name) && !unquoted.includes(name));
}

/** Whom it is about: whoever the clause handed back names, or the only one there is. */
function otherIn(reading: Reading, others: readonly Mention[], about: Clause | undefined): Other | undefined {
  const people = reading.people.filter((one) => !one.isAnimal);
  const named = about && people.filter((one) => isIn(one, about.yours));
  // 'She is 14 and won't eat', of the cat spoken of last.
  const pronoun = others.at(-1)?.isAnimal
    ? undefined
    : about && /\b(he|she|him|her)(?:'s|'d|'ll)?\b/.exec(about.yours)?.[1];
  const meant =
    named && named.length > 0
      ? named.length === 1
        ? named[0]
        : undefined
      : pronoun
        ? meantBy(pronoun, others)
        : people.length === 1
          ? people[0]
          : undefined;
  if (!meant || /\b(?:baby|toddler|twins?)$/.test(meant.who)) return undefined;
  const one = others.find((other) => isSame(other, meant)) ?? meant;
  if (one.isDead) return undefined;
  const of = reading.clauses.filter(({ kind }) => kind !== 'wish');
  // Who is only mentioned, or of whom it is only told how they are, is not asked about.
  const between = betweenIn(one, about, of);
  return between && { one, between };
}

const isIn = ({ who, name }: Mention, text: string): boolean =>
  new RegExp(`\\b(?:${[who, name].filter(Boolean).join('|')})\\b`, 'i').test(text);

const startsWith = (word: string, text: string): boolean => new RegExp(`^${word}\\b`, 'i').test(text);

const adverbs =
  '(?:(?:just|then|even|still|also|only|never|always|suddenly|actually|basically|literally|really|once|all) )*';
const speaking =
  "(?:said|says|told you|tells you|asked|asks|texted|texts|wrote|goes|called you|calls you|answered|replied|announced|joked|kept saying|keeps saying|keeps asking|was like|'s like|commented|shouted|yelled|snapped|screamed|thinks you|compared)\\b";
const keepingSilent =
  "(?:(?:didn't|doesn't|hasn't|won't|don't|haven't|wouldn't|never|not) (?:\\w+ ){0,2}?(?:answer|answered|reply|replied|repl\\w+|call|called|text|texted|write|written|ring|rung|pick up|speak|spoken|talk|talked|messaged|message|look at you)|ignor\\w+|ghosted|blocked|left you on (?:read|seen)|(?:says|said|answers|writes|only says|just says) (?:ok|k|fine|nothing))\\b";
const troubled =
  "(?:(?:'s|is|was|'s been|has been|are|were) (?:\\w+ )?(?:ill|sick|in (?:the )?(?:hospital|pain|a bad way)|dying|depressed|struggling|crying|scared|lonely|unwell|having (?:an? )?\\w+|going through|worse|bullied|being bullied)|(?:has|'s got|got|have) (?:cancer|dementia|alzheimer's|a tumou?r|diagnosed|worse)|lost (?:her|his|their) |broke (?:her|his|their) |fell\\b|collapsed|cr(?:ied|ies|y)\\b|can't (?:sleep|eat|walk|remember|cope))";
const kindly =
  "(?:hugged|thanked|helped|apologi[sz]ed|(?:said|says) (?:sorry|it's ok|thank)|brought you|made you (?:tea|laugh|dinner|a )|held|sat with|stayed with|waited|listened|offered|remembered|smiled|forgave|surprised you|drove you)\\b";

const unkind =
  "(?:(?:didn't|doesn't|hasn't|won't|never|wouldn't|refus\\w+ to) (?:\\w+ )+|(?:laugh\\w*|ignor\\w+|took|takes|moved you|forg[eo]t\\w*|cancel\\w+|broke|lied|lies|blam\\w+|critici\\w+|interrupt\\w*|talk(?:s|ed) over|roll(?:s|ed)|unfriended|blocked|cut you|uninvited|walk(?:s|ed) (?:out|off|away|past)|hung up|slam\\w+|threw|throws|sold|gave away|presented|posted|shared|dumped|left you|pushed|made you|told everyone|mock\\w+|mimick\\w+|teas\\w+|stole|used you|stood you up|went behind|left it|snatched|borrowed|owes)\\b)";

/** What happened between the two: the first clause of these that shows it. */
function betweenIn(one: Mention, about: Clause | undefined, told: readonly Clause[]): Between | undefined {
  const clauses = about ? [about, ...told] : told;
  // 'He was nice and gave it to Tyler': who is named after a 'he' is another.
  const named = told.findIndex(({ yours }) => isIn(one, yours));
  const isAnother = told.slice(0, Math.max(0, named + 1)).some(({ yours }) => startsWith(one.subject, yours));
  const them = [one.who, one.name, isAnother ? '' : one.subject].filter(Boolean).join('|');
  const does = (deed: string) => new RegExp(`^(?:${them})(?:'(?:d|ve|s))? ?${adverbs}${deed}`, 'i');
  const object = new RegExp(`\\b(?:${[one.who, one.name, one.object].filter(Boolean).join('|')})\\b`, 'i');
  const deeds: readonly [Between, RegExp][] = [
    ['silent', does(keepingSilent)],
    ['kind', does(kindly)],
    ['said', does(speaking)],
    ['trouble', does(troubled)],
  ];
  const hurts = does(unkind);
  for (const { yours, toSelf } of clauses) {
    const found = deeds.find(([, deed]) => deed.test(yours))?.[0];
    if (found) return found;
    if (regretted.test(yours) && object.test(yours)) return 'yours';
    if ((toSelf || /\byour?\b/.test(yours)) && hurts.test(yours)) return 'did';
  }
  return undefined;
}

function blanksOf(one: Mention): Blanks {
  const many = one.isSeveral;
  return {
    who: spokenOf(one),
    they: one.subject,
    them: one.object,
    does: many ? 'do' : 'does',
    is: many ? 'are' : 'is',
    was: many ? 'were' : 'was',
    has: many ? 'have' : 'has',
    sees: many ? 'see' : 'sees',
  };
}
