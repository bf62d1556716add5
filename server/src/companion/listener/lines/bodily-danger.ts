/** Said before anything else, where the body shows something that cannot wait. '{number}' is for an ambulance. */
export const pregnancy: readonly string[] = [
  'Please ring your maternity ward or the hospital now, and say exactly that, with how many weeks you are. In pregnancy a thing like this is looked at the same night.',
  'That should be looked at tonight. Ring the hospital or your midwife now, tell them what you feel and what was measured, and do what they say.',
  'Yes, now, and not in the morning. Call the hospital, say how far along you are and every sign you have told me.',
];
export const heart: readonly string[] = [
  'Pain in the chest that goes into the arm or the jaw is one for an ambulance. Please call {number} now, sit down, and leave the door open.',
  'Please call {number} now and say that it is your chest, and where it goes. Sit, and let somebody near you know.',
];
export const stroke: readonly string[] = [
  'Those can be signs of a stroke, and minutes count. Please call {number} now and say when it began.',
  'Please call {number} now, also if it passes. Say what you see, and since when.',
];
export const blood: readonly string[] = [
  'Blood that comes up when you cough or are sick is looked at now. Please ring a doctor or the hospital straight away, and call {number} if there is a lot of it or you feel faint.',
  'Please ring a doctor or go to a hospital now, and say how much blood it was and since when. If it is a lot, or you feel faint, call {number}.',
];
export const newborn: readonly string[] = [
  'In a baby that young a thing like this is looked at now. Please ring your doctor’s night line or the hospital, and call {number} if the baby is hard to wake.',
  'With a baby so small, please ring a doctor now and say how many weeks old. If the baby is limp or hard to wake, call {number}.',
];
export const goNow: readonly string[] = [
  'Nobody there will mind if it turns out to be nothing. I am still here afterwards.',
  'If it turns out to be harmless, so much the better. Write to me when somebody has looked.',
  'If you cannot reach them, or it gets worse, call {number}. This talk will wait.',
];
