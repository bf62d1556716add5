import { either, orOutright, together } from '../patterns.ts';

/** Whoever stands above them at work, as the one who does it: not 'my boss's house', not 'I told my boss'. */
export const boss =
  "(?<!\\b(?:told|tell|to|at|from|with|about|like|sent|on|called|asked|ask|of|and|am|i'm|im|as|become|became) )(?:\\b(?:my|our|the|a|this|new|that) (?:\\w+ ){0,2}?|(?:^|\\n|[.!?] )(?:head |line |so |and |then )?)(?:boss|bosses|mana?ger|supervisor|foreman|gaffer|team ?lead(?:er)?|team-leader|chef|matron|director|ceo|oga|superior|head ?teacher|headmaster|principal|head nurse|ward sister|dispatcher|overseer|skipper|sergeant|consultant)\\b(?!['’]s|s['’]| of )";

/** The talk is of a place of work. */
export const atWork =
  /\b(?:at work|work (?:today|tomorrow|yesterday|tonight)|go(?:ing)? (?:in)?to work|from work|my job|the job|our boss|my boss|mana?ger|supervisor|foreman|colleagues?|co-?workers?|workmates?|shifts?|the office|my office|my desk|hr|customers?|clients?|patients?|the ward|staff ?room|meetings?|my team|the team|warehouse|the depot|the garage|break room|the (?:whole )?kitchen|the till|the accounts|the van|the director|on site|the site|payroll|invoice|kitchen porter|apprentice|trainee)\b/;

/** A stretch within one sentence. */
export const near = '[^.?!\\n]{0,70}?';

/** Heard too by all the words of any one of these ways, wherever in the talk each of them stands. */
export const orAll = (signs: readonly RegExp[], ...ways: readonly (readonly RegExp[])[]): RegExp[] =>
  orOutright(either(...ways.map((words) => together(...words))), ...signs);
