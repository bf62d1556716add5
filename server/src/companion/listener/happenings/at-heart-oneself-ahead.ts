import { soon } from './at-heart-oneself-words.ts';
import type { Happening } from './happening.ts';

const somebody =
  '(?:he|she|they|the (?:doctor|doctors|nurse|hospital|clinic|consultant|surgeon|gp|council|landlord|bank|lawyer|solicitor|school|judge|boss|manager|vet|agency|insurance|office)|your (?:boss|manager|landlord|doctor|consultant|gp|lawyer|solicitor|son|daughter|sister|brother|husband|wife|partner|mum|mom|dad|teacher|professor|agent|editor))';

/** What lies ahead of somebody: waited for, dreaded, planned, or not to be decided. */
export const ofWhatIsAhead: readonly Happening[] = [
  {
    id: 'nobody-has-said-yet',
    cues: 'told let know heard hear decid answer result got given wrote confirm come',
    when: new RegExp(
      `\\b(?:${somebody}|nobody|no one|noone)(?:'s| has| have|'ve)?(?: still)?(?:n't| not| never)?(?: still| yet| even)? (?:told you|let you know|given you an answer|decided|written back|confirmed|come back to you) (?:yet|if|whether|how long|anything yet)\\b|\\bnobody(?:'s| has)(?: even)? told you (?:if|whether|when|yet|what's happening)|\\byou (?:still )?(?:haven't|have not|havent) (?:heard(?: back| anything)|got (?:the|your|any|an?) (?:results?|answer|letter|reply|date|news))(?: yet| from them| from the \\w+| since)?\\b`,
      'i',
    ),
    unless: /\b(?:died|dead|lottery|from (?:him|her) since|ghost\w*)\b/,
    hear: [
      'Somebody has it on a desk or in their head already, and you go on living as if it were open.',
      'Until they say, every plan has to be made twice, once for each way it could go.',
      'They may have forgotten by now that anyone is waiting. You could tell them to the hour.',
    ],
    ask: [
      'Who would be the one to tell you?',
      'What all hangs on that answer?',
      'How are you filling the days until then?',
    ],
  },
  {
    id: 'the-result-has-a-day',
    cues: 'result scan biops test score list answer decision grades',
    when: new RegExp(
      `\\b(?:results?|biopsy|verdict)\\b.{0,40}\\b(?:${soon}|come|comes|coming|due|out|working days)\\b|\\b(?:waiting (?:for|on)|get(?:ting)?|hear(?:ing)?) (?:the|your|her|his|their|some|test|my) (?:\\w+ )?(?:results?|grades|scores?|decision|verdict|answer)\\b`,
      'i',
    ),
    unless:
      /\b(?:clear|passed|good news|came back (?:fine|normal|negative)|all (?:fine|good)|won|got in|football|hasn't got|mom has|mum has|has a biopsy)\b/,
    hear: [
      'It is written down somewhere by now and cannot be changed, and still it feels as if it were being decided tonight.',
      'Until then you carry both answers about with you, and neither of them lets you settle.',
      'There is a before and an after coming, and you have to get the washing done in between.',
    ],
    ask: [
      'Who will be with you when you hear?',
      'Which way do you expect it, in daylight?',
      'What do you do with the hours?',
    ],
  },
  {
    id: 'they-want-another-look',
    cues: 'shadow lump found another more further something biops refer',
    when: /\b(?:there(?:'s| is| was)(?: \w+)? (?:a |an |some )?(?:shadow|lump|mass|nodule|cyst|growth) ?(?:on|in|there|under)?|you(?:'ve| have)?(?: got| found| had)+ (?:a|another|this) (?:lump|shadow|mass|growth)|(?:they|the doctors?|he|she|the scan|the ultrasound|the x-ray|the nurse)(?:'ve| have|'s| has)? (?:found|saw|seen|noticed|showed) (?:something|a (?:\w+ )?(?:shadow|lump|mass|spot|nodule|cyst|growth|mark))|you found something (?:in|on|under)|(?:they|he|she|the doctor|the gp|the hospital)(?:'re| are|'s| is|'ve)? (?:want|wants|need|needs|sending|sent|referred|ordered)(?: \w+){0,3} (?:another (?:one|scan|look|test|x-ray)|more tests|further (?:tests|investigations?)|biopsy|for (?:more )?tests|for a scan)|further investigation)\b/i,
    unless:
      /\b(?:benign|it was nothing|all clear|cyst and|turned out fine|useless lump|lump of (?:clay|dough|coal|bread)|lump in (?:my|your) throat|shadow of|car|engine|boiler)\b/,
    hear: [
      'That is the worst sort of sentence to be sent home with. It has a hole just where the answer goes.',
      'They have said as much as they know, and your head says all the rest for them.',
    ],
    ask: ['When do they look again?', 'How did they put it, word for word?', 'Who else knows about it so far?'],
  },
  {
    id: 'they-need-to-think-it-over',
    cues: 'think see need time',
    when: /\b(?:he|she|they|your \w+)(?:'s| has|'d)?(?: just| only)? (?:said|says|told you|wrote|texted|answered)(?: that)? ?"?'?(?:(?:he|she|they|i|we)(?:'d|'ll|'s| would| will)? (?:think about it|need(?:s|ed)? (?:to think|(?:some )?(?:time|space))|let (?:me|you) know|see)|let me think|we'll see|i need (?:to think|(?:some )?(?:time|space))|maybe|perhaps|i don't know yet|not yet|soon)\b/i,
    hear: [
      'That is neither a yes nor a no, and you are the one who has to live inside it in the meantime.',
      'Whoever asks for time gets to put it down for a while. Whoever gave it cannot.',
    ],
    ask: ['How did it sound when it was said?', 'How long have you given it, in your own mind?'],
  },
  {
    id: 'put-back-again',
    cues: 'cancel moved postpon delay put push resched',
    when: /\b(?:(?:they|he|she)(?:'ve| have|'s| has)?(?: just| now| only)? (?:moved|postponed|put back|pushed back|cancelled|canceled|delayed|rescheduled|put off) (?:it|(?:your|the|his|her) (?:\w+ )?(?:appointment|operation|surgery|hearing|date|scan|flight|interview|exam|visit|meeting|wedding|trial|op|chemo|move|assessment|start))(?: back| on you)?\b|(?:the |your )?(?:appointment|operation|surgery|hearing|flight|interview|exam|trial|scan|wedding|chopper|ferry|visit|op)(?:'s| is| was| has been| got|'s been)? (?:been )?(?:moved|postponed|put back|pushed back|cancelled|canceled|delayed|rescheduled))\b/i,
    unless:
      /\b(?:moved (?:the|your) (?:car|sofa|bed|chair|furniture|table|desk)|put (?:it|the \w+) back (?:in|on|where)|(?:moved|put) back in|cancelled the (?:debt|fine))\b/,
    hear: [
      'You had got yourself ready for that day. Now all of that has to be put away and taken out once more.',
      'For them it is a line in a calendar. You had already been counting towards it.',
    ],
    ask: ['When is it now?', 'How often has it been moved by now?'],
  },
  {
    id: 'said-it-would-be-sooner',
    cues: 'said promis told',
    when: /\b(?:they|he|she|the \w+)(?: had|'d)? (?:said|promised|told you)(?: that)?(?: it'd be| it would be| it takes| it would take|(?: the)? \w+ would (?:take|be))? ?"?(?:only )?(?:a|one|two|three|four|five|six|\d+|ten|a few|a couple of) (?:working )?(?:days?|weeks?|months?|hours?|minutes?)"?(?:$| and (?:it's|that was|now))/i,
    beside:
      /\b(?:it's been|it's day|it's week|it's (?:now )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+)|still|that was|now|since|already|later)\b/,
    hear: [
      'They gave a number to be friendly, and you believed it and planned by it.',
      'After the day they named, each further one counts double.',
    ],
    ask: ['What did they say when you asked again?', 'What have you had to put off because of it?'],
  },
  {
    id: 'only-waiting-now',
    general: true,
    cues: 'wait',
    when: /^(?:and |so |but |now )?(?:(?:you(?:'re| are|'ve been| have been)(?: all| just| only| still| sat| here| sitting| stood| now)* waiting)\b|(?:it's|its|it is) the (?:waiting|not knowing)|(?:now |so )?(?:you |we )?(?:just )?(?:wait|waiting)$|(?:he|she|they)(?:'re| are|'s| is)? (?:can )?only wait)/i,
    unless:
      /\b(?:waiting (?:tables|on tables|staff|room nurse)|bus|kettle|can't wait|couldn't wait|waiting to feel|grandma|excited|waiting list for the|something (?:bad|terrible|to go wrong)|sorry|on the shoulder|the rush)\b/,
    hear: [
      'Waiting has no handle anywhere. There is nothing to do it faster with.',
      'Your ears are somewhere else the whole time, whatever your hands are doing.',
      'All the while the kettle wants filling and people ask ordinary questions, and you give ordinary answers.',
      'Time goes at another speed in there. You look up and it is four minutes later.',
    ],
    ask: [
      'How long have you been waiting by now?',
      'What do you busy yourself with meanwhile?',
      'Who is waiting with you?',
      'What would be the first you hear of it?',
    ],
  },
  {
    id: 'keeps-looking-for-it',
    cues: 'keep refresh check',
    when: /\byou(?:'ve been| keep| can't stop| just keep| kept| constantly| still)? ?(?:keep )?(?:check(?:ing)? (?:the|your|for|it|his|her|if|whether|again|every|to see|tracking)|refresh(?:ing)?(?: it| the \w+| your \w+)?\b)/i,
    unless:
      /\b(?:doors?|windows?|cooker|iron|taps?|plugs?|handbrake|candles?|oven|stove|locks?|gas|breath\w*|mirror|scales?|pulse|blood|register|vitals|at work|job|papers|harness|his twice|for (?:typos|mistakes)|refreshing (?:drink|walk|swim|change)|location)\b/,
    hear: [
      'Each look lasts a second, and it leaves a little less of you than the one before.',
      'You know there would have been a sound. The hand goes there all the same.',
    ],
    ask: ['When did you look last?', 'What would it have to say, for you to breathe out?'],
  },
  {
    id: 'going-in-for-something',
    cues: 'operat surg bypass chemo radiat scan biops hip knee cataract treat camera anaesthetic hospital theatre procedure transplant induced section',
    when: new RegExp(
      `\\b(?:operation|operated|surgery|bypass|chemo\\w*|radiation|radiotherapy|scan|mri|biopsy|cataract|endoscopy|colonoscopy|camera|anaesthetic|anesthetic|theatre|procedure|transplant|treatment|c-section|hysterectomy|mammogram)\\b.{0,40}\\b${soon}|\\b${soon}.{0,30}\\b(?:operation|surgery|bypass|chemo|radiation|radiotherapy|scan|biopsy|camera|anaesthetic|procedure)\\b|\\byou (?:start|begin) (?:the |your )?(?:chemo\\w*|radiation|radiotherapy|treatment|dialysis)\\b|\\bthey(?:'re| are) (?:opening|operating|going to (?:operate|open|cut|put a (?:camera|tube|needle)))`,
      'i',
    ),
    unless:
      /\b(?:dentist|dog|cat|vet|horse|doctor's surgery|theatre (?:tickets|club|group)|play|security camera|all clear|went (?:well|fine)|last one|beauty|spa|hair|camera off|scan was|took the biopsy|surgery was)\b/,
    hear: [
      'For them it is a Tuesday like any other, and the one on the table only has the one body.',
      'Whatever the leaflet says, the nights before are long, and they are had in ordinary rooms with the washing-up to do.',
      'Being told it is routine helps the head. The stomach has never heard of routine.',
    ],
    ask: [
      'Who is going along that day?',
      'What have they told you to expect?',
      'Which part of it do you see at night?',
    ],
  },
  {
    id: 'hearing-has-a-date',
    cues: 'hear tribunal court parole inquest disciplin judge trial solicitor barrister mediation',
    when: new RegExp(
      `\\b(?:hearing|tribunal|court|parole board|inquest|disciplinary|trial|mediation|the judge|custody)\\b.{0,50}\\b(?:${soon}|is|sits)\\b|\\byou(?:'ve got to|'ve to| have to|'re going to|'re) .{0,20}\\b(?:court|tribunal|the judge|the commission|an inquest|a hearing)\\b`,
      'i',
    ),
    unless:
      /\b(?:tennis|basketball|squash|food court|hearing (?:aids?|test|office|is (?:bad|going|gone))|final since|hard of hearing|good hearing|it's worth hearing|is over|jury duty)\b/,
    hear: [
      'Your own life is going to be read out by people with folders, and you have to sit straight and answer in whole sentences.',
      'In there it counts what is on paper. You know how much of it never was.',
    ],
    ask: [
      'Who goes in there with you?',
      'What is it that they have to understand?',
      'What frightens you most about that room?',
    ],
  },
  {
    id: 'must-speak-before-them',
    cues: 'speech eulogy toast talk presentation reading present assembl',
    when: /\b(?:you(?:'ve| have|'re|'ll)?(?: got)?(?: to| meant to| supposed to| asked to| going to| need to| must)* ?(?:give|do|make|read|write|deliver|say|speak|doing|giving|making)\b.{0,20}\b(?:speech|eulogy|toast|presentation|talk|a reading|a poem|a few words|best man)|(?:they're|he's|she's|they) (?:making|make|want|made|asked) you (?:to )?(?:do|give|make|say|read|present)\b.{0,20}\b(?:speech|toast|talk|presentation|words|eulogy))\b/i,
    unless:
      /\b(?:went well|they clapped|clapped|was over|talk to (?:him|her|them)|talk about it|got through|gave the speech|talk (?:him|her) (?:out|into)|small talk|make toast|when (?:he|she|they))\b/,
    hear: [
      'Everybody looks up at once and waits, and in the head one has already stood there ten times and gone blank.',
      'The words are one part. The walk up to where they have to be said is the other, and nobody practises that.',
    ],
    ask: [
      'What do you want them to take home from it?',
      'How long does it have to be?',
      'Whose face will you look at?',
    ],
  },
  {
    id: 'test-is-coming',
    cues: 'exam test paper audition interview trial matric finals viva assessment inspect ofsted theory',
    when: new RegExp(
      `\\b(?:exams?|driving test|test|paper (?:\\d|one|two)|audition|interview|try-?outs?|finals|viva|assessment|inspection|ofsted|matric|mocks?)\\b.{0,25}\\b${soon}|\\b(?:${soon}|before)\\b.{0,15}\\b(?:exam|driving test|audition|interview|viva|matric)\\b|\\bthey come to inspect\\b`,
      'i',
    ),
    unless:
      /\b(?:passed|failed|blood|pregnancy|covid|dna|went well|got it|got the|results?|tested|smear|hearing test|eye test|toilet paper|missed|invited|aced|taste|gene|was only|used to|killed|any exam)\b/,
    hear: [
      'The knowing and the being asked are two things, and they only meet on the day itself.',
      'Somebody with a list decides in a short while what took you so long to get ready.',
      'All that you have done for it is already done. The part that is left is mostly nerves.',
    ],
    ask: [
      'What time does it begin?',
      'Which question do you hope they do not ask?',
      'What will you do straight after?',
    ],
  },
  {
    id: 'first-day-coming',
    cues: 'start first begin new join',
    when: new RegExp(
      `\\byou(?:'re| are|'ll)? (?:start|starting|begin|beginning|joining)\\b(?! (?:to|with|on|chemo|crying|radiation|feeling|thinking|monday with)\\b).{0,40}\\b(?:${soon}|september|january|on)\\b|^${soon}(?: is| you start| starts|'s)?,? .{0,15}\\b(?:first day|new job|new school|start)\\b|\\b(?:your|the) first (?:day|gig|date|class|lesson|shift|session|rehearsal|night|match|game|concert|show)\\b.{0,25}\\b(?:is|${soon})\\b|^first (?:day|gig|date|shift|class|match|game|lesson|show|race|concert)(?: (?:of|in|for|at|since) [\\w ]{2,25})? ${soon}$`,
      'i',
    ),
    unless:
      /\b(?:was|went|were|last (?:week|year)|start (?:over|again)|it'll start|chemo|radiation|treatment|first day without|back then|laughed)\b/,
    hear: [
      'On a first day you know nobody, and not where the cups are, and everyone else moves as if they had been born there.',
      'It gets tried on in the head a good many times, and each time something else goes wrong with it.',
    ],
    ask: ['What do you hope it will be like?', 'How are you getting there?', 'What made you say yes to it?'],
  },
  {
    id: 'meets-their-people',
    cues: 'meet parents family people law grandparents home cook',
    when: /\b(?:you(?:'re| are|'ll)? (?:meet|meeting|going to meet|have to meet|seeing|cook for|going to cook for) (?:his|her|their|the) (?:parents|family|people|mum|mom|dad|kids|children|in-laws|friends|folks)|(?:his|her|their) (?:parents|family|mum|mom|mother|father|people) (?:are|is|'re|'s) coming|the in-laws are coming|you(?:'re| are) (?:bringing|taking) \w+ home to meet)\b/i,
    unless: /\b(?:went|was lovely|loved|hate you|funeral)\b/,
    hear: [
      'One has a fork in one hand and is being looked over for years to come, and everybody pretends it is only lunch.',
      'They have known that person all their life. You come in with what you know and hope it counts.',
    ],
    ask: ['What have you been told about them?', 'What do you hope they see?'],
  },
  {
    id: 'nerves-are-here',
    general: true,
    cues: 'nerv brick butterfl terrif jitter eaten eat slept sleep stomach belly tummy shit bag pins',
    when: /\b(?:(?<!when |because )you(?:'re| are)(?: so| really| a bit| kind of| proper| absolutely| just| already)* (?:nervous|terrified|bricking it|jittery|a bag of nerves|shitting (?:it|yourself|bricks)|pure bricking it|on pins)|(?:pure |proper )?bricking it|butterflies|you(?:'ve not| haven't| have not|'re too nervous to) (?:eaten|slept|eat|sleep) (?:since|for|properly|a thing)|your (?:stomach|belly|tummy)(?:'s| is| has| does)?(?: \w+){0,2} (?:in knots|flips|turning|going|flipping|churning|dropped|drops))\b/i,
    unless:
      /\b(?:hungry|no money|food bank|he's nervous|why are you nervous|nervous is normal|butterflies (?:in the|on the)|grief|died|him|broke up|diet|phone|buzz\w*|bug|cancer|stomach (?:ulcer|ache))\b/,
    hear: [
      'The body gets there days before you do and starts without asking.',
      'That much fuss inside mostly stands next to something that counts for you.',
    ],
    ask: [
      'What comes to mind first when you think of it?',
      'When will it be behind you?',
      'Who knows how nervous you are?',
    ],
  },
  {
    id: 'practises-for-it',
    cues: 'practis practic rehears written wrote learn',
    when: /\byou(?:'ve| have)?(?: been)?(?: even| already)? (?:practi[sc](?:ing|ed|e)|rehears(?:ing|ed|e)|written (?:it|what|down|a list|them) (?:on|down|out|what|for)|wrote it (?:on|down|out)|learn(?:t|ed) it by heart|got it (?:written|wrote) )\b.{0,60}$/i,
    unless:
      /\b(?:piano|violin|guitar|scales|football|months|years|choir|band|all summer|law|medicine|nothing|novel|book|will|down from|chicken|pencil|before bed|christian|muslim|catholic|football practice|off)\b/,
    hear: [
      'You have said it to the wall or the kettle by now, and there it probably goes quite well.',
      'That much getting ready shows how much you want it to come out right.',
    ],
    ask: ['What is the first sentence of it?', 'Where does it get stuck?', 'Who is it for?'],
  },
  {
    id: 'no-way-round-it',
    cues: 'get avoid not choice way',
    when: /\byou (?:(?:can't|cannot|can not|couldn't|don't know how to|don't see how to|won't) (?:get out of (?:it|this|that|going)|avoid (?:it|him|her|them)|get round (?:it|that)|not (?:go|take|come|do it|invite))|have no (?:choice|way out))\b/i,
    unless:
      /\b(?:bed|the house|suicid|of the (?:car|bath|chair)|debt|relationship|marriage|wriggle|so i can't|my mind up)\b/,
    hear: [
      'You can see it standing in the calendar, and each way round it turns out to be shut.',
      'If it cannot be got out of, the whole of it comes along: before, during, and the way home.',
    ],
    ask: ['What would happen if you were simply ill that day?', 'Which part of it would you skip, if only one?'],
  },
  {
    id: 'funeral-has-a-day',
    cues: 'funeral buri cremat wake',
    when: new RegExp(
      `\\b(?:funeral|burial|cremation|service|janazah|memorial)(?:'s| is| will be)? (?:on )?(?:the |at )?(?:${soon}|\\d)`,
      'i',
    ),
    unless: /\b(?:bus|railway|church) service\b|\bwas\b/,
    hear: [
      'Until that day there is a list to get through. What comes after it has no list.',
      'Everybody will be in one place, looking at the front, and then there are sandwiches.',
    ],
    ask: [
      'What part of that day falls to you?',
      'Who will you be standing next to?',
      'Who is staying with you until then?',
    ],
  },
  {
    id: 'has-to-do-it-then',
    general: true,
    cues: 'have has got need meant supposed must',
    when: new RegExp(
      `\\byou(?:'ve| have|'re|'ll| are)?(?: still)? ?(?:got to|have to|need to|to|meant to|supposed to|must|gotta|'ve to)\\b (?!(?:be up|get up|wake|go back|work|choose|decide|see|face|believe))\\w+.{2,70}\\b${soon}$|^(?:on )?${soon},? you(?:'ve| have|'re| must)? ?(?:got to|have to|need to|to|meant to|supposed to|must|gotta)\\b (?!believe|work)`,
      'i',
    ),
    unless:
      /\b(?:can't wait|excited|looking forward|fun|party|holiday|going to|want to|like to|used to|happy|proud|nice|back to|next to|close to|to bed|able to|at home|listen to|die|chemo|funeral|talk to|back at|up at|be home|lie down)\b/,
    hear: [
      'Now it has a day, and the ones before it lean towards it without being asked.',
      'It sits in the week like a stone in a shoe, also in the hours when you are busy with other things.',
      'Between here and there you will probably do it a dozen times in your head.',
    ],
    ask: [
      'What is the first minute of it like, when you picture it?',
      'Who will be near you that day?',
      'What is waiting on the other side of it?',
    ],
  },
];
