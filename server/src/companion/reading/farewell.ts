import { alarming, dreaded, goesNow, goesOff, isCalled, lead, plansIn } from './going.ts';
import { asksAnything } from './question-of.ts';
import { countOf } from './text.ts';

/** Words that are hardly said but to leave. */
const parting = [
  'good ?bye|bye(?:[- ]?bye| bye)?|good ?night|night(?:y|ie)?[,! ]+night|nite|toodle\\w*|ta-?ra|cheerio|farewell|(?:^|[.,] )so long(?=,| (?:and|then|for now)|[.!]*$)',
  'see (?:you|ya|u)(?: (?:later|soon|tomorrow|around|then|monday|tuesday|wednesday|thursday|friday))?(?=[.!, ]*$|,| then| wren)|(?:talk|speak|chat) (?:to you|again) (?:later|soon|tomorrow|another time)|(?<!\\b(?:i|we|you|they|he|she|to|will|can|could|should|might|must|and) )(?:talk|speak|chat) (?:later|soon|tomorrow|another time)|ttyl|cya|g2g|gtg|catch (?:you|ya) later|(?<!\\b(?:ok|okay|alright|right|fine|safe|wait|live|him|her|it|them|me) )until (?:next time|tomorrow|then)(?=[.!, ]*$)|take care(?! of)|peace out|laters',
  '(?:logging|signing|log|sign) off|lights out|(?:^|[.,!;] )lights off(?: here)?(?=[.!,]|$)|over and out|ma[ -]?salama|inshallah tomorrow|namaste|sleep na(?: (?:ko|ako|me))?|hasta (?:luego|ma[nñ]ana|pronto)|adios|ciao|buonanotte|bonne nuit|gute nacht|buenas noches|dobranoc|au revoir|auf wiedersehen|tschüss?',
  "(?:that(?:'?s| is| will do| will be| does)|this is) ?(?:me|all|it|enough)?(?: done)? ?(?:it )?for (?:now|today|tonight|this evening)|(?:enough|do|done) for (?:today|tonight|now|this evening)|that'?s (?:it|all)(?: really| then)?(?=[.,]? (?:thanks?|thank you|wanted|just wanted))|call it a (?:day|night)|leave it (?:there|here|at that)\\b|(?:bed|home)time for me|time (?:for (?:me to go|bed)(?:,? i (?:think|guess|suppose))?|(?:i|to) (?:went|go|slept|sleep))(?=[.!, ]*$|,)|(?<!\\b(?:get|gets|got|getting|drop\\w*|nod\\w*|drift\\w*|went|goes|sent|took \\w+) )(?:off|away) to (?:my |the )?(?:bed|sleep|work|school|church|shift)(?=[.!, ]|$)|wrap(?:ping)? (?:this |it )?up|that'?s me (?:then|done|off)(?=[.,!]|$)|(?<=\\b(?:so|right|well|ok|okay),? )that'?s me(?=[.!]*$)|off i (?:go|pop|trot)(?=[.,! ]|$)|wish me luck(?=[.!,]|$)|good (?:evening|day|afternoon) to you|leave you (?:in peace|to it)|(?:thanks?|thank you|cheers|ta|thx|ty)(?: so much| a lot| again)? for (?:listening|hearing me(?: out)?|the (?:chat|talk|company|ear)|your (?:time|ear|patience)|to(?:day|night)|this evening|letting me (?:talk|rant|vent|moan))|(?:won'?t|shan'?t|will not|shall not|shouldn'?t|mustn'?t|'ll not) keep you(?= (?:any|up|longer|from)|[.,;!]|$)",
].join('|');
const parts = new RegExp(
  `(?<![\\w'])(?:${parting})(?![\\w']| (?:cards?|part(?:y|ies)|drinks|cruel|summer|to my|do|meal|present|speech|hugs?|texts?|messages?|calls?|kiss\\w*|stor(?:y|ies)|of)\\b)`,
  'i',
);
/** Alone at the end of a piece, a parting; in the middle of one, a time of day. */
const lastWord =
  /(?:^|[,.!;:] ?|\b(?:ok|okay|right|well|anyway|so|but|now|x|bed|thanks|thank you|cheers|ta|lol),? )(?:night|later|nighty)(?:,? (?:wren|x+|all|then|mate|thanks|now|love|dear|hun|i guess|i suppose))*[.!x ]*$/i;

