import { either, followedBy, together } from '../patterns.ts';
import { death, heartbreak, kin } from './oneself-words.ts';
import type { PlainAnswer } from './plain-answer.ts';

/** What people ask about grieving and about the dead. */
export const griefAnswers: readonly PlainAnswer[] = [
  {
    id: 'no-tears-for-the-dead',
    tender: true,
    asks: either(
      followedBy(
        /is|isn't|does|am i|are|do|did|should|shouldn't|was|it means|why|how come|what|when|has|have/,
        /(?:normal|usual|wrong|bad|mean|means|say about me|love|loved|care|cared|cold|heartless|cry|cried|crying|tears?|odd one|weird|strange|start|pieces|the matter|feel (?:nothing|anything)|in pieces|upset|monster|ok|okay|broken)/,
        60,
      ),
      /\bit means\b/,
    ),
    about: together(
      death,
      /\b(?:(?:haven't|not|didn't|don't|can't|never|couldn't|hadn't|no|won't|isn't|wasn't)(?: \w+){0,3} (?:cr(?:y|ied|ying)|tears?|weep|wept|shed|grieved|sad|upset)|dry-eyed|dry eyed|feel(?:ing)?,?(?: like,?)? (?:nothing|numb|absolutely nothing)|felt nothing|nothing for (?:my|him|her)|without (?:a tear|crying)|like a business meeting|went to work on the|keep (?:doing the ironing|waiting to cry)|i make the sandwiches|thinking about the parking)\b/,
    ),
    not: /\b(?:relie(?:f|ved)|stop crying|if i (?:cry|can't stop)|not cry (?:at|during|in front))\b/,
    say: [
      "It's normal, and it says nothing about how much you loved them. Some people cry at once, some months later over something silly, and some hardly at all. There's no right way it has to come out.",
      "No, it doesn't mean you didn't care. Going blank or practical is one of the most common ways to start, and others who sob aren't grieving better. It may come later, and it's all right if it doesn't.",
    ],
    ask: ['What has it been like since they died?', 'What were they like?'],
    card: 'grief',
  },
  {
    id: 'relieved-they-died',
    tender: true,
    asks: followedBy(
      /is|isn't|was|am i|i am|does|should|do|did|what does|bad|it is/,
      /(?:wrong|normal|bad|terrible|awful|wicked|ok|okay|allowed|mean|guilty|say about me|horrible|evil|messed up|feel that|admit|heartless|monster|weird|selfish|relieved|sick|common|natural|cruel)/,
      60,
    ),
    about: together(
      either(
        death,
        /\b(?:nursed|waiting for that call|no more hospital|finally (?:went|slipped)|is finish|she went on|he went on|suffered)\b/,
      ),
      /\b(?:relie(?:f|ved)|(?:glad|happy|pleased) (?:it's|it is|that it|he's|she's|they're|he is|she is|when|that (?:he|she|they))|glad (?:he|she|they) (?:died|went|passed)|lighter|weight (?:off|lift\w*)|feel (?:so )?free|felt (?:so )?free|thank (?:god|goodness)|happier|peaceful|breathed out|feel better|putting down a|slept (?:nine|ten|better|like)|no more (?:hospital|calls|pain))\b/,
    ),
    say: [
      "It's very common and it doesn't mean you wanted them dead. You're relieved that the suffering, or the strain, is over. People who gave everything feel it most often, and the missing can still come alongside.",
      "No, it isn't wrong. Long illness or a hard life with somebody wears you down to the bone, and when it stops the first thing is a deep breath. That breath takes nothing away from what they were to you.",
    ],
    ask: ["What has stopped, now that it's over?", 'What were the last months like for you?'],
    card: 'grief',
  },
  {
    id: 'happy-while-grieving',
    tender: true,
    asks: followedBy(
      /is|isn't|was|am i|does|should|shouldn't|ought|can i|may|would|do|am|have/,
      /(?:wrong|ok|okay|bad|allowed|too soon|disrespect\w*|guilty|may i|i have|normal|supposed to|look bad|a bad|sing|laugh|enjoy|awful|terrible|selfish|sadder|i be|feel bad|betray\w*|heartless)/,
      50,
    ),
    about: together(
      death,
      /\b(?:laugh\w*|giggl\w*|danc(?:e|ed|ing)|sing|sang|singing|fun|happy|happier|happiness|enjoy\w*|smil(?:e|ed|ing)|party|holiday|excited|cheered|good (?:day|days|time|mood)|didn't think of (?:him|her)|jok(?:e|es|ing)|wearing red|celebrat\w*|loving it|had a (?:lovely|great|nice) )\b/,
    ),
    not: /\b(?:mention\w*|do you mean|supposed to mean|lovely widow|in my head|bad news|dat(?:e|ing)|new (?:man|woman|partner)|met (?:someone|somebody)|remarr\w*|happy birthday|wasn't happy|not happy|used to laugh|(?:everyone|people|they|he|she|mum|dad)(?: \w+)? laugh(?:ed|ing)? at|happy (?:about|with)|my mum looks|should i (?:invite|go|tell|say|ask|send|mention))\b/,
    say: [
      "It isn't wrong. Laughing takes nothing from them and it doesn't mean you've finished missing them. The two go on side by side, often in the same hour, and the good moments are what keep you going.",
      "No, you're allowed good days, as early as they come. Being miserable isn't what shows you loved them. Most people who loved you would've been pleased to hear that laugh.",
    ],
    ask: ['What was it that made you smile?', 'What would they have made of it?'],
    card: 'grief',
  },
  {
    id: 'does-grief-stop',
    tender: true,
    asks: either(
      followedBy(
        /does|doesn't|will|won't|do|is|when|how long|it becomes|going to|can/,
        /(?:stop|stops|end|ends|end to it|go away|goes away|get (?:any |ever )?(?:easier|better|less)|gets (?:any )?(?:easier|better|less)|getting easier|ease|eases|heal|heals|hurting|fade|fades|always (?:be|feel|going to|hurt|miss)?|becomes? less|less|pass|wear off|first thing|like this|without my voice|closure|feel normal|hurt less|be (?:ok|okay|alright|happy|normal) again|get over (?:it|this)|will it always)/,
        50,
      ),
      /\bit becomes? less\b|\bgoing to feel like this\b|\bis that right\b|^does it\W*$/,
    ),
    about: either(death, /\b(?:since (?:eileen|she left us|he left us))\b|\btime heals\b/),
    not: either(
      heartbreak,
      /\b(?:is it (?:stupid|silly|daft|dumb|ridiculous|weird|wrong|bad|ok|okay)|how (?:do|can|could|to)|lol|(?:talk|talks|talking) about (?:it|dying)|reads? at|do dogs|so few|normal to|supposed to|should i|relieved|stop (?:calling|asking|talking|texting|visiting)|meant to|dying of|tell (?:him|her|them))\b/,
    ),
    say: [
      "It doesn't stop altogether, but it comes less often and lets go sooner. After a while the same thing that floors you can make you smile halfway through. That usually takes longer than people tell you.",
      "It changes more than it ends. The stretches between get longer and the bad moments get shorter, and you get used to where they hide. Missing somebody for good doesn't mean hurting like this for good.",
    ],
    ask: ['When does it catch you most?', 'What has changed in it since the beginning?'],
    card: 'grief',
  },
  {
    id: 'over-it-by-now',
    tender: true,
    asks: either(
      followedBy(
        /should|shouldn't|ought|oughtn't|is|isn't|am i|are|how long|when|have i|too|supposed|meant/,
        /(?:over (?:it|him|her|this|them)|past it|by now|too long|behind|failed at it|normal to (?:grieve|still|be|mourn|miss)|this long|mov(?:e|ed|ing) (?:on|forward)|still (?:be|cry|crying|sad|doing|feel|miss|missing)|long enough|how long you get|sad for|grieve|be better|better by|stop wearing|supposed to (?:be|feel|last)|meant to|wrong with grieving|allowed to|time limit|saying 'i')/,
        60,
      ),
      /\btoo long to still\b/,
    ),
    about: either(death, /\b(?:lost the baby|supposed to be sad for|moved? forward)\b/),
    not: either(
      heartbreak,
      /\b(?:friendship|friend any ?more|isn't my friend|fell out|the whole group|losing a friend|job|a place|(?:the|my|our) (?:old )?(?:place|flat|house|home)|left it too long|answered|possible to grieve|how do i|cat|dog|moving on with|will ?be over|how long (?:is|does) the (?:funeral|service)|too long (?:a|for a)|dat(?:e|ing)|does it (?:get|stop|ever)|send|card)\b/,
    ),
    say: [
      "No, there's no date for it. A year or two of coming and going is ordinary, and odd days catch people much later. If it's as raw after a year as in the first weeks and you can't live beside it, tell a doctor.",
      "Nobody who's been through it would say you ought to be done. It takes as long as it takes, and other people get impatient far too early. What matters is whether there are easier hours now and then, because those grow.",
    ],
    ask: ["Who makes you feel it's been too long?", 'What are the easier hours like?'],
    card: 'grief',
  },
  {
    id: 'odd-things-in-grief',
    tender: true,
    asks: followedBy(
      /is|isn't|am i|have i|do|was|that's|it's|will/,
      /(?:mad|weird|crazy|odd|strange|normal|unhealthy|sick|silly|potty|marbles|daft|morbid|disgusting|creepy|insane|bonkers|ok|okay|wrong|bad|beginning of the end|sad|stupid|pathetic|others do it|nuts|harmful|loopy|barmy|too much)/,
      60,
    ),
    about: together(
      either(
        death,
        /\b(?:since he went|since she went|phone contract|the voicemail|it's been cut off|my (?:dad|mum|mom|nan|gran|grandad)'?s? (?:jumper|coat|glasses|shirt|cardigan|scarf|watch|slippers))\b/,
      ),
      /\b(?:voicemails?|(?:his|her|their) voice|(?:his|her|their|'s|s) number|text(?:ed|ing|s)? (?:him|her|my|his)|(?:talk|talking|talked|speak|chat|chatting|tell|say (?:good ?(?:night|morning)|hello)) (?:to |with )?(?:him|her|my|his|photo\w*|the (?:photo|urn|grave|chair))|jumper|(?:his|her) (?:coat|clothes|shirt|toothbrush|glasses|slippers|hat|mug|side|chair|pillow|things|room|perfume|aftershave|photo\w*|brand)|sheets|smell\w*|two cups|still (?:buy|bought|pour|set|lay|keep|say|sleep|wear|send|ring|write|make|cook|talk|text|pay)|kept (?:his|her|their)|keep(?:ing)? (?:his|her|their|it)|wear (?:my|his|her)|(?:sleep|slept) in|letters? to|set the alarm|buy the|bought (?:four|her|his)|urn|saying goodnight)\b/,
    ),
    not: /\b(?:colou?r normal|throw anything|keep it all|relie(?:f|ved)|throw (?:away|out)|get rid|give away|charity|sell|too soon|dream\w*|funeral|laugh\w*|did i)\b/,
    say: [
      'Not mad at all. People do all sorts to stay near somebody for a minute: talk to them, keep their voice, buy their brand. If it comforts you and harms nobody, carry on for as long as you like.',
      "It's a very ordinary thing to do, most people just don't mention it. Missing somebody lives in small habits and objects. You can stop when it starts to hurt more than it helps, and nobody else gets to decide that.",
    ],
    ask: ['What does it give you when you do it?', 'What else brings them close?'],
    card: 'grief',
  },
  {
    id: 'what-would-they-say',
    tender: true,
    asks: followedBy(
      /would|what'd|he'd|she'd|they'd|would've|would have/,
      /(?:say|said|think|thought|be (?:\w+ )?(?:proud|angry|disappointed|cross|happy|ashamed|pleased|upset|hurt|mad|ok|okay)|mind|minded|forgive|approve|laugh|haunt|make of|made of|want me|wanted me|like it|like that|like me|hate|have a fit|understand|be proud|wish)/,
      45,
    ),
    about: either(
      death,
      new RegExp(
        `\\b(?:wasn't (?:here|there) to see|if (?:he|she|they) (?:was|were) (?:here|alive|still)|looking down|from above|from up there|up there|since (?:he|she) went|before (?:he|she|they) (?:died|went|passed)|(?:nan|gran|mum|dad|grandad|${kin.source}) (?:always|used to) (?:say|said)|never got to|(?:son|daughter|boy|girl) would (?:be|have been) \\w+|my (?:great-?)?grand(?:father|mother|dad|ma|pa)|would be \\d+ this)\\b`,
      ),
    ),
    not: /\b(?:would (?:you|it|that|i|people|everyone|anyone|neighbours|they (?:notice|let)) (?:say|mind|be|think|help|have)|at the funeral|group chat|my boss|my (?:mum|dad|husband|wife|sister|brother) (?:says|is|thinks|wants) (?!dead|gone)|tell (?:him|her|them|my))\b/,
    say: [
      "You knew them, so you'll hear it better than anyone can tell you. Try it aloud in their own words, grumbles and all. Most people who loved you would want you settled more than they'd want things kept as they were.",
      "Nobody can answer for them, but you've probably got a fair idea, because you know what made them laugh and what they never minded. Ask it in an ordinary moment and take the first answer that sounds like them.",
    ],
    ask: ["What's the first thing you hear them say?", 'What would you like to tell them?'],
  },
  {
    id: 'done-more-for-them',
    tender: true,
    asks: followedBy(
      /could|should|would|was|is|am i|did i|did we|if|what if|so|how could|it's/,
      /(?:saved?|save (?:him|her|them|it)|done (?:more|anything|something|things|enough)|do(?:ne)? enough|my fault|our fault|my doing|my mistake|down to me|stop(?:ped)? it|different|differently|sooner|earlier|alive|still be (?:here|alive)|live longer|lived longer|noticed|missed it|to blame|my responsibility|responsible|kill(?:ed)? (?:him|her|them)|we were wrong|i was wrong|prevented|taken the keys|made (?:him|her|them) go|not seeing it|been there|have (?:stayed|gone|come|called|rung|pushed|insisted|taken (?:him|her|them)|driven|known|seen it|visited more)|be with (?:him|her)|let (?:him|her) down|nothing would have helped|that true)/,
      60,
    ),
    about: either(
      death,
      /\b(?:never woke up|turned off the machine|life support|put (?:him|her|it|them|\w+) (?:down|to sleep)|the dog's kidneys|the last one (?:she|he) spoke|it was his heart|nothing would have helped|hated doctors|missed it in my own|lost (?:him|her|the (?:baby|cat|dog))|miscarr\w*)\b/,
    ),
    not: /\b(?:have i done something|prove|cross the road|guava|suicid\w*|killed (?:himself|herself|themsel\w+)|his own life|her own life|overdos\w*|hang(?:ed)? (?:himself|herself)|jumped|laugh\w*|cry|cried|relie(?:f|ved)|dream\w*|send|card|go to the funeral|speech|eulogy)\b/,
    say: [
      "It's very unlikely you could've changed it, and it wasn't your doing. You did what made sense with what you knew then, and you're judging it with what you know now. If a medical question keeps nagging, ask their doctor to go through it with you; people do.",
      "It's hardly ever one word or one decision that would've changed things. Nearly everyone goes through the days looking for the one they could've changed. It's what missing somebody does, and not proof that you failed them.",
    ],
    ask: ['Which day do you keep going back to?', 'What did you do for them, looking at it all?'],
  },
  {
    id: 'allowed-to-grieve',
    tender: true,
    asks: either(
      followedBy(
        /is|isn't|am i|are|have i|can i|do i|does|should i|why should|may i|was|i have/,
        /(?:silly|stupid|daft|dumb|over the top|ridiculous|allowed|the right|any right|right to|foolish|count|normal|weird|strange|odd|mourn|grieve|be sad|be (?:this |so )?upset|get to be|mine|pathetic|sad (?:that|to|over|about)|crazy|mad|ok|okay|too much|wrong)/,
        45,
      ),
    ),
    about: together(
      /\b(?:cats?|kitten|dogs?|puppy|rabbit|bunny|hamster|guinea ?pig|fish|budgie|parrot|bird|pets?|horse|pony|tortoise|rat|tree|singer|actor|actress|celebrity|never met|(?:my |an |the )?ex(?:es|-\w+)?|barely knew|only knew|hardly knew|didn't (?:even |really )?know (?:him|her|them)|wasn't (?:even )?close|weren't (?:even )?close|estranged|no father|didn't even like|miscarr\w*|so early|(?:six|seven|eight|nine|ten|\d+) weeks|affair|colleague|co-?worker|neighbour|therapist|teacher|from my choir|online friend|never spoke)\b/,
      /\b(?:died|dead|death|passed|put (?:down|to sleep)|put (?:him|her|it) (?:down|to sleep)|lost|gone|came down|buried|retired|went on \w+day|dying|miscarr\w*|seven weeks|mourn\w*|grie\w+)\b/,
      /\b(?:upset|sad|cr(?:y|ied|ying)|grie\w+|mourn\w*|in bits|howled|bereaved|heartbroken|devastated|in pieces|can't stop|sobb\w*|tears|hit me|count)\b/,
    ),
    not: /\b(?:my fault|relie(?:f|ved)|haven't cried|can't cry|didn't cry|not cried|could i have|too soon|new (?:cat|dog|puppy|kitten)|another (?:cat|dog)|my job)\b/,
    say: [
      "It isn't silly, and you don't need anyone's permission. You grieve what was part of your days, whether it was an animal, an ex or somebody you hardly knew. Others often only count the official losses.",
      "Of course you're allowed. How much it hurts goes by what they were in your life, not by what they were called on paper. Find the one person who gets it and leave the rest out of it.",
    ],
    ask: ['What did they bring to your days?', 'Who around you would understand it?'],
  },
  {
    id: 'mention-the-dead',
    tender: true,
    asks: followedBy(
      /should|shall|do i|do|would|is|isn't|can|could|ought|better to|how do i/,
      /(?:mention(?:ing)?(?: (?:him|her|it|them|his|the))?|bring (?:it|him|her|them|that|this|the|up)|say (?:something|anything|his name|her name|their name|the name)|said something|talk (?:about|of) (?:him|her|it|them|my|his)|put his name|name in|ask (?:about (?:him|her|it)|her about|him about|them about)|ask,|ask or|speak (?:of|about) (?:him|her|it)|acknowledge|include (?:him|her)|told a funny story|mentioning)/,
      50,
    ),
    about: death,
    not: either(
      /\b(?:my ex|talking to my late|toast|remarri\w*|isn't a lie|eulogy|speech|cv|interview|application|boss|will reading|the will|inherit\w*|money|ghost|dating profile|first date|cancer diagnosis|say something (?:at|to) (?:him|her) before)\b/,
    ),
    say: [
      "Yes, I'd mention them. You won't be reminding anyone, because they're thinking of it already, and most people like to hear the name. Keep it short, \"I was thinking of them today\", and let the other person choose how far to go.",
      "Say the name once, gently, and then follow their lead. Silence usually hurts more than a clumsy sentence does. If they change the subject, that's fine too, they'll know they can come back to it with you.",
    ],
    ask: ['What would you want to say about them?', 'What makes you hesitate to say it?'],
  },
  {
    id: 'last-look-at-place',
    tender: true,
    asks: either(
      followedBy(
        /is|isn't|would|should|shall|do i|am i|want to|ought|can i|may i/,
        /(?:go(?: and| back| to| in| there| past| by)?(?: \w+)? ?(?:look|see|watch|stand|sit|visit|goodbye|last time)?|look(?: at)?|see it|watch|walk past|drive past|visit|knock|say goodbye|morbid|hypocritical|sad|mad|weird|strange|odd|daft)/,
        50,
      ),
      /\bgo (?:and )?look or not\b/,
    ),
    about: together(
      /\b(?:one last (?:time|look)|(?:one|once) more(?: time)?|last time|last day|just (?:to )?(?:stand|look)|go (?:back|past|and (?:look|see|watch|say goodbye))|go in|walk past|drive past|sit in that|see (?:my|the) old|the garden|near the old|go look|should i look)\b/,
      /\b(?:(?:sold|selling|sale)|old (?:house|flat|school|street|room|home|place|office|road|village|town|allotment)|childhood (?:home|house)|grew up|was born in|knock(?:ed|ing) (?:it |them )?down|demolish\w*|(?:has|is|'s) (?:closed|closing|shutting)|new people|new owners?|used to live|where (?:i|we) (?:\w+ )?(?:lived|worked|grew|met|ate)|lost the lease|hospice|hand(?:ing)? over|being sold|pulled down|being pulled|closes|closing|emptied|cleared|let to someone|somebody else has|someone else is)\b/,
      /\b(?:house|flat|cottage|bungalow|caravan|land|stadium|library|home|school|street|room|factory|church|shop|caf[eé]|pub|place|allotment|office|hospice|cinema|club|village|town|building|farm|garden)\b/,
    ),
    not: /\b(?:see (?:him|her|them|my ex) (?:one last|again|once)|my ex|should i (?:sell|buy|move)|job back|viewing|estate agent said|go to (?:the )?(?:reunion|wedding|funeral))\b/,
    say: [
      "It isn't weird at all, lots of people do it. Going to look one last time is a decent way to say goodbye. Go by yourself or with someone who knew it, and give yourself half an hour afterwards.",
      "I'd go. A place that held part of your life is worth a few minutes, even if you only stand there. If you think it'd upset you for days, a photo or a walk past is enough.",
    ],
    ask: ['What would you look for first?', 'What do you remember best about it?'],
  },
  {
    id: 'dead-in-dreams',
    tender: true,
    asks: followedBy(
      /was|is|do|does|could|can|why|did|are|it was|what|would|do you/,
      /(?:her\b|him\b|visit\w*|real|a sign|signs|means?(?: (?:something|anything))?|come|comes|coming|they're there|more than|believe|you think|possible|get that|let you know|it be|really|being soft|send|watching|dream\w*)/,
      60,
    ),
    about: together(
      either(
        death,
        new RegExp(
          `\\bmy (?:late )?${kin.source} was alive|was alive|(?:my )?${kin.source} (?:was|came|rang me|drove me) (?:\\w+ )?in (?:my|a) dream|on our anniversary|other widows|said her name|smelt (?:his|her)|the dead|in my dream|whenever i'm low i find|in a dream`,
        ),
      ),
      /\b(?:dream\w*|robin|feathers?|(?:a|any|her|his) sign|signs|flicker\w*|butterfl\w*|smel(?:t|led|l) (?:his|her|of)|ghost|felt (?:him|her)|presence|song came on|sat down on the bed|visit(?:s|ed|ing)? (?:me|us)|magpie|dragonfly|heaven|watching (?:over|me))\b/,
    ),
    not: /\b(?:dreams stop|dream (?:job|house|home|holiday)|nightmares? (?:stop|about (?:work|school))|my ex|(?:stop|stopping) (?:dreaming|the dreams|nightmares)|visit (?:the grave|him|her)|should i|hospital visit\w*|warning signs|signs of)\b/,
    say: [
      "Nobody can say for certain. What's sure is that such dreams and little signs are very common, and most people who have them find them a comfort. You can keep it as a visit without having to settle what it was.",
      "People have argued about that for ever, and there's no proof either way. A dream like that's made of everything you know about them, so it's close to them whatever it was. You may simply enjoy having had it.",
    ],
    ask: ['What were they like when you saw them?', 'What did it leave you with?'],
  },
  {
    id: 'did-they-know',
    tender: true,
    asks: either(
      followedBy(
        /did|didn't|do you|would|could|must|does|have|if|did any/,
        /(?:he|she|they|mum|dad|mom|nan|gran|grandad|my (?:\w+ )?\w+|it)\b.{0,15}\b(?:know|knew|known|felt|feel|feels|tell|reach me|reach him|reach her|reach|hear|heard|realise|realised|understood|understand)/,
        25,
      ),
      /\b(?:he|she|they)(?: must| will|'d| would)(?:'ve| have) known\b|\bnot knowing\b/,
    ),
    about: together(
      either(
        death,
        /\b(?:never (?:once )?(?:told|said)|before i could|then (?:he|she) was gone|the last time|last month and i held|out of it for days|forty-nine years|all the same|went while i was)\b/,
      ),
      /\b(?:lov(?:e|ed|es)|say it|said it|never (?:once )?(?:told|said|say)|told (?:him|her)|say (?:such|those) words|thought of|visited|held|argued|mean it|mean to|say it back|best mate|goodbye|done anything for|what i said|known it was me|(?:was|were) (?:there|with (?:him|her))|holding|short with (?:him|her)|thankful|grateful|sorry|forgave|there with (?:him|her)|without it|bothered about)\b/,
    ),
    not: /\b(?:my ex|boyfriend|girlfriend|crush|fancy|dating|left me|broke up|did you know|do you know|does (?:he|she) know|would (?:he|she|they) (?:mind|be|have wanted)|how did (?:he|she) know|did they know (?:what|about)|know (?:about|that he was)|know each other|dream\w*|affair|should i)\b/,
    say: [
      "They very likely did, even if it never got said in so many words. People know it from who turned up, who rang, who remembered how they took their tea. One bad day or a missed visit doesn't cancel that.",
      "Almost certainly. Hardly anyone says it as often as they meant it, and most people read it quite well from ordinary things. You can still say it now, aloud or in a letter, because it's yours to say.",
    ],
    ask: ['How did you show it, day to day?', 'What would you have liked to say?'],
  },
];
