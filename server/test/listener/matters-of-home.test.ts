import { describe, expect, it } from 'vitest';
import { matterOf } from '../../src/companion/listener/matters/matters.ts';
import { ofHome } from '../../src/companion/listener/matters/of-home.ts';
import { plain } from '../../src/companion/listener/their-words.ts';

const heard = (talk: readonly string[]) => matterOf(talk.map(plain))?.id;
const ids = ofHome.map(({ id }) => id);

const told: [string, string[]][] = [
  ['cheated-of-money', ['I got scammed today.', 'I read the whole code out to him like an idiot.']],
  ['cheated-of-money', ['the builder took the money', 'he ran off with all our savings and the roof is open']],
  ['being-robbed', ['came home and we had been burgled', 'they emptied the drawers on my bed']],
  ['being-robbed', ['some lad nicked my bike outside the library']],
  ['money-lent', ['i lent my mate 800 quid', 'he never mentions it and hes just bought new trainers']],
  ['money-lent', ['My cousin owes me £300. I want my money back and I feel awful asking.']],
  ['clearing-family-home', ["We're clearing Mum's house.", 'I found my school reports in the bread bin.']],
  ['clearing-family-home', ['my parents are selling our house, the one with my height on the door']],
  ['having-to-leave-home', ['landlord wants us out', 'end of march, the kids have school here']],
  ['having-to-leave-home', ['We got an eviction notice. Section 21, on a Tuesday.']],
  ['missing-old-house', ['we moved into the new place in may', 'it doesnt feel like home at all']],
  ['missing-old-house', ['Since we moved I just miss the old house. I miss the step.']],
  ['repairs-owed', ['the mould is back behind the bed', 'landlord says open a window']],
  ['repairs-owed', ["The council still haven't sent anyone about the damp."]],
  ['the-rent', ["they've put the rent up again, by 200"]],
  ['the-rent', ["I'm two weeks behind with the rent.", 'I hide when the bell goes.']],
  ['the-landlord', ['my landlord just lets himself in whenever he likes']],
  ['the-landlord', ['landlord kept the whole deposit', 'over a mark on one wall']],
  ['waiting-on-papers', ['my visa is refused again', 'same sentence as the last time']],
  ['waiting-on-papers', ["I've been waiting eleven months for the Home Office."]],
  ['benefits-office', ['pip turned me down', 'I had the letter today, zero points']],
  ['benefits-office', ["They've stopped my universal credit over a form."]],
  ['debt', ["I'm in debt and my wife doesn't know."]],
  ['debt', ['3 credit cards maxed out', 'i got another letter and didnt open it']],
  ['ashamed-of-little-money', ['Went to the food bank.', 'The woman with the bags knew me from church.']],
  ['ashamed-of-little-money', ['my card was declined in front of everyone in aldi']],
  ['money-short', ['salary has finished already', 'it is the ninth']],
  ['money-short', ["I'm skint till payday and the electric's going."]],
  ['storm-flood-or-fire', ['the flood took the kitchen and all the photos']],
  ['storm-flood-or-fire', ['We had a burst pipe.', 'The ceiling is on my bed.']],
  ['small-last-straw', ['i dropped a yoghurt and cried on the kitchen floor']],
  ['small-last-straw', ['The bag split on the stairs and that did it.', 'All week I was fine.']],
  ['dear-thing-lost', ["I broke my nan's teapot.", 'It was on the shelf for years.']],
  ['dear-thing-lost', ['lost my wedding ring somewhere at the beach']],
  ['day-of-small-disasters', ['everything went wrong today', 'even the umbrella']],
  ['day-of-small-disasters', ['missed the bus', 'then got soaked, then i had no signal']],
  ['car-trouble', ["the van's gearbox went today", 'eleven hundred quid']],
  ['car-trouble', ['My car failed the NCT again.']],
  ['journey-gone-wrong', ['missed the last train by a minute']],
  ['journey-gone-wrong', ['my flight got cancelled', 'I am on the floor by gate 14']],
  ['meal-nobody-valued', ['I cooked all day and nobody touched it.']],
  ['meal-nobody-valued', ['made them a lasagne from scratch', 'and they ordered pizza']],
  ['dishes-left-to-one', ['my brothers never do the dishes, not even a fork, it waits for me']],
  ['dishes-left-to-one', ["I'm the only one who cleans in this house.", 'He walked past the dishes again.']],
  ['home-too-much-to-clean', ["The flat is a tip and I don't know where to start."]],
  ['home-too-much-to-clean', ["i haven't cleaned in weeks", "I can't let anyone in"]],
  ['pastime-gone', ['I got dropped from the team.']],
  ['pastime-gone', ['My hands are too stiff for the piano now.', 'I keep the lid shut.']],
  ['birthday-gone-by', ['my birthday today. nobody rang']],
  ['birthday-gone-by', ['It was my birthday on Sunday.', 'He forgot again, not even a card.']],
  ['age-come-to', ["I'm turning forty and everyone else has a house."]],
  ['age-come-to', ['i turned 30 and cried']],
  ['empty-sundays', ['weekends are the worst', 'everyone has plans']],
  ['empty-sundays', ['I hate Sundays. The whole street is at dinner.']],
];

const somethingElse: string[] = [
  'I used to sing and pray. I gave up the choir, I do not believe in God any more.',
  'planning my birthday, nobody can come in june but my birthdays in july',
  'I lent her the rent money and she is off to Spain.',
  'What a day.',
  'I have to be out in ten minutes.',
  'I need to get out more.',
  'All interest is gone, even in food.',
  'That was number four.',
  'He took my phone and went through it.',
  'The car needs a wash.',
  'I gave him my details and he never rang.',
  'My papers are for the mortgage, they are sorted.',
  "The landlady's being lovely about the cat.",
  "He'd be forty now, the baby I never should have given up.",
  'I owe the betting app and my cousin.',
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
  'Leaving the house is hard for me, even to the bin.',
  'When the kids were small we had no money and we laughed a lot.',
  'I have worked in lost property for sixteen years.',
  'The bank rang, I got the job there.',
  'She would not give me back my dignity.',
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
