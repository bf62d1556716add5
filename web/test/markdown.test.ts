import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Markdown from '#chat/markdown.tsx';
import { safeLink } from '#chat/safe-link.ts';

const html = (text: string) =>
  renderToStaticMarkup(createElement(Markdown, { text })).replace(/^<div class="reply">(.*)<\/div>$/s, '$1');

describe('a finished reply is markdown restricted to a safe set of elements', () => {
  it.each([
    ['paragraphs and emphasis', 'One *two* **three**', '<p>One <em>two</em> <strong>three</strong></p>'],
    ['lists', '1. a\n2. b', '<ol start="1"><li>a</li><li>b</li></ol>'],
    ['quotes and lines', '> a\n\n---', '<blockquote><p>a</p></blockquote><hr/>'],
    ['code', '`a`\n\n```\nb\n```', '<p><code>a</code></p><pre><code>b</code></pre>'],
    ['headings below those of the screen', '# a\n\n### b', '<h3>a</h3><h4>b</h4>'],
    [
      'links, opened elsewhere',
      '[a](https://example.org/x)',
      '<p><a href="https://example.org/x" target="_blank" rel="noopener noreferrer nofollow">a</a></p>',
    ],
    [
      'links by reference',
      '[a][1]\n\n[1]: https://example.org/',
      '<p><a href="https://example.org/" target="_blank" rel="noopener noreferrer nofollow">a</a></p>',
    ],
  ])('shows %s', (_, text, expected) => expect(html(text)).toBe(expected));

  it.each([
    ['a script', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['an element with a handler', 'a <img src=x onerror=alert(1)>', '<p>a &lt;img src=x onerror=alert(1)&gt;</p>'],
    ['a javascript link', '[a](javascript:alert(1))', '<p>a</p>'],
    ['a javascript link in disguise', '[a](JaVa&#115;cript:alert(1))', '<p>a</p>'],
    ['a javascript link by reference', '[a][1]\n\n[1]: javascript:alert(1)', '<p>a</p>'],
    ['a javascript autolink', '<javascript:alert(1)>', '<p>javascript:alert(1)</p>'],
    ['a data link', '[a](data:text/html,x)', '<p>a</p>'],
    ['a link without a protocol', '[a](/app)', '<p>a</p>'],
    ['a link to another origin without a protocol', '[a](//example.org)', '<p>a</p>'],
    ['a telephone link', '[a](tel:988)', '<p>a</p>'],
    ['an image', '![a cat](https://example.org/cat.png)', '<p>a cat</p>'],
    ['an image by reference', '![a cat][1]\n\n[1]: https://example.org/cat.png', '<p>a cat</p>'],
    ['an unclosed fence', '```\na', '<pre><code>a</code></pre>'],
  ])('shows of %s only the text', (_, text, expected) => expect(html(text)).toBe(expected));
});

it.each([
  'http://a.example/',
  'https://a.example/',
  'irc://a.example',
  'ircs://a.example',
  'mailto:a@a.example',
  'xmpp:a@a.example',
])('a link may go to %s', (address) => expect(safeLink(address)).toBe(address));

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'file:///etc/passwd',
  'blob:https://a.example/x',
  'ftp://a.example',
  '#top',
  '',
])('a link may not go to %j', (address) => expect(safeLink(address)).toBeNull());
