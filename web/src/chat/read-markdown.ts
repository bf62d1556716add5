import type { BlockContent, Code, Definition, DefinitionContent, List, ListItem, Root, RootContent } from 'mdast';
import { identifierOf, readInlines } from './read-inlines.ts';

/**
 * Markdown as a tree, as CommonMark 0.31 reads it, but for what a reply never shows: raw HTML stays the text it is,
 * and lines that begin with spaces are not code. A tenth of the bytes of a whole reader; `test/read-markdown.test.ts`
 * holds the two side by side.
 */
export function readMarkdown(text: string): Root {
  const { nodes } = blocks(text.replace(/\r\n?/g, '\n').replace(/\t/g, '    ').split('\n'));
  return { type: 'root', children: nodes };
}

const fence = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,}) *(\S*)/;
const heading = /^ {0,3}(#{1,6})(?: +(.*?))??(?: +#+)? *$/;
const rule = /^ {0,3}([-*_])(?: *\1){2,} *$/;
const quote = /^ {0,3}> ?/;
const item = /^( {0,3})([-+*]|(\d{1,9})([.)]))( +(?=\S)| *$)/;
const underline = /^ {0,3}(=+|-+) *$/;
const definition =
  /^ {0,3}\[((?:[^[\]\\]|\\.)+)\]: *(<[^<>]*>|[^\s<]\S*)(?: +(?:"([^"]*)"|'([^']*)'|\(([^()]*)\)))? *$/;

/** How many quotes and lists may stand in each other. */
const deepest = 24;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/** Whether a line ends the paragraph above it by beginning something else. */
function interrupts(line: string): boolean {
  if (fence.test(line) || heading.test(line) || rule.test(line) || quote.test(line)) return true;
  const found = item.exec(line);
  return found !== null && !isBlank(line.slice(found[0].length)) && (found[3] === undefined || Number(found[3]) === 1);
}

/** Whether `line` only carries on the paragraph that ends `above`, without the marks of what it stands in. */
function carriesOn(above: readonly string[], line: string): boolean {
  const last = above.at(-1) ?? '';
  return (
    !isBlank(last) &&
    !isBlank(line) &&
    !interrupts(line) &&
    !fence.test(last) &&
    !heading.test(last) &&
    !rule.test(last)
  );
}

/** `isSpread`: an empty line stands between two of the nodes. */
function blocks(lines: readonly string[], depth = 0): { nodes: RootContent[]; isSpread: boolean } {
  const nodes: RootContent[] = [];
  let isSpread = false;
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (isBlank(line)) {
      at += 1;
      continue;
    }
    if (nodes.length > 0 && isBlank(lines[at - 1])) isSpread = true;
    const read = code(lines, at) ?? oneLine(line, at) ?? within(lines, at, depth + 1) ?? paragraph(lines, at);
    nodes.push(read.node);
    at = read.end;
  }
  return { nodes, isSpread };
}

interface Read {
  node: RootContent;
  /** The line after it. */
  end: number;
}

function oneLine(line: string, at: number): Read | undefined {
  const end = at + 1;
  const head = heading.exec(line);
  if (head) {
    const depth = (head[1]?.length ?? 1) as 1 | 2 | 3 | 4 | 5 | 6;
    return { node: { type: 'heading', depth, children: readInlines(head[2] ?? '') }, end };
  }
  if (rule.test(line)) return { node: { type: 'thematicBreak' }, end };
  const named = definition.exec(line);
  return named ? { node: defined(named), end } : undefined;
}

function defined([, label = '', target = '']: RegExpExecArray): Definition {
  return { type: 'definition', identifier: identifierOf(label), label, url: target.replace(/^<|>$/g, '') };
}

