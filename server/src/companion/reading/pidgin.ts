/** Nigerian Pidgin and its neighbours by their little words: 'e pain me', 'I no bring', 'make I go', 'he no dey pick'. */
const marks =
  /\b(?:(?:i|you|he|she|we|they|e|una|dem) (?:no (?:dey|fit|wan|gree|get|go)|dey|don|no) (?!(?:longer|more|doubt|idea|way|matter)\b)[a-z]+|(?:he|she|e|they|we|i|you) go (?:take|give|pay|kill|still|dey|just|first)\b|how (?:i|we) go [a-z]+|make (?:i|he|she|we|dem|una) (?:no |go |just |dey )?[a-z]+|e (?:pain|don|dey|go|no|be|get|sweet|vex)\b|[a-z]+ dey [a-z]+|na (?:so|im|him|only|wa)\b|abi|wahala|pikin|sabi|sef|sha|abeg|wetin|wey|una|oga|no be)\b|\b(?:no|ah|na|yes) o(?=[.!?,]|$)/gi;

/** Two marks of it or more: one alone may be a slip. */
export const inPidgin = (text: string): boolean => (text.match(marks) ?? []).length > 1;

const does = (who: string): string => (/^(?:he|she|e|it|mama|papa)$/i.test(who) ? "doesn't" : "don't");
const turns: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  [/\babeg\b,?/gi, 'please'],
  [/\bwetin\b/gi, 'what'],
  [/\bhow (i|we) go (?:take )?(?=[a-z])/gi, 'how do $1 '],
  [/\bwey (?=(?:he|she|they|i|we|e) )/gi, 'so that '],
  [/\bwey\b/gi, 'who'],
  [/\b(says?|said|tell me|told me),? make (i|we) no (?=[a-z])/gi, "$1 $2 shouldn't "],
  [/\b(says?|said|tell me|told me),? make (i|we|he|she) (?=[a-z])/gi, '$1 $2 should '],
  [/\bmake i no (?=[a-z])/gi, "I shouldn't "],
  [/\bmake (i|we) go (?=[a-z])/gi, (_, who = '') => `let ${/i/i.test(who) ? 'me' : 'us'} go and `],
  [/\bmake (i|we) (?=[a-z])/gi, (_, who = '') => `let ${/i/i.test(who) ? 'me' : 'us'} `],
  [/\be (?:dey )?pains? me\b/gi, 'it hurts me'],
  [/\be (?=(?:no|dey|don|go|be|get|sweet|vex)\b)/gi, 'it '],
  [/\b(i|you|he|she|we|they|it) no fit\b/gi, "$1 can't"],
  [/\b(i|you|he|she|we|they|it) no go (?=[a-z])/gi, "$1 won't "],
  [/\b(i|you|he|she|we|they|it) no wan\b/gi, (_, who = '') => `${who} ${does(who)} want to`],
  [/\b(i|you|he|she|we|they|it) no dey (?=[a-z])/gi, (_, who = '') => `${who} ${does(who)} `],
  [/\b(i|you|he|she|we|they|it) no (?!(?:longer|more)\b)(?=[a-z])/gi, (_, who = '') => `${who} ${does(who)} `],
  [
    /\b(i|you|he|she|we|they|it) go (?=(?:take|give|pay|kill|still|just|tell|talk|find|help|send|get|lose|do|be|have)\b)/gi,
    '$1 will ',
  ],
  [/\b(\w+) dey (?=[a-z])/gi, '$1 '],
  [/\b(to|for|with|tell|give|see|call|ask|help|meet|beg) am\b/gi, '$1 him'],
  [/\bna so\b/gi, "that's how"],
  [/\bna (?=(?:im|him|he|she|me|you|my|the|only)\b)/gi, "it's "],
  [/\bno be\b/gi, 'is not'],
  [/\bpikin\b/gi, 'child'],
  [/\boga\b/gi, 'boss'],
  [/\bsabi\b/gi, 'know'],
  [/\bwahala\b/gi, 'trouble'],
  [/,? \b(?:sha|sef|abi|jare)\b/gi, ''],
  [/\b(no|ah|yes) o(?=[.!?,]|$)/gi, '$1'],
];

/** Put in the English that the reading knows, so that it is understood; what is not Pidgin is left as it is. */
export const fromPidgin = (text: string): string =>
  inPidgin(text)
    ? turns.reduce(
        (made, [pattern, by]) => (typeof by === 'string' ? made.replace(pattern, by) : made.replace(pattern, by)),
        text,
      )
    : text;
