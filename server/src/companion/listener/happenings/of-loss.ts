import type { Happening } from './happening.ts';

/** After somebody, or an animal, has died: what is still done, what is still there, what others say. */
export const ofLoss: readonly Happening[] = [
  {
    id: 'still-looks-for-them',
    cues: 'still look listen wait expect lay set',
    when: /\byou (?:still|keep|always|'ll) (?:(?:half|sort of|automatically) )?(?:look(?:ing)?|listen(?:ing)?|wait(?:ing)?|expect(?:ing)?|lay(?:ing)?|set(?:ting)?|reach(?:ing)?|turn(?:ing)?)\b/i,
    unless: /\bforward to\b|\bat (?:photos?|pictures?|videos?|jobs?|flats?|houses?)\b/,
    beside:
      /\b(?:died|dead|death|passed|funeral|grave|ashes|put (?:him|her|them) (?:down|to sleep)|lost (?:my|him|her))\b/,
    hear: [
      'The habit is older than the news, and it takes far longer to hear it. Each time, you find out again for a second.',
      'You learnt that over years, and a few days do not unlearn it. It is a way of still being theirs.',
    ],
    ask: ['What happens in you in that second, when you remember?', 'When in the day does it catch you most?'],
  },
];
