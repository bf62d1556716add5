import {
  type CrisisLine,
  type CrisisNeed,
  crisisLines,
  defaultCountry,
  emergencyNumber,
  linesFor,
} from '@wren/contract/crisis.ts';
import { languageOf } from '../language-code.ts';
import type { Assessment } from './assessment.ts';
import { unclear } from './classifier/weigh-both.ts';
import type { Question, SafetyState, Straight } from './state.ts';

/** What a reply can owe. Each is checked on the finished text (check.ts). */
export type Element = 'acknowledge' | 'ask' | 'line' | 'people' | 'emergency' | 'poison';

export interface Plan {
  kind: CrisisNeed;
  /** Undefined when unknown: then a number is said with the country it belongs to. */
  country: string | undefined;
  urgent: boolean;
  owes: readonly Element[];
  /** The straight question of this reply; undefined when none is due. */
  ask: Straight | undefined;
  /** Best first; never empty. */
  lines: readonly CrisisLine[];
  /** The number for an ambulance. */
  emergency: string;
  /** The poison line of the country, for an attempt by swallowing. */
  poison: CrisisLine | undefined;
  /** What a language model is told about this reply, beside its standing prompt. */
  guidance: string;
}

/** The response plan for a message that has a need (`assessment.need`). `justAsked`: the question of the reply before, not to be put again at once. */
export function planFor(
  assessment: Assessment,
  state: SafetyState,
  country: string | undefined,
  justAsked?: Question,
): Plan {
  const kind = assessment.need ?? 'suicide';
  const urgent = assessment.level === 'imminent';
  const first = state.replies === 0;
  const poison = assessment.tense === 'attempt' || kind === 'medical-emergency' ? poisonLine(country) : undefined;
  // Beside somebody dying there is one number to call, and the card has the others.
  const wantsLine = urgent
    ? !poison && kind !== 'someone-else'
    : !state.lineRefused && (first || state.replies % 2 === 0);
  const isForeign = languageOf(assessment.reasons) !== undefined && kind !== 'someone-else';
  // In another language only what is there in that language can be said.
  const owes: Element[] = isForeign ? [] : ['acknowledge'];
  const ask = questionFor(assessment, state, justAsked);
  if (ask) owes.push('ask');
  if (wantsLine || isForeign) owes.push('line');
  if (!urgent && !isForeign && (first || state.replies % 3 === 0) && kind !== 'minor') owes.push('people');
  if (urgent) owes.push('emergency');
  if (poison) owes.push('poison');
  const plan = {
    kind,
    country,
    urgent,
    owes,
    ask,
    lines: linesAbout(assessment, country),
    emergency: emergencyNumber(country),
    poison,
  };
  return { ...plan, guidance: guidanceFor(plan, assessment) };
}

/** Whether somebody under 18 tells of being hurt. */
export const isAHurtChild = ({ need, also }: Assessment): boolean =>
  (need === 'abuse' || need === 'sexual-assault') && also.includes('minor');

/** The lines of a need, with those first that are for who is hurt: a child, or another whom somebody beats. */
function linesAbout(assessment: Assessment, country: string | undefined): readonly CrisisLine[] {
  const kind = assessment.need ?? 'suicide';
  const { reasons } = assessment;
  if (isAHurtChild(assessment) || reasons.includes('someone-else.child-hurt')) return linesForAChild(country);
  if (reasons.includes('someone-else.hurt')) return linesFor(country, 'abuse');
  if (reasons.includes('someone-else.eating')) return linesFor(country, 'eating');
  return linesFor(country, kind === 'medical-emergency' ? 'suicide' : kind);
}

function linesForAChild(country: string | undefined): readonly CrisisLine[] {
  const here = crisisLines.filter((line) => line.country === (country ?? defaultCountry));
  const forAChild = here.filter(({ name, note }) => /child|kids/i.test(`${name} ${note ?? ''}`));
  return [...forAChild, ...linesFor(country, 'minor').filter((line) => !forAChild.includes(line))];
}

function poisonLine(country: string | undefined): CrisisLine | undefined {
  return linesFor(country, 'medical-emergency').find(
    (line) => line.for.includes('medical-emergency') && line.country !== 'INT',
  );
}

/** What is asked after an answer that did not settle it. */
const following: Partial<Record<Question, Straight>> = { suicide: 'plan', plan: 'means', means: 'company' };

