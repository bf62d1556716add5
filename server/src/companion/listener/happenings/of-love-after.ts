import { told } from '../tellings/telling.ts';
import { between, ofParting, ofTwo } from './couples.ts';
import type { Happening } from './happening.ts';

/** Being left, missing, clearing away, what others make of it; love that came to nothing, came late, or comes with a difference. */
export const ofLoveAfter: readonly Happening[] = [
  {
    id: 'misses-the-ex',
    cues: 'miss',
    when: between(
      String.raw`\byou (?:\w+ )?(?:miss|missing|missed) (?:him|her|MINE|your ex(?:-\w+)?\b)(?: (?:so much|a lot|every day|all the time|like mad|anyway|too|terribly))?(?:$|,| and| but)`,
    ),
    unless:
      /\b(?:died|dead|passed|funeral|mum|mom|mother|dad|father|dog|cat|nan|gran\w*|sister|brother|daughter|son|the wedding)\b/,
    beside: ofParting,
    hear: ['You can miss somebody and know that it was not good.'],
    ask: ['When does it come, mostly?', 'Which small thing is it that you miss?'],
  },
  {
    id: 'clearing-away-what-is-left',
    cues: 'delet threw boxes boxed burn stuff clear things bag number photos',
    when: /\byou(?:'ve| have|'re)? (?:\w+ )?(?:deleted|deleting|threw (?:out|away)|burn(?:ed|t)|boxed up|bagged up|packed up|cleared out) (?:\w+ )?(?:his|her|their|all|the|your|our) (?:\w+ )?(?:number|photos?|pictures?|messages|texts|things|stuff|clothes|letters|chat|playlist)\b|\b(?:the )?boxes (?:from|of) (?:the|your) (?:divorce|break-?up|move|marriage)\b|\b(?:his|her) (?:stuff|things|boxes|clothes) (?:is|are|'s|'re) still\b/i,
    unless: /\b(?:died|funeral|mum|mom|dad|nan|dating profile|work)\b/,
    beside: ofParting,
    hear: ["Clearing away what's left of it is a sad job."],
    ask: ['What was the hardest thing to touch?', 'What did you hold on to?'],
  },
  {
    id: 'it-is-over',
    cues: 'over finished done together',
    when: /^(?:(?:so |and |now )?(?:it's|it is) (?:all )?(?:over|finished|done)(?: between you| with (?:him|her))?|you(?:'re| are) not together any ?more|(?:\S+ years\b.*)?\band it's (?:over|finished)|that's it then)$/i,
    beside: ofParting,
    hear: ['Now it is over, and that takes time to sink in.'],
    ask: ['Who have you said it to so far?', 'What is tomorrow going to look like?'],
  },
  {
    id: 'blamed-for-the-divorce',
    cues: 'divorce ruin fault destroy blame',
    when: /\b(?:(?:the|your) divorce (?:ruined|destroyed|broke)|blames? you for (?:the|your) (?:divorce|break-?up|separation)|(?:all )?(?:is |it's )?your fault,? (?:the divorce|that (?:he|she) left)|says? (?:that )?you (?:ruined|destroyed|broke up) the (?:family|marriage))\b/i,
    hear: [
      'It hurts to be blamed for something that was so hard for you as well.',
      'You can know why it had to be and still not find one sentence that would explain it to them.',
    ],
    ask: ['What could you say, in that minute?', 'Do they know how it was for you?'],
    unless: /\bparents' divorce\b/,
  },
  {
    id: 'divorce-frowned-upon',
    cues: 'divorce community church',
    when: /\b(?:(?:community|church|family|religion|village|culture|parents|mosque|temple|elders)\b.*\b(?:doesn't|don't|does not|won't|can't) (?:accept|allow|believe in|do|speak about|talk about)? ?(?:a )?divorc\w*|divorced (?:woman|man) (?:doesn't|does not|can't|isn't|has no)|(?:first|only) (?:one|person) (?:in (?:your|the) family )?to (?:get )?divorced?|came out as divorced)\b/i,
    hear: [
      "It's hard enough without being judged for it.",
      'You left one person, and find that you had been married to a whole roomful.',
    ],
    ask: ['Is there anyone there who treats you as before?', 'What is it they say to your face?'],
  },
  {
    id: 'ex-still-around-the-house',
    cues: 'still comes stayed stays key lawn repairs mow drops round',
    when: between(
      String.raw`\b(?:(?:LOVE|your ex(?:[- ](?:husband|wife|boyfriend|girlfriend|partner))?) (?:still )?(?:comes? (?:to|round|over|in|back to)|stay(?:ed|s) for|pops? (?:in|round)|lets? (?:himself|herself) in|has (?:the|a) key|fixes|repairs|mows|does the)\b|he still has the key)`,
    ),
    unless: /\b(?:abus\w*|afraid|scared|hit|police|court|stalk\w*|affair)\b/,
    beside: ofParting,
    hear: ["It isn't easy to move on when they're still about."],
    ask: ['What do you two talk about, on such days?', 'How is it once the door has shut?'],
  },
  {
    id: 'children-and-the-new-one',
    cues: 'kids children son daughter meet new',
    when: /\b(?:(?:the |your )?(?:kids|children|son|daughter|boys|girls)\b.*\b(?:meet|met|like|likes|hate|hates|won't (?:accept|speak to|talk to|look at)|don't (?:like|know about)|call(?:s|ed)?) (?:your|the|his|her) (?:new )?(?:partner|boyfriend|girlfriend|husband|wife|man|one|stepm\w+|stepd\w+)|told (?:the|your) (?:kids|children) (?:about|that) (?:him|her|you'(?:re|ve) (?:seeing|met)))\b/i,
    unless: /\b(?:amazing|party)\b/,
    hear: ["It can't be easy to want it to go well for everybody."],
    ask: ['How did they take it, the first time?', 'How does the new one behave with them?'],
  },
  {
    id: 'age-gap',
    cues: 'younger older',
    general: true,
    when: /\b(?:he|she|your (?:husband|wife|partner|boyfriend|girlfriend))(?:'s| is| was) (?:\S+ )?(?:\S+ )?years? (?:younger|older)(?: than (?:you|me))?\b/i,
    unless:
      /\b(?:brother|sister|cousin|colleague|boss|friend|manager|forget\w*|dement\w*|ill|died|carer|hospital|cancer|left|cheat\w*|ex|new)\b/,
    hear: [
      "Other people's looks can be tiring.",
      'Between you two it may hardly come up, and then a waiter says something, or a form.',
    ],
    ask: ['Who has made remarks about it?', 'When do you notice it yourself?'],
  },
  {
    id: 'loved-in-silence',
    cues: 'loved love silence never told secret',
    when: /\b(?:you(?:'ve| have)? loved (?:him|her|that (?:wo)?man|your \S+ \S+'?s? ?\S*) (?:in (?:silence|secret)|all (?:your|these) (?:life|years)|for \S+ years|since)|you never told (?:him|her) (?:that )?you (?:loved|liked|cared)|there was a (?:man|woman|boy|girl) (?:once|then|back then)|the one (?:who|that) got away|since childhood you love)/i,
    unless: /\b(?:dad|mum|mother|father|dog|band|football|cinema|music)\b/,
    hear: ["It's a lot to have kept to yourself for so long."],
    ask: ['What was it about that person?', 'Did anything ever get said?'],
  },
  {
    id: 'grief-without-a-seat',
    cues: 'ex obituary died funeral',
    when: /\b(?:your ex(?:[- ](?:husband|wife|boyfriend|girlfriend|partner))?(?:'s| has)? (?:died|passed|is dead|dead)|(?:saw|read|found) (?:his|her|your ex(?:-\w+)?'s) (?:obituary|death notice|name in the (?:paper|deaths))|go to your ex(?:-\w+)?\b ?\S* funeral)\b/i,
    hear: [
      "It's hard to grieve when nobody thinks you have a reason to.",
      'You are sad about somebody you had already lost once, and nobody asks you how you are.',
    ],
    ask: ['Who was it that let you know?', 'What comes back to you first?'],
  },
  {
    id: 'never-married',
    cues: 'never married late boat right',
    when: /\byou never (?:got )?(?:married|marry|met (?:the right|anyone|someone|anybody)|found (?:the right|anyone|someone|anybody)|settled down)\b|\bmissed the boat\b/i,
    unless: /\b(?:proposed to|the ferry|holiday|living together|happily|were never married but)\b/,
    hear: ['There was a whole life in it, whatever others think.'],
    ask: ['Was there ever someone?', 'What filled those years?'],
  },
  {
    id: 'put-on-a-dating-site',
    cues: 'dating site profile website wrote measurements boat himself',
    when: /\b(?:(?:signed|put|enrolled) (?:you|yourself) (?:up )?on (?:one of those |a )?dating|your dating profile|(?:made|set up|wrote) (?:you )?(?:a|your|the) (?:dating )?profile|you(?:'re| are) on (?:a dating|tinder|hinge|bumble|one of those)|(?:he|she|one|they) (?:just |only )?talked about (?:his|her|their|himself|herself) .*(?:for|whole|all|hours?|minutes?|the entire|evening))\b/i,
    unless: /\b(?:deleted|caught|boyfriend|husband|student|class|linkedin)\b/,
    bright: true,
    hear: ['It can feel very exposing to be put on show like that.'],
    ask: ['What did it say about you?', 'What sort of people has it brought you?'],
  },
  {
    id: 'meeting-the-family',
    cues: 'meet met introduc parents family',
    when: between(
      String.raw`\b(?:(?:LOVE|you|they)(?:'re| are|'ve| have)?(?: (?:want|wants|got|going|finally|just|never|haven't|about|have))* ?(?:to )?(?:meet|meeting|met|introduce|introducing) (?:him to |her to |you to |MINE to )?(?:your|his|her|the|MINE's|them) ?(?:parents|family|mum|mom|mother|dad|father|kids)?(?: for the first time)?)$`,
    ),
    unless: /\b(?:doctor|teacher|boss|solicitor|friend's|club|airport|at the|birth mother|head of year)\b/,
    beside:
      /^(?=[\s\S]*\b(?:my|the) (?:boyfriend|girlfriend|partner|fianc\S*|bf|gf)\b)[\s\S]*\b(?:parents|family|mum|mom|mother|dad|father|them|kids)\b/,
    hear: ["It's natural to be nervous about that."],
    ask: ['What is it you are most nervous of?', 'What do they know about each other so far?'],
  },
  {
    id: 'not-spoken-of-since',
    cues: 'mentioned since brought said',
    when: told(
      String.raw`\bWHO (?:hasn't|haven't|has not|has never|never|not|didn't|doesn't)(?: (?:ever|once|even|really))* (?:mentioned|mention|mentions|brought (?:it|that|her|him) up|(?:said|asked) (?:anything )?about (?:it|that))(?: (?:it|her|him|that))?(?: again)? (?:since|ever since|again|after that)\b`,
    ),
    unless: /\b(?:hello|spoken to (?:me|you)|sorry|hasn't spoken to)\b/,
    hear: [
      "It isn't easy to live with something nobody will mention.",
      'It was put away so tidily that you could begin to doubt it was ever said, or ever happened.',
    ],
    ask: ['Who would have to begin?', 'How is it between you otherwise?'],
  },
  {
    id: 'said-i-love-you',
    cues: 'love said say',
    when: /\b(?:(?:he|she|they|you) (?:finally |just |first )?(?:said|told (?:you|him|her)) "?(?:(?:he|she|they|i|you) )?loves? (?:you|him|her|me)"? (?:for the first time|first|on (?:our|your|the) .*(?:date|night|trip)|last night|and (?:you|he|she) (?:said|froze|didn't|just|laughed))|said it first)\b/i,
    unless: /\b(?:dad|father|mum|mother|mom|son|daughter|brother|sister|sorry|but not|dying|hospital)\b/,
    bright: true,
    hear: ['It takes courage to say that.'],
    ask: ['What happened right afterwards?', 'How long have you two known each other?'],
  },
  {
    id: 'used-to-being-alone',
    cues: 'used own bed alone quiet deciding',
    when: /\byou(?:'ve| have)? (?:got|gotten|grown|become) (?:so |quite |rather )?used to (?:the (?:whole |big |empty )?(?:bed|quiet|house|silence)|deciding|being (?:alone|on your own|by yourself)|(?:my|your) own (?:company|way|space)|it (?:being )?quiet|having the)\b/i,
    unless: /\b(?:died|passed|widow\w*)\b/,
    hear: ["You learnt to manage on your own, and there's some good in that."],
    ask: ['What would be hardest to give up again?', 'What made you notice?'],
  },
  {
    id: 'cold-feet',
    cues: 'nerves feet doubt sure mistake married marry half wedding',
    when: /\b(?:cold feet|probably just nerves|(?:not|aren't|isn't|don't think you're) (?:sure|ready) (?:if you want |about |you want |to )?(?:marr\w+|getting married|the wedding|to marry)|(?:doubts?|second thoughts) about (?:the wedding|marrying|getting married|him|her)|half want to run)\b/i,
    beside: /\b(?:wedding|marr\w+|engaged|fianc\S*|proposed)\b/,
    unless: /\binterview\b|\bexam\b/,
    hear: [
      "It's frightening to have doubts when everything's already planned.",
      'It may be the size of the day, and it may be more. From the middle of the lists it is hard to hear which.',
    ],
    ask: ['At what moments does it come?', 'Is there one person you could say that to?'],
  },
  {
    id: 'new-someone',
    cues: 'met someone seeing dating new boyfriend girlfriend',
    when: /\byou(?:'ve| have) met (?:someone|somebody|a (?:man|woman|guy|girl|lovely|nice))\b|\byou(?:'re| are)? (?:have )?(?:started )?seeing (?:someone|somebody)(?: new)?$|\byou(?:'ve| have) (?:got )?a (?:new )?(?:boyfriend|girlfriend)(?:$|!| now| and)/i,
    unless:
      /\b(?:cheat\w*|my (?:husband|wife)|counsell?or|doctor|psych\w*|used to have|how to fix)\b(?!'s been gone)|\bmy ex (?:has|got)\b/,
    bright: true,
    hear: ["It's lovely to hear that you're happy."],
    ask: ['Where did you two come across each other?', 'Who has been told so far?'],
  },
  {
    id: 'wants-someone-to-share-with',
    cues: 'want wish like someone somebody company',
    when: /\byou(?:'d)? (?:just |only |would |really )*(?:want|wish you had|like|need) (?:someone|somebody|a person|anyone)(?: there| around| else)? (?:to (?:come home to|share|sit with|talk to|eat with|hold|wake up|notice|ask|grow old)|who(?:'s| is)? (?:there|glad|happy|asks|notices|remembers|comes))/i,
    unless: /\bkill\b|\bto tell me what to do\b|\bhelp me\b/,
    hear: [
      'Wanting somebody to share your evenings with is a plain, human wish.',
      'It is less about evenings out than about the ones in, when something is on and there is no one to nudge.',
    ],
    ask: ['When in the week do you feel it most?', 'Who comes nearest to it just now?'],
  },
  {
    id: 'arranged-or-introduced',
    cues: 'arranged rishta biodata match families chose choosing girls proposals',
    when: /\b(?:rishtas?|bio-?data|arranged marriage|through the families|match-?mak\w*|(?:chose|choosing|found|finding|picked|looking for) (?:you )?(?:your|a|you a) (?:wife|husband|bride|groom|match)|asking about (?:girls|boys) for you|(?:proposals|families) (?:come|are coming) to see you)\b/i,
    hear: [
      "It's a lot of pressure, when it's your own life.",
      'A dozen people have a say in it, and it is two who will have breakfast.',
    ],
    ask: ['What would you ask that person, if nobody else were in the room?', 'How much say have you got in it?'],
  },
  {
    id: 'ex-changed-for-the-better',
    cues: 'sober help better changed',
    when: /\byour ex(?:[- ](?:husband|wife|boyfriend|girlfriend|partner))?(?:'s| is| has| says? (?:he|she)'s)? .*\b(?:got sober|sober now|getting help|changed(?=$|,| and| now| so much| completely| (?:his|her) (?:ways|life))|stopped drinking|in recovery|doing so well)\b/i,
    hear: [
      "It's bitter to see it come only now.",
      'You did the years before, and somebody else gets the person you kept saying was in there.',
    ],
    ask: ['Who brought you the news?', 'What was your very first thought?'],
  },
  {
    id: 'left-for-another',
    cues: 'back ex left gone went someone another',
    when: between(
      String.raw`\b(?:LOVE (?:gone|went|going|goes) back to (?:his|her) (?:ex|first|old)|LOVE left you for (?:someone|somebody|another|a |his|her|my|your)|LOVE (?:met|found|got) (?:someone|somebody) else)\b`,
    ),
    unless: /\b(?:dishwasher|bowls|joke|lol)\b/,
    hear: [
      'Being left for somebody else hurts twice over.',
      'There is the losing, and there is the being compared, and the second one goes on at night.',
    ],
    ask: ['Since when do you know?', 'Do you know much about the other one?'],
  },
  {
    id: 'praised-while-being-left',
    cues: 'nicest kindest sweetest best too deserve better not',
    when: between(
      String.raw`\b(?:the (?:nicest|kindest|sweetest|best) (?:person|man|guy|woman|girl|boyfriend|girlfriend|thing) (?:he|she|they)|(?:LOVE|they) (?:said|says|told you)\b.{0,12}\b(?:you(?:'re| are|'d be)? (?:too (?:nice|good)|deserve (?:better|someone|more))|it(?:'s| is|'s just)? not you))`,
    ),
    unless: /\bjob\b|\binterview\b|\bfriend says\b/,
    beside:
      /\b(?:broke|break|split|dumped|ended|left me|leave me|leaving|we were together|gone back to|needs? space|over)\b/,
    hear: [
      "Kind words don't help much while you're being left.",
      'It is meant to soften it, and it leaves you with nothing you could have done better.',
    ],
    ask: ['What would you rather have been told?', 'How did it end, that conversation?'],
  },
  {
    id: 'came-home-to-gaps',
    cues: 'gone empty hangers stuff things wardrobe',
    when: /\b(?:(?:his|her) (?:stuff|things|clothes|toothbrush|shoes|coat|side of the wardrobe|half of the wardrobe) (?:was|were|is|are|had)(?: all)? (?:gone|empty)|(?:wardrobe|drawers?|shelf|shelves)\b.*\b(?:empty|hangers)|just hangers)\b/i,
    unless: /\b(?:burglar\w*|moths|charity|died|funeral|school)\b/,
    hear: [
      'Coming home to that must have been awful.',
      'It is the gaps that tell you, a nail in the wall, one half of a shelf, the good pan.',
    ],
    ask: ['What was the first thing you saw was missing?', 'Has there been any word since that day?'],
  },
  {
    id: 'feels-unwanted',
    cues: 'fancy attracted wants want desire off stopped pat patted kiss',
    when: between(
      String.raw`\b(?:LOVE (?:has )?(?:stopped|gone off|no longer|doesn't|does not|isn't) ?(?:fancy(?:ing)?|fancies|wanting|find(?:ing)? you|attracted to|want|wants|desire)? ?you\b(?! to)|LOVE (?:patted|pats) (?:you|your)|LOVE kiss(?:ed|es) (?:you on the (?:forehead|cheek)|your (?:forehead|cheek))|not attracted to you)`,
    ),
    unless: /\b(?:son|daughter|mum|mom|mother|dad|father|nan|boss|good luck|goodbye at the gate)\b/,
    beside: ofTwo,
    hear: ['It hurts not to be wanted by the person you are with.'],
    ask: ['What made you think it first?', 'Has either of you ever said a word about it?'],
  },
  {
    id: 'saved-it-up-all-day',
    cues: 'waited waiting all saved',
    when: /\byou(?:'ve| have)? (?:been )?(?:waited|waiting|wait|saved|saving|save) (?:it |it up |things |up )?(?:all|the whole) day (?:to|for) (?:speak|talk|tell|say|someone|somebody|him|her)\b/i,
    hear: ["It's lonely to have nobody to tell it to all day."],
    ask: ['What would have been the first thing out?', 'When in the day do you two get to talk?'],
  },
  {
    id: 'says-all-is-well-back-home',
    cues: 'say tell told everything fine beautiful',
    when: /\byou (?:always |just |only )?(?:say|tell|told|said)(?: (?:to )?(?:your (?:mum|mom|mother|parents|family|dad|sister|brother|kids|children)|them|her|him|everyone|people))?(?: that)? (?:everything(?:'s| is)|it's all|all is|life is|married life is) (?:fine|beautiful|great|good|ok|okay|well|wonderful|perfect|blessed)\b/i,
    unless: /\b(?:doctor said|scan|results?)\b/,
    hear: [
      'You tell them all is well, and then nobody there knows how you are.',
      'It spares them, and it means that nobody back there knows you any more, quite.',
    ],
    ask: ['Who would you tell it straight, if you did?', 'What would they do, if they knew?'],
  },
  {
    id: 'home-again-and-in-the-way',
    cues: 'home back comes came cupboards moved annoyed rearrang chang',
    when: /\bwhen (?:he|she)(?:'s| is| was| comes| came| gets| got) (?:back )?(?:home|back)\b.*\b(?:useful|rearrang\w*|moved?|moves|chang\w*|wants to|annoy\w*|in the way|cupboards?|rules|undoes|takes over)\b|^(?:and )?(?:he|she|your (?:husband|wife|partner|boyfriend|girlfriend)) (?:rearranges|moves|changes|wants to change) (?:all )?(?:the|your|our) (?:cupboards?|rules|kitchen|cups|routine)\b/i,
    unless: /\b(?:drunk|hit|afraid|scared|from work|from school|hospital|prison|parcel)\b/,
    beside:
      /\b(?:rigs?|offshore|at sea|ship|boats?|deployed|tour|abroad|qatar|dubai|(?:weeks|months) (?:on|off|away)|works? away|long haul|lorr\w+|army|navy)\b/,
    hear: [
      "It's odd how hard coming home can be, for both of you.",
      'There is a changing of the guard each time, and for two days you are both a bit too polite.',
    ],
    ask: [
      'How long does it take you two to get used to each other again?',
      'What do you keep as it was, just for yourself?',
    ],
  },
  {
    id: 'still-buys-what-they-liked',
    cues: 'still',
    when: /\byou still (?:buy|get|cook|make|record|order|pay|save|warm|leave|keep|iron|wash|watch|listen to) .*\b(?:(?:he|she) (?:likes?|liked|loves?|loved)|(?:his|her) (?:favou?rite|programme|show|shirts?|cup|mug|chair|side|tea|brand)|half of (?:his|her))\b/i,
    unless: /\b(?:died|passed|funeral|late (?:husband|wife)|son|daughter|dog|cat|mum|mom|dad)\b/,
    beside: ofParting,
    hear: ["It's a habit of love, and it can hurt."],
    ask: ['What do you do with it, once it is home?', 'What else is still done that way?'],
  },
  {
    id: 'lets-go-in-public',
    cues: 'let lets hold kiss public front hand street',
    when: between(
      String.raw`\bLOVE (?:.*\b)?(?:let go (?:of (?:you|your hand|it) )?when|lets? go (?:of your hand)?(?: when| in)|(?:won't|doesn't|never|wouldn't) (?:hold (?:your )?hands?|kiss you|touch you|be seen|sit next to you) (?:in (?:public|the street|front)|outside|when|with))`,
    ),
    unless: /\b(?:toddler|son|daughter|dog|balloon|rope)\b/,
    hear: ['It hurts to be hidden away like that.'],
    ask: ['Have you two talked about who knows?', 'How did you get home that night?'],
  },
  {
    id: 'has-not-made-them-laugh-lately',
    cues: 'laugh smile',
    when: between(
      String.raw`\byou(?:'ve| have)? (?:not|haven't|have not) (?:made (?:him|her|MINE) (?:laugh|smile)|(?:heard|seen) (?:him|her|MINE) (?:laugh|smile)|laughed (?:together|like that|with (?:him|her|MINE)))`,
    ),
    unless: /\b(?:grandson|son|daughter|mum|mom|dad|mother|father|died)\b/,
    hear: ['You miss how easy it used to be between you.'],
    ask: ['What used to do it?', 'What is the house like, without it?'],
  },
];
