import { type CrisisLine, crisisLines, defaultCountry, emergencyNumber } from '@wren/contract/crisis.ts';

export interface Country {
  code: string;
  name: string;
  emergency: string;
  lines: readonly CrisisLine[];
}

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The registry by country, in alphabetical order, with the default country first. */
export const countries: readonly Country[] = [...new Set(crisisLines.map((line) => line.country))]
  .filter((code) => code !== 'INT')
  .map((code) => ({
    code,
    name: names.of(code) ?? code,
    emergency: emergencyNumber(code),
    lines: crisisLines.filter((line) => line.country === code),
  }))
  .sort(
    (a, b) => Number(b.code === defaultCountry) - Number(a.code === defaultCountry) || a.name.localeCompare(b.name),
  );

/** The doors that serve every country. */
export const everywhere = crisisLines.filter((line) => line.country === 'INT');

const oldest = crisisLines.map((line) => line.verified_on).sort()[0] ?? '';

/** The oldest day on which a line in the registry was last read again: for `dateTime`, and in words. */
export const checkedOn = {
  day: oldest,
  words: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(oldest)),
};
