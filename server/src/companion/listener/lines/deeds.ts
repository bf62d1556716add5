/**
 * Their own deed, put up as a question: 'should I tell him?', 'is it too late to pull out?'. Each row says by verb and by object
 * which deed it is for, what leans to, why, and what would turn it. The first row that fits is given, so the particular stands
 * before the general. '{they}', '{them}' is whoever it is about.
 */
export interface Deed {
  /** The verb, as it stands in the question, in small letters. */
  does: RegExp;
  /** What was told with it: in this message and the two before. */
  told?: RegExp;
  not?: RegExp;
  say: readonly string[];
  ask: readonly string[];
}

/** 'Should I …', 'do you think I should …', 'would it be mad to …', 'is it too late to …'. */
const whether = (deed: string): RegExp =>
  new RegExp(
    `(?<!\\b(?:how|what|when|where|why|who|which|whom) )\\b(?:should|shall|do|must|can|could|dare|did|should have|need) (?:i|we)(?: (?:just|even|really|actually|now|still|have to|need to|go and|have))* (?:${deed})\\b|\\b(?:i|we) (?:should|ought to|have to)(?: just)? (?:${deed})\\b|\\b(?:mad|crazy|weird|odd|strange|wrong|bad|ok|okay|all right|alright|late|soon|silly|stupid|daft|rude|mean|petty|childish|selfish|cruel|sad|pathetic|idea|better|fine|whether)(?: idea)?(?: (?:of|for) me)? (?:to|if (?:i|we))(?: (?:just|even|not))? (?:${deed})\\b`,
  );

const tell = whether('tell|say|let (?:him|her|them) know|mention|own up|come clean|admit');
const speakUp = whether(
  'say (?:something|anything|that|it)|speak (?:up|to)|ask (?:him|her|them)(?=[?.!]*$)|bring (?:it|this|that) up|mention|raise|complain|talk to|tell|be the one',
);
const toAsk = whether('ask');

