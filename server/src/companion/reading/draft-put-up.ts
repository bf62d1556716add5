/** A message of their own, put up to be judged before it is sent. */
export interface PutUp {
  /** The message as they mean to send it, without its marks. */
  draft: string;
  /** What is asked of it: the message without the draft, in small letters. */
  asked: string;
}

const someone = '(?:him|her|them|back|my [\\w-]+|to (?:him|her|them|my [\\w-]+))';
const writes =
  '(?:writ(?:e|ing)|text(?:ing)?|send(?:ing)?|say(?:ing)?|put(?:ting)?|messag(?:e|ing)|reply(?:ing)?|answer(?:ing)?|tell(?:ing)?)\\b';
const like = '(?: (?:this|that|sth|something|smth))?(?: like)?';
/** What leads into a message that is still to be sent. */
const leads = new RegExp(
  [
    `\\b(?:i(?:'ll| will| would|'d| want to| wanna| am going to|'m going to|'m gonna| am gonna| was going to| was gonna| could| might| can)|gonna|going to|thinking (?:of|about)|can i|should i|could i|how about(?: i)?|what about(?: i)?|what if i|maybe i(?:'ll)?|maybe) (?:just |only )?${writes}(?: ${someone})?${like}`,
    `\\bi(?:'ve| have)? (?:just )?(?:wrote|written|typed|sent|texted|drafted|put|got|have)(?: ${someone})?(?: (?:this|that))?(?: so far)?`,
    '\\bmy (?:draft|message|text|version|try|answer|reply)(?: is| so far)?',
    '\\b(?:something|sth|smth) like',
    '\\bhow (?:does|is) (?:this|that)(?: sound)?|\\bis this (?:ok|okay|good|fine)',
    '^(?:ok(?:ay)?,? so|so|maybe|how about|what about|draft|here)',
  ].join('|'),
  'i',
);
/** Leads that mean a message even where nothing parts them from it. */
const surely = new RegExp(
  `\\b${writes}(?: ${someone})?${like}$|\\b(?:something|sth|smth) like$|\\b(?:wrote|typed|sent|texted|drafted)(?: ${someone})?(?: (?:this|that))?$`,
  'i',
);
/** 'I will write my exam', 'I'll text him if it rains': what is done, and not what is said. */
const done =
  /^(?:(?:my|the|an?|it|him|her|them|in|at|on|about|if|when|whether|what|how|why|to|for|goodnight|good night|goodbye|bye|something|sth|anything|nothing|again|back|yes or no|one|more|tomorrow|tonight|later|this|that)\b|[^\p{L}]*$)/iu;

const judging =
  '(?:ok(?:ay)?|alright|all right|fine|good|enough|too \\w+|clear|rude|harsh|cold|mean|weird|odd|strange|silly|stupid|dumb|lame|cringe|cheesy|whiny|needy|desperate|pushy|creepy|childish|pathetic|begging|soft|weak|formal|blunt|passive aggressive|a bit much|an excuse|(?:a )?(?:good|bad) (?:idea|apology|message|text|answer|reply)|right|sound\\w*|work\\w*|make sense|come across|need (?:a|more)|better|idea)';
/** What comes after the message and asks about it. */
const tail = new RegExp(
  `(?:^|[.,!?;:–—-]+\\s*|\\s+)(?:(?:so |and |but )?(?:is|was|would|does|do|did|will|should) (?:that|this|it|my \\w+)\\b[^?]{0,40}?\\b${judging}[^?]{0,30}|or (?:is|would|does) (?:that|it|this)\\b[^?]{0,30}|(?:is )?too (?:short|long|much|little|cold|harsh|soft|soon|far|needy|formal|direct|late|mean|rude)\\b[^?]{0,24}|(?:ok(?:ay)?|good|fine|enough|alright|stupid|weird|rude|silly)(?: or [^?]{1,20})?(?=\\s*\\?)|(?:ok(?:ay)?|good|enough) or (?:not|too|bad)[^?]{0,16}|thoughts|what do (?:you|u) (?:think|reckon)|how(?:'s| is| does) (?:that|this|it)\\b[^?]{0,20}|yes or no)\\s*\\?*\\s*(?:lol|haha|x)?$`,
  'i',
);
/** A sentence in marks, double or single; a single mark inside a word is none. */
const marked = /["“”](.{1,400}?)["“”]|(?:^|[\s(:,])['‘](.{6,300}?)['’](?=[\s,.?!)]|$)/;
/** What opens the question that the message stands in: 'would "…" be rude?', 'can I just say "…"?' */
const opensIt =
  /(?:^|[.!?,]\s+)(?:(?:so|and|but|ok|or|nah),? )*(?:is|was|would|does|will|only|just|(?:can|could|should|shall) i (?:just |only )?(?:say|write|send|text|put|answer|reply)(?: back)?|how about|what about|what if i (?:say|write|send|text|put))[ :]*$/i;
