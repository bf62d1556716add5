/** Words that carry a sentence and say nothing of their own. */
const small = new Set(
  'a an and are as at be been called do does for from has have he her his i in is it its me my name named of on or our she that the their them they this to was we were with you your actually really is are'.split(
    ' ',
  ),
);

/** The words of a sentence that say something, in lower case, sorted, each once. */
export function contentWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !small.has(word));
  return [...new Set(own.length > 0 ? own : words)].sort();
}

/** What two ways of saying one thing have in common: 'Your sister's name is Ana.' and 'Your sister is called Ana.' */
export function normalised(text: string): string {
  return contentWords(text).join(' ');
}

/** Whether two sentences say the same, give or take a word. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [contentWords(one), contentWords(other)];
  const shared = a.filter((word) => b.includes(word)).length;
  return shared / (a.length + b.length - shared) >= 0.8;
}
