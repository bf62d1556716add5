import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { metricName, metricValue } from '#settings/chat/metric-words.ts';
import { linesOf, patchOf, tagsOf } from '#settings/profile/profile-form.ts';
import { suggest, tagFor } from '#settings/profile/pronouns-field.tsx';
import { dismissToast, readToast, showToast, toastRules } from '#ui/toast.ts';

describe('pronouns', () => {
  it('take only the first matching suggestion', () => {
    expect(suggest('h', [])).toEqual(['he', 'him', 'her']);
    expect(tagFor('h', [])).toBe('he');
    expect(tagFor('th', [])).toBe('they');
    expect(tagFor(' TH ', ['they'])).toBe('them');
  });

  it('are never there twice', () => {
    expect(tagFor('they', ['they'])).toBeUndefined();
    expect(tagFor('Xe', ['xe'])).toBeUndefined();
    expect(tagsOf('she, her, she')).toEqual(['she', 'her']);
  });

  it('may be words nobody suggested, and never nothing', () => {
    expect(tagFor('xe', [])).toBe('xe');
    expect(tagFor('  ', [])).toBeUndefined();
    expect(tagsOf('')).toEqual([]);
  });
});

describe('what a save sends', () => {
  it('is only what was changed, in the words of the wire', () => {
    expect(
      patchOf({
        pronouns: ['they', 'them'],
        date_of_birth: '05/04/1990',
        sex_at_birth: '',
        relationship_status: 'married',
        phone_number: '(555) 123-4567',
      }),
    ).toEqual({
      patch: {
        pronouns: 'they, them',
        date_of_birth: '1990-05-04',
        sex_at_birth: null,
        relationship_status: 'married',
        phone_number: '(555) 123-4567',
      },
    });
    expect(patchOf({ pronouns: [], date_of_birth: '', phone_number: '' })).toEqual({
      patch: { pronouns: '', date_of_birth: null, phone_number: '' },
    });
  });

  const wrong: [what: string, changes: Parameters<typeof patchOf>[0], field: string, sentence: string][] = [
    ['an email that is none', { email: 'ada' }, 'email', 'Please enter a valid email address'],
    ['half a birthday', { date_of_birth: '05/04' }, 'date_of_birth', 'Please enter a valid date'],
    ['a day that does not exist', { date_of_birth: '02/30/1990' }, 'date_of_birth', 'Please enter a valid date'],
    [
      'a birthday before 1900',
      { date_of_birth: '12/31/1899' },
      'date_of_birth',
      'Birthday cannot be before 01/01/1900',
    ],
    ['a birthday to come', { date_of_birth: '01/01/2999' }, 'date_of_birth', 'Birthday cannot be in the future'],
    ['half a phone number', { phone_number: '(555) 12' }, 'phone_number', 'Please enter a phone number of 10 digits'],
  ];
  it.each(wrong)('is refused before it is sent: %s', (_, changes, field, sentence) => {
    expect(patchOf(changes)).toEqual({ errors: { [field]: [sentence] } });
  });

  it('is answered with field errors as lines of the banner', () => {
    expect(linesOf({ email: ['Not an address.', 'Too long.'], bio: ['Too long.'] })).toEqual([
      'email: Not an address. Too long.',
      'bio: Too long.',
    ]);
    expect(linesOf(undefined)).toEqual([]);
  });
});

describe('chat metrics', () => {
  it('are shown with underscores turned into spaces, and capitalised', () => {
    expect(metricName('most_active_day')).toBe('Most active day');
    expect(metricName('total_conversations')).toBe('Total conversations');
  });

  it('show most_active_day as it is, and other dates as local date and time', () => {
    expect(metricValue('most_active_day', '2026-05-01')).toBe('2026-05-01');
    expect(metricValue('most_active_day', 'Friday')).toBe('Friday');
    const moment = new Date(2026, 4, 1, 9, 5);
    const shown = metricValue('first_message_at', moment.toISOString());
    expect(shown).toBe(moment.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }));
    expect(metricValue('plan', 'free')).toBe('free');
    expect(metricValue('first_message_at', '2026-99-99')).toBe('2026-99-99');
    expect(metricValue('messages_sent', 1234)).toBe((1234).toLocaleString());
  });
});

describe('a toast', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('stands alone: a new one takes the place of the last', () => {
    const first = showToast({ title: 'One' });
    showToast({ title: 'Two' });
    expect(readToast()).toMatchObject({ title: 'Two', open: true });
    dismissToast(first);
    expect(readToast()).toMatchObject({ title: 'Two', open: true });
  });

  it('is removed 1,000,000 ms after it was dismissed', () => {
    dismissToast(showToast({ title: 'Gone soon' }));
    vi.advanceTimersByTime(toastRules.removalDelay - 1);
    expect(readToast()).toMatchObject({ title: 'Gone soon', open: false });
    vi.advanceTimersByTime(1);
    expect(readToast()).toBeNull();
  });

  it('keeps its place when an older one would have been removed', () => {
    dismissToast(showToast({ title: 'Old' }));
    vi.advanceTimersByTime(toastRules.removalDelay - 10);
    showToast({ title: 'New' });
    vi.advanceTimersByTime(1000);
    expect(readToast()).toMatchObject({ title: 'New', open: true });
  });
});
