import { describe, expect, test } from 'vitest';
import { happened } from '../happened.ts';

/** A message, or a talk with the message last, and what is heard in it. */
type Case = [string | string[], string];

const heardIn = (said: string | string[]): string[] => {
  const talk = [said].flat();
  return happened(talk.at(-1) ?? '', ...talk.slice(0, -1));
};

describe('what happens at work is known closely', () => {
  test.each<Case>([
    ['my supervisor yelled at me again because the pallets were in the wrong bay', 'boss-shouted'],
    ['the manager tore into me over a parking space', 'boss-shouted'],
    [['work was awful', 'she went through my mistakes out loud with everybody listening'], 'shown-up-at-work'],
    ['he told me off in front of the clients and my boss just watched, nobody stepped in', 'no-one-stepped-in'],
    ["they blamed me for the flooded stockroom and i wasn't even on shift", 'blamed-at-work'],
    ['my line manager took all the credit for the tender', 'credit-taken'],
    ['my colleagues talk over me in every meeting', 'talked-over-at-work'],
    ['they moved the team meeting and forgot to tell me', 'left-out-of-meeting'],
    ['my manager texts me on my day off about the stock order', 'boss-writes-after-hours'],
    ['the supervisor times how long we are in the toilet', 'watched-at-work'],
    ['nobody at the office can pronounce my name', 'wrong-name-at-work'],
    ['the foreman calls me princess', 'boss-calls-you-names'],
    ['my boss changed my shifts again without a word', 'rota-changed'],
    ['there are no shifts for me this week', 'no-shifts-given'],
    ['my manager refused my holiday for my cousin’s wedding', 'leave-refused'],
    ['my boss keeps giving me more and more accounts', 'ever-more-given'],
    ['i always end up doing his work as well as mine, same team, same pay', 'does-their-work'],
    ['my boss sent me home early because i looked terrible', 'boss-was-kind'],
    ['my manager promised me the promotion by christmas', 'promised-by-boss'],
    ["i told my boss i'm struggling", 'told-boss-not-coping'],
    ['i reported him to HR three weeks ago', 'reported-it'],
    ['they all go quiet when i walk into the canteen', 'goes-quiet-when-in'],
    ['i got passed over for team leader at work', 'passed-over'],
    ['i trained him and now he tells me what to do at work', 'trained-the-other'],
    ['the new guy gets two hundred a month more than me for the same job', 'paid-less-than-them'],
    ['my boss never even said thanks for the whole audit', 'not-thanked-at-work'],
    ['everyone from work went to the pub and nobody asked me', 'not-asked-along'],
    ['my boss told me i did really well with the audit', 'praised-at-work'],
    ['told my manager i can’t do saturdays any more', 'said-no-at-work'],
    ['a resident of mine died last night', 'patient-died-on-shift'],
    ['some customer threw his change at me', 'customer-was-rude'],
    ['my manager took the customer’s side', 'boss-took-customers-side'],
    ['i cried in the walk-in fridge at work', 'cried-out-of-sight-at-work'],
    ['i sit in my car for ten minutes before every shift', 'sits-in-car-before-work'],
    ['we are short-staffed again on the ward', 'too-few-hands'],
    ['my knees are finished after eight years on the warehouse floor', 'body-worn-by-work'],
    ['i was made redundant on thursday', 'lost-the-job'],
    ['my husband was made redundant on thursday', 'theirs-lost-the-job'],
    ['i’ve applied for eighty jobs since march', 'many-applications'],
    ['i went completely blank in the interview', 'interview-went-wrong'],
    ['i have an interview on friday', 'interview-ahead'],
    ["i didn't get the job", 'job-went-to-another'],
    ['i handed in my notice this morning', 'handed-in-notice'],
    ["i can't quit this job, we need the money", 'cannot-quit'],
    ['same desk, same work, same soup for 14 years', 'same-work-for-years'],
    ['we had to close our café in june', 'closing-ones-own'],
    ['the client still hasn’t paid my invoice', 'customer-does-not-pay'],
  ])('%j is heard as %s', (said, id) => expect(heardIn(said)).toContain(id));

  test.each<Case>([
    ["my boss never shouts, that's the worst part", 'boss-shouted'],
    ['my boss shouted with joy when the baby came', 'boss-shouted'],
    ['my manager praised me in front of everyone', 'shown-up-at-work'],
    ['we stood on deck and nobody said a word, it was so beautiful', 'no-one-stepped-in'],
    ['nobody blames me for the fire at work, but i blame myself', 'blamed-at-work'],
    ['my mum calls me on sundays after work', 'boss-writes-after-hours'],
    ['my neighbour watches everything i do', 'watched-at-work'],
    ['my gran can never remember my name now', 'wrong-name-at-work'],
    ['my boss called me back about the rota', 'boss-calls-you-names'],
    ['my boss gave me a warning', 'boss-was-kind'],
    ['he promised to marry me', 'promised-by-boss'],
    ['i trained the puppy for weeks around my shifts', 'trained-the-other'],
    ['my husband earns more than me', 'paid-less-than-them'],
    ['my boss said no to the wine', 'leave-refused'],
    ['a customer called me back to say it worked', 'customer-was-rude'],
    ['i sat in the car outside the hospital before going in', 'sits-in-car-before-work'],
    ["i'm scared i'll get fired", 'lost-the-job'],
    ["i didn't get fired!", 'lost-the-job'],
    ['i let go of the rope', 'lost-the-job'],
    ['the interview at the embassy is tomorrow', 'interview-ahead'],
    ['my asylum interview is on monday', 'interview-ahead'],
    ["i'm a retired nurse and i've three cats", 'after-working-life'],
    ['i quit smoking last week', 'handed-in-notice'],
    ["i don't hate my job", 'hates-the-job'],
    ['my wife went back to work today', 'back-to-work'],
    ['my husband is on double shifts', 'hours-too-long'],
    ['a double espresso and then work', 'hours-too-long'],
    ['we lost the patient file on the ward', 'patient-died-on-shift'],
  ])('%j is not heard as %s', (said, id) => expect(heardIn(said)).not.toContain(id));
});

