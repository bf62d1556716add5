import { emergencyNumber, practicalNumber } from '@wren/contract/crisis.ts';
import type { Situation } from './follow-ups.ts';
import * as lines from './lines/bodily-danger.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

/** A sign in the body that is somebody's to look at now, and not a listener's. */
interface Sign {
  /** What they say now. */
  when: RegExp;
  /** What they must have said of late, in this message or in the last six. */
  about?: RegExp;
  /** What makes it none. */
  unless?: RegExp;
  say: readonly string[];
  /** What is asked with it: where it is no matter of minutes, they are still talked to. */
  ask?: readonly string[];
}

const pregnant =
  /\b(?:pregnan\w*|(?:\d+|twenty|thirty)[- ]?(?:\w+ )?weeks (?:gone|along|now)|my (?:bump|midwife|due date)|maternity|antenatal|the baby (?:kick\w*|mov\w*))\b/;
const inPregnancy =
  /\b(?:headache|head (?:is |really )?(?:hurts|hurting|pounding|splitting|ach\w+)|(?:see|seeing|saw)\b.{0,20}\b(?:lights?|spots?|stars|flash\w*)|(?:lights?|spots?|flash\w*) in (?:front of )?my eyes|blurr\w+|bleed\w*|(?:waters?|water) (?:just )?(?:broke|have broken|has broken|gone)|(?:baby|it|he|she)(?:'s| is| has|s)?(?: not|n't| stopped| hardly| barely)(?: been)? (?:mov\w+|kick\w*)|(?:less|fewer) (?:mov\w+|kicks)|(?:face|hands) (?:is |are |have )?(?:all )?sw(?:ollen|elling|elled)|pain under my ribs)\b/;

/**
 * Signs that have to be looked at at once (NICE, Hypertension in pregnancy, NG133, 2019; NHS, Heart attack and Stroke: symptoms,
 * 2023; NHS, Coughing up blood; NICE, Fever in under 5s, NG143, 2019). Few and plain: panic has a racing heart too, and is answered as panic.
 */
