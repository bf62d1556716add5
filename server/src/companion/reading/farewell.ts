/** Words that are hardly said but to leave. */
const parting = [
  'good ?bye|bye(?:[- ]?bye| bye)?|good ?night|night(?:y|ie)?[,! ]+night|nite|toodle\\w*|ta-?ra|cheerio|farewell|(?:^|[.,] )so long(?=,| (?:and|then|for now)|[.!]*$)',
  'see (?:you|ya|u)(?: (?:later|soon|tomorrow|around|then|monday|tuesday|wednesday|thursday|friday))?(?=[.!, ]*$|,| then| wren)|(?:talk|speak|chat)(?: (?:to you|again))? (?:later|soon|tomorrow|another time)|ttyl|cya|g2g|gtg|catch (?:you|ya) later|until (?:next time|tomorrow|then)(?=[.!, ]*$)|take care(?! of)|peace out|laters',
  '(?:logging|signing|log|sign) off|lights out|over and out|ma[ -]?salama|inshallah tomorrow|namaste|hasta (?:luego|ma[nñ]ana|pronto)|adios|ciao|buonanotte|bonne nuit|gute nacht|buenas noches|dobranoc|au revoir|auf wiedersehen|tschüss?',
  "(?:that(?:'?s| is| will do| will be| does)|this is) ?(?:me|all|it|enough)?(?: done)? ?(?:it )?for (?:now|today|tonight|this evening)|(?:enough|do|done) for (?:today|tonight|now|this evening)|that'?s (?:it|all)(?: really| then)?(?=[.,]? (?:thanks?|thank you|wanted|just wanted))|call it a (?:day|night)|leave it (?:there|here)\\b|(?:bed|home)time for me|time (?:for (?:me to go|bed)|(?:i|to) (?:went|go|slept|sleep))(?=[.!, ]*$|,)|(?:off|away) to (?:my |the )?(?:bed|sleep|work|school|church|shift)(?=[.!, ]|$)|wrap(?:ping)? (?:this |it )?up|that'?s me (?:then|done|off)(?=[.,!]|$)|leave you (?:in peace|to it)|(?:thanks?|thank you|cheers|ta|thx|ty)(?: so much| a lot| again)? for (?:listening|hearing me out|the (?:chat|company|ear)|your (?:time|ear)|letting me (?:talk|rant|vent|moan))|(?:won'?t|shan'?t|will not|shall not|shouldn'?t|mustn'?t|'ll not) keep you(?= (?:any|up|longer|from)|[.,;!]|$)",
].join('|');
const parts = new RegExp(
  `(?<![\\w'])(?:${parting})(?![\\w']| (?:cards?|part(?:y|ies)|drinks|cruel|summer|to my|do|meal|present|speech|hug|of)\\b)`,
  'i',
);
/** Alone at the end of a piece, a parting; in the middle of one, a time of day. */
const lastWord =
  /(?:^|[,.!;:] ?|\b(?:ok|okay|right|well|anyway|so|but|now|x|thanks|thank you|cheers|ta|lol),? )(?:night|later|nighty)(?:,? (?:wren|x+|all|then|mate|thanks|now|love|dear|hun|i guess|i suppose))*[.!x ]*$/i;

/** What a sentence may begin with before it says anything. */
const lead =
  '(?:ok(?:ay)?|right|reet|well|so|anyway|anyways|now|and|but|oh|ah|sorry|nvm|never ?mind|thanks?|thank you|cheers|ta|yeah|yes|no|lol|haha|alright|then|still|actually|i think|i guess|i suppose|think|phew|god|gosh|hmm|um|er|x)[,.!… ]+';

const soon =
  "(?:i ?)?(?:(?:really |just |probably |think i |guess i |suppose i |i )*(?:have to|gotta|got to|'ve got to|had better|'d better|better|best|should(?: probably)?|must|need to|ought to|shall(?: have to)?|will(?: just| now)?|'ll(?: just| now)?|let me|'m going to|am going to|going to|gonna|'m gonna|might(?: as well)?|am about to|'m about to))";
