import { brand } from '@wren/contract/brand.ts';
import { questions } from './faq.tsx';
import { PageBody, PageHead } from './page-head.tsx';
import { Questions } from './questions.tsx';

export function About() {
  return (
    <>
      <PageHead
        title="A small voice on your side"
        lead={`${brand.name} is an AI companion for the ordinary weight of being a person. It is not a replacement for therapy.`}
      />
      <PageBody>
        <section aria-labelledby="mission" className="grid gap-8 lg:grid-cols-[19rem_1fr] lg:gap-20">
          <h2 id="mission" className="text-3xl">
            Our mission
          </h2>
          <div className="grid max-w-line gap-5 text-lg">
            <p>
              A wren weighs about as much as a coin. At first light it is one of the loudest birds in the wood. We like
              that: something small, close by, and not afraid to begin.
            </p>
            <p>
              Most hard moments are not emergencies. They are a Tuesday evening, a message left on read, a night that
              won't end. Talking helps, but friends sleep, waiting lists are long, and some things are hard to say to a
              face.
            </p>
            <p>
              So we build a companion that is there at any hour, listens before it suggests, remembers what you want
              remembered, and knows when you need a person instead. We build it so that it can be checked: the safety
              protocol is public, the privacy page says what the software really does, and your words are sealed with a
              key of your own.
            </p>
          </div>
        </section>
        <section aria-labelledby="questions" className="mt-24 grid gap-8 lg:grid-cols-[19rem_1fr] lg:gap-20">
          <h2 id="questions" className="text-3xl">
            Questions people ask
          </h2>
          <Questions name="faq" questions={questions} />
        </section>
      </PageBody>
    </>
  );
}
