import type { Happening } from './happening.ts';
import { own } from './within-own.ts';

/** What one takes oneself for, gets out of, goes along with and waits for; low days and light ones. */
export const withinSelf: readonly Happening[] = [
  {
    id: 'went-along-with-it',
    cues: 'laugh join went along stood',
    when: own(
      'YOU (?:laughed|laugh|joined in|went along with it|went along)(?: too| as well)?(?: when (?:they|everyone|everybody|people|he|she)| with them when)\\b.*\\bat (?:him|her|them|his|her|their)\\b|when (?:they|everyone) (?:were laughing|laughed) at (?:him|her|them|his \\w+|her \\w+) you laughed|YOU (?:joined in|went along with it)\\b',
    ),
    unless: /\bsing|\bchoir\b|\bdanc/,
    hear: ["You went along with it, and it doesn't sit well with you."],
    ask: ['Who else was laughing?', 'Has anything been said about it since?'],
  },
  {
    id: 'feels-a-fraud',
    cues: 'fraud fake impost phon find found clever smart confident posh good',
    when: own(
      "YOU (?:(?:feel|felt|feeling|am|like|such|just|always|feel like|constantly) )*(?:a |an |such a |like a |like an |the |a total |a complete )*(?:fraud|fake|impost[oe]r|phon[ey]y|con ?artist|cheat)\\b|YOU (?:waiting|scared|afraid|terrified) (?:for (?:someone|somebody|them|people) (?:to )?|that (?:they|someone) |they'll |someone will |to be |of being )(?:find out|to find out|found out|notice|say it's a mistake|realise|will find out|tap you on)|they(?:'re| are) all so (?:clever|smart|confident|posh|young|good|sure)\\b|everyone(?:'s| is) so (?:clever|smart|confident|posh|good|talented)\\b|YOU not (?:clever|smart|good) enough (?:for|to be)",
    ),
    unless: /\bnot a (?:fraud|liar)\b|\bcalled (?:me|you) a\b/,
    hear: [
      "It's lonely to feel that everyone belongs there except you.",
      'From inside you only hear the doubts, and from the others you only hear the sentences they finish.',
    ],
    ask: [
      'Where do you feel it most?',
      'What are you afraid they would notice?',
      'Is there one of them you could say that to?',
    ],
  },
  {
    id: 'behind-glass',
    cues: 'glass robot machine autopilot motions watching screen water far cotton fog real unreal film loading',
    when: own(
      "(?:behind|through|like) (?:a |thick |frosted |bullet ?proof )?glass\\b(?! of)|(?:like|as if|as though) (?:a robot|a machine|you(?:'re| were|'m)? (?:watching|under ?water|behind|in a film|not (?:really )?(?:there|here)|on a loading)|under ?water|watching (?:a film|tv|someone else|somebody else))|YOU (?:feel |felt |like |just |feel like |feels like |sort of )*(?:on autopilot|a robot|like a robot|like a machine|going through the motions|unreal|not real|far away)\\b|^(?:and |but )?everything(?:'s| is| feels| sounds| was)? (?:so |very )?(?:far|far away|muffled|unreal|foggy|like (?:under|through|a film))|wrapped in cotton|^cotton wool$|someone else's life|watching (?:yourself|your (?:own )?life) from",
    ),
    unless:
      /\bcourt\b|\bgrams\b|\btubes\b|\bnumb\b|\bwine\b|\bwindow ?(?:pane|shop)|\baquarium\b|\bsea was\b|\bglasses\b|\bsalon\b|\b(?:don'?t|not) (?:even )?feel like\b/,
    hear: [
      "It's frightening to feel cut off from everything like that.",
      'The days get done that way, all of them, and afterwards there is little to remember of them.',
    ],
    ask: ['When did you first notice that distance?', 'Is there anything that gets through it, now and then?'],
  },
  {
    id: 'low-day',
    general: true,
    cues: 'low down blue grey gray meh rubbish flat bad off rough sad feeling crap awful shit',
    when: own(
      "(?:YOU|^) ?(?:been |just |having |had |a |such a |so |really |very |a bit |proper |one of those |feel |feeling |felt |kind of |pretty |still |too |in a )*(?:low|down|blue|grey|gloomy|rubbish|crap|meh|shit|miserable|in the dumps|down in the dumps|low mood|bad day|rough day|sad|blah)(?:$|,| (?:today|tonight|lately|again|these days|this week|all (?:day|week|the time)|since|and|for no|now|really|at the moment|right now|inside)\\b)|^(?:and |but )?everything(?:'s| is| feels| seems)? (?:so |just |a bit |all |very )?(?:grey|gray|meh|flat|black|dull|pointless|rubbish|shit|dark)\\b|YOU (?:can't|couldn't) (?:shake|get out of|snap out of) (?:it|this)",
    ),
    unless:
      /\bnavy\b|\bgoing (?:fairly|pretty|quite) well\b|\bbuttons\b|\bpaint\b|\bcolou?rs?\b|\b(?:couldn'?t|can'?t|wouldn'?t) (?:even |really )?say (?:that )?(?:i|you)(?:'m| was| am|'re| were)\b|\b(?:never|isn'?t) (?:a )?bad day\b|\bbad day (?:at|for) (?:the|it)\b|\bturned (?:me|you|us)\b|\bcalm (?:me|you|us)\b|\bma[dk]e[s]? (?:me|you) sad\b|\blet (?:me|you|us) down\b|\bwear (?:me|you)\b|\bkeeper\b|\bminute\b|\brelegat|\bsad and (?:glad|happy|relieved|a bit)\b|\brelieved\b|\bhappy for\b|\bat the same time\b|\bwhen i was low\b|\bsad a[nd]+ (?:glad|happy)\b|\bwas a bit down\b|\bturned down\b|\bnot (?:so |really |that )?(?:low|down|sad|depressed|bad)\b|\bturned? (?:down|the sound)|\bsat down\b|\blie down\b|\bdown (?:the|to|on|in|with|at|by|from)\b|\bgo(?:ing|ne)? down\b|\bwoke up blue\b|\bnot sad\b|\bused to\b|\bhappy and sad\b|\bdon'?t feel\b|\bbut (?:happy|good|better)\b|\bgrey (?:hair|cat|horse|coat|area)\b|\bpain\b|\bwifi\b|\bserver\b|\bhappy sad\b|\bcoming down\b|\bwhen(?:ever)? (?:i|you)(?:'m|'re| am| are| feel| get| was| were) (?:really |so |very |feeling )?(?:sad|down|low|blue)\b|\bma[dk]es? (?:me|you) (?:very |so |really |quite )?(?:sad|down)\b/,
    hear: [
      'Feeling that low makes every ordinary thing an effort.',
      'However it came about, you have to take it through the whole day with you.',
    ],
    ask: [
      'How long has it been like this?',
      'What was today like?',
      'Who around you knows?',
      'What have you got through today all the same?',
    ],
  },
  {
    id: 'all-at-once',
    cues: 'everything much once keep overwhelm apart drown deadline plates juggl head tabs behind pieces',
    when: own(
      "^(?:and |but |it's |it |just |all of it,? )*(?:everything|it all|all|it's all)(?:'s| is| was| comes?| came| happens?| feels?)? ?(?:just |all |getting |got |happening |coming )*(?:at once|too much|on top of (?:me|you)|piling up)\\b|YOU (?:(?:so|completely|totally|really|just|feel|feeling|a bit) )*(?:overwhelmed|swamped|snowed under|drowning(?! in debt)|falling apart|overloaded|going under|in over your head|stretched)\\b|YOU (?:can't|cannot|couldn't|don't) (?:keep up|cope|manage it all|do it all|do everything|keep on top of|juggle)\\b|(?:\\d+|two|three|four|five|six|seven|ten|so many) (?:deadlines|projects|exams|jobs|kids|bosses|patients|tables),? (?:and )?(?:one|only one) (?:you|me)\\b|YOU(?:'ve)? (?:got|have) (?:so much|too much|a lot) on\\b|too (?:much|many things) (?:going on|on your plate|at once)|everyone wants a piece",
    ),
    unless:
      /\bnot too much\b|\bdon'?t have too much\b|\bchocolate\b|\bate too much\b|\bdid it all\b|\bchampagne\b|\bwith joy\b|\bhandsome\b|\blonel\w+|\boverwhelmed (?:with|by) (?:options|sadness|grief|emotions?|fear|feelings|anxiety|choices|guilt|joy|love)\b|\b(?:sad|grief|grieving|heartbroken)\b|\bbroke up\b|\bsupport groups?\b|\boptions\b|\btreated\b/,
    hear: [
      "That's a lot to have on you all at once.",
      "Any one of them you could manage. It's all of them together that makes it too much.",
      'When it is that much, even deciding what to do first is one more thing.',
    ],
    ask: ['What has to be done first?', 'Who could take some of it off you?'],
  },
  {
    id: 'waits-to-hear',
    general: true,
    cues: 'wait waiting word reply heard answer repl rung news hear result',
    when: own(
      "YOU (?:still |just |been |have been )*(?:waiting (?:for|on|to hear|to find out) (?!god|the (?:bus|tram|train|kettle|lift|plumber|parcel)|a bus|something|it (?:to|all)|so long|him to|her to|them to|somebody|someone)|wait for the (?:decision|results?|call|answer|letter|visa|post))|^(?:and |but )?(?:still )?(?:no (?:word|news|reply|answer|response|call|text|message))(?: (?:yet|from|back|at all|since|for|so far|today)\\b.*)?$|YOU (?:haven't|have not|'ve not|didn't|never|still haven't) (?:heard|hear) (?:back|anything|from (?:him|her|them|the|my|your|anyone)|a (?:thing|word)|yet|either way)\\b|(?:he|she|they|nobody|no one|your \\w+) (?:still |just )?(?:hasn't|haven't|didn't|never|has not|have not|not)(?: even| ever)? (?:replied|answered|rung|called|texted|written|rang|called|wrote|reply|answer|text|write|ring|call)(?: (?:me|you))?(?: (?:back|yet|since|again|at all|once|once since))?$",
    ),
    unless:
      /\bthey rang\b|\bcoming home\b|\bfound a\b|\byou said\b|\bon fire\b|\bcan'?t wait\b|\bfirst to\b|\bhe'?s rung\b|\bhe called\b|\bambulance\b|\b999\b|\bdied\b|\bdead\b|\bgood news\b|\bvoice ?mail still\b|\bhospice\b/,
    hear: [
      "Waiting to hear is hard, and there's nothing you can do to hurry it.",
      'A silence like that can be filled with anything, and it is mostly filled by whatever you fear.',
      'You live with half an ear on the phone, and every other sound is a small disappointment.',
    ],
    ask: [
      'What is your best guess, on a calm minute?',
      'When was the last word from them?',
      'What do you do with yourself meanwhile?',
    ],
  },
  {
    id: 'told-them-at-last',
    cues: 'told said',
    when: own(
      "^(?:and |so |but |ok |well |today |yesterday |tonight |last night )*you(?:'ve| have)? (?:actually |really |now )?(?:told (?:him|her|them|everyone|your (?:mum|mom|mam|dad|mother|father|parents|wife|husband|partner|boss|manager|sister|brother|son|daughter|best friend|friend|flatmate|boyfriend|girlfriend|teacher|family|kids|children)))(?:,? (?:everything|the truth|all of it|how you feel|what happened|about it|it all|in the end|today|yesterday|last night|tonight|straight out|straight|all|face to face))*$",
    ),
    unless:
      /\bi'?ve asked (?:him|her)\b|\bnote on it\b|\bdead\b|\blost the baby\b|\bdrunk\b|\bcan'?t do\b|\bpilot\b|\bdid nothing\b|\btold (?:him|her|them) (?:to|off|no)\b|\bnever told\b|\bhaven'?t told\b|\bshould have\b|\bi told you\b|\bhow many times\b|\ba hundred times\b|\bfour times\b|\blet (?:him|her|them) down\b|\bwish\b|\bwhat do i do now\b/,
    bright: true,
    hear: ['It took courage to say it.'],
    ask: ['What was the very first thing that came back?', 'How did you stand it, the minute before?'],
  },
  {
    id: 'a-good-day',
    general: true,
    cues: 'happy good glad happiest lovely nice great best perfect',
    when: own(
      '(?:YOU|^) ?(?:(?:so|really|very|just|actually|quite|stupidly|unbelievably|genuinely|feel|feeling|felt|having|had|been|am|today|a bit|properly|over the moon|that) )*(?:happy|over the moon|buzzing|chuffed|made up|content|(?:a |such a |one |the best |the nicest )(?:really |very |properly )?(?:good|lovely|nice|great|brilliant|perfect|happy)? ?day|in (?:a |such a )?good mood)(?:$|!|,| (?:today|tonight|now|again|about it|with it|here|actually|for once|right now|and (?!sad|scared|jealous|gutted|also|then))\\b)',
    ),
    unless:
      /\bsick\b|\brobbed\b|\bcrying\b|\byou were\b|\bfeel bad\b|\bto leave\b|\bboth\.? write\b|\bnot (?:so |very |really |been )?(?:happy|a good)\b|\bhappy (?:for|birthday|new|enough|ending|but)\b|\bbut\b|\bbad day\b|\bsuppos|\bshould\b|\bact(?:ed|ing)? happy\b|\bwas so happy\b|\bwere so happy\b|\bif i was\b|\bdied\b|\bused to\b|\bnever happy\b|\bguilty\b|\bno good day\b|\bone good day\b|\bma[dk]es? (?:me|you|us) (?:so |very |really )?happy\b|\b(?:always|want|wanted|try|trying|be|never) (?:\w+ )?happy\b/,
    bright: true,
    hear: ["It's good to hear that."],
    ask: ['Which minute of it would you keep?', 'What was the best bit?', 'Who was in it?'],
  },
  {
    id: 'wants-to-get-away',
    cues: 'run away leave escape start move disappear home country anywhere',
    when: own(
      'YOU (?:(?:just|really|only|so) )*(?:want to|wanted to|wanna|want|could|feel like|wish you could|would like to|dream of|thinking of|think about) (?:just )?(?:run(?:ning)? away|get(?:ting)? away(?! with)|get out of (?:here|this|town)|leav(?:e|ing) (?:everything|it all|all this|town|this (?:town|place))|start(?:ing)? (?:over|again|fresh)|escape|go (?:somewhere|anywhere)|pack (?:a bag|up|it in|everything)|drive (?:off|away|until)|be (?:anywhere|somewhere) else|move away)\\b',
    ),
    unless: /\b(?:end (?:it|my life)|not be here|die|for ever|disappear from|hits me|he hit)\b/,
    hear: ["Wanting to get away from it all makes sense when it's that much."],
    ask: ['Where do you go, when you picture it?', 'What would you leave behind with the greatest pleasure?'],
  },
  {
    id: 'dreads-going',
    general: true,
    cues: 'want dread face going back',
    when: own(
      "YOU (?:really |just |so )?(?:don't|do not|didn't|never) (?:really |even )?(?:want to|wanna) (?:go\\b(?! (?:behind|through|against|out|over|crazy|broke|to sleep|on (?:living|like)|into it|out with))|be there|go (?:in|back|home|to (?:work|school))|get (?:off|out of the car)|see (?:him|her|them|anyone|anybody|people)|walk in|face)\\b.*|YOU (?:dread|dreading|'ve been dreading) (?!nothing)\\w+",
    ),
    unless:
      /\b(?:didn'?t|never|not) sa(?:y|id|ying)\b|\bif that(?:'s| is) what\b|\bleading up\b|\bgo (?:home|back|in) and \w+\b|\btherap|\bto a group\b|\bgym\b|\bbut i (?:do|did|went)\b|\bwent anyway\b|\bnever wanted? to (?:go back|leave)\b|\b(?:home|back) yet\b|\bback to (?:him|her)\b|\bback to her\b|\bto hr\b|\bi didn'?t really\b|\byou were dreading\b|\band i don'?t want to see\b|\bfeeling low\b|\bexcited\b|\bwelcome party\b|\bgo (?:into|through) it\b|\bto go on\b|\bdon'?t want to go yet\b|\bgo to (?:bed|hospital|a home|the home)\b|\bgo blind\b|\bhome for\b|\bnursing\b|\bcare home\b|\bout to grass\b|\btorino\b|\bhe doesn|\bshe doesn|\bparty\b.*\bwant to go\b/,
    hear: ['Dreading it takes the joy out of the days before, too.'],
    ask: ['Which moment of it is the worst one?', 'Since when, roughly?'],
  },
  {
    id: 'how-one-looks',
    cues: 'look mirror ugly fat photo body face weight reflection hair skin',
    when: own(
      "YOU (?:hate|hated|can't stand|don't like|ashamed of|disgusted by|can't look at) (?:how you look|the way you look|your (?:body|face|nose|skin|hair|legs|arms|teeth|belly|stomach|reflection|looks|photo|thighs)|yourself in (?:the mirror|photos?|pictures?)|being fat|photos of (?:yourself|you|me))|YOU (?:(?:feel|felt|look|so|like|just|feeling|really|too|a bit) )*(?:so )?(?:ugly|fat|disgusting|gross|hideous|huge|old and)\\b|YOU (?:(?:look|looked|looking) in the mirror|avoid (?:the )?mirrors?|look like an? (?:boiled|potato|whale|ghost|corpse|old|hundred|pig|balloon|scarecrow|troll|egg))\\b",
    ),
    unless:
      /\bdating profile\b|\bjust saying\b|\bhaha\b|\blol\b|\bdisgusting (?:food|smell|toilets?)\b|\bwho it was\b|\bwho that\b|\bcalled (?:me|you)\b|\bsay that (?:i|you)\b|\bugly cried\b|\brecognise\b|\bsoup\b|\bdisappointed\b|\bhair ?cut\b|\bate\b|\btoo fat to\b|\bfingers\b|\bmake ?up\b|\bpractis|\bpractic|\bsomeone said\b|\bcats?\b|\bdogs?\b|\bnot (?:ugly|fat)\b|\bsynergy\b|\brehears|\bchemo|\bsteroid|\bwig\b/,
    hear: ["It hurts to look at yourself and see only what you don't like."],
    ask: ['When does it get at you most?', 'When did you last not think about it for a day?'],
  },
  {
    id: 'does-not-belong',
    cues: 'belong fit odd outsider foreign stranger place neither nowhere',
    when: own(
      "YOU (?:don't|do not|didn't|never|can't) (?:really |quite |even |feel like you |feel you )*(?:belong|fit in)\\b|YOU (?:(?:feel|felt|always|just|like|so) )*(?:out of place|(?:the|an|a) (?:odd one(?: out)?|outsider|foreigner|stranger(?! (?:said|came|helped|told|gave|stopped|paid|held)))|neither (?:here|one|fish))\\b(?! (?:who|in the lift))|neither here (?:nor|or) there|(?:not|too) \\w+ (?:enough )?for (?:them|here|home),? (?:and )?(?:not|too) \\w+ (?:enough )?for",
    ),
    unless:
      /\bfit (?:in|into) (?:the|my|a) (?:car|dress|jeans|suit|bag|boot)|\bjeans?\b|\bdon'?t fit\b.*\bbought\b|\bto a stranger\b|\bshoes\b|\bbelongs?\b.*\bto me\b/,
    hear: [
      "Feeling that you don't belong is lonely, and tiring.",
      'It is a lot of small translating, all day, and nobody else can see that you are doing it.',
    ],
    ask: ['Where do you come closest to it?', 'Was there a place where you did not have to think about it?'],
  },
  {
    id: 'had-a-dream',
    cues: 'dream dreamt nightmare',
    when: own(
      'YOU (?:keep |kept |always |still |often |have |had |had a |had the same |having |keep having |have the same |woke (?:up )?from |get )*(?:a |the same |this |these |bad |weird |that |horrible )*(?:dream(?:ed|t|ing)?|nightmares?)(?: (?:about|of|that|where|again|in which|last night|every night|you|he|she|it)\\b.*|$)|^(?:it was |it |he |she |that )?(?:\\w+ )?(?:comes?|came) (?:back )?in (?:your |a )?dreams?',
    ),
    unless:
      /\brice\b|\bnapkins\b|\bliving somewhere\b|\baisle\b|\bthe fish\b|\bdream about it\b|\bmy dream (?:is|was|job|of being)\b|\bdream (?:job|house|come|of (?:having|owning|opening|going|becoming))\b|\bthat'?s (?:my|your) dream\b|\bdream on\b|\blike a dream\b|\bdream car\b|\bday ?dream\b|\bwouldn'?t dream\b|\bhadn'?t even dreamt\b|\bgod\b/,
    hear: ['A dream like that can leave you feeling odd all day.'],
    ask: ['Which bit of it stays with you?', 'How long does it hang about, after you wake?'],
  },
  {
    id: 'made-an-excuse',
    cues: 'excuse busy cancel pretend headache lied said told stomach tired',
    when: own(
      "YOU (?:made|make|make up|made up|find|found|always find) (?:up )?(?:an |some |another |excuses? )*excuses?\\b|YOU (?:said|say|told (?:him|her|them|everyone|people|your \\w+)|tell (?:him|her|them|people|everyone)|texted|wrote)(?: that| to \\w+)? ?(?:you (?:was|were|are|had|have|couldn't|can't|'d)|you're|you've|you'd|it was|it's|I'm|I was|I had|I have)(?: got| just)? ?(?:a |an |to |in |the )*(?:busy|ill|sick|not well|working|headache|migraine|stomach ?ache|dentist|bug|(?<=a )cold|somewhere to be|a bus|early start|plans|other plans|on call|allergic|roadworks|traffic|asleep|at work|studying|doctor'?s)\\b|YOU (?:cancelled|cried off|bailed|pulled out)(?: again| at the last minute| on (?:him|her|them|it))?$",
    ),
    unless: /\bhospital\b|\bflu\b|\bboss said\b|\ballergic to\b|\bshe'?s allergic\b|\bhe'?s allergic\b/,
    hear: [
      "You had your reasons, and it still doesn't sit right with you.",
      'It gets you out of the door, and it puts one more small thing between you and whoever believed it.',
    ],
    ask: ['What was the real reason?', 'Do you think they guessed?', 'How was the evening you got in exchange?'],
  },
  {
    id: 'told-a-lie',
    general: true,
    cues: 'lied lie lying lies',
    when: own(
      "YOU (?:feel|felt) like a liar\\b|YOU (?:have been |been |keep |kept |always |'ve )?(?:lied|lie|lying|told (?:a|him a|her a|them a|the|some) (?:small |white |big |stupid )?lies?)(?:$| (?:to|about|and|on|so|because|for|that|again|at)\\b)(?!.*\\b(?:on the (?:sofa|floor|couch|bed)|in bed|awake|down|there|here)\\b)",
    ),
    unless:
      /\bto (?:my|your)self\b|\basked (?:me|you) about it\b|\bfound out\b|\b(?:lie|lying|lies) (?:down|awake|there|here|in|on|with|next|still|about the house)\b|\blied to me\b|\bhe lied\b|\bshe lied\b|\bthey lied\b|\bnot a lie\b|\bwith socks\b/,
    hear: ['Having told a lie can weigh on you more than people think.'],
    ask: ['What would have happened with the true version?', 'Who believes it now?', 'How long has it been going?'],
  },
  {
    id: 'quiet-house',
    cues: 'quiet silent silence',
    when: /^(?:and |but |now |then |at night )*(?:the (?:house|flat|place|home|kitchen|rooms?|evenings?|building)|home|(?:it|here)(?='s (?:so|too|very)| is (?:so|too|very)| gets))(?:'s| is| was| gets| feels| has gone| got| goes)? (?:(?:just|so|very|too|really|that|awfully|all|suddenly|bit|gone|still) )*(?:quiet|silent|empty)(?: (?:now|here|without|since|at night|in the evenings?|again|after|all|after supper|at home)\b.*)?$/i,
    unless:
      /^it'?s (?:so |very |too |really )?quiet here\.?$|\bkids? (?:are |is )?(?:asleep|in bed|finally)\b|\bnight shift\b|\bward\b|\bplant\b|\b(?:love|like|enjoy|bliss|lovely|nice|peace|beautiful|heaven) (?:it|and|the)?\b|\bi love\b|\bi like\b|\bbeautiful\b|\bfridge was\b|\bstill here\b|\bcellar\b|\bfinally quiet\b|\bat last\b|\bfridge\b/,
    hear: ['The quiet can make you feel very alone.', 'A quiet house lets you hear everything that used to be in it.'],
    ask: ['Which sound do you miss first?', 'Which hour is it quietest?'],
  },
  {
    id: 'tried-everything',
    general: true,
    cues: 'tried everything nothing helps works help done',
    when: own(
      "YOU(?:'ve)? (?:tried|done) (?:it all|everything|all of (?:it|that)|so many things|every (?:thing|cream|app|diet|tablet)|melatonin|rain sounds|counting sheep|all the|the breathing)\\b.*|^(?:but |and |because )?nothing (?:really |ever |seems to |has |i try |you try )*(?:helps?|helped|works?|worked|makes (?:a|any) difference)\\b|^(?:but |and )?(?:it|that|breathing .*|walking|the tablets?|none of it|none of them) (?:doesn't|don't|didn't|does not|won't|isn't) (?:really |even )?(?:help|helping|work|working|do much|do anything|make (?:a|any) difference)\\b",
    ),
    unless:
      /\bhomework\b|\brecipe\b|\bstain\b|\bmarmalade\b|\byou sa(?:y|id)\b|\bi already\b|\bi have tried that\b|\bi said so\b|\bjournal|\bcomputer|\bwifi\b|\bprinter\b|\bboiler\b|\bscreen\b|\bphone\b|\bapp\b|\blift\b|\bbattery\b|\bheating\b|\bworks? (?:there|here|in|at|for)\b|\bcar\b|\bhoping for doesn|\basking me\b|\b(?:doesn'?t|didn'?t|not) help (?:that|when|much)\b|\bisn'?t helping\b|\bthink it didn'?t help\b/,
    hear: [
      "You've tried so much, so no wonder you're discouraged.",
      'Trying that many things is tiring by itself, and each one came with a bit of hope to put away again.',
      'After enough of that, being told one more thing to try is nearly an insult.',
    ],
    ask: ['Which of them came closest?', 'Who keeps suggesting new ones?'],
  },
  {
    id: 'no-use-for-anything',
    general: true,
    cues: 'care bother chore effort motivation energy enjoy interest point taste joy',
    when: own(
      "YOU (?:don't|do not|can't|couldn't|didn't|no longer) (?:really |even |seem to |want to |be )*(?:care (?:any ?more|about (?:anything|any of it|it))|enjoy (?:anything|it|things|any)|taste (?:it|anything)|bothered(?: with (?:anything|it|people))?|see the point|look forward to (?:anything|it)|laugh (?:any ?more|much))\\b|YOU (?:can't|couldn't) be (?:bothered|arsed)\\b|YOU(?:'ve)? (?:got |have |lost )?(?:no|all) (?:motivation|energy|interest|joy|appetite|drive)\\b|^everything(?:'s| is| feels(?: like)?)? (?:such )?(?:a chore|an effort|a struggle|hard work|so hard)\\b|nothing (?:tastes|is fun|gives (?:me|you)|interests|excites|feels (?:good|fun|like))\\b|even the (?:things|stuff) you (?:love|like|used to)",
    ),
    unless:
      /\bcare any ?more (?:what|who|if|that)\b|\bcare about (?:it|that) (?:any ?more,? i'?m (?:free|happy|over))\b|\bcovid\b|\bsmell\b|\bheavy cold\b|\bassignment\b|\bapplying\b|\bcouldn'?t taste\b|\bleaving do\b|\bsee the point of (?:living|life|going on|being)\b|\bcovid\b|\bfever\b|\bchemo\b|\bdon'?t care what (?:they|people)\b|\bi don'?t care,? (?:a|he|she|i)\b|\bnothing feels like home\b/,
    hear: [
      "It's hard when nothing gives you pleasure any more.",
      'Doing it anyway, with no pull from any of it, takes about twice the strength.',
    ],
    ask: [
      'What was the last thing that did pull you?',
      'What was the first thing to lose its taste?',
      'What do you still do, out of habit?',
    ],
  },
  {
    id: 'too-old-too-late',
    general: true,
    cues: 'old late age young',
    when: own(
      "YOU(?: feel)? too (?:old|late|young|far gone) (?:for|to)\\b|^(?:is it |it's |it is |maybe it's |and now it's )?too late (?:to|for|now)\\b|^(?:at|not at) (?:your|my) age\\b|(?:a |an )(?:grown|old) (?:man|woman) (?:like you|of (?:my|your) age|crying|blushing)|YOU (?:thought|expected) (?:that )?(?:by now|you(?:'d| would) (?:be|have) .* by (?:now|this age|thirty|forty|\\d\\d))",
    ),
    unless:
      /\bcalling\b|\b(?:post|shops?|bus|train|cake|order|booked?|refund|vet|doctor|kitchen)\b|\bi(?:'?ve| have) (?:already )?(?:said|sent|told)\b|\bnever too (?:old|late)\b|\bnot too (?:old|late)\b|\btoo young to (?:drive|drink)\b|\bhe(?:'s| is) too\b|\bshe(?:'s| is) too\b/,
    hear: ["It can feel as if your time for it has passed, and that's a sad thought."],
    ask: ['Who said so, as far as you remember?', 'What would you be doing, if nobody had counted?'],
  },
  {
    id: 'everyone-saw',
    general: true,
    cues: 'everyone everybody saw heard seen whole people mic staring stared watching turned',
    when: /^(?:and |but |so |now )*(?:everyone|everybody|the whole (?:class|bus|office|school|room|street|queue|shop|team|church|pub|train|restaurant)|all of them|half the \w+|(?:\w+ )?(?:people|kids|parents)) (?:(?:just|had|has|could|all|was|were|must have|'d) )*(?:saw|seen|heard|see|hear|stared|staring|looked(?: (?:at (?:you|me)|round))?|looking(?: at (?:you|me))?|turned (?:round|around)|watched|watching|went quiet|clapped|laughed|filming|filmed (?:it|me|you))(?: (?:it|you|me|you through .*|at (?:you|me)|the screenshot|your \w+))?(?: (?:when|as|while) you (?:fell|tripped|slipped|dropped|spilt|spilled|cried|walked (?:in|out)|came in)\b.*)?$/i,
    unless:
      /\bso (?:hard|much) we\b|\bpicnic\b|\bwe all laughed\b|\bfirst (?:act|goal|dance)\b|\bthe film\b|\bfireworks\b|\bbaby'?s?\b|\bi laughed too\b.*\bfun\b|\bthe kids were\b|\bmy baby\b|\byou could see\b|\blovely\b|\bbest (?:day|bit|night)\b|\bspeech\b|\bfuneral\b|\bsang\b|\bsolo\b|\bgood (?:crying|way)\b|\bproud\b|\bpassed\b|\bjoke\b|\blaughed at (?:his|her|my) jokes?\b|\bmade them laugh\b|\bhappy\b|\b(?:they|everyone|everybody) clapped\b/,
    hear: [
      'How awful, with everybody looking.',
      'You remember it as a whole crowd looking for a whole hour, whatever the clock said.',
    ],
    ask: [
      'Where did you look, just then?',
      'Was there one kind face among them?',
      'What is the first thing you have to go back to there?',
    ],
  },
  {
    id: 'name-said-wrong',
    cues: 'name spelt spelled pronounc called calls call',
    when: own(
      "(?:said|say|says|spelt|spelled|spell|spells|pronounced?|pronounces|got|get|gets|getting|had|written?|wrote) (?:your|my) (?:own )?name(?: \\w+)? (?:wrong|badly|differently|like)|your name (?:is |was )?(?:spelt|spelled|said|pronounced|written) wrong|(?:can't|cannot|nobody|no one) (?:\\w+ )?pronounces? your (?:real |own )?name\\b|(?:calls?|called|calling) you \"?[A-Z]\\w+\"?,? (?:your name is|it's not|you didn't choose|because (?:it|your)|cos )",
    ),
    unless:
      /\bdark room\b|\bfather-in-law\b|\bthat one\b|\bdementia\b|\balzheimer|\bright\b|\bproperly\b|\bsaid my name right\b/,
    hear: [
      "It's hurtful when they can't even get your name right.",
      'Correcting it once is easy. By the fifth time you begin to feel like the difficult one.',
    ],
    ask: ['How is it said properly?', 'Who says it the way it should be said?'],
  },
  {
    id: 'cannot-read-well',
    cues: 'read reading write writing',
    when: own(
      "YOU (?:can't|cannot|could not|couldn't|never (?:could|learnt to|learned to)) (?:really |even )?(?:read(?: and write| or write| properly| well| good| very well)?(?:$|,? (?:in no|at|and|you're|because)\\b)|read (?:it|them|the (?:letters|letter|form|forms|menu|signs))\\b|spell\\b)",
    ),
    unless:
      /\bfrom there\b|\bhandwriting\b|\bglasses\b(?!.*\bi say\b)|\bcan'?t read (?:him|her|people|his|her)\b|\beyes? (?:test|drops|operation)\b|\bsince the stroke\b|\bconcentrat|\b10 seconds\b|\bshaking\b|\bcrying\b/,
    hear: [
      'Getting through the days like that takes courage and a lot of work.',
      'It takes great skill to get through a day like that without anyone noticing.',
    ],
    ask: ['Who helps you with the letters now?', 'What would you read first?'],
  },
  {
    id: 'never-good-enough',
    cues: 'ruin mess spoil disappoint nothing never enough right wrong whatever matter good anything',
    when: own(
      "^(?:and |but )?(?:nothing|whatever|everything|anything) you (?:ever )?(?:do|did|say|try|cook|write)(?: \\w+)? (?:is|was|'s|isn't|wasn't)(?: ever| never| always)? (?:right|good enough|enough|wrong|good)\\b|YOU (?:(?:never|not|never been|don't feel|can never be|feel|just|always|will never be) )+(?:good|clever|thin|pretty|strong|fast) enough\\b|(?:it's|that's|nothing is|nothing's) (?:never|not|ever) (?:good )?enough\\b(?! (?:money|food|time))|YOU (?:can't|couldn't|never) (?:do|get) (?:anything|a thing|it) right\\b|YOU (?:ruin|mess up|spoil|break|let down|disappoint) (?:everything|everyone|everybody)\\b",
    ),
    unless:
      /\bi said to (?:him|her|them)\b|\bcan'?t get (?:it|this) right\b.*\b(?:recipe|bread|cake|dough|song|chord|stitch)\b|\bcooking for\b|\bfor this course\b.*\?|\bgood enough for me\b|\bstill not enough\b.*\b(?:rent|money|hours|deliveries)\b|\brent\b|\bpay\b/,
    hear: [
      'It hurts when whatever you do is never enough.',
      'A mark like that gets moved each time you come near it, so there is never a day of having got there.',
    ],
    ask: [
      'Whose voice is that in, when you hear it?',
      'What was the last thing that set it off?',
      'When did something last feel good enough?',
    ],
  },
  {
    id: 'not-listened-to',
    cues: 'listen hear heard understand get believe interest care',
    when: own(
      "^(?:and |but |because )?(?:nobody|no one|noone|they|he|she|none of them) (?:(?:don't|doesn't|didn't|never|really|ever|just|even|actually|won't|wouldn't) )*(?:listens?(?: to (?:you|me))?|listen(?:ed)?(?: to (?:you|me))?|understands?(?: (?:you|me|it|this|that|what|how|why)\\b.*)?|understood|gets? it|hears? (?:you|me)|believes? (?:you|me)|believed (?:you|me)|takes? (?:you|me) serious\\w*|took (?:you|me) serious\\w*|wants? to (?:hear|know)(?: (?:it|about it))?)(?: anyways?| any ?more| at all| really)?$",
    ),
    unless:
      /\b(?:he|she|they) (?:really |actually |just |even |always )?(?:listen|listens|listened|understands?|understood|gets? it|got it|believes? (?:me|you)|believed (?:me|you)|heard)\b|\bhe'?s (?:deaf|only)\b|\bhearing aid/,
    hear: [
      'Not being listened to is lonely and frustrating.',
      'Having to say a thing again and again makes it sound smaller each time, even to yourself.',
      'After a few goes you start cutting the story down to what they can manage.',
    ],
    ask: [
      'What is the part they keep missing?',
      'Who did listen to you, once?',
      'What would you want them to have got by now?',
    ],
  },
  {
    id: 'done-with-it',
    cues: 'done finished over had',
    when: own(
      'YOU (?:so |just |absolutely |totally |completely )?(?:done|finished|through) with (?:him|her|them|it all|this|that|these|those|all|my|your|the|men|women|dating)\\b(?! (?:book|dishes|washing|homework|essay|shift|shopping|tablets|treatment|chemo|course|project|exam))',
    ),
    unless:
      /\bgame\b|\b(?:cheat\w*|trust)\b|\bdiamond\b|\bdone with (?:life|living|all of it|everything|this life|this world)\b|\bproject\b|\bkilling\b/,
    hear: [
      "You've had enough, and it sounds as if you've had enough for a long time.",
      'It sounds sudden to the others, who did not see it coming up the road.',
    ],
    ask: ['Which was the one too many?', 'How long has it been on its way?', 'Have you said it to them?'],
  },
  {
    id: 'gave-in-again',
    cues: 'gave give let back again caved backed',
    when: own(
      'YOU (?:gave in|give in|always give in|caved(?: in)?|backed down|back down|let (?:him|her|it|them) (?:slide|pass|win|have (?:it|his way|her way|their way)|walk (?:all )?over|off)|gave way)\\b|YOU let (?:him|her|them) .*\\bagain$',
    ),
    unless:
      /\bfire\b|\blet (?:him|her|them) (?:off\b|have it for\b)|\bdeathbed\b|\blet (?:him|her|it) go (?:out|to (?:the|a|his|her)|home|first|in)\b|\bdog\b|\bput (?:him|her) to sleep\b|\bdied\b|\bbird\b|\bballoon\b|\bmachine\b/,
    hear: [
      'You gave in to keep the peace, and now it bothers you.',
      'You do the sums in a second, how long the row would last and who would win it.',
    ],
    ask: ['What did you want it to be instead?', 'What do they say when you hold out?'],
  },
  {
    id: 'the-sensible-one',
    cues: 'calm sane capable organi reliab sensible reasonable good quiet responsible grown easy eldest oldest only nice',
    when: own(
      "\\b(?:says?|thinks?|tells (?:people|everyone)|calls) you(?:'re| are)? the (?:sensible|reasonable|good|quiet|responsible|easy|calm|reliable|organised|sane|capable) one\\b|YOU (?:always |had to be |have to be |'ve always been |always been |always had to be |supposed to be |been |being |tired of being )*the (?:sensible|reasonable|good|quiet|responsible|grown[ -]?up|easy|nice|calm|reliable|mature|organised|healthy|sane|capable) (?:one|child|girl|boy|kid)\\b",
    ),
    unless: /\bwith my friends\b|\bi look like\b|\bthe nice girl\b/,
    hear: [
      'Always being the sensible one is tiring.',
      'The others get to fall apart because it is known who will not.',
    ],
    ask: ['Who decided that it would be you?', 'What would the unsensible version have done this week?'],
  },
  {
    id: 'shy-with-people',
    cues: 'shy awkward people talking boring weird party parties small quiet',
    when: own(
      "YOU(?:'re| are)? (?:(?:so|very|too|really|just|a bit|always|quite|pretty|painfully|feel|feeling) )*(?:shy|awkward|socially (?:awkward|anxious)|weird (?:around|with) people|tongue[- ]tied)\\b|YOU (?:just )?(?:not good|no good|bad|rubbish|terrible|hopeless|crap) (?:at|with) (?:people|talking|parties|small talk|conversation\\w*|making friends|talking first|groups)|YOU never know what to (?:say|talk about|do with (?:my|your) (?:hands|face))|YOU hate (?:parties|small talk|being (?:me|you) at|phone calls|talking on the phone|groups)\\b",
    ),
    unless: /\bnot (?:shy|that i'?m shy)\b|\bisn'?t that i\b|\bit'?s not that i'?m shy\b|\bbored\b/,
    hear: [
      'Being shy in company is hard work, and people rarely see it.',
      'So much goes on inside at such times that there is hardly any room left to be in the conversation.',
    ],
    ask: ['Who can you talk to without thinking about it?', 'What was the last time like?'],
  },
  {
    id: 'felt-stupid',
    general: true,
    cues: 'stupid idiot fool dumb thick foolish clown',
    when: own(
      "(?!.*\\b(?:you're|you are) (?:just |so |the |most )*(?:dumb|stupid|thick)\\b)YOU (?:(?:feel|felt|feeling|like|such|so|just|really|always|look|looked|look like|feel like|felt like|a right|a proper|a bit|too|that|proper|right) )*(?:a |an |such a |such an |a right |a proper |a total |a complete |like a |like an |the |a perfect )*(?:stupid|idiot|fool|dumb|thick|foolish|eejit|moron|clown|numpty|muppet|prat|wally|dope)(?:$|,| (?:for|about|now|all|driving|in|when|afterwards|today|and|at|in front|because|of me)\\b)|^(?:stupid,? )+(?:you|old fool|me)\\b|how could you be so (?:stupid|dumb)",
    ),
    unless:
      /\ball the time\b|\bfor asking\b|\bclown\b|\bmalaga\b|\bmath\b|\bin my class\b|\beverybody has\b|\bfeel silly\b|\bhe(?:'s| is) (?:such )?an? idiot\b|\bnot (?:stupid|an idiot)\b|\bbank number\b|\bcalled me\b|\bthe (?:old|silly) fool\b/,
    hear: [
      "You weren't stupid. It only looks so plain now that it's over.",
      'That word goes on being said long after the thing is over, and only ever by you.',
    ],
    ask: [
      'What had it looked like, at the time?',
      'Who have you let in on it?',
      'What would you call somebody else, in the same spot?',
    ],
  },
  {
    id: 'did-not-get-it',
    general: true,
    cues: 'failed fail get reject turned somebody resit missed',
    when: own(
      "(?:YOU|^) ?(?:just |only )?(?:failed|flunked)(?:$|,| (?:it|again|the|my|your|by|at|twice|another|for)\\b)(?!.*\\b(?:him|her|them|everyone|kids?|children|as a)\\b)|YOU didn't (?:get|make) (?:in|it|the (?:job|part|place|role|promotion|flat|team|cut|grade|visa|contract|house)|picked|chosen|through|selected)\\b|you(?:'ve been| were| got| have been| are|'re)(?: just)? (?:rejected|turned down|dropped|knocked back|passed over)\\b|^(?:rejected|turned down)\\b|they (?:took|picked|chose|gave it to) (?:somebody|someone|another|the other)\\b",
    ),
    unless:
      /\b(?:feel|felt|feels) like i(?:'?ve| have)? failed\b|\bfailed at something\b|\bfailed (?:marriage|suicide)\b|\bpassed (?:now|today|this time)\b|\bturned down (?:a|the|his|her|an|two|three) \w+|\bnext to me\b|\bi didn'?t say\b|\bpen\b|\bglad\b|\bcan'?t read\b|\beye test\b|\bi'?d see\b|\bcheated\b|\bbecause i failed\b|\bdidn'?t get it\b.*\b(?:joke|read it)\b|\bhaven'?t failed\b|\bfailed (?:him|her|them)\b|\bwere failed\b|\bdropped the\b|\bmissed the\b|\bheart\b|\bkidney\b/,
    hear: [
      "That's really disappointing, and then people ask.",
      'You had been past it already, in your head, with plans on the other side.',
    ],
    ask: ['Who have you had to tell?', 'What had you started to picture?'],
  },
];
