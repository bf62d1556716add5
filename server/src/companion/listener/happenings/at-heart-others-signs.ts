import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

/** Signs read in other people, things kept from them for their sake, and stories told of one, in whatever matter. */
export const atHeartOthersSigns: readonly Happening[] = [
  {
    id: 'kept-from-them-to-spare-them',
    cues: 'worry worried worries spare upset burden bother',
    when: /\b(?:so (?:that )?|because )(?:he|she|they|your \w+|the kids|nobody|no one) (?:won't|wouldn't|don't|doesn't|didn't|would(?: only| just)?|'d(?: only| just)?) (?:worry|be worried|get upset|fret|have to worry|lie awake|panic)\b|\byou (?:don't|didn't|do not) (?:want|like) to (?:worry|burden|bother|upset|frighten|scare) (?:him|her|them|your \w+|anyone|anybody|the (?:kids|children))\b|\byou(?:'re| are| were)? (?:trying to |wanted to |want to )?spare (?:him|her|them|your \w+)\b|^(?:he|she|they|your \w+)(?:'d| would) only worry$/i,
    unless: /\b(?:surprise|present|manager|boss|landlord|vet)\b/,
    hear: [
      'You look after their peace of mind with one hand and hold the thing itself with the other.',
      'It is done out of love, and it means that the ones who would want to know are the ones who do not.',
      'They sleep well on it. You are the one who is awake for all of you.',
    ],
    ask: [
      'What do they get told, when they ask?',
      'Who is allowed to worry about you?',
      'Would you want to know, in their place?',
    ],
  },
  {
    id: 'wanted-to-say-it-then',
    general: true,
    cues: 'wanted meant going',
    when: /^(?:and |but |all )?you(?:'d)? (?:so |really |just |only |always )*(?:wanted to|meant to|were going to|had meant to|so wanted to) (?:say|tell|ask|shout|scream|answer|thank|hug)\b(?! (?:you|if you)\b).*/i,
    unless: /\b(?:horny|and i did|so i did|i told (?:him|her|them) and|you the good news|i finally|in the end i did)\b/,
    hear: [
      'From wanting to say a thing to saying it is one breath, and that breath can be very hard to find.',
      'It was all there, on your side of the table. Nobody across from you could have known.',
    ],
    ask: ['What came out in its place?', 'Is it still there to be said?', 'What held it up?'],
  },
  {
    id: 'story-told-of-them',
    cues: 'tell tells told telling rings says said saying',
    when: told(
      "\\b(?:WHO)(?:'s| has| been|'ve| have| just| now| goes round| going round| always| also)* (?:tells?|told|telling|rings?|rang|texts?|saying to|says to|said to|writes? to|wrote to)(?: round)? (?:him|her|them|everyone|everybody|people|(?:all )?(?:the|his|her|their|your) (?:\\w+ )?\\w+)(?: to say| to tell (?:him|her|them))?(?: that)? (?:you(?:'re| are| were|'d| had|'ve| have)? (?!can\\b|both|to\\b|should\\b|all\\b|a story|off)(?:lazy|mad|crazy|the (?:problem|one)|a (?:bad|liar|drunk|thief|nightmare)|made (?:it|that|things) up|making (?:it|things) up|never|don't|didn't|left|treat|starve|drink|only|always|not|unstable|difficult|cheated|ruined|attacked|neglect\\w*|stole|lied|wanted|let)|it was (?:you|your)|it's your fault)\\b.*",
    ),
    unless: /\b(?:i'm not to blame|proud|never (?:let|failed)|saved|the best|clever|they told me i)\b/,
    hear: [
      'A story about you is going about without you, and it gets into rooms you are not asked into.',
      'You cannot very well go from door to door with the other version.',
    ],
    ask: [
      'Who believes it, as far as you can tell?',
      'By whom did you get to hear of it?',
      'What would you like them to know?',
    ],
  },
  {
    id: 'walked-straight-past',
    cues: 'walked past looked through crossed ignored hello blanked acknowledge pretended',
    when: told(
      "\\b(?:WHO|a \\w+|the \\w+)(?: just| even| then| all|'d| had| actually)* (?:walked (?:straight |right |just )?(?:past|by) (?:you|your)|looked (?:straight |right )?(?:through|past) you|looks? (?:straight |right )?through you|crossed (?:over )?the (?:road|street)|blanked you|cut you dead|pretended (?:not to (?:see|know|notice) you|(?:he|she|they) (?:didn't|hadn't) (?:see|seen|know) you)|(?:didn't|don't|doesn't|won't|never)(?: even)? (?:say hello|say hi|acknowledge you|nod|recogni[sz]e you|say good morning|look at you|greet you))\\b",
    ),
    unless:
      /\b(?:dementia|alzheimer'?s?|stroke|visor|baby|cat|dog|ambulance|traffic|ghost|blind|to help me|to get to me|choir|conductor)\b/,
    hear: [
      'It takes one second and no words, and nobody else in the street would have noticed a thing.',
      'You go on walking with an ordinary face, and your own name has gone very quiet.',
    ],
    ask: ['What were the two of you to each other, up to then?', 'What did you do?', 'Has it happened since?'],
  },
  {
    id: 'picked-another-for-it',
    cues: 'asked chose picked new instead another somebody someone',
    when: /\b(?:they|he|she|your \w+|the \w+)(?:'ve|'s| have| has|'d)?(?: just| now| all)* (?:asked|chose|chosen|picked|let|want|wanted|made|went with|gone with|given it to|gave it to) (?:the new \w+|(?:someone|somebody) (?:else|new|younger|cheaper)|(?:him|her|them) instead|another \w+)(?: to (?:do|play|sing|be|run|lead|give|take|read|cook|make)\b.*| instead.*| for .*)?$/i,
    unless: /\b(?:glad|relie(?:f|ved)|phew|luckily|thank god|drink|round|beer|biscuit|slice|baby|chance|question)\b/,
    hear: [
      'It is done as if it were only a name on a list, and yours has been rubbed out to make the room.',
      'They did not have to say a word about you, and it tells you something all the same.',
    ],
    ask: ['How were you told?', 'Had you thought that it would be yours?', 'How would you have gone about it?'],
  },
  {
    id: 'everyone-in-the-picture',
    cues: 'all they',
    when: /^they(?:'re| are| were|'d| had)(?: all)? (?:there|in (?:it|matching|the same|a (?:ring|circle|row))|round (?:the|a) table|at (?:the|hers|his|theirs)|on (?:it|the beach)|together|all (?:there|together))\b.*/i,
    beside:
      /\b(?:photos?|pictures?|insta\w*|facebook|her story|his story|snap\w*|post(?:ed|s)?|video|whats ?app|without (?:me|us)|not invited|wasn't (?:asked|invited|told))\b/,
    unless:
      /\b(?:funeral|died|dead|grave|cried for joy|surprise|for me\b|my (?:birthday|party|leaving)|happy|lovely|smiling at me|old photos?)\b/,
    hear: [
      'You count them without wanting to, and you know who stood behind the camera.',
      'What one looks for in such a picture is a sign that something was missing.',
    ],
    ask: ['Who was it that hurt most to see there?', 'What do you think they would say, if you asked?'],
  },
  {
    id: 'knows-the-evening-by-the-door',
    cues: 'mood tell never quiet listening door key',
    when: /\byou (?:can|could|always|'ve learn(?:ed|t) to|learn(?:ed|t) to)(?: \w+)? (?:tell|know|hear)(?: \w+)? (?:by|from) (?:how|the way|the sound of|his|her|their|the) .{0,30}(?:door|keys?|step|steps|stairs|voice|face|car|gate|coat|shoes)\b|\byou never know (?:which (?:one|version|of (?:him|her|them))|what (?:mood|sort of mood|you're (?:coming|going) (?:home )?(?:to|into))|how (?:he|she|they)(?:'ll| will) (?:be|take it))\b|\blistening for (?:his|her|their) (?:car|key|keys|step)\b|\b(?:we|you|everyone|the (?:kids|children|whole house)) (?:all )?(?:goes?|went) quiet when (?:he|she|they)\b|\bin one of (?:his|her|their) moods\b|\b(?:it )?depends (?:on )?what (?:mood|kind of (?:day|mood)) (?:he|she|they)\b/i,
    unless:
      /\b(?:right to be out|accident|snow|police|shift worker|nurse|late home from (?:work|the pub) safe|icy|roads?|driving home|baby|dog|cat|teacher in school)\b/,
    hear: [
      'You have the first two seconds of it by heart, the door, the keys, the coat, and the whole evening is in them.',
      'It is a skill nobody ever wanted. It is learnt by being wrong about it.',
    ],
    ask: [
      'What do you do, once you know which it is?',
      'How long have you been able to tell?',
      'What is it like in the house when nobody has to listen?',
    ],
  },
  {
    id: 'something-is-different',
    cues: 'different changed off distant cold quiet anymore lately used',
    when: told(
      "^(?:and |but |because |lately |recently )?(?:(?:something|things)(?:'s| is| has| are| have|'ve)? (?:just |really )?(?:changed|off|different|not right|shifted)(?: (?:between|with|about|since|lately|and).*)?|(?:WHO)(?: just| really| suddenly| lately|'s| is| has| been| gone| got| seems?| became| become|'ve| have)+ (?:so |very |really |a bit |all |kind of )?(?:distant|different|cold|cooler|quiet(?:er)?|off|weird|funny|strange|short|secretive|not (?:himself|herself|the same))(?: (?:with you|lately|since|these days|recently|to you|towards you|all week|again).*)?)$",
    ),
    unless:
      /\b(?:chest|i said to (?:him|her|my)|dementia|stroke|parkinson'?s?|fever|weather|room|house is quiet|street|town|heating|feet|hands|autis\w+|brexit|baby|cat|dog|coffee|milk|food|soup|tea|died|dead|the phone)\b/,
    hear: [
      'There is nothing in it that could be held up and shown. You know it as one knows that a clock has stopped.',
      'Small things give it away before anybody says a word, and you are the one who has seen them add up.',
    ],
    ask: [
      'What was the first thing that made you notice?',
      'Have you asked?',
      'What were they like, the last time it was as usual?',
    ],
  },
  {
    id: 'gets-thrown-a-crumb',
    cues: 'birthday card text thumb emoji word reply replied wrote sent',
    when: told(
      '^(?:and |but |so |then )?(?:WHO|the \\w+)(?: just| only| then| finally| even)* (?:replied|answered|wrote(?: back)?|texted(?: back)?|sent(?: you)?|put|signed|responded|messaged|reacted)(?: back)? (?:with |just |only |it |you |the card )*(?:an? )?(?:just |only |single )?(?:thumbs?(?: up)?|emoji|heart|like|gif|sticker|full stop|one word|"?(?:k|ok|okay|noted|thanks|lol|haha|cool|nice|congrats|hbd|sure|fine)\\b"?|two (?:words|lines)|her name|his name|a leaflet|form letter|smiley)\\b.{0,40}$',
    ),
    unless: /\b(?:loved it|made my day|so sweet|relief|i sent|good news|she loves|smiled)\b/,
    hear: [
      'You had put something of yourself in, and it came back as the least that can be sent.',
      'It counts as an answer, which is the trouble. It leaves nothing to complain of and nothing to hold.',
    ],
    ask: [
      'What was it in answer to?',
      'What would a proper answer have looked like?',
      'Are they like that with everyone?',
    ],
  },
];
