/** A joke is noticed in three or four words, and not explained. '{bit}' is what is funny in it, in their own. */
export const noticed: readonly string[] = ['{Bit}. Ha.', 'Ha. {Bit}.'];
export const noticedAnyhow: readonly string[] = ['Ha.', 'Ha, fair enough.', 'Ha, fair.', 'Ha. All right.'];
/** Said once more for the wonder of it: 'The dentist!' */
export const wonderedAt: readonly string[] = ['{Bit}!'];

/** And then the talk goes on with the thing itself. */
export const askingLightly: readonly string[] = ['What happened then?', 'How did it go on from there?', 'And then?'];
export const askingOn: readonly string[] = [
  'And what happens next?',
  'So how are you doing with it all?',
  'And how are you otherwise?',
  'So what now?',
  'And how is the rest of it?',
];
/** Of somebody who is as they are: 'he loads it like a raccoon'. */
export const askingOfThem: readonly string[] = ['Is {who} always like that?', 'And what is {who} like otherwise?'];
