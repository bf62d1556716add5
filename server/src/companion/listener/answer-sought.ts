import { asksPlainly, questionOf } from '../reading/question-of.ts';
import { turnText } from '../reading/second-person.ts';
import { ofGettingBetter } from './answer-asked.ts';
import { costly, isKnown } from './answer-known.ts';
import { soughtBy } from './counsel/fitting-counsel.ts';
import type { Blanks } from './draft.ts';
import { giveFirstWords, isAfterWords } from './first-words.ts';
import type { Situation } from './follow-ups.ts';
import { isGrave } from './grave.ts';
import { informOf, stayWithCard } from './knowing.ts';
import { harmful } from './lines/at-risk.ts';
import { weighPlan } from './lines/known.ts';
import { agreed } from './lines/left-asking.ts';
import { yourPlace } from './lines/outright.ts';
import { careful, known as knownWays, openings, plainOpenings } from './lines/questions.ts';
import type { SoughtLines } from './lines/sought.ts';
import * as lines from './lines/sought.ts';
import { undoable } from './lines/two-ways.ts';
import { adviseInMatter, reasonInMatter } from './matters/asked-in-matter.ts';
import { mournful } from './outright/put.ts';
import { formOf } from './questions/forms.ts';
import type { QuestionKind } from './questions/hear-question.ts';
import { regretted } from './reflect.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { personBlanks } from './tellings/tellings.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';
import { leaningOf, lightDeed, waysOf } from './two-ways.ts';

/** How likely a kind of question must be by what was learnt: against everything, or among the kinds that no counsel answers. */
const sure = { alone: 0.5, among: 0.6, none: 0.3 };

/** The kind of question this is, where no counsel answers it; undefined when that is not sure enough. */
export function kindSought({ reading, turn }: Scene): { kind: QuestionKind; odds: number } | undefined {
  if (!asksPlainly(reading.text)) return undefined;
  const sought = soughtBy(reading, theirMessages(turn));
  const { kind, none } = sought;
  const odds = sought.odds(`?${kind}`) ?? 0;
  const form = formOf(questionOf(reading.text));
  // 'Do you reckon they'll …?' has a 'you' in it and asks nothing of Wren's place.
  if (odds >= sure.alone && (kind !== 'would-you' || form === undefined || form === kind)) return { kind, odds };
  if (form) return { kind: form, odds: sought.odds(`?${form}`) ?? 0 };
  return none >= sure.none && odds / none >= sure.among ? { kind, odds } : undefined;
}

/** Where the words of a question decide, and no learnt kind may speak before them. */
const otherwise = /^(?:recall|wording|law|self|allowed)$/;

/**
 * Answers a question that no counsel is for by the kind of question it is: a judgement of their own small doings, a deed, a
 * choice, how one bears it, how long, why somebody does a thing. Undefined when the kind is not sure, or needs nothing.
 */
export function answerSought(scene: Scene): Situation | undefined {
  const { reading, draft, state } = scene;
  if (reading.heavy || otherwise.test(reading.asked?.kind ?? '') || isKnown(scene)) return undefined;
  const { asked } = reading;
  if (asked?.kind === 'possible' && asked.ways.length === 2 && asked.ways.includes('right')) return undefined;
  if (asked?.kind === 'decide' && /\bor (?:is|would) (?:that|it|this)(?! too (?:late|soon))\b/i.test(reading.text))
    return undefined;
  if (knownWays.some(({ way }) => asked?.ways.some((one) => way.test(one)))) return undefined;
  const same = stayWithCard(scene);
  if (same) return same;
  const words = isAfterWords(scene) ? giveFirstWords(scene) : undefined;
  if (words) return words;
  const found = kindSought(scene);
  const answer = found && answers[found.kind]?.(scene, questionOf(reading.text), found.odds);
  if (!answer || answer === 'none') return undefined;
  if (typeof answer === 'string') return answer;
  const { of, blanks = {} } = answer;
  const deed = asked && !/\bor\b/.test(asked.deed) ? asked.deed || undefined : undefined;
  const filled = { ...blanks, deed, c: blanks.c ?? seen(scene, found.kind === 'their-why') };
  const near = of.say.filter((line) => /\{(?:deed|way|second)\}/.test(line));
  if (!draft.add(near, filled) && !draft.add(of.say, filled)) return undefined;
  if (scene.turn.person.length !== 'short') draft.add(of.next, filled);
  if (/^(?:should|torn|would-you)$/.test(found.kind)) state.asked = state.turn;
  return endAsking(scene, of.ask, filled);
}

