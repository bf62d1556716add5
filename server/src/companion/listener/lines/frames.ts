import type { ClauseKind } from '../../reading/reading.ts';
import type { Lines } from '../draft.ts';

/**
 * The grammar that carries someone's own words. '{c}' is the clause, '{d}' a second one. A belief is always held at
 * arm's length ('it feels as if'): the feeling is taken as true, the verdict is not.
 */
export const restatements: Record<ClauseKind, Lines> = {
  event: {
    any: ['{C}.', 'So {c}.'],
    casual: ['Okay, so {c}.', 'Right, {c}.', 'Huh, so {c}.'],
    friendly: ['Oh, so {c}.'],
    professional: ['To make sure this is understood: {c}.', 'From what you describe, {c}.', 'As you set it out, {c}.'],
    assertive: ['{C}. That matters.', 'Plainly put: {c}.'],
    corrective: ['The facts first: {c}.', 'Start from what is certain: {c}.'],
  },
  state: {
    any: ['{C}.', 'So {c}.'],
    casual: ['Yeah, {c}.', 'Okay, so {c}.', 'Right, so {c}.'],
    professional: ['From what you describe, {c}.', 'If this is right, {c}.', 'As I understand it, {c}.'],
    assertive: ['Plainly put: {c}.', '{C}. That deserves attention.'],
    corrective: ['What is certain so far: {c}.', 'Leaving the judgement aside, {c}.'],
  },
  inability: {
    any: ['{C}.', 'So {c}.', 'Right now, {c}.'],
    casual: ['Yeah, {c}.', 'Okay, so {c}.', 'Right, {c}.'],
    professional: ['From what you describe, {c}.', 'As things stand, {c}.'],
    assertive: ['Plainly put: {c}.'],
    corrective: ['For now, {c}; "for now" is worth keeping in that sentence.', 'As of today, {c}.'],
  },
  belief: {
    any: [
      'It feels as if {c}.',
      'So it feels as if {c}.',
      'It feels to you as if {c}.',
      'Part of you is saying that {c}.',
      'It has come to feel as though {c}.',
      'Right now it feels as if {c}.',
    ],
    casual: ['So it feels like {c}.', 'Huh, so it feels like {c}.', 'Yeah, when it feels like {c}, that stings.'],
    friendly: ['How painful, to have it feel as if {c}.', 'Oh, so it feels as though {c}.'],
    professional: ['As it appears to you at present, {c}.', 'Your sense at the moment is that {c}.'],
    assertive: ['It feels as if {c}. That feeling counts, whatever the facts turn out to be.'],
    corrective: [
      'The thought is that {c}; a thought can be strong without being the whole picture.',
      'Your mind is reporting that {c}. Feelings are real; reports can be checked.',
    ],
  },
  wish: {
    any: ['{C}.', 'So {c}.', 'Underneath it all, {c}.'],
    casual: ['Makes sense: {c}.', 'Yeah, {c}.'],
    professional: ['Your aim, then: {c}.', 'What matters to you here is that {c}.'],
    assertive: ['{C}. Good to have that said.'],
    corrective: ['Keep hold of that: {c}.', '{C}; let us see what stands between.'],
  },
  fragment: {
    any: ['{C}.', '{C}, then.', 'So, {c}.', 'Okay: {c}.'],
    casual: ['{C}, huh.', '{C}. Okay.'],
    professional: ['{C}, as a starting point.'],
  },
};

/** Several things laid side by side are handed back side by side. */
export const lists: Lines = ['{C}.', 'So {c}.', '{C}, all of that at once.'];

/** Beliefs about others: held at arm's length, and not called a thought of theirs. */
export const seemings: Lines = [
  'It feels as if {c}.',
  'So it feels as if {c}.',
  'It feels to you as if {c}.',
  'Right now it feels as if {c}.',
  'From where you stand, it looks as though {c}.',
];

/** What they hold of people or the world. */
export const opinions: Lines = ['You think {c}.', 'So you think {c}.'];

export const gladRestatements: Lines = ['{C}.', 'So {c}.', 'Well: {c}.'];

/** For what used to be: many a story begins so, and a reply that does is heard as a habit. */
export const onceSo: Lines = [
  'There was a time when {c}.',
  'Back then, {c}.',
  'Well, {c}.',
  'So {c}.',
  'Before all this, {c}.',
  '{C}.',
];

/** Two things they told one after the other, in that order. */
export const pairs: Lines = {
  any: ['{C}, and {d}.', 'So {c}, and {d}.', '{C}. And {d}.'],
  casual: ['Okay, so {c}, and {d}.', 'Right: {c}, and {d}.'],
  professional: ['As I understand it, {c}, and {d}.', 'From what you describe, {c}, and {d}.'],
  assertive: ['Plainly: {c}. And {d}.', '{C}. And {d}. Both count.'],
  corrective: ['In that order: {c}, and {d}.', 'Two things, then: {c}, and {d}.'],
};

/** What is remembered of them, where what they tell touches it. */
export const fromMemory: Lines = ['I remember that {memory}.', 'As I remember it, {memory}.'];
/** They listed it in their profile, and this is of it. */
export const ofConcern: Lines = [
  '{Concern} is on your list of what weighs on you, so this gets all the room it needs.',
  'You put {concern} on your list, so this is no side matter here.',
  'With {concern} on your list, this is close to what brought you here.',
];
export const ofGoal: Lines = [
  'You have {goal} among your goals, so this is close to what you are working on.',
  'It touches {goal}, which you set yourself as a goal.',
];
/** The same of somebody whose name alone was said. */
export const nameRemembered: Lines = ['{name} is your {role}, I remember.', 'That is {name}, your {role}.'];