/** Asked in the order a careful listener would, and none twice running: the thought, a plan, the means, who is near. */
function questionFor(assessment: Assessment, state: SafetyState, justAsked?: Question): Straight | undefined {
  const { need, level, plan, method, reasons } = assessment;
  // Who stands beside somebody dying has no question to answer.
  if (level === 'imminent') return need === 'someone-else' ? undefined : 'company';
  if (need === 'abuse' || need === 'sexual-assault') return 'safe';
  if (need === 'violence') return 'apart';
  if (need === 'self-harm') return state.replies === 0 ? 'hurt' : state.replies === 1 ? 'suicide' : 'safe';
  if (need === 'psychosis') return state.replies % 2 === 0 ? 'safe' : undefined;
  if (need !== 'suicide') return undefined;
  // What may mean it or not is asked about before any plan.
  if (reasons.includes(unclear) && justAsked !== 'suicide') return 'suicide';
  if (state.level === 'imminent') return (['means', 'company', 'safe'] as const)[state.replies % 3];
  // In their own language the question is asked in that language, and from the beginning.
  if (languageOf(reasons) && state.replies === 0) return 'suicide';
  // An answer is gone on from.
  const next = reasons[0]?.startsWith('answer.') ? following[justAsked ?? 'doubt'] : undefined;
  if (next) return next;
  const outspoken = reasons.some((id) => /named|kill-self|want-to-die|coded|attempt/.test(id));
  const ladder: Straight[] =
    outspoken || (reasons[0]?.startsWith('answer.') && reasons[0] !== 'answer.doubt')
      ? ['plan', 'means', 'company', 'safe']
      : ['suicide', 'plan', 'means', 'safe'];
  if (plan || method) return state.replies % 2 === 0 ? 'means' : 'company';
  const step = state.replies % ladder.length;
  return ladder[step] === justAsked ? ladder[(step + 1) % ladder.length] : ladder[step];
}

/** What a language model is told a need is about. */
export const purposes: Partial<Record<CrisisNeed, string>> = {
  suicide: 'This person is speaking of suicide or of not living on.',
  'self-harm':
    'This person is hurting themselves, or close to it. Do not assume they want to die; do not ask to see or describe wounds.',
  'medical-emergency': 'This person may have taken or done something to end their life. Minutes count.',
  'someone-else':
    'This person is worried about someone else. Help them help: how to ask that person straight out, stay near, make the place safer, and when to call emergency services. They are allowed to be tired, too.',
  abuse:
    'Someone is hurting or controlling this person. Believe them, never ask why they stay, never tell them to confront anyone, and let the pace be theirs.',
  'sexual-assault':
    'This person has been sexually hurt. Believe them, say that it was not their fault, ask for no detail.',
  violence:
    'This person fears, or says, that they will hurt someone. Take it seriously without accusing; distance from the person and from any weapon comes first.',
  eating: 'This person is at war with eating. No numbers of any kind, no weights, no tips, no praise of control.',
  psychosis:
    'What this person perceives may not be shared by others. Honour the fear, neither confirm nor argue with the belief, and lean towards sleep and a doctor soon.',
  minor:
    'This person seems to be under 18. Say kindly that Wren is made for adults and that there are people trained for their age; do not send them away.',
};

function guidanceFor(plan: Omit<Plan, 'guidance'>, assessment: Assessment): string {
  const asks: Record<Straight, string> = {
    suicide: 'Ask, in plain words, whether they are thinking of suicide.',
    plan: 'Ask, in plain words, whether they have thought about how or when.',
    means: 'Ask whether what they would use is near them, and whether they could put it out of reach.',
    company: 'Ask whether someone is with them or can be.',
    safe: 'Ask whether they are safe right now.',
    hurt: 'Ask whether they are hurt right now and need care for it.',
    apart: 'Ask whether they can put distance between themselves and that person right now.',
  };
  return [
    purposes[plan.kind] ?? 'This person may be in danger.',
    plan.urgent
      ? 'It may be a matter of minutes: be very short, and say first of all to call the emergency number now.'
      : '',
    'Say back what they told you, in your own words, and that it is good they said it.',
    plan.ask ? `${asks[plan.ask]} Ask nothing else.` : 'Ask nothing.',
    plan.owes.includes('people') ? 'Name a doctor or counsellor and someone they trust as people to turn to.' : '',
    plan.owes.includes('line')
      ? 'Wren adds the right number below your words; you may point to it.'
      : 'They do not want to hear about a line: leave it out.',
    assessment.method ? 'They spoke of a method: give no fact about it, not even to warn.' : '',
    'At most 80 words. Never end the conversation, and never refuse it.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
