import { adviceAsked } from '../reading/advice-asked.ts';
import type { OfWren } from '../reading/of-wren.ts';
import { latestOther } from '../reading/people.ts';
import { asksAnything, sentencesIn } from '../reading/question-of.ts';
import { weightiest } from '../reading/read-message.ts';
import { refusedThing } from '../reading/refusals.ts';
import { kindsRefused, nameOfKind, refusedKindSaid } from '../reading/refused-kinds.ts';
import { turnText } from '../reading/second-person.ts';
import { answerAdvice } from './answer-advice.ts';
import { answerAsked } from './answer-asked.ts';
import { answerKnown, answerOpen, answerPlan } from './answer-known.ts';
import { answerByForm, answerOutright } from './answer-outright.ts';
import { answerSought, kindSought } from './answer-sought.ts';
import { answerToQuestion } from './answered-back.ts';
import { askSimply } from './ask-simply.ts';
import { answerBarelySaid } from './barely-said.ts';
import { answerBodilyDanger } from './bodily-danger.ts';
import { takeBrightly } from './brightly.ts';
import { askWhatItIs, meetCourtesies, sayYes } from './courtesies.ts';
import { todayOf } from './day-of.ts';
import { takeDecision } from './decided.ts';
import { answerDoing } from './doing.ts';
import { answerFewWords } from './few-words.ts';
import { giveFirstWords, isAfterWords } from './first-words.ts';
import type { Situation } from './follow-ups.ts';
import { answerForeign } from './foreign.ts';
import { giveCounsel, leanToCounsel } from './give-counsel.ts';
import { answersWhen, goOnWithGoal, openGoal } from './goal-setting.ts';
import { goOn } from './going-on.ts';
import { isGrave } from './grave.ts';
import { answersOutcome, takeOutcome } from './how-it-went.ts';
import { ideaFor } from './idea.ts';
import { goOnInspired, inspire } from './inspiring.ts';
import { explain, ownNoCard } from './knowing.ts';
import { takeLeave } from './leave-taking.ts';
import { answerAside, answerNod } from './left-asking.ts';
import { noticeJest, takeLightly } from './lightly.ts';
import * as answers from './lines/answers.ts';
import * as frames from './lines/frames.ts';
import * as requests from './lines/requests.ts';
import * as starters from './lines/starters.ts';
import { adviseInMatter } from './matters/asked-in-matter.ts';
import { matterNow } from './matters/matters.ts';
import { askAfterRight, goBack, mendAlone, ownUp, putRight } from './mend.ts';
import { momentNamed } from './moments/moments.ts';
import { answerOwnQuestion } from './own-question.ts';
import { earlierGoals, hasItsDayCome, saidWhen } from './progress.ts';
import { answerPutToWren } from './put-to-wren.ts';
import type { Scene } from './reply.ts';
import { answerRequest } from './requests.ts';
import { endAsking, say } from './say.ts';
import { slowDown, sortPile } from './sorting.ts';
import { takeUp } from './taking-up.ts';
import { takeKindTurn, takeTurn } from './talk-turns.ts';
import { tellWhatIsKnown } from './tell-what-is-known.ts';
import { easeEnglish } from './their-english.ts';
import { answerWording } from './words-to-send.ts';

/**
 * Answers what asks for one particular answer: a leave-taking, a question about Wren, a complaint, the four starters,
 * an offer taken or turned down, a goal in the making. Undefined when the message is simply something told.
 */
