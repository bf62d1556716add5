import { is, knows, type Sentence, type Word } from './grammar.ts';
import type { Mention, Reading } from './reading.ts';

const she =
  'mother|mom|mum|mam|mama|mommy|mummy|sister|wife|girlfriend|daughter|grandmother|grandma|gran|nan|nana|granny|aunt|auntie|aunty|niece|stepmother|stepmom|stepmum|stepdaughter|ex-wife|ex-girlfriend|mother-in-law|sister-in-law|daughter-in-law|goddaughter|fiancée|landlady';
const he =
  'father|dad|papa|daddy|brother|husband|boyfriend|son|grandfather|grandpa|grandad|uncle|nephew|stepfather|stepdad|stepson|ex-husband|ex-boyfriend|father-in-law|brother-in-law|son-in-law|godson|fiancé';
const several =
  'friends|mates|parents|family|kids|children|coworkers|colleagues|cousins|team|siblings|brothers|sisters|sons|daughters|in-laws|grandparents|grandchildren|classmates|flatmates|roommates|housemates|neighbours|neighbors|bosses|managers|lads|girls|aunts|uncles';
const one =
  'partner|friend|best friend|best mate|mate|kid|child|baby|boss|manager|supervisor|coworker|colleague|teacher|professor|tutor|coach|director|roommate|flatmate|housemate|neighbour|neighbor|ex|cousin|crush|fiancee|fiance|spouse|doctor|therapist|landlord|line manager|teenager|toddler|grandson|granddaughter|twin|lecturer|mentor|apprentice|client|editor|godmother|godfather|stepchild';
const animals = 'dog|cat|puppy|kitten|pet|horse|rabbit';
/** Those one may know as 'the manager', without a 'my'. */
const ofTheHouse =
  'boss|manager|supervisor|director|teacher|professor|tutor|coach|landlord|landlady|head teacher|head|principal|foreman|line manager|team leader|team lead|consultant|midwife|vicar|conductor|owner|headmaster|neighbour|neighbor|lecturer|secretary|warden|matron|receptionist';

/** What may stand between 'my' and who it is. */
const described =
  '(?:(?:new|old|older|younger|little|big|elder|eldest|oldest|youngest|own|best|good|close|late|twin|half|middle|two|three|other|poor|lovely|\\d+ year old) )*';
const relation = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur)\\s+(${described}(?:${she}|${he}|${several}|${one}|${animals}))\\b(?!['’-])(?:\\s*,?\\s+([\\p{Lu}][\\p{Ll}]+)(?=[\\s,.!?;]|$))?`,
  'gu',
);
const known = new RegExp(`\\b[Tt]he\\s+(?:new |old |other )?(${ofTheHouse})\\b(?!['’-])(?!\\s+of\\b)`, 'g');
const bare =
  /(?:^|[.!?,]\s+|\s)(Mom|Mum|Mam|Dad|Mama|Papa|Grandma|Grandpa|Nan|mom|mum|mam|dad|mama|grandma|grandpa)\b(?!')/g;

const ofShe = new RegExp(`\\b(?:${she})$`);
const ofHe = new RegExp(`\\b(?:${he})$`);
const ofSeveral = new RegExp(`\\b(?:${several})$`);
const ofAnimals = new RegExp(`\\b(?:${animals})s?$`);
const anyRole = new RegExp(`^(?:${she}|${he}|${one}|${ofTheHouse})$`);

/**
 * People (and animals) someone speaks of, in the order named: 'my sister Ana' → 'your sister', called Ana; 'Malcolm, the new
 * director' → 'Malcolm'. A name is one the tagger knows, or a capital in the middle of a sentence that does what people do.
 */
export function readPeople(text: string, sentences: readonly Sentence[] = []): Mention[] {
  const found: (Mention & { at: number })[] = [];
  const lower = text.toLowerCase();
  const add = (role: string, who: string, at: number, name = '') => {
    const same = found.find((other) => other.who === who);
    if (same) {
      if (name && !same.name) same.name = name;
      return;
    }
    const isSeveral = ofSeveral.test(role);
    const gender = isSeveral ? 'they' : ofShe.test(role) ? 'she' : ofHe.test(role) ? 'he' : spokenOfAs(lower);
    found.push({
      who,
      ...pronounsOf(gender),
      name,
      isSeveral,
      isAnimal: ofAnimals.test(role),
      isDead: false,
      times: 1,
      at,
    });
  };
  for (const match of text.matchAll(relation)) {
    const role = (match[1] ?? '').toLowerCase();
    const name = match[2] && !notNames.test(match[2]) ? match[2] : '';
    add(role, `your ${role}`, match.index, name);
  }
  for (const match of text.matchAll(known)) {
    const role = match[1] ?? '';
    if (!found.some(({ who }) => who.endsWith(` ${role}`))) add(role, `the ${role}`, match.index);
  }
  for (const match of text.matchAll(bare)) {
    const role = (match[1] ?? '').toLowerCase();
    if (!new RegExp(`\\b(?:my|our|your|a|the|his|her|their) (?:\\w+ )?${role}`, 'i').test(text))
      add(role, `your ${role}`, match.index);
  }
  for (const { name, subject } of namesIn(sentences)) {
    const at = text.indexOf(name);
    if (found.some((other) => other.name === name)) continue;
    const bearer = bearerOf(name, text, found);
    if (bearer) bearer.name = name;
    else if (!isAnimalsName(name, text))
      found.push({
        who: name,
        ...pronounsOf(subject ?? spokenOfAs(lower)),
        name,
        isSeveral: false,
        isAnimal: false,
        isDead: false,
        times: 1,
        at,
      });
  }
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ at: _, ...mention }) => ({ ...mention, isDead: isDead(mention, text, found.length === 1) }));
}

