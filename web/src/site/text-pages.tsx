import type { MotifName } from './landing/motif.tsx';
import { ProductPicture } from './landing/product-picture.tsx';
import { Markdown } from './markdown.tsx';
import { Chapter, PageBody, PageHead } from './page-head.tsx';

interface TextPage {
  path: string;
  title: string;
  /** The sentence under the title, and what search engines show. */
  lead: string;
  plate: MotifName;
  /** `contents`: long, with what it holds beside it; `cards`: a few numbered sayings; otherwise chapter by chapter. */
  shape?: 'contents' | 'cards';
}

const texts: Record<string, string> = import.meta.glob('/../content/pages/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The pages that are words alone; each has its text in content/pages, under the name of its path. */
export const textPages: readonly TextPage[] = [
  {
    path: '/privacy',
    title: 'Privacy',
    lead: 'What happens to the things you tell Wren, and what never will.',
    plate: 'nest',
    shape: 'contents',
  },
  {
    path: '/terms',
    title: 'Terms',
    lead: 'What you can count on from us, and what we ask of you.',
    plate: 'stones',
    shape: 'contents',
  },
  {
    path: '/product',
    title: 'What Wren does',
    lead: 'A quiet place to think out loud, and something that answers.',
    plate: 'voices',
  },
  { path: '/journal', title: 'Journal', lead: 'What has changed in Wren, newest first.', plate: 'book' },
  {
    path: '/community',
    title: 'Community',
    lead: 'Why Wren has no feed, and where the people are.',
    plate: 'wire',
  },
  { path: '/guidelines', title: 'Guidelines', lead: 'How Wren behaves, and how we hope you will.', plate: 'song' },
  {
    path: '/standards',
    title: 'Standards',
    lead: 'The bar we set ourselves, in words that can be tested.',
    plate: 'rings',
  },
  {
    path: '/charter',
    title: 'Charter',
    lead: 'Six promises, kept short enough to remember.',
    plate: 'feather',
    shape: 'cards',
  },
  {
    path: '/careers',
    title: 'Careers',
    lead: 'Working on Wren, and what to do when nothing is open.',
    plate: 'door',
  },
];

/** The component that shows one of them. Throws when its text is missing, so that the build does. */
export function textPage({ path, title, lead, plate, shape }: TextPage) {
  const text = Object.entries(texts).find(([file]) => file.endsWith(`/pages${path}.md`))?.[1];
  if (!text) throw new Error(`content/pages has no text for ${path}.`);
  const [before = '', ...rest] = text.split(/^## /m);
  const sections = rest.map(readSection);
  const Body = shape === 'contents' ? Document : shape === 'cards' ? Cards : Chapters;
  return () => (
    <>
      <PageHead title={title} lead={lead} plate={plate} />
      <PageBody>
        {path === '/product' && (
          <div className="mb-12 md:mb-16">
            <ProductPicture />
          </div>
        )}
        <Body before={before.trim()} sections={sections} />
      </PageBody>
    </>
  );
}

interface Section {
  /** What a link to it says after the `#`. */
  id: string;
  heading: string;
  text: string;
}

interface Words {
  /** What stands before the first heading; may be empty. */
  before: string;
  sections: readonly Section[];
}

/** `part` begins with the heading and holds what stands under it. */
function readSection(part: string): Section {
  const [heading = '', ...body] = part.split('\n');
  const id = heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { id, heading, text: body.join('\n') };
}

/** Each heading with its text beside it, at reading size. */
function Chapters({ before, sections }: Words) {
  return (
    <>
      {before && (
        <div className="pb-9 font-display text-xl lg:pb-12 lg:pl-96">
          <Markdown text={before} />
        </div>
      )}
      {sections.map(({ id, heading, text }) => (
        <Chapter key={id} id={id} title={heading}>
          <div className="text-lg">
            <Markdown text={text} />
          </div>
        </Chapter>
      ))}
    </>
  );
}

/** One column to read, and what it holds beside it: that stays in sight while the page moves. */
function Document({ before, sections }: Words) {
  return (
    <div className="grid items-start gap-x-20 gap-y-10 lg:grid-cols-[19rem_1fr]">
      <nav aria-label="On this page" className="border-line border-y py-4 lg:sticky lg:top-8">
        <p className="font-semibold text-quiet text-sm">On this page</p>
        <ol className="mt-1">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 no-underline hover:underline">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <Markdown text={before} />
        {sections.map(({ id, heading, text }) => (
          <section key={id} aria-labelledby={id} className="mt-12 max-w-line border-line border-t pt-9">
            <h2 id={id} className="mb-4 scroll-mt-8 text-2xl">
              {heading}
            </h2>
            <Markdown text={text} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** A few sayings, numbered, a card each. */
function Cards({ before, sections }: Words) {
  return (
    <>
      {before && (
        <div className="pb-8 text-lg">
          <Markdown text={before} />
        </div>
      )}
      <ol className="grid gap-px overflow-hidden rounded-xl bg-line md:grid-cols-2 lg:grid-cols-3">
        {sections.map(({ id, heading, text }, index) => (
          <li key={id} className="bg-surface p-6 lg:p-9 forced-colors:border">
            <p className="font-display text-3xl text-ember">{index + 1}</p>
            <h2 className="mt-3 text-xl">{heading}</h2>
            <div className="mt-2 text-quiet">
              <Markdown text={text} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
