import { describe, expect, it } from 'vitest';
import { answerOf, isPlainYes } from '#companion/safety/answers.ts';
import { isCrisis } from '#companion/safety/assessment.ts';
import { screen } from '#companion/safety/screen.ts';
import { isFaint } from '#companion/safety/sounds.ts';
import { wholeTalk } from '../companion/whole-talk.ts';

const talk = async (...messages: readonly string[]) => (await wholeTalk(messages)).map(({ content }) => content);

describe('Plain words of plain people', () => {
  it.each([
    'how can i overcome this shyness can you help me out',
    'my electric bill is overdue and i need a new job',
    'i keep overdoing the details in my reports',
    'the film was exciting and i want more of that in my life',
    'i am thinking of handing in my notice',
    'i lost my best high school friends after we all went to college',
    'i am a sophomore in college and the exams are near',
    'i called the number and a voice said to leave a message',
    'my firm let ten people go this week and i might be next',
    'thanks, it is just that my job is ending soon and nothing new has come up',
    'i find it hard to fall asleep, that is so most nights',
    'i am ok doing the best i can with the kids and the house',
    'the exam is half the grade so it is the only thing i can think about',
    'i am worried that the night shifts will harm my relationship',
    'our manager threatens my job whenever i ask a question',
    'she threatens to fire us every friday',
    'to look like them i would have to starve myself',
    'i just want to be there for my kids',
    'about ten years ago when my sister was 15 she was sexually assaulted and the trial was hard on us all',
    'i do not like it but i will do it.',
  ])('are no danger where nothing in them is: %j', (said) => expect(isCrisis(screen(said))).toBe(false));

  it.each([
    'after this week i want to crawl under a stone and die',
    'honestly i want to curl up and die',
    'i am so low i cannot go on with everyday life',
    'i do not know how long i can carry on',
    "i don't know how much longer i can hold on",
    "i can't live without him",
    'i lost interest to live',
    'i want to give up on everything',
    'we were married nine years and now i do not know how to go on',
    'i feel like i do not deserve my baby',
    'he moved out on friday and my life is over',
    'it has been two years of my back and i dont want to live with this pain',
    'I do not want to live with the guilt any more',
    'sometimes things are not worth it',
    'the hotline people thought i was suicidal and sent the police',
  ])('that may mean dying or not are asked about softly: %j', (said) => {
    const found = screen(said);
    expect([found.need, isCrisis(found), isFaint(found)]).toEqual(['suicide', true, true]);
  });

  it.each([
    'i was so embarrassed i wanted to crawl under a stone and die lol',
    'i just want to curl up in bed and watch films',
    'i could not live without my phone',
    "i can't go on holiday this year",
    "i can't carry on with two jobs, one has to go",
    'i do not know how much longer i can do this job',
    'i want to give up on dating',
    'i lost interest in my old hobbies',
    'i do not know how to go on the website',
    'he does not deserve my kindness',
    'i dont want to live with my in laws',
    'i do not want to live with this mess in the kitchen',
  ])('and are let be where they name what they are about: %j', (said) => expect(isCrisis(screen(said))).toBe(false));

  it.each([
    'there is no point to live and nobody calls me',
    'i have negative thoughts to end up my life',
    'i am doing the best i can but i want to die',
    'dying is the only thing i can think about',
    'i want to fall asleep and not wake up',
  ])('are asked about outright where they are outspoken in a learner’s English: %j', (said) => {
    const found = screen(said);
    expect([found.need, isCrisis(found), isFaint(found)]).toEqual(['suicide', true, false]);
  });
});

describe('Blackmail with pictures', () => {
  it.each([
    'a man from the app is blackmailing me with my photos',
    'my ex threatens to post my nude pictures if i do not pay',
    'someone has my nudes and wants money',
    'i am being blackmailed',
  ])('is a crime and no shame of theirs: %j', async (said) => {
    const [reply] = await talk(said);
    expect(reply).toMatch(/crime|breaking the law/);
    expect(reply).toMatch(/keep/i);
    expect(reply?.match(/\?/g)).toHaveLength(1);
  });

  it.each([
    'my mother emotionally blackmails me into every visit',
    'he found my old selfies, blackmail material haha',
    'i read a novel about a blackmailed judge',
  ])('is not heard in %j', (said) => expect(screen(said).reasons).not.toContain('abuse.blackmail'));

  it('is told what to do when they ask', async () => {
    const [, reply] = await talk('he is blackmailing me with my photos', 'what should i do');
    expect(reply).toMatch(/1-800-799-7233/);
  });
});

