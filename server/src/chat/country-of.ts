/** Names people give countries that are not the names Unicode CLDR gives them. */
const otherNames: Record<string, string> = {
  us: 'US',
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uae: 'AE',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'south korea': 'KR',
  'republic of ireland': 'IE',
};

let known: Map<string, string> | undefined;

/** Country names in English, lower case, to ISO 3166-1 alpha-2. Made on first use: asking for all 676 takes milliseconds. */
function countryNames(): Map<string, string> {
  if (known) return known;
  known = new Map();
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      const isCurrent = new Intl.Locale('und', { region: code }).region === code;
      const name = isCurrent ? names.of(code) : undefined;
      if (name) known.set(name.toLowerCase(), code);
    }
  }
  for (const [name, code] of Object.entries(otherNames)) known.set(name, code);
  return known;
}

/**
 * The country a person most likely is in, ISO 3166-1 alpha-2: the one their profile's location ends with
 * ('Cork, Ireland'), else the first region their browser asks for ('en-IE,en;q=0.8'); undefined when neither says.
 */
export function countryOf(location: string, acceptLanguage: string | undefined): string | undefined {
  const asked = /[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage ?? '')?.[1]?.toUpperCase();
  const named = countryNames().get(location.split(',').at(-1)?.trim().toLowerCase() ?? '');
  // 'Atlanta, Georgia' is in the United States.
  if (named === 'GE' && asked === 'US') return 'US';
  return named ?? asked;
}
