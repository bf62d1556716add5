import { describe, expect, it, test } from 'vitest';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { ways, whether } from '../../src/companion/listener/lines/own-ways/own-ways.ts';
import { thingsAsked } from '../../src/companion/reading/thing-asked.ts';
import { lastReply, talk } from './talk.ts';

describe('the thing that is asked about is heard', () => {
  it.each([
    ['How can i stop being jealous of my sister', 'stop being jealous of my sister'],
    ['i want to know how to calm my temper', 'calm my temper'],
    ['any tips for making friends in a village?', 'making friends in a village'],
    ['please help me to concentrate', 'concentrate'],
    ['i need some assistance in sleeping after night shift', 'sleeping after night shift'],
    ['should i tell my aunt?', 'tell my aunt'],
    ['do you suggest taking a week off', 'taking a week off'],
    ['would it help if i see a doctor', 'see a doctor'],
    ['is it a good idea to block him', 'block him'],
  ])('%s: %s', (said, thing) => expect(thingsAsked(said)[0]?.thing).toBe(thing));

  it.each([
    "i don't know how to cope",
    'i am not sure exactly how to make friends here',
    'how could he do this to me',
    'how does she sleep at night',
    'the problem is how to find a job at my age',
    "i'm thinking of other ways to make money",
    'he told me how to manage my time',
  ])('none is named: %s', (said) => expect(thingsAsked(said)).toEqual([]));
});

describe('what is asked about by its name gets one step in just that', () => {
  test.each<[string[], RegExp]>([
    [['i work nights at the bakery and live by a main road', 'i need help in sleeping in the daytime'], /dark/],
    [['exams start monday, i feel sick with fear', 'should i go to my school councellor'], /^Yes, I'd go/],
    [['my thesis is due and i do nothing all day', 'how can i stop procrastinate'], /(?:five|seven) minutes/],
    [['it rains for weeks and everything is closed', 'how can i stay positive'], /each evening|scrolling/],
    [['since we moved to Cork i have nobody', 'do you have any ideas how i can make friends'], /every week|half know/],
    [['Tom broke up with me in june', 'how can i finally move on'], /mute their pages|ten lines|one thing/],
    [['my manager texts me every sunday', 'do you think i should bring it up with her?'], /^Yes, I'd bring it up/],
    [['no work since the shop closed', 'any ideas where to look for a job'], /ten people|five employers|three good/],
    [['i am so tired of the warehouse', 'should i start looking for another job?'], /^Yes, I'd look/],
    [['my dad passed away in march', 'how do i deal with this'], /through this week|letter/],
    [['my husband cheated on me with a neighbour', 'what can i do to feel better'], /decide nothing|distance/],
    [['my sister hardly eats since the divorce', 'how can i cheer her up?'], /Sit with her|ask her one thing/],
    [['we fell out over the trip', 'Should I talk to her alone first?'], /just the two of you/],
    [['i shout at everybody at home', 'can you give me tips to control my anger'], /ten minutes|came just before/],
    [['i drive a taxi all night', 'I need assistance in sleeping sound at day time'], /really dark|two parts/],
    [['i cry for no reason since august', 'what type of doctor could i see?'], /your ordinary doctor/],
    [['my girlfriend hides her phone, i think she cheats', 'how do i know for sure?'], /ask once, straight/],
    [['my cat ran away on sunday', 'any tips on how i can get my mind off it'], /hands and eyes|walk fast/],
    [['i miss every deadline at the college', 'can you share some tips on time management?'], /three days/],
    [['three years in this town and i am so lonely', 'should i see a therapist'], /^Yes/],
    [['i am on my feet all week and my head is full', 'do you suggest taking a few days off?'], /^Yes/],
  ])('%j', async (lines, step) => expect(await lastReply(lines)).toMatch(step));

  it('gets another one in the same thing where it asks for more', async () => {
    const replies = await talk(['my boyfriend left me in may', 'how can i forget him', 'any other ideas?']);
    expect(replies[1]?.reply).toMatch(/mute|ten lines|not try to forget/);
    expect(replies[2]?.reply).toMatch(/mute|ten lines|not try to forget/);
    expect(replies[2]?.reply).not.toBe(replies[1]?.reply);
  });

  test.each([
    [['he hits me when he drinks', 'how can i stay positive'], /each evening/],
    [['i told nobody yet that i am pregnant', 'should i tell my parents?'], /calmer one/],
    [['he blocked me after the breakup', 'should i text him?'], /no answer came|Not today/],
    [['my brother takes heroin again', 'how can i help him?'], /not try to mend it/],
    [['i love sleeping in', 'how do i get my sleeping bag clean'], /getting up/],
    [['my son cries every night', 'how do i stop him crying'], /both feet/],
    [['the test came back', 'how do i tell them i am positive'], /all day/],
  ])('not where it would be wrong: %j', async (lines, step) => expect(await lastReply(lines)).not.toMatch(step));
});

test.each([...ways, ...whether].map((row) => [String(row.put).slice(0, 60), row] as const))(
  'asks nothing but its one question: %s',
  (_, { say, ask }) => {
    expect([...say, ...ask].filter((line) => objection(line) !== undefined)).toEqual([]);
    expect(say.filter((line) => line.includes('?'))).toEqual([]);
    expect(ask.filter((line) => line.split('?').length !== 2)).toEqual([]);
  },
);

test('ideas that might help are asked for, and not whether they help', async () =>
  expect(
    await lastReply([
      'i hardly get up since spring, time goes by',
      'do you have any ideas that might help me feel better?',
    ]),
  ).not.toMatch(/^It does/));

describe('what is asked after a step', () => {
  it('is how to begin with it', async () => {
    for (const said of ['how do i do that?', 'ok, but where do i start'])
      expect(await lastReply(['i have no friends in Ghent', 'how can i meet people', said])).toMatch(
        /day and an hour|almost too easy/,
      );
  });

  it('opens with what they told in the same breath, in a first message', async () =>
    expect(
      await lastReply(['The shop let me go in march and i am scared about the rent. Any advice on how to find a job?']),
    ).toMatch(/^(?:So )?(?:you|the shop)/i));
});
