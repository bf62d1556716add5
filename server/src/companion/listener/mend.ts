import type { Correction } from '../reading/correction.ts';
import { lexicon } from '../reading/feeling-words.ts';
import { asksAnything } from '../reading/question-of.ts';
import { readMessage } from '../reading/read-message.ts';
import { turnText } from '../reading/second-person.ts';
import { readToWren } from '../reading/to-wren.ts';
import { askOn } from './ask-on.ts';
import { askSimply } from './ask-simply.ts';
import type { Blanks, Draft, Lines } from './draft.ts';
import type { Situation } from './follow-ups.ts';
import { wentBefore } from './lines/answers.ts';
import * as lines from './lines/mending.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';

/** Owns in one line what they say was wrong with the last reply. Answers whether anything was. */
export function ownUp({ draft, toWren, state, turn }: Scene): boolean {
  const { protest, misnamed, name, asksYourName, correction } = toWren;
  const parts = draft.parts.length;
  if (misnamed && !draft.add(name ? lines.renamed : lines.unnamed, { name: name || undefined }))
    draft.parts.push(name ? `${name}, sorry.` : 'Sorry, wrong name.');
  if (asksYourName) draft.add(lines.mine);
  if (protest) {
    const say = isOwnedLately(turn.history) ? withoutApology(draft) : addTo(draft);
    // What it is was put right: that it was taken wrongly is said with it.
    const isSaid = correction !== undefined && sayRight(say, correction);
    const kind = correction && protest === 'puzzled' ? 'said' : protest;
    if (!isSaid && !turn.isOwned && correction?.isOwed !== false) say(lines.owned[kind]);
    // A goal in the making goes on after a slip.
    if (!/^(?:asked|empty|again)$/.test(protest) && !state.pending?.kind.startsWith('goal')) state.pending = null;
  }
  return draft.parts.length > parts;
}

type Say = (lines: Lines, blanks?: Blanks) => boolean;

const addTo =
  (draft: Draft): Say =>
  (some, blanks) =>
    draft.add(some, blanks);

const apology = /\b(?:sorry|mistake|wrong|misread)\b/i;

/** What was put right is said plainly, and what is only owned in one word. */
const withoutApology =
  (draft: Draft): Say =>
  (some, blanks) => {
    const plain = Array.isArray(some) ? some.filter((line) => !apology.test(line)) : [];
    return blanks ? draft.add(plain, blanks) || draft.add(some, blanks) : draft.add(lines.shortly);
  };

/** One of the last two replies began with an apology. */
const isOwnedLately = (history: Scene['turn']['history']): boolean =>
  history
    .filter(({ role }) => role === 'assistant')
    .slice(-2)
    .some(({ content }) =>
      apology.test(
        content
          .split(/(?<=[.!?])\s/)
          .slice(0, 2)
          .join(' '),
      ),
    );

