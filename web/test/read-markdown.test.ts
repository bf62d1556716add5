import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { readMarkdown } from '#chat/read-markdown.ts';

/** What a tree shows: where a node stood in the text, and a line break inside code, are not seen. */
function shown(node: Nodes): unknown {
  const { type } = node;
  const value = 'value' in node ? node.value : undefined;
  const own = {
    type,
    value: type === 'inlineCode' ? value?.replaceAll('\n', ' ') : value,
    url: 'url' in node ? node.url : undefined,
    depth: 'depth' in node ? node.depth : undefined,
    start: 'start' in node ? node.start : undefined,
    spread: type === 'listItem' ? node.spread : undefined,
    identifier: 'identifier' in node ? node.identifier : undefined,
  };
  return 'children' in node ? { ...own, children: node.children.map(shown) } : own;
}

/** The whole reader of CommonMark, without what replies leave out. */
const wholly = (text: string) =>
  fromMarkdown(text, { extensions: [{ disable: { null: ['htmlFlow', 'htmlText', 'codeIndented'] } }] });

const ownTexts: Record<string, string> = import.meta.glob(
  ['/../content/pages/*.md', '/../server/{knowledge,prompts}/*.md', '/../docs/**/*.md'],
  { query: '?raw', import: 'default', eager: true },
);

it('reads every text of our own as the whole reader does', () => {
  expect(Object.keys(ownTexts).length).toBeGreaterThan(50);
  for (const [file, source] of Object.entries(ownTexts)) {
    const text = source.replace(/^---\n[\s\S]*?\n---\n/, '');
    expect(shown(readMarkdown(text)), file).toEqual(shown(wholly(text)));
  }
});

/** A die that falls the same way every time. */
function dice(seed: number) {
  let state = seed;
  return <Side>(sides: readonly Side[]): Side => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return sides[(state >> 8) % sides.length] as Side;
  };
}

/** A reply as a language model might write one: paragraphs, lists in lists, quotes, code, and emphasis anywhere. */
function reply(seed: number): string {
  const roll = dice(seed);
  const word = () =>
    roll([
      'a step',
      '**one thing**',
      '*slowly*',
      '_maybe_',
      '***both***',
      '`code`',
      '[a page](https://example.org/a_b)',
      '<https://example.org>',
      "don't",
      '5 * 3',
      'snake_case_word',
      '3 < 4 & 5',
      '&amp;',
      '&valueOf;',
      '“quoted”',
      'half **bold, half *not* bold**',
      'an open [bracket',
      'a star *',
      '\\*kept\\*',
      '<b>plain</b>',
      '🙂',
    ]);
  const line = () => Array.from({ length: roll([1, 3, 5]) }, word).join(roll([' ', ', ', ' \u2013 ']));
  const indented = (text: string, by: string) => text.replace(/\n(?!\n|$)/g, `\n${by}`);
  const block = (depth: number): string => {
    const kind = roll(['words', 'words', 'lines', 'bullets', 'steps', 'loose', 'quote', 'code', 'heading', 'rule']);
    const inside = () => (depth > 0 && roll([true, false]) ? `\n${block(depth - 1)}` : '');
    if (kind === 'lines') return `${line()}${roll(['  \n', '\n', '\\\n'])}${line()}`;
    if (kind === 'bullets') return [1, 2, 3].map(() => `- ${indented(line() + inside(), '  ')}`).join('\n');
    if (kind === 'steps') return [1, 2].map((at) => `${at}. ${indented(line() + inside(), '   ')}`).join('\n');
    if (kind === 'loose') return [1, 2].map(() => `* ${line()}`).join('\n\n');
    if (kind === 'quote') return `> ${line()}\n> ${line()}`;
    if (kind === 'code') return `\`\`\`js\nlet a = 1;\n\n  *b*\n\`\`\``;
    if (kind === 'heading') return `${roll(['#', '##', '###'])} ${line()}`;
    return kind === 'rule' ? '---' : line();
  };
  return Array.from({ length: roll([1, 2, 4]) }, () => block(2)).join('\n\n');
}

it('reads a thousand made-up replies as the whole reader does', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const text = reply(seed);
    expect(shown(readMarkdown(text)), JSON.stringify(text)).toEqual(shown(wholly(text)));
  }
});

it.each([
  ['a thousand open brackets', '['.repeat(1000)],
  ['a thousand stars', '*a '.repeat(1000)],
  ['a thousand ticks', '`a'.repeat(1000)],
  ['quotes in quotes', '> '.repeat(2000)],
  ['lists in lists', `${'- '.repeat(2000)}x`],
  ['a heading of spaces', `# ${' '.repeat(5000)}x`],
  ['a link that never ends', `[a](${'('.repeat(5000)}`],
  ['nothing', ''],
])('comes to an end with %s', (_, text) => expect(readMarkdown(text).type).toBe('root'));
