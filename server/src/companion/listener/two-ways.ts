import { turnText } from '../reading/second-person.ts';
import { escaped } from '../reading/text.ts';
import type { Blanks } from './draft.ts';
import { formsOf } from './forms-of.ts';
import * as choices from './lines/choices.ts';
import type { SoughtLines } from './lines/sought.ts';
import * as lines from './lines/two-ways.ts';
import { cautions, either, sorts } from './sorts-of-choice.ts';

/** A choice between two ways, in small letters: both ways ('not' where the second is only that), and what was told with it. */
export interface Choice {
  first: string;
  second: string;
  /** The last few messages, this one last, one a line. */
  told: string;
  /** The same, and what was told before them. */
  whole?: string;
}

const deeds =
  '(?:accept|answer|apologi[sz]e|apply|ask|back|bin|book|bring|buy|call|cancel|carry|chase|check|come|cook|delete|do|drop|eat|end|find|finish|forgive|get|give|go|have|ignore|invite|join|keep|knock|label|leave|lie|hide|pretend|put|let|make|meet|mention|message|move|mute|offer|own|pack|paint|pay|phone|post|press|quit|read|reply|ring|say|sell|send|show|sign|sit|skip|speak|start|stay|stick|stop|take|talk|tell|text|throw|tidy|try|turn|visit|wait|walk|wear|write)';
const heads =
  '(?:do|should|shall|ought|can) (?:i|we)(?: to)?|do (?:you|u)|is it (?:better|kinder|best) (?:to|if i)|whether (?:to|i (?:should|ought to))|would it be better to|better to|am i better off|would (?:you|u)|i should|i ought to';
const asking = new RegExp(
  `^(?:.*?\\b(?:${heads}) )?(.+?),? or (?:(?:(?:do|should|shall|ought|would) (?:i|we|you|u) )?(?:to |just |rather |i |also |better |even )*)(.+?)[?.! ]*$`,
);

/** 'I ask her? Or I say nothing and wait': a choice as a learner puts it. */
const learners =
  /\bi (?:will |can |must )?((?:ask|tell|call|ring|say|speak|talk|write|send|go|stay|wait|leave|text|visit|take|give)\b[^.?!]{0,60}?)(?:\?\s+or|,? or) i (?:will |can |must |should )?((?:ask|tell|call|ring|say|speak|talk|write|send|go|stay|wait|leave|text|visit|take|give|do)\b[^.?!]{0,60})(?:[?.]|$)/;

/** 'Send it or not', 'say something or leave it?': the deeds stand bare. */
const bare = new RegExp(
  `^(?:so |and |but |ok |well )?(?:just )?(?!do (?:i|you|we|they)\\b)${deeds}\\b[^.?!]*? or (?:just )?(?:not\\b|later\\b|when (?:he|she|they|i)\\b|when(?:she|he)s\\b|${deeds}\\b)`,
);
/** 'Cinema on my own or stay in?' */
const nounFirst = new RegExp(
  `^(?!.*\\b(?:is|are|was|were|did|does|do|he|she|they|you|will|would|can|has|have|am|why|how|what|who)\\b)[^.?!,]{3,40} or (?:just )?${deeds}\\b[^.?!,]{0,40}\\?$`,
);
/** 'The safe one or the startup?' */
const twoThings =
  /^(?:(?:so|and|ok|hmm|well),? )*(?!(?:or|yes|no|not|good|bad|big|today|now|more|one|two|three)\b)(?:(?!(?:or|is|are|was|were|did|does|do|he|she|they|you|i|it|that|this|will|would|can|has|have|am|why|how|what|who|when|where|if|not)\b)[a-z'-]+ ){1,4}or (?!(?:not|no|so|what|something|else|more|less|bad|two|three)\b)(?:(?!(?:is|are|was|were|did|does|do|he|she|they|you|i|it|that|this|will|would|can|am)\b)[a-z'-]+ ?){1,6}(?: lol)?\??$/;