/** How to speak of somebody: by name, if they gave one. */
export const spokenOf = ({ name, who }: Mention): string => name || who;

/** The one spoken of last who is no animal; undefined where nobody was. */
export const latestOther = (others: readonly Mention[]): string | undefined => {
  const one = others.findLast(({ isAnimal }) => !isAnimal);
  return one && spokenOf(one);
};

/** How many of them a conversation keeps. */
const kept = 5;

/** Those spoken of before and in this message, the latest last: a name or a pronoun learnt later is theirs from then on. */
export function withOthers(before: readonly Mention[], { people, text }: Pick<Reading, 'people' | 'text'>): Mention[] {
  const others = [...before];
  for (const one of people) {
    const at = others.findIndex(
      ({ who, name, subject, isSeveral }) =>
        who === one.who ||
        (name !== '' && name === one.name) ||
        // 'Her name is Abena': of the one who had none so far.
        (name === '' && !isSeveral && one.who === one.name && subject === subjectNamed(one.name, text)),
    );
    const [same] = at < 0 ? [] : others.splice(at, 1);
    others.push(same ? merged(same, one) : one);
  }
  // 'My boss', and two messages later 'she': of the one spoken of last.
  const last = others.at(-1);
  const told = spokenOfAs(text.toLowerCase());
  if (last && people.length === 0 && isDead({ ...last, subject: told === 'they' ? last.subject : told }, text, true))
    others[others.length - 1] = { ...last, isDead: true };
  if (last && people.length === 0 && last.subject === 'they' && !last.isSeveral && told !== 'they')
    others[others.length - 1] = { ...last, ...pronounsOf(told) };
  return others.slice(-kept);
}

/** Of whom it is said that this is the name: 'her name is Abena' → 'she'. */
function subjectNamed(name: string, text: string): Mention['subject'] | undefined {
  const [, of] = new RegExp(`\\b(her|his|their) name(?:'?s| is| was) ${escaped(name)}\\b`, 'i').exec(text) ?? [];
  return of && (/^her$/i.test(of) ? 'she' : /^his$/i.test(of) ? 'he' : 'they');
}

const merged = (one: Mention, other: Mention): Mention => ({
  ...one,
  who: one.who === one.name ? other.who : one.who,
  name: one.name || other.name,
  isDead: one.isDead || other.isDead,
  times: one.times + 1,
  ...(one.subject === 'they' && pronounsOf(other.subject)),
});

const died = "(?:'s| is| was| has| had)? ?(?:\\w+ )?(?:died|passed(?: away)?|dead|buried|killed|gone (?:now|since))\\b";

/** 'Since Gareth died', 'my mum's funeral'; 'she died', where there is nobody else. */
function isDead({ who, name, subject }: Mention, text: string, isAlone: boolean): boolean {
  const role = who.replace(/^(?:your|the) /, '');
  const them = [role, name, isAlone && subject !== 'they' ? subject : ''].filter(Boolean).map(escaped).join('|');
  return new RegExp(
    `\\b(?:${them})${died}|\\blate (?:${them})\\b|\\b(?:${them})'s (?:funeral|grave|ashes|death)\\b|\\b(?:lost|miss) (?:my |our )?(?:${them})\\b`,
    'i',
  ).test(text);
}

