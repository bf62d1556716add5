import { isSaid, meantBy, someone } from './meant.ts';
import type { Topic } from './topics.ts';

const own =
  "(?:i'm|i am|i feel|i felt|i've been|i have been|i get|i got|i was|i'm feeling|makes me|feeling) (?:so |really |very |just |always |too |a bit |pretty |quite |completely )*";
const parent = '(?:mum|mom|mam|mother|dad|father|parents?|family|brother|sister|stepmum|stepdad)';
const beloved = '(?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?)';

/**
 * How a situation is named outright: by the one it happens to, as it is now, and not in passing. Where a topic is only
 * guessed from its common words ('work', 'at night', 'my mother'), nothing general is said about it.
 */
const outright: Readonly<Record<Topic, string>> = {
  bereavement: `(?:my|our) (?:\\w+ )?${someone}(?: \\w+){0,3} (?:died|passed(?: away)?|was killed|is dead)|lost (?:my|our) (?:\\w+ )?${someone}|since (?:he|she) (?:died|passed)|(?:he|she) (?:died|passed away)|my grief|i'm grieving|i miscarried|had a miscarriage|^grief$`,
  'pet loss':
    '(?:my|our) (?:\\w+ )?(?:dog|cat|puppy|kitten|rabbit|horse)(?: \\w+){0,3} (?:died|passed|was put (?:down|to sleep)|is gone)|(?:lost|put down|i miss) my (?:\\w+ )?(?:dog|cat|rabbit|horse|puppy|kitten)',
  illness: `(?:my|our) (?:\\w+ )?${someone}\\b.{0,30}(?:(?:has|have|got|diagnosed with) (?:\\w+ )?(?:cancer|a stroke|a heart attack|a tumou?r)|in (?:the |a )?(?:hospital|hospice|intensive care|icu|coma)|is (?:dying|terminal|very ill|so ill))|(?:he|she)(?:'s| is) (?:dying|in (?:the )?(?:hospital|hospice|icu|intensive care))`,
  panic: "panic attacks?|i'm panicking|my panic|my heart (?:is |was |keeps )?(?:racing|pounding)|^panic$",
  'social worry':
    'my social anxiety|social anxiety|(?:everyone|people) (?:is|are|was|were) (?:staring|judging|looking at me)|what (?:people|they|others|everyone) thinks? of me|i (?:\\w+ )?(?:hate|dread|avoid) (?:parties|small talk|groups|meeting (?:new )?people|crowds)',
  worry: `${own}(?:worried|anxious|nervous|scared|terrified|on edge|afraid(?= (?:of|that|he|she|they|it|something|to)\\b|$|[.!]))(?! of (?:spiders|heights))|i (?:can't stop|keep) worrying|my (?:anxiety|worry|worries)|^(?:anxiety|anxious|worry|worried)$`,
  'low mood': `${own}(?:depressed|hopeless|empty|numb|miserable|so low|so down|low|down)(?=$|[.,!]| (?:and|lately|today|again|all|for|about))|my depression|i can't get out of bed|i don't enjoy anything|nothing matters|^(?:depression|depressed|sad)$`,
  overload: `${own}(?:overwhelmed|stressed|swamped)|too much (?:to do|on my plate|going on)|i can't keep up|so much to do|^(?:stress|stressed|overwhelmed)$`,
  money:
    "(?:i|we) (?:\\w+ )?can't (?:afford|pay)|(?:i'm|we're) in debt|my debts?|behind on (?:the |my |our )?(?:rent|bills|mortgage)|money (?:worries|problems|trouble)|worried about money|(?:i|we) have no money|(?:i'm|we're) (?:so )?broke|being evicted",
  exams:
    '(?:my|an?|the) (?:\\w+ ){0,2}(?:exams?|finals|midterms?) (?:is|are|tomorrow|next week|on )|exam (?:stress|tomorrow|next week)|i (?:have|failed) (?:my|an?) (?:\\w+ )?exam|studying for|^exams?$',
  breakup: `(?:he|she|they|we|my ${beloved})(?: \\w+)? (?:broke up|split up)|broke up with me|dumped me|(?:he|she|my ${beloved}) left me(?=$|[.,!]| (?:for|after|last|yesterday|because|and))|my (?:divorce|breakup|break-up|separation)|miss my ex`,
  betrayal:
    "cheated on me|(?:he|she|they|my \\w+)(?: \\w+)? (?:lied to me|betrayed me)|having an affair|i can't trust (?:him|her|them)",
  partner: `my (?:relationship|marriage) (?:is|feels|has)|my ${beloved} and i (?:\\w+ )?(?:fight|argue|fought|argued|don't talk|barely)|we (?:keep|always|constantly) (?:fight|argu)\\w*`,
  friendship:
    "my (?:\\w+ )?friends? .{0,30}(?:stopped|ghosted|left me out|ignor\\w+|without me|hurt me|lied|betrayed|drifted|doesn't (?:text|call|reply))",
  'self-worth': `i hate myself|(?:i'm|i am|never|not) (?:\\w+ )?good enough|${own}(?:worthless|useless(?=$|[.,!])|inadequate|a failure|like a failure|a loser|pathetic|stupid)|my (?:self-?esteem|confidence)|low self-?esteem`,
  impostor:
    "impost[eo]r syndrome|(?:i'm|feel like) (?:a fraud|an impost[eo]r)|(?:be|being|get) found out|i'm out of my depth",
  body: 'hate (?:my (?:body|weight|looks|skin|face|stomach|thighs)|how i look|the way i look)|i (?:am|feel|look) (?:so )?(?:fat|ugly)|i gained (?:so much )?weight',
  trauma:
    'i (?:\\w+ )?(?:have|get|had) flashbacks?|my (?:trauma|ptsd|flashbacks?)|i was (?:assaulted|abused|attacked)|what happened to me|i keep reliving',
  anger: `${own}(?:angry|furious|livid|mad at)|my (?:anger|temper|rage)|^(?:anger|angry)$`,
  'a move':
    "(?:i|we)(?:'ve| have| just| recently)* moved (?:here|away|abroad|to a new|cities|countries)|since (?:i|we) moved|i(?:'m| am) (?:so )?homesick|i don't know anyone here",
  loneliness: `${own}(?:lonely|so alone|all alone|isolated|left out)|i have no friends|(?:no one|nobody) to talk to|my loneliness|^(?:lonely|loneliness)$`,
  overwork: `i work (?:late|weekends|all the time|too much|non-?stop|\\d+ hours)|${own}(?:burn(?:t|ed) out|overworked)|my burnout|i can't switch off|no time for (?:myself|my family|my kids)`,
  job: "i (?:\\w+ )?(?:hate|dread|can't stand) (?:my job|work|going to work|going in)|my (?:boss|manager) (?:\\w+ )?(?:shouts|shouted|yells|yelled|hates|humiliat\\w+|bull\\w+|blam\\w+|is (?:awful|unfair|toxic|impossible))",
  'job loss':
    "i(?:'ve| have)?(?: just)? lost my job|i (?:got|was|have been) (?:fired|laid off|made redundant|let go)|they (?:fired me|laid me off)|i'm unemployed|my job search",
  family: `(?:fight|fighting|argue|arguing|argued|fought) with my ${parent}|my (?:\\w+ )?${parent} (?:\\w+ )?(?:critici[sz]\\w+|judg\\w+|controls?|won't accept|don't accept|doesn't accept|doesn't understand me|don't understand me|hates? me|ignores? me)|family (?:drama|trouble|conflict)`,
  caring: `(?:caring for|looking after|taking care of) (?:my (?:\\w+ )?${someone}|my parents)|i'm (?:a|the|his|her) carer|my (?:\\w+ )?${someone} has (?:dementia|alzheimer\\w*)`,
  parenting:
    "(?:i'm|i am|feel like) (?:such )?a (?:bad|terrible|awful|horrible) (?:mother|mom|mum|dad|father|parent)|i (?:yelled|shouted|snapped|screamed) at my (?:\\w+ )?(?:kids?|child|children|son|daughter|toddler)|my (?:\\w+ )?(?:kids?|son|daughter|toddler|teenager|baby|newborn) (?:won't|doesn't (?:listen|talk|sleep)|stopped talking|refuses)",
  talking:
    "(?:he|she|they|we|my \\w+) (?:doesn't|don't|never|won't) (?:\\w+ )?(?:listen|listens|talk to me|hear me|talk about)|silent treatment|i can't (?:find the words|talk to (?:him|her|them|my))|how do i talk to (?:him|her|them|my)",
  boundaries:
    "i (?:\\w+ )?can't say no|people[- ]pleas\\w+|set(?:ting)? boundaries|walks? all over me|takes? advantage of me|guilty (?:for|when i|about) say(?:ing)? no",
  sleep:
    "(?:i |^)(?:\\w+ )?(?:can't|cannot|couldn't) (?:fall a?sleep|get to sleep|sleep)|my insomnia|my sleep (?:is|has|was)|i (?:haven't|hardly|barely) (?:slept|sleep)|i lie awake|lying awake|awake all night|^insomnia",
  'self-neglect':
    "i haven't (?:showered|eaten|cooked|been out|left the house)|(?:look after|take care of|taking care of|looking after) myself|i(?:'ve)? let myself go|i keep skipping meals",
  'coming out':
    "(?:i'm|i am|i think i'm|i might be) (?:gay|lesbian|bi|bisexual|trans|transgender|queer|non-?binary)|com(?:e|ing) out (?:to|as)|in the closet|my sexuality",
  identity:
    "don't know who i (?:really )?am|(?<!verify |prove |confirm |stole )my identity|i(?:'ve)? lost myself|between two cultures|pretend(?:ing)? to be|who i really am|don't know what i want",
  inspiration: '\\binspires? me|moved me(?! (?:to|into|off|on|from|out|up|down|back|away|over|in|next))',
};

const patterns = new Map(
  Object.entries(outright).map(([topic, words]) => [topic, new RegExp(`(?:^|\\b)(?:${words})`)]),
);

/** Whether this message names the situation so plainly that something general may be said about it. */
export function namesOutright(topic: Topic, text: string, typed = text): boolean {
  const meant = meantBy(text, typed);
  const pattern = patterns.get(topic);
  return !meant.isJest && pattern !== undefined && isSaid(pattern, meant.own);
}
