import type { Rule } from './rule.ts';

/** Signs that the writer is under 18, by their own word. The age itself is checked by the screen. */
export const minor: readonly Rule[] = [
  {
    id: 'minor.age',
    need: 'minor',
    level: 'low',
    subject: 'writer',
    says: [
      'im|am|only|just|being|turning|turned|iam ~1 #',
      'im|am ~1 AGE',
      'i turn|turned|become ~1 #|AGE',
      'my #|AGE birthday|bday',
      '# years|year|yo|yrs|y|yr old|o|f|m',
    ].map((says) => says.replaceAll('AGE', 'eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen')),
  },
  {
    id: 'minor.school',
    need: 'minor',
    level: 'low',
    subject: 'writer',
    says: [
      'im|in|i|start|starting|started|my|now ..2 GRADENUMBER grade|grader|graders',
      'my GRADENUMBER|middle|junior grade? ..1 school? ..1 teacher|class|locker|principal|counselor|teachers',
      'im|in|i|at|start|starting|my ~2 middle|junior|secondary|elementary|primary school|high',
      'im|am|i|a ..2 freshman|sophomore ..1 in|at high',
      'im|am|still ~2 in|at highschool',
      'im|am|still ~2 in|at high school',
      'my high school|highschool teacher|counselor|principal|teachers',
      'im a minor',
      'im underage',
    ].map((says) =>
      says.replaceAll(
        'GRADENUMBER',
        '5th|6th|7th|8th|9th|10th|11th|12th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth',
      ),
    ),
  },
];
