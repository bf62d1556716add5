import { agreesInNo, answersEcho, asksWhatWasSaid, contradicts, praises } from './contradiction.ts';
import { type Correction, readCorrection } from './correction.ts';
import type { Done } from './moves/hear-moves.ts';
import type { OfWren } from './of-wren.ts';
import { fromPidgin } from './pidgin.ts';
import { leadIn, type Protest, protestIn } from './protests.ts';
import { countOf, escaped } from './text.ts';
import { tidy } from './tidy.ts';

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
  /** What they ask about Wren itself, beside something told: the rest is what they told. */
  asks?: OfWren;
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

/** 'Leaning to what', 'which line', 'do when': a question back at Wren's own words. */
const hangsOn =
  /^(?!(?:so|now|then|and|or|guess|you know|no matter|say|for|like)\b)(?:[\w']+ ){1,5}(?:what|whom?|when|where)(?:,? i wonder)?[?!.]*$/i;
const ordinary =
  /\b(?:don'?t|not|idk|no idea|know|ask(?:ed)?|said|tell|told|sure|matter|remember|forgot?|see|wonder\w*) (?:\w+ )?(?:what|whom?|when|where)[?!.]*$/i;
const bareWhat = /^(?:what|huh|eh|pardon|sorry(?=[?. ]*$)|come again|say what|what now|er+|what what)\s*[?!. ]*$/i;
/** 'Sorry, I don't understand': said so to whoever spoke last, and not of a life. */
const notFollowed =
  /^sorry,? (?:but )?i (?:don'?t|didn'?t|do not|did not) (?:quite |really )?(?:understand|get (?:it|that)|follow)[.!? ]*$/i;
const naming =
  "(?:(?:and|but|btw|also|ok|okay|so|oh|well|anyway|actually|please|hi|hello),? )*(?:my name(?:'?s| is)|call me|i'?m called|i am called|i go by|they call me) (\\p{L}[\\p{L}'’-]+)";
const named = new RegExp(`^${naming}(?:,? (?:by the way|btw|lol|actually|please|not .*))?[\\s,.!]*$`, 'iu');
const itIs =
  /^(?:(?:and|but|oh|well|actually),? )*(?:it'?s|it is|i'?m|i am|this is) (\p{L}[\p{L}'’-]+)(?: (?:lol|btw|by the way|not .*))?[\s,.!]*$/iu;
const noName =
  /^(?:not|a|an|the|so|just|really|very|fine|ok|okay|good|bad|sad|mad|tired|angry|confused|lost|here|back|done|off|sorry|sure|serious|nobody|me|him|her|it|in|on|at|going|being|trying|still|too|also|all|alone|only|afraid|scared|glad|happy|wren|funny|weird|wrong|right|true|stuck|sick|ill|over|about|because|called)$|(?:ing|ed)$/i;

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
    .replace(/\b(you|they)re\b/gi, "$1're")
    .replace(/\bim\b/gi, "I'm")
    .replace(/\bive\b/gi, "I've");

/** Reads what is said to Wren about its last reply, and leaves the rest of the message to be answered. */
export function readToWren(typed: string, { called, lastReply, askedYesOrNo, lastSaid = '', read }: Before): ToWren {
  const message = withoutAgreement(fromPidgin(typed.replaceAll('’', "'")), lastReply);
  const found: ToWren = { protest: '', name: '', misnamed: false, asksYourName: false, rest: message };
  const joked = lastReply && laughed.test(lastSaid) ? afterLaugh(message) : undefined;
  if (joked !== undefined) return { ...found, protest: 'said', rest: joked };
  const first = called.trim().split(/\s/)[0] ?? '';
  const objects = first ? objecting(escaped(first)) : undefined;
  const pieces = sentences(message).map((sentence) => sentence.split(/(?<=,)\s+|\s+(?=and (?:who|it'?s wren)\b)/i));
  found.misnamed = objects !== undefined && pieces.flat().some((piece) => objects.test(piece.trim()));
  const kept: string[] = [];
  // 'I told you about the email. I asked you for a sentence.': it stood there, and the request stands.
  if (lastReply && toldAbout.test(message)) found.protest = 'again';
  else if (lastReply && askedFor.test(message)) found.protest = 'asked';
  else if (lastReply && saidAlready(message, lastSaid)) return { ...found, protest: 'again', rest: '' };
  for (const [at, parts] of pieces.entries()) {
    const rest = parts.filter((part) => !aboutNames(part.trim(), objects, found)).join(' ');
    if (found.protest === 'again' && toldOnly.test(rest.trim())) continue;
    if (lastReply && pieces.length === 1 && supposed.test(rest) && !quoted.test(lastSaid)) {
      found.protest = 'puzzled';
      continue;
    }
    const left = lastReply
      ? withoutProtest(rest, { lastReply, askedYesOrNo, lastSaid, isFirst: at === 0 || kept.length === 0 }, found)
      : rest;
    if (left.trim()) kept.push(left.trim());
  }
  // 'That I am not lazy', after a question: its answer, whatever stands under a 'not'.
  const isAnswer = /\?\s*$/.test(lastReply) && answering.test(message);
  // 'Cost? If I text, she might not answer': the word is taken up, and answered.
  if (found.protest === 'puzzled' && answersEcho(message, lastReply)) found.protest = '';
  if (lastReply && flat.test(message)) found.protest ||= 'mood';
  const isPraise = praises(message) && (found.protest === '' || /^(?:what|huh|eh)[?!. ]+(?:no|nah)\b/i.test(message));
  if (isPraise) found.protest = '';
  if (lastReply && !found.protest && !askedYesOrNo && !isAnswer && !isPraise && corrects(kept, lastReply, lastSaid)) {
    found.protest = 'said';
    kept[0] = (kept[0] ?? '').replace(/^(?:no+[,.!]*\s+)+/i, '');
  }
  if (lastReply && !isAnswer && !isPraise && (found.protest === '' || /^(?:said|puzzled|mood)$/.test(found.protest))) {
    const before = { lastReply, askedYesOrNo, lastSaid, read };
    // 'Not angry!! Ashamed.': what it is not belongs to what it is.
    const said = /^not [a-z'-]+[.!]+ +(?:just |more )?[a-z'-]+(?: more| mostly)?[.!]/i.test(message)
      ? message
      : kept.join(' ');
    const text = read && said === typed.trim() ? read.text : tidy(said).text;
    const correction = readCorrection(text, before, found.protest === 'said');
    if (correction) return { ...found, protest: found.protest || 'said', correction, rest: correction.rest };
  }
  found.rest = kept.join(' ').replace(/^[,;:\s]+|,\s*$/g, '');
  if (/^(?:lol|haha+|omg|and|but|so|ok|then|again|please|[\W_])*$/i.test(found.rest)) found.rest = '';
  const isAside = found.protest || found.misnamed || found.name || found.asksYourName;
  return isAside ? found : { ...found, rest: typed };
}

/** 'I just said I'm not sleeping': the words of their last message, said again as a complaint. */
function saidAlready(message: string, lastSaid: string): boolean {
  const again = justSaid.exec(plain(message))?.[1];
  const words: readonly string[] = again?.toLowerCase().match(/[a-z']{4,}/g) ?? [];
  return words.length > 0 && words.every((word) => plain(lastSaid).toLowerCase().includes(word.slice(0, 5)));
}
const justSaid =
  /^(?:(?:but|no|well|um+|ok),? )*i(?:'ve| have)? (?:literally |already |only )?(?:just|already) (?:said|told you|wrote|mentioned),? (?:that )?((?:i|i'm|my|he|she|it|they|we|the)\b[^.!?]*)[.!]*$/i;

const toldAbout =
  /(?:^|[.!?] )i(?:'ve| have)? (?:already )?told you (?:all )?about (?:the|my|him|her|them|it|that|this)\b(?: [\w'-]+){0,3}[.!]+(?: i asked\b|\s*$)/i;
const toldOnly = /^i(?:'ve| have)? (?:already )?told you (?:all )?about [^.!?]+[.!]+$/i;
const askedFor =
  /(?:^|[.!?,] )(?:but |and |all )?i (?:only |just )?asked (?:you )?for (?:just )?(?:a|one|some) (?:\w+ )?(?:sentences?|lines?|wording|words?)(?=[.!]|$)/i;

/** 'kkkk is laugh in portuguese'. */
const isALaugh =
  /(?:^|[,.!?;] ?|\b(?:and|but) )(?:the )?["“']?(?:k{2,}|(?:rs){1,4}|(?:ja|je|ha|xa|he){2,}\w*|5{2,}|w{2,}|hh+|lol|xd|that|this|it)["”']?(?:'s| is| means| was| mean) (?:just |only |like |how we |my |a |the |we )*(?:laugh(?:ing|ter|s)?|lol|haha)\b(?: (?:in|for|on|with) \p{L}+)?/iu;
/** What is told beside it that they had laughed; undefined where they do not say so. */
function afterLaugh(message: string): string | undefined {
  const laugh = isALaugh.exec(message);
  if (!laugh || spoken.test(laugh[0])) return undefined;
  const before = message.slice(0, laugh.index).replace(/(?:^|[.!?] )(?:no\b|(?:i am|i'?m|im) not\b)[^.!?]*$/i, '');
  const after = message
    .slice(laugh.index + laugh[0].length)
    .replace(/^[\s.,!;]+/, '')
    .replace(/^(?:i was|it was|was|i'm|i am) (?:just |only )?(?:making )?(?:a )?jok(?:e|ing)[.!,]*\s*/i, '');
  return `${before} ${after}`.trim();
}
/** 'We do like football is what I said.' */
const saidSo =
  /^(?!(?:that|this|it|which|and that|so that)\b)[^.!?,]{3,60}? (?:is|was) (?:all |literally |just )?what i (?:just |actually |only )?(?:said|wrote|meant)(?=[.!?,]|$| (?:anyway|lol|haha)\b| [^\p{L}\d\s"'(])[^\p{L}\d"']*/iu;
/** 'And opened and shut my mouth, it was all one sentence': Wren cut it short. */
const cutShort = /\b(?:it|that)(?:'s| was| is) (?:all )?(?:the |just )?(?:one|same|a whole|one whole) sentence\b/i;

/** 'No, not fine.' after 'it doesn't sound fine' agrees: the message without it. */
function withoutAgreement(message: string, lastReply: string): string {
  const [first = ''] = /^(?:(?:no+|nah|nope)[,.!]* )?[^.,!?]+(?:[.,!?]+\s*|$)/i.exec(message) ?? [];
  return agreesInNo(plain(first).trim(), lastReply) ? message.slice(first.length) : message;
}

/** How an answer to an open question begins. */
const answering =
  /^(?:well,? )?(?:that (?:i|he|she|they|we|it|my|the|nobody|no one)\b|because\b|to (?!me\b|be (?:clear|fair|honest)\b)|so that\b)/i;

/** 'What was that supposed to mean?', where nobody else's words or signs were told just before. */
const supposed = /^(?:and )?what(?:'?s| is| was) (?:that|this) (?:supposed|meant) to (?:mean|be)\??$/i;
const quoted =
  /["“]|\b(?:said|says|texted|wrote|told|text|message|replied|shouted|called|smil\w*|emojis?|wink\w*|kiss\w*|looked|nodded|shrugged|thumbs?|note|card)\b/i;
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

/** What a sentence is heard beside. */
type Heard = Required<Pick<Before, 'lastReply' | 'askedYesOrNo' | 'lastSaid'>> & {
  /** Nothing was told before it: what hangs on a word there hangs on one of Wren's. */
  isFirst: boolean;
};

/** They laughed in the message before. */
const laughed = /\b(?:k{3,}|(?:rs){2,}|(?:ja|je|ha|xa|he){2,}\w*|5{3,}|w{3,}|hh+|lol|xd)\b/i;
/** 'When it comes to WHAT': what has no meaning is written large. */
const shouted = /\b(?:to|of|about|from|with|for|do|did|it) (?:WHAT|WHO|WHOM|WHEN)[?.! ]*$/;
/** 'You said go on', once they have said that it was nothing. */
const quotesIt = /^(?:and )?you (?:just |only )?said ["']?[\w' ]{1,24}["']?[.!]*$/i;

/** 'Medicines??', 'weigh on people?', 'not hard.': a word of Wren's thrown back, and nothing else in the sentence. */
function thrownBack(text: string, { lastReply, askedYesOrNo }: Heard): Protest | '' {
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
  // 'Not angry.', asked whether they are, answers.
  return asked ? 'puzzled' : askedYesOrNo ? '' : 'said';
}

/** The sentence without what it says about the last reply. */
function withoutProtest(sentence: string, heard: Heard, found: ToWren): string {
  const { lastReply, lastSaid } = heard;
  const text = plain(sentence).trim();
  if (text === '') return '';
  if (cutShort.test(text) && !spoken.test(text)) {
    found.protest ||= 'said';
    return '';
  }
  const own = saidSo.exec(text);
  if (own && !asksWhatWasSaid(lastReply)) {
    found.protest ||= 'said';
    return text.slice(own[0].length).trim();
  }
  if (bareWhat.test(text) || notFollowed.test(text) || shouted.test(text) || (found.protest && quotesIt.test(text))) {
    found.protest ||= 'puzzled';
    return '';
  }
  const thrown = thrownBack(text, heard);
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
  const begun = protestIn(text);
  if (begun && (heard.isFirst || !/^(?:and |so )*what do(?:es)? (?:that|it|this) mean/i.test(text))) {
    found.protest = found.protest === '' || found.protest === 'puzzled' ? begun.kind : found.protest;
    return withoutProtest(begun.after, heard, found);
  }
  // 'Nothing helped, did you read what I wrote': what is told before it stays.
  const later =
    /^(.*?)(?:,| but| and| lol| haha)+ ((?:you|did you|do you|are you|i told you|when did i|where did you)\b.*)$/i.exec(
      text,
    );
  const joined =
    later && (/^wh/i.test(later[2] ?? '') || !spoken.test(later[1] ?? '')) ? protestIn(later[2] ?? '') : undefined;
  if (joined) {
    found.protest = found.protest === '' || found.protest === 'puzzled' ? joined.kind : found.protest;
    return `${later?.[1] ?? ''}. ${withoutProtest(joined.after, heard, found)}`.trim();
  }
  // 'I said they sacked me on a video call': once they had to say it again, it is told and not reported.
  const again =
    found.protest &&
    /^i (?:just |already )?(?:said|told you)(?: that)? (?=(?:i|he|she|they|it|we|my|the|there)\b)/i.exec(bare);
  if (again) return bare.slice(again[0].length);
  const put =
    /^i (?:just |only |was |am )*(?:asked|asking|ask|said|meant?|'m asking) (?:you )?(?=(?:how|what|whether|if|should|when|why|who|which|is|do|can) \w)/i.exec(
      bare.replace(/^i'm /i, 'i am '),
    );
  // 'I asked if she wanted more toast': asked in the story, and not of Wren.
  const isTold =
    put !== null &&
    (asksWhatWasSaid(lastReply) ||
      /\bsaid\b/i.test(put[0]) ||
      (/^i asked (?!you\b)/i.test(put[0]) &&
        /^(?:if|whether|what|how|why|when|where|who) (?:he|she|they|anyone|anybody|everyone)\b/i.test(
          bare.slice(put[0].length),
        )));
  if (put && (found.protest || !isTold || asksOnceMore(bare.slice(put[0].length), lastSaid))) {
    found.protest ||= 'asked';
    return asQuestion(bare.replace(/^i'm /i, 'i am ').slice(put[0].length));
  }
  if (heard.isFirst && backAt(text, lastReply)) {
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

/** 'Wow. Thanks for that', 'cheers for that lol': thanks that are none. */
const flat = /^(?:wow|gee)[.,! ]+(?:thanks|cheers|ta)\b|^(?:thanks|cheers|ta) (?:a lot|for that),? (?:lol|haha)/i;

/** Somebody in the story speaks, and not they to Wren. */
const spoken = /["“]|\b(?:said|says|told|goes|texted|shouted|asked|asks|(?:was|were|is) like)\b/i;

/** A short question that hangs on a word of Wren's. */
function backAt(text: string, lastReply: string): boolean {
  if (text.split(/\s+/).length > 6 || ordinary.test(text)) return false;
  // 'With what', 'say to who', and nothing else.
  const [opener = ''] = text.split(' ');
  if (/^\w+ (?:to |with |for |about )?(?:what|who|whom|where|when)[?.! ]*$/i.test(text) && said(lastReply, opener))
    return true;
  // 'What thing itself?'
  const phrase = /^(?:what|which) ((?!an?\b)(?:[\w']+ ){1,3}[\w']+)\?+$/i.exec(text)?.[1];
  if (phrase && lastReply.toLowerCase().includes(phrase.toLowerCase())) return true;
  if (hangsOn.test(text) && (text.endsWith('?') || lastReply.includes('?'))) return true;
  const word =
    /^(?:what|which) (?!an?\b)([a-z]+)(?: lol| haha)?[?.!]*$/i.exec(text)?.[1] ??
    /^([a-z]+) what(?: \w+)?\?+$/i.exec(text)?.[1] ??
    /^(?!just|know|guess|somehow)([a-z]+)(?:,? in)? (?:how|what way)[?.!]*$/i.exec(text)?.[1];
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
/** With more words than these, a 'no' opens what is told. */
const fewAfterNo = 9;

function corrects(kept: readonly string[], lastReply: string, lastSaid: string): boolean {
  const [first = ''] = kept;
  if (/^no+[,.!]* (?:no+\b|i (?:said|meant)|it'?s (?:not|the))/i.test(first)) return true;
  // 'No, not because of the money', where money was spoken of; of anything else it answers what was asked.
  const not = /^no+[,.!]* not (?!really|yet|now|today|at all|sure)(.*)/i.exec(first)?.[1] ?? '';
  if ((not.match(/[a-z]{4,}/gi) ?? []).some((word) => said(lastReply, word))) return true;
  // 'No, he did not ask me. He says …' tells on, and 'no, she blocked me' answers; 'no, the cat' is all there is.
  const after = /^no+[,.!]* ((?:he|she|they|the)\b.*)/i.exec(first)?.[1];
  if (after !== undefined) {
    const isOfIt = /^the\b/i.test(after) || (after.match(/[a-z]{4,}/gi) ?? []).some((word) => said(lastReply, word));
    if ((isOfIt && countOf(kept.join(' ')) <= fewAfterNo) || contradicts(after, lastReply) > 0) return true;
  }
  // 'I said he knew', once they had said so: what is told for the first time is no repetition.
  const isAgain =
    asksOnceMore(first, lastSaid) ||
    /\byou (?:tell|told|say|said|gave|answer)\b/i.test(first) ||
    /^i meant\b/i.test(first);
  if (
    isAgain &&
    !asksWhatWasSaid(lastReply) &&
    // 'I said no thank you. She said …': their part in a talk they tell of.
    !/^(?:he|she|they) (?:said|says|goes|asked)\b/i.test(kept[1] ?? '') &&
    /^i (?:said|meant) (?!i\b|(?:no|yes|thanks?|how|all the|sorry|ok|okay|nothing|hello|hi|please|well)\b|to (?:the|my|him|her|them)\b|(?:what|how|why|who|can|do|should)\b)/i.test(
      first,
    )
  )
    return true;
  const apart = kept.find((one, at) => at > 0 && /^not \w+[.!?]*$/i.test(one));
  const word = apart && /^not (\w+)/i.exec(apart)?.[1];
  return word !== undefined && word.toLowerCase() !== 'one' && said(lastReply, word);
}
