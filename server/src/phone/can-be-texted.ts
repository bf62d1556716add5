/** Kinds of number that no text message reaches, or that cost whoever sends one. */
const unfit = new Set(['TOLL_FREE', 'PREMIUM_RATE', 'SHARED_COST', 'VOICEMAIL', 'PAGER', 'UAN']);

/** Whether an E.164 number exists in the numbering plan and is of a kind that can be texted. The plan is read when it is first asked for. */
export async function canBeTexted(number: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const read = parsePhoneNumberFromString(number);
  return read?.isValid() === true && !unfit.has(read.getType() ?? '');
}
