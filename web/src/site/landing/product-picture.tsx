import { brand } from '@wren/contract/brand.ts';
import { Icon } from '#ui/icon.tsx';
import { Wren } from '#ui/wren.tsx';

/** Photographs of the real chat screen, wide and small, in both themes; `node scripts/shoot-product.ts` takes them. */
const shots = Object.keys(import.meta.glob('/public/screens/*.webp')).map((file) => file.replace('/public', ''));
const alt = `The chat with ${brand.name}: a person writes about a hard day, and ${brand.name} answers with a question.`;

/** The product in both themes: photographed where photographs exist, otherwise drawn true to it. */
export function ProductPicture() {
  const complete = ['chat', 'chat-small'].every((shape) =>
    ['light', 'dark'].every((theme) => shots.includes(`/screens/${shape}-${theme}.webp`)),
  );
  if (!complete) return <DrawnChat />;
  return (
    <>
      <Photograph theme="light" className="when-light" />
      <Photograph theme="dark" className="when-dark" />
    </>
  );
}

/** Lazy, so that the theme that is not shown is not fetched either. */
function Photograph({ theme, className }: { theme: 'light' | 'dark'; className: string }) {
  return (
    <picture className={className}>
      <source media="(width < 48rem)" srcSet={`/screens/chat-small-${theme}.webp`} width={780} height={1780} />
      <img
        src={`/screens/chat-${theme}.webp`}
        alt={alt}
        width={1920}
        height={1080}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-xl ring-1 ring-line"
      />
    </picture>
  );
}

const conversations = [
  { title: 'A hard day at work', last: 'That sounds like a lot to hold at once.' },
  { title: 'Sleeping again', last: 'One small thing for tonight, then.' },
  { title: 'Calling my sister', last: 'What would you want her to know?' },
];

function DrawnChat() {
  return (
    <figure role="img" aria-label={alt} className="overflow-hidden rounded-xl bg-surface ring-1 ring-line">
      <div aria-hidden="true" className="grid text-sm md:grid-cols-[15rem_1fr]">
        <div className="hidden bg-sunk p-4 md:block">
          <p className="mb-4 rounded-full bg-surface px-4 py-2 font-semibold ring-1 ring-line ring-inset">New chat</p>
          {conversations.map(({ title, last }, index) => (
            <div key={title} className={`rounded-md px-3 py-2.5 ${index === 0 ? 'bg-surface' : ''}`}>
              <p className="font-semibold">{title}</p>
              <p className="truncate text-quiet text-xs">{last}</p>
            </div>
          ))}
        </div>
        <div className="flex flex-col">
          <p className="flex items-center gap-3 border-line border-b px-5 py-3">
            <Wren className="h-7 w-auto" />
            <span className="font-display text-lg">{brand.name}</span>
            <span className="text-quiet text-xs">A computer program, not a person</span>
          </p>
          <div className="grid gap-3 p-5 md:px-8 md:py-7">
            <p className="max-w-4/5 justify-self-end rounded-lg rounded-br-sm bg-dawn-pale px-4 py-2.5">
              Today went wrong from the first meeting on. I don't even want to talk about it.
            </p>
            <p className="max-w-4/5 justify-self-start rounded-lg rounded-bl-sm bg-sunk px-4 py-2.5">
              Then we won't pick it apart. A day that goes wrong from the start leaves you tired in a particular way.
              Would it help more to set it down for tonight, or to say the one thing that stung?
            </p>
            <p className="flex flex-wrap gap-2">
              <span className="rounded-full px-3.5 py-1.5 ring-1 ring-line-strong ring-inset">
                Set it down for tonight
              </span>
              <span className="rounded-full px-3.5 py-1.5 ring-1 ring-line-strong ring-inset">One thing did sting</span>
            </p>
          </div>
          <p className="mx-5 mt-auto mb-5 flex items-center gap-3 rounded-xl bg-paper px-4 py-2 text-quiet ring-1 ring-line ring-inset md:mx-8">
            <span className="grow">Ask anything</span>
            <span className="text-xs">0 / 3000</span>
            <span className="grid size-9 place-items-center rounded-full bg-dawn text-on-dawn">
              <Icon name="arrow-up" />
            </span>
          </p>
        </div>
      </div>
    </figure>
  );
}
