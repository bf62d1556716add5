import { named, told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

/** What others did, left undone or kept back, by the turns of phrase it is told in whatever it is about. */
export const atHeartOthers: readonly Happening[] = [
  {
    id: 'not-so-much-as-a',
    cues: 'not',
    when: /\bnot (?:even )?(?:so much as )?(?:a|an|one|a single) (?:single )?(?:card|words?|texts?|message|call|phone call|thank(?:s| you)|sorry|goodbye|reply|visit|well done|flower|hello|glance|penny|apology|birthday message)\b|\bwithout (?:so much as )?(?:a|one) (?:thank(?:s| you)|goodbye|word to you|well done|sorry)\b/i,
    unless:
      /\bnot (?:a|one) (?:words? of (?:this|that|it)|text to)\b|\bi (?:said|spoke|gave|managed) not\b|\bi left without\b|\bnot a word to (?:anyone|anybody|him|her|them)\b/,
    hear: [
      'So little would have done. That makes it awkward to complain of, and no lighter.',
      'It would have cost them next to nothing, and that is the part that is hard to get round.',
    ],
    ask: ['Who did you think would say something?', 'What would have been enough, for you?'],
  },
  {
    id: 'it-never-gets-done-otherwise',
    cues: 'you',
    when: /\b(?:if|unless|when) you (?:don't|didn't|do not|stop(?:ped)?)(?: do (?:it|that|them)| doing (?:it|that))?,? (?:it|that|nothing|nobody|no one|none of it)(?:'s| is| just| simply)? ?(?:doesn't|wouldn't|does|would|won't|gets?|happens?|never|not)\b|\byou're the (?:only )?one (?:here |in (?:this|the) house |at home )?who (?:gets up|always|ever|does (?:it|everything|all|the (?:washing|cooking|school))|knows where|remembers|cleans|cooks|washes|pays|has to|looks after|takes care|drives|organi[sz]es|rings|calls|visits|books|sorts|tidies|opens|shops|earns|holds|keeps|never)\b/i,
    unless: /\b(?:vending|fun|glad|love being|proud|lucky|forgets?|wrong|crazy|mad)\b/,
    hear: [
      'It is the remembering as much as the doing. The whole of it has to be kept in one head.',
      'They can leave it because they know that you will not. It is a heavy sort of being relied on.',
      'Nobody ever handed you the job. It was there, and you were the one who could not walk past it.',
    ],
    ask: [
      'When did it become yours to do?',
      'What happened the last time you left it?',
      'Who would have to see it for once?',
    ],
  },
  {
    id: 'all-of-it-on-one',
    cues: 'everything all alone',
    when: /\byou(?:'ve| have)? (?:still |always |basically |just )?(?:do|done|doing|manage|organise|pay for|carry|sort|sort out) (?:absolutely |literally )?(?:everything|it all|all of it|all the (?:work|cooking|cleaning|housework|driving|worrying|remembering|shopping))\b|\b(?:everything|it all|all of it)(?:'s| is)? (?:falls?|lands?|ends up|left|comes|rests?|hangs?|depends|goes)(?: down)?(?: always)? (?:on|to|with) you\b|\bit's all (?:left )?(?:on|down to|up to) you\b/i,
    unless:
      /\b(?:not really there|passed|between ten and|right|wrong|properly|as they said|to save|told|asked of me|myself and love|could)\b/,
    hear: [
      'From outside it looks as if things simply work. You are the reason they do, and it does not show.',
      'When it all comes through one pair of hands, there is nobody to hand any of it to, not even for a day.',
    ],
    ask: ['Which bit of it would you put down first?', 'Who sees how much it is?', 'How did it come to be all yours?'],
  },
  {
    id: 'has-been-told-something-else',
    cues: 'thinks believes think believe',
    when: /^(?:and |but |so |because )?(?:he|she|they|everyone|everybody|people|your (?:\w+ )?\w+|the \w+|none of them)(?: all| still| both)? (?:thinks?|believes?|(?:is|are) (?:sure|convinced))(?: that)? (?:you(?:'ve| have| got| passed| go | work(?:ed)? | quit| stopped| still (?:go|work|have)| like (?:it|her|his|him)|'re (?:fluent|at|still|in|on|going|working|away|abroad|revising|studying|decorating|saving|busy|(?:a |the )?manager|a (?:doctor|student|nurse|teacher)))|it(?:(?:'s| is) (?:all )?(?:going well|fine|sorted|paid|over|done)| went (?:well|fine|ok|okay|great))|it(?:'s| is| was) (?:a|an|the|just|only|for|from|because|three|two|four|roadworks|overtime)\b)/i,
    unless:
      /\b(?:a joke|for attention|an excuse|in my head|a phase|a waste|my fault|funny|the end|no ideas?|thrown away|noticed|gone soft|rhyl|a good time|mad|crazy|lazy|so clever|changed|got worse|lost (?:my mind|it)|the drink|a mistake)\b/,
    hear: [
      'Every ordinary question from them then has to be answered by somebody who is not quite you.',
      'A story like that needs feeding. Each week it wants a few more details, and you have to remember them all.',
      'They are being kind to a person who is having a different life, and you stand next to that.',
    ],
    ask: [
      'How did it begin, with a word or with leaving one out?',
      'Who comes nearest to guessing?',
      'What would change in the room, if it were known?',
    ],
  },
  {
    id: 'they-have-no-idea-of-it',
    cues: 'know knows idea suspect clue heard',
    when: /^(?:and |but |so |because )?(?:he|she|they|nobody|no one|no-one|none of them|not one of them|not a soul|your (?:\w+ )?\w+|the (?:others|family|kids|boys|girls))(?: still| even| here| at home| at work| there)* (?:(?:doesn't|don't|does not|do not)(?: even| yet)? (?:know|suspect|have a clue)|(?:has|have) (?:absolutely )?no (?:idea|clue)|(?:hasn't|haven't) (?:got a clue|been told|heard)|(?<=(?:nobody|no one|no-one|none of them|not one of them|not a soul)(?: still| even| here| at home| at work| there)* )knows?)(?: (?:about (?:it|this|that|any of (?:it|this)|him|her|the \w+(?: \w+)?)|yet|any of (?:this|it)|that yet|it yet|of (?:it|this)|anything(?: about (?:it|this))?|(?:that )?(?:it was you|you (?:kept|sold|lost|took|drink|smoke|know|still|go|went|cry|quit|left|failed|saw|borrowed|paid|read|heard|owe|write|have|had|got|came|can't|don't|didn't)|you(?:'ve|'d) )\b.*))?$/i,
    unless:
      /\b(?:exist|coming|dementia|results?|midnight|you can't know|you cant know|(?:he|she)'s (?:only )?(?:two|three|four|five|six|seven|eight|nine|ten)|what to (?:do|say)|the doctors?|doctor|why|he knows|she knows|they know$|knew already|i don't know|dead|dementia|has no idea how)\b/,
    hear: [
      'You sit across from people who love you, with the main thing under the table.',
      'As long as it is only yours it cannot be taken badly, and it cannot be helped with either.',
      'Keeping it takes a bit of every day: what to mention, what to leave out, which drawer to shut.',
    ],
    ask: [
      'Who would be the easiest to tell?',
      'How long has it been only yours?',
      'What are you afraid they would say first?',
    ],
  },
  {
    id: 'would-be-hell-if-known',
    cues: 'knew found out finds finding hears heard learned',
    when: /\bif (?:he|she|they|anyone|anybody|people|everyone|your \w+)(?: all)? (?:ever |really |only )?(?:knew|knows|finds? (?:it )?out|found (?:it |this )?out|(?:hears?|heard|learned|learns|gets? wind) of it)\b|\bif it (?:ever |all )?(?:comes|came|gets|got) out$/i,
    unless:
      /\bif (?:he|she|they) knew how much (?:i|you) (?:love|loved|miss)\b|\bwonder if\b|\bhow you're|\bif it comes out (?:well|fine|negative|clear)/,
    hear: [
      'You have gone over that moment so often that you could draw it, and it has not happened.',
      'The finding out hangs over every small thing: a letter, a phone left lying, somebody being asked.',
    ],
    ask: ['What do you see happening then?', 'Who is closest to finding out?'],
  },
  {
    id: 'keeps-it-hidden-away',
    cues: 'hide hid hidden hiding',
    when: /\byou(?:'ve| have|'re| are| still| always| just|'d| had)* (?:hide|hid|hidden|hiding|been hiding) (?:all |the |a |your |it|them|bottles|receipts|bags|parcels|that|everything)(?!.*\b(?:from the (?:dog|cat|police|burglars?)|surprise)\b)/i,
    unless:
      /\b(?:router|keys|commode|gambling from|not that i'm|easter|eggs?|surprise|presents?|birthday|the app|instagram|facebook|tinder|number|(?:my|your) face|in the (?:closet|toilet|bathroom)|dead|cremat\w+|grave|dog|cat|hamster|knife|knives|car keys|remote)\b/,
    hear: [
      'Hiding a thing is work every day: where it is, who goes there, what to say if it is found.',
      'You are the one who put it there, so there is one person in the house it is never hidden from.',
    ],
    ask: ['Who is it hidden from, most of all?', 'What made you start putting it out of sight?'],
  },
  {
    id: 'cover-story-told',
    cues: 'tell told say said let',
    when: /\byou(?:'ve| have|'d| just| still| always|'re)* (?:tell(?:ing)?|told|been telling|say(?:ing)?|said to|let) (?:people|them|everyone|everybody|him|her|the (?:kids|children|others|girls|boys|school)|your \w+|friends|work)(?: believe| think)?(?: that)? (?:you(?:'re| are|'ve| have|'d| had| were) (?:decorating|busy|tired|ill|sick|poorly|working|on a diet|a (?:migraine|cold|headache|stomach)|at (?:work|the gym)|allergic|fine|ok|okay|saving|just|got (?:a|something)|hurt|bumped|fallen|fell|walked|had a)|it(?:'s| is| was|'ll be) (?:roadworks|the (?:time|traffic|flu|cough|weather|dog|cold)|for the|in storage|work|broken|lost|nothing|hay ?fever|allergies|your (?:back|eyes))|(?:he|she|they|daddy|mummy|your \w+)(?:'s| is|'re| are|'d| had| was| were) (?:stuck (?:in|at)|held up|running late|at work|away|working|busy|ill|asleep|on holiday|abroad|tired|at a|gone to))|\byou let (?:him|her|them|everyone) (?:believe|think) (?:it|so|that)\b/i,
    hear: [
      'A small untruth buys an evening of peace, and then it has to be remembered along with everything else.',
      'It comes out so smoothly by now. That is how long it has had to be ready.',
    ],
    ask: [
      'What would the true answer have been?',
      'Do they believe it, do you think?',
      'Who would you like to give the real answer to?',
    ],
  },
  {
    id: 'pretends-to-them',
    cues: 'pretend acting act mak made',
    when: /\byou(?:'re| are|'ve| have|'d|'ll)?(?: \w+){0,2} (?:pretend(?:ed|ing)?|act(?:ed|ing)? (?:as if|like|as though)|mak(?:e|ing) out|made out|make believe)\b/i,
    unless:
      /\b(?:don't have to pretend|not pretend\w*|no pretending|stop(?:ped)? pretending|pretended to be cross|kids'? game|tea party|dinosaurs?|dragons?|he pretends|dementia|alzheimer'?s?|nothing happened last night)\b/,
    hear: [
      'It takes all of your attention, and it has to look as if it took none.',
      'Half of you plays the part and half keeps watch on how it is going. That leaves nobody over to rest.',
    ],
    ask: ['Who is it for, mostly?', 'When in the day can you leave off?'],
  },
  {
    id: 'went-on-like-nothing',
    cues: 'nothing normal usual smile',
    when: /\byou(?:'d|'ve| have| had|'ll)?(?: just| then| all| both| still)?(?: (?:had|have|has) to)?(?: go and)? (?:went|go|going|carried|carry|got|get|did|do|served|serve|finished|finish|worked|sat|drove|made|cooked|smiled|walked|came|taught|kept)\b.{0,45}\b(?:like|as if|as though) (?:nothing|it was nothing|it never|normal|any other day|you hadn't|you didn't|it was (?:a )?normal)|\byou\b.{0,40}\bwith a (?:big |bright |fixed )?(?:smile|grin) on(?: your face)?\b/i,
    hear: [
      'From outside there was nothing to see at all. You were the only one who knew there were two things going on.',
      'Your hands did what they always do, and the rest of you was somewhere else the whole while.',
    ],
    ask: ['How long did you have to keep that up?', 'Who has seen you without it?'],
  },
  {
    id: 'smiled-and-said',
    cues: 'smile smiled smiling nodded nod laugh laughed clapped grin grinned',
    when: /^(?:and |but |so |then )*you (?:(?:just|only|had to|have to|always|still|then|even|also|sort of|kind of|did|do) )*(?:smiled?|nod(?:ded)?|grin(?:ned)?|clap(?:ped)?|laugh(?:ed)?)(?: it off| along| at the right places| too| with (?:them|the others|your \w+))?(?: and (?:said|say|nod(?:ded)?|went|clapped|smiled?|laughed?|walk(?:ed)? (?:off|on|away)|told|thank(?:ed)?|carr(?:y|ied) on|left|agreed|pour(?:ed)?|ate|drank?)\b.*)?$/i,
    unless:
      /\b(?:so hard|till (?:i|we) cried|first time|robot|best conversation|when they|at him|laughed at his|at her|funny|hilarious|lovely|happy|joke of mine|both laughed|good laugh|laughed a lot|at the stars|by myself|to myself|beautiful|proud)\b/,
    hear: [
      'A face does that by itself, out of manners, before anybody has asked the rest of you.',
      'Everyone there could take it for your answer. The real one never got its turn.',
      'It gets you out of the room in one piece, and afterwards you are left alone with what it was covering.',
    ],
    ask: ['What was going on behind it?', 'What would your face have liked to do?', 'Did anyone see through it?'],
  },
  {
    id: 'eyes-went-down',
    cues: 'looked look stared stare read',
    when: /^(?:and |but |so |then )*you(?:'d)? (?:just |only |then |simply )*(?:(?:look(?:ed)?|stared?) (?:down )?(?:at|into) (?:your|the|my) (?:plate|shoes?|feet|hands?|floor|lap|table|cup|ground|boots|fingers|papers|carpet|tablecloth|menu|soup|glass)\b)/i,
    unless: /\b(?:smiling|beaming|happy|stars|sea|sunset|enjoy\w*|coffin|grave|applau\w+|baby|ring|arthritis)\b/,
    hear: [
      'When nothing will come, the eyes at least find somewhere to go.',
      'You could probably draw it still, whatever it was you were looking at in place of them.',
    ],
    ask: ['What went on behind your eyes just then?', 'Who else was there?', 'What got you out of that minute?'],
  },
  {
    id: 'just-stood-there',
    general: true,
    cues: 'stood sat stand sit standing froze frozen',
    when: /^(?:and |but |so |then )*you (?:just |only |then |simply |all )*(?:(?:stood|sat|stand) there(?:$| (?:with (?:a|the|your|my)|like (?:a|an)|holding|and (?:said nothing|took it|let))\b.*)|froze(?: up)?$|went (?:to stone|stiff|completely still))/i,
    unless:
      /\b(?:smiling|beaming|happy|peace\w*|stars|sea|sunset|enjoy\w*|coffin|grave|applau\w+|blessing|proud|discovered|flight|did it)\b/,
    hear: [
      'The body stops where it is while the rest of you catches up. It can be a very long few seconds.',
      'It lasts no time at all, and afterwards you know every detail of it, down to what was in your hands.',
    ],
    ask: ['What was in your mind, those few seconds?', 'How did it end?', 'Who was around?'],
  },
  {
    id: 'only-thing-that-came-out',
    cues: 'all said only',
    when: /\ball (?:that )?you (?:said|could say|managed|got out|did) (?:was|is)\b|^you only managed\b|\bthe only thing (?:that came out|you (?:said|could say|managed))\b|\byou (?:could|can) only say\b|\byou just said (?:ok|okay|oh|right|yes|nothing|thanks?|cheers|fine|sure)\b|^(?:and |but |so )?you said (?:"?(?:course|of course|cheers|nice|maybe|right|oh|ok|okay|lovely|no worries|no problem|sure|thanks?|great|hm+|yeah|good|fair enough|whatever)\b,?"?)(?: (?:mate|boss|then|love|and (?:went|left|hung|walked|carried).*))?$/i,
    unless: /\bshoes\b|\byes to (?:him|her|it|the)\b|\bmarry\b|\bso happy\b|\bgot the job\b/,
    hear: [
      'What comes out is the nearest thing to hand. The rest turns up on the way home.',
      'One small word, with everything you did not say standing behind it in a queue.',
    ],
    ask: ['How would the long answer have gone?', 'What did they make of it?'],
  },
  {
    id: 'wishes-it-had-been-said',
    cues: 'wish never should',
    when: /\byou wish (?:that )?(?:you(?:'d| had)) (?:said|told|asked|spoken|stood|answered|shouted|thanked)\b|\byou(?:'ve)? never (?:once |actually |really )?(?:told|said (?:it|so|sorry|thank|anything|goodbye) ?(?:to (?:him|her|them|your \w+)|for it|$)|thanked|defended|stood up for|spoke up|got to (?:say|tell|ask))\b(?! you)(?! no\b)|\byou should have (?:said (?:something|no|it|more)|spoken up|stood up|told (?:him|her|them))\b/i,
    unless:
      /\bnever .*(?:anyone|anybody|living soul)\b|\bsaid (?:that|it) before\b|\bstreet lamps?\b|\bout loud before\b|\bnever told (?:a soul|anybody)\b|\bnever asked for\b|\bnever asked to be\b|\bnever said (?:i|you) (?:hit|wanted|was|did)\b/,
    hear: [
      'A sentence that was not said keeps being finished, years on, in better and better words.',
      'There is always a minute it could have gone into, and you know exactly which one.',
    ],
    ask: ['What would the first words of it be?', 'What has kept it in?', 'When did it come nearest to being said?'],
  },
  {
    id: 'how-it-was-said',
    cues: 'said says told wrote asked',
    when: told(
      '^(?:and |but |that |because )?WHO(?: just| even| only| actually)? (?:said|says|told you|wrote|asked) (?:it|that|this)(?: to you)? (?:(?:so|quite|very|really|all|kind of) )*(?:nicely|gently|quietly|kindly|slowly?|loud(?:ly)?|twice|again|out loud|like\\b|as if|as though|while|with (?:a|his|her|their|that)|in (?:the|a|that|his|her|front)|over|through|without|at (?:the|your|his|her)|straight|laughing|smiling|calmly|casually|(?:three|four) times|to your face|right (?:in front|to)).*',
    ),
    unless:
      /\b(?:i love you|loves me|proud of|congrat\w*|thank you|beautiful|well done|so kind|what a|she was sorry|he was sorry)\b/,
    hear: [
      'The way it was said stays on as long as the words, and it is harder to repeat to anyone.',
      'The words could be told to anybody. How it was said cannot, and that is half of it.',
      'It is odd what sticks to a sentence: where they stood, what their hands were doing, the tone.',
    ],
    ask: [
      'What did you do, once it was out?',
      'Do they know it stayed with you?',
      'When does it come back to you, mostly?',
    ],
  },
  {
    id: 'what-they-meant-by-it',
    cues: 'meant mean means',
    when: told(
      "^(?:and |but |because |you know )?WHO(?: just| even| only| really| probably| surely)? (?:meant|means?|didn't mean|doesn't mean|don't mean) (?:it|that|no harm|nothing by it|anything by it|well|to be (?:kind|funny|nice|helpful|mean))(?: (?:as|to be|nicely|kindly|well|for|like|in|that way|badly|or).*)?$",
    ),
    unless: /\b(?:i love you|meant the world|mean it to|drugs|diet|it was an accident|meant it to)\b/,
    hear: [
      'Whatever was meant by it, it landed where it landed, and you have both to live with.',
      'You have turned it over from their side as well by now. It is still in there.',
    ],
    ask: ['Which words would have been all right, in their place?', 'Do they know how it came across?'],
  },
  {
    id: 'words-will-not-leave',
    cues: 'words sentence word ear ears head sting stung forgotten forget hear turning stick stuck stay left never one',
    when: /\byou (?:can|still|keep|kept|always)(?: still| always| only)? hear(?:ing)? (?:those words|his words|her words|what (?:he|she|they) said)\b|\b(?:it|that|those words|what (?:he|she|they) said|the word)(?:'s|'ve| has| have)? (?:still |really |never |always |been )*(?:stings?|stung|stuck|sticks|stayed with you|stays with you|left you|going round in your|ringing in)\b|\byou(?:'ve| have) never (?:forgotten|let (?:it|that) go|got(?:ten)? over (?:it|that|what))\b|\byou can't (?:get (?:it|that|those words|what .{3,30}) out of your (?:ears?|head|mind)|forget (?:it|that|what|those))\b|\b(?:that's|it's) (?:the (?:word|one|bit|part|sentence)(?: that)? (?:sticks|stuck|you keep|stays|is stuck|hurts?|stays?)|what you keep (?:turning|going|hearing|coming))|^those words$/i,
    unless:
      /\bboth\b|\b(?:song|tune|music|melody|dead|died|crash|scream\w*|bang|siren|wasps?|bees?|nettle|lawn|window)\b/,
    hear: [
      'It went in somewhere that was already sore, and that is why it found a place to stay.',
      'It took them a breath to say. You have had it every day since, word for word.',
    ],
    ask: ['When does it come back, mostly?', 'Who else heard it?', 'What did you answer, or would you now?'],
  },
  {
    id: 'what-they-call-them',
    cues: 'call calls called calling',
    when: /\byou(?: always| still)* (?:get|got|were|was|'re|are|'ve been) (?:always |just |only )?called (?:a |an |the )?(?:"|difficult|lazy|selfish|fat|stupid|dramatic|sensitive|names|cold|bossy|mad|crazy|weird|useless|ungrateful|slow|thick|ugly|cripple)\b|\b(?:he|she|they|people|everyone|the (?:boys|girls|kids|lads|others|children)|your (?:\w+ )?\w+)(?: all| still| always| even| just|'ve| have|'s| has)* (?:call(?:s|ed)?|named|nicknamed) you (?:"|'|“|(?:a|an|the|his|my|that|fat|old|little|stupid|lazy|selfish|ugly|thick|slow|dramatic|sensitive|names?|silent|grumpy|miss|mr|mrs|princess|crazy|mad|weird|boring|juan|nothing|useless|worthless|bossy|cold|bitter|needy|clingy|ungrateful|difficult)\b)(?! (?:day|night|morning|second|minute|week|moment|other|few|lot|hour|day|taxi|cab|doctor|ambulance))/i,
    unless:
      /called? (?:me|you) \W?(?:she|he|her|him|they|them|it|ma'am|sir|miss|madam|lady)\b|\b(?:pronouns?|they\/them|my deadname|deadname\w*)\b|calls? me \W?(?:ma'am|nurse)|\b(?:colleague|an artist|his person|queen|legend|hero|star|angel|sweetheart|darling|beautiful|love of|best (?:mum|dad|friend)|genius|proud|brave|"?(?:mum|mom|dad|daddy|mummy|nan|gran)"?$|to say|interview|sunshine|champion|back)\b/,
    hear: [
      'A name is thrown in a second, and then you hear it in every room you come into.',
      'Once somebody has said it, you catch yourself checking whether it might be true.',
    ],
    ask: ['What do you answer to it, if anything?', 'Who else has heard them call you that?'],
  },
  {
    id: 'imitated-them',
    cues: 'voice accent walk stutter stammer talk way imitat mimic copies copied copying impression bark snore',
    when: named(
      '\\b(?:WHO|the (?:boys|girls|others|lads|whole class)|somebody|someone)(?: all| always| then| even)? (?:puts? on|put on|makes?|made|does|do|did|imitates?|imitated|mimics?|mimicked|cop(?:y|ies|ied)|takes off|took off|repeats?|repeated) (?:a |his |that |your )?(?:\\w+ )?(?:funny voice|silly voice|voice|accent|walk|stutter|stammer|impression of you|(?:the )?way you (?:talk|speak|walk|laugh|say))',
    ),
    unless: /\b(?:told him|bedtime|story|stories|nephew|toddler|laughed till|brilliant|miss (?:his|her)|gruffalo)\b/,
    hear: [
      'To hear yourself done by somebody else is odd. For days after, you listen to your own voice.',
      'Everyone laughs at a thing like that, and the one it is about has to decide in a second whether to.',
    ],
    ask: ['What did you do while they did it?', 'Is it always the same one who does it?'],
  },
  {
    id: 'as-if-they-were-less',
    cues: 'like treat treated treats talks talked spoke speaks looked looks nobody stupid idiot child servant',
    when: /\b(?:he|she|they|people|everyone|the \w+|your (?:\w+ )?\w+|it)(?: all| always| just| still|'s| is)* (?:treat(?:s|ed|ing)?|talk(?:s|ed|ing)? to|speaks? to|spoke to|look(?:s|ed)? at|mak(?:es?|ing) you feel|made you feel|spoken to|explain(?:s|ed)?(?: it)?(?: to)?)(?: you)? (?:like|as if|as though) (?:you(?:'re| are| were|'d| had|'ve) )?(?:a |an |the |some |just |only |really )?(?:stupid|thick|nobody|nothing|idiot|child|kid|baby|toddler|servant|maid|dirt|rubbish|criminal|thief|furniture|piece of|five|six|seven|ten|twelve|slow|simple|invisible|mad|crazy|fool|beggar|burden|problem|number|animal|dog|alien|stranger|lodger|guest|cleaner|intern|waitress|weak|ill|deaf|made of|ninety|old|broken|(?:dirty|little) \w+|not there|transparent|air)\b/i,
    unless:
      /\b(?:queen|royalty|my (?:boyfriend|girlfriend|husband|wife) treats me like a king|i (?:talk|talked|treat|treated|spoke))\b/,
    hear: [
      'You can be quite sure of what you know and what you are, and one tone of voice makes you somebody else.',
      'It is done in a tone, so there is hardly anything you could point at afterwards.',
    ],
    ask: ['When did it happen last?', 'How are you when they are not there?'],
  },
  {
    id: 'with-everyone-looking-on',
    general: true,
    cues: 'front',
    when: /\bin front of (?:everyone|everybody|all|(?:the |your |his |her |their )?(?:whole|entire)\b|(?:the |your |his |her |my )?(?:kids?|children|others?|class|customers?|clients?|guests?|family|friends|team|office|staff|patients?|parents|neighbou?rs?|colleagues|lads|girls|boys|boss|waiter|\w+ staff))\b/i,
    unless:
      /\b(?:mitzvah|dance hall|said sorry|have to (?:stand|speak|talk)|baptis\w+|never|used to (?:dance|sing)|in front of the (?:kids|children) (?:i|we)|not in front|don't (?:cry|fight|argue) in front|before i)\b/,
    hear: [
      'With others looking on it happens twice, once to you and once more in each of their faces.',
      'The thing itself is short. What lasts is knowing that all of them have it too.',
    ],
    ask: ['Did anyone say something to you afterwards?', 'Whose face do you remember from it?'],
  },
  {
    id: 'wanted-the-ground-to-open',
    cues: 'cold disappear vanish sink humiliat neck cheeks pink earth red hot scarlet burn burning floor ground died die swallow mortified shame embarrass cringe face ears',
    when: /\byou (?:went|turned|were) (?:all |so |bright |completely )?(?:hot all|red|scarlet|crimson|beetroot|pink to|cold all over)|\byou (?:nearly |almost |could have |could've |just )?(?:died|die) (?:of|with|from) (?:shame|embarrassment)|\byou could have died\b|\byou(?:'d|'ve)? want(?:ed)? (?:the (?:floor|ground|earth)|to (?:sink|disappear|vanish|die on the spot))\b|\b(?:the )?(?:floor|ground|earth) (?:to |could |would )?(?:eat|swallow|open)|\b(?:your )?(?:ears|face|cheeks|neck) (?:were |was |is |are |went )?(?:burn(?:ing|ed|t)?|hot|red|on fire)\b|\byou(?:'re| are| were|'ve been)? (?:so |absolutely |totally |utterly )?(?:mortified|humiliated|so embarrassed)\b|\byou cringe\b/i,
    unless:
      /\b(?:remember|angry|sunburn\w*|suncream|fever|flush(?:es|ing)?|menopaus\w*|curry|chilli|allerg\w*|rash|wind|cold wind|kiss\w*|steroid)\b/,
    hear: [
      'The body does all that by itself, and everyone can see it doing so, which makes it do more.',
      'In your head the room never stopped looking. In theirs it was a minute of a long day.',
      'It can come back days later, over the washing up, with the same heat in it.',
    ],
    ask: ['Who was there?', 'Where did you go, right after that?', 'How do they meet you now?'],
  },
  {
    id: 'everyone-turned-to-look',
    cues: 'everyone everybody whole people heads they all half entire full room class office table bus queue shop women men',
    when: /\b(?:everyone|everybody|people|the whole \w+(?: \w+)?|they all|all of them|(?:\w+ )?heads|the (?:entire|full) \w+|half the \w+|the (?:room|class|office|table|bus|queue|shop)|\w+ (?:women|men|people|heads))(?: just| all| suddenly)? (?:(?:was|were|is|are) (?:staring|looking|watching|laughing at|listening)|stared|stares?|turned (?:round|around|to (?:look|you))|turn (?:round|to look)|looked (?:at you|round|up)|look at you|went (?:quiet|silent)|watched|saw (?:it|you|me)?$|saw (?:it|you)\b|heard (?:it|you|everything)?$|clapped sarcast\w+|laughed|came out to (?:see|look))/i,
    unless:
      /\b(?:first joke|wedding dress|tv|telly|film|match|fireworks|applau\w+|proud|cheered|standing ovation|beautiful|stars|my joke|my speech|they laughed at my jokes|comedy|goal)\b/,
    hear: [
      'To have all those eyes at once is a lot for one body. It goes on feeling them for a good while after.',
      'Each of them had a second of it and went back to their own day. You got all the seconds together.',
    ],
    ask: [
      'What did you do then?',
      'Was there anyone there who was on your side?',
      'What do you wish you had been able to do?',
    ],
  },
  {
    id: 'somebody-filmed-it',
    cues: 'video film record posted screenshot photo picture online tiktok clip camera shared upload went',
    when: /\b(?:there's|there is|there was|they (?:made|have|posted|sent round)|(?:someone|somebody|he|she|they|your \w+)(?:'s| has| have|'ve)? (?:got|made|posted|has)) (?:a |the |that |it |this )(?:video|film|clip|screenshot|recording)\b(?! (?:call|game))|\bthere's a (?:photo|picture) of you\b|\b(?:he|she|they|someone|somebody|your \w+|people|everyone|one of them|the one)(?:'s| has| were| was| had)? (?:filmed|filming|recorded|recording|videoed|screenshotted|screenshot) (?:it|you|me|the whole|everything|that|him|her)|\bon (?:film|video|camera)$|\b(?:put|posted|uploaded|shared|is|went) (?:it |that )?(?:online|on (?:tiktok|the internet|youtube|snap(?:chat)?|the (?:group|staff|class) (?:chat|board)))\b/i,
    unless:
      /\b(?:jumped|top board|baby|nursery|first steps|beautiful|choir|wedding video|lovely|of (?:him|her) laughing|dead|died|cat|puppy|ceremony)\b/,
    hear: [
      'It used to be over when it was over. Now it can be looked at again by people who were not even there.',
      'Somebody has a few seconds of you in their pocket, and you cannot ask for them back.',
    ],
    ask: ['Who has seen it, as far as you know?', 'Have you seen it yourself?'],
  },
  {
    id: 'will-not-go-back-there',
    cues: 'back face again',
    when: /\byou(?:'re| are|'ll| will|'d|'ve)?(?: never| not| can't| can| cannot| won't| couldn't| could)+(?: ever)? (?:going|go|gone|set foot|been|show your face|face (?:them|him|her|anyone|anybody|it))(?: back| in| there| again| anymore| any more)*(?: (?:to|in|into) (?:that|the|there|school|work|church|class|yoga|training|choir|group)(?: \w+)?)?(?: again| any ?more| after that| tomorrow| on monday)?$/i,
    unless: /\b(?:hospital|prison|rehab|drinking|him|her|ex|home|country|asleep|to sleep|that life|him again)\b/,
    hear: [
      'So it takes the place away as well, along with the hour it happened in.',
      'The door there has got a good deal heavier than it was last week.',
    ],
    ask: ['Who would be sorry not to see you there?', 'What did you like about it, before this?'],
  },
];
