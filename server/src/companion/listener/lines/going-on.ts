import type { TroubleOf } from '../../reading/trouble-named.ts';

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
  { is: /^hard$/, say: ["It needn't be all of it, and not in order. Which bit could you say?"] },
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
export const askingWhy: readonly string[] = ["What's going on?", 'What would you like to talk about?'];

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

/** To a trouble that is named and not told. '{them}' is who it is of. */
export interface OfTrouble {
  /** What they said of it is said back: it names more than that there is something. */
  isBack?: true;
  hear?: string;
  ask: string;
  /** The same where they fear for somebody. */
  ofFear?: { hear?: string; ask: string };
}

const withThem = 'What has been happening with {them}?';
const betweenYou = 'What has been happening between you?';
const thatClose = "When it's somebody that close, the worry is there all day.";

export const troubles: Readonly<Record<TroubleOf, OfTrouble>> = {
  much: { isBack: true, hear: 'Begin with whichever part weighs most.', ask: 'What has been going on?' },
  time: { isBack: true, hear: 'A time like that wears you down.', ask: 'What has been happening?' },
  something: { hear: "All right, let's look at it together.", ask: 'What is it about?' },
  situation: { isBack: true, ask: 'What has happened?' },
  news: { hear: 'Something like that takes a while to sink in.', ask: 'What did you find out?' },
  deciding: {
    isBack: true,
    hear: "It's tiring to go back and forth over it.",
    ask: 'What is it that you have to decide?',
  },
  mind: { isBack: true, ask: 'What has it been like, these last days?' },
  partner: {
    isBack: true,
    hear: "When it isn't right between you two, nothing else feels quite right either.",
    ask: betweenYou,
    ofFear: { hear: thatClose, ask: withThem },
  },
  child: {
    isBack: true,
    ask: withThem,
    ofFear: { hear: "When it's a child, the worry is there all day.", ask: withThem },
  },
  children: {
    isBack: true,
    ask: withThem,
    ofFear: { hear: "When it's children, the worry is there all day.", ask: withThem },
  },
  friend: {
    isBack: true,
    hear: "When something is wrong with a friend, it's hard to think about anything else for long.",
    ask: betweenYou,
    ofFear: { ask: withThem },
  },
  friends: {
    isBack: true,
    hear: "Trouble with friends follows you home, since they're the ones you would talk it over with.",
    ask: 'What has been happening with them?',
    ofFear: { ask: 'What has been happening with them?' },
  },
  family: {
    isBack: true,
    hear: 'It is hard to get any distance from your own family.',
    ask: 'What has been happening with them?',
    ofFear: { hear: thatClose, ask: 'What has been happening with them?' },
  },
  boss: {
    isBack: true,
    hear: "It's harder still when it's the one you have to answer to.",
    ask: betweenYou,
    ofFear: { ask: withThem },
  },
  person: { isBack: true, ask: betweenYou, ofFear: { ask: withThem } },
  people: { isBack: true, ask: 'What has been happening with them?' },
  couple: {
    isBack: true,
    hear: "When it isn't right between you two, nothing else feels quite right either.",
    ask: betweenYou,
  },
  work: {
    isBack: true,
    hear: "Work takes up most of the week, so it's hard to leave it behind.",
    ask: 'What has been happening there?',
  },
  job: { isBack: true, ask: 'What has happened with it?' },
  study: {
    isBack: true,
    hear: "There's always more of it to do, so it's hard to get away from.",
    ask: 'What has been giving you the most trouble?',
  },
  home: {
    isBack: true,
    hear: 'Home is where you would go to get away from trouble.',
    ask: 'What has been happening at home?',
  },
  pandemic: {
    isBack: true,
    hear: 'It has reached into nearly every part of an ordinary day.',
    ask: 'What has been hardest about it for you?',
  },
  season: {
    isBack: true,
    hear: 'Everybody is supposed to be happy then, and that can make it harder.',
    ask: 'What makes it hard for you?',
  },
  angry: { hear: 'Anger like that takes a lot of strength.', ask: 'What has made you so angry?' },
  upset: { isBack: true, ask: 'What has happened?' },
  worried: { isBack: true, ask: 'What is it that worries you?' },
};
