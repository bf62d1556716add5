import type { Telling } from './telling.ts';

const harsh =
  '(?<word>dumb|stupid|idiot|failure|loser|pathetic|monster|burden|mess|crazy|weak|useless|selfish|fool|joke|disappointment|coward|lazy|worthless|fraud|bad (?:mother|father|mum|mom|dad|daughter|son|wife|husband|partner|friend|person|teacher|nurse)|terrible (?:mother|father|mum|mom|dad|daughter|son|person|friend)|imposter|impostor)';

/** What somebody tells of themselves: verdicts, secrets, wishes, what they hide and where they cried. */
export const oneself: readonly Telling[] = [
  {
    id: 'first-said',
    typed: true,
    when: /\b(?:never (?:really )?(?:said|told|typed|wrote|admitted) (?:that|it|this|any)|said (?:it|that|this) out loud|first time i(?:'ve| have)? (?:ever )?(?:said|told|written|typed)|not told a soul|wanted it to exist|never told anyone)\b/i,
    hear: [
      'Then this is the first place it has been said. A thing can look different once it stands outside of you.',
      'That is no small step, even if it looks like a few words on a screen. Nothing has to follow from it.',
    ],
    ask: ['How does it read, now that it is out?', 'What kept it in for so long?', 'What was it like to write that?'],
  },
  {
    id: 'cried-out-of-sight',
    when: /\b(?:cr(?:y|ied|ying)|bawl\w*|sobb\w*|sat|stood|hid|hide|locked|drove around|was|were|on the floor)\b.*\b(?:bathroom|car ?park|the car|your car|shower|garage|toilet|laundry room|stairwell|pantry|closet|kitchen floor|floor|parking lot|driveway|wardrobe|shed)\b|\bdrove around\b|\bleave the room\b/i,
    unless: /\b(?:hear|heard|found|parked|park|clean\w*|hold up|an hour by yourself)\b/i,
    hear: [
      'It had to go somewhere, and it waited until nobody was looking.',
      'So that was the place where you did not have to hold your face together. People who keep things going for others know every such place.',
    ],
    ask: [
      'What was going through you in there?',
      'What did you need, to be able to go back in?',
      'What had you been holding until then?',
    ],
  },
  {
    id: 'kept-face',
    when: /\b(?:laughed it off|pretend\w*|act(?:ed|ing)? (?:normal|fine|like)|be cheerful|brave face|smil(?:ed|ing) (?:through|and)|play(?:ed|ing)? it cool|hide it|hid (?:it|him|her)|cover(?:ed|ing)? it up|put on a (?:show|smile|tie)|came back at the usual time|be strong for|(?:make|put on|wear) (?:the|a|my|your) face|nod(?:ded)? along)\b/i,
    hear: [
      'You carried it off, and then it was yours alone.',
      'Keeping the outside in order while the inside is somewhere else takes a great deal of strength. Nobody sees the bill.',
    ],
    ask: [
      'Who gets to see what is behind it?',
      'What would happen if you let it show a little?',
      'What does it cost you, by the evening?',
    ],
  },
  {
    id: 'kept-secret',
    when: /\byou (?:haven't|have not|never|didn't|did not|can't|cannot|couldn't|wouldn't know how to|don't know (?:how|who) (?:else )?to) (?:even |ever |yet |really )?(?:told|tell|say|said|bring it up|mention\w*|talk(?:ed)? about|told)\b|\b(?:nobody|no one) knows\b|\b(?:he|she|they) (?:does not|doesn't|don't) know\b/i,
    hear: [
      'So it has had no other ears yet. Keeping a thing unsaid is work, on top of the thing itself.',
      'That puts you in the same room with people and alone in it.',
    ],
    ask: [
      'What do you picture when you imagine saying it?',
      'What makes it hard to say just there?',
      'What are you protecting by keeping it?',
    ],
  },
  {
    id: 'forbidden-thought',
    when: /\b(?:think(?:ing)? (?:that )?(?:you|it) (?:made|was) a mistake|for (?:even )?thinking (?:it|that)|shouldn't (?:think|feel)|wish you'd never|regret having|part of you wishes)\b/i,
    hear: [
      'There are thoughts that come to a great many people at four in the morning, and hardly anyone tells. A thought is not a wish, and it takes nothing away from the love.',
      'Such a thought mostly speaks for the tiredness. It frightens you because you care about the very thing it is about.',
    ],
    ask: [
      'When does that thought come, mostly?',
      'What is it like to be alone with it?',
      'What would you need most, in the hour when it comes?',
    ],
  },
  {
    id: 'harsh-word',
    when: new RegExp(
      `\\byou(?:'re| are| were)(?: just| so| such| really| basically| only| still| like| being)* (?:an? |the |one )?(?:total |complete |absolute |fucking )?${harsh}\\b`,
      'i',
    ),
    unless: /\byou(?:'re| are) not\b|\bfeel like\b|\bdon't think\b/i,
    hear: [
      '"{Word}" is a hard thing to hand yourself. It is a verdict, and verdicts of that sort are mostly passed when something else hurts.',
      'You would hardly say "{word}" to anyone else who told you this.',
    ],
    ask: [
      'Where did you first hear that word?',
      'What happened just before it turned up?',
      'What would you call somebody else in your place?',
    ],
  },
  {
    id: 'feels-like-a',
    when: new RegExp(`\\byou (?:\\w+ )?(?:feel|felt) (?:like |so |such )*(?:an? |the |one )?${harsh}\\b`, 'i'),
    hear: [
      'It comes as a feeling and speaks like a judge. "{Word}" leaves out everything that does not fit.',
      'That word is doing a lot of hitting there. It may be more about what you ask of yourself than about what you are.',
    ],
    ask: [
      'What happened that gave it the word?',
      'What would have to be true for you to put it down for an hour?',
      'Whose measure is that?',
    ],
  },
  {
    id: 'scolds-the-feeling',
    when: /\b(?:know how (?:that|it|this) sounds|sounds? (?:so )?(?:stupid|silly|dumb|pathetic|ungrateful|selfish)|feel (?:so )?(?:selfish|guilty|bad|stupid|silly|like a monster|like an idiot|ridiculous) (?:for|even|that|about|every|when|just)|ashamed (?:that|of|for)|(?:first world|stupid) problem)\b/i,
    hear: [
      'So there is the thing, and then there is the scolding you give yourself for it. That makes two to carry.',
      'It sounds like a person telling how it is. Nobody is keeping marks here.',
    ],
    ask: [
      'What would you say to a friend who felt that?',
      'What is left, when you take the scolding away?',
      'Who taught you to be that strict about it?',
    ],
  },
  {
    id: 'not-that-feeling',
    when: /^you're not (?<not>sad|angry|mad|upset|anxious|scared|depressed|jealous|lonely|worried|hurt|crying)(?: exactly| really| even| as such)?$/i,
    hear: [
      'Not {not}, then. It does not need to have the usual name.',
      'So "{not}" is not the word. Something else may be there, or nothing yet, which can also be how a person gets through.',
    ],
    ask: ['What is it closer to?', 'If it had a temperature, what would it be?', 'What is there, where that would be?'],
  },
  {
    id: 'like-a-machine',
    when: /\blike (?:a |an )?(?:machine|robot|zombie|ghost|shell|furniture|statue)\b|\bon autopilot\b|\bthrough the motions\b|\bfeel nothing\b|\bswitched off\b/i,
    hear: [
      'Going flat is often how somebody gets through what would be too much to feel at once. It keeps you working, and it charges for it later.',
      'It may be that something in you took over so that the rest could be spared.',
    ],
    ask: [
      'When were you last there with all of yourself?',
      'What might come up, if it were not switched off?',
      'What does a machine not have to think about?',
    ],
  },
  {
    id: 'must-be-the-one',
    when: /\byou(?:'re| are| were| were always|'ve always been)? (?:always )?(?:supposed to|meant to|expected to|the (?:strong|good|responsible|sensible|funny|quiet|only) one|the one who)\b|\byou should be (?!sad|dead)|\bbeing the one who\b|\byou have to be (?:strong|the)\b/i,
    hear: [
      'Whoever gave you that part, it does not seem to come with days off.',
      'It reads like an old rule with your name on it, and it is strict about what you may need.',
    ],
    ask: [
      'What happens on the days when you cannot be that?',
      'When was that settled, that it would be you?',
      'Who steps in when it is your turn to need something?',
    ],
  },
  {
    id: 'no-feelings-please',
    when: /\byou (?:don't|do not|can't) do (?:feelings|emotions|crying|talking|this stuff)\b/i,
    hear: [
      'That is all right, nobody is testing for it. Facts will do, and they mostly bring the rest along.',
      'Then leave the feelings out. What happened is enough to go on.',
    ],
    ask: ['What happened, in plain facts?', 'What did the day look like when it happened?'],
  },
  {
    id: 'was-there',
    when: /\byou were (?:right |always |just )?(?:there|next to (?:him|her|them)|beside (?:him|her|them)|in the (?:same|next) room)\b/i,
    hear: [
      'To be in the room and to be reached are two things, and hardly anyone notices the difference while it lasts.',
      'You can be close enough to touch and still miss each other for years. It does not mean that you were nowhere.',
    ],
    ask: [
      'What do you see now, when you look back at those evenings?',
      'What do you think went unsaid?',
      'What did you believe it was like, at the time?',
    ],
  },
  {
    id: 'came-upon',
    when: /\byou (?:just )?(?:found|discovered|came across|caught|walked in on|saw it|saw (?:a|the|his|her|their)|read (?:his|her|their)|opened) /i,
    unless: /\bfound it\b|\byou (?:found|opened) (?:a job|time|the (?:book|laptop|window|door))\b/i,
    hear: [
      'Finding a thing like that changes the room you are standing in, and it cannot be put back.',
      'From one second to the next you knew something, and nobody had asked whether you wanted to.',
    ],
    ask: ['What went through you first?', 'What have you done with what you know?', 'Who else knows that you know?'],
  },
  {
    id: 'did-say-it',
    when: /\byou (?:finally |already |even |just )?(?:told|asked|wrote to|texted|emailed|called|rang|confronted|said (?:that |it |something )?to) (?:him|her|them|your \w+|everyone)\b/i,
    hear: [
      'So you did say it. That took something, whatever came back.',
      'You put it on the table. It is a different thing to wait, once it is said.',
    ],
    ask: ['What came back?', 'What had you hoped for, when you said it?', 'How did it feel to have it out?'],
  },
  {
    id: 'should-have',
    when: /\byou should(?:n't)?(?: have|'ve) (?<should>.+)$|\bif only you\b|\byou wish you(?:'d| had) (?<wish>.+)$/i,
    hear: [
      'Looking back, the right moment stands there lit up. When you were in it, it was just a moment like the others.',
      'That sentence is said by somebody who knows how it ended. The one who was there did not.',
    ],
    ask: [
      'What did you know at the time?',
      'What would you say to the person you were that day?',
      'What is it that you wish you could put right?',
    ],
  },
  {
    id: 'has-to',
    when: /\byou(?:'ve| have|'ll have)? (?:had to|have to|got to|must) (?!go\b|say|admit|be back|be the)(?<do>.+)$/i,
    hear: [
      'That is a have-to, and by the sound of it nobody asked whether there was room for it.',
      'One more thing that must be done, by somebody who is already doing a good deal.',
    ],
    ask: [
      'What happens if it does not get done?',
      'Who decided that it falls to you?',
      'What would you drop, if you could drop one thing?',
    ],
  },
  {
    id: 'close-ahead',
    when: /\byou (?:have|start|see|meet|go back|begin|are seeing|fly|leave|move)\b.*\b(?:tomorrow|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:week|weekend|friday)|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
    hear: [
      'So it is close now, and the hours before are often longer than the thing itself.',
      'That is near enough to feel it coming, and too far off to get it over with.',
    ],
    ask: [
      'Which moment of it do you picture most?',
      'What would make the evening before a little easier?',
      'What would count as having got through it well enough?',
    ],
  },
  {
    id: 'hates',
    when: /\byou (?:really |just |so )*(?:hate|can't stand|despise) (?!yourself|you)(?<hated>.+)$/i,
    hear: [
      'That is strong, and such strong words mostly have a history.',
      'Hate is what is left when something has gone on for too long and nobody moved.',
    ],
    ask: [
      'What does it do to you, day after day?',
      'When did it stop being just annoying?',
      'What part of it is the worst?',
    ],
  },
  {
    id: 'missing',
    bright: true,
    when: /\byou (?:just |really |still |do |already |even )*miss (?!a\b|the (?:bus|train|deadline))(?<missed>.+)$/i,
    hear: [
      'Missing comes when it likes, mostly in the middle of something plain.',
      'One does not only miss somebody or something. One misses who one was next to it.',
    ],
    ask: [
      'When did it catch you last?',
      'What do you miss that nobody else would think of?',
      'What would you give to have back, for one hour?',
    ],
  },
  {
    id: 'who-would',
    when: /\b(?:nobody|no one) (?:will|would|is going to|wants to|is ever going to)\b|\bwho(?:'s| is| would| will)(?: going to| ever| even| want to)* (?:hire|want|love|believe|listen|help|need)\b/i,
    typed: true,
    hear: [
      'That is put as a question, and it sounds as if it had already been answered on the worst day.',
      'It is a cold sentence to have in the house with you.',
    ],
    ask: [
      'Who has wanted what you have to give, up to now?',
      'When did that sentence first turn up?',
      'What made it so loud today?',
    ],
  },
  {
    id: 'goes-blank',
    when: /\b(?:goes? blank|went blank|freez\w+|froze|shut(?:s|ting)? down|lock(?:s|ed)? up|words (?:don't|won't) come|can't get a word out)\b/i,
    hear: [
      'Going blank is not having nothing to say. It is what happens when too much is to be said and none of it seems safe.',
      'It happens faster than thinking. Something in you pulls the plug before you are asked.',
    ],
    ask: [
      'What happens just before it goes?',
      'What comes to you afterwards, when it is too late?',
      'What would have to be different in that moment?',
    ],
  },
  {
    id: 'two-versions',
    when: /\b(?:someone (?:completely |totally )?(?:different|else)|different (?:person|version)|act differently|two (?:versions|lives|people)|a (?:liar|fake) everywhere|double life)\b/i,
    hear: [
      'To keep two versions going takes a good memory and a lot of strength. Neither of them gets to rest.',
      'Each of the two is partly true, I would guess, and neither is the whole of it.',
    ],
    ask: [
      'Where do you come closest to being just one?',
      'What would happen if the two met?',
      'Which of them is more tired?',
    ],
  },
  {
    id: 'turns-away',
    when: /\byou (?:always |just |keep |still )*(?:say|said|tell them) (?:you're|you are|that you're) (?:busy|fine|tired|ill|sick|ok|okay)\b|\byou (?:\w+ )?(?:cancel\w*|make excuses|avoid\w*|don't (?:answer|pick up|go)|didn't (?:answer|pick up|go|reply))\b/i,
    hear: [
      'It keeps you safe for the evening, and leaves you a little more alone the day after.',
      'Staying away is a way of taking care of something. It is only that the bill comes later.',
    ],
    ask: [
      'What would they see, if you did not?',
      'What is it like, just after?',
      'What would make it possible to answer, once?',
    ],
  },
  {
    id: 'had-a-beginning',
    when: /^(?:it )?(?:all )?(?:just )?(?:started|began|crept in|came out of nowhere|came back|built up)\b|\bsince (?:the |last )?(?:summer|spring|winter|autumn|fall|january|february|march|april|may|june|july|august|september|october|november|december|christmas|school|college|covid)\b/i,
    hear: [
      'So it has a beginning, even if nothing loud happened then. Such things mostly come in on soft shoes.',
      'There was a time before it, then. That is worth remembering on days when it feels like who you are.',
    ],
    ask: [
      'What else was going on around that time?',
      'What was the first sign, looking back?',
      'What were you like just before?',
    ],
  },
  {
    id: 'someone-safe',
    bright: true,
    when: /\bthere(?:'s| is) (?:one|someone|somebody|an? )\b.*\b(?:understand|listen|help|trust|get it|kind|close)\b|^there(?:'s| is) one\b|\byou were close\b|\byou (?:can|could|do) trust (?:him|her|them)\b|\byou (?:might|could) (?:ring|call|text|ask|tell) [A-Z]/i,
    hear: [
      'Then there is somebody, if only at the edge of it. One is a great many more than none.',
      'It is good that a name comes up. Nothing has to be done with it today.',
    ],
    ask: [
      'What is it about them?',
      'What would make it easier to turn there?',
      'When did the two of you last really talk?',
    ],
  },
  {
    id: 'not-to-decide',
    when: /\byou(?:'re| are)? not (?:ready|going) to (?:decide|quit|leave|choose|forgive|sell|move|go back)\b|\bnot yet\b/i,
    hear: [
      'Nothing has to be decided here. A thing can be looked at for a long time before anybody acts on it.',
      'That is an answer too, and a clear one. Others may be in more of a hurry than the matter is.',
    ],
    ask: ['Who is pressing for it?', 'What would tell you that it is time?', 'What would you lose by waiting?'],
  },
  {
    id: 'guilty-name',
    when: /\bfe(?:lt|el|els) (?:like|as if) (?:you(?:'re| are| were)|it(?:'s| is| was|'d be| would be)) (?!a\b|an\b|the\b)(?<act>\w+ing .+)$/i,
    hear: [
      'Guilt likes to give a thing its harshest name. There may be a truer one that is less unkind.',
      'That is how it felt, and it is not the only way to say what you were looking for.',
    ],
    ask: [
      'What were you looking for, really?',
      'What would it be called by somebody who loves you?',
      'What would be left of it without the guilt?',
    ],
  },
  {
    id: 'two-minds',
    when: /\bpart of you\b|\bboth at (?:the same time|once)\b|\bat the same time\b|\byes and no\b/i,
    hear: [
      'Two wishes that pull in opposite directions, and you in the middle holding both ends. Neither has to win today.',
      'Both can be true, and there is nothing muddled about that. It only makes it harder to act.',
    ],
    ask: [
      'Which of the two has been louder today?',
      'What is each side trying to keep safe?',
      'Which one would you be sorry to lose?',
    ],
  },
  {
    id: 'underneath',
    when: /^it(?:'s| is| was)(?: not|n't) (?:even |really )?about (?<not>.+)$/i,
    hear: [
      'Then {not} is only where it comes out.',
      'So {not} is the part that can be pointed at, and the rest is not so easy to show.',
    ],
    ask: ['What is it about, underneath?', 'If it had been something else, what would have hurt just the same?'],
  },
  {
    id: 'afraid-of',
    when: /\byou(?:'re| are) (?:so |really |just )?(?:afraid|scared|terrified|worried) (?!of the dark)/i,
    hear: [
      'The mind runs ahead and comes back with the worst picture it could find. It does that most where something matters.',
      'It has not happened, and you are carrying it already. That is what fear does with whatever is dear.',
    ],
    ask: [
      'What is the picture, when it comes?',
      'What would you need in order to know a little more?',
      'When is it loudest?',
      'What do you do when the thought arrives?',
    ],
  },
  {
    id: 'keeps-doing',
    when: /\byou keep (?!thinking|going)(?<keep>\w+ing\b.*)$/i,
    hear: [
      'Some part of you is still hoping to find something there. Each time gives you a little and takes a little.',
      'It is hard to stop, since stopping would mean sitting with what comes then.',
    ],
    ask: ['What are you hoping to find?', 'What happens in you right afterwards?', 'When is the pull strongest?'],
  },
  {
    id: 'weary-of',
    when: /\byou(?:'re| are) (?:so |just |really )?(?:tired|sick|done|exhausted) (?:of|with) (?<of>.+)$/i,
    hear: [
      'That sort of tired is not mended by sleep. It comes from doing the same work over and over with nobody beside you.',
      'You have done it often enough to know that it does not do itself.',
    ],
    ask: [
      'Since when has it been only you?',
      'What would it look like if you did not, just once?',
      'What has it used up?',
    ],
  },
  {
    id: 'body-speaks',
    when: /\b(?:your (?:hands?|legs?|heart|chest|stomach|throat|body|jaw)|you(?:'re| are| were)(?: so)? (?:shaking|wired|trembling|sick)|shak(?:e|es|y|ing) so|can't (?:lie down|breathe|sit still|eat)|threw up)\b/i,
    unless: /\b(?:squeezed|held|took|touched|shook|kissed) your\b/i,
    hear: [
      'Your body seems to have had the message before the rest of you did.',
      'That is a body getting ready for something, with nowhere to run to. It is unpleasant, and it does pass.',
    ],
    ask: [
      'Where do you notice it first?',
      'What was going on when it started?',
      'What has calmed it before, even a little?',
    ],
  },
  {
    id: 'gave-a-lot',
    when: /\byou(?:'ve| have)? (?:already |even |only |politely |just )*(?:tried|corrected|asked (?:him|her|them)|applied|worked|trained|raised|gave|walked|paid|studied|practised|practiced|baked|cooked|looked after|look after|take care of|wrote|explained)\b/i,
    hear: [
      'That is a good deal of effort with your name on it, whatever came of it.',
      'You did your part, and by the sound of it more than that.',
    ],
    ask: ['What had you hoped it would bring?', 'Who saw that you did?', 'What kept you at it?'],
  },
  {
    id: 'rings-anyway',
    when: /\b(?:heard|hear|listen to|play|ring|call|dial) (?:his|her|their|it|the) ?(?:voice|voicemail|messages?|answering machine|sometimes|number)?\b.*\b(?:voice|voicemail|machine|sometimes|mobile|message)\b/i,
    hear: [
      'It is a way of hearing somebody once more, and it harms no one.',
      'A voice is about the nearest thing to a person that can be kept.',
    ],
    ask: ['What does the voice say?', 'When do you do it, mostly?', 'What is it like, just after?'],
  },
  {
    id: 'would-not-know',
    when: /\byou (?:don't|do not) (?:even |really )?know (?<what>(?:if|whether|what|why|who|where|how)\b.+)$/i,
    hear: [
      'Not knowing that is tiring, because the question never quite sits down.',
      'It may not be something you can know yet. It can stand open without being your fault.',
    ],
    ask: [
      'Which answer would you dread the most?',
      'What do you know about it for certain?',
      'When did the question start?',
    ],
  },
  {
    id: 'does-not-want',
    when: /\byou (?:don't|do not|didn't|did not) (?:even |really |ever )?want (?!to (?:talk|be here|live|die|do this))(?:to )?(?<not>.+)$/i,
    hear: [
      'A no like that is worth listening to, also when nobody asked for it.',
      'That is a clear thing to know, even if everything around it is not.',
    ],
    ask: ['How long have you known that?', 'What would you want in its place?', 'Who knows that about you?'],
  },
  {
    id: 'cannot-leave',
    when: /\byou (?:need|can't afford to lose|depend on) (?:this|the|your|that) (?:job|work|money|visa|flat|place|papers|insurance)\b/i,
    hear: [
      'Then walking away is not simply a choice, and you have to swallow things that somebody freer would not.',
      'So a good deal hangs on it, and that makes it hard to show a limit.',
    ],
    ask: [
      'What do you tell yourself, to get through it?',
      'What would you do if it did not hang on that?',
      'How long does it have to hold?',
    ],
  },
  {
    id: 'plain-wish',
    when: /^(?:and |but |so |maybe |sometimes |today |now )*you(?:'d| just| only| really| honestly)* (?:want|wanted|wish|need|would like|like) (?!to (?:die|kill|end|disappear|say))(?<want>.+)$/i,
    unless: /\byou (?:just |only )?(?:wanted|want) to (?:say|tell|know)\b|\blike that\b|\bused to like\b/i,
    hear: [
      'That is a plain wish, and there is nothing greedy in it.',
      'It says something that this is the thing which comes up.',
    ],
    ask: ['What has stood in the way of it?', 'When did you last have a bit of that?', 'What would it give you?'],
  },
  {
    id: 'cannot',
    when: /\byou (?:can't|cannot|couldn't|can not|could not) (?!(?:tell|say|sleep|breathe)\b)(?<cannot>.+)$/i,
    unless: /\bcan't (?:stop smiling|wait)\b/i,
    hear: [
      'By the sound of it, that is not for lack of wanting to. Something stands there and will not be talked away.',
      'It is maddening when the will is there and the rest of you, or of the world, does not move.',
    ],
    ask: ['What happens when you get near it?', 'What holds you there?', 'What would be different if you could?'],
  },
  {
    id: 'loves',
    when: /\byou (?:do |really |still |both )*love (?:him|her|them|it|your)\b/i,
    hear: ['So the love is not the question. It stands there, next to everything else.'],
    ask: ['What makes it hard to feel, at times?', 'What gets in its way just now?'],
  },
];
