import { chooseModel } from '../server/src/companion/model/choose.ts';
import { ask, type LanguageModel } from '../server/src/companion/model/model.ts';
import { patienceOf } from '../server/src/companion/model/patience.ts';
import { loadConfig } from '../server/src/config.ts';
import { conversations } from './conversations/all.ts';
import type { Row } from './row.ts';
import { type Exchange, hold, openVoice } from './voice.ts';

/** The three scales of empathy in text-based peer support (Sharma et al., EMNLP 2020), 0–2 each. */
const scales = ['emotional_reaction', 'interpretation', 'exploration'] as const;
type Marks = Record<(typeof scales)[number], number>;

const rubric = `You rate one reply in a supportive chat. Three scales, each 0, 1 or 2:
emotional_reaction: 0 none; 1 hints at warmth or compassion; 2 meets the feeling said, in words.
interpretation: 0 none; 1 says that it is understood; 2 shows it, by naming what was felt or lived through.
exploration: 0 none; 1 a general question or invitation; 2 asks about, or makes room for, something particular that was said.
Answer with JSON only: {"emotional_reaction":0,"interpretation":0,"exploration":0}`;

/** Where a model is configured it reads every third reply twice; without one there is nothing to show. */
export async function measures(): Promise<Row[]> {
  const settings = loadConfig().companion;
  const model = await chooseModel({ ...settings, patience: patienceOf(settings.patienceSeconds) });
  if (!model) return [{ measure: 'rubric judge', value: 'not run', notes: ['no language model is configured'] }];
  const companion = await openVoice();
  const exchanges: Exchange[] = [];
  for (const conversation of conversations)
    exchanges.push(...(await hold(companion, conversation)).exchanges.filter((_, at) => at % 3 === 1));
  const pairs: { exchange: Exchange; first: Marks; second: Marks }[] = [];
  for (const exchange of exchanges) {
    const [first, second] = [await judge(model, exchange), await judge(model, exchange)];
    if (first && second) pairs.push({ exchange, first, second });
  }
  const apart = pairs.filter(({ first, second }) => scales.some((scale) => Math.abs(first[scale] - second[scale]) > 1));
  const mean = (scale: keyof Marks) =>
    pairs.reduce((sum, { first, second }) => sum + first[scale] + second[scale], 0) / Math.max(1, 2 * pairs.length);
  return [
    ...scales.map(
      (scale): Row => ({
        measure: `rubric: ${scale.replace('_', ' ')}`,
        value: `${mean(scale).toFixed(2)} of 2`,
        notes: [`${pairs.length} of ${exchanges.length} replies judged twice by ${model.name}`],
      }),
    ),
    {
      measure: 'rubric: judgements two marks apart',
      value: String(apart.length),
      notes: apart.slice(0, 10).map(({ exchange }) => `"${exchange.said}" → "${exchange.reply.slice(0, 80)}…"`),
    },
  ];
}

async function judge(model: LanguageModel, { said, reply }: Exchange): Promise<Marks | undefined> {
  const prompt = {
    system: rubric,
    messages: [{ role: 'user' as const, content: `They wrote:\n${said}\n\nThe reply:\n${reply}` }],
    maxTokens: 1_000,
  };
  const answer = await ask(model, prompt, AbortSignal.timeout(60_000), 400).catch(() => '');
  const marks = scales.map((scale) => Number(new RegExp(`"${scale}"\\s*:\\s*([012])`).exec(answer)?.[1] ?? Number.NaN));
  if (marks.some(Number.isNaN)) return undefined;
  return { emotional_reaction: marks[0] ?? 0, interpretation: marks[1] ?? 0, exploration: marks[2] ?? 0 };
}
