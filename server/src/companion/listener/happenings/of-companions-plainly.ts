import { close, ofTheDead } from './close-words.ts';
import type { Happening } from './happening.ts';

/** Where the talk is of friends. */
const ofFriends = /\b(?:friends?|friendships?|bestie|bff|budd(?:y|ies)|mates?|pals?)\b/;
/** Where the talk is of friends or of the family. */
const ofOnesOwn =
  /\b(?:friends?|family|parents?|mom|mum|mother|dad|father|sister|brother|grand\w+|kids|children|son|daughter|boy ?friend|girl ?friend|partner|people|loved ones)\b/;
const ofThePlague =
  /\b(?:covid\w*|corona\w*|virus|pandemic|lock ?down\w*|quarantine\w*|vaccin\w*|masks?|distanc\w*|restrictions?)\b/;

/** More of friends, those one lives with or beside, and of being alone, in few and ordinary words. */
export const ofCompanionsPlainly: readonly Happening[] = [
  {
    id: 'worried-about-a-quiet-friend',
    cues: 'worr quiet respon answer heard okay alright unrespons sure hear silent',
    when: close(
      String.raw`\b(?:you(?:'re| are|'ve been| am| just| really| so| very| also)* (?:worried|concerned|scared|anxious|worry) (?:about|for) (?:FRIEND|him|her|them)|you (?:just |really )?(?:want|wanted|need|would like) to (?:make|be|know) (?:sure )?(?:that |if )?(?:he|she|they|FRIEND)(?:'s|'re| is| are) (?:ok|okay|alright|all right|safe|fine|doing ok\w*)|FRIEND (?:has been|is|have been|are|went|has gone)(?: \w+)? (?:quiet|silent|unresponsive|non responsive|withdrawn)|(?:FRIEND|he|she|they) (?:hasn't|haven't|has not|have not|doesn't|don't|isn't|aren't) (?:answer(?:ed|ing)?|respond(?:ed|ing)?|repl(?:y|ied)|been in touch|posted)\b.*\bworried)`,
    ),
    beside: ofFriends,
    unless: new RegExp(
      `${ofTheDead.source}|\\b(?:suicid\\w*|kill|my (?:mom|mum|dad|mother|father|son|daughter|husband|wife|sister|brother|kids)|drink\\w*|drugs?|pills?|heroin|boss)\\b`,
    ),
    names: true,
    hear: ['Your friend has gone quiet, and that leaves you guessing what is wrong.'],
    ask: ['When did you last hear anything?', 'What worries you most about it?'],
  },
  {
    id: 'friend-takes-too-much',
    cues: 'drug pill heroin drink drunk addict alcohol cocaine meth weed high using substance',
    when: close(
      String.raw`\b(?:FRIEND|he|she)(?:'s| is| was| has| been| just| started| keeps?| always| also| back| might be| a| an| really| daily| heavy| again)* (?:on (?:drugs|pills|heroin|meth|cocaine|crack)|(?:using|abusing|taking|doing|addicted to|hooked on|does|takes|uses|abuses|popping) (?:\w+ )?(?:drugs?|pills?|heroin|meth|cocaine|coke|crack|alcohol|prescription \w+|medication\w*|medicine|substances|opioids|xanax)\b|addict\b|drug (?:user|addict)|alcoholic\b|drinks (?:too much|every (?:day|night)|all|a lot|so much)|drinking (?:too much|again|a lot|every (?:day|night)|problem)|drunk\b|(?:a |had a |has a )?(?:heroin|drug|drinking|pill) (?:problem|habit|addiction))`,
    ),
    beside: ofFriends,
    unless: new RegExp(
      `${ofTheDead.source}|\\b(?:overdos\\w*|i (?:drink|drank|use|used|take)|my (?:husband|wife|dad|father|mom|mother|mum|brother|sister|son|daughter|boyfriend|girlfriend)(?:'s| is)|hit me|got drunk with)\\b`,
    ),
    names: true,
    hear: ['You can see what it does to your friend, and you cannot stop it for them.'],
    ask: ['Have you two ever talked about it?', 'What have you noticed lately?'],
  },
  {
    id: 'friends-think-so-differently',
    cues: 'trump biden vote support politic conspir belie relig church moral values vaccin racis homophob antivax',
    when: close(
      String.raw`\b(?:FRIEND'?s?|he|she|they)(?:'s|'re| is| are| was| has| have| all| both| just| really| very| so| also| recently| now| now become| become| a| big| huge)* (?:(?:trump|biden|republican|democrat|maga|nazi)(?:'s)?(?: supporters?| voters?| fans?| people)?\b|support(?:s|ed|ing)? (?:trump|biden|him|that)|vot(?:es?|ed|ing) for|believ(?:es?|ing) (?:in )?(?:all |every |those |these |the |that )*(?:conspirac\w+|that|covid|the election|qanon|vaccines?|stuff|things)|anti-?vax\w*|racist|homophobic|sexist|into (?:politics|conspirac\w+|qanon)|joined (?:a|some|the|this) (?:\w+ )?(?:church|cult|religion|group|sect))|\b(?:goes )?against (?:my|your) (?:\w+ )?(?:morals?|values|beliefs|principles)\b`,
    ),
    beside: ofFriends,
    unless:
      /\b(?:my (?:dad|father|mom|mum|mother|parents|husband|wife|brother|sister|family|boyfriend|girlfriend|uncle|aunt|boss)(?:'s| is| are| and|)|job)\b/,
    names: true,
    hear: ['It is hard to stay close to somebody who thinks so differently about what matters to you.'],
    ask: ['What was said that bothered you most?', 'What used to hold you together?'],
  },
  {
    id: 'spends-what-is-owed',
    cues: 'spend spent buy bought new instead pay paying paid',
    when: /\b(?:(?:he|she|they|them|him|her|your friends?)(?:'s| is| are| keeps?| just| still| can| always| has| have| then)* (?:spend(?:s|ing)?|spent|buy(?:s|ing)?|bought|goes? (?:out|on holiday)|went on|got (?:a )?new|posts?)\b.*|(?:he|she|they) (?:keeps?|are|is|'re|'s|always|just) (?:delay\w*|mak\w+ excuses|avoid\w+|putting (?:it|me|you) off|promis\w+).*)$/i,
    beside:
      /\b(?:owes?|owed|lent|loan(?:ed)?|borrow\w*|pay(?:ing)? (?:me|it|us|my \w+)? ?back|paid (?:me|it) back|my money|the money back|return (?:the|my) money)\b/,
    unless: /\b(?:bank|mortgage|student loan|landlord|rent|my (?:boss|company)|christmas gifts)\b/,
    names: true,
    hear: ['You see the money go on other things, and yours does not come back.'],
    ask: ['What is said when you ask for it?', 'How long have you been waiting for it?'],
  },
  {
    id: 'friend-does-not-tell-the-truth',
    cues: 'truth lie lies liar lying honest',
    when: close(
      String.raw`\b(?:FRIEND|he|she|they)(?:'s| is| has| will| would| does| always| just| keeps?| been| a| such| such a)* (?:(?:never|doesn't|does not|don't|won't|not|isn't)(?: \w+)? (?:tell(?:s|ing)?(?: (?:me|you|us))?,? (?:the |any )?truth|honest)|lies? (?:about|all the time|so much|to everyone)|lying (?:about|all|to everyone)|liar\b)`,
    ),
    beside: ofFriends,
    unless:
      /\b(?:my (?:husband|wife|boyfriend|girlfriend|partner|ex|son|daughter|mom|dad|mother|father|boss)|cheat\w*)\b/,
    names: true,
    hear: ['When you cannot believe what a friend tells you, there is not much left to go by.'],
    ask: ['What was it the last time?', 'Have you said that you noticed?'],
  },
  {
    id: 'asked-to-say-sorry',
    cues: 'apolog sorry',
    when: close(
      String.raw`\b(?:FRIEND|KIN|MINE|he|she|they)(?:'s| is| are| now| keeps?| just| also| even| all)* (?:demand(?:s|ing|ed)?|want(?:s|ed)?|expect(?:s|ing|ed)?|insist(?:s|ing|ed)?|wait(?:s|ing)?|ask(?:s|ed|ing)?)(?: \w+){0,3}? (?:an apology|(?:me|you) to (?:apologi[sz]e|say sorry))`,
    ),
    names: true,
    hear: ['You are asked for a sorry, and you do not see it that way.'],
    ask: ['What are you supposed to have done?', 'What happened, the way you saw it?'],
  },
  {
    id: 'friends-live-elsewhere',
    cues: 'friend moved live far overseas abroad away countr',
    when: close(
      String.raw`\b(?:(?:all |most |many |some )?(?:of )?FRIEND|they all)(?: all| both| now| have| has| just| recently| are| mostly)* (?:live(?:s)?|living|moved|moving|are|spread|scattered|went)(?: all| so| too| very)* (?:far|overseas|abroad|away|in (?:other|another|different)|to (?:another|other|different|a different)|across|out of (?:town|state)|elsewhere|on the other)\b`,
    ),
    beside: ofFriends,
    unless: new RegExp(`${ofTheDead.source}|\\b(?:moved in|boy ?friend|girl ?friend)\\b`),
    names: true,
    hear: ['The people you are close to are all somewhere else.'],
    ask: ['How do you keep in touch?', 'Who is there near you?'],
  },
  {
    id: 'a-friends-marriage-ends',
    cues: 'divorc leaving split separat husband wife',
    when: close(
      String.raw`\b(?:(?:FRIEND|(?:all |some |several |two )?(?:of )?(?:my|your) friends)(?: told you(?: that)?(?: she| he|'s| is)*| have been| has been|'s| is| are| were| all| just| recently| getting| going through| go through)* (?:leaving (?:her|his|their)|(?:a )?divorc\w*|separat(?:ed|ing)|splitting up|split up)|(?:FRIEND|she|he) (?:is |'s )?leaving (?:her|his) (?:husband|wife))\b`,
    ),
    beside: ofFriends,
    unless: /\b(?:leaving me|my (?:husband|wife) (?:left|is leaving|wants)|my divorce|my own)\b/,
    names: true,
    hear: ['When people near you split up, it changes things for everybody around them.'],
    ask: ['How did you hear about it?', 'Who are you closest to in it?'],
  },
  {
    id: 'not-seen-ones-own-people',
    cues: 'seen see meet visit',
    when: close(
      String.raw`\byou (?:have not|haven't|can't|cannot|couldn't|could not|have been unable|'ve been unable|'m not able|are not able|'re not able|am not able|don't get|never get|miss|hardly|barely|rarely)(?: \w+){0,2}? (?:been able )?(?:to )?(?:see(?:n|ing)?|meet(?:ing)?|met|visit(?:ed|ing)?|hang(?:ing)? out with|spend time with)(?: with)? (?:anyone|anybody|them|people|any of (?:my|your) \w+|(?:most of )?(?:my|your) (?:\w+ )?(?:friends|family|parents|buddies|people|kids|grand\w+)|FRIEND|PARENT|SIBLING|ELDER|GRANDCHILD|friends|family)\b`,
    ),
    beside: ofOnesOwn,
    unless: new RegExp(
      `${ofTheDead.source}|\\b(?:custody|divorc\\w*|restraining|ex\\b|ghost\\w*|bodies|want(?:s)? to see (?:me|you)|doctor|cps|court|hospital|care home|nursing)\\b`,
    ),
    names: true,
    hear: ['It has been a long time now without the people you are used to having around you.'],
    ask: ['Who would you most like to see?', 'When did you last see them?'],
  },
  {
    id: 'meeting-them-does-not-feel-safe',
    cues: 'meet come distance gather overreact serious visit invit hang party understand care',
    when: /\b(?:(?:they|friends?|family|parents|sister|brother|everyone|people|he|she|roommates?|relatives)(?: \w+){0,2}? (?:wants?|wanted|keeps?|keep|still|are|insist\w*|ask\w*) (?:to |on |asking )?(?:me to |you to |us to )?(?:meet(?:ing)?(?: up)?|come over|coming over|get together|gather|hang out|visit|go out|go over|have a party|go to (?:parties|bars))\b|(?:they|friends?|family|parents|people|roommates?|everyone|he|she)(?: \w+){0,2}? (?:don't|doesn't|do not|does not|won't|not|refuses?)(?: \w+)? (?:(?:take|taking|takes?) (?:it|covid|the \w+|this) serious\w*|understand why|believe (?:in )?(?:covid|the virus)|care about (?:covid|the virus)|wear)|(?:think|say|thinks|says) (?:i'm|you're|i am|you are) (?:overreacting|paranoid|too careful|crazy|exaggerating))/i,
    beside: new RegExp(`^(?=[\\s\\S]*${ofThePlague.source})[\\s\\S]*${ofOnesOwn.source}`),
    unless: /\b(?:boss|manager|customers?|at work|my job|coworkers?)\b/,
    names: true,
    hear: ['They see the risk differently, so you are the one who has to keep saying no.'],
    ask: ['What do they say when you say no?', 'What would feel all right to you?'],
  },
  {
    id: 'gives-and-gets-nothing-back',
    cues: 'same nobody one back return appreciat way everyone everything',
    when: /\b(?:(?:nobody|no one|no-one|noone|none of them|they)(?: \w+)? (?:ever )?(?:does?|did|would do|returns?|gives?|appreciat\w*) (?:the same|anything|it back|that|it|what (?:i|you) do|half)(?: (?:for|to|back) (?:me|you))?|you (?:always )?(?:go out of (?:my|your) way|do (?:everything|so much|a lot|it all)|bend over backwards?|give (?:everything|so much|my all|your all))(?: \w+)? (?:to help|for) (?:\w+ )?(?:people|everyone|everybody|others|them|friends|(?:my|your) (?:friends|family|coworkers)))\b/i,
    beside: /\b(?:people|friends?|everyone|everybody|others|family|cowork\w*|nobody|no one|birthdays?)\b/,
    unless:
      /\b(?:my (?:ex|boyfriend|girlfriend|husband|wife)|job|boss|company|interview|god|better|harder)\b|\bcan do it\b/,
    names: true,
    hear: ['You give a great deal, and it does not come back.'],
    ask: ['When did you notice it last?', 'Who would you most like it from?'],
  },
  {
    id: 'wants-to-end-a-friendship',
    cues: 'friend friends friendship',
    when: close(
      String.raw`\byou(?:'re| are| am| just| think(?: you)?| really| don't know if you| feel like you| might| may|'ve been| have been| thinking| wondering| need| needed| want| wanted| should| have| had| can't| don't| do not| cannot| to| of| about| if| whether| want to| no longer)* (?:(?:stop(?:ping)?|quit(?:ting)?) being (?:her |his |their )?friends?\b|end(?:ing)? (?:the|this|our|your|my|that|a) friendship|(?:be|stay|remain|being) (?:her|his|their) friend\b|(?:cut(?:ting)?|drop(?:ping)?|let(?:ting)?) (?:FRIEND|(?:her|him) (?:off|out))(?: \w+)*)`,
    ),
    beside: /^(?![\s\S]*\b(?:boy ?friend|girl ?friend|husband|wife|my ex)\b)[\s\S]*\bfriend/,
    unless: /\b(?:just friends|wants? to be friends|make friends)\b/,
    names: true,
    hear: ['Letting a friend go is hard, even with good reasons for it.'],
    ask: ['What happened last?', 'What would you miss?'],
  },
  {
    id: 'friends-in-common-after-it',
    cues: 'common mutual same shared sides friends',
    when: /\b(?:(?:friends? (?:in common|we share\w*|you share\w*)|(?:mutual|common|shared|same) friends?|same (?:friend )?(?:group|circle))|friends? (?:\w+ )?(?:like[ds]?|chose|choose|sided|took|prefer\w*) (?:her|him|his|with (?:her|him)))\b/i,
    beside: /\b(?:ex|broke up|broken up|break ?up|split|divorc\w*|left me|dumped|separat\w*)\b/,
    names: true,
    hear: ['It is not only the one person, then. It is also hard to know where your friends stand.'],
    ask: ['Who of them do you still see?', 'Has any of them said anything to you?'],
  },
  {
    id: 'friends-irritate',
    cues: 'irritat annoy nerve',
    when: close(
      String.raw`\b(?:FRIEND|they|friends|he|she)(?:'s|'re| is| are| sometimes| always| often| just| really| can be| so| keeps?| all)* (?:irritat(?:e|es|ing)(?: (?:me|you))?|annoy(?:s|ing)?(?: (?:me|you))?|gets? on (?:my|your) nerves)\b`,
    ),
    beside: ofFriends,
    unless: /\b(?:boss|husband|wife|boy ?friend|girl ?friend|brother|sister|mom|dad|kids|they (?:say|think|call))\b/,
    names: true,
    hear: ['You can like your friends and still be fed up with them.'],
    ask: ['What is it that they do?', 'Is it one of them more than the others?'],
  },
  {
    id: 'keeps-it-from-them',
    cues: 'tell worry bother burden talk know',
    when: /\b(?:you (?:don't|do not|never|can't|haven't|didn't|won't|wouldn't) (?:really |ever |even )*(?:tell|told|talk to|share (?:it|this|that) with|say|open up to|want to (?:bother|worry|burden|upset|scare|trouble)|wish to)\b.*\b(?:worry|worried|burden\w*|bother\w*|upset|trouble|scare|their own|stress)\b|you (?:don't|do not|never|didn't) want to (?:be a burden|bother|burden|worry) (?:them|him|her|anyone|anybody|people|(?:my|your) \w+)|(?:don't|do not) want (?:them|him|her|(?:my|your) \w+) to (?:worry|be worried|know how|stress))\b/i,
    unless: /\b(?:boss|manager|coworkers?|landlord|annoy them|fired|suicid\w*)\b/,
    names: true,
    hear: ['You spare them the worry, and so you are alone with it.'],
    ask: ['Who would take it best, do you think?', 'What would you tell them, if you did?'],
  },
  {
    id: 'hurt-by-a-helper',
    cues: 'therap counsel psych',
    when: /\b(?:(?:my|your|the|a|an online) (?:\w+ )?(?:therapist|counsell?or|psychologist|psychiatrist)(?:'s| is| was| has| had| just| really| then| never| suddenly| also| even)* (?:(?:so |very |really )?(?:mean|rude|cold|harsh|cruel|judgmental)|dropped|quit|left|ghosted|stopped|dismissed|laughed|said (?:something|i|you|it|that)|yelled|judged|refused|denied|retired|ended|moved away|doesn't (?:listen|understand|help|get)|didn't (?:listen|understand|help|show)|does not)\b|(?:dropped|rejected|ghosted|abandoned) by (?:my|your|a|the) (?:therapist|counsell?or|psych\w+))/i,
    unless:
      /\b(?:said (?:it's|it is) (?:good|ok|okay|fine|normal)|school counselor said i could|is (?:great|good|helpful|helping))\b/,
    names: true,
    hear: ['You went there to be helped, and you came away hurt.'],
    ask: ['What happened?', 'How were you left after it?'],
  },
  {
    id: 'someone-stands-by-them',
    general: true,
    cues: 'support listen help comfort there understand',
    when: close(
      String.raw`\b(?:CLOSE|(?:my|your) (?:\w+ )?(?:family|friends|parents|kids|children|siblings))(?:'s| is| are| have| has| been| really| also| always| very| so| quite| mainly| tries to| try to| all| just)* (?:(?:super |very |so |pretty |really )?(?:supportive|helpful|understanding|(?:a )?(?:\w+ )?(?:big |great |huge |good )?(?:help|support|listeners?|comfort)\b|there for (?:me|you|us))|supports? (?:me|you)|supporting (?:me|you)|helps? (?:me|you)|helping (?:me|you)|listens?(?: to (?:me|you))?|comforts? (?:me|you)|comfort (?:me|you)|cheers? (?:me|you) up)\b`,
    ),
    unless: new RegExp(
      `${ofTheDead.source}|\\b(?:not|n't|never|no|but|unless|if|wish|used to|hardly|barely|isn't|nobody|only one|should|were more|would|could)\\b`,
    ),
    bright: true,
    names: true,
    hear: ['It is good that there is somebody on your side.'],
    ask: ['What helps most, of what they do?', 'How much do they know of it?'],
  },
  {
    id: 'one-person-to-talk-to',
    cues: 'only one',
    when: close(
      String.raw`\b(?:CLOSE(?:'s| is| was) (?:\w+ )?the only (?:one|person|friend)(?: (?:that|who|i|you|left|with|to)\b.*)?|the only (?:person|one|friend) (?:you (?:have|can|talk|ever|see)|i (?:have|can)|you've|who).*|(?:my|your) only friend (?:is|was)|you only have CLOSE(?: to \w+.*)?$|(?:he|she)(?:'s| is) (?:the only person|my only friend|your only friend|the only one).*)`,
    ),
    unless: new RegExp(
      `${ofTheDead.source}|\\b(?:only one (?:working|with a job|who works|in my|in the|at work)|breadwinner|income|left me|broke up)\\b`,
    ),
    names: true,
    hear: ['With only one person to talk to, a good deal stays unsaid.'],
    ask: ['What do you keep back, mostly?', 'Who was there before?'],
  },
  {
    id: 'lives-alone',
    cues: 'live living alone myself own',
    when: /\b(?:you(?:'re| are| have been|'ve been| have| just| also| now| currently)* (?:liv(?:e|es|ing)|isolated|stuck at home|at home) (?:all )?(?:alone|by (?:my|your)self|on (?:my|your) own)|living (?:all )?(?:alone|by (?:my|your)self|on (?:my|your) own))\b/i,
    unless:
      /\b(?:prefer|want to live|would like to live|like living|love living|used to live|can't (?:live|afford)|cannot (?:live|afford)|without (?:him|her|them)|don't want to live|broke up|dumped|left me|died|passed away|scared of|afraid of)\b/,
    names: true,
    hear: ['Living alone, a whole day can go by without a word to anybody.'],
    ask: ['Who did you last talk to?', 'Which part of the day is longest?'],
  },
  {
    id: 'shares-with-the-careless',
    cues: 'roommate room flatmate housemate',
    when: /\byour (?:\w+ )?(?:room ?mates?|flat ?mates?|house ?mates?)\b(?:'s| is| are| has| have| always| keeps?| constantly| also| just| still| both| all| even)* (?:(?:had |have |has |having |brings?|invit\w+|bring\w*) (?:\w+ )?(?:people|friends|parties|a party|guests|(?:her|his|their) (?:boy|girl) ?friend)|(?:don't|doesn't|do not|does not|won't|never) (?:\w+ )?(?:care|respect|listen|pay|clean|wear|take)|part(?:y|ies|ying)|go(?:es|ing)? out|loud|noisy|rude|mean|disrespect\w*|stole|steals|moving out|moved out|left)\b/i,
    unless: /\b(?:used to|nice|kind|love (?:her|him|them)|friend's)\b/,
    names: true,
    hear: ['It is your home as well, and you did not get asked.'],
    ask: ['What was said when you raised it?', 'How long do you still have to share?'],
  },
  {
    id: 'told-to-move-out',
    cues: 'move out leave kick threw throw locks house evict home',
    when: close(
      String.raw`\b(?:(?:CLOSE|he|she|they|room ?mate|landlord)(?:'s| is| are| has| have| just| now| also)* (?:(?:told|asked|wants?|wanted|forc(?:es|ed|ing)|telling|asking|said)(?: that)?(?: if)? (?:me|you)(?: do not| don't)?(?: have)? ?(?:to )?(?:move out|leave (?:the|her|his|their|your|my) (?:house|home|apartment|place)|get out|out of (?:the|her|his|their|your|my) (?:house|home|apartment|place))|kick(?:ed|ing|s)? (?:me|you) out|thr(?:ew|ow|owing|own) (?:me|you) out|chang(?:e|ed|ing) the locks|put (?:my|your) (?:clothes|things|stuff|belongings) (?:out|on))|you (?:got|was|were|'ve been|have been|am being|are being|'re being) (?:kicked|thrown) out(?: of .*)?)`,
    ),
    unless: /\b(?:years ago|when i was (?:a|young|little|\d+)|school|college|class|game|bar)\b/,
    names: true,
    hear: ['It was your home, and you are told to go.'],
    ask: ['Where are you staying now?', 'How much time have you been given?'],
  },
  {
    id: 'it-has-reached-the-neighbours',
    cues: 'neighb ambulance street building village',
    when: /\b(?:(?:half|most|many|some|several|all) (?:of )?(?:my|your|our|the) (?:neighbou?rs?|street|building|village|block|town)\b.*\b(?:affected|sick|infected|ill|covid|corona|virus|died|positive)|(?:my|your|our|the|a) neighbou?rs? (?:\w+ )?(?:has|have|got|tested|caught|died)\b.*\b(?:covid|corona\w*|virus|positive))/i,
    names: true,
    hear: ['So it has come right up to your own door.'],
    ask: ['Is everybody well in your house?', 'How do you get through the day with that outside?'],
  },
  {
    id: 'thinks-back-to-a-friend',
    cues: 'friend memor old',
    when: close(
      String.raw`\b(?:(?:memor(?:y|ies)|thought|picture|photo) of (?:FRIEND|an old friend)|you (?:\w+ )?(?:remember(?:ed)?|miss(?:ed)?|think of|thought of) (?:an old|FRIEND)(?: friend)? (?:from|who|i|you))`,
    ),
    unless: ofTheDead,
    names: true,
    hear: ['One memory of a friend, and it is all there again.'],
    ask: ['What was it about that friend?', 'What happened between you?'],
  },
];