describe('what happens with money and with the roof is known closely', () => {
  test.each<Case>([
    ['i finally paid off the credit card today', 'debt-paid-off'],
    ['an old man behind me paid for my bread', 'stranger-paid'],
    ['my card got declined at the pharmacy', 'card-declined'],
    ['i went to the food bank for the first time', 'food-bank'],
    ["i haven't put the heating on this winter", 'cold-to-save'],
    ['the electric bill came today', 'bill-came'],
    ['i get paid and by noon it’s gone', 'wages-gone-at-once'],
    ["they haven't paid my wages since august", 'wages-not-paid'],
    ["i can't open the letters from the bank any more", 'letters-unopened'],
    [
      [
        'i owe six thousand on two cards',
        "my wife doesn't know about the cards, she thinks we have savings, not debts",
      ],
      'debt-kept-secret',
    ],
    ['i’m in so much debt', 'in-debt'],
    ['the bailiffs were here at seven', 'bailiffs'],
    ['i had to ask my brother for money again', 'asks-for-money'],
    [['it’s about money', 'i lent my cousin four hundred and he never paid me back'], 'lent-and-not-returned'],
    ['i send half my salary home every month', 'sends-money-home'],
    ['back home they think i’m a doctor here', 'hides-poor-life-from-home'],
    ['i got scammed, i gave him the code', 'was-scammed'],
    ['the rent went up again', 'rent-went-up'],
    ["i can't make the rent this month", 'rent-not-there'],
    ["the landlord won't fix the boiler", 'landlord-will-not-mend'],
    ['the landlord wants us out by easter', 'losing-the-flat'],
    ['the agency kept my whole deposit', 'deposit-kept'],
    ['the home office has had my papers for two years', 'waits-for-papers'],
    ['they refused my visa', 'papers-refused'],
  ])('%j is heard as %s', (said, id) => expect(heardIn(said)).toContain(id));

  test.each<Case>([
    ['when i have paid off the car i will dance', 'debt-paid-off'],
    ['i volunteer at the food bank on tuesdays', 'food-bank'],
    ['we split the restaurant bill', 'bill-came'],
    ['i found his letters in a drawer and cried all night', 'letters-unopened'],
    ["it's minus 20 outside", 'in-debt'],
    ['the bailiff isn’t coming after all', 'bailiffs'],
    ["i can't afford to fall apart", 'cannot-afford'],
    ['he owes me an apology', 'lent-and-not-returned'],
    ['i bet you hear that a lot', 'gambled-it'],
    ['my landlord fixed it the same day', 'landlord-will-not-mend'],
    ["i'm saving for a house deposit and i keep it in the bank", 'deposit-kept'],
    ['my visa was granted at last', 'papers-refused'],
  ])('%j is not heard as %s', (said, id) => expect(heardIn(said)).not.toContain(id));
});