const pronounsOf = (subject: Mention['subject']): Pick<Mention, 'subject' | 'object'> => ({
  subject,
  object: subject === 'she' ? 'her' : subject === 'he' ? 'him' : 'them',
});

/** The role does not say: the pronoun used about someone may, when only one kind is used. */
function spokenOfAs(lower: string): 'he' | 'she' | 'they' {
  const women = /\b(?:she|she's|her|hers)\b/.test(lower);
  const men = /\b(?:he|he's|him|his)\b/.test(lower);
  if (women === men) return 'they';
  return women ? 'she' : 'he';
}

/** Given names that are words as well: taken for names only where they are written large in the middle of a sentence. */
const alsoWords =
  /^(?:will|mark|hope|joy|grace|may|rose|faith|art|bill|rob|sue|pat|jack|dawn|april|june|summer|autumn|robin|ivy|lily|daisy|ruby|jade|amber|crystal|penny|olive|iris|violet|hazel|holly|heather|basil|frank|grant|drew|chase|chance|guy|ray|rich|dick|don|gene|harry|jay|lance|max|miles|nick|peg|randy|sandy|skip|sunny|tony|ward|wade|angel|melody|harmony|charity|constance|patience|prudence|destiny|eve|star|sky|cliff|dean|earl|duke|king|prince|major|christian|christie|jean|jo|lee|van|bob|bud|buddy|carol|ginger|gay|honey|kitty|mercy|misty|myrtle|pearl|poppy|rusty|stormy|sterling|terry|woody|ginny|jimmy|mike|dot|fern|flora|gale|glory|nova|page|reed|sage|true|trinity|victor|chuck|gus|mo|lane|luna|paris|sydney|florence|chelsea|brooklyn|austin|jordan|israel|india|asia|virginia|georgia|carolina|dakota|london|madison|savannah|phoenix|denver|kent|troy|lincoln|jackson|washington)$/;
const notNames =
  /^(?:I|God|Jesus|Lord|Christ|Christmas|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Facebook|Instagram|Insta|WhatsApp|Whatsapp|TikTok|Tiktok|Snapchat|Netflix|Google|YouTube|Zoom|Teams|Slack|Excel|Word|Tesco|Aldi|Lidl|Asda|Uber|Amazon|Spotify|Tinder|Hinge|Bumble|English|French|German|Spanish|Polish|Italian|Dutch|Irish|Welsh|Scottish|British|American|Indian|Chinese|Japanese|Croatian|Russian|Greek|Turkish|Arabic|Wren|Robin|Mom|Mum|Mam|Dad|Mama|Papa|Grandma|Grandpa|Nan|Gran|Granny|Ramadan|Eid|Diwali|Hanukkah|Catholic|Muslim|Christian|Jewish|Hindu|Bible|Reddit|Discord|Steam|Xbox|Covid|Brexit|Ok|Okay|No|Yes|But|And|The|So|Not|Why|What|How|He|She|They|We|It|You|My|Our|His|Her|Their|That|This|There|Then|These|Those|Mother|Father|Mammy|Daddy|Ma|Pa|Bed|Sister|Brother|Mr|Mrs|Ms|Miss|Dr|Auntie|Aunt|Uncle|Alexa|Siri|Parkinson|Alzheimer|Santa|Messi)$/;

const doings =
  /^(?:said|says|say|told|tells|asked|asks|texted|texts|wrote|writes|called|calls|rang|rings|replied|laughed|laughs|looked|looks|smiled|moved|took|got|gets|came|comes|went|goes|left|gave|gives|made|makes|kept|keeps|thinks|thought|knows|knew|wants|wanted|did|does|had|has|was|is|will|would|could|can|just|never|always|still|didn't|doesn't|hasn't|won't|wouldn't|couldn't|isn't|wasn't|who)$/;
const auxiliary =
  /^(?:is|was|has|had|does|did|will|would|could|can|just|still|never|always|came|comes|went|goes|got|gets|who|didn't|doesn't|hasn't|won't|wouldn't|couldn't|isn't|wasn't)$/;
/** Words before a name that a place does not have, and a person does. */
const towards = /^(?:with|told|tell|asked|ask|called|named|texted|text|rang|messaged|met|thanked|hugged|without)$/;

interface Named {
  name: string;
  subject: Mention['subject'] | undefined;
}

function namesIn(sentences: readonly Sentence[]): Named[] {
  const found: Named[] = [];
  for (const { words } of sentences)
    words.forEach((word, at) => {
      const name = word.text.replace(/['’]s$/, '');
      if (!/^\p{L}[\p{L}-]+$/u.test(name) || found.some((other) => other.name === name) || notNames.test(name)) return;
      const isWritten = /^\p{Lu}\p{Ll}/u.test(name);
      const isKnown = is(word, 'FirstName');
      if (!isWritten || !(isKnown ? !alsoWords.test(name.toLowerCase()) || isPersons(words, at) : isPersons(words, at)))
        return;
      if (is(word, 'Place', 'City', 'Country', 'Date', 'Organization') && !isKnown) return;
      // 'You're cross, Alan', 'come on Maureen': they themselves are called so.
      if (isCalled(words, at)) return;
      const subject = is(word, 'FemaleName') ? 'she' : is(word, 'MaleName') ? 'he' : undefined;
      found.push({ name, subject });
    });
  return found;
}

/** A capital that stands where people stand: doing what they do, spoken to, or with a 'the manager' after a comma. */
function isPersons(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const before = words[at - 1];
  const next = words[at + 1];
  const first = at === 0 || /[.!?:"]/.test(before?.after ?? '');
  // A capital begins every sentence: there it is a name only where it is no word besides and does what only people do.
  if (
    first &&
    (is(word, 'Verb', 'Adjective', 'Adverb', 'Conjunction', 'Pronoun', 'Expression') ||
      knows(word.lower) ||
      auxiliary.test(next?.lower ?? ''))
  )
    return false;
  if (before && /^(?:in|at|near|on|via|the|a|an|this|that|towards|outside|around)$/.test(before.lower)) return false;
  if (/^(?:name|names)$/.test(words[at - 2]?.lower ?? '') && /^(?:is|was)$/.test(before?.lower ?? '')) return true;
  if (next && /^,/.test(word.after) && /^(?:my|the|our|her|his|a)$/.test(next.lower))
    return anyRole.test(words[at + 2]?.lower ?? '') || anyRole.test(words[at + 3]?.lower ?? '');
  if (next && word.after.trim() === '' && doings.test(next.lower) && !is(next, 'Determiner')) return true;
  if (/['’]s$/.test(word.text) && !first) return true;
  return (
    !first && before !== undefined && before.after.trim() === '' && towards.test(before.lower) && !is(word, 'Place')
  );
}

function isCalled(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  const earlier = words.slice(0, at).map(({ lower }) => lower);
  const isInQuotes = words.slice(0, at).reduce((sum, { after }) => sum + (after.match(/"/g)?.length ?? 0), 0) % 2 === 1;
  if (/^(?:on|oh|sorry|hi|hello|hey|dear|thanks|love)$/.test(before?.lower ?? '')) return true;
  return (
    before?.after.includes(',') === true && (isInQuotes || (earlier.includes("you're") && at === words.length - 1))
  );
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whose name it is, where they say so: 'her name is Abena', 'Malcolm, the new director', 'my boss, he's called Tom'. */
function bearerOf(name: string, text: string, found: readonly (Mention & { at: number })[]): Mention | undefined {
  const nameless = found.filter((other) => !other.name && !other.isSeveral);
  const is = escaped(name);
  const roleAfter = new RegExp(
    `\\b${is}, (?:my|the|our) (?:\\w+ ){0,2}?(${she}|${he}|${one}|${ofTheHouse}|${animals})\\b`,
  ).exec(text)?.[1];
  if (roleAfter) return nameless.find(({ who }) => who.endsWith(` ${roleAfter}`));
  const pronoun = new RegExp(
    `\\b(his|her|their|the (?:dog|cat|horse|kitten|puppy)'s) name (?:is|was) ${is}\\b`,
    'i',
  ).exec(text)?.[1];
  if (pronoun) {
    const subject = pronoun === 'his' ? 'he' : pronoun === 'her' ? 'she' : 'they';
    return nameless.findLast((other) => other.subject === subject);
  }
  return undefined;
}

/** 'Luna the cat', 'my dog Bess'. */
const isAnimalsName = (name: string, text: string): boolean =>
  new RegExp(
    `\\b(?:${animals})(?:,| is called| called|'s name is)? ${escaped(name)}\\b|\\b${escaped(name)},? (?:the|my|our) (?:\\w+ )?(?:${animals})\\b`,
    'i',
  ).test(text);

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
