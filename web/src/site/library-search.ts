/** Finds cards by any word of theirs, and opens the one an address names. */
export function enhanceLibrary(): void {
  const bar = document.querySelector<HTMLElement>('[data-library-search]');
  const words = bar?.querySelector('input');
  const status = bar?.querySelector('p');
  if (!bar || !words || !status) return;

  const open = () => {
    const card = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('details');
    if (card) card.open = true;
    card?.scrollIntoView();
  };
  const cards = [...document.querySelectorAll<HTMLElement>('[data-library] details')];
  words.addEventListener('input', () => {
    const wanted = words.value.trim().toLowerCase();
    const found = cards.filter((card) => {
      card.hidden = !`${card.textContent} ${card.dataset.also}`.toLowerCase().includes(wanted);
      return !card.hidden;
    });
    for (const shelf of document.querySelectorAll<HTMLElement>('[data-library] section')) {
      shelf.hidden = !shelf.querySelector('details:not([hidden])');
    }
    status.textContent = !wanted ? '' : found.length === 1 ? '1 card' : `${found.length} cards`;
  });
  bar.hidden = false;
  addEventListener('hashchange', open);
  open();
}
