/** What about the last reply they object to. */
export type Protest =
  /** 'That's not what I asked.' */
  | 'asked'
  /** 'No, that's not what I said', 'WITHOUT me. not with'. */
  | 'said'
  /** 'You just said it back to me.' */
  | 'repeat'
  /** 'Leaning to what?', 'what do you mean?' */
  | 'puzzled'
  /** 'Are you taking the piss?', 'why would that be funny?' */
  | 'mood'
  /** 'You didn't say anything.' */
  | 'empty'
  /** 'Why are you asking me that?', 'what a strange question': it was the wrong thing to ask. */
  | 'question'
  /** 'I didn't ask you anything': it was taken for a question. */
  | 'unasked'
  /** 'Like I said', 'I just told you': it stood there already. */
  | 'again'
  /** 'You asked me that already.' */
  | 'twice';

/** What a sentence may begin with before it comes to the point. */
export const leadIn =
  /^(?:(?:no+|nah|wait|huh|um+|uh+|ok|okay|but|and|so|bro|mate|omg|oh|lol|haha|abeg|look|well|sorry(?:,? (?:love|dear|mate|pet|hun|pal))?|please|pls|hey|er|yeah|yes|actually|anyway|jesus(?: wept| christ)?|wow|bloody hell|seriously|honestly)(?:[,!?. …]+|$)|what[,!?.…]+\s*)+/i;
const tail = '(?:,? (?:lol|haha+|though|tho|at all|either|man|bro|mate|again|wren|thanks))*[\\s,.!?:;…]*';

/** Each is looked for at the beginning of a sentence; what comes after it is kept. */
const strange =
  '(?:strange|weird|odd|stupid|daft|silly|horrible|random|funny|mad|dumb|terrible|bizarre|bad|impertinent|rude|personal|nosy|insensitive|cruel|tactless|ridiculous|inappropriate)';
const thatThing =
  '(?:that|this|it|about [^.?!,]+|if [^.?!,]+|whether [^.?!,]+|such (?:a thing|things)|something like that|those (?:things|questions)|these (?:things|questions)|questions about [^.?!,]+)';
