const before =
  '(?:hi|hey|hello|hiya|ugh+|argh+|urgh|so|well|ok|okay|um+|uh|erm?|god|omg|honestly|tbh|idk|sorry|right|yeah|oh|man|lol|just|and|wren|there|thanks|is (?:this|anyone) (?:thing )?(?:on|there)|(?:good )?(?:evening|morning|afternoon)|please|bit of a)[,.!?… ]+';

const after =
  "[,. ]*(?:\\b(?:tbh|honestly|lol|really|man|so|about (?:this|it|that)|today|tonight|right now|rn|again|now|at the moment|atm|actually|though|i guess|i suppose|anymore|ngl|and|but|ugh|yet|sorry|this (?:evening|morning|afternoon|week)|if i am (?:quite )?honest|like|mate|thanks(?: for asking)?|please|lately|from start to finish|all day|here|bear with me|here goes|if i'?m honest|to be honest|before|my \\w+ (?:set (?:it|this) up|put (?:it|me|this) on(?: here| my phone| me tablet| my tablet)?|(?:told me|said) (?:to|i should) (?:try|have a go)(?: it| this)?)(?: for me)?)\\b|…)";

/** The whole message and no more than this: a beginning that tells nothing yet, with what people put round it. */
export const only = (...ways: readonly string[]): RegExp =>
  new RegExp(`^(?:${before})*(?:${ways.join('|')})(?:${after})*[.!… ]*$`);

export const notKnow =
  "(?:i )?(?:(?:really |honestly |just |actually )*(?:don'?t|do not|didn'?t)(?: really| even| quite| actually)* know|dunno|idk|have no idea|(?:(?:i'm|i am) )?not (?:really |quite |too )?(?:sure|certain)|no (?:idea|clue))";

/** What the message is about, and not a word that passes by: at its beginning or its end, or in a short one. */
export const about = (...ways: readonly RegExp[]): RegExp => {
  const way = `(?:${ways.map(({ source }) => source).join('|')})`;
  return new RegExp(`^(?=.{1,120}$).*${way}|^.{0,60}${way}|${way}.{0,40}$`, 'm');
};