export function respond(scene: Scene): Situation | undefined {
  const { state } = scene;
  // What harms the body outranks all else; and a link or one long word is of no language.
  const isMet = scene.courtesies.said.length > 0;
  const first =
    answerBodilyDanger(scene) ??
    (isMet ? meetCourtesies(scene, greeting) : undefined) ??
    answerBarelySaid(scene, greeting);
  if (first) return first;
  if (scene.reading.act === 'foreign') {
    scene.draft.parts.push(answerForeign(scene.reading.language, state.sentences, scene.turn.person.country));
    return 'none';
  }
  const met = isMet ? undefined : meetCourtesies(scene, greeting);
  if (met) return met;
  const doing = answerDoing(scene);
  if (doing) return doing;
  // Who leaves with a grumble gets it owned in the farewell, and no more about it.
  if (scene.reading.act === 'goodbye' && !answersWhen(scene) && !answersOutcome(scene))
    // 'I'll try it tonight, thanks' takes up what was held out.
    return scene.reading.detail === 'plans' && state.pending && state.pending.kind !== 'question'
      ? respond({ ...scene, reading: { ...scene.reading, act: 'share', detail: '' } })
      : takeLeave(scene, answerAgain);
  const goal = takeOutcome(scene) ?? goOnWithGoal(scene) ?? meetRefusal(scene);
  if (goal) return goal;
  const { reading, toWren } = scene;
  // 'Is it normal to worry about money?' asks for no price.
  const explained = answerNod(scene) ?? explain(scene);
  if (explained) return explained;
  // What is asked of Wren itself is answered before anything else that its words may sound like.
  // What is remembered is told, where there is anything.
  // 'How do I start?' is of this place before anything was told, and later of what was.
  const isOfTheirs = state.turn > 1 && starting.test(reading.text);
  if (reading.asksWren && reading.detail === reading.asksWren.of && toWren.protest !== 'again' && !isOfTheirs)
    return tellWhatIsKnown(scene) ?? answerAdvice(scene) ?? aboutWren(scene);
  // 'Can you give me any tips?' asks for them, and not what Wren can do.
  if (toWren.asks && !adviceAsked(scene.whole) && !isOfTheirs) tellOfWren(scene, toWren.asks);
  const little = answerFewWords(scene);
  if (little) return little;
  const kindly = takeKindTurn(scene);
  if (kindly) return kindly;
  const requested = answerRequest(scene) ?? meetBeginning(scene) ?? answerAdvice(scene);
  if (requested) return requested;
  const bright = takeBrightly(scene);
  if (bright) return bright;
  const begun = goOn(scene);
  if (begun) return begun;
  const owned = ownUp(scene);
  // What is asked in the same breath as a complaint is answered, and not only owned to.
  const outright = answerAside(scene) ?? answerWording(scene) ?? answerOutright(scene);
  if (outright) return outright;
  const back = goBack(scene);
  if (back) return back;
  const corrected = askAfterRight(scene);
  if (corrected) return corrected;
  if (owned && toWren.rest === '') return mendAlone(scene, answerAgain, ideaFor);
  const right = putRight(scene) ?? (owned ? askSimply(scene) : undefined);
  if (right) return right;
  noticeJest(scene);
  const own =
    answerOwnQuestion(scene) ?? judgeOf(scene) ?? answerToQuestion(scene) ?? takeTurn(scene) ?? answerPlan(scene);
  if (own) return own;
  const goesOn = goOnInspired(scene) ?? sortPile(scene);
  if (goesOn) return goesOn;
  if (/^(?:share|yes|no|unsure|thanks|advice|step)$/.test(reading.act)) {
    const taken = takeUp(scene) ?? takeDecision(scene);
    if (taken) return taken;
  }
  if (reading.heavy && !/^(?:goodbye|medication|about-wren)$/.test(reading.act))
    return giveCounsel(scene) ?? answerAsked(scene);
  const known = tellWhatIsKnown(scene) ?? giveCounsel(scene);
  if (known) return known;
  switch (reading.act) {
    case 'gibberish':
      say(scene, answers.unclear);
      return 'unclear';
    case 'medication':
    case 'diagnosis':
    case 'override':
    case 'sexual':
    case 'insult':
      state.pending = null;
      scene.draft.isRefused = () => false;
      say(scene, answers.boundaries[reading.act] ?? [], { med: medicine.exec(reading.text)?.[0].toLowerCase() });
      return 'light';
    case 'about-wren':
      // 'How do you tell your mum?' asks for words, and nothing of Wren.
      if (isAfterWords(scene) && !isGrave(scene)) return giveFirstWords(scene) ?? aboutWren(scene);
      if (isOfOthers(scene)) return answerSought(scene) ?? aboutWren(scene);
      if (reading.detail === 'use' && state.turn > 1 && starting.test(reading.text))
        return answerByForm({ ...scene, reading: { ...reading, act: 'share', detail: '' } });
      if (reading.detail === 'would') return adviseInMatter(scene) ?? answerSought(scene) ?? wouldDo(scene);
      if (reading.detail === 'bot') return onlyAProgram(scene);
      return aboutWren(scene);
    case 'complaint':
      return complaint(scene);
    case 'correction':
      state.pending = null;
      say(scene, reading.clauses.length > 0 ? answers.corrections : [...answers.corrections, answers.askAgain]);
      // They said what they did mean: that is answered.
      if (reading.clauses.length > 0) return undefined;
      return 'complaint';
    case 'thanks':
      if (reading.detail !== 'sorry' && state.turn === 1) return askWhatItIs(scene);
      say(scene, reading.detail === 'sorry' ? answers.apologies : answers.thanks);
      return state.turn > 1 ? 'room' : 'light';
    case 'greeting':
      return greeting(scene);
    case 'small-talk':
      say(scene, answers.smallTalk[reading.detail] ?? []);
      return 'light';
    case 'goal':
      return openGoal(scene);
    case 'inspiration':
      // Whoever tells in the same breath what is hard is heard in that first.
      if (reading.mood === 'hard' && reading.words > fewWords) return undefined;
      return inspire(scene);
    case 'listen':
      if (reading.words > 14) return undefined;
      return onlyListen(scene);
    case 'step':
      return undefined;
    default:
      return (
        beginning(scene) ??
        (scene.reading.asked ? undefined : leanToCounsel(scene)) ??
        answerByForm(scene) ??
        answerSought(scene) ??
        answerAsked(scene) ??
        answerKnown(scene) ??
        slowDown(scene) ??
        answerOpen(scene) ??
        answerPutToWren(scene) ??
        takeLightly(scene) ??
        easeEnglish(scene) ??
        ownNoCard(scene)
      );
  }
}

