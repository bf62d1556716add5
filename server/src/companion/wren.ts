import { setImmediate as others } from 'node:timers/promises';
import type { Tag } from '@wren/contract/chat.ts';
import type { Log } from '#platform/log.ts';
import { myTurn } from '#platform/turns.ts';
import { asTold, guidanceAfter, QuestionFilter, wordsBeside } from './check-in.ts';
import { type Companion, CompanionFailed, type CompanionState, type Sink, type Turn, type Voice } from './companion.ts';
import { type Heard, listenTo } from './heard.ts';
import { titleOf } from './listener/title.ts';
import { type Lesson, mayBeKept, mostLessons, type ToLearnFrom } from './memory/lesson.ts';
import { mayFitPattern, patternLessons } from './memory/patterns.ts';
import { isSame } from './memory/sameness.ts';
import { Breaker } from './model/breaker.ts';
import { modelJudge } from './model/judge.ts';
import { modelLessons, saysNothingOfThemselves } from './model/learn.ts';
import { type LanguageModel, ModelFault } from './model/model.ts';
import { keptAfter } from './model/standing.ts';
import { modelTitle } from './model/title.ts';
import { speak } from './model/voice.ts';
import type { Assessment } from './safety/assessment.ts';
import { createOutputGuard } from './safety/guard.ts';
import { withJudge } from './safety/judge.ts';
import { crisisReply, crisisTags, goOnWords, talkReply } from './safety/replies/crisis-reply.ts';
import { screen } from './safety/screen.ts';
import { endsInOwnQuestion, type Followed, follow, levelNow, readState } from './safety/state.ts';

export interface CompanionParts {
  /** The built-in voice: it needs nothing but itself, so it is the one that steps in. */
  listener: Voice;
  /** Who writes the replies while it can. */
  model: LanguageModel | undefined;
  log: Log;
}

/** Shown with a reply that the built-in voice gave in the model's place. */
export const stepInNotice: Tag = {
  tag: 'NOTICE',
  content: 'The language model could not be reached just now, so Wren answered in its simpler, built-in voice.',
};

/** How long the judge may take while the model speaks, and how long a whole reply then waits for it, in milliseconds. */
const judgeMs = { beside: 10_000, after: 1_500 };
/** How much of the conversation the judge is shown, in messages. */
const judged = 6;

