import { type Telling, told } from './telling.ts';

/** What other people said, did, and left undone. */
export const others: readonly Telling[] = [
  {
    id: 'glad-and-not',
    when: /\byou(?:'re| are) (?:\w+ )?(?:happy|glad|pleased|excited|proud|thrilled|relieved) (?:for|about|of|that) (?<whom>her|him|them)?.*\b(?:but|and) (?:also|not|you're not|it |sad|jealous|part of you|at the same time|still|scared|you )/i,
    hear: [
      'Both can be true in the same hour, and neither of them makes the other a lie.',
      'One can want it for {whom} and still be the one who is left with less.',
      'The second half is allowed, too. It says what there is to lose, and nothing bad about you.',
    ],
    ask: ['What does the other half say?', 'What will be missing for you?', 'Which half is louder today?'],
  },
  {
    id: 'said-hate',
    when: told('\\bWHO (?:told you|said|says|screamed|shouted)? ?(?:that )?(?:he|she|they) hates? you\\b'),
    hear: [
      "It's about the sharpest thing a person can be handed. You can know that it isn't the whole truth and still feel where it went in.",
      'Words like those land, whether or not they were meant. Knowing better does not stop them at the door.',
    ],
    ask: [
      'What did you do in the minute after?',
      'What do you think was underneath it, for {whom}?',
      'What would you have liked to answer?',
    ],
  },
  {
    id: 'misnamed',
    when: /\b(?:called you "(?:he|she|him|her|sir|ma'am|miss)"|misgender\w*|wrong (?:pronouns?|name)|dead ?nam\w*)/i,
    hear: [
      'The word is "{own}". It is short, it had been said, and it is not much to ask.',
      'It takes one word, and the room has been told who you are by somebody who knows better.',
      'From outside it looks like a slip of the tongue. From inside it is being rubbed out a little, in front of people.',
    ],
    ask: [
      'What was it like to stand there just after?',
      'What would have made a difference right then?',
      'What do you want to be able to expect there?',
    ],
  },
  {
    id: 'made-the-problem',
    when: /\bmakes? you (?:feel|look|sound|out to be|think)(?: like| as if)?(?: you're| you are)? (?:the |a |an )?(?:crazy|problem|mad|stupid|bad|insane|dramatic|small|difficult)/i,
    hear: [
      'Being made to doubt your own eyes is more tiring than the thing itself. The quarrel moves on to whether you may mind at all.',
      'So minding it becomes the problem, and what happened slips out of the room.',
    ],
    ask: [
      'What would it take for it to be about the thing itself again?',
      'When do you trust your own view of it most?',
      'Who sees it the way you do?',
    ],
  },
  {
    id: 'passed-around',
    when: /\b(?:screenshot\w*|sent it to|showed (?:it to )?(?:everyone|people|them)|told everyone|spread (?:it|rumou?rs)|shared it with|posted it)\b/i,
    hear: [
      'Something you handed to one person was passed around. That is a breach, whoever laughed.',
      'You had trusted that with somebody. What hurts is the trust as much as the eyes on it.',
    ],
    ask: [
      'Who was decent about it?',
      'What is the worst of it: who knows, or who told?',
      'What do you need the next days to be like?',
    ],
  },
  {
    id: 'watched',
    when: told(
      "\\bWHO (?:\\w+ )?(?:reads?|checks?|goes through|tracks?|controls?|follows|watches|won't let you|wants to know where|gets weird when)\\b|\\bnothing to hide\\b",
    ),
    unless: /\bgets it\b/i,
    hear: [
      'Being checked on changes the way a person breathes at home. Wanting a door that closes is not the same as hiding something.',
      'Trust does not ask for a password. That you watch your words because of it says a good deal.',
    ],
    ask: ['What happens when you say no to that?', 'When did that begin?', 'Who else knows about it?'],
  },
  {
    id: 'wordless-verdict',
    when: told(
      "\\bWHO (?:just |only |didn't even )?(?:sighed|sighs|rolled (?:his|her|their) eyes|looked at you|stared|shrugged|walked off|went quiet|said nothing|say anything|said well)\\b|\\bdidn't even say anything\\b",
    ),
    hear: [
      'It leaves you to write the sentence yourself, and you will have written a harsh one.',
      'Nothing was said, and it was loud all the same.',
    ],
    ask: ['What did you hear in it?', 'What would you have liked {whom} to say?', 'What did you do with the silence?'],
  },
  {
    id: 'wrong-one-sorry',
    when: /\b(?:he|she|they|your \w+) apologi[sz]ed\b|\bsaid sorry to you\b/i,
    hear: [
      'An apology from the one who did nothing can be harder to take than a shout.',
      'It shows you the whole thing from the other side, in one small sentence.',
    ],
    ask: [
      'What would you have wanted to say at that moment?',
      'What was underneath the snapping, do you think?',
      'What did you see in {whom} just then?',
    ],
  },
  {
    id: 'they-want',
    when: told(
      '\\bWHO (?:really |just |always |keeps? )?(?:wants?|wanting|wanted|needs?|expects?|asked|keeps asking) you to (?<do>.+)$|\\bWHO wants you\\b',
    ),
    hear: [
      'What is wanted from you and what you have to give do not seem to be the same size just now.',
      'It may be meant as love. It still asks something of you that you do not have lying about.',
    ],
    ask: [
      'What would you like to answer?',
      'What would happen if you said not yet?',
      'What part of it could you do, and what part not?',
    ],
  },
  {
    id: 'always-never',
    when: told('\\bWHO (?:never|only ever)\\b'),
    hear: [
      'Never is a word one gets to after a long time of counting.',
      'It sounds as if this is not about one time. It is about knowing beforehand how it will go.',
    ],
    ask: [
      'What was the time that stays with you most?',
      'What would {who} have to do, just once?',
      'What have you stopped asking for?',
    ],
  },
  {
    id: 'maybe-ill',
    when: /\b(?:doctors?|gp|consultant|scan|tests?|biopsy|results?|mri|hospital)\b.*\b(?:said|says?|might|could be|may be|found|showed|came back|don't know|suspects?)\b|\bthey (?:don't know yet|found (?:a|some)thing)\b/i,
    hear: [
      'Between "might be" and "is" there is a long corridor, and you are standing in it.',
      'From a sentence like that on, every hour has a second hour running underneath it.',
    ],
    ask: [
      'What have you heard since then, apart from that sentence?',
      'What happens next, and when?',
      'Who is in the corridor with you?',
    ],
  },
  {
    id: 'no-time-for-it',
    when: /\b(?:said|says|told you)\b.*\b(?:take five|get back (?:to|out|in)|carry on|keep going|man up|deal with it|toughen|pull yourself|snap out|back to work|the show must)\b|\bgive you a leaflet\b/i,
    hear: [
      'So there were a few minutes for it, and then the next thing. Nothing of that size is put down in a few minutes.',
      'It is expected to fit between two tasks. It does not go away by not being given room; it only waits for the drive home.',
    ],
    ask: [
      'What did you do with it in the meantime?',
      'What would there have had to be time for?',
      'Who else was there for it?',
    ],
  },
  {
    id: 'not-asked',
    when: /\b(?:nobody|no one|none of them) (?:ever |really |even )?(?:asks?|asked)\b|\blast time (?:someone|anyone|anybody|somebody) asked\b/i,
    hear: [
      'Being the one who is not asked is a quiet sort of loneliness, since from outside it looks like coping. There is nothing selfish in wanting to be asked.',
      'Everyone looks at the other side of it, and you stand just outside the light. You can agree with that and still miss being seen.',
    ],
    ask: [
      'If somebody asked and had the whole evening, what would you say first?',
      'Who would you most like to be asked by?',
      'So, asked properly: how are you in all of this?',
    ],
  },
  {
    id: 'silent-witnesses',
    when: /\b(?:nobody|no one|not one (?:person|of them)|none of them|everyone just) (?:\w+ )?(?:said|did|noticed|noticing|came|called|spoke|stood|helped|replied|answered|moved|looked|stared|watched|listens|understands|gets|knows)\b/i,
    hear: [
      'The silence of the others can be the part that stays. Everyone was there, and nobody moved.',
      'When nobody says a word, you begin to wonder whether it happened the way you know it did.',
      'What was missing there was one person with one sentence.',
    ],
    ask: [
      'What would you have wanted one of them to say?',
      'Whom would you have expected it from?',
      'What did you take from their silence?',
    ],
  },
  {
    id: 'made-smaller',
    when: told(
      "\\bWHO (?:always |just |all |both |only )?(?:says?|said|tells? you|told you|thinks?|keeps? (?:saying|telling)|(?:'s |is |are )?like)\\b.*\\b(?:should|need to|have to|ought|better off|move on|get over|cheer up|grateful|get another|enjoy|boys will be boys|worse|fine|relax|overreact\\w*|tough love|calm down|let (?:it|him|her) go|time heals|at least|dramatic|for the best|means? well|just)\\b",
    ),
    hear: [
      'It may even be kindly meant. It still skips the part you are standing in, and leaves you alone with it.',
      'What people say to make a thing smaller often makes it lonelier.',
      'An answer that quick is usually for the comfort of the one who gives it.',
    ],
    ask: [
      'What would have been better to hear?',
      'What do they miss when they say that?',
      'What happens in you when that starts?',
      'What would you want {whom} to understand first?',
    ],
  },
  {
    id: 'advice-from-afar',
    when: told(
      '\\bWHO .*\\b(?:sends? advice|gives? advice|has (?:opinions|advice)|full of advice|knows best|from a distance)\\b',
    ),
    hear: [
      'Advice is light to carry when you are not the one in the house. The nights stay where you are.',
      'To be told how by someone who is not there can feel like being left alone twice.',
    ],
    ask: [
      'What would you want from {whom} in place of advice?',
      'What does {whose} day have in it that yours does not?',
    ],
  },
  {
    id: 'no-room-for-it',
    when: told(
      "\\bWHO (?:\\w+ )?(?:hasn't got|doesn't have|haven't got|don't have|has no|have no|had no) (?:the |any )?(?:headspace|time|energy|capacity|bandwidth|space)(?: for (?:you|it|that|this)\\b|(?=[.!]?$))|\\bWHO (?:said |says |was |were |always |just |far )*too busy\\b",
    ),
    unless: /^(?:you|there)\b/i,
    hear: [
      'So the no was given, and the work stayed exactly where it was.',
      'Being short of room seems to be something only one side is allowed.',
    ],
    ask: [
      'What would you have said, if it could not start a row?',
      'What is the least that would have helped?',
      'What did you do with that answer?',
    ],
  },
  {
    id: 'verdict-from-someone',
    when: told(
      "\\bWHO (?:always |just |only |once |also )?(?:says?|said|told (?:you|everyone)|thinks?|called you|calls you|keeps? saying)\\b (?:that )?(?:it(?:'s| is| was) )?(?:you(?:'re| are| were| only| just| never| always| don't| didn't| can't)|all your)\\b",
    ),
    hear: [
      'A sentence like that goes on talking long after the one who said it has stopped.',
      'It would be one thing from a stranger. From somebody close it goes in deeper, and it is hard not to start pleading your case.',
      'Once a thing like that has been said, you keep answering it in your head.',
    ],
    ask: [
      'What did you say back, if anything?',
      'How much of it do you believe?',
      'What would you have wanted {whom} to see?',
      'What made it land the way it did?',
    ],
  },
  {
    id: 'picture-others-have',
    when: told(
      '\\bWHO (?:all |already |still )?(?:think|thinks|believes?|assumes?|expects?|expected|told everyone|told everybody|(?:has |have |had )?told (?:the )?whole|walk on water|imagine)\\b',
    ),
    hear: [
      'So there is a picture of you that others carry about, and you are the one who has to keep it up.',
      'The further the picture gets from how it is, the harder it becomes to say a true word to them.',
    ],
    ask: [
      'What would change if they saw how it really is?',
      'Which part of the picture costs you most?',
      'Who knows the other side of it?',
    ],
  },
  {
    id: 'laughed',
    when: told('\\bWHO (?:just |all )?(?:laughed|laughs|laughing|was laughing|were laughing|smirked)\\b'),
    unless: /\bmade you laugh|laughed together\b/i,
    hear: [
      'To be laughed at when you meant it is a small door shut in your face.',
      'A laugh at that moment turns you into the odd one for minding.',
    ],
    ask: ['What had you hoped for instead?', 'How did you get out of that moment?', 'What did the laugh say to you?'],
  },
  {
    id: 'left-out',
    when: /\b(?:without (?:you|telling you)|behind your back|left you out|didn't (?:tell|invite|ask|include|bother to tell) you|(?:in the kitchen|upstairs|at home) after(?:wards)?)\b/i,
    hear: [
      'Being left out of something so ordinary hurts more than its size. There was a place where you might have been, and nobody kept it.',
      'It leaves you guessing at the reason, and the guesses are seldom kind to you.',
    ],
    ask: ['How is it to be around them now?', 'Which guess comes back most often?', 'Who of them matters most to you?'],
  },
  {
    id: 'forgotten',
    when: told(
      "\\bWHO (?:just |completely |even )?(?:forgot|forget|forgets|missed|didn't remember)\\b|\\b(?:forgot|missed) (?:it|your birthday)\\b",
    ),
    hear: [
      'Being forgotten hurts in its own way: nobody meant anything by it, and that is just the trouble.',
      'You can list all the excuses for them yourself, and it still leaves you standing there.',
    ],
    ask: [
      'What were you hoping they would do?',
      'What did you do with the day instead?',
      'What makes it hard to tell them?',
    ],
  },
  {
    id: 'gone-quiet',
    when: told(
      "\\bWHO (?:has |have )?(?:stopped|doesn't|won't|never|barely|hardly|don't|didn't|hasn't|haven't) (?:really |even |ever )?(?:talk\\w*|speak\\w*|say\\w*|answer\\w*|repl\\w+|listen\\w*|call\\w*|pick(?:ed)? up|text\\w*|tell\\w*)\\b",
    ),
    hear: [
      'Silence from somebody you love is hard to read, so you end up reading everything.',
      'You are left with a closed door, and your own guesses about what is behind it.',
    ],
    ask: [
      'When did you last have a moment together that was like before?',
      'What do you imagine is going on behind the silence?',
      'What would you most want to hear from {whom}?',
    ],
  },
  {
    id: 'how-it-was-done',
    unless: /\badvice\b/i,
    when: /\b(?:over|by|in a|via) (?:text|email|phone|whatsapp|a message)\b|\bminute call\b|\bcouldn't even (?:call|say|look|come|tell)|\bdidn't even (?:call|say|look|come|ask|warn|tell|stay)\b/i,
    hear: [
      'How it was done is an injury of its own, next to the thing itself. It left you no place to stand and answer.',
      'After all that time, you might have expected a face, or at least a voice.',
    ],
    ask: [
      'What would you have said, if there had been a chance to answer?',
      'What do you think you were owed there?',
      'Where were you when it came?',
    ],
  },
  {
    id: 'loud-people',
    unless: /\b(?:hold|baby|newborn|toddler|son|daughter)\b/i,
    when: told(
      '\\bWHO (?:\\w+ )?(?:shouts?|shouted|shouting|yells?|yelled|screams?|screamed|throws?|threw|throw|slams?|slammed|punched)\\b|\\b(?:chef|boss|manager|coach) (?:\\w+ )?(?:shout|yell|scream|throw)',
    ),
    hear: [
      'Even when it is not aimed at you, your body is in the room, and it keeps count.',
      'Next to somebody like that you listen all day for the next one. That is work nobody pays for.',
    ],
    ask: [
      'What do you do with yourself when it starts?',
      'Who else sees it?',
      'How long does it take you to settle afterwards?',
    ],
  },
  {
    id: 'unequal',
    when: told(
      "\\bWHO (?:gets? to|just sits?|just sit|went back to (?:work|normal)|sleeps? through|never (?:has to|once)|can just|doesn't (?:pay|help|have to|lift|do))\\b",
    ),
    hear: [
      'It is not hard to see the sum in that: one of you got to keep more of the old life than the other.',
      'It does not seem to be shared out evenly, and being the only one who counts is tiring in itself.',
    ],
    ask: [
      'What would you hand over first, if you could?',
      'What would you want {whom} to see about your day?',
      'What would feel like a fair half?',
    ],
  },
  {
    id: 'watching-it',
    when: /\byou(?:'ll| will|'d| could| can)? (?:hear|heard|see|saw|watch|watched) (?:him|her|them|your \w+)\b/i,
    hear: [
      'To be in earshot of it and have no way to fix it is a pain of its own.',
      'You see it coming before it is there, and so you carry it already.',
    ],
    ask: [
      'What would you want to do at that point?',
      'What would it mean to {whom}, do you think, to see you shaken too?',
      'What makes that the hardest picture?',
    ],
  },
  {
    id: 'left',
    when: told(
      '\\bWHO (?:just |took .* and )?(?:left(?! (?:the|a|his|her|their|for work))|walked out|moved out|took the \\w+|took off|disappeared|ghosted you)\\b|\\bghosted by\\b',
    ),
    hear: [
      'After that, the empty place is everywhere you look for a while.',
      'One person makes the decision, and the other one is left with all the questions.',
    ],
    ask: [
      'When do you notice it most?',
      'What do you keep going back to?',
      'Which question would you still want answered?',
    ],
  },
  {
    id: 'gentle-deed',
    bright: true,
    when: told(
      '\\bWHO (?:\\w+ and )?(?:gave you|let you|brings? you|brought you|helped you|hugged you|held|stayed with you|offered|listened|smiled at you|knocks|was so nice|gets it|stood up for you|were furious for you)\\b',
    ),
    hear: [
      'Small as it is, somebody did something gentle there. It can be a comfort and a little hard to take, both at once.',
      'That is the kind of thing people remember for longer than the one who did it would ever guess.',
    ],
    ask: [
      'What was that like, in the middle of the rest?',
      'What did it tell you about {whom}?',
      'How easy is it to let that in?',
    ],
  },
  {
    id: 'others-are-ahead',
    when: /\b(?:everyone|everybody|all (?:your|the) (?:friends|others)|they) (?:else )?(?:you (?:started|went|grew up) with |in your \w+ |your age |around you )?(?:can|has|have|is|are|already|got|gets)\b.*\b(?:drive|graduated|married|mortgage\w*|babies|baby|house|kids|ahead|together|job|except you|figured|happy|friends)\b/i,
    hear: [
      "Next to a whole row of other people, one's own life always seems to be running late. You see their milestones and not their Tuesday nights.",
      'It is one thing to be where you are. It is another to be measured there every day.',
    ],
    ask: [
      "What would be good enough, if nobody else's life were in view?",
      'When does that comparison hit hardest?',
      'What do they not have to carry that you do?',
    ],
  },
];
