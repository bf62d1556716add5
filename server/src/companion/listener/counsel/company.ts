import { wantsToKnow } from './asking.ts';
import type { Counsel } from './counsel.ts';

/** What people ask who are alone somewhere, new somewhere, or have a friend too many. */
export const companyCounsel: readonly Counsel[] = [
  {
    id: 'wedding-single',
    deed: 'ask for something to do there',
    asks: wantsToKnow,
    about:
      /\bweddings?\b[\s\S]*\b(?:single|alone|on (?:my|your) own|by (?:my|your)self|no (?:plus[- ]one|date)|without a (?:date|plus[- ]one)|plus[- ]one|only one (?:not|without)|(?:all|everyone|everybody) (?:\w+ )?(?:couples?|coupled|paired|married))\b|\b(?:single|alone|on (?:my|your) own|by (?:my|your)self|without a (?:date|plus[- ]one))\b[\s\S]{0,40}\bweddings?\b/,
    not: /\b(?:my wedding|our wedding|died|without (?:him|her)|speech|not invited)\b/,
    answer: [
      'Go with a task and with an end time. It is two or three moments that are hard, and not the whole day, and those can be planned.',
    ],
    words: 'For the question that always comes: "No, just me today. How do you know them." Then it is their turn.',
    steps: [
      'Ask the couple now where you sit, or offer to do something: the rings, photos, an old aunt. Who is needed is never the odd one out.',
      'Know beforehand where you are in the slow dance: outside for air, at the bar, or dancing with a child.',
      'Decide the hour at which you may leave, and a way home that hangs on nobody.',
      'Arrange something for the morning after. It is often then that it comes.',
    ],
    hitch:
      'If it gets you in the middle of it, ten minutes outside are no failure. At every wedding somebody is standing there.',
    ask: ['Which moment of it do you dread?'],
    card: 'lonely-among-people',
  },
  {
    id: 'eat-alone',
    deed: 'lay the table for yourself',
    tender: true,
    asks: wantsToKnow,
    about:
      /\b(?:eat(?:ing)?|ate|din(?:e|ing)|dinners?|lunch(?:es)?|meals?|supper|breakfasts?|restaurants?|cook(?:ing)?|table for one)\b[\s\S]{0,30}\b(?:alone|by (?:my|your|one)self|on (?:my|your) own|for one|just me|only me|no ?one to eat with)\b/,
    not: /\b(?:christmas|school|leave (?:me|us|it) alone|throw(?:ing)? up|binge\w*)\b/,
    answer: [
      'Make it a meal and not a gap: a plate, a place to sit, and a voice in the room. Eating at the sink is what makes it lonely.',
    ],
    steps: [
      'Sit somewhere else than opposite the empty chair: at the window, on another side of the table.',
      'Put a voice on, the radio or people talking, before you begin to cook and not after.',
      'Cook for two and freeze half. Cooking for one is dull, and not cooking is worse.',
      'Once a week eat where others do, at the same hour: a café, a lunch club, a neighbour to whom you take a portion. When you are out, a book and a window seat do the rest.',
    ],
    hitch: 'If an evening ends with toast, it was toast. Sit down to it all the same.',
    ask: ['Which meal is the hardest?'],
    card: 'loneliness',
  },
  {
    id: 'go-alone',
    deed: 'book the one seat',
    whether: true,
    plainly: 'Plainly: yes, go. Book it today.',
    asks: wantsToKnow,
    about:
      /\b(?:go(?:ing)?|went|travel\w*|holiday|trip|cinema|concert|gig|festival|gym|museum|theatre|movies?|film|class|show|match|pub|bar|abroad)\b[\s\S]{0,35}\b(?:alone|by (?:my|your|one)self|on (?:my|your) own|solo|without anyone|no ?one to go with|nobody to go with)\b|\b(?:no ?one|nobody) to go (?:\w+ ){0,5}with\b/,
    not: /\b(?:christmas|home alone|go(?:ing)? (?:home|on|it|through (?:this|it|life)|to bed|outside at night)|wedding|funeral|(?:raise|bring up)|leave me alone|live|living|birthday|appointment|hospital|scan|police)\b/,
    answer: [
      'Go, and make the first time short and easy to leave. Being seen alone is noticed by hardly anybody except the one who is.',
    ],
    steps: [
      'Begin with something where everyone looks the other way: a film, a museum, a concert with seats.',
      'Book it beforehand. On the evening itself the sofa has the better arguments.',
      'Come ten minutes before it starts, and have something for your hands in the break.',
      'Give yourself leave to go at half time. Who has it mostly stays.',
      'If it is a journey: book the first two nights, and tell one person where you are.',
    ],
    hitch: 'If somebody asks whether you came alone: "Yes, I wanted to see it." It sounds as good as it is.',
    ask: ['What would you go to, if nobody could see you?'],
    card: 'confidence',
  },
  {
    id: 'sunday-alone',
    deed: 'put two things into that day',
    tender: true,
    asks: wantsToKnow,
    about:
      /\b(?:sundays?|saturdays?|weekends?|bank holiday|days? off)\b[\s\S]{0,60}\b(?:alone|by (?:my|your|one)self|on (?:my|your) own|lonel\w+|nobody|no ?one|nothing to do|(?:so|too|very) (?:long|quiet|empty)|empty|drags?|endless|stretch\w*)\b|\b(?:alone|by (?:my|your|one)self|on (?:my|your) own|lonel\w+|nobody|no ?one|empty)\b[\s\S]{0,40}\b(?:sundays?|saturdays?|weekends?|bank holiday|days? off)\b/,
    not: /\b(?:christmas|easter|shift|boss|scaries|dread (?:work|monday)|cover|leave me alone|rent|swap)\b/,
    answer: [
      'Give the day two posts, one before noon and one around four, and leave the rest loose. What is hard is a stretch with nothing at the end of it.',
    ],
    steps: [
      'Before noon something outside that needs no talk: a market, a swim, a service, a walk where others walk.',
      'Around four something that waits for you: bread in the oven, a match on the radio, the same café.',
      'Make one call a fixed thing, same day and same hour. Somebody else has an empty Sunday too.',
      'Plan it by Thursday. On the day itself nothing comes to mind.',
    ],
    hitch: 'If only one of the two happened, it was half a day better than the last.',
    ask: ['At what hour does it get bad?'],
    card: 'loneliness',
  },
  {
    id: 'birthday-forgotten',
    deed: 'say it to the one it hurts from',
    whether: true,
    plainly: 'Plainly: yes, to the one it hurts from, and to nobody else.',
    asks: wantsToKnow,
    about:
      /\b(?:my (?:\w+ )?(?:birthday|bday)|my \d\d(?:th|st|nd|rd)?)\b[\s\S]*\b(?:forgot\w*|(?:nobody|no ?one|not one|none|hardly anyone) (?:\w+ ){0,3}(?:remember\w*|said|came|come|wish\w*|text\w*|turned up|showed|called|message)|didn't (?:even )?(?:say|text|call|remember|wish|come)|never (?:texted|called|said))\b|\b(?:forgot|(?:nobody|no ?one) (?:remembered|said anything|came|wished))\b[\s\S]{0,40}\b(?:my (?:\w+ )?birthday|happy birthday)\b/,
    answer: [
      'Say it to the one person it hurts from, and let the others off. Most people keep no dates in their heads and mean nothing by it.',
    ],
    words:
      'For instance: "It was my birthday on Tuesday, and I was sad not to hear from you. Have a late coffee with me."',
    steps: [
      'Have it after all, in small, this week: a cake you really like, one person, an hour.',
      'Next time say it a week ahead: "It is my birthday on the tenth, come for a drink." That is not begging, it is how most of them come about.',
      'For tonight keep away from the pages where others are being congratulated.',
    ],
    hitch:
      'If the answer is thin, you know a little more about how near that person is. It still says nothing about the day you were born.',
    ask: ['From whom would one line have been enough?'],
    card: 'loneliness',
  },
  {
    id: 'being-new',
    deed: 'learn three names',
    asks: wantsToKnow,
    about:
      /\b(?:new (?:here|job|school|class|team|office|place|company|girl|guy|kid|one|person|starter|uni|college)|just started|start(?:ed|ing)? (?:a |my |at a )?(?:new )?(?:job|school|uni|college|sixth form)|i'm (?:the )?new|joining a (?:\w+ )?(?:team|club|class|group)|first (?:week|day|month) (?:at|in|on|of))\b[\s\S]*\b(?:nobody|no ?one|don't know (?:anyone|anybody|a soul)|know (?:no ?one|nobody)|talk(?:s|ing)? to me|fit(?:ting)? in|everyone (?:already |else )?knows|stupid|lost|awkward|lunch|nervous|scared|groups|cliques?|feel like an idiot|asking questions)\b/,
    not: /\b(?:boyfriend|girlfriend|my (?:son|daughter|kid|child)|interview|lead|manage|date)\b/,
    answer: [
      'In the first two weeks nobody expects more of you than a name and a question. Being new is a job of its own, and it has an end.',
    ],
    words:
      'Two sentences open most doors: "I am new, is this seat free." And: "How do you do this here, I would rather ask than guess."',
    steps: [
      'Learn three names a day and use each of them once. Who knows a name is remembered.',
      'Ask small things of different people. It makes you known faster than being good at everything.',
      'Come five minutes early and leave five minutes late. The ordinary talk happens at the edges.',
      'Say yes to the first two invitations, even to a dull one. It is where the next ones come from.',
    ],
    hitch: 'If they stay in their groups, pick one person at the edge of one, and not the group.',
    ask: ['Who there has been a little kinder than the rest?'],
    card: 'lonely-after-moving',
  },
  {
    id: 'draining-friend',
    deed: 'offer a fixed hour',
    whether: true,
    plainly: 'Plainly: yes, say it, and offer a fixed hour in the same sentence.',
    asks: wantsToKnow,
    about:
      /\b(?:friend|mate|bestie|she|he|colleague|neighbou?r)\b[\s\S]{0,80}\b(?:drain(?:s|ing|ed)|exhaust(?:s|ing)|dumps? (?:everything|it all|all|her|his|on)|offloads?|vents? (?:to|at|on)|(?:using|uses) me|takes and takes|take take|just takes|always needs|so needy|calls? me (?:every|all|at)|(?:her|his) (?:problems|drama|crisis|crises)|sucks? the life)\b|\b(?:drained|exhausted|worn out) by (?:my|a) (?:\w+ )?(?:friend|mate)\b|\b(?:friend|mate|her|his|she|he)(?:'s)?\b[\s\S]{0,40}\b(?:emotional support|therapist|agony aunt|dumping ground)\b/,
    not: /\b(?:husband|wife|boyfriend|girlfriend|boss|baby|suicid\w*|kill\w*|borrow\w*|money)\b/,
    answer: [
      'Give less, and give it regularly. An hour you can keep does both of you more good than being there at all hours and dreading the phone.',
    ],
    words:
      'For instance: "I do want to hear it, and tonight I have nothing left. I will ring you on Thursday at seven."',
    steps: [
      'Answer later than you do now. Not every message in the night is an emergency.',
      'After twenty minutes: "Do you want to be heard, or do you want ideas." It spares both of you the tenth round.',
      'Ask who else knows about it. One person cannot be the whole net.',
      'Begin with something of your own once, and see what comes back.',
      'If your friend ever speaks of not wanting to live, the hour does not count: stay with them and get help together.',
    ],
    hitch: 'If they are hurt: "I am not going away. I want to be able to go on doing this."',
    ask: ['What would you want to have room for again?'],
    card: 'boundaries',
  },
  {
    id: 'end-friendship',
    deed: 'take a step back for a month',
    whether: true,
    plainly: 'Plainly: see them less for a month first. Then you will know.',
    asks: wantsToKnow,
    about:
      /\b(?:end(?:ing)? (?:a|the|this|our|my) (?:\w+ )?friendship|stop being (?:\w+ )?friends|cut(?:ting)? (?:off |out )?(?:a|my|this|an old) (?:\w+ )?friend|break(?:ing)? up with (?:a|my) (?:best |old )?friend\b|(?:don't|do not) want to be (?:\w+ )?friends|not be (?:\w+ )?friends (?:anymore|any more|with)|toxic (?:friend|friendship)|distance myself from (?:a|my|this) (?:\w+ )?friend|drop(?:ping)? (?:a|my|this) (?:\w+ )?friend|(?:walk away from|get out of|leave) (?:a|the|my|this|our) (?:\w+ )?friend(?:ship|s)?|outgrown (?:a|my|our) (?:\w+ )?friend\w*)\b|\b(?:ghost(?:ing)? (?:a|my) (?:\w+ )?friend\b|stop answering (?:a|my) friend|leave a friendship|end it with (?:a|my) friend)\b/,
    not: /\b(?:boyfriend|girlfriend)\b/,
    answer: [
      'You may, and it need not be a trial. With most friendships a step back is enough; words are for those who would otherwise keep asking.',
    ],
    words:
      'If it has to be said: "I notice that we do not do each other good any more, and I am stepping back. I wish you well. I am not going to argue about it."',
    steps: [
      'Try less before nothing: answer more slowly, meet seldom and in company. Some friendships only need another size.',
      'Say it to them and to nobody else in the group. You need no side.',
      'Leave out the list of what they did. One sentence about you cannot be disputed.',
      'Expect to miss them now and then. It does not make it a mistake.',
    ],
    hitch: 'If they get angry or beg, the same sentence once more, and then the end of the talk. You have said it.',
    ask: ['What happens in you, when that name lights up?'],
    card: 'boundaries',
  },
];
