import { skim } from '../reading/read-message.ts';
import { turnText } from '../reading/second-person.ts';
import type { Lesson, ToLearnFrom } from './lesson.ts';
import { mayNameSomeone, namesIn } from './names.ts';

interface Pattern {
  /** One thing a sentence may say; the first group is what is kept of it. */
  says: RegExp;
  /** The memory, from that group turned to 'you' and 'your'. */
  keep(what: string): string;
  /** There is one of these: a new one takes the place of what begins so. */
  single?: RegExp;
}

const start =
  '^(?:(?:and|but|so|well|also|actually|now|anyway|because|yes|yeah|no|oh|hi|hello|hey),? )*(?:actually,? )?';
const I = (rest: string) => new RegExp(`${start}I${rest}`, 'i');
const often = '(?: really| just| always| also| absolutely| currently| still| now| recently| actually| mostly)?';

const jobs =
  'nurse|teacher|engineer|developer|programmer|designer|doctor|lawyer|student|writer|artist|musician|chef|cook|waiter|waitress|barista|driver|electrician|plumber|carpenter|mechanic|accountant|manager|consultant|scientist|researcher|journalist|photographer|paramedic|firefighter|police officer|soldier|farmer|gardener|librarian|social worker|pharmacist|dentist|vet|architect|cashier|cleaner|carer|caregiver|secretary|translator|freelancer|analyst|midwife|electrician|pilot|baker|hairdresser|paralegal|professor|postdoc|stay-at-home (?:mom|mum|dad|parent)';
const kin =
  'kids|children|daughters|sons|brothers|sisters|siblings|grandchildren|dogs|cats|sister|brother|son|daughter|child|dog|cat|twin';
const doing =
  'preparing for|training for|studying for|looking for|searching for|applying (?:for|to)|saving(?: up)? for|waiting for|moving to|moving in with|learning|writing (?:a|an|my|the)|getting married|planning (?:a|my|our|the) (?:wedding|party|move|family|business|garden)|renovating';
const aims =
  'learn|run (?:a|an|my|the|\\d)|write|quit smoking|stop smoking|start|finish|become|get better at|save|read|travel|apply|build|sleep (?:better|more|earlier)|exercise|change (?:jobs|careers)|find|move (?:to|back|closer)|paint|climb|swim|graduate|visit|grow|volunteer';

/** In the order they are tried; a sentence teaches one thing. */
const patterns: readonly Pattern[] = [
  {
    says: I(`${often} live ((?:in|near|on|with my) .+)`),
    keep: (what) => `You live ${what}.`,
    single: /^You (?:live|moved) /,
  },
  {
    says: I(`(?:'ve| have)?${often} moved to (.+)`),
    keep: (what) => `You moved to ${what}.`,
    single: /^You (?:live|moved) /,
  },
  {
    says: I("(?:'m| am)(?: originally)? from (.+)"),
    keep: (what) => `You are from ${what}.`,
    single: /^You are from /,
  },
  { says: I(' grew up in (.+)'), keep: (what) => `You grew up in ${what}.`, single: /^You grew up in / },
  {
    says: I(`${often} work ((?:as|at|in|for|from home|nights|night shifts|part-time|with)\\b.*)`),
    keep: (what) => `You work ${what}.`,
    single: /^You work /,
  },
  {
    says: I(`(?:'m| am)(?: actually| now)? (an? (?:[\\w-]+ ){0,2}?(?:${jobs})\\b.*)`),
    keep: (what) => `You are ${what}.`,
    single: new RegExp(`^You are an? (?:[\\w-]+ ){0,2}?(?:${jobs})\\b`),
  },
  {
    says: I("(?:'ve| have)?(?: just| recently)? (?:started|got) (a new job\\b.*)"),
    keep: (what) => `You have ${what}.`,
  },
  { says: I('(?: just| recently)? (lost) my job'), keep: () => 'You lost your job.' },
  {
    says: I(`(?:'m| am)?${often} (?:study|studying|majoring in) (?!for\\b)(.+)`),
    keep: (what) => `You study ${what}.`,
    single: /^You study /,
  },
  {
    says: I(`(?:'m| am) (?:now )?(married|divorced|engaged|single|widowed)\\b`),
    keep: (what) => `You are ${what}.`,
    single: /^You are (?:married|divorced|engaged|single|widowed)\.$/,
  },
  {
    says: I(
      `(?:'ve got| have) ((?:an?|one|two|three|four|five|six|\\d) (?:[\\w-]+ )?(?:${kin}))\\b(?! (?:called|named))`,
    ),
    keep: (what) => `You have ${what}.`,
  },
  {
    says: I(
      `${often} (?:love|like|enjoy|adore) (?!to\\b|it\\b|that\\b|this\\b|him\\b|her\\b|them\\b|you\\b|when\\b|how\\b|what\\b|talking to you|chatting with you|being\\b|having\\b|my\\b|someone\\b|the (?:idea|way|fact|thought)\\b)(.+)`,
    ),
    keep: (what) => `You like ${what}.`,
  },
  { says: new RegExp(`${start}my (favou?rite [\\w ]+? is .+)`, 'i'), keep: (what) => `Your ${what}.` },
  {
    says: I(
      `(?:'m| am)${often} (?:in the middle of|going through) ((?:a|an|my|our) (?:divorce|separation|break-?up|move|career change)\\b.*)`,
    ),
    keep: (what) => `You are going through ${what}.`,
    single: /^You are going through /,
  },
  {
    says: I(
      `(?:'m| am|'ve been| have been)${often} ((?:${doing}) (?!it\\b|this\\b|that\\b|him\\b|her\\b|them\\b|a lot\\b|better|worse|old|tired|sick|help\\b|hell\\b|the worst|something\\b).+)`,
    ),
    keep: (what) => `You are ${what}.`,
  },
  { says: new RegExp(`${start}my goal (?:for \\w+ )?is (to .+)`, 'i'), keep: (what) => `You want ${what}.` },
  {
    says: I(`(?:'d| would)?${often} (?:want|hope|plan|like) (to (?:${aims})\\b.*)`),
    keep: (what) => `You want ${what}.`,
  },
  { says: I(`(?:'m| am)${often} trying (to (?:${aims})\\b.*)`), keep: (what) => `You are trying ${what}.` },
  {
    says: new RegExp(`${start}what (?:really |usually |always )?help(?:s|ed)(?: me)?(?: \\w+)? is (.+)`, 'i'),
    keep: (what) => `${capital(what)} helps you.`,
  },
  {
    says: new RegExp(
      `${start}((?!nothing|it\\b|that\\b|this\\b|what\\b|he\\b|she\\b|they\\b|talking to you|you\\b|who\\b|nobody|no one|I\\b)[\\w'-]+(?: (?!(?:never|hardly|doesn't|didn't|not|no|don't)\\b)[\\w'-]+){0,5}?) (?:really |always |usually |often |actually )?(?:helps|helped|calms|calmed|relaxes|relaxed|grounds) (?:me\\b|a lot|a bit)`,
      'i',
    ),
    keep: (what) => `${capital(what)} helps you.`,
  },
];

