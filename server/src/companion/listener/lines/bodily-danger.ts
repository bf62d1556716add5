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
export const tooMuchDrink: readonly string[] = [
  'That much drink at once can be dangerous, also when it is already down. Please call {number} now, or have somebody near you call, and stay awake and on your side until they come.',
  'When the legs go after that much, it is one for an ambulance. Please call {number} now, lie on your side, and do not go to sleep alone on it.',
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

/** What they do, or mean to, that harms the body: named plainly, with who to ask, and no amount of anything. */
export const needed: readonly string[] = [
  'Going without a medicine like that can get dangerous fast. Please ring your doctor or pharmacist today, say since when, and ask them what to do next; if you feel very ill, faint or confused, call {number}.',
  'A medicine like that holds something up that does not wait. Please ring a doctor or pharmacist today, before anything else; and call {number} if you feel very unwell or get confused.',
];
export const stopping: readonly string[] = [
  'Stopping a medicine like that all at once can hit hard: bad sleep, dizziness, and the low mood back again, sometimes worse. Please ring your pharmacist or doctor and tell them; they can look for a way that fits, also if you want to come off it.',
  'Leaving it out from one day to the next can be rough, on the body and on the mood. A pharmacist can tell you today what is safe now, and a doctor can plan with you, also if you do not want to take it any more.',
];
export const whyStop: readonly string[] = [
  'What is it about taking them that you have had enough of?',
  'What made you want to leave them out?',
];
export const more: readonly string[] = [
  'More than was prescribed, or together with other things, can be dangerous even where it has gone well so far. Please ask a pharmacist or your doctor today, and tell them honestly what you take; if you are very drowsy or unwell, call {number}.',
  'That can be too much for the body, and it does not show beforehand. A pharmacist can tell you today, without judging, and a doctor can find something that works better; call {number} if you feel very drowsy or ill.',
];
export const whyMore: readonly string[] = [
  'What was it meant to quieten?',
  'What has been so bad that it seemed worth it?',
];
export const starving: readonly string[] = [
  'Eating nothing takes its toll quickly, on the head first, and I would not set that as a goal with you. Something small is better than nothing, and if eating has got hard, a doctor is a good person to tell.',
  'I would rather not go along with that one: without food everything gets harder to bear, and the body pays. Even a little helps, and if this happens more often, a doctor can help with it.',
];
export const whyNot: readonly string[] = [
  'What is it that makes you want to eat nothing?',
  'What happened that food feels wrong?',
];
export const drunkNow: readonly string[] = [
  'Please do not drive after that: leave the car where it is, and let a taxi, a friend or a night on the sofa bring you through. It feels less than it is, and that is the danger of it.',
  'Please leave the car. After drinking you could kill somebody, or yourself, and feel quite fine on the way. A taxi, a friend, a bus, or staying where you are.',
];
export const whoFetches: readonly string[] = [
  'Who could you ring to fetch you?',
  'Where could you stay until it has worn off?',
];
export const drunkThen: readonly string[] = [
  'That could have ended very differently, for you or for somebody who was only crossing the road. I say it plainly because you told it honestly. If drink often decides like that, a doctor is a good first person to tell.',
  'Driving after drinking goes well until the one time it does not, and that was a real danger. You are not judged here for telling it. A doctor can help, should the drink be deciding more than you like.',
];
export const whatThen: readonly string[] = [
  'What was going on that night?',
  'What would have to be different next time?',
];
export const awake: readonly string[] = [
  'Staying awake for days with something to keep you up is hard on the heart and on the mind, and what is learnt like that does not stay. Sleep comes first; ask a pharmacist or doctor about what you take, and call {number} if your heart races or things look strange.',
  'The body can be pushed like that only so far, and then it takes things back: the heart, the nerves, what is real. Please let it sleep, tell a doctor or pharmacist what you take, and call {number} if your heart races or you see things.',
];
export const whyAwake: readonly string[] = [
  'What is it that cannot wait until you have slept?',
  'What happens if it is only half done?',
];
export const startingAgain: readonly string[] = [
  'That one is for a pharmacist or your doctor, and before you take any: after a gap it is not always begun again where it was left. A phone call is usually enough, and they hear this every day.',
  'Please ask a pharmacist or the doctor who prescribed it first, and tell them since when you have been without. After a gap the way back is theirs to say.',
];
/** '{number}' as above; what stops at once after long drinking can turn dangerous (NICE, Alcohol-use disorders, CG100, 2017). */
export const withdrawal: readonly string[] = [
  'Shaking and sweating after stopping is a thing to show a doctor today: the body can take it badly when drink stops all at once. For a fit, for seeing things, or when you cannot think straight, call {number}.',
  'Please let a doctor see you today. After a lot of drink, stopping at once can turn dangerous within days, and there is medicine for it. If you have a fit, or see what is not there, call {number}.',
];
export const sinceWhen: readonly string[] = [
  'When did you have your last drink?',
  'Is there somebody with you while this passes?',
];
/** '{help}' is one of the two below. */
export const hungry: readonly string[] = [
  'Then food comes first. A food bank or pantry gives to whoever comes, mostly without many questions, and there is no shame in it. {help}',
  'Nobody thinks straight when there is nothing to eat. Food banks, and many churches and temples, give a meal or a bag the same day. {help}',
];
export const forToday: readonly string[] = [
  'Is there enough for today?',
  'Is it only you, or are there others to feed?',
];
export const noBed: readonly string[] = [
  'Then a bed comes first, and the rest after it. {help}',
  'Where you sleep is what has to be settled first. {help}',
];
export const forTonight: readonly string[] = [
  'Is there a place for tonight?',
  'Is there anybody who would take you in for a night or two?',
];
export const helpByPhone =
  'In the US and Canada you can call {near}, day or night: they know what there is near you for food, a bed and the rent.';
export const helpNear = 'The town or the council knows what there is near you for food, a bed and the rent.';
