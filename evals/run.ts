import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseModel } from '../server/src/companion/model/choose.ts';
import { patienceOf } from '../server/src/companion/model/patience.ts';
import { loadConfig } from '../server/src/config.ts';
import type { Row } from './row.ts';

/**
 * Runs every room's measures, prints them as a table and writes docs/evals.md. Ends with 1 when a promise is missed.
 * `npm run evals -- judge cards` runs these rooms alone, and only prints.
 */
const here = import.meta.dirname;
const wanted = process.argv.slice(2);
const settings = loadConfig().companion;
const model = await chooseModel({ ...settings, patience: patienceOf(settings.patienceSeconds) });
const voice = model
  ? `Voice: ${model.name}.`
  : "Voice: the built-in one. The model's part was not run: no language model is configured.";
const rooms = readdirSync(here)
  .filter((name) => name.endsWith('.ts') && !/^(?:run|row|voice|read|vitest\.config)\.ts$/.test(name))
  .filter((name) => wanted.length === 0 || wanted.includes(name.replace('.ts', '')))
  .sort();
const sections: { room: string; rows: Row[] }[] = [];
for (const name of rooms) {
  const room = (await import(join(here, name))) as { measures?: () => Promise<Row[]> };
  if (room.measures) sections.push({ room: name.replace('.ts', ''), rows: await room.measures() });
}

const verdict = ({ promise, kept }: Row) => (promise === undefined ? '' : kept ? 'kept' : '**missed**');
const line = (row: Row) =>
  `| ${row.measure} | ${row.value} | ${row.promise ?? ''} | ${verdict(row)} | ${(row.notes ?? []).join('; ')} |`;
const table = sections
  .map(({ room, rows }) =>
    [
      `## ${room}`,
      '',
      '| measure | value | promise | | on |',
      '| --- | ---: | --- | --- | --- |',
      ...rows.map(line),
    ].join('\n'),
  )
  .join('\n\n');
const page = `# What we promise about support and safety, measured

\`npm run evals\` runs this for whichever voice is configured and writes this page. The conversations, goodbyes and labelled lines
in \`evals/conversations/\` were written for Wren; nobody real said any of it. For scale: trained human counsellors reflect 1.0 times
per question and give unasked advice in 1.8 % of early turns; raw language models ask 1.8–3.1 questions a reply and use bullets in 35–85 %.

'The 60' were written with the companion, the strangers before it was read with them and then beside it, and the strangers kept blind were
read by nobody who changed it until they were measured: theirs are the honest figures. docs/decisions/0018 says what reading them changed.

The people unseen, and the 300 lines 'unseen' of the risk screen, are by an author who saw nothing of Wren. Read cold on 2026-11-22 they gave:
76.7 % of replies that name something said, 5 of 128 messages taken for a crisis (20 with the screen of the day before); 85.6 % of dangers
heard, 4.0 % false alarms, 84 % of other needs named. They were read after that and causes mended, so their rows below flatter.

The 'two authors' saw nothing of Wren either: forty talks and 600 lines. With the companion of the day before, read cold: 88.4 % named,
37 of 354 harmless messages taken for a crisis, 68.7 % of dangers heard, 7.8 % false alarms. Six of their talks and the alarms in all were
read after that.

'Another author' saw nothing of Wren; some twenty of the replies to them were read on 2026-11-22, and nothing else. Before that, ahead of the
kinds and the soft question and after them: 85.2 and 81.6 % named (less is handed back since), 8 and 5 of 191 harmless messages taken for a crisis, 84 and 85 % of dangers
heard, 16.5 and 11.8 % false alarms on lines of which half are written to be near misses.

Since decisions 0043 and 0054 a reply says less where less is known: our own further sets mostly stay a little below 40 words, and below
80 % named. The 60 are what is promised; the others are printed as they are.

Run on ${new Date().toISOString().slice(0, 10)}. ${voice}

${table}
`;
console.log(page);
if (wanted.length === 0) writeFileSync(join(here, '../docs/evals.md'), page);
const missed = sections.flatMap(({ rows }) => rows).filter(({ promise, kept }) => promise !== undefined && !kept);
console.log(missed.length === 0 ? 'Every promise is kept.' : `${missed.length} missed.`);
process.exitCode = missed.length === 0 ? 0 : 1;
