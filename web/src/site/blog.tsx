import { buttonClass } from '#ui/button.tsx';
import { Hills } from '#ui/hills.tsx';
import { inputClass } from '#ui/text-input.tsx';
import { Wren } from '#ui/wren.tsx';
import articles from '../../../content/articles.json';
import { Motif, type MotifName } from './landing/motif.tsx';
import { PageBody, PageHead } from './page-head.tsx';

type Article = (typeof articles)[number];

/** Each with its plate, in the order of the filter. */
const categories = new Map<string, MotifName>([
  ['Mental Health', 'moon'],
  ['Wellness', 'leaves'],
  ['Relationships', 'wire'],
  ['Technology', 'voices'],
  ['Self-Care', 'nest'],
]);
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The sample articles. Whole without script; with it, search and filter work and the list opens in two steps. */
export function Blog() {
  const [featured, ...others] = articles;
  return (
    <>
      <PageHead
        title="Notes from the hedge"
        lead="Short pieces on getting through the day. Sample articles, for now."
      />
      <PageBody>
        {featured && <Featured article={featured} />}
        <div data-blog-search hidden className="mt-16 flex flex-wrap gap-3">
          <label className="min-w-60 grow">
            <span className="sr-only">Search articles</span>
            <input type="search" placeholder="Search articles" className={inputClass} />
          </label>
          <label className="max-sm:w-full">
            <span className="sr-only">Category</span>
            <select className={inputClass}>
              <option value="">All Categories</option>
              {[...categories.keys()].map((category) => (
                <option key={category}>{category}</option>
              ))}
            </select>
          </label>
        </div>
        <ul data-blog-list className="mt-8 grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {others.map((article) => (
            <li key={article.slug} data-category={article.category}>
              <Card article={article} />
            </li>
          ))}
        </ul>
        <div data-blog-none hidden role="status" className="mt-6 rounded-xl bg-sunk px-6 py-14 text-center">
          <div className="flex justify-center">
            <Motif name="feather" />
          </div>
          <p className="mt-4 font-display text-xl">No article matches.</p>
          <p className="mt-1 text-quiet">Try another word or category.</p>
        </div>
        <div className="mt-12 flex justify-center">
          <button type="button" data-blog-more hidden className={buttonClass('secondary')}>
            Load More
          </button>
        </div>
      </PageBody>
    </>
  );
}

function Featured({ article }: { article: Article }) {
  return (
    <article className="grid overflow-hidden rounded-xl bg-surface lg:grid-cols-[3fr_2fr] forced-colors:border">
      <div className="p-6 md:p-12">
        <Meta article={article} />
        <h2 className="mt-3 max-w-[20ch] text-3xl">{article.title}</h2>
        <p className="mt-4 max-w-line text-lg">{article.excerpt}</p>
        <Body article={article} />
      </div>
      <div className="dawn-sky relative order-first min-h-52 overflow-hidden lg:order-none">
        <div className="sun absolute bottom-10 left-[18%]" />
        <Hills className="absolute inset-x-0 -bottom-px h-2/5" />
        <Wren className="absolute right-[16%] bottom-[29%] h-20 w-auto -scale-x-100" />
      </div>
    </article>
  );
}

function Card({ article }: { article: Article }) {
  return (
    <article className="border-line border-t pt-6">
      <Motif name={categories.get(article.category) ?? 'book'} className="mb-4 size-12" />
      <Meta article={article} />
      <h2 className="mt-2 text-xl">{article.title}</h2>
      <p className="mt-2 text-quiet">{article.excerpt}</p>
      <Body article={article} />
    </article>
  );
}

function Meta({ article }: { article: Article }) {
  return (
    <p className="text-quiet text-sm">
      <span className="font-semibold text-ember">{article.category}</span> ·{' '}
      <time dateTime={article.date}>{day.format(new Date(article.date))}</time> · {article.minutes} min
    </p>
  );
}

function Body({ article }: { article: Article }) {
  return (
    <details className="mt-4">
      <summary className="link inline-block rounded-sm py-1">
        Read<span className="sr-only"> “{article.title}”</span>
      </summary>
      <div className="prose mt-3">
        {article.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
