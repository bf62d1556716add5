import type { Said } from '../companion.ts';
import { barelyHeard } from '../safety/classifier/weigh-both.ts';
import { screen } from '../safety/screen.ts';

/** What is remembered already, as a lesson may correct it. */
export interface Known {
  id: string;
  text: string;
}

/** One exchange, as far as it may teach something. */
export interface ToLearnFrom {
  message: string;
  /** What was said before it, oldest first; the last few messages are enough. */
  history: readonly Said[];
  /** Newest first. */
  memories: readonly Known[];
  /** Danger was spoken of in it, or just before: a crisis card was shown. Then it teaches nothing. */
  grave: boolean;
}

/** One thing to remember: a sentence to the person ('Your sister is called Ana.'). */
export interface Lesson {
  text: string;
  /** The id of the memory that this one corrects. */
  replaces: string | undefined;
}

export const mostLessons = 2;
const longest = 200;

/** What is never kept, whoever found it worth keeping: danger, wounds, conditions and medicines, drink and drugs. */
const tooTender =
  /\b(?:suicid\w*|kill\w*|dying|died?|dead|death|self-?harm\w*|cut(?:s|ting)? (?:your|my)self|hurt(?:s|ing)? (?:your|my)self|rap(?:e|ed|ist)|assault\w*|molest\w*|abus\w+|violen\w+|beat(?:s|en|ing)?|overdos\w*|trauma\w*|miscarr\w*|abortion|funeral|murder\w*|weapons?|guns?|pills?|crisis|panic|hopeless\w*|worthless\w*|diagnos\w*|disorder\w*|syndrome|depress\w*|anxiety|bipolar|schizo\w*|psycho\w*|borderline|ptsd|ocd|adhd|autis\w*|anorexi\w*|bulimi\w*|eating|cancer|tumou?r|diabet\w*|hiv|aids|epilep\w*|dementia|alzheimer\w*|pregnan\w*|infertil\w*|medicat\w*|medicines?|antidepressants?|ssris?|lithium|drugs?|cocaine|heroin|weed|alcohol\w*|drunk|drinking|addict\w*|relaps\w*|arrested|prison|jail|passwords?)\b/i;
/** Addresses, numbers to call, markup: no use in a sentence about someone. */
const noSentence = /[<>{}[\]|\\`\n\r]|https?:|www\.|@|\d{4,}/i;

/** Whether a sentence may be kept. */
export function mayBeKept(text: string): boolean {
  return (
    text.length >= 8 && text.length <= longest && !tooTender.test(text) && !noSentence.test(text) && !isGrave(text)
  );
}

/**
 * What only the classifier hears does not count here: it has read the message itself, and is not made for a sentence
 * taken out of it.
 */
function isGrave(text: string): boolean {
  const { need, reasons } = screen(text);
  return need !== undefined && reasons.some((id) => !barelyHeard.includes(id));
}
