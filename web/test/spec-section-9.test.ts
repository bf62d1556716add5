import { LoginForm, ResetForm, SignupForm } from '@wren/contract/auth.ts';
import { MessageText } from '@wren/contract/chat.ts';
import { linesFor } from '@wren/contract/crisis.ts';
import { formatBirthday, formatPhone, isPhone, normalizePhone, profileCompleteness } from '@wren/contract/formats.ts';
import { concerns, goals, NotificationPreferences, PasswordForm, ProfilePatch } from '@wren/contract/users.ts';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Message } from '#chat/message.tsx';
import { fewMessages } from '#chat/message-list.tsx';
import { threshold } from '#chat/use-auto-scroll.ts';
import { themeKey } from '#lib/theme.ts';
import { storageKeys } from '#lib/tokens.ts';
import { beforePaintScript } from '#site/before-paint.ts';
import { Contact } from '#site/contact.tsx';
import { Features } from '#site/landing/features.tsx';
import { Testimonials } from '#site/landing/testimonials.tsx';
import { scrollHideDelay } from '#ui/scroll-area.tsx';
import { toastRules } from '#ui/toast.ts';
import { tooltipRules } from '#ui/tooltip.tsx';

/*
 * SPEC section 9, row by row. What only a browser can show (the widths, the cookie, the breakpoint, and that the
 * timings are kept) is in e2e/small-parts.spec.ts; that one refresh is tried, in api.test.ts.
 */

/** The sentences a schema answers, or `null` when it takes the value. */
function refusal(schema: typeof ProfilePatch | typeof LoginForm | typeof SignupForm, value: unknown): string[] | null {
  const checked = schema.safeParse(value);
  return checked.success ? null : checked.error.issues.map(({ message }) => message);
}
const accepts = (value: unknown) => refusal(ProfilePatch, value) === null;
const html = (component: ComponentType) => renderToStaticMarkup(createElement(component));
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
/** Seven letters, each of two UTF-16 units. */
const emoji = '🌅'.repeat(7);

