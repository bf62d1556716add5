import { brand } from '@wren/contract/brand.ts';
import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { About } from './about.tsx';
import { Blog } from './blog.tsx';
import { Contact } from './contact.tsx';
import { Landing } from './landing/landing.tsx';
import { NotFound } from './not-found.tsx';
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
}

/** Stands for every address that leads nowhere. */
export const notFoundPath = '/404';

const page = (path: string, title: string, description: string, Content: ComponentType): Page => ({
  path,
  file: path === paths.home ? 'index.html' : `${path.slice(1)}/index.html`,
  title: path === paths.home ? title : `${title} · ${brand.name}`,
  description,
  Content,
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
  page('/safety', 'Safety', `What ${brand.name} does when words sound like danger, step by step.`, Safety),
  page(
    '/resources',
    'Resources',
    'Crisis lines by country, and short cards on what weighs on people, each with its sources.',
    Resources,
  ),
  ...textPages.map((each) => page(each.path, each.title, each.lead, textPage(each))),
  { ...page(notFoundPath, 'Page not found', '', NotFound), file: '404.html' },
];