const protests: readonly [Protest, string][] = [
  [
    'question',
    `why (?:on earth |the hell )?(?:(?:do|did|are|would|were) )?you (?:even |always )?ask(?:ing)?(?: me)? ${thatThing}(?: for| now)?`,
  ],
  [
    'question',
    "what(?:'s| has| have| is| does| do) (?:that|this|it|any of that|(?:my|the|his|her) \\w+) (?:got |have )?to do with (?:it|this|that|anything|me|us|(?:my|the|his|her) \\w+)",
  ],
  [
    'question',
    `(?:that|this|it)(?:'s| is| was) (?:a|an|such a|kind of a|a really|a very) ${strange} (?:thing to ask|question)(?: to ask)?(?: me)?`,
  ],
  ['question', "(?:you|why do you) keep (?:on )?asking (?:me )?about (?:the |my )?[\\w']+(?: [\\w']+)?(?=[.!?]|$)"],
  ['question', `what (?:a|an) (?:really )?${strange} (?:question|thing to ask)`],
  ['question', 'what (?:kind|sort) of (?:a )?question (?:is|was) (?:that|this)(?: supposed to be)?'],
  [
    'question',
    "(?:don't|do not|please don't|you can't|you shouldn't) ask (?:me )?(?:that|such things|things like that)",
  ],
  [
    'unasked',
    "i (?:didn't|did not|never|haven't|don't) ask(?:ed)? (?:you )?(?:anything|a question|any question|you|for your opinion)",
  ],
  ['unasked', "i (?:wasn't|was not|'m not|am not) asking(?: you)?(?: anything| a question)?(?=[.,!?]|$)"],
  ['unasked', "i (?:didn't|did not|never) ask(?:ed)? (?:you )?(?:if|whether|about|for) [^.?!,]+"],
  ['question', 'why (?:do|are|did) you (?:speak|talk|go on|write)(?:ing)? (?:about|of) [^.?!,]+'],
  ['unasked', "(?:that|it|this) (?:wasn't|was not|isn't|is not) a question"],
  [
    'again',
    "(?:like|as) i(?:'ve| have)? (?:just |already )?(?:said|told you|mentioned|wrote)(?: before| already| earlier| just now)?",
  ],
  [
    'again',
    "i(?:'ve| have)? (?:(?:literally |only )?just|already|literally) (?:told (?:you|u)(?: (?:that|this|it|so)(?=[.,!]|$))?|answered (?:you|that|this|it)|(?:said|wrote|mentioned|explained) (?:that|it|this|so))(?: already| twice| (?:two|three) times)?(?: what happened| about (?:it|that))?(?! to\\b)",
  ],
  ['again', "i(?:'ve| have)? already (?:said|mentioned|written)(?= (?:i|i'm|he|she|they|it|it's|we|my|that|the)\\b)"],
  [
    'again',
    "i(?:'ve| have)? told you(?: (?:that|this|it|so))?(?: already| twice| (?:two|three) times| before)?(?: now| already)?(?=[.,!?]|$| (?:i|i'm|i've|he|he's|she|she's|they|it|it's|we|my|the|that|there|what|how|why|haha+|lol)\\b)",
  ],
  ['again', "i(?:'ve| have)? (?:said|told you) (?:that|this|it|so)(?: already| twice| before)"],
  [
    'again',
    '(?:do|did|are|can) you (?:even |actually |ever )?(?:listen|read)(?:ing)?(?: to me| what i (?:write|wrote|say|said)| me| any of (?:it|this|that))?(?=[.,!?]|$)',
  ],
  [
    'again',
    "you(?:'re| are| were) not (?:even |really |actually )?(?:listening|reading|paying attention)(?: to me| to (?:a word|anything|what i(?:'m| am)? say(?:ing)?))?",
  ],
  [
    'again',
    "you (?:don't|do not|never|didn't|did not) (?:even |really |actually )?(?:listen|read|pay attention)(?: to me| to (?:a word|anything)| what i (?:say|write|wrote|said))?(?=[.,!?]|$)",
  ],
  [
    'twice',
    "you(?:'ve| have)? (?:already |just |literally )*asked (?:me )?(?:that|this|it)(?: one| question)?(?: already| before| twice| once)?(?:,? (?:more or less|basically|i think|just now))?(?=[.,!]|$)",
  ],
  [
    'asked',
    "(?:that|this)(?:'s| is| was) (?:not an|no|not much of an) answer(?: to (?:my question|anything|that|what i asked))?",
  ],
  ['asked', "(?:that|this)(?:'s| is) (?:a )?(?:cop[- ]?out|dodging it|dodging the question)"],
  ['asked', "you(?:'re| are) not (?:even |really )?answering(?: me| it| that| my question)?"],
  ['asked', "you(?:'re| are) (?:just )?(?:avoiding|dodging|ducking) (?:it|the question|my question)"],
  ['asked', "don't give me that"],
  [
    'asked',
    "(?:that|this)(?:'s| is| was) (?:all )?about [^.?!,]+,? (?:and |but )?i(?:'m| was)? ask(?:ed|ing) about [^.?!,]+",
  ],
  ['empty', "(?:is|was) that (?:all|it)(?: you(?:'ve| have)? (?:got|have)(?: to say)?)?"],
  ['empty', "what(?:'s| is) the point (?:of|in) (?:asking|talking to|telling) (?:you|this thing)(?: anything)?"],
  [
    'asked',
    "(?:that|this|it)(?:'s| is| was)(?: really)? not (?:at all )?what (?:i|i'm|i am|i was) (?:asked?|asking|wanted to know)(?: you| about| for)?",
  ],
  [
    'asked',
    "you(?:'ve)? (?:didn't|did not|haven't|have not|not|never|still haven't|still not|don't|do not|won't|will not) (?:even |really |actually )?answer(?:ed)?(?: me\\b| my (?:last )?question| the question| that| it)?",
  ],
  ['asked', 'i (?:just |only )?(?:asked|ask) (?:you|u) (?:something|a (?:simple |plain )?question|something else)'],
  ['asked', "(?:i'm|i am) (?:just |only )?asking (?:you )?(?:something|a (?:simple |plain )?question)(?: here)?"],
  ['asked', "(?:i'm going to|i'll|let me|i will) ask (?:you )?(?:this )?(?:one more time|again|it again|once more)"],
  ['asked', '(?:just |please )*answer (?:me|the question|my question)'],
  [
    'said',
    "(?:that|this|it)(?:'s| is| was)(?: really)? not (?:at all )?what (?:i|i'm|i am|i was) (?:sa(?:id|y|ying)|mean|meant|told you|talking about|getting at)",
  ],
  [
    'said',
    "(?:i(?:'m| am) not (?:at all |quite )?sure|i (?:don't|do not) think) (?:that )?(?:we|you and i)(?:'re| are) (?:quite |really |even )?talking about the same (?:thing|person)",
  ],
  [
    'said',
    "(?:i think )?we(?:'re| are) talking (?:about (?:two )?different things|at cross[- ]purposes)(?: here)?(?=[.,!]|$)",
  ],
  [
    'said',
    "i (?:never|didn't|did not) (?:(?:say|said) (?:that|it|so)|(?:mean|meant) (?:that|so))(?! like)(?=[.,!?]|$| (?:at all|either|though|but|and|to you|lol|you)\\b)",
  ],
  [
    'said',
    "you(?:'ve| have)? (?:all )?(?:misunderst\\w+|misread|misheard|got (?:that|it|me) (?:all |completely )?wrong)(?: me| that| it)?",
  ],
  ['said', '(?:please |kindly )?read (?:it |that |me |what i wrote )?(?:properly|carefully|again)'],
  ['said', 'i beg your pardon'],
  ['said', "(?:i think )?there(?:'s| is| must be) (?:some|a) misunderstanding"],
  ['said', 'you (?:have |just )?(?:written|wrote|said) (?:["\'][^"\']{1,40}["\'])'],
  [
    'repeat',
    'you (?:just |only |literally |keep (?:on )?)*(?:said|saying|say|repeat(?:ed|ing|s)?|told|telling) (?:it|that|this|me|things|everything|the same(?: thing)?|my (?:own )?(?:words|sentences?)|what i (?:said|say|told you))(?: back| over)?(?: to me| at me| and over)?(?: back)?(?: again)?(?: like a parrot)?(?=[.,!?]|$)',
  ],
  [
    'repeat',
    'you (?:just |only |keep (?:on )?)*(?:repeat(?:ing)?|parrot(?:ing)?|echo(?:ing)?) (?:me|it|that|my (?:own )?(?:words|sentences?)|what i said|everything)(?: back)?(?: to me| at me)?(?: like a parrot)?',
  ],
  [
    'repeat',
    "you keep (?:telling me|going on|talking|saying) (?:me )?about (?:the |my )?[\\w']+(?: [\\w']+)?(?=[.!?]|$)",
  ],
  [
    'repeat',
    "(?:that|this)(?:'s| is) (?:just |literally |exactly |only )*what i (?:just )?(?:said|told you|wrote)(?: back)?",
  ],
  [
    'repeat',
    "you(?:'ve| have)? (?:already |just )?(?:told me|said) (?:that|this|it)(?: already| before| twice)(?=[.,!?]|$)",
  ],
  ['repeat', 'i know what i (?:said|wrote|told you)'],
  [
    'repeat',
    'why (?:do|are) you (?:keep |always |just )?(?:say(?:ing|in)?|repeat(?:ing|in)?|list(?:ing)?|tell(?:ing)? me) (?:that|this|it|everything|things)(?: back)?(?: to me| at me)?',
  ],
  [
    'repeat',
    "(?:please )?(?:don't|stop) (?:just )?(?:list(?:ing)?|repeat(?:ing)?|throw(?:ing)?|read(?:ing)?) (?:that|this|it|them|everything|things|my \\w+|me)(?: out| back)?(?: at me| to me)?",
  ],
  [
    'puzzled',
    '(?:what|how|wdym) (?:(?:do|does|did) )?(?:you|(?<=do(?:es)? |did )(?:that|it|this)) (?:even |actually |really )?mean\\b(?! (?:when|if|that|for)\\b)[^.?!]*',
  ],
  ['puzzled', 'wdym\\b[^.?!]*'],
  [
    'puzzled',
    '(?:can|could) (?:you|u) (?:please )?(?:explain|clarify)(?: (?:that|it|this|yourself))?(?: (?:please|more))?(?= ?\\?|$)',
  ],
  ['puzzled', '(?:how so|like what|like|such as(?: what)?|in what way|meaning what|for example|an example)(?= ?\\?)'],
  ['puzzled', "how (?:do |d'|d )?(?:you|ya|u) mean\\b[^.?!]*"],
  [
    'puzzled',
    "i (?:really )?(?:don't|do not|dont|can't|not) (?:get|understand|know|follow) what (?:means?|does(?: it)? mean|is the meaning of|you mean (?:by|with)) [^.?!]{2,60}",
  ],
  [
    'puzzled',
    "(?:i )?(?:really )?(?:don't|do not|can't|didn't|did not|couldn't) (?:quite |really )?(?:get|understand|follow|catch) (?:(?:the|your|that|this) (?:last )?question|you|what you(?:'re| are)? (?:mean|saying|asking)(?: me)?)(?=[.,!?]|$)",
  ],
  [
    'puzzled',
    "i (?:really |honestly )?(?:don't|do not|dont) (?:know|see|understand|get) what (?:are you|do you|you(?:'re| are)?) (?:mean|meant|saying|asking|talking about|getting at|on about)(?: (?:by|with) (?:that|this|it))?(?=[.,!?]|$)",
  ],
  [
    'again',
    "i(?:'ve| have) (?:already )?(?:said|told you) (?:what|how|why|who|where|when) [^.?!,]+[.,] (?:twice|already|two times|three times)(?: now| already)?",
  ],
  [
    'again',
    "i(?:'ve| have) (?:already )?(?:said|told you) (?:what|how|why|who|where|when) (?:he|she|they|it|happened)\\b[^.?!,]*(?=[.!]|$)",
  ],
  ['again', "i(?:'ve| have)? said (?:it |that |so )?already"],
  [
    'again',
    "(?:the )?same (?:thing )?(?:that )?(?:i(?:'ve| have) been|i'm|i am) (?:talking|telling you|writing)(?: about)?(?: the whole time| all (?:along|the time|this time))?",
  ],
  [
    'again',
    'you ask(?: me)? (?:what|how|why|where|who|if) [^.?!,]+, (?:but )?i (?:already |just )?(?:talk|said|say|told|tell|answer|wrote|write)(?:ed)?(?: already| before)?',
  ],
  ['again', 'did you (?:even |actually |ever )?read (?:what|anything|any of|the thing)[^.?!,]*'],
  ['repeat', 'you (?:always|keep (?:on )?) ?(?:say(?:ing)?|writ(?:e|ing)) (?:this|that|these|those|the same) [^.?!,]+'],
  [
    'asked',
    "(?:that's|that is|this is) the (?:second|third|fourth|fifth) time (?:that )?i(?:'ve| have)? (?:asked|said|written|told you)(?: it| that| this)?",
  ],
  [
    'asked',
    "(?:that|this|it) (?:didn't|doesn't|did not|does not) (?:really |even |actually )?answer (?:it|that|me|my question|the question|anything|what i asked)",
  ],
  ['asked', "(?:that|this|it) (?:wasn't|isn't|was not|is not) (?:the|my) question(?: was it| is it)?"],
  ['asked', 'i (?:just |only )?ask(?:ed)? (?:you|u) (?:a |one |this )?question'],
  [
    'asked',
    "you (?:still )?(?:haven't|have not) (?:told|answered) me (?:yet )?(?:what|if|whether|how|why|which|who|when|where)\\b[^.?!]*",
  ],
  ['asked', "(?:that's|that is|this is) (?:really )?(?:no|not much) (?:use|help|good) to me"],
  ['said', "you(?:'ve| have)? (?:mixed (?:me|us|them|it|that) up|mistaken me|confused me)(?: with \\w+(?: else)?)?"],
  ['said', "you(?:'ve| have) not (?:quite |really )?understood(?: me| it| that)?(?=[.,!?]|$| but)"],
  ['said', 'when did i (?:ever )?(?:say|said|mention|tell you)(?: (?:that|it|so|this)(?=[.,!?]|$)| [^.?!,]+)?'],
  [
    'said',
    '(?:and )?where (?:on earth |the hell )?(?:do|did) you (?:even )?get (?:(?:that|this|it)(?: from| idea)?|\\w+ from)',
  ],
  [
    'said',
    "(?:so )?(?:please )?(?:don't|do not) (?:say|tell me) (?:that|this|such things)(?: about (?:me|him|her|them|my \\w+))?(?=[.,!?]|$)",
  ],
  [
    'said',
    "you (?:don't|do not) (?:even )?know (?:him|her|them|us|my \\w+)(?: so (?:don't|do not) say that)?(?=[.,!?]|$)",
  ],
  [
    'puzzled',
    "(?:i'm |i am )?not sure (?:i (?:know|understand|get|see) )?what you(?:'re| are)? (?:mean|asking|saying|getting at)",
  ],
  [
    'puzzled',
    "i (?:really )?(?:don't|do not|can't) (?:get|understand|follow) what (?:that|this|it) (?:means?|is|was|even means)",
  ],
  [
    'puzzled',
    "i (?:really )?(?:don't|do not) (?:get|understand|follow), (?:who|what|which|where|when|how) (?!to\\b)[^?.!]+",
  ],
  ['puzzled', 'what did you (?:misread|get wrong|misunderstand)'],
  [
    'puzzled',
    '(?:what )?(?:when|if|after|before|why|how|where|has|is|was|did) what (?!i\\b|you\\b|he\\b|she\\b|they\\b|we\\b)\\w+(?: \\w+)?(?=[.?!]|$)',
  ],
  ['puzzled', 'which part of what\\b'],
  ['puzzled', '(?:and )?who is (?:him|her|they|them|she|he)\\b[^.?!]*'],
  ['puzzled', '(?:what|who|which)(?: is| was| did)? what\\b[^.?!]*'],
  [
    'puzzled',
    'why (?:did|do|would) you (?:bring|say|mention|tell|ask|write|think) (?:(?:me )?(?:that|this|it|up)|up)\\b[^.?!]*',
  ],
  ['puzzled', 'what (?:are you|r u) (?:even )?(?:on about|talking about|saying|asking)[^.?!]*'],
  [
    'mood',
    'are you (?:taking the (?:piss|mick\\w*)|having a laugh|for real|laughing at me|mocking me|making fun of me)',
  ],
  ['mood', 'is (?:that|this) (?:a|meant to be a|supposed to be a) joke'],
  ['mood', "(?:that|it|this)(?:'s| is|'s really) not (?:even )?(?:funny|a joke|a laugh)"],
  ['mood', 'how (?:is|was) (?:that|it|this) (?:even )?(?:funny|comedy|a joke|a good thing|lovely|good)'],
  [
    'empty',
    "you (?:didn't|did not|never|haven't) (?:actually |even )?(?:say|said|tell|told|give|given|suggest\\w*)(?: me)? (?:anything|one|any|an idea|it|nothing)(?: useful)?(?=[.,!?]|$)",
  ],
  ['empty', "(?:that|which) (?:doesn't|does not|didn't) (?:tell|say|give)(?: me)? (?:anything|nothing)"],
];
const protesting = protests.map(
  ([kind, source]) => [kind, new RegExp(`^(?:${source})(?![\\w'])${tail}`, 'i')] as const,
);

/** The protest that a sentence begins with, and what comes after it. */
export function protestIn(text: string): { kind: Protest; after: string } | undefined {
  const bare = text.replace(leadIn, '');
  for (const [kind, pattern] of protesting)
    for (const form of [text, bare]) {
      const [found] = pattern.exec(form) ?? [];
      if (found !== undefined) return { kind, after: form.slice(found.length) };
    }
  return undefined;
}
