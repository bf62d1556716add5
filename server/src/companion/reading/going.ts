import { notDone } from './decision.ts';
import { countOf } from './text.ts';

/** What a sentence may begin with before it says anything. */
export const lead =
  '(?:ok(?:ay)?|right|reet|well|so|anyway|anyways|now|and|but|oh|ah|sorry|nvm|never ?mind|thanks?|thank you|cheers|ta|yeah|yes|no|wait|lol|haha|alright|then|still|actually|i think|i guess|i suppose|think|phew|god|gosh|hmm|um|er|x|k|aight|fine|cool|very well|righto)[,.!… ]+';

const soon =
  "(?:i ?)?(?:(?:really |just |probably |think i |guess i |suppose i |i )*(?:have to|gotta|got to|'ve got to|had better|'d better|'d best|better|best|should(?: probably)?|must|need to|ought to|shall(?: have to)?|will(?: just| now)?|'ll(?: just| now)?|let me|'m going to|am going to|going to|gonna|'m gonna|might(?: as well)?|am about to|'m about to))";
const away = [
  "(?:(?:go|run|dash|shoot)(?=[.!,;]|$| (?:now|then|x|because|bleep|meeting|maghrib|mum|dinner|price|do)\\b| (?:my|the|his|her|our) \\w+(?:'?s| is| are) | and (?:be|get|make|cook|feed|pick|do|put|pray)\\b)|be off|get (?:going|off(?= (?:now|then|here|to (?:bed|sleep|work))\\b|[.!,]|$)|on(?= (?:with (?:it|the|my)|now|then)\\b|[.!,]|$)|ready|some (?:sleep|rest)|to bed|back(?: to (?:it|work))?|my head down|the kids|a move on)|head (?:off|out|in|home|up|to bed)|push off|scoot|turn in|curl up|lie down|lay down|sleep(?! on (?:it|that|this))|catch (?:my|the|a|our) (?:bus|train|tram|flight|lift|ferry|plane)|try (?:to|and) (?:sleep|get some (?:sleep|rest)|drop off|nod off)|try now|try(?=(?: then| now)?[.!]*$)|close (?:my eyes|the laptop|this)|shut (?:my eyes|the (?:laptop|book|phone)|this)|switch (?:this |the light |off)|put (?:the kettle|the light|the phone|this|my phone|it away|the kids)|clock in|log off|sign off|leave (?:it (?:there|here)|you|now)|stop (?:here|now|there|writing)|let you go|be (?:going|away|up (?:at|by|early|before|for)\\b[^.!?]{0,40})|go (?:(?:up|in|down|home)(?=[.!,;]|$| (?:now|then)\\b)|back (?:now|then|inside)(?=[.!,;]|$))|go (?:and |to )?(?:bed|sleep|work|make|cook|eat|feed|pray|shower|sit|put|get|ring|have)|eat|pray|cook|hang up|crash|see to (?:him|her|them|the \\w+|my \\w+)|crack on|must serve|answer(?= (?:it|that|this|her|him|them|now|the (?:phone|door))\\b|[.,!]|$)|take this|at least close my eyes)",
].join('|');
const goes = new RegExp(
  `^(?:${lead})*(?:${soon} (?:${away})(?![\\w'])(?! (?:there|nowhere|crazy|mad|on (?:and on|like)|for it|with it|through|wrong|over it|into|up (?:the|a|my|to)|down (?:the|a|my|to)|back(?:[.!]*$| (?:to (?:him|her|them|the|being|school|uni|court)|on)))\\b)|(?:i'm|i am|im) (?:(?:off|going|away)(?=(?: (?:now|then|out|up|down|home|x|(?:to (?:my |the )?|for my )(?:bed|sleep|work|kitchen|shower|shift|moisturise)\\b.*))?(?:[.!, x]*$|,))|done(?= (?:for|here|now)\\b)|out of here(?=[.!,]|$| (?:now|then))|heading (?:off|out|home|in|to bed)|(?:falling|dropping|nodding) (?:off|asleep)(?: here)?[.!]*$)|off (?:i go|to)\\b|heading (?:out|home|to bed|off)|going (?:now|up|in)(?=[.!,]|$)|(?:going|gone|away) to (?:bed|sleep|lie down|turn in)|hitting the (?:hay|sack)|calling it a (?:day|night)|(?:closing|shutting|putting|switching) (?:the |this |my )?(?:app|laptop|phone|tablet|computer|window|this)(?: (?:down|away|off))?(?: now| then)?[.!]*$|(?:i'?ll |i will )(?:be back|come back)(?= (?:to (?:this|you|it|here)|later|tomorrow|soon|when|after|another)|[.!]*$)|back (?:later|tomorrow|soon|in a)\\b|(?:bed|bath|sleep)(?: now| then| for me| time)?[.!, ]*(?:ta|thanks|thank you|cheers|bye)?[.!]*$|work[.,]+ (?:ta|thanks|bye)\\b|(?<=\\b(?:anyway|right|well|ok|okay),? (?:i'?m )?)up (?:again )?(?:at|by|before) (?:\\d|four|five|six|three|half)[^.!?]{0,12}[.! ]*$|hang on|brb|one sec\\b|i (?:hang up|stop|close|leave) now|(?:i )?(?:must |have to |got to |had better |'d better |better )?go to (?:him|her|them)(?: now)?(?=[.!]|$)|(?<!\\bthen )i go(?: (?:sleep|to sleep|to bed))?(?: now)?(?=[.!,]|$)|(?:pressing|hitting) send\\b|sending it(?: now)?[.!]*$|(?:my )?eyes (?:are )?closing[.! x]*$|(?:turn in|go up|go to bed|lie down|have my (?:tea|dinner|supper|bath))[.! ]*$|(?:my )?(?:phone|battery)(?:'?s| is)? (?:on|at|dying|nearly|about)\\b)`,
  'i',
);
/** Something calls them: 'the oven is beeping', 'my bus is here', 'dinner's ready'. */
const called = new RegExp(
  `^(?:${lead})*(?:(?:that's|that is|there's|there is|here's) (?:my|the|his|her|our) (?:[\\w']+ ){0,2}?(?:bus|train|bell|door|phone|kettle|oven|timer|alarm|stop|lift|break|whistle|beeper|bleep|taxi|cab|microwave|toast|dinner|tea)|(?:my|the|our|someone|somebody|baby|dinner|tea|lunch|kettle|mum|mom|mam|dad|boss|bus|train|oven|kids?|pasta|toast|taxi)(?:'?s)?(?: [\\w']+)?(?:'?s| is| are|'re| has)?(?: (?:actually|just|now|nearly|about to|already))* ?(?:starting|starts(?: now)?|burning|boiling(?: over)?|waking(?: up)?|stirring|calling(?: me)?|ringing|beeping|knocking(?: on (?:my|the) door)?|at the door|pulling in|ready|(?<=\\b(?:bus|train|taxi|cab|lift|mum|mom|dad|food|pizza|boss|shift|break|meeting)(?:'?s| is) )(?:here|over|up)|(?<=\\btoast .*)gone cold|gone off)|(?:he|she|they|it)(?:'s| is|s|'re| are) (?:stirring|waking(?: up)?|calling(?: me)?|ringing|at the door|beeping|boiling over))(?: (?:now|again|so|for (?:me|tea|dinner)))*(?=[.!?, ]*$|, | (?:so |and )?(?:i )?(?:have to|got to|gotta|better|must)\\b)`,
  'i',
);
const alsoCalled = new RegExp(
  `^(?:${lead})*(?<!\\bthen )(?:${[
    "(?:(?:my|the|our|a) )?(?:bus|train|tram|taxi|cab|uber|lift|ride)(?:'s| is| has)?(?: just)? (?:here|coming|outside|waiting|arriv(?:ing|ed)|pull(?:ing|ed) (?:in|up))",
    "(?:[\\w']+'s|my \\w+'s|the) car(?:'s| is| has)?(?: just)? pull(?:ing|ed) (?:in|up)",
    '(?:this is )?my stop',
    "(?:the |my )?bell(?:'s| has)?(?: just)? (?:rang|gone|went)|(?:the )?gate(?:'s| is) open|(?:they(?:'ve| have) )?(?:just )?(?:announced|called) boarding",
    "(?:that's|that is) (?:the|my) (?!day|whole|week|night|evening|month|year|life|marriage)(?:[\\w']+ ){1,2}?(?:ready|done|finished|in the lock)",
    '(?:the |my )?(?:nurse|doctor|teacher|lecturer|midwife)(?: has)? just (?:came|walked|come)(?: in| back)?(?: to [\\w ]{2,16}?)?',
    "(?:the )?(?:till|duty|work|bed|kitchen)(?:'s)? call(?:s|ing)",
    "(?:they're|they are|(?:the |my )?[\\w]+(?:'s| is)) (?:just )?(?:calling|shouting|buzzing|paging|yelling)(?: out)?(?: for)? (?:my (?:name|number)|me(?: (?:for|to|in|over|down|back|again|up)(?: [\\w']+){0,3})?)",
    "(?:my |the )?(?:lunch |dinner |tea )?(?:break|lunch|recess)(?:'s| is)? (?:over|up|done|nearly over|finished)",
    "(?:the )?kettle(?:'s| is|'s just)? (?:on|boiled|done|whistling)",
    "(?:the )?(?:teacher|boss|manager|supervisor|miss)(?:'s| is) (?:looking|watching|coming)",
    "(?:coat|boots|shoes|wellies|trainers|headphones|apron|uniform)(?: are| is|'s)? (?:back )?on",
    '(?:the )?(?:microwave|dryer|washer|oven|timer|doorbell|buzzer)(?: has)?(?: just)? (?:went(?: (?:off|ping))?|gone|pinged|beeped)',
    '(?:my |the )?\\w+ (?:just )?walks? in brb',
  ].join(
    '|',
  )})(?: (?:now|again|so|brb|x))*(?=[.!]*$|, (?:so|brb|gtg|back to|dogs? out|third time|again|third|bye|ta|thanks)\\b)`,
  'i',
);

