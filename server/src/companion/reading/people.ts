import type { Mention } from './reading.ts';

const she =
  'mother|mom|mum|mama|mommy|mummy|sister|wife|girlfriend|daughter|grandmother|grandma|gran|nan|aunt|niece|stepmother|stepmom|ex-wife|ex-girlfriend|mother-in-law|sister-in-law|fiancée';
const he =
  'father|dad|papa|daddy|brother|husband|boyfriend|son|grandfather|grandpa|grandad|uncle|nephew|stepfather|stepdad|ex-husband|ex-boyfriend|father-in-law|brother-in-law|fiancé';
const they =
  'partner|friend|best friend|friends|parents|family|kids|children|kid|child|baby|boss|manager|supervisor|coworker|coworkers|colleague|colleagues|teacher|professor|roommate|flatmate|neighbour|neighbor|ex|cousin|cousins|team|siblings|in-laws|grandparents|crush|fiancee|fiance|spouse|doctor|landlord|classmates';
const animals = 'dog|cat|puppy|kitten|pet|horse|rabbit';

const relation = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur)\\s+((?:\\w+\\s)?(?:${she}|${he}|${they}|${animals}))\\b(?!')(?:\\s*,?\\s+([A-Z][a-z]+)(?=[\\s,.]))?`,
  'g',
);
const bare = /(?:^|[.!?,]\s+|\s)(Mom|Mum|Dad|Mama|Papa|Grandma|Grandpa|mom|mum|dad|grandma|grandpa)\b(?!')/g;

const ofShe = new RegExp(`\\b(?:${she})$`);
const ofHe = new RegExp(`\\b(?:${he})$`);

/** People (and animals) someone speaks of, in the order named: 'my sister Ana' → 'your sister'. */
export function readPeople(text: string): Mention[] {
  const found: Mention[] = [];
  const lower = text.toLowerCase();
  const add = (role: string, who: string) => {
    if (found.some((one) => one.who === who)) return;
    const gender = ofShe.test(role) ? 'she' : ofHe.test(role) ? 'he' : spokenOfAs(lower);
    found.push({ who, subject: gender, object: gender === 'she' ? 'her' : gender === 'he' ? 'him' : 'them' });
  };
  for (const match of text.matchAll(relation)) {
    const role = (match[1] ?? '').toLowerCase();
    if (/^(?:and|whole|with|to|is)\s/.test(role))
      add(role.split(' ').slice(1).join(' '), `your ${role.split(' ').slice(1).join(' ')}`);
    else add(role, `your ${role}`);
  }
  for (const match of text.matchAll(bare)) {
    const role = (match[1] ?? '').toLowerCase();
    if (!new RegExp(`\\b(?:my|our|your|a|the) (?:\\w+ )?${role}`, 'i').test(text)) add(role, `your ${role}`);
  }
  return found;
}

/** The role does not say: the pronoun used about someone may, when only one kind is used. */
function spokenOfAs(lower: string): 'he' | 'she' | 'they' {
  const women = /\b(?:she|she's|her)\b/.test(lower);
  const men = /\b(?:he|he's|him|his)\b/.test(lower);
  if (women === men) return 'they';
  return women ? 'she' : 'he';
}

const timeWords =
  /\b(?:today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening|week|weekend|month|year)|last (?:night|week|weekend|month|year|spring|summer|autumn|fall|winter)|next (?:week|weekend|month|year)|(?:on |next |last )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:a|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?) ago|at night|every (?:day|night|morning|week)|after (?:lunch|dinner|work|breakfast|school)|before (?:lunch|dinner|work|bed|breakfast|school)|at \d{1,2}(?::\d\d)?\s?(?:am|pm)?|around \d{1,2}(?::\d\d)?\s?(?:am|pm)?|(?:right )?now|later(?: today)?|noon|midday)\b/gi;

/** Times as said: 'last night', 'on Friday'. */
export const readTimes = (text: string): string[] =>
  [...text.matchAll(timeWords)].map((match) =>
    match[0].replace(
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi,
      (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase(),
    ),
  );
