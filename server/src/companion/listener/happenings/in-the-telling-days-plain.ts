import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

/** Good news beside it, or what is too grave for a word about how it is told. */
const otherwise = String.raw`hits? me|hit me|punch\w*|rap(?:ed|ist)|suicid\w*|overdos\w*|strangl\w*|kill (?:myself|me)|so happy|happiest|good news|best (?:day|night)|made up|proud of (?:him|her|them)|haha|lol|funny`;
const unlessSo = (besides: string) => new RegExp(`\\b(?:${otherwise}|${besides})\\b`);

const lead =
  '^(?:(?:and|so|then|but|now|after that|afterwards|in the end|anyway|today|yesterday|well|this morning|tonight|last night|the other day|last week|on \\w+day),? )*';

/** How strangers tell of a bad day: somebody's very words, a question put in passing, a date, a thing kept in a drawer. */
export const inTheTellingPlain: readonly Happening[] = [
  {
    id: 'does-not-know-it-of-you',
    general: true,
    cues: 'know knows',
    when: told(
      `${lead}(?:your (?:\\w+ )?\\w+|nobody|no one|WHO)(?: (?:still|really|even))* (?:doesn't|don't|does not|do not)(?: (?:still|really))* know(?: yet)?(?: (?:that )?(?:you(?:'re|'ve|'d)? (?!exist|since|now|any|at all|well|any more|anymore|like that|better|from|too well)\\w.*|about (?:it|this|that|the \\w+.*|any of (?:it|this))|it|this|yet|any of (?:it|this)))$`,
    ),
    unless: unlessSo(
      'birthday|surprise|present|what love|how lucky|stranger|even know|tries|write here|from adam|baby|dementia|about me',
    ),
    hear: [
      'So there are two versions going about, and you are the only one who has them both.',
      'Then every ordinary talk has a place in it that you have to step over.',
    ],
    ask: [
      'What has kept it that way so far?',
      'Who would be the first to guess, do you think?',
      'What do you say when it comes close?',
    ],
  },
  {
    id: 'asked-in-passing',
    general: true,
    cues: 'ask asks asked',
    when: told(
      `${lead}(?:(?:the|a|one|this|some) (?:[\\w']+ ){1,4}?|WHO )(?:(?:just|only|always|keeps?|even|then|once|politely|kindly|nicely) )*(?:ask|asks|asked|asking)(?: (?:you|me))?(?: \\w+ly)? (?:if|whether|what|where|why|how|when|who|did|can|could|would|do|are|have|was|were|is)\\b.*`,
    ),
    unless: unlessSo(
      'marry|date|dinner|drink|interview|exam|homework|doctor asked|out to|nosy|police|manager|boss|could he|could she|can he|can she|loyalty|if (?:i|you) (?:could|can|would|want(?:ed)?|wanna) (?:to )?(?:go|meet|come|join|be)|(?:ok|okay|alright|all right)',
    ),
    hear: [
      'Whoever asks cannot see what it is landing on.',
      'A plain question can hit a day at exactly its open side, whatever was meant by it.',
    ],
    ask: ['What came up in you first?', 'Did they notice what it did?', 'What would the whole answer have been?'],
  },
  {
    id: 'it-has-a-date',
    general: true,
    cues: 'monday tuesday wednesday thursday friday saturday sunday tomorrow week january february march april may june july august september october november december 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st',
    when: /\b(?:bank|court|hearing|tribunal|landlord|agent|lorr(?:y|ies)|movers?|surgeon|operation|surgery|scan|results?|appointment|meeting|review|inspection|inspector|auction|sale|last day|eviction|bailiffs?|buyers?|keys|contract|visa|permit|flight|funeral|union|assessment|assessor)\b.*\b(?:on|comes?|coming|is|are|till|until|by|due|for|ends?|runs? out|expires?|starts?|this|next) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|\d+(?:st|nd|rd|th)|january|february|march|april|june|july|august|september|october|november|december)\b|\byou(?:'ve| have)? (?:got )?(?:to|until|till) (?:tell (?:them|him|her|your \w+|the \w+) )?(?:on |by |till |until )?(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d+(?:st|nd|rd|th)|the end of the (?:week|month))\b/i,
    unless: unlessSo(
      "hearing aids|keys on|zoo|was on|were on|had on|party|birthday|holiday|wedding|looking forward|excited|can't wait|went well|concert",
    ),
    hear: [
      'With a day in the calendar it stops being something that might come. Everything before it is only the days before.',
      'It has a date now, and the week arranges itself around that one square.',
    ],
    ask: [
      'What do you see, when you think of that morning?',
      'Who will be with you that day?',
      'What has to be ready by then?',
    ],
  },
  {
    id: 'decided-somewhere-else',
    general: true,
    cues: 'closing shutting shut closed moving cutting cut bringing replacing knocking pulling scrapp selling compulsory changing stopping taking',
    when: /^(?:(?:and|so|then|but|now|well),? )*(?:they|the (?:council|company|bank|government|nhs|hospital|trust|school|head office|landlord|owners?|management|firm|factory|union|board|bosses)|head office|management|the council|council)(?:'re| are| is|'s|'ve| have| has)? (?:all )?(?:going to |gonna |about to |now |also |just )?(?:be )?(?:clos(?:e|ed|ing)|shut(?:ting)?|mov(?:ed|ing)|cut(?:ting)?|br(?:ing|inging|ought) in|replac\w+|knock\w* (?:it |the \w+ )?down|pull\w* (?:it |the \w+ )?down|scrapp?\w*|sell(?:ing)?|sold|compulsory purchas\w+|stopp(?:ed|ing)|tak(?:ing|en)|tak(?:ing|en) (?:it )?away|merg\w+|outsourc\w+|automat\w+|demolish\w*)\b.*/i,
    unless: unlessSo(
      '(?:cut|shut) (?:my|his|her) hair|hair|lock|cut down|cut (?:right|through)|the door|the window|the curtains|their eyes|the talk|closer|on|in together|to (?:tenerife|spain)|my friends|the piss|the mick|turns|photos?|pictures?|drugs|advantage|me (?:to|out)|sides|it out on|my side|shut up|cut me',
    ),
    hear: [
      'It was decided at a table where nobody had to look at you, and it lands in the middle of your week.',
      'For those who decide it is a line on a plan. They will never stand in it.',
    ],
    ask: ['How did you get to hear?', 'What had it meant to you, up to now?', 'Who else does it hit?'],
  },
  {
    id: 'a-cover-to-keep-up',
    general: true,
    cues: 'told said tell say',
    when: /^(?:(?:and|so|then|but|now),? )*you(?:'ve)? (?:just |only |always )?(?:told|tell|said to|say to|lied to) (?:him|her|them|everyone|everybody|people|work|the (?:\w+ )?\w+|your (?:\w+ )?\w+|home)(?: that)?,? (?:you(?:'re|'d|'ve| were| had| are| went| would| can| could)|it(?:'s| was| is)|its)\b.*/i,
    beside:
      /\b(?:lie|lied|lying|truth is|the truth|didn't tell|never told|haven't told|not told|don't know (?:i|that)|doesn't know|nobody knows|no one knows|don't want (?:him|her|them) to know|pretend\w*|so (?:he|she|they|the kids) (?:don't|doesn't|won't)|can't afford|can't feel|heating|they dont know|nobody else knows)\b/,
    unless: unlessSo(
      "leaving|pregnan\\w*|sorry|love|gay|trans|cancer|truth about|affair|over between|it's over|it was over",
    ),
    hear: [
      'It will have come out quite smoothly, and then it stands there and has to be kept up.',
      'A story like that needs feeding. There is always another small thing that has to fit it.',
    ],
    ask: [
      'How long has it held so far?',
      'Who has come closest to seeing through it?',
      'What would they say, if they knew?',
    ],
  },
  {
    id: 'thinks-you-are-elsewhere',
    cues: 'think thinks believe believes',
    when: /\b(?:your (?:\w+ )?\w+|they|he|she|everyone(?: (?:at|back) home)?|the (?:kids|children|family|village|whole \w+))(?: (?:all|still|both|really|back home))* (?:thinks?|believes?)(?: that)? (?:you(?:'re| are)(?: still| already| out| off)? (?:at (?:work|uni|college|university|the office)|building|studying|working (?:as|in|at)|an? (?:\w+ )?(?:manager|engineer|doctor|nurse|teacher|chef|lawyer|accountant|student|boss)|rich|making (?:good|big) money|doing (?:well|great|fine|so well)|happy|getting|going (?:to|out) (?:work|uni|class)|on (?:holiday|a course|track))|you (?:have|'ve got|got) (?:an? )?(?:good |nice |big |great )?(?:job|office|flat|house|money|life))/i,
    unless: /\b(?:getting (?:fat|old|lazy|worse)|crazy|too|mad)\b/,
    hear: [
      'Somewhere there is another you, doing well, and you have to ring up and be that one.',
      'The longer they believe it, the further it gets from here to there.',
    ],
    ask: ['When did that begin?', 'What do they ask, when you talk?', 'What do you tell them, on the phone?'],
  },
  {
    id: 'below-what-you-learnt',
    cues: 'degree diploma doctorate phd qualified trained notary engineer teacher lawyer doctor nurse accountant architect pharmacist professor vet dentist journalist master',
    when: /\b(?:your (?:degree|diploma|doctorate|masters?|profession|training|qualification)s? (?:is|was|are|in|from|means?|counts?|don't|doesn't|isn't|not)\b|you(?:'ve| have|'ve got| had| hold| did| got)? (?:got )?(?:an? |your )?(?:\w+ )?(?:degree|diploma|doctorate|phd|master'?s?) (?:in|of|from)\b|you(?:'re| are| were| was| worked as)(?: a| an| the)? (?:\w+ )?(?:notary|engineer|teacher|lawyer|doctor|accountant|architect|pharmacist|professor|dentist|journalist|economist|chemist|surveyor|pilot|judge)\b(?: (?:with|in|at|back|there|before|for|by)\b.*)?$)/i,
    beside:
      /\b(?:clean(?:s|ing|er)?|deliver(?:y|ing|s)?|dish\w*|warehouse|uber|taxi|hotel rooms?|rooms in|shelves|packing|factory|picking (?:fruit|straw\w*)|waiter|waitress|care home|mop|cashier|toilets|call cent(?:re|er)|night shift)\b/,
    unless: /\b(?:your teacher|a taxi to|delivery room|as a student|want to be|studying to)\b/,
    hear: [
      'All of that is still in your head and hands, and nobody here has had any reason to ask for it.',
      'People meet you at what you do now and take it for the whole of you.',
    ],
    ask: [
      'Who here knows what you did before?',
      'What would they be surprised that you can do?',
      'When did you last get to use it?',
    ],
  },
  {
    id: 'kept-where-you-know',
    general: true,
    cues: 'suitcase drawer wardrobe cupboard glove pocket wallet purse shelf fridge loft attic mantelpiece windowsill bag case box shed garage tin',
    when: /^(?:(?:and|so|but|now|it's|still),? )*(?:(?:it|that|this|the \w+(?: \w+)?|your \w+|his \w+|her \w+)(?:'s| is| are|'re|'s been| lives| sits| still sits| stays)(?: (?:still|just|there|here|now|folded|hidden))*|you(?:'ve| have)?(?: still| just)? (?:got it|have it|keep it|kept it|stuck it|put it|brought it|carry it|hid it|keep (?:his|her|the|that) \w+)(?: (?:up|still|hidden|folded))*) (?:in|on|under|inside|at the (?:back|bottom) of|behind) (?:the |your |my |a |an )?(?:\w+ )?(?:suitcase|drawer|wardrobe|cupboard|glove ?box|pocket|wallet|purse|shelf|fridge|loft|attic|mantelpiece|windowsill|bag|case|shoe ?box|box|shed|garage|tin)(?:$|,| between| with| next| and| for| behind| where).*/i,
    unless: unlessSo(
      'milk|dinner|food|cake|leftovers?|wine|beer|insulin|knife|gun|pills|phone|keys|dog|cat|cheese|broken|meal|my stuff|mould|cot|in the box',
    ),
    hear: [
      'It takes up next to no room, and you could find it in the dark.',
      'Nobody else would look twice at it, and you always know exactly where it is.',
    ],
    ask: [
      'When did you last have it in your hand?',
      'What would you say it is, to someone who found it?',
      'Who else knows it is there?',
    ],
  },
  {
    id: 'not-the-first-time',
    general: true,
    cues: 'again time third second fourth fifth',
    when: /^(?:(?:and|so|but|now),? )*you(?:'ve)? (?:got|been|were|had|get|lost|failed) (?:stopped|turned (?:down|away|back)|sent (?:home|back|away|round)|refused|rejected|moved|passed over|pulled over|asked to leave|searched|told (?:no|to wait|to come back)|knocked back|let down|cut|charged|fined|skipped|missed out)\b.*\bagain\b|^(?:it's |that's |this is |and |for )*(?:the |your )?(?:second|third|fourth|fifth|sixth|seventh|\d+(?:rd|th|nd)) time(?: (?:this|since|in|now|they|running|in a row)\b.*)?$/i,
    unless: unlessSo('married|pregnan\\w*|reading|watching|won|passed'),
    hear: [
      'The first time it is something that happens. By now you know each bit of it before it comes.',
      'Once could be bad luck. At this point one starts to do the counting.',
    ],
    ask: ['What was different, this time?', 'How did it go the time before?', 'Who else was there to see it?'],
  },
  {
    id: 'does-not-talk-of-it-at-all',
    cues: 'spoke speak talk mention said say',
    when: told(
      "WHO (?:(?:just|still|simply) )*(?:hasn't|has not|doesn't|does not|don't|won't|will not|never|didn't|did not|haven't)(?: (?:ever|really|even|once|still))* (?:spoken|speaks?|spoke|talk(?:s|ed)?|mention(?:s|ed)?|said (?:anything|a word|a thing|much)|says? (?:anything|a word|a thing|much)) ?(?:about|of|on|to anyone about)? (?:it|that|this|any of it|what (?:happened|he saw|she saw)|the (?:war|baby|accident|fire|letter|money|move|farm|diagnosis|illness|operation|will|house)|those years|that (?:day|night|time))\\b",
    ),
    unless: /\b(?:stop talking|to me|speak to me|speaking to|blocked|ghosted|boyfriend|date)\b/,
    hear: [
      'It goes on being there at every meal all the same, like somebody nobody has introduced.',
      'With some people it goes into what they do with their hands, and you have to read it off that.',
    ],
    ask: ['What does {who} do instead?', 'What would you ask {whom}, if it were easy?', 'Was {who} always like that?'],
  },
  {
    id: 'word-for-word',
    general: true,
    cues: 'said says goes texted wrote told asked shouted replied whispered',
    when: told(
      `${lead}(?!you\\b)(?:(?:the|a|an|one|some|this|another|his|her|their) (?:[\\w'-]+ ){1,4}?|[A-Z]\\w+ |WHO )(?:(?:just|only|then|even|always|once|turned round and|looked at you and|came over and|leaned over and|stood there and) )*(?:said|goes|texted|shouted|replied|whispered|told you)(?: (?:to you|to me|to him|to her|back|in front of \\w+|quietly))*,? "[^"]{4,90}"$`,
    ),
    unless: unlessSo(
      'love you|marry me|email|sign|invite|heart|phone|poster|voicemail|thank you so much|well done|congrat\\w*|happy birthday|sorry',
    ),
    hear: [
      'You still have it word for word. Few sentences get kept like that.',
      'It was out in a second, and you will know just how it was said for a good long while.',
    ],
    ask: ['How was it said?', 'What did your face do?', 'What would your answer be now, a day later?'],
  },
];
