import { brand } from '@wren/contract/brand.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { paths } from '../../paths.ts';
import { PageBody, PageHead } from '../page-head.tsx';
import { Questions } from '../questions.tsx';
import { PlanCard } from './plan-card.tsx';
import { blank, plans } from './plans.ts';
import { questions } from './questions.tsx';

const alwaysFree: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'lifebuoy',
    title: 'Help in a crisis',
    text: 'The lines, the card in the chat, and an answer when words sound like danger: never counted out, never sold.',
  },
  {
    icon: 'sun',
    title: 'Every exercise',
    text: 'Breathing, grounding, small goals. As often as you like, also when the messages of the day are used up.',
  },
  {
    icon: 'memory',
    title: 'What is yours',
    text: 'Reading what you wrote, taking all of it along, correcting what is remembered, deleting your account.',
  },
  {
    icon: 'chat',
    title: 'The same listener',
    text: 'One way of listening, one safety protocol, one privacy for everyone. Paying changes the number of messages.',
  },
];

/** /pricing: complete without a script, and true of this installation because the server fills in its own plans. */
export function Pricing() {
  return (
    <>
      <PageHead
        title="What it costs to be heard"
        lead="Nothing, for most days. A paid plan buys more messages a day, and not one thing you need in a hard hour."
      />
      <PageBody>
        <section aria-labelledby="plans">
          <h2 id="plans" className="sr-only">
            Plans
          </h2>
          <ul className="grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] md:gap-7">
            <template data-plans="from" />
            {plans.map((plan) => (
              <PlanCard key={plan.name} plan={plan} />
            ))}
            <template data-plans="to" />
          </ul>
          <template data-card="free">
            <PlanCard plan={blank(true)} />
          </template>
          <template data-card="paid">
            <PlanCard plan={blank(false)} />
          </template>
          <template data-sandbox="from" />
          <p className="mt-6 flex gap-3 rounded-md bg-sunk px-4 py-3 text-sm forced-colors:border">
            <Icon name="notice" className="mt-0.5 shrink-0" />
            <span>This {brand.name} takes no real payments. You can go through every step, and no money moves.</span>
          </p>
          <template data-sandbox="to" />
        </section>

        <section aria-labelledby="free" className="mt-24">
          <h2 id="free" className="max-w-[20ch] text-3xl">
            Free on every plan, whatever happens
          </h2>
          <ul className="mt-9 grid gap-x-14 gap-y-9 sm:grid-cols-2">
            {alwaysFree.map(({ icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <Icon name={icon} className="mt-1 size-6 shrink-0 text-ember" />
                <div>
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-1.5 max-w-line text-quiet">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>

        <section aria-labelledby="questions" className="mt-24 grid gap-8 lg:grid-cols-[19rem_1fr] lg:gap-20">
          <div>
            <h2 id="questions" className="text-3xl">
              Counting, paying, cancelling
            </h2>
            <p className="mt-4 text-quiet">
              Something else?{' '}
              <a href={paths.contact} className="link">
                Write to us
              </a>
              .
            </p>
          </div>
          <Questions name="pricing" questions={questions} />
        </section>
      </PageBody>
    </>
  );
}
