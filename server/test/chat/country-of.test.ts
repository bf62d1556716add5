import { expect, test } from 'vitest';
import { countryOf } from '#chat/country-of.ts';

test.each([
  ['Ireland', undefined, 'IE'],
  ['Cork, Ireland', 'en-US,en;q=0.9', 'IE'],
  ['  berlin ,  GERMANY ', undefined, 'DE'],
  ['Leeds, UK', 'en-US', 'GB'],
  ['Cardiff, Wales', undefined, 'GB'],
  ['Austin, TX, USA', 'de-DE', 'US'],
  ['São Paulo, Brazil', undefined, 'BR'],
  ['Moscow, Russia', undefined, 'RU'],
  ['Atlanta, Georgia', 'en-US,en;q=0.9', 'US'],
  ['Tbilisi, Georgia', 'ka-GE', 'GE'],
  ['', 'en-AU,en;q=0.5', 'AU'],
  ['', 'zh-Hant-TW,zh;q=0.9', 'TW'],
  ['', 'en,fr-CA;q=0.8', 'CA'],
  ['somewhere quiet', 'en-NZ', 'NZ'],
  ['', 'en', undefined],
  ['', '*', undefined],
  ['', undefined, undefined],
])('a person in %j whose browser asks for %j is in %s', (location, language, country) => {
  expect(countryOf(location, language)).toBe(country);
});
