import { readFileSync } from 'node:fs';
import { knows } from './grammar.ts';

/**
 * English words that the tagger's list lacks, one a line, in their plain forms. Derived from SCOWL, Copyright 2000-2016 by
 * Kevin Atkinson: permission to use, copy, modify, distribute and sell these word lists, the associated scripts, the output
 * created from the scripts, and its documentation for any purpose is hereby granted without fee, provided that the above
 * copyright notice appears in all copies and that both that copyright notice and this permission notice appear in
 * supporting documentation. Kevin Atkinson makes no representations about the suitability of this array for any purpose. It
 * is provided "as is" without express or implied warranty.
 */
const read = (): ReadonlySet<string> =>
  new Set(readFileSync(new URL('./vocabulary.txt', import.meta.url), 'latin1').split('\n'));
let listed: ReadonlySet<string> | undefined;
/** Read when it is first needed, and not as the server starts. */
const isListed = (word: string): boolean => {
  listed ??= read();
  return listed.has(word);
};

/** Words that the list lacks: younger than it is, spoken more than written, or a medicine's. */
const further = new Set(
  'op vs hr hrs am pm st nd rd th fb ig dm cafe chem bio maths phd gp uni app mam nan nana papa mama gastro english covid coronavirus lockdown lockdowns furlough furloughed wifi email emails facetime zoom podcast podcasts vlog blog selfie app apps online offline website websites smartphone laptop google googled youtube whatsapp facebook instagram tiktok snapchat tinder netflix reddit discord amazon uber texted texting unfriended unfollowed ghosted gaslight gaslighting gaslit workplace burnout roommate roommates flatmate flatmates coworker coworkers childcare daycare healthcare gofundme crowdfund vape vaping autistic neurodivergent bipolar nonbinary trans cisgender genderfluid misgendered situationship ex exes mom moms mommy mum mums mummy okay vegan meds therapist grandkids stepmum stepmom stepdad mil fil pcr vax vaxxed unvaccinated vaccinated asymptomatic comorbidities mturk paypal ebay etsy airbnb dms playlist emoji emojis meme memes livestream binge bingeing showering catfished hangout hangouts takeaway takeaways telehealth quarantined quarantining overthink overthinks overthinking overthought introverted extroverted introvert extrovert headspace mindset preschool homeschool homeschooling homeschooled backstory fanfic cosplay playdate playdates multitask multitasking micromanage micromanages micromanaged micromanaging freelancing freelanced resit resits gran grans grandad physio rota rotas bloke blokes yoghurt shite loo skint chippy hoover hoovering hoovered naff faff faffing gobsmacked chuffed wellies brolly cuppa plonker git prat wanker bollocks chemo christmas sertraline parkinsons ivf adhd ptsd ocd fiancee café aunty bestie besties bff hols tele postie snogging snogged skive skiving whinge whinging stroppy mardy dodgy wonky manky minging grotty peaky poo mdma xanax prozac zoloft lexapro citalopram fluoxetine propranolol paracetamol tylenol endometriosis fibromyalgia ectopic epipen'.split(
    ' ',
  ),
);

const isPlain = (word: string): boolean => knows(word) || further.has(word) || isListed(word);

/** The plain forms that a word may come from: 'tries' from 'try', 'planned' from 'plan', 'hoping' from 'hope'. */
const plainForms: readonly [RegExp, string][] = [
  [/s$/, ''],
  [/(?<=s|x|z|ch|sh)es$/, ''],
  [/ies$/, 'y'],
  [/(?:ed|ing)$/, ''],
  [/(?:ed|ing)$/, 'e'],
  [/(.)\1(?:ed|ing)$/, '$1'],
  [/ied$/, 'y'],
  [/(?<=..)ly$/, ''],
  [/ily$/, 'y'],
  [/ally$/, ''],
  [/(?:less|ness|ish|able|ers?|hood|ful|like|wise)$/, ''],
  [/(?<=[^e])ers?$/, 'e'],
  [/^(?:un|re|over|under|out|non|mis|pre)/, ''],
];

/** 'Staffroom', 'jobcentre': two words of four letters or more, written as one. */
const isCompound = (word: string): boolean =>
  word.length >= 8 &&
  [...word].some((_, at) => at >= 4 && word.length - at >= 4 && isPlain(word.slice(0, at)) && isPlain(word.slice(at)));

/** Whether a word, in small letters, is English as it is commonly spelt: 'alone' and 'furloughed' are, 'alonr' is not. */
export const isWord = (word: string): boolean =>
  isPlain(word) ||
  isCompound(word) ||
  plainForms.some(([ending, by]) => {
    const plain = word.replace(ending, by);
    return plain !== word && plain.length > 2 && isPlain(plain);
  });

/** Whether every word of it is: what begins with a capital is a name, and no word is one letter but 'a'. */
export const isSpelt = (text: string): boolean =>
  !/(?<![\p{L}\p{N}'&-])[b-z](?![\p{L}\p{N}'&-])/u.test(text) &&
  (text.match(/(?<![\p{L}\p{N}'@#])\p{Ll}[\p{L}']+/gu) ?? []).every((word) => /'/.test(word) || isWord(word));
