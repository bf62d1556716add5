import type { Turn } from '../companion.ts';

const naming = /^Your ([\p{Ll}\s-]+?) is called (\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*)\.?$/u;

/**
 * Calls someone by the name that is remembered, as a friend would: one person a reply, once in a conversation, and only
 * where there is no doubt who is meant.
 */
export function byName(text: string, { memories, history, message }: Turn): string {
  const known = memories.flatMap((memory) => {
    const [, who, name] = naming.exec(memory) ?? [];
    return who && name ? { who, name } : [];
  });
  const said = [...history.map(({ content }) => content), message, text].join('\n');
  for (const { who, name } of known) {
    if (said.includes(name) || known.filter((one) => one.who === who).length > 1) continue;
    const mention = new RegExp(`\\b([Yy]our ${who})\\b(?!-)(?! \\p{Lu})`, 'u');
    if (mention.test(text)) return text.replace(mention, `$1 ${name}`);
  }
  return text;
}
