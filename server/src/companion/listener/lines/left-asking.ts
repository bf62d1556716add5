/** Asked for a nod: 'does that make sense?' */
export const nod = {
  say: ['Yes, it makes sense, and I follow you.', "Yes, I'm following, and it makes sense."],
  ask: ['What else belongs to it?'],
};

/** 'It's very hard, isn't it?' */
export const agreed = {
  say: ['Yes, it is.'],
  ask: ['Which part of it weighs the most today?'],
};

/** What they take to have been meant: 'you mean, tell her first?' */
export const roughly = {
  say: ['Something like that, yes, and only as far as it fits you.'],
  ask: ['How does it sound to you?'],
};

/** The same, of two things: 'you mean by bus or on foot?' */
export const either = {
  say: ['Either would do. Go by which of the two you like better.', 'Either of them. The one you like better will do.'],
  ask: ['Which one would you sooner try?'],
};

/** What they hold against themselves as a guess: 'maybe I'm just lazy?' */
export const notThat = {
  say: ["I can't see that in anything you've told me.", "Nothing you've told me says that."],
  ask: ['What happened, that made you think so?'],
};

/** A guess of theirs that may well be right: 'maybe I expect too much of myself?' '{c}' is the guess. */
export const couldBe = {
  say: ["It could be that {c}, yes, and you're the one who can tell.", 'That may well be part of it: {c}.'],
  plain: ['That may well be part of it.'],
  ask: ['When do you notice it most?'],
};

/** What only somebody else knows. '{q}' is their question, as it stands in a sentence: 'whether she will forgive you'. */
export const ofOthers = {
  say: ["{Q} I can't know from here; only {they} could say."],
  ask: ['What have you seen or heard that makes you wonder?'],
};
/** What nobody can know yet. */
export const ofTime = {
  say: ["{Q} can't be known for certain yet.", '{Q}, nobody can say for certain.'],
  ask: ['What do you know about it so far?'],
};
/** What is so or not so by now. */
export const ofNow = {
  say: ["{Q} I can't see from here."],
  ask: ['What makes you think that it might be so?'],
};
/** What comes of themselves. */
export const ofThem = {
  say: ["{Q} I can't promise you from here."],
  ask: ['What speaks for it, and what against?'],
};
/** Anything else: nothing is asked back of whoever got no answer. */
export const ofAnything = { say: [], ask: [] };
