import { brand } from '@wren/contract/brand.ts';
import { Icon } from '#ui/icon.tsx';
import { Wren } from '#ui/wren.tsx';
import { paths } from '../paths.ts';
import { noAccountsYet, socialLinks } from './social-links.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const columns = [
  {
    title: brand.name,
    links: [
      ['/product', 'Product'],
      ['/journal', 'Journal'],
      ['/resources', 'Resources'],
      ['/community', 'Community'],
      [paths.pricing, 'Pricing'],
    ],
  },
  {
    title: 'Safety',
    links: [
      [paths.crisis, 'Crisis lines'],
      ['/safety', 'How we keep you safe'],
      ['/guidelines', 'Guidelines'],
      ['/standards', 'Standards'],
    ],
  },
  {
    title: 'About',
    links: [
      [paths.about, 'About'],
      [paths.blog, 'Blog'],
      ['/charter', 'Charter'],
      ['/careers', 'Careers'],
    ],
  },
  {
    title: 'Small print',
    links: [
      [paths.terms, 'Terms'],
      [paths.privacy, 'Privacy'],
    ],
  },
] as const;

export function Footer() {
  return (
    <footer className="relative mt-20 bg-sunk">
      <Wren className="absolute bottom-full left-[max(1.5rem,calc(50%-33rem))] h-16 w-auto" />
      <div className="after-headline mx-auto max-w-page px-5 pt-14 pb-10 md:px-8">
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-lg">{title}</h2>
              <ul className="mt-2">
                {links.map(([href, label]) => (
                  <li key={href}>
                    <a href={href} className="inline-block py-1.5 text-quiet hover:text-ink hover:underline">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-5 border-line border-t pt-6">
          <p className="text-quiet text-sm">© {brand.copyrightYear}</p>
          <ul aria-label="Social networks" aria-describedby="no-accounts-yet" className="-ml-2.5 flex">
            {socialLinks.map(({ name, href, drawing }) => (
              <li key={name}>
                <a
                  href={href}
                  rel="noreferrer"
                  aria-label={name}
                  className="grid size-10 place-items-center rounded-full text-quiet hover:text-ink"
                >
                  {drawing}
                </a>
              </li>
            ))}
          </ul>
          <p id="no-accounts-yet" className="max-w-[26ch] text-quiet text-xs">
            {noAccountsYet}
          </p>
          <ThemeChoice />
          <a href="#top" className="ml-auto inline-flex min-h-10 items-center gap-1.5 text-sm hover:underline">
            Back to top
            <Icon name="arrow-up" className="size-4" />
          </a>
        </div>
      </div>
    </footer>
  );
}