const starting = /\b(?:how|where) (?:do|should|would|can|could) (?:i|one|you) (?:even |ever )?(?:start|begin)[?!. ]*$/i;

/** With no more words than these a wish to be cheered up is told by itself. */
const fewWords = 10;

/** 'Is that sad?' and 'would that be too much?' are answered before anything is taken up. */
const judgeOf = (scene: Scene): Situation | undefined =>
  /^(?:judged|plan)$/.test(kindSought(scene)?.kind ?? '') && !isGrave(scene)
    ? (answerPlan(scene) ?? answerSought(scene))
    : undefined;

/** A question in 'you' that is not put to Wren: 'how do you tell someone …'. */
const isOfOthers = (scene: Scene): boolean => {
  const found = kindSought(scene);
  return found !== undefined && found.odds >= 0.5 && !/^(?:to-wren|would-you|tell|fact)$/.test(found.kind);
};

const announcing =
  /^(?:(?:hi|hello|hey|so|well|ok|okay),? )*(?:i(?:'d like| want| need| would like|'ve got)|can i|could i|there(?:'s| is)) (?:to )?(?:(?:talk|think) (?:through|about|over|(?:out loud|aloud) about|something through) )?something(?: (?:i (?:want|need|would like) to talk (?:about|through)|through))?(?: (?:that's|that is|that has been) on my mind)?[.!?]*$/i;

/** What may open a talk and is answered by a room of its own. */
const ownRoom =
  /^(?:about-wren|listen|greeting|thanks|foreign|gibberish|insult|override|sexual|medication|diagnosis|complaint|inspiration|goal)$/;

/** 'Today was a lot', 'don't know what to write': nothing told and nothing asked yet, whatever else its words may sound like. */
function meetBeginning(scene: Scene): Situation | undefined {
  const { reading, draft } = scene;
  if (reading.heavy || ownRoom.test(reading.act)) return undefined;
  const matter = matterNow(scene);
  if (!matter?.alone || !draft.add(matter.hear)) return undefined;
  return endAsking(scene, matter.ask);
}

