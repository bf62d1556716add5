import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { bulkMatch } from '../../src/companion/reading/bulk-match.ts';

type Nlp = typeof import('compromise/two').default;

/** A tagger of its own: whatever is put into it reaches no other. */
function freshTagger(): Nlp {
  const load = createRequire(import.meta.url);
  const file = load.resolve('compromise/two');
  const { [file]: known } = load.cache;
  delete load.cache[file];
  const fresh = load(file) as Nlp;
  if (known) load.cache[file] = known;
  return fresh;
}

const texts = readFileSync(new URL('../../../evals/kinds/lines.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((_, at) => at % 40 === 0)
  .map((line) => (JSON.parse(line) as { text: string }).text);

const tagsIn = (nlp: Nlp, text: string) =>
  (nlp(text).json({ terms: { tags: true } }) as { terms: { text: string; tags: string[] }[] }[]).map(({ terms }) =>
    terms.map((term) => [term.text, term.tags]),
  );

describe('what the tagger tries on a sentence is found by the words of the sentence', () => {
  const own = freshTagger();
  const quicker = freshTagger();
  quicker.plugin({ methods: { one: { bulkMatch } } });

  it('and every word of 400 messages has the tags, in their order, that the library itself gives it', () => {
    expect(texts.length).toBeGreaterThan(400);
    for (const text of texts) expect(tagsIn(quicker, text), text).toEqual(tagsIn(own, text));
  });

  it('whole messages of several sentences too', () => {
    const whole = texts.slice(0, 60).join('. ');
    expect(tagsIn(quicker, whole)).toEqual(tagsIn(own, whole));
  });
});
