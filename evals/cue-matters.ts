import { readFileSync, writeFileSync } from 'node:fs';
import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp';
import { type Kept, keyOfSign, stands } from '../server/src/companion/listener/matters/cues.ts';
import { matters } from '../server/src/companion/listener/matters/matters.ts';

/**
 * Finds for each way in which a sign of a matter may be heard the pieces of words of which one has to stand in a talk, and writes
 * them: most ways need not be tried, nor ever made into patterns, for most talks (as in RE2's FilteredRE2). Deterministic.
 *   node evals/cue-matters.ts
 */

const here = (path: string) => new URL(path, import.meta.url);
const sample = readFileSync(here('./tellings.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .filter((_, at) => at % 10 === 0)
  .map((line) => (JSON.parse(line) as { text: string }).text.toLowerCase().replaceAll('’', "'"));

const known = new Map<string, number>();
/** In how many texts of the sample a piece stands. */
function frequencyOf(piece: string): number {
  const found = known.get(piece) ?? sample.filter((text) => stands(piece, text)).length;
  known.set(piece, found);
  return found;
}
const costOf = (pieces: ReadonlySet<string>): number => [...pieces].reduce((sum, one) => sum + frequencyOf(one) + 1, 0);

const fewest = 2;
const most = 400;

type Needed = ReadonlySet<string> | undefined;
const cheaper = (one: Needed, other: Needed): Needed => (!one || (other && costOf(other) < costOf(one)) ? other : one);

/** One of these has to stand wherever any of the alternatives does. `edged` says on which sides a word has to begin or end there. */
function neededByAny(alternatives: readonly AST.Alternative[], edged = { before: false, after: false }): Needed {
  const all = new Set<string>();
  for (const one of alternatives) {
    const needed = neededBy(one, edged);
    if (!needed) return undefined;
    for (const piece of needed) all.add(piece);
  }
  return all.size > most ? undefined : all;
}

const isEdge = (element: AST.Element | undefined): boolean =>
  element?.type === 'Assertion' && element.kind === 'word' && !element.negate;
const isLetter = (text: string | undefined): boolean => /^\w$/.test(text ?? '');

/** Of all that stands in a row the rarest is asked for. */
function neededBy({ elements }: AST.Alternative, edged: { before: boolean; after: boolean }): Needed {
  let best: Needed;
  let run = '';
  let begins = edged.before;
  const end = (endsAtEdge: boolean): void => {
    if (run.length >= fewest) {
      const piece = `${begins && isLetter(run[0]) ? '^' : ''}${run}${endsAtEdge && isLetter(run.at(-1)) ? '$' : ''}`;
      best = cheaper(best, new Set([piece]));
    }
    run = '';
    begins = false;
  };
  for (const [at, element] of elements.entries()) {
    if (element.type === 'Character') {
      run += String.fromCodePoint(element.value).toLowerCase();
      continue;
    }
    if (isEdge(element)) {
      end(true);
      begins = true;
      continue;
    }
    // What only looks around takes up no room, and parts nothing.
    if (
      element.type === 'Assertion' &&
      (element.kind === 'lookbehind' || (element.kind === 'lookahead' && element.negate))
    )
      continue;
    const before = begins && run === '';
    end(false);
    const within = { before, after: isEdge(elements[at + 1]) || (edged.after && at === elements.length - 1) };
    const inner = element.type === 'Quantifier' && element.min > 0 ? element.element : element;
    if (inner.type === 'Group' || inner.type === 'CapturingGroup')
      best = cheaper(best, neededByAny(inner.alternatives, within));
    else if (inner.type === 'Assertion' && inner.kind === 'lookahead' && !inner.negate)
      best = cheaper(best, neededByAny(inner.alternatives));
  }
  end(edged.after);
  return best;
}

/** A way in which a sign may be heard: where it stands in the source, what is before and after all of its kind, and its cues. */
interface Way {
  from: number;
  to: number;
  before: string;
  after: string;
  needed: Needed;
}

const holdsOne = (element: AST.Element): element is AST.Group | AST.CapturingGroup =>
  element.type === 'Group' || element.type === 'CapturingGroup';

/** Each by itself, where ways stand side by side in a group with nothing beside it that takes up room: '\\b(?:one|other)\\b'. */
function waysIn(way: AST.Alternative, { before, after, needed }: Omit<Way, 'from' | 'to'>): Way[] {
  const { elements } = way;
  const at = elements.findIndex((one) => one.type !== 'Assertion');
  const group = elements[at];
  const isAlone =
    group &&
    holdsOne(group) &&
    group.alternatives.length > 1 &&
    elements.slice(at + 1).every((one) => one.type === 'Assertion');
  if (!isAlone) {
    const edged = { before: before.endsWith('\\b(?:'), after: after.startsWith(')\\b') };
    return [{ from: way.start, to: way.end, before, after, needed: cheaper(needed, neededBy(way, edged)) }];
  }
  const first = elements.slice(0, at);
  const last = elements.slice(at + 1);
  const beside = [...first, ...last].reduce<Needed>(
    (best, one) =>
      one.type === 'Assertion' && one.kind === 'lookahead' && !one.negate
        ? cheaper(best, neededByAny(one.alternatives))
        : best,
    needed,
  );
  const raw = (list: readonly AST.Element[]): string => list.map((one) => one.raw).join('');
  const around = { before: `${before}${raw(first)}(?:`, after: `)${raw(last)}${after}`, needed: beside };
  return group.alternatives.flatMap((one) => waysIn(one, around));
}

let ways = 0;
let open = 0;
const cues: Kept = {};
for (const sign of matters.flatMap((one) => one.signs)) {
  cues[keyOfSign(sign)] = parseRegExpLiteral(sign).pattern.alternatives.flatMap((one) =>
    waysIn(one, { before: '', after: '', needed: undefined }).map(({ from, to, before, after, needed }) => {
      ways += 1;
      if (!needed) open += 1;
      // A pattern's first slash is left out: places are counted in its source.
      return [
        from - 1,
        to - 1,
        [...(needed ?? [])].toSorted().join('|'),
        ...(before ? ([before, after] as const) : []),
      ];
    }),
  );
}
writeFileSync(here('../server/src/companion/listener/matters/cues.json'), `${JSON.stringify(cues)}\n`);
console.log(`${ways} ways of ${Object.keys(cues).length} signs; ${open} of them have no cues and are always tried.`);
