/** How many words a text has: a run of letters, digits and apostrophes is one. */
export const countOf = (text: string): number => text.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;

/** What somebody wrote, fit to stand in a pattern as it is. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