/** 'I want to talk through something that's on my mind': the beginning, and nothing told yet. */
function beginning(scene: Scene): Situation | undefined {
  if (!announcing.test(scene.reading.text)) return undefined;
  say(scene, scene.state.noQuestions ? starters.talkThrough.slice(0, 1) : starters.talkThrough);
  return 'light';
}

/** What they asked a moment ago, answered now. */
const answerAgain = (asked: Scene): Situation | undefined =>
  asked.reading.act === 'about-wren' && asked.reading.detail !== 'would'
    ? aboutWren(asked)
    : (answerOutright(asked) ?? giveCounsel(asked) ?? answerAsked(asked));

const medicine =
  /\b(?:xanax|prozac|zoloft|sertraline|lexapro|valium|melatonin|antidepressants|ssris|adderall|lithium|ambien|ibuprofen|paracetamol|tylenol|sleeping (?:pills|tablets)|painkillers|citalopram|propranolol|ritalin|seroquel|mirtazapine|fluoxetine)\b/i;

function complaint(scene: Scene): Situation | undefined {
  const { reading, state, draft } = scene;
  if (state.pending?.kind === 'offer' || state.pending?.kind === 'after-step') state.refused.push(state.pending.step);
  state.pending = null;
  if (reading.detail === 'advice') return keepAdviceBack(scene);
  const instead = /\b(?:talk|speak) about (?!something)((?:\w+ ){0,2}\w+) instead\b/i.exec(reading.text)?.[1];
  if (instead && reading.detail === 'subject')
    draft.add(answers.turnedTo, {
      thing: /^[A-Z]/.test(instead) ? instead : turnText(instead),
    });
  // 'Can we talk about something else? My new job starts Monday': what they turn to is told already.
  const next = reading.detail === 'subject' ? sentencesIn(reading.text).filter((one) => !turnsAway.test(one)) : [];
  if (next.some((one) => !asksAnything(one) && one.split(' ').length >= 3)) {
    state.topics = {};
    state.topic = '';
    state.moment = '';
    state.telling = '';
    draft.add(answers.turnedGladly);
    scene.hearOnly(next.join(' '));
    return undefined;
  }
  say(scene, answers.complaints[reading.detail] ?? []);
  if (reading.detail === 'stop') return 'none';
  if (reading.detail === 'subject') {
    state.topics = {};
    state.topic = '';
    state.moment = '';
    return 'light';
  }
  if (/^(?:useless|missed|repeat|robotic)$/.test(reading.detail)) return repair(scene);
  if (state.noQuestions || state.listenOnly || /^(?:leave-it|long)$/.test(reading.detail)) draft.add(frames.room);
  else draft.add(answers.afterComplaint);
  return 'complaint';
}

/** Says that they turn to something else, and not yet to what. */
const turnsAway =
  /\b(?:something else|(?:change|different|another|new|other) (?:the )?(?:subject|topic)|(?:leave|drop|park) (?:that|this|it)|not talk about)\b/i;

