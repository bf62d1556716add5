import { describe, expect, it } from 'vitest';
import { disclosureDue, every, readRecord } from '#chat/disclosure.ts';
import { dateAndTimeOf, timeOf } from '#chat/message-time.ts';
import { inOrder, isGone } from '#chat/use-conversations.ts';
import { ApiError } from '#lib/problem.ts';
import { readSidebar } from '#shell/sidebar-state.ts';
import { nameOf } from '#shell/use-me.ts';

describe('the notice that Wren is a computer program', () => {
  const today = 'Fri Nov 20 2026';

  it('comes in the first chat of a day', () => {
    expect(disclosureDue(null, today, 0).due).toBe(true);
    expect(disclosureDue({ day: 'Thu Nov 19 2026', used: 5 }, today, 0).due).toBe(true);
  });

  it('does not come again on the same day before three hours of use', () => {
    const next = disclosureDue({ day: today, used: every - 2000 }, today, 1000);
    expect(next).toEqual({ due: false, record: { day: today, used: every - 1000 } });
  });

  it('comes again after every three hours of use', () => {
    expect(disclosureDue({ day: today, used: every - 1000 }, today, 1000)).toEqual({
      due: true,
      record: { day: today, used: 0 },
    });
  });

  it('comes when what was kept cannot be read', () => {
    expect(readRecord('{')).toBeNull();
    expect(readRecord(null)).toBeNull();
    expect(readRecord('{"day":"x","used":1}')).toEqual({ day: 'x', used: 1 });
  });
});

describe('timestamps', () => {
  const local = new Date(2026, 10, 20, 9, 5);

  it('are shown as local hh:mm when the value is an ISO date', () => {
    expect(timeOf(local.toISOString())).toBe('09:05');
  });

  it('are not shown when it is not', () => {
    expect(timeOf('a moment ago')).toBeNull();
    expect(timeOf('2026-99-99T00:00:00Z')).toBeNull();
  });

  it('carry a day in the list, and a year when it is another one', () => {
    expect(dateAndTimeOf(local.toISOString(), new Date(2026, 10, 20, 23))).toBe('Today, 09:05');
    expect(dateAndTimeOf(local.toISOString(), new Date(2026, 10, 21))).toBe('Nov 20, 09:05');
    expect(dateAndTimeOf(local.toISOString(), new Date(2027, 0, 1))).toBe('Nov 20, 2026, 09:05');
  });
});

describe('the lists of conversations', () => {
  const row = (id: string, updated_at: string, is_pinned = false) => ({
    id,
    updated_at,
    is_pinned,
    title: '',
    last_message: null,
    archived: false,
  });

  it('are sorted newest first, pinned ones above the rest', () => {
    const rows = [row('a', '2026-01-01'), row('b', '2026-03-01'), row('c', '2026-02-01', true)];
    expect(rows.sort(inOrder).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it("lose a conversation whose failure contains 'No ChatConversation matches' or '404'", () => {
    expect(isGone(new Error('No ChatConversation matches the given query.'))).toBe(true);
    expect(isGone(new Error('Request failed: 404'))).toBe(true);
    expect(isGone(new ApiError('Gone', { status: 404 }))).toBe(true);
    expect(isGone(new Error('Failed to load conversation'))).toBe(false);
  });
});

it('the sidebar is open unless its cookie says otherwise', () => {
  expect(readSidebar('')).toBe(true);
  expect(readSidebar('a=b; sidebar_state=true')).toBe(true);
  expect(readSidebar('a=b; sidebar_state=false')).toBe(false);
});

it("greets by first_name, else the part of the email before the @, else 'friend'", () => {
  expect(nameOf({ first_name: ' Ada ', email: 'a@b.c' })).toBe('Ada');
  expect(nameOf({ first_name: '', email: 'ada.l@b.c' })).toBe('ada.l');
  expect(nameOf(null)).toBe('friend');
});