const away = [
  "(?:(?:go|run|dash|shoot)(?=[.!,;]|$| (?:now|then|x|because|bleep|meeting|maghrib|mum|dinner|price|do)\\b| (?:my|the|his|her|our) \\w+'?s?\\b| and (?:be|get|make|cook|feed|pick|do|put|pray)\\b)|be off|get (?:going|off|on|ready|some sleep|to bed|back(?: to (?:it|work))?|my head down|the kids|a move on)|head (?:off|out|in|home|up|to bed)|push off|scoot|turn in|curl up|lie down|lay down|sleep|try (?:to|and) (?:sleep|get some (?:sleep|rest)|drop off|nod off)|try now|try(?=(?: then| now)?[.!]*$)|close (?:my eyes|the laptop|this)|shut (?:my eyes|the (?:laptop|book|phone)|this)|switch (?:this |the light |off)|put (?:the kettle|the light|the phone|this|my phone|it away|the kids)|clock in|log off|sign off|leave (?:it (?:there|here)|you|now)|stop (?:here|now|there|writing)|let you go|be (?:going|away|up (?:at|by|early|before|for)\\b[^.!?]{0,40})|go (?:up|in|down|home|back)(?=[.!,;]|$| (?:now|then)\\b)|go (?:and |to )?(?:bed|sleep|work|make|cook|eat|feed|pray|shower|sit|put|get|ring|have)|eat|pray|cook|hang up)",
].join('|');
const goes = new RegExp(
  `^(?:${lead})*(?:${soon} (?:${away})(?![\\w'])(?! (?:there|nowhere|crazy|mad|on (?:and on|like)|for it|with it|through|wrong|over it|into|up (?:the|a|my|to)|down (?:the|a|my|to)|back(?:[.!]*$| (?:to (?:him|her|them|the|being|school|uni|court)|on)))\\b)|(?:i'm|i am|im) (?:(?:off|going|away)(?=(?: (?:now|then|out|up|down|home|x|(?:to (?:my |the )?|for my )(?:bed|sleep|work|kitchen|shower|shift|moisturise)\\b.*))?[.!, x]*$|,)|done(?= (?:for|here|now)\\b)|out of here|heading (?:off|out|home|in|to bed)|(?:falling|dropping|nodding) (?:off|asleep)(?: here)?[.!]*$)|off (?:i go|to)\\b|heading (?:out|home|to bed|off)|going (?:now|up|in)(?=[.!,]|$)|(?:going|gone|away) to (?:bed|sleep|lie down|turn in)|(?:i'?ll |i will )(?:be back|come back)(?= (?:to (?:this|you|it|here)|later|tomorrow|soon|when|after|another)|[.!]*$)|back (?:later|tomorrow|soon|in a)\\b|(?:bed|bath|sleep)(?: now| then| for me| time)?[.!, ]*(?:ta|thanks|thank you|cheers|bye)?[.!]*$|work[.,]+ (?:ta|thanks|bye)\\b|(?<=\\b(?:anyway|right|well|ok|okay),? (?:i'?m )?)up (?:again )?(?:at|by|before) (?:\\d|four|five|six|three|half)[^.!?]{0,12}[.! ]*$|hang on|brb|one sec\\b|(?:turn in|go up|go to bed|lie down|have my (?:tea|dinner|supper|bath))[.! ]*$|(?:my )?(?:phone|battery)(?:'?s| is)? (?:on|at|dying|nearly|about)\\b)`,
  'i',
);
/** Something calls them: 'the oven is beeping', 'my bus is here', 'dinner's ready'. */
const called = new RegExp(
  `^(?:${lead})*(?:(?:that's|that is|there's|there is|here's) (?:my|the|his|her|our) (?:[\\w']+ ){0,2}?(?:bus|train|bell|door|phone|kettle|oven|timer|alarm|stop|lift|break|whistle|beeper|bleep|taxi|cab|microwave|toast|dinner|tea)|(?:my|the|our|someone|somebody|baby|dinner|tea|lunch|kettle|mum|mom|mam|dad|boss|bus|train|oven|kids?|pasta|toast|taxi)(?:'?s)?(?: [\\w']+)?(?:'?s| is| are|'re| has)?(?: (?:actually|just|now|nearly|about to|already))* ?(?:starting|starts(?: now)?|burning|boiling(?: over)?|waking(?: up)?|stirring|calling(?: me)?|ringing|beeping|knocking(?: on (?:my|the) door)?|at the door|pulling in|ready|(?<=\\b(?:bus|train|taxi|cab|lift|mum|mom|dad|food|pizza|boss|shift|break|meeting)(?:'?s| is) )(?:here|over|up)|(?<=\\btoast .*)gone cold|gone off)|(?:he|she|they|it)(?:'s| is|s|'re| are) (?:stirring|waking(?: up)?|calling(?: me)?|ringing|at the door|beeping|boiling over))(?: (?:now|again|so|for (?:me|tea|dinner)))*(?=[.!?, ]*$|, | (?:so |and )?(?:i )?(?:have to|got to|gotta|better|must)\\b)`,
  'i',
);
const thanking =
  /^(?:(?:and|but|well|ok|okay|anyway),? )*(?:(?:many )?thanks|thank you|thankyou|ty|ta|cheers|bless you|god (?:bless|keep)|x+|you(?:'ve| have) (?:been|kept|helped)|i suppose|it (?:really )?helped|that helped|sleep well|and you|you too|tomorrow(?=[.!]*$))\b[^.?!]{0,60}[.!x ]*$/i;

/** What speaks against it: a parting that is told, or a going that is dreaded, wished for or put off. */
const told =
  /\b(?:say|said|saying|says|says|kiss\w*|without (?:a|even a|saying)|never got (?:a|to)|a|his|her|their|last|waved|wave) (?:proper |last |good ?)*(?:good ?bye|bye)\b|\bgood ?bye to\b|\bgood ?night (?:to (?:him|her|them|the|my)|story|kiss|shift|out)|\b(?:a|one|my|had a|every) (?:\w+ )?good ?night\b(?! (?:to|from))|\b(?:said|says|say|texts?|texted|wrote|writes) ["']?(?:good ?night|night|bye|see you|take care)/i;
const dreaded =
  /\b(?:but|dread\w*|hate\w*|afraid|scared|anxious|worried|terrified|every|always|don'?t want|doesn'?t want|tired of|sick of|can'?t|cannot|couldn'?t|won'?t|didn'?t|never|nobody|what if|if|when|because|tomorrow(?! (?:then|wren|x))|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|on my own|alone|without|with (?:him|her|them)|to (?:the|a|his|her|my|see|tell|talk|therapy|counselling|court|a doctor|the doctor|rehab|uni)\b(?! (?:bed|kettle|oven|door|shop)))/i;

const asking =
  /^(?:(?:and|but|so|or|ok|well|also),? )*(?:how|what|when|where|which|who|why|should|shall|do|does|did|is|are|am|can|could|would|will|may|any)\b[^?]*\?/i;

/** The sentences of a message, and what follows a breath in it: 'lol right dinners burning', 'anyway alarms at five'. */
const pieces = (text: string): string[] =>
  text
    .split(
      /(?<=[.!?…;])\s+|\n+|\s+[-–]\s+|(?:,|\blol\b|\bhaha\b)\s+(?=(?:anyway|right|ok(?:ay)?|well|gotta|got to|good ?night|night|bye)\b)|\s+(?=(?:anyway|right) (?:i|im|i'm|my|the|bus|bed|off|better|gotta|got|dinner|tea)\b)/i,
    )
    .filter((one) => /[\p{L}\p{N}]/u.test(one));

/** 'Good evening' is how one comes in. */
const greets = /^(?:(?:good (?:morning|evening|afternoon|day)|hello|hi|hey|hiya)\b[, ]*)+(?:[\p{L}']+ ?){0,3}[.! ]*$/iu;

const countOf = (text: string): number => text.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;

/**
 * Whether a message takes leave: read from where it ends, whatever was said before. `learnt` says how likely a piece is a
 * leave-taking, by weights.
 */
export function takesLeave(message: string, learnt: (piece: string) => number): boolean {
  const all = pieces(message.replace(/"[^"]*"/g, '""'));
  // 'Thank you. Goodnight. Sleep well': what is said beside the parting is none itself.
  const last = all.findLastIndex((one) => !thanking.test(one) || partsIn(one) || goesOff(one));
  const ends = all[last];
  if (ends === undefined || greets.test(ends)) return false;
  if (leavesIn(ends, all, learnt)) return true;
  // 'Gtg. Mum needs the charger': the reason comes after it.
  const before = all[last - 1];
  return (
    before !== undefined &&
    !ends.includes('?') &&
    (countOf(ends) <= 6
      ? leavesIn(before, all, () => 0)
      : countOf(ends) <= 18 && /\bkeep you\b/i.test(before) && partsIn(before))
  );
}

function leavesIn(piece: string, all: readonly string[], learnt: (piece: string) => number): boolean {
  if (told.test(piece)) return false;
  const plainly = partsIn(piece) || isCalled(piece);
  // What is asked beside it wants an answer, unless they are plainly on their way.
  if (!plainly && all.some((one) => asking.test(one))) return false;
  if (/\?["']?\s*$/.test(piece)) return false;
  if (plainly) return countOf(piece) <= 26;
  // 'I have to go to work tomorrow and I dread it' is no leave-taking.
  return goesOff(piece) || (countOf(piece) <= 20 && !dreaded.test(piece) && learnt(piece) >= sure);
}

/** How likely it must be by weights alone. */
const sure = 0.7;

function partsIn(piece: string): boolean {
  if (told.test(piece) || /^(?:if|when|i (?:never|didn'?t|wish|want))\b/i.test(piece)) return false;
  if (lastWord.test(piece)) return true;
  const at = piece.search(parts);
  if (at < 0) return false;
  // A parting begins or ends what it stands in; in the middle of a longer sentence it is told about.
  return countOf(piece) <= 14 || countOf(piece.slice(0, at)) <= 6 || countOf(piece.slice(at)) <= 8;
}

/** 'I'm tired, I should go': what is said last is what they do. */
function goesOff(piece: string): boolean {
  const going = [piece, ...suffixes(piece).filter((one) => countOf(one) > 1)].find((one) => goes.test(one));
  return (
    going !== undefined &&
    countOf(piece) <= 18 &&
    countOf(going) <= 14 &&
    !dreaded.test(going.replace(new RegExp(`^(?:${lead})*`, 'i'), '').replace(/\bthank\w*.*$/i, ''))
  );
}

const suffixes = (piece: string): string[] =>
  [...piece.matchAll(/(?:,|\bso|\band|\bbut) /gi)].map(({ index, 0: joint }) => piece.slice(index + joint.length));

const isCalled = (piece: string): boolean => countOf(piece) <= 10 && called.test(piece) && !dreaded.test(piece);