const isAChoice = new RegExp(
  `\\b(?:do|should|shall|ought|would it be|is it|am i|can) (?:i|we|you|it|better|kinder|best|to)\\b|\\bbetter (?:off|to)\\b|\\bwhether\\b|\\beither\\b|\\bi should\\b|\\bwould (?:you|u) (?:just )?${deeds}\\b`,
);
/** What hangs on after the second way. */
const tail =
  /,? (?:lol|haha|though|then|tho|idk|like|small|or what|what (?:do|would) (?:you|u)\b.*|which|mate|love|pls|please)(?:[?.! ]*$|,[^,]*$)/;
/** 'Or is it not worth it?': the deed is doubted, and there is no second one. */
const orIsIt = /,? or (?:is|would) (?:it|that)(?: be)? (?:not worth\b|too (?:late|soon)|pointless|daft|silly).*$/;

/** What has an 'or' in it and chooses nothing: told of, long past, asked of Wren, or 'whether I go or not, she'll be angry'. */
const noChoice =
  /\bdo (?:you|u) (?:think|reckon|suppose) (?:that )?(?:he|she|they|my \w+|the \w+)\b|\b(?:didn't know|couldn't tell|don't care|doesn't matter|no matter) (?:whether|if)\b|^whether [^,]* or not,|\b(?:should|shall) (?:i|we) have\b|\bdo i have to\b|\b(?:should|can|shall|may) i (?:tell|ask|call) you\b|^(?:so |and )?(?:(?:do|can|could|will) (?:they|he|she|people)|(?:can|could|will) (?:you|u)|do (?:you|u) (?:keep|remember|know|have|want|like|mean|listen|store|save|read))\b|\bcan i\b[^.?!]* or not?\b|\b(?:what|how|why|when|where|who)\b (?:(?:do|should|can|would) (?:i|we)|am i|to) /;
