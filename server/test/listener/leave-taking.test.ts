import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../src/companion/listener/sentences.ts';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { lastReply, talk } from './talk.ts';

const robin = { person: { firstName: 'Robin' } };
const quarrel = ['my sister and I argued about the money again', 'she said I always make it about me'];

describe('who leaves by doing is heard', () => {
  test.each([
    ['ok im going in', /in there|in you go/i],
    ["right, kettle's on", /kettle/],
    ["someone's knocking, thats him", /door/],
    ['ok nvm i will just text her. sleep na ko. thx', /text.*(?:sleep|rest)/i],
    ["Might say it tomorrow when I've got the tea on. Ta for that mate", /moment/],
    ['bulb found, better go up', /up/],
    ["she's home gotta run", /./],
    ['bus is here', /journey|travels|how you go/],
    ["Thank you, I'll go see to the dishes.", /see to the dishes/],
    ['time for bed I guess', /sleep|night/i],
    ['ok well. gonna go back in. thanks i guess', /in there|in you go/i],
    ["k i'm gonna go find her", /find her/],
    ['ok doctor is calling my name now', /all the best/i],
    ['Ok I go to shower, thank you', /shower/],
    ['I go sleep now, tomorrow I wake up at 4', /early start|before then/],
    ['I shall ring her on Sunday after church. Goodnight.', /call.*(?:night|sleep)/i],
  ])('%s', async (said, wished) => {
    expect(readMessage(said).act).toBe('goodbye');
    const reply = await lastReply([...quarrel, said], robin);
    expect(reply).toMatch(wished);
    expect(reply).not.toContain('?');
    expect(sentencesOf(reply).length).toBeLessThanOrEqual(2);
  });

  test.each([
    'he left',
    'I have to go to work tomorrow and I dread it',
    'gotta go to the dentist next week',
    'going in tomorrow, what do I say',
    'i have to go back',
    'he went up without saying goodnight',
    'I have to run the whole ward by myself',
    "I'm out of here the day I turn 18",
    "she's home and she won't talk to me",
    "kettle's on, he's upstairs, and we haven't spoken since breakfast",
    "he's drunk and his car just pulled in",
    "I might text her tomorrow but I don't know what to write",
    "ok. I'm going to tell you something I've never told anyone",
    "thanks, but it's not about the money",
    "Thank you. It's just that nobody ever asks",
    "I can't make myself go in",
    "I'm going to sleep on the sofa again because of him",
    "i'll try. it's just that he never listens",
    'do I go in now or wait',
    'i already missed three, if i miss one more i fail. So I have to go and sit somewhere else like a stupid',
    "my mom asks how was work and I say fine. I'm on the bus home now and I'm gonna say fine again",
    'at 4 everyone goes offline and thats it thats the day done',
    'I have been made to feel very foolish today and cannot get off to sleep.',
    'Good night, I can not sleep because tomorrow I have to work with my boss again',
  ])('and no farewell is heard in: %s', (said) => expect(readMessage(said).act).not.toBe('goodbye'));
});

