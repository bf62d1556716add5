/** Somebody the words may be for. */
interface Called {
  call: string;
  sex: 'she' | 'he' | undefined;
  /** What they are to the one who writes, where the name stands beside it: 'sister'. */
  kin: string;
}

const women =
  'mum|mom|mam|mama|mother|sister|wife|girlfriend|gf|daughter|granddaughter|nan|gran|grandma|aunt|aunty|auntie|niece|landlady';
const men = 'dad|papa|father|brother|husband|boyfriend|bf|son|grandson|grandad|grandpa|uncle|nephew';
const kin = `${women}|${men}|partner|cousin|friend|bestie|mate|flatmate|roommate|housemate|neighbou?r|colleague|coworker|co-worker|boss|manager|supervisor|teacher|tutor|professor|landlord|director|ex`;
const isWoman = new RegExp(`^(?:${women}|she|her|mrs|ms|miss|ate|tita|tante|didi)$`);
const isMan = new RegExp(`^(?:${men}|he|him|his|mr|kuya|tito)$`);
const sexOf = (word: string): Called['sex'] => (isWoman.test(word) ? 'she' : isMan.test(word) ? 'he' : undefined);

const name = '(\\p{Lu}\\p{Ll}{1,14})';
const notName =
  /^(?:I|He|She|They|We|It|And|But|So|The|My|Our|What|How|Now|Then|When|Ok|Okay|Please|Hi|Hey|Today|Yesterday|Tomorrow|\w+day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|French|German|Facebook|Insta\w*|Whatsapp|Netflix|Google|Mum|Mom|Dad|Papa|Mama|Nan|Gran|Grandma|Grandad|God|Is|Are|Was|Has|Had|Have|Do|Does|Did|Can|Could|Would|Should|Will|No|Not|Yes|This|That|These|There|Who|Why|Where|If|For|From|With|About|Because|Also|Just|Like|Maybe|Her|His|Their|You|Your|Me|To|In|On|At|As|Or|An|Of)$/;

/** Names where only the name of a person stands: after who they are, after 'tell', before what only somebody does. */
const named: readonly RegExp[] = [
  new RegExp(`\\b[Mm]y (?:[\\w-]+ ){0,2}?(${kin}),? ${name}\\b(?!')`, 'giu'),
  new RegExp(`\\b(her|his|their) name(?:'s| is| was) ${name}\\b`, 'giu'),
  new RegExp(`\\b(she|he)(?:'s| is) called ${name}\\b`, 'giu'),
  new RegExp(
    `\\b()(?:tell|ask|text|write to|message|call|ring|talk to|speak to|say to|say it to|sorry to|congratulations to|reply to|answer|owe|lent|miss|thank|friendship with|broke up with|fight with|argument with|argued with) ${name}\\b(?!')`,
    'gu',
  ),
  /\b()((?:Mrs|Mr|Ms|Miss|Dr|Ate|Kuya|Tita|Tito|Auntie|Aunty|Uncle|Tante|Aunt|Didi)\.? \p{Lu}\p{Ll}+)/gu,
  new RegExp(
    `(?:^|[.!?] )()${name} (?:went|is (?:still )?(?:not|ignoring|being|mad|angry)|hasn't|owes|left me|never|keeps|still|stopped|said|told me|asked me|won't|doesn't|didn't|always)\\b`,
    'gu',
  ),
];
/** Whom one calls by what they are: 'Mum', but not 'the mum of the house', 'told mum' or 'my friend's dad'. */
const calledSo =
  /(?<!\b(?:the|an?|his|her|their|your|told|tells|being|like|and|[\p{L}-]+'?s) )\b(?:my )?(mum|mom|mam|mama|dad|papa|nan|gran|grandma|grandad|grandpa)\b(?!'s|[- ](?:in|of|and)\b)/giu;

/** Everybody in a text who has a name, or is called by what they are. */
function peopleIn(text: string): Called[] {
  const all = new Map<string, Called>();
  for (const pattern of named)
    for (const [, before = '', call = ''] of text.matchAll(pattern)) {
      // Small letters name nobody, though the pattern takes 'MY sister' and 'my sister'.
      if (notName.test(call) || !/^\p{Lu}/u.test(call)) continue;
      const word = before.toLowerCase();
      const sex = sexOf(word) ?? sexOf(call.split(/\.? /)[0]?.toLowerCase() ?? '');
      const known = all.get(call);
      all.set(call, {
        call,
        sex: known?.sex ?? sex,
        kin: known?.kin || (new RegExp(`^(?:${kin})$`).test(word) ? word : ''),
      });
    }
  for (const [, one = ''] of text.matchAll(calledSo)) {
    const word = one.toLowerCase();
    const call = word.charAt(0).toUpperCase() + word.slice(1);
    all.set(call, { call, sex: sexOf(word), kin: word });
  }
  // 'Ate Joy' is one person, and so is 'Joy'.
  return [...all.values()].filter(
    ({ call }, _, people) => !people.some((other) => other.call !== call && other.call.endsWith(` ${call}`)),
  );
}

const kinIn = (text: string): Set<string> =>
  new Set(
    [
      ...text
        .toLowerCase()
        .matchAll(new RegExp(`\\b(?:${kin}|mother|father|kids?|child|children|toddler|teenager)\\b`, 'g')),
    ].map(([one]) => one),
  );

/**
 * The name the words open with, where it is sure whom they are for, and whether that is a woman or a man. `raw` are their
 * messages as written, `isOfIt` tells whether a sentence is what the words are about.
 */
export function whomFor(
  question: string,
  raw: readonly string[],
  isOfIt: (sentence: string) => boolean,
): { call?: string | undefined; sex: Called['sex'] } {
  const all = raw.join('\n');
  const people = peopleIn(all);
  const pronoun = /\b(?:her|she)\b/.test(question) ? 'she' : /\b(?:him|he)\b/.test(question) ? 'he' : undefined;
  const asked = peopleIn(raw.at(-1) ?? '').filter(({ call }) => question.includes(call.toLowerCase()));
  if (asked.length > 0)
    return asked.length === 1 ? { call: asked[0]?.call, sex: asked[0]?.sex ?? pronoun } : { sex: pronoun };
  const [ofKin] = kinIn(question);
  if (ofKin) return { call: people.find((one) => one.kin === ofKin)?.call, sex: sexOf(ofKin) ?? pronoun };
  const fits = ({ sex }: Called) => !pronoun || !sex || sex === pronoun;
  const near = all.split(/(?<=[.!?])\s+|\n+|,\s+/).filter((one) => isOfIt(one.toLowerCase()));
  const inIt = near.flatMap(peopleIn).filter(fits);
  const kinInIt = kinIn(near.join('\n'));
  const sex = pronoun ?? (kinInIt.size === 1 ? sexOf([...kinInIt][0] ?? '') : undefined);
  const [first] = inIt;
  if (first && inIt.every(({ call }) => call === first.call) && [...kinInIt].every((one) => one === first.kin))
    return { call: first.call, sex: first.sex ?? sex };
  // Nobody else is spoken of than the one who has a name.
  const [only, ...others] = people.filter(fits);
  const rest = [...kinIn(all)].filter((one) => one !== only?.kin);
  if (only && others.length === 0 && (only.kin ? rest.length === 0 : rest.length <= 1))
    return { call: only.call, sex: only.sex ?? sex };
  return { sex };
}
