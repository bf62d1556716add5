/** A day that is near, as people name it. */
export const soon =
  '(?:tomorrow|tonight|in the morning|this (?:week|weekend|afternoon|evening)|next (?:week|month|mon|tues|wednes|thurs|fri|satur|sun)\\w*|(?:on |this |first thing )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|soon|in (?:a|two|three|four|five|six|ten|\\d+) (?:hours?|days?|weeks?|wks?|months?)|on the \\w+|at (?:nine|ten|eleven|\\d[\\d:.]*)|first thing)';
