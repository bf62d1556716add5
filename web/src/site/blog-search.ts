/** Search, category and Load More over the articles that are already in the page. */
export function enhanceBlog(): void {
  const bar = document.querySelector<HTMLElement>('[data-blog-search]');
  const words = bar?.querySelector('input');
  const category = bar?.querySelector('select');
  const more = document.querySelector<HTMLElement>('[data-blog-more]');
  const none = document.querySelector<HTMLElement>('[data-blog-none]');
  if (!bar || !words || !category || !more || !none) return;

  const cards = [...document.querySelectorAll<HTMLElement>('[data-blog-list] > li')];
  let limit = 3;

  const show = () => {
    const wanted = words.value.trim().toLowerCase();
    const matching = cards.filter(
      ({ textContent, dataset }) =>
        textContent?.toLowerCase().includes(wanted) && (!category.value || dataset.category === category.value),
    );
    for (const card of cards) card.hidden = !matching.slice(0, limit).includes(card);
    more.hidden = matching.length <= limit;
    none.hidden = matching.length > 0;
  };

  words.addEventListener('input', show);
  category.addEventListener('change', show);
  more.addEventListener('click', () => {
    const next = cards.filter((card) => !card.hidden).length;
    limit = cards.length;
    show();
    cards[next]?.querySelector('summary')?.focus();
  });
  bar.hidden = false;
  show();
}
