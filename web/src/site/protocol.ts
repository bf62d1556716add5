/** docs/safety.md, which whoever changes the rules keeps true: read at build time as the text it is. */
const [document = ''] = Object.values<string>(
  import.meta.glob('/../docs/safety.md', { query: '?raw', import: 'default', eager: true }),
);

/**
 * The protocol as it is written down beside the code, without the names of files and the ways between documents.
 * Throws when the section is not there, so that the build does.
 */
export const protocol = readSection('The protocol, in plain words');

function readSection(heading: string): string {
  const [, section] = document.split(`## ${heading}\n`);
  if (!section) throw new Error(`docs/safety.md has no section "${heading}".`);
  const [text = ''] = section.split(/^## /m);
  return text
    .replace(/ The steps are in `[^`]+`\./, '')
    .replace(/ \((?:`[\w./-]+(?:\.ts|\/)`(?:, )?)+\)/g, '')
    .replace(/ \(\[[^\]]+\]\((?!https?:|\/)[^)]*\)\)/g, '')
    .trim();
}
