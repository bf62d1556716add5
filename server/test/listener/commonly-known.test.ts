import { describe, expect, test } from 'vitest';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { facts } from '../../src/companion/listener/lines/as-asked/facts.ts';
import { anyHelp, helping } from '../../src/companion/listener/lines/as-asked/helps.ts';
import { places } from '../../src/companion/listener/lines/as-asked/places.ts';
import { indirectly } from '../../src/companion/reading/indirect.ts';
import { talk } from './talk.ts';

const lastReply = async (lines: readonly string[]): Promise<string> => (await talk(lines)).at(-1)?.reply ?? '';

describe('what is commonly known is said when it is asked', () => {
  test.each([
    [['i started swimming twice a week because i was so low', 'do you think that will help'], /^Yes, fairly surely/],
    [['my sister says i should see a counsellor', 'does it really work'], /four to six meetings/],
    [['ive started a notebook by my bed', 'does writing help'], /paper/],
    [['i want to stop drinking', 'is there an app or a number for that'], /AA/],
    [['i lost my job and rent is due', 'who do i ask for help with the rent'], /^The landlord first/],
    [['my neighbour plays drums until 2 am', 'who can i complain to'], /building/],
    [['my uncle died in may', 'where can i find a group'], /Hospices/],
    [['my son is 15 and sits in his room with games all day', 'is that normal'], /at that age/],
    [['my colleague takes credit for my drawings', 'am i overreacting'], /It's your work/],
    [['i gave up smoking 5 days ago', 'when does it stop'], /four weeks/],
    [['our cat has been missing for three days', 'do you think shell come back'], /torch/],
    [['i get headaches before every shift', 'can stress do that'], /^Yes, it can/],
    [['i snapped at my toddler this morning', 'will he remember it'], /Hardly the moment/],
    [['my boyfriend likes photos of other girls', 'is it cheating'], /no rule book/],
    [['the doctor put me on tablets last week', 'how long does it take'], /two to six weeks/],
  ])('%j', async (lines, expected) => {
    expect(await lastReply(lines)).toMatch(expected);
  });

  test.each([
    [['i got a fine', 'thanks that helps']],
    [['i told her it helps to talk', 'she laughed']],
    [['we had a row', 'he says it works better if i go first']],
    [['i have the pills in front of me', 'how long does it take']],
  ])('and nothing where it is not: %j', async (lines) => {
    expect(await lastReply(lines)).not.toMatch(/fairly surely|For most people it do|two to six weeks/);
  });

  test.each([
    [['my dad shouts and throws plates', 'is it normal?'], /^No\. What's being done/],
    [['my boyfriend chokes me when he is angry', 'am i overreacting?'], /^No\. What's being done/],
    [['i eat nothing for days', 'is that ok?'], /^No, not for long/],
  ])('what harms somebody is not called normal: %j', async (lines, expected) => {
    expect(await lastReply(lines)).toMatch(expected);
  });

  test('by the rules of the house', () => {
    const rows = [...facts, ...helping, ...places, anyHelp];
    for (const { say, ask } of rows)
      for (const line of [...say, ...ask]) expect([line, objection(line)]).toEqual([line, undefined]);
  });
});

describe('a question nothing else answers is nodded to, owned, or named', () => {
  test.each([
    [['im scared of the dark since the break in', 'does that make sense?'], /^Yes/],
    [['i feel low every winter', 'do you draw?'], /program/],
    [['i feel low every winter', 'did you also have that?'], /program/],
    [['i hate my job', 'is this something you can relate to?'], /program/],
    [['my sister isnt speaking to me', 'will she come to my birthday?'], /^Whether she will come to your birthday/],
    [['i lost touch with my cousin', 'did she forget me?'], /^Whether she forgot you/],
    [['i started at the bakery in may', 'maybe im just slow?'], /Nothing you've told me|can't see that/],
    [['my son started nursery', 'its very hard isnt it?'], /^Yes, it is/],
  ])('%j', async (lines, expected) => {
    expect(await lastReply(lines)).toMatch(expected);
  });

  test.each([
    [['i took up painting again', 'i have a small room for it?']],
    [['i was fired by email', 'who fires people by email?']],
    [['i passed the test', 'can you believe it?']],
  ])('what asks nobody is not answered: %j', async (lines) => {
    expect(await lastReply(lines)).not.toMatch(/from here|answer/);
  });

  test.each([
    ['will he forgive me?', 'whether he will forgive me'],
    ['does she still love me?', 'whether she still loves me'],
    ['did they mean it?', 'whether they meant it'],
    ['how long will it take?', 'how long it will take'],
    ['do you think my boss will mind?', 'whether my boss will mind'],
    ['does he have a reason?', 'whether he has a reason'],
    ['it is hard, is it?', undefined],
    ['will the job market recover?', undefined],
    ['why me?', undefined],
  ])('%s → %s', (question, expected) => {
    expect(indirectly(question)).toBe(expected);
  });
});

describe('what was asked in the middle of a talk is answered in its own matter', () => {
  test.each([
    [['i drink 2 glasses of wine every night', 'is that too much?'], /doctors advise/],
    [['i hear my neighbours fight and a child cries', 'who do i call?'], /police/],
    [['my cat is old and sick', 'how do i know when its time?'], /more bad ones than good/],
    [['i had a miscarriage', 'was it my fault?'], /^No\. It's hardly ever/],
    [['i have social anxiety', 'how do i talk to people at the wedding?'], /music, the food/],
    [['i told a lie on my cv', 'will they check it?'], /^(?!.*computer program)/],
    [['my aunt has cancer', 'will she die?'], /doctors and nurses/],
    [['i lost my uncle', "its very hard, isn't it? i miss his voice"], /^(?!Whether)(?!.*first time)/],
    [['my ex lives next door', 'would you forgive him?'], /^(?!.*on my side)/],
    [['she yelled at me', 'do you get what i mean?'], /^Yes/],
    [['i like films', 'I watch films on my laptop Do you draw?'], /program/],
    [['i want to learn to say no', 'how do i start'], /^Small/],
    [['im in debt 8000', 'can i go to prison for debt?'], /in most countries, no/],
    [['my neighbour is 85 and alone', 'i havent seen her in 2 days', 'who do i tell?'], /^Knock and ring/],
    [['my neighbour plays music until 2', 'i go to work at 6', 'who do i tell?'], /building/],
    [['i cant afford my insulin', 'where can i get help?'], /^The pharmacist/],
    [['my daughter started vaping', 'how bad is it?'], /nicotine/],
    [['my dad has early alzheimers', 'how fast does it go?'], /in steps/],
    [['i hit send too soon', 'can you unsend an email?'], /^(?!From what people say)/],
  ])('%j', async (lines, expected) => {
    expect(await lastReply(lines)).toMatch(expected);
  });
});
