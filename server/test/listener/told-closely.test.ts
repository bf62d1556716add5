import { describe, expect, test } from 'vitest';
import { matters } from '#companion/listener/matters/matters.ts';
import { happened } from './happened.ts';
import { heardIn } from './heard-in.ts';
import { lastReply } from './talk.ts';

/** The matters a line of which stands in a reply. */
const spokenOf = (reply: string): string[] =>
  matters
    .filter(({ hear, ask }) => [...hear, ...ask].some((line) => !line.includes('{') && reply.includes(line)))
    .map(({ id }) => id);

describe('one turn of phrase in a story is not taken for what it only sounds like', () => {
  test.each([
    ['i lost a residents name in handover, it just was not there', 'patient-died-on-shift'],
    ['the girl at the counter looked at me funny when i asked for two', 'gave-a-look'],
    ['my husband shouted up the stairs that the kettle was on', 'partner-snapped'],
    ['his wife dropped her purse and her keys were gone', 'lost-a-thing'],
    ['i scrolled down to find what she had written about me', 'scrolls-on'],
    ['he moved his chair away from mine', 'made-room-for-you'],
    ['i dont know what i want to say', 'not-knowing-what-to-do'],
    ['my mum never let me dance', 'not-allowed'],
    ['i miss the choir we were', 'missed-their-thing'],
    ['i used to love running', 'used-to-make-things'],
    ['i was the one who stayed late', 'the-one-who-stayed'],
    ['he said he doesnt love me less', 'told-they-are-not-loved'],
    ['i wake at five same as always', 'awake-in-the-small-hours'],
    ['i shook the hand of the widow', 'did-it-shaking'],
    ['we broke up eight months ago', 'broke-up-lately'],
    ['a fee and a form i didnt fill in', 'forms-and-offices'],
    ['we split up outside the childrens hospital', 'child-is-ill'],
    ['i bet it was the same gas bill', 'bill-came'],
    ['my dad says thank you my son the doctor', 'not-thanked'],
    ['she sent me a picture of the grave', 'at-the-grave'],
    ['they said they would ring but he hasnt texted', 'broke-their-word'],
    ['i saw his wife at the window', 'knows-of-anothers-affair'],
    ['i have to see them again in two weeks till then nothing, my kids i mean', 'has-to-see-them-again'],
  ])('%s: not %s', (message, id) => expect(happened(message)).not.toContain(id));

  test.each([
    ['i lost a patient today', 'patient-died-on-shift'],
    ['she looked at me like i was dirt', 'gave-a-look'],
    ['my husband shouted at me over the bins', 'partner-snapped'],
    ['i lost my wallet on the tram', 'lost-a-thing'],
    ['i just keep scrolling', 'scrolls-on'],
    ['he shifted up so i could sit and moved his bag for me', 'made-room-for-you'],
    ['i dont know what to do', 'not-knowing-what-to-do'],
    ['my mum wont let me go', 'not-allowed'],
    ['i missed his nativity play again, my son is five', 'missed-their-thing'],
    ['i used to knit', 'used-to-make-things'],
    ['we broke up last week', 'broke-up-lately'],
    ['i went to the cemetery this morning, it is a year since dad died', 'at-the-grave'],
    ['the gas bill came', 'bill-came'],
    ['he takes it all for granted', 'not-thanked'],
    ['i wake at three every night, no sleep', 'awake-in-the-small-hours'],
  ])('%s: %s', (message, id) => expect(happened(message)).toContain(id));
});

describe('a matter that has come to its end is no longer what they speak of', () => {
  test.each([
    [['driving test this morning, i was sick twice', 'i passed it, only two minors'], 'failed-driving-test'],
    [['the cat is missing since sunday', 'he came home at six, thin as a rake'], 'animal-missing'],
    [['our dog is at the vet and wont eat', 'we had her put to sleep at four, she was licking his hand'], 'animal-ill'],
    [['biopsy results on friday', 'it came back clear. i cant take it in'], 'waiting-for-results'],
    [['failed the bar exam in may, resit was in october', 'i finally passed'], 'failed-exam'],
  ])('%j: not %s', (messages, id) => expect(heardIn(...messages)).not.toBe(id));

  test.each([
    [['failed my driving test again, third time'], 'failed-driving-test'],
    [['the cat is missing since sunday', 'nobody has seen her'], 'animal-missing'],
    [['our dog is at the vet and wont eat', 'they are keeping her in'], 'animal-ill'],
    [['failed my anatomy exam', 'my friends all passed and went out'], 'failed-exam'],
  ])('%j: still %s', (messages, id) => expect(heardIn(...messages)).toBe(id));
});

describe('where somebody is in life is not what brings them, unless they say so', () => {
  test.each([
    [['getting married in three weeks and my hair is coming out in handfuls'], 'own-wedding'],
    [['i teach year 4 and my own son wont speak to me'], 'teaching-too-much'],
    [
      ['we are getting married in june', 'my brother says he wont wear the kilt and dad has stopped eating'],
      'own-wedding',
    ],
    [['im on a short contract', 'my neighbour was sitting on the step with no shoes on'], 'on-a-short-contract'],
  ])('%j: nothing of %s', async (messages, id) => expect(spokenOf(await lastReply(messages))).not.toContain(id));

  test('a state told before gives way to what somebody else does', async () => {
    const reply = await lastReply(['i cant sleep', 'my brother rang to say he is selling the van']);
    expect(spokenOf(reply)).not.toContain('awake-at-night');
  });
});

describe('beside a loss that stands, a state has no word of its own', () => {
  test.each([
    [['we lost our dog on monday', 'i cant sleep, i keep listening'], 'dog-died'],
    [['my husband died in august', 'i cried in the car park again'], 'partner-died'],
  ])('%j: %s', async (messages, id) => {
    const reply = await lastReply(messages);
    expect(reply).not.toMatch(/trying makes it worse|needs no reason that anyone else|looks heavier than by day/);
    expect(heardIn(...messages)).toBe(id);
  });
});

describe('what they have just told is not asked', () => {
  test.each([
    ['he finished with me on saturday in the car park of the gym', /Where did it happen/],
    ['landlord is selling and we have to be out by the 9th', /How long have you got/],
    ['i got offered a job in leeds and they want to know by monday noon', /By when do they want/],
  ])('%s', async (message, question) => expect(await lastReply([message])).not.toMatch(question));
});
