import { crisisLines } from '@wren/contract/crisis.ts';
import { inTheirLanguage } from '../in-their-language.ts';
import type { Assessment } from './assessment.ts';
import { refusal } from './forbidden.ts';
import { createOutputGuard } from './guard.ts';
import { type Element, type Plan, planFor } from './plan.ts';
import { reach } from './replies/crisis-reply.ts';
import * as words from './replies/words.ts';
import { noState, type SafetyState } from './state.ts';

export interface Checked {
  /** True when nothing had to be changed. */
  ok: boolean;
  text: string;
  /** What was changed, as names: an element added ('line'), or something taken out ('method', 'number', 'refusal', …). */
  repairs: string[];
}

/**
 * Checks a finished reply to a crisis against its plan, and repairs it: what may not be said is taken out, what is
 * owed and missing is added in Wren's own words. Works on the reply of any voice.
 */
export function checkReply(
  text: string,
  assessment: Assessment,
  country: string | undefined,
  state: SafetyState = noState,
): Checked {
  const plan = planFor(assessment, state, country);
  const guard = createOutputGuard();
  let kept = (guard.push(text) + guard.end()).trim();
  const repairs = [...guard.repairs];

  const sentences = split(kept);
  const open = sentences.filter((sentence) => !refusal.test(sentence.replaceAll('’', "'")));
  if (open.length < sentences.length) repairs.push('refusal');
  const straight = open.filter((sentence) => isStraight(sentence));
  const questions = open.filter((sentence) => sentence.trim().endsWith('?'));
  const extra =
    plan.ask && straight.length > 0
      ? questions.filter((one) => one !== straight[0])
      : plan.ask
        ? questions
        : questions.slice(1);
  if (extra.length > 0) repairs.push('questions');
  kept = open
    .filter((sentence) => !extra.includes(sentence))
    .join('')
    .trim();

  const missing = plan.owes.filter((element) => !holds(kept, element, plan));
  repairs.push(...missing);
  const first: readonly Element[] = ['acknowledge', 'emergency', 'poison'];
  const before = missing.filter((element) => first.includes(element));
  const after = missing.filter((element) => !first.includes(element) && element !== 'ask');
  const parts = [
    before.map((element) => sentenceFor(element, plan)).join(' '),
    kept,
    after.map((element) => sentenceFor(element, plan)).join(' '),
    missing.includes('ask') ? sentenceFor('ask', plan) : '',
  ];
  return {
    ok: repairs.length === 0,
    text: parts.filter((part) => part !== '').join('\n\n'),
    repairs,
  };
}

/** Sentences with the white space that follows them. */
function split(text: string): string[] {
  return text.match(/[^.!?\n]+(?:[.!?]+["”’)]*|\n|$)\s*/g) ?? [];
}

const straightWords =
  /\b(?:suicid\w*|kill(?:ing)? yourself|end(?:ing)? (?:your life|it)|hurt(?:ing)? yourself|safe\b|near you|out of reach|with you|plan\b|how or when|hurt right now|distance|another person|same room|nearest person|keep on the phone|wound|looking after|alone\b|someone (?:there|who could)|act(?:ing)? on)/i;

const foreign = Object.values(inTheirLanguage).flatMap(({ asks, near, hurt }) => [
  asks,
  near,
  ...(hurt ? [hurt.safe] : []),
]);

/** In English by its words; in another language when it is Wren's own. */
function isStraight(sentence: string): boolean {
  const said = sentence.trim();
  return foreign.some((one) => said.includes(one)) || (said.endsWith('?') && straightWords.test(said));
}

const anyLine = crisisLines
  .flatMap((line) => [line.call, line.text?.to, line.chat?.replace('https://', '')])
  .filter((way) => way !== undefined);

function holds(text: string, element: Element, plan: Plan): boolean {
  switch (element) {
    case 'acknowledge':
      return (
        /\b(?:you(?:'re|’re| are|r|'ve|’ve| have)?|that|this|it)\b/i.test(split(text)[0] ?? '') && text.length > 30
      );
    case 'ask':
      return split(text).some(isStraight);
    case 'line': {
      const own = plan.lines
        .flatMap((line) => [line.call?.replace(/ then .*/, ''), line.text?.to, line.chat?.replace('https://', '')])
        .filter((way) => way !== undefined);
      return (own.length > 0 ? own : anyLine).some((way) => text.includes(way));
    }
    case 'people':
      return (
        /\b(?:doctor|gp|counsell?or|therapist|psycholog\w+|psychiatr\w+|professional|nurse|clinic|advocate)\b/i.test(
          text,
        ) &&
        /\b(?:trust\w*|friend|family|partner|parent|mother|father|sister|brother|loved one|close to you|someone you)\b/i.test(
          text,
        )
      );
    case 'emergency':
      return text.includes(plan.emergency);
    case 'poison':
      return plan.poison?.call !== undefined && text.includes(plan.poison.call);
  }
}

function sentenceFor(element: Element, plan: Plan): string {
  const [line] = plan.lines;
  switch (element) {
    case 'acknowledge':
      return words.heard[1] ?? '';
    case 'ask':
      return plan.ask ? (words.asks[plan.ask][0] ?? '') : '';
    case 'line':
      return line ? `You can ${reach(line)}.` : '';
    case 'people':
      return words.people[0] ?? '';
    case 'emergency':
      return `Please call ${plan.emergency} now.`;
    case 'poison':
      return plan.poison ? `${plan.poison.name} (${plan.poison.call ?? ''}) can tell you at once what to do.` : '';
  }
}
