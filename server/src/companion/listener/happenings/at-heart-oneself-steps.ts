import type { Happening } from './happening.ts';

const work =
  '(?:nurse|midwife|doctor|paramedic|carer|teacher|head ?teacher|social worker|counsellor|psychologist|dietician|dietitian|accountant|bookkeeper|lawyer|solicitor|engineer|vet|pharmacist|policeman|police officer|fireman|firefighter|chef|trainer|physio|priest|vicar|pastor|judge|surgeon|lifeguard|driving instructor)';

/** Steps taken or meant, things that come back, and what is between two stools. */
export const ofSteps: readonly Happening[] = [
  {
    id: 'checks-the-same-thing-again',
    cues: 'check keep stop',
    when: /\byou(?:'ve)? (?:can't stop|keep|kept|have to|got up|go back|went back|still)? ?(?:getting up |get up |going back |go back |going down |go down )?(?:to )?check(?:ing|ed)? (?:the |that the |if the |whether the |your )?(?:\w+ )?(?:doors?|locks?|windows?|oven|stove|gas|taps?|iron|plugs?|cooker|handbrake|candles?|latch|hob|straighteners|baby's breathing)\b/i,
    unless: /\b(?:once a (?:day|night)|for work|security guard|job is)\b/,
    hear: [
      'Looking settles it for a minute, and then the looking itself comes into doubt.',
      'One knows it and has seen it, and the knowing will not stay put.',
    ],
    ask: [
      'How many rounds is it, on a bad night?',
      'When did it begin, do you remember?',
      'What do you tell yourself at the door?',
    ],
  },
  {
    id: 'one-more-no',
    cues: 'another again',
    when: /^(?:and |so |well )?(?:(?:it|that|this)(?:'s| is| was) (?:another|a|one more) (?:no|rejection|refusal|knock-?back)(?: again| today| this morning| from (?:them|\w+))?|(?:another|one more) (?:no|rejection|refusal|knock-?back)(?: today| this morning| again)?|a no again)$/i,
    hear: [
      'It gets no shorter by being known. Each one has to be opened, and each time there was a bit of perhaps in it.',
      'One gets good at reading only the third line, where they say it.',
    ],
    ask: ['Which one was it this time?', 'How far had you let yourself hope?'],
  },
  {
    id: 'got-so-far-with-it',
    cues: 'last final shortlist second down',
    when: /\b(?:got|made it|was|were|came|came down)\b.{0,25}\b(?:to the (?:last|final) (?:two|three|four|round|stage|interview)|on the (?:shortlist|reserve list|waiting list)|runner[- ]up|second (?:again|out of)|down to (?:me|you|two|the two))\b/i,
    unless: /\b(?:last two (?:weeks|days|months|years)|got the job|offered|won)\b/,
    hear: [
      'So near means that they did see it, and took the other one all the same.',
      'From that close one has already seen the desk and the way there in the mornings.',
    ],
    ask: ['What did they say in the end?', 'How long had you been in the running?'],
  },
  {
    id: 'only-a-something',
    cues: 'only just',
    when: /^(?:and |but |well |after all )?you(?:'re| are)(?: only| just)+ (?:an? |the )(?:\w+ )?(?:teacher|supply teacher|cleaner|carer|neighbou?r|friend|temp|trainee|student|nurse|waiter|waitress|driver|mum|mom|housewife|stepdad|stepmum|stepmother|stepfather|intern|volunteer|assistant|porter|receptionist|lodger|girl|kid|child|colleague|cousin|aunt|uncle|barmaid|dinner lady|cook|guest|tenant|number|secretary|visitor|foreigner|immigrant|patient|customer)\b/i,
    unless: /\b(?:says? (?:i|you)|told (?:me|you)|says i'm)\b/,
    hear: [
      'That "only" is doing a lot of work in there. Somebody must have handed it to you.',
      'As if how much one may mind went by the grade one is on.',
    ],
    ask: [
      'Who would put it like that, apart from you?',
      'What are you to them, do you think, if you leave the word out?',
    ],
  },
  {
    id: 'and-then-they-were-gone',
    cues: 'dead died gone passed',
    when: /\b(?:he|she|they|your \w+|it)(?:'d)? (?:was |were |is |had )?(?:dead|gone|died|passed|passed away) (?:by (?:the |that )?(?!the time|then you|himself|herself|suicide)\w+|within (?:a|the|two|three|\w+)|two days (?:later|after)|three days (?:later|after)|that (?:same )?(?:night|evening|afternoon|week|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|the (?:next|same|following) (?:day|morning|night|week|evening|month)|an hour later|a (?:day|week|month|fortnight) (?:later|after))\b/i,
    unless:
      /\b(?:ghost|battery|phone|bread|cake|biscuits|all gone by (?:lunch|noon|ten)|sold|stock|gone by bus|gone by train)\b/,
    hear: [
      'The one sentence stands right next to the other, with so little in between that one keeps looking for the join.',
      'There was an ordinary day and then that. It leaves no step to stand on.',
    ],
    ask: [
      'What was the last ordinary thing you did together?',
      'Who rang you?',
      'What did you do with the rest of that day?',
    ],
  },
  {
    id: 'tired-of-all-that',
    general: true,
    cues: 'tired sick fed bored',
    when: /\byou(?:'re| are)(?: just| so| really| bloody| getting| a bit| absolutely| very)* (?:tired|sick|sick and tired|fed up|sick to death|done|weary)(?: of| with) (?:\w+ing\b|the \w+|all (?:the|this|that)|always|having to|being)/i,
    unless: /\b(?:living|life$|being alive|being here|existing|with (?:him|her)|waking up)\b/,
    hear: [
      'One can do a thing a hundred times and manage, and the hundred and first time there is nothing left to do it with.',
      'It is the again in it, more than the thing.',
      'By that stage even the small bit of it that used to be all right is used up.',
    ],
    ask: [
      'Which bit of it are you most tired of?',
      'What would a week without it look like?',
      'Who else has to put up with it?',
    ],
  },
  {
    id: 'no-more-of-this-now',
    general: true,
    cues: "can't cannot take keep more",
    when: /\byou (?:can't|cannot|can not) (?:keep (?:doing|on|saying|up|going like|running|pretending|paying|covering|carrying|being)|take (?:one more|another|any more of|much more)|do (?:it all|three|everything|another)|face another|cope with (?:one more|another|any more|it all)|carry (?:five|it all|everything|all))\b/i,
    unless:
      /\b(?:at work|i said i|living|alive|life|breathing|(?:i|you) can't go on|suicid\w*|end it|can't keep (?:food|anything) down|keep up with (?:him|her|the kids))\b/,
    hear: [
      'That is a line one says inside for weeks before it is heard outside for the first time.',
      'Everybody got used to its being possible, because you made it possible for so long.',
    ],
    ask: [
      'What would be the first thing to stop?',
      'Who has to hear that from you?',
      'What was it today that tipped it?',
    ],
  },
  {
    id: 'they-want-it-of-you',
    general: true,
    cues: 'want expect',
    when: /\b(?:they|he|she|everyone|everybody|your (?:\w+ )?(?:mum|mom|mother|dad|father|parents|family|boss|manager|wife|husband|partner|boyfriend|girlfriend|son|daughter|children|kids|brother|sister|gran|doctor|head|school|teacher|friends?))(?: all| just| both| still| really| now)* (?:wants?|wanted|expects?|expected|would like|needs?) you to (?!know|be (?:happy|safe|ok)|have fun)\w+/i,
    unless: /\b(?:music|his friends|her friends|i want to too|gladly|so excited|i can't wait|wants? you to know)\b/,
    hear: [
      'What they want can be said in half a line. What you want has to be looked for underneath it.',
      'It is their wish, and it comes to your house to be carried out.',
      'A wish like that leans on one also when nobody is saying it.',
    ],
    ask: [
      'And you, what would you want there?',
      'What have you said to it so far?',
      'What do you think is behind it for them?',
      'What would it cost you?',
    ],
  },
  {
    id: 'this-or-that',
    cues: 'stay keep sell bring take leave tell fight pay wait move ring marry',
    when: /^(?:do you |to |either )?(?:stay|go|keep|sell|bring|take|leave|tell|fight|pay|wait|move|ring|marry|buy|give|let|send|ask)\b[^?]{2,80},? or (?:just |to |do you )?(?:stay|go|keep|sell|bring|take|leave|tell|fight|pay|wait|move|ring|let|one|not|risk|here|say|give|send|ask|hold)\b/i,
    hear: [
      'On paper they stand side by side like that, and each of them has a whole life hanging on it.',
      'Said in one breath they look like equals. They probably do not feel like it at four in the morning.',
    ],
    ask: [
      'Which one did you write down first, and is that an accident?',
      'What would have to be true for it to be easy?',
    ],
  },
  {
    id: 'one-thing-and-its-opposite',
    cues: 'like love miss want hate enjoy wish',
    when: /\byou (?:do |really |still |actually )?(?:like|love|miss|want|hate|enjoy|wanted|need|dread)\b.{2,45}\band (?:then |also |still |yet |at the same time )?you(?:'re| are)?(?: also| still| so)? (?:want (?:your old|out|to run|it to stop|to leave|to scream|none)|don't (?:want|like)|hate|miss|dread|glad|lonely|relieved|scared|terrified|sad|can't (?:stand|bear)|angry|ashamed|jealous|bored|tired of)\b/i,
    unless:
      /\b(?:love (?:him|her|them) and (?:i|you)(?:'m| are|'re)? (?:scared|terrified) (?:for|of losing)|hate (?:him|her|it|them) and (?:i|you) (?:hate|dread))\b/,
    hear: [
      'The two live in one house in there and do not speak to each other.',
      'People ask which of them it is. It is the pair of them, and they take turns.',
    ],
    ask: ['Which of them is up first in the mornings?', 'Is there anybody who understands both halves?'],
  },
  {
    id: 'not-ready-for-it',
    general: true,
    cues: 'ready',
    when: /\byou(?:'re| are| were|'ll never be)(?: just| really| still| so| simply)* (?:not|n't|not at all|nowhere near|never) (?:\w+ )?(?:ready|prepared)\b|\byou(?:'re| are)n't (?:\w+ )?ready\b/i,
    unless: /\b(?:dinner|to order|to go out|dressed|sex|the cake|bus|the food|he's not ready|she's not ready)\b/,
    hear: [
      'Being ready comes on another train than the thing itself, and nobody can say when.',
      'It does not ask whether one is. It comes at its own hour, and one stands there as one is.',
    ],
    ask: ['What would being ready be like?', 'What comes too soon in it?', 'What would give you a bit more time?'],
  },
  {
    id: 'did-all-of-it-right',
    cues: 'everything right book told said asked',
    when: /\byou (?:did|'ve done|have done|followed) (?:every ?(?:single )?thing|it all|all of it|all that|all the (?:rules|steps|right things)|what they (?:said|told you|asked))(?: right| properly| by the book| they (?:said|told you|asked)| you were (?:told|meant|supposed) to| you could)?$/i,
    unless:
      /\b(?:and (?:passed|won|it worked)|in this house|round here|around the house|for (?:him|her|them)|at home)\b/,
    hear: [
      'There is a bargain one believes in without having signed it: do it right, and it comes right.',
      'Had there been a mistake, it could be put right next time. There is nothing to hold on to in it.',
    ],
    ask: ['What had you been told would happen?', 'What do they say about it now?'],
  },
  {
    id: 'of-all-people',
    cues: 'nurse midwife doctor paramedic carer teacher head social counsel psycho diet account book lawyer solicitor engineer vet pharma police fire chef trainer physio priest vicar pastor judge surgeon lifeguard driving',
    when: new RegExp(
      `^(?:and |but )?you(?:'re| are| were|'ve been)(?: yourself| meant to be| supposed to be)? an? (?:\\w+ )?${work}\\b`,
      'i',
    ),
    beside:
      /\b(?:my (?:own )?(?:husband|wife|son|daughter|mum|mom|mother|dad|father|boy|girl|kids?|brother|sister|baby|wee)|myself|and (?:still|yet)|of all people|should (?:know|have)|can't (?:even )?(?:do|stop|help)|didn't see|i eat|i drink|i smoke|hypocrite|other people's)\b/,
    unless:
      /\b(?:my country|because my father|at home|shift|thanked|patients? (?:hit|spat|shout\w*)|retired|he's a|she's a)\b/,
    hear: [
      'The job comes home along with one and has an opinion in the kitchen as well.',
      'What one knows for others has its own door, and at home one stands on the other side of it.',
    ],
    ask: [
      'What would you tell somebody who came to you with it?',
      'Who looks after the ones who look after others, in your case?',
    ],
  },
  {
    id: 'asked-them-to-leave',
    cues: 'asked told',
    when: /\byou(?:'ve| have|'d)?(?: just| finally)* (?:asked|told) (?:him|her|them|your (?:husband|wife|partner|boyfriend|girlfriend|son|daughter)) to (?:go|leave|move out|pack|get out of the house|sleep at)\b/i,
    unless:
      /\b(?:leave (?:me|you|it|him|her) (?:alone|be)|to go (?:to|and|for|home|back|see|ahead|on)|leave the (?:light|door|window))\b/,
    hear: [
      'It was said, and then there are the sounds of somebody looking for their things.',
      'One can be quite sure of it and still lie listening to where the steps would be.',
    ],
    ask: ['What is the house like now?', 'What had gone on before you said it?', 'Where did they go?'],
  },
  {
    id: 'went-along-there',
    bright: true,
    cues: 'went been gone',
    when: /^(?:and |so |but |today |yesterday |tonight )?you(?:'ve)? (?:finally |actually |did |just |even )*(?:went|go|been) (?:along )?(?:to|in to|into) (?:the|a|that|your first|my first|an?) (?:\w+ )?(?:meeting|aa|group|appointment|session|clinic|support group|walking group|choir|grief group|gym|pool|counsell?or|therapist|food bank|job ?cent(?:re|er)|doctor|gp|evening class)\b/i,
    beside:
      /\b(?:i (?:finally|did|actually)|sat at the back|first|said my name|nervous|shaking|scared|on my own|alone|nearly (?:didn't|turned)|going back|in the end|made myself|by the door|years)\b/,
    unless:
      /\b(?:turned (?:back|round)|didn't go|they said|he said|said no|nothing wrong|told (?:me|you)|refused|waste|useless)\b/,
    hear: [
      'To go through such a door costs the most before it, out on the pavement.',
      'There had been a hundred good reasons to be busy that evening, and you know every one of them.',
    ],
    ask: ['What was it like when you came in?', 'Where did you sit?', 'Will you go again?'],
  },
  {
    id: 'a-step-on-this-day',
    bright: true,
    cues: 'put ate walk went made got took open wash left swam rang wrote ask cook hung threw clear join jump drove sign answer appl book had did',
    when: /^(?:today |this morning |yesterday |tonight |and |so )*you (?:actually |even |just |finally |did )*(?:put|ate|walked|went|made|got (?:up|out|dressed|the bus|on)|took|opened|washed|left the house|swam|rang|wrote|asked|cooked|hung|threw|cleared|joined|jumped|drove|answered|applied|booked|changed|cleaned|showered|cut)\b/i,
    beside:
      /\b(?:first time (?:in|since|ever)|doesn't sound like much|not much but|small step|baby steps?|proud of myself|finally did|i did it|legs? (?:is|are|were) still|never thought i|weeks of not|months of not|going back|it's something|it's a (?:start|beginning)|at last)\b/,
    unless:
      /\b(?:i jumped too|towels|eyes|my mother to|cemetery|grave|died|dead|funeral|coffin|ashes|hospital|left (?:him|her|me)|put (?:him|her) (?:down|in)|overdose|pills|drink|drank|smoked|hit|cried all|sacked|alone for|without (?:him|her)|it's the first time (?:he|she))\b/,
    hear: [
      'From outside it is an ordinary thing on an ordinary day. You know how long the way to it was.',
      'There is no applause for that sort of thing, and it is just the sort that holds.',
    ],
    ask: ['What got you started?', 'How did the rest of the day look, after that?'],
  },
  {
    id: 'means-to-do-it',
    general: true,
    bright: true,
    cues: "you'll will going gonna joining saving signing booking asking ringing calling writing taking getting starting put",
    when: /^(?:so |ok |right |then |and |yes )*(?:you(?:'ll| will|(?:'re| are)(?: just| definitely| only)? (?:going to|gonna))(?: just| definitely| first| try to| try and| simply)* (?:write|wear|pay (?:it|him|her|them|back)|speak|talk|walk|wash|read|say (?:it|yes|no|so)|do it|ask him|ask her|ask them|ask for|ring|phone|call|join|apply|save|knock|invite|plant|learn|stand up|sign up|book|cook|bake|send|show|bring|take (?:it|him|her|the|a|them)|tell (?:the|him|her|them)|try|start|put (?:it|the|in)|go (?:for|to|round|and|back|up|along)|leave it there|make|keep (?:it|the|going|a)|move)\b|you(?:'re| are)(?: definitely| finally| just)* (?:joining|saving up|signing up|booking|ringing|calling|writing (?:to|it)|taking (?:sunday|a day|the day|it|him|her)|getting (?:on (?:that|the)|help)|starting (?:again|small|with)|putting (?:it|the|him|her)|asking (?:him|her|for|them)))\b/i,
    unless:
      /\b(?:taking it|take them out|beautifully|in sick|harder|toast|tattoo|bike|half person|results|guess|bet|cry|smile|lose|die|kill|never|have to|hate|pretend|evict\w*|sack\w*|fail|scream|mad|funeral|christening|put (?:him|her|it) (?:down|to sleep|in a home)|be told|prison|alone|away from you|miss|drive (?:him|her|me)|suicid\w*|pills|grave|tell (?:me|you)|if (?:he|she|they|you|i)|what if|worst|punch|revenge|chemo|crazy|get worse|home)\b/,
    hear: [
      'That has gone over from ought to will. One can hear it in how it is put.',
      "It is a thing one can begin with one's own two hands, and that is what makes it a plan.",
      'Nobody gave you that one. It has your own shape.',
      'It has a first move in it, and with a first move a thing is half out of the door.',
    ],
    ask: [
      'What is the first bit of it?',
      'When would be a good moment?',
      'What could get in its way?',
      'What made you think of that?',
    ],
  },
  {
    id: 'something-comes-over-the-body',
    cues: 'dizzy faint seizure fit ringing palpit migrain headache flush rash tremor blackout pain cramp itch nose breath hair pins',
    when: /\byou(?:'re| are|'ve| have| keep| get| got| had|'ve had| had a| still)*(?: been| getting| having| always| just| got| a| an| this| these| the| such| another| terrible| bad| awful)* (?:dizzy|faint(?:ing|ed)?|seizures?|ringing in (?:your|the|my) (?:left |right )?ears?|palpitations|migraines?|headaches?|hot flush(?:es)?|rash|tremor|black(?:ed )?outs?|pain in (?:my|your|the)|cramps?|itch(?:ing|y)?|nosebleeds?|pins and needles|chest pains?)\b|\byour hair(?:'s| is)?(?: all)? (?:coming|falling|fallen|come|going|gone|thinning)(?: out)?\b/i,
    unless:
      /\b(?:razor|suspicious|make it a bit|when i faint|stayed in the room|did the breathing|with (?:joy|excitement|love)|in the neck|headache of a|pain in the (?:arse|ass|neck|backside)|laugh\w*|dizzy with|when i see him)\b/,
    hear: [
      'Something in there has begun to do things by itself, and one listens to it with half an ear all day.',
      'It need not be anything much to take up a good deal of room. One waits for the next time.',
    ],
    ask: ['When did it first come?', "What has been said about it at the doctor's?", 'What does it keep you from?'],
  },
  {
    id: 'sent-it-off-and-waits',
    cues: 'appl sent submit handed put',
    when: /\byou(?:'ve| have)? (?:applied (?:to|for)|sent (?:it|the \w+|in the \w+|off the \w+|your \w+) ?(?:in|off)?|submitted|handed in|handed (?:the|your) \w+ (?:to|in)|put in (?:for|an offer|the)|sent off)\b/i,
    beside:
      /\b(?:wait\w*|still|heard|hear back|months|weeks|since|answer|nothing yet|refresh\w*|check\w*|november|they'll|list|any day|it's been)\b/,
    unless: /\b(?:notice|resignation|got it|accepted|love letter|nudes?|homework late|gun|selfie|photo)\b/,
    hear: [
      'On their desk it is one of many. On yours there is a gap where it used to lie.',
      'It was still yours up to the moment it went. Now strangers have it and it goes at their pace.',
    ],
    ask: [
      'What would you do first, if it came to a yes?',
      'How long do they usually take?',
      'Who else knows that it is on its way?',
    ],
  },
  {
    id: 'has-not-sat-down-yet',
    cues: 'sat stop time minute break off eaten',
    when: /\byou(?:'ve| have)?(?:n't| not)(?: even| once| really)* (?:sat down|stopped|had (?:a (?:minute|moment|second|break|day off|proper meal|shower|wee|hot (?:meal|drink))|time (?:to|for)|a day to)|eaten (?:a hot|sitting)|looked in a mirror)\b/i,
    unless:
      /\b(?:stopped (?:it|to)|not stopped|driven|stopped (?:laughing|smiling|thinking|loving|raining|drinking|smoking|crying|missing)|it hasn't|he hasn't|she hasn't)\b/,
    hear: [
      'As long as one keeps going it holds. It is the sitting down that lets everything catch up.',
      'The day has a gap for everybody in it, and the one who makes the gaps gets none.',
    ],
    ask: [
      'What would have to be left for you to sit down?',
      'When did you last eat something warm?',
      'What comes when it does go quiet?',
    ],
  },
  {
    id: 'put-it-in-the-wrong-place',
    cues: 'put pour wash butter left',
    when: /\byou(?:'ve| have)? (?:put|poured|washed|left|tried to butter|brushed) (?:the |your |my |a |some )?(?:\w+ )?(?:phone|keys|milk|salt|sugar|teabags?|remote|kettle|coffee|shampoo|wallet|butter|cereal|purse|glasses|shoes|iron)\b.{0,30}\b(?:in|into|on|down|with|instead)\b/i,
    beside:
      /\b(?:fridge|freezer|bin|my tea|the tea|the coffee|my coffee|oven|bottle|sink|bread|cupboard|washing machine|dishwasher|teeth)\b/,
    unless:
      /\b(?:groceries|on purpose|dementia|mum (?:put|keeps)|he put|she put|no more|plan|so i (?:don't|can't)|bread bin at)\b/,
    hear: [
      'The hands go on working when the head has long since gone to bed.',
      'It makes a good story, and under the story there is somebody who has had no sleep.',
    ],
    ask: ['How many hours did you get, the last few nights?', 'When did you find out?'],
  },
  {
    id: 'head-says-heart-says',
    cues: 'heart head gut',
    when: /\b(?:your|my) (?:heart|head|gut|stomach) (?:says|said|tells|wants|keeps saying|knows)\b/i,
    unless: /\b(?:voice in|doctor|ecg|monitor)\b/,
    hear: [
      'They do not talk about the same thing, those two, and so neither can win.',
      'The one has the reasons and the other has the last word, and it is mostly late at night.',
    ],
    ask: ['Which of the two have you followed before, and how was it?', 'What is the other one afraid of?'],
  },
  {
    id: 'both-at-the-same-time',
    cues: 'laugh cry happy sad glad both proud same',
    when: /\b(?:laugh(?:ed|ing)? and (?:cry|cried|crying|wept)|cr(?:y|ied|ying) and (?:then )?(?:laugh(?:ed|ing)?)|sad and (?:happy|glad)|happy and (?:sad|scared|terrified|heartbroken)|glad and (?:sad|sorry)|proud and (?:sad|scared|heartbroken|jealous)|relieved and (?:sad|guilty|ashamed)|happy tears and)\b|\bboth at (?:once|the same time)\b/i,
    unless: /\b(?:laughed and cried (?:together|all night)|till (?:i|we) cried|everyone|the film|the book|movie)\b/,
    hear: [
      'They come up the same stairs, those two, and now and then they get stuck in the door together.',
      'There is no one word for it, and people do like to be told one.',
    ],
    ask: ['Which of them is still there now?', 'What had set the two of them off?'],
  },
  {
    id: 'it-has-come-back',
    cues: 'back return',
    when: /\b(?:it|the (?:cancer|tumou?r|lump|illness|infection|depression|eczema)|your (?:cancer|depression|illness|eczema|panic attacks?|migraines?))(?:'s| has| had| is|'s all| are)? (?:come back|came back|back(?: again)?$|returned|spread)\b/i,
    beside:
      /\b(?:cancer|scan|doctor|consultant|remission|chemo|tumou?r|oncolog\w*|hospital|lump|clear|depression|illness|eczema|panic|migraines?|same place|tests?)\b/,
    unless:
      /\b(?:came back (?:negative|clear|fine|normal|positive|ok)|comes back (?:negative|clear)|cat|dog|letter|parcel|hasn't come back|not come back)\b/,
    hear: [
      'The first time one did not know what was coming. This time one knows every corridor.',
      'It had been behind you, or one had begun to say so. Now the calendar is theirs again.',
    ],
    ask: ['How were you told?', 'How long had it been quiet?', 'Who knows by now?'],
  },
  {
    id: 'feared-it-and-it-was-short',
    bright: true,
    cues: 'scared nervous worried dread afraid terrified',
    when: /\byou(?:'d| were|'d been| had been)? (?:so |been |really |that )*(?:scared|nervous|worried|dreading|afraid|terrified|panicking)\b.{2,50}\b(?:and|but) (?:it (?:was (?:fine|nothing|ok|okay|over|one|two|three|a|ten|five|all right|alright|easy|not|only|just)|wasn't|went|only)|he (?:only|just|was)|she (?:only|just|was)|they (?:only|just|were)|you're fine|nothing happened|nobody)\b/i,
    unless: /\b(?:died|worse|wasn't fine|still|hit|lost)\b/,
    hear: [
      'The fear had taken up a good many days, and the thing itself hardly took an afternoon.',
      'Afterwards one stands there with all that courage and hardly any of it used.',
    ],
    ask: ['What had you seen coming?', 'At what point did it turn?'],
  },
];
