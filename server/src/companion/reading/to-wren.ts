import { type Correction, readCorrection } from './correction.ts';
import type { Done } from './moves/hear-moves.ts';
import { fromPidgin } from './pidgin.ts';
import { tidy } from './tidy.ts';

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

/** What a message says to Wren about its last reply, apart from what it tells or asks. */
export interface ToWren {
  protest: Protest | '';
  /** The name they give themselves here; empty when none. */
  name: string;
  /** They were called by a name that is not theirs. */
  misnamed: boolean;
  /** 'And it's Wren, right?' */
  asksYourName: boolean;
  /** What is left of the message to be answered; empty when nothing is. */
  rest: string;
  /** What they put right, where it was taken wrongly. */
  correction?: Correction;
}

export interface Before {
  /** The name they may have been called by; empty when there is none. */
  called: string;
  /** Wren's last reply; empty at the start. */
  lastReply: string;
  /** Wren's last reply put a question that can be answered with no. */
  askedYesOrNo: boolean;
  /** Their message before this one; empty at the start. */
  lastSaid?: string;
  /** The message tidied, and what is done with it, where it was read already. */
  read?: Done | undefined;
}

const leadIn =
  /^(?:(?:no+|nah|wait|huh|um+|uh+|ok|okay|but|and|so|bro|mate|omg|oh|lol|well|sorry|please|pls|hey|er|yeah|yes|actually|anyway|jesus(?: wept| christ)?|wow|bloody hell|seriously|honestly)(?:[,!?. …]+|$)|what[,!?.…]+\s*)+/i;
