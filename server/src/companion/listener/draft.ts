import type { Tone } from '@wren/contract/users.ts';
import type { Chance } from './chance.ts';
import { asOne } from './forms-of.ts';
import { objection } from './house-rules.ts';
import { capital, keyOf, openerOf, sentencesOf, wordsIn } from './sentences.ts';
import type { ListenerState } from './state.ts';
import { inTone, ledIn } from './tone.ts';

/** Blanks of a line: '{c}' a clause, '{feel}' an adjective, '{who}' a person … A line with an unknown blank is not used. */
export type Blanks = Readonly<Record<string, string | undefined>>;

/** Lines for any tone, and lines only one tone would say. */
export type Lines = readonly string[] | ({ any?: readonly string[] } & Partial<Record<Tone, readonly string[]>>);

/**
 * '{c}' takes the blank as it is, '{C}' with a capital. Undefined when a blank has nothing to put in it. Where `one` is 'he' or
 * 'she', a line that speaks of them speaks of that one.
 */
export function fill(line: string, blanks: Blanks): string | undefined {
  let whole = true;
  const { one } = blanks;
  const written = one === 'he' || one === 'she' ? asOne(line, one) : line;
  const text = written.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = blanks[name] ?? blanks[name.charAt(0).toLowerCase() + name.slice(1)];
    if (value === undefined) whole = false;
    return /^[A-Z]/.test(name) ? capital(value ?? '') : (value ?? '');
  });
  return whole ? text : undefined;
}

