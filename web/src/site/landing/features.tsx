import { brand } from '@wren/contract/brand.ts';
import { Motif, type MotifName } from './motif.tsx';

interface Feature {
  motif: MotifName;
  title: string;
  text: string;
}

const features: readonly Feature[] = [
  {
    motif: 'moon',
    title: '24/7 availability',
    text: 'Three in the morning counts. There is no queue, and nobody is woken up.',
  },
  {
    motif: 'leaves',
    title: 'Empathetic interaction',
    text: `${brand.name} starts with what you said and how it seems to feel, before anything is suggested.`,
  },
  {
    motif: 'stones',
    title: 'Practical advice',
    text: 'When you want to move, one step small enough to take today.',
  },
  {
    motif: 'nest',
    title: 'Confidential and non-judgmental',
    text: 'Your words are sealed with a key of your own, kept out of every log, and never sold or shown to advertisers.',
  },
  {
    motif: 'rings',
    title: 'Adaptive learning',
    text: `What matters to you is remembered, so you need not begin again. You can read, correct and delete it.`,
  },
  {
    motif: 'book',
    title: 'Health knowledge base',
    text: 'Exercises for breath, sleep, worry and grief, each from a source you can look up.',
  },
  {
    motif: 'song',
    title: 'Relatable and professional tone',
    text: 'Casual, direct, gentle or formal, in a few words or many: you choose how it speaks.',
  },
  {
    motif: 'voices',
    title: 'Interactive dialogue',
    text: 'One question at a time, and ready answers for when words are hard to find.',
  },
  {
    motif: 'door',
    title: 'Accessibility',
    text: 'Made for keyboards, screen readers, large type, small phones and slow lines.',
  },
];

/** The nine plates of the field guide, on one sheet. */
export function Features() {
  return (
    <section aria-labelledby="features" className="bg-sunk py-20 md:py-24">
      <div className="mx-auto max-w-page px-5 md:px-8">
        <h2 id="features" className="max-w-[20ch] text-3xl">
          What a small bird can carry
        </h2>
        <ul className="mt-12 grid gap-px overflow-hidden rounded-xl bg-line sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ motif, title, text }) => (
            <li
              key={title}
              className="flex gap-5 bg-surface p-6 max-lg:last:col-span-full lg:block lg:p-8 forced-colors:border"
            >
              <Motif name={motif} />
              <div className="lg:mt-5">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
