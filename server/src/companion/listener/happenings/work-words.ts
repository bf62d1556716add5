import { naming } from '../tellings/telling.ts';

const ranks =
  '(?:line|area|shift|store|new|team|floor|general|big|deputy|young|own|regional|branch|project|sales|night|duty|kitchen|current)';
const boss = `(?:your|the|our|this) (?:${ranks} )*(?:boss|manager|supervisor|foreman|gaffer|team lead(?:er)?|director|chef|matron|ward sister|owner|superior|overseer|mentor|ceo|headteacher|head teacher|headmistress|headmaster|principal|professor|sergeant|captain|skipper|registrar|consultant)`;
const colleague =
  '(?:a|your|the|this|one) (?:(?:new|old|older|young|younger|nice|work|other|male|female) )*(?:colleague|coworker|co-worker|workmate|work friend|lad at work|girl at work|woman at work|man at work|lady at work|guy at work|guy from work|intern|trainee|new (?:girl|lad|guy|one))';
const customer =
  '(?:a|an|the|this|one|some|your|another) (?:\\w+ )?(?:customer|client|patient|passenger|caller|guest|resident|service user|punter|shopper|relative|bloke in the queue)';

/**
 * A pattern in which 'BOSS', 'COLLEAGUE' and 'CUSTOMER' stand for how these are named at work, and 'THEY' for any of the first
 * two, or he, she or they. Put in a group 'who' they can be said back.
 */
export const atWork = naming({
  THEY: `(?:he|she|they|${boss}|${colleague})`,
  BOSS: boss,
  COLLEAGUE: colleague,
  CUSTOMER: customer,
});

/** The talk is of work. */
export const ofJob =
  /\b(?:work|works|worked|working|job|boss|manager|supervisor|foreman|colleagues?|co-?workers?|shifts?|office|rota|roster|hr|overtime|customers?|clients?|patients?|ward|meetings?|team|staff|promotion|promoted|director|employer|warehouse|the till|salary|wages?|internship|placement|crew|on site|the site|my ship|foundry|factory)\b/;

/** The talk is of a shortage of money. */
export const ofMoney =
  /\b(?:money|afford|skint|broke|rent|bills?|wages?|payday|debts?|loan|overdraft|benefits?|universal credit|quid|bank|salary|pension|poor|£ ?\d+|\$ ?\d+|\d+ ?(?:euros?|pounds?|dollars?))\b/;
