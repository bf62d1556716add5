import { naming } from '../tellings/telling.ts';

/** Before what somebody else said, or what only might be, nobody has told anything of themselves. */
const notTold =
  "(?<!\\b(?:if|not that|isn't that|whether|unless|suppose|said|says|saying|told|tells|tell|asks?|asked|thinks|(?<!you )think|thought|wants?|wanted|wish|wished|wondering|wonder|looking|afraid|hopes?|asking|pretend(?:ed|s|ing)?|telling|like)\\b.*)";

const inPassing =
  '(?: (?:just|really|always|still|only|even|actually|also|then|simply|mostly|usually|basically|literally|honestly|kind of|sort of|now|probably|quite|both|honest|well))*';

const you = `${notTold}\\byou(?:'ve|'re|'d| have| are| had| were| was)?${inPassing}`;

const they = `${notTold}\\b(?<who>he|she|they|your (?:(?:best|older|younger|little|big|old|step|ex|twin|oldest|youngest|own|late|new|poor) )?(?:[a-z]+(?:-in-law)?))(?:'s|'d| is| are|'re| has| have|'ve| had)?${inPassing}`;

/** A pattern in which 'YOU' stands for what they tell of themselves as a fact, and 'WHO' for somebody they tell of. */
export const own = naming({ YOU: you, WHO: they });
