import { agreed } from './agreement.ts';
import { readAsked } from './asked.ts';
import { brightenedBy } from './brightened.ts';
import { readClauses } from './clauses.ts';
import { readFeelings, upbeat } from './feelings.ts';
import { withNames } from './given-names.ts';
import { is, knows, parse, type Sentence, type Word } from './grammar.ts';
import { ironic } from './irony.ts';
import { hearKinds, moodOfKinds } from './kinds/hear-kinds.ts';
import { shareOf } from './kinds/hearing.ts';
import { isGibberish, readLanguage, shareOfEnglish } from './language.ts';
import { hearingBeside, hearMoves } from './moves/hear-moves.ts';
import { askedOfWren } from './of-wren.ts';
import { readPeople } from './people.ts';
import { lastQuestionIn } from './question-of.ts';
import type { Clause, Language, Mention, Reading } from './reading.ts';
import { secondPerson } from './second-person.ts';
import { tidy } from './tidy.ts';
import { readTimes } from './times.ts';
import { concernOf, readTopics } from './topics.ts';
import { meant } from './typos.ts';
import { denies, gladlyAlone, withoutDenied } from './unfelt.ts';
import { readWant } from './wants.ts';
import { weighed } from './weigh.ts';

/** What came just before, where it changes how a short answer is read. */
export interface ReadingContext {
  /** Wren's last reply; empty at the start. */
  lastReply: string;
  /** Whom their last message was about, as 'they' or 'your dad'; undefined where it was themselves. */
  toldOf?: string | undefined;
}

const heavyWords =
  /\b(?:suicid\w*|kill (?:myself|me)|end (?:it all|my life)|want(?:ed)? to die|don'?t want to (?:be here|live|wake up|exist)|better off (?:dead|without me)|self-?harm\w*|cut(?:ting)? myself|hurt(?:ing)? myself|rap(?:e|ed)|assault\w*|molest\w*|abus\w+|overdos\w*|(?:he|she|they|dad|mum|mom|father|mother|husband|wife|boyfriend|girlfriend|brother|ex) (?:\w+ )?(?:hits?|beats?) me(?! up (?:sometimes|later|when)))\b/i;
/** 'I'm not suicidal', 'I could have died of embarrassment', 'I cut myself shaving': said so that it is not taken for what it sounds like. */
const denied =
  /(?:(?:\bnot|n'?t|\bnever|\bno) (?:\w+ ){0,3}?(?:suicidal|want(?:ing)? to die|wants? to die|abus\w+|overdos\w+|self-?harm\w*)|\bnobody (?:is |has )?(?:\w+ )?(?:abus\w+|rap\w+|assault\w*)|\b(?:want(?:ed)? to|wanna|could(?:'ve| have)?|nearly|almost|literally) (?:just )?die(?:d)? (?:of|from|laughing|inside)|(?:cut(?:ting)?|hurt(?:ing)?) myself (?:(?:while|when|by|i was) )*(?:shaving|chopping|slicing|peeling|cooking|opening|moving|lifting|gardening|washing up|climbing|playing|running|some slack|on (?:a|the|some|my) (?:\w+ )?(?:tin|can|lid|glass|paper|fence|door|nail|shell|grater|mandoline|wire|thorns?))|overdos\w+ on (?:\w+ ){0,2}(?:chocolate|cake|sugar|coffee|caffeine|cheese|carbs|sweets|candy|crisps|snacks|food|telly|tv|netflix|podcasts?|news|tiktok|films?|series)|(?:will|'ll|would|'d|going to|gonna) kill me (?:when|if|for|because|once))\b/gi;
/** Somebody is dead: met as a loss, and never brightly. */
const mourning = /\b(?:died|funeral|miscarr\w*|stillborn|passed away|buried)\b/i;

const isHeavy = (text: string): boolean => heavyWords.test(text.replace(denied, ''));