/** 'I will ask how it went': true only where something is kept. */
const promisesToRemember =
  /\b(?:I(?: wi|')ll (?:ask|remember)|will be (?:remembered|asked)|next time I|come (?:and|back)\b[^.]*\b(?:tell|say)|tell me how it went|memories page)\b/i;

/** How often one opener may come in a talk where there is no other way to begin. */
const mostTimes = 3;

/** A reply being written, part by part: keeps the one-question rule and never says again what was said before. */
export class Draft {
  readonly parts: string[] = [];
  /** Lets an opener come again: only when there is no other way to say anything. */
  lenient = false;
  /** Questions are put as they are: no manner leads into one about a death. */
  gentle = false;
  /** Whether a question asks for what they have just told. */
  isAnswered: (question: string) => boolean = () => false;
  /** Whether a line, as it is written and without what they said in it, holds out what they turned down. */
  isRefused: (line: string) => boolean = () => false;
  /** Their name, when it may be said in this reply; it is said once, before a question. */
  name = '';
  readonly #state: ListenerState;
  readonly #chance: Chance;
  readonly #tone: Tone;
  readonly #said: Set<string>;
  readonly #most: number;
  readonly #frameOf = new Map<string, string>();
  /** Nothing of this talk is kept, and so nothing is promised that would need it. */
  readonly #unkept: boolean;

  /** `most` is how many words the whole reply may have; `unkept` that the talk is off the record. */
  constructor(state: ListenerState, chance: Chance, tone: Tone, most: number, unkept = false) {
    this.#unkept = unkept;
    this.#most = most;
    this.#state = state;
    this.#chance = chance;
    this.#tone = tone;
    this.#said = new Set(state.sentences);
  }

  get text(): string {
    return this.parts.join(' ').replaceAll(' \n', '\n').replaceAll('\n ', '\n');
  }

  get words(): number {
    return wordsIn(this.text);
  }

  /** Adds a line from each list, skipping a list that has none left. */
  addAll(answer: readonly Lines[], blanks: Blanks = {}): void {
    for (const lines of answer) this.add(lines, blanks);
  }

  /** Adds one of these lines, if one may be said here, keeping `reserve` words free for what must follow. */
  add(lines: Lines, blanks: Blanks = {}, reserve = 0): boolean {
    const plain = this.choose(lines, blanks, reserve);
    if (plain === undefined) return false;
    const line = this.#dressed(plain, reserve);
    this.parts.push(line);
    const frame = this.#frameOf.get(plain);
    if (frame?.includes('{')) this.#state.frames = [...this.#state.frames, keyOf(frame)].slice(-30);
    for (const sentence of [...sentencesOf(line), ...sentencesOf(plain)]) this.#said.add(keyOf(sentence));
    return true;
  }

  /** Adds a list, a line each, as far as there is room: only for steps that were asked for. */
  addList(lines: readonly string[]): void {
    const spoken = lines.filter((line) => !this.isRefused(line)).map((line) => inTone(this.#tone, line));
    const fitting = spoken.filter((_, at) => this.words + wordsIn(spoken.slice(0, at + 1).join(' ')) <= this.#most);
    if (fitting.length > 0) this.parts.push(`\n\n${fitting.map((line) => `- ${line}`).join('\n')}`);
  }

  /** A coin, and a three-sided one: chance that is the same for the same turn. */
  even(): boolean {
    return this.#chance.next() < 0.5;
  }

  third(): boolean {
    return this.#chance.next() < 1 / 3;
  }

  choose(lines: Lines, blanks: Blanks = {}, reserve = 0): string | undefined {
    const list = 'length' in lines ? { any: lines } : lines;
    const own = list[this.#tone] ?? [];
    const any = list.any ?? [];
    // A line written for this tone comes first more often than not: tones must be told apart by ear.
    const ordered =
      this.#chance.next() < (this.parts.length === 0 ? 0.3 : 0.65)
        ? [...this.#chance.shuffle(own), ...this.#chance.shuffle(any)]
        : this.#chance.shuffle([...own, ...any]);
    // A frame with a blank in it never gives the same sentence twice, but used every other turn it is heard as a habit;
    // and a reply that opens in their own words opens unlike any other, so set phrases open one in ten.
    // A manner other than the friendly one is heard in how it begins, and its own frames are as good as any.
    // Many stories begin with 'I used to': those are carried by different frames.
    const inTheirWords =
      this.parts.length === 0 &&
      !/^you used to\b/.test(blanks.c ?? '') &&
      this.#chance.next() > (this.#tone === 'friendly' ? 0.15 : 0.45);
    const cost = (line: string) =>
      (this.#isWorn(line) ? 2 : 0) +
      // 'So you … So that …': one of those to a reply.
      (this.parts.some((part) => /^(?:Oh, |And )?so\b/i.test(part)) && /^So\b/.test(line) ? 2 : 0) +
      (inTheirWords && !(this.#tone !== 'friendly' && own.includes(line)) && !/^(?:\{C\}|So \{c\})/.test(line) ? 3 : 0);
    const rested = ordered
      .map((line) => ({ line, cost: cost(line) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ line }) => line);
    const times = (line: string) => this.#state.openers.filter((one) => one === openerOf(line)).length;
    const worn: string[] = [];
    for (const line of rested) {
      if (this.isRefused(line)) continue;
      if (this.#state.turn < 2 && /^And /.test(line) && this.parts.length === 0) continue;
      if (/^So,? \{c\}/.test(line) && /\bso\b/.test(blanks.c ?? '')) continue;
      const filled = fill(line, blanks);
      const said = filled && inTone(this.#tone, filled);
      if (!said || !this.#maySay(said, reserve)) continue;
      this.#frameOf.set(said, line);
      // No reply opens as another did; further on, the first that may be said is said.
      if (this.parts.length > 0 || times(said) === 0) return said;
      worn.push(said);
    }
    return this.lenient
      ? worn.filter((line) => times(line) < mostTimes).sort((a, b) => times(a) - times(b))[0]
      : undefined;
  }

  /** A question in the manner asked for, where the manner has a way of leading into one. */
  #dressed(line: string, reserve: number): string {
    const named =
      this.name && this.parts.length > 0 && /^(?:What|How|When|Which|Who|Where)\b.*\?$/.test(line)
        ? `${this.name}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`
        : '';
    if (named && this.#maySay(named, reserve)) return named;
    const led =
      !this.gentle && this.parts.length > 0 && this.#chance.next() < 0.75
        ? ledIn(this.#tone, line, Math.floor(this.#chance.next() * 5))
        : undefined;
    return led && this.#maySay(led, reserve) ? led : line;
  }

  #isWorn(line: string): boolean {
    return line !== '{C}.' && line.includes('{') && this.#state.frames.includes(keyOf(line));
  }

  #maySay(line: string, reserve: number): boolean {
    if (this.words + wordsIn(line) + reserve > this.#most) return false;
    if (this.isAnswered(line)) return false;
    if (this.#unkept && promisesToRemember.test(line)) return false;
    if (sentencesOf(line).some((sentence) => this.#said.has(keyOf(sentence)))) return false;
    return objection(`${this.text} ${line}`) === undefined;
  }
}
