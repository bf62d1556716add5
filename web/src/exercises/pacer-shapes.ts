/** The ways the light of the pacer walks: a rounded square from its lower left corner upwards, and a circle from its lowest point. On a square of 240 units. */
export const outlines = {
  square: 'M30 182V58a28 28 0 0 1 28-28h124a28 28 0 0 1 28 28v124a28 28 0 0 1-28 28H58a28 28 0 0 1-28-28z',
  circle: 'M120 210a90 90 0 0 1 0-180a90 90 0 0 1 0 180z',
};

/** The square's sides, in the order they are walked: one for each phase of a breath. */
export const sides = [
  'M30 182V58a28 28 0 0 1 8.2-19.8',
  'M38.2 38.2A28 28 0 0 1 58 30h124a28 28 0 0 1 19.8 8.2',
  'M201.8 38.2A28 28 0 0 1 210 58v124a28 28 0 0 1-8.2 19.8',
  'M201.8 201.8A28 28 0 0 1 182 210H58a28 28 0 0 1-28-28',
];
