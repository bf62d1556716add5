import type { Rule } from './rule.ts';

/** What belongs to shaving, cooking and packing, and makes a blade or a box harmless. */
const household =
  'shave shaving beard cook cooking cake cutting onions onion parcel swing camping climbing kids recipe lego chemist pharmacy month months prescribed doctor shopping hair';

/** Meanings that name no death: means within reach, a step nearly taken, reading up, giving away, an end dressed as an accident. */
export const hints: readonly Rule[] = [
  {
    id: 'hint.means-near',
    need: 'suicide',
    level: 'elevated',
    method: true,
    subject: 'writer',
    unless: household,
    says: [
      '# DRUG ..3 hand|lap|table|front|mouth|beside|floor|bed',
      'all|whole|full|enough ..3 DRUG ..4 hand|lap|front|mouth|beside',
      'have|got|holding|theres|with|the|my BLADE|GUN|ROPE ..2 next to me',
      'have|got|theres|with|the|a|my BLADE|GUN|ROPE ..2 beside|near|by me|my',
      'have|got|theres|with|the|a|my BLADE|GUN|ROPE|bullet|bullets ..2 in my hand|hands|lap',
      'with|have|keep|got ..1 BLADE|GUN|ROPE|pills ..1 under my bed|pillow|mattress',
      'saving|stashing|hoarding|stockpiling|collecting ..3 DRUG',
      'saved|stashed|hoarded|stockpiled|hidden ..3 DRUG ..6 enough|case|when|weeks|weekend|ready',
    ],
  },
  {
    id: 'hint.take-all',
    need: 'suicide',
    level: 'elevated',
    intent: true,
    method: true,
    subject: 'writer',
    unless: `${household} vet charity dog walk home back shop school photos boxes books biscuits strawberries`,
    says: [
      'im|ill|i ..1 gonna|will|about|wanna ..1 TAKE ..1 all of them|it $',
      'im|ill|i ..1 gonna|will|about|wanna ..1 TAKE ..1 whole|entire bottle|box|packet|pack|strip|lot',
      'gonna|wanna|will|ill swallow|neck|down|overdose ..3 all|lot|every|whole',
    ],
  },
  {
    id: 'hint.almost',
    need: 'suicide',
    level: 'elevated',
    tense: 'past',
    unless: 'cat dog lego delayed interview puddle toy',
    says: [
      'platform|bridge|train|tracks|edge|kerb|curb|roof|ledge|balcony ..9 almost|nearly stepped|jumped|step|jump|let|went|walked|fell|leaned',
      'almost|nearly|close ..1 stepped|stepping|jumped|jumping|walked|walking ..2 off|out|front ..3 platform|bridge|train|traffic|roof|ledge|car|lorry|bus|truck',
      'foot|feet ..4 over|off ..2 edge|line|ledge|railing',
      'barrel|gun|muzzle ..2 under|to|in|against my chin|head|mouth|temple',
    ],
  },
  {
    id: 'hint.research',
    need: 'suicide',
    level: 'elevated',
    method: true,
    negation: 'ignored',
    subject: 'writer',
    unless: 'calories steps days flu symptoms flights eggs cold boiler',
    says: [
      'googling|googled|google|searching|searched|researching|reading|looking ..3 how many|much ..4 takes|take|need|enough|die',
      'googling|googled|searching|searched|researching|researched|looking ..3 methods|painless|lethal|doses|overdose|hanging|drowning',
      'reading|read forums|threads|posts ..4 methods|die|suicide|doing|died',
    ],
  },
  {
    id: 'hint.accident',
    need: 'suicide',
    level: 'elevated',
    method: true,
    unless: 'landlord boss vase cat dog scratch homework film movie book novel episode character game',
    says: [
      'look|looks|seem|appear like an|a accident',
      'think|thought|call|say ..2 it ..1 an accident ..2 if|so|and',
      'crash|crashed|swerve|drive|drove|wrap ..3 car|wheel|tree|wall|bridge|barrier ..6 accident|purpose|nobody|quick|over',
    ],
  },
  {
    id: 'hint.giving-away',
    need: 'suicide',
    level: 'elevated',
    unless:
      'moving move moved charity old baby clearing declutter decluttering space ebay downsizing new size room donate donated spring clothes furniture',
    says: [
      'giving|given|gave ..1 my things|stuff|belongings|possessions|treasures away',
      'giving|given|gave away ..1 my things|stuff|belongings|possessions|everything',
      'gave|given|giving|handed|left ..5 wont be needing|playing|using|wearing ..2',
    ],
  },
  {
    id: 'hint.self-told',
    need: 'suicide',
    level: 'elevated',
    subject: 'writer',
    says: [
      'kys ..2 what ..2 tell|say|hear ..1 myself|me',
      'tell|telling|told myself ..1 to? kys|die|jump|end',
      'voice|voices|head|mind|brain ..4 die|kys|jump|end ..2 $',
    ],
  },
];
