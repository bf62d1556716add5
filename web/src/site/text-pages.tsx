import { ProductPicture } from './landing/product-picture.tsx';
import { Markdown } from './markdown.tsx';
import { PageBody, PageHead } from './page-head.tsx';

interface TextPage {
  path: string;
  title: string;
  /** The sentence under the title, and what search engines show. */
  lead: string;
}

const texts: Record<string, string> = import.meta.glob('/../content/pages/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The pages that are words alone; each has its text in content/pages, under the name of its path. */
export const textPages: readonly TextPage[] = [
  { path: '/privacy', title: 'Privacy', lead: 'What happens to the things you tell Wren, and what never will.' },
  { path: '/terms', title: 'Terms', lead: 'What you can count on from us, and what we ask of you.' },
  { path: '/product', title: 'What Wren does', lead: 'A quiet place to think out loud, and something that answers.' },
  { path: '/journal', title: 'Journal', lead: 'What has changed in Wren, newest first.' },
  { path: '/community', title: 'Community', lead: 'Why Wren has no feed, and where the people are.' },
  { path: '/guidelines', title: 'Guidelines', lead: 'How Wren behaves, and how we hope you will.' },
  { path: '/standards', title: 'Standards', lead: 'The bar we set ourselves, in words that can be tested.' },
  { path: '/charter', title: 'Charter', lead: 'Six promises, kept short enough to remember.' },
  { path: '/careers', title: 'Careers', lead: 'Working on Wren, and what to do when nothing is open.' },
];

/** The component that shows one of them. Throws when its text is missing, so that the build does. */
export function textPage({ path, title, lead }: TextPage) {
  const text = Object.entries(texts).find(([file]) => file.endsWith(`/pages${path}.md`))?.[1];
  if (!text) throw new Error(`content/pages has no text for ${path}.`);
  const [before = '', ...sections] = text.split(/^## /m);
  return () => (
    <>
      <PageHead title={title} lead={lead} />
      <PageBody>
        {path === '/product' && (
          <div className="mb-16 md:mb-24">
            <ProductPicture />
          </div>
        )}
        {before.trim() && <Markdown text={before} />}
        {sections.map((section) => (
          <Section key={section} text={section} />
        ))}
      </PageBody>
    </>
  );
}

/** A heading, and beside it, where there is room, what stands under it. `text` begins with the heading. */
function Section({ text }: { text: string }) {
  const [heading = '', ...body] = text.split('\n');
  return (
    <section className="grid gap-x-20 gap-y-3 pt-10 first:pt-0 lg:grid-cols-[19rem_1fr] lg:pt-12">
      <h2 className="text-2xl">{heading}</h2>
      <Markdown text={body.join('\n')} />
    </section>
  );
}
