import { describe, expect, test } from 'vitest';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { ahead, whatIf } from '../../src/companion/listener/lines/as-asked/ahead.ts';
import { minds } from '../../src/companion/listener/lines/as-asked/minds.ts';
import { people } from '../../src/companion/listener/lines/as-asked/people.ts';
import { whyI } from '../../src/companion/listener/lines/as-asked/why-i.ts';
import { carefully } from '../../src/companion/listener/lines/at-risk.ts';
import { byForm } from '../../src/companion/listener/lines/by-form.ts';
import { whoIsMeant } from '../../src/companion/listener/outright/who-is-meant.ts';
import { asksAnything } from '../../src/companion/reading/question-of.ts';
import { tidy } from '../../src/companion/reading/tidy.ts';
import { talk } from './talk.ts';

const lastReply = async (lines: readonly string[]): Promise<string> => (await talk(lines)).at(-1)?.reply ?? '';

describe('what is asked of another’s mind, of what comes and of people is answered in its own matter', () => {
  test.each([
    [
      ['I call my girl every day from Germany', 'today she said Mama to my sister', 'Do you think she will forget me?'],
      /won't forget|don't forget/,
    ],
    [['my son started nursery on monday, he is 3', 'he screamed when i left', 'does he hate me now'], /every time/],
    [
      ['i let the phone ring out, it was my mum', 'she waits for me to ring at seven', 'u think shes cross with me'],
      /Ring her today/,
    ],
    [['CHEMISTRY MOCK WAS 31%', 'the real thing is in may', 'u think someone can go from 31 to a B'], /^Yes/],
    [
      [
        'my wife was short with me and so was i, the last morning',
        'then she died',
        'can a person tell what is only temper and what is meant',
      ],
      /^Yes/,
    ],
    [['i start on monday and said i knew excel', 'i put advanced', 'will they find out'], /advanced/],
    [['my manager wants a talk tomorrow', 'she put a smiley', 'whats that supposed to mean'], /smiley/],
    [["my best friend's husband kissed me in the kitchen", 'i pushed him off', 'would she believe me'], /believe/],
    [['sober 4 months, wedding on saturday', 'open bar', 'what if i cant do it'], /leave/],
    [['i told her i was fine', 'i wasnt', 'why do i do that'], /"fine"/],
    [['I started uni in September', 'Everyone says it gets easier after Christmas. Does it though?'], /first term/],
    [['new job, week three', 'everyone says it gets easier. does it'], /third month/],
    [['my baby is six weeks old', 'People keep saying it gets better. Does it?'], /in steps/],
    [['My husband died in March.', 'People say it gets easier. Does it?'], /further apart/],
    [['everyone says it gets easier after christmas. does it though?'], /because it's new/],
    [
      ["I can't face lunch with my sister", 'call and say next week, no?'],
      /plan|do it|do just that|go for it|better than/i,
    ],
    [["I'll call and say next week, no?"], /right size|do it|do just that|go for it|better than/i],
    [['op is on monday', 'the surgeon was nice', 'what if i dont wake up'], /rare/],
  ])('%j', async (lines, answer) => expect(await lastReply(lines)).toMatch(answer));

  test.each([
    [['my sister found the letters', 'she put them back in the tin', 'is she going to say something']],
    [['my mate from choir moved his chair away from mine', 'twice', 'does he know about the money']],
  ])('what has no answer of its own is said not to be known, and nothing is made up: %j', async (lines) =>
    expect(await lastReply(lines)).toMatch(/can't be known|can't know|can't look|can't see|Nobody knows|isn't settled/),
  );

  test.each([
    'he does that thing where he hums',
    "you think they'd learn",
    'i wonder about her sometimes',
    'does he think i’m his mother',
    'where does he think the plates are',
    'who taught her to drive',
    'would it kill him to say thank you',
    'does anyone even listen in this house',
    'you have to decide what to do with your arms',
    'cant stop crying today',
    'i dont know whats wrong with me lately',
  ])('told, or asked of nobody, it is no question: %s', (line) => expect(asksAnything(tidy(line).text)).toBe(false));

  test.each([
    'u think shes cross with me',
    'u reckon some people just cant drive',
    "d'you think he'll come",
    'shd i worry',
    'cant i just stay home',
    'idk whats wrong with me?',
    'wud he mind',
    'wdyt is he into me',
    'they laugh of me or not',
    'would she believe me',
    'u think its jealousy',
  ])('typed in a hurry it is one: %s', (line) => expect(asksAnything(tidy(line).text)).toBe(true));
});

describe('where harm was told, only what would be said to everyone there', () => {
  test.each([
    [['my ex told me not to contact him again', 'i miss him so much', 'would he want to hear from me'], /not write/],
    [['he grabbed my neck last night', 'he said sorry and made pancakes', "do you think he'll change"], /abuse line/],
    [
      ['my uncle comes into my room at night', "he says it's our secret", 'will anyone believe me'],
      /^Yes.*isn't your fault/,
    ],
    [["i'm 15 and pregnant", "haven't told anyone", 'what if my mum finds out'], /in confidence/],
    [['i cut my arm last night', "it's not deep", 'what if my mum finds out'], /get help now/],
    [['mum has dementia', 'she called me the nurse', 'does she still love me'], /long before the feeling/],
  ])('%j', async (lines, answer) => expect(await lastReply(lines)).toMatch(answer));

  test.each([
    ['i stopped my tablets on monday', 'feel ok', 'what if it comes back'],
    ['he punched the wall next to my head', 'he cried after', 'does he still love me'],
  ])('and nothing by the form of the question: %s / %s / %s', async (...lines) =>
    expect(await lastReply(lines)).not.toMatch(/ask (?:him|them) the way you asked me|first thing to do|lightly/),
  );
});

describe('whoever is meant is named in the question, or as near before it as can be', () => {
  test.each([
    ['does she hate me', ['my daughter started nursery', 'my husband says she is fine'], 'child', 'she'],
    ['will he come', ['my sister cried', 'my brother said hm'], 'sibling', 'he'],
    ['does my boss hate me', ['my mum rang'], 'boss', 'they'],
    ['is she mad at me', ['my mother in law was here', 'i forgot the cake'], 'in-law', 'she'],
  ] as const)('%s after %j', (question, told, who, they) => expect(whoIsMeant(question, told)).toEqual({ who, they }));
});

test('the lines keep the rules of the house, and none ends in more than one question', () => {
  for (const { say, ask } of [...minds, ...ahead, ...whatIf, ...people, ...whyI, ...carefully, ...byForm])
    for (const line of say)
      for (const question of line.includes('?') ? [''] : ask)
        expect([line, objection(`${line} ${question}`)]).toEqual([line, undefined]);
});

describe('words that are asked for are of the matter that was told, and of no other', () => {
  test.each([
    [
      [
        'retiring on friday, told everyone i cant wait',
        'i dont want to go. bought the caravan and all',
        'how do i tell her that now',
      ],
      /don't want (?:it|this)/,
    ],
    [
      ['my son took a lipstick from the shop', "for his sister's birthday", 'what do i say to him'],
      /put(?:ting)? it right|give it back/,
      /Happy birthday/,
    ],
    [
      ['my lad is 15 and cries in his room', 'he wont open the door', 'what do i say through the door'],
      /open|coming in/,
    ],
    [
      [
        'someone at work is telling people i only got it because of my legs',
        'heard it in the toilets',
        'how do i respond to that',
      ],
      /said about me|talked about/,
      /too early/,
    ],
  ])('%j', async (lines, words, never = /birthday/) => {
    const reply = await lastReply(lines);
    expect(reply).toMatch(words);
    expect(reply).not.toMatch(never);
  });
});
