import { wantsToKnow } from './asking.ts';
import type { Counsel } from './counsel.ts';

/** What people ask about being there for somebody, and about being wronged, blamed, forgiven and not forgiven. */
export const amendsCounsel: readonly Counsel[] = [
  {
    id: 'friend-harm',
    deed: 'ask them straight out',
    tender: true,
    whether: true,
    plainly: 'Plainly: yes, tell somebody, today. It may not stay a secret between the two of you.',
    asks: wantsToKnow,
    about:
      /\b(?:friend|mate|bestie|cousin|flatmate|roommate|sister|brother|girlfriend|boyfriend|she|he|someone|somebody)\b[\s\S]{0,60}\b(?:self[- ]?harm\w*|cut(?:s|ting) (?:herself|himself|themselves|(?:her|his|their) (?:arms?|legs?|wrists?))|hurt(?:s|ing) (?:herself|himself|themselves)|wants? to die|suicid\w*|kill(?:ing)? (?:herself|himself|themselves)|end(?:ing)? (?:her|his|their) life|doesn't want to (?:live|be here))\b|\b(?:friend|mate|somebody|someone|he|she|they)\b[\s\S]{0,40}\b(?:wanting to die|don't want to live|(?:thought|thinking|talks?) (?:of|about) (?:ending|suicide|dying|killing))\b/,
    not: /\b(?:i'm suicidal|i am suicidal|i want to die|kill myself|died|cut myself|hurt myself)\b/,
    answer: [
      'Take it seriously, ask straight out, and do not keep it to yourself. If something has been taken or done, or is planned for tonight, ring the emergency number now and stay with them.',
    ],
    words:
      'You could say: "I am worried about you. Are you thinking of killing yourself. You can tell me the truth." Asking does not put the idea there.',
    steps: [
      'Do not promise to keep it secret. "You matter too much to me for that" is an answer.',
      'Tell one person with a say today: a parent, a teacher, a doctor, or a crisis line. You may ring it about somebody else.',
      'Help with one thing: putting away what could be used, coming along to the doctor, not being alone tonight.',
      'Listen without being shocked, and without asking for a promise to stop.',
      'Then see who looks after you. It is too much for one person, at any age.',
    ],
    hitch: 'If they are furious that you told: "Rather you angry with me." Anger passes.',
    ask: ['Are they safe at this moment, as far as you know?'],
    card: 'listening',
  },
  {
    id: 'friend-partner-cheats',
    deed: 'tell your friend what you saw',
    whether: true,
    plainly: 'Plainly: yes, if you saw it yourself and would want to be told in their place.',
    asks: wantsToKnow,
    about:
      /\b(?:friend|mate|sister|brother|cousin|colleague|bestie)(?:'s|s'|s)? (?:\w+ )?(?:boyfriend|girlfriend|husband|wife|partner|fianc\w+|bf|gf|man|fella)\b[\s\S]{0,80}\b(?:cheat\w*|tinder|hinge|bumble|dating app|affair|kissing|snogging|with (?:another|someone|some other)|hit on me|made a pass)\b|\bcheating on my (?:\w+ )?(?:friend|mate|sister|brother|cousin|bestie)\b|\btell (?:a|my) (?:\w+ )?(?:friend|mate|sister|brother|cousin)\b[\s\S]{0,40}\bcheat\w*|\b(?:friend|mate|sister|brother|cousin) is being cheated on\b/,
    answer: [
      'If you saw it with your own eyes, I would tell them, alone, and only what you saw. A rumour I would leave where it is.',
    ],
    words:
      'For instance: "I would want to know, so I am telling you what I saw. And I know no more than that. I am here, whatever you do with it."',
    steps: [
      'Not by message and not at a party, and with time for both of you afterwards.',
      'Say nothing on what they should do. If they stay, they will need you, and they will remember what you called their partner.',
      'Tell nobody else first. Being the last to know is half of what hurts.',
      'If you are safe with it, the one who did it may get two days to say it first.',
    ],
    hitch: 'If they do not believe you or turn on you: "I understand. I am here." Who brings it is often hit first.',
    ask: ['What did you see yourself, and what do you only have from others?'],
    card: 'trust',
  },
  {
    id: 'apology-refused',
    deed: 'leave it with the one line',
    whether: true,
    plainly: 'Plainly: not again now. Once more in some weeks, at most.',
    asks: wantsToKnow,
    about:
      /\b(?:apologi[sz]ed|said (?:i'm |i was |i am )?sorry|my apology|tried to (?:apologi[sz]e|say sorry)|saying sorry)\b[\s\S]*\b(?:won't|will not|didn't (?:want|accept|answer|reply|care|even|believe)|doesn't (?:want|accept|believe)|refus\w+|not accept\w*|ignor\w+|no (?:answer|reply)|still (?:angry|mad|furious|not|won't|cold)|not (?:enough|forgiv\w*)|blocked|rejected|threw it|not interested|too late|hung up|walked (?:off|away))\b|\b(?:won't|will not|can't|never|doesn't|didn't|refuses to) (?:ever )?forgive me\b|\bapology (?:is |was |got |gets )?(?:thrown|refused|rejected|ignored|not accepted)/,
    not: /\b(?:my (?:son|daughter|kid|toddler|little one)|to me\b|(?:he|she|they) (?:said sorry|apologi[sz]ed))\b/,
    answer: [
      'Then your half is done, and the other half has a clock of its own. A second apology in the same week mostly asks them to look after your guilt.',
    ],
    words:
      'One line may stay behind: "I meant what I said. I will not press you. If you ever want to talk about it, I am here."',
    steps: [
      'Look honestly whether there was a "but" or an explanation in it. If so, one short one without it is allowed, and then no more.',
      'Do the thing that would show it: pay it back, turn up, stop doing it. It needs no answer from them.',
      'Send no messengers. Friends who put in a word make it smaller.',
      'Write down what you will do differently for good. That makes it true, whoever hears it.',
    ],
    hitch: 'If it stays closed, they may be within their rights, and you may still go on decently. Both are so.',
    ask: ['What did you say, as near as you remember it?'],
    card: 'apology',
  },
  {
    id: 'been-forgiven',
    deed: 'take them at their word once',
    asks: wantsToKnow,
    about:
      /\b(?:forgave|forgiven|forgives|forgiving) me\b|\b(?:feel|believe|accept)\b[\s\S]{0,25}\bforgiven\b|\b(?:being|was) forgiven\b/,
    not: /\b(?:never forgive me|not forgiven me|hasn't forgiven|haven't forgiven|won't)\b/,
    answer: [
      'Take them at their word once, and then show it in small things. Asking again and again makes them comfort you for what you did.',
    ],
    words:
      'You may say it once: "You have forgiven me, and I find it hard to believe. I will stop asking. I want you to see it in what I do."',
    steps: [
      'When the guilt comes, do not ask for reassurance. Do one useful thing for them, which they need not even notice.',
      'On a quiet day ask once whether something is still open, and listen without defending yourself.',
      'Write down what you know now and did not know then. That is what the guilt was for.',
      'It does not mean that it was nothing. It means that they have decided it will not stand between you.',
    ],
    ask: ['What would you have to see, to believe it?'],
    card: 'self-compassion',
  },
  {
    id: 'falsely-accused',
    deed: 'write down what happened',
    asks: wantsToKnow,
    about:
      /\b(?:accus(?:ed|es|ing) (?:me|of|by)|(?:falsely|wrongly|unfairly) (?:accused|blamed)|blam(?:ed|es|ing) (?:me )?for (?:something|it|sth|smth|what)|(?:thinks?|thought|says?|said|reckons?|convinced|telling (?:everyone|people)) (?:that )?(?:it was me|i (?:did it|took|stole|nicked|said it|broke|hit|cheated on the|started it))|for something i (?:didn't|never|did not|havent|haven't) (?:do|done|did|say|said))\b|\b(?:money|cash|something) (?:went|goes|has gone) missing\b|\bi never (?:touched (?:him|her|it)|took (?:it|anything|nothing))\b|\bclear my name\b/,
    not: /\b(?:accus\w+ me of cheating|of cheating on (?:him|her)|(?:husband|wife|boyfriend|girlfriend|partner) (?:\w+ )?accus\w+|i (?:did|have) (?:steal|stole|stolen))\b/,
    answer: [
      'Say it once and calmly, ask what it rests on, and write everything down the same day. The calm one with the dates is believed sooner than the loud one.',
    ],
    words:
      'For instance: "I did not do that, and I want it cleared up. Please tell me what exactly I am said to have done, when, and who says so."',
    steps: [
      'Write down today where you were, who saw you, and what was said to you, word for word. In two weeks nobody remembers.',
      'Sign nothing and admit nothing only to be rid of it. "I will answer that in writing" is allowed.',
      'Take somebody into the next talk: a colleague, a union, a parent, a lawyer where it is about your job or the police.',
      'Going red or crying proves nothing, and you may say so: "I look like this because I am being accused."',
      'Tell one person who knows you. You need one face that believes you.',
    ],
    hitch:
      'If they will not listen, go one step up, with your dates. And when it is cleared up, ask for it to be said in front of the same people.',
    ask: ['What is it resting on, as far as you know?'],
    card: 'communication',
  },
  {
    id: 'asked-how-you-are',
    deed: 'have the two sentences ready',
    tender: true,
    asks: wantsToKnow,
    about:
      /\b(?:people|everyone|everybody|they|someone|somebody|colleagues|neighbou?rs|who) (?:\w+ )?(?:asks?|asking|ask me)(?: me)?(?: things like)? "?(?:how (?:i am|i'm|are you|am i|it's going|it is going|(?:he|she|mum|dad|things) (?:is|are))|if i'm (?:ok|okay|alright|better)|are you ok|what happened|what(?:'s| is) wrong)|\bask(?:s|ed|ing)? me how i(?:'m| am)\b|\bkeep asking (?:me )?(?:how|what happened|if i)|\b(?:answer|reply|respond|say)\b[\s\S]{0,40}\bhow (?:are|r) (?:you|u)\b|\b(?:answer|reply|respond|say)\b[\s\S]{0,30}\bwhen (?:people|everyone|everybody|somebody|someone) asks?\b|\bmessages asking how\b/,
    not: /\b(?:boss asks me how long|interview|weakness\w*|don't drink)\b/,
    answer: [
      'Have two sentences ready, a short one for the corridor and a true one for those who mean it. You owe nobody the long version.',
    ],
    words:
      'The short one: "Thanks for asking, it is up and down. And you." The true one: "Not good, to be honest. It helps that you ask, and I cannot talk about it here."',
    steps: [
      'Decide beforehand who gets the true one. Three people are plenty.',
      'If you want to be left in peace at work, tell one person there to pass it on.',
      'One message to many is allowed: the same text for all, with what you would like and what not.',
    ],
    hitch: 'If somebody presses on: "I know you mean well. Not today." Then ask them something.',
    ask: ['Whose asking is the hardest to answer?'],
    card: 'communication',
  },
  {
    id: 'forgive-them',
    deed: 'write down what was done',
    whether: true,
    tender: true,
    plainly: 'Plainly: no, you do not have to.',
    asks: wantsToKnow,
    about:
      /\b(?:forgiv(?:e|ing|eness)(?! (?:myself|me\b|yourself))|let(?:ting)? go of (?:the |my |this |all this |all the |old )?(?:anger|grudges?|resentment|bitterness|hat(?:e|red))|stop (?:being (?:so )?(?:bitter|resentful)|resenting|hating (?:him|her|them|my))|hold(?:ing)? (?:a |this |on to )?grudges?)\b/,
    not: /\b(?:cheat\w*|affair|slept with|kissed|forgive myself|forgive me)\b/,
    answer: [
      'You do not have to forgive, and certainly not by a date. What can be done sooner is to stop carrying it about all day.',
    ],
    steps: [
      'Write down what was done and what it cost you, without making it smaller. Nothing can be put down that was never looked at.',
      'Settle what it means from here, whatever you feel: how near they may come, and what you will no longer do.',
      'When it comes up again: "That was wrong, and I know it." Then back to your day. You need not prove it to yourself once more.',
      'Forgiving, where it comes, is not the same as trusting again, nor as seeing them again.',
    ],
    hitch: 'If others press you to: "I am not there, and I may never be." It is a whole answer.',
    ask: ['What would change in your day, if you were done with it?'],
    card: 'resentment',
  },
  {
    id: 'someone-crying',
    deed: 'sit with them and say little',
    asks: /\b(?:how (?:do|can|should|could|to|am i)|what (?:do|can|should|could|to|am i|helps)|comfort|cheer|help|better listener|good listener)\b/,
    about:
      /\b(?:comfort(?:ing)? (?:someone|somebody|him|her|them|people|a friend|my \w+)|cheer (?:him|her|them|my \w+|someone|somebody|a friend) up|(?:better|good|bad|terrible) listener|how to listen|listen(?:ing)? (?:better|properly|to (?:someone|somebody|people|a friend)(?: who)?)|(?:friend|partner|wife|husband|girlfriend|boyfriend|mum|mom|dad|sister|brother|flatmate|colleague|mate|he|she|someone|somebody) (?:\w+ ){0,2}?(?:is|was|were|keeps|started|starts|are|gets|who's|'s|came home)? ?(?:so |really |just )?(?:sad|upset|crying|cries|in tears|sobbing|heartbroken|sobs|bawling))\b/,
    not: /\b(?:i'm (?:sad|crying|upset)|i am (?:sad|crying|upset)|i was crying|made (?:him|her|them|me) cry|because of me|my fault|i (?:shouted|yelled|said)|died|baby|newborn|toddler|dementia|suicid\w*|self[- ]?harm\w*|depress\w*|with me|at me|work every|pretending)\b/,
    answer: [
      'Stay near, say little, and do not mend it. What helps somebody sad most is not having to cheer anyone up.',
    ],
    words:
      'Three sentences that are hardly ever wrong: "That sounds really hard." "You can tell me, or we just sit here." "I am not going anywhere."',
    steps: [
      'Sit beside them with the phone away, and count to five before each answer.',
      'Say back what you heard, in their words, instead of what you would do.',
      'Leave out "at least" and your own story. It can come another day.',
      'Two days later send one line. It is what people remember.',
    ],
    hitch:
      'If they say nothing, stay for ten minutes all the same, and do something small: tea, a blanket, the washing-up.',
    ask: ['What have you heard from them so far?'],
    card: 'listening',
  },
];
