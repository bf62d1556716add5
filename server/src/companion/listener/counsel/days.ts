import { wantsToKnow } from './asking.ts';
import type { Counsel } from './counsel.ts';

/** What people ask about work and days: losing it, dreading it, being unseen in it, having none any more. */
export const daysCounsel: readonly Counsel[] = [
  {
    id: 'harassed-at-work',
    deed: 'write it down and take it to somebody',
    tender: true,
    whether: true,
    plainly: 'Plainly: yes, report it, with your notes, and not alone.',
    asks: wantsToKnow,
    about:
      /\b(?:boss|manager|supervisor|colleague|co-?worker|customer|client|guy at work|man at work|work|office|shift|teacher|coach)\b[\s\S]{0,80}\b(?:sexually harass\w*|harass(?:es|ed|ing) me|touch(?:es|ed|ing) (?:me|my)|grop\w*|(?:sexual|dirty|gross) (?:comments?|jokes?|remarks?|messages?)|creepy|creep|inappropriate|comments (?:about|on) my (?:body|legs|bum|chest|clothes)|hit(?:s|ting)? on me|rubs? (?:up )?against|stares? at my)\b|\b(?:harass\w*|grop\w*|touched me|creepy|inappropriate)\b[\s\S]{0,50}\b(?:boss|manager|supervisor|colleague|co-?worker|customer|client|at work|teacher|coach)\b|\bharassment\b/,
    answer: [
      'It is not yours to put up with, and nothing you wore or said invited it. If it is safe, say no once; write it all down today; and take it to somebody with a say.',
    ],
    words:
      'If you can: "Do not touch me. I do not want to be spoken to like that." Short and flat, and then go where others are. If you could not say it, that changes nothing.',
    steps: [
      'Write down day, place, words, and who was near. Keep messages, and send the notes to an address of your own.',
      'Tell one person there whom you trust, and ask what they have seen. It is seldom only one who is meant.',
      'Report it in writing, to HR, somebody higher up or a union, and keep a copy. In most places an employer has to act.',
      'If you were touched, followed or forced, you may go straight to the police or to a line for sexual assault. If you are under eighteen, tell an adult you trust today.',
    ],
    hitch:
      'If it is played down, take it outside: a union, a lawyer, an equality office. Being punished for reporting it is usually against the law as well.',
    ask: ['Are you out of reach of that person on your next day there?'],
    card: 'work-trouble',
  },
  {
    id: 'just-lost-job',
    deed: 'see to the papers and tell two people',
    asks: /\b(?:what (?:do|should|can|now|am)|whats? next|how (?:do|will|am|can)|where do i (?:even )?(?:start|begin)|cope|help|tips|advice)\b/,
    about:
      /\b(?:(?:got|been|was|were|i'm being|being|just|getting) (?:\w+ )?(?:fired|sacked|laid off|made redundant|let go|the sack|the boot)|lost my job|redundan\w*|p45)\b/,
    not: /\b(?:tell|telling|say to|explain|husband|wife|kids?|children|son|daughter|mum|dad|parents|partner|interview|nobody knows|pretend\w*|last year|years ago)\b/,
    answer: [
      'This week only the papers, and two people who know. The next job can wait some days; a head in shock writes bad applications.',
    ],
    steps: [
      'Sign nothing on the spot. Ask for everything in writing, and by when you have to answer; the time for objecting can be short.',
      'Register with the job office or for benefit in the first days. It often counts from the day you come.',
      'One sheet: what comes in, what must go out, how many months that is. Then you know how big it is.',
      'Get up at the same hour, and be out of the house before ten. It is the days that fall apart first.',
      'Tell two people who hear of things: "I am looking, and this is what I can do."',
    ],
    hitch:
      'If the nights, drink or dark thoughts begin to take over, tell a doctor early. It hits harder than most people expect.',
    ask: ['What weighs most in it, the money, the days, or what others think?'],
    card: 'job-loss',
  },
  {
    id: 'call-in-sick',
    deed: 'ring in and stay at home',
    whether: true,
    plainly: 'Plainly: if you would send a colleague home in your state, stay at home.',
    asks: wantsToKnow,
    about:
      /\b(?:call(?:ing)? in sick|(?:phone|ring|ringing|phoning) in(?: sick)?|call off work|sick day|(?:take|taking) (?:a |the |tomorrow|today|monday)(?:\w+ ){0,3}off|day off sick|sick note|off sick for|sign(?:ed)? (?:me )?off|mental health day|(?:can't|cannot) (?:go in|face work)|(?:do i|should i) (?:just )?go in(?: to work)?|not coming in)\b/,
    not: /\b(?:my (?:son|daughter|kid|child)|funeral|school today|cover for)\b/,
    answer: [
      'If you would send a colleague home in your state, stay at home. One day at the right time is cheaper than three weeks later on.',
    ],
    words:
      'Short and without a story: "I am not well today and will not be in. I will let you know tomorrow how I am." What it is you mostly need not say.',
    steps: [
      'Ring or write early and once, and then put the phone away.',
      'Use it as a sick day: sleep, food, a little air, and no catching up.',
      'In the afternoon ask yourself whether it is illness, tiredness, or the place. The third gets no better by a day at home.',
      'If it is the third time this month, or you dread every morning, see a doctor. Being worn out counts, and you can be signed off for it.',
    ],
    hitch: 'If they press you: "I will let you know tomorrow." The same sentence again is enough.',
    ask: ['How would you be tonight, if you went?'],
    card: 'rest',
  },
  {
    id: 'back-to-work',
    deed: 'ask for a start in steps',
    tender: true,
    asks: wantsToKnow,
    about:
      /\b(?:(?:go(?:ing)?|return\w*|goes?|getting) (?:back )?(?:in)?to work|back (?:at|in|to) (?:work|the office)|first (?:day|week|shift) back|return to work)\b[\s\S]{0,60}\b(?:after|since|following|sick leave|maternity|burn ?out|breakdown|months|weeks off|funeral|died|illness|surgery|operation|being off)\b|\b(?:off sick|sick leave|signed off|been off|maternity leave|burn ?out|breakdown)\b[\s\S]{0,60}\b(?:go(?:ing)? back|back (?:on|at|to|in)|return\w*)\b|\b(?:phased return|return[- ]to[- ]work)\b/,
    not: /\b(?:should i (?:quit|resign|leave)|commute|my (?:husband|wife|partner) (?:is|goes))\b/,
    answer: [
      'Go back in steps, and have two sentences ready for what everybody will ask. The first week is for arriving, and not for catching up.',
    ],
    words:
      'For the corridor: "Good to be back. I am taking it slowly." And for who asks what it was: "I was not well, and I am on the mend. Tell me what I missed."',
    steps: [
      'Ask for fewer hours in the first weeks, in writing, with a date to look at it again. A doctor can put that on paper.',
      'See one of them beforehand over a coffee outside, so that one face is behind you already.',
      'Begin on a Wednesday or Thursday if you may choose. The weekend comes sooner.',
      'Leave the old mails. Ask what is on fire, and let the rest have been.',
    ],
    hitch: 'If it is too much, say so in the first week and not in the sixth. Going down in hours again is allowed.',
    ask: ['What do you dread most about the first morning?'],
    card: 'burnout',
  },
  {
    id: 'sunday-dread',
    deed: 'write down what it is on Monday',
    asks: wantsToKnow,
    about:
      /\b(?:sunday (?:scaries|blues|dread|fear)|dread\w* (?:monday|mondays|work|going (?:in|back|to work)|tomorrow)|(?:monday|work tomorrow|work on monday)\b[\s\S]{0,50}\b(?:dread\w*|sick|stomach|knot|fear|anxi\w*|panic\w*|can't face)|(?:sunday (?:night|evening|afternoon)s?)\b[\s\S]{0,60}\b(?:dread\w*|sick|stomach|knot|fear|anxi\w*|panic\w*|work|monday))\b/,
    not: /\b(?:quit|resign|call in|rent|bills|money|mortgage|maternity|leave the job)\b/,
    answer: [
      'It is mostly one thing on Monday and not the whole of it. Find that one, write down its first ten minutes, and give the evening another end.',
    ],
    steps: [
      'One line on what it is: a person, a pile, an hour. Under it the very first small move.',
      'Put something you like into Monday itself, at noon or straight after.',
      'No mail on Sunday. If that cannot be, twenty minutes at four, and then it is shut.',
      'Give the evening a habit: a bath, a series, the same soup. Dread sits down in the empty hours.',
      'If it has been every week for months, it is telling you something about the place. That wants looking at, on a weekday.',
    ],
    ask: ['Which thing on Monday is it?'],
    card: 'stress',
  },
  {
    id: 'talked-over',
    deed: 'go on speaking',
    asks: wantsToKnow,
    about:
      /\b(?:talk(?:s|ed|ing)? (?:right )?over me|interrupt(?:s|ed|ing)? me|talked over|cuts? me off|(?:get|getting|am|being|keep being) (?:\w+ )?interrupted|speak(?:s|ing)? over me|(?:speak|speaking) up (?:in|at) (?:meetings|work|class)|(?:nobody|no ?one|they never) (?:ever )?listens? to (?:me|my ideas|what i say)|get a word in|(?:never|don't|won't) let me finish)\b/,
    not: /\b(?:you (?:interrupt|cut|never)|lawyer)\b/,
    answer: [
      'Do not get louder, just go on, and slowly. It is the going on that keeps the floor, and one sentence is usually enough.',
    ],
    words:
      'In the moment: "One second, let me finish, then it is yours." And if it is gone already: "I want to go back to what I was saying."',
    steps: [
      'Begin with the number: "I have two points." People wait for the second.',
      'Say your main sentence first and the reasons after. Then what gets cut off is the smaller part.',
      'Have an ally beforehand: "If I am cut off, bring it back to me." And do it for them.',
      'Tell the one who does it most, alone: "You may not notice it. You speak over me. Help me with that."',
    ],
    hitch: 'If it goes on, ask whoever leads the meeting for a round in which each speaks once.',
    ask: ['Who does it most, and does anybody else notice?'],
    card: 'confidence',
  },
  {
    id: 'feel-a-fraud',
    deed: 'write down the three things you did',
    asks: wantsToKnow,
    about:
      /\b(?:impost[eo]r|doubt(?:ing)? myself at work|got (?:here|this|in) by luck|(?:feel|feeling|felt) (?:like )?(?:a |an |such a |a total |a complete )?(?:fraud|fake|phon(?:e)?y)|find(?:ing)? out (?:that )?i(?:'m| am| don't| can't| have no)|(?:be|being|get|getting) found out|don't deserve (?:this|my|the|to be) (?:job|promotion|place|here|role)|don't belong (?:here|there|on this|in this|at)|(?:everyone|everybody) (?:else )?(?:is|here is|seems) (?:\w+ )?(?:smarter|cleverer|better) than me)\b/,
    not: /\b(?:affair|cheat\w*|gay|trans|scam\w*)\b/,
    answer: [
      'You know all of your own doubts and none of theirs, so the sum is always wrong. Praise does not shrink it; looking on paper at what you really did does.',
    ],
    steps: [
      'Write down three things you did in the last month, and what would have been missing without them. Facts only.',
      'Ask one small thing aloud this week that you think you ought to know. See what happens.',
      'Tell somebody a step further on that it is like this. Most of them laugh and say that they know it.',
      'When praise comes, say "thank you" and nothing after it. Put it on the same sheet.',
      'Keep what you do not know yet apart from what you cannot do. The first is only called being new.',
    ],
    ask: ['What exactly are you afraid they would find?'],
    card: 'impostor',
  },
  {
    id: 'waiting-decision',
    deed: 'look at the mail twice a day',
    whether: true,
    plainly: 'Plainly: one friendly line once the day they named has gone by, and not before.',
    asks: wantsToKnow,
    about:
      /\b(?:wait(?:ing)?|hear back|heard (?:back|anything)|results? (?:come|comes|are|is|out|day)|still (?:no|nothing))\b[\s\S]{0,60}\b(?:job|interview|exams?|a[- ]levels?|gcses?|uni\w*|college|offer|visa|application|grades?|the bar|mortgage|embassy|adoption|court|verdict|driving test)\b|\b(?:interview|exams?|a[- ]levels?|gcses?|visa|application|applied|grades?|adoption|court)\b[\s\S]{0,60}\b(?:waiting|hear back|heard (?:back|anything)|results? (?:come|comes|are|is|day)|still (?:no|nothing))\b|\bresults day\b/,
    not: /\b(?:biopsy|scan|mri|lump|cancer|failed)\b/,
    answer: [
      'There is nothing left to do for it, and that is what makes it hard. So give it one place in the day, and fill the rest with what has an end.',
    ],
    words:
      'Once the day they named has gone by: "I am still very interested. Could you tell me when I may expect to hear. Thank you."',
    steps: [
      'Look at the mail at two fixed hours, and take its sign off the phone.',
      'Write down what you do on the day after a yes, and what on the day after a no. The second is the one that calms.',
      'Take up something whose end is yours: a shelf, a long walk, the next application.',
      'Settle who is with you, or gets rung, in the hour it comes.',
    ],
    ask: ['When should you hear at the latest?'],
    card: 'worry',
  },
  {
    id: 'retired-days',
    deed: 'put three fixed things into the week',
    asks: wantsToKnow,
    about:
      /\b(?:retire[ds]?|retirement|retiring|(?:stopped|finished|given up|gave up) work(?:ing)? (?:after|at|last|in)|since i (?:stopped|finished) work)\b/,
    not: /\b(?:should i retire|friends|afford to retire|pension|when to retire|retired (?:nurse|teacher|policeman) who)\b/,
    answer: [
      'Give the week a frame before you look for a purpose: three fixed things with other people in them, on the same days. The rest tends to grow round that.',
    ],
    steps: [
      'Keep the hour of getting up, and be out of the house before ten, if only for the paper.',
      'Choose one thing where somebody waits for you: a shift in a shop or library, a grandchild on Tuesdays, the team that mends the paths.',
      'Write down what work gave you besides money, being asked, company, being tired in a good way, and look for each by itself.',
      'Learn something in which you are a beginner, in a room with others.',
      'If there are two of you at home, settle who has the kitchen when. It is new for both.',
    ],
    hitch:
      'Finding a shape takes most people about a year. If it is grey for weeks and nothing tastes of anything, tell a doctor.',
    ask: ['What do you miss most of it, the people, the hours, or being needed?'],
    card: 'big-change',
  },
  {
    id: 'life-direction',
    deed: 'try one thing for six weeks',
    asks: wantsToKnow,
    about:
      /\b(?:(?:what|wtf) (?:to do|should i (?:do|be)|am i (?:meant|supposed) to (?:do|be)|am i doing|i want to do|do i do|to even do) with (?:my|this) life|what i want (?:to do|to be|from life|in life|out of life)|find (?:my|a) (?:purpose|passion|direction|calling|path|thing)|what(?:'s| is) my purpose|(?:which|what) (?:career|degree|course|subject) (?:\w+ )?(?:to|should)|(?:no|zero) (?:idea|clue) what (?:i want|to do with my life|to study|i'm doing with my life)|lost in life|directionless|wasting my life|what to study)\b|\b(?:point of my life|how do (?:i|you|people) (?:know|find out) what (?:i|you|they) want)\b/,
    not: /\b(?:he died|she died|kill|end it)\b/,
    answer: [
      'It is hardly ever found by thinking. It is found by trying something for six weeks and noticing. So look for the next thing, and not for the whole life.',
    ],
    steps: [
      'Write down ten moments of the last years in which you forgot the time, however small. See what they share: people, hands, quiet, being needed.',
      'Take one of them in its smallest real form: a Saturday with somebody who does it, an evening class, one day of helping out.',
      'Ask two people who know you what they would come to you for. They see it before you do.',
      'Cross out what you only want because of how it would look. The list gets short quickly.',
    ],
    hitch: 'If it turns out wrong, you know one thing for sure that you did not know before.',
    ask: ['When did you last forget the time?'],
    card: 'values',
  },
];
