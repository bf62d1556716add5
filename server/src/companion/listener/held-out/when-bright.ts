/** What somebody may well answer where something turned out well. */
export const answersWhenBright: readonly { asks: RegExp; say: readonly string[] }[] = [
  {
    asks: /\bhow are you\b/i,
    say: ['Lighter.', 'Tired, but glad.', "I can't quite believe it.", 'Still a bit shaky.'],
  },
  { asks: /\bbetween you\b/i, say: ['Better than before.', 'Still a bit careful.', 'As if nothing had been.'] },
  {
    asks: /\bwhat was (?:that|it|that moment) like\b|\bhow did (?:that|it) feel\b/i,
    say: ['Good. Really good.', 'I nearly cried.', 'Like a weight gone.', 'A bit unreal.'],
  },
  { asks: /\bwho did you tell\b/i, say: ['Nobody yet. Only here.', 'I rang somebody at once.', 'The whole house.'] },
  { asks: /\bwhat did you say\b/i, say: ['Just thank you.', 'Nothing, I was too surprised.', 'That it meant a lot.'] },
  { asks: /\brest of the day\b/i, say: ['Nothing at all.', 'Sleep, mostly.', 'Ring somebody.'] },
  { asks: /\bbest of it\b/i, say: ['That I did it at all.', 'That it was over.', 'How kind they were.'] },
];
