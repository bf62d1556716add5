import { is, knows, type Sentence, type Word } from './grammar.ts';
import type { Mention } from './reading.ts';
import { animals, anyRole, he, ofTheHouse, one, she } from './roles.ts';
import { escaped } from './text.ts';

/** Names that are words or places besides: names only where they stand as people do. */
const alsoWords =
  /^(?:will|mark|hope|joy|grace|may|rose|faith|art|bill|rob|sue|pat|jack|dawn|april|june|summer|autumn|robin|ivy|lily|daisy|ruby|jade|amber|crystal|penny|olive|iris|violet|hazel|holly|heather|basil|frank|grant|drew|chase|chance|guy|ray|rich|dick|don|gene|harry|jay|lance|max|miles|nick|peg|randy|sandy|skip|sunny|tony|ward|wade|angel|melody|harmony|charity|constance|patience|prudence|destiny|eve|star|sky|cliff|dean|earl|duke|king|prince|major|christian|christie|jean|jo|lee|van|bob|bud|buddy|carol|ginger|gay|honey|kitty|mercy|misty|myrtle|pearl|poppy|rusty|stormy|sterling|terry|woody|ginny|jimmy|mike|dot|fern|flora|gale|glory|nova|page|reed|sage|true|trinity|victor|chuck|gus|mo|lane|luna|paris|sydney|florence|chelsea|brooklyn|austin|jordan|israel|india|asia|virginia|georgia|carolina|dakota|london|madison|savannah|phoenix|denver|kent|troy|lincoln|jackson|washington)$/;
/** Written large and nobody: days, firms, tongues, words that begin a sentence. */
export const notNames =
  /^(?:I|Letter|Email|Text|Head|God|Jesus|Lord|Christ|Christmas|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Facebook|Instagram|Insta|WhatsApp|Whatsapp|TikTok|Tiktok|Snapchat|Netflix|Google|YouTube|Zoom|Teams|Slack|Excel|Word|Tesco|Aldi|Lidl|Asda|Uber|Amazon|Spotify|Tinder|Hinge|Bumble|English|French|German|Spanish|Polish|Italian|Dutch|Irish|Welsh|Scottish|British|American|Indian|Chinese|Japanese|Croatian|Russian|Greek|Turkish|Arabic|Wren|Mom|Mum|Mam|Dad|Mama|Papa|Grandma|Grandpa|Nan|Gran|Granny|Ramadan|Eid|Diwali|Hanukkah|Catholic|Muslim|Christian|Jewish|Hindu|Bible|Reddit|Discord|Steam|Xbox|Covid|Corona|Coronavirus|Pandemic|Quarantine|Lockdown|Thanksgiving|Halloween|Brexit|Ok|Okay|No|Yes|But|And|The|So|Not|Why|What|How|He|She|They|We|It|You|My|Our|His|Her|Their|That|This|There|Then|These|Those|Mother|Father|Mammy|Daddy|Ma|Pa|Bed|Sister|Brother|Mr|Mrs|Ms|Miss|Dr|Auntie|Aunt|Uncle|Alexa|Siri|Parkinson|Alzheimer|Santa|Messi)$/;

/** What a name is followed by. */
const doings =
  /^(?:said|says|say|told|tells|asked|asks|shouted|shouts|yelled|yells|screamed|snapped|slammed|slams|lied|lies|cried|cries|ignored|ignores|dumped|cheated|hugged|invited|apologi[sz]ed|blocked|promised|promises|refused|refuses|forgot|forgets|hates|loves|texted|texts|wrote|writes|called|calls|rang|rings|replied|laughed|laughs|looked|looks|smiled|moved|took|got|gets|came|comes|went|goes|left|gave|gives|made|makes|kept|keeps|thinks|thought|knows|knew|wants|wanted|did|does|had|has|was|is|will|would|could|can|just|never|always|still|didn't|doesn't|hasn't|won't|wouldn't|couldn't|isn't|wasn't|who)$/;
/** Of those, what things do as well. */
const auxiliary =
  /^(?:is|was|has|had|does|did|will|would|could|can|just|still|never|always|came|comes|went|goes|got|gets|who|didn't|doesn't|hasn't|won't|wouldn't|couldn't|isn't|wasn't)$/;
/** Words before a name that a place does not have, and a person does. */
const towards = /^(?:with|told|tell|asked|ask|called|named|texted|text|rang|messaged|met|thanked|hugged|without)$/;

