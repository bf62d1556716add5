import { either, orOutright } from '../patterns.ts';
import { near } from './friends-words.ts';
import type { Matter } from './matter.ts';

/** Loneliness among people. */
export const ofFriendsLonely: readonly Matter[] = [
  {
    id: 'lonely-beside-a-partner',
    signs: [
      /\b(?:lonely (?:he|she) (?:says|goes)|lonely with (?:him|her)|(?:lonely|alone|invisible) (?:beside|next to) (?:him|her)|lonely with (?:my|a) (?:husband|wife|partner|boyfriend|girlfriend|bf|gf)|(?:alone|invisible) (?:beside|next to) (?:my (?:husband|wife|partner|boyfriend|girlfriend|bf|gf))|lonel(?:y|iest|ier) (?:and|but|in (?:my|this|a|the)) (?:\w+ )?(?:married|marriage|relationship)|married (?:and|but) (?:i'?m |so |very |i'?ve )*(?:lonely|never been (?:so|this|more) (?:lonely|alone))|(?:husband|wife|partner|boyfriend|girlfriend|marriage)[^.\n]{0,60}\blonely|(?:have|got) a (?:husband|wife|partner|boyfriend|girlfriend)[^\n]{0,40}\blonely|lonely[^.\n]{0,40}(?:husband|wife|marriage|partner|boyfriend|girlfriend)|lonelier than when i was single)\b/,
    ],
    unless:
      /\b(?:died|not lonely|passed away|since (?:she|he) (?:went|left|died)|left me|broke up|divorced?|(?:ex|late)[- ](?:husband|wife)|husband'?s job|moved|deployed|works? (?:away|offshore|nights|abroad)|abroad|(?:he|she)(?:'s| is) (?:away|in hospital|in a home|lonely)|dementia|alzheimer'?s|care home|(?:husband|wife|partner) (?:is|feels|was|gets|says (?:he|she)'?s) (?:so |very )?lonely|(?:no|without a|find a|want a|don'?t have a) (?:husband|wife|partner|boyfriend|girlfriend)|(?:he|she) has a)\b/,
    hear: [
      'You are not alone, and you are lonely all the same. That is hard to explain to anybody.',
      'It is lonely to live with somebody who does not really see you.',
      'You would like to be asked how you are, in your own home.',
    ],
    ask: [
      'What did the two of you use to talk about?',
      'When did the two of you last laugh at the same thing?',
      'What would you like them to ask you, just once?',
      "What's an evening like, with both of you at home?",
      'How much of it do they see?',
      'What would you tell them, if they turned round and listened?',
      'Who gets to hear about your day, if they do not?',
      'What do you like in them, when it is good?',
    ],
    advice: [
      "I'd tell them that you miss them, in those words, on a walk or in the car where nobody has to look at anybody. If it's heard, ask for one evening a week. If it's brushed off twice, I'd say outright that it's serious.",
      "I'd tell them one thing tomorrow that you'd have kept to yourself, something small and no complaint. If it's picked up, go on like that. If nothing gets an answer any more, I'd talk to somebody about it, together or on your own.",
    ],
    reason: [
      'Having somebody at home and not being able to reach them is about as lonely as it gets, and nobody outside can see it.',
      "You didn't stop needing to be asked how you are when you found somebody. Being lonely next to them is that need with nobody answering it.",
    ],
  },
  {
    id: 'lonely-in-company',
    signs: orOutright(
      either(
        /\b(?:loads|lots|plenty|tons) of (?:friends|people)[^\n]{0,30}(?:nobody|no ?one|none of them) (?:\w+ )?(?:knows|sees|gets|asks) me\b/,
        /\b(?:(?:felt|feel) (?:so |totally |completely )?invisible at (?:the|a|my|every) (?:\w+ )?(?:party|dinner|wedding|do|christmas|table))\b/,
        near(
          /\b(?:(?:big )?family do|round the table|at (?:that|the) table|party|packed|full house|house (?:is |was )?full|cousins|out with (?:the )?(?:girls|lads|friends|mates|everyone)|in the middle of (?:them|it|everyone|the party|the room)|round the fire|banter|at church|in (?:our|the|my) (?:group|office)|in (?:that|the) room|(?:five|six|four|\d+) of us in|many friends|lots of friends|so popular|in the next chair|(?:forty|thirty|fifty|twenty|\d+) (?:odd )?(?:people|hugs|of them)|wife'?s lovely|kids are lovely|we were all|i laugh when they)\b/,
          /\b(?:(?:from |like i'?m )?behind (?:a )?glass|feel(?:ing)? like a ghost|like a ghost|might as well (?:be|not be) (?:a |the |invisible|there|on)|not one (?:person|of them) (?:there )?(?:knows|asked|knew)|(?:nobody|no ?one|none of them)[^\n]{0,20}(?:actually |really )?(?:knows|knew) (?:anything about |the real |who i |how i )?(?:me|i am|am|anything)|(?:none of you|no ?one|nobody|they) (?:would|wouldn'?t|'?d)(?: even)? (?:have )?notic\w+ if i|empty (?:hall|inside|house)|(?:never|so) (?:felt )?(?:so )?(?:on my own|far away|apart|alone)|how far (?:off|away)|smil(?:e|ed|ing) at the right|nobody heard|who can i tell|(?:couldn'?t|couldnt) tell you one thing|felt (?:so )?(?:on my own|far)|inside me)\b/,
          130,
        ),
        /\b(?:i laugh when they laugh|watching (?:it|them|everyone|myself) from behind glass|i might as well be a (?:lamp|chair|plant|cushion|ghost)|i'?m the funny one[^\n]{0,40}nobody asks)\b/,
      ),
      /\b(?:lonely|loneliness|alone|lonelier|invisible|don'?t belong|not really there|like a ghost|like i'?m not there|on the outside)\b/,
      /\b(?:surrounded by|full of people|crowded|in a (?:crowd|room full|house full|full house)|in company|in the middle of (?:them|people|everyone)|around (?:people|others|friends|everyone)|with people (?:around|all)|among (?:them|people|friends)|even (?:with|when i'?m with|around|when there)|lonely with them|house (?:is )?full|full of guests|with \d+ people|\d+ people (?:in|inside|round|over|there)|there are \w+ of us|i have (?:lots of |many |plenty of )?friends|people everywhere|family (?:christmas|dinner|gathering)|popular|he'?s there with|i'?m here)\b/,
    ),
    unless:
      /\b(?:died|not lonely|passed away|since (?:she|he) (?:went|left|died)|left me|broke up|divorced?|leave me alone|husband'?s job|moved|deployed|(?:he|she)(?:'s| is) away|told (?:my|her|him))\b/,
    hear: [
      'You can be among people and still have nobody who really knows how you are.',
      'From outside it looks as if you were fine, so nobody asks.',
      'It is tiring to keep up a good face when you feel like that.',
    ],
    ask: [
      'Who among them comes nearest to knowing you?',
      'What would you like one of them to ask you?',
      'Who can you be with and not feel lonely?',
      'What do you do when it comes over you among people?',
      "What don't they know about you?",
      'When you feel it among them, where does your mind go?',
      'Which is lonelier for you, with them or by yourself?',
      'What would change, if one of them saw it?',
    ],
    advice: [
      "I'd tell one of them one true thing tomorrow, something small that you'd normally keep back, and see what they do with it. If they take it up, go on from there. If they talk over it, I'd look for company outside that circle too.",
      "I'd get one of them alone, for a walk or a drive, because nobody gets near anybody in a crowd. If it's the person you share your life with, I'd say that you miss them, and leave out what they do wrong.",
    ],
    reason: [
      "What anybody needs isn't people in the room, it's somebody in it who knows how they are. You can go without that at a full table.",
      "Company and closeness are two things, and it's quite possible to have plenty of the first and be lonely. Hardly anybody says it, because it sounds ungrateful.",
    ],
  },
  {
    id: 'lonely-among-all',
    general: true,
    signs: orOutright(
      /\b(?:lonely,? lonely|(?:friday|saturday) night (?:and )?(?:im|i'?m|i am) (?:watching|sat|sitting|in bed|home)[^\n]{0,10}(?:alone|a stream|netflix|by myself|youtube|tv|videos)?|(?:realise|realize|remember)d? (?:there'?s|theres|it'?s|its) only (?:you|me)|(?:cook|cooked|cooking|made|make) [^\n]{0,30}(?:and )?(?:there'?s|theres|its|it'?s|only) (?:only |just )?(?:me|you) to eat|(?:no ?one|nobody) knows my name|(?:sat|sit|sitting|go) (?:in|to) (?:the|a) (?:cafe|library|pub|mcdonald'?s|costa|shop|shops|supermarket)[^\n]{0,50}(?:cos|because|cause|just|so) (?:there (?:was|were|is|are)|theres|there'?s|to be (?:a?round|near|among)) (?:people|someone|somebody)|bed (?:isn'?t|isnt|doesn'?t feel) so (?:big|empty)|(?:nobody|no ?one) to (?:eat|cook|share|do (?:things|anything)|go (?:anywhere|out)) (?:with|for))\b/,
      /\b(?:(?:i'?m|i am|so|feel|feeling|felt|very|bit|its|it'?s|it is|fierce|gets?) (?:so |really |very |a bit |just |quite |pretty |bloody |that )*lonely\b(?! road)|loneliness|lonely (?:again|here|tonight|these days|evenings?|nights?|weekends?)|(?:i|i've|have|got|having) (?:literally )?(?:have |got )?(?:no|zero) (?:real |close |actual )?friends\b(?! in)|don'?t (?:really )?have (?:any |many )?(?:real |close |actual )?friends|friendless|(?:nobody|no ?one) (?:ever )?(?:texts|rings|messages|phones) me|so (?:all )?alone\b|(?:have|got|have got) no (?:real )?mates|night (?:and )?(?:i'?m )?(?:in |home |here )*(?:on my own|alone|by myself)|i(?:'ve| have)(?: got)? nobody(?= *$|\.|,|\n)|another (?:friday|saturday|sunday|weekend|night|evening) (?:alone|on my own|by myself)|(?:nobody|no ?one) to talk to)\b/,
    ),
    unless:
      /\b(?:not (?:scary )?lonely|i'?m not (?:really )?lonely|wouldn'?t say lonely|(?:she|he|mum|mom|dad|mother|father|they)(?:'s| is| was|'re| are| must be| gets?) (?:so |very |a bit )?lonely|(?:he|she) has no friends|my (?:son|daughter) (?:\w+ ){0,3}friends|everyone'?s lonely|how do you know|the strong one|no ?one to talk to about|nobody to talk to about|never lonely|it's not that)\b/,
    hear: [
      'That sounds very lonely.',
      'It is not about how many people there are. It is about having somebody who would notice.',
      'The evenings and the days off are the longest.',
      'When you have been alone for a while, it gets harder to make the first step.',
    ],
    ask: [
      'When in the week are you loneliest?',
      'Who was the last person you felt at ease with?',
      'What kind of company do you miss?',
      'Who have you lost touch with that you would like back?',
      'Who do you see in an ordinary week?',
    ],
    advice: [
      "I'd write to one person tonight, somebody you haven't heard from for a while, only that you thought of them. It asks for nothing, so it's easy to answer.",
      "I'd put one thing into this week that has people in it, a class, a walking group, an hour of helping somewhere, also online, and go three times before judging it. The first time is strange for everybody.",
    ],
    reason: [
      "Wanting company is as plain a need as wanting food, and being lonely says as little about you as being hungry. It's only harder to say aloud.",
      "Nearly everybody who's lonely hides it, so from where you are it looks as if you were the only one. You're a long way from that.",
    ],
  },
];