const endsSentence = /[.!?…]["”’)*]*\s*$/;

/**
 * Wren: reads each message for danger before anything else, and then lets one of its voices reply.
 * In a crisis the reply is Wren's own, at once: no model is asked or waited for. Otherwise the model speaks while a judge
 * reads the message beside it, and the built-in voice steps in, saying so, when the model fails before its first word.
 */
export function createCompanion({ listener, model, log }: CompanionParts): Companion {
  const breaker = new Breaker();
  return { name: model?.name ?? listener.name, reply, title, mayTeach, learn };

  async function reply(turn: Turn, to: Sink, signal: AbortSignal): Promise<CompanionState | undefined> {
    const found = screen(turn.message, saidBefore(turn));
    const read = followed(turn, found);
    if (read.care === 'crisis' || read.care === 'aside') {
      to.show(crisisTags(read.assessment, turn.person.country));
      return sayOwn(turn, read, to);
    }
    if (read.care === 'talk') return goOn(turn, read, to);
    if (read.care === 'wonder') to.show(crisisTags(read.assessment, turn.person.country));
    const { first, last } = wordsBeside(turn, read);
    // A question that is owed outranks what they chose for this reply.
    const heeded = last === '' ? turn : { ...turn, steering: undefined, feltOff: [] };
    const told = asTold(heeded, read);
    // Reading takes a few milliseconds of everybody's thread, so it waits its turn. What is said in danger, above, does not.
    await myTurn();
    if (signal.aborted) return undefined;
    const heard = listenTo(told ?? heeded);
    const asked = model && breaker.admit();
    const end = asked ? await tryModel(model, heeded, heard, found, read, to, signal, last) : undefined;
    if (signal.aborted) return undefined;
    if (end?.danger) return sayOwn(turn, end.danger, to, end.said);
    if (model && !end) to.show([stepInNotice]);
    if (!end && !told) {
      to.say(`${first}\n\n${goOnWords(turn, read)}`);
      return { ...turn.state, safety: read.state };
    }
    const mind = end ? keptAfter(heeded, heard, end) : await listen(told ?? heeded, heard, to, signal, first, last);
    return signal.aborted ? undefined : { listener: mind, safety: read.state };
  }

  /** Wren's own words to someone who answers them. */
  function goOn(turn: Turn, read: Followed, to: Sink): CompanionState {
    const { content, state } = talkReply(turn, read);
    to.say(content);
    return { ...turn.state, safety: state };
  }

  /** Wren's own words to someone in danger, below what a voice had `said` before the danger was seen. */
  function sayOwn(turn: Turn, read: Followed, to: Sink, said = ''): CompanionState {
    const { content, state } = crisisReply(turn, read.assessment, read.state);
    const close = endsSentence.test(said) ? '' : '…';
    to.say(said === '' ? content : `${close}\n\n${content}`);
    return { ...turn.state, safety: state };
  }

  /**
   * Lets the model speak, with the judge beside it. When the judge sees a crisis, the model is stopped where it is, the
   * card is shown, and the rest is Wren's own. Resolves with what was said; with nothing when the model could not begin, or
   * was stopped. Throws CompanionFailed.
   */
  async function tryModel(
    model: LanguageModel,
    turn: Turn,
    heard: Heard,
    found: Assessment,
    read: Followed,
    to: Sink,
    signal: AbortSignal,
    last: string,
  ): Promise<{ said: string; tags: readonly Tag[]; danger?: Followed } | undefined> {
    const over = new AbortController();
    const stop = () => over.abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    const guard = createOutputGuard();
    // A check-in is left to the model's own words; the soft question is Wren's, so that it is surely put, and put alone.
    const owed = endsInOwnQuestion(read.care) ? last : '';
    const questions = owed === '' ? undefined : new QuestionFilter();
    const seen: { danger?: Followed } = {};
    let tags: Tag[];
    let said = '';
    let judged = false;
    const say = (words: string) => {
      if (words === '') return;
      said += words;
      to.say(words);
    };
    const hear = (words: string) => say(guard.push(questions ? questions.read(words) : words));
    // Begins as soon as the reply is asked for: a server that takes one request at a time takes the reply's first.
    const judging = others()
      .then(() => judgeTurn(model, turn, found, over.signal))
      .then((after) => {
        judged = true;
        if (after.care !== 'crisis') return;
        seen.danger = after;
        over.abort();
      });
    try {
      tags = await speak(model, turn, heard, hear, over.signal, guidanceAfter(read));
      breaker.succeeded();
      await within(judging, judgeMs.after);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!seen.danger) {
        if (!(error instanceof ModelFault && error.isAboutThePrompt)) breaker.failed();
        log.warn({ ...describeFailure(error), after_first_word: said !== '' }, 'the language model failed');
        if (said === '') return undefined;
        throw new CompanionFailed('The language model broke off', { cause: error });
      }
      tags = [];
    } finally {
      if (!judged) over.abort();
      signal.removeEventListener('abort', stop);
    }
    if (seen.danger) {
      to.show(crisisTags(seen.danger.assessment, turn.person.country));
      return { danger: seen.danger, said, tags: [] };
    }
    say(guard.push(questions?.end() ?? '') + guard.end());
    // The guard may have left nothing of it.
    if (said === '') return undefined;
    if (owed !== '') say(`\n\n${owed}`);
    const shown = tags.filter(({ tag, content }) => tag !== 'FOLLOW-UP' || isFit(content));
    if (shown.length > 0) to.show(shown);
    return { said, tags: shown };
  }

  /** Lets the built-in voice speak between Wren's own words, if any. Resolves with what it keeps. */
  async function listen(
    turn: Turn,
    heard: Heard,
    to: Sink,
    signal: AbortSignal,
    first: string,
    last: string,
  ): Promise<unknown> {
    const guard = createOutputGuard();
    const questions = last === '' ? undefined : new QuestionFilter();
    const tags: Tag[] = [];
    const say = (words: string) => {
      if (words !== '') to.say(words);
    };
    const checked: Sink = {
      say: (words) => say(guard.push(questions ? questions.read(words) : words)),
      show: (more) => tags.push(...more),
    };
    say(first === '' ? '' : `${first}\n\n`);
    const kept = await listener.speak(turn, checked, signal, heard);
    if (signal.aborted) return undefined;
    say(guard.push(questions?.end() ?? '') + guard.end());
    say(last === '' ? '' : `\n\n${last}`);
    if (tags.length > 0) to.show(tags);
    return kept;
  }

  async function title(exchange: { message: string; reply: string }, signal: AbortSignal): Promise<string> {
    if (model && !breaker.resting) {
      try {
        const made = await modelTitle(model, exchange, signal);
        if (made !== undefined) return made;
      } catch (error) {
        if (!signal.aborted) log.info(describeFailure(error), 'the language model could not name a conversation');
      }
    }
    return titleOf(exchange.message);
  }

  function mayTeach(message: string): boolean {
    return model ? !saysNothingOfThemselves(message) : mayFitPattern(message);
  }

  /** A model that fails teaches nothing: the patterns are for when there is none, or it rests. */
  async function learn(from: ToLearnFrom, signal: AbortSignal): Promise<Lesson[]> {
    if (from.grave) return [];
    const lessons = model && !breaker.resting ? await askModel(model) : patternLessons(from);
    return lessons
      .filter(({ text }) => mayBeKept(text) && !from.memories.some((known) => isSame(known.text, text)))
      .slice(0, mostLessons);

    async function askModel(asked: LanguageModel): Promise<Lesson[]> {
      try {
        return await modelLessons(asked, from, signal);
      } catch (error) {
        if (!signal.aborted) log.info(describeFailure(error), 'the language model could not say what to remember');
        return [];
      }
    }
  }
}