const tail = '(?:,? (?:lol|though|tho|at all|either|man|bro|mate|again|wren|thanks))*[\\s,.!?:;…]*';

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
    "i(?:'ve| have)? (?:(?:literally |only )?just|already|literally) (?:told (?:you|u)|answered (?:you|that|this|it)|(?:said|wrote|mentioned|explained) (?:that|it|this|so))(?: already| twice| (?:two|three) times)?(?: what happened| about (?:it|that))?(?! to\\b)",
  ],
  ['again', "i(?:'ve| have)? already (?:said|mentioned|written)(?= (?:i|i'm|he|she|they|it|it's|we|my|that|the)\\b)"],
  [
    'again',
    "i(?:'ve| have)? told you(?: (?:that|this|it|so))?(?: already| twice| (?:two|three) times| before)?(?: now| already)?(?=[.,!?]|$| (?:i|i'm|i've|he|he's|she|she's|they|it|it's|we|my|the|that|there)\\b)",
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
    "you (?:don't|never|didn't) (?:even |really |actually )?(?:listen|read|pay attention)(?: to me| to (?:a word|anything)| what i (?:say|write|wrote|said))?(?=[.,!?]|$)",
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
  ['asked', "you(?:'re| are) (?:just )?(?:avoiding|dodging|ducking) (?:it|the question|my question)"],
  ['asked', "don't give me that"],
  ['empty', "(?:is|was) that (?:all|it)(?: you(?:'ve| have)? (?:got|have)(?: to say)?)?"],
  ['empty', "what(?:'s| is) the point (?:of|in) (?:asking|talking to|telling) (?:you|this thing)(?: anything)?"],
  [
    'asked',
    "(?:that|this|it)(?:'s| is| was)(?: really)? not (?:at all )?what (?:i|i'm|i am|i was) (?:asked?|asking|wanted to know)(?: you| about| for)?",
  ],
  [
    'asked',
    "you(?:'ve)? (?:didn't|did not|haven't|have not|not|never|still haven't|still not|don't|won't) (?:even |really |actually )?answer(?:ed)?(?: me\\b| my (?:last )?question| the question| that| it)?",
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
    "i (?:never|didn't|did not) (?:say|said|mean|meant) (?:that|it|so)(?= |[.,!?]|$)(?! (?:i|he|she|they|we|it)\\b)",
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
  ['puzzled', '(?:what|how|wdym) (?:do|does|did) (?:you|that|it|this) (?:even |actually |really )?mean\\b[^.?!]*'],
  ['puzzled', 'wdym\\b[^.?!]*'],
  [
    'puzzled',
    "i (?:really )?(?:don't|do not|can't) (?:get|understand|follow) (?:(?:the|your|that|this) (?:last )?question|you|what you(?:'re| are)? (?:mean|saying|asking)(?: me)?)(?=[.,!?]|$)",
  ],
  [
    'puzzled',
    "i (?:really |honestly )?(?:don't|do not|dont) (?:know|see|understand|get) what you(?:'re| are)? (?:mean|meant|saying|asking|talking about|getting at|on about)(?: (?:by|with) (?:that|this|it))?(?=[.,!?]|$)",
  ],
  ['puzzled', 'which part of what\\b'],
  ['puzzled', '(?:and )?who is (?:him|her)\\b[^.?!]*'],
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

/** 'Leaning to what', 'which line', 'do when': a question back at Wren's own words. */
const hangsOn =
  /^(?!(?:so|now|then|and|or|guess|you know|no matter|say|for|like)\b)(?:[\w']+ ){1,5}(?:what|whom?|when|where)[?!.]*$/i;
const ordinary =
  /\b(?:don'?t|not|idk|no idea|know|tell|told|sure|matter|remember|forgot?|see|wonder\w*) (?:\w+ )?(?:what|whom?|when|where)[?!.]*$/i;
const bareWhat = /^(?:what|huh|eh|pardon|sorry|come again|say what|what now|er+|what what)\s*[?!. ]*$/i;
const naming =
  "(?:(?:and|but|btw|also|ok|okay|so|oh|well|anyway|actually|please|hi|hello),? )*(?:my name(?:'?s| is)|call me|i'?m called|i am called|i go by|they call me) (\\p{L}[\\p{L}'’-]+)";
const named = new RegExp(`^${naming}(?:,? (?:by the way|btw|lol|actually|please|not .*))?[\\s,.!]*$`, 'iu');
const itIs =
  /^(?:(?:and|but|oh|well|actually),? )*(?:it'?s|it is|i'?m|i am|this is) (\p{L}[\p{L}'’-]+)(?: (?:lol|btw|by the way|not .*))?[\s,.!]*$/iu;
const noName =
  /^(?:not|a|an|the|so|just|really|very|fine|ok|okay|good|bad|sad|mad|tired|angry|confused|lost|here|back|done|off|sorry|sure|serious|nobody|me|him|her|it|in|on|at|going|being|trying|still|too|also|all|alone|only|afraid|scared|glad|happy|wren|funny|weird|wrong|right|true|stuck|sick|ill|over|about|because|called)$|(?:ing|ed)$/i;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What objects to the name they were called, as one piece of a sentence. */
const objecting = (name: string): RegExp =>
  new RegExp(
    `^(?:(?:and|but|also|no|btw|oh|lol|wait),? )*(?:i (?:ask|asked) (?:you |u )?)?(?:who(?:'?s| is|se)?(?: the (?:hell|fuck|heck))?(?: is)? ${name}(?: is)?|(?:i'?m|i am|my name(?:'?s| is)|it'?s|this is|that'?s) not (?:called )?${name}|(?:don'?t|do not|stop|why (?:do|are|did) you(?: keep)?) call(?:ing)? me ${name}|(?:nobody|no one) calls me ${name}|${name})(?: lol| then| though| by the way| btw| either)*[\\s,.!?]*$`,
    'iu',
  );

const plain = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/\bu\b/gi, 'you')
    .replace(/\bjus\b/gi, 'just')
    .replace(/\b(that|what|who|it|there)s\b/gi, "$1's")
    .replace(/\b(do|did|does|have|would|is|was|wo|ca)nt\b/gi, "$1n't")
    .replace(/\bim\b/gi, "I'm")
    .replace(/\bive\b/gi, "I've");

/** Reads what is said to Wren about its last reply, and leaves the rest of the message to be answered. */
export function readToWren(typed: string, { called, lastReply, askedYesOrNo, lastSaid = '', read }: Before): ToWren {
  const message = withoutAgreement(fromPidgin(typed.replaceAll('’', "'")), lastReply);
  const found: ToWren = { protest: '', name: '', misnamed: false, asksYourName: false, rest: message };
  const first = called.trim().split(/\s/)[0] ?? '';
  const objects = first ? objecting(escaped(first)) : undefined;
  const pieces = sentences(message).map((sentence) => sentence.split(/(?<=,)\s+|\s+(?=and (?:who|it'?s wren)\b)/i));
  found.misnamed = objects !== undefined && pieces.flat().some((piece) => objects.test(piece.trim()));
  const kept: string[] = [];
  for (const parts of pieces) {
    const rest = parts.filter((part) => !aboutNames(part.trim(), objects, found)).join(' ');
    if (lastReply && pieces.length === 1 && supposed.test(rest) && !quoted.test(lastSaid)) {
      found.protest = 'puzzled';
      continue;
    }
    const left = lastReply ? withoutProtest(rest, lastReply, found, lastSaid) : rest;
    if (left.trim()) kept.push(left.trim());
  }
  // 'That I am not lazy', after a question: its answer, whatever stands under a 'not'.
  const isAnswer = /\?\s*$/.test(lastReply) && answering.test(message);
  // 'Cost? If I text, she might not answer': the word is taken up, and answered.
  if (found.protest === 'puzzled' && /\?\s*$/.test(lastReply) && takenUp.test(message)) found.protest = '';
  if (lastReply && !found.protest && !askedYesOrNo && !isAnswer && kept.length > 0 && corrects(kept, lastReply)) {
    found.protest = 'said';
    kept[0] = (kept[0] ?? '').replace(/^(?:no+[,.!]*\s+)+/i, '');
  }
  if (lastReply && !isAnswer && (found.protest === '' || /^(?:said|puzzled|mood)$/.test(found.protest))) {
    const before = { lastReply, askedYesOrNo, lastSaid, read };
    // 'Not angry!! Ashamed.': what it is not belongs to what it is.
    const said = /^not [a-z'-]+[.!]+ +(?:just |more )?[a-z'-]+(?: more| mostly)?[.!]/i.test(message)
      ? message
      : kept.join(' ');
    const text = read && said === message.trim() ? read.text : tidy(said).text;
    const correction = readCorrection(text, before, found.protest === 'said');
    if (correction) return { ...found, protest: found.protest || 'said', correction, rest: correction.rest };
  }
  found.rest = kept.join(' ').replace(/^[,;:\s]+|,\s*$/g, '');
  if (/^(?:lol|haha+|omg|and|but|so|ok|then|again|please|[\W_])*$/i.test(found.rest)) found.rest = '';
  const isAside = found.protest || found.misnamed || found.name || found.asksYourName;
  return isAside ? found : { ...found, rest: typed };
}

const agreeing =
  /^no,? (?:(?:it|that|he|she|they) (isn't|doesn't|wasn't|didn't|don't|aren't|won't|can't)|not (\w{3,}))[.,!]+\s+(?=\S)/i;

/** 'No, not fine.' after 'it doesn't sound fine' agrees: the message without it. */
function withoutAgreement(message: string, lastReply: string): string {
  const [found = '', verb, word] = agreeing.exec(message) ?? [];
  const said = lastReply.toLowerCase();
  const isAgreed =
    (verb && said.includes(verb.toLowerCase())) ||
    (word && new RegExp(`(?:n't|\\bnot|\\bnever)\\b[^.?!]*\\b${word.toLowerCase()}\\b`).test(said));
  return isAgreed ? message.slice(found.length) : message;
}

/** One or two words of Wren's with a mark, and then an answer that objects to nothing. */
const takenUp =
  /^(?:(?:what|how|which|one|the) |(?:about|with|for|to|from|on|at|in) (?:my |the |him |her )?)?[\w']{3,14}\?\s+(?!(?:no|not|none|nobody|never|what|who|why|huh|eh|i (?:never|didn'?t|haven'?t|don'?t)|(?:he|she|it|there)'?s? (?:is |has )?(?:not|no)|nothing's)\b)(?:[^\s?]+ ){2,}/i;

/** How an answer to an open question begins. */
const answering =
  /^(?:well,? )?(?:that (?:i|he|she|they|we|it|my|the|nobody|no one)\b|because\b|to (?!me\b|be (?:clear|fair|honest)\b)|so that\b)/i;

/** 'What was that supposed to mean?', where nobody else's words were told just before. */
const supposed = /^(?:and )?what(?:'?s| is| was) (?:that|this) (?:supposed|meant) to (?:mean|be)\??$/i;
const quoted = /["“]|\b(?:said|says|texted|wrote|told|text|message|replied|shouted|called)\b/i;
/** 'Well it was hard, what do you think.': flung back at a question that need not have been put. */
const retort =
  /(?:^|[,.!?] )(?:well,? )?(?:what|how) do you (?:bloody |fucking |flipping )?think(?: (?:it (?:was|is)|it's|that (?:was|is)|that's|this is|i (?:felt|feel|am|did|took it|said)|it (?:felt|feels)|i'm)(?: like| feeling| doing)?)?[.!?]*$/i;
/** What a retort comes with: 'well, it was …', or nothing else. */
const retorting =
  /^(?:well|it was|it is|it's|how do you|what do you|bad|badly|awful|terrible|bloody|obviously|guess|shit)\b/i;

/** What ends in a mark, and a question somebody typed on without one. */
const sentences = (message: string): string[] =>
  message
    .split(/(?<=[.!?…])\s+|\n+|\s+(?=(?:who(?:'?s| is) \w+|i'?m not \w+|my name'?s? \w+)[.?! ]*$)/i)
    .filter((one) => one.trim() !== '');

function aboutNames(piece: string, objects: RegExp | undefined, found: ToWren): boolean {
  const name = named.exec(piece)?.[1] ?? (found.misnamed ? itIs.exec(piece)?.[1] : undefined);
  if (name && !noName.test(name)) {
    const plainName = name.replace('’', "'");
    found.name = plainName.charAt(0).toUpperCase() + plainName.slice(1);
    return true;
  }
  if (
    /^(?:and |but |so )?(?:it'?s|you'?re|your name(?:'?s| is)) wren,? (?:right|isn'?t it|yes|no)[?.!,]*$/i.test(piece)
  ) {
    found.asksYourName = true;
    return true;
  }
  return objects?.test(piece) ?? false;
}

/** 'When it comes to WHAT': what has no meaning is written large. */
const shouted = /\b(?:to|of|about|from|with|for|do|did|it) (?:WHAT|WHO|WHOM|WHEN)[?.! ]*$/;
/** 'You said go on', once they have said that it was nothing. */
const quotesIt = /^(?:and )?you (?:just |only )?said ["']?[\w' ]{1,24}["']?[.!]*$/i;

/** 'Medicines??', 'weigh on people?', 'not hard.': a word of Wren's thrown back, and nothing else in the sentence. */
function thrownBack(text: string, lastReply: string): Protest | '' {
  const asked =
    /^(?!(?:what|why|how|who|when|where|which|is|are|do|does|did|can|could|should|would|will)\b)[\w' ]{4,30}\?+$/i.test(
      text,
    );
  const denied = /^(?:no,? )?not \w{4,}[.!]+$/i.test(text);
  if ((!asked && !denied) || text.split(' ').length > 4) return '';
  const words: readonly string[] = lastReply.toLowerCase().match(/[a-z']{4,}/g) ?? [];
  const own: readonly string[] = text.toLowerCase().match(/[a-z']{4,}/g) ?? [];
  if (!own.some((word) => words.includes(word) && !/^(?:about|with|from|that|this|your|them|they)$/.test(word)))
    return '';
  return asked ? 'puzzled' : 'said';
}

/** The sentence without what it says about the last reply. */
function withoutProtest(sentence: string, lastReply: string, found: ToWren, lastSaid: string): string {
  const text = plain(sentence).trim();
  if (text === '') return '';
  if (bareWhat.test(text) || shouted.test(text) || (found.protest && quotesIt.test(text))) {
    found.protest ||= 'puzzled';
    return '';
  }
  const thrown = thrownBack(text, lastReply);
  if (thrown) {
    if (found.protest === '') found.protest = thrown;
    return '';
  }
  const bare = text.replace(leadIn, '');
  const flung = retort.exec(text);
  if (
    flung &&
    retorting.test(text) &&
    lastReply.includes('?') &&
    (flung.index > 0 || /think (?:it|that|this|i)/i.test(text) || !text.endsWith('?'))
  ) {
    found.protest ||= 'question';
    return sentence.slice(0, Math.max(0, flung.index)).replace(/[\s,]+$/, '');
  }
  for (const [kind, pattern] of protesting) {
    const whole = pattern.exec(text);
    const match = whole ?? pattern.exec(bare);
    if (!match) continue;
    const after = (whole ? text : bare).slice(match[0].length);
    found.protest = found.protest === '' || found.protest === 'puzzled' ? kind : found.protest;
    return withoutProtest(after, lastReply, found, lastSaid);
  }
  // 'I said they sacked me on a video call': once they had to say it again, it is told and not reported.
  const again =
    found.protest &&
    /^i (?:just |already )?(?:said|told you)(?: that)? (?=(?:i|he|she|they|it|we|my|the|there)\b)/i.exec(bare);
  if (again) return bare.slice(again[0].length);
  const put =
    /^i (?:just |only |was |am )*(?:asked|asking|said|meant?|'m asking) (?:you )?(?=(?:how|what|whether|if|should|when|why|who|which|is|do|can)\b)/i.exec(
      bare.replace(/^i'm /i, 'i am '),
    );
  // 'I asked if she wanted more toast': asked in the story, and not of Wren.
  const isTold =
    put !== null &&
    (/\bsaid\b/i.test(put[0]) ||
      (/^i asked (?!you\b)/i.test(put[0]) &&
        /^(?:if|whether|what|how|why|when|where|who) (?:he|she|they|anyone|anybody|everyone)\b/i.test(
          bare.slice(put[0].length),
        )));
  if (put && (found.protest || !isTold || asksOnceMore(bare.slice(put[0].length), lastSaid))) {
    found.protest ||= 'asked';
    return asQuestion(bare.replace(/^i'm /i, 'i am ').slice(put[0].length));
  }
  if (backAt(text, lastReply)) {
    found.protest ||= 'puzzled';
    return '';
  }
  const mood =
    /^(?:it|that)(?:'s| is) not (?:a |an )?([a-z]+)(?: thing)?\?+$/i.exec(bare)?.[1] ??
    /^(?:why|how) (?:would|is|was) (?:that|it|this) (?:be )?(?:a |an )?([a-z]+)(?: thing)?\?+$/i.exec(bare)?.[1];
  if (mood && said(lastReply, mood)) {
    found.protest ||= 'mood';
    return '';
  }
  return sentence;
}

/** 'I said what do I tell her' asks again what was asked before; 'I said what can I do from here' tells what was said there. */
function asksOnceMore(question: string, lastSaid: string): boolean {
  const before: readonly string[] = lastSaid.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const words: readonly string[] = question.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.some(
    (word) =>
      !/^(?:what|when|with|that|this|from|have|just|they|them|there|were|would|could|should|about)$/.test(word) &&
      before.includes(word),
  );
}

/** A short question that hangs on a word of Wren's. */
function backAt(text: string, lastReply: string): boolean {
  if (text.split(/\s+/).length > 6 || ordinary.test(text)) return false;
  if (hangsOn.test(text) && (text.endsWith('?') || lastReply.includes('?'))) return true;
  const word = /^(?:what|which) ([a-z]+)[?.!]*$/i.exec(text)?.[1] ?? /^([a-z]+) what(?: \w+)?\?+$/i.exec(text)?.[1];
  return word !== undefined && !/^(?:now|then|next|else|if|about|for|time|day)$/i.test(word) && said(lastReply, word);
}

const said = (reply: string, word: string): boolean => new RegExp(`\\b${escaped(word)}`, 'i').test(reply);

/** 'If it is a good plan' → 'is it a good plan?' */
function asQuestion(text: string): string {
  const bare = text.replace(/[.!?\s]+$/, '');
  const turned = bare
    .replace(
      /^(?:if|whether) (i|it|that|this|he|she|they|we|there) (should|is|was|can|could|will|would|did|does|am|are)\b/i,
      '$2 $1',
    )
    .replace(/^whether to\b/i, 'should I')
    .replace(
      /^(what|how|where|when|who|which \w+) (i|he|she|they|it|we) (should|can|could|do|would|will|must)\b/i,
      '$1 $3 $2',
    )
    .replace(/^how i (may|can|could|should|might)\b/i, 'how can I');
  return `${turned}?`;
}

/** A leading no where nothing was asked that one could say no to, or 'not with' after 'with'. */
function corrects(kept: readonly string[], lastReply: string): boolean {
  const [first = ''] = kept;
  if (
    /^no+[,.!]* (?:no+\b|not (?!really|yet|now|today|at all|sure)|i (?:said|meant)|it'?s (?:not|the)|he|she|they|the)/i.test(
      first,
    )
  )
    return true;
  if (/^i (?:said|meant) (?!i\b|to (?:the|my|him|her|them)\b|(?:what|how|why|who|can|do|should)\b)/i.test(first))
    return true;
  const not = kept.find((one, at) => at > 0 && /^not \w+[.!?]*$/i.test(one));
  const word = not && /^not (\w+)/i.exec(not)?.[1];
  return word !== undefined && said(lastReply, word);
}
