import { describe, expect, test } from 'vitest';
import { latestOther, withOthers } from '../../src/companion/reading/people.ts';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import type { Mention } from '../../src/companion/reading/reading.ts';
import { talk } from './talk.ts';

const peopleIn = (text: string) =>
  readMessage(text).people.map(({ who, name }) => (name && name !== who ? `${who} ${name}` : who));
const spokenOfIn = (messages: readonly string[]): Mention[] =>
  messages.reduce<Mention[]>((others, text) => withOthers(others, readMessage(text)), []);

describe('people are read by name and by what they are to them', () => {
  test.each([
    ['at rehearsal Malcolm, the new director, moved me to the back row', ['the director Malcolm']],
    ['my sister Carla did not invite me', ['your sister Carla']],
    ['I was talking to Gareth and he just walked off', ['Gareth']],
    ['My flatmates laugh when I come in', ['your flatmates']],
    ["My boyfriend's mum rang", ["your boyfriend's mum"]],
    ["Mum's mum rang", ["your mum's mum"]],
    ['the kid said "my cousin cries all the time"', []],
    ['I said "my cousin cries all the time"', ['your cousin']],
    ['Kojo asked if he may now have my room', ['Kojo']],
  ])('%s: %s', (text, people) => expect(peopleIn(text)).toEqual(people));

  test.each([
    'I am from Stoke and I work in Leeds',
    'On Monday I watched Netflix in English',
    "You're cross, Alan",
    'That said, I was fine',
    'I was sure it was Parkinson',
    'Will you listen? May I talk?',
  ])('%s: nobody', (text) => expect(peopleIn(text)).toEqual([]));

  test('a name told later is of the one who had none', () => {
    const others = spokenOfIn(['my girlfriend answers me in one word', 'ok. her name is Abena. we are both students']);
    expect(others).toMatchObject([{ who: 'your girlfriend', name: 'Abena', subject: 'she', times: 2 }]);
  });

  test('or where it is typed without its mark', () => {
    const others = spokenOfIn(['my best friend sits with others now', 'her names Brooklyn. she looked at me']);
    expect(others).toMatchObject([{ who: 'your best friend', name: 'Brooklyn', subject: 'she' }]);
  });

  test('who has died is known to have died, from the message that says so on', () => {
    const others = spokenOfIn(['I run it alone since Gareth died', 'Gareth always did the talking']);
    expect(others).toMatchObject([{ name: 'Gareth', isDead: true }]);
    expect(spokenOfIn(['my best friend sat with me', 'she died in May'])).toMatchObject([
      { subject: 'she', isDead: true },
    ]);
    expect(spokenOfIn(['my brother rang', 'she died in May'])).toMatchObject([{ subject: 'he', isDead: false }]);
    expect(latestOther(spokenOfIn(['my dog is ill', 'Pauline rang']))).toBe('Pauline');
  });
});

describe('a question about somebody', () => {
  const asked = (reply: string) => /[^.?!]*\?\s*$/.exec(reply)?.[0].trim() ?? '';
  const last = async (messages: string[]) => (await talk(messages)).at(-1)?.reply ?? '';

  test.each([
    [['Tyler borrowed my amp and he put it out in the rain'], 'Tyler'],
    [['my boss emailed me at eleven at night and asked where the slides were'], 'your boss'],
    [['my sister sold the piano and kept the money'], 'your sister'],
  ])('%j asks about %s', async (messages, who) => expect(asked(await last(messages))).toContain(who));

  test('is never about somebody who died, nor about who was only mentioned on the way', async () => {
    expect(
      asked(await last(['I have run it alone since Gareth died and I read the bad review twenty times'])),
    ).not.toContain('Gareth');
    expect(
      asked(await last(["I've been doing half the job since Maire went on leave and they gave it to someone else"])),
    ).not.toContain('Maire');
  });
});

describe('what is handed back says who it is about', () => {
  test.each([
    [['My husband is always away', 'he says forget the money and go to sleep'], /your husband says/i],
    [['Malcolm moved me to the back row', 'he might have taken me aside before the others came'], /Malcolm might have/],
  ])('%j', async (messages, told) => expect((await talk(messages)).at(-1)?.reply).toMatch(told));

  test('but not where it may be another', async () => {
    const reply = (await talk(['My husband is away', 'the man at the desk said he lost my form and he shrugged'])).at(
      -1,
    )?.reply;
    expect(reply).not.toMatch(/husband lost|husband shrugged/i);
  });
});
