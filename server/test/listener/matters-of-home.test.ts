import { describe, expect, it } from 'vitest';
import { matterOf } from '../../src/companion/listener/matters/matters.ts';
import { ofHome } from '../../src/companion/listener/matters/of-home.ts';
import { plain } from '../../src/companion/listener/their-words.ts';

const heard = (talk: readonly string[]) => matterOf(talk.map(plain))?.id;
const ids = ofHome.map(({ id }) => id);

const told: [string, string[]][] = [
  ['being cheated of money', ['I got scammed today.', 'I read the whole code out to him like an idiot.']],
  ['being cheated of money', ['the builder took the money', 'he ran off with all our savings and the roof is open']],
  ['being robbed', ['came home and we had been burgled', 'they emptied the drawers on my bed']],
  ['being robbed', ['some lad nicked my bike outside the library']],
  [
    'money lent and not paid back',
    ['i lent my mate 800 quid', 'he never mentions it and hes just bought new trainers'],
  ],
  ['money lent and not paid back', ['My cousin owes me £300. I want my money back and I feel awful asking.']],
  ['everyone wanting money of you', ['My parents only call for money, every month the same.']],
  ['clearing a family home', ["We're clearing Mum's house.", 'I found my school reports in the bread bin.']],
  ['clearing a family home', ['my parents are selling our house, the one with my height on the door']],
  ['having to leave a home', ['landlord wants us out', 'end of march, the kids have school here']],
  ['having to leave a home', ['We got an eviction notice. Section 21, on a Tuesday.']],
  ['missing the old house in the new one', ['we moved into the new place in may', 'it doesnt feel like home at all']],
  ['missing the old house in the new one', ['Since we moved I just miss the old house. I miss the step.']],
  ['repairs a landlord owes', ['the mould is back behind the bed', 'landlord says open a window']],
  ['repairs a landlord owes', ["The council still haven't sent anyone about the damp."]],
  ['the rent', ["they've put the rent up again, by 200"]],
  ['the rent', ["I'm two weeks behind with the rent.", 'I hide when the bell goes.']],
  ['waiting on papers', ['my visa is refused again', 'same sentence as the last time']],
  ['waiting on papers', ["I've been waiting eleven months for the Home Office."]],
  ['offices and benefits', ['pip turned me down', 'I had the letter today, zero points']],
  ['offices and benefits', ["They've stopped my universal credit over a form."]],
  ['debt', ["I'm in debt and my wife doesn't know."]],
  ['debt', ['3 credit cards maxed out', 'i got another letter and didnt open it']],
  ['shame over having little money', ['Went to the food bank.', 'The woman with the bags knew me from church.']],
  ['shame over having little money', ['my card was declined in front of everyone in aldi']],
  ['money that does not reach', ['salary has finished already', 'it is the ninth']],
  ['money that does not reach', ["I'm skint till payday and the electric's going."]],
  ['storm, flood or fire at home', ['the flood took the kitchen and all the photos']],
  ['storm, flood or fire at home', ['We had a burst pipe.', 'The ceiling is on my bed.']],
  ['something small that was the last straw', ['i dropped a yoghurt and cried on the kitchen floor']],
  ['something small that was the last straw', ['The bag split on the stairs and that did it.', 'All week I was fine.']],
  ['a dear thing lost or broken', ["I broke my nan's teapot.", 'It was on the shelf for years.']],
  ['a dear thing lost or broken', ['lost my wedding ring somewhere at the beach']],
  ['a day of small disasters', ['everything went wrong today', 'even the umbrella']],
  ['a day of small disasters', ['missed the bus', 'then got soaked, then i had no signal']],
  ['a meal nobody valued', ['I cooked all day and nobody touched it.']],
  ['a meal nobody valued', ['made them a lasagne from scratch', 'and they ordered pizza']],
  ['dishes nobody else does', ['my flatmates never do the bins, never wash the pans, nothing']],
  ['dishes nobody else does', ["I'm the only one who cleans in this house.", 'He walked past the dishes again.']],
  ['a home that is too much to clean', ["The flat is a tip and I don't know where to start."]],
  ['a home that is too much to clean', ["i haven't cleaned in weeks", "I can't let anyone in"]],
  ['a pastime that has gone', ['I got dropped from the team.']],
  ['a pastime that has gone', ['We played bridge every Thursday.', 'There was another woman sitting in my chair.']],
  ['a birthday that went by', ['my birthday today. nobody rang']],
  ['a birthday that went by', ['It was my birthday on Sunday.', 'He forgot again, not even a card.']],
  ['an age one has come to', ["I'm turning forty and everyone else has a house."]],
  ['an age one has come to', ['i turned 30 and cried']],
  ['empty Sundays and evenings', ['weekends are the worst', 'everyone has plans']],
  ['empty Sundays and evenings', ['I hate Sundays. The whole street is at dinner.']],
];

const somethingElse: string[] = [
  'adulthood is a scam and I want a refund',
  'I felt robbed of the first smile.',
  'He lent me a book and I never gave it back.',
  'They sent me home early, paid.',
  "I'm back in my parents' house at thirty-four.",
  'She did the frown and I had to leave the room.',
  'My boss moved into a new office.',
  'My landlord brought me soup when I was ill.',
  'My visa came! I jumped up and down.',
  'I owe him an apology.',
  'I volunteer at the food bank on Fridays.',
  'We broke up at the end of the month.',
  'She stormed out of the kitchen.',
  'I burnt my hand on the oven.',
  'He broke my heart in the garden.',
  'What if everything goes wrong tomorrow?',
  'I made soup and it came out good.',
  'Doing the dishes, then ringing her.',
  "I'm a mess today.",
  'The team had a meeting about my project.',
  "It's my sister's birthday and nobody forgot it.",
  'My mother turned seventy and danced.',
  'My anxiety is worse on Sundays, I can hear Monday coming.',
];

describe('matters of house, money and days that went wrong', () => {
  it.each(told)('hears %s', (id, talk) => {
    expect(heard(talk)).toBe(id);
  });

  it.each(somethingElse)('takes "%s" for something else', (said) => {
    expect(ids).not.toContain(heard([said]));
  });

  it('says no line twice', () => {
    const lines = ofHome.flatMap(({ hear, ask }) => [...hear, ...ask]);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