/** One more thing they told, after what was handed back. */
export const moreOf: Lines = ['And {d}.', '{D}.'];

/** 'You're not sad, you're angry.' */
export const setAgainst: Lines = ['{C}, {d}.'];

/** The same where one of them is two things already. */
export const pairsApart: Lines = ['{C}. And {d}.', 'So {c}. And {d}.'];

/** The same where they tied them themselves. '{j}' is 'because', 'so', 'but' or 'and'. */
export const joined: Lines = {
  any: ['{C}, {j} {d}.', 'So {c}, {j} {d}.'],
  casual: ['Okay: {c}, {j} {d}.', 'Right, {c}, {j} {d}.'],
  professional: ['As I understand it, {c}, {j} {d}.', 'From what you describe, {c}, {j} {d}.'],
  assertive: ['Plainly: {c}, {j} {d}.'],
  corrective: ['In that order: {c}, {j} {d}.'],
};

/** For a feeling they named. '{feel}' is their adjective, '{noun}' its noun, '{about}' what it is about. */
export const feelings: Lines = {
  any: [
    'No wonder you feel {feel}.',
    'It makes sense that you feel {feel}.',
    "You're allowed to feel {feel} about it.",
    "I can see why you'd feel {feel}.",
    'Feeling {feel} {about} is understandable.',
    'Of course you feel {feel} with that going on.',
  ],
  casual: ['Feeling {feel} makes total sense.', 'Anyone would feel {feel} there.'],
  friendly: ['It makes good sense that you feel {feel}.'],
  professional: ['It is understandable that you feel {feel}.', 'Feeling {feel} in this situation is to be expected.'],
  assertive: ['You feel {feel}, and you have a right to.', 'Do not talk yourself out of feeling {feel}.'],
  corrective: ['You can feel {feel} without having done anything wrong.'],
};

/** For calling to mind what was said some turns ago. '{back}' is that clause. */
export const recalls: Lines = {
  any: [
    'Earlier you wrote that {back}; the two may well belong together.',
    'It connects with what you said before, that {back}.',
    'Some way back you said that {back}, and it may be part of this.',
  ],
  casual: ['And that is with what you said before, that {back}.', 'Plus, you said earlier that {back}.'],
  professional: [
    'You noted earlier that {back}, which seems relevant here.',
    'This should be seen together with your earlier point that {back}.',
  ],
  assertive: ['Put it next to what you said before: {back}.'],
  corrective: ['Compare it with what you said earlier: {back}.'],
};

/** The same after a few words, which say little by themselves: what was told before is there with them. */
export const remembered: Lines = [
  'Earlier you also told me that {back}.',
  "And I haven't forgotten that {back}.",
  'And before that you told me that {back}.',
  'And a while ago you told me that {back}.',
];

/** The same as a question, where the two may be one thing. */
export const recallAsks: Lines = [
  'Earlier you said that {back}; does this belong with it?',
  'You told me before that {back}. How do the two hang together for you?',
  'Is this the same thing as when you said that {back}, or something else?',
];

/** In place of a question: room, for what is hard and what is told plainly alike. */
export const room: Lines = {
  any: [
    'Tell me more, if you like.',
    'Go on, I am with you so far, take your time.',
    "I'm listening, go on as you like.",
    'Say more about it, if you like.',
    'Go on whenever you are ready.',
    'Tell me the rest, if you feel like it.',
    "I'm here, go on whenever you like.",
    'Take your time with the rest.',
    'Tell it in any order you like.',
    'Say as much of it or as little as you like.',
  ],
  casual: ["I'm listening, keep going.", 'Keep going if you feel like it.', "Go on, I'm with you."],
  professional: ['Please continue whenever it suits you.', 'There is time to set out the rest.'],
  assertive: ['Go on from there.', 'Say the rest of it.'],
  corrective: ['Go on, and keep to what you saw and heard.', 'Tell it step by step, as it happened.'],
};

/** The same after something good. */
export const roomForGood: Lines = [
  'It is allowed to just be good.',
  'Stay with it as long as you like.',
  'Tell me as much of it as you want.',
  'No need to make anything of it.',
];

/** Holds a moment before any question, where a thing is heavy. */
export const heavy: Lines = {
  any: [
    'What you are telling me is serious, and it deserves to be heard slowly.',
    'That is a very heavy thing to be alone with.',
    'Thank you for trusting this space with something so hard.',
    'You do not have to make that sound smaller than it is.',
    'There is no need to be strong about this here.',
    'Something this painful should not have to be carried in silence.',
    'It matters that you said it.',
    'However you say it, it will be taken seriously here.',
    'You have been holding something that would bend anyone.',
    'Nothing about this has to be explained well.',
  ],
};

/** Leads into a different subject, when theirs has changed. '{old}' was the last one's name. */
export const turns: Lines = {
  any: [
    'This is a different thread from {old}, and it is welcome too.',
    'We can leave {old} where it is for now.',
    'So from {old} to this.',
    'Another subject, then; {old} can wait.',
    'Let us set {old} to one side.',
  ],
  casual: ['Switching lanes from {old}, all good.'],
  professional: ['Turning from {old} to this.'],
};
