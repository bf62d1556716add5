import { wantsToKnow } from './asking.ts';
import type { Counsel } from './counsel.ts';

/** What people ask about the beginnings of love, about a no, and about a house gone silent. */
export const heartsCounsel: readonly Counsel[] = [
  {
    id: 'ex-writes',
    deed: 'leave it for one night',
    whether: true,
    plainly: 'Plainly: not tonight. And after that only if any answer would be bearable.',
    asks: wantsToKnow,
    about:
      /\b(?:my|the|an|her|his) ex(?:[- ](?:boyfriend|girlfriend|husband|wife|bf|gf|partner))?,? (?:\w+ ){0,4}?(?:texted|txted|messaged|msged|wrote|called me|rang|emailed|contacted|reached out|dm'?d|dmed|slid into|popped up|keeps (?:texting|messaging|calling|writing|liking)|wants (?:me back|us back|to (?:meet|talk|see me|get back|try again))|(?:is|has been|been) (?:texting|messaging|writing|calling)|liked my|viewed my)\b|\b(?:text|message|msg|email|letter|dm|call) from my ex\b|\b(?:he|she) (?:texted|messaged|wrote) (?:me )?(?:again )?(?:out of (?:nowhere|the blue)|after (?:months|a year|all this time))/,
    not: /\b(?:the kids|custody|pick ?up|threat\w*|scared of|stalk\w*|police|hit me)\b/,
    answer: [
      'You owe no answer, and none tonight. Answer only if you know what you want from it, and could bear that it was nothing more than a look whether you are still there.',
    ],
    words:
      'If you do: "Thanks for writing. I am all right, and I would rather leave it as it is." Or, if you want to know: "What made you write."',
    steps: [
      'Leave it for one night. What is meant keeps until tomorrow.',
      'Ask yourself what has changed since you parted. A message is no change; something they did is.',
      'Show it to the friend who was there when it ended.',
      'If it throws you back each time, mute or block. It is a door, and no insult.',
    ],
    hitch:
      'If you have answered already, nothing is lost. You may stop in the middle: "I notice that this does me no good. Take care."',
    ask: ['What did you want it to say, in the second you saw the name?'],
    card: 'breakup',
  },
  {
    id: 'first-date',
    deed: 'make it an hour and a coffee',
    asks: wantsToKnow,
    about:
      /\b(?:(?:first|1st) (?:ever )?date|on a date|(?:a|my|this|our) date (?:is |it's )?(?:tonight|tomorrow|tmrw|later|on (?:\w+day|the)|this|at|with)|meeting (?:him|her|them|a (?:guy|girl|man|woman)|someone) (?:for the first time|from (?:the app|tinder|hinge|bumble|online))|going on a date|date (?:tonight|tomorrow))\b/,
    not: /\b(?:dating again|date again|due date|second|start dating|ghost\w*|asked? (?:him|her|them) out|since my|divorc\w*|widow\w*)\b/,
    answer: [
      'Make it short and somewhere you like anyway, and go in order to find out whether you like them. That one turn takes half of the nerves off.',
    ],
    words:
      'If your hands shake, say so: "I am a bit nervous, I nearly put my coat on inside out." Then there are two of you.',
    steps: [
      'An hour, a coffee or a walk, with something fixed afterwards. A good hour is easier to stretch than a bad evening to end.',
      'Have three things you really want to know: what made them laugh this week, what they do with a free Tuesday, where they grew up.',
      'Tell a friend where you are and when you will be back, and go there and home by yourself.',
      'Wear what you have worn on a good day before. New shoes are for later.',
    ],
    hitch: 'If it is dull: "It was good to meet you, I am off now." After forty minutes that is quite polite.',
    ask: ['What would make it a good hour, even if nothing came of it?'],
    card: 'social-anxiety',
  },
  {
    id: 'turn-them-down',
    deed: 'say the no, kindly and soon',
    whether: true,
    plainly: 'Plainly: yes, tell them, and leave out the maybe.',
    asks: /\b(?:how|what|should|do i|tell|say|let|reject|turn|text|words|advice|tips|ghost|nice(?:ly)?)\b/,
    about:
      /\b(?:(?:turn|turning) (?:him|her|them|someone|this (?:guy|girl)|a (?:guy|girl|friend|mate|colleague)|my \w+) down|(?:let|letting) (?:him|her|them|someone|this (?:guy|girl)|a (?:guy|girl|friend)) down|reject(?:ing)? (?:him|her|them|someone|a (?:guy|girl|friend)|this)|say(?:ing)? no to (?:a|the|another|this)(?: second| first)? date|(?:don't|dont|do not|not) (?:feel|like|see|fancy|want) (?:the same(?: way)?|(?:him|her|them) (?:back|like that|that way|in that way)|a second date|to (?:see|date|go out with) (?:him|her|them|this guy|this girl)(?: again)?)|not (?:interested in|into|attracted to) (?:him|her|them)|(?:likes|fancies|in love with|feelings for|crush on) me (?:and|but))\b|\b(?:asks?|asked|asking|keeps asking) me (?:out|for a drink|to (?:the )?(?:prom|dance|dinner))\b[\s\S]{0,60}\b(?:don't|not|no|busy)\b/,
    not: /\b(?:turned me down|rejected me|job|interview|my (?:husband|wife|boyfriend|girlfriend) (?:and|is)|married|mum|mom|dad|told me (?:he|she) doesn't)\b/,
    answer: ['Soon, short, and without a maybe. The kindest no is the one that leaves nothing to wait for.'],
    words:
      'For instance: "I enjoyed meeting you, and I do not see us as a couple. I wanted to say it rather than go quiet." To a friend: "I like you a lot, and for me it is not that."',
    steps: [
      'A message will do after one or two dates; if you know each other well, say it in person.',
      'Leave out "not just now" and "so busy", unless you want to be asked again.',
      'You need no reason. "It is not there for me" is one, and nobody can argue with it.',
      'With a friend: a few weeks of less, and then be the one to propose something in company.',
    ],
    hitch:
      'If they press or get nasty: "I have said it, and I will not discuss it." Then you may block. If you are followed or frightened, keep the messages and tell somebody.',
    ask: ['What are you afraid they will do with the no?'],
    card: 'saying-no',
  },
  {
    id: 'in-love-with-friend',
    deed: 'tell them once',
    whether: true,
    plainly: 'Plainly: yes, if hiding it has already changed how you are with them.',
    asks: wantsToKnow,
    about:
      /\b(?:in love with|(?:like|likes|fancy|love|feelings for|crush on|fallen for|falling for|catching feelings for|caught feelings for)) (?:my|a) (?:\w+ )?(?:friend|mate|bestie|flatmate|roommate|bsf)\b(?!'s)|\b(?:friends?|mates?|bestie)\b[\s\S]{0,60}\b(?:in love with|feelings for|fancy|fallen for) (?:him|her|them)\b|\bmore than (?:a )?friends?\b|\bruin (?:the|our) friendship\b/,
    not: /\b(?:my friend(?:'s)? (?:boyfriend|girlfriend|husband|wife))\b/,
    answer: [
      'Tell them once the hiding costs more than a no would. Until then it may stay yours; it is nothing you owe.',
    ],
    words:
      'For instance: "I would rather say this than act strangely. I have come to like you as more than a friend. You need not feel the same, and you need not answer today."',
    steps: [
      'Look at what they do, and not at what they say in general: whether they look for time with you alone, and how they are when you speak of somebody else.',
      'If they are with somebody, I would keep it, and take some distance for your own sake.',
      'Choose an ordinary moment with an end to it, a walk to the station, so that both can go home afterwards.',
      'Have somebody to ring that evening who is not in the same group.',
    ],
    hitch:
      'If it is a no: some weeks of less, said aloud so that nobody has to guess, and then something in company. Many such friendships last.',
    ask: ['What would you miss first, if it went wrong?'],
    card: 'confidence',
  },
  {
    id: 'turned-down',
    deed: 'take two weeks off from their page',
    whether: true,
    plainly: 'Plainly: do not ask again. Be friendly, and keep away for two weeks.',
    asks: wantsToKnow,
    about:
      /\b(?:(?:he|she|they|crush|girl|guy|boy) (?:\w+ ){0,3}?(?:said no|turned me down|rejected me|knocked me back|friend-?zoned me|(?:doesn't|didn't|don't) (?:like me|feel the same|fancy me|see me|want me)|just (?:wants|wanted) to be friends|laughed in my face)|(?:got|been|was|being|get) (?:turned down|knocked back|friend-?zoned|shot down)|asked (?:him|her|them|my crush|a girl|a guy) out\b[\s\S]{0,40}\b(?:no|rejected|laughed|not interested))\b|\b(?:turned me down|knocked me back|friend-?zoned me)\b/,
    not: /\b(?:job|uni\w*|application|interview|publisher|course|loan|mortgage|promotion|raise|boss|manager|mum|mom|dad|husband|wife)\b/,
    answer: [
      'A no of that kind is about fit and time, and hardly ever about worth. For now no more explaining, some distance, and an ordinary hello when you meet.',
    ],
    words:
      'One line, if it is still open between you: "Thanks for being honest. Give me a bit of time, and then I will be normal again."',
    steps: [
      'Do not ask why. The true answer is mostly "it is not there", and every other one goes round in your head.',
      'Two weeks away from their page, and from the corner where you might run into them.',
      'Tell one friend, who may be unfair on your side for an evening.',
      'When you have to meet: hello, one ordinary sentence, and on. The third time it is nearly over.',
    ],
    hitch: 'If they tell others: "Yes, I asked, and it was a no." It takes all the fun out of it.',
    ask: ['What had you pictured?'],
    card: 'self-esteem',
  },
  {
    id: 'silent-treatment',
    deed: 'break the silence once, in a friendly way',
    whether: true,
    plainly: 'Plainly: yes, you first. Once, small, and without the matter itself.',
    asks: wantsToKnow,
    about:
      /\b(?:silent treatment|stonewall\w*|(?:not|aren't|isn't|hasn't|haven't|stopped|won't|refus\w+ to|barely) (?:been )?(?:speak|speaking|spoken|spoke|talk|talking|talked) (?:to (?:me|each other|one another|him|her))(?: since| for| at all| in)?|cold shoulder|hasn't (?:spoken|said a word)|(?:days|weeks|week) (?:of|without) (?:silence|a word|speaking|talking)|living (?:with|alongside) (?:someone|somebody) (?:who )?(?:won't|not)|sulk(?:s|ing))\b/,
    far: /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc\w+|mum|mom|mother|dad|father|sister|brother|flatmate|housemate|roommate|at home|in the house|same house|we live|living with|live with)\b/,
    not: /\b(?:teen\w*|my (?:son|daughter)|best friend|ghosted|for years|years ago|no contact|estranged|tinder|dates?|ex)\b/,
    answer: [
      'Break it once, small and friendly, without going into the matter itself. Then leave the next step lying there. A silence in a house does not end by somebody winning.',
    ],
    words:
      'For instance: "I do not like living side by side like this. I am ready to talk when you are. There is tea in the pot."',
    steps: [
      'Go on being ordinary: a good morning, food for both, no slammed cupboards. It is neither begging nor playing along.',
      'Name a time: "Sunday after breakfast, half an hour. You first, and I will not interrupt."',
      'If you had a part in it, say that in one sentence. It is often the way in.',
      'Have one evening out of the house with somebody who talks.',
    ],
    hitch:
      'If it is used to punish you, again and again, or you are afraid of what comes after it, that is more than a quarrel. Tell somebody outside.',
    ask: ['What was the last thing said, before it went quiet?'],
    card: 'relationship-conflict',
  },
];

/** What is asked after any quarrel, tried after everything that is more particular. */
export const laterHeartsCounsel: readonly Counsel[] = [
  {
    id: 'after-a-row',
    deed: 'go first, with your own part',
    whether: true,
    plainly: 'Plainly: yes, you go first, with your own part and nothing else.',
    asks: /\b(?:make (?:it )?up|make (?:it|this|things) (?:right|better|ok|okay|up)|fix (?:it|this|things|us)|patch (?:it|things) up|sort (?:it|this|things) out|(?:first|next) move|(?:go|be the one to|break the) (?:first|ice|speak first)|what (?:do|should|can) i (?:say|do) (?:now|to (?:him|her|them))|should i (?:say sorry|apologi[sz]e|text|go back|ring|call|wait)|how do (?:i|we) (?:come back|get past|move on|talk))\b/,
    about:
      /\b(?:had (?:a|another|this) (?:\w+ ){0,2}(?:row|fight|argument|falling[- ]?out|barney|blow ?up|bust[- ]?up)|(?:big|massive|huge|stupid|terrible|blazing|screaming) (?:row|fight|argument|match)|(?:we|we've|just|me and \w+) (?:\w+ ){0,2}(?:fought|argued|rowed|fell out|fallen out)|(?:row|fight|argument|argued|rowed) with my|fell out with my)\b/,
    not: /\b(?:money|bills|(?:hit|hits|pushed|shoved|grabbed|scared of|afraid of)|funeral|inherit\w*|my (?:kids?|toddler|son|daughter)|boss|manager)\b/,
    answer: [
      'Go first, with your own part in it and nothing else, as soon as both of you can breathe. Who was right can wait, and mostly turns out not to matter.',
    ],
    words:
      'For instance: "I do not want to stay like this. I am sorry for my part in it. Can we begin again, and you tell me first."',
    steps: [
      'Wait twenty minutes or an hour, and do not rehearse your case meanwhile.',
      'Ask what it was like for them, and say it back until they nod. Only then your side.',
      'Look for what was underneath: tired, not seen, afraid. The dishes are seldom the dishes.',
      'Agree on one small thing for the next time, a word that stops it.',
    ],
    hitch:
      'If they are not ready: "All right. I am in the kitchen." And do not follow them through the house. If you were pushed or frightened in it, do not make peace alone; tell somebody outside.',
    ask: ['What do you think it was really about?'],
    card: 'relationship-conflict',
  },
];
