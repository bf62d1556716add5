import { describe, expect, test } from 'vitest';
import { fold, foldBytes, holds, marksIn, snippetOf, termsOf } from '#chat/search-words.ts';

const marked = (text: string, query: string) => marksIn(text, termsOf(query)).map(([from, to]) => text.slice(from, to));

describe('what is looked for', () => {
  test.each([
    ['ZOË', 'zoe'],
    ['Crème Brûlée', 'creme brulee'],
    ['cre\u0300me', 'crème'],
    ['don’t', "don't"],
    ['ﬁne', 'fine'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['İstanbul', 'istanbul'],
  ])('%s is the same as %s', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  test('is the same when it is read from bytes, for every letter there is', () => {
    const letters = Array.from({ length: 0x10000 }, (_, at) => String.fromCodePoint(at).toWellFormed());
    // A sigma at the end of a word is written otherwise, so each letter stands between others.
    const texts = letters.map((letter) => `Rain${letter}RAIN, ${letter} o${letter}`);
    expect(texts.filter((text) => foldBytes(Buffer.from(text)) !== fold(text))).toEqual([]);
  });

  test('is every word, in any order, also as a part of one', () => {
    const terms = termsOf('  Sister heav ');
    expect(terms).toEqual(['sister', 'heav']);
    expect(holds(fold('It was heavy. My SISTER called.'), terms)).toBe(true);
    expect(holds(fold('It was heavy.'), terms)).toBe(false);
  });
});

describe('marks', () => {
  test('stand where the words are, in the letters of the text', () => {
    expect(marked('Zoë and zoe, ZOE', 'zoë')).toEqual(['Zoë', 'zoe', 'ZOE']);
    expect(marked('a cre\u0300me for me', 'creme')).toEqual(['cre\u0300me']);
    expect(marked('🌧️ rain 🌧️ again', 'again rain')).toEqual(['rain', 'again']);
    expect(marked('ﬁne', 'fine')).toEqual(['ﬁne']);
  });

  test('do not overlap', () => {
    expect(marked('banana', 'ana nan')).toEqual(['anan']);
    expect(marked('rain', 'rain ai')).toEqual(['rain']);
  });
});

describe('a snippet', () => {
  test('is the part around what was found, on one line, between whole words', () => {
    const text = `${'Before that there was a lot. '.repeat(9)}\n\nThe **heliotrope** bloomed.\n${'After it more. '.repeat(20)}`;
    const { snippet, marks } = snippetOf(text, termsOf('heliotrope'));
    expect(snippet).toMatch(/^… .*lot\. The \*\*heliotrope\*\* bloomed\. After it more\..* …$/);
    expect(snippet.length).toBeLessThan(190);
    expect(marks.map(([from, to]) => snippet.slice(from, to))).toEqual(['heliotrope']);
  });

  test('of a short text is all of it', () => {
    expect(snippetOf('Hello  there', termsOf('hello'))).toEqual({ snippet: 'Hello there', marks: [[0, 5]] });
  });

  test('never cuts a character in two, however long the words', () => {
    const { snippet } = snippetOf(`${'🌧'.repeat(200)}x${'🌧'.repeat(200)}`, termsOf('x'));
    expect(snippet).toContain('x');
    expect(snippet.isWellFormed()).toBe(true);
  });
});