const goOn = '(?:talk|speak|chat|continue|carry on|go on|do this|pick (?:it|this) up|meet)';
const whenAgain =
  '(?:later(?: on)?|soon|tomorrow|another (?:time|day)|next (?:time|week)|in the morning|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)';
/** Said of something else in a longer sentence, and a parting where nothing else is said. */
const wishes = [
  'have (?:a |an )(?:(?:very|really) )?(?:good|nice|great|lovely|pleasant|peaceful|calm|blessed|wonderful|restful|quiet) (?:one|day|night|evening|afternoon|weekend|week|rest|sleep|time)|enjoy (?:your|the rest of your|the) (?:day|night|evening|afternoon|weekend|week)',
  '(?:sleep|rest|be|stay|keep|fare) (?:well|tight|safe)|(?:sweet|good) dreams|god bless(?: you| u| y.?all)?|bless(?:ings| you)|(?:all the|all my|my) best|(?:best|good|warm|kind) (?:wishes|regards)|take (?:it easy|care of yourself)|look after yourself|mind yourself|safe (?:home|travels)|godspeed|until we (?:talk|speak|meet)(?: again)?',
  `(?:i'?ll |we'?ll |let'?s |can we |could we |shall we |may we |will we )?${goOn}(?: (?:to|with) (?:you|u))?(?: again)? ${whenAgain}|(?:i'?ll |i will |we'?ll )?(?:see|catch|message|text) (?:you|u|ya)(?: again)? ${whenAgain}|i(?:'?ll| will) (?:be|come|check|write|drop|pop) (?:back|in|to you|again|here)(?: again| here)?(?: ${whenAgain})?|same time ${whenAgain}|(?:till|til|until) (?:${whenAgain}|then|we meet again)|tomorrow(?: then| again)`,
  "(?:(?:i|we)(?:'d| would)? (?:need|have|want|got|like|must|should|had better|better)(?: to)? |i(?:'ll| will| think i'll) |can (?:i|we) |could (?:i|we) |may i |shall we |let'?s |let me |maybe (?:i|we) )(?:just )?(?:stop|end|leave it|pause|finish|break off|close|wrap up)(?: this| it| there| here| at that| for (?:now|today|tonight|the (?:day|night|evening))| today| tonight| now)+",
  "(?:anyway|right|well),? (?:thanks|thank you|cheers|ta)|that(?:'s| is| was) (?:all|it|enough|everything)(?: i (?:wanted|needed|have|had) to (?:say|tell you))?(?: (?:for|from) me)?(?: (?:for )?(?:now|today|tonight))|that(?:'s| is| was) (?:all|it) i (?:wanted|needed) to say|i (?:can'?t|don'?t want to|won'?t) (?:talk|write|do this|say|type) (?:any ?more|any longer|more) (?:now|today|tonight|for now)|(?:back|off) to (?:it|work|the grind)(?: for me| i go)?",
  "i(?:'m| am) leaving now|i'?m out(?=,? (?:thanks|thank you|bye|night|peace|ttyl|x))|later,? (?:gator|alligator|gators|dude|man|mate|taters)|c ?u(?: (?:later|soon|tomorrow|around))?|cul8r|l8r|ttfn|ta ?ta(?: for now)?|bb+|nn|b?bfn|byes|bibi|pip pip|g'?night|gn8?|nighty",
  // In an English talk: what nearly everybody has heard somewhere.
  "adieu|arrivederci|a (?:presto|domani|dopo)|buona (?:notte|serata|giornata)|(?:à|a) (?:bient[oô]t|demain|plus|tout)|bonne (?:soir[ée]e|journ[ée]e)|tschuss|tsch[üu]ssi|bis (?:bald|morgen|dann|sp[äa]ter)|mach'?s gut|sch(?:ö|oe|o)nen (?:abend|tag)|schlaf gut|servus|tot (?:ziens|morgen)|welterusten|slaap lekker|doei|nos vemos|chau|tchau|boa noite|at[ée] (?:logo|amanh[ãa]|mais|breve)|sayonara|oyasumi(?: nasai)?|do (?:svidaniya|widzenia|zobaczenia|jutra)|poka|pa ?pa|nos da|oíche mhaith|slán|lala salama|kwaheri|hejd[åa]|hej d[åa]|god natt|ha det|moi moi|hyv[äa]{2} y[öo]t[äa]|noapte bun[ăa]|la revedere|iyi geceler|g[üu]le g[üu]le|ho[şs][çc]a kal|khuda hafiz|allah hafiz|shubh ratri|alvida|paalam|selamat (?:malam|tinggal)|laila tov|layla tov|shalom|(?:yalla|ya?lla),? bye|kali?nychta|kalinixta",
].join('|');
const after =
  '(?:[,.!]* (?:wren|x+|then|now|all|mate|love|dear|to you(?: too)?|too|again|maybe|please|if (?:that|it)(?:.s| is) ok(?:ay)?|thanks?(?: (?:so much|a lot|again|wren|you))?|thank you(?: so much| wren)?|ttyl|bye|and (?:bye|thanks|thank you|good ?night)|good ?night|night))*';