const better =
  /\b(?:(?:it's|that's|things are|i'm|i feel|feeling|i am|it is|it got|getting|a (?:bit|little)|much|is|are) (?:\w+ )?(?:better|easier|lighter|calmer|improving)|(?:feel|feeling|am|i'm) (?:\w+ )?(?:calmer|lighter|relieved)|(?:it|that|things|everything|all) (?:all )?worked out|that (?:really )?(?:helps|helped)|slept (?:well|better)|good news(?! and)|made up with|sorted (?:it|things) out)\b/i;
const notBetter =
  /\b(?:not|isn'?t|aren'?t|never|no|doesn'?t|won'?t|nothing|don'?t|wish|want|should|hope|try(?:ing)?|get|be) (?:\w+ ){0,3}(?:better|easier)|better off|better than me|know better|deserve better|feel better\?|do better|be better\b/i;
const worse =
  /\b(?:worse|getting bad again|harder than|back to square one|gone downhill|can'?t anymore|relapse\w*|hit (?:rock )?bottom)\b/i;

/** 'Love how the landlord …', with nobody named who loves it; 'like I did it on purpose'. */
const dryly =
  /^(?:(?:oh|just|so|absolutely) )*(?:love|loving) (?:being (?:told|called|asked|the)|how |it when |when (?!i\b)|that (?:my|the|he|she|they|no))|^(?:like|as if) (?:i|they|we|you|he|she|it|that|this|any(?:one|body)|it'?s|that'?s) (?:did|does|care|cares|knows?|asked|wanted|fix(?:es)?|helps?|changes|matters|notices|going to|gonna)\b(?!.*\b(?:n't|not|never)\b)/i;
const others = /(?<!\bI )\b((?:said|says|goes|shouted|shouts|texted|wrote|saying|like|asked|asks),?) "[^"]*"/;

/** 'I couldn't be happier', 'couldn't be more proud': as much of it as there can be. */
const utmost = /\bcould ?n(?:'|o)t (?:possibly )?be (?:any )?(?:more (\w+)|(\w{3,}?)er)\b/i;

const boast =
  /^you(?:'re| are) (?:doing |just |so |absolutely )*(?:amazing|great|fantastic|wonderful|brilliant|fabulous|superb|thrilled|thriving|fine|good|winning)$|^(?:helpful|wonderful|great|lovely|brilliant|perfect)$/;

/** Wren spoke of a fear: 'that he leaves' then says what is feared. */
const fearful = /\b(?:afraid|fear\w*|scar(?:ed|es|y)|worr\w+|fright\w+|dread\w*|anxi\w+|nervous)\b/i;

/** Wren asked what they hope for: 'that she missed me' then is hoped, and has not been. */
const hopeful =
  /\b(?:hope|hoping|wish|like (?:to hear|them to|him to|her to|to happen)|want (?:to hear|them to|him to|her to))\b[^.?!]*\?\s*$/i;

/** 'Nobody teach me haha': a few words with a laugh are a joke, and no fact to hand back. */
const isLaughedOff = ({ mine }: Clause, message: string): boolean => {
  if (mine.split(' ').length > 4) return false;
  // As it was typed, and as it was mended: the stems are the same.
  const stems = (text: string) =>
    (text.toLowerCase().match(/[\p{L}']+/gu) ?? []).map((word) => word.slice(0, 3)).join(' ');
  return [...message.matchAll(/([^.!?\n]+?)[,.!]? *(?:\b(?:ha(?:ha)+h?|he(?:he)+)\b|😂|🤣)/giu)].some(
    ([, said = '']) => stems(said) === stems(mine),
  );
};

/** The last question asks what is or was, and for nothing wished for: 'what comes to mind?', and not 'what would help?' */
const asksWhatIs = (lastReply: string): boolean => {
  const asked = lastQuestionIn(lastReply);
  return (
    asked !== '' && !/\b(?:want|wish|hope|like|need|would|could|should|might|help|rather|different)\b/i.test(asked)
  );
};

/** 'My mother asks do you have friends': put to somebody in the story. */
const reported =
  /\b(asks?|asked|keeps asking|wants to know|wonders)\b(?: me)?(?: \w+){0,3} (?:do|are|did|can|will|have|when|what|why|how|where) (?:\w+ )?you\b[^.?!]*/gi;

/** What may hold a question about Wren; what is answered in its own way whatever else is asked may not. */
const mayAskWren = /^(?:share|listen|thanks|advice|facts|small-talk|greeting|step|yes|no|unsure)$/;

/** What a message shows without its grammar: enough for what needs no feeling, topic or clause of it. */
export function skim(message: string): Pick<Reading, 'text' | 'language' | 'heavy'> {
  const { text } = tidy(message.slice(0, 3000));
  return { text, language: languageIn(message.slice(0, 3000)), heavy: isHeavy(text) };
}

/** Its language; none that Wren knows where three words or more are no English either. */
function languageIn(message: string): Language {
  const language = readLanguage(message);
  const words = message.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const isNone = language === 'en' && words.length >= 3 && !words.some((word) => isEnglish(word));
  return isNone && !isGibberish(message, 0) ? 'other' : language;
}
const isEnglish = (word: string): boolean =>
  shareOfEnglish(word) > 0 || knows(word) || knows(word.replace(/(?:e?s|e?d|ing|'s)$/, '')) || meant(word) !== word;

/**
 * Reads one message. Works on at most its first 3000 characters; takes about a millisecond a sentence.
 * Says nothing it cannot see: a feeling not named is not there, a pronoun not used is 'they'.
 */
export function readMessage(message: string, context: ReadingContext = { lastReply: '' }): Reading {
  const { text: tidied, announced, shouting, emoji, isPidgin } = tidy(message.slice(0, 3000));
  const { text, sentences: parsed } = withNames(tidied, parse(tidied));
  const sentences = parsed.map(agreed);
  const words = text.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;
  // As it was typed: what is mended is mended as English.
  const language = languageIn(message.slice(0, 3000));
  const { topics, strength } = readTopics(withoutDenied(text).replace(gladlyAlone, '$1 it'));
  const isIronic = ironic.test(text) || dryly.test(message);
  // 'Oh I'm thrilled': what is named there is not felt.
  // What somebody else is quoted as saying is not how they feel.
  const plainly = text
    .replace(others, '$1 ""')
    .replace(gladlyAlone, '$1 it')
    .replace(utmost, (_, more, er) => `am so ${more ?? er.replace(/i$/, 'y')}`);
  const felt = plainly === text ? sentences : parse(plainly).map(agreed);
  const feelings = readFeelings(felt, shouting).filter(({ family }) => !(isIronic && upbeat(family)));
  const doing = hearMoves(text);
  // 'He said "I hate you"' is not said to Wren.
  const want = readWant(
    text.replace(/"[^"]*"/g, '""').replace(reported, '$1 ""'),
    words,
    context.lastReply.includes('?'),
    hearingBeside({ text, doing }),
  );
  const asksWren =
    mayAskWren.test(want.act) && (want.detail === '' || want.act === 'advice') ? askedOfWren(text) : undefined;
  const likely = hearKinds(message.slice(0, 3000));
  const isHoped = /^that\b/i.test(text) && hopeful.test(context.lastReply);
  const clauses = weighed(
    readClauses(
      isHoped ? sentences.slice(1) : sentences,
      fearful.test(context.lastReply),
      asksWhatIs(context.lastReply),
      context.toldOf,
    ).map((clause): Clause => (isPidgin || isLaughedOff(clause, message) ? { ...clause, kind: 'fragment' } : clause)),
    likely,
    { text, announced: announced.openings, answers: context.lastReply.trimEnd().endsWith('?') },
  ).filter(
    // What is meant the other way round is not said back as it stands.
    ({ mine, yours }) => !isIronic || !(boast.test(yours) || (ironic.test(mine) && mine.split(' ').length <= 7)),
  );
  const known = topics.length + feelings.length + (want.act === 'share' && !asksWren ? 0 : 1);
  const sound = words <= 2 ? soundIn(message) : '';
  const act =
    language !== 'en' && !(want.act === 'goodbye' && words <= 3 && context.lastReply !== '')
      ? 'foreign'
      : sound !== ''
        ? 'share'
        : words === 0 && (emoji || /[a-z]/i.test(message))
          ? 'share'
          : isGibberish(text, known) && !isNumberAsked(text, context.lastReply)
            ? 'gibberish'
            : isIronic && want.act === 'thanks'
              ? 'share'
              : asksWren
                ? 'about-wren'
                : want.act;
  const concerns = [...new Set(topics.map(concernOf))];
  return {
    text,
    words,
    language,
    act,
    detail: sound || (act === 'about-wren' && asksWren ? asksWren.of : act === want.act ? want.detail : ''),
    asksWren: act === 'about-wren' ? asksWren : undefined,
    asked: readAsked(sentences),
    announced: announced.openings,
    feelings,
    clauses,
    topics,
    strength,
    concerns,
    people: readPeople(text, sentences),
    things: readThings(sentences),
    times: readTimes(text),
    likely,
    doing,
    // What others are quoted as saying is not how it is.
    mood:
      isIronic || announced.isHard
        ? 'hard'
        : moodOf(likely, text.replace(/"[^"]*"/g, ''), feelings, topics, isHeavy(text) || mourning.test(text)),
    change: better.test(text) && !notBetter.test(text) ? 'better' : worse.test(text) ? 'worse' : undefined,
    shouting,
    emoji,
    heavy: isHeavy(text),
    mourning: mourning.test(text),
  };
}

/** A laugh or a sigh, written out: no words, and still an answer. */
const soundIn = (message: string): string => {
  const bare = message
    .trim()
    .toLowerCase()
    .replace(/[.!?,\s]+$/, '');
  if (/^(?:\.{2,3}|…)$/.test(message.trim())) return 'silence';
  if (/^[?\s]+$/.test(message.trim())) return 'puzzled';
  return /^(?:l(?:o|ol)+l?|lmf?ao+|rofl|(?:ha){2,}h?|(?:he){2,}|haha\w*|😂+|🤣+)(?: ok(?:ay)?)?$/.test(bare)
    ? 'laugh'
    : /^(?:meh+|ugh+|argh+|h+m+|sigh+|eh+|bleh+|pff+t?|whatever|oof+)$/.test(bare)
      ? 'sigh'
      : '';
};

/** Said of hardly anything that is easy. */
const hardWords =
  /\b(?:hate|difficult|awful|terrible|horrible|worst|fail\w*|losing|left me|died|sick|cancer|hospital|yell\w*|scream\w*|shout\w*|fought|cr(?:y|ied|ying)|alone|fired|laid off|debt|blame\w*|guilt\w*|ignor\w*|refus\w*|cheat\w*|lied|afraid|scared|worr\w*|struggl\w*|exhaust\w*|too much|pressure|stuck|hurt\w*|pain\w*|pretend\w*|hiding|nightmares?|criticiz\w*|criticis\w*|judg\w*|rude|unfair|not ok(?:ay)?|relaps\w*|reject\w*|dying|deployed|overreact\w*|needy|eye roll|wast(?:e|ed|ing)|dread\w*|not ready|lazy|selfish|weak|freez\w*|froze|shut down|drop(?:ped)? out|cancel\w*|spat|spit|declined|unfriended|unfollowed|blocked|ghosted|mock\w*|moo|called me|humiliat\w*|evict\w*|stolen?|robbed|overdue|bailiffs?|divorc\w*|separated|worthless|worn out|rubbish|useless|stupid|idiot|ashamed|gave up|no explanation|war|bombs?|bombed|relationship with my)\b/i;

/** A 'not', a 'never', a 'wrong': one of them stands in many a light sentence, two of them seldom. */
const harderWords =
  /\b(?:can't|cannot|couldn't|don't know|hard|worse|wrong|lost|fight\w*|argu\w*|nobody|no one|never|problem\w*|mess|behind|miss|tired|hide|sleep|mean|dramatic|anymore|don't think|don't like|names|wasn't|weren't|quit|rolled|laughs? at|grey|gray|stopped|nothing|less|only|without|broken?|missed|comment\w* on|in front of|don't want|don't have|can not|could not|did not|blank|assumes?|expects?|doesn't|won't|didn't|wouldn't|isn't|aren't|nobody's|crash\w*|court|put (?:\w+ ){1,4}down|dead)\b/gi;

const goodWords =
  /\b(?:i(?:'ve| have) (?:finally )?(?:learned|learnt|managed) to|i (?:did (?:it(?! (?:to|wrong|again|because|for|twice|once)\b)|finish|get|make|manage|go|call)|finally|managed|finished|passed|got through|made it)|liked it|enjoyed|proud|made me (?:laugh|smile)|(?:it|that|things|everything|all) (?:all )?worked out|counts? for something|went well|was nice|felt (?:nice|good))\b/i;

/** Topics that are hard by themselves, however they are told. */
const hardTopics =
  /^(?:bereavement|pet loss|panic|low mood|breakup|betrayal|trauma|loneliness|overload|job loss|self-worth|impostor|caring)$/;

/** 'We got the flat!!': told with a mark of joy. */
const joyful =
  /\b(?:i|we|he|she|they)(?:'ve)? (?:\w+ )?(?:got|won|passed|found|finished|made|beat|sold|bought)\b[^.?]*!/i;

/** Better than was feared, or a wish come true: the hard word in it is what did not happen. */
const relieved =
  /\bthought (?:i|he|she|we|it|they)(?:'d| had)? (?:failed|lost|blown|missed|ruined)\b[^.!?]*[.!?]*$|\b(?:step up|promot(?:ed|ion)|passed (?:first|my|the|it)|best (?:message|news|thing|day)\b[^.!?]*\b(?:week|month|year|ages|ever|day)|made my (?:day|week))\b/i;
const notRelieved = /\b(?:but|didn'?t|not|wasn'?t|never|without|passed over|instead|other people|else)\b/i;

/** Gladness with its other half in the same breath: 'happy for her but also not'. */
const mixed =
  /\b(?:happy|glad|pleased|excited|proud|thrilled|relieved) (?:for|about|of|that) [^.!?]{0,40}\b(?:but|and) (?:also|not|i'm not|i am not|it (?:also )?(?:hurts|stings)|sad|jealous|part of me|at the same time|somehow|still|scared|i (?:also|still|can't|feel|hate))\b|\bi look(?:ed)? (?:so |really |absolutely |just |all )*(?:disgusting|fat|ugly|hideous|gross|awful|horrible|revolting)\b|\b(?:happy|glad|pleased) for (?:her|him|them),? (?:i (?:really |honestly )?am|honestly|i swear|really)\b/i;

/** 'Better than last week but still not good'. */
const notYet = /\b(?:but|though|although)\b[^.!?]*\b(?:not|n't|still|hardly|far from)\b/i;

/** What is said not to be felt may stand beside so many words that tell nothing hard. */
const littleBeside = 6;

const nothingWrong = /\bnothing(?:'s| is|s) (?:really )?wrong\b/gi;
const isHard = (text: string): boolean =>
  isHardAsTold(withoutDenied(text).replace(gladlyAlone, '').replace(nothingWrong, ''));
const isHardAsTold = (text: string): boolean => hardWords.test(text) || (text.match(harderWords)?.length ?? 0) >= 2;

function moodOf(
  likely: Reading['likely'],
  text: string,
  feelings: Reading['feelings'],
  topics: readonly string[],
  heavy: boolean,
): Reading['mood'] {
  const own = feelings.filter((one) => one.whose === 'self' && !one.negated && !one.past);
  // 'I'm fine' is an answer, and no news.
  const bright =
    own.some((one) => upbeat(one.family)) &&
    !/^(?:i'?m |i am |yeah |yes |im )*(?:fine|ok(?:ay)?|alright|all right)[.!]*$/i.test(text);
  const dark = own.some((one) => !upbeat(one.family));
  if (heavy || mixed.test(text)) return 'hard';
  if (better.test(text) && notYet.test(text)) return 'plain';
  if (bright && !dark && utmost.test(text) && !isHard(text)) return 'good';
  if (
    (denies(text) || text.search(gladlyAlone) >= 0) &&
    !dark &&
    !isHard(text) &&
    withoutDenied(text).split(/\s+/).length <= littleBeside
  )
    return 'plain';
  if (!dark && ((relieved.test(text) && !notRelieved.test(text)) || (joyful.test(text) && !isHard(text))))
    return 'good';
  if (!dark && brightenedBy(text)) return 'good';
  const heard = moodOfKinds(likely, dark || isHard(text) || topics.some((topic) => hardTopics.test(topic)));
  if (heard) return heard;
  if (dark) return 'hard';
  // A good word or two make nothing good that sounds like none of what is.
  const mayBeGood = shareOf(likely, (group) => group === 'good') >= 0.15;
  if (
    bright ||
    (mayBeGood &&
      ((relieved.test(text) && !notRelieved.test(text)) ||
        ((goodWords.test(text) || joyful.test(text)) && !isHard(text)) ||
        (better.test(text) && !notBetter.test(text))))
  )
    return 'good';
  return isHard(text) || topics.some((topic) => hardTopics.test(topic)) ? 'hard' : 'plain';
}

/** '60', after a question: an answer, and no slip of the keys. */
const isNumberAsked = (text: string, lastReply: string): boolean =>
  /\d/.test(text) && lastReply.trimEnd().endsWith('?');

const vagueThings =
  /^(?:your (?:life|head|mind|own|best|whole|entire|way|day|time|chest|eyes|heart|body|face|thing|things|fault|turn|point|name|age|side)|the (?:thing|things|point|time|way|day|same|other|only|end|one|worst|best|first|last|problem|whole|moment|rest|next|past|fact|truth|other day|room|house|door))$/;

/** 'my exam', 'my new job', 'the breakup': what may be asked about by name. People are Mentions instead. */
function readThings(sentences: readonly Sentence[]): string[] {
  const found: string[] = [];
  for (const sentence of sentences) {
    sentence.words.forEach((word, at) => {
      if (!/^(?:my|our|the)$/.test(word.lower)) return;
      const rest: Word[] = [];
      for (const next of sentence.words.slice(at + 1, at + 4)) {
        if (!is(next, 'Noun', 'Adjective') || is(next, 'Pronoun') || /'s$/.test(next.lower)) break;
        rest.push(next);
        if (/[^\s]/.test(next.after.trim())) break;
      }
      const last = sentence.words[at + rest.length];
      if (!rest.length || !is(last, 'Noun') || is(last, 'Actor', 'Person', 'Date')) return;
      const thing = secondPerson([word, ...rest].map((one) => ({ ...one, text: one.lower, after: ' ' })));
      if (!vagueThings.test(thing) && !found.includes(thing)) found.push(thing);
    });
  }
  return found;
}

/** The clauses most worth handing back, weightiest first. */
export const weightiest = (reading: Reading): Clause[] => [...reading.clauses].sort((a, b) => b.weight - a.weight);

export type { Clause, Mention, Reading };
