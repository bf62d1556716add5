/** At most this many are shown under a reply. */
const most = 3;
/** A follow-up is a short line on a button, in characters. */
const longest = 120;

const marker =
  /\s*(?:\n[ \t]*(?:[-*•>]|\d{1,2}[.)])[ \t]*)?[*_`]*\[{1,2}\s*(FOLLOW[-_ ]?UPS?|EXERCISE|GOAL)\s*\]{1,2}/i;
/** The end of a text that the next characters could turn into a marker. */
const markerBegun = /\s*(?:\n[ \t]*(?:[-*•>]|\d{1,2}[.)]?)[ \t]*)?[*_`]*(?:\[{1,2}[^[\]\n]{0,12}\]?)?$/;
const unfinishedMarker = /[*_`]*\[\[[A-Z_ -]*\]?$/i;
/** Words after which nothing needs to be held back: most of them. */
const plain = /^[^[\n]*[^\s[*_`]$/;

/**
 * Takes the `[[FOLLOW-UP]] …`, `[[EXERCISE]] …` and `[[GOAL]] …` lines out of a streamed reply, however it is cut into pieces. Only what could still become
 * such a line is held back: a trailing space, a line break with a bullet, an opening bracket. Models write the marker in
 * their own ways (bold, in a list, one bracket short), and all of them are understood.
 */
export class FollowUpReader {
  readonly #found: string[] = [];
  /** The first exercise and the first goal named in lines of their own. */
  readonly lines: { exercise: string | undefined; goal: string | undefined } = { exercise: undefined, goal: undefined };
  #kind = '';
  #held = '';
  /** The follow-up being read; undefined between follow-ups. */
  #line: string | undefined;

  /** The part of `words` (and of what was held) that belongs to the reply itself. */
  read(words: string): string {
    if (this.#held === '' && this.#line === undefined && plain.test(words)) return words;
    let text = this.#held + words;
    let content = '';
    this.#held = '';
    for (;;) {
      if (this.#line !== undefined) {
        const end = text.indexOf('\n');
        this.#line += end === -1 ? text : text.slice(0, end);
        if (end === -1) return content;
        this.#keep(this.#line);
        this.#line = undefined;
        text = text.slice(end);
      }
      const found = text.includes('[') ? marker.exec(text) : null;
      if (!found) break;
      content += text.slice(0, found.index);
      this.#line = '';
      this.#kind = (found[1] ?? '').toUpperCase();
      text = text.slice(found.index + found[0].length);
    }
    const safe = markerBegun.exec(text)?.index ?? text.length;
    this.#held = text.slice(safe);
    return content + text.slice(0, safe);
  }

  /** What is left when the reply is over. A reply cut short by the model's limit loses the line it was cut in. */
  end(cutShort = false): { content: string; followUps: readonly string[] } {
    if (this.#line !== undefined && !cutShort) this.#keep(this.#line);
    return { content: this.#held.replace(unfinishedMarker, '').trimEnd(), followUps: this.#found };
  }

  #keep(line: string): void {
    const text = line.replace(/^[\s\]:*_`"“-]+|[\s*_`"”]+$/g, '');
    if (this.#kind === 'EXERCISE') this.lines.exercise ??= text;
    if (this.#kind === 'GOAL') this.lines.goal ??= text;
    if (this.#kind === 'EXERCISE' || this.#kind === 'GOAL') return;
    if (text === '' || text.length > longest || this.#found.length === most || this.#found.includes(text)) return;
    this.#found.push(text);
  }
}
