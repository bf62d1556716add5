import { describe, expect, it } from 'vitest';
import { denialIn, isPlainlyMisread } from '#companion/safety/denials.ts';
import { screen } from '#companion/safety/screen.ts';
import { follow, noState, type SafetyState } from '#companion/safety/state.ts';

const now = new Date('2026-11-20T18:00:00Z');
const alarmed = { ...noState, need: 'suicide', at: now.toISOString(), near: 'suicide' } as const;
const softly: SafetyState = { ...alarmed, level: 'elevated', asked: 'doubt', bySound: true };
const straight: SafetyState = { ...alarmed, level: 'elevated', asked: 'suicide', replies: 1 };
const urgently: SafetyState = { ...alarmed, level: 'imminent', asked: 'company', replies: 1 };

const careAfter = (state: SafetyState, message: string) => follow(state, screen(message), message, now).care;

describe('Somebody who was misread', () => {
  it.each([
    'Hurt myself? I dropped a casserole dish on my foot.',
    'Kill myself? Over a parking ticket?',
    'In danger?? I work in a chip shop',
    'Who said anything about suicide? I was telling you about my tomatoes',
    'where did that come from, i was on about the milk',
    'I want to live, that’s the whole trouble',
    'lol no i meant the pub quiz',
    'Excuse me? I was speaking of my late husband’s newspaper.',
    'You’ve gone off on one. It was a chair and a lamp.',
  ])('is believed, softly asked or straight out: %j', (message) => {
    expect(careAfter(softly, message)).toBe('corrected');
    expect(careAfter(straight, message)).toBe('corrected');
  });

  it.each([
    'its a till',
    'no. it’s a mug',
    'The chair is just a chair.',
    'bro it’s a video game',
    'I was only describing the room',
  ])('is believed by what the word stood for, where only a sound had alarmed: %j', (message) => {
    expect(careAfter(softly, message)).toBe('corrected');
  });

  it.each([
    'What?? 911? I slept on the EDGE of the BED so I wouldn’t move his cars. Nobody is hurting anybody.',
    'Safer from what? It’s a mug. Goodnight.',
    'What? No! I’m not suicidal, I’m scared of a train. Can we go back to tomorrow morning',
    'wtf no, I was talking about a video game, calm down',
  ])('ends even the urgent words by protest and what was meant: %j', (message) => {
    expect(careAfter(urgently, message)).toBe('corrected');
  });

  it('is heard again when a danger is said afresh', () => {
    const { state } = follow(urgently, screen('What?? It’s a mug!'), 'What?? It’s a mug!', now);
    const afresh = 'ok I lied, I want to kill myself';
    expect(follow(state, screen(afresh), afresh, now).care).toBe('crisis');
  });
});

describe('Somebody who plays a danger down', () => {
  it.each([
    'forget it, it’s nothing',
    'I’m fine',
    'never mind, it doesn’t matter',
    'I don’t need 911, it’s too late for that',
    'I don’t need a hotline, I need it to be over',
    'it’s just a rope',
    'Suicide? maybe',
    'hurt myself? yeah',
    'In danger? only from me',
    'no no, it was a figure of speech. most days',
    'stop asking',
    'nah im good. tell my mum i said that',
    'I was joking. mostly',
  ])('is not taken at that where they had said it: %j', (message) => {
    expect(careAfter(straight, message)).not.toBe('corrected');
    expect(careAfter(urgently, message)).not.toBe('corrected');
    expect(isPlainlyMisread(message)).toBe(false);
  });

  it.each(['no, I just pray something does it for me', 'I used to be scared of dying and now I look forward to it'])(
    'is heard in what stands beside the no: %j',
    (message) => {
      expect(careAfter(straight, message)).not.toBe('corrected');
    },
  );

  it('denies nothing by a yes that begins like a denial', () => {
    expect(denialIn('Hurt myself? every day')).toBeUndefined();
    expect(careAfter(urgently, 'I took them. What? I said I took them')).not.toBe('corrected');
  });
});
