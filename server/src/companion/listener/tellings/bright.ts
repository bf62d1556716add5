import { ironic } from '../../reading/irony.ts';
import { type Telling, theirEnglish } from './telling.ts';

/** What is good, what is dear, and what is said lightly or sideways. */
export const bright: readonly Telling[] = [
  {
    id: 'did-it',
    typed: true,
    bright: true,
    when: /\bi (?:got (?:the|in|it|a)\b.*!|did it(?! (?:to|wrong|again|because|for|twice|once)\b)\b|passed\b|won\b(?!')|made it\b|finally (?:did|finished|went|told|called|asked)|got the (?:job|place|flat|part|keys|offer))|\b(?:she|he|they) said yes\b|\bno cavities\b|\bi'm in!|\bbest day\b/,
    unless: /\b(?:nothing|not|never|didn't|fired|text|dumped)\b/,
    hear: ["You did it, and that's worth saying out loud.", 'You did that, and it counts in full.'],
    ask: ['What was the moment itself like?', 'Who would you most like to tell?', 'What did it take to get there?'],
  },
  {
    id: 'proud-a-little',
    typed: true,
    bright: true,
    when: /\b(?:kind ?of|kinda|a bit|a little|quite|pretty|sort of) (?:proud|pleased|happy with)\b/,
    hear: ['You can be proud of that without the "kind of".'],
    ask: ['Which part of it are you proudest of?', 'When did you last have reason to say that?'],
  },
  {
    id: 'another-app',
    typed: true,
    alone: true,
    when: /\banother (?:app|bot|chatbot|ai|robot|thing that wants)\b|\bbetter than my ceiling\b|\bsee if (?:the|this) (?:robot|bot|machine|app)\b/,
    hear: ['Fair enough. There are plenty of these about, and you owe this one nothing.'],
    ask: ['What made you open it all the same?', 'What has the night been like so far?'],
  },
  {
    id: 'small-english',
    typed: true,
    bright: true,
    alone: true,
    when: new RegExp(`\\bmy english (?:is|isn't|not)\\b|${theirEnglish.source}`),
    hear: [
      'Your English is clear here, and I follow. Short sentences are good sentences.',
      'It is good enough, truly. Saying it in a second language is harder than most people know.',
    ],
    ask: ['What would you like to tell?', 'Where would you like to start?'],
  },
  {
    id: 'bad-day',
    alone: true,
    typed: true,
    when: /\b(?:today|day|week|night|^it|^this) (?:just )?(?:was|is|has been) (?:so |really |just |kind of |kinda |a |absolute |literally )*(?:trash|shit|awful|terrible|bad|rough|crap|horrible|hell|rubbish|garbage|the worst|shitty|mess|nightmare)\b|\b(?:bad|rough|awful|terrible|shit|shitty|crap|horrible|long|hard) (?:day|week|night|one|shift)\b|^(?:bad|awful|terrible|rough|not (?:so |that )?(?:great|good)|shit|crap|so so|could be better|been better)[.!]*$/,
    // Whoever has told what was bad about it is answered to that; what is over, or might come, is not on them.
    unless:
      /^\W*\w+(?:\W+\w+){14}|\bif (?:it'?s|i have|there'?s)\b|\b(?:its|it'?s) (?:fine|over|ok)\b|\bi (?:said|say) it was\b|\b(?:the|a) bad one\b|\bthat was\b/,
    hear: [
      'That sounds like a rotten day. You can tell it in any order.',
      'Not a good one, then. Start wherever you like.',
    ],
    ask: ['Which part of it is still on you?', 'When did it turn?', 'What were the worst ten minutes of it?'],
  },
  {
    id: 'edge-on-it',
    alone: true,
    bright: true,
    typed: true,
    when: ironic,
    // A thank-you at the end is meant.
    unless: /^[^.!?]+[.!?]+ (?:thanks|cheers) (?:mate|boss|guys)[.!]*$/,
    hear: ["I take it that it's rather the opposite, and not much fun."],
    ask: ['What is the version without the joke?', 'What was the worst of it?', 'How bad was it, really?'],
  },
  {
    id: 'says-fine',
    typed: true,
    when: /^(?:idk,? )?(?:whatever,? )?(?:it'?s|its|i'?m|im) (?:all |just |really |totally )?fine\b(?! (?:with|to|by|as|for|thanks|thank)\b)(?!.*\b(?:not|but)\b)|\bwhatever,? (?:it'?s|its) fine\b/,
    unless: /\b(?:apologi\w*|no need|worr(?:y|ies)|sorry|thanks?|thank you|no problem|yours?)\b|\?/,
    hear: ['It can be fine and still be on your mind.'],
    ask: ['Which kind of fine is it?', 'And if it were allowed to be not fine?', 'What would the longer version be?'],
  },
  {
    id: 'says-no-matter',
    typed: true,
    when: /(?:^|[.!?,] ?)(?:(?:idk|whatever|well|anyway|but),? )?(?:no big deal|(?:it |that )?(?:really )?doesn'?t (?:really )?matter|(?:it'?s|its) (?:nothing|whatever)|forget it)(?: (?:really|anyway|tbh))?(?=[.!,]|$)/,
    hear: ['It can matter a bit all the same.'],
    ask: ['What would the longer version be?', 'And if it did matter a little?'],
  },
];
