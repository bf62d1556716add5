import * as z from 'zod';

/** Words, not empty. */
export const text = z.string().trim().min(1);

export const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

export const web = url(/^https?$/, 'https://wren.example.com');
