import type { Asked } from '../reading/asked.ts';
import { asksAnything, questionOf } from '../reading/question-of.ts';
import { answerKnown, answersItself, ownUnknown } from './answer-known.ts';
import { giveFirstWords } from './first-words.ts';
import type { Situation } from './follow-ups.ts';
import { inform, informOf, stayWithCard } from './knowing.ts';
import { asksForNod } from './left-asking.ts';
import { polarity } from './lines/known.ts';
import * as lines from './lines/questions.ts';
import { leanings } from './lines/sought.ts';
import { adviseInMatter } from './matters/asked-in-matter.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { personBlanks } from './tellings/tellings.ts';
import { inSmall } from './their-words.ts';

/**
 * Answers a direct question before anything else: what can be said is said, and what cannot be known is called that.
 * Undefined when nothing was asked, or when it is about Wren.
 */
export function answerAsked(scene: Scene): Situation | undefined {
  const { reading } = scene;
  const { asked } = reading;
  if (!asked || (reading.heavy && !mayAsk(scene)) || !asksAnything(reading.text) || asksForNod(scene)) return undefined;
  // 'Once you have said it' is said of anyone, and cannot be turned; where nothing of it is handed back, it need not be.
  if (/\b(?:I|my)\b/.test(asked.about) && !/^(?:ahead|how-long|law|bear)$/.test(asked.kind)) return undefined;
  const same = stayWithCard(scene) ?? answerKnown(scene);
  if (same) return same;
  // 'Can you unsend a letter?' is asked of a thing, and not of the heart.
  if (asked.kind === 'possible' && asked.ways.length !== 2 && !ofTheHeart.test(questionOf(reading.text)))
    return undefined;
  switch (asked.kind) {
    case 'recall':
      return recallSaid(scene);
    case 'words':
      return findWords(scene);
    case 'way':
      tellBefore(scene);
      // What is known of a matter helps the one who has it, and not to get somebody else to do or know something.
      return (
        (ofAnother.test(questionOf(scene.reading.text))
          ? undefined
          : ((scene.state.turn > 1 ? adviseInMatter(scene) : undefined) ?? inform(scene))) ??
        (isKnown(scene) ? undefined : think(scene, lines.noWay, asked))
      );
    case 'fact':
      if (answersItself(inSmall(reading.text), questionOf(reading.text))) return undefined;
      return informOf(scene) ?? answer(scene, 'fact', asked);
    default:
      return answer(scene, asked.kind, asked);
  }
}

/** Whether what hurts will stop, and not how a thing turns out. */
export const ofGettingBetter =
  /\b(?:better|easier|stop|stops|ends?|pass|passes|go away|goes away|get over|feel|okay|ok|normal|like this|last|over|heal|hurts?|always|ever|change|miss|forget)\b/;

const ofTheHeart =
  /\b(?:lov\w+|hat\w+|miss\w*|forgiv\w*|trust\w*|feel\w*|happy|sad|lonely|griev\w*|friends?|want\w*|both|same time|someone|somebody|heal\w*|change[sd]?|proud|angry|jealous)\b/;

const ofAnother =
  /\b(?:let|get|make) (?:him|her|them|my \w+)\b|\b(?:stop|keep) (?:him|her|them)\b|\bif it goes wrong\b/;