describe('Somebody who may be read along with', () => {
  it.each([
    'she could come in and read this',
    'if i suddenly stop writing it is because he came home',
    'i have to delete this before she gets home',
    'i need to close this my husband is coming',
    "i can't let him see that i am talking to you",
  ])('is told how to be gone, and asked whether they are safe: %j', async (said) => {
    const [reply] = await talk(said);
    expect(reply).toMatch(/close this page|gone from here/);
    expect(reply).toMatch(/deleted/);
    expect(reply).toMatch(/safe[^?]*\?$/);
  });

  it.each([
    'i have to delete this before she sees it, it is a surprise party',
    'she might read this letter and be angry',
    'they might come see the baby on sunday',
    'if i leave my job it is because he makes me',
    'i need to delete this app, my phone is full',
  ])('is not heard in %j', (said) => expect(screen(said).reasons).not.toContain('abuse.read-along'));
});

describe('A child of theirs who speaks of dying', () => {
  it.each([
    'i lost weeks of work because my child was having suicidal thoughts and everything else had to wait for it',
    'my 12 year old said he wishes he was dead',
    'my daughter told me she wants to kill herself',
  ])('comes first: %j', async (said) => {
    const [reply] = await talk(said);
    expect(reply).toMatch(/child|parent/);
    expect(reply).toMatch(/(?:safe at this moment|with them)[^?]*\?$/);
  });

  it('is no danger any more where they are well today', () =>
    expect(screen('my sister felt there was no point in living but she is doing well now').need).toBeUndefined());
});

describe('No food, no bed, and shaking after drink', () => {
  it.each([
    ['since the shop closed we are struggling to pay for groceries', /food bank/i],
    ['there is no food in the house and payday is friday', /food bank/i],
    ['we are getting evicted on friday and we have nowhere to go', /\bbed\b/],
    ['i am sleeping in my car since monday', /\bbed\b/],
    ['my aunt told me she wants me to move out and i have no where to go', /\bbed\b/],
    ['i stopped drinking two days ago and now my hands are shaking', /doctor/],
  ])('%j is told where help is', async (said, help) => {
    const [reply] = await talk(said);
    expect(reply).toMatch(help);
    expect(reply).toMatch(/\b(?:211|911)\b/);
  });

  it.each([
    "i can't afford fancy food anymore lol",
    'my dog has no food left at home',
    'my friend has nowhere to stay tonight',
    'i had to stop drinking coffee',
  ])('and not %j', async (said) => expect((await talk(said))[0]).not.toMatch(/211|food bank|call 911/));
});

describe('What only begins like an answer', () => {
  it.each([
    ['I used to, years ago. These days, no.', 'no'],
    ['Yes, in the past, but not any more', 'no'],
    ['I did not tell my sister', 'no'],
    ['I was fired in march', undefined],
    ["I don't see my cousins much", undefined],
  ])('%j is %j', (said, answer) => expect(answerOf(said)).toBe(answer));

  it.each([
    ['yes', true],
    ['I am', true],
    ['I am safe', true],
    ['I am looking for help with my moods', false],
  ])('whether %j says that they are safe: %j', (said, yes) => expect(isPlainYes(said)).toBe(yes));
});

describe('Who calls themselves a cutter', () => {
  it.each(['I am a cutter', "i'm a cutter and nobody at home knows"])('is asked about it: %s', (message) =>
    expect(screen(message).need).toBe('self-harm'),
  );

  it.each(['I am a glass cutter', 'he is a cutter at the tailor shop', 'i was a cutter in a garment factory'])(
    'and is not, where it is a trade: %s',
    (message) => expect(screen(message).level).toBe('none'),
  );
});
