import type { Happening } from './happening.ts';
import { atWork, ofJob } from './work-words.ts';

/** At work, with whoever decides about it: bosses, and what they do with the work and the people. */
export const ofWork: readonly Happening[] = [
  {
    id: 'said-love-to-the-boss',
    cues: 'love babe mum mom mam darling honey dad sweetheart',
    when: /\b(?:said|say|told|called|call)\b[^.]*\b(?:love (?:you|u|ya)|babe|mum|mom|mam|darling|honey|dad|sweetheart)\b[^.]*\b(?:boss|manager|supervisor|teacher|client|customer|ceo|director)\b|\b(?:told|called) your (?:boss|manager|supervisor|teacher|director) (?:"|')?(?:love (?:you|u|ya)|babe|mum|mom|mam|darling|honey|dad|sweetheart)\b/i,
    unless: /\b(?:he|she|boss|manager) (?:\w+ )?(?:called|calls) (?:me|you)\b|\bin love\b/,
    bright: true,
    hear: ["Oh no. That's one to blush about for a while."],
    ask: [
      'What did they say to that?',
      'Have you had to look them in the eye since?',
      'Who have you told about it so far?',
    ],
  },
  {
    id: 'boss-shouted',
    cues: 'shout yell scream roar bawl explod blew lost tore ripped lays laid had has kick swore snap took went',
    when: atWork(
      '(?<who>BOSS)(?: \\w+){0,2} (?:(?:shout(?:ed|s|ing)?|yell(?:ed|s|ing)?|scream(?:ed|s|ing)?|roar(?:ed|s|ing)?|bawl(?:ed|s)?|snap(?:ped|s)|swore|swears)(?: \\w+)?(?: (?:at|into) (?:you|us|everyone|everybody)\\b|$)|explode[ds]?\\b|blew up|lost (?:it|the plot|his temper|her temper|their temper|the rag)|tore (?:into|strips)|ripped into|lays? into|laid into|ha[sd] a go at you|kicked off|took the head|went (?:mad|mental|ballistic|nuts|off on you))',
    ),
    unless:
      /\b(?:but when|not shouting|never (?:shouts?|yells?|screams?|raises?)|if (?:he|she|my boss)|to (?:him|her)self|for joy|with laughter)\b/,
    hear: [
      "Being shouted at by somebody you can't answer is humiliating.",
      'Being shouted at takes the words out of most people. The good answers tend to turn up hours later, at the sink.',
    ],
    ask: [
      'Did anyone say a word to you afterwards?',
      'What did you do, right after?',
      'Is {who} like that with everybody?',
    ],
  },
  {
    id: 'shown-up-at-work',
    cues: 'front aloud loud whole everyone everybody headset',
    when: atWork(
      "^(?:and |then |so |but )*(?<who>THEY)(?:'s|'d)? [^.]*\\b(?:you|your|yours)\\b[^.]*\\b(?:in front of (?!the (?:telly|tv|mirror|house|window|screen))|out loud|aloud|before the (?:whole|entire)|on the (?:headset|tannoy|big screen)|over the radio)",
    ),
    unless:
      /\b(?:prais|thank|proud|well done|stood up for|defended|apologi[sz]|congratulat|compliment|clapp|hugg|kiss|propos|nice things)|\bi love (?:him|her|it|them)\b|\bloved it\b/,
    beside: ofJob,
    hear: [
      "That's humiliating, and worse with the others watching.",
      'You have to go on standing there with something to do with your hands, and tomorrow you meet the same faces.',
    ],
    ask: [
      'Who was there to hear it?',
      'Did any of them come to you afterwards?',
      'What would you have said, if it had been just the two of you?',
    ],
  },
  {
    id: 'no-one-stepped-in',
    cues: 'nobody one none everyone everybody they queue',
    when: /\b(?:nobody|no one|no-one|none of them|not one of them|not one person) (?:\w+ )?(?:stood up for|stepped in|spoke up|looked up|backed you|stuck up for|defended|said (?:a (?:single )?word|anything)|did a thing|did anything|came to you|took your side)(?! (?:wrong|about|to your))\b|\b(?:everyone|everybody|they all|the (?:whole )?(?:queue|room|team|class)|the others) (?:just |all )*(?:looked|stared|looking|staring|watched) (?:away|at the(?:ir| (?:floor|table|ground))|down|on\b)/i,
    beside:
      /\b(?:call(?:s|ed) (?:me|us)|shout\w*|yell\w*|scream\w*|laughed at|laughing at|slur|spat|insult\w*|humiliat\w*|in front of|swore|threw|cried|crying|pushed|touched|grabbed|made fun|at dinner|mocked|mimicked|accus\w+|blam\w+|told me off|my fault|stood there)\b/,
    unless: /\b(?:funeral|hearse|happy crying|hot bread)\b/,
    hear: [
      'It hurts that nobody stood up for you.',
      'You remember the one who did it, and after that you remember the room.',
    ],
    ask: [
      'Was there someone there you had counted on?',
      'Has anyone said anything to you about it since?',
      'Whose face do you still see?',
    ],
  },
  {
    id: 'blamed-at-work',
    cues: 'blam fault bus scapegoat',
    when: atWork(
      "\\b(?:THEY|everyone|they're|he's|she's)(?: \\w+){0,2} (?:blam(?:ed|es|e|ing) (?:it |this |everything |the \\w+ )?(?:all )?(?:on )?you\\b|put the blame on you|said it (?:was|is) (?:all )?(?:your fault|because of you)|threw you under the bus)|\\byou(?:'re| were| got| get|'ve been|'ve got)? (?:\\w+ )?(?:blamed|(?:got|get|took|take) (?:all )?the blame|the scapegoat|thrown under the bus)\\b|\\beveryone(?:'s| is) (?:\\w+ )?blaming you\\b",
    ),
    unless: /\bblam(?:e|ed|ing) (?:my|your)sel(?:f)\b|\b(?:nobody|no one|don't|didn't|never) (?:\w+ )?blame/,
    beside: ofJob,
    hear: [
      "It's infuriating to be blamed for what you didn't do.",
      'You know what really happened, and you have to watch another version go round and become the true one.',
    ],
    ask: [
      'Who else knows how it really was?',
      'What did you manage to say, when it came up?',
      'Has anyone asked for your side yet?',
    ],
  },
  {
    id: 'credit-taken',
    cues: 'credit passed presented presents same great idea',
    when: atWork(
      "\\b(?:took|takes|taking|take|steals?|stole|stealing|got|gets) (?:\\w+ )?(?:the |your )?credit for\\b|\\b(?:took|takes|taking|stole|got|gets) (?:all )?(?:the |your )credit\\b|\\b(?:took|taken|left) your name off\\b|\\bpass(?:ed|es|ing) (?:it|them|your \\w+) off as\\b|\\b(?:presented|presents|used|stole|nicked|pinched|copied) your (?:\\w+ )?(?:idea|ideas|slides|work|report|presentation|numbers|photos|design)\\b|\\b(?:says?|said|repeats?|repeated) (?:exactly |basically )?(?:the same (?:thing|idea)|your idea|what you(?:'d| had) (?:just )?said)\\b",
    ),
    unless:
      /\b(?:joke|poem|doctor said the same)\b|^(?:and |so |then |but )*you (?:\w+ )?(?:took|take|stole|got)\b|\bi (?:\w+ )?(?:took|stole) (?:\w+ )?(?:the )?credit\b/,
    beside: ofJob,
    hear: [
      "It's infuriating to hear somebody else praised for your idea.",
      "If you say that it was yours, you look petty. If you don't, it goes on being somebody else's.",
    ],
    ask: [
      'Did anyone in there notice whose it was?',
      'How did you come to it in the first place?',
      'Has it happened before with the same person?',
    ],
  },
  {
    id: 'talked-over-at-work',
    cues: 'interrupt talk cut explain speak heard listen silence ignor',
    when: atWork(
      "\\b(?:THEY|everyone|they all|people|your (?:colleagues|team|boss)|the (?:men|others|lads))(?: \\w+){0,2} (?:interrupt(?:s|ed)?|talk(?:s|ed)? (?:over|across)|cuts?) you\\b|\\bexplain(?:s|ed)? (?:your \\w+ (?:back |again )?to you|(?:it|everything) (?:all )?again after you)\\b|\\byou (?:said|say|suggest(?:ed)?|speak|spoke|talk)\\b[^.]*\\b(?:nobody|no one) (?:\\w+ )?(?:heard|listen(?:ed|s)?|says?|said|answer(?:ed|s)?|reacted)\\b|\\bdon't let you finish\\b|\\bget talked over\\b",
    ),
    beside: ofJob,
    hear: [
      "It's frustrating not to be let finish.",
      'You sit there with the end of the sentence still in your mouth, and the talk has gone on without you.',
    ],
    ask: ['What was it that you wanted to say?', 'Is there anyone there who waits till you have finished?'],
  },
  {
    id: 'left-out-of-meeting',
    cues: 'nobody one forgot told without meeting rota calendar word invite',
    when: /\b(?:nobody|no one) (?:had )?(?:told|tells|informed) you\b(?!.*\b(?:love|to stay|to come|till|until|how|off)\b)|\bforgot to (?:tell|invite|include) you\b|\b(?:had|have|held) (?:a|the|their) meeting (?:about \w+ \w+ )?without you\b|\b(?:you )?(?:found|find) (?:it|this|that|out)(?: \w+)? (?:on|from|by|in) (?:the|a) (?:new )?(?:rota|roster|calendar|email|spreadsheet|list|printer|accident|intranet|group chat)\b|\bdidn't invite you\b[^.]*\bmeeting|\bmeeting\b[^.]*\b(?:didn't invite|without) you\b/i,
    beside: ofJob,
    hear: [
      "It's hurtful to be forgotten like that.",
      'To hear it by accident is a small insult of its own, on top of whatever the news was.',
    ],
    ask: ['Who should have told you?', 'What did they say when you asked?', 'How long had the others known?'],
  },
  {
    id: 'boss-writes-after-hours',
    cues: 'email text writ wrote messag call phon ring rang whatsapp ping',
    when: atWork(
      '\\b(?<who>BOSS|he|she)(?: (?:always|still|just|even|keeps|often|then))* (?:emails?|emailed|emailing|texts?|texted|texting|writes?|wrote|writing|messages?|messaged|messaging|calls?|called|calling|phones?|phoned|rings?|rang|ringing|pings?|whatsapps?)\\b[^.]*\\b(?:at (?:\\d\\d?(?:[:.]\\d\\d)? ?(?:pm|at night)|2[0-3][:.]\\d\\d|\\d\\d? at night|nine|ten|eleven|midnight|night)|on (?:a |your )?(?:sundays?|saturdays?|days? off|weekends?|holidays?|leave)|while you (?:are|were) (?:on|at|off|in)|when you (?:are|were) (?:off|on (?:leave|holiday))|late at night|in the evenings?|outside (?:of )?(?:hours|work))',
    ),
    unless: /\b(?:son|daughter|husband|wife|ex|mum|mother|boyfriend|girlfriend)\b/,
    beside: /\b(?:boss|manager|supervisor|foreman|director|chef|team lead|head ?teacher|employer|owner|client)\b/,
    hear: [
      "You can't switch off when they write to you at home.",
      'Even unanswered it takes the evening. You have seen who it was, so part of you has gone in.',
      'For them it is a minute. At your end it opens the door of the whole place, at home, at that hour.',
    ],
    ask: [
      'What happens when {who} gets no answer till the morning?',
      'What was it that {who} wanted, this last time?',
      'What did {who} catch you in the middle of?',
    ],
  },
  {
    id: 'watched-at-work',
    cues: 'watch monitor track time count camera check',
    when: atWork(
      "\\b(?:THEY|they're|he's|she's|your work)(?: (?:always|always is|is|are|constantly|just|even|now|'s|all))* (?:watch(?:es|ing)?|monitors?|monitoring|tracks?|tracking|times?|timing|counts?|counting) (?:you|us|your (?!child|kids|money)\\w+|every (?:minute|move|second|step|thing)|everything|what you|how (?:long|often|many))|\\byou(?:'re| are|'ve been| feel)(?: \\w+)? (?:being )?(?:watched|monitored|tracked|timed)\\b|\\bthere's a camera at work\\b",
    ),
    unless: /\b(?:neighbou?r|ex|husband|wife|boyfriend|stalk|follow(?:s|ing) me|voices|heart rate|steps)\b/,
    beside: ofJob,
    hear: [
      'Being watched all the time is exhausting.',
      'Being watched makes people clumsy. You start to see your own hands from the outside.',
    ],
    ask: [
      'What was the last thing they picked you up on?',
      'Where in the day does nobody see you?',
      'What do the others there say about it?',
    ],
  },
  {
    id: 'wrong-name-at-work',
    cues: 'name pronounc',
    when: /\b(?:can't|can not|don't|won't|never|nobody|no one|refuses? to|still|always|keeps?|gets?|got|getting|has|have)\b[^.]*\b(?:say|says|pronounc\w+|get|gets|got|getting|spell\w*|remember\w*|learn\w*|call|calls|calling|use)\b[^.]*\byour (?:real |full |actual |proper )?name\b|\byour (?:real |full |actual |proper )?name (?:wrong|is too (?:long|hard|difficult))\b|\b(?:at work|in the office|they|your (?:boss|manager|supervisor)) (?:\w+ )?(?:use|calls? you)\b[^.]*\bshorter name\b/i,
    unless:
      /\b(?:forgets?|dementia|alzheimer|baby|grandma|gran|nan|heart|whisper)\b|\b(?:never|don'?t|didn'?t|not|hardly) (?:even )?(?:call|say|mention|said|mentioned|called)\w* (?:out )?(?:my|your) name\b|\brecogni[sz]\w*/,
    beside: ofJob,
    hear: [
      "It's hurtful not to be called by your own name.",
      'Every time, you have to choose between putting them right again and being someone you are not until five.',
    ],
    ask: ['Who there does say it right?', 'Who gave you your name?', 'What do you do when they say it wrong?'],
  },
  {
    id: 'boss-calls-you-names',
    cues: 'call nickname',
    when: atWork(
      '\\b(?<who>BOSS|they all|the (?:others|lads|guys|girls) at work)(?: (?:always|still|just|even|keeps|once|today|actually))* (?:calls?|called|calling) you (?!(?:back|saying|asking|telling|because|about|in|into|up|over|to|at|from|on|every|today|yesterday|again|last|and|this|his|her|their|for|after|by|names after|out|about|when|before|as|the next|if|just|madam|a family|family|she|he|sir|miss|"she|"he|by)\\b)(?:an? |the |")?[\\w\' -]+',
    ),
    unless:
      /\b(?:hero|star|legend|genius|brilliant|reliable|treasure|best|gem|by my (?:first|real) name|love it|i like it)\b/,
    hear: [
      'Being called that in front of others is humiliating.',
      "The trouble with a thing like that is that any answer makes you the one who can't take it.",
    ],
    ask: ['Do you remember the first time?', 'What do you do when it comes?', 'Who there calls you by your name?'],
  },
  {
    id: 'rota-changed',
    cues: 'shift hours rota roster schedule moved put nights',
    when: atWork(
      "\\b(?:THEY|they've|he's|she's|work) (?:have |has |just |keeps? |'ve |'s )*(?:chang(?:ed|es|ing)|moved?|moving|swapped|switch(?:ed|es|ing)|doubled|cancelled|canceled|mess(?:ed|ing) (?:with|up|about with)|halved) (?:all )?your (?:shifts?|hours|rota|roster|schedule|days off)\\b|\\b(?:they|they've|BOSS)(?: have| has|'ve)? (?:put|moved) you (?:on(?:to)? (?:nights?|days|earlies|lates|weekends|the night shift)|to the \\w+ (?:branch|store|site|office))\\b|\\byour (?:shifts?|hours) (?:got|was|were|have been|has been|just got) (?:changed|moved|cancelled|canceled|doubled|swapped)\\b|\\byour (?:shifts?|hours|schedule|rota) (?:keeps?|are always|is always|always) chang\\w*|\\bfrom \\w+ you(?:'re| are) (?:in|on) (?:the )?night shifts?\\b",
    ),
    unless:
      /\breliev\w*|\brelief\b|\bso (?:that )?(?:i|you) could\b|\bfuneral\b|\bsuits me\b|\bglad\b|\b(?:hours?|shifts?|pay)\b.{0,25}\b(?:cut|reduced|halved)\b|\b(?:cut|reduc\w+|halv\w+)\b.{0,15}\b(?:hours?|shifts?|pay)\b/,
    hear: [
      'It turns your whole week upside down.',
      'On the rota it is a line of boxes. For you it is sleep, and who you get to see this week.',
    ],
    ask: ['What had you planned for those hours?', 'How much warning did you get?', 'Who else does it hit at home?'],
  },
  {
    id: 'no-shifts-given',
    cues: 'schedule roster rota shift hours zero',
    when: /\bno (?:more )?shifts? (?:available|this|next|for|left|again)\b|\b(?:zero|no) hours (?:this|next|contract|again)\b|\b(?:haven't|not|hardly|barely|only|just) (?:\w+ ){0,2}(?:given|got|had|getting|giving) (?:you )?(?:\w+ )?(?:any |enough |one |two |a few |\d )?(?:shifts|hours)\b(?! (?:sleep|of sleep))|\btook you off the (?:schedule|rota|roster)\b|\bgiv(?:e|es|ing) you only (?:\d+|\w+) (?:hours|shifts|days)\b/i,
    unless: /\b(?:he|she|husband|wife|his|her)\b[^.]*hours|\b(?:sleep|slept|insulin|fast)\b/,
    hear: [
      "It's hard to be left without shifts when you need the money.",
      'You keep the days free for them in case, and a day kept free for nobody pays nothing.',
    ],
    ask: ['How far ahead do you know?', 'When was your last full week?', 'Who decides who gets them?'],
  },
  {
    id: 'leave-refused',
    cues: 'leave day days time holiday swap weekend',
    when: atWork(
      "\\b(?:THEY|they've|HR|work)(?:'s| has| have)? (?:\\w+ )?(?:refused?|refuses|den(?:y|ied)|declined?|turned down|rejected?|cancelled|canceled|won't (?:give|approve|let)|wouldn't (?:give|approve|let)|said no|says no|says you can't|said you can't|didn't approve)\\b[^.]*\\b(?:leave|days? off|time off|holidays?|swap|weekend off|go home early|the funeral)\\b|\\byour (?:annual )?(?:leave|holiday|day off) (?:was|got|has been|is) (?:refused|denied|declined|cancelled|canceled|rejected|turned down)\\b",
    ),
    unless: /\b(?:home office|visa|husband|wife|doctor)\b/,
    beside: ofJob,
    hear: [
      "It's disappointing to be refused when it mattered so much.",
      'To them it is a gap to fill. To you it was a day that will not come round again.',
    ],
    ask: ['What was the day for?', 'How was it put to you?', 'Who is going to be there without you?'],
  },
  {
    id: 'ever-more-given',
    cues: 'doing people five four more extra another two three jobs pile dump workload load',
    when: atWork(
      "\\b(?:THEY|they're|he's|she's|work)(?: (?:just|always|even|now|still|'ve|'s|has|have))* (?:keep(?:s|ing)? (?:\\w+ )?(?:giving|adding|dumping|piling|putting|loading|handing)|gives?|gave|given|dump(?:s|ed)?|pil(?:es|ed)|put|puts|adds?|added|hand(?:s|ed)?) (?:it |everything )?(?:on |onto )?you (?:even |yet |ever |all (?:the|this) |so much |a lot )*(?:more|extra|another|everything|on (?:a third|another|two)|work|tasks)\\b|\\byou(?:'re| are|'ve been| do| did)(?: \\w+)? (?:doing |been doing )?(?:the (?:work|job) of (?:two|three|four|five|\\d)|(?:two|three|four|five|both|everyone's|everybody's|everyone else's) (?:people's |persons' |peoples )?(?:jobs?|work))\\b|\\b(?:can't|can not) do (?:two|three|four) jobs\\b|\\bdo more with less\\b|\\byour (?:workload|case ?load)\\b",
    ),
    beside: ofJob,
    hear: [
      "It's too much, and it keeps coming because you get things done.",
      'Each new thing is too small to say no to. It is only the pile that is impossible, and nobody sees the pile but you.',
    ],
    ask: [
      'Does anyone there know how much you have on?',
      'What would go wrong first, if you put one of them down?',
      'What has had to give way at home?',
    ],
  },
  {
    id: 'does-their-work',
    cues: 'work leave left cover end always nobody pick jobs cleaning',
    when: atWork(
      "\\b(?:THEY|they all)(?: (?:always|just|still|even))* (?:leaves?|left|leaving) (?:you )?(?:all (?:the|of the|his|her|their)|the (?:\\w+ )?(?:dirty|worst|closing|heavy|hard|boring)|every \\w+) [^.]*\\b(?:to|for|with) you\\b|\\b(?:leaves?|left) (?:you )?(?:with )?all the (?:\\w+ )?(?:jobs|work|cleaning|closing work)\\b|\\byou(?:'re| are)? (?:\\w+ )?(?:end up|ended up|ending up|always|keep|have to|had to|left) (?:\\w+ )?(?:doing|do|covering|cover|picking up|pick up|finishing|finish|fixing|fix) (?:all )?(?:of )?(?:his|her|their|everyone's|everybody's|everyone else's) (?:\\w+ )?(?:work|jobs?|shifts?|share|mess|mistakes|tables|slack)\\b|\\byou(?:'ve| have| had)? (?:been )?cover(?:ed|ing)? for (?:him|her|them)\\b(?! (?:for|all) (?:\\w+ )?(?:years|my life|this marriage))|\\bnobody (?:else )?(?:in this office|at work|there) (?:has |ever )*(?:refill|clean|wash|buy|bought|empt)",
    ),
    unless: /\b(?:i'll stop covering|my (?:mum|dad|sister|brother|husband|wife|son|daughter)'s)\b/,
    beside: ofJob,
    hear: [
      "It's unfair to leave it all to you.",
      'When you do it without a word it looks as if it does itself, and from then on it is yours.',
    ],
    ask: [
      'What happens on the days you are off?',
      'When did it turn into your job?',
      'What would they say if you left it lying?',
    ],
  },
  {
    id: 'boss-was-kind',
    cues: 'home drove full stood stuck backed brought bought made gave sent umbrella nice kind lovely great understanding decent sound covered hug',
    when: atWork(
      "\\b(?<who>BOSS)(?:'s| has| just| even| actually)* (?:told you to (?:go home|take (?:the|a|all|as))|drove you home|put it down as|sent you home (?:early|paid|with pay)|stood up for you|backed you|stuck up for you|brought you|bought you|made you a (?:tea|coffee|brew|cup)|gave you (?:her|his|their|a hug|a lift|the (?:day|week|afternoon|night)|a day off|flowers|a card)|hugged you|sent (?:you )?a card|covered (?:for you|your shift)|(?:was|were|has been|is) (?:\\w+ )?(?:nice|kind|lovely|great|understanding|decent|sound|brilliant|amazing) (?:about|to|with|and|$)|(?:was|were|has been) (?:so |really |very )?(?:nice|kind|lovely|great|understanding|decent|sound|brilliant|amazing)$|understood)",
    ),
    unless:
      /\b(?:invite|but then|suspend|warning|to my face|before (?:he|she)|until|fired|sacked|let go|redundan|know what it means|fake|two-faced|used to be|wasn't|isn't|so when do you|worse|worst)\b/,
    bright: true,
    hear: [
      "It's a relief when a boss is kind like that.",
      'It is a relief to be seen by the one person there who can change your day.',
    ],
    ask: ['How did {who} know?', 'Did you manage to say anything back?', 'What did you do with the time?'],
  },
  {
    id: 'promised-by-boss',
    cues: 'promis word hand said told',
    when: atWork(
      "\\b(?<who>BOSS|he|she|they)(?:'d|'s| had| has)? (?:promised (?:you )?(?:the |a |that |it |to |you'd )|gave you (?:his|her|their) (?:word|hand) on)[^.]*",
    ),
    unless:
      /\b(?:husband|wife|boyfriend|girlfriend|mum|mom|dad|father|mother|son|daughter|marry|never to leave|landlord|love me|doctor|builder|school)\b/,
    beside:
      /\b(?:boss|manager|promotion|promoted|job|contract|raise|bonus|overtime|salary|supervisor|foreman|shift|permanent)\b/,
    hear: [
      "You counted on your boss's word, and it hurts to be let down.",
      'A promise costs nothing to make over a desk. You are the one who went home and planned with it.',
    ],
    ask: [
      'Was anyone else there when it was said?',
      'What was said when it came due?',
      'What had you planned on the strength of it?',
    ],
  },
  {
    id: 'told-boss-not-coping',
    cues: 'told said asked tell coping cope',
    when: atWork(
      "\\byou (?:\\w+ )?(?:told|tell|said to|say to) (?<who>BOSS|HR|them at work|work|occupational health)\\b[^.]*\\b(?:not coping|weren't coping|wasn't coping|aren't coping|can't cope|couldn't cope|struggling|too much|drowning|burn(?:t|ed|ing)? out|overwhelmed|depress\\w+|anxi\\w+|panic|bipolar|menopause|pregnan\\w+|diagnos\\w+|hearing aids?|autis\\w+|adhd|about your (?!holiday|weekend)\\w+|you(?:'ve| have) got)\\b|\\b(?:BOSS|work) (?:\\w+ )?asked (?:you )?(?:if|whether) you(?:'re| are| were) (?:ok|okay|alright|all right|coping|fine)\\b",
    ),
    hear: ['It takes courage to tell them that at work.'],
    ask: [
      'How long had you been carrying it about?',
      'Has either of you mentioned it again?',
      'What made it that day, of all days?',
    ],
  },
  {
    id: 'reported-it',
    cues: 'report complain hr union acas told went spoke talked wrote email grievance',
    when: /\byou(?:'ve| have)? (?:\w+ )?(?:reported (?!to work|for)(?:it|him|her|them|that|this|your|the)|complained (?:to|about)|(?:went|been|gone) to (?:the )?(?:HR|union|ACAS|head office|management|police about)|(?:told|spoke to|spoken to|talked to|talked with|wrote to|emailed|contacted|rang) (?:the )?(?:HR|union|ACAS|head office|management)|(?:put in|filed|raised|made) (?:a|the) (?:formal )?(?:grievance|complaint))\b|^been to the union\b/i,
    unless:
      /\b(?:landlord|if i|should i|neighbou?r|rape|assault)\b|\breported (?:it )?myself\b|\bincident form\b|\bi reported it myself\b/,
    beside: ofJob,
    hear: [
      'It takes courage to report it, and then to go on working there.',
      'You put it in their hands, and the next morning you have to walk in past all of them as if it were any day.',
    ],
    ask: ['Who knows that you did?', 'What have you heard back so far?', 'How have people been with you since?'],
  },
  {
    id: 'told-in-confidence',
    cues: 'told repeat spread secret confid behind back',
    when: atWork(
      "\\b(?:COLLEAGUE|she|he)(?: \\w+)? (?:told (?:everyone|everybody|the (?:boss|manager|whole \\w+|others|girls|lads|team)|your (?:boss|manager)|people|half the)|repeated it|spread it|went straight to)\\b(?! (?:that )?(?:she|he) (?:is|was|got|had))|\\byou told (?:COLLEAGUE|her|him)\\b(?!'s| secret)[^.]*\\b(?:private|secret|confidence)\\b",
    ),
    unless: /\b(?:proud|well done|good news|engaged|joke|lie|lied|lies)\b/,
    beside:
      /\b(?:private|secret|in confidence|confided|only told|told (?:one person|no one else|nobody else|her something|him something)|trust(?:ed|ing)? (?:her|him)|behind my back)\b/,
    hear: [
      'You told that in confidence, and it should have stayed there.',
      'You chose one person, and you chose with care. It makes choosing the next one so much harder.',
    ],
    ask: [
      'Have you said anything about it since?',
      'How did it come back to you?',
      'What had you two been like before?',
    ],
  },
  {
    id: 'goes-quiet-when-in',
    cues: 'quiet silent stop talking',
    unless: /\bmy (?:husband|wife|partner|boyfriend|girlfriend|bf|gf|son|daughter|mum|mom|dad)\b/,
    when: /\b(?:go(?:es)?|went|fall|fell|all) (?:all )?(?:quiet|silent)\b[^.]*\b(?:when|as|if|once|every time) you (?:come|came|walk|walked|sit|sat|get|got|go|went|enter|entered)\b|\bstop(?:s|ped)? talking (?:when|as|every time) you\b/i,
    hear: ['A room that stops talking when you come in has told you something, and leaves you to guess what.'],
    ask: ['When did that begin?', 'Is there one of them you could ask straight out?'],
  },
];
