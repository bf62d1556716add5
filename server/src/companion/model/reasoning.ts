const openings = ['<think>', '<thinking>', '<reasoning>'];

/**
 * Takes the reasoning out of a reply whose model writes it in front of the reply, between tags (DeepSeek R1, Qwen and others).
 * Returns what may be shown; holds back only the first characters, while they could still be an opening tag.
 */
export class ReasoningFilter {
  #closing: string | undefined;
  #held = '';
  #through = false;

  read(words: string): string {
    if (this.#through) return words;
    this.#held += words;
    if (this.#closing === undefined) return this.#readStart();
    return this.#readReasoning(this.#closing);
  }

  /** What is still held when the reply is over. Reasoning that never ended is dropped. */
  end(): string {
    return this.#closing === undefined ? this.#held : '';
  }

  #readStart(): string {
    const start = this.#held.trimStart();
    const opening = openings.find((tag) => start.startsWith(tag));
    if (opening) {
      this.#closing = opening.replace('<', '</');
      this.#held = start.slice(opening.length);
      return this.#readReasoning(this.#closing);
    }
    if (openings.some((tag) => tag.startsWith(start))) return '';
    return this.#pass(start);
  }

  #readReasoning(closing: string): string {
    const at = this.#held.indexOf(closing);
    if (at === -1) {
      this.#held = this.#held.slice(-closing.length);
      return '';
    }
    this.#held = this.#held.slice(at + closing.length);
    this.#closing = undefined;
    // More than one block may stand in front of the reply.
    return this.#readStart();
  }

  #pass(words: string): string {
    this.#through = true;
    this.#held = '';
    return words;
  }
}
