import type { Clause, Reading } from '../reading/reading.ts';
import type { Situation } from './follow-ups.ts';
import { farewells } from './lines/farewells.ts';
import type { Scene } from './reply.ts';
import { dayPart } from './say.ts';

const bedtime =
  /\b(?:good ?night|nighty?|nite|night[- ]night|sleep|to bed|off to bed|bed(?=[.!,]|$)|lights out|buonanotte|bonne nuit|gute nacht|buenas noches|dobranoc|turn in|curl up|alarm'?s? (?:is )?(?:at|set)|night(?=[.!,x ]*$|[,.] )|^night)\b/i;
const calledAway =
  /\b(?:(?:is|are|'s|'re|s) (?:stirring|waking|crying|calling|coming|here|home|back|starting|up|ringing|waiting|ready|burning|knocking|at the door)|bleep|pager|alarm|door ?bell|hang on|brb|back in a (?:bit|minute|sec)|(?:meeting|class|lesson|shift|train|bus|bell|lecture|appointment) (?:in|at|is|starts|now)|shift at|my (?:bus|train|stop|break|turn)|for (?:tea|dinner|lunch|prayer|maghrib|school)|to (?:work|study|school|class|the ward)|(?:dinner|tea|toast|bread|milk)'?s? (?:burning|boiling|ready))\b/i;
const weekday = /\b(?:on |this |next )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)\b/i;
const rightNow = /\b(?:now|for a (?:bit|while|minute)|straight away|right away|first)\b/i;
/** What they go and do: 'you'll post him a card', and no telling of how it is. */
const plans =
  /^you(?:'ll| will| shall| are going to|'re going to) (?:just )?(?!be\b(?! (?:at|there|by|in|back|waiting|outside|on)\b)|have to\b|need\b|go (?:to (?:bed|sleep)|now|up|then|off)\b|leave\b|sleep\b|stop\b|never\b|not\b|talk\b|see\b|think\b|try\b|lie\b|head\b|turn\b|let (?:you|me)\b|come back\b|get (?:some|back|going|to|off|on)\b|put (?:this|the (?:phone|light|kettle))\b)/;
const grumbling =
  /\b(?:you (?:didn'?t|did not|never|haven'?t|weren'?t|were not|were(?:n'?t)?) (?:really |exactly |actually )?(?:answer\w*|help\w*|(?:a lot|much|any|no|of (?:much|any)) (?:of )?(?:help|use)|useful|listen\w*|say|understand)|no (?:help|use)|not (?:much|a lot|any) (?:of )?(?:help|use)|waste of time|a fat lot|useless|pointless)\b/i;
const foundIt =
  /\b(?:i(?:'ve| have)? (?:think i(?:'ve| have)? )?(?:answered it|worked it out|figured it out|sorted it|got there|found it|know now)|think i(?:'ve| have) (?:answered|worked|figured|sorted|found|got))\b/i;
const thanking = /\b(?:thank\w*|cheers|ta|bless you|ty|grateful|you(?:'ve| have) (?:been|kept|helped)|it helped)\b/i;
const laughing = /\b(?:made me (?:laugh|smile)|lo+l|haha\w*|laugh(?:ed|ing)?)\b|😂|🤣/i;

/** A farewell: one thing they take along is taken up, then one warm word. Nothing is asked, and nobody is held. */
export function takeLeave({ turn, reading, state, draft, toWren }: Scene): Situation {
  const name = turn.person.firstName.trim();
  const text = turn.message;
  const called = calledAway.test(text);
  const night = bedtime.test(text);
  const { tone } = turn.person;
  state.pending = null;
  const blanks = { comma_name: name ? `, ${name}` : '', day: dayPart(turn.now) };
  const plan = reading.clauses.findLast(isPlan);
  const [, day] = (plan && weekday.exec(plan.yours)) ?? [];
  const planned = day && day !== 'tomorrow' ? day.charAt(0).toUpperCase() + day.slice(1) : day;
  const grumbles = toWren.protest !== '' || grumbling.test(text);
  if (grumbles) draft.add(farewells.owned);
  if (grumbles && foundIt.test(text)) draft.add(farewells.ownAnswer);
  else if (plan && rightNow.test(plan.yours)) draft.add(farewells.planNow);
  else if (plan && wordsOf(plan) <= 14 && wordsOf(plan) >= 4) draft.add(farewells.plan, { c: plan.yours });
  else if (plan) draft.add(planned ? farewells.planFor : farewells.luck, { ...blanks, planned });
  else if (!grumbles && reading.words >= 9) draft.add(besides(reading, text));
  const hard = state.felt.some((one) => /^(?:sadness|hopelessness|shame|fear|hurt)$/.test(one.family));
  const own = tone === 'casual' ? farewells.casual : tone === 'professional' ? farewells.professional : [];
  const lines = night
    ? called
      ? farewells.calledAtNight
      : farewells.night
    : called
      ? farewells.called
      : hard && draft.parts.length === 0
        ? [...farewells.hard, ...farewells.any]
        : [...own, ...farewells.any];
  if (!draft.add(lines, blanks)) draft.add(farewells.any, blanks);
  return 'none';
}

/** What is said to what else the message holds. */
function besides({ heavy, mood, words }: Reading, text: string): readonly string[] {
  if (heavy || (mood === 'hard' && words >= 14)) return farewells.heavy;
  if (mood === 'good' || laughing.test(text)) return farewells.glad;
  return thanking.test(text) ? farewells.thanked : [];
}

const isPlan = ({ yours }: Clause): boolean => plans.test(yours) && wordsOf({ yours }) <= 18;
const wordsOf = ({ yours }: Pick<Clause, 'yours'>): number => yours.split(' ').length;
