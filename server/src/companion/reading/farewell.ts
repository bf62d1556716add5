import { alarming, dreaded, goesNow, goesOff, isCalled, lead, plansIn } from './going.ts';
import { asksAnything } from './question-of.ts';
import { countOf } from './text.ts';

/** Words that are hardly said but to leave. */
const parting = [
  'good ?bye|bye(?:[- ]?bye| bye)?|good ?night|night(?:y|ie)?[,! ]+night|nite|toodle\\w*|ta-?ra|cheerio|farewell|(?:^|[.,] )so long(?=,| (?:and|then|for now)|[.!]*$)',
  'see (?:you|ya|u)(?: (?:later|soon|tomorrow|around|then|monday|tuesday|wednesday|thursday|friday))?(?=[.!, ]*$|,| then| wren)|(?:talk|speak|chat)(?: (?:to you|again))? (?:later|soon|tomorrow|another time)|ttyl|cya|g2g|gtg|catch (?:you|ya) later|(?<!\\b(?:ok|okay|alright|right|fine|safe|wait|live|him|her|it|them|me) )until (?:next time|tomorrow|then)(?=[.!, ]*$)|take care(?! of)|peace out|laters',
  '(?:logging|signing|log|sign) off|lights out|(?:^|[.,!;] )lights off(?: here)?(?=[.!,]|$)|over and out|ma[ -]?salama|inshallah tomorrow|namaste|sleep na(?: (?:ko|ako|me))?|hasta (?:luego|ma[nñ]ana|pronto)|adios|ciao|buonanotte|bonne nuit|gute nacht|buenas noches|dobranoc|au revoir|auf wiedersehen|tschüss?',
  "(?:that(?:'?s| is| will do| will be| does)|this is) ?(?:me|all|it|enough)?(?: done)? ?(?:it )?for (?:now|today|tonight|this evening)|(?:enough|do|done) for (?:today|tonight|now|this evening)|that'?s (?:it|all)(?: really| then)?(?=[.,]? (?:thanks?|thank you|wanted|just wanted))|call it a (?:day|night)|leave it (?:there|here)\\b|(?:bed|home)time for me|time (?:for (?:me to go|bed)|(?:i|to) (?:went|go|slept|sleep))(?=[.!, ]*$|,)|(?<!\\b(?:get|gets|got|getting|drop\\w*|nod\\w*|drift\\w*|went|goes|sent|took \\w+) )(?:off|away) to (?:my |the )?(?:bed|sleep|work|school|church|shift)(?=[.!, ]|$)|wrap(?:ping)? (?:this |it )?up|that'?s me (?:then|done|off)(?=[.,!]|$)|(?<=\\bso )that'?s me(?=[.!]*$)|off i (?:go|pop|trot)(?=[.,! ]|$)|wish me luck(?=[.!,]|$)|good (?:evening|day|afternoon) to you|leave you (?:in peace|to it)|(?:thanks?|thank you|cheers|ta|thx|ty)(?: so much| a lot| again)? for (?:listening|hearing me(?: out)?|the (?:chat|company|ear)|your (?:time|ear|patience)|letting me (?:talk|rant|vent|moan))|(?:won'?t|shan'?t|will not|shall not|shouldn'?t|mustn'?t|'ll not) keep you(?= (?:any|up|longer|from)|[.,;!]|$)",
].join('|');
const parts = new RegExp(
  `(?<![\\w'])(?:${parting})(?![\\w']| (?:cards?|part(?:y|ies)|drinks|cruel|summer|to my|do|meal|present|speech|hug|of)\\b)`,
  'i',
);
/** Alone at the end of a piece, a parting; in the middle of one, a time of day. */
const lastWord =
  /(?:^|[,.!;:] ?|\b(?:ok|okay|right|well|anyway|so|but|now|x|bed|thanks|thank you|cheers|ta|lol),? )(?:night|later|nighty)(?:,? (?:wren|x+|all|then|mate|thanks|now|love|dear|hun|i guess|i suppose))*[.!x ]*$/i;