/** What is told beside a going that makes it none: 'he's drunk and my bus is here' is no send-off. */
export const alarming =
  /\b(?:i cry|i'?m crying|drunk|terrified|hid(?:e|ing)|shaking|bleeding|hurts?|hit(?:s|ting)? me|threat\w*|weapon|knife|gun|lock(?:ed|ing)? (?:myself|the door|me))\b/i;
export const dreaded =
  /\b(?:but|dread\w*|hate\w*|afraid|scared|anxious|worried|terrified|every|always|(?:later|earlier) and|don'?t want|doesn'?t want|tired of|sick of|can'?t|cannot|couldn'?t|won'?t|didn'?t|never|nobody|what if|if|when|because|tomorrow(?! (?:then|wren|x))|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|on my own|alone|without|with (?:him|her|them)|to (?:the|a|his|her|my|see|tell|talk|therapy|counselling|court|a doctor|the doctor|rehab|uni)\b(?! (?:bed|kettle|oven|door|shop)))/i;

/** What somebody says they will do: with the word that says so, and without ('might say it tomorrow'). */
const will = `(?:i(?:'ll| will| shall| may| might)(?: as well)?|i(?:'m| am) (?:going to|gonna|about to)|i(?:'d| had)? (?:better|best)|i (?:think|believe|guess|suppose|reckon) i(?:'ll| will| shall| might)|maybe i(?:'ll| will)?|let me|(?:might|will|shall|going to|gonna|imma|ima|about to|time to|better|best|had better)(?: (?:as well|go and))?)`;
const adverbs = '(?: (?:just|now|then|probably|maybe|definitely|at least|try and|try to|finally|really|also|even))*';
/** To say or tell something here, and now, is to go on. */
const toWren =
  '(?:tell you\\b(?! how it)|ask you|show you|say (?:something|this|one|that i)|start|begin|explain|be honest|go first|vent|rant|try to explain|copy|give you|wait|sit here|lie here|stay here|need|not\\b|never)';
const plans = new RegExp(`^(?:${lead})*${will}${adverbs} (?!${notDone}\\b)(?!${toWren})[a-z]`, 'i');
const doubted =
  /\b(?:but|not sure|dread\w*|scared|afraid|terrified|anxious|worried|hate\w*|can'?t|cannot|what if|even though|(?:do not|don'?t) know|no idea|wonder\w*)\b/i;
