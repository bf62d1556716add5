import { crisisLines, emergencyNumber, practicalNumber } from '@wren/contract/crisis.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

const emergencies = [
  '911',
  '112',
  '999',
  '000',
  '111',
  ...new Set(crisisLines.map((line) => emergencyNumber(line.country))),
];
const registered = new Set(
  crisisLines
    .flatMap((line) => [line.call, line.text?.to])
    .flatMap((number) => (number === undefined ? [] : [digitsOf(number.replace(/ then .*/, ''))]))
    .concat(emergencies, practicalNumber('US') ?? []),
);

/** True when a number may be shown: it stands in the registry, with or without a leading 1 or a plus. */
export function isRegistered(number: string): boolean {
  const digits = digitsOf(number);
  return registered.has(digits) || registered.has(digits.replace(/^1(?=\d{10}$)/, '')) || registered.has(`1${digits}`);
}

/** A number somebody could dial: seven digits or more, or any after "call", "text" or "dial". Dates are none. */
const dialable =
  /(?<![\d.,$€£])(?:\+|\()?\d(?:[\d \u00a0.-]|\)[ ]?){5,22}\d(?![\d,%])|(?<=\b(?:call|dial|text|ring|phone|reach|at|to)\s(?:[A-Z]{2,12} to )?)\d{3,6}(?![\d%,:])/gi;

/** Every number in a text that could be dialled and is not in the registry. */
export function strangeNumbers(text: string): string[] {
  return [...text.matchAll(dialable)]
    .map(([number]) => number)
    .filter((number) => {
      const digits = digitsOf(number);
      if (/^\d{4}-\d\d-\d\d$|^\d{1,2}[.-]\d{1,2}[.-]\d{2,4}$/.test(number) || /^(?:19|20)\d\d$/.test(number))
        return false;
      return (digits.length >= 7 || digits.length === number.length) && !isRegistered(number);
    });
}
