import { brand } from '@wren/contract/brand.ts';
import { type CrisisNeed, crisisLines, crisisNeeds, linesFor } from '@wren/contract/crisis.ts';
import { Icon } from '#ui/icon.tsx';
import { checkedOn, countries } from './crisis-directory.ts';
import { Markdown } from './markdown.tsx';
import { Chapter, PageBody, PageHead } from './page-head.tsx';
import { protocol } from './protocol.ts';

const needNames: Record<CrisisNeed, string> = {
  suicide: 'Thoughts of suicide',
  'self-harm': 'Hurting oneself',
  distress: 'Distress without danger',
  'someone-else': 'Worry about someone else',
  abuse: 'Abuse at home',
  'sexual-assault': 'Sexual assault',
  violence: 'Thoughts of hurting someone',
  eating: 'Eating',
  substance: 'Alcohol and drugs',
  psychosis: 'Voices, or feeling watched',
  minor: 'Under 18',
  'lgbtq-youth': 'LGBTQ+ young people',
  veteran: 'Veterans and service members',
  'medical-emergency': 'Overdose, poisoning or injury',
};

const steps = [
  [
    'Screen every message',
    'Rules and a small classifier read it before any voice answers: what is said, whose danger it is, whether it is denied, past, a figure of speech or a story.',
  ],
  [
    'Raise, never lower',
    'Where a language model is connected, it gives a second opinion beside the rules. It may find a message graver than they did. It cannot talk a warning down.',
  ],
  ['Show people first', 'The card with the right crisis lines stands on screen before the first word of the reply.'],
  [
    'Answer in its own words',
    `In a crisis ${brand.name} waits for no model. It acknowledges, asks straight out, names a line, a professional and someone trusted, and goes on with the person for as long as that talk lasts.`,
  ],
  [
    'Check what is said',
    'Details of methods, amounts of medicine, numbers from nowhere and claims to be human are taken out of every reply. What is owed and missing is added.',
  ],
  [
    'Remember, and stay',
    `Grave danger counts for a day, then concern for three, then watchfulness for the rest of a week. ${brand.name} doesn't refuse and doesn't end the conversation.`,
  ],
] as const;

const never = [
  'give detail of any method',
  'diagnose, or name a dose',
  'promise secrecy in place of help',
  'agree that someone would be better off dead',
  'invent a phone number: every number comes from one checked registry',
  'claim to be human',
];

/** The protocol as it runs, with the registry it runs on. */
export function Safety() {
  return (
    <>
      <PageHead
        title="How we keep you safe"
        lead={`What ${brand.name} does when words sound like danger. It happens outside the language model, so that no model can skip it.`}
        plate="lantern"
      />
      <PageBody>
        <ol className="grid gap-px overflow-hidden rounded-xl bg-line md:grid-cols-2 lg:grid-cols-3">
          {steps.map(([name, text], index) => (
            <li key={name} className="bg-surface p-6 lg:p-8 forced-colors:border">
              <p className="font-display text-ember text-xl">{index + 1}</p>
              <h2 className="mt-1 text-xl">{name}</h2>
              <p className="mt-1.5 text-quiet">{text}</p>
            </li>
          ))}
        </ol>
        <details className="group mt-6 rounded-xl bg-sunk px-6 lg:px-8 forced-colors:border">
          <summary className="flex list-none items-center justify-between gap-4 rounded-sm py-5 font-display text-xl">
            The whole protocol, as its code is written
            <Icon name="chevron-down" className="shrink-0 text-ember transition-transform group-open:rotate-180" />
          </summary>
          <div className="pb-8">
            <Markdown text={protocol} />
          </div>
        </details>
        <div className="mt-10">
          <Chapter id="never" title={`What ${brand.name} will never do`}>
            <ul className="grid max-w-line gap-2.5 text-lg">
              {never.map((line) => (
                <li key={line} className="flex gap-3">
                  <Icon name="close" className="mt-1.5 size-4 shrink-0 text-ember" />
                  {line}
                </li>
              ))}
            </ul>
          </Chapter>
          <Chapter id="cannot" title="What it cannot do">
            <p className="max-w-line text-lg">
              {brand.name} is a computer program. It can miss things, it cannot call anyone for you, and nobody watches
              the conversation. It is not for emergencies.
            </p>
          </Chapter>
        </div>
        <Chapter id="registry" title="Which line is offered for what">
          <p className="max-w-line">
            The registry holds {crisisLines.length} lines in {countries.length} countries, last checked on{' '}
            <time dateTime={checkedOn.day}>{checkedOn.words}</time>. In the United States these come first;{' '}
            <a href="/resources" className="link">
              other countries
            </a>{' '}
            have their own.
          </p>
          <dl className="mt-6 border-line border-t">
            {crisisNeeds.map((need) => (
              <div key={need} className="grid gap-1 border-line border-b py-3.5 sm:grid-cols-[14rem_1fr] sm:gap-6">
                <dt className="font-semibold">{needNames[need]}</dt>
                <dd className="text-quiet">
                  {linesFor('US', need)
                    .slice(0, 2)
                    .map((line) => line.name)
                    .join(', ')}
                </dd>
              </div>
            ))}
          </dl>
        </Chapter>
      </PageBody>
    </>
  );
}
