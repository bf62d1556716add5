import { describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

const first = async (said: string) => (await talk([said]))[0]?.reply ?? '';

describe('a first message that hardly says a word is met as an opening', () => {
  test.each([
    ['ok', /hello|\bhi\b|hey|welcome/i],
    ['k', /hello|\bhi\b|hey|welcome/i],
    ['hey wren', /hello|\bhi\b|hey|welcome/i],
    ['wren', /hello|\bhi\b|hey|welcome/i],
    ['🙂', /hello|\bhi\b|hey|welcome/i],
    ['👋', /hello|\bhi\b|hey|welcome/i],
    ['no', /hello|\bhi\b|hey|welcome/i],
    ['😭😭😭', /hard|worn|no words/i],
    ['ok 😭', /hard|worn|no words/i],
    [':(', /hard|worn|no words/i],
    ['😡', /pleased|angry/i],
    ['🎉', /good/i],
    ['😂', /laugh|ha,/i],
    ['ugh', /breath|day/i],
    ['idk', /begin/i],
    ['🤷', /begin/i],
    ['?', /Wren, a computer program/],
    ['hello?', /Wren, a computer program/],
    ['anyone there', /Wren, a computer program/],
    ['menu', /Wren, a computer program/],
    ['...', /no words|silence/i],
    ['.', /no words|silence/i],
    ['so', /go on|take your time/i],
    ['42', /number/i],
    ['Marek', /Marek.*(?:you|somebody)/],
    ['anna', /Anna.*(?:you|somebody)/],
    ['mum', /^(?:All right, mum|Mum)/],
    ['my boss', /your boss/i],
    ['work', /work/i],
    ['Monday', /Monday/],
    ['rain', /rain/i],
    ['🐙', /picture/i],
  ])('%s', async (said, met) => {
    const reply = await first(said);
    expect(reply).toMatch(met);
    expect(reply.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
    // There is nothing yet that could have been gone over.
    expect(reply).not.toMatch(/went through your mind|something new, or/i);
  });

  test.each([['sad'], ['lonely'], ['help'], ['thanks'], ['failed'], ['I lost my job']])(
    'and %s tells something already',
    async (said) => {
      expect(await first(said)).not.toMatch(/^(?:Hello|Hi|Welcome)\b/);
    },
  );
});

describe('what cannot be read is said to be so, and not said back', () => {
  test.each([
    ['https://example.com/', /link/i],
    ['look at this http://example.com/a?b=1', /link/i],
    ['www.example.co.uk', /link/i],
    ['<script>alert(1)</script>', /code/],
    ['SELECT * FROM users WHERE id=1;', /code/],
    ['function add(a, b) { return a + b; }', /code/],
    ['{"a":1,"b":[2,3]}', /code/],
    ['word'.repeat(700), /one very long word|without a single space/],
    ['aaaaaaaaaaaa', /sound/],
    ['bla '.repeat(700), /same thing/],
    ['   ', /nothing came through|arrived empty/i],
    ['\u200b', /nothing came through|arrived empty/i],
  ])('%s', async (said, owned) => {
    for (const lines of [[said], ['My sister is not speaking to me.', said]]) {
      const reply = (await talk(lines)).at(-1)?.reply ?? '';
      expect(reply).toMatch(owned);
      expect(reply.length).toBeLessThan(200);
    }
  });

  test.each([
    'I saw it on https://example.com and I have not stopped crying since, all of it was about me',
    'my code will not run and my boss is watching (again)',
    'I have had it with him; he (always) does this',
    'no no no no',
  ])('and there are words to hear in: %s', async (said) => {
    expect(await first(said)).not.toMatch(/\blinks?\b|looks like code|is code/i);
  });
});