/** What is done about the house, or by going to somebody who is there: nobody announces it days before. */
const atHand =
  '(?:go (?:in\\b(?! (?:for|with))|back in\\b|out\\b(?! (?:with|of))|up\\b|down\\b|home\\b|round\\b|over\\b|(?:and |to )?(?:see|feed|water|walk|wash|watch|hug|kiss|find|fetch|get|check|help|sit|talk|speak|say|tell|apologi[sz]e|do|make|ring|call|knock|open|play|lie|finish|put|pick|give))|head (?:in|out|up|over|back|home)|see to|feed|water|walk the|wash (?:my|the|up)|light|watch|hug|fetch|apologi[sz]e|say sorry|get (?:the|these|this|my|him|her|them|up|dressed|changed|some (?:sleep|rest|air|food))|do the|finish the|put (?:the|these|this|my|him|her|them) |have (?:a|my) (?:bath|shower|tea|nap|cuppa|brew|wash|lie)|play|close my|answer|eat|lie down|crash)\\b';
const goesToIt = new RegExp(
  `^(?:${lead})*(?:${will}${adverbs} ${atHand}|(?:i(?:'m| am) )?(?:going|heading|off|away) (?:(?:back )?(?:in|up|down|out|over|round|home)(?: (?:there|now|then))?(?=[.!,]|$)|for a (?:walk|run|swim|smoke|drive|nap|bath|shower|lie-?down|coffee|cigarette|jog|ride)(?=(?: now| then)?(?:[.!,]|$))|(?:to (?:class|school|church|mass|uni|practice|training|prayers|the (?:shop|gym|loo))|(?:to|and) (?:apologi[sz]e|say|tell|find|see|feed|hug|get|make|do|sit|talk|watch|ring|call))\\b)|(?:i(?:'m| am) )?(?:(?:jumping|hopping|popping) (?:in|into|out|off|up)\\b|putting (?:my|the) [\\w ]{2,20}? (?:on|out|away)\\b|(?:ringing|pressing) the (?:bell|buzzer)\\b)|(?:i go|i'll go) (?:to )?(?:shower|sleep|eat|cook|pray|wash|bed)\\b)`,
  'i',
);
const toYou = /\b(?:tell|ask|show|explain(?: to)?|give|let) you\b/i;
/** 'I shall go and water the tomatoes': nobody says that of next week. */
const household = new RegExp(
  `^(?:${lead})*${will}${adverbs} go (?:and )?(?:see to|water|feed|wash|make|do|finish|put|peel|cook|walk|tidy|hang|let|light|bake|check on) (?:the|my|some|a|these|this|dinner|tea|lunch|supper)\\b`,
  'i',
);
const opener =
  /^(?:(?:ok(?:ay)?|right|reet|anyway|anyways|alright|aight|well|k|so|yeah|cool|fine|thanks|thank you|cheers|ta|phew)\b[,.! ]*)+/i;