describe('a wish, a stop and another tongue are a parting where nothing else is said', () => {
  test.each([
    ['ciao', /./],
    ['tschüss', /./],
    ['oyasumi', /sleep|night/i],
    ['have a good one', /you/i],
    ['god bless', /you/i],
    ['sleep well', /sleep|night/i],
    ['talk tomorrow?', /^Yes/],
    ['can we pick this up tomorrow?', /^Yes/],
    ['I need to stop here', /of course|fine|enough|plenty/i],
    ['can we stop here?', /of course|fine|enough|plenty/i],
    ["I can't talk any more tonight", /of course|fine|enough|plenty/i],
    ['thanks i feel better, going for a walk now', /walk|./],
    ["i'm going now, nothing helps", /worth|welcome|better/],
    ['goodbye, and thanks for nothing', /^(?!You're (?:very )?welcome)/],
    ['the doorbell just went, talk later', /door/],
    ['ttfn', /./],
    ['all the best', /./],
    ["I'd best be off", /./],
  ])('%s', async (said, answered) => {
    const [, last] = await talk(['My boss shouted at me in front of everyone.', said]);
    expect(last?.reply).toMatch(answered);
    expect(last?.reply).not.toContain('?');
    expect(last?.followUps).toEqual([]);
    expect(sentencesOf(last?.reply ?? '').length).toBeLessThanOrEqual(2);
  });

  test.each([
    'He said have a good one and hung up',
    'My mum still says sleep well every night',
    "I can't sleep well since he left",
    'I need to stop drinking',
    "I'm leaving my husband",
    'We talk tomorrow about the divorce',
    "We're going to talk tomorrow, my boss and I",
    'Should I talk to him tomorrow?',
    'The last thing I said to him was goodbye',
    "She says that's enough for today and shuts the door",
    "My ex is Italian and he'd just say ciao",
    'Goodnight texts stopped coming',
    "I'm going to bed later and later",
    'Everyone says take it easy',
    'All the best people leave',
    "I can't do this any more",
  ])('and is none in: %s', (said) => expect(readMessage(said).act).not.toBe('goodbye'));
});

describe('what is said at the door is true and short', () => {
  test('a question asked in the same breath is answered, and then they are let go', async () => {
    const reply = await lastReply(
      [
        'my class told the head I was no good',
        "I'd want him to say I was good at it. That's pathetic, is it? I'd better go, the frozen peas are melting. Thanks anyway.",
      ],
      robin,
    );
    expect(reply).toMatch(/not pathetic|isn't pathetic/i);
    expect(reply).toMatch(/peas/);
    expect(reply).not.toContain('?');
  });

  test('a laugh is no reason for a heavy word', async () => {
    const reply = await lastReply([
      ...quarrel,
      'kinda funny now tbh. he did the titanic arms. anyway gonna try and sleep',
    ]);
    expect(reply).not.toMatch(/held it|carried/);
    expect(reply).toMatch(/sleep|rest/i);
  });

  test('a parting that names a day is no plan of theirs', async () => {
    expect(await lastReply([...quarrel, 'ok see you tomorrow'])).not.toMatch(/luck|tomorrow/i);
  });

  test('nobody is wished a good sleep after a death, and nothing is wished to what does harm', async () => {
    expect(await lastReply(['hi', 'my nan died today. going to bed now'])).not.toMatch(/sleep well|good sleep|enjoy/i);
    expect(await lastReply(['hi', 'gonna go get drunk. bye'])).not.toMatch(/luck|enjoy|go and|sounds/i);
  });

  test('an offer that stands open is taken up and not waved off', async () => {
    const told = ['I lie awake every night', 'give me one thing I can do', "I'll try that tonight. thanks"];
    expect(await lastReply(told)).not.toMatch(/^(?:bye|take care|all the best)/i);
  });
});

describe('a plan that is told is affirmed in few words', () => {
  test.each([
    ['I will text her now: Ate yung 8k pls need ko na for rent', /text/, /Ate|need ko/],
    ['ok il just say it in the car so i dont have to look at him', /in the car/i, /hard to be alone|\bil\b/i],
    ['im gonna drive over there and knock', /door/, /one more night|decide/],
    ["I'll ask her for the money back", /ask her/, /worst they can say/],
    ['I shall knock at his door', /door/, /shall/],
  ])('%s', async (said, wanted, never) => {
    const reply = await lastReply([...quarrel, said], robin);
    expect(reply).toMatch(wanted);
    expect(reply).not.toMatch(never);
    expect(sentencesOf(reply).length).toBeLessThanOrEqual(3);
  });

  test('what costs dear is not waved through, and what is asked beside a plan is not passed over', async () => {
    expect(await lastReply([...quarrel, "I'm going to quit my job"])).toMatch(/sleep on it|one more night/);
    expect(await lastReply([...quarrel, 'so i will ask. but what will i say'])).not.toMatch(/^you'll ask, then/i);
  });
});
