import type { PhrasingContent } from 'mdast';
import { type Bracket, type Part, words } from './emphasis.ts';

const special = /[\\`*_[\]!<&\n]/g;
const autolink = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*)>/iy;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/iy;
const target =
  /\(\s*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*))(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/y;
const reference = /\[((?:[^[\]\\]|\\.)*)\]/y;
const punctuation = /[\p{P}\p{S}]/u;
const escaped = /\\([!-/:-@[-`{-~])/g;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** How labels are compared: without regard to case and spaces. */
export function identifierOf(label: string): string {
  return label.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The words of one block: emphasis, links, code and breaks. */
export function readInlines(text: string): PhrasingContent[] {
  const parts: Part[] = [];
  const say = (value: string) => parts.push({ type: 'text', value });
  let at = 0;

  while (at < text.length) {
    special.lastIndex = at;
    const next = special.exec(text)?.index ?? text.length;
    if (next > at) say(text.slice(at, next));
    at = next;
    const char = text[at];
    if (char === undefined) break;
    if (char === '\\') at = backslash(at);
    else if (char === '`') at = code(at);
    else if (char === '*' || char === '_') at = run(at, char);
    else if (char === '[' || text.startsWith('![', at)) at = open(at, char === '[' ? '[' : '![');
    else if (char === ']') at = close(at);
    else if (char === '<') at = address(at);
    else if (char === '&') at = reading(at);
    else if (char === '\n') at = lineEnd(at);
    else {
      say(char);
      at += 1;
    }
  }
  return words(parts);

  function backslash(from: number): number {
    const char = text[from + 1] ?? '';
    if (char === '\n') {
      parts.push({ type: 'break' });
      return from + 2;
    }
    const isEscape = /[!-/:-@[-`{-~]/.test(char);
    say(isEscape ? char : '\\');
    return from + (isEscape ? 2 : 1);
  }

  function code(from: number): number {
    const [marks = ''] = /^`+/.exec(text.slice(from)) ?? [];
    const closing = new RegExp(`(?<!\`)${marks}(?!\`)`, 'g');
    closing.lastIndex = from + marks.length;
    const end = closing.exec(text)?.index;
    if (end === undefined) {
      say(marks);
      return from + marks.length;
    }
    const inside = text.slice(from + marks.length, end).replaceAll('\n', ' ');
    parts.push({ type: 'inlineCode', value: inside.trim() === '' ? inside : inside.replace(/^ (.*) $/s, '$1') });
    return end + marks.length;
  }

  function run(from: number, mark: string): number {
    let end = from;
    while (text[end] === mark) end += 1;
    const [before, after] = [text[from - 1] ?? ' ', text[end] ?? ' '];
    const isEdge = (char: string) => /\s/.test(char);
    const leans = (to: string, away: string) =>
      !isEdge(to) && (!punctuation.test(to) || isEdge(away) || punctuation.test(away));
    const [left, right] = [leans(after, before), leans(before, after)];
    const isWord = mark === '_';
    const length = end - from;
    const opens = left && (!isWord || !right || punctuation.test(before));
    const closes = right && (!isWord || !left || punctuation.test(after));
    parts.push({ type: 'run', mark, left: length, length, opens, closes });
    return end;
  }

  function open(from: number, bracket: Bracket['text']): number {
    parts.push({ type: 'bracket', text: bracket, isOff: false, from: from + bracket.length });
    return from + bracket.length;
  }

  /** A link when something to open it is there and an address follows. */
  function close(from: number): number {
    const begin = parts.findLastIndex(({ type }) => type === 'bracket');
    const bracket = parts[begin] as Bracket | undefined;
    const found = bracket && !bracket.isOff ? addressAfter(from, text.slice(bracket.from, from)) : undefined;
    if (!bracket || !found) {
      if (bracket) parts[begin] = { type: 'text', value: bracket.text };
      say(']');
      return from + 1;
    }
    const inside = words(parts.splice(begin).slice(1));
    const { url, identifier, end } = found;
    if (bracket.text === '![') {
      const alt = textOf(inside);
      parts.push(
        url === undefined
          ? { type: 'imageReference', identifier, referenceType: 'full', alt }
          : { type: 'image', url, alt },
      );
      return end;
    }
    parts.push(
      url === undefined
        ? { type: 'linkReference', identifier, referenceType: 'full', children: inside }
        : { type: 'link', url, children: inside },
    );
    // A link holds no link.
    for (const part of parts) if (part.type === 'bracket' && part.text === '[') part.isOff = true;
    return end;
  }

  /** What follows a closing bracket: `(address)`, or `[name]` and what stands for a name. */
  function addressAfter(from: number, label: string): { url?: string; identifier: string; end: number } | undefined {
    target.lastIndex = from + 1;
    const found = target.exec(text);
    const end = from + 1 + (found?.[0].length ?? 0);
    if (found) return { url: plain(found[1] ?? found[2] ?? ''), identifier: '', end };
    reference.lastIndex = from + 1;
    const name = reference.exec(text);
    if (!name) return undefined;
    return { identifier: identifierOf(name[1] || label), end: from + 1 + name[0].length };
  }

  function address(from: number): number {
    autolink.lastIndex = from;
    const [whole, inside] = autolink.exec(text) ?? [];
    if (whole === undefined || inside === undefined) {
      say('<');
      return from + 1;
    }
    const isMail = !/^[a-z][a-z0-9+.-]{1,31}:/i.test(inside);
    const url = isMail ? `mailto:${inside}` : inside;
    parts.push({ type: 'link', url, children: [{ type: 'text', value: inside }] });
    return from + whole.length;
  }

  function reading(from: number): number {
    entity.lastIndex = from;
    const found = entity.exec(text);
    const value = found && decoded(found);
    say(value ?? '&');
    return from + (value === null || value === undefined ? 1 : (found?.[0].length ?? 1));
  }

  /** Two spaces at the end of a line are a break; the spaces around the end of a line are not seen. */
  function lineEnd(from: number): number {
    const last = parts.at(-1);
    const spaces = last?.type === 'text' ? last.value.length - last.value.replace(/ +$/, '').length : 0;
    if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - spaces);
    if (spaces >= 2) parts.push({ type: 'break' });
    else say('\n');
    return from + 1 + (/^ */.exec(text.slice(from + 1))?.[0].length ?? 0);
  }
}

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes.map((node) => ('children' in node ? textOf(node.children) : 'value' in node ? node.value : '')).join('');
}

/** An address with its escapes and entities read. */
function plain(address: string): string {
  return address
    .replace(escaped, '$1')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (...found) => decoded(found) ?? found[0]);
}

function decoded([, decimal, hex, name]: readonly (string | undefined)[]): string | undefined {
  if (name) return Object.hasOwn(named, name) ? named[name] : undefined;
  const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : '\ufffd';
}