/** Where a thought ends and the next begins. */
const nextThought =
  /\s*(?:[,;:(]|\b(?:but|because|so|which|who|although|though|while|since|and (?:i|i'm|my|he|she|it|they|we|that|then|now|the)|if|when|where|except)\b).*$/i;
const trailing =
  /(?:\s+(?:right now|now|at the moment|these days|this (?:week|month|year)|today|tonight|lately|too|as well|again|anyway|actually|though|a lot|so much|very much|really|currently|instead|anymore|by the way))+$/i;
const passing = /\b(?:yesterday|tomorrow|today|tonight|ago|last (?:night|week|month|year)|next (?:week|day))\b/i;
const mostWords = 12;

/**
 * What an exchange teaches, read by patterns: people and their names, work, study, places, likes, what is under way,
 * goals, and what helps. A heavy message teaches nothing. Newer sentences come first.
 */
export function patternLessons({ message, history, memories }: ToLearnFrom): Lesson[] {
  const { text, heavy, language } = skim(message);
  if (heavy || language !== 'en') return [];
  return sentencesOf(text).flatMap((plain) => {
    const names = namesIn(plain, history, memories);
    if (names.length > 0) return names;
    return clausesOf(plain).flatMap((clause) => lessonOf(clause, memories) ?? []);
  });
}

/** Whether any pattern could find something in a message: the sentences are tried, and nothing is made of them. */
export function mayFitPattern(message: string): boolean {
  const { text, heavy, language } = skim(message);
  if (heavy || language !== 'en') return false;
  return sentencesOf(text).some(
    (plain) =>
      mayNameSomeone(plain) || clausesOf(plain).some((clause) => patterns.some(({ says }) => says.test(clause))),
  );
}

/** Sentences without their closing marks. A question states nothing. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\s*;\s*/)
    .filter((one) => !one.endsWith('?'))
    .map((one) => one.replace(/[.!]+$/, '').trim());

/** 'I live in Porto and I work as a nurse' says two things. */
const clausesOf = (sentence: string): string[] => sentence.split(/,? and (?=I\b|I'|my\b)|, (?=I\b|I')/);

function lessonOf(clause: string, memories: ToLearnFrom['memories']): Lesson | undefined {
  for (const { says, keep, single } of patterns) {
    const said = says.exec(clause)?.[1];
    if (said === undefined) continue;
    const what = said.replace(nextThought, '').replace(trailing, '').trim();
    if (what === '' || what.split(/\s+/).length > mostWords || passing.test(what)) return undefined;
    const text = keep(turned(what));
    return { text, replaces: single && memories.find((one) => one.text !== text && single.test(one.text))?.id };
  }
  return undefined;
}

/** Turned to the second person, the first letter as it was. */
function turned(what: string): string {
  const text = turnText(what).replace(/[.,]+$/, '');
  return /^\p{Lu}/u.test(what) ? capital(text) : text;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
