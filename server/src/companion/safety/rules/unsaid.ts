import type { Rule } from './rule.ts';

const places =
  'bridge|bridges|overpass|viaduct|tracks|platform|crossing|cliff|cliffs|roof|rooftop|balcony|ledge|railing';
const deity = 'lord|god|jesus|allah|almighty|maker|heaven|saviour|savior';
const dear = 'PERSON|dog|cat|kitten|pup|puppy|horse|pets|animals|her|him|them|girls|boys|grandkids|grandchildren';

/** The thing itself is left out: only the place, the prayer, the joke or the one who holds them is named. */
export const unsaid: readonly Rule[] = [
  {
    id: 'unsaid.asks-the-place',
    need: 'suicide',
    level: 'elevated',
    negation: 'ignored',
    subject: 'writer',
    method: true,
    unless: 'ice icy toll traffic jam photo fishing ferry project deadline demolish collapse closed closing inspection',
    says: [
      ...['every|each time', 'whenever|everytime', 'always|never|cant|dont'].map(
        (often) =>
          `${often} ..6 ${places} ..3 THINK|wonder|wondering|ask|asking|say|whisper|hear ..2 today|tonight|now|soon $`,
      ),
      `every|each time ..6 ${places} ..3 THINK|wonder|ask|say ..2 maybe|perhaps|is ~2 today|tonight|now|time|day $`,
      `whenever|everytime|when ..6 ${places} ..3 THINK|wonder|ask|say ..2 maybe|perhaps|is|why ~2 today|tonight|now|time|not $`,
      `every|each time ..6 ${places} ..3 THINK|wonder|ask|say ..2 why not $`,
      `today|tonight|now ..2 i ..1 think|wonder|ask|say ..1 every|each|whenever ..5 ${places}`,
    ],
  },
  {
    id: 'unsaid.weighs-whether',
    need: 'suicide',
    level: 'elevated',
    negation: 'ignored',
    subject: 'writer',
    unless:
      'relationship marriage engagement lease contract subscription job course degree run project band friendship affair business membership with him her book series jigsaw season game',
    says: [
      'turn|turning|weigh|weighing|debate|debating|deciding|arguing|mulling|pondering|torn ..4 whether|if ..3 finish|finishing|end|ending it|things|everything|myself',
      'turn|turning|weigh|weighing|debate|debating|deciding|arguing|mulling|pondering|torn ..4 whether|if ..3 carry|go|keep|be|stay on|going|here|alive ..1 living|alive|breathing|existing|all|here|$',
    ],
  },
  {
    id: 'unsaid.asks-not-to-wake',
    unless: 'baby toddler alarm neighbours neighbors twins',
    need: 'suicide',
    level: 'elevated',
    negation: 'ignored',
    says: [
      `ask|asks|asked|asking|pray|prays|prayed|praying|beg|begs|begged|begging|tell|told ..3 ${deity} ..1 not|DONT ..2 wake|waking ~1 me|up|$`,
      `ask|asks|asked|asking|pray|prays|prayed|praying|beg|begs|begged|begging ..3 ${deity} ..3 let|leave|keep me ..2 asleep|sleep ..2 through|on|for|forever|and|$`,
      `ask|asks|asked|asking|pray|prays|prayed|praying|beg|begs|begged|begging ..3 ${deity} ..3 not|DONT ..2 let|make|give me ..2 see|wake|morning|another|tomorrow`,
      'prayers|prayer ..4 not|DONT to? wake|waking up|me',
    ],
  },
  {
    id: 'unsaid.joked',
    need: 'suicide',
    level: 'elevated',
    subject: 'writer',
    says: [
      `jk|joking|kidding ..1 about ..2 ${places}|pills|rope|train|jumping|dying|gun|overdose|overdosing|razor|cutting|ending|note|dead|die`,
    ],
  },
  {
    id: 'unsaid.keeper-goes',
    firm: true,
    need: 'suicide',
    level: 'elevated',
    negation: 'ignored',
    subject: 'writer',
    unless: 'tattoo divorce abroad emigrate job cheat marathon',
    says: [
      `never|wouldnt|couldnt|wont|cant ~2 do it|that|anything ~1 because|cos|cause|coz|bc|for|while|with|as ..2 ${dear} ..2 but|though|although|only|except|now ..1 HE|${dear}|its|thats ..3 leave|leaves|leaving|goes|going|gone|moves|moving|moved|dying|died|dead|away|grown|without`,
      `never|wouldnt|couldnt|wont|cant ~2 do it|that|anything to ..2 ${dear} ..2 but|though|although|except ..1 HE|${dear}|its|thats ..2 gone|dying|died|dead|passed`,
      `only|one reason|thing|person ..5 still? here|alive|stopping|stops|keeping|keeps ..3 ${dear} ..2 but|and|though|although|now ..1 HE|${dear}|its|thats ..3 leave|leaves|leaving|goes|going|gone|moves|moving|moved|dying|died|dead|away|grown`,
    ],
  },
];
