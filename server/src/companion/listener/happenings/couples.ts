import { naming } from '../tellings/telling.ts';

const ties =
  'husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc(?:é|e|ée|ee)|hubby|missus|spouse|other half|better half|fella|feller|bloke';

const partner = `(?<who>he|she|your (?:(?:own|lovely|poor|new|dear|darling) )?(?:${ties}))(?:'s| is| has)?(?: (?:just|always|still|also|even|never even|literally|only|actually|finally|already|really|then))*`;

/** A pattern in which 'LOVE' stands for the one they are together with, as clauses name them, and 'MINE' for the same without 'he' and 'she'. */
export const between = naming({ LOVE: partner, MINE: `your (?:(?:own|lovely|new) )?(?:${ties})` });

const gone = String.raw`\b(?:late (?:husband|wife|partner)|(?:he|she|husband|wife|partner) (?:died|passed)|since (?:he|she) (?:died|passed)|widow\w*|funeral|lost my (?:husband|wife|partner))\b`;

const former = `(?<who>he|she|they|your (?!(?:best |good |close |old |dear )?friends?\\b)(?:[a-z]+[- ]){0,2}?(?:${ties}|(?:boy|girl) friend|significant other|lover|love|ex|girl|guy)(?: of [\\w ]{1,20}(?:years?|months?|weeks?))?)(?:'s| is| has| had|'d| was| have)?(?: (?:just|suddenly|recently|already|now|also|even|actually|finally|really|then|all of a sudden|decided to|has decided to|went and))*`;

/** A pattern in which 'EX' stands for the one they were together with, as people speak of them once it is over. */
export const parted = naming({ EX: former });

/** Where the talk is of the two of them, both alive. Names a partner of one's own, or what only couples have. */
export const ofTwo = new RegExp(
  String.raw`^(?![\s\S]*${gone})[\s\S]*(?:(?:\b(?:my|the|our|own|and|new)|^|[.!?,;\n]) ?(?:own |lovely |new )?(?:${ties})\b|\b(?:my|our|this|the) (?:marriage|relationship)\b|\bmarried life\b|\b(?:still|been|i'm) married\b|\bour (?:wedding )?anniversary\b|\bwe(?:'ve| have|'re| are|were)? (?:been )?(?:married|together|a couple)\b|\bmoved? in together\b|\b(?:we|i) (?:just )?had sex\b|\bour bed\b|\bin-laws\b|\bwe\b[^.!?]*\bhis (?:mum|mom|mother)\b)`,
);

/** Where the talk is of what is over between two. */
export const ofParting =
  /\b(?:(?:my|the|an|your) ex(?:[- ](?:husband|wife|boyfriend|girlfriend|partner))?\b|^ex\b|bro?ken? up|brea?k(?:ing|s)?[- ]?ups?|brake[- ]?up|split(?: up)?|divorc\w*|separated|dumped|ended it|(?:he|she|husband|wife|partner|boyfriend|girlfriend|bf|gf) (?:has |'s )?left(?: me)?\b|left me\b|leave me alone|walked out|moved out)/;
