import { exercises, exerciseTag } from '@wren/contract/exercises.ts';
import { lead } from '../reading/going.ts';
import { goesBackTo, kin, wordOf } from '../reading/going-back.ts';
import { sentencesIn } from '../reading/question-of.ts';
import { nameOfKind } from '../reading/refused-kinds.ts';
import { turnText } from '../reading/second-person.ts';
import { cite } from './cite.ts';
import { counselForMatter } from './counsel/fitting-counsel.ts';
import { exerciseUnder } from './doing.ts';
import type { Lines } from './draft.ts';
import type { Situation } from './follow-ups.ts';
import { giveCounsel } from './give-counsel.ts';
import { ideaFor } from './idea.ts';
import * as lines from './lines/requests.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import type { ListenerState } from './state.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

type Said = ListenerState['said'][number];

const begins = `(?:${lead}|(?:please|hey|hi|wren|can you|could you|will you|would you|you|just|maybe|i(?: just| really)? (?:need|want|would like|'d like)(?: you)? to|i(?:'d| would) (?:like|love)(?: you)? to),? )*`;
const ends =
  '(?:,? (?:please|pls|now|right now|then|a bit|a little|for (?:a (?:bit|minute|second|while|moment)|once|now)|today|tonight|wren|will you|would you|thanks?|if you can))*[.!?… ]*$';
const whole = (what: string): RegExp => new RegExp(`^${begins}(?:${what})${ends}`, 'i');

const small =
  '(?:(?:very |really |tiny |little )*(?:small(?:est)?|tin(?:y|iest)|little|easy|easiest|first|next|single|simple|simplest|concrete|one|manageable))';
const stepAsked = new RegExp(
  `^(?:.*[.!,] )?${begins}(?:(?:give|tell|show|name|find) me (?:just |only )?(?:(?:a|the|one|some|very) )*${small}+ ?(?:${small} )*(?:step|thing|task)\\b|(?:what(?:'s| is| would be)|tell me) (?:the |a |one )*(?:very )?(?:${small} )+(?:step|thing)\\b|(?:just )?(?:the|a|one) (?:very )?(?:${small} )+(?:step|thing) (?:i (?:can|could|should) (?:do|take|try)|to (?:do|take|start|begin))|(?:one|a) (?:${small} )*(?:step|thing) i (?:can|could)|(?:i need |give me |tell me )?(?:something|anything) (?:small |easy |simple )?(?:to do|i can do)${ends}|i need (?:a|one) (?:${small} )+step\\b)`,
  'i',
);
const worked =
  'tense|stressed(?: out)?|wound up|on edge|shaky|shaking|trembling|panicky|panicking|panicked|freaking out|nervous|anxious|agitated|restless|jittery|keyed up|so worked up|hyperventilating';
