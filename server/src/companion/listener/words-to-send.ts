import { onlyResigned } from '../reading/resigned.ts';
import { type WordsAsked, wordsAsked } from '../reading/words-asked.ts';
import { asksForCounsel, fittingCounsel } from './counsel/fitting-counsel.ts';
import { type Blanks, fill } from './draft.ts';
import { factsForWords } from './facts-for-words.ts';
import { feared, listenerOf } from './first-words.ts';
import type { Situation } from './follow-ups.ts';
import { isGrave } from './grave.ts';
import { judgeDraft } from './judge-draft.ts';
import { opensAny } from './lines/first-words/between.ts';
import { toSend } from './lines/first-words/to-send/all.ts';
import { keptBack } from './lines/first-words/to-send/kept-back.ts';
import type { ToSend } from './lines/first-words/to-send/to-send.ts';
import { changeIt, handing, nothingToSay, onlyOneSentence, openers } from './lines/first-words.ts';
import { giveOwnWords, ownMatter } from './own-matter.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { inSmall, plain, plainly, theirMessages } from './their-words.ts';

/** How many of the messages before are asked, one after the other, until one of them says what it is about. */
const reaches = [0, 1, 3, 6];
/**
 * Of so many it is sure that they are what is asked about; beyond them their own sentence is nearer than a situation, except
 * one that names just what has been kept back.
 */
const surely = 1;

/**
 * Answers what has to do with the wording of something: a message of theirs that is put up, a sigh that there is nothing to say,
 * and words that are asked for, where it is sure what for.
 */
export const answerWording = (scene: Scene): Situation | undefined =>
  judgeDraft(scene) ?? takeResigned(scene) ?? giveNerve(scene) ?? giveWordsToSend(scene);

/** 'What can you say': nothing is asked, and no words are handed over. */
function takeResigned(scene: Scene): Situation | undefined {
  const { reading, state, draft } = scene;
  if (reading.heavy || isGrave(scene) || !onlyResigned(reading.text)) return undefined;
  const own = /\bknow\b|\bidk\b/i.test(reading.text);
  if (!draft.add(own ? nothingToSay.own : nothingToSay.any)) return undefined;
  return endAsking(scene, state.turn === 1 ? nothingToSay.first : nothingToSay.ask);
}

/**
 * Words that can be sent as they stand, with the name and the facts they gave, where it is sure what they are for: this message
 * says it, or the talk before it. Undefined where none are asked for, where nothing is sure, and where somebody is feared.
 */
function giveWordsToSend(scene: Scene): Situation | undefined {
  const { reading, turn, draft, wish } = scene;
  const asked = wordsAsked(reading.text) ?? stillAsked(scene);
  if (!asked || wish.advice === 'none' || isGrave(scene)) return undefined;
  const message = inSmall(reading.text);
  const earlier = plainly(theirMessages(turn), 6);
  if (feared.test([...earlier, message].join('\n'))) return undefined;
  const near = [...earlier, message].join('\n');
  const isWritten =
    asked.kind === 'written' || (/\b(?:answer|reply)\b/.test(asked.question) && inWriting.test(message));
  const leads = handing[isWritten ? 'written' : 'spoken'];
  const lead = draft.choose(leads) ?? leads[0];
  let isBuilt = false;
  for (const { words, reach } of situationsOf(message, asked.question, earlier, reading.heavy)) {
    if (reach > surely && !isBuilt && !keptBack.includes(words)) {
      isBuilt = true;
      const built = giveOwnMatter(scene, asked.question, lead);
      if (built) return built;
    }
    const blanks = factsForWords(asked.question, [...theirMessages(turn).slice(-6), turn.message], near, (one) =>
      words.told.test(one),
    );
    const said = words.say.flatMap((line) => sentence(line, blanks));
    // What has their own facts in it comes before what has none.
    const own = said.filter(({ facts }) => facts === Math.max(...said.map((one) => one.facts)));
    if ([own, said].some((some) => draft.add(some.map(({ text }) => `${lead}"${text}"`))))
      return close(scene, words, said, blanks);
  }
  const built = isBuilt ? undefined : giveOwnMatter(scene, asked.question, lead);
  if (built) return built;
  return asked.isWished && scene.state.turn > 1 ? giveOpener(scene, lead, near) : undefined;
}

