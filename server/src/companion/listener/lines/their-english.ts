/** Said to an apology for their English, before what they told. */
export const clearEnglish: readonly string[] = ['Your English is clear.', 'Your English is fine.'];