/** Nothing one chooses to do. */
const comesOver =
  /^(?:laugh|cry|crying|feel|be |been|shouldn't|have (?:waited|loved|said|gone)|loved|never|shout|die|scream|deserve|look|love|believe|hope|miss|like)\b/;

/** 'Should I ring him, do you think, or leave it': what is asked of Wren is no part of the way. */
const asksOpinion = /,? (?:do|would|d'?|what do) ?(?:you|u|ya) (?:think|reckon|say|suppose),?$/;

/** The two ways of a choice; the second is 'not' where it says no more. Undefined where they do not stand as such. */
export function waysOf(message: string): [string, string] | undefined {
  const question = message
    .replaceAll('"', '')
    .replace(learners, 'do i $1 or $2?')
    .split(/(?<=[.?!])\s+|\n+/)
    .findLast(
      (sentence) =>
        / or /.test(sentence) &&
        (isAChoice.test(sentence) || bare.test(sentence) || nounFirst.test(sentence) || twoThings.test(sentence)),
    );
  if (!question) return undefined;
  if (noChoice.test(question)) return undefined;
  const whole = question
    .replace(tail, '')
    .replace(tail, '')
    .replace(orIsIt, ' or not')
    .replace(/^.*\b(?=(?:do|should|shall) (?:i|we) )/, (before) => (/ or (?:just |also )*$/.test(before) ? before : ''))
    .replace(/^.*\b(?:you|u) (?:think|reckon) i (?:should|shall|ought to|must) (?=.* or )/, '')
    .replace(/^.*?\b(?:i|we)(?:'ll| can| could| will)? either /, '');
  const [, one = '', two = ''] = asking.exec(whole) ?? [];
  const clean = (way: string) =>
    way
      .replace(/^(?:(?:just|either|to|maybe|even|also) )+/, '')
      .replace(/,? (?:lol|haha|small|like)$/, '')
      .replace(asksOpinion, '')
      .trim();
  const [first, second] = [clean(one), clean(two)];
  const fits = (way: string) =>
    way !== '' &&
    way.split(' ').length <= 16 &&
    !comesOver.test(way) &&
    !/^(?:am|are|is|was|would|will|what|not|no|nah|if|whatever|something|so|that|thats|that's|he|she|they|it|does|did)\b/.test(
      way,
    );
  if (!fits(first)) return undefined;
  if (/^not?\b(?=$|[,.]| (?:bother|go|do|say|to)\b)/.test(second)) return [first, 'not'];
  return fits(second) ? [first, second] : undefined;
}

/** A choice put to Wren without a mark: 'send it or not', 'I don't know whether to ring or wait', 'tell me whether I ought to go'. */
export const asksToChoose = (message: string): boolean =>
  wayAsked(message) !== undefined ||
  (waysOf(message) !== undefined &&
    (/\bwhether (?:to|i)\b/.test(message) || message.split(/(?<=[.?!])\s+|\n+/).some((one) => bare.test(one))));

/** 'Would you go?', 'somebody to tell me whether I ought to go back': one way, and the other is to leave it. */
export function wayAsked(message: string): string | undefined {
  const question = message
    .split(/(?<=[.?!])\s+|\n+/)
    .filter((sentence) => !/\b(?:what|when|how|which|who|where|why|if)\b[^.?!]*\bwould (?:you|u)\b/.test(sentence))
    .join(' ');
  const found = new RegExp(
    `\\b(?:would (?:you|u)(?: just| even| still)? (?=${deeds}\\b)|(?:tell me|know|decide|sure|wonder|wondering) (?:whether|if) i (?:should|ought to) )([^.?!,]{2,60}?)(?= if (?:it was|you were)\\b| then\\b|[.?!,]|$)`,
  ).exec(question);
  const inAWord = /\b(?:should|do|shall) i (?:just )?([^.?!,]{2,60}?)[?,.]? (?:yes or no|y\/n)\b/.exec(question);
  const way = (found ?? inAWord)?.[1];
  return way && !/ or |^(?:call (?:that|it|this)|say$|say (?:that|it's|it is)\b)/.test(way) ? way.trim() : undefined;
}

/** A way as it may stand after 'I'd': a plain deed in known words, turned; undefined where it would be no good English. */
export function said(way: string): string | undefined {
  const ok =
    new RegExp(`^${deeds}(?: |$)`).test(way) &&
    way.split(' ').length <= 9 &&
    !/^(?:have to|need to|do (?:you|i)\b)/.test(way) &&
    !/[,;:"()]|\b(?:u|ur|thru|wanna|gonna|til|cos|summat|owt|nowt|smth|tmrw|pissed|shit|fuck\w*|i'm|i've|i|the the)\b/.test(
      way,
    ) &&
    !/\b(?:the|a|an|my|his|her|their|to|of|for|and|with|that|about|from|at|or|if|it's)$/.test(
      way.replace(/\b(?:tell|ask|see|call|text|ring|forgive|with|to|leave|invite|sit with|for|from|about) her$/, ''),
    );
  return ok ? turnText(way) : undefined;
}

/** Where a body, a drug or a life may hang on it, no leaning is given by form. */
const notHere =
  /\b(?:pills?|tablets?|dose|doses|medication|meds|antidepressants?|insulin|relapse|abortion|terminat\w*|keep the baby|gun|knife|affair|cheat\w*|sleep(?:ing)? with|hit him|hit her|revenge|loan sharks?|blackmail\w*|dealer|life support|on the machine|turn (?:it|him|her) off|chemo\w*|hospice|treatment|operation)\b/;

/** What is between grown people is not a child's to carry, and neither is what was promised a small thing. */
const weighty = /\b(?:ex|secret|promised|swore|divorc\w*|marry|adopt|police|court|sue|suing)\b/;

/** Choices for which there may be a worked-out answer as well. */
const carded: readonly SoughtLines[] = [choices.goForAnHour, choices.workOrHome, choices.keepForNow, lines.undoable];

/** Leanings for so wide a sort that an answer to the very question knows more. */
const wide: readonly SoughtLines[] = [
  lines.askOnce,
  choices.goBack,
  lines.smallTruth,
  lines.kindPart,
  choices.breathe,
  lines.bothTrue,
  choices.forPartOfIt,
  choices.getUp,
  lines.tellOne,
];

/** What a life may turn on for longer than a day. */
const big =
  /\b(?:job|jobs|work|boss|career|resign\w*|quit\w*|marry|marriage|married|husband|wife|partner|divorc\w*|separat\w*|break up|baby|pregnan\w*|kids?|child(?:ren)?|son|daughter|house|flat|rent|mortgage|mov(?:e|ing)|abroad|country|degree|uni|university|college|course|exam|school|operation|surgery|doctor|hospital|results?|vet|put (?:him|her|it) down|money|loan|debt|savings|court|police|care home|funeral|will|religion|dad|mum|mom|mother|father|sister|ex)\b/;
/** Beside these even a small choice is none. */
const grave =
  /\b(?:marry|divorc\w*|pregnan\w*|operation|surgery|resign\w*|quit\w*|put (?:him|her|it) down|hospital|funeral|died|dying|redundan\w*|evict\w*|emigrat\w*)\b/;
/** Ducking out of it, and what is friendly at the price of an awkward minute. */
const ducks =
  /\b(?:hide|avoid|ignore|pretend|run away|slip (?:off|out)|duck|stay (?:in|away|out of)|skip|not bother|keep (?:away|out))\b/;
const friendly =
  /^(?:just )?(?:offer|ask|say (?:hello|hi|sorry|thanks?|thank)|join|bring|give|invite|knock|wave|smile|thank|make|bake|help|go (?:over|up|in|and say))\b/;
/** What is done or bought and can be done the other way next time. */
const trifle =
  /\b(?:wear|paint|cut|haircut|hair|dress|shoes|eat|cake|cook|order|watch|film|movie|cinema|read|walk|bus|nap|bath|shower|red|blue|bake|plant|sofa|game|play|tidy|wash|hoover|phone case|holiday|pizza|curry|tea|coffee|mute|unfollow|label|band room|caf|canteen|library)\b/;

/** Whether it is one of the day's own: neither way reaches far. */
const isSmall = ({ first, second, told }: Choice): boolean =>
  trifle.test(`${first} ${second}`) &&
  !big.test(`${first} ${second}`) &&
  !weighty.test(`${first} ${second} ${told}`) &&
  !grave.test(told);

/** A deed put by itself that reaches no further than the day, as it may stand after 'I'd'; undefined for any other. */
export function lightDeed(question: string, told: string): string | undefined {
  const way =
    /\b(?:should|shall) i (?:(?:just|even|actually|maybe|really) )*([^?.!,]+?)(?: (?:lol|then|though|or what))*(?=[?.!,]|$)/.exec(
      question,
    )?.[1];
  const isLight = ![big, weighty, grave, notHere].some((heavy) => heavy.test(told)) && !ducks.test(way ?? '');
  return way && isLight && !/ or |\b(?:be|stop|drop|end|leave|quit|give up|sell|cut|block)\b/.test(way)
    ? said(way)
    : undefined;
}

/** What to lean to. */
export interface Leaning {
  of: SoughtLines;
  blanks: Blanks;
  /** There may be a worked-out answer as well. */
  isCarded: boolean;
  /** It is for this sort of choice, and not for any. */
  isOfASort: boolean;
  /** An answer to this very question goes before it. */
  yields: boolean;
}

/** The leaning for a choice, and whom it is about; undefined where none may be given. */
export function leaningOf(choice: Choice): Leaning | undefined {
  const both = `${choice.first} ${choice.second}`;
  const near = choice.told.split('\n').slice(-2).join('\n');
  const careful = cautions.find(({ fits }) => fits(choice));
  if (!careful && (notHere.test(both) || notHere.test(choice.told.split('\n').slice(-3).join('\n')))) return undefined;
  const found = careful ?? sorts.find(({ fits }) => fits(choice));
  if (!found && weighty.test(both)) return undefined;
  if (found?.of === lines.sayIt && weighty.test(choice.told)) return undefined;
  const bold = [choice.first, choice.second].find((way) => friendly.test(way));
  const isOpen =
    bold !== undefined && !/\b(?:i|my|me|myself)\b/.test(bold) && either(friendly, ducks, choice.first, choice.second);
  const isChosen = choice.second !== 'not' && !ducks.test(choice.first);
  const any = isOpen ? lines.friendlyOne : isSmall(choice) && isChosen ? choices.smallOne : lines.undoable;
  const told = found || any !== lines.undoable ? undefined : warmthIn(choice);
  if (told)
    return {
      of: told.isWarm ? choices.toldWarmly : choices.toldHeavily,
      blanks: { ...blanksIn(both, near), warm: told.way, c: told.clause },
      isCarded: false,
      isOfASort: true,
      yields: true,
    };
  const of = found?.of ?? any;
  const toward = found?.toward;
  const way = toward ? [choice.first, choice.second].find((one) => toward.test(one)) : isOpen ? bold : choice.first;
  const inWords = way && said(way);
  return {
    of: of === choices.smallOne && !inWords ? choices.smallAny : of,
    blanks: {
      ...blanksIn(both, near),
      ...found?.facts?.(choice),
      way: inWords,
      first: said(choice.first),
      second: said(choice.second),
    },
    isCarded: carded.includes(of),
    isOfASort: found !== undefined,
    yields: found === undefined || wide.includes(of),
  };
}

const warm =
  /\b(?:i (?:\w+ )?(?:love[ds]?|like[ds]?|enjoy\w*|miss|adore)|i'?d (?:love|like)|fun|happy|excit\w*|curious|alive|laugh\w*|dream\w*|looking forward)\b/;
const cold =
  /\b(?:boring|bored|hate|dread\w*|sick of|tired of|can'?t stand|miserable|empty|cry|crying|stuck|get seasick)\b/;
const light = /^(?:the|a|an|my|his|her|it|one|of|to|in|on|for|go|do|take|get|be|with|and|at)$/;

/** Which of the two they told of warmly, or else which not heavily, with what they said of it; undefined where neither stands out. */
function warmthIn({ first, second, told }: Choice): { way: string; clause: string; isWarm: boolean } | undefined {
  const clauses = told
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => line.split(/(?<=[.!?])\s+|, (?=(?:but|and)? ?i\b)| but /));
  const of = (way: string, how: RegExp) => {
    const names = way.split(' ').filter((one) => !light.test(one) && one.length > 2);
    if (names.length === 0) return undefined;
    const named = new RegExp(`\\b(?:${names.map(escaped).join('|')})`);
    return clauses.find((one) => how.test(one) && named.test(one));
  };
  const likes = [of(first, warm), of(second, warm)];
  const dislikes = [of(first, cold), of(second, cold)];
  const at = likes.findIndex((one) => one !== undefined);
  const isWarm = at >= 0 && likes[1 - at] === undefined && dislikes[at] === undefined;
  const coldAt = dislikes.findIndex((one) => one !== undefined);
  const isCold = !isWarm && coldAt >= 0 && dislikes[1 - coldAt] === undefined && likes[coldAt] === undefined;
  const clause = isWarm ? likes[at] : isCold ? dislikes[coldAt] : undefined;
  const way = isWarm ? [first, second][at] : [first, second][1 - coldAt];
  const inWords = clause && clause.split(' ').length <= 16 ? turnText(clause.replace(/[.!?,]+$/, '')) : undefined;
  return inWords && way ? { way: turnText(way), clause: inWords, isWarm } : undefined;
}

const oneOf = (text: string): 'she' | 'he' | undefined => {
  const she = /\b(?:she|her|mum|mom|mother|sister|wife|girlfriend|daughter|gran|nan|grandma|aunt\w*)\b/.test(text);
  const he = /\b(?:he|him|his|dad|father|brother|husband|boyfriend|son|grandad|uncle|boy)\b/.test(text);
  return she === he ? undefined : she ? 'she' : 'he';
};

/** The words for whoever a question is about: by the ways themselves, else by what was told with them. */
export function blanksIn(text: string, told = ''): Blanks {
  const named = /\b(?:them|they|their)\b/.test(text) ? undefined : (oneOf(text) ?? oneOf(told));
  const day = /\b(?:tonight|today|now)\b/.exec(text)?.[0] ?? 'today';
  const awake = day === 'tonight' ? 'be up' : 'have a minute';
  const { they, theyre, them, has } = formsOf(named ?? 'they');
  return { day, awake, they, theyre, them, has, asks: named ? 'asks' : 'ask' };
}