describe('spec section 9', () => {
  it('Login password minimum: 8 characters', () => {
    const email = 'ada@example.org';
    expect(refusal(LoginForm, { email, password: '1234567' })).toEqual(['Password must be at least 8 characters']);
    expect(refusal(LoginForm, { email, password: '12345678' })).toBeNull();
    expect(refusal(LoginForm, { email, password: emoji }), 'fourteen units').toBeNull();
  });

  it('Signup password minimum: 12 characters', () => {
    const email = 'ada@example.org';
    expect(refusal(SignupForm, { email, password: '12345678901' })).toEqual([
      'Password must be at least 12 characters',
    ]);
    expect(refusal(SignupForm, { email, password: '123456789012' })).toBeNull();
  });

  it('Change/reset password minimum: 8 characters', () => {
    const change = (word: string) =>
      PasswordForm.safeParse({ current_password: 'x', new_password: word, confirm_password: word });
    expect(change('1234567').error?.issues[0]?.message).toBe('Password must be at least 8 characters');
    expect(change('12345678').success).toBe(true);
    const reset = (word: string) => ResetForm.safeParse({ new_password: word, re_new_password: word });
    expect(reset('1234567').error?.issues[0]?.message).toBe('Password must be at least 8 characters long');
    expect(reset('12345678').success).toBe(true);
  });

  it('Phone number: 10 digits, or 11 with leading 1', () => {
    expect(formatPhone('555123456789')).toBe('(555) 123-4567');
    expect([normalizePhone('(555) 123-4567'), normalizePhone('1 555 123 4567'), normalizePhone('555')]).toEqual([
      '+15551234567',
      '+15551234567',
      '555',
    ]);
    expect(['5551234567', '15551234567', '(555) 123-4567'].every(isPhone)).toBe(true);
    expect(['555123456', '25551234567', '155512345678', ''].some(isPhone)).toBe(false);
    expect(accepts({ phone_number: '555123456' })).toBe(false);
    expect(accepts({ phone_number: '15551234567' })).toBe(true);
  });

  it('Date input: 8 digits, 10 characters with slashes', () => {
    expect(formatBirthday('05041990123')).toBe('05/04/1990');
    expect(formatBirthday('05-04-1990x')).toHaveLength(10);
    expect(formatBirthday('0504')).toBe('05/04');
  });

  it('Birthday range: 1900-01-01 to today', () => {
    expect(refusal(ProfilePatch, { birthday: '1899-12-31' })).toEqual(['Birthday cannot be before 01/01/1900']);
    expect(accepts({ birthday: '1900-01-01' })).toBe(true);
    expect(refusal(ProfilePatch, { birthday: day(0) })).not.toContain('Birthday cannot be in the future');
    expect(refusal(ProfilePatch, { birthday: day(2) })).toContain('Birthday cannot be in the future');
  });

  it('Concerns / goals maximum: 5 each', () => {
    expect(accepts({ top_concerns: concerns.slice(0, 5), top_goals: goals.slice(0, 5) })).toBe(true);
    expect(refusal(ProfilePatch, { top_concerns: concerns.slice(0, 6) })).toEqual([
      'Cannot select more than 5 concerns',
    ]);
    expect(refusal(ProfilePatch, { top_goals: goals.slice(0, 6) })).toEqual(['Cannot select more than 5 goals']);
  });

  it('Chat message counter limit: 3000', () => {
    expect(MessageText.safeParse('a'.repeat(3000)).success).toBe(true);
    expect(MessageText.safeParse('a'.repeat(3001)).success).toBe(false);
    expect(MessageText.safeParse('🌅'.repeat(1501)).success, 'counted as the counter counts').toBe(false);
  });

  it('Scroll-to-bottom threshold: more than 100px from bottom and more than 3 messages', () => {
    expect([threshold, fewMessages]).toEqual([100, 3]);
  });

  it('Chat bubble maximum width: 80 percent', () => {
    const message = { id: '1', role: 'user', content: 'Hello', timestamp: '', tags: [] } as const;
    const nothing = () => undefined;
    const flags = { offersFollowUps: false, isNewest: false, isOnItsWay: false, commands: undefined };
    const words = { now: () => '', follow: () => nothing };
    const props = { message: { ...message, tags: [] }, words, ...flags, onSend: nothing, onBegin: nothing };
    expect(renderToStaticMarkup(createElement(Message, props))).toMatch(/class="max-w-\[80%\] [^"]*"><p[^>]*>Hello/);
  });

  it('Profile completeness fields: 7', () => {
    const seven = ['first_name', 'last_name', 'email', 'date_of_birth', 'location', 'occupation', 'bio'] as const;
    const percents = seven.map((_, at) =>
      profileCompleteness(Object.fromEntries(seven.slice(0, at + 1).map((name) => [name, 'x']))),
    );
    expect(percents).toEqual([14, 29, 43, 57, 71, 86, 100]);
    expect(profileCompleteness({ first_name: '  ', email: 'x', date_of_birth: null })).toBe(14);
    const others = { phone_number: 'x', pronouns: 'x', avatar_url: 'x' };
    expect(profileCompleteness(others as object)).toBe(0);
  });

  it('Landing page: 9 feature cards, 4 testimonials, 5 stars each', () => {
    expect(count(html(Features), '<h3')).toBe(9);
    const testimonials = html(Testimonials);
    expect(count(testimonials, '<blockquote')).toBe(4);
    expect(count(testimonials, '5 out of 5 stars')).toBe(4);
    const [, stars = ''] = testimonials.split('5 out of 5 stars');
    expect(count(stars.split('</p>')[0] ?? '', '<path')).toBe(5);
  });

  it('Toast: 1 visible, 5000ms duration, removal delay 1,000,000ms, swipe threshold 50px, hotkey F8', () => {
    expect(toastRules).toEqual({ duration: 5000, removalDelay: 1_000_000, swipe: 50, hotkey: 'F8' });
  });

  it('Tooltip delay / skip: 700 ms / 300 ms', () => {
    expect(tooltipRules).toEqual({ delay: 700, skip: 300 });
  });

  it('Scrollbar hide delay: 600 ms', () => {
    expect(scrollHideDelay).toBe(600);
  });

  it('Default notification preferences: activity off, marketing off, social on', () => {
    expect(NotificationPreferences.parse({})).toEqual({ activity: false, marketing: false, social: true });
  });

  it("Theme storage key default: 'vite-ui-theme'", () => {
    expect(themeKey).toBe('vite-ui-theme');
    expect(beforePaintScript).toContain(themeKey);
    expect(beforePaintScript).toContain(storageKeys.tokens);
  });

  it('Crisis numbers shown: 988, 741741 (plus a national helpline and a veterans line)', () => {
    const needs = ['suicide', 'veteran', 'substance'] as const;
    const lines = JSON.stringify(needs.flatMap((need) => linesFor('US', need)));
    for (const number of ['988', '741741', '838255', '988 then press 1', '1-800-662-4357']) {
      expect(lines, number).toContain(number);
    }
  });

  it('Support response times: 24 h email, 48 h technical; hours Monday-Friday 9AM-6PM CST', () => {
    const page = html(Contact);
    for (const words of ['within 24 hours', 'within 48 hours', 'Monday-Friday', '9AM-6PM CST']) {
      expect(page).toContain(words);
    }
  });
});