const signs: readonly Sign[] = [
  { when: inPregnancy, about: pregnant, say: lines.pregnancy },
  {
    when: /\b(?:chest (?:pain|pressure|hurts)|(?:pain|pressure|crushing|squeezing)\b.{0,20}\bchest)\b.*\b(?:jaw|left arm|down my arm|my arm|shoulder blade)\b|\b(?:jaw|left arm|down my arm)\b.*\bchest\b/,
    say: lines.heart,
  },
  {
    when: /\b(?:face|mouth|one side)\b.{0,24}\b(?:droop\w*|dropped|gone numb)\b|\b(?:speech|words|talking)\b.{0,16}\bslurr\w*|\bslurring\b|\bworst headache of my life\b/,
    say: lines.stroke,
  },
  {
    when: /\bi(?:'m| am|'ve| have| keep| just| started)?(?: \w+){0,2} (?:cough(?:ed|ing)?|throw(?:n|ing)?|threw|vomit(?:ed|ing)?|spit(?:ting)?|bring(?:ing)?|brought|sick)(?: up)? (?:\w+ ){0,3}blood\b|\b(?:coughing|vomiting|throwing up) (?:up )?(?:\w+ )?blood\b|\bblood in (?:my |the )?(?:sick|vomit)\b/,
    say: lines.blood,
  },
  {
    when: /\b(?:drank|drunk|drinking|downed|had|finished)\b.{0,40}\b(?:vodka|whisk(?:e)?y|gin|rum|tequila|spirits|bottles?|shots|litres?)\b.{0,60}\b(?:can(?:no|')?t (?:stand|walk|sit up|see straight|stay awake|stop (?:being sick|throwing up|vomiting)|feel my)|keep passing out|passing out|blacking out|(?:room|everything)(?:'s| is) going (?:dark|black)|so cold and)\b/,
    unless: /\b(?:he|she|they|we|years ago|last (?:week|month|year|night)|used to|yesterday)\b/,
    say: lines.tooMuchDrink,
  },
  {
    when: /\b(?:fever|temperature|3[89](?:\.\d)?|40(?:\.\d)?|burning up|won't wake|wont wake|limp|floppy)\b/,
    about:
      /\b(?:(?:[1-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]weeks?[- ]old|(?:one|two|1|2)[- ]months?[- ]old|newborn)\b/,
    say: lines.newborn,
  },
];

/** Theirs, and nobody else's: 'my mum stopped taking her meds' is none. */
const they =
  /\b(?:i|i'm|i've|i'll|im|ive)\b|^(?:just |maybe |so |might )?(?:stopp|quit|skipp|thinking|going|not|taking|took|doubl|flush|want|gonna|had|been|driv|starv)|^(?!.*\b(?:his|her|its|their)\b).*\bmy (?:meds|medication|pills|tablets|antidepressants|insulin)\b/;
const medicine =
  '(?:(?:my|the|those|these|any|taking) ){0,3}(?:\\w+ )?(?:meds?|medication|medicines?|tablets|antidepressants?|pills|antipsychotics?|mood stabili[sz]ers?|ssris?|sertraline|citalopram|escitalopram|fluoxetine|prozac|zoloft|lexapro|paroxetine|venlafaxine|effexor|mirtazapine|lithium|quetiapine|seroquel|olanzapine|lamotrigine|cymbalta|duloxetine|wellbutrin|bupropion)';
const vital =
  '(?:(?:my|the|any|taking) ){0,3}(?:insulin|(?:\\w+ )?(?:epilepsy|heart|blood pressure|seizure|hiv|thyroid|transplant|diabetes|asthma|anti-?seizure) (?:meds?|medication|medicines?|tablets|pills)|blood thinners?|warfarin|anticoagulants?|steroids|inhaler|anticonvulsants?)';
const leaves =
  "(?:stop(?:ped|ping)?(?: taking)?|quit(?:ting)?|skip(?:ped|ping)?|com(?:e|ing) off|came off|go(?:ing)? off|went off|threw (?:away|out)|flush(?:ed)?|bin(?:ned)?|ditch(?:ed|ing)?|(?:do not|don't|dont|not|haven't|havent|have not|didn't|didnt|did not|never|won't|wont|no longer) (?:tak(?:e|en|ing)|want to take|going to take|gonna take|had)|leav(?:e|ing) out|ration(?:ing|ed)?)";
/** Looked after by somebody who knows, long ago, or a question, which is answered elsewhere. */
const isLookedAfter =
  /\b(?:doctor|gp|psychiatrist|nurse|pharmacist|clinic|taper\w*|weaned|with (?:his|her|their) help|years? ago|last year|vitamins?|contracepti\w*|stopped taking the pill|hay ?fever|allerg\w*|painkillers?|supplements?|antibiotics?|cold tablets|should i|can i|is it (?:ok|okay|safe))\b/;

const left = new RegExp(`\\b${leaves} (?:${vital}|${medicine})`);
/** 'Should I start again?': what a gap means is for who prescribed it. */
const startsAgain =
  /\b(?:should|can|could|shall|do|is it (?:ok|okay|safe)) (?:i|to) (?:just )?(?:start|restart|begin|go back|take (?:it|them)|catch up)\b/;

/** What somebody does to themselves, or means to, without a wish to die; eating as an illness and wounds are the risk screen's. */
const harms: readonly Sign[] = [
  {
    when: /\b(?:stopp?(?:ed|ing)|quit(?:ting)?|gave up|giving up|without|no|haven'?t had|have not had|since (?:my )?last)\b.{0,30}\b(?:drink(?:ing)?|alcohol|booze|beer|vodka|wine|whisk(?:e)?y)\b.{0,120}\b(?:shak(?:e|es|ing|y)|trembl\w+|sweat\w*|seizures?|a fit|seeing things|hallucinat\w*|throwing up|vomit\w*)\b|\b(?:alcohol|drink) withdrawals?\b/,
    about: they,
    unless: /\b(?:milk ?shakes?|protein|coffee|soda|years ago|he|she|they|hospital|detox|rehab)\b/,
    say: lines.withdrawal,
    ask: lines.sinceWhen,
  },
  {
    when: new RegExp(`\\b${leaves} ${vital}\\b`),
    about: they,
    unless: isLookedAfter,
    say: lines.needed,
    ask: lines.whyStop,
  },
  {
    when: new RegExp(
      `\\b(?:${leaves} ${medicine}|(?:throw|threw|chuck|put|flush)\\w* ${medicine} (?:away|out|down the|in the (?:bin|trash)))(?!\\w)`,
    ),
    about: they,
    unless: isLookedAfter,
    say: lines.stopping,
    ask: lines.whyStop,
  },
  {
    when: /\b(?:doubl(?:e|ed|ing)|tripl(?:e|ed|ing)|upp(?:ed|ing)) (?:my|the) (?:\w+ )?(?:dose|dosage|meds|medication|tablets)\b|\b(?:take|taking|took|taken|mix|mixed|mixing|swallow\w*) (?:\w+ ){0,3}(?:pills|tablets|xanax|valium|benzos?|diazepam|codeine|tramadol|sleeping (?:pills|tablets)|painkillers) (?:\w+ ){0,2}(?:with|and|on top of) (?:\w+ ){0,3}(?:wine|alcohol|vodka|beers?|whisk(?:e)?y|gin|drinks?|booze)\b|\bmore (?:pills|tablets|meds|of my \w+) than (?:i should|i'm supposed|prescribed|it says)\b/,
    about: they,
    unless: /\b(?:doctor|gp|psychiatrist|nurse|pharmacist|can i|should i|is it (?:ok|okay|safe))\b/,
    say: lines.more,
    ask: lines.whyMore,
  },
  {
    when: /\b(?:(?:want|going|plan|planning|trying|try|goal is|decided|gonna|will|'ll) (?:to )?(?:eat nothing|not eat(?: anything)?(?= (?:today|all|this|until|till|for|tomorrow|any)|[.,!]|$)|stop eating|starve(?: myself)?|skip (?:all|every) (?:my )?meals?)|not (?:going to|gonna) eat (?:anything )?(?:today|all|this|until|till|for|tomorrow|any ?more)|won't eat (?:anything )?(?:today|all|this|until|till|for|tomorrow|any ?more)|skipping (?:every|all) (?:my )?meals?|fast for \w+ (?:days|weeks)|eat nothing (?:today|all|this|until|for|but)|starv(?:e|ing) myself)\b/,
    about: they,
    unless:
      /\b(?:blood test|surgery|operation|scan|colonoscopy|an[ae]?esthe\w*|ramadan|lent|yom kippur|fasting for|religio\w*|doctor|hospital|before the|(?:would|i'd|you'd|she'd|he'd) have to starve)\b/,
    say: lines.starving,
    ask: lines.whyNot,
  },
  {
    when: /\b(?:driv(?:e|ing)|take the car|behind the wheel)\b.{0,60}\b(?:drunk|tipsy|wasted|plastered|hammered|over the limit|(?:beers?|wines?|pints?|shots|glasses|drinks|vodkas?|whisk(?:e)?y|bottle))\b|\b(?:drunk|tipsy|wasted|plastered|hammered|over the limit|(?:had|only had|drank|after) (?:\w+ ){1,4}(?:beers?|wines?|pints?|shots|drinks|vodkas?|wine|whisk(?:e)?y))\b.{0,60}\b(?:driv(?:e|ing)|take the car)\b/,
    about: they,
    unless:
      /\b(?:don't drink|not drink|never drink|(?:he|she|they|dad|mum|mom|who|everyone|people|drunk) (?:is |was |are |still |always )?driv\w+|drives?(?= drunk)|taxi|cab|uber|bus|lift home|so i (?:didn't|don't|won't|left)|didn't drive|won't drive|not driving|drunk drivers?|golf|hit by)\b/,
    say: lines.drunkNow,
    ask: lines.whoFetches,
  },
  {
    when: /\b(?:drove)\b.{0,40}\b(?:drunk|tipsy|wasted|plastered|hammered|over the limit|after (?:\w+ ){1,4}(?:beers?|wines?|pints?|drinks|wine))\b|\b(?:drunk|wasted|over the limit)\b.{0,30}\bi drove\b/,
    about: /\b(?:i|i'm|i've|me)\b|^drove\b/,
    unless: /\b(?:he|she|they|dad|mum|mom|brother|friend) drove\b/,
    say: lines.drunkThen,
    ask: lines.whatThen,
  },
  {
    when: /\b(?:awake|stay(?:ed|ing)? up|no sleep|not slept|haven't slept|without sleep)\b.{0,60}\b(?:adderall|ritalin|modafinil|speed|coke|cocaine|caffeine (?:pills|tablets)|pills|stimulants|meth|amphetamines?|uppers)\b|\b(?:adderall|ritalin|modafinil|speed|coke|cocaine|caffeine (?:pills|tablets)|stimulants|meth|amphetamines?)\b.{0,60}\b(?:awake|stay(?:ed|ing)? up|no sleep|without sleep)\b/,
    unless: /\b(?:he|she|they) (?:is|was|has|stay)/,
    say: lines.awake,
    ask: lines.whyAwake,
  },
];

/** Theirs: a friend without a bed is told of otherwise. */
const ours =
  /^(?!(?:he|she|they|my \w+)\b(?!.*\b(?:me|us|i|we)\b)).*\b(?:i|i'm|im|i've|we|we're|us|me|my|our|no food|nothing)\b/;

/** Without food or a bed: what is near comes before how it feels. */
const wants: readonly Sign[] = [
  {
    when: /\b(?:no|any|out of|without) food (?:left |at all )?(?:in (?:the|my|our) (?:house|home|fridge|flat|apartment|cupboards?)|at home|left\b|for (?:my|the|our) (?:kids|children|family|baby))|\bnothing (?:left )?to eat (?:in the house|at home|today|tonight|until|till)\b|\b(?:can'?t|cannot|couldn'?t|could not|struggl\w+ to|not able to|unable to|no money (?:left )?(?:to|for)|not enough (?:money )?(?:to|for)) (?:even )?(?:afford |pay for |buy |get |feed )?(?:any |enough |the )?(?:food|groceries|(?:my|our|the) (?:kids|children|family|baby) (?:food|anything))\b|\b(?:can'?t|cannot|couldn'?t|struggl\w+ to) feed (?:my|our|the|myself|us)\b|\b(?:have|has)(?:n'?t| not) eaten\b.{0,60}\b(?:no money|can'?t afford|payday|broke)\b/,
    about: ours,
    unless:
      /\b(?:takeout|take ?away|restaurants?|organic|vegan|fancy|dog food|cat food|years ago|when i was (?:young|little|small|a |growing|\d)|growing up|used to|as a (?:child|kid)|surgery|they can'?t|people who|food banks?)\b/,
    say: lines.hungry,
    ask: lines.forToday,
  },
  {
    when: /\bnowhere (?:else )?to (?:sleep|stay|go) (?:tonight|tomorrow|now|tonite|from)\b|\b(?:evict\w*|kick(?:ed|ing) (?:me|us) out|thr(?:ew|own|owing) (?:me|us) out|been thrown out|(?:lost|los(?:e|ing)) (?:my|our|the) (?:house|home|flat|apartment|room|place|lease)|lease (?:is |)(?:up|ends?|ended|over)|homeless|(?:have|has|told|asked|wants?|tells?) (?:\w+ )?to (?:move|get|be) out)\b.{0,80}\b(?:nowhere|no (?:place|where)|(?:not|n't) know where) (?:else )?(?:to|will i|do i|i'?ll) (?:go|stay|sleep|live)\b|\b(?:i'm|im|i am|we're|we are|i|we|i'll|we'll) (?:going to|gonna|will|about to|might|may|could|soon)(?: soon| really)? be (?:homeless|(?:out )?on the streets?)\b|\b(?:sleep(?:ing)?|living) (?:in|out of) my car\b|\b(?:sleep(?:ing)?|living) on the streets?\b/,
    about: ours,
    unless:
      /\b(?:years ago|when i was (?:young|little|small|a |growing|\d)|used to|as a (?:child|kid)|people who|back then|documentary|film|movie)\b/,
    say: lines.noBed,
    ask: lines.forTonight,
  },
];

/** Sends them to whoever has to look at it now, or says plainly what harms and whom to ask. Undefined where there is no such sign. */
export function answerBodilyDanger(scene: Scene): Situation | undefined {
  const { turn, whole, draft, state } = scene;
  const now = inSmall(whole);
  const number = emergencyNumber(turn.person.country);
  const isOf = (about: RegExp) => [...plainly(theirMessages(turn), 6), now].some((one) => about.test(one));
  const sign = signs.find(
    ({ when, about, unless }) => when.test(now) && (about === undefined || isOf(about)) && !unless?.test(now),
  );
  if (sign) {
    // What they turned down before is named all the same.
    draft.isRefused = () => false;
    draft.addAll([sign.say, lines.goNow], { number });
    state.pending = null;
    return 'none';
  }
  if (startsAgain.test(now) && isOf(left)) {
    draft.add(lines.startingAgain);
    state.pending = null;
    return 'none';
  }
  const harm = [...harms, ...wants].find(
    ({ when, about, unless }) => when.test(now) && (about?.test(now) ?? true) && !unless?.test(now),
  );
  if (!harm) return undefined;
  const near = practicalNumber(turn.person.country);
  const help = near === undefined ? lines.helpNear : lines.helpByPhone.replace('{near}', near);
  draft.isRefused = () => false;
  if (!draft.add(harm.say, { number, help })) return undefined;
  state.pending = null;
  return endAsking(scene, harm.ask ?? []);
}
