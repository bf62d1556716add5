/** Ways to show a reply while it comes in: `text`, one paragraph that is set again, is the floor. */
export const ways = ['text', 'wren', 'react-markdown', 'streamdown'] as const;
export type Way = (typeof ways)[number];

export interface Asked {
  way: Way;
  text: string;
  /** Words. */
  perSecond: number;
}

declare global {
  /** What the page of `draw.tsx` can be asked for: shows `text` word by word; resolves once it is whole and drawn. */
  function draw(asked: Asked): Promise<void>;
}