/** Telling somebody what is true. */
const truths: readonly Deed[] = [
  {
    does: speakUp,
    told: /\b(?:touch\w*|rubbed|strok\w*|grop\w*|put (?:his|her) hand) (?:on )?my (?:knee|leg|thigh|bum|back|waist|chest|shoulder|hair)\b/,
    say: [
      "Yes. You moved away, and that was already an answer; saying it out loud isn't a fuss. Start with somebody who'll be on your side, and you needn't sit next to him again. If you're young, or it goes further than that, it should be a grown-up or a helpline today.",
    ],
    ask: ['Who would believe you without asking why?'],
  },
  {
    does: tell,
    told: /\bit was (?:actually |really )?(?:not me|(?!me\b|my\b|the\b|a\b|so\b|just\b|only\b|like\b|his\b|her\b|fine\b)\w+) who\b|\b(?:took|taken|got|getting|get) (?:all )?the blame\b|\b(?:wasn'?t|weren'?t|isn'?t) (?:even )?(?:me who|my (?:mistake|error))\b|\bblamed me\b/,
    not: /\b(?:murder|police|arrest\w*|stole|steal)\b/,
    say: [
      "I'd tell {them}, yes, once, in one plain sentence and as a fact rather than a defence: \"I've looked at it since, and that part wasn't mine.\" Otherwise it stays next to your name. I'd leave it only if it's a one-off and {they} forgot it long ago; then a quiet word with the one whose mistake it was does more.",
      "Yes, I would, calmly and when it's just the two of you: \"I said sorry on the spot, but it didn't come from me.\" You needn't make anything of whose it was unless {they} {asks}. What would change my mind is if the other one is about to say it anyway.",
    ],
    ask: ['What do you think would happen to the one who did it?', 'How do you think {they} {takes} being put right?'],
  },
  {
    does: tell,
    told: /\b(?:kiss\w* me|kissed (?:me )?on|hit(?:ting)? on me|made a (?:pass|move)|came on to me|hey (?:beautiful|sexy|gorgeous)|flirt\w* with me|our (?:little )?secret)\b/,
    say: [
      "I'd tell {them}, soon and plainly: what was said or done, and that you didn't ask for it. Kept back, it starts to look like something you share with the wrong person. If there's a harmless reading, {they} can be the one to say so.",
    ],
    ask: ['How do you think {they} would take it?', 'What has kept you from saying it so far?'],
  },
  {
    does: /\b(?:do|must|should|can) i (?:just |really |have to |keep on )*(?:lie (?:to|for)|cover for|keep (?:lying|covering))/,
    say: [
      "No, you don't have to lie for anybody. Keeping quiet and lying aren't the same: \"That's not for me to say\" keeps the one and spares you the other. And tell whoever asked you to keep it that you won't go further than that.",
    ],
    ask: [
      'How long do you think you could keep it up?',
      'What would happen if you told them you need them to say it themselves?',
    ],
  },
  {
    does: whether('keep (?:it|this|that|quiet)|tell|say'),
    told: /\b(?:secret|made me (?:swear|promise)|(?:swore|promised) (?:\w+ ){0,3}(?:not to|(?:i )?wouldn'?t|to keep (?:it|this|that) (?:quiet|secret|to myself))|don'?t tell|not to tell|tells me not to|only told me|in confidence)\b/,
    not: /\b(?:hit|hits|cut|harm\w*|suicid\w*|drugs?|touch\w*|starv\w*|eating|engaged|wedding)\b/,
    say: [
      "I'd go to the one who asked you to keep it before anybody else: \"I can't carry this on my own, will you say it, or shall we say it together?\" That way you don't go behind anyone's back. If somebody is being harmed or used by the silence, it stops being a secret you owe.",
      "Not straight away, and not for ever either. Tell the one it belongs to that you won't keep it past a certain day, and let that one say it first. What would turn it at once is if someone gets hurt, or robbed, while you wait.",
    ],
    ask: [
      "Who's worse off the longer it stays secret?",
      'What do you think they would say if you asked them to tell it?',
    ],
  },
  {
    does: tell,
    told: /\bi (?:\w+ )?(?:broke|smashed|scratched|dented|stained|glued|lost|ruined|chipped|spilled|spilt)\b(?! (?:up|down|my (?:job|baby|mum|dad|temper)))/,
    say: [
      "You don't have to, but I'd tell {them}, today and with what you did about it: \"I broke it, I'm sorry, and I've tried to mend it.\" If {they} {finds} out alone, it's the silence that hurts and no longer the thing. It'd only be different if it meant nothing to {them}.",
    ],
    ask: ['What do you think {they} would mind more, the thing or not knowing?'],
  },
  {
    does: tell,
    told: /\b(?:mark(?:ed|s)?|grade|exam|score|points?|test)\b[\s\S]*\b(?:wrong|too (?:many|high|much)|mistake|by (?:one|1) point)\b/,
    say: [
      "I'd tell {them}: \"I think you gave me a point too many, can you look at it again?\" It's awkward for a minute, and after that the mark is really yours. If it's long closed and nobody stands behind you in the line, you could let it rest.",
    ],
    ask: ['Whose face do you see when you think of it?'],
  },
  {
    does: tell,
    told: /\bi(?:'ve|'ve been| have been)? (?:read|looked at|went through|going through|snooped) (?:\w+ )?(?:in |at )?(?:(?:his|her|their|my \w+'?s) )?(?:diary|journal|phone|messages|texts|emails)\b|\bread my \w+s diary\b/,
    say: [
      'I\'d tell {them}, and begin with the sorry, not with what was in it. It gives {them} the choice of talking about the rest. If what you read worries you, you can also make room for it first, without quoting a word: "How are you getting on with yourself these days?"',
    ],
    ask: ['What would you do about what you read, if you could say it?'],
  },
  {
    does: tell,
    told: /\b(?:i(?:'ve| have)?(?: \w+)? (?:lied|been lying|pretended|made up)|i lied|lied on my|dropped out|wasn'?t (?:really )?(?:ill|sick)|they think i)\b/,
    not: /\b(?:cheat\w*|affair|slept with|drink\w*|gambl\w*)\b/,
    say: [
      "I'd say it before it comes out by itself. Told by you it's a thing you put right; found out, it's the lie that counts. One sentence for what's true, one for why you didn't say it, and no more. I'd wait only if it protects somebody from harm.",
      "Yes, and sooner rather than well. \"I told you something that wasn't true, and I don't want to keep it up\" is enough to begin with. It usually costs one bad evening. What would change my mind is if it'd ease you and only burden them.",
    ],
    ask: ['When does it come out, if you say nothing?', 'Which part of it would be the hardest to say?'],
  },
  {
    does: whether('come out|tell'),
    told: /\b(?:i'?m|i am) (?:gay|bi|bisexual|lesbian|trans|queer|ace|non-?binary)\b/,
    say: [
      "Have to, no. It's yours, and not saying it isn't lying. I'd tell {them} if it's the hiding that wears you out, and you've somewhere to go afterwards where it's fine. If {they} could make your life hard with it, wait until {they} can't.",
    ],
    ask: ["What's the best way you can imagine {them} taking it?", 'Who would be with you in it?'],
  },
  {
    does: whether('tell|show|say'),
    told: /\bnever (?:been in a relationship|had (?:a (?:girlfriend|boyfriend)|sex)|kissed|dated|been with)\b/,
    say: [
      'Not on the first evening, unless it comes up. It\'s no secret and no confession, it\'s just where you are. If you like {them} and it goes on, one light sentence is plenty: "This is fairly new to me." How {they} {takes} that tells you something about {them}, too.',
    ],
    ask: ['What are you afraid {they} would make of it?'],
  },
  {
    does: whether('answer|say|tell'),
    told: /\bhow many (?:people|men|women|partners|guys|girls)\b|\bmy (?:past|exes|number)\b/,
    say: [
      "No, you don't. It's yours, and \"I'd rather not count, what matters to me is us\" is a whole answer. What {they} may fairly ask is anything to do with health. If {they} won't leave it, ask what the number would change.",
    ],
    ask: ['What do you think {they} really {wants} to know?'],
  },
  {
    does: tell,
    told: /\b(?:i'?m adopted|i was adopted|isn'?t my real|not my real|dna)\b/,
    say: [
      "I'd ask them, yes, but not the same week. Get it straight for yourself first: what you'd want to know, and what you'd want them to know about how you are with it. They've very likely been afraid of this question for years. What would make me wait is if one of them is ill, or if you've nobody beside you for the evening after.",
    ],
    ask: ['What would you want to know first?', 'Who knows, apart from you?'],
  },
  {
    does: tell,
    told: /\b(?:scratched my car|saw (?:you|her|him) (?:do|take)|i know who (?:did|it was)|looked away|saw (?:it|that) (?:was|on)|saw (?:his|her|their) (?:story|post|photo))\b|\bi saw (?:her|his) story\b/,
    say: [
      "I'd say it, without a trap in it: \"I know, and I'd rather hear it from you than pretend.\" Acting as if you didn't makes every next talk a bit false. If it's a small thing and the first one, you can let it pass once and see if {they} {comes} to you.",
    ],
    ask: ['What would you like {them} to say?', 'What would you do with it, if it happened again?'],
  },
  {
    does: whether('tell|say'),
    told: /\b(?:smok\w*|vap\w*|bunking|skipping school|drinking|shoplift\w*)\b[\s\S]*\b(?:son|daughter|kid|boy|girl|teen\w*)\b|\b(?:son|daughter|kid|teen\w*)\b[\s\S]*\b(?:smok\w*|vap\w*|bunking|skipping school)\b/,
    not: /\bmy (?:son|daughter)\b/,
    say: [
      "Not first. I'd have a word with the youngster: \"I saw you. I'd like you to tell her yourself, and I'll ask you on Sunday.\" That leaves some dignity all round. If it's anything heavier than a cigarette, she should hear it from you, and soon.",
    ],
    ask: ['What would you want done, if it were yours?'],
  },
];

/** Saying something that is hard to say: at work, among friends, at home. */
const speaking: readonly Deed[] = [
  {
    does: whether('tell|report|say|mention|go to|complain'),
    told: /\b(?:colleague|coworker|co-worker|guy at work|team ?mate)\b[\s\S]*\b(?:sick|skiv\w*|off ill|long breaks?|leaves early|at the races|expenses|hours)\b/,
    say: [
      "I'd leave it, unless you do {their} work while {they} {is} away. Then I'd say that part and no more: \"I can't go on covering those days.\" It's true, it's yours to say, and your manager can work out the rest. If it's money being taken or people put at risk, that's different.",
    ],
    ask: ['What does it cost you, when {they} {is} off?'],
  },
  {
    does: speakUp,
    told: /\b(?:cries|crying|cried in|in tears|toilets?|hay ?fever|looks (?:awful|ill|exhausted)|lost (?:so much|a lot of) weight)\b/,
    not: /\bi (?:cried|cry|was crying)\b/,
    say: [
      "Yes, something small, alone, and easy to wave off: \"I've noticed you're having a rough time. You don't have to tell me, I'm just making tea.\" Most people are relieved that somebody saw. If {they} {says} it's nothing, believe it for that day, and ask once more in a week.",
    ],
    ask: ['When are you two alone for five minutes?', 'What would you have wanted, in {their} place?'],
  },
  {
    does: speakUp,
    told: /\b(?:fish|microwave|smell\w*|stinks?|perfume|aftershave|body odou?r|chews|eats? (?:so )?loud|hums|clicks)\b/,
    say: [
      "I'd be the one, yes: alone, quick, and as a favour rather than a complaint. \"I don't think you know how far it carries, and I'd want somebody to tell me.\" People mostly have no idea. If you two already don't get on, let somebody {they} {likes} do it.",
    ],
    ask: ['How do you think {they} would take it from you?'],
  },
  {
    does: speakUp,
    told: /\b(?:marrying|wedding|engaged|fianc\w*|get(?:ting)? married|best man|bridesmaid|maid of honou?r)\b/,
    not: /\b(?:my wedding|my dress|hen do|stag)\b/,
    say: [
      "Once, well before the day, alone, and only what you've seen with your own eyes: \"When he said that to you, I didn't like it. Are you happy?\" Then stop, and stay {their} friend whatever {they} {decides}. If it's only that you can't stand the other one, keep it to yourself: {they} {isnt} marrying for you.",
    ],
    ask: ['What have you seen yourself, the worst of it?', 'What would you want a friend to say to you?'],
  },
  {
    does: speakUp,
    told: /\b(?:credit|praised (?:him|her|them) for|my (?:slides?|idea|chart|report|work|design) (?:as|with) (?:his|her|their)|presented my|took my (?:idea|work|slides?))\b/,
    say: [
      'I\'d say it to the one who does it before I went above: "That chart was mine, I\'d like my name on it next time." And send your next piece round yourself, with your name in the first line. If it goes on after that, then yes, higher up, with two examples and no adjectives.',
    ],
    ask: ['What do you think happens if you say that sentence tomorrow?', 'Who else knows whose work it was?'],
  },
  {
    does: whether('bring (?:it|this) up|ask|say something|mention|tell'),
    told: /\b(?:payslip|salary|earns?|gets?|makes?|is paid) (?:\w+ )*?(?:more|less)\b|\bpayslip\b/,
    say: [
      "Yes, but your pay and not {their} payslip. Go in with what you do, how long you've done it and what the job pays elsewhere, and name a figure. Leave out how you know: it'd be about that and not about you. If there's a pay review coming, a few weeks before it is the best moment.",
    ],
    ask: ['What figure would you name?', 'When is pay usually talked about where you are?'],
  },
  {
    does: speakUp,
    told: /\b(?:landlord|landlady|agent)\b[\s\S]*\b(?:came in|comes in|let (?:him|her)self|without asking|in my (?:flat|room|house))\b/,
    say: [
      'Yes, and in writing, friendly and short: "Please let me know a day before you come in, next time." In most places a landlord has to give notice, so you aren\'t asking a favour. If the flat hangs on keeping {them} sweet, wait till it happens once more, and note the dates.',
    ],
    ask: ['Has it happened before?', 'What would you mind most, if it happened again?'],
  },
  {
    does: speakUp,
    told: /\b(?:lend|loan|savings|give (?:him|her|them) money)\b[\s\S]*\b(?:brother|sister|son|daughter|cousin|uncle|mum|dad|nan|gran)\b|\b(?:mum|dad|nan|gran)\b[\s\S]*\b(?:lend|savings|giving (?:him|her|my))\b/,
    say: [
      "I'd say it once, as a worry and not as a verdict on anyone: \"What would you live on, if it didn't come back?\" After that it's {their} money and {their} choice. If {they} {isnt} really able to judge it any more, or somebody's pressing, then it's more than your opinion that's needed.",
    ],
    ask: ['What do you think {they} would do if you asked exactly that?', 'Has anything come back, the other times?'],
  },
  {
    does: whether('confront|have it out|ask|say'),
    told: /\b(?:only (?:i |she |he )?(?:told|knew)|told (?:people|everyone|them)|telling people|nobody else knew|must (?:have been|be) (?:her|him)|behind my back|been saying)\b/,
    say: [
      "I'd ask before I'd accuse, and just the two of you: \"I told only you, and now others know. What happened?\" Then wait, however long it takes. If {they} {owns} up, that's something to build on. If {they} {dodges}, you've got your answer too, and you tell {them} less from now on.",
    ],
    ask: ['What would you need to hear, to trust {them} again?', 'Could it have got out any other way?'],
  },
  {
    does: whether('say (?:something|it|anything|that)|tell|bring (?:it|this|that) up'),
    told: /\b(?:left (?:me )?out|without me|wasn'?t (?:asked|invited)|not invited|only one not|didn'?t (?:ask|invite) me)\b/,
    say: [
      "I'd say it, to one of them and lightly: \"I'd have loved to come, ask me next time.\" It says you minded and leaves them a way to put it right. If it's the third time and the answer's thin, I'd put my evenings somewhere else.",
    ],
    ask: ['Who of them would you say it to?', 'Was it the first time?'],
  },
  {
    does: toAsk,
    told: /\b(?:stopped (?:inviting|asking|calling)|without me|saw them all|left (?:me )?out|don'?t invite|since i had (?:the|my) baby)\b/,
    say: [
      'Yes, but I\'d ask for something instead of asking why: "I saw you were all out together. I\'d love to come along next time." A why gets you excuses; that gets you an answer. If nothing comes of it twice, you know where you stand.',
    ],
    ask: ['Which of them would you write to first?', 'What do you miss most about it?'],
  },
  {
    does: toAsk,
    told: /\b(?:what (?:we|this) (?:are|is)|never said what|seeing (?:a |each|him|her|this)|situationship|dating)\b/,
    say: [
      "No, not too soon. After a couple of months it's a fair question, and how {they} {answers} is worth more than waiting for a hint. Say what you'd like first: \"I like this, and I'd like it to be just us. How about you?\" I'd wait only if you'd take any answer at all just to keep {them}.",
    ],
    ask: ['What would you like the answer to be?'],
  },
  {
    does: whether('ask'),
    told: /\b(?:transfer|raise|promotion|time off|leave|reference)\b[\s\S]*\b(?:died|back (?:from|now)|ghost|funeral|bereave\w*|ill)\b/,
    say: [
      "Yes, in a few weeks rather than this one, and with a way out built in: \"There's something about my job I'd like to talk over when you've room for it. It isn't urgent.\" Then {they} can choose the day. If there's a deadline you'd lose, ask now and say that's why.",
    ],
    ask: ['Is there a date it has to be settled by?'],
  },
  {
    does: toAsk,
    told: /\b(?:talk too much|feedback|review|in the meeting|graded?|54|mark|essay|tutor|boss said)\b/,
    say: [
      'Yes, I would, a day or two later and for one thing: "You said that on Tuesday. What would you like me to do differently?" It turns a sting into something you can use, and shows you heard it. If {they} only ever {says} it to make you small, don\'t go and fetch more of it.',
    ],
    ask: ['What was the sentence, as near as you remember?', 'What do you hope {they} meant?'],
  },
  {
    does: whether('explain'),
    say: [
      'Yes, in one sentence, and lightly: "I think that looked different from how I meant it." Left alone, it grows. If it\'s some time ago, just be friendly again first; that often does it without a word.',
    ],
    ask: ['When do you see {them} next?'],
  },
];

/** Getting in touch, going, and letting near. */
const near: readonly Deed[] = [
  {
    does: whether('(?:just )?(?:let (?:him|her|them)(?: pay| treat me| do (?:it|that))?|accept|take it)(?=[?.! ]*$)'),
    told: /\b(?:pay for|wants? to (?:pay|treat)|my treat|treat me|paid for)\b/,
    say: [
      "Yes, let {them}, if {they} {does} it gladly. Between two people who like each other it needn't come out even in money; cook, plan the days, pay for the ice cream. I'd only say no if you'd have to be grateful for it all year, and then I'd say just that.",
    ],
    ask: ['What bothers you most about it?'],
  },
  {
    does: whether('(?:take|accept|keep) (?:the money|his money|her money|it)'),
    told: /\b(?:broke|own(?:ed|ing) up|saving|pocket money)\b[\s\S]*\b(?:seven|eight|nine|ten|eleven|kid|boy|girl|[5-9]|1[0-3])\b|\b(?:boy|girl|kid)\b[\s\S]*\b(?:own(?:ed|ing) up|saving)\b/,
    say: [
      "Take a little of it. A child who owns up wants to put it right, and giving it all back would take that away. \"That's your share, and now we're quits, I'm impressed that you came\" will stay with {them} longer than the window.",
    ],
    ask: ['How did {they} say it, when {they} came?'],
  },
  {
    does: /\bshould(?:n't)? i (?:not )?have (?:left|stayed|gone|come|been|driven|flown|rung|visited)\b/,
    told: /\b(?:died|ill|hospital|funeral|operation|accident|broke up|crying|festival|trip|away|holiday)\b/,
    say: [
      'Looking back, perhaps. It counts more with people what comes next: "I should have been with you sooner, I\'m sorry," once, and then be there this week, when the others have gone back to normal.',
    ],
    ask: ['What has it been like between you since?'],
  },
  {
    does: whether('(?:just )?(?:not go|not come|skip it|stay (?:home|away))'),
    told: /\b(?:wedding|party|birthday|christening|reunion|dinner|trip|invited)\b/,
    say: [
      "You can stay away from this one, if going would take more than you've got just now. Say it soon and warmly, and add what you'll do in its place: a call on the day, an evening in a month. I'd try it only if you'd be sorry next year, and then for an hour or two and with your own way home.",
    ],
    ask: ['Who would you be sorry not to see?'],
  },
  {
    does: whether('(?:consider|take|accept) (?:it|that|the offer|this)|go back|say yes'),
    told: /\bmy old (?:boss|job|firm|company|place)\b|\b(?:boss|firm|company|manager) (?:\w+ ){0,3}(?:come|go) back\b/,
    say: [
      "Consider it, yes, but don't let the money answer for you. You left for a reason, and I'd ask straight out what has changed there: \"I went because of that. What would be different now?\" If the answer stays vague, it's the same place with a better payslip.",
    ],
    ask: ['What would have to be different, for you to go in gladly?'],
  },
  {
    does: whether('(?:do (?:it|that)|go for it|try (?:it|again)|join|say yes|play|give it a go)'),
    told: /\b(?:chance to|play in a band|again after|audition|always wanted|dream\w* of|(?:been|was|am) asked to (?:speak|give|sing|play|host|read|teach))\b/,
    not: /\b(?:affair|ex|married|loan|invest\w*|quit|sell|have to|funeral)\b/,
    say: [
      "Yes, I'd do it, for a fixed stretch: three months, and then you look whether you come home livelier than you went. What others call it says little. I'd hold back only if it takes time or money from somebody who counts on you, and then I'd talk with them about just that.",
    ],
    ask: ['What do you look forward to most in it?'],
  },
  {
    does: whether('(?:pretend|act surprised|keep up|play along)'),
    told: /\b(?:surprise|party|present)\b/,
    say: [
      'Yes, for the ten seconds at the door; that\'s a present to whoever planned it. If the evening itself frightens you, tell {them} one thing beforehand without giving it away: "Whatever you\'re up to, keep it small."',
    ],
    ask: ['What do you dread about it?'],
  },
  {
    does: whether('send (?:it|the letter|that)'),
    told: /\b(?:space|letter|break|time apart|no contact)\b/,
    say: [
      "Not yet. {They} asked for room, and a long letter fills it, however kind it is. Keep it, and when you're in touch again you'll know which three sentences of it are still true. If {they} {has} gone quiet past the day you agreed on, one short line is fine: \"No hurry, I'm here.\"",
    ],
    ask: ['Which sentence in it matters most to you?', 'Did you two say how long?'],
  },
  {
    does: whether('call|ring|phone|answer|call (?:him|her) back|visit|go|see (?:him|her)|meet'),
    told: /\b(?:(?:dad|father|mum|mom|mother|brother|sister)\b[\s\S]*\bsince i was (?:\d+|\w+)|no contact|estranged|not spoken|haven'?t spoken|left us|walked out|first time in (?:\d+|\w+) years)\b/,
    say: [
      "You don't have to, whatever the reason is. What I'd go by is you in a year: would you be sorrier to have gone near {them}, or to have stayed away? If you do it, make it short, on your ground, with somebody to ring afterwards. And you can listen, or write, and leave it at that.",
      "No. You owe {them} nothing on {their} timetable. I'd do it only if there's something you want to hear or to say, and not because somebody's ill or sorry at last. If you can't tell yet, waiting a week costs nothing that the years didn't.",
    ],
    ask: [
      'What would you want from it, if it went as well as it could?',
      'What does your stomach say when you picture it?',
    ],
  },
  {
    does: whether(
      '(?:write|text|message|reach out) ?(?:to )?(?:her|him|them|my (?:old |best )?(?:friend|sister|brother|cousin|mum|mom|dad|aunt|uncle|teacher|coach))(?=[?.!]*$)',
    ),
    not: /\b(?:ex|ex-\w+|broke up|blocked|no contact|space|boss|manager|landlord|drunk|died|dead|married|affair|crush|date|dating|tinder|told me not|not to (?:write|text|call))\b|\bagain\b/,
    say: [
      "I'd write to {them}, yes: two or three lines that ask for nothing, and one small thing you remember. It costs little, and the next step is {theirs}. I'd leave it only if {they} asked you to, or if you'd be counting the hours until an answer comes.",
      "Yes, I'd write. Keep it short and easy to leave unanswered: that you thought of {them}, and that you'd like to hear. If there's something to be sorry for, half a sentence of that. What would make me wait is if you need a particular answer.",
    ],
    ask: ['What would your first line be?', 'What would you hope to hear back?'],
  },
  {
    does: whether('unblock'),
    say: [
      "Only if you'd want to read what comes. Being blocked isn't a punishment you have to end because somebody cries; it's the quiet you needed. A middle way: leave it closed and write one line yourself, \"I'm not ready, I'll be in touch when I am.\"",
    ],
    ask: ['What would you want to hear from {them} first?'],
  },
  {
    does: whether('block|delete|unfollow|mute'),
    told: /\b(?:ex|gf|bf|girlfriend|boyfriend|checking|profile|broke up|stalk\w*)\b/,
    say: [
      "Yes, I would, or mute at least. It's not a statement to {them}, it's a door you close for your own sake. Try it for a month. If you'd have to talk because of a child or a flat, keep one way open and close the rest.",
    ],
    ask: ['What are you looking for, when you look?', 'When is the pull strongest?'],
  },
  {
    does: whether('go|meet (?:her|him)|come'),
    told: /\b(?:new (?:girlfriend|boyfriend|partner|wife|woman|man)|after mum|after dad)\b[\s\S]*\b(?:meet|sunday|come|invited|wants me)\b/,
    say: [
      "No, you don't have to, and not yet. \"I'm not ready yet, give me some time\" is a decent thing to say, and it's no judgement on anyone. I'd go if the not-knowing is worse than an hour of coffee. Then somewhere neutral, with your own way home.",
    ],
    ask: ["What's the hardest bit to picture?", 'What would make it bearable, if you did go?'],
  },
  {
    does: whether('go(?: back)?|come|show up|turn up'),
    told: /\b(?:my ex|his new|her new|sick with stress|off sick|signed off)\b/,
    not: /\b(?:funeral|court|hospital|died)\b/,
    say: [
      "Not at all. I'd go for an hour if there's somebody there you'd really like to see, with your own way home and one sentence ready for nosy people. If you'd go only to show you're fine, stay in: it costs an evening of acting, and nobody's counting.",
    ],
    ask: ['Who would you be glad to see there?', "What's the moment you dread?"],
  },
  {
    does: whether('go(?: back)?(?! (?:and )?(?:see|talk|speak|to (?:a|see)))|return'),
    told: /\b(?:choir|club|church|group|class|team|lectures?|seminar|training|gym|course)\b/,
    say: [
      "Yes, I'd go back. The first ten minutes are the whole price: a few looks, somebody says it's good to see you, and then it's about the thing itself again. Tell one person there beforehand that you're coming. If a certain person in it is the reason you stayed away, that's another question.",
    ],
    ask: ['Who there would you tell first?', "What do you think they'd actually say?"],
  },
  {
    does: whether('have to go|go'),
    told: /\b(?:christmas|easter|thanksgiving|eid|holidays?)\b[\s\S]*\b(?:his|hers|theirs|dad|mum|parents|in-laws)\b|\b(?:dad|mum|parents|in-laws)\b[\s\S]*\b(?:christmas|easter|thanksgiving)\b/,
    say: [
      "No, you don't have to. You can love somebody and spend that day where you can breathe. If you'd miss the rest of them, go for two hours with an end you've named beforehand, and your own way home. What I'd go by is how you were on the drive home last time.",
    ],
    ask: ['What would you do with the day, if nobody minded?'],
  },
  {
    does: whether('go first|apologi[sz]e first|break the silence|wake (?:him|her)|say sorry first'),
    say: [
      "Yes, I'd go first. It doesn't say you were wrong, it says you'd rather be all right than be right: \"I don't like this. Shall we start again?\" Leave out whose fault it was till you're talking. If you're always the one who does it, say that too, another day.",
    ],
    ask: ['What would you say in the doorway?', 'Who usually goes first?'],
  },
  {
    does: whether(
      'talk to|say hi|speak to|go over|offer|bring (?:food|soup|them|him|her|something|over|round|a)|knock',
    ),
    told: /\b(?:smile|bus|train|neighbou?r|every morning|lonely|stroke|walk (?:him|the dog)|dog|food)\b/,
    say: [
      "No, not weird at all, I'd do it. Say it so that it's easy to turn down: \"I'm about anyway, would it help?\" or just a good morning that goes on one sentence longer. If the answer's short, leave it there with a smile, and nothing's lost.",
    ],
    ask: ['What would your first sentence be?', 'What has held you back up to now?'],
  },
  {
    does: whether('invite'),
    told: /\b(?:lost (?:her|his|their|the) baby|miscarr\w*|stillb\w*|infertil\w*|ivf)\b/,
    say: [
      "Yes, invite her, and give her the way out in the same breath: \"I'd love you there, and I'd understand completely if you can't. You don't even have to answer.\" Not being asked is lonelier than saying no. Say it to her yourself, before she hears it from anybody else.",
    ],
    ask: ['How have you two been since?'],
  },
  {
    does: whether('(?:organi[sz]e|throw|have|plan|do|make) (?:a|some|something|it|the)'),
    told: /\bbirthday\b|\b(?:60|50|40|30) on\b|\bdoesn'?t want a fuss\b/,
    say: [
      "I'd do it, and small: a few people and something to eat, no speeches. Nobody thinks it's sad when they're the ones who get asked; they mostly hadn't thought of it and are glad that somebody did. If a whole evening feels like too much, make it breakfast.",
    ],
    ask: ['Who would you want there?', 'What would a good version of that day look like?'],
  },
  {
    does: whether('let it go|drop it|leave it'),
    told: /\b(?:dog|cat|custody|weekends?)\b/,
    say: [
      'Not without one proper try. You had an agreement, and you miss him: "We said every other weekend. I\'d like to keep to that, which one suits you?" Put it in writing and keep it friendly. If every answer is another excuse and it makes you ill, then letting go is a choice too, and not a defeat.',
    ],
    ask: ['What was agreed, as exactly as you remember?'],
  },
  {
    does: whether('let (?:it|this|that|him|her|them) go|drop it|leave it'),
    told: /\b(?:neighbou?rs?|hedge|fence|parking|drive)\b/,
    say: [
      'Let the anger go, but not the matter: one calm visit first. "We were upset when we saw it. What happened?" You\'ll be living next to the answer either way, and saying nothing is remembered too. If it was clearly yours, find out where you stand before you decide how far to take it.',
    ],
    ask: ['What would make it right for you?', 'How were things with them before?'],
  },
  {
    does: whether('forgive'),
    told: /\b(?:civil|polite|table|christmas|family|wedding|be nice)\b/,
    say: [
      "No. Forgiving isn't something anyone else can book for you, and being civil at a table isn't the same thing. You can be polite and keep your distance for as long as you like. What might change it is if you ever hear, without asking for it, that what was done is seen.",
    ],
    ask: ['What would you need to hear?', 'What does being civil cost you, on a normal day?'],
  },
  {
    does: whether('(?:give|show) (?:her|him|them) (?:space|time|room)|wait'),
    told: /\b(?:promoted|won'?t (?:eat|talk|sit)|cold|distant|avoid\w*)\b/,
    say: [
      "Both, in that order: one sentence now and then the space. \"I know it's rubbish for you. I don't want it to come between us, and I'm here when you feel like lunch.\" After that don't push. If a month goes by and nothing moves, ask straight out.",
    ],
    ask: ['How were you two before it?', 'What do you think is hardest for {them}?'],
  },
  {
    does: whether('stop (?:helping|driving|going|answering|rescuing)'),
    told: /\b(?:every (?:time|night)|at night|drunk|drink\w*|crisis|rescu\w*|bail\w*|pick (?:him|her|them) up|threat\w*|again and again|worn out|exhausted)\b/,
    say: [
      "I wouldn't stop being there, but I'd stop doing what wears you out. Tell {them} what stays and what doesn't: \"I'll always pick up. I can't drive out at night any more.\" If {they} {is} in danger, a helpline can tell you both what's possible. You don't have to be the whole way out.",
    ],
    ask: ['What could you go on doing, and not resent it?'],
  },
];

/** Work, money, things, the body, and what is put online. */
const matters: readonly Deed[] = [
  {
    does: whether(
      'go (?:to|and see) (?:the|a|my) (?:doctor|gp)|see (?:a|the|my) (?:doctor|gp)|get (?:it|that|this|them) (?:checked|looked at)|make an appointment',
    ),
    say: [
      "Yes, ring them. If it's new for you, goes on for weeks or keeps you awake, that's exactly what they're for, and most of the time you come out with something that helps or with your mind at rest. If it suddenly gets much worse, or comes with weakness, fever or trouble seeing or speaking, don't wait for the appointment.",
    ],
    ask: ['What do you fear they might say?', 'How long has it been going on, exactly?'],
  },
  {
    does: whether('call (?:back|them)|ring (?:back|them)|phone (?:back|them)'),
    told: /\b(?:appointment|receptionist|surgery|clinic|hospital|dentist)\b/,
    say: [
      "Yes, call back, tomorrow morning and as if it were the first time: \"I'd like to make an appointment, please.\" You'll very likely get somebody else, and the appointment is for you and not for her. If it's the same voice, the same sentence does it.",
    ],
    ask: ['What is the appointment for?'],
  },
  {
    does: whether('look(?: at| through| in)? (?:it|his|her)|check (?:it|his|her|the)|go through'),
    told: /\bphone\b/,
    say: [
      "I wouldn't look in secret. If there's nothing, you've got a secret of your own; if there's something, you'll have to say how you know. Say what you've noticed: \"You used to leave it lying about and now you don't. That worries me.\" With a child of yours it's best agreed beforehand that you may look. If you think somebody's harming them, that comes first, and then I'd look.",
    ],
    ask: ['What is it you fear is on it?', 'What else has changed lately?'],
  },
  {
    does: whether('show (?:her|him|them)|let (?:her|him|them) (?:look|see|read)'),
    told: /\bphone\b/,
    say: [
      "I wouldn't make it the rule. Show it once and it gets asked again, and it never quite settles anything. I'd rather ask what it's about: \"There's nothing there. What are you afraid you'd find?\" If you did break something once, it's different: then open doors for a while are part of mending it.",
    ],
    ask: ['What do you think is behind it?', 'Has it come up before?'],
  },
  {
    does: whether(
      'take (?:away )?(?:his|her|their|the) (?:phone|tablet|console|xbox|ipad|laptop|games?)|ban (?:his|her|their|the) phone',
    ),
    told: /\b(?:son|daughter|kids?|child|boy|girl|teen\w*|\d+ year old|she's \d+|he's \d+|is \d+)\b/,
    say: [
      "I wouldn't take {their} phone away altogether, it's where {their} friends are. I'd take the night out of it: everybody's charges in the kitchen from a set time, yours too. If somebody's hurting {them} on it, or sleep and school are going under, then yes, for a while, and say till when.",
    ],
    ask: ['What happens, when you ask for it at night?', 'What do you think {they} {does} on it so late?'],
  },
  {
    does: whether('change my (?:password|pin|code|lock)'),
    say: [
      "Change it, and say so as well. \"I've put a lock on it. If you're worried about something, ask me, I'd rather tell you.\" Only changing it starts a quiet war; only talking leaves it open. If there's something you'd want her to know and can't say, that could go into the same talk.",
    ],
    ask: ['What do you think she is worried about?'],
  },
  {
    does: whether('(?:just )?(?:quit|resign|leave|hand (?:it|my notice) in|pack it in|walk out|give (?:my )?notice)'),
    told: /\b(?:work|job|boss|shifts?|stock ?room|teach\w*|manager|office|team|sunday night|notice)\b/,
    say: [
      "Not mad, but I'd not do it today. Start looking tonight, in secret, and give yourself a date: by then you go, with something new or with money to live on for a while. It's easier to bear a place you're already leaving. If it's making you ill, that date is now, and a doctor's note comes before a resignation.",
      "I'd leave, and not in one jump. Find out what you'd live on and for how long, look round while you're still paid, and then go. What would change that is your health: if you dread every single day of it, don't wait for the perfect next thing.",
    ],
    ask: ['What would you do the Monday after?', 'How long could you live on what there is?'],
  },
  {
    told: /\b(?:too (?:late|old)|my age|i'?m (?:[3-7]\d|thirty|forty|fifty|sixty)|at (?:[3-7]\d|thirty|forty|fifty|sixty))\b/,
    does: whether(
      'start (?:over|again|somewhere)|change (?:jobs?|career)|learn|retrain|go (?:back )?to (?:uni|college|school)',
    ),
    say: [
      "No, it isn't too late. You'd be a beginner with a lifetime of knowing how to work, and that's rarer than it sounds. Do one thing this month that costs nothing: one lesson, one talk with somebody who does it, one application. If you come home from it livelier than you went, you know.",
    ],
    ask: ['What would the first small step be?', "What would you be sorry about, if you didn't?"],
  },
  {
    does: whether('say no|turn (?:it|this|that|them) down|decline'),
    told: /\b(?:offer\w*|place|year in|abroad|job)\b[\s\S]*\b(?:wife|husband|partner|girlfriend|boyfriend|haven'?t told)\b|\b(?:wife|husband|partner|girlfriend|boyfriend)\b[\s\S]*\b(?:offer\w*|abroad)\b/,
    not: /\bgive up my job\b/,
    say: [
      "I wouldn't turn it down before you've said it out loud at home. Decided alone, even for {their} sake, it tends to come back later as a reproach. Tell {them} that it's there and that you haven't decided. What'd settle it is what {they} {says} when there's really a choice.",
    ],
    ask: ['What would you regret more, two years on?', 'What do you think {they} {wants} for you?'],
  },
  {
    does: whether('say no|turn (?:it|this|that|them) down|decline'),
    told: /\b(?:offered|permanent|job offer|a place|contract|promotion)\b/,
    not: /\bgive up my job\b/,
    say: [
      "A sure thing you don't want gets heavier every year. If you know what you'd do instead and can say when it starts, I'd say no, kindly. If the no is mostly to get away from somebody's advice, take a week over it, or ask them to keep it open a bit.",
    ],
    ask: ['What would you be saying yes to instead?', 'What would you regret more, two years on?'],
  },
  {
    does: whether('refuse|train'),
    told: /\b(?:replacement|letting me go|redundan\w*|laid off)\b/,
    say: [
      "I'd do it, decently and not a minute over the hours. The new one didn't decide it, and you'll want the reference and the last weeks in peace. In return ask for something: a good reference in writing, or to leave a fortnight early. I'd refuse only if they're not paying you properly for it.",
    ],
    ask: ['What could you ask them for in return?'],
  },
  {
    does: whether('post|publish|put (?:it|this) online|share (?:it|this) online|expose'),
    told: /\b(?:boss|manager|company|work|landlord|school|colleague|harass\w*|bull(?:y|ied)|unpaid|fired|sacked|treated|what (?:he|she|they) did)\b/,
    say: [
      "I wouldn't post it, not with names and not yet. Once it's out you can't take it back, and it's you they'd come after. Write it all down now, with dates, for yourself. Then ask somebody who knows the law, a union or an advice line, who can really do something with it. If others are being harmed, there are safer people to tell than everyone.",
    ],
    ask: ['What would you want to come of it?', 'Who else was there?'],
  },
  {
    does: /\b(?:bad|mean|selfish|wrong|awful|horrible|terrible)\b[^?]*\b(?:no|lend|refuse)\b/,
    told: /\b(?:borrow|lend|owes? me|loan|\d{3,})\b[\s\S]*\b(?:brother|sister|cousin|friend|uncle|dad|mum|son|he|she)\b|\b(?:brother|sister|cousin|friend|uncle|dad|mum|son)\b[\s\S]*\b(?:borrow|lend|loan|owes? me)\b/,
    say: [
      "No, it doesn't make you bad. As long as the old debt stands, a second loan is really a present, so give only what you could wave goodbye to. \"I can't lend any more, but I can help you with something else\" helps, and doesn't cost you the person. If it's for rent or food this week, that might tip it.",
    ],
    ask: ['What would you be all right never seeing again?', 'What happened the last time you said no?'],
  },
  {
    does: whether(
      '(?:go|take (?:it|them)|bring (?:it|them)|give (?:it|them)|hand (?:it|them))(?: \\w+)? ?(?:back|in)?|keep (?:it|them)',
    ),
    told: /\b(?:too much|wrong) change\b|\bchange\b[^.?!]*\btoo much\b|\bfound\b[^.?!]*\b(?:wallet|purse|money|pounds|dollars|euros|cash|\d+)\b|\bnobody saw\b|\btill\b/,
    say: [
      "Yes, I'd take it back. It may well come out of somebody's pocket, and for you it's ten minutes and then it's off your mind. \"I think this isn't mine\" is all you need to say. If you really can't get there, ring them: that counts as well.",
    ],
    ask: ['What went through your head when you noticed?'],
  },
  {
    does: whether('take (?:it|them) back|return (?:it|them)|keep (?:it|them)'),
    told: /\b(?:tags?|can'?t afford|bought|receipt|spent|coat|shoes|dress)\b/,
    say: [
      "Take it back. You feel sick when you look at it, so it isn't going to be a pleasure any more. Do it tomorrow, before you argue yourself round. I'd keep it only if you'd buy it again today, with the same bank balance in front of you.",
    ],
    ask: ['What was going on, the day you bought it?'],
  },
  {
    does: whether('(?:just )?(?:throw|chuck|bin|sell|give)(?: \\w+){0,3}(?: (?:out|away))?'),
    told: /\b(?:left (?:his|her|their) (?:stuff|things)|his (?:stuff|things|boxes)|her (?:stuff|things|boxes)|boxes|guitar)\b/,
    say: [
      'Not without a last word first. Write once, with a date: "Your things are here until the 30th. After that I\'ll give them away." Then you can do it with a quiet mind. Thrown out without a word it could turn into a row you don\'t need. If it hurts to see it, put it in a cupboard till then.',
    ],
    ask: ['What would it be like to have the space back?'],
  },
  {
    does: whether('pull out|cancel|back out|drop out|get out of'),
    told: /\b(?:hen|stag|marathon|race|trip|holiday|wedding|party|donat\w*|said yes|told (?:him|her|my|them) i'?d)\b/,
    say: [
      "No, it's not too late, and the kindest time is now: they can still change the numbers. Say it short, with one reason and no story: \"I said yes too quickly. I can't do it, and I'm sorry.\" If you could manage a part of it, offer that part. I'd go through with it only if it's a day or two off and somebody's counting on you for it.",
    ],
    ask: ['Which part of it could you do, if any?', 'When is it?'],
  },
  {
    does: whether(
      'keep (?:her|him|them)|throw (?:her|him|them) out|let (?:her|him|them) stay|ask (?:her|him|them) to leave',
    ),
    told: /\b(?:weeks|stay\w*|couch|sofa|few days|guest)\b/,
    say: [
      'No, you don\'t. "A few days" was the deal, and being nice doesn\'t turn it into rent. Give {them} a date and not a hint: "I\'ve liked having you, and I need the flat back by the end of the month. Can I help you look?" If {they} {has} really nowhere to go, a later date is kinder than no date.',
    ],
    ask: ['Which date would you name?', 'What do you think keeps {them} from looking?'],
  },
  {
    does: whether('(?:have to )?(?:move|leave|go)|have to'),
    told: /\blandlord\b[\s\S]*\b(?:leave|move|sell|early)\b/,
    say: [
      "Very likely not: what counts is your contract and the notice in it, and an offer of money is an offer. Don't sign or promise anything this week. Ring a tenants' advice line, it costs nothing. If you do want to go, leaving early is worth something to them, so you can ask for more than the first offer.",
    ],
    ask: ['What does your contract say about notice?'],
  },
  {
    does: whether('share (?:it|the|some)|give (?:him |her |them )?(?:some|half|part|a share)'),
    told: /\b(?:left me|inherit\w*|will|watch|uncle|aunt|dad|mum)\b/,
    not: /\bleft me (?:out|alone|standing|waiting|for)\b/,
    say: [
      "You don't owe it. It was given to you, and there may have been a reason you don't know. Still, I'd talk before it sets: \"I've been thinking about what's fair. How is it for you?\" It's often less about the thing than about having been thought of. I'd give it or part of it if you'd be lighter afterwards, not to buy peace.",
    ],
    ask: ['What do you think it means to the others?', 'Did he ever say why?'],
  },
  {
    does: whether('give (?:him|her|them) (?:an|a) ultimatum|give (?:an|a) ultimatum'),
    told: /\b(?:marr\w*|propos\w*|engaged|ring|paper|wedding)\b/,
    say: [
      "Not an ultimatum, because you'd have to mean it and {they} would have to obey it. Tell {them} what's true instead: \"I want to be married, and it isn't paper to me. What is it to you, really?\" Then ask by when you'd both know. If the answer stays fog for a year, you don't need a threat to draw your own line.",
    ],
    ask: ['What does it mean to you, beyond the paper?', "What would you do, if it's never?"],
  },
];

/** Whether a thought or a deed of theirs was wrong, where it is clear which one. */
const verdicts: readonly Deed[] = [
  {
    does: /\bdid i (?:do|say|handle|get)\b|\bwas (?:it|that|i) (?:ok|okay|wrong|bad|enough|right)\b/,
    told: /\b(?:came out|told me (?:he|she|they)(?:'s| is|'re| are)? (?:trans|gay|bi|lesbian|non-?binary|queer))\b/,
    say: [
      "No, you didn't do it wrong. Being taken as calmly as toast on a plate is what many wish they'd had. If you want to add to it, one sentence tonight: \"Thank you for telling me. Nothing changes, and I'm here for whatever you need.\"",
    ],
    ask: ['How have they been with you since?'],
  },
  {
    does: /\bbad sign\b/,
    told: /\b(?:propos\w*|engaged|said yes|move in|moving in|pregnant|wedding|new job|signed)\b/,
    say: [
      "Not by itself. A yes said in front of others, or in a rush, can take days to arrive, and you may want it to yourself first. I'd listen to it if you still don't want to tell anyone in two weeks: then tell one friend exactly that.",
    ],
    ask: ['What comes up when you picture telling somebody?'],
  },
  {
    does: /\b(?:wrong|bad|selfish|mean|awful|unreasonable|crazy|mad) (?:of me )?(?:to|for|if i|that i)\b[^?]*\b(?:say(?:ing)? no|want\w*|not want\w*|refus\w*|give up)\b|\bwrong to say no\b/,
    told: /\b(?:key|move in|live with us|moving in|spare room|one bed|mother[- ]in[- ]law|in-laws|give up my job|his mother did)\b/,
    say: [
      "No, you're not. It's your home and your life as much as theirs, and that gives you a say. What I'd do is settle it with your own side first, so it isn't you alone against everybody, and then offer what you can do in its place. It'd be different only if somebody would be on the street because of it.",
    ],
    ask: ['What could you offer, that you could live with?', 'Who at home sees it as you do?'],
  },
  {
    does: /\b(?:wrong|selfish|bad|mean|unreasonable|petty)\b[^?]*\b(?:not want(?:ing)?|don'?t want|want(?:ing)? (?:him|her|them) (?:not|to)|ask (?:her|him|them) not)\b/,
    told: /\b(?:wedding|party|graduation|funeral|christening|birthday|christmas)\b/,
    say: [
      "No. It's a day that means something to you, and you may want it without a stone in your shoe. I'd ask, once and plainly, and say what it would mean to you. But whose day it is comes first: if it's your child's or your friend's, theirs is the wish that decides.",
    ],
    ask: ['What would be the worst of it, if they came?', 'What does the one whose day it is want?'],
  },
  {
    does: /\bwrong (?:to lie|of me to lie)\b|\bwrong to (?:lie|say (?:yes|i was))\b|\bdid i lie\b/,
    told: /\b(?:interview|notice|new job|leaving|happy here)\b/,
    say: [
      "No, not to my mind. Until you've signed something, where you look is yours, and she asked a question nobody at work can answer freely. When it's certain, tell her yourself, early and with thanks. It'd be another matter if she'd staked something on your yes.",
    ],
    ask: ['What would you like to tell her, once you can?'],
  },
  {
    does: /\b(?:wrong|bad|terrible|lie) (?:of me )?to (?:lie to|tell) (?:them|him|her|my)\b|\bwrong\b/,
    told: /\b(?:told|said to) (?:my |the )?(?:kids|children|son|daughter|boy|girl)\b[\s\S]*\b(?:working|busy|turn up|show up|come)\b/,
    say: [
      "It wasn't wrong that evening: you put yourself between them and a hurt. I wouldn't make it the rule, though. They notice, and then they think it's about them. Next time something short and true is kinder than it sounds: \"He didn't come. It isn't because of you. I'm here.\"",
    ],
    ask: ['How did they take it?'],
  },
  {
    does: /\bwas i wrong\b|\b(?:did|have) i (?:do|done) (?:the|something) (?:wrong|right)\b|\bdid i do the (?:wrong|right) thing\b/,
    told: /\b(?:reported|spoke up|complained|sexist|racist|fired because|got (?:fired|sacked))\b/,
    say: [
      "You said what happened, and that was right. What others made of it is theirs. Doing right often feels cold for a few weeks. Write down anything that's said or left on your desk, with the date. If it goes on, take that to the one you reported to. I'd see it differently only if you'd made any of it up.",
    ],
    ask: ['Who is on your side there, even quietly?', "What's the hardest moment of the day just now?"],
  },
  {
    does: /\bwas i wrong\b|\bdid i (?:do (?:something )?wrong|go too far)\b/,
    told: /\bi (?:\w+ )?(?:snapped|shouted|lost (?:it|my temper)|raised my voice)\b/,
    say: [
      'In the tone maybe, in the matter not, as you tell it. You stood up for somebody, or you were at the end of your rope, and both are easy to say as they are: "I shouldn\'t have snapped. What came before it wasn\'t all right either." One sorry for the tone, and none for the rest.',
    ],
    ask: ['What happened in the minute before it?', 'Who else saw it?'],
  },
  {
    does: /\bwas i wrong\b|\bwrong not to (?:say|answer|tell)\b/,
    told: /\b(?:smiled|nodded|said nothing|didn'?t say|god|faith|church)\b/,
    say: [
      "No. Smiling was the quickest way out of a moment you hadn't asked for, and you didn't owe anyone your thoughts on it just then. If it comes again and you'd like to, \"It isn't like that for me\" says enough. If you'd rather just smile again, that's fine too.",
    ],
    ask: ['What would you have said, if you could have?'],
  },
  {
    does: /\bwas i wrong\b/,
    told: /\b(?:student|pupil|visa|pass|grade|mark)\b/,
    say: [
      "By the book, yes. By the heart you saved somebody's years, and you knew which one you were choosing. I wouldn't beat yourself up over one, and I wouldn't do it alone a second time: there's usually somebody who may decide such a case in the open. It weighs more if another student missed out for it.",
    ],
    ask: ['What worries you about it, most?'],
  },
  {
    does: /\bam i\??$|\b(?:does|did) that make me (?:cold|heartless|a (?:bad|cold))\b|\bwas (?:that|it) (?:cold|wrong)\b/,
    told: /\b(?:took the exam|went to work|had an exam|didn'?t (?:go in|stay in)|couldn'?t stay in the room|didn'?t cry)\b/,
    say: [
      "No. People do the next thing that's in front of them on a day like that, and how you got through it says nothing about how much you loved. If it'd help, do something now that was not possible then: go and sit there for an hour, or tell somebody a story about it.",
    ],
    ask: ['What would you have liked to do that day?', 'What do you miss most?'],
  },
  {
    does: /\b(?:make|makes|making) me (?:a |an )?(?:coward|bad (?:owner|person|wife|husband|friend|daughter|son))\b/,
    told: /\b(?:dog|cat|vet|put (?:him|her) down|home|care home|moved (?:my )?(?:mum|mom|dad))\b/,
    say: [
      "No, it doesn't. You did the part you could bear, after all you did before. Somebody was looked after, by you and because of you. It hurts like guilt because it's goodbye, and not because you did it badly. If there's one thing you'd have liked to say, you can still say it.",
    ],
    ask: ['What would you have wanted to say then?', 'Which part of it comes back most?'],
  },
  {
    does: /\b(?:wrong|awful|bad|horrible|selfish) (?:that i'?m |to be |for being |of me to be |if i'?m )(?:so )?(?:happy|glad|pleased|relieved|excited)\b/,
    told: /\b(?:(?:he|she|they|friend|sister|brother|colleague|cousin) (?:\w+ )?(?:didn'?t|lost|failed|wasn'?t|got (?:turned|reject\w*|fired|sacked))|instead of (?:him|her)|over (?:him|her)|miscarr\w*)\b/,
    say: [
      "No, it isn't wrong. You can be happy about it and sorry for somebody at the same time; one doesn't take from the other. Just don't make {them} carry your joy this week: \"I'm thinking of you, and I don't know what to say\" is enough. Celebrate with people for whom it's simple.",
    ],
    ask: ['What were you two like, before this?', 'Who can you be properly glad with?'],
  },
  {
    does: /\b(?:am i|is it|was i|that)\b[^?]*\b(?:petty|silly|stupid|childish|wrong|bad|too sensitive|overreacting|crazy|mad|pathetic|ridiculous)\b(?! (?:that|if|when) [^?]*\b(?:relie\w+|glad|happy|miss|love|write|want|wish|play\w*)\b)/,
    not: /\brelieved\b/,
    told: /\b(?:forgot (?:our|my)|told (?:his|her|their) (?:mother|mum|mom|mates|friends)|posted (?:it )?before|as a joke|laughed (?:with|at)|our ivf|i asked (?:him|her|them) not to|tastes like|comment about|face up|my weight)\b/,
    say: [
      "No, I'd mind that too. It isn't the size of the thing, it's that somebody close didn't think of you just then. Say that and not the thing: \"It wasn't the joke, it's that you told it to others.\" If {they} {says} sorry and means it, let it be done. If you hear that you're too sensitive, that's a second hurt and not an answer.",
      "I don't think so. You trusted {them} with something, or counted on {them}, and it slipped. That's a fair thing to be hurt by. It'd be too much if you were still punishing {them} for it in a month. One plain sentence now saves you that.",
    ],
    ask: ['What would you have wanted {them} to do?', 'What would put it right, for you?'],
  },
  {
    does: /\bis it ok(?:ay)? (?:that i|to say (?:not yet|no)|if i)\b|\bis it (?:bad|wrong) (?:to say (?:not yet|no)|that i (?:don'?t|want))\b/,
    told: /\b(?:move in|moving in|open relationship|marry|engaged|kids|a baby|third child|serious)\b/,
    say: [
      "Yes, it's more than ok. Something like that needs two who want it, and a yes that's only given to be nice gets dear later. Say what you do want in the same breath: \"I want us, and I don't want this\" or \"not yet\". If you can't say it without being afraid of losing {them}, that's worth knowing too.",
    ],
    ask: ['What do you want, when nobody looks hopeful at you?', 'What do you think {they} will say?'],
  },
  {
    does: /\bis (?:it|that|this)\b[^?]*\b(?:ok|okay|normal|weird|bad|wrong)\b/,
    told: /\b(?:sleep in our bed|in our bed|co-?sleep|stopped hugging|not here|(?:calls?|called) (?:the|her) (?:nanny|teacher) mum)\b/,
    say: [
      "Yes, that's quite all right at that age. Children take closeness in when they're frightened and push it off in front of others, and neither is a step back or a no to you. Leave the door open without making it a matter. If it lasts for months, or she's scared by day as well, I'd ask the doctor or the school what they see.",
    ],
    ask: ['What do you think she needs most just now?', 'How is she when you two are alone?'],
  },
  {
    does: /\b(?:is|isn'?t|was) (?:it|that|this|something|he|she)\b[^?]*\b(?:normal|weird|wrong|ok|okay)\b/,
    told: /\b(?:died|death|funeral|dies|passed|lost (?:my|his|her))\b[\s\S]*\b(?:not (?:\w+ )?cried|haven'?t cried|hasn'?t cried|never cried|feel anything|feel nothing)\b|\b(?:not (?:\w+ )?cried|haven'?t cried|hasn'?t cried|feel nothing)\b[\s\S]*\b(?:died|death|funeral|dies|passed)\b|\b(?:selling the house|sobbed|house i grew up)\b/,
    not: /\bbaby\b/,
    say: [
      "Yes, that's normal. Some cry at once, some years later over something small, and some keep their hands busy. It comes when there's room for it, or in another shape, and it says nothing about how much it mattered. If somebody stops eating, sleeping or talking for weeks, that's when I'd ask for help.",
    ],
    ask: ['What does it look like on an ordinary evening?', 'When did it last come near?'],
  },
];

export const deeds: readonly Deed[] = [...verdicts, ...truths, ...speaking, ...near, ...matters];

/** Where it may be about life and limb, what would be said to everyone there. */
export const careful: readonly Deed[] = [
  {
    does: /\b(?:wrong|bad|awful|terrible|ok|okay|cruel|mean|lie|lying)\b/,
    told: /\b(?:dementia|alzheimer\w*)\b[\s\S]*\b(?:tell (?:him|her|them) (?:he|she|that|it)|said (?:he|she)'?s|at the (?:shops?|office)|lie|lying|lied)\b/,
    say: [
      'No. With dementia the truth is heard as news each time, and grieved each time. A gentle answer that lets the next hour be calm is what good nurses give too. You might also try the feeling behind it: "You miss him. Tell me about him."',
    ],
    ask: ['What settles them best, when it comes up?'],
  },
  {
    does: whether('(?:just )?(?:stop|skip|double|take more|come off|drop)'),
    told: /\b(?:tablets?|pills?|meds|medication|antidepressants?|dose|insulin|injections?)\b/,
    say: [
      "Not on your own, even though you feel better. Some of them can't be stopped from one day to the next, and feeling better may be them working. A pharmacist can tell you today, without an appointment, and so can an out-of-hours line. If you feel strange, dizzy or very low, ring right away.",
    ],
    ask: ['Which of the effects bother you most?'],
  },
  {
    does: whether(
      'give (?:him|her|them) (?:another|a second|one more) chance|stay|go back|take (?:him|her) back|forgive|leave',
    ),
    told: /\b(?:grabbed|hit|hits|slapped|pushed|choked|threat\w*|shoved|punched)\b/,
    say: [
      "That's yours to decide, and you don't have to do it today. What happened isn't nothing, and a sorry afterwards doesn't undo it. Tell one person you trust exactly what happened before anything else. A domestic abuse line listens too, without pushing you any way. If you're afraid of being in the room with {them}, trust that and go where you're safe.",
    ],
    ask: ['Who could you tell?'],
  },
];