/** How it is, in one clause, where they said it so that it can stand. */
function sayRight(say: Say, { right: c, wrong: w, denied: d, isOwed, isAhead }: Correction): boolean {
  // 'Not angry, ashamed more': the reply goes on with the one that is theirs.
  const feel = c.replace(
    /^(?:you're )?(?:just |more |only |mostly )?(?=\w)| (?:more|mostly|really|maybe|instead|mainly)$/g,
    '',
  );
  const isFeeling = lexicon.has(feel) && wordsOf(w) <= 2;
  if (!isOwed) return isFeeling && say(lines.toldApart, { c: feel, w: w || undefined });
  if (isAhead && c === '') return say(lines.stillAhead);
  // 'I mean, will he remember it': what was meant is a question, and wants its answer.
  if (asking.test(c)) return say(lines.owned.puzzled);
  if (c === '' && d !== '') return say(lines.denied, { d });
  if (c === '') return w !== '' && wordsOf(w) <= 3 && !leansOn.test(w) && say(lines.notThat, { w });
  const isThing = /^(?:(?:your|the|his|her|their|an?) |\p{Lu}\p{Ll}+$)/u.test(c) && wordsOf(c) <= 4;
  // 'You were sharp with Liam, not with your mother.'
  const isPart = whole.test(c) && /^(?:with|to|for|about|from|at|on|by) /.test(w);
  if ((isThing || isPart) && w !== '' && wordsOf(w) <= 4) return say(lines.rightedThing, { c, w });
  if (isThing) return say(lines.righted, { c });
  if (isFeeling) return say(lines.rightedFeeling, { c: feel, w: w || undefined });
  // A piece of a sentence said back as if it were all of it is one more misreading.
  return whole.test(c) && say(lines.righted, { c });
}

const whole = /^(?:you|he|she|it|they|we|there|nobody|no one|your [\w-]+|\p{Lu}\p{Ll}+ (?:is|was))(?:\b| ).*\w/u;

const asking =
  /^(?:(?:so|and|but) )?(?:will|would|do|does|did|is|are|was|can|could|should|shall|how|what|why|when|where|who|which)\b/;
const leansOn = /^(?:on|in|at|to|for|with|about|from|of|even|that|what|when|you)\b/;
const wordsOf = (text: string): number => text.split(' ').length;

/** Nothing but what is right was said: one plain question that belongs to it. */
export function askAfterRight(scene: Scene): Situation | undefined {
  const { toWren, draft, state } = scene;
  const { correction } = toWren;
  if (!correction || toWren.rest !== '' || toWren.protest === 'asked') return undefined;
  const { right, wrong, isAhead, said } = correction;
  // What was put right cannot be said back: it is granted, and they go on.
  if (right === '' && wrong === '' && !isAhead && wordsOf(said) >= 6) {
    draft.add(lines.takenIn);
    return 'complaint';
  }
  if (state.noQuestions) {
    draft.add(lines.goOn);
    return 'complaint';
  }
  const who = wordsOf(right) <= 4 ? someone.exec(right)?.[0] : undefined;
  const isFelt = lexicon.has(right.replace(/^you're (?:just |more |only |mostly )?/, ''));
  const asks = [
    who ? lines.askWho : isFelt ? lines.askFelt : [],
    isAhead ? lines.askAhead : [],
    right ? lines.askOn : lines.onceMore.said,
  ];
  if (asks.some((some) => draft.add(some, { who }))) state.pending = { kind: 'question' };
  return 'complaint';
}

/** 'I am only worried about the pressure', 'this is about my sister': the thing itself, and a question that belongs to it. */
export function goBack(scene: Scene): Situation | undefined {
  const { toWren, draft } = scene;
  if (wordsOf(toWren.rest) > 26) return undefined;
  // 'But now it's about the dog': what they came for, though nothing was protested against.
  if (!/^(?:question|unasked|twice|puzzled|said|again)$/.test(toWren.protest) && !turnsBack.test(toWren.rest))
    return undefined;
  // What is asked with it is answered, and not gone back over.
  const rest = toWren.rest.replace(takenUp, '');
  if (asksAnything(rest)) return undefined;
  const sentences = rest.split(/(?<=[.!?])\s+/);
  const found = sentences.map((one) => about.exec(one)).findLast((one) => one !== null);
  const isOther = notOnMind.test(toWren.rest);
  const other = isOther ? sentences.map((one) => itIs.exec(one)).findLast((one) => one !== null) : undefined;
  const not = sentences.length === 1 ? notAbout.exec(toWren.rest) : null;
  const worry = found?.[1] ?? '';
  const thing = found?.[2] ?? other?.[1] ?? not?.[1] ?? '';
  const turned = turnText(thing.replace(/[.!?\s]+$/, ''));
  const x = /^[A-Z]/.test(thing) ? turned : turned.charAt(0).toLowerCase() + turned.slice(1);
  if (thing === '' || wordsOf(x) > 5) return undefined;
  const isNot = !found && !other;
  if (!draft.add(isNot ? lines.notAbout : lines.backTo, { x })) return undefined;
  const ask = isNot ? lines.askNotAbout : frightened.test(worry) ? lines.askBack.worried : lines.askBack.other;
  return endAsking(scene, ask);
}

/** 'About Gisela? With the dog mostly': a word of the question, taken up and answered. */
const takenUp = /^(?:(?:about|with|for|to|from|on) )?(?!(?:why|how|what|who|when|where|which)\b)[\w']{3,14}\?\s+/i;
const turnsBack =
  /^(?:no,? )?(?:i(?:'m| am| was| did|'ve| have| do)(?:n't| not)|(?:that|it|this)(?:'s not| is not| isn't| wasn't))\b[^.?!]*[.!] (?:but )?(?:it|this)(?:'s| is) (?:all |just |really )*about [^.?!]+[.!]*$|(?:^|[.!?] )but (?:right )?(?:now|tonight|today|this time),? (?:it|this)(?:'s| is) (?:all |just |really )*about [^.!?]+[.!]*$/i;
const frightened = /worr|scared|afraid|frightened/i;
const notOnMind =
  /\bnot (?:what(?:'s| is) on my mind|the (?:point|problem|issue|thing)|what (?:i'm|i am) (?:asking|worried|talking))\b/i;
const itIs = /^(?:but )?(?:it|that)(?:'s| is) ((?:the|my|his|her|our) [\w'-]+(?: [\w'-]+)?)[.!]*$/i;
const notAbout =
  /^(?:but )?(?:it|this|that)(?:'?s| is)(?: not|n't) about ((?:my |the |his |her )?[\w'-]+(?: [\w'-]+)?)[.!]*$/i;
const iAm =
  "(?:i'm|i am|i was|im)(?: (?:only|just|really|here|actually))* (worried|asking|talking|thinking|scared|frightened|afraid|upset|on|telling you)(?: here)? (?:about|for|of)";
const itIsOf =
  "(?:this|it|that)(?:'s| is| was)(?: (?:only|just|all|really))* about|(?:it|that)(?:'s| is)(?= .* (?:i'm|i am|im) (?:asking|talking|worried|upset))";
const about = new RegExp(
  `^(?:(?:but|and|so|no|well|look|please|now|right now|tonight|today|this time),? )*(?:${iAm}|${itIsOf}) ((?:my |the |his |her |our |their |this |that )?(?!(?:it|that|this|you|not)\\b)[\\w'-]+(?: [\\w'-]+){0,3}?)(?: (?:that )?(?:i'm|i am|im) (?:asking|talking|worried|upset)(?: about)?)?[.!]*$`,
  'i',
);

const someone =
  /^(?:your|his|her|their) (?:(?:best|little|older|younger|big|step|ex|late) )?(?:(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|[\w-]*(?:mum|mom|mother|dad|father|brother|sister|aunt|auntie|uncle|gran|grandma|nan|nana|grandad|granddad|grandpa|grandfather|grandmother|cousin|niece|nephew|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|mate|boss|manager|neighbour|teacher|coach|ex|in-law|flatmate|colleague|landlord|carer|nurse|doctor))\b/;

/** Nothing but that was said: what they asked just before is answered now, and where nothing was, they say what is open. */
export function mendAlone(
  scene: Scene,
  answer: (scene: Scene) => Situation | undefined,
  idea: (scene: Scene) => Situation | undefined,
): Situation {
  const { toWren, state, draft } = scene;
  const owed = toWren.protest === 'empty' && state.lastOffer > 0 && state.turn - state.lastOffer <= 4;
  const given = owed ? idea(scene) : undefined;
  if (given) return given;
  const asked = lastAsked(scene);
  const answered = asked && answer(asked);
  if (answered) return answered;
  const simple = askSimply(scene);
  if (simple) return simple;
  if (
    /^(?:again|question|twice|empty|repeat|puzzled)$/.test(toWren.protest) &&
    !state.noQuestions &&
    state.said.length > 0
  ) {
    // What they told is gone on with by name; who had it said back too often is only asked.
    const told = state.said.findLast(
      ({ kind, weight, yours }) =>
        /^(?:event|state)$/.test(kind) && weight > 0 && !/ (?:that|even though) /.test(yours),
    );
    if (told && toWren.protest !== 'repeat') draft.add(wentBefore, { back: told.yours });
    return askOn(scene);
  }
  if (toWren.protest) {
    const open = lines.onceMore[toWren.protest];
    draft.add(state.noQuestions ? lines.onceMore.puzzled : open);
  } else if (!toWren.name && !state.noQuestions) draft.add(lines.askName);
  else draft.add(lines.onceMore.puzzled);
  return 'complaint';
}

/** 'WITHOUT me.': a word or two put right, and said right. Undefined where there is more to it. */
export function putRight({ toWren, reading, draft, state }: Scene): Situation | undefined {
  if (toWren.protest !== 'said' || reading.words > 4 || reading.asked || reading.act !== 'share') return undefined;
  if (reading.clauses.some(({ kind }) => kind !== 'fragment')) return undefined;
  const [first = ''] = toWren.rest.toLowerCase().split(/[.!?]/);
  const right = turnText(first);
  if (asking.test(first)) return undefined;
  if (!draft.add(lines.right, { c: right })) return undefined;
  if (!state.noQuestions) draft.add(lines.afterRight);
  return 'complaint';
}

/** The scene as if they had just put the question again that they put last, where that is at most two messages ago. */
function lastAsked(scene: Scene): Scene | undefined {
  const { turn, toWren } = scene;
  if (!toWren.protest || /^(?:mood|said|question|unasked|again|twice)$/.test(toWren.protest)) return undefined;
  const reach = /^(?:asked|empty)$/.test(toWren.protest) ? 3 : 1;
  const earlier = turn.history.filter(({ role }) => role === 'user').slice(-reach);
  for (const { content } of earlier.reverse()) {
    // That one may have held a complaint as well.
    const { rest } = readToWren(content, { called: '', lastReply: '-', askedYesOrNo: true });
    const reading = readMessage(rest || content);
    if (reading.heavy) return undefined;
    if (toWren.protest === 'puzzled' && !content.trim().endsWith('?')) return undefined;
    if (reading.asked || /^(?:advice|step|facts|about-wren)$/.test(reading.act))
      return {
        ...scene,
        reading,
        turn: { ...turn, message: content, history: turn.history.filter((one) => one.content !== content) },
      };
  }
  return undefined;
}
