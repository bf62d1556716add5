/** What somebody goes to, and what is wished them for it. Groups of `fits` fill the blanks of that name. */
export interface SendOff {
  fits: RegExp;
  say: readonly string[];
  /** Where it is good news they go with. */
  glad?: readonly string[];
}

const who =
  '(?<who>(?:my|our|your) (?!name\\b|number\\b|stop\\b|turn\\b|table\\b)(?:(?:little|big|best|older|younger|ex) )?[a-z-]+|the (?:kids|boys|girls|lads|baby|dog|cat|cows|hens|horses|sheep|cats|dogs|twins)|[A-Z][a-z]{2,}|him|her|them)';
const what =
  '(?<what>(?:the|my|our|your|these|those|this|some|his|her)(?: (?!now\\b|then\\b|and\\b)[a-z-]+){1,2}?|dinner|tea|lunch|supper|breakfast|something)(?= (?:now|then|while|before|and|so|with|for|in|at|out|on|because|first)\\b|[.,!]|$)';
const meal = '(?<meal>dinner|tea|lunch|breakfast|supper|soup|pizza|pasta|sandwich|toast|curry|noodles|rice)';

/** What is between them and somebody, or is a day of its own: the first that fits is said. '{comma_name}' is their name, where they have one. */
export const dealings: readonly SendOff[] = [
  {
    fits: /\b(?<thing>(?:job )?interview|driving test|exam|audition|viva|presentation|appointment|meeting)\b/i,
    say: ['Good luck with the {thing}{comma_name}.', 'All the best for the {thing}{comma_name}.'],
  },
  {
    fits: /\b(?:doctor|nurse|dentist|consultant|receptionist|midwife)\b.*\b(?:calling|called|name|ready|here)\b/i,
    say: ['All the best in there{comma_name}.', 'Go on in, and all the best{comma_name}.'],
  },
  { fits: /\b(?:with|leave|write|leaving|writing) a note\b/i, say: ['A note is a good way to do it{comma_name}.'] },
  {
    fits: /\b(?<thing>text|message|e-?mail|voice ?note|letter)(?!ed\b| you\b|ed you\b)(?:ing)?\b/i,
    say: ['Good luck with the {thing}{comma_name}.', 'All the best with the {thing}{comma_name}.'],
    glad: ['Enjoy sending it{comma_name}.', 'Off it goes, then{comma_name}.'],
  },
  {
    fits: /\bknock\b(?! (?:it|off))|\b(?:ring|press)(?:ing)? the (?:bell|buzzer|doorbell)\b/i,
    say: ['Good luck at the door{comma_name}.', 'All the best at the door{comma_name}.'],
  },
  {
    fits: /\bgive (?:my |the )?[a-z]+ (?:[a-z]+ )?a (?:ring|call|bell|buzz)\b/i,
    say: ['Good luck with the call{comma_name}.', 'Have a good talk{comma_name}.'],
  },
  {
    fits: new RegExp(`\\b(?:[Rr]ing|[Cc]all|[Pp]hone|facetime)(?:ing)? (?:up )?(?:${who}|the [a-z]+)\\b(?!'s| me\\b)`),
    say: ['Good luck with the call{comma_name}.', 'All the best with the call{comma_name}.'],
    glad: ['Enjoy the call{comma_name}.', 'Have a good talk{comma_name}.'],
  },
  {
    fits: /\b(?:pressing|hit(?:ting)?|sending|send) (?:send|it)\b/i,
    say: ['Good luck with it{comma_name}.', 'All the best with it{comma_name}.'],
  },
  { fits: /\bwrit(?:e|ing)\b/i, say: ['Good. It can be short{comma_name}.', 'Good luck with it{comma_name}.'] },
  {
    fits: /\b(?:say|tell|talk|ask|mention|speak|bring it up|do it)\b.*\b(?<place>in the car|on the (?:walk|way home|drive)|(?:over|after) (?:dinner|tea|breakfast|lunch|coffee|mass|church|training|practice|a (?:coffee|pint|drink|cup of tea|brew)))\b/i,
    say: ['{Place} sounds good{comma_name}. Good luck with it.', '{Place} is a good choice{comma_name}. Good luck.'],
  },
  {
    fits: /\b(?:say|tell|ask|mention) (?:it|that|this|him|her|them)\b.*\bwhen (?:i|i've|he|she|we|they|the)\b/i,
    say: ['That sounds like a good moment for it{comma_name}. Good luck.'],
  },
  {
    fits: /\b(?:say|tell|ask|talk|speak|try|do|give|face|see|meet|go (?:back|in)|be at|show up|turn up|apologi[sz]e)\b.*\b(?<day>tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
    say: ['Good luck {day}{comma_name}.', 'All the best for it {day}{comma_name}.'],
  },
  {
    fits: new RegExp(`\\b(?:talk|speak) (?:to|with) ${who}\\b`),
    say: ['Go and talk to {who}{comma_name}. Good luck.', 'Good luck with the talk{comma_name}.'],
  },
  {
    fits: /\b(?:see|ring|call|phone|go to|talk to|ask|book|tell|speak to|contact|email)\b(?: \w+){0,3} (?:doctor|gp|nurse|clinic|helpline|advice|union|solicitor|lawyer|council|citizens|therapist|counsell?or|vet|midwife)\b/i,
    say: ['Good, they hear this sort of thing every day.', "Good, then you're not working it out alone."],
  },
  {
    fits: new RegExp(`\\b(?:visit|see|go (?:round|over) to) ${who}\\b`),
    say: ["Good that you're going{comma_name}.", 'Turning up says a lot{comma_name}.'],
  },
  {
    fits: /\b(?:say|tell|ask|mention|speak|apologi[sz]e)\b/i,
    say: ['Good luck with it{comma_name}.', 'All the best with it{comma_name}.'],
  },
];

/** What is done at home or on the way, where nothing of the above is said. */
export const errands: readonly SendOff[] = [
  { fits: /\bwish me luck\b/i, say: ['Good luck{comma_name}.', 'Lots of luck{comma_name}.'] },
  { fits: /\bface the music\b/i, say: ['Good luck with it{comma_name}.', 'All the best with it{comma_name}.'] },
  {
    fits: new RegExp(
      `\\b(?<verb>hug|cuddle|kiss|find|see to|sit with|check on|fetch|collect|pick up|feed|help|walk) ${who}\\b`,
    ),
    say: ['Go and {verb} {who}{comma_name}.', 'Yes, go and {verb} {who}{comma_name}.'],
  },
  {
    fits: /\bput the (?<thing>kettle|dinner|tea|oven|bins|washing) (?<way>on|out|in)\b/i,
    say: ['Go and put the {thing} {way}{comma_name}.', 'The {thing} first, then{comma_name}.'],
  },
  {
    fits: new RegExp(`\\b(?<verb>see to|do|water|wash|peel|finish|make|cook|let out|eat|tidy) ${what}`, 'i'),
    say: ['Go and {verb} {what}{comma_name}.', 'Yes, go and {verb} {what}{comma_name}.'],
  },
  {
    fits: /\b(?:play(?:ing)?) (?:some |a bit of |a game of )?(?:fifa|football|minecraft|fortnite|cards|chess|games?|tennis|cod|\w+ball)\b/i,
    say: ['Have a good game{comma_name}.', 'Enjoy the game{comma_name}.'],
  },
  { fits: /\bwatch(?:ing)?\b/i, say: ['Enjoy it{comma_name}.', 'Have a good watch{comma_name}.'] },
  {
    fits: /\b(?<thing>film|movie|programme|program|show|match|game|quiz|episode)\b.*\b(?:start|on\b|in (?:\d|an?\b|five|ten))/i,
    say: ['Enjoy the {thing}{comma_name}.', 'Go on, {thing} time{comma_name}.'],
  },
  {
    fits: /\b(?:to|go|for|have|take|need|run|grab|(?:jump|hop|get)(?:p?ing)? in|into) (?:an? |the |my )?(?<thing>bath|shower|nap|swim)\b/i,
    say: ['Enjoy the {thing}{comma_name}.', 'Have a good {thing}{comma_name}.'],
  },
  { fits: /\brunning shoes\b/i, say: ['Have a good run{comma_name}.'] },
  { fits: /\b(?:for|take|have) a (?<thing>walk|run|lie[ -]down|rest)\b/i, say: ['Have a good {thing}{comma_name}.'] },
  {
    fits: /\b(?<thing>dinner|tea|oven|pasta|potatoes|rice|soup|toast|milk|peas|pan|pot|bread|eggs)(?:'?s| is| are|'s just)? (?:just )?(?:burning|boiling|beeping|melting|on fire|whistling|boiled|on(?=[.,! ]*$)|done|singing)/i,
    say: ['Go and see to the {thing}{comma_name}.', 'Quick, the {thing}{comma_name}.'],
  },
  {
    fits: new RegExp(
      `\\b${meal}(?:'?s| is)? (?:is )?(?:ready|on the table|time)\\b|\\bfor (?:my )?${meal.replace('meal', 'food')}\\b`,
      'i',
    ),
    say: ['Enjoy your {meal}{comma_name}.', 'Enjoy your {food}{comma_name}.'],
  },
  {
    fits: new RegExp(`\\b(?:eat|have) (?:my|the|some|a) ${meal}\\b`, 'i'),
    say: ['Enjoy the {meal}{comma_name}.', 'Have your {meal} in peace{comma_name}.'],
  },
  {
    fits: /\b(?<thing>cuppa|brew|cup of (?:tea|coffee)|coffee)\b/i,
    say: ['Enjoy the {thing}{comma_name}.', 'Have your {thing} in peace{comma_name}.'],
  },
  {
    fits: /\bkettle\b/i,
    say: ['The kettle first, then{comma_name}.', 'Go and see to the kettle{comma_name}.'],
  },
  {
    fits: /\bdog\b.*\b(?:door|out|walk)\b/i,
    say: ['Go and see to the dog{comma_name}.', 'The dog comes first{comma_name}.'],
  },
  {
    fits: /\b(?:bus|train|tram|taxi|cab|uber|lift|ride|(?:my|this|next) stop)\b/i,
    say: ['Safe journey{comma_name}.', 'Safe travels{comma_name}.', 'Mind how you go{comma_name}.'],
  },
  { fits: /\b(?:knock\w*|doorbell|at the (?:front )?door)\b/i, say: ['Go and get the door{comma_name}.'] },
  { fits: /\bphone\b.*\bringing\b/i, say: ['Go and answer it{comma_name}.'] },
  {
    fits: /\b(?:phone|battery)\b.*(?:%|\b(?:percent|dying|dead|low|going)\b)/i,
    say: ['Go and charge it{comma_name}.', 'Then save the battery{comma_name}.'],
  },
  {
    fits: /\b(?:stirring|waking|crying|calling(?! it)|calls|shouting|buzzing|bleep\w*|paging|pager|needs (?:me|the|her|his)|wants me)\b/i,
    say: ["Go on, you're needed{comma_name}.", "Off you go, then{comma_name}. You're wanted."],
  },
  {
    fits: /\b(?:break|lunch|recess)\b.*\b(?:over|up|done)\b|\bback to (?:work|it|the)\b/i,
    say: ['Back to it, then{comma_name}.'],
  },
  { fits: /\bshift\b(?! (?:in|at|tomorrow))/i, say: ['Have an easy shift{comma_name}.'] },
  { fits: /\b(?:to|for|at) work\b|\bclock in\b/i, say: ['Have an easy one at work{comma_name}.'] },
  {
    fits: /\b(?:go|going|head|heading) (?:back )?in\b(?! (?:for|with))/i,
    say: ['Good luck in there{comma_name}.', 'In you go, then{comma_name}. Good luck.'],
  },
  { fits: /\bgo(?:ing)? up\b/i, say: ['Up you go, then{comma_name}.', 'On you go up{comma_name}.'] },
  { fits: /\bgoing (?:over|round) there\b/i, say: ['Good luck over there{comma_name}.'] },
  {
    fits: /\bleav(?:e|ing) (?:it|that|the rest)(?: there| here| at that)?(?: (?:for )?(?:tonight|today|now))?\b/i,
    say: ['Good, leave it there for now{comma_name}.', 'Leaving it there is fine{comma_name}.'],
  },
  { fits: /\b(?:keep(?! you)|hold on to|stay)\b/i, say: ['Fair enough{comma_name}.', 'Sounds fair{comma_name}.'] },
  {
    fits: /\b(?:try|give it a (?:go|try))\b(?! (?:to |and )?(?:sleep|get|drop|nod))/i,
    say: ['Good luck with it{comma_name}.'],
  },
];

/** Where they are about to do it, and none of those fits. */
export const doNow: readonly string[] = ['Go and do that{comma_name}.', 'Off you go, then{comma_name}.'];
/** What they say they will do, and none of those fits. */
export const plan: readonly string[] = [
  'Sounds good{comma_name}.',
  'Sounds like a plan{comma_name}.',
  'Good luck with it{comma_name}.',
];