const thanking =
  /^(?:(?:and|but|well|ok|okay|anyway),? )*(?:(?:many )?thanks|thank you|thankyou|ty|ta|cheers|bless you|god (?:bless|keep)|x+|you(?:'ve| have) (?:been|kept|helped)|i suppose|it (?:really )?helped|that helped|sleep well|and you|you too|tomorrow(?=[.!]*$))\b[^.?!]{0,60}[.!x ]*$/i;

/** What speaks against it: a parting that is told, or a going that is dreaded, wished for or put off. */
const told =
  /\b(?:say|said|saying|says|says|kiss\w*|without (?:a|even a|saying|even saying)|never got (?:a|to)|a|his|her|their|last|waved|wave) (?:proper |last |good ?)*(?:good ?bye|bye)\b|\b(?:without saying|(?:told|wished|tells|wishes) (?:me|him|her|us|them)) (?:good ?night|night|good ?bye|bye)\b|\bgood ?bye to\b|\bgood ?night (?:to (?:him|her|them|the|my)|story|kiss|shift|out)|\b(?:a|one|my|had a|every) (?:\w+ )?good ?night\b(?! (?:to|from))|\b(?:said|says|say|texts?|texted|wrote|writes) ["']?(?:good ?night|night|bye|see you|take care)/i;
const asking =
  /^(?:(?:and|but|so|or|ok|well|also),? )*(?:how|what|when|where|which|who|why|should|shall|do|does|did|is|are|am|can|could|would|will|may|any)\b[^?]*\?/i;

/** The sentences of a message, and what follows a breath in it: 'lol right dinners burning', 'anyway alarms at five'. */
const piecesOf = (text: string): string[] =>
  text
    .replace(/"[^"]*"/g, '""')
    .split(
      /(?<=[.!?…;])\s+|\n+|(?<!(?:n't|\b(?:do|does|did|not|to|will|would|might|may|i|we|you|they|he|she|just|really|only|i'll|people|that)))\s+(?=have to (?:run|go|dash)[.! ]*$)|\s+(?=wait,? i (?:have to|must|need to) )|\s+[-–]\s+|(?:,|\blol\b|\bhaha\b)\s+(?=(?:anyway|right|ok(?:ay)?|well|gotta|got to|good ?night|night|bye)\b)|\s+(?=(?:anyway|right) (?:i|im|i'm|my|the|bus|bed|off|better|gotta|got|going to|gonna|dinner|tea)\b)/i,
    )
    .filter((one) => /[\p{L}\p{N}]/u.test(one));

/** 'Good evening' is how one comes in. */
const greets = /^(?:(?:good (?:morning|evening|afternoon|day)|hello|hi|hey|hiya)\b[, ]*)+(?:[\p{L}']+ ?){0,3}[.! ]*$/iu;

/** How a message takes leave: they go, or they say with thanks what they will do. */
export type Leave = 'goes' | 'plans';

/**
 * Whether a message takes leave: read from where it ends, whatever was said before. `learnt` says how likely a piece is a
 * leave-taking, by weights.
 */
export function readLeave(message: string, learnt: (piece: string) => number): Leave | undefined {
  const all = piecesOf(message);
  // 'Thank you. Goodnight. Sleep well': what is said beside the parting is none itself.
  const last = all.findLastIndex((one) => !thanking.test(one) || partsIn(one) || goesOff(one) || plansIn(one));
  const ends = all[last];
  if (ends === undefined || greets.test(ends)) return undefined;
  if (leavesIn(ends, all, learnt)) return 'goes';
  const before = all[last - 1];
  if (!tellsOn.test(ends) && !all.some((one) => asking.test(one)) && (!asksAnything(ends) || bareWill.test(ends))) {
    if (goesNow(ends, before)) return 'goes';
    if (plansIn(ends) && isThanked(all, last)) return 'plans';
  }
  // 'Gtg. Mum needs the charger': the reason comes after it.
  return before !== undefined &&
    !ends.includes('?') &&
    (countOf(ends) <= 6 && !dreaded.test(ends)
      ? leavesIn(before, all, () => 0)
      : countOf(ends) <= 18 && /\bkeep you\b/i.test(before) && partsIn(before))
    ? 'goes'
    : undefined;
}

/** 'Will do', 'might ask her': said without a subject, and no question. */
const bareWill = new RegExp(
  `^(?:${lead})*(?:will|might)\\b(?! (?:i|he|she|it|they|you|we|this|that|my|the|there|people|anyone|things)\\b)[^?]*$`,
  'i',
);

/** What they go to, or say they will do, in the order said: where nothing says so in its own words, what they end in. */
export const doingsIn = (message: string): string[] => {
  const all = piecesOf(message);
  const found = all.filter(
    (one, at) =>
      !told.test(one) && (goesOff(one) || isCalled(one) || plansIn(one) || goesNow(one, all[at - 1]) || partsIn(one)),
  );
  return found.length > 0 ? found : all.filter((one) => !thanking.test(one)).slice(-1);
};

/** Whether they thank whoever listens, beside what they will do: at the end, or first of all. */
const isThanked = (all: readonly string[], last: number): boolean =>
  all.slice(last + 1).some((one) => thanks.test(one)) ||
  thanksFirst.test(all[last] ?? '') ||
  thanksLast.test(all[last] ?? '') ||
  (last > 0 && countOf(all[last - 1] ?? '') <= 8 && thanks.test(all[last - 1] ?? ''));

const thanked = '(?:thanks|thank you|thankyou|thx|ty|ta|cheers|obrigad[oa]|gracias|merci|danke|grazie|salamat)';
const thanks = new RegExp(`^(?:${lead})*(?:many |so |a big )?${thanked}\\b(?! to (?:him|her|my|the))`, 'i');
const thanksFirst = new RegExp(`^(?:(?:ok(?:ay)?|right|well|aww?|yeah|yes|great|alright),? )*${thanked}\\b`, 'i');
const thanksLast = new RegExp(
  `[, ]${thanked}(?: (?:so much|a lot|a million|again|i guess|wren|mate|love|x+))*[.! x]*$`,
  'i',
);

/** 'So I have to go and sit somewhere else', 'I'm going to say fine again': what they will do there, told with a sigh. */
const tellsOn =
  /\b(?:have|got|need|want) to go (?:and|in|there|through|past|without|alone|with)\b.*\b(?:like|somewhere|anyway|without|alone|again|front|stupid|smile|pretend|sit|stand|face)\b|\b(?:going to|gonna|gunna|will|'ll) (?:just |only |have to )?(?:say|tell|pretend|smile|lie|act|nod)\b.*\b(?:again|fine|ok|okay|good|nothing|as if)\b/i;

/** 'Good night, I cannot sleep because …': in many tongues one comes in so. */
const comesIn = /^good ?(?:night|evening),? (?:i|my|we)\b.{12,}\b(?:because|but|and|can ?not|can't|have|need|want)\b/i;

function leavesIn(piece: string, all: readonly string[], learnt: (piece: string) => number): boolean {
  if (told.test(piece) || comesIn.test(piece) || (tellsOn.test(piece) && !partsIn(piece))) return false;
  const isHurt = all.some((one) => alarming.test(one));
  const plainly = partsIn(piece) || (isCalled(piece) && !isHurt);
  // What is asked beside it wants an answer, unless they are plainly on their way.
  if (!plainly && all.some((one) => asking.test(one))) return false;
  if (/\?["']?\s*$/.test(piece) || /^(?:so |and |but )?(?:do|should|must) (?:i|we)\b/i.test(piece)) return false;
  if (plainly) return countOf(piece) <= 26;
  // 'I have to go to work tomorrow and I dread it' is no leave-taking.
  return (
    goesOff(piece) || (countOf(piece) <= 20 && !dreaded.test(piece) && !goesBack.test(piece) && learnt(piece) >= sure)
  );
}

/** 'I have to go back' is as likely told of what they left, and 'I'll spare you' of what happened. */
const goesBack = /\bgo(?:ing)? back[.! ]*$|\bspare you\b/i;
/** How likely it must be by weights alone. */
const sure = 0.7;

function partsIn(piece: string): boolean {
  if (
    told.test(piece) ||
    /^(?:if|when|i (?:never|didn'?t|wish|want)|(?:do|should|shall|must|can) (?:i|we))\b/i.test(piece)
  )
    return false;
  if (lastWord.test(piece)) return true;
  const at = piece.search(parts);
  if (at < 0) return false;
  // A parting begins or ends what it stands in; in the middle of a longer sentence it is told about.
  return countOf(piece) <= 14 || countOf(piece.slice(0, at)) <= 6 || countOf(piece.slice(at)) <= 8;
}
