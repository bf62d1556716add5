/** Shorthand people type, and what it stands for. Whole words only. */
const shorthand: Record<string, string> = {
  im: "I'm",
  ive: "I've",
  id: "I'd",
  ill: 'ill',
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  shes: "she's",
  hes: "he's",
  theyre: "they're",
  theyve: "they've",
  youre: "you're",
  everyones: "everyone's",
  u: 'you',
  ur: 'your',
  r: 'are',
  bc: 'because',
  cuz: 'because',
  cos: 'because',
  coz: 'because',
  idk: "I don't know",
  dunno: "I don't know",
  rn: 'right now',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  kinda: 'kind of',
  sorta: 'sort of',
  tho: 'though',
  ppl: 'people',
  bf: 'boyfriend',
  gf: 'girlfriend',
  hubby: 'husband',
  sth: 'something',
  wk: 'week',
  tmrw: 'tomorrow',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  abt: 'about',
  w: 'with',
  i: 'I',
  "i'm": "I'm",
  "i've": "I've",
  "i'd": "I'd",
  "i'll": "I'll",
};

/** Words with no weight of their own that make a sentence hard to hand back. */
const noise =
  /\b(?:lol|lmao|omg|tbh|ngl|smh|haha+|hehe+|ugh+|argh+|umm*|uhm*|hmm+|yknow|y'know|you know what i mean|if that makes sense)\b[,.!]*\s*/gi;

const pictographs = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)+/gu;

const up = /[😀-😆😊🙂☺😄😁🥰😍🎉❤💕✨👍🙏😎🤗🥳]/u;
const down = /[😞😔😟😕🙁☹😣😖😫😩🥺😢😭😤😠😡🤬😱😨😰😥😓💔😶😑😐🥲]/u;

export interface Tidied {
  /** Plain English sentences: shorthand spelled out, emoji gone, capitals calmed, curly quotes straight. */
  text: string;
  shouting: boolean;
  emoji: 'up' | 'down' | 'other' | undefined;
}

/** Makes a message fit for grammar, and notes what the tidying removed. */
export function tidy(message: string): Tidied {
  const straight = message.normalize('NFC').replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, ', ');
  const letters = straight.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  const shouting = letters.length >= 8 && capitals / letters.length > 0.7;
  const emoji = down.test(straight)
    ? 'down'
    : up.test(straight)
      ? 'up'
      : pictographs.test(straight)
        ? 'other'
        : undefined;
  pictographs.lastIndex = 0;
  const text = (shouting ? straight.toLowerCase() : straight)
    .replace(pictographs, '. ')
    .replace(/(?:^|\s)[:;]'?-?[()DPp/|\\]+(?=\s|$)/g, '. ')
    .replace(/\s*\n+\s*/g, '. ')
    .replace(/(\p{L})\1{3,}/gu, '$1')
    .replace(noise, '')
    .replace(/\.{2,}|…/g, '. ')
    .replace(/([!?])[!?]+/g, (run) => (run.includes('?') ? '?' : '!'))
    .replace(/\bw\/o?\b/g, 'with')
    .replace(/[\p{L}']+/gu, (word) => shorthand[word.toLowerCase()] ?? word)
    .replace(/([.!?,])\s*(?:[.,]\s*)+/g, '$1 ')
    .replace(/^[\s.,]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return { text, shouting, emoji };
}
