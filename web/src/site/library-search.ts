/** Finds cards by all the words of a search, and opens the one an address names. */
export function enhanceLibrary(): void {
  const bar = document.querySelector<HTMLElement>('[data-library-search]');
  const words = bar?.querySelector('input');
  const status = bar?.querySelector('p');
  if (!bar || !words || !status) return;

  const cards = [...document.querySelectorAll<HTMLElement>('[data-library] details')];
  const look = () => {
    const wanted = plain(words.value).split(/\s+/).filter(Boolean);
    const found = cards.filter((card) => {
      const text = plain(`${card.textContent} ${card.dataset.also}`);
      card.hidden = !wanted.every((word) => text.includes(word));
      return !card.hidden;
    });
    for (const shelf of document.querySelectorAll<HTMLElement>('[data-library] section')) {
      shelf.hidden = !shelf.querySelector('details:not([hidden])');
    }
    status.textContent = wanted.length === 0 ? '' : sayFound(found.length);
  };
  const lookAtAll = () => {
    words.value = '';
    look();
  };
  const open = () => {
    const card = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('details');
    if (!card) return;
    if (card.hidden) lookAtAll();
    card.open = true;
    card.scrollIntoView();
  };
  words.addEventListener('input', look);
  // A subject is looked at whole, whatever was searched for before.
  document.querySelector('[data-library-subjects]')?.addEventListener('click', lookAtAll);
  bar.hidden = false;
  addEventListener('hashchange', open);
  open();
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

function sayFound(count: number): string {
  if (count === 0) return 'No card has these words. Try fewer of them, or choose a subject.';
  return count === 1 ? '1 card' : `${count} cards`;
}
