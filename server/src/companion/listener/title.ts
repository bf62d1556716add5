import { readMessage, weightiest } from '../reading/read-message.ts';
import type { Topic } from '../reading/topics.ts';
import { saidFeeling } from './reflect.ts';
import { capital } from './sentences.ts';

/** For what opens a conversation without saying yet what it is about. */
const openings: [RegExp, string][] = [
  [/^i just need someone to listen/i, 'Someone to listen'],
  [/^i'?m feeling overwhelmed/i, 'Feeling overwhelmed'],
  [/\bsmall goal\b/i, 'A small goal for today'],
  [/\bsomething inspiring\b|\binspire me\b/i, 'Something inspiring'],
];

const named: Partial<Record<Topic, string>> = {
  bereavement: 'Losing someone',
  'pet loss': 'Losing a companion',
  illness: 'Someone close is ill',
  panic: 'Moments of panic',
  'social worry': 'Being around people',
  worry: 'Worries on my mind',
  'low mood': 'Feeling low',
  overload: 'Too much at once',
  money: 'Worries about money',
  exams: 'Studies and exams',
  breakup: 'After the breakup',
  betrayal: 'Broken trust',
  partner: 'The two of us',
  friendship: 'Me and my friends',
  'self-worth': 'How I see myself',
  impostor: 'Feeling like a fraud',
  body: 'Me and my body',
  trauma: 'Something that happened',
  anger: 'So much anger',
  'a move': 'A new place',
  loneliness: 'Feeling alone',
  overwork: 'Work without an end',
  job: 'Things at work',
  'job loss': 'Losing my job',
  family: 'Things with my family',
  caring: 'Looking after someone',
  parenting: 'Being a parent',
  talking: 'Getting through to each other',
  boundaries: 'Learning to say no',
  sleep: 'Nights without sleep',
  'self-neglect': 'Looking after myself',
  'coming out': 'Being known',
  identity: 'Who I am',
};

const danglers =
  /^(?:and|or|but|of|to|the|a|an|my|in|on|at|for|with|that|about|so|because|is|was|has|have|had|be|been|very|really|just|i|i'm|it|not|who|which|when|if|from|by|are|were|keeps?|can't|don't|didn't|doesn't|won't|feel|feels|after|since|until|like|as|than|every|too)$/i;

/**
 * A short name for a conversation from its first message: two to six words, theirs where they carry it, no quotation
 * marks. What is heavy is named softly, since a title stands in a list others may see over a shoulder.
 */
export function titleOf(message: string): string {
  const opening = openings.find(([pattern]) => pattern.test(message.trim()));
  if (opening) return opening[1];
  const reading = readMessage(message);
  if (reading.heavy || reading.act === 'foreign' || reading.act === 'gibberish')
    return named[reading.topics[0] as Topic] ?? 'A hard moment';
  if (reading.act === 'greeting' || reading.act === 'small-talk') return 'Saying hello';
  if (reading.act === 'about-wren') return 'Getting to know Wren';
  const feeling = saidFeeling(reading);
  const about = feeling?.about.replace(/\byour\b/g, 'my').replace(/\byourself\b/g, 'myself');
  if (feeling && about && !/\byou\b/.test(about) && count(`${feeling.adjective} ${about}`) <= 6)
    return clean(`${feeling.adjective} ${about}`);
  for (const clause of weightiest(reading)) {
    if (clause.kind !== 'fragment' && count(clause.mine) >= 3 && count(clause.mine) <= 6) return clean(clause.mine);
  }
  const thing = reading.things[0]?.replace(/\byour\b/g, 'my');
  if (thing && count(thing) >= 2 && count(thing) <= 5 && !/\b(?:you|I)\b/.test(thing)) return clean(thing);
  const known = named[reading.topics[0] as Topic];
  if (known) return known;
  const words = reading.text
    .replace(/["“”?.!]/g, '')
    .split(/[\s]+/)
    .slice(0, 6);
  while (words.length > 2 && danglers.test(words.at(-1)?.replace(/,/g, '') ?? '')) words.pop();
  return words.length >= 2 ? clean(words.join(' ')) : 'A few words';
}

const count = (text: string): number => text.split(' ').length;

const clean = (text: string): string => capital(text.replace(/["“”]/g, '').replace(/[\s,.;:!?]+$/, ''));
