import { describe, expect, it } from 'vitest';
import { checkReply } from '#companion/safety/check.ts';
import { screen } from '#companion/safety/screen.ts';

const wantsToDie = screen('I want to die');
const took = screen('I just took all my sleeping pills');

describe('The check on a finished reply to a crisis', () => {
  it('lets a whole reply through untouched', () => {
    const whole =
      'You have been carrying this for so long, and I am glad you said it. You can call or text 988 (988 Suicide & Crisis Lifeline). Tell a doctor, and one person you trust.\n\nHave you thought about how or when you would kill yourself?';
    expect(checkReply(whole, wantsToDie, 'US')).toEqual({ ok: true, text: whole, repairs: [] });
  });

  it('adds what is missing: the straight question, the line, a professional and a trusted person', () => {
    const { ok, text, repairs } = checkReply('That sounds like a hard day, and I hear you.', wantsToDie, 'GB');
    expect(ok).toBe(false);
    expect(repairs).toEqual(expect.arrayContaining(['ask', 'line', 'people']));
    expect(text).toContain('116 123');
    expect(text).toMatch(/doctor or counsellor/);
    expect(text.trim()).toMatch(/\?$/);
  });

  it('puts the emergency number first when minutes count', () => {
    const { text } = checkReply('I hear you, and you matter to the people around you.', took, 'US');
    expect(text.indexOf('911')).toBeLessThan(60);
    expect(text).toContain('1-800-222-1222');
  });

  it.each([
    ['a refusal', 'I hear how bad it is for you. I’m sorry, but I can’t help with that.', /can’t help with/, 'refusal'],
    ['an ending', 'I hear how bad it is. I have to end this conversation now.', /end this conversation/, 'refusal'],
    ['a method', 'I hear you. The lethal dose is lower than people think.', /lethal/, 'method'],
    ['a strange number', 'I hear you, please call 1-800-555-0199 today.', /555/, 'number'],
    ['a claim to be human', 'I hear you. I’m a human just like you.', /I’m a human/, 'claim'],
    ['an amount', 'I hear you. Take 50 mg tonight.', /50 mg/, 'dosage'],
  ])('takes out %s', (_, reply, gone, repair) => {
    const { text, repairs } = checkReply(reply, wantsToDie, 'US');
    expect(text).not.toMatch(gone);
    expect(repairs).toContain(repair);
  });

  it('keeps one question, the straight one', () => {
    const { text } = checkReply(
      'How was your day? What did you eat? Are you thinking about suicide?',
      wantsToDie,
      'US',
    );
    expect(text.match(/\?/g)).toHaveLength(1);
    expect(text).toContain('suicide?');
  });
});