/** The message as it is to be understood once the judge has read it too. Never rejects. */
async function judgeTurn(model: LanguageModel, turn: Turn, found: Assessment, signal: AbortSignal): Promise<Followed> {
  const shown = [...turn.history, { role: 'user' as const, content: turn.message }].slice(-judged);
  const messages = shown.map(({ role, content }) => ({ role, content }));
  return followed(turn, await withJudge(found, modelJudge(model), messages, signal, judgeMs.beside));
}

/** Waits for a promise that never rejects, but no longer than this. */
async function within(promise: Promise<void>, ms: number): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, ms);
  await Promise.race([promise, limit.promise]);
  clearTimeout(timer);
}

/** What they said last; nothing where danger was spoken of: there a few words are read as they stand. */
function saidBefore({ history, state, now }: Turn): string {
  if (levelNow(readState(state?.safety), now) !== 'none') return '';
  return history.findLast(({ role }) => role === 'user')?.content ?? '';
}

function followed(turn: Turn, found: Assessment): Followed {
  return follow(readState(turn.state?.safety), found, turn.message, turn.now);
}

/** Whether the guard has nothing to change in a line that a person would send with one click. */
function isFit(line: string): boolean {
  const guard = createOutputGuard();
  return guard.push(line) + guard.end() === line;
}

/** A fault of the model is named by its code; anything else is a fault of ours, and where it was thrown matters. */
function describeFailure(error: unknown): object {
  return error instanceof ModelFault ? { fault: error.code, status: error.status } : { err: error };
}
