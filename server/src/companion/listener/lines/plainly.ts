import type { Lines } from '../draft.ts';

/**
 * Said where nothing nearer is sure: short, plain, and true of whatever was told in that mood. They keep a reply from being
 * a bare echo without guessing at what they did not say.
 */
export const plainly: Readonly<Record<'hard' | 'plain', Lines>> = {
  hard: [
    'I will not talk you out of that. You are the one who knows how it is.',
    "I can see why that is on your mind. It doesn't have to be sorted out right now.",
    "It makes sense that this isn't easy. You needn't be fair or tidy about it here.",
    "Thank you for saying that. Some things aren't easy to put into words.",
    "You don't have to make it smaller than it is, or explain why it gets to you.",
    "I don't want to rush past that. It deserves a minute before anything else.",
    "If it's hard for you, it's hard. It needs no better reason than that.",
    "I have no quick answer to that, and I won't pretend to have one. I can listen.",
    'It is good that you are not keeping all of it to yourself just now.',
    'Whatever you feel about that, you are allowed to. There is no wrong way to take it.',
    "You needn't hold yourself together while you tell it. Nobody here is judging you.",
    "I'd like to get this right, so tell me where I don't. You won't have to be polite about it.",
    'There is nothing you have to do about it in this minute. Telling it is enough.',
    'It can help to have said it, even before anything about it changes.',
    "You know best how much of this you want to go into. I'll go along with that.",
    "I'm taking that seriously, the way you put it. Nothing about it has to be proved to me.",
  ],
  plain: [
    "I'm with you so far. Take your time with the rest of it, in any order you like.",
    'Thank you for telling me that part. It helps me to picture how things are with you.',
    'I can picture that a little now. I only know the part you have told me, of course.',
    "I'd like to stay with that for a moment, before anything else comes on top of it.",
    "I won't make more of it than you do. I'd just like to understand it.",
    "I take it the way you say it. If I've got something wrong, put me right and I'll go by that.",
    'You can tell me more of it, or leave it there. Both are fine.',
    "I'd like to follow that properly, so I'd rather ask than suppose something.",
    "Thank you for saying how it is. I'd rather know that than make something up.",
    'That gives me something to go on. I know there is more to it than fits into a line.',
    "I'm listening, whichever way you want to take it from here. There's no plan to it.",
    "There's room for that here, whatever it turns out to be about. You needn't know yet.",
    "I'd rather hear how you see it than tell you how it looks from outside.",
    'I hear that. You can tell me as much around it as you like.',
    'That is clear, the way you put it. I would like to know how it goes on from there.',
    "I've got that so far. Take it wherever you like from here, or leave it where it is.",
    "I follow that, I think. Tell me if I've taken it the wrong way.",
    'That is good to know. It makes the rest of it easier to understand.',
    "All right. I'll keep that in mind while you go on, and you needn't say it twice.",
    "I see. There may be more around it, and there's time for that.",
    "That helps. I'm getting a better idea of how it is for you.",
  ],
};
