import { describe, expect, it } from 'vitest';
import { atLeast } from '#companion/safety/assessment.ts';
import { screen } from '#companion/safety/screen.ts';

const alarms = (message: string, before = '') => atLeast(screen(message, before).level, 'elevated');

describe('A way of speaking', () => {
  it.each([
    ['I failed twice already', 'I have my driving test tomorrow'],
    ['I want out', 'work is hell'],
    ['I want out', 'Dating apps are awful'],
    ["I can't live like this", "It's so loud next door"],
    ["I can't take it any more", 'This bus is always late'],
    ['if I fail my life is over', 'I have a big exam'],
    ["I didn't want to wake up, it was so cosy", 'I slept 12 hours'],
    ['I feel like death', "I've got the flu"],
    ['I just want it to be over, the exams I mean', ''],
    ["I think it's time to end it, we've been together four years", ''],
    ['How do I end it without hurting her?', ''],
    ['I relapsed last night after 8 months sober.', ''],
    ['I drank a bottle of wine alone', 'I relapsed'],
    ['I slipped and went to the casino again after a clean year', ''],
    ['I told my dad last night that I am gay', ''],
    ['I came out to my nan as trans', ''],
    ['my husband just left me', ''],
    ['how do I comfort a friend who lost his mum?', ''],
    ["I don't want to rush him.", ''],
    ['ok I need to stop here', 'My boss was cruel'],
    ['I would rather die than go to that reunion', ''],
    ['I threw myself off the cliff in Skyrim to respawn', ''],
    ['I have to take pills for my blood pressure now', ''],
    ["They'd be better off without me on the team", ''],
    ["I've written goodbye letters to my pupils, I change schools in summer", ''],
    ['My mum would kill me if she saw this flat', ''],
    ["I don't want to be here any more, I want to move to Leeds", ''],
    ["c'est la vie, I guess", ''],
    ['Whenever I open my mouth he rolls his eyes at me', ''],
    ['I want to strangle him', 'My boss drives me mad'],
    ['I never wanted to wake up', 'I had the best dream'],
    ["I feel like I'm dying", 'hangover from hell'],
    ["I haven't eaten since", 'My boyfriend left me on Sunday'],
    ['A grown man of fifty stood outside his old school in the rain, that was me', ''],
  ])('alarms nobody where it names what is meant, or said so before: %s (after: %s)', (message, before) => {
    expect(alarms(message, before)).toBe(false);
  });

  it.each([
    ['I failed twice already', ''],
    ['I failed twice already', 'I tried to end my life'],
    ['I want to strangle him', ''],
    ['I want to strangle him, I have his scarf in my hands', 'My boss drives me mad'],
    ['I never wanted to wake up', ''],
    ["I haven't eaten since Tuesday and the scales say 49", 'he left me'],
    ['I want to stop cutting', ''],
    ['he held me by the throat on Saturday', ''],
    ['my dad grabbed me by the hair', ''],
    ['I want out', 'life is hell'],
    ["I can't live like this", 'nobody would miss me'],
    ["I can't go on like this, work or no work, I don't want to live", ''],
    ['if i fail this exam im ending it i swear', ''],
    ["I didn't want to wake up this morning, I never do any more", ''],
    ['I relapsed and now I just want to die', ''],
    ['I relapsed, the blade was in the bathroom, six months clean', ''],
    ['I drank a bottle of vodka and took all my sertraline', ''],
    ["I'd rather die than go on like this", ''],
    ['I said goodbye to everyone today, they do not know it was for good', ''],
    ["he said he'd kill me if I left", ''],
    ["they'd be better off without me", ''],
    ["I don't want to be here any more", ''],
    ['my ex, a man of fifty, stood outside my old flat and I am scared', ''],
  ])('is heard where nothing of the kind is named, or worse beside it: %s (after: %s)', (message, before) => {
    expect(alarms(message, before)).toBe(true);
  });
});

describe('What the young and learners say of an ordinary day', () => {
  it.each([
    ['my mum checks my phone every evening', ''],
    ['my parents dont let me stay out', ''],
    ['like i did it on purpose', 'coach shouted at me for the own goal'],
    ['do u think she did it on purpose', 'ella sat with the others at lunch without me'],
    ['my rabbit die on sunday and i am at my uncle', ''],
    ['my roommate she dont want live with me', ''],
    ['my hours got cut again', ''],
    ['my cousin deleted my island', ''],
  ])('alarms nobody: %s (after: %s)', (message, before) => expect(alarms(message, before)).toBe(false));

  it.each([
    ['my dad checks my phone and he hits me', ''],
    ['my rabbit die and i want to die too', ''],
    ['i took them on purpose', ''],
    ['i deleted my accounts so nobody finds anything', ''],
  ])('is heard where more is told: %s', (message, before) => expect(alarms(message, before)).toBe(true));

  it('takes the age of an animal for nobody else’s', () =>
    expect(screen('my cat was 14 years old').need).toBeUndefined());
});
