import { type Telling, told } from './telling.ts';

/** Plain things out of plain days, told without a word for how they feel: what stayed behind, what was promised, what a child asked. */
export const everyday: readonly Telling[] = [
  {
    id: 'asks-leave',
    typed: true,
    alone: true,
    when: /^(?:hey,? |ok,? |so,? )?(?:can|may|could) i (?:just )?(?:say|tell you|admit|confess) (?:something|a thing|this|sth)\b|\bpromise (?:me )?(?:you won'?t|not to) (?:laugh|judge)\b/,
    hear: [
      'Yes. Say it as it is; nothing happens here to people who say awful things.',
      'Yes, go on. It does not have to come out nicely.',
    ],
    ask: [],
  },
  {
    id: 'who-does-that',
    typed: true,
    when: /\bwho (?:even )?(?:says|does|thinks|acts|treats|sends|calls|leaves|ghosts) (?:that|this|like|someone|people|a)\b/,
    hear: [
      'Somebody to whom it was easy to say, perhaps, and who did not think of the one who would keep it.',
      'It is a fair thing to ask, and the one who could answer it is not in the room.',
    ],
    ask: ['What would you want to hear, if you could ask it straight out?', 'What do you think it was to them?'],
  },
  {
    id: 'it-landed',
    typed: true,
    alone: true,
    bright: true,
    when: /\bthat (?:got|hit|landed with|struck|touched|broke) (?:me|home)\b/,
    hear: [
      'Then we stay there a moment. There is no need to get past it.',
      'It may sit there for as long as it wants.',
    ],
    ask: ['What is it that it touches?', 'What comes up with it?'],
  },
  {
    id: 'handed-over',
    when: /\b(?:kids|children|boys|girls|son|daughter|twins|little one|they)\b.*\b(?:went|gone|go|are|is) back (?:to|at|with) (?:their|his|her)\b|\byou (?:dropped|handed|drove|took) (?:them|him|her|the kids|the boys|the girls) (?:off|back)\b|\bevery other (?:week|weekend)\b/i,
    hear: [
      'And then the door closes, and there is nobody to be a parent to until the next time.',
      'A house that was full an hour ago is quieter than one that was always empty.',
    ],
    ask: [
      'What do you do with the first hour after that?',
      'What do you notice first, when they have gone?',
      'What is the evening like, from there on?',
    ],
  },
  {
    id: 'stayed-behind',
    bright: true,
    when: told(
      '\\bWHO (?:left|forgot) (?:his|her|their|a|one) \\w+(?: here| behind| at yours)\\b|\\b(?:his|her|their) (?:\\w+ )?(?:toothbrush|shoes?|jumper|coat|mug|voicemail|chair|side of the bed|pillow|handwriting|glasses|slippers|perfume|scarf|hoodie)\\b',
    ),
    hear: [
      'It is always some small thing that stays behind, and it says the person louder than a photograph would.',
      'One small thing in the wrong place, and they are in the room again.',
    ],
    ask: ['What did you do with it?', 'What did it set off in you?', 'What is it like to come across it?'],
  },
  {
    id: 'few-words',
    when: /\byou(?:'re| are) not (?:really |much of |exactly |very )?(?:a |one |a big |a great )?(?:talker|good with words|good at (?:this|talking|words)|used to (?:talking|this))\b|\byou don't (?:really |usually )?(?:talk (?:about|much|like)|open up)\b/i,
    hear: [
      'You are doing all right at it. Few words will do here, and none of them need to be good ones.',
      'Then we go by few words. You have said more in them than you may think.',
    ],
    ask: [
      'Who taught you to keep it short?',
      'What would be in the longer version?',
      'When did you last get to say it to somebody?',
    ],
  },
  {
    id: 'said-like',
    when: told(
      '\\bWHO (?:used to |always |once )?(?:say|said|says|told you|called you) (?:that )?(?:you|it|you it) (?:were|was|are|is) like\\b',
    ),
    hear: [
      'It was said in passing, perhaps, and it has been heard a good many times since.',
      'A picture like that stays up on the wall, even where it was only half fair.',
    ],
    ask: [
      'How much of it do you recognise?',
      'What was there behind it that did not get out?',
      'What would you say to that today?',
    ],
  },
  {
    id: 'promised-once',
    when: /\byou (?:had |once )?(?:promised|swore|gave (?:him|her|them|your \w+) your word|vowed)\b/i,
    hear: [
      'A promise is made by somebody who cannot see what is coming, and it is kept or broken by somebody who can.',
      'You gave it out of love, and then it met something that love alone could not do.',
    ],
    ask: [
      'What do you think was really being asked of you then?',
      'What have you kept of it, in your own way?',
      'What would you say about it today, if you could?',
    ],
  },
  {
    id: 'tore-away',
    when: /\byou had to (?:unpick|pull (?:away|yourself)|walk (?:away|out)|leave (?:him|her|them)|let go|peel|hand (?:him|her|them|it) over)\b|\b(?:took hold of|held on to|clung (?:on )?to|wouldn't let go of|grabbed) (?:you|your)\b/i,
    hear: [
      'There are things that are right on paper and unbearable in the hands.',
      'Your hands did what had to be done, and they have not forgotten it.',
    ],
    ask: [
      'What stays with you most from that minute?',
      'What did you want to say, and could not?',
      'Where do you feel it, when it comes back?',
    ],
  },
  {
    id: 'could-have',
    when: /\byou could have (?!been (?:worse|killed))\w+/i,
    hear: [
      'The road not taken always looks well kept, since nobody has had to walk on it.',
      'What one could have given is easy to see. What it would have taken from you is harder.',
    ],
    ask: [
      'What would it have cost you, if you had?',
      'Who is it that says so, when you listen closely?',
      'What did you know at the time?',
    ],
  },
  {
    id: 'right-thing',
    when: /\b(?:the|a) right (?:thing|decision|choice|call)\b/i,
    hear: [
      'Something can be right and still be a terrible thing to have to do. Being told the first half does not help with the second.',
      'Right is one thing, and how it sits in the stomach is another.',
    ],
    ask: [
      'What do they not see, who say so?',
      'What would you like to hear instead?',
      'Which part of you does not believe it?',
    ],
  },
  {
    id: 'not-known-by',
    when: /\bcalls? you (?:by )?(?:your|his|her|someone|somebody) [\w']+(?: \w+)? name\b|\b(?:doesn't|didn't|does not|don't) (?:know|recogni[sz]e) (?:you|who you)\b|\basked (?:you )?who you (?:are|were)\b/i,
    hear: [
      'To be taken for somebody else by one of your own is a strange kind of losing, with the person still there.',
      'Some days you are known and some days you are only a kind face. It is the same you who comes.',
    ],
    ask: [
      'What do you do then: put it right, or go along with it?',
      'What is it like on the days when you are known?',
      'What do you do with it on the way home?',
    ],
  },
  {
    id: 'pays-for-it',
    when: /\byou (?:pay|paid|'re paying|are paying)\b.*\b(?:for (?:this|it|that)|rent (?:here|there)|your (?:way|share))\b/i,
    hear: [
      'And you are paying for it, which ought to give you some say.',
      'You hold up your end of the bargain. It is not much to ask for the other end.',
    ],
    ask: [
      'What would fair look like, there?',
      'What would you say, if it could be said calmly?',
      'What is the smallest change that would make it bearable?',
    ],
  },
  {
    id: 'behind-glass',
    when: /\bunderstand the words\b|\b(?:don't|didn't|not) (?:get|understand) (?:the|their|his) jokes?\b|\b(?:problem|trouble) with (?:speak\w*|the language|talking)\b|\byour accent\b|\b(?:laugh(?:ing)? along|the face also laughing|inside you're very far)\b/i,
    hear: [
      'One can know every word and still stand on the other side of the glass. Jokes are the last thing a language gives away.',
      'In a second language a person is quicker inside than out, and only the outside gets seen.',
    ],
    ask: [
      'Who are you in your own language, that they have not met yet?',
      'With whom is it a little easier?',
      'What would you have said, in your own words?',
    ],
  },
  {
    id: 'tells-them-fine',
    when: /\byou (?:always |just )?(?:say|said|tell|told)(?: \w+){0,2} (?:"?yes\b|you're (?:fine|ok|okay|happy)|everything is (?:fine|good|ok)|it's (?:fine|all good|going well))/i,
    hear: [
      'You keep it from them so that they can sleep, I would guess, and then you are the only one awake with it.',
      'It is said out of love, and it leaves one more person who does not know.',
    ],
    ask: [
      'What would you say to them on an honest day?',
      'What are you sparing them?',
      'What would you like them to ask instead?',
    ],
  },
  {
    id: 'cooks-for-two',
    when: /\byou (?:always |still )?(?:cook|make|set|lay|buy|pour)\b[^.]{0,12}\b(?:two (?:portions|cups|plates|places|mugs)|too many|for two|enough for|a second)\b/i,
    hear: [
      'The hands seem to expect somebody, whatever the head knows.',
      'There is a place laid in it for someone, by habit or by hope.',
    ],
    ask: ['Who is the second one for, if you had to say?', 'What happens to the one that is left over?'],
  },
  {
    id: 'only-polite',
    when: /\b(?:only|just) (?:being )?(?:polite|nice to|kind to|out of pity|feels? sorry|saying (?:it|that))\b/i,
    hear: [
      'It may be politeness. It may also be someone who would like company and chose the smallest way of saying so; from outside the two look alike.',
      'That is how it gets explained away before it can come to anything.',
    ],
    ask: [
      'What would you do, if you took it at its word?',
      'How did it feel, before you explained it away?',
      'What makes you think so?',
    ],
  },
  {
    id: 'could-write',
    bright: true,
    when: /^(?:maybe |perhaps )?you (?:could|might|may) (?:actually |just |still |even )?(?:write|text|ring|call|message|ask|tell|invite|visit)\b/i,
    hear: [
      'You could. It may be quite small: a line that asks for nothing is easy to answer.',
      'That is an idea of your own, and those tend to fit best.',
    ],
    ask: [
      'What would the first line be?',
      'What would you hope comes back?',
      'What speaks for it, and what holds you?',
    ],
  },
  {
    id: 'after-all-that',
    when: /\byears\b.*\b(?:loyal|service|and (?:they|all you) (?:gave|got))\b|\ball you got (?:was|is)\b|\bthey gave you (?:a|an|one)\b/i,
    hear: [
      'You gave years, and they gave a gesture. It is hard not to do the sum.',
      'So that is what it came to on the last day, in their hands.',
    ],
    ask: [
      'What would have been a decent way to do it?',
      'What did you think, when you had it in your hands?',
      'Who there knew what you had been worth?',
    ],
  },
  {
    id: 'in-costume',
    when: /\b(?:thinks?|believes?) you(?:'re| are) (?:still )?(?:at|in|on|going to) \w+\b|\bput(?:ting)? (?:the|your) (?:suit|uniform|tie|work clothes) on\b|\bleave the house as if\b/i,
    hear: [
      'Every day that it goes on, it takes more to stop, and all of it is done to spare somebody a look on their face.',
      'So the day has a costume. People wear one for love and for shame, and often for both.',
    ],
    ask: [
      'What do you picture on the day it comes out?',
      'What is the smallest true thing you could say at home?',
      'Who are you protecting, when you look closely?',
    ],
  },
  {
    id: 'not-through',
    when: /\b(?:third|second|fourth|fifth|last|final) (?:attempt|try)\b|\b(?:not|isn't|wasn't) (?:qualified|selected|shortlisted|accepted|through)\b|\bdidn't (?:qualify|get (?:in|through)|make the cut|clear)\b|\bresults? (?:has|have|is|are|came)\b/i,
    hear: [
      'So much work, and then a list without your name on it. The work was real all the same.',
      'A result is one line, and it gets read as if it were about all the years before it.',
    ],
    ask: ['Where were you when you saw it?', 'What was the first thing you thought?', 'Whom have you had to tell?'],
  },
  {
    id: 'quiet-disappointment',
    when: told(
      "\\bWHO (?:only |just )?(?:switched off|turned off|turned (?:his|her) back|went to (?:bed|sleep)|isn't (?:even )?(?:scolding|angry|mad)|is not scolding|(?:'s |is )?not (?:even )?(?:scolding|angry|mad)|didn't (?:even )?get (?:mad|angry)|wasn't (?:even )?(?:angry|mad|surprised))\\b|\\bexpected it\\b|\\bworse than (?:mad|angry|shouting)\\b",
    ),
    hear: [
      'A quiet like that can be harder to sit in than a shout. A shout would at least be over.',
      'It would be easier to be told off. That way there is nothing to answer.',
    ],
    ask: [
      'What do you hear in that quiet?',
      'What would you want to say into it?',
      'What do you fear is being thought there?',
    ],
  },
  {
    id: 'their-lives-move',
    when: /\b(?:batch ?mates|class ?mates|friends|people your age|peers|cousins|colleagues)\b.*\b(?:jobs?|married|marriages?|weddings?|houses?|mortgages?|bab(?:y|ies)|promoted|engaged|settled)\b/i,
    hear: [
      'Their news comes one piece after another, and yours seems to have stopped. From inside, hardly anyone feels as far along as they look.',
      'It is a strange thing, to be measured by calendars that were never yours.',
    ],
    ask: [
      'What do you think they would envy, if they saw all of it?',
      'When does it bite most?',
      'What would count as further, for you?',
    ],
  },
  {
    id: 'wants-it-still',
    when: /\byou (?:don't|do not|no longer|aren't sure|are not sure) (?:even |really )?(?:know )?(?:if|whether) you (?:even |really |still )?(?:want|like|love|believe|care)\b/i,
    hear: [
      'That may be the truest sentence in all of this, and the least convenient one.',
      'It takes something to let that thought in, after so much has been paid towards it.',
    ],
    ask: [
      'When did that doubt first turn up?',
      'What would you want, if nobody had to be told?',
      'Whose wish was it, at the beginning?',
    ],
  },
  {
    id: 'words-that-meant',
    when: /\bcall(?:ed|s) you (?:his|her|their) (?:person|best friend|favou?rite|soulmate|everything|rock|world)\b|\b(?:said|told you) (?:that )?(?:he|she|they) (?:loved|needed|missed|wanted) you\b/i,
    hear: [
      'You did not make that up. The words were there, whatever they were worth.',
      'Such words are easily said and not easily unheard.',
    ],
    ask: ['What did you build on it?', 'What would you like to ask about it?', 'When did you begin to doubt it?'],
  },
  {
    id: 'someone-new-there',
    when: /\b(?:he|she|they)(?:'s| has| have|'ve| is| are| got)? (?:now )?(?:got |with )?(?:a|another|his|her|their) (?:new )?(?:girlfriend|boyfriend|woman|man|partner)\b|\bin (?:all )?(?:his|her|their) (?:stories|photos|pictures|posts)\b|\b(?:is|are|'s|'re) in [A-Z]\w+ with (?:her|him|someone)\b/i,
    hear: [
      'And now there is a face to it, one that can be looked up at any hour.',
      'To know it is one thing, and to see it is another.',
    ],
    ask: [
      'What do you look for, when you look?',
      'What does it do to you, to have seen it?',
      'Which picture of it is the worst?',
    ],
  },
  {
    id: 'goes-back-to-look',
    when: /\byou keep (?:\w+ )?(?:zooming|checking|looking|scrolling|reading|opening|refreshing|counting|typing)\b|\byou(?:'ve| have) typed\b|\b(?:typed|wrote) (?:it|sorry|that) .*\b(?:deleted|erased)\b/i,
    hear: [
      'The thumb goes back there by itself. It is looking for something that would make it make sense.',
      'Each look promises to be the last one, and none of them is.',
    ],
    ask: [
      'What are you hoping to find there?',
      'What is it like, right after?',
      'What would have to be there, for it to be enough?',
    ],
  },
  {
    id: 'helped-with-body',
    when: /\b(?:comes? (?:in )?to (?:put on|wash|dress|help|cut|lift)|puts? on your|wash(?:es)? you|help(?:s|ed)? you (?:wash|dress|up|walk|out of))\b|\bwith the (?:frame|stick|walker|crutches)\b|\byou can't (?:even )?(?:tie|reach|bend|climb)\b/i,
    hear: [
      'To be helped with what one always did alone is a small thing for the helper and a large one for you.',
      'One can be grateful for every bit of it and still mind.',
    ],
    ask: [
      'What do you miss doing with nobody watching?',
      'What was hardest to hand over?',
      'What is still entirely yours?',
    ],
  },
  {
    id: 'must-be-pleasant',
    when: /\b(?:one has|you have|you've got|you had) to be (?:so )?(?:pleasant|nice|grateful|polite|cheerful|thankful|positive)\b/i,
    hear: [
      'Pleasantness on demand is work. There seems to be no hour in it when you may simply be cross.',
      'It asks for manners just where one has the least to spare.',
    ],
    ask: ['What would you say, if you did not have to be?', 'With whom can you be cross?'],
  },
  {
    id: 'distance-won',
    bright: true,
    when: /\byou (?:finally |even |actually )?(?:got|made it|walked|managed to get) (?:as far as|to the (?:post|shop|door|end|corner|gate|top)|all the way|up the|round the|down the|out of (?:bed|the house))\b/i,
    hear: [
      'That is a real distance, measured from where you started and not from where others do.',
      'It counts in full. Somebody who never had to win it would not know.',
    ],
    ask: [
      'What was it like to stand there?',
      'What did you see, when you got there?',
      'What made today the day for it?',
    ],
  },
  {
    id: 'lost-at-work',
    when: /\blost (?:a|an|the|another|one of your|your) (?:\w+ )?(?:patient|resident|pupil|student|client)s?\b/i,
    hear: [
      'It was your work, and it was a person. The shift ends at some hour, and that does not.',
      'You go home and somebody does not, and on paper it was a shift like any other.',
    ],
    ask: [
      'What is still with you from that room?',
      'Who looks after you, on a night like this?',
      'What do you usually do with it, on the way home?',
    ],
  },
  {
    id: 'did-it-right',
    when: /\byou did (?:everything|every (?:single )?thing|it all|all of it|all) (?:right|you could|by the book)\b/i,
    hear: [
      'Where there was a mistake, one can at least hold on to that. You did it right, and it happened all the same.',
      'That should be a comfort, and at this hour it can be the very thing that gives no peace.',
    ],
    ask: ['What does your mind go back to, even so?', 'What would you say to a colleague who told you this?'],
  },
  {
    id: 'child-asked',
    bright: true,
    when: /\b(?:little (?:boy|girl|one)|kids?|child|son|daughter|boy|girl|nephew|niece|grandson|granddaughter)\b (?:\w+ ){0,2}(?:asked|asks|wanted to know)\b/i,
    hear: [
      'Children ask the one thing that grown people step around.',
      'It is the plain questions that stay, put by somebody who could not know how hard they were.',
    ],
    ask: ['What did you say?', 'What would you have liked to be able to say?', 'How did it sound, when it was asked?'],
  },
  {
    id: 'went-on-as-if',
    when: /\b(?:like|as if|as though) nothing(?: (?:had )?happened| was wrong|(?=[.!]?$))/i,
    hear: [
      'So one part goes on, and the rest stays behind in that other minute.',
      'To carry on as if it had not been is a skill, and it costs what skills cost.',
    ],
    ask: [
      'Where was the rest of you, meanwhile?',
      'When did it catch up with you?',
      'Who noticed that it was not nothing?',
    ],
  },
  {
    id: 'keeps-it-out',
    when: /\byou don't want to (?:bring|take|carry) (?:it|this|that|work) (?:home|in|to|into|up)\b|\bleave it at the door\b|\bdon't want to (?:worry|burden|bother|wake) (?:him|her|them|anyone|anybody|your \w+)\b/i,
    hear: [
      'So you stay out in the hall with it, to keep that one room clean.',
      'You are looking after somebody with it. It only leaves nobody looking after you.',
    ],
    ask: [
      'Who could hear it without being harmed by it?',
      'What would it be like to be asked?',
      'What are you afraid it would do in there?',
    ],
  },
  {
    id: 'small-reply',
    when: told(
      '\\bWHO (?:only |just |went |goes )?(?:said|says|was like|wrote back|texted back|replied)? ?(?:only |just )?"(?:about time|ok+|okay|good for you|is that all|not bad|well done|fine|k|cool|nice|great|congrats|we\'ll see)\\W*"|\\babout time\\b|\\bjust ok\\b',
    ),
    hear: [
      'You brought the whole of it, and that is what came back.',
      'It is not much, for something that size. One can hear all that is not in it.',
    ],
    ask: [
      'What would you have wanted to hear?',
      'What did it do to the thing itself?',
      'Is that how it mostly goes, when you bring something?',
    ],
  },
  {
    id: 'sounds-needy',
    when: /\b(?:sound|seem|come across(?: as)?|look|be) (?:too |so )?(?:needy|desperate|pathetic|clingy|weird|crazy|dramatic|rude|cold)\b/i,
    unless: /\byou(?:'re| are) being\b/i,
    hear: [
      'So before a word is written, somebody in you is already reading it with their eyes.',
      'That is a strict reader you have in there. Most people read what they get far more kindly.',
    ],
    ask: [
      'How would it go, if nobody was marking it?',
      'Whose voice is that, when you listen?',
      'What do you want it to say, underneath?',
    ],
  },
  {
    id: 'not-tonight',
    bright: true,
    when: /\byou(?:'re| are) not going to (?:text|call|write|ring|go|do it|send|answer|decide)\b|\byou won't (?:text|call|write|send|ring)\b/i,
    hear: [
      'Then not tonight. It can be looked at again by daylight, and nothing is lost by a night in between.',
      'That is decided for now, and by you.',
    ],
    ask: [
      'What will you do with the hour instead?',
      'What made you settle on that?',
      'How does it feel to have decided it?',
    ],
  },
  {
    id: 'to-the-day',
    when: /\bsame (?:due )?(?:date|day)\b|\bto the day\b|\bone year on\b|\bexactly (?:a|one) year\b/i,
    hear: [
      'The calendar has no tact. It lays one thing on top of the other and leaves you to arrange your face.',
      'So that date is spoken for twice now.',
    ],
    ask: [
      'Who else knows what that date is for you?',
      'What would you like to do with that day?',
      'What was the first thing that went through you?',
    ],
  },
  {
    id: 'made-ready',
    when: /\byou had (?:already )?(?:painted|bought|chosen|picked|knitted|booked|built|cleared|named|packed)\b/i,
    hear: ['So there was already a place for it.', 'Whoever does that has moved in already, in the mind.'],
    ask: ['What has become of it?', 'What did you picture, while you did it?', 'Is it still there?'],
  },
  {
    id: 'as-if-replaceable',
    when: /\b(?:as if|like) (?:it|he|she|that|they) (?:was|were|is) (?:a|an|just|only|nothing) ?\w*$/i,
    unless: /\byou felt\b/i,
    hear: [
      'It is said as if one would do as well as another. For you it was that one and no other.',
      'That makes it the size it has for somebody else, and not the size it has for you.',
    ],
    ask: ['What do you wish had been said?', 'What would you want to be understood about it?'],
  },
  {
    id: 'hidden-sum',
    when: /\b(?:grand|thousand|\d+k|quid|hundred|euros|dollars) (?:down|in debt|in the hole|behind)\b|\b(?:second|secret|other) (?:card|account|loan)\b/i,
    hear: [
      'There is the sum, and there is that somebody at home does not know it. The second grows faster than the first.',
      'A number like that sits at the table with you, and nobody else can see it.',
    ],
    ask: [
      'What do you dread more: the sum, or the face?',
      'How do you keep it apart, at home?',
      'When did it stop being small?',
    ],
  },
  {
    id: 'one-more',
    when: /\b(?:just )?one more (?:bet|go|drink|spin|game|round|to get)\b|\b(?:get|win|make) it (?:all )?back\b/i,
    hear: [
      'The next one always looks like the way out, and it is the same door.',
      'That is how it holds on: it sells the cure for what it did.',
    ],
    ask: [
      'What happens in you in the minute before?',
      'When is it quietest?',
      'What would tonight need, to be without one?',
    ],
  },
  {
    id: 'they-were-right',
    when: /^(?:she|he|they) (?:was|were) right\b|\bhad (?:a|some) point\b/i,
    hear: [
      'It would be simpler if the facts were on your side. That you can say so at this hour speaks for you.',
      'To be shown up is one thing, and to be shown up by somebody who is right leaves nowhere to stand.',
    ],
    ask: [
      'What makes that harder than if it had been nonsense?',
      'What would you do with it, if nobody had been watching?',
    ],
  },
  {
    id: 'read-what-was-mine',
    when: /\b(?:found|read|went through|saw|opened|looked at) your (?:messages|phone|diary|journal|texts|letters|browser|emails|dms|search)\b/i,
    hear: [
      'So it was taken out of your hands. You did not get to choose the day, or the words.',
      'It was yours to tell, and it got told without you.',
    ],
    ask: [
      'What would you have wanted to say, if it had been left to you?',
      'What has been said since, and what has not?',
      'What do you fear they think they know?',
    ],
  },
  {
    id: 'through-the-wall',
    when: /\b(?:prays?|praying|crying|talking|fighting)\b.*\b(?:next room|through the wall|so (?:that )?you can hear|loud)\b/i,
    hear: [
      'It is not said to you, and it is said so that you hear it. One cannot answer that.',
      'A wall between, and every word of it meant for you.',
    ],
    ask: ['What do you do, while you hear it?', 'What would you say through that wall?'],
  },
  {
    id: 'the-but',
    when: /\b(?:love you|proud of you|support you|like you),? but\b|\bthe but\b|\b(?:didn't|did not|never) finish(?:ed)? (?:the|that|his|her|their) sentence\b/i,
    hear: [
      'A sentence that stops there has to be finished by the one who heard it, over and over.',
      'Everything hangs on what comes after that word, and one hears it also when it is not said.',
    ],
    ask: [
      'How does it go on, in your head?',
      'What do you hope it would have been?',
      'What would you want to put after that word?',
    ],
  },
  {
    id: 'hand-held',
    bright: true,
    when: told('\\bWHO (?:just )?(?:squeezed|held|took|touched|stroked) your (?:hand|arm|shoulder|back|hair)\\b'),
    hear: [
      'So somebody said it without a word, where only you could hear it.',
      'That is a whole conversation, for those who can read it.',
    ],
    ask: [
      'What did it say to you?',
      'What would you like to say back?',
      'What is it like to have that one person there?',
    ],
  },
  {
    id: 'glad-for-them',
    bright: true,
    when: /\byou(?:'re| are) (?:really |so |honestly )?(?:happy|glad|pleased|proud) (?:for|of) (?<whom>her|him|them)\b/i,
    hear: [
      'One can be glad for somebody and lonely beside the gladness.',
      'It can be entirely true and still leave you standing outside of it.',
    ],
    ask: ['And what is it like on your side of it?', 'What would you want some of, for yourself?'],
  },
  {
    id: 'wants-to-hide',
    when: /\bwant to (?:hide|disappear|vanish|crawl|sink)\b|\bwant(?:ed)? the (?:floor|ground) to\b/i,
    hear: [
      'To want to be out of sight for a while is a modest wish, when being seen costs so much.',
      'It is what one wants where there is too much light on the wrong place.',
    ],
    ask: ['What would you be out of sight from, mostly?', 'What did you do instead?'],
  },
  {
    id: 'at-the-door',
    bright: true,
    when: /\byou (?:walked|drove|went) past (?:it|the|there)\b|\byou (?:got|went) as far as the (?:door|car ?park|entrance)\b|\byou stood (?:outside|in front)\b/i,
    hear: [
      'So your feet have been there already. Only the last few yards are missing.',
      'One does not walk past a place twice that one does not care about.',
    ],
    ask: [
      'What happened in you, just there?',
      'What would make it possible to go in?',
      'What did you see, through the door?',
    ],
  },
  {
    id: 'kept-old-things',
    bright: true,
    when: /\byou(?:'ve)? (?:still )?(?:got|have|kept) (?:your|his|her) old\b/i,
    hear: [
      'Kept, then, and not thrown out. One keeps what one has not finished with.',
      'Something in you did not believe that it was over.',
    ],
    ask: ['When did you last have them on, or in your hands?', 'Who were you, in those days?'],
  },
  {
    id: 'body-pays',
    when: /\b(?:back|knees?|shoulders?|body|hands?|hip) (?:went|gave (?:out|up)|is (?:going|gone|done)|are (?:going|gone)|giving up)\b|\b(?:lifting|carrying|standing) since\b|\bcan't afford to (?:go off|be (?:off|sick)|call in|stop|carry on)\b/i,
    hear: [
      'Your body has been paying part of the wages all along.',
      'That is to be caught between a body that cannot and a bill that must.',
    ],
    ask: [
      'What does it say to you, at the end of a shift?',
      'What would it need, if it could ask?',
      'Who sees what it costs?',
    ],
  },
  {
    id: 'nothing-to-say-to-that',
    when: /\byou (?:didn't|did not|don't) have (?:nothing|anything|an answer|a word) (?:to say|for|against)|\byou had (?:nothing to say|no (?:answer|words))\b|\byou didn't know what to say\b/i,
    hear: [
      'Some sentences are simply true, and there is nothing to put against them.',
      'And so it was left standing in the room.',
    ],
    ask: ['What would you say now, with the night to think about it?', 'What did you wish you had?'],
  },
  {
    id: 'looks-great',
    when: /\bhow (?:great|good|well|amazing|thin|healthy) you(?:'re| are)? ?look\w*\b|\bcompliments? (?:make|makes|hurt)\b/i,
    hear: [
      'To be praised for the look of what hurts is a lonely kind of praise.',
      'They see the outcome and not the cause, and so you smile and say thank you.',
    ],
    ask: ['What do you answer then?', 'What would they say, if they knew?'],
  },
  {
    id: 'cannot-eat',
    when: /\byou (?:just )?can't (?:eat|swallow|keep (?:a|any|food|it|anything)\b.*down)\b|\bhaven't eaten\b|\bno appetite\b/i,
    hear: [
      'In some people it goes to the throat. The body shuts a door before anyone has been asked.',
      'Small and soft is enough for a while; nobody is counting. If it goes on for more than a week or two, a doctor should know of it.',
    ],
    ask: ['What does still go down?', 'Who eats with you, on most days?'],
  },
  {
    id: 'called-a-saint',
    when: /\b(?:a saint|an angel|so (?:strong|brave|good|patient)|a hero|an inspiration|superwoman|superman)$/i,
    unless: /^you(?:'re| are) (?:not )?/i,
    hear: [
      'It is meant as praise, and it shuts a door: nobody asks a saint about being tired.',
      'With a word like that, there is no room left to be a person.',
    ],
    ask: ['What would you rather be called?', 'What can you not say, once that has been said?'],
  },
  {
    id: 'turned-it-down',
    when: /\byou (?:said no|turned (?:it|that|them|him|her) down|gave (?:it|that) up|let it go)\b/i,
    hear: [
      'You closed that door yourself, and quickly, before anyone could see you look through it.',
      'A no can be right and still be a loss. It gets no funeral.',
    ],
    ask: [
      'What did you see through that door?',
      'Who knows what it was worth to you?',
      'What do you tell yourself about it?',
    ],
  },
  {
    id: 'what-about-me',
    when: /\bwhat about you\b|\b(?:a|your own) life of your own\b|\bsomething for yourself\b|\bnever about you\b/i,
    hear: [
      'It is a fair question, and it has waited politely for a long time.',
      'There is nothing greedy in it. It has only never been its turn.',
    ],
    ask: ['What comes first, when you let that question stand?', 'When did you last put it to anybody?'],
  },
  {
    id: 'on-guard-at-home',
    when: /\byou (?:count|check|hide|lock)(?:ed)? (?:the|your) (?:cash|money|purse|wallet|keys|jewellery|door)\b/i,
    hear: [
      'You are on guard in your own home, and then you reproach yourself for it.',
      'Being careful was taught to you by something that happened. It does not switch off because somebody behaves for a week.',
    ],
    ask: ['What would have to happen, for you to stop?', 'What do you feel, the moment after?'],
  },
  {
    id: 'was-taken',
    when: told(
      "\\bWHO (?:took|stole|nicked|pawned|sold) your (?!hand|arm|shoulder|time|breath|advice|side|word|order|temperature)[\\w']+(?: \\w+)?",
    ),
    hear: [
      'With some things that are taken, the price is the least of it.',
      'It was a thing, and it was also what it stood for.',
    ],
    ask: ['What was it to you?', 'What would you want to hear about it, after all this time?'],
  },
  {
    id: 'lent-it',
    when: /\byou lent\b|\bowes? you\b|\b(?:hasn't|haven't|never) paid (?:you|it) back\b/i,
    hear: [
      'It is the money, and it is having to be the one who asks for it. They could have spared you that.',
      'You helped, and now you are the one who feels awkward. That is upside down.',
    ],
    ask: ['What do you fear would happen, if you asked?', 'What would you say, if it could not go wrong?'],
  },
  {
    id: 'card-declined',
    when: /\bcard (?:got |was |is )?(?:declined|refused)\b|\b(?:behind you|stranger) paid\b/i,
    hear: [
      'It takes three seconds at a till, and one can feel it for a week.',
      'There is nowhere to look in such a moment.',
    ],
    ask: ['What went through you, just there?', 'What did you do afterwards?'],
  },
  {
    id: 'cries-at-good',
    bright: true,
    typed: true,
    when: /\bcan'?t stop crying\b.*\b(?:good|happy|relief)\b|\bcr(?:y|ied|ying)\b.*\b(?:because )?(?:its|it's|it is|was) good\b|\bhappy tears\b/,
    hear: [
      'It is what comes out when one may at last stop holding on. It does not have to be sad to be wet.',
      'That has been waiting for its turn, I would guess, and now there is room.',
    ],
    ask: ['What is it that you can put down now?', 'How long were you holding it?'],
  },
  {
    id: 'like-an-appointment',
    when: /\b(?:asked|asks) (?:you )?if you could be (?:his|her|their) (?:mum|mom|dad|mother|father)\b|\b(?:misses|missed|want(?:s|ed)) (?:his|her|their) (?:mum|mom|dad)\b|\bstopped telling you\b/i,
    hear: [
      'Children stop asking when they have got used to the answer. As long as they ask, the door is open.',
      'It is put so modestly that one could miss how much is in it.',
    ],
    ask: ['What would you like to say back?', 'What would a small piece of that look like, this week?'],
  },
  {
    id: 'forgot-someone',
    when: /\byou (?:completely |totally |just )?forgot (?:your|his|her|their|about|it)\b/i,
    hear: [
      'To forget a date is not to forget a person, and it can look very much like it from the other side.',
      'It slipped, and now it stands there as if it had been meant.',
    ],
    ask: ['What would you want them to know about it?', 'What makes this one sting so much?'],
  },
  {
    id: 'explained-not-sorry',
    when: /\b(?:nobody|no one|they never|he never|she never) (?:\w+ )?(?:said sorry|apologi[sz]ed)\b|\bthat explains (?:it|a lot|everything)\b/i,
    hear: [
      'An explanation came, and no apology with it. Those are two debts, and only one was paid.',
      'So the name was right in the end, and nobody went back for the years before it.',
    ],
    ask: ['Whose sorry would count most?', 'What were you called, all that time?'],
  },
  {
    id: 'did-not-want-back',
    when: /\byou (?:got|went) (?:for a|on a) (?:drive|walk)\b.*\b(?:back|return|home)\b|\bdidn't want to (?:come|go) (?:back|home)\b/i,
    hear: [
      'For the length of that drive nobody needed anything from you. Of course one does not want to turn round.',
      'You wanted to be away, and you came back. Both of those were you.',
    ],
    ask: ['What made you turn round?', 'What did you want to be away from, exactly?'],
  },
];
