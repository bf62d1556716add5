import type { Blanks } from './draft.ts';

/** How somebody is spoken of. */
export type Spoken = 'he' | 'she' | 'they';

const forms: Readonly<Record<Spoken, Blanks>> = {
  he: { them: 'him', their: 'his', theirs: 'his', themself: 'himself' },
  she: { them: 'her', their: 'her', theirs: 'hers', themself: 'herself' },
  they: { them: 'them', their: 'their', theirs: 'theirs', themself: 'themselves' },
};

/** The words for whoever it is, and the ends of the verbs that go with them: '{they} want{s}', '{they} do{es}'. */
export function formsOf(they: Spoken): Blanks {
  const isOne = they !== 'they';
  return {
    ...forms[they],
    they,
    s: isOne ? 's' : '',
    es: isOne ? 'es' : '',
    ies: isOne ? 'ies' : 'y',
    has: isOne ? 'has' : 'have',
    is: isOne ? 'is' : 'are',
    was: isOne ? 'was' : 'were',
    does: isOne ? 'does' : 'do',
    isnt: isOne ? "isn't" : "aren't",
    dont: isOne ? "doesn't" : "don't",
    doesnt: isOne ? "doesn't" : "don't",
    theyre: isOne ? `${they}'s` : "they're",
    theyve: isOne ? `${they}'s` : "they've",
    theyd: `${they}'d`,
    theyll: `${they}'ll`,
  };
}

/** Others than the one that is spoken of, and things that go by 'they': what stands in a sentence with them stays as it is. */
const several =
  /\b(?:people|others|everybody|everyone|nobody|no one|anybody|anyone|somebody|someone|whoever|friends|parents|families|children|kids|colleagues|doctors|nurses|both|those|each|words|things|days|weeks|years|thoughts|questions|lives|homes|evenings|mornings|nights|hours|quarrels|rows|tears|faces|pairs|arguments|station|argue|(?:in-)?laws|family|who else)\b|\b(?:one|two|some|any|none|each|most|many|all|half|several|either|neither|which|who|the rest|worst|best|among) (?:of )?them\b|\b(?:separate|by when)\b|\ball gone\b|\btheirs\b|\bthey (?:end|start|begin)\b/i;
const past =
  'said|told|went|came|left|knew|thought|took|gave|made|felt|saw|got|heard|meant|kept|found|lost|held|stood|sat|wrote|spoke|broke|began|became|brought|bought|caught|chose|fell|forgot|grew|hid|met|paid|ran|rang|sent|slept|spent|threw|understood|woke|won|wore|did|had|(?!need|feed|bleed)\\w+ed';
const auxiliary = "would|could|will|can|should|might|may|must|had|did|(?:would|could|wo|ca|should|had|did)n't|cannot";
const adverb = 'always|never|still|just|only|also|even|really|mostly|ever|already|once|now|both|so|too';
const agreeing: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
  "don't": "doesn't",
};
const theyDo = new RegExp(
  `\\b(?:(are|were|have|do|aren't|weren't|haven't|don't|${auxiliary}) )?they(?:'(re|ve|d|ll))?\\b(?: ((?:(?:${adverb}) )*)([a-z']+))?`,
  'gi',
);

/** A sentence of more words may speak of others beside the one. */
const mostWords = 16;

/** 'What do they say?' of one who is 'he' or 'she': the line, where all of it can be said so, and else as it was. */
export function asOne(line: string, spoken: 'he' | 'she'): string {
  if (several.test(line)) return line;
  const sentences = line.split(/(?<=[.!?]) /);
  const said = sentences.map((one) => (ofThem.test(one) ? sentenceAsOne(one, spoken) : one));
  return said.includes(undefined) ? line : said.join(' ');
}

const ofThem = /\b(?:they|them|their)\b/i;

function sentenceAsOne(line: string, spoken: 'he' | 'she'): string | undefined {
  if (line.split(' ').length > mostWords) return undefined;
  let fits = true;
  const withVerbs = line.replace(
    theyDo,
    (
      whole,
      first: string | undefined,
      short: string | undefined,
      adverbs: string | undefined,
      verb: string | undefined,
    ) => {
      const isFirst = /^[A-Z]/.test(whole);
      const begins = first ? `${agreeing[first.toLowerCase()] ?? first.toLowerCase()} ` : '';
      const end = short ? `'${/^(?:re|ve)$/.test(short) ? 's' : short}` : '';
      const isBare = first !== undefined || short !== undefined || verb === undefined;
      const said = verb === undefined || isBare ? verb : inThird(verb);
      if (verb !== undefined && said === undefined) fits = false;
      // 'They look and say': the second verb would have to agree as well.
      if (
        !isBare &&
        said !== verb &&
        /\b(?:and|or|but) (?!(?:you|the|a|an|what|who|how|in|to|your|it|nothing)\b)/.test(line)
      )
        fits = false;
      const text = `${begins}${spoken}${end}${verb === undefined ? '' : ` ${adverbs ?? ''}${said}`}`;
      return isFirst ? text.charAt(0).toUpperCase() + text.slice(1) : text;
    },
  );
  if (!fits) return undefined;
  const { them = '', their = '', themself = '' } = forms[spoken];
  return withVerbs
    .replace(/\bthemsel(?:ves|f)\b/gi, themself)
    .replace(/\b(t)hem\b/gi, (_, t: string) => (t === 'T' ? them.charAt(0).toUpperCase() + them.slice(1) : them))
    .replace(/\b(t)heir\b/gi, (_, t: string) => (t === 'T' ? their.charAt(0).toUpperCase() + their.slice(1) : their));
}

/** What is the same of one and of several. */
const unchanging = new RegExp(`^(?:${auxiliary}|${past})$`);

/** 'Say' → 'says', 'are' → 'is', 'would' and 'said' as they are; undefined for what is no verb that is known to follow. */
function inThird(verb: string): string | undefined {
  const low = verb.toLowerCase();
  if (agreeing[low]) return agreeing[low];
  if (unchanging.test(low)) return verb;
  if (
    /^(?:put|let|read|cut|set|hit|hurt|in|at|to|and|or|with|for|on|who|that|all|them|you|your|the|as|when|if)$/.test(
      low,
    )
  )
    return undefined;
  if (/[^aeiou]y$/.test(low)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(low) ? `${verb}es` : `${verb}s`;
}
