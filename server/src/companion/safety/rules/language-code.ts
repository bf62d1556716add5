/** The languages other than English of which the rules know a floor (ISO 639-1). */
export const languageCodes = [
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'ru',
  'zh',
  'ja',
  'ko',
  'ar',
  'hi',
] as const;
export type LanguageCode = (typeof languageCodes)[number];

const ofRule = new RegExp(`\\.(${languageCodes.join('|')})$`);

/** The language whose floor matched, by the ids of the rules; undefined when they are all English. */
export function languageOf(reasons: readonly string[]): LanguageCode | undefined {
  for (const id of reasons) {
    const found = ofRule.exec(id)?.[1];
    const code = languageCodes.find((one) => one === found);
    if (code) return code;
  }
  return undefined;
}
