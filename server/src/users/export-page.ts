import { brand } from '@wren/contract/brand.ts';
import type { Everything } from './export-me.ts';

/** Everything of a person as one page to read, without anything from elsewhere: no script, no picture, no font. */
export function exportPage({ account, conversations, exported_at, ...others }: Everything): string {
  const body = [
    `<h1>Your time with ${brand.name}</h1>`,
    `<p>Everything ${brand.name} kept for you until ${time(exported_at)}. The file wren.json beside this one holds the same for programs.</p>`,
    section('You', describe(account)),
    section('Conversations', conversations.map(talk).join('\n') || nothing),
    ...Object.entries(others).map(([name, part]) => section(inWords(name), describe(part))),
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your time with ${brand.name}</title><style>${look}</style></head>
<body><main>${body.join('\n')}</main></body>
</html>
`;
}

const look = `
  :root { color-scheme: light dark }
  body { max-width: 42rem; margin: 3rem auto; padding: 0 1.2rem; font: 1.05rem/1.6 Georgia, serif }
  h2 { margin-top: 3rem } h3 { margin: 2rem 0 .5rem }
  .words { white-space: pre-wrap; overflow-wrap: anywhere; margin: .2rem 0 1rem }
  .who { font: .85rem/1.4 system-ui, sans-serif; opacity: .75 }
  dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .2rem 1.2rem } dt { opacity: .75 } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
  li { margin: .6rem 0 }`;

const nothing = '<p>Nothing.</p>';

const section = (title: string, body: string) => `<section><h2>${title}</h2>${body}</section>`;

function talk({ title, archived, messages }: Everything['conversations'][number]): string {
  const said = messages.map(({ role, content, timestamp }) => {
    const who = `${role === 'user' ? 'You' : brand.name} · ${time(timestamp)}`;
    return `<div class="who">${who}</div><p class="words">${escapeHtml(content)}</p>`;
  });
  return `<article><h3>${escapeHtml(title)}${archived ? ' (archived)' : ''}</h3>${said.join('\n')}</article>`;
}

/** Anything in words: a list as a list, fields by their names, what is empty left out. */
function describe(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return nothing;
    return `<ul>${value.map((each) => `<li>${describe(each)}</li>`).join('\n')}</ul>`;
  }
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return escapeHtml(readable(value));
  const filled = Object.entries(value).filter(
    ([name, each]) => name !== 'id' && each !== null && each !== '' && !(Array.isArray(each) && each.length === 0),
  );
  return `<dl>${filled.map(([name, each]) => `<dt>${inWords(name)}</dt><dd>${describe(each)}</dd>`).join('\n')}</dl>`;
}

function readable(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? time(value) : String(value);
}

const inWords = (name: string) => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const time = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