/** A fence that is never closed holds everything below it. */
function code(lines: readonly string[], at: number): Read | undefined {
  const [, indent = '', marks = '', lang = ''] = fence.exec(lines[at] ?? '') ?? [];
  if (!marks) return undefined;
  const closing = new RegExp(`^ {0,3}${marks[0]}{${marks.length},} *$`);
  let end = at + 1;
  while (end < lines.length && !closing.test(lines[end] ?? '')) end += 1;
  const margin = new RegExp(`^ {0,${indent.length}}`);
  const value = lines
    .slice(at + 1, end)
    .map((line) => line.replace(margin, ''))
    .join('\n');
  const node: Code = { type: 'code', lang: lang || null, value };
  return { node, end: end + 1 };
}

/** What holds blocks of its own. Below the deepest level, a mark is a word like any other. */
function within(lines: readonly string[], at: number, depth: number): Read | undefined {
  return depth > deepest ? undefined : (quoted(lines, at, depth) ?? list(lines, at, depth));
}

function quoted(lines: readonly string[], at: number, depth: number): Read | undefined {
  const inside: string[] = [];
  let end = at;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    if (quote.test(line)) inside.push(line.replace(quote, ''));
    else if (end > at && carriesOn(inside, line)) inside.push(line);
    else break;
    end += 1;
  }
  if (end === at) return undefined;
  return { node: { type: 'blockquote', children: blocks(inside, depth).nodes as BlockContent[] }, end };
}

function list(lines: readonly string[], at: number, depth: number): Read | undefined {
  const [, , marker = '', start, delimiter] = item.exec(lines[at] ?? '') ?? [];
  if (!marker) return undefined;
  const items: ListItem[] = [];
  let isSpread = false;
  let end = at;
  while (end < lines.length) {
    const found = item.exec(lines[end] ?? '');
    const isSibling =
      found && (delimiter ? found[4] === delimiter : found[2] === marker) && !rule.test(lines[end] ?? '');
    if (!isSibling) break;
    const read = listItem(lines, end, found, depth);
    items.push(read.node);
    end = read.end;
    // An empty line between two items, and not below the last one.
    let next = end;
    while (next < lines.length && isBlank(lines[next])) next += 1;
    if (next === end) continue;
    if (!item.test(lines[next] ?? '')) break;
    isSpread = true;
    end = next;
  }
  const node: List = {
    type: 'list',
    ordered: start !== undefined,
    start: start === undefined ? null : Number(start),
    spread: isSpread,
    children: items,
  };
  return { node, end };
}

/** Its lines are those as far to the right as its first word, and what carries on its last paragraph. */
function listItem(
  lines: readonly string[],
  at: number,
  [mark, indent = '', marker = '', , , gap = '']: RegExpExecArray,
  depth: number,
) {
  const first = lines[at]?.slice(mark.length) ?? '';
  const margin = indent.length + marker.length + (gap.length > 4 || first === '' ? 1 : gap.length);
  const inside = [gap.length > 4 ? gap.slice(1) + first : first];
  let end = at + 1;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    if (isBlank(line)) inside.push('');
    else if (line.length - line.trimStart().length >= margin) inside.push(line.slice(margin));
    else if (!item.test(line) && carriesOn(inside, line)) inside.push(line.trimStart());
    else break;
    end += 1;
  }
  while (end > at + 1 && isBlank(lines[end - 1])) {
    inside.pop();
    end -= 1;
  }
  const { nodes, isSpread } = blocks(inside, depth);
  const children = nodes as (BlockContent | DefinitionContent)[];
  return { node: { type: 'listItem', spread: isSpread, children } satisfies ListItem, end };
}

function paragraph(lines: readonly string[], at: number): Read {
  const inside = [lines[at] ?? ''];
  let end = at + 1;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    const [, marks] = underline.exec(line) ?? [];
    if (marks) {
      const depth = marks.startsWith('=') ? 1 : 2;
      return { node: { type: 'heading', depth, children: readInlines(joined(inside)) }, end: end + 1 };
    }
    if (isBlank(line) || interrupts(line)) break;
    inside.push(line);
    end += 1;
  }
  return { node: { type: 'paragraph', children: readInlines(joined(inside)) }, end };
}

function joined(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimStart())
    .join('\n')
    .trimEnd();
}
