/** Sizes both sides enforce. Lengths are counted in UTF-16 code units, as `String.length` and `maxlength` count. */
export const sizes = {
  message: 3000,
  title: 120,
  /** What may be looked for in one's conversations. */
  search: 100,
  /** What a chat off the record may bring along of itself: messages, and characters of all of them together. */
  offTheRecord: { messages: 40, message: 6000, characters: 24_000 },
  /** One memory, and how many of them are held for one person. */
  memory: 300,
  memories: 200,
  /** One small goal, and how many are held for one person. */
  goal: { what: 200, when: 120 },
  goals: 200,
  email: 254,
  loginPassword: { min: 8, max: 128 },
  signupPassword: { min: 12, max: 128 },
  changedPassword: { min: 8, max: 128 },
  organizationSlug: 63,
  /** What a person says about themselves; `concerns` and `goals` are how many they may choose. */
  profile: { name: 80, phone: 20, place: 120, bio: 1000, pronouns: 120, concerns: 5, goals: 5 },
  /** A code texted to a phone: how long it works, and how often it may be tried. */
  phoneCode: { seconds: 600, tries: 5 },
  /** The largest request body the server reads, in bytes: a full chat off the record in three bytes a character, with room. */
  requestBytes: 128 * 1024,
  /** Rows in one page of a list. */
  page: { default: 30, max: 100 },
} as const;

/**
 * Every rate limit, by name: how many calls one subject may make in a window of seconds.
 * `per` says who is counted: the address calling, the account signed in, or the account named in the call.
 * RATE_LIMIT_FACTOR multiplies every `calls`.
 */
export const rateLimits = {
  read: { calls: 600, seconds: 60, per: 'user' },
  write: { calls: 120, seconds: 60, per: 'user' },
  chat: { calls: 30, seconds: 60, per: 'user' },
  /** Reads and unseals a good part of what someone wrote; a person typing stays below it. */
  search: { calls: 120, seconds: 60, per: 'user' },
  public: { calls: 120, seconds: 60, per: 'address' },
  signup: { calls: 20, seconds: 3600, per: 'address' },
  login: { calls: 60, seconds: 600, per: 'address' },
  loginAccount: { calls: 10, seconds: 600, per: 'account' },
  refresh: { calls: 120, seconds: 60, per: 'address' },
  /** Asking for a letter: a reset, or another confirmation. */
  letter: { calls: 20, seconds: 3600, per: 'address' },
  /**
   * Letters of one kind to one account. Beyond it no letter is sent and the answer is the same; as a reset link lives
   * as long as this window, whoever used the letters up has not locked the owner out.
   */
  letterAccount: { calls: 5, seconds: 3600, per: 'account' },
  /** Opening a link from a letter. */
  mailedLink: { calls: 30, seconds: 3600, per: 'address' },
  /** The same, for the account a link names. Nobody but its owner knows what to name. */
  mailedLinkAccount: { calls: 30, seconds: 3600, per: 'account' },
  /** Calls with a refresh token, for the account that was given it. */
  tokenAccount: { calls: 120, seconds: 60, per: 'account' },
  /** Calls of a signed-in person that ask for the password once more. */
  passwordAgain: { calls: 10, seconds: 600, per: 'user' },
  /** Texting a code: counted for the person who asks, and for the number it would go to. */
  phoneCode: { calls: 1, seconds: 60, per: 'account' },
  phoneCodeDay: { calls: 10, seconds: 86_400, per: 'account' },
  /** Entering a code, beside the tries each code has. */
  phoneTry: { calls: 30, seconds: 600, per: 'user' },
  /** Leaving for a provider and coming back are two calls. */
  connect: { calls: 30, seconds: 600, per: 'user' },
  connectAddress: { calls: 60, seconds: 600, per: 'address' },
  /** Signing in to one account through a provider. */
  connectAccount: { calls: 20, seconds: 600, per: 'account' },
  export: { calls: 6, seconds: 3600, per: 'user' },
  /** Events of the payment provider, which come in bursts. */
  webhook: { calls: 3000, seconds: 60, per: 'address' },
} as const satisfies Record<string, RateLimit>;

export interface RateLimit {
  calls: number;
  seconds: number;
  per: 'user' | 'address' | 'account';
}

export type RateLimitName = keyof typeof rateLimits;
