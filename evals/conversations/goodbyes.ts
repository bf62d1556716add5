const before = [
  '',
  'ok ',
  'thanks, ',
  "I'm tired, ",
  'well, ',
  'alright, ',
  'thank you for listening, ',
  'sorry but ',
  'anyway ',
  'I feel a bit better, ',
];
const leaving = [
  'bye',
  'goodbye',
  'good night',
  'I have to go now',
  'gotta go',
  'talk to you later',
  'see you tomorrow',
  "I'm going to bed",
  "that's all for today",
  'take care',
  'I need to go',
  'ttyl',
  "I'm heading out",
  'signing off',
  'see you later',
  "let's stop here for today, bye",
  'night',
  'I should get some sleep',
  'have to run, bye',
  'catch you later',
];

/** 200 leave-takings: each way of leaving after each way of leading up to it. */
export const goodbyes: readonly string[] = before.flatMap((lead) => leaving.map((leave) => `${lead}${leave}`));
