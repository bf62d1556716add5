import { type ExerciseId, exercises, exerciseTag } from '@wren/contract/exercises.ts';
import { holdsOutRefused, nameOfKind } from '../reading/refused-kinds.ts';
import type { Topic } from '../reading/topics.ts';
import type { Lines } from './draft.ts';
import type { Situation } from './follow-ups.ts';
import * as lines from './lines/doing.ts';
import type { Scene } from './reply.ts';
import type { ListenerState } from './state.ts';

/** The exercises that fit a situation, the likeliest first. */
const fitting: Readonly<Partial<Record<Topic, readonly ExerciseId[]>>> = {
  panic: ['five-senses', 'box-breathing'],
  'social worry': ['box-breathing', 'thought-record'],
  worry: ['worry-time', 'box-breathing', 'thought-record'],
  'low mood': ['tiny-goal', 'self-compassion'],
  overload: ['tiny-goal', 'box-breathing'],
  money: ['worry-time'],
  exams: ['box-breathing', 'tiny-goal'],
  breakup: ['self-compassion', 'values-compass'],
  partner: ['thought-record'],
  friendship: ['thought-record'],
  'self-worth': ['thought-record', 'self-compassion'],
  impostor: ['thought-record', 'self-compassion'],
  body: ['self-compassion'],
  trauma: ['five-senses', 'self-compassion'],
  anger: ['box-breathing', 'thought-record'],
  loneliness: ['self-compassion', 'tiny-goal'],
  overwork: ['wind-down', 'values-compass'],
  job: ['box-breathing', 'wind-down'],
  'job loss': ['tiny-goal', 'worry-time'],
  caring: ['self-compassion', 'wind-down'],
  parenting: ['box-breathing', 'self-compassion'],
  boundaries: ['values-compass'],
  sleep: ['wind-down', 'worry-time'],
  'self-neglect': ['tiny-goal', 'self-compassion'],
  'coming out': ['self-compassion', 'values-compass'],
  illness: ['self-compassion', 'wind-down'],
  identity: ['values-compass'],
};

const nameOf = (id: ExerciseId): string => `exercise:${id}`;

/** It is, or asks for, what they turned down. */
function isRefused({ refused }: Pick<ListenerState, 'refused'>, id: ExerciseId): boolean {
  const holdsOut = holdsOutRefused(refused);
  const { title, steps } = exercises[id];
  return (
    refused.includes(nameOfKind('exercises')) ||
    (refused.includes(nameOfKind('breathing')) && steps.some(({ kind }) => kind === 'breathe')) ||
    (refused.includes(nameOfKind('writing')) && steps.some(({ kind }) => kind === 'write' || kind === 'list')) ||
    [title, ...steps.map(({ say }) => say)].some(holdsOut)
  );
}

/** What fits and is new to this conversation: one that helped before comes first. */
function choose({ reading, state, turn }: Scene, first: readonly ExerciseId[] = []): ExerciseId | undefined {
  const topics = [...(reading.topics as Topic[]).slice(0, 2), ...(state.topic ? [state.topic as Topic] : [])];
  const fit = [...new Set([...first, ...topics.flatMap((topic) => fitting[topic] ?? [])])];
  const free = fit.filter(
    (id) => !state.offered.includes(nameOf(id)) && !state.refused.includes(nameOf(id)) && !isRefused(state, id),
  );
  return (turn.helped ?? []).map(({ exercise }) => exercise).find((id) => free.includes(id)) ?? free[0];
}

/** Puts a fitting exercise under a reply in which a step was asked for, or welcome. `first` come before what the topic has. */
export function exerciseUnder(scene: Scene, first: readonly ExerciseId[] = []): void {
  const { state, draft, turn } = scene;
  const id = choose(scene, first);
  if (!id || state.listenOnly || turn.offTheRecord) return;
  const title = exercises[id].title;
  const again = turn.helped?.some(({ exercise }) => exercise === id);
  if (!(again && draft.add(lines.helpedBelow, { title }))) draft.add(lines.exerciseBelow);
  put(scene, id);
}

function put({ state, extras }: Scene, id: ExerciseId): void {
  state.offered.push(nameOf(id));
  extras.push(exerciseTag(id));
}