function answer(scene: Scene, kind: keyof typeof lines.answered, asked: Asked): Situation {
  const { draft } = scene;
  tellBefore(scene);
  if (kind === 'normal' && lines.careful.about.test(scene.reading.text))
    return think(scene, [lines.careful.say, lines.careful.next, lines.answered.normal[2] ?? []], asked);
  if (kind === 'normal' && /\btoo (?!much\b)/i.test(scene.reading.text)) return think(scene, lines.tooMuch, asked);
  if (kind === 'normal') return think(scene, [polarityOf(scene), ...lines.answered.normal.slice(1)], asked);
  if (kind === 'fact') {
    const bodily = lines.careful.body.test(scene.reading.text);
    return bodily ? think(scene, lines.answered.fact, asked) : (ownUnknown(scene) ?? openEnd(scene, [], asked));
  }
  if (kind === 'ahead' && !ofGettingBetter.test(questionOf(scene.reading.text)))
    return think(scene, [lines.answered.ahead[0] ?? [], [], lines.aheadAsk], asked);
  if (kind === 'possible' && asked.ways.length === 2) return think(scene, lines.both, asked);
  if (
    kind === 'decide' &&
    /\bor (?:is|would) (?:that|it|this)(?: be)? (?:\w+ )?(?:sad|pathetic|desperate|silly|weird|stupid|odd|strange)\b/i.test(
      scene.reading.text,
    ) &&
    /^(?:text|ring|call|message|write|send|phone|email)\b/.test(asked.deed)
  )
    return think(scene, lines.orIsThat, asked);
  if (kind === 'decide' && askedBefore(scene)) {
    draft.add(lines.straight.find(({ fits }) => fits.test(asked.deed))?.say ?? lines.answered.decide[0] ?? []);
    return openEnd(scene, lines.answered.decide[2] ?? [], asked);
  }
  if (kind === 'decide') scene.state.asked = scene.state.turn;
  // 'Do you think I should write to her?' leans the way 'should I' does.
  const leaning =
    kind === 'decide' ? leanings.find(({ fits }) => fits.test(`should i ${asked.deed.toLowerCase()}`)) : undefined;
  if (leaning) return think(scene, [leaning.say, leaning.next, leaning.ask], asked);
  const about = lines.known.find(({ way }) => asked.ways.some((one) => way.test(one)));
  if (!about) return think(scene, lines.answered[kind], asked);
  const [names, , asks] = lines.answered.choose;
  draft.add(names ?? [], blanksOf(asked));
  draft.add(about.say);
  return openEnd(scene, asks ?? [], asked);
}

/** They put a question of that kind a few turns ago, and were not given a yes or no. */
const askedBefore = ({ state }: Scene): boolean => state.asked > 0 && state.turn - state.asked <= 4;

/** What to say to a friend whose child died is answered; what else is heavy is only listened to. */
const mayAsk = ({ reading }: Scene): boolean =>
  reading.topics.includes('bereavement') && /^(?:words|decide|choose|recall)$/.test(reading.asked?.kind ?? '');

/** What is spoken of is known well enough for a step of its own. */
const isKnown = ({ reading, state }: Scene): boolean =>
  reading.topics.some((topic) => (reading.strength[topic] ?? 0) >= 1.2) ||
  (state.moment !== '' && state.turn - state.momentSince <= 2) ||
  // 'How do I stop it?' says nothing by itself, and means what the talk is about.
  (/\b(?:it|this|that|them|these|those)\b/i.test(reading.asked?.about ?? '') &&
    (state.topics[state.topic] ?? 0) >= 1.2);

/** What they told in the same breath comes back first: the question stands in it. */
function tellBefore({ draft, reading, turn, state }: Scene): void {
  // Later in a talk they know what they said, and what is wanted is the answer.
  if (state.turn > 1 || draft.parts.length > 0) return;
  const told = reading.clauses.filter(
    ({ yours, kind }) => (kind !== 'fragment' || yours.split(' ').length >= 4) && !/^you're wondering/.test(yours),
  );
  const best = told.sort((a, b) => b.weight - a.weight)[0];
  if (best && turn.person.length !== 'short') draft.add(['{C}.', 'So {c}.'], { c: best.yours }, 40);
}

