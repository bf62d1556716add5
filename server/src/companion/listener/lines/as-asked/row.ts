import type { Who } from '../../outright/who-is-meant.ts';

/**
 * An answer to what is asked of another's mind, of what comes, of people in general, or of why one does a thing. It is given
 * only where the question itself names the matter, so what it says is true of everybody who asks it like that. '{they}' and its
 * kin are whoever is meant, '{warm}' and '{cold}' something that person did, as it was told; a line with a blank that is not
 * known is not said.
 */
export interface AsAsked {
  /** The matter, as the question puts it, in small letters. */
  put: RegExp;
  /** Who it has to be about. */
  who?: readonly Who[];
  /** What has to be told with it: in this message and the two before. */
  told?: RegExp;
  not?: RegExp;
  /** It may be given where somebody died. */
  tender?: true;
  say: readonly string[];
  ask: readonly string[];
}

const subject =
  "(?:he|she|they|it|that|this|we|god|(?:my|the|his|her|our) [\\w'-]+(?: [\\w'-]+)?|people|everyone|everybody|anyone|anybody|someone|something|anything|all of them|dogs?|cats?)";
const between =
  "(?:'s|'ll|'re|'d|'ve| (?:really|even|just|actually|still|ever|always|only|all|also|secretly|going|be|being|to|will|would|might|may|could|can|is|are|was|were|has|have|did|does|do|been|that|a|bit|so|now|gonna|not|never|ever|out))*";

/** Somebody else, and what they do, feel or are: 'do you think she hates me', 'will he be ok'. */
export const another = (what: string): RegExp => new RegExp(`\\b${subject}${between} (?:${what})\\b`);