/** More of them, in what is typed small: 'ed' is an illness, 'ted' a talk, 'teddy' a bear, and one may 'stan' a singer. */
const wordsTypedSmall =
  /^(?:\w{1,2}|bonnie|buck|cal|cher|clay|cole|dale|dee|della|eden|ela|emerald|ester|fanta|foster|garland|garnet|genesis|glen|hal|hank|harley|heath|ida|jesus|kip|lacy|lance|lea|len|lex|luz|manny|marge|marina|marlin|marshall|maxwell|mel|merle|mick|mickey|mia|mina|mira|monte|ned|otis|pia|preston|rae|ria|roger|roman|romeo|roxy|rubin|sade|sal|scot|sherry|shay|spike|stan|stew|tanner|ted|teddy|tia|tiara|tod|tori|tui|turki|val|valentine|vic|wiley|willow|yan|blaze|biff|alexa|buster|dahlia|fletcher|jules|laurel|logan)$/;
/** Names the tagger does not know. */
const alsoNames =
  /^(?:maya|kayleigh|imran|tariq|divya|shreya|isha|yuki|kenji|linh|freya|svetlana|pawel|ania|marek|chioma|ifeoma|chinedu|obinna|wanjiku|oisin|leo|zion|mateo|jaxon|jayden|brayden|kirsty|callum|aoife|saoirse|eilidh|mhairi|morag|hamish|ewan|euan|rhys|dafydd|carys|ffion|ravi|priya|anjali|pooja|neha|meera|chidi|ngozi|emeka|tunde|kwame|kofi|abena|femi|agnieszka|kasia|gosia|zosia|orla|maeve|roisin|declan|cormac|ailsa|imogen|tamsin|javi|mei-ling|thandi|sipho|lerato)$/;

