/** One clause of Wren's last reply: its words, whether it says no to them, and whether it asks. */
interface Clause {
  stems: readonly string[];
  text: string;
  saysNo: boolean;
  asks: boolean;
}

const no =
  /\b(?:not|never|no|nobody|no one|none|nothing|nowt|neither|without|hardly|needn't|cannot|ain't)\b|n't\b|\b(?:dont|didnt|isnt|wasnt|arent|wont|cant|havent|hasnt|doesnt)\b/i;
/** What is denied: up to four words after a 'not' or the like. */
const denying =
  /(?:\b(?:not|never|ain't|none of (?:it|them|that|this|us)(?: is| was| are)?|(?:nobody|no one|no-one)(?:'s| is| was| has| had)?|nothing(?:'s| is| was)?|no)|n't|\b(?:dont|didnt|isnt|wasnt|arent|wont|cant|havent|hasnt|doesnt))\s+((?:[\w'-]+[ ]*){1,4})/gi;
const little =
  /^(?:a|an|the|my|your|his|her|our|their|its|that|this|these|those|it|is|are|was|were|be|been|being|am|i|you|he|she|they|we|me|him|them|us|to|of|in|on|at|with|for|from|by|about|and|or|but|so|as|do|does|did|have|has|had|would|could|can|will|should|may|just|really|even|very|quite|all|any|some|one|there|here|if|what|when|who|how|why|which|too|only|than|then|out|up|more|much|yet|well|still|now|get|got|go|going|say|saying|tell|yes|actually|anymore|either|though|tho|since)$/;
/** Denied of nearly everything, and of nothing that Wren said. */
const idle =
  /^(?:know|sure|idea|think|want|care|mind|matter|remember|need|like|wonder|way|problem|happen|made|make|once|told|tell|able|other)\w*$/;
/** 'I didn't say anything', 'he never came before': an answer, or how it was at another time. */
const general =
  /\b(?:anything|anyone|anybody|anywhere|much|a word|a thing|before|normally|usually|ever again|enough|at first|even once)\b/i;
/** Somebody in the story says it. */
const speaking = /["“]|\b(?:said|says|told (?!you)\w+|goes|texted|shouted|asked (?!you)\w+|(?:was|were|is|'s) like)\b/i;

export const isSpoken = (sentence: string): boolean =>
  speaking.test(sentence.replace(/\bi (?:just |only |already |never |didn't )?(?:said|say|ask|asked)\b/gi, ''));

const bare = (text: string): string => text.replaceAll('’', "'").toLowerCase();
const wordsOf = (text: string): string[] => bare(text).match(/[a-z][a-z'-]*/g) ?? [];
const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map((word) => word.replace(/(?:'s|'re|'ve|'d|'ll|'m|n't)$/, ''))
    .filter((word) => word.length > 2 && !little.test(word))
    .map((word) => word.replace(/(?:ed|ing|es|s|e)$/, '').slice(0, 6));

const yesOrNo =
  /(?:^|[.!,:] )(?:is|are|was|were|do|does|did|have|has|had|would|could|can|will|should|shall)(?:n't)? [^.?]*\?\s*$/i;

/** The clauses of a reply, each sentence of it cut at its commas and joining words. */
function clausesOf(reply: string): Clause[] {
  return (reply.match(/[^.!?\n]+[.!?]*/g) ?? []).flatMap((sentence) => {
    const asks = /\?\s*["”]?$/.test(sentence);
    return sentence.split(/[,;:]\s+|\s(?=(?:and|but|because|so that)\s)/).map((text) => ({
      stems: stemsOf(text),
      text: bare(text),
      saysNo: no.test(text),
      asks,
    }));
  });
}

/** 'No it isn't', 'she didn't': it says no, and names nothing. */
const elliptic =
  /^(?:no+|nah|nope)?[,.! ]*(?:(?:it|that|this|he|she|they|we|i|you|there)(?:'s not|'re not|'m not| (?:is|am|are|was|were|do|does|did|have|has|had|would|could|can|will|should)(?:n't| not)| (?:won't|can't))|not really|never)(?=$|[.,!]| (?:and|but|because|though|thank|so|she|he|they|it|i)\b)/i;

/** 'No, it isn't fair' after 'that doesn't sound fair' says the same: nothing of Wren's is denied. */
export function agreesInNo(sentence: string, lastReply: string): boolean {
  if (sentence.includes('?')) return false;
  const told = clausesOf(lastReply).filter(({ asks }) => !asks);
  if (!/^(?:no+|nah|nope)\b/i.test(sentence) && !elliptic.test(sentence)) return false;
  if (elliptic.test(sentence)) {
    const [verb] =
      /\b(?:is|am|are|was|were|do|does|did|have|has|had|would|could|can|will|won)(?=n't| not|'t)|(?<='s|'re|'m) not/.exec(
        bare(sentence),
      ) ?? [''];
    const kin = /^(?:is|am|are|was|were| not)$/.test(verb) ? "is|am|are|was|were|'s|'re|does|do" : verb;
    return told.some(
      ({ text, saysNo }) => saysNo && new RegExp(`\\b(?:${kin})(?:n't| not)\\b|(?:'s|'re) not\\b`).test(text),
    );
  }
  const denied = deniedIn(sentence);
  const met = told.filter(({ stems }) => denied.some((stem) => stems.includes(stem)));
  return met.length > 0 && met.every(({ saysNo }) => saysNo);
}

/** The stems of what a sentence says no to. */
function deniedIn(sentence: string): string[] {
  return [...bare(sentence).matchAll(denying)].flatMap(({ index, 1: after = '' }) => {
    // 'I can't stop shaking' says how it is, and a 'not' far on is told beside it.
    const before = bare(sentence).slice(0, index);
    if (/\b(?:can?|could|should|would|wo|wouldn|couldn|shouldn)$/.test(before) || wordsOf(before).length > 6) return [];
    // 'I've a lump I haven't had looked at': told of what they have, and nothing is denied.
    if (/^(?:and |but |so )?(?:i've|i have|there's|there is)\b.*\bi\b/.test(before)) return [];
    if (/\b(?:that|because|if|when|who|which)\b/.test(before)) return [];
    // 'I don't feel like eating': nothing is said of what is felt.
    if (/^feel like\b/.test(after)) return [];
    const [first = '', ...others] = wordsOf(after).filter((word) => !little.test(word));
    return idle.test(first) ? [] : stemsOf([first, ...others].join(' '));
  });
}

/** What was done is granted, and only how is denied. */
const deniesHow = /(?:\bnot|n't) (?:\w+ed|\w+n) (?!really|only|early|actually|exactly|simply)\w+ly\b/;

/** Advised or supposed, and not stated. */
const supposing = /^(?:if|say|ask|write|start|tell)\b|: ["“]|\b(?:could|can|might|may|i would|i'd)\b/;
const emphatic =
  /!|\b(?:every|always|all the time|that's (?:the|my) (?:whole )?(?:point|problem)|(?:it's|its) (?:the|my) problem|i do\b|there is)\b/i;

/**
 * How much a sentence says against the last reply: 2 where it denies what Wren stated, or a thing Wren took for granted,
 * 1 where it denies a word of Wren's question; 0 where it denies nothing of it, and -1 where it agrees with its no.
 */
export function contradicts(sentence: string, lastReply: string): number {
  const [before = ''] = withoutQuotes(sentence, lastReply).split(no);
  if (isSpoken(before) || /^(?:because|that|when|since|if)\b/i.test(sentence)) return 0;
  if (narrowing.test(bare(sentence)) || noThisNoThat.test(bare(sentence))) return 0;
  if (agreesInNo(sentence, lastReply)) return -1;
  // 'It's not a "matters to me" thing': Wren's words, quoted and denied.
  if (/\b(?:not|n't) (?:a |an |the )?["“]/.test(sentence)) return 2;
  // What another was told to have said is nothing that Wren stated.
  const clauses = clausesOf(lastReply.replace(/\bsaid ["“][^"”]*["”]/g, 'said'));
  const asked = clauses.filter(({ asks }) => asks);
  if (elliptic.test(sentence) && !yesOrNo.test(lastReply) && /^(?:no|nah|nope)/i.test(sentence)) return 1;
  const denied = deniedIn(sentence);
  if (denied.length > 0 && !general.test(sentence)) {
    // 'My neighbour hasn't said hello' tells of somebody Wren said nothing of.
    const newcomer = /^(?:and |but |so )?my (?:\w+ )?(\w+) (?:\w+(?:n't|nt)|never|has|did|does) /i.exec(sentence)?.[1];
    const isOfAnother = newcomer !== undefined && !stemsOf(lastReply).includes(stemsOf(newcomer)[0] ?? '');
    // 'Nobody asks about the boat' tells on of the boat; what Wren stated is denied where all of it is.
    // 'I was not asked unkindly' says how it was done, and grants that it was.
    const needed = nobodyDoes.test(sentence) || isOfAnother || deniesHow.test(bare(sentence)) ? denied.length : 1;
    // 'I did not cry in the call' tells of crying, and says nothing against the call.
    const [head = ''] = denied;
    const isNew = didNot.test(sentence) && denied.length > 1;
    // 'She hasn't got twelve weeks', after 'it takes twelve weeks': what is not had was not said to be.
    const lacks = hasNot.test(sentence);
    const met = clauses.filter(({ stems, text, asks }) => {
      if (lacks && !asks && !/\b(?:have|has|had|got|having)\b|'(?:ve|s|d)\b/.test(text)) return false;
      const shared = denied.filter((stem) => stems.includes(stem));
      return shared.length >= needed && (!isNew || (shared.includes(head) && shared.length > 1));
    });
    const told = met.filter(({ asks }) => !asks);
    if (told.some(({ text, saysNo }) => !saysNo && !supposing.test(text))) return 2;
    if (told.some(({ saysNo }) => !saysNo)) return 1;
    if (told.length > 0) return -1;
    if (met.length > 0 && /^none of\b/i.test(sentence)) return 2;
    if (met.length > 0 && !yesOrNo.test(lastReply)) return takesForGranted(sentence, asked) ? 2 : 1;
    return 0;
  }
  // 'He calls me every day', after 'he never calls you'.
  const said = stemsOf(sentence);
  const isDenied = clauses.some(
    ({ text, asks, saysNo }) =>
      !asks &&
      saysNo &&
      !/\b(?:have to|needn't|need to|would|could|can|can't|should)\b/.test(text) &&
      deniedIn(text).some((stem) => said.includes(stem)),
  );
  return isDenied &&
    denied.length === 0 &&
    !no.test(sentence) &&
    emphatic.test(sentence) &&
    wordsOf(sentence.split(',')[0] ?? '').length <= 8
    ? 2
    : 0;
}

/** 'But it is not the cooking actually': they come to the point, and deny nothing. */
const narrowing =
  /^(?:and |but |though )?(?:it(?:'s| is) not|it isn't|it is not|it wasn't|it was not) (?:really |just |only |so much |even )?(?:about )?the \w+(?: (?:actually|really|itself|as such|though))[.!]*$/;

/** 'No kneeling, no money': what follows from what they told. */
const noThisNoThat = /\bno [\w-]+,? no [\w-]+/;

const hasNot =
  /\b(?:(?:haven't|hasn't|havent|hasnt) got|(?:have|has|'ve|'s|ive|got) no|(?:don't|doesn't|dont|doesnt) have)\b/i;
const didNot = /^(?:and |but |so )?(?:i|he|she|they|we) (?:didn't|did not|didnt|never) /i;
const nobodyDoes = /^(?:and |but |so )?(?:nobody|no one|no-one) (?!is\b|was\b|has\b|had\b)/i;

/** Wren's own words, quoted, are no story. */
const withoutQuotes = (sentence: string, lastReply: string): string => {
  const reply = bare(lastReply);
  return sentence.replace(/["“]([^"”]+)["”]/g, (all, quoted: string) =>
    stemsOf(quoted).some((stem) => reply.includes(stem)) ? quoted : all,
  );
};

/** 'There was no hospital', 'I don't have a boss', where the question spoke of the hospital, of your boss. */
function takesForGranted(sentence: string, asked: readonly Clause[]): boolean {
  const [, thing = ''] =
    /\b(?:no|not (?:the|a|my)|(?:don't|didn't|doesn't|never) (?:have|had|see|got|been)(?: a| an| any| the)?|(?:nobody|no one) (?:is|was) (?:having|getting|at|in)(?: a| the)?|isn't (?:a|the)|wasn't (?:a|the)) ([a-z'-]{3,})/.exec(
      bare(sentence),
    ) ?? [];
  return (
    thing !== '' &&
    asked.some(({ text }) => new RegExp(`\\b(?:the|your|his|her|their|that|this) (?:\\w+ )?${thing}`).test(text))
  );
}

/** What objects to an echo: 'jealous?? no', 'leave him? I only want …', and not 'mean to me? everything'. */
const objecting =
  /^(?:(?:lol|haha|omg|oh|god|good lord|mate|love)[,.! ]+)*(?:(?:no|nah|nope)(?! idea)\b|not (?!really|sure|yet)|who\b|what\b|why\b|huh\b|eh\b|i (?:just |only |never )?(?:said|meant|asked|mean)\b|i (?:never|only)\b|i(?:'m| am) (?:not|asking)|im (?:not|asking)|i (?:didn't|haven't|don't|didnt|havent|dont) (?!know|think|remember)|(?:he|she|it|there|they|we|my \w+)(?:'s| is|'re| are| has)? (?:not|no|never|isn't|doesn't|didn't|hasn't)\b|nobody(?:'s| is| has)\b)/i;

/**
 * Whether a message takes up words of Wren's question and answers it: 'beside me? well, Pauline'. A word thrown back with
 * nothing after it, or with a no, is no answer.
 */
export function answersEcho(message: string, lastReply: string): boolean {
  if (!/\?\s*$/.test(lastReply)) return false;
  const [all = '', echo = '', mark = ''] = /^((?:[\w'’-]+ ){0,5}[\w'’-]+)(\?+|\.)\s+(?=\S)/.exec(message) ?? [];
  if (all === '' || mark.length > 1) return false;
  const after = message.slice(all.length);
  if (wordsOf(after).length < 1) return false;
  const question = bare(lastReply.match(/[^.!?\n]+\?\s*$/)?.[0] ?? '');
  const words = wordsOf(echo);
  const turned = words.map((word) => turn[word] ?? word);
  if (mark === '.' && words.length > 2) return false;
  if (/^(?:what|which|who|whose|how|why|when|where)$/.test(words[0] ?? ''))
    return question.includes(turned.join(' ')) && !objecting.test(after);
  if (/\b(?:what|who|whom|where|when)$/.test(bare(echo))) return false;
  // 'A story? Not really', asked whether there is one.
  const isAnswer = yesOrNo.test(lastReply) || !objecting.test(after);
  // 'About Gisela? With the dog mostly': they say themselves whom they take it to be about.
  if (/^(?:about|with|for|to|from)$/.test(words[0] ?? '') && words.length > 1) return isAnswer;
  return turned.every((word) => question.includes(word) || little.test(word)) && isAnswer;
}
const turn: Readonly<Record<string, string>> = {
  me: 'you',
  my: 'your',
  i: 'you',
  am: 'are',
  mine: 'yours',
  myself: 'yourself',
};

const praising =
  /^(?:no[,. ]+)?(?:but )?(?:that|it)(?:'s| is) (?:a |an |really |very |such )*(?:good|great|nice) (?:idea|advice|point|suggestion)\b|^thank you\b(?!.*\bbut\b)|\b(?:good|fair|fine|okay|alright|all right|ok|lovely|interesting|reasonable|right) (?:thing to ask|question|point|one)\b|\b(?:question|thing) (?:was|is) (?:fine|alright|all right|good|ok(?:ay)?|fair)\b|^(?:yes|yeah|yep|aye)?[, ]*(?:exactly|that's (?:it|right|(?:very |so )?true)|you(?:'re| are) right)\b/i;

/** 'No no, it was a perfectly good question': what praises the last reply objects to nothing in it. */
export const praises = (message: string): boolean => {
  const start = message
    .split(/(?<=[.!?])\s+/)
    .slice(0, 2)
    .join(' ');
  return (
    praising.test(start) && !/\b(?:not|isn't|wasn't|never) (?:a |the |very |really )*(?:good|fair|right)\b/i.test(start)
  );
};

/** Wren asked for what was said: 'I said sorry' tells it. */
export const asksWhatWasSaid = (lastReply: string): boolean =>
  /\b(?:say|said|tell|told|put (?:it|that)|answer(?:ed)?|repl(?:y|ied)|text|write|wrote|respond\w*|words?)\b/i.test(
    lastReply.match(/[^.!?\n]+\?\s*$/)?.[0] ?? '',
  );
