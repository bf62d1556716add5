/** The languages other than English that Wren knows when it sees them, and hears a wish to die in (ISO 639-1); in some, abuse too. */
export const languageCodes = [
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'sv',
  'da',
  'no',
  'fi',
  'ro',
  'hu',
  'cs',
  'sk',
  'sl',
  'hr',
  'sr',
  'vi',
  'tl',
  'id',
  'ms',
  'sw',
  'ca',
  'lt',
  'lv',
  'et',
  'sq',
  'af',
  'ru',
  'uk',
  'bg',
  'el',
  'he',
  'ar',
  'fa',
  'ur',
  'hi',
  'bn',
  'th',
  'zh',
  'ja',
  'ko',
] as const;
export type LanguageCode = (typeof languageCodes)[number];

const ofRule = new RegExp(`^(?:suicide|abuse)\\.(${languageCodes.join('|')})$`);

/** The language whose floor matched, by the ids of the rules; undefined when they are all English. */
export function languageOf(reasons: readonly string[]): LanguageCode | undefined {
  for (const id of reasons) {
    const found = ofRule.exec(id)?.[1];
    const code = languageCodes.find((one) => one === found);
    if (code) return code;
  }
  return undefined;
}
