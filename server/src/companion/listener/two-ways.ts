import type { Blanks } from './draft.ts';
import type { SoughtLines } from './lines/sought.ts';
import * as lines from './lines/two-ways.ts';
import { either, sorts } from './sorts-of-choice.ts';

/** A choice between two ways, in small letters: both ways, what was asked, and what was told before it. */
export interface Choice {
  first: string;
  second: string;
  told: string;
}

const asking =
  /^(?:.*?\b(?:do i|should i|shall i|is it (?:better|kinder|best) (?:to|if i)|whether (?:to|i should)|would it be better to|better to|am i better off|do we|should we|shall we|ought i to|would you) )?(.+?),? or (?:(?:do|should|shall|ought) (?:i|we) |to |just |rather |i |would you |better )*(.+?)[?.! ]*$/;

/** 'I ask her? Or I say nothing and wait': a choice as a learner puts it. */
const learners =
  /\bi (?:will |can |must )?((?:ask|tell|call|ring|say|speak|talk|write|send|go|stay|wait|leave|text|visit|take|give)\b[^.?!]{0,60}?)(?:\?\s+or|,? or) i (?:will |can |must |should )?((?:ask|tell|call|ring|say|speak|talk|write|send|go|stay|wait|leave|text|visit|take|give|do)\b[^.?!]{0,60})(?:[?.]|$)/;

/** The two ways of a choice; undefined where they do not stand as such. */
export function waysOf(message: string): [string, string] | undefined {
  const question = message
    .replace(learners, 'do i $1 or $2?')
    .split(/(?<=[.?!])\s+|\n+/)
    .findLast((sentence) => / or /.test(sentence) && isAChoice.test(sentence));
  if (!question) return undefined;
  const bare = question
    .replace(/,? (?:lol|haha|though|then|tho|idk|what do (?:you|u) (?:think|reckon)|which|mate|love)\b[^,]*$/, '')
    .replace(/^.*\b(?=(?:do|should|shall) (?:i|we) )/, '')
    .replace(/^.*\b(?:you|u) (?:think|reckon) i should (?=.* or )/, '')
    .replace(/^.*?\b(?:i|we)(?:'ll| can| could| will)? either /, '');
  const [, one = '', two = ''] = asking.exec(bare) ?? [];
  const clean = (way: string) => way.replace(/^(?:just|either|to|maybe) /, '').trim();
  const [first, second] = [clean(one), clean(two)];
  const fits = (way: string) =>
    way !== '' &&
    way.split(' ').length <= 16 &&
    !/^(?:am|are|is|was|would|will|what|not|no|nah|if|whatever|something|so)\b/.test(way);
  return fits(first) && fits(second) ? [first, second] : undefined;
}
const isAChoice =
  /\b(?:do|should|shall|ought|would it be|is it|am i|can) (?:i|we|it|better|kinder|best|to)\b|\bbetter (?:off|to)\b|\bwhether\b|\beither\b|\bi should\b/;

/** Where a body, a drug or a life may hang on it, no leaning is given by form. */
const notHere =
  /\b(?:pills?|tablets?|dose|doses|medication|meds|antidepressants?|insulin|drunk|drinking|wine|vodka|relapse|abortion|terminat\w*|keep the baby|gun|knife|affair|cheat\w*|sleep(?:ing)? with|hit him|hit her|revenge)\b/;

/** What is between grown people is not a child's to carry, and neither is what was promised a small thing. */
const weighty = /\b(?:ex|secret|promised|swore|divorc\w*|marry|adopt|police|court|sue|suing)\b/;

/** Choices for which there may be a worked-out answer as well. */
const carded: readonly SoughtLines[] = [lines.goForAnHour, lines.workOrHome, lines.keepForNow, lines.undoable];

/** What a life may turn on for longer than a day. */
const big =
  /\b(?:job|jobs|work|boss|career|resign\w*|quit\w*|marry|marriage|married|husband|wife|partner|divorc\w*|separat\w*|break up|baby|pregnan\w*|kids?|child(?:ren)?|son|daughter|house|flat|rent|mortgage|mov(?:e|ing)|abroad|country|degree|uni|university|college|course|exam|school|operation|surgery|doctor|hospital|results?|vet|put (?:him|her|it) down|money|loan|debt|savings|court|police|care home|funeral|will|religion|dad|mum|mom|mother|father|brother|sister|ex)\b/;
/** Beside these even a small choice is none. */
const grave =
  /\b(?:marry|divorc\w*|pregnan\w*|operation|surgery|resign\w*|quit\w*|put (?:him|her|it) down|hospital|funeral|died|dying|redundan\w*|evict\w*|emigrat\w*)\b/;
/** Ducking out of it, and what is friendly at the price of an awkward minute. */
const ducks =
  /\b(?:hide|avoid|ignore|pretend|run away|slip (?:off|out)|duck|stay (?:in|away|out of)|skip|not bother|keep (?:away|out))\b/;
const friendly =
  /^(?:just )?(?:offer|ask|say (?:hello|hi|sorry|thanks?|thank)|join|bring|give|invite|knock|wave|smile|thank|make|bake|help|go (?:over|up|in|and say))\b/;

/** Whether it is one of the day's own: neither way reaches far. */
export const isSmall = ({ first, second, told }: Choice): boolean =>
  !big.test(`${first} ${second}`) && !weighty.test(`${first} ${second} ${told}`) && !grave.test(told);

/** What to lean to. */
export interface Leaning {
  of: SoughtLines;
  blanks: Blanks;
  /** There may be a worked-out answer as well. */
  isCarded: boolean;
  /** It is for this sort of choice, and not for any. */
  isOfASort: boolean;
}

/** The leaning for a choice, and whom it is about; undefined where none may be given. */
export function leaningOf(choice: Choice): Leaning | undefined {
  const both = `${choice.first} ${choice.second}`;
  if (notHere.test(both) || notHere.test(choice.told.split('\n').slice(-2).join('\n'))) return undefined;
  const found = sorts.find(({ fits }) => fits(choice));
  if (!found && weighty.test(both)) return undefined;
  if (found?.of === lines.sayIt && weighty.test(choice.told)) return undefined;
  const bold = [choice.first, choice.second].find((way) => friendly.test(way));
  const isOpen =
    bold !== undefined && !/\b(?:i|my|me|myself)\b/.test(bold) && either(friendly, ducks, choice.first, choice.second);
  const of = found?.of ?? (!isSmall(choice) ? lines.undoable : isOpen ? lines.friendlyOne : lines.smallOne);
  return {
    of,
    blanks: { ...blanksIn(both), way: bold },
    isCarded: carded.includes(of),
    isOfASort: found !== undefined,
  };
}

/** The words for whoever a question is about. */
export function blanksIn(text: string): Blanks {
  const she = /\b(?:she|her|mum|mom|mother|sister|wife|girlfriend|daughter|gran|nan|aunt\w*)\b/.test(text);
  const he = /\b(?:he|him|his|dad|father|brother|husband|boyfriend|son|grandad|uncle)\b/.test(text);
  const day = /\b(?:tonight|today|now)\b/.exec(text)?.[0] ?? 'today';
  const awake = day === 'tonight' ? 'be up' : 'have a minute';
  if (she === he) return { day, awake, they: 'they', theyre: "they're", them: 'them' };
  return she
    ? { day, awake, they: 'she', theyre: "she's", them: 'her' }
    : { day, awake, they: 'he', theyre: "he's", them: 'him' };
}
