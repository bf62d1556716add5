import { breathAt, type Phase } from '../../exercises/breath.ts';

/** Brings a drawn pacer to life: a light walks around as slowly as a breath, the count stands in the middle, and a screen reader hears each turn. */
export function walkPacer(place: HTMLElement): void {
  const { phases, rounds } = JSON.parse(place.dataset.pacer ?? '{}') as { phases: Phase[]; rounds: number };
  const find = <Part extends Element = HTMLElement>(what: string) => place.querySelector<Part>(what);
  const [button, status, word, count, round] = [
    'button',
    '[role=status]',
    '[data-word]',
    '[data-count]',
    '[data-round]',
  ].map((what) => find(what));
  const [sun, light] = [find('.pacer-sun'), find('.pacer-light')];
  const sides = place.querySelectorAll<SVGElement>('.pacer-side');
  if (!button || !status || !word || !count || !round || !sun || !light) return;

  let elapsed = 0;
  let timer = 0;

  const show = () => {
    const breath = breathAt(phases, elapsed);
    const isOver = breath.round >= rounds;
    const isLit = timer !== 0 && !isOver;
    const phase = phases[breath.phase];
    word.textContent = isOver ? 'Well breathed.' : isLit ? (phase?.say ?? '') : elapsed > 0 ? 'Paused' : 'Ready';
    count.textContent = isLit ? `${breath.left}` : '';
    round.textContent = isOver ? `${rounds} rounds done` : `Round ${breath.round + 1} of ${rounds}`;
    const said = isOver ? `${rounds} rounds done.` : isLit ? (phase?.say ?? '') : '';
    if (status.textContent !== said) status.textContent = said;
    button.textContent = isOver ? 'Once more' : isLit ? 'Pause' : elapsed > 0 ? 'Go on' : 'Start';
    for (const [at, side] of sides.entries()) {
      side.setAttribute('visibility', isLit && at === breath.phase ? 'visible' : 'hidden');
    }
    sun.toggleAttribute('data-full', isLit && breath.phase < 2);
    light.style.offsetDistance = `${(isLit ? breath.way : Math.floor(breath.way)) * 100}%`;
    if (isOver) stop();
  };
  const stop = () => {
    clearInterval(timer);
    timer = 0;
  };
  const tick = () => {
    elapsed += 1;
    show();
  };

  button.addEventListener('click', () => {
    if (timer !== 0) stop();
    else {
      if (breathAt(phases, elapsed).round >= rounds) elapsed = 0;
      timer = setInterval(tick, 1000);
    }
    show();
  });
  round.hidden = false;
  button.hidden = false;
  show();
}
