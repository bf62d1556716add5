const timeWords =
  /\b(?:today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening|week|weekend|month|year)|last (?:night|week|weekend|month|year|spring|summer|autumn|fall|winter)|next (?:week|weekend|month|year)|(?:on |next |last )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:a|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?) ago|at night|every (?:day|night|morning|week)|after (?:lunch|dinner|work|breakfast|school)|before (?:lunch|dinner|work|bed|breakfast|school)|at \d{1,2}(?::\d\d)?\s?(?:am|pm)?|around \d{1,2}(?::\d\d)?\s?(?:am|pm)?|(?:right )?now|later(?: today)?|noon|midday)\b/gi;

/** Times as said: 'last night', 'on Friday'. */
export const readTimes = (text: string): string[] =>
  [...text.matchAll(timeWords)].map((match) =>
    match[0].replace(
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi,
      (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase(),
    ),
  );