type Answer = { of: SoughtLines; blanks?: Blanks } | Situation | undefined;
type Answerer = (scene: Scene, question: string, odds: number) => Answer;

const answers: Partial<Record<QuestionKind, Answerer>> = {
  judged: (scene, question) => judged(scene, question),
  plan,
  should: torn,
  torn,
  verdict,
  late: (_, question) => ({
    of: /\b(?:old|young)\b/.test(question) ? lines.tooOld : lines.tooLate,
    blanks: { adj: /\byoung\b/.test(question) ? 'young' : 'old' },
  }),
  bear: (scene, question) => ({
    of: lines.bearing.find(({ told }) => told.test(tale(scene, question))) ?? lines.usual,
  }),
  'how-long': (scene, question) => {
    const of = lines.lasting.find(({ fits, told }) => fits.test(question) && told.test(tale(scene, question)));
    return of && { of };
  },
  ahead: (scene, question) =>
    ofOthers.test(question) && !mournful.test(tale(scene, question, mourned))
      ? { of: othersIn(scene, question) }
      : ofGettingBetter.test(question)
        ? { of: lines.coming }
        : undefined,
  'their-why': (scene, question) => ({
    of: /\bmean(?:s|t|ing)?\b/.test(question) ? lines.whatItMeans : lines.whyTheyDo,
    blanks: personBlanks(whoIn(scene, question)),
  }),
  'their-mind': (scene, question) =>
    harmful.test(tale(scene, question)) || mournful.test(tale(scene, question, mourned))
      ? undefined
      : { of: othersIn(scene, question) },
  'why-me': (scene, question) => ({
    of:
      reasonInMatter(scene) ??
      (/\b(?:don't|dont|can't|cant|not|nothing|cry\w*|bawl\w*|sob\w*)\b/.test(question) && isBright(question)
        ? lines.whyNotGlad
        : lines.whyMe),
  }),
  'would-you': (scene) => adviseInMatter(scene) ?? { of: yourPlace },
  both: () => ({ of: lines.bothAtOnce }),
  worth: (_, question) => {
    if (noRanking.test(question)) return { of: lines.noRanking };
    return worthAsking.test(question) ? { of: lines.worthAsking } : undefined;
  },
  'what-if': (_, question) =>
    hoped.test(question)
      ? undefined
      : { of: grave.test(question) ? lines.andIfGrave : found.test(question) ? lines.andIfFound : lines.andIf },
  others: () => ({ of: lines.othersToo }),
  way,
  words,
};

/** What is wished for needs no way out. */
const hoped =
  /\b(?:comes? (?:back|round|to (?:his|her|their) senses)|changes? (?:his|her|their) mind|wants? (?:me|to \w+))\b/;