const now = /\b(?:right now|now(?! (?:that|he|she|they|i|it|we|my)\b))/i;
const later =
  /\b(?:tomorrow|next|later|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|one day|some ?day|in the morning|every|always|this (?:year|summer|month|week)|(?:after|at|before) (?:work|school|mass|church|breakfast|lunch|dinner|tea|break|\d)|from now on|when (?:he|she|they|the|my|i))\b/i;
/** 'I sleep now, tomorrow I wake up at 4': what waits in the morning is no dread. */
const earlyUp =
  /(?:,|\band|\bbecause|\bas|\bcos|\bcoz) *(?!.*\b(?:dread|hate|can'?t|afraid|scared))(?:tomorrow )?(?:(?:i(?:'ve| have| am|'m)?|(?:my )?(?:alarm|shift)(?:'s| is)?|got|up|have)\b[^,.!]{0,24}\b)?(?:wake|up|alarm|start|shift|early|work|bus|at (?:\d|four|five|six|seven))\b[^,.!]{0,30}[.!]*$/i;

/** 'I'm tired, I should go': what is said last is what they do. */
export function goesOff(piece: string): boolean {
  const going = [piece, ...suffixes(piece).filter((one) => countOf(one) > 1)].find((one) => goes.test(one));
  return (
    going !== undefined &&
    countOf(piece) <= 18 &&
    countOf(going) <= 14 &&
    !dreaded.test(
      going
        .replace(new RegExp(`^(?:${lead})*`, 'i'), '')
        .replace(/\bthank\w*.*$/i, '')
        .replace(earlyUp, ''),
    )
  );
}

/** Something calls them away. */
export const isCalled = (piece: string): boolean =>
  (countOf(piece) <= 10 && called.test(piece) && !dreaded.test(piece)) ||
  (obliged.test(piece) && !dreaded.test(piece)) ||
  (countOf(piece) <= 12 && [piece, ...suffixes(piece)].some((one) => alsoCalled.test(one) && !dreaded.test(one)));

/** 'The tide's coming in, got to move the boat': what is happening, and what it has them do. */
const obliged =
  /^(?!i\b|i'm\b)(?:[\w']+ ){1,6}?(?:\w+ing(?: in| up| over| out)?|here|ready|open|wants? (?:their|his|her) \w+)(?:,| so|, so) (?:so )?(?:i ?)?(?:must|have to|got to|had better|'d better|'d best|better|best) (?:serve|move|crack|get on|get going|see to|feed|go|run|help|let|open|answer|bring|fetch|dash|hurry|put|turn|check|stop)\b(?! (?:out of|through|back to))(?: [\w']+){0,3}[.!]*$/i;

/** They say what they will do, and nothing in it speaks of doubt. */
export const plansIn = (piece: string): boolean =>
  countOf(piece) <= 34 && plans.test(piece) && !doubted.test(piece) && !alarming.test(piece);

/** They are about to do it, and say so in passing: 'ok, I'm going in'. `before` is what was said just before it. */
export function goesNow(piece: string, before = ''): boolean {
  if (countOf(piece) > 18 || toYou.test(piece) || doubted.test(piece) || alarming.test(piece) || later.test(piece))
    return false;
  const isOpened = opener.test(piece) || (countOf(before) <= 3 && opener.test(before));
  return (
    (now.test(piece) && plans.test(piece)) ||
    ([piece, ...suffixes(piece)].some((one) => goesToIt.test(one)) && (isOpened || now.test(piece))) ||
    household.test(piece)
  );
}

const suffixes = (piece: string): string[] =>
  [...piece.matchAll(/(?:,|\bso|\band|\bbut) /gi)].map(({ index, 0: joint }) => piece.slice(index + joint.length));
