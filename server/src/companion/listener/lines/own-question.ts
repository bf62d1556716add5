/** They say what they would have needed to hear: it is said. '{c}' is it, turned. */
export const saidNow: readonly string[] = [
  'Then let it be said here: {c}.',
  'So hear it now, late as it is: {c}.',
  '{C}. That should have been said to you.',
];
/** They hoped for a yes, or for a no, and say so. */
export const hopedYes: readonly string[] = [
  'Then: yes. You knew it before you asked.',
  'Yes, then. Go.',
  'A yes it is. You had it already and wanted company for it.',
];
export const hopedNo: readonly string[] = [
  'Then: no. You may leave it, and for no better reason than that.',
  'No, then. That is an answer you are allowed to have.',
];
