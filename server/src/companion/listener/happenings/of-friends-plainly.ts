import { friend } from './close-words.ts';
import type { Happening } from './happening.ts';

const friends = (source: string): RegExp => new RegExp(source.replaceAll('FRIEND', friend), 'i');
/** Where the talk is of friends, and of nobody else whom 'she' could mean. */
const ofFriendship =
  /^(?![\s\S]*\b(?:my|our) (?:\w+ )?(?:sister|brother|mom|mum|mother|dad|father|parents?|husband|wife|partner|boy ?friend|girl ?friend|gf|bf|ex|boss|manager|son|daughter)\b)[\s\S]*\b(?:friends?|friendships?|bestie|bff|budd(?:y|ies)|mates?|group)\b/;
const notDead = /\b(?:died|covid|passed away|death|funeral|suicide|cancer|heroin|killed)\b/;

/** Friends and their want, as most people tell it: in few and ordinary words. */
export const ofFriendsPlainly: readonly Happening[] = [
  {
    id: 'friend-who-cuts',
    cues: 'cut cutter cutting harm hurt',
    when: friends(
      String.raw`\b(?:FRIEND|she|he|they)(?:'s| is| are| has| have| been| still| again| just| keeps?| started)* (?:a cutter\b(?! (?:at|in|for|by)\b)|(?:cut|cuts|cutting|harm|harms|harming|hurt|hurts|hurting) (?:her|him|them)sel\w+|self[- ]?harm\w*)`,
    ),
    beside: /\bfriends?\b|\bbestie\b|\bmates?\b/,
    unless: /\b(?:tailor\w*|factory|workshop|salon|accident\w*|shaving|cooking)\b/,
    names: true,
    hear: [
      "It's frightening to know that of a friend. You can't make it stop by yourself, and you can be somebody it's safe to say it to.",
      "You know something about your friend that's too big for one person. It may be told to a grown-up or a doctor who can help; that's no betrayal.",
    ],
    ask: ['Does your friend know that you know?', 'Who else knows about it?', 'How did you find out?'],
  },
  {
    id: 'friend-went-silent',
    cues: 'talk speak spoke communicat answer repl respond ghost ignor cut contact text avoid stop',
    when: friends(
      String.raw`\b(?:FRIEND|he|she|they)(?:'s| is| are| has| have| been| just| suddenly| all| now| recently| both| also| completely| keeps?)* (?:stopped (?:talk|speak|communicat|answer|text|call|reply|respond|contact|hang)\w*(?! (?:in|about|on|at)\b)|(?:won't|doesn't|don't|does not|do not|didn't|will not|not|isn't|aren't|never|no longer|hasn't|haven't)(?: even| really| want to)? (?:talk(?:ing|ed|s)?|speak(?:ing|s)?|spoken|communicat\w+|answer(?:ing|s)? (?:my|your|me|you)|repl(?:y|ies|ying|ied)|respond(?:ing|ed|s)?|contact(?:ed|ing)?|text(?:ed|ing)?)(?: (?:to )?(?:me|you|with me|with you|back|my|your|any ?more|at all|\w+))*|ghost(?:ed|ing) (?:me|you)|ignor(?:es|ed|ing) (?:me|you|my|your)|cut (?:me|you) off|(?:keeps? )?avoid(?:s|ed|ing) (?:me|you))\b`,
    ),
    beside: ofFriendship,
    unless:
      /\b(?:died|boss|manager|coworkers?|husband|wife|boy ?friend|girl ?friend|partner|landlord|mom|mum|dad|sister|brother|daughter|son|neighbou?rs?|teacher|professor|recruiters?|jobs?|don't have any friends|to meet|app|for hours|(?:a few|couple of|several) hours|right away|quickly|fast enough)\b/,
    names: true,
    hear: [
      'A friend going silent can hurt more than a quarrel would, because there is nothing to answer.',
      'When a friend stops talking to you, you go through everything you said, looking for what it was.',
    ],
    ask: [
      'Did something happen before it?',
      'Have you been able to ask why?',
      'How were things between you until then?',
    ],
  },
  {
    id: 'left-out-by-friends',
    cues: 'left leave leaving exclu includ invit without out',
    when: friends(
      String.raw`\b(?:(?:FRIEND|she|he|they|everyone|everybody)(?:'ve|'s| is| are| have| has| all| just| always| keeps?| kept| been| deliberately| purposely| never)* (?:(?:leav(?:e|es|ing)|left) (?:me|you) out|exclud(?:e|es|ed|ing) (?:me|you)|(?:did not|didn't|don't|doesn't|do not|does not|never|not) (?:even )?(?:include|invite|ask)(?:d)? (?:me|you)(?! (?:how|if i'm|what|why|to (?:do|help|pay)|for))|(?:go|goes|went|hang|hung|meet|met|do things|going) (?:out |places )?without (?:me|you|my|your))|(?:didn't|did not|never)(?: even)? (?:include|invited?|included) (?:me|you)\b|you(?:'re| are|'ve been| am| feel| felt| get| always| being| keep| have been| just| so| were| really| getting| feeling| kind of)* (?:being |getting |feel )?(?:left out|excluded|not included)\b)`,
    ),
    beside: /\b(?:friends?|group|party|everyone|everybody|they|girls|guys|classmates?|roommates?|buddies)\b/,
    unless:
      /\b(?:left out in|cowork\w*|boss|will|inheritance|team at work|meeting|family|parents|sister|brother|in-laws)\b/,
    names: true,
    hear: [
      'Being left out hurts, and you can hardly complain of it without feeling small.',
      'Being left out makes you wonder what they say when you are not there.',
    ],
    ask: ['How did you find out?', 'Is there one of them you could talk to?', 'Has it happened before?'],
  },
  {
    id: 'needed-and-not-wanted',
    cues: 'use uses used using need want advantage money ask asks favor favour',
    when: friends(
      String.raw`\b(?:(?:FRIEND|she|he|they|people|everyone)(?:'s| is| are| has| have| just| always| all| been| only| literally)* (?:us(?:es|ed|ing|e) (?:me|you)\b(?! to)|tak(?:es|ing|e) advantage of (?:me|you|my|your)|took advantage of (?:me|you|my|your)|only (?:call|text|contact|come|talk|message|reach|care|want|need|like|speak)\w*(?: \w+){0,4} (?:when|if|because)|(?:call|text|contact|come|talk|message|reach out)\w*(?: to)? (?:me|you)? ?only (?:when|if))|you (?:feel|felt|are|'re|were|get|got|always get|keep getting|being)(?: like you're| like you are| being| so| always)* (?:used|taken advantage of)\b)`,
    ),
    beside: ofFriendship,
    unless:
      /\b(?:used to|boss|company|job|landlord|husband|wife|boyfriend|girlfriend|sister|brother|mom|dad|drugs?|heroin)\b/,
    names: true,
    hear: [
      "It's hard to keep giving to people who only turn up when they need something.",
      'Being used by people you count as friends makes you doubt every kind word that came before.',
    ],
    ask: ['What was it this time?', 'Have you ever said no?', 'Is there anybody who does as much for you?'],
  },
  {
    id: 'money-lent-to-a-friend',
    cues: 'borrow owe lent lend loan money pay',
    when: friends(
      String.raw`\b(?:(?:FRIEND|she|he|they)(?:'s| has| have| still| never)* (?:borrowed (?:some |a lot of |my |your )?(?:money|\$?\d+)|owes? (?:me|you)(?: money)?|(?:still |all )?owe (?:me|you)|(?:hasn't|haven't|didn't|won't|doesn't|don't|aren't|isn't|are not|is not|never|not)(?: ever)? (?:pay(?:ing)?|paid|return(?:ed|ing)?)(?: (?:me|you|it|the money|my money))* ?back)|you (?:lent|loaned|gave) (?:him|her|them|FRIEND) (?:some |a lot of |my |your )?(?:money|\$?\d+))\b`,
    ),
    beside: ofFriendship,
    unless: /\b(?:bank|landlord|company|mom|dad|husband|wife|ex)\b/,
    hear: [
      'Once money is owed between friends, it stands there at every hello.',
      'You helped out, and now you are the one who has to bring it up. That feels upside down.',
    ],
    ask: ['Have you asked for it back?', 'Do you still see each other?', 'What would you do if it never came?'],
  },
  {
    id: 'friends-do-not-care',
    cues: 'care like support listen understand real friends help bother',
    when: friends(
      String.raw`\b(?:FRIEND|no one|nobody|noone|none of (?:my|your) friends|they)(?: (?:really|just|even|ever|at all|truly|all|do|actually|seem to|seems to))* (?:(?:don't|doesn't|do not|does not|didn't|never|aren't|are not|isn't|not)(?: (?:really|even|ever|seem to|actually|truly|want to))* ?(?:care|like (?:me|you)|support|listen|there for (?:me|you)|want (?:me|you)|actually friends|real friends|bother|help (?:me|you)|value|appreciate|understand (?:me|you))|cares|likes (?:me|you)|is there for (?:me|you))\b`,
    ),
    beside: ofFriendship,
    unless: /\b(?:boss|manager|vaccine|mask|covid|trump|husband|wife|at work|job|coworkers?|likes my|if nobody)\b/,
    names: true,
    hear: [
      "Having friends and still not feeling cared about is lonely in a way that's hard to say out loud.",
      'It hurts to matter less to people than they do to you.',
    ],
    ask: ['What made you feel that last?', 'Is there one of them who is different?', 'Have you ever said so to them?'],
  },
  {
    id: 'quarrel-with-a-friend',
    cues: 'fight argu quarrel misunderst mad angry upset conflict fell along disput',
    when: friends(
      String.raw`\b(?:(?:FRIEND|she|he)(?:'s| is| are| was| got| gets| were| has been| always| now)* (?:so |very |really |still |always |just )*(?:(?:mad|angry|upset|pissed(?: off)?|furious|annoyed|disappointed) (?:at|with)|(?:fight|fighting|fights|argue|arguing|quarrel\w*) with) (?:me|you)|you(?:'re| are|'ve| have| had| got|'ve had| just| recently| into| am| in| having)* (?:(?:a|an|some|another|big|huge|bad|stupid|small|little|heated|the|disputed) )*(?:fight|argument|quarrel|misunderstanding|fall(?:ing)?[- ]?out|conflict|disagreement|dispute|fighting|arguing|mod)s? (?:with|between) (?:FRIEND|one of (?:my|your) (?:\w+ )?friends)|(?:FRIEND and (?:i|you|me)|you and FRIEND) (?:had|have|got|are|can't|don't|do not|keep|always|recently|just|been)(?: \w+){0,3} (?:fight\w*|argu\w+|quarrel\w*|get along|fell out|misunderstanding|not talking|falling out))\b`,
    ),
    unless: /\b(?:died|parents|husband|wife|boyfriend|girlfriend|mom|dad)\b/,
    beside: /\b(?:friends?(?<!(?:boy|girl) friend)|mates?|bestie|buddy|pals?)\b/,
    names: true,
    hear: [
      'A quarrel with a friend sits in everything you do until it is cleared up.',
      "When it goes wrong with a friend, you can't go to that friend with it. That's the odd part.",
    ],
    ask: ['What has been said since?', 'How did it start?', 'Who do you think could take the first step?'],
  },
  {
    id: 'lost-a-friend',
    cues: 'lost losing friends friendship loose',
    when: friends(
      String.raw`\b(?:you(?:'ve| have|'re| are)? (?:just |recently |basically |also |slowly |afraid of |scared of |going to |gonna )*(?:lost|losing|lose|loose|loosing) (?:all |most |some |one |a lot |many )?(?:of )?(?:FRIEND|friends|a friend)|(?:we|you(?: two)?)(?:'re| are)? (?:not|no longer|aren't) (?:really )?friends(?: any ?more)?|(?:your|our|the) friendship (?:is|has|was|has been)? ?(?:over|ended|gone|ruined|broken|falling apart|dying)|FRIEND (?:ended|broke off|cut off|doesn't want) (?:our|the|your|to be)? ?friend(?:ship|s)?)\b`,
    ),
    unless: notDead,
    names: true,
    hear: [
      'Losing a friend is a real loss, and hardly anyone asks after it the way they would after a breakup.',
      'A friendship that goes takes a whole set of jokes and memories with it that nobody else shares.',
    ],
    ask: ['Is there any contact left?', 'What do you miss most about it?'],
  },
  {
    id: 'never-ones-own-turn',
    cues: 'problem issue talk listen themself themselves herself himself asks ask there',
    when: friends(
      String.raw`\b(?:it's (?:always|all|only|just) (?:about )?(?:her|him|them|his|their)(?: (?:own )?(?:problems?|issues|life|drama))?$|all (?:they|she|he) (?:ever )?(?:want|wants|do|does)(?: to do)? is (?:to )?(?:talk about|complain|vent|dump)|(?:FRIEND|she|he|they) (?:only |just |always |constantly )+(?:talks?|complains?|vents?|cares?)(?: about)? (?:her|him|them|his|their)(?:self|selves| problems| own| issues)?|(?:she|he|they|FRIEND) never (?:asks?|thinks? to ask|listens?)(?: (?:about|how|to) (?:me|you|i|how|my|your|what))+|you(?:'re| are|'ve been| am)? (?:always )?(?:there for|listening to|listen to|help) (?:everyone|everybody|her|him|them|FRIEND|my friends|your friends|people)\b.*\b(?:but|never|no one|nobody|and (?:she|he|they) (?:never|don't|doesn't)))\b`,
    ),
    beside: ofFriendship,
    unless: /\b(?:boss|husband|wife|son|daughter|doctor|news|therap\w+|covid)\b/,
    names: true,
    hear: [
      'You do the listening, and when it would be your turn nobody is there. That wears a friendship out.',
      "It's tiring to carry somebody else's troubles all the time with nowhere to put down your own.",
    ],
    ask: [
      'When did you last get to tell something of yours?',
      'Do they know what you are going through?',
      'Have you ever said so?',
    ],
  },
  {
    id: 'hard-to-find-friends',
    cues: 'friend social sociable awkward people meet connect',
    when: /\b(?:(?:hard|difficult|tough|impossible|easy|struggl\w+|trouble|afraid|scared|how|not good|never good|bad|unable|not able|problem)(?: for (?:me|you))?(?: (?:at|to|time|in|with))* (?:mak(?:e|ing)|find(?:ing)?|keep(?:ing)?|meet(?:ing)?|connect(?:ing)?(?: with)?) (?:any |new |real |good |some |more |and keep )*(?:friends?|people|friendships)|(?:can't|cannot|couldn't|never|don't|not)(?: \w+)? (?:make|find|made|connect with|get) (?:any |new |real |good )*friends|you(?:'re| are| am|'ve always been| have always been)? (?:a |an |so |very |really |such a |too |not a |not |pretty |quite |extremely |kind of |a bit |always )*(?:sociable person|social(?:ly)? awkward|sociable|social person|people person|antisocial|anti-social)\b|you (?:have|suffer from|struggle with|deal with|get) (?:\w+ )?social anxiety)/i,
    unless: /\b(?:my (?:son|daughter|child|kid|husband|wife|boyfriend|girlfriend)|not shy|made (?:a|some) friends?)\b/,
    names: true,
    hear: [
      'Everyone else seems to know how friends are made, and nobody ever explained it.',
      "It takes nerve to go up to people when you don't know whether they want you there.",
    ],
    ask: [
      'Where do you come across people now?',
      'Was there ever somebody it was easy with?',
      'What happens in you when you want to talk to someone?',
    ],
  },
  {
    id: 'spoken-ill-of',
    cues: 'rumor rumour lies gossip bad trash against mouth',
    when: friends(
      String.raw`\b(?:(?:(?:is|are|was|were|been|keeps?|started|'s|goes around|going around|she|he|they|FRIEND)(?: also| now| even| always)*) )?(?:spread(?:s|ing)? (?:\w+ ){0,2}?(?:rumou?rs?|lies|gossip|stuff)|(?:bad[- ]?mouth|trash[- ]?talk)(?:s|ed|ing)?(?: about)? (?:me|you)|(?:say(?:s|ing)?|talk(?:s|ing)?) (?:really |very )?(?:bad|mean|nasty|awful|horrible|crap|shit|trash)(?: \w+)? (?:about|of) (?:me|you)|turn(?:s|ed|ing)? (?:\w+ ){1,3}?against (?:me|you)|tell(?:s|ing)? (?:lies|everyone|people)(?: \w+){0,3} about (?:me|you))\b`,
    ),
    unless: /\b(?:i (?:spread|was spreading|told)|behind (?:my|his|her) back|trump|biden|news|covid|vaccine)\b/,
    names: true,
    hear: [
      "You can't go round and put it right with every person who has heard it. That's what makes talk like that so unfair.",
      'Having your name dragged around behind you is hard, because you only ever see the looks and not the words.',
    ],
    ask: [
      'Whose opinion in it do you mind about most?',
      'Has anyone come to you and asked?',
      'Do you know why it began?',
    ],
  },
  {
    id: 'friend-broke-trust',
    cues: 'trust lied lie lies betray stab',
    when: friends(
      String.raw`\b(?:(?:FRIEND|she|he|they)(?:'s| has| have| just| had)* (?:broke(?:n|s)? (?:up )?(?:my|your|our) trust|betray(?:ed|s) (?:me|you|my|your|us)|lied to (?:me|you)|(?:back)?stabb?ed (?:me|you)(?: in the back)?|been lying to (?:me|you))|you (?:was|were|got|feel|felt|'ve been|have been)(?: so| very| really| completely)* (?:betrayed|stabbed in the back|lied to) by (?:FRIEND|one of|a friend))\b`,
    ),
    beside: ofFriendship,
    unless: /\b(?:husband|wife|boyfriend|girlfriend|partner|ex|he cheated|she cheated|boss)\b/,
    names: true,
    hear: [
      'When a friend breaks your trust you lose twice: the trust, and the person you would have told about it.',
      'You let somebody in, and it was turned against you. After that it is hard to be at ease with anyone.',
    ],
    ask: ['Do they know how you took it?', 'How did it come out?', 'Could it be mended, do you think?'],
  },
  {
    id: 'secret-handed-on',
    cues: 'told tell shar spread secret everyone',
    when: friends(
      String.raw`\b(?:(?:FRIEND|she|he|they)(?:'s| has| have| just| had| went and| also| then)* (?:(?:told|tells?|telling) (?:everyone|everybody|others|people|other people|my other|your other|all|the whole|my \w+|your \w+)(?: \w+){0,3} (?:what (?:i|you)|my|your|about (?:it|me|you|my|your))|(?:shared|spread|leaked|revealed|exposed|told)(?: out)? (?:my|your|all my|all your) (?:\w+ )?secrets?)|your secrets? (?:is|was|were|got) (?:out|told|shared|leaked))\b`,
    ),
    beside: ofFriendship,
    unless: /\b(?:boss|manager|doctor|i told everyone|husband's|wife's|at last|proud)\b/,
    names: true,
    hear: [
      'You told it to one person, and now it belongs to people you never chose.',
      "A secret that was handed on can't be got back, and from then on you weigh every word.",
    ],
    ask: ['How did you find out?', 'What have you said to your friend about it?', 'Who knows it now?'],
  },
  {
    id: 'trouble-with-friends',
    general: true,
    cues: 'problem issue trouble conflict difficult hard drama struggl',
    when: friends(
      String.raw`\b(?:problems?|issues?|troubles?|difficult(?:y|ies)|conflicts?|hard time|tough time|drama|dilemma|struggling)(?: (?:in|with|within|between|about|going on|a|the|some|one|of|few|couple|my|your|our|to|and|me|you))* (?:FRIEND|friends?|friendships?|friend (?:group|circle)|group of friends)(?: (?:lately|recently|right now|at the moment|these days|now|not .*|from .*|at school|group|circle|issues?|problems?))*$`,
    ),
    unless: /\b(?:make|making|find|finding|died|boyfriend|girlfriend|no problems?|ex)\b/,
    names: true,
    hear: [
      "Trouble with friends follows you home, since they're the ones you would talk it over with.",
      "When something is wrong with a friend, it's hard to think about anything else for long.",
    ],
    ask: ['What happened?', 'How did it begin?', 'Where do things stand between you now?'],
  },
  {
    id: 'feels-disliked',
    cues: 'like hate rude mean annoying fun tease teas laugh notice',
    when: /\b(?:(?:everyone|everybody|people|no one|nobody|noone|they all|all of them|others|the people|classmates|coworkers)(?: (?:at|in|around|here|there|you|me|work|school|i|know|with|just|always|really|all|seems?|to|are|is|do|keep))* (?:(?:hates?|dislikes?|can't stand|avoids?|laugh(?:s|ing)? at|mak(?:e|es|ing) fun of|teas(?:e|es|ing)|picks? on|mean to|rude to|judg(?:es?|ing)) (?:me|you)|(?:don't|doesn't|never|not) (?:really |even )?(?:like|want|notice|talk to) (?:me|you)|likes (?:me|you)|(?:so |very |really )?(?:rude|mean)(?: and \w+)? to (?:me|you)|(?:call|think|say|find)s? (?:me|you|i'm|you're|i am|you are) (?:so |too |very )?(?:annoying|weird|ugly|boring|stupid|fat))|you feel (?:like |that )*(?:nobody|no one|they|everyone|people|\w+ friends)(?: really| don't| doesn't| do not)* (?:likes?|hates?) (?:me|you))\b/i,
    unless: /\b(?:if|kill|hate (?:him|her|trump|biden)|i hate people|vaccine|mask)\b/,
    names: true,
    hear: [
      "It isn't easy to go in among people when you expect not to be liked.",
      'Once you have felt unwelcome often enough, you start looking for it in every face.',
    ],
    ask: ['What happened the last time?', 'Is there anyone it is different with?', 'How long has it been like that?'],
  },
  {
    id: 'new-place-no-friends',
    cues: 'moved move new know far alone town',
    when: /\b(?:you(?:'ve| have| just| recently| also)* (?:(?:moved|relocated) here\b|(?:moved|relocated|came|come) to (?:a |this |the )?(?:new |different |another |strange |small |big |foreign )*(?:city|town|place|state|country|area)\b)|you(?:'re| are| am)? (?:\w+ )?(?:in|living in|new (?:to|in)) (?:a |this |the )?(?:new |strange |foreign |different )?(?:city|town|place|state|country|area) (?:all )?(?:alone|by (?:my|your)self|and (?:i|you) (?:don't|do not) know)|you (?:don't|do not|hardly|barely) (?:really |even )?know (?:anyone|anybody|people|many people|a soul) (?:here|there|in this|in the|around)|you (?:don't|do not) have (?:any )?(?:friends|friends or family|family or friends|family) (?:here|there|nearby|around|close by))/i,
    unless:
      /\b(?:job|visa|my (?:ex|husband|wife|boyfriend|girlfriend|partner) moved|years ago|happy|excited|know anyone (?:who|that|working|hiring))\b/,
    names: true,
    hear: [
      'In a new place nobody knows you yet, so there is no one who would notice how you are.',
      'Starting somewhere with nobody around means everything has to be built from nothing, even small talk.',
    ],
    ask: ['What brought you there?', 'Who do you see in a usual week?', 'What do you miss most from before?'],
  },
];