/** 'No, I won't join a club', 'please don't tell me to breathe': that kind of thing is turned down, and no other. */
function meetRefusal(scene: Scene): Situation | undefined {
  const { reading, state, turn } = scene;
  const [kind] = kindsRefused(reading.text);
  const { pending } = state;
  const isOffered = pending?.kind === 'offer' || pending?.kind === 'permission' || pending?.kind === 'after-step';
  if (!kind || reading.heavy || reading.asked || reading.words > 18 || reading.act === 'complaint') return undefined;
  const text = turn.message.replaceAll('’', "'");
  const isOfThisTalk =
    reading.words <= 10 &&
    (ofThisTalk.test(kind) ? /^i\b/i.test(text) : /^(?:groups|professionals)$/.test(kind) && flatly.test(text));
  if (!isOffered && !isOfThisTalk && !saidToWren.test(text)) return undefined;
  if (pending?.kind === 'offer' || pending?.kind === 'after-step') state.refused.push(pending.step);
  state.pending = null;
  scene.draft.add(answers.kindKeptBack, { thing: refusedKindSaid(nameOfKind(kind)) });
  return backToTold(scene, []);
}
const flatly = /^i(?:'m not| am not| won't| will not| don't do| refuse)\b/i;
/** Kinds that hardly anybody but a listener holds out. */
const ofThisTalk = /^(?:breathing|writing|stillness|exercises|gratitude)$/;
const saidToWren =
  /^(?:(?:ok(?:ay)?|but|and|just|um+|well|oh|ugh|sorry|yes|yeah),? )*(?:no\b|nope|nah|please|pls|don't|dont|do not|stop\b|anything but|nothing with|can you not|without|not (?:the|another|that|a)\b|spare me|skip|enough)|\b(?:suggest|recommend|tell me|offer|advise|say)\b/i;

/** Says that none will come, by the name they gave it, and goes on with what they told in the same breath. */
function keepAdviceBack(scene: Scene): Situation {
  const { reading, draft } = scene;
  const thing = refusedThing(reading.text);
  const [promises = [], stays = []] = answers.complaints.advice ?? [];
  if (!(thing && draft.add(answers.keptBack, { thing }))) draft.add(promises);
  return backToTold(scene, stays);
}

/** After a refusal: what they told beside it, or last, or that it is heard. */
function backToTold(scene: Scene, stays: readonly string[]): Situation {
  const { reading, draft, state, turn } = scene;
  const told = weightiest(reading).find(
    ({ kind, yours }) =>
      !/^(?:fragment|belief)$/.test(kind) && yours.length > 15 && !/\b(?:suggest|recommend)\b/.test(yours),
  );
  if (told && turn.person.length !== 'short') {
    draft.add(frames.restatements.state, { c: told.yours }, 12);
  }
  const back = told
    ? undefined
    : state.said.findLast(({ turn: at, kind }) => at < state.turn && /^(?:event|state)$/.test(kind));
  if (!(back && draft.add(answers.staysWith, { back: back.yours }, 12))) draft.add(stays);
  draft.add(frames.room);
  return 'complaint';
}

/** Does it differently at once: back to the last thing they told, and then what stands open there. */
function repair(scene: Scene): Situation {
  const { state, draft, reading } = scene;
  const told = state.said.filter(
    (one) => one.turn < state.turn && one.kind !== 'belief' && !/^you're (?:looking for|wondering)/.test(one.yours),
  );
  const back = told.find((one) => one.turn === told.at(-1)?.turn)?.yours;
  // Someone who was only handed their own words back is not handed them once more.
  const fresh = told.at(-1)?.turn !== state.turn - 1;
  if (back && (reading.detail === 'missed' || (fresh && reading.detail !== 'repeat')))
    draft.add(answers.repairs, { back });
  const moment = momentNamed(state.moment);
  if (moment && !state.noQuestions) {
    draft.add(moment.hear);
    draft.add(moment.ask, { who: latestOther(state.others) });
    return 'complaint';
  }
  draft.add(state.noQuestions ? frames.room : answers.afterComplaint);
  return 'complaint';
}

/** A direct question about Wren: answered, and where something was told before, back to it by name. */
function aboutWren(scene: Scene): Situation {
  const { turn, reading, state, draft } = scene;
  const parts =
    (turn.offTheRecord && answers.aboutWrenOffTheRecord[reading.detail]) ||
    answers.aboutWren[reading.detail] ||
    answers.aboutWren.able ||
    [];
  const [last] = parts.slice(-1);
  if (reading.detail === 'help') return sayYes(scene);
  if (reading.detail === 'lived' || reading.detail === 'copes') {
    say(scene, parts.slice(0, -1));
    return endAsking(scene, answers.andYou[reading.detail]);
  }
  if (last !== answers.back) {
    say(scene, parts);
    return state.turn > 1 ? 'room' : 'light';
  }
  say(scene, parts.slice(0, -1));
  const told = state.said.findLast(({ turn: at, kind }) => at < state.turn && /^(?:event|state)$/.test(kind));
  if (!(told && draft.add(answers.wentBefore, { back: told.yours })))
    draft.add(state.turn > 1 ? last : answers.welcome);
  return state.turn > 1 ? 'room' : 'light';
}

/** The same in a sentence or two, where more was told than asked: what they told is answered after it. */
function tellOfWren({ turn, draft }: Scene, asks: OfWren): void {
  const known = (turn.offTheRecord && answers.aboutWrenOffTheRecord[asks]) || answers.aboutWren[asks] || [];
  const parts = known.filter((lines) => lines !== answers.back);
  draft.addAll(parts.slice(0, /^(?:help|there|use|language|feel|life|lived)$/.test(asks) ? 1 : 2));
}

/** 'What would you do?': no life to answer from, and so the question is handed back. */
function wouldDo(scene: Scene): Situation {
  const { draft, reading } = scene;
  const [first, last] = answers.aboutWren.would ?? [];
  draft.add(first ?? []);
  if (reading.asked?.ways.length === 2)
    draft.add(answers.twoWays, {
      a: reading.asked.ways[0],
      b: reading.asked.ways[1],
    });
  return endAsking(scene, last ?? []);
}

/** 'You wouldn't get it, you're a bot': granted, and then back to what they were telling. */
function onlyAProgram(scene: Scene): Situation {
  const { draft, state, turn } = scene;
  const [granted, meant, asks] = answers.aboutWren.bot ?? [];
  draft.add(granted ?? []);
  if (turn.person.length !== 'short') draft.add(meant ?? [], {}, 30);
  const back = state.said.findLast(
    ({ turn: at, kind, yours }) =>
      at < state.turn && !/^(?:belief|fragment|wish)$/.test(kind) && !/^you're (?:looking for|wondering)/.test(yours),
  );
  if (back) draft.add(answers.wentBefore, { back: back.yours }, 12);
  if (state.noQuestions || !draft.add(asks ?? [])) {
    draft.add(frames.room);
    return 'room';
  }
  state.pending = { kind: 'question' };
  return 'question';
}

/** With something told before, that is what is listened to; with nothing, the talk begins there. */
function onlyListen(scene: Scene): Situation {
  const { state, draft } = scene;
  const told = state.said.findLast(({ turn, kind }) => turn < state.turn && /^(?:event|state|inability)$/.test(kind));
  if (told && draft.add(requests.onlyListening)) {
    draft.add(requests.listeningTo, { back: told.yours }, 8);
    draft.add(requests.listeningOn);
    return 'room';
  }
  say(scene, state.noQuestions ? starters.listening.slice(0, -1) : starters.listening);
  return 'light';
}

function greeting(scene: Scene): Situation {
  const { state, draft, turn } = scene;
  const today = turn.now.toISOString().slice(0, 10);
  const promise =
    !state.noQuestions &&
    state.promised.find((one) => !one.asked && (one.id || (one.at.slice(0, 10) !== today && hasItsDayCome(one, turn))));
  if (promise) {
    say(scene, answers.greetings.slice(0, 1));
    if (draft.add(starters.promisedEarlier, { promise: promise.what })) {
      promise.asked = true;
      state.pending = { kind: 'outcome', what: promise.what };
      return 'question';
    }
  }
  const [ahead] = state.turn === 1 && !turn.offTheRecord ? earlierGoals(turn).ahead : [];
  const when = ahead && saidWhen(ahead, todayOf(turn));
  if (ahead && when) {
    say(scene, answers.greetings.slice(0, 1));
    if (draft.add(starters.stillAhead, { goal: ahead.what, when })) {
      draft.add(answers.greetings[2] ?? []);
      return 'light';
    }
  }
  const told = ahead ? undefined : state.said.findLast(({ turn: at }) => at < state.turn);
  if (told && draft.add(answers.greetedAgain)) {
    draft.add(answers.wentBefore, { back: told.yours });
    return 'room';
  }
  const concern = scene.turn.person.concerns[0];
  if (concern && state.turn === 1 && scene.turn.person.length !== 'short') {
    say(scene, [...answers.greetings.slice(0, 2), answers.greetingsWith], { concern });
    return 'light';
  }
  say(scene, answers.greetings);
  return 'light';
}
