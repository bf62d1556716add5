import { wantsToKnow } from './asking.ts';
import type { Counsel } from './counsel.ts';

/** What people ask about their own head and body: the night, thoughts, tears, a red face, saying how bad it is. */
export const mindCounsel: readonly Counsel[] = [
  {
    id: 'awake-at-three',
    deed: 'turn the clock away',
    asks: wantsToKnow,
    about:
      /\b(?:wak(?:e|es|ing)|woke(?:n)?|(?:wide )?awake|(?:can't|cannot) (?:get )?(?:back )?(?:to )?sleep)\b[\s\S]{0,50}\b(?:(?:at|around|about|since|by|every) (?:half (?:past )?)?(?:[2345]|two|three|four|five)\b|[2345] ?a\.?m\b|[2345][:.]\d\d|(?:middle of|in|during|through) the night|the early hours)|\b[2345] ?a\.?m\b[\s\S]{0,40}\b(?:wak(?:e|ing)|awake|sleep)\b|\b(?:back (?:off )?to sleep|drop (?:back )?off again|get back off|ungodly hour|the small hours|staring at the ceiling|[2345] ?a\.?m again|awake again)\b/,
    not: /\b(?:(?:until|till?) (?:[2345]|two|three|four|five)|(?:can't|cannot) (?:fall asleep|get to sleep|sleep)|baby|newborn|feeds?|toddler|night shifts?|on nights|nightmares?|neighbou?rs?|exam|presentation|interview|party)\b/,
    answer: [
      'Waking at that hour is common, and it is when the head tells its worst stories. Nothing that is thought at three has to be settled at three.',
    ],
    steps: [
      'Turn the clock away. Working out how much night is left is what wakes you properly.',
      'If you are still awake after what seems like twenty minutes, get up: dim light, a chair, something dull, and back when your eyes close by themselves.',
      'What keeps coming round goes on paper in one line, with an hour of tomorrow written beside it.',
      'Get up at your usual time, whatever the night was, and leave out the long nap. The next night is made by that.',
    ],
    hitch: 'If it is most nights for a month, tell a doctor. There is good help for just this, and not only tablets.',
    ask: ['What is the first thing that comes, when you wake?'],
    card: 'racing-mind-at-night',
  },
  {
    id: 'overthinking',
    deed: 'write the worry down in one sentence',
    asks: wantsToKnow,
    about:
      /\b(?:stop (?:over ?-?thinking|worrying|thinking (?:so much|all the time|about everything)|my (?:brain|head|mind|thoughts))|over-?think\w*|worry(?:ing)? (?:less|about everything|all the time)|(?:switch|turn|shut) (?:off )?(?:my|the) (?:brain|head|mind|thoughts)(?: (?:off|up|down))?|quiet(?:en)? (?:my|the) (?:mind|head|brain|thoughts)|thoughts (?:racing|(?:won't|don't) stop|go(?:ing)? round)|get out of my (?:own )?head)\b|\b(?:what ifs|round and round in my head|thoughts (?:are )?going round|can't stop (?:thinking|worrying)|cannot stop (?:thinking|worrying)|mind (?:keeps|won't))\b/,
    not: /\b(?:ex|him|her|said something|embarrass\w*|party|die|panic|gay|results?)\b/,
    answer: [
      'A thought cannot be pushed out, but it can be given a place and an hour. That is usually enough to get it out of the way.',
    ],
    steps: [
      'Write it down as one sentence. In the head it has no edges; on paper it mostly turns out to be one thing.',
      'Under it, whether anything can be done about it by tomorrow night. If so, write when. If not, it goes to the worry quarter of an hour.',
      'That is fifteen minutes at the same time each day, not near bed. When it comes before, say "at six", and go back to what you were doing.',
      'Meanwhile give your eyes or hands something that needs them: washing up, a puzzle, walking and reading the shop signs.',
    ],
    hitch: 'It may come back fifty times on the first day. Sending it off fifty times is the exercise, and no failure.',
    ask: ['What would the one sentence be?'],
    card: 'worry',
  },
  {
    id: 'cannot-stop-crying',
    deed: 'sit down and let it run',
    tender: true,
    asks: wantsToKnow,
    about:
      /\b(?:stop (?:myself )?(?:from )?(?:crying|the tears|bursting into tears)|(?:can't|cannot|cant) stop (?:crying|the tears)|crying (?:all the time|for no reason|over (?:nothing|everything)|every (?:day|night|evening))|keep (?:crying|bursting into tears)|so (?:weepy|tearful))\b|\b(?:been crying|cr(?:y|ied|ying) (?:and cr(?:y|ied|ying)|again|all (?:day|night|morning)|myself to sleep)|in tears (?:again|all)|makes me cry)\b/,
    not: /\b(?:work|office|school|desk|meetings?|job|ward|shift|baby|newborn|toddler|(?:he|she|son|daughter|mum|mom|dad|wife|husband|friend) (?:\w+ )?(?:keeps?|is|won't|can't|cannot)|laughing)\b/,
    answer: [
      'You do not have to stop it to be all right. Crying ends by itself, usually in minutes, and sooner when it is not fought.',
    ],
    steps: [
      'Sit down, put something warm round your shoulders, and let it run. You need not know what it is about while it runs.',
      'When you want it to end, take small sips of cold water and look at something far off. It is hard to swallow and sob at once.',
      'Afterwards something to eat. Crying is tiring, and everything looks worse on an empty stomach.',
      'If it comes most days for two weeks, or you cannot say what for, tell a doctor in just those words.',
    ],
    ask: ['What had just happened, or gone through your head, before it began?'],
    card: 'naming-feelings',
  },
  {
    id: 'feel-nothing',
    deed: 'do one thing for the senses',
    asks: wantsToKnow,
    about:
      /\b(?:feel (?:something|anything|things|alive|like myself|normal) ?(?:again)?|feel(?:ing)? (?:nothing|numb|empty|flat|dead inside)|(?:so|this|the|being) numb(?:ness)?|enjoy (?:things|anything|stuff|life)(?: again)?|be (?:happy|excited) (?:again|about anything))\b|\b(?:(?:been|gone|went|feel|am|i'm) (?:so |all |completely )?numb|nothing (?:excites|touches|moves|gets through to) me|everything is flat|felt nothing)\b/,
    not: /\b(?:safe|better|sorry|guilty|for (?:him|her|them)|arm|leg|fingers?|feet|hand|not feel)\b/,
    answer: [
      'Do not go looking for the big feeling. Begin with what the senses can still do, and let it come back from there in small pieces.',
    ],
    steps: [
      'Once today something strong and harmless: cold water on your face, an orange peeled and smelled, one song loud.',
      'Ask yourself three times a day only "warm or cold, tight or loose". It is what a feeling is before it has a name.',
      'Do one thing you used to like for ten minutes, without asking whether you like it.',
      'If it has lasted longer than two weeks, or it came with a new medicine, tell a doctor. It is a thing they know.',
    ],
    hitch:
      'If nothing stirs, you have lost ten minutes. Going numb is often how somebody gets through too much, and it tends to lift slowly.',
    ask: ['What was the last thing that got through to you, even a little?'],
    card: 'numbness',
  },
  {
    id: 'unwanted-thoughts',
    deed: 'call it a thought and go on',
    asks: wantsToKnow,
    about:
      /\b(?:intrusive|unwanted|horrible|awful|disgusting|violent|scary|sick|terrible|weird) (?:\w+ )?(?:thoughts?|images?|pictures in my head)\b|\bthoughts? (?:of|about|like) (?:hurting|dropping|pushing|stabbing|harming|swerving|shouting|hitting)\b/,
    not: /\b(?:killing myself|hurting myself|suicid\w*|ending it|my life)\b/,
    answer: [
      'Nearly everybody has thoughts like that, and having one says nothing about what you want. It frightens you because it goes against what you would ever do.',
    ],
    steps: [
      'When it comes, say "a thought, and not a plan", and go on with what your hands were doing.',
      'Do not argue with it, do not test yourself, and do not look it up. The checking is what brings it back.',
      'Tell one person you trust that they come. Said aloud they lose much of their hold.',
      'If they take up a good part of the day, tell a doctor. They hear this often, also from new parents, and it can be helped well.',
      'If a voice tells you to do it, or some of you wants to, that is different: tell somebody today, and do not stay alone.',
    ],
    ask: ['When do they mostly come?'],
    card: 'worry',
  },
  {
    id: 'mixed-feelings',
    deed: 'say both of them with an and',
    tender: true,
    asks: /\b(?:how|what|is (?:it|that|this)|can (?:i|you|one)|why|am i|should|which|allowed)\b/,
    about:
      /\b(?:love and hate|hate and love|(?:happy|glad|relieved|proud|excited) (?:and|but|yet) (?:\w+ ){0,3}(?:sad|guilty|angry|ashamed|awful|scared|devastated)|(?:sad|guilty|angry|ashamed|scared|devastated|gutted) (?:and|but|yet) (?:\w+ ){0,3}(?:happy|glad|relieved|excited)|(?:guilty|bad|awful|terrible|horrible) (?:for|that|because|about) (?:\w+ ){0,2}(?:feel\w*|being|am|was|i'm) (?:\w+ )?(?:relieved|happy|glad|free)|(?:two|both) (?:opposite )?(?:things|feelings) at (?:once|the same time)|mixed feelings|feel(?:ing)? relie(?:f|ved)\b[\s\S]{0,40}\b(?:died|dead|gone|over))\b/,
    answer: [
      'You do not have to choose. Two feelings that contradict each other can both be true, and neither takes anything from the other.',
    ],
    steps: [
      'Say them with an "and" where you have been saying "but": "I am relieved, and I miss them."',
      'Ask each what it is about. It is usually two different things: one is about what has ended, the other about who or what you loved.',
      'Tell somebody just the one you think you should not have. It is the one that gets heavy alone.',
      'Give no verdict this week. Which of them is louder changes from day to day.',
    ],
    ask: ['Which of the two do you allow yourself less?'],
    card: 'naming-feelings',
  },
  {
    id: 'blushing',
    deed: 'finish the sentence, red or not',
    asks: wantsToKnow,
    about:
      /\b(?:blush\w*|(?:go|going|goes|went|turn|turning|get|getting) (?:bright |all |so |really |beetroot )?red\b|(?:bright )?red face|face (?:goes|gets|going|turns) (?:\w+ )?(?:red|hot))|\b(?:gone red|going scarlet|(?:turn|go|going|went) (?:scarlet|crimson|tomato|beetroot)|my (?:face|cheeks|neck) (?:burns?|flush\w*|goes? (?:all )?blotchy))\b/,
    not: /\b(?:red (?:wine|flags?|light|carpet|cross)|skincare|rosacea|cheeks? makeup|blusher)\b/,
    answer: [
      'It cannot be stopped by trying, and it fades fastest when it is left alone. What costs you is the fight with it, more than the colour.',
    ],
    words: 'If you like, say it first and lightly: "I go red, it means nothing. What I was going to say is this."',
    steps: [
      'When it rises, drop your shoulders, breathe out slowly and finish the sentence you were in.',
      'Look outwards: at their eyes, at what is being said. Watching your own face from inside feeds it.',
      'Ask one person who likes you how red it really gets. It is felt far more than it is seen.',
      'Once this week do something small on purpose that may bring it, a question in a shop. The body has to learn that nothing follows.',
    ],
    hitch: 'If somebody remarks on it, "yes, it does that" ends it. There is nothing left to pick up.',
    ask: ['In front of whom does it happen most?'],
    card: 'social-anxiety',
  },
  {
    id: 'say-not-ok',
    deed: 'tell one person how it is',
    asks: /\b(?:tell\w*|say\w*|talk(?:ing)? to|admit|explain|let (?:\w+ ){1,2}know|open(?:ing)? up|words|bring (?:it|this) up)\b/,
    about:
      /\b(?:tell|telling|say|talk|admit|explain|let|open)\b[\s\S]{0,50}\b(?:(?:i'm|i am|im|i've been|that i) (?:\w+ ){0,3}?(?:not (?:ok|okay|coping|fine|alright|all right|well)|depress\w*|struggling|anxious|in a bad (?:way|place)|falling apart|self[- ]?harm\w*|low|having panic attacks)|(?:my|about) (?:depression|anxiety|mental health|panic attacks|self[- ]?harm)|how (?:bad (?:it|things|i)|i feel|i'm (?:really )?(?:feeling|doing))\b)/,
    not: /\b(?:boss|manager|work|hr|employer|job|pregnan\w*|in love|fancy|(?:he|she) (?:is|was|said)|about (?:him|her)|feel about)\b/,
    answer: [
      'One person, one sentence, and say what you would like them to do with it. People mostly panic because they think they have to solve it.',
    ],
    words:
      'For instance: "I have not been all right for a while, and I do not want to hide it from you any longer. You need not fix it. I would just like you to know."',
    steps: [
      'Choose whoever stays calm, which may not be whoever is closest.',
      'Side by side is easier than face to face: in the car, on a walk, through a door. Writing it is allowed too.',
      'Have one thing ready that they could do: come along to the doctor, ring on Thursdays, sit in the same room.',
      'If you have hurt yourself, or thought of not living, say that part as well, in plain words. It is the part they need to know.',
    ],
    hitch:
      'If the first answer is clumsy, it is mostly fright. If they brush it off, tell the next one; it does not make it less real.',
    ask: ['Who would stay the calmest?'],
    card: 'depression',
  },
  {
    id: 'phone-calls',
    deed: 'write down the first sentence and ring',
    asks: wantsToKnow,
    about:
      /\b(?:phone ?calls?|(?:ringing|phoning|calling) (?:people|anyone|someone|them|up|the \w+)|(?:make|making) (?:a|the|that|any|one) (?:phone )?calls?|(?:answer|answering|pick(?:ing)? up) the phone|phone (?:anxiety|phobia|fear))\b[\s\S]{0,60}\b(?:scared|afraid|hate|dread\w*|anxi\w*|terrified|nervous|can't|cannot|avoid\w*|put(?:ting)? (?:it )?off|phobia|panic|freeze)\b|\b(?:scared|afraid|hate|dread\w*|anxi\w*|terrified|nervous|can't bring myself|avoid\w*|put(?:ting)? off)\b[\s\S]{0,40}\b(?:phone ?calls?|(?:ringing|phoning) (?:people|anyone|someone|them|up|the \w+)|(?:make|making) (?:a|the|that|any|one) (?:phone )?calls?|(?:answer|answering) the phone|on the phone)\b/,
    not: /\b(?:ex|boyfriend|girlfriend|my (?:dad|father|mum|mom|mother|boss))\b/,
    answer: [
      'Write down your first sentence and what you want at the end, and ring before you are ready. The minute before it is the worst of it.',
    ],
    words:
      'For instance: "Hello, I am ringing about an appointment. I am a bit nervous on the phone, so I have it written down." Nobody minds that.',
    steps: [
      'Choose the hour now, early in the day, so that it does not lie in front of you until five.',
      'Stand up while you do it, with the sheet in your hand. The voice comes more easily.',
      'Begin with a call in which nothing can go wrong: ask a shop until when it is open.',
      'Where it can be done by mail or form, you may. But keep one call a week, or the phone grows.',
    ],
    hitch: 'If your mind goes blank: "One moment, I have it written down." They hear that every day.',
    ask: ['Which call is it?'],
    card: 'social-anxiety',
  },
];