const wished = new RegExp(
  `^(?:${lead}|(?:hey|hi),? |(?:thanks|thank you|cheers)(?: wren| so much| a lot)?,? (?:and )?|you too,? |i'?m (?:tired|out),? )*(?:${wishes})${after}[.!?… x❤️💕🙏👋]*$`,
  'iu',
);

/** 'Can we stop here?', 'talk tomorrow?': asked, and still nothing but a parting. */
export const isOnlyParting = (piece: string): boolean => wished.test(piece.trim());

const thanking =
  /^(?:(?:and|but|well|ok|okay|anyway),? )*(?:(?:many )?thanks|thank you|thankyou|ty|ta|cheers|bless you|god (?:bless|keep)|x+|you(?:'ve| have) (?:been|kept|helped)|i suppose|it (?:really )?helped|that helped|sleep well|and you|you too|tomorrow(?=[.!]*$))\b[^.?!]{0,60}[.!x ]*$/i;

/** What speaks against it: a parting that is told, or a going that is dreaded, wished for or put off. */
const told =
  /\b(?:say|said|saying|says|says|kiss\w*|without (?:a|even a|saying|even saying)|never got (?:a|to)|a|his|her|their|last|waved|wave) (?:proper |last |good ?)*(?:good ?bye|bye|ciao|adios)\b|\b(?:was|were|is|been) (?:just |only )?["']?(?:good ?bye|bye)\b|\b(?:says?|said|tells? me|told me) (?:that'?s (?:enough|all|it)|let'?s leave it)\b|,? (?:he|she|they) (?:said|says)[.!]*$|\b(?:without saying|(?:told|wished|tells|wishes) (?:me|him|her|us|them)) (?:good ?night|night|good ?bye|bye)\b|\bgood ?bye to\b|\bgood ?night (?:to (?:him|her|them|the|my)|story|kiss|shift|out)|\b(?:a|one|my|had a|every) (?:\w+ )?good ?night\b(?! (?:to|from))|\b(?:said|says|say|texts?|texted|wrote|writes) ["']?(?:good ?night|night|bye|see you|take care)/i;
const asking =
  /^(?:(?:and|but|so|or|ok|well|also),? )*(?:how|what|when|where|which|who|why|should|shall|do|does|did|is|are|am|have|has|can|could|would|will|may|any)\b[^?]*\?/i;

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
  const last = all.findLastIndex(
    (one) => !thanking.test(one) || wished.test(one) || partsIn(one) || goesOff(one) || goesNow(one) || plansIn(one),
  );
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
      !wished.test(one) &&
      !told.test(one) &&
      (goesOff(one) || isCalled(one) || plansIn(one) || goesNow(one, all[at - 1]) || partsIn(one)),
  );
  return found.length > 0 ? found : all.filter((one) => !thanking.test(one) && !wished.test(one)).slice(-1);
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
  if (wished.test(piece) && !all.some((one) => one !== piece && asking.test(one))) return true;
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
const goesBack = /\bgo(?:ing)? back[.! ]*$|\bspare you\b|\bgood ?(?:night|bye) (?:texts?|messages?|calls?|kiss\w*)\b/i;
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
