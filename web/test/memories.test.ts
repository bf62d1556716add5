import { expect, it } from 'vitest';
import { memoryDate } from '#memories/memory-date.ts';

it("shows a memory's creation date formatted like 'MMM d, yyyy', with the fallback 'Unknown date'", () => {
  expect(memoryDate('2026-03-05T12:00:00.000Z')).toBe('Mar 5, 2026');
  expect(memoryDate('2025-11-20T12:00:00Z')).toBe('Nov 20, 2025');
  expect(memoryDate('soon')).toBe('Unknown date');
  expect(memoryDate('')).toBe('Unknown date');
});