const asking =
  /\b(?:do|try|start|have|give me|show me|want|like|guide me through|walk me through|another|is there|there an?|know an?)\b[^.!?]{0,40}\bexercise\b|^exercises?\b/i;
const physical = /\b(?:gym|run|running|workout|work out|sport|muscle|weights|weight loss)\b/i;
const named: readonly [RegExp, ExerciseId][] = [
  [/\b(?:box|square|breathing|breathe with)\b/i, 'box-breathing'],
  [/\b(?:5-?4-?3-?2-?1|five senses|grounding)\b/i, 'five-senses'],
  [/\bthought record\b/i, 'thought-record'],
  [/\bworry time\b/i, 'worry-time'],
  [/\bself-?compassion\b/i, 'self-compassion'],
  [/\bwind(?:ing)?[- ]?down\b/i, 'wind-down'],
  [/\bvalues? compass\b|\bmy values\b/i, 'values-compass'],
  [/\btiny goal\b/i, 'tiny-goal'],
];
const told = /\bi (?:just )?did ["“]?(.{3,40}?)["”]?[.:,] (?:it|i) went from (\d+) to (\d+)\b/i;

/** Answers a wish for an exercise, and what somebody tells of one. Undefined when neither is there. */
export function answerDoing(scene: Scene): Situation | undefined {
  if (scene.turn.offTheRecord) return undefined;
  return howItWent(scene) ?? (scene.reading.heavy ? undefined : (howToDoIt(scene) ?? wish(scene)));
}

/** What Wren's last reply held out to be done: an exercise, or something to write down. */
const heldOutToDo = /\b(?:below|sheet of paper|on paper|exercise)\b/i;
const howTo: readonly [RegExp, Lines][] = [
  [
    /\b(?:do|should|can|must|could) i (?:just |have to |need to |only )?(?:write|put|list|note|type)\b|\bwhat (?:do|should) i (?:write|put|list)\b/i,
    lines.whatToWrite,
  ],
  [/\bhow long (?:do i|should i|does (?:it|that|this)|is it)\b/i, lines.howLong],
  [
    /\b(?:can|could|may) i (?:stop|skip|do it (?:later|lying|in bed|twice|again))\b|\bdo i have to (?:finish|do (?:it )?all)\b/i,
    lines.asTheyLike,
  ],
];

/** 'Should I write to her again': to somebody, and not for themselves. */
const toSomebody = /\b(?:him|her|them|back|my \w+|text|message|letter)\b/i;

/** 'Do I write anything or just exam stuff': asked about what was just held out. */
function howToDoIt({ reading, turn, draft }: Scene): Situation | undefined {
  const last = turn.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (reading.words > 16 || !heldOutToDo.test(last) || toSomebody.test(reading.text)) return undefined;
  const answer = howTo.find(([asks]) => asks.test(reading.text))?.[1];
  return answer && draft.add(answer) ? 'room' : undefined;
}

function wish(scene: Scene): Situation | undefined {
  const { reading, draft, turn } = scene;
  const direct = named.find(([pattern]) => pattern.test(reading.text))?.[1];
  const wanted =
    reading.words <= 14 && !physical.test(reading.text) && !/\b(?:don't|not|no)\b/i.test(reading.text)
      ? asking.test(reading.text) ||
        (direct && /\b(?:let's|can we|could we|i'd like|i want|try|do)\b/i.test(reading.text))
      : false;
  if (!wanted) return undefined;
  const helped = turn.helped?.[0]?.exercise;
  const id =
    direct ?? choose(scene) ?? helped ?? (isRefused(scene.state, 'box-breathing') ? 'tiny-goal' : 'box-breathing');
  const again = turn.helped?.some(({ exercise }) => exercise === id);
  if (!(again && draft.add(lines.exerciseAskedAgain, { title: exercises[id].title }))) draft.add(lines.exerciseAsked);
  put(scene, id);
  return 'room';
}

function howItWent({ reading, draft, state }: Scene): Situation | undefined {
  const [, , before, after] = told.exec(reading.text) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const drop = Number(before) - Number(after);
  draft.add(drop > 0 ? lines.lighter : drop === 0 ? lines.asBefore : lines.heavier, { before, after });
  if (!state.noQuestions && draft.add(lines.afterExercise)) {
    state.pending = { kind: 'question' };
    return 'question';
  }
  return 'room';
}
