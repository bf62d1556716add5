/**
 * Log odds from which a message that the rules passed over is a crisis. Chosen on sources left out of the training: about
 * 4 % of ordinary talk lies above (docs/decisions/0011).
 */
export const alarming = 0.9;

/** … and where the rules heard a denial, a way of speaking, a story or somebody else. */
export const overwhelming = 2;
