import { describe, expect, it } from 'vitest';
import { isCrisis } from '#companion/safety/assessment.ts';
import { screen } from '#companion/safety/screen.ts';
import { isFaint } from '#companion/safety/sounds.ts';

describe('What is left unsaid is heard', () => {
  it.each([
    'wanna cut so bad. haven’t yet',
    'been wanting to cut all evening, resisting so far',
    'want to cut. not yet though',
    'the urge to cut is back. havent given in',
    'craving to cut again. holding out',
  ])('as an urge not given in to: %j', (text) => {
    expect(screen(text)).toMatchObject({ subject: 'self' });
    expect(isCrisis(screen(text))).toBe(true);
  });

  it.each([
    'each time i cross the viaduct i wonder, is it today',
    'whenever I stand on the platform I ask myself: now?',
    'every time I walk past the cliff I think maybe tonight',
    'whenever im up on the roof i think why not',
    'Every morning on the overpass, every time, the bridge and I think: today?',
  ])('as a deadly place that is asked a question: %j', (text) => {
    expect(screen(text)).toMatchObject({ subject: 'self' });
    expect(isCrisis(screen(text))).toBe(true);
  });

  it.each([
    'he lied all along and it hurts so much I want to jump over a bridge',
    'three years gone, and I wanna leap over the balcony',
    'sometimes I could jump over the railing',
  ])('as a wish to jump, over as well as off: %j', (text) => {
    expect(screen(text)).toMatchObject({ subject: 'self' });
    expect(isCrisis(screen(text))).toBe(true);
  });

  it.each([
    'a friend of mine, well, it’s me, wants to die',
    'my mate (fine, that’s me) keeps thinking about jumping',
    'someone I know, and the someone is me, wants to kill herself',
    'asking for a friend who wants to end it. I’m the friend',
    'my friend who is actually me has been suicidal',
  ])('as a friend who is the writer: %j', (text) => {
    expect(screen(text)).toMatchObject({ subject: 'self' });
    expect(isCrisis(screen(text))).toBe(true);
  });

  it.each([
    'lying there most nights weighing up whether to carry on living',
    'I’ve been debating if I should end things',
    'nights spent turning it over, whether to end everything',
    'mulling whether to finish it all',
    'torn about whether to stay alive',
  ])('as a weighing of whether to go on: %j', (text) => {
    expect(screen(text)).toMatchObject({ subject: 'self' });
    expect(isCrisis(screen(text))).toBe(true);
  });

  it.each([
    'I pray God doesn’t wake me tomorrow',
    'begging Jesus to not let me see the morning',
    'ask the Almighty each night to leave me asleep for good',
    'told God not to bother waking me up',
    'I say my prayers and my prayer is not to wake up',
  ])('as a prayer not to wake: %j', (text) => {
    expect(screen(text)).toMatchObject({ subject: 'self' });
    expect(isCrisis(screen(text))).toBe(true);
  });

  it.each([
    'was only joking about the pills. sort of',
    'jk about jumping... half',
    'just kidding about the rope lol. i think',
    'joking about the note, or am i',
  ])('as a joke half taken back: %j', (text) => {
    expect(screen(text)).toMatchObject({ subject: 'self' });
    expect(isCrisis(screen(text))).toBe(true);
  });

  it.each([
    'couldn’t do it because of the dog, but he’s dying',
    'i wouldnt do it while my mum is here but she is going into hospice',
    'I’d never do it because of my kids and now they are leaving',
    'the only reason I’m still here is my cat and she’s dying',
    'I could never do that to my mother, but she’s gone now',
  ])('as a reason to stay that is going away: %j', (text) => {
    expect(screen(text)).toMatchObject({ subject: 'self' });
    expect(isCrisis(screen(text))).toBe(true);
  });

  it.each([
    'every time I drive over that bridge I think of my grandfather',
    'whenever I’m on the platform I think the train is late today',
    'jk about the bridge being closed',
    'jk about dying, the exam was fine',
    'just kidding about the pills, they are mints',
    'I was only joking about jumping on the trampoline',
    'my friend thinks it’s me, but it was her who started the row',
    'my friend asked me to come and it’s me who cooks',
    'well it’s me again, how are you',
    'debating whether to end things with him',
    'turning over whether to finish the degree',
    'weighing whether to keep going to the gym',
    'I asked my husband not to wake me on Sunday',
    'I pray to God the baby doesn’t wake up',
    'I asked God to let me sleep tonight before the exam',
    'I’d never do it because of my knees, but my sister is going to run the marathon',
    'I couldn’t do it for my daughter but she managed it alone',
    'I would never do that to my dog, and he goes everywhere with me',
    'mostly I’m fine. I think. the wedding is in May',
    'I love that bridge, every time I think: today the light is good',
    'I wonder whether to stay on at school',
  ])('and the same words are left in peace where they mean what they say: %j', (text) => {
    const found = screen(text);
    // The sound of one may still be asked about softly; that is no script.
    expect(isCrisis(found) && !isFaint(found)).toBe(false);
  });
});
