import { brand } from '@wren/contract/brand.ts';
import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { About } from './about.tsx';
import { Blog } from './blog.tsx';
import { Contact } from './contact.tsx';
import { Crisis } from './crisis.tsx';
import { BoxBreathing } from './exercises/box-breathing.tsx';
import { FiveSenses } from './exercises/five-senses.tsx';
import { Goodbye } from './goodbye.tsx';
import { Landing } from './landing/landing.tsx';
import { NotFound } from './not-found.tsx';
import { Offline } from './offline.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { Resources } from './resources.tsx';
import { Safety } from './safety.tsx';
import { textPage, textPages } from './text-pages.tsx';

/** One public page: where it is, what search engines and shared links say about it, and what it shows. */
export interface Page {
  path: string;
  /** Where its document lies in web/dist. */
  file: string;
  title: string;
  description: string;
  Content: ComponentType;
  /** What it loads beside what every public page loads, below web/: stylesheets (written into it) and a script. */
  sheets?: readonly string[];
  script?: string;
  /** It must be there without a network: the service worker keeps it. */
  kept?: true;
}

/** Stands for every address that leads nowhere. */
export const notFoundPath = '/404';
/** Stands for every address that cannot be reached. */
export const offlinePath = '/offline';

/** Pages no search engine is told of: they answer for other addresses, or for one person's own moment. */
export const unlisted: ReadonlySet<string> = new Set([notFoundPath, offlinePath, paths.goodbye]);

const page = (path: string, title: string, description: string, Content: ComponentType): Page => ({
  path,
  file: path === paths.home ? 'index.html' : `${path.slice(1)}/index.html`,
  title: path === paths.home ? title : `${title} · ${brand.name}`,
  description,
  Content,
});

const exercise = (path: string, title: string, description: string, Content: ComponentType): Page => ({
  ...page(path, title, description, Content),
  sheets: ['src/site/exercises/practise.css'],
  script: 'src/site/exercises/practise.ts',
  kept: true,
});

export const pages: readonly Page[] = [
  page(
    paths.home,
    `${brand.name} · Emotional support and practical advice`,
    `${brand.name} is an AI companion that listens without judgment, day or night, and helps you find a next small step.`,
    Landing,
  ),
  page(
    paths.about,
    'About',
    `Why ${brand.name} exists, what it can and cannot do, and answers to the questions people ask first.`,
    About,
  ),
  page(paths.blog, 'Blog', 'Short articles on worry, rest, listening and getting through the day.', Blog),
  page(paths.contact, 'Contact', `How to reach the people behind ${brand.name}, and how soon they answer.`, Contact),
  page(paths.pricing, 'Pricing', `What ${brand.name} costs, what is always free, and how to cancel.`, Pricing),
  page('/safety', 'Safety', `What ${brand.name} does when words sound like danger, step by step.`, Safety),
  page(
    '/resources',
    'Resources',
    'Crisis lines by country, and short cards on what weighs on people, each with its sources.',
    Resources,
  ),
  {
    ...page(
      paths.crisis,
      'Help in a crisis',
      'Crisis lines answered by people, by country, and two short exercises for the minutes until then.',
      Crisis,
    ),
    kept: true,
  },
  exercise(
    paths.breathing,
    'Box breathing',
    'Two minutes of slow breathing with a light to follow. No account, nothing kept, and it works without a connection.',
    BoxBreathing,
  ),
  exercise(
    paths.grounding,
    '5-4-3-2-1',
    'A grounding exercise through the five senses. No account, nothing kept, and it works without a connection.',
    FiveSenses,
  ),
  ...textPages.map((each) => page(each.path, each.title, each.lead, textPage(each))),
  page(paths.goodbye, 'Goodbye', '', Goodbye),
  { ...page(notFoundPath, 'Page not found', '', NotFound), file: '404.html' },
  { ...page(offlinePath, 'No connection', '', Offline), file: 'offline.html', kept: true },
];
