import type { Tone } from '@wren/contract/users.ts';
import type { Mood } from '../../reading/reading.ts';

/** One sentence in which a manner is heard beyond the question: true of anything told in that mood. A friendly one needs none. */
export const manner: Readonly<Partial<Record<Tone, Readonly<Record<Mood, readonly string[]>>>>> = {
  casual: {
    hard: [
      "Yeah, that's rough.",
      'Ugh, not great.',
      "Okay, that's a lot for one day.",
      'Oof.',
      "Nah, that's not nothing.",
      'Yeah, fair enough to be done with it.',
      "That'd wind most people up.",
      "Honestly, that's a pain to carry round.",
    ],
    plain: ['Okay, got it.', 'Right, with you.', 'Yep, makes sense.', 'Gotcha so far.', 'Okay, cool, go on.', 'Fair.'],
    good: ['Nice one.', "Ha, that's great.", 'Love to hear it.', 'Oh, sweet.', 'Get in.'],
  },
  professional: {
    hard: [
      'Thank you for setting that out so clearly.',
      'That is a considerable strain, by any measure.',
      'It is reasonable to find this difficult.',
      'This deserves to be looked at with care.',
      'Such a situation would tax anyone.',
      'What you describe is a burden, and it is right to name it.',
    ],
    plain: [
      'Thank you, that is helpful to know.',
      'That gives a clearer picture.',
      'Noted with thanks.',
      'That is useful context.',
    ],
    good: ['That is a welcome development.', 'That is well earned.', 'A good result, by the sound of it.'],
  },
  assertive: {
    hard: [
      'You do not have to put up with it quietly.',
      'Your side of it counts.',
      'You are entitled to mind that, and to say so.',
      'That is not something you have to make small.',
      'You may take up room with this.',
      'Nobody else gets to decide how much this weighs.',
    ],
    plain: ['Good, that is clear.', 'You know your own mind there.', 'That is plainly put.', 'Stand by that.'],
    good: ['Own that.', 'You made that happen.', 'Do not hand the credit for that to luck.'],
  },
  corrective: {
    hard: [
      'Keep what happened apart from what you conclude from it.',
      'How it looks today is not yet how it is.',
      'One bad stretch is a sample, and not a verdict.',
      'A strong reaction tells you that it matters, and not yet what is true.',
      'There may be more than one explanation here.',
    ],
    plain: [
      'Let us be exact about it.',
      'Facts first, then what they mean.',
      'Worth checking before it is filed away.',
    ],
    good: [
      'Count that as evidence, too.',
      'File that with the facts as well.',
      'Let that one weigh as much as a failure would.',
    ],
  },
};
