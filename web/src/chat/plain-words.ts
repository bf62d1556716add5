/** A reply without the marks that only a screen reads: for the ear, and for the clipboard. */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, '')
    .replace(/^([ \t]*)[*+-][ \t]+/gm, '$1• ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+)(?<=\S)\*(?![\w*])|(?<![\w_])_(?=\S)([^_\n]+)(?<=\S)_(?![\w_])/g, '$1$2')
    .replace(/`+([^`]*)`+/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
