/** What nearly every question has in it that asks for something to do or to say. */
export const wantsToKnow =
  /\b(?:how|what|whats|where do i|when (?:do|should|can) i|should|shall|do i|can i|am i|is (?:it|that|this)|why|which|tips?|advice|help|ideas?|ways?|words|cope|stop|get (?:over|through|past|used))\b/;
