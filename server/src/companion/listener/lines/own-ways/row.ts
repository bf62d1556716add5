/**
 * One step in a thing somebody asks how to do, or a plain answer to whether they should. It is given only where the thing is named
 * right after the asking words, so what it says is true of everybody who asks for it like that.
 */
export interface OwnWay {
  /** The thing, as it stands after the asking words, in small letters. */
  put: RegExp;
  /** What has to be told with it, in this message and the two before. */
  told?: RegExp;
  /** Not where this was told. */
  untold?: RegExp;
  /** Not where the thing has this in it. */
  not?: RegExp;
  say: readonly string[];
  ask: readonly string[];
}

/** The thing begins with it, or nearly so. */
export const near = (what: string): RegExp => new RegExp(`^(?:[\\w']+ ){0,4}?(?:${what})`);
