import { turnText } from '../reading/second-person.ts';
import { tidy } from '../reading/tidy.ts';
import { wordTable } from '../word-table.ts';

const lead =
  /^(?:well|ok|okay|um|actually|no|wait|sorry|on second thoughts?|instead|maybe|perhaps|yes|yeah|hmm|so|honestly|probably|i think|i guess|and|alright|all right|right|sure|fine|good|great|good idea|just|thanks(?: a lot| so much)?|thank you(?: so much)?|then)[,.]?\s+/i;
const wanting =
  /^(?:(?:i|we)(?:'d| would)? (?:really |just |probably |maybe )?(?:want|need|like|love|plan|hope|have|should|could|can|will|might|am going|must)(?: like| love)?(?: to)?|i'll|we'll|we're going to|i'm going to|i've been meaning to|my goal is to|my goal would be to|the goal is to|it would be (?:good|nice|great) to|let's|how about|what about|(?:should|could|can|shall|may) (?:i|we)|to|going to|trying to|i'd like to|maybe)\s+/i;
const when =
  /[,;]?\s*\b((?:the )?day after tomorrow\b.*|(?:right )?(?:after|before|during|at|around|by|in|when|once|as soon as|on|first thing|tonight|today|this|tomorrow|later|now|straight after|until|with (?:my |the )?(?:breakfast|lunch|dinner|supper|coffee|tea))\b.*|\d{1,2}(?::\d\d)? ?(?:am|pm)\b.*)$/i;
const timely =
  /\b(?:(?:lunch|dinner|supper|breakfast|bed|tea)(?:[- ]?time)?|work|school|class|shower|coffee|gym|\d+(?::\d\d)?\s?(?:am|pm)?|noon|midday|midnight|morning|afternoon|evening|tonight|today|tomorrow|now|later|(?<=\bin (?:a )?)(?:sec(?:ond)?s?|moments?|bit)|minutes?|hour|home|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|sleep|done|finish\w*|get (?:back|home|up)|wake|eat)\b|\b(?:at|by|around) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b(?=$|[,.?!]| (?:o'clock|ish|sharp|am|pm|past|tonight|today|tomorrow|on|in|this|or|then|instead|maybe|please|every|each|when|after|before)\b)|\bin \d+\b/i;

/** 'OK, back.' */
const back = /^(?:(?:ok(?:ay)?|right|so|sorry|hi|hey|i'm|now|here|again|back)[,.! ]*)+$/i;

export interface Goal {
  /** Completes 'you will …': 'tidy your desk'. Empty when none could be read. */
  goal: string;
  /** 'after dinner'; empty when not said. */
  when: string;
}

/** Reads a goal out of an answer: 'I want to call my mom after dinner' → 'call your mom', 'after dinner'. */
export function readGoal(message: string): Goal {
  let text =
    tidy(message)
      .text.split(/(?<=[.!?])\s/)
      .find((sentence) => !back.test(sentence)) ?? '';
  text = text
    .replace(/(?:,? then)?[.!?]*$/, '')
    .replace(/,? (?:but|because|cos|although|though) (?:i\b|i'm|it|it's|that|my|the|he|she|they|there)\b.*$/i, '')
    .replace(
      /,? (?:i (?:guess|think|suppose|promise|swear)|maybe|probably|or something|instead|please)(?=,|$| (?:tonight|today|tomorrow|after|before|at))/gi,
      '',
    );
  for (let again = true; again; ) {
    const next = text.replace(lead, '').replace(wanting, '');
    again = next !== text;
    text = next;
  }
  const time = when.exec(text);
  const timed = time?.[1] && timely.test(time[1]) ? time[1] : '';
  const rest = timed && time ? text.slice(0, time.index) : text;
  return {
    goal: turnText(asVerb(rest)).replace(/[,.]+$/, ''),
    when: turnText(timed)
      .replace(/[,.]+$/, '')
      .replace(/^(?=\d)/, 'at '),
  };
}

/**
 * A goal written as two answers, said to the person: 'Wash my cups', 'After I have had tea'. What speaks to them already,
 * as a goal they read and reword does, stays as it is. At most 200 and 120 characters.
 */
export function goalFrom(written: { what: string; when: string }): { what: string; when: string } {
  const read = speaksToThem.test(written.what) ? { goal: written.what, when: '' } : readGoal(written.what);
  const what = read.goal || turnText(written.what);
  if (written.when === '') return { what: what.slice(0, 200), when: read.when.slice(0, 120) };
  const when = speaksToThem.test(written.when) ? written.when : turnText(written.when);
  return {
    what: (read.when ? `${what} ${read.when}` : what).slice(0, 200),
    when: when.replace(/[.!?,]+$/, '').slice(0, 120),
  };
}

/** 'I don't know. Maybe water the plants': what comes after the doubt, when something that can be done does. */
export function afterDoubt(message: string): string | undefined {
  const [first = '', ...rest] = message.split(/(?<=[.!?,;])\s+|\s+(?=maybe\b)/i);
  if (!/^(?:i (?:don'?t|do not) know|idk|dunno|not sure|no idea|hm+|um+|well)\b/i.test(first)) return undefined;
  return rest.findLast(
    (one) => /^(?:maybe|perhaps|i (?:could|might|guess i)|just)\b/i.test(one) && /\s\S+\s\S/.test(one),
  );
}

/** 'Nothing really', 'I have no energy for anything': an answer to what the goal could be, and no goal. */
export function namesNothing(message: string): boolean {
  return /^(?:(?:um|hm+|well|honestly|idk|i guess|i think)[,.]? )*(?:nothing\b|not (?:much|really|sure)\b|none\b|no (?:energy|idea|clue)\b|i(?: have|'ve| got|'ve got) no (?:energy|strength|idea|clue)\b|i (?:can'?t|cannot|could ?n'?t) (?:think|do anything|manage)\b|(?:(?:i'?m|i am) )?(?:(?:just|far|way|much|so) )?too (?:tired|exhausted|drained|knackered|ill)\b)/i.test(
    message.trim().replaceAll('’', "'"),
  );
}

const speaksToThem = /\b(?:you|your|yours|yourself|you're|you've)\b/i;

/** Reads only a time: 'maybe after dinner' → 'after dinner'. Empty when there is none. */
export function readWhen(message: string): string {
  const text = tidy(message)
    .text.replace(/[.!?]+$/, '')
    .replace(/,? (?:i (?:guess|think|suppose|promise|swear)|maybe|probably|or something|then)$/i, '')
    // 'I can't today, tomorrow maybe': the time is the one that is left.
    .replace(
      /^(?:i (?:can'?t|cannot|won'?t)(?: do (?:it|that))?|not) (?:today|tonight|now|this \w+)[,.;]?\s+(?:but\s+)?(?=\S)/i,
      '',
    )
    .replace(lead, '');
  const time = when.exec(` ${text}`);
  if (time?.[1] && timely.test(time[1])) return turnText(time[1]).replace(/^(?=\d)/, 'at ');
  if (
    /^(?:right )?(?:after|before|past) (?:\w+ past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i.test(
      text,
    )
  )
    return text;
  if (atOnce.test(text)) return 'as soon as you can';
  const quarter = quarters.exec(text)?.[1];
  if (quarter) return `at ${quarter}`;
  const clock = /\b\d{1,2}(?::\d\d)?\s?(?:am|pm|o'clock)?\b/i.exec(text);
  if (clock && text.length < 20) return `at ${clock[0]}`;
  return timely.test(text) && text.split(' ').length <= 6 ? turnText(text) : '';
}

const atOnce = /^(?:asap|as soon as (?:possible|i can)|straight ?away|right away|immediately|this (?:minute|second))$/i;
/** 'Half five', 'around quarter to six'. */
const quarters =
  /^(?:at |around |about )?((?:half|quarter|five|ten|twenty)(?: past| to)? (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}))$/i;

/** 'cleaning my room' and 'a short walk' become what one can do. */
function asVerb(text: string): string {
  const trimmed = text.trim().replace(/,$/, '');
  const gerund =
    /^(?!(?:no|some|any|every)?thing\b|(?:morn|even|dur|k|r|br|s|st|str|spr|sw|wr|cl|fl|p|w)ing\b)(\w+)ing\b(.*)$/i.exec(
      trimmed,
    );
  if (gerund?.[1]) {
    const stem = gerund[1].toLowerCase();
    const doubled = /([bdgmnprt])\1$/.exec(stem);
    const verb =
      known[stem] ??
      (doubled
        ? stem.slice(0, -1)
        : /(?:[aeiou][^aeiou]|[^aeiou]{2}|y|w|x)$/.test(stem) && !silentE.test(stem)
          ? stem
          : `${stem}e`);
    return `${verb}${gerund[2] ?? ''}`;
  }
  if (
    /^(?:(?:short|quick|little|long|slow|morning|evening|afternoon|lunchtime) )+(?:walk|nap|shower|bath|break|call|swim)\b/i.test(
      trimmed,
    )
  )
    return asVerb(
      `${/^(?:evening|afternoon)/i.test(trimmed) ? 'an' : 'a'} ${trimmed.charAt(0).toLowerCase()}${trimmed.slice(1)}`,
    );
  const lower = trimmed.charAt(0).toLowerCase() + trimmed.slice(1);
  if (/^(?:only|no more than|at most) (?:an?|one|two|three|half|\d+)\b/i.test(trimmed)) return `have ${lower}`;
  if (/^(?:a|an|the|my|some|one|two|three|\d+)\b/i.test(trimmed))
    return /\bwalk\b/i.test(trimmed)
      ? `take ${lower}`
      : /\b(?:glass|cup|mug|bottle|pint) of\b|\b(?:water|tea|coffee)$/i.test(trimmed)
        ? `drink ${lower}`
        : /\b(?:call|nap|bath|shower|break|swim)\b/.test(trimmed)
          ? `have ${lower}`
          : /\b(?:letters?|envelopes?|post|mail)$/.test(trimmed)
            ? `open ${lower}`
            : `do ${lower}`;
  return lower;
}

const known = wordTable<string>({
  do: 'do',
  go: 'go',
  tidy: 'tidy',
  call: 'call',
  see: 'see',
  be: 'be',
  try: 'try',
  study: 'study',
  eat: 'eat',
  read: 'read',
  cook: 'cook',
  clean: 'clean',
  vacuum: 'vacuum',
  open: 'open',
  answer: 'answer',
  email: 'email',
});
const silentE =
  /(?:[bcdghiklmnprstuv]at|creat|mak|tak|writ|practis|practic|organiz|organis|prepar|leav|mov|updat|us|clos|danc|driv|giv|hav|com|shav|bak|chang|exercis|schedul|stor|sav|fil|tim|lov|rid|invit|complet|apologis|apologiz)$/;
