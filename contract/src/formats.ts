/** Shows digits as MM/DD/YYYY while they are typed: strips what is not a digit and keeps at most eight. */
export function formatBirthday(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** The day typed as MM/DD/YYYY, as yyyy-MM-dd; undefined when the digits do not make a day of the calendar. */
export function readBirthday(typed: string): string | undefined {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(typed) ?? [];
  if (!month || !day || !year) return undefined;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
  return isReal ? `${year}-${month}-${day}` : undefined;
}

/** A day given as yyyy-MM-dd, as MM/DD/YYYY; empty for none. */
export function showBirthday(day: string | null): string {
  return day === null ? '' : day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
}

/** Shows digits as (AAA) BBB-CCCC while they are typed: strips what is not a digit and keeps at most ten. */
export function formatPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 10);
  if (digits.length <= 3) return digits.length === 0 ? '' : `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** The ten digits a stored number is shown by: the leading 1 of an eleven-digit one is dropped. */
export function showPhone(stored: string): string {
  const digits = stored.replace(/\D/g, '');
  return formatPhone(digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits);
}

/** Whether what was typed is a phone number: ten digits, or eleven with a leading 1. */
export function isPhone(typed: string): boolean {
  return /^1?\d{10}$/.test(typed.replace(/\D/g, ''));
}

/** The stored form of a phone number: E.164 for North American numbers, otherwise the digits unchanged. */
export function normalizePhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (digits.length === 10) return `+1${digits}`;
  if (digits.length === 11 && digits.startsWith('1')) return `+${digits}`;
  return digits;
}

const completenessFields = [
  'first_name',
  'last_name',
  'email',
  'date_of_birth',
  'location',
  'occupation',
  'bio',
] as const;

type CompletenessField = (typeof completenessFields)[number];

/** How complete a profile is, in whole percent of the seven fields that are not blank. */
export function profileCompleteness(profile: Partial<Record<CompletenessField, string | null>>): number {
  const filled = completenessFields.filter((name) => (profile[name] ?? '').trim() !== '').length;
  return Math.round((filled / completenessFields.length) * 100);
}
