/** A reply without the marks that only a screen reads: for the ear, and for the clipboard. */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/^\s*(?:#{1,6}|>)\s+/gm, '')
    .replace(/^\s*(?:[-*_]\s*){3,}$/gm, '')
    .replace(/^(\s*)[*+-]\s+/gm, '$1• ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*|__([^_]+)__/g, '$1$2')
    .replace(/(?<![\w*])\*([^*\n]+)\*(?![\w*])|(?<![\w_])_([^_\n]+)_(?![\w_])/g, '$1$2')
    .replace(/`+([^`]*)`+/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