/** The answer and the thought, and then the question back, unless there have been enough of those. */
function think(scene: Scene, answer: readonly (readonly string[])[], asked: Asked): Situation {
  const [first = [], second = [], third = []] = answer;
  const { draft, turn } = scene;
  // A line that has their words in it comes before one that would fit any question.
  const near = first.filter((line) => line.includes('{'));
  const said = draft.add(near, blanksOf(asked)) || draft.add(first, blanksOf(asked));
  // Asked once more, and nothing is left to say to it: that is said, and not gone round.
  if (!said) return ownUnknown(scene, third) ?? openEnd(scene, third, asked);
  if (turn.person.length !== 'short') draft.add(second, blanksOf(asked));
  return openEnd(scene, third, asked);
}

/** 'Is that normal?' is answered with a yes, and 'is that weird?' with a no. */
function polarityOf({ reading }: Scene): readonly string[] {
  const question = questionOf(reading.text);
  if (/\b(?:normal|common|usual|ok|okay)\b/.test(question)) return polarity.normal;
  return /\b(?:bad|wrong|awful|terrible|cruel|mean|selfish|horrible|wicked|sinful|rotten)\b/.test(question)
    ? polarity.wrong
    : polarity.odd;
}

const openEnd = (scene: Scene, asks: readonly string[], asked: Asked): Situation =>
  endAsking(scene, asks, blanksOf(asked));

function findWords(scene: Scene): Situation | undefined {
  const { reading, draft } = scene;
  const question = questionOf(reading.text);
  const known = lines.plainOpenings.find(({ fits }) => fits.test(question));
  tellBefore(scene);
  const given = known ? undefined : giveFirstWords(scene);
  if (given) return given;
  // The question says what the words are for; what was told before only where the question leaves it open.
  const fitting =
    known ??
    lines.openings.find(({ fits }) => fits.test(question)) ??
    lines.openings.find(({ fits }) => fits.test(reading.text.toLowerCase()));
  const before = draft.parts.length;
  if (fitting && draft.choose(fitting.say) !== undefined) {
    draft.add(lines.openingsLead);
    draft.add(fitting.say);
  }
  if (draft.parts.length === before)
    return ownUnknown(scene, /\bwhat (?:do|should|can) (?:i|we) do\b/.test(question) ? lines.doAsk : lines.wordsAsk);
  return endAsking(scene, lines.openingsAsk);
}

/** 'What were the two things I told you about?' is answered from what was kept of this talk. */
function recallSaid(scene: Scene): Situation | undefined {
  const { reading, state, draft } = scene;
  if (/\byesterday|last (?:time|week)\b/i.test(reading.text)) return undefined;
  const earlier = state.said.filter(({ turn, kind }) => turn < state.turn && kind !== 'belief');
  const wanted = /\b(?:good|nice|did|do) \b.*|\bgood bit\b/i.test(reading.text);
  const own = wanted ? earlier.filter(({ yours, kind }) => kind === 'event' && /^you\b/.test(yours)) : [];
  const best = [...(own.length > 0 ? own : earlier)].sort((a, b) => b.weight - a.weight);
  const [one, two] = pickApart(best).sort((a, b) => a.turn - b.turn);
  if (!one) draft.add(lines.recalled.none);
  else if (two) draft.add(lines.recalled.two, { one: one.yours, two: two.yours });
  else draft.add(lines.recalled.one, { one: one.yours });
  if (one) draft.add(state.noQuestions ? lines.recalled.after.slice(0, 1) : lines.recalled.after);
  return 'room';
}

/** The first, and the next one that is about something else. */
function pickApart<Said extends { turn: number; topic: string }>(said: readonly Said[]): Said[] {
  const [first, ...rest] = said;
  if (!first) return [];
  const other = rest.find(({ topic, turn }) => turn !== first.turn && topic !== first.topic) ?? rest[0];
  return other ? [first, other] : [first];
}

const blanksOf = ({ kind, about, deed, ways, who }: Asked) => ({
  guess: kind === 'their-mind' ? about || undefined : undefined,
  deed: deed || undefined,
  a: ways[0],
  b: ways[1],
  ...personBlanks(who || undefined),
});