describe('how working days go is known closely', () => {
  test.each<Case>([
    ['my manager wants a quick chat with me at four', 'called-in'],
    ['i told my manager the shifts were killing us and she said we’re all tired', 'brushed-off-at-work'],
    ['i said it’s fine', 'said-it-was-fine-to-them'],
    ['i snapped at a patient who only wanted his slippers', 'snapped-at-one-in-care'],
    ['my boss is twenty-three', 'younger-boss'],
    ['nobody at work would notice if i stayed in bed', 'unseen-at-work'],
    ['i feel like a burden on my team', 'not-good-at-it'],
    ['i’ve been offered a job in the other branch', 'weighs-two-jobs'],
    ['i moved here for the job in march', 'moved-for-work'],
    ['someone stole the tools out of my van', 'working-things-stolen'],
    ['the bank turned us down', 'loan-refused'],
    ['i’ve been signed off work for two weeks', 'off-sick-from-work'],
    ['my own job was advertised on the website', 'own-job-advertised'],
    ['the boss’s nephew got the day shift', 'favourites-at-work'],
    ['i’m working for my mother in law', 'works-with-family'],
    ['i asked about my hours and she said she’d look into it', 'will-look-into-it'],
    ['i was at work and the nursery rang again', 'called-away-for-a-child'],
    ['i got told off at work for being two minutes late', 'told-off-at-work'],
    ['he has never said good morning to me in that office', 'no-good-morning'],
    ['i’m on minimum wage', 'what-an-hour-pays'],
    ['the appraisal was fine in the end', 'dreaded-and-it-was-fine'],
    ['i pawned my watch for the rent', 'sold-dear-things'],
    ['i just got my first order', 'first-customer'],
  ])('%j is heard as %s', (said, id) => expect(heardIn(said)).toContain(id));

  test.each<Case>([
    ['my school called me in about my son, i was at work', 'called-in'],
    ['i snapped at my daughter', 'snapped-at-one-in-care'],
    ['i said no worries and i meant it', 'said-it-was-fine-to-them'],
    ['he didn’t look up from his toast', 'was-not-looked-at'],
    ['my grandson filmed it', 'got-by-a-trick'],
    ['i told him to take the job', 'weighs-two-jobs'],
    ['he says he’ll think about it, marrying me', 'will-look-into-it'],
    ['my mum thought i was the nurse again, at work i laugh about it', 'taken-for-someone-else'],
    ['the water was switched off inside me, like somebody turned off the tap', 'cut-off'],
    ['the interview was fine but they never rang', 'dreaded-and-it-was-fine'],
  ])('%j is not heard as %s', (said, id) => expect(heardIn(said)).not.toContain(id));
});