const noRanking = /\bpoint of me\b|\bwhat(?:'s| is|s) (?:the )?(?:point|use) of (?:me|being)\b|\bgot to show\b/;
const worthAsking = /\bworth (?:it to |a try to |my while to )?(?:even )?(?:ask|apply|try|call|ring|writ)\w*\b/;
const found = /\b(?:find out|finds out|found out|comes? out|caught|notices?)\b/;
const isBright = (question: string): boolean =>
  /\b(?:happy|glad|pleased|excited|relieved|joy|anything|nothing|cry\w*|bawl\w*|sob\w*|celebrate)\b/.test(question);
const ofOthers = /\b(?:forget|remember|mind|laugh|notice|think of me|think i|hate me|judge|stare|talk about me)\b/;
/** Only what was embarrassing is answered with how soon people forget it. */
const othersIn = (scene: Scene, question: string): SoughtLines =>
  ofOthers.test(question) && embarrassing.test(tale(scene, question)) ? lines.othersWill : lines.whatTheyThink;
const embarrassing =
  /\b(?:embarrass\w*|cring\w*|tripp?ed|fell|blush\w*|party|stage|speech|karaoke|spill\w*|laugh\w*|wrong name|stare|notice|drunk|asham\w*|stutter\w*|burned|everyone|in front of)\b/;
const grave =
  /\b(?:die|dies|dead|cancer|lump|bad news|virus|covid\w*|corona\w*|catch(?:es)? (?!me\b|us\b|him\b|her\b)|sick|ill|tumou?r|scan|results?|it spreads|hospital|stroke|falls?|gets (?:ill|sick|worse|hurt)|something happens|evict\w*|homeless)\b/;

/** What they asked and what they told just before it. */
const tale = ({ turn }: Scene, question: string, back = 2): string =>
  [...plainly(theirMessages(turn), back), question].join('\n');
/** As far back it stands that somebody died: nobody sends to ask the dead. */
const mourned = 12;

const oddWords =
  /\b(sad|weird|odd|strange|morbid|daft|silly|foolish|stupid|pathetic|mad|crazy|childish|ridiculous|lame|insane|dumb|embarrassing|soft|vain|boring|creepy|cowardly|sentimental|nosy|lazy|dramatic|needy|gross|nerdy|desperate|over the top)\b/;
const unkindWords =
  /\b(selfish|mean|rude|cold|greedy|cruel|unkind|unfair|disloyal|awful|terrible|horrible|wrong|bad|ungrateful|petty|disrespectful|heartless|harsh|shameless|nasty|dishonest)\b/;
const usualWords = /\b(?:normal|ok|okay|common|usual|allowed|all right|alright|fine)\b/;
const deedWords = /\b(?:lying|cheating|stealing|a (?:thief|liar|cheat|lie|fraud|sin))\b/;
/** What harms somebody or oneself is never waved through. */
const harm =
  /\b(?:hit|hits|hitting|slap\w*|shake|harm\w*|drunk|wine|vodka|pills?|throw(?:ing)? up|starv\w* myself|bleed\w*|voices|not eat\w*|follow(?:ed|ing)? (?:him|her)|track\w*|threat\w*|knife|affair|cheated|chest|faint\w*|dizzy|lump|cut myself)\b/;
const body =
  /\b(?:pills?|throw(?:ing)? up|starv\w* myself|bleed\w*|voices|not eat\w*|chest|faint\w*|dizzy|lump|pain|drunk|wine|vodka)\b/;

/** 'Is that sad?', 'was that unkind?': what they fear it is, answered straight. */
function judged(scene: Scene, question: string): Answer {
  const { reading, turn } = scene;
  const near = [...plainly(theirMessages(turn), 1), inSmall(reading.text)].join('\n');
  if (harm.test(near)) {
    return {
      of: { say: careful.say, next: body.test(near) ? careful.next : [], ask: lines.nothingWrong.ask.slice(1) },
    };
  }
  // 'How bad is it?' asks for a measure.
  if (/\bhow (?:bad|wrong|serious|weird|normal)\b/.test(question)) return undefined;
  if (/\bwrong with me\b/.test(question)) return { of: lines.nothingWrong };
  if (/\b(?:undo|ruin|cancel|spoil)\w*\b/.test(question)) return { of: lines.undone };
  if (deedWords.test(question)) return { of: lines.byTheLetter };
  const unkind = unkindWords.exec(question)?.[1];
  const stings = reading.likely.guilt >= 0.35 || regretted.test(turnText(near));
  if (unkind) return { of: stings ? lines.mayHaveStung : lines.unkind, blanks: { adj: unkind } };
  const adj = oddWords.exec(question)?.[1];
  // What was done to them is sad, and nothing of theirs is judged by that.
  if (adj === 'sad' && (mournful.test(near) || left.test(near))) return { of: { ...agreed, next: [] } };
  if (adj) return { of: lines.odd, blanks: { adj } };
  return usualWords.test(question) ? { of: lines.usual } : undefined;
}

/** 'Would that be mad?' says nothing of what it is: that was told before. */
const onlyPoints = (question: string): boolean => question.split(' ').length <= 6;

/** Somebody went, or did them wrong. */
const left =
  /\b(?:broke (?:up|it off)|(?:left|dumped|cheated on|lied to|betrayed|forgot|abandoned|ghosted|blocked) (?:me|us)|passed away|died)\b/;

const muchWords = /\b(too much|too forward|too far|too soon|pushy|intruding|a bit much|bit much)\b/;

/** 'Would that be too much?', 'does that sound right?': a small plan of theirs. */
function plan(scene: Scene, question: string): Answer {
  if (costly.test(onlyPoints(question) ? tale(scene, question) : inSmall(scene.reading.text)))
    return scene.draft.add(weighPlan) ? 'room' : undefined;
  if (/\b(?:mind|be (?:angry|cross|offended|annoyed)|find (?:it|me|that))\b/.test(question))
    return { of: lines.hardlyMind };
  const much = muchWords.exec(question)?.[1];
  const adj = much
    ? /bit much/.test(much)
      ? 'too much'
      : much
    : (oddWords.exec(question) ?? unkindWords.exec(question))?.[1];
  return adj ? { of: lines.smallPlan, blanks: { adj } } : { of: lines.goodIdea };
}

const whether =
  /\b(?:should|shall|ought|must|am) (?:i|we)\b|(?:^|[,.;:] |\b(?:and|but|so|or|well|ok|then|like|just) )do (?:i|we)\b|\bis it\b|\bif i should\b/;

/** Hands that are not sure of themselves: nobody is sent anywhere with them. */
const raging =
  /\b(?:feel like|want to|wanna|could|going to|gonna|about to) (?:\w+ )?(?:slap(?:ping)?|punch(?:ing)?|hit(?:ting)?|smack(?:ing)?|hurt(?:ing)?|strangl(?:e|ing)|beat(?:ing)?|smash(?:ing)?) (?:him|her|them|both|everyone|somebody|someone|his|her|their|something)\b|\b(?:broke|smashed|threw) (?:my|the|a) (?:\w+ )?(?:in (?:anger|rage)|at (?:him|her|the wall)|phone|plate|glass|door)\b/;

/** 'Should I ring her?' */
function should(scene: Scene, question: string): Answer {
  const { state } = scene;
  // Asked once more, they want it in a word: that is answered elsewhere.
  if (state.asked > 0 && state.turn - state.asked <= 4) return undefined;
  if (!whether.test(question)) return undefined;
  // 'How do I stop that?' asks for a way, and not whether to.
  if (/^(?:(?:and|but|so|ok|no) )*(?:how|what|why|when|where|who|which)\b/.test(question)) return undefined;
  if (/\b(?:should|can|shall) i (?:tell|ask|call) you\b/.test(question)) return undefined;
  if (raging.test(tale(scene, question))) return { of: lines.whileRaging };
  const of = lines.leanings.find(({ fits }) => fits.test(question));
  if (of) return { of };
  const way = isGrave(scene) ? undefined : lightDeed(question, tale(scene, inSmall(scene.reading.text)));
  return way && !costly.test(way)
    ? { of: lines.lightDeed, blanks: { way } }
    : { of: / or (?!not\b|what\b)/.test(question) ? undoable : lines.anyDeed };
}

/** 'Do I tell him or wait?', where it could not be answered outright. */
function torn(scene: Scene, question: string): Answer {
  const { reading, state } = scene;
  const found = waysOf(inSmall(reading.text));
  if (!found || (state.asked > 0 && state.turn - state.asked <= 4)) return should(scene, question);
  if (isGrave(scene)) return { of: undoable };
  const [first, second] = found;
  const told = [...plainly(theirMessages(scene.turn), 2), inSmall(reading.text)].join('\n');
  const leaning = leaningOf({ first, second, told });
  if (leaning) return { of: leaning.of, blanks: leaning.blanks };
  return { of: undoable };
}

/** 'Or am I just scared?', 'am I being a nuisance?' */
function verdict({ reading }: Scene, question: string): Answer {
  const adj =
    /\b(scared|afraid|jealous|tired|lonely|angry|nervous|worried|bored|frightened|envious|sentimental|homesick)\b/.exec(
      question,
    )?.[1];
  if (adj && /\b(?:am i|i'm|im|just)\b/.test(question)) return { of: lines.onlyAfraid, blanks: { adj } };
  if (/\bwrong with me\b/.test(question)) return { of: lines.nothingWrong };
  if (/\bthat\b/.test(question) && (unkindWords.test(question) || oddWords.test(question)))
    return reading.likely.guilt >= 0.35
      ? { of: lines.mayHaveStung, blanks: { adj: unkindWords.exec(question)?.[1] } }
      : { of: lines.unkind, blanks: { adj: (unkindWords.exec(question) ?? oddWords.exec(question))?.[1] } };
  return /\b(?:am i|i'm|im|was i|did i|have i|do i|is it me|is it just me|my fault)\b/.test(question)
    ? { of: lines.noVerdict }
    : undefined;
}

/** How to do what nothing here knows: how to face somebody, how to stop a head, or what holds for most ways. */
function way(scene: Scene, question: string, odds: number): Answer {
  if (
    /\b(?:face (?:him|her|them|my|the|everyone)|act (?:around|with|when|normal)|behave (?:with|around|to)|look (?:him|her|them) in the eye)\b/.test(
      question,
    )
  )
    return { of: lines.facing };
  if (/\b(?:worst|overthink\w*|catastroph\w*|spiral\w*)\b/.test(question)) return { of: lines.worstThoughts };
  // Put in the usual words it is looked up by what the talk is about.
  if (odds < sure.alone && scene.reading.asked?.kind === 'way') return undefined;
  return informOf(scene);
}

/** Words for something small and awkward, for when they ask, or any. */
function words(scene: Scene, question: string, odds: number): Answer {
  if (
    /\b(?:breath|smell\w*|stinks?|fly is|flies|label|in (?:his|her|their) teeth|spinach|body odou?r|b\.?o\.?)\b/.test(
      question,
    )
  )
    return { of: lines.awkwardWord };
  if (/\b(?:when|if) (?:they|people|he|she|someone|somebody|anyone|everyone) asks?\b/.test(question))
    return { of: lines.whenTheyAsk };
  if (/\bshould i have (?:said|told)\b/.test(question)) return should(scene, question);
  // Where an opening is known for it, that is better.
  if ([...plainOpenings, ...openings.slice(0, 2)].some(({ fits }) => fits.test(question))) return undefined;
  if (scene.reading.asked?.kind === 'words' && odds < sure.alone) return undefined;
  return { of: lines.someWords };
}

/** Who is wondered about. */
function whoIn({ reading }: Scene, question: string): string | undefined {
  if (reading.asked?.who) return reading.asked.who;
  const found = /\bwhy (?:would|does|did|do|is|was|won't|can't|cant|wont|are) (he|she|they|my (?:\w+ )?\w+)\b/.exec(
    question,
  )?.[1];
  return found?.replace(/^my\b/, 'your');
}

/** What they told of it a moment ago; of somebody else, where it is about somebody else. */
function seen({ state }: Scene, ofOther: boolean): string | undefined {
  return state.said.findLast(
    ({ turn, kind, yours }) =>
      turn >= state.turn - 2 &&
      /^(?:event|state)$/.test(kind) &&
      yours.split(' ').length >= 4 &&
      yours.split(' ').length <= 16 &&
      !/^you(?:'re)? (?:wondering|looking for|(?:don't|do not) know)|\?/.test(yours) &&
      (!ofOther || !/^you\b/.test(yours)),
  )?.yours;
}