/** Whether the words were typed with no large letter to begin a sentence: then names were typed small as well. */
const typedSmall = (sentences: readonly Sentence[]): boolean => {
  const first = sentences.map(({ words }) => words[0]?.text ?? '').filter((text) => !/^I(?:$|')/.test(text));
  return first.every((text) => !/^\p{Lu}/u.test(text));
};

/** 'I rang alan and kirsty': names in what was typed small throughout get their large letter, in the text and in its sentences. */
export function withNames(text: string, sentences: readonly Sentence[]): { text: string; sentences: Sentence[] } {
  const isSure = (word: Word | undefined): boolean =>
    word !== undefined &&
    (alsoNames.test(word.lower) ||
      (is(word, 'FirstName') && !alsoWords.test(word.lower) && !wordsTypedSmall.test(word.lower)));
  // 'Maisie and tia': beside a name that is sure, the other is one.
  const isBeside = (words: readonly Word[], at: number): boolean =>
    is(words[at], 'FirstName') &&
    ((words[at - 1]?.lower === 'and' && isSure(words[at - 2])) ||
      (words[at + 1]?.lower === 'and' && isSure(words[at + 2])));
  const names = new Set(
    typedSmall(sentences)
      ? sentences.flatMap(({ words }) =>
          words
            .filter((word, at) => (isSure(word) || isBeside(words, at)) && !is(words[at - 1], 'Determiner'))
            .map(({ lower }) => lower.replace(/'s$/, '')),
        )
      : [],
  );
  if (names.size === 0) return { text, sentences: [...sentences] };
  const large = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    text: text.replace(/(?<![\p{L}'])\p{Ll}+/gu, (word) => (names.has(word) ? large(word) : word)),
    sentences: sentences.map(({ words, ...rest }) => ({
      ...rest,
      words: words.map((word) =>
        names.has(word.lower.replace(/'s$/, ''))
          ? { ...word, text: large(word.text), tags: new Set([...named, ...(is(word, 'FirstName') ? word.tags : [])]) }
          : word,
      ),
    })),
  };
}
const named = ['Noun', 'Singular', 'Person', 'FirstName', 'ProperNoun'];

interface Named {
  name: string;
  subject: Mention['subject'] | undefined;
}

/** The names in these sentences, with the pronoun the tagger knows for them. */
export function namesIn(sentences: readonly Sentence[]): Named[] {
  const found: Named[] = [];
  for (const { words } of sentences)
    words.forEach((word, at) => {
      const name = word.text.replace(/['’]s$/, '');
      if (!/^\p{L}[\p{L}-]+$/u.test(name) || found.some((other) => other.name === name) || notNames.test(name)) return;
      const isWritten = /^\p{Lu}\p{Ll}/u.test(name);
      const isKnown = is(word, 'FirstName');
      if (!isWritten || !(isKnown ? !alsoWords.test(name.toLowerCase()) || isPersons(words, at) : isPersons(words, at)))
        return;
      if (is(word, 'Place', 'City', 'Country', 'Date', 'Organization') && !isKnown && !isGiven(words, at)) return;
      // 'You're cross, Alan', 'come on Maureen': they themselves are called so.
      if (isCalled(words, at)) return;
      const subject = is(word, 'FemaleName') ? 'she' : is(word, 'MaleName') ? 'he' : undefined;
      found.push({ name, subject });
    });
  return found;
}

/** By which they are called in what they tell: '"Rosa, empty your bag"', '"come on, Maggie"', 'asked my name and I said Billy'. */
const called: readonly RegExp[] = [
  /\b[Mm]y name(?:'?s| is) (\p{Lu}\p{Ll}+)/gu,
  /\bname\b[^.!?]{0,40}\bI (?:said|say|told (?:him|her|them)),? "?(\p{Lu}\p{Ll}+)/gu,
  /(?<!\bI (?:just |only )?)\b(?:said|says|say|goes|shouts|shouted|asks|asked|wrote|told me|to me|(?:is|was) like),? (?:just )?"(?:(?:oh|well|now|come on|sorry|hey|no|ok|thanks?|thank you),? )*(\p{Lu}\p{Ll}+),(?![^"]*" to (?:my|him|her|them)\b)/gu,
  /(?<!\bI (?:just |only )?)\b(?:said|says|goes|shouts|shouted|asks|asked|told me|to me)(?: to me)?,? "[^"]*(?:, |come on |thanks? |sorry )(\p{Lu}\p{Ll}+)[.!?,]?"(?! to (?:my|him|her|them)\b)/gu,
  /"(\p{Lu}\p{Ll}+), [^"]*"(?= (?:he|she|they|(?:my|the) \w+) (?:said|says|shouted|shouts|goes)\b)/gu,
];
export const ownNames = (text: string): ReadonlySet<string> =>
  new Set(called.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

/** 'Her name is Abena', 'her name's Brooklyn'. */
const isGiven = (words: readonly Word[], at: number): boolean =>
  /\bname(?:'?s| is| was)$/.test(`${words[at - 2]?.lower} ${words[at - 1]?.lower}`);

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
  if (isGiven(words, at)) return true;
  if (next && /^,/.test(word.after) && /^(?:my|the|our|her|his|a)$/.test(next.lower))
    return anyRole.test(words[at + 2]?.lower ?? '') || anyRole.test(words[at + 3]?.lower ?? '');
  if (next && word.after.trim() === '' && doings.test(next.lower) && !is(next, 'Determiner')) return true;
  if (/['’]s$/.test(word.text) && !first) return true;
  return (
    !first && before !== undefined && before.after.trim() === '' && towards.test(before.lower) && !is(word, 'Place')
  );
}

/** Said to somebody, and not of somebody. */
function isCalled(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  const earlier = words.slice(0, at).map(({ lower }) => lower);
  const isInQuotes = words.slice(0, at).reduce((sum, { after }) => sum + (after.match(/"/g)?.length ?? 0), 0) % 2 === 1;
  if (/^(?:on|oh|sorry|hi|hello|hey|dear|thanks|love)$/.test(before?.lower ?? '')) return true;
  return (
    before?.after.includes(',') === true && (isInQuotes || (earlier.includes("you're") && at === words.length - 1))
  );
}

/** Whose name it is, where they say so: 'her name is Abena', 'Malcolm, the new director', 'my boss, he's called Tom'. */
export function bearerOf(
  name: string,
  text: string,
  found: readonly (Mention & { at: number })[],
): Mention | undefined {
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
export const isAnimalsName = (name: string, text: string): boolean =>
  new RegExp(
    `\\b(?:${animals})(?:,| is called| called|'s name is)? ${escaped(name)}\\b|\\b${escaped(name)},? (?:the|my|our) (?:\\w+ )?(?:${animals})\\b`,
    'i',
  ).test(text);
