/** One step at a time, with the keyboard too: Enter goes to the next line, and from the last one on. */
export function walkSteps(place: HTMLElement): void {
  const steps = [...place.querySelectorAll<HTMLElement>('[data-step]')];
  const marks = [...place.querySelectorAll<HTMLElement>('[data-way] i')];
  const [way, walk] = [place.querySelector<HTMLElement>('[data-way]'), place.querySelector<HTMLElement>('[data-walk]')];
  const [back, next] = [
    walk?.querySelector<HTMLElement>('[data-back]'),
    walk?.querySelector<HTMLElement>('[data-next]'),
  ];
  if (!way || !walk || !back || !next) return;

  let at = 0;
  const show = () => {
    for (const [index, step] of steps.entries()) step.hidden = index !== at;
    for (const [index, mark] of marks.entries()) {
      mark.toggleAttribute('data-done', index < at);
      mark.toggleAttribute('data-now', index === at);
    }
    const isEnd = at === steps.length - 1;
    back.style.visibility = at === 0 ? 'hidden' : '';
    next.textContent = isEnd ? 'Once more' : 'Next';
  };
  const go = (to: number) => {
    if (to >= steps.length) for (const input of place.querySelectorAll('input')) input.value = '';
    at = to >= steps.length ? 0 : Math.max(to, 0);
    show();
    const step = steps[at];
    (step?.querySelector('input') ?? step)?.focus();
  };

  back.addEventListener('click', () => go(at - 1));
  next.addEventListener('click', () => go(at + 1));
  place.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const after = event.target.nextElementSibling;
    if (after instanceof HTMLInputElement) after.focus();
    else go(at + 1);
  });
  way.hidden = false;
  walk.hidden = false;
  show();
}