const offers = /\b(?:i (?:just |only )?(?:say|write|send|text|put|answer|reply)|about|only|just)(?: back)?[ :]*$/i;
/** What follows it in the same breath, and judges it. */
const judgesIt = new RegExp(
  `^[\\s.,!?–—-]*(?:(?:be|sound|sounds|seem|look|come across(?: as)?|come over|work|do)\\b.{0,20})?\\b${judging}`,
  'i',
);
const asksAfter = new RegExp(
  `^[\\s.,!?–—-]*(?:(?:so |and |but )?(?:is|was|would|does|do|did|will) (?:that|this|it)\\b[^.?!]{0,40}\\b${judging}|or (?:is|does|would) (?:that|it|this)\\b|too \\w+|(?:ok(?:ay)?|good|enough|fine|alright)\\b[^.!]{0,20}\\?|(?:good|bad) (?:or bad )?idea|does it need|yes or no|thoughts|what do (?:you|u) (?:think|reckon))`,
  'i',
);

const reports =
  '(?:\\w+ )?(?:said|says|say|wrote|writes|texted|sent|sends|asked|asks|replied|answered|called|told me|goes|was like|put)(?: (?:to )?(?:me|us|back))?[:,]? ?(?:like |that )?$';
/** What somebody else said or wrote is not theirs to send. */
const others = new RegExp(
  `\\b(?:he|she|they|my (?!(?:draft|message|text|answer|reply|version)\\b)[\\w-]+|it|people|everyone) ${reports}`,
  'i',
);
const anotherByName = new RegExp(`\\b\\p{Lu}\\p{Ll}+ ${reports}`, 'u');

/**
 * The message they mean to send, or sent, where they put it up to be judged: in marks or not, before the question or after it.
 * `text` is a message as it is tidied; undefined where nothing is put up.
 */
export function draftPutUp(text: string): PutUp | undefined {
  const plain = text.replaceAll('’', "'");
  return inMarks(plain) ?? afterLead(plain);
}

function inMarks(text: string): PutUp | undefined {
  const found = marked.exec(text);
  const draft = (found?.[1] ?? found?.[2])?.trim();
  const before = text.slice(0, found?.index).trimEnd();
  if (!found || !draft || others.test(before) || anotherByName.test(before)) return undefined;
  const after = text.slice(found.index + found[0].length);
  const asked = `${before.split(/(?<=[.!?])\s+/).at(-1) ?? ''} … ${after}`.toLowerCase();
  const opens = opensIt.test(before);
  // One word in marks is somebody's word, unless it is to be sent.
  const isWord = draft.split(/\s+/).length < 2;
  if (isWord && !opens && !/\b(?:send|text|write|answer|reply)\b/.test(asked)) return undefined;
  if (opens && !/^\W*mean\b/.test(after) && (judgesIt.test(after) || (offers.test(before) && /^\W*\?\W*$/.test(after))))
    return { draft, asked };
  const last = before.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  const isTheirs = /^(?:(?:ok(?:ay)?|so|maybe|perhaps|or)[,: ]*)*$/i.test(last) || leads.test(last);
  if (isTheirs && (asksAfter.test(after) || (/:$/.test(before) && /^\W*$/.test(after)))) return { draft, asked };
  return undefined;
}

function afterLead(text: string): PutUp | undefined {
  const lead = leads.exec(text);
  if (!lead) return undefined;
  const end = lead.index + lead[0].length;
  const parted = /^\s*[:.,–—-]+\s+/.exec(text.slice(end)) ?? /^\s*:\s*/.exec(text.slice(end));
  const isColon = parted?.[0].includes(':') === true;
  const isPut = isColon || (parted !== null && /\bso far$|^how (?:does|is)|\bdraft/i.test(lead[0]));
  if (!isPut && (/^my /i.test(lead[0]) || /\bsend(?:ing)?$/i.test(lead[0]) || !surely.test(lead[0]))) return undefined;
  const rest = text
    .slice(end + (parted?.[0].length ?? 0))
    .trim()
    .replace(/^that (?=i\b)/i, '');
  const asking = tail.exec(rest);
  const draft = (asking ? rest.slice(0, asking.index) : rest).replace(/^["'“]|["'”]$/g, '').trim();
  if (!draft || (!isPut && (done.test(draft) || draft.split(/\s+/).length < 2))) return undefined;
  if (asking) return { draft, asked: `${lead[0]} … ${asking[0]}`.toLowerCase() };
  // Nothing is asked of it: only a message that stands after a colon is put up all the same.
  const isOpen =
    isPut && draft.split(/\s+/).length >= 3 && !/\b(?:said|diary|journal|list|notes?)\b/i.test(text.slice(0, end));
  return isOpen && !/\bi(?:'ve| have)? (?:got|have)$/i.test(lead[0]) ? { draft, asked: '' } : undefined;
}