const calmAsked = new RegExp(
  `^(?:.*[.!,] )?${begins}(?:(?:help me (?:to )?|what (?:would|could|can|might) (?:help me |calm me )?(?:to )?|how (?:do|can|could) i |i (?:need|want) (?:help |to )?|i (?:can'?t|cannot)(?: seem to)? )(?:calm(?:ing)?(?: myself)?(?: down)?|relax(?:ing)?|settle down|breathe|unwind|stop (?:shaking|trembling|panicking)|slow (?:down )?my (?:breath\\w*|heart|thoughts)|calm my (?:nerves|mind|body|breathing))|calm me(?: down)?|i(?:'m| am| feel)(?: so| really| very| all| too| just)* (?:${worked})\\b[^?]{0,40}?(?:,|\\.|\\band\\b| -)? ?(?:what (?:should|can|do|could) i do|what (?:helps|now|to do)|help(?: me)?|any ideas)|my (?:chest|heart|hands?|stomach|body|whole body) (?:is|are|feels?|won'?t|keeps?) [^?]{2,30}, what (?:helps|can i do|do i do|should i do))(?: before [^?]{2,30}| in \\w+)?${ends}`,
  'i',
);
const frightened =
  /^(?:.*[.!] )?i(?:'m| am)(?: so| really| very| just)* (?:scared|afraid|terrified|frightened|nervous|dreading|anxious)\b[^?]{4,70}?[,.;]? (?:(?:and|so) )?(?:what (?:can|should|do|could) i do|what (?:helps|would help)|how (?:do|can) i (?:face|do|manage|survive) (?:it|that|this))\b[^?]{0,20}\?*$/i;
const doAsked = whole(
  'tell me (?:exactly |honestly )?what (?:to do|i (?:should|can|could|must|have to) do)|what (?:do|should|can) i do now|wwyd|what now|so what now|advise me|i need (?:your )?advice|give me (?:some |your |an? )?(?:honest )?advice',
);
const distractAsked = whole(
  "(?:distract|entertain|amuse) me(?: from (?:it|this|that|everything))?|i (?:need|want|could use) (?:a |some )?distract\\w+|(?:help me )?(?:take|get|keep) my mind off (?:it|this|that|things|everything|him|her|them|work)|(?:let'?s |can we |could we )?play (?:a|some) games?|(?:i need|give me|tell me) something (?:else )?to (?:think about|take my mind off (?:it|this))|ask me (?:something|anything) (?:else|random|silly|fun|light)|talk to me about (?:anything|something) else|(?:tell me|ask me|say) something random",
);
const storyAsked = whole('tell me (?:a|another|some|any) (?:\\w+ )?stor(?:y|ies)(?: about .{2,20})?');
const kindAsked = whole(
  '(?:say|tell me|give me) (?:something|a word|some ?thing|one thing|anything) (?:really )?(?:kind|nice about me|comforting|gentle|warm|sweet|reassuring|encouraging|soothing)(?: to me)?|(?:say|tell me) (?:some )?kind words?|(?:some )?kind words|be (?:nice|kind|gentle)(?: to me)?|comfort me|reassure me|encourage me|i (?:could use|need|want) (?:some )?(?:comfort(?:ing)?|reassurance|kindness|encouragement|kind words|a kind word)|make me feel better',
);
const hugAsked = whole(
  '(?:i (?:really |just )?(?:need|want|could use) |give me |can i (?:have|get) )(?:a |some )?(?:big )?(?:hugs?|cuddles?)|hug me|hold me|virtual hug|hugs?',
);
const selfAsked = whole(
  "tell me (?:that )?i(?:'m| am) (?:not (?:a )?(?:bad|terrible|awful|horrible|worthless|useless|failure)(?: (?:person|mother|mum|mom|father|dad|friend|parent|son|daughter|wife|husband))?|(?:doing )?(?:ok(?:ay)?|enough|good enough|all right|alright|worth something|a good (?:person|mother|mum|mom|father|dad|friend)))",
);
const planAsked = new RegExp(
  `^(?:.*[.!,] )?${begins}(?:(?:i need|make me|give me|write me|help me (?:make|with|find|write)|can we make|let'?s make|i want) (?:a |some |my )?(?:simple |little |small |rough |day |daily )*(?:plan|schedule|routine)(?: for (?<span>.{3,24}?))?|(?:help me )?plan (?:my |the )?(?<day>day|week|weekend|tomorrow|morning|evening|night)|(?:how (?:do|can|will|am) i (?:going to )?|help me (?:to )?)(?:get|make it) through (?<through>the (?:day|night|week|weekend|evening|next \\w+)|tomorrow|today|tonight|this (?:day|week|weekend|evening|night|month))|help me (?:sort|organi[sz]e|prioriti[sz]e) (?:it|this|my (?:day|week|tasks|to-?do list|life)|everything)(?: out)?)${ends}`,
  'i',
);
const summaryAsked = whole(
  '(?:summari[sz]e|sum up|recap|sum)(?: for me)?(?: (?:what|everything|all|this|it|my)\\b.{0,40})?|(?:give me |make )?a (?:summary|recap)(?: of .{2,40})?|what (?:have|did) (?:i|we) (?:told you|tell you|said|say|talked about|talk about|discussed)(?: (?:so far|until now|today|in this (?:talk|chat|conversation)|about))?(?: so far)?|what do you (?:have|know|remember)(?: (?:from me|about me|of me))?(?: so far)?|where (?:were we|did we (?:leave off|stop))',
);
const firstAsked = whole(
  'what (?:were we talking about|did we (?:talk|speak) about|did i (?:say|tell you|talk about|mention)|was i (?:saying|telling you))(?: (?:at the (?:very )?(?:start|beginning)|first|to begin with|in the beginning|at first|earlier|before(?: that)?))|what was (?:the )?first thing (?:that )?i (?:said|told you|wrote|mentioned)|how did (?:this|we|i) (?:start|begin)',
);
const aboutAsked =
  /^(?:.*[.!,] )?(?:(?:and|so|ok|wren|please|hey),? )*(?:(?:what (?:did|have) i (?:say|said|tell you|told you|mention(?:ed)?|write|written)(?: (?:to )?you)?|(?:do|can) you (?:still )?remember (?:what i (?:said|told you|wrote)|anything)|remind me (?:of )?what i (?:said|told you)|what do you (?:know|remember)) about|where (?:were we|did we (?:leave off|stop)) (?:with|about|on)) (?!me\b|you\b)([^?.!]{2,30})[?.!]*$/i;
const whenAsked =
  /^(?:(?:and|so|ok|wren|hey|wait),? )*(?:when|what (?:day|time)|at what time)(?:'s| is| was| does| do| did i say) (?:my |the |our |\p{L}+'s )([\w' -]{3,24}?)(?: is| was| again| leaves?| goes?| starts?| opens?| begins?| comes?)*[?.!]*$/iu;
const whereAsked = /^(?:(?:and|so|ok|wren|hey|wait),? )*where (?:am i|was i|are we|do i|did i say)\b[^?.!]*[?.!]*$/i;
const meAsked = whole(
  "what do you (?:know|remember) about me(?: already)?|what(?:'s| is) in (?:your|my) memor(?:y|ies)(?: about me)?",
);
const helpedAsked =
  /^(?:(?:and|so|ok|wren|hey|well),? )*(?:(?:do you (?:know|remember) )?what (?:has |have |had |did |used to )?(?:i (?:do|done|tried?) )?(?:(?:last time|before) )?(?:that )?(?:has |have )?(?:ever |always |usually |really )?(?:help(?:ed|s)?|work(?:ed|s)?|calm(?:ed|s)?|made it (?:better|easier|lighter))(?: me| for me| my \w+)?(?: (?:before|last time|in the past|the most|the last time|so far|best|already|earlier))*|(?:which|what) exercises? (?:has |have |did )?(?:helped?|worked?)(?: me| for me)?(?: (?:before|most|best|last time))?|what did i do (?:last time|before) (?:that |which )?(?:helped|worked))[?.!]*$/i;
const past =
  /\b(?:before|last time|in the past|so far|already|earlier|the most|best|has|have|had|did|ever|exercise)\b/i;

/**
 * What is asked for in so many words and is none of the rooms' own: one small step, to come down, to go back to something, to be
 * told what they said. Undefined where nothing of the kind is asked.
 */
export function answerRequest(scene: Scene): Situation | undefined {
  const { reading, turn } = scene;
  if (reading.heavy || reading.words > 24 || turn.steering !== undefined) return undefined;
  const text = reading.text.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  const wanted = scene.turn.message.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  const asks = (pattern: RegExp) => pattern.exec(text) ?? pattern.exec(wanted);
  if (goesOnDistracted(scene)) return distract(scene, lines.distractAgain);
  const recalled = recall(scene, asks);
  if (recalled) return recalled;
  const back = goesBackTo(wanted);
  if (back) {
    const gone = goBackTo(scene, back, /\bback\b|\breturn|\bagain\b/i.test(wanted));
    if (gone) return gone;
  }
  if (asks(hugAsked)) return comfort(scene, lines.hug, lines.hugAsk);
  const self = asks(selfAsked);
  if (self) return comfort(scene, /\bnot\b/i.test(self[0]) ? lines.notBad : lines.enough);
  if (asks(kindAsked)) return beKind(scene);
  if (asks(storyAsked)) return distract(scene, lines.noStory);
  if (asks(distractAsked)) return distract(scene, lines.distracting);
  if (scene.wish.advice === 'none') return undefined;
  if (asks(calmAsked)) return calm(scene);
  if (asks(frightened)) return giveCounsel(scene) ?? faceIt(scene);
  const plan = asks(planAsked);
  if (plan) return planOut(scene, plan[0]);
  if (asks(stepAsked)) return smallStep(scene);
  if (asks(doAsked)) return whatToDo(scene);
  return undefined;
}

const spoken = ({ turn, reading }: Scene, count: number): string =>
  [...plainly(theirMessages(turn), count), inSmall(reading.text)].join('\n');

/** What they asked of themselves names it best; then what they told just before. */
function smallStep(scene: Scene): Situation | undefined {
  const { draft, reading, state } = scene;
  const found =
    lines.smallSteps.find(({ of }) => of.test(inSmall(reading.text))) ??
    lines.smallSteps.find(({ of }) => of.test(spoken(scene, 2)));
  if (!found && state.said.some(({ turn }) => turn < state.turn)) {
    const idea = ideaFor(scene);
    if (idea) return idea;
  }
  state.pending = null;
  draft.add(lines.stepOpening);
  if (!draft.add(found?.say ?? lines.anyStep) && !draft.add(lines.anyStep)) return ideaFor(scene);
  state.lastOffer = state.turn;
  return endAsking(scene, found?.ask ?? lines.anyStepAsk);
}

function calm(scene: Scene): Situation | undefined {
  const { draft, state, turn } = scene;
  const without = state.refused.includes(nameOfKind('breathing'));
  state.pending = null;
  if (turn.person.length !== 'short') draft.add(lines.calming);
  const isBreath = !without && draft.add(lines.calmBreath);
  const isSaid =
    isBreath && turn.person.length === 'short' ? true : draft.add(lines.calmWithoutBreath, {}, isBreath ? 12 : 0);
  if (!isBreath && !isSaid) return undefined;
  if (isBreath) cite(scene, 'breathing');
  if (!without) exerciseUnder(scene, ['box-breathing', 'five-senses']);
  state.lastOffer = state.turn;
  return endAsking(scene, lines.calmAsk);
}

function faceIt(scene: Scene): Situation | undefined {
  const { draft, state, turn } = scene;
  if (!draft.add(lines.frightened)) return undefined;
  if (turn.person.length !== 'short') draft.add(lines.frightenedToo, {}, 12);
  state.lastOffer = state.turn;
  return endAsking(scene, lines.frightenedAsk);
}

function planOut(scene: Scene, asked: string): Situation | undefined {
  const { draft, state } = scene;
  const isNight = /\b(?:night|tonight|evening)\b/i.test(asked);
  state.pending = null;
  if (!draft.add(isNight ? lines.planTonight : lines.planning)) return undefined;
  if (!isNight) draft.add(lines.planFirst, {}, 12);
  state.lastOffer = state.turn;
  return endAsking(scene, isNight ? lines.planTonightAsk : lines.planAsk);
}

/** With something told before, the idea that is worked out for it; with nothing, what it is about is asked first. */
function whatToDo(scene: Scene): Situation | undefined {
  const { draft, state } = scene;
  if (state.said.some(({ turn, kind }) => turn < state.turn && kind !== 'fragment')) {
    const isWorkedOut = counselForMatter([...theirMessages(scene.turn), scene.turn.message]) !== undefined;
    const isNear = lines.smallSteps.some(({ of }) => of.test(spoken(scene, 2)));
    return !isWorkedOut && isNear ? smallStep(scene) : ideaFor(scene);
  }
  if (!draft.add(lines.whatAbout)) return undefined;
  return endAsking(scene, lines.whatAboutAsk);
}

function distract(scene: Scene, opening: Lines): Situation | undefined {
  scene.state.pending = null;
  scene.draft.add(opening);
  return scene.draft.add(lines.distractAsk) ? 'light' : undefined;
}

/** A few words, after one of those questions, answer it: and another comes. */
function goesOnDistracted({ turn, reading }: Scene): boolean {
  const last = turn.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const list = lines.distractAsk as readonly string[];
  return (
    list.some((one) => last.endsWith(one) || last.endsWith(one.replace('What is', "What's"))) &&
    reading.words <= 14 &&
    /^(?:share|gibberish|unsure)$/.test(reading.act) &&
    reading.mood !== 'hard' &&
    !reading.asked
  );
}

function beKind(scene: Scene): Situation | undefined {
  const told = hardest(scene.state);
  const { draft } = scene;
  scene.state.pending = null;
  if (!(told && draft.add(lines.kindTold, { back: told.yours })) && !draft.add(lines.kind)) return undefined;
  return endAsking(scene, lines.kindAsk);
}

function comfort(scene: Scene, say: Lines, ask = lines.kindAsk): Situation | undefined {
  scene.state.pending = null;
  return scene.draft.add(say) || scene.draft.add(lines.kind) ? endAsking(scene, ask) : undefined;
}

const tells = ({ kind, yours }: Said): boolean =>
  kind !== 'fragment' && kind !== 'belief' && !/^you(?:'re| are) (?:looking for|wondering)\b|\?$/.test(yours);
const before = (state: ListenerState): Said[] => state.said.filter((one) => one.turn < state.turn && tells(one));
const hardest = (state: ListenerState): Said | undefined =>
  before(state)
    .filter(({ yours }) => yours.split(' ').length >= 3 && yours.split(' ').length <= 16 && !/^you want/.test(yours))
    .sort((a, b) => b.weight - a.weight)[0];

/** Whether a sentence names it: by the word itself, by one that stands for it, or by whose name or part in their life it is. */
function names({ state }: Scene, thing: string): (text: string) => boolean {
  const word = wordOf(thing);
  const alike = kin.find((one) => one.test(thing));
  const who = state.others.find((one) => word.test(one.name) || word.test(one.who));
  const ofThem = who && [who.who.replace(/^your /, ''), who.name].filter(Boolean).map((one) => wordOf(one));
  return (text) => word.test(text) || alike?.test(text) === true || ofThem?.some((one) => one.test(text)) === true;
}

/** What they told of something, oldest first: a message that names it tells of it in its other sentences too. */
function toldOf(scene: Scene, thing: string): Said[] {
  const isNamed = names(scene, thing);
  const all = before(scene.state);
  const turns = new Set(all.filter(({ yours }) => isNamed(yours)).map(({ turn }) => turn));
  return all.filter(({ turn }) => turns.has(turn));
}

function goBackTo(scene: Scene, thing: string, isSure: boolean): Situation | undefined {
  const { draft, state } = scene;
  const first = /^(?:the )?(?:first|beginning|start|before|earlier|where we were)\b/i.test(thing);
  const told = first ? before(state).slice(0, 1) : toldOf(scene, thing);
  const [earliest] = first ? told : told.filter(({ yours }) => names(scene, thing)(yours)).concat(told);
  const quote = earliest ? undefined : quotesOf(scene, thing)[0];
  const isNew = /^(?:my|our) [\p{L}' -]{2,24}$/u.test(thing);
  if (!earliest && !quote && !isSure && !isNew) return undefined;
  const bare = /\b(?:thing|stuff|topic|subject|issue)\b/i.test(scene.turn.message)
    ? thing.replace(/^the /i, '')
    : thing;
  const x = turnText(bare).replace(/^[A-Z](?=[a-z]* )/, (c) => c.toLowerCase());
  if (!earliest) {
    const opening = quote ? lines.backTo : isSure && state.turn > 1 ? lines.notTold : lines.takenUp;
    if (!draft.add(opening, { x })) return undefined;
    if (quote) draft.add(lines.quotedWhen, { quote });
    return endAsking(scene, quote ? lines.backAsk : lines.notToldAsk);
  }
  // What lay between is laid down.
  state.moment = '';
  state.telling = '';
  state.topics = earliest.topic ? { [earliest.topic]: 2 } : {};
  state.topic = earliest.topic;
  state.pending = null;
  draft.add(lines.backTo, { x: first ? 'the beginning' : x });
  draft.add(lines.backToTold, { back: earliest.yours }, 10);
  // Of the dead nobody asks what has happened since.
  const isLoss = /\b(?:died|dead|funeral|buried|lost|put down)\b/.test(earliest.yours);
  return endAsking(scene, isLoss ? lines.backToLoss : lines.backAsk);
}

const listed = (told: readonly Said[], most: number): string =>
  [...told]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn)
    .map(({ yours }) => yours)
    .filter((one, at, all) => all.indexOf(one) === at)
    .join('; ');

function recall(scene: Scene, asks: (pattern: RegExp) => RegExpExecArray | null): Situation | undefined {
  const { draft, state, turn } = scene;
  const helped = asks(helpedAsked);
  if (helped && past.test(helped[0])) return whatHelped(scene);
  if (asks(meAsked) && turn.memories.length > 0) {
    const told = turn.memories.slice(0, 4).map((one) => one.charAt(0).toLowerCase() + one.slice(1).replace(/\.$/, ''));
    return draft.add(lines.remembered, { told: told.join('; ') }) ? endAsking(scene, lines.rememberedAsk) : undefined;
  }
  if (asks(firstAsked)) {
    const [first] = before(state);
    if (first) return draft.add(lines.firstThing, { back: first.yours }) ? endAsking(scene, lines.backAsk) : undefined;
  }
  const about = asks(aboutAsked)?.[1];
  if (about) {
    const told = toldOf(scene, about);
    const x = turnText(about.trim()).replace(/^[A-Z](?=[a-z]* )/, (c) => c.toLowerCase());
    const quotes = told.length > 0 ? [] : quotesOf(scene, about);
    if (told.length > 0 && draft.add(lines.toldAbout, { x, told: listed(told, 4) }))
      return endAsking(scene, lines.toldAboutAsk);
    if (quotes[0] && draft.add(lines.quotedWhen, { quote: quotes[0] })) return 'room';
    return undefined;
  }
  const when = asks(whenAsked)?.[1];
  if (when) {
    const quote = quotesOf(scene, when).find((one) => timed.test(one));
    if (quote && draft.add(lines.quotedWhen, { quote })) return 'room';
  }
  if (asks(whereAsked)) {
    const [place, another] = theirMessages(turn)
      .flatMap(sentencesIn)
      .filter((one) => placed.test(one));
    if (place && !another && draft.add(lines.quotedWhen, { quote: place })) return 'room';
  }
  if (asks(summaryAsked) || (asks(meAsked) && turn.memories.length === 0)) {
    const told = before(state);
    if (told.length === 0) {
      const [quote] = theirMessages(turn).flatMap(sentencesIn);
      if (quote && draft.add(lines.quotedWhen, { quote })) return endAsking(scene, lines.toldAboutAsk);
      if (state.turn > 1 || !draft.add(lines.nothingYet)) return undefined;
      return endAsking(scene, lines.nothingYetAsk);
    }
    return draft.add(lines.summary, { told: listed(told, 5) }) ? endAsking(scene, lines.summaryAsk) : undefined;
  }
  return undefined;
}

const timed =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tomorrow|tonight|next|noon|midnight|at (?:\d|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\d ?(?:am|pm)|\d{1,2}[:.]\d\d|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/** 'To Lisbon', 'in Leeds'. */
const placed = /\b(?:to|in|at|near) (?!I\b)\p{Lu}\p{Ll}{2,}/u;

/** Sentences of theirs that name it, in their own words. */
const quotesOf = (scene: Scene, thing: string): string[] => {
  const isNamed = names(scene, thing);
  const stem = new RegExp(`\\b${/[\p{L}]{6}/u.exec(thing.split(' ').at(-1) ?? '')?.[0] ?? '$^'}`, 'i');
  return theirMessages(scene.turn)
    .flatMap(sentencesIn)
    .filter((one) => (isNamed(one) || stem.test(one)) && !one.endsWith('?'));
};

const soothes = /\b(?:help\w*|calm\w*|sooth\w*|relax\w*|better|settles?|eases?)\b/i;
function whatHelped(scene: Scene): Situation | undefined {
  const { draft, turn, extras, state } = scene;
  const best = turn.helped?.[0];
  const memory = turn.memories.find((one) => soothes.test(one));
  const small = memory && memory.charAt(0).toLowerCase() + memory.slice(1).replace(/\.$/, '');
  const told = before(state).find(
    ({ yours }) => /\b(?:helps?|helped|calms?|calmed)\b/.test(yours) && !/n't help|not help/.test(yours),
  );
  if (best && draft.add(lines.helpedBefore, { title: exercises[best.exercise].title })) {
    if (small) draft.add(lines.helpedToo, { memory: small });
    if (!turn.offTheRecord) extras.push(exerciseTag(best.exercise));
    return endAsking(scene, lines.helpedAsk);
  }
  if (small && draft.add(lines.helpedMemory, { memory: small })) return endAsking(scene, lines.helpedAsk);
  if (told && draft.add(lines.backToTold, { back: told.yours })) return endAsking(scene, lines.helpedAsk);
  return draft.add(lines.helpedUnknown) ? endAsking(scene, lines.helpedUnknownAsk) : undefined;
}
