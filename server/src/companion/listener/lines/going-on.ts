/** Said where a story is not told yet: the one thing there is, in few words, and then the way on. */

/** To 'so this is dumb'. '{word}' is what they called it. */
export const announcedAs: readonly string[] = [
  '{Word} or not, go ahead. What is it?',
  '{Word} is allowed here. What is it?',
  'Go ahead, {word} or not. What is it?',
];
/** To what may not be said back as theirs: 'it is nothing', 'don't laugh', 'it is a long story'. */
export const announcedSo: readonly { is: RegExp; say: readonly string[] }[] = [
  {
    is: /^(?:nothing|not\b)/,
    say: ['It can be about next to nothing, too. What is it?', 'Small things are fine here. What is it?'],
  },
  { is: /^laugh$/, say: ["Nobody's laughing here. What is it?", "There'll be no laughing. What is it?"] },
  { is: /^unsure$/, say: ["You can begin anywhere, and it needn't be in order. What's on your mind?"] },
  { is: /long story$/, say: ["Long is fine, there's time. Where does it begin?"] },
  {
    is: /^(?:mad|crazy|small|tiny|minor|random|boring)$/,
    say: ['Go ahead all the same. What is it?', "That's fine. What is it?"],
  },
];

/** To who and where they are. '{place}' is 'from Ghana', '{there}' the same with an 'in', '{span}' 'two years'. */
export const placed: readonly (readonly string[])[] = [
  ['Good that you wrote.', 'Hello, good that you wrote.'],
  ['{Span} {there}.', '{Place}, then.', '{Span} already.'],
];
export const askingShift: readonly string[] = ['What has the shift been like so far?', 'How has the shift been?'];
export const askingWhy: readonly string[] = [
  'What made you write just now?',
  "What's on your mind?",
  'What would you like to tell?',
];

/** What they stopped before. '{at}' is 'at half past six', '{who}' is 'your uncle', '{thing}' the last thing named. */
export const named: readonly string[] = ['{Thing}.'];
export const askingWhen: readonly string[] = ['What happened {at}?', 'And {at}, what happened?'];
export const askingWhatTheySaid: readonly string[] = ['What did {who} say?', 'And what did {who} say?'];
export const askingOn: readonly string[] = ['What happened then?', 'And then?', 'Go on. What happened?'];

/** To 'you won't believe what she did'. */
export const askingWhatTheyDid: readonly string[] = ['What did {who} do?'];

/** A short beginning with one thing in it: '{thing}' is 'the shed', 'a letter'. */
export const askingToTell: readonly string[] = ['Tell me about it.', 'Go on, tell me.'];
/** One thing that happened, and nothing told before it: what is asked for is the story. */
export const askingStory: readonly string[] = ['What happened?'];
/** What can be read, and what can be looked into. */
export const askingOfThing: readonly { is: RegExp; ask: readonly string[] }[] = [
  {
    is: /\b(?:letter|note|email|mail|text|message|card|voicemail|voice (?:note|message)|postcard|invitation|review|report|comment|sign|notice)$/,
    ask: ['What does it say?'],
  },
  {
    is: /\b(?:doc|document|list|spreadsheet|folder|file|box|parcel|package|envelope|drawer|notebook|diary|journal|bag)$/,
    ask: ["What's in it?"],
  },
];
