import type { Topic } from '../../reading/topics.ts';
import * as between from './between.ts';
import * as loss from './loss.ts';
import * as self from './self.ts';
import type { SituationLines } from './situation.ts';
import * as worry from './worry.ts';

/** Every situation the reading knows, with what there is to say in it. */
export const linesFor: Readonly<Record<Topic, SituationLines>> = {
  bereavement: loss.bereavement,
  'pet loss': loss.petLoss,
  illness: loss.illness,
  panic: worry.panic,
  'social worry': worry.socialWorry,
  worry: worry.worry,
  'low mood': loss.lowMood,
  overload: worry.overload,
  money: worry.money,
  exams: worry.exams,
  breakup: between.breakup,
  betrayal: between.betrayal,
  partner: between.partner,
  friendship: between.friendship,
  'self-worth': self.selfWorth,
  impostor: self.impostor,
  body: self.body,
  trauma: loss.trauma,
  anger: self.anger,
  'a move': between.aMove,
  loneliness: between.loneliness,
  overwork: self.overwork,
  job: self.job,
  'job loss': worry.jobLoss,
  family: between.family,
  caring: between.caring,
  parenting: between.parenting,
  talking: between.talking,
  boundaries: between.boundaries,
  sleep: self.sleep,
  'self-neglect': self.selfNeglect,
  'coming out': self.comingOut,
  identity: self.identity,
  inspiration: self.inspiration,
};

export const { anything } = self;

/** The step of that name, from whichever situation has it. */
export const stepOf = (id: string) =>
  [...Object.values(linesFor), anything].flatMap((lines) => lines.steps).find((step) => step.id === id);
