import { naming } from '../tellings/telling.ts';

const ties =
  'husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc(?:é|e|ée|ee)|hubby|missus|spouse|other half|better half|fella|feller|bloke';

const partner = `(?<who>he|she|your (?:(?:own|lovely|poor|new|dear|darling) )?(?:${ties}))(?:'s| is| has)?(?: (?:just|always|still|also|even|never even|literally|only|actually|finally|already|really|then))*`;

/** A pattern in which 'LOVE' stands for the one they are together with, as clauses name them, and 'MINE' for the same without 'he' and 'she'. */
export const between = naming({ LOVE: partner, MINE: `your (?:(?:own|lovely|new) )?(?:${ties})` });

const gone = String.raw`\b(?:late (?:husband|wife|partner)|(?:he|she|husband|wife|partner) (?:died|passed)|since (?:he|she) (?:died|passed)|widow\w*|funeral|lost my (?:husband|wife|partner))\b`;

/** Where the talk is of the two of them, both alive. Names a partner of one's own, or what only couples have. */
export const ofTwo = new RegExp(
  String.raw`^(?![\s\S]*${gone})[\s\S]*(?:(?:\b(?:my|the|our|own|and|new)|^|[.!?,;\n]) ?(?:own |lovely |new )?(?:${ties})\b|\b(?:my|our|this|the) (?:marriage|relationship)\b|\bmarried life\b|\b(?:still|been|i'm) married\b|\bour (?:wedding )?anniversary\b|\bwe(?:'ve| have|'re| are|were)? (?:been )?(?:married|together|a couple)\b|\bmoved? in together\b|\b(?:we|i) (?:just )?had sex\b|\bour bed\b|\bin-laws\b|\bwe\b[^.!?]*\bhis (?:mum|mom|mother)\b)`,
);

/** Where the talk is of what is over between two. */
export const ofParting =
  /\b(?:(?:my|the|an|your) ex(?:[- ](?:husband|wife|boyfriend|girlfriend|partner))?\b|^ex\b|broke? up|break-?up|split(?: up)?|divorc\w*|separated|dumped|ended it|(?:he|she|husband|wife|partner|boyfriend|girlfriend|bf|gf) (?:has |'s )?left(?: me)?\b|left me\b|moved out)/;