/** A sentence made of what they told themselves, where no answer is worked out for the little that was told. */
function giveOwnMatter(scene: Scene, question: string, lead: string): Situation | undefined {
  const { reading, turn } = scene;
  const earlier = theirMessages(turn);
  if (reading.heavy || listenerOf([question, inSmall(reading.text), ...plainly(earlier, 2).toReversed()]) === 'child')
    return undefined;
  if (earlier.length < 2 && asksForCounsel(reading) && fittingCounsel(reading, earlier)) return undefined;
  const found = ownMatter(question, earlier, reading.text);
  return found && giveOwnWords(scene, found, lead);
}

/** One sentence was wished for, and no more is sure than that something is to be asked or talked over. */
function giveOpener(scene: Scene, lead: string, near: string): Situation | undefined {
  const { draft, turn, state } = scene;
  if (scene.reading.heavy || mourned.test(near)) return undefined;
  const open = wasDecided.test(near) ? openers.decided : openers.any;
  if (!draft.add(open.map((one) => `${lead}"${one}"`))) return undefined;
  if (turn.person.length !== 'short') draft.add(openers.next);
  state.lastOffer = state.turn;
  return 'room';
}

const mourned = /\b(?:died|dying|funeral|passed away|miscarr\w*|cancer|hospice)\b/;
const wasDecided =
  /\b(?:(?:taken|took me|pulled me|moved me|put me) off|decided|decision|passed over|gave (?:it|my \w+) to|gone to [\w']+,? who|dropped me|replaced me)\b/;

/** 'What I should like is the nerve to ring him about the altos': the one sentence it takes. */
function giveNerve(scene: Scene): Situation | undefined {
  const { reading, turn, draft, wish, state } = scene;
  const message = inSmall(reading.text);
  const [, deed = '', about = ''] = nerve.exec(message) ?? [];
  if (deed === '' || reading.heavy || wish.advice === 'none' || isGrave(scene)) return undefined;
  const near = [...plainly(theirMessages(turn), 6), message].join('\n');
  if (feared.test(near) || mourned.test(near) || leaveBe.test(near)) return undefined;
  const x = /\babout ((?:the|my|our|that|this) [\w'-]+(?: [\w'-]+)?)(?: (?:tomorrow|today|tonight))?$/.exec(
    about.trim(),
  )?.[1];
  const sort = /^(?:ring|call|phone)/.test(deed)
    ? 'ring'
    : /^(?:text|message|write|email)/.test(deed)
      ? 'write'
      : deed === 'tell'
        ? 'tell'
        : 'say';
  if (!draft.add(x ? onlyOneSentence[sort].about : onlyOneSentence[sort].any, { x })) return undefined;
  if (turn.person.length !== 'short') draft.add(onlyOneSentence.next);
  state.lastOffer = state.turn;
  return 'room';
}

const nerve =
  /(?:^|[.!?,;] |\b(?:but|and|so|well) )(?:(?:all |what )i(?:'d| should| would| really)? (?:really |most )?(?:like|need|want|lack) is|i(?:'d| would| should| could| do)?(?: just| only| really| now)* (?:need|want|like|lack|use)|(?:i )?(?:just |only )?wish i had|if only i had) (?:just )?(?:a bit of |some |a little |a bit more )?(?:the |more )?(?:nerve|courage|guts|bottle|balls|confidence|bravery) to (?:just |actually |go and )?(ring|call|phone|ask|tell|talk to|speak to|text|message|write to|email) (?:him|her|them|my \w+|the \w+|\p{L}+)\b([^.?!,]*)/u;
const leaveBe =
  /\b(?:my ex|ex[- ](?:husband|wife|boyfriend|girlfriend)|blocked me|no contact|restraining|999|911|crisis line)\b/;

/** Why it is put so, and one question, where the words themselves ask none. */
function close(scene: Scene, words: ToSend, said: readonly { text: string }[], blanks: Blanks): Situation {
  const { draft, turn, state } = scene;
  if (turn.person.length !== 'short') draft.add(words.next, blanks);
  state.lastOffer = state.turn;
  if (said.some(({ text }) => text.includes('?') && draft.text.includes(text))) {
    if (turn.person.length !== 'short') draft.add(changeIt);
    return 'room';
  }
  return endAsking(scene, words.ask, blanks);
}

/** They were given an opener and asked what it is about: what they say now is the answer to that. */
function stillAsked({ turn, reading }: Scene): WordsAsked | undefined {
  const last = turn.history.at(-1);
  const opened = last?.role === 'assistant' && last.content.includes(opensAny) && reading.act === 'share';
  return opened && !/\?/.test(reading.text) ? wordsAsked(plain(theirMessages(turn).at(-1) ?? '')) : undefined;
}

const inWriting = /\b(?:e-?mail\w*|wrote|texted|text|message|messaged|sent|letter|note)\b/;

/** What they do not want it to be says nothing of what it is: 'without fighting', 'I don't want to sound like a beggar'. */
const notToBe =
  /\b(?:without (?:\w+ing|an? (?:fight|row|argument|scene)|(?:him|her|them|me|it) \w+ing)|so (?:it|that it) (?:doesn'?t|isn'?t)|that doesn'?t)\b[^.?!,]*|\b(?:i )?(?:don'?t|do not|not) (?:want|wanna|trying|mean)(?: to| it to| him to| her to| them to)+ (?:sound|seem|look|come across|fight|hurt|be|make|feel|think|hate)\b[^.?!,]*|\b(?:nicely|not rude)\b/g;

/** What is to be said stands in the question itself. */
const named = /\b(?:tell|let|explain to|say to) (?:[\w']+ ){1,3}?(?:know |that )*(?:i|i'm|im|i've|i'd|we|it's)\b/;

/** The situations that fit: those of this message alone, and then of as few of those before as say it. */
function* situationsOf(
  message: string,
  question: string,
  earlier: readonly string[],
  heavy: boolean,
): Generator<{ words: ToSend; reach: number }> {
  // 'Mum went quiet. How do I tell him I don't want to study medicine?': what is to be said is named, and is what it is about.
  const own = (named.test(question) ? question : message).replace(notToBe, ' ');
  for (const reach of reaches) {
    if (reach > 0 && earlier.length <= (reaches[reaches.indexOf(reach) - 1] ?? 0)) break;
    const near = [...earlier.slice(earlier.length - Math.min(reach, earlier.length)), own].join('\n');
    const to = listenerOf([question, message, ...earlier.toReversed().slice(0, reach)]);
    yield* toSend
      .filter(
        (one) =>
          (!heavy || one.tender) &&
          (!one.asks || one.asks.test(`${message} ${question}`)) &&
          (!one.to || one.to === (to ?? 'close')) &&
          one.told.test(near) &&
          !one.not?.test(near),
      )
      .map((words) => ({ words, reach }));
  }
}

/** A line with its facts in it, and how many; none where one of them is not known. */
function sentence(line: string, blanks: Blanks): { text: string; facts: number }[] {
  const text = fill(line, blanks);
  if (text === undefined) return [];
  const facts = [...line.matchAll(/\{(\w+)\}/g)].filter(
    ([, name = '']) => name !== 'hey' && blanks[name.charAt(0).toLowerCase() + name.slice(1)],
  ).length;
  return [{ text: text.charAt(0).toUpperCase() + text.slice(1), facts }];
}
