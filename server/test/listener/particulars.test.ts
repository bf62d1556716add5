import { describe, expect, test } from 'vitest';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { askingOfGood } from '../../src/companion/listener/lines/for-anything.ts';
import { particulars } from '../../src/companion/listener/lines/particulars/particulars.ts';
import type { Topic } from '../../src/companion/reading/topics.ts';

/** What may be asked of this situation once these words were said. */
const open = (topic: Topic, said: string) =>
  (particulars[topic] ?? [])
    .filter(({ when, unless }) => (when?.test(said) ?? true) && !unless?.test(said))
    .map(({ ask }) => ask);

describe('what a listener would want to know of a situation', () => {
  const all = Object.values(particulars).flatMap((list) => list.map(({ ask }) => ask));

  test('every one is a single short question', () => {
    const long = (line: string) => line.split(/\s+/).length > 14 || line.split(/\s+/).length < 3;
    expect(all.filter((line) => !/^[A-Z][^?]+\?$/.test(line) || long(line) || objection(line) !== undefined)).toEqual(
      [],
    );
  });

  test('none stands twice, here or among what can be asked of anything', () => {
    const lines = all.map((line) => line.toLowerCase());
    const ofAnything = askingOfGood.flat().map((line) => line.toLowerCase());
    expect(lines.filter((line, at) => lines.indexOf(line) !== at || ofAnything.includes(line))).toEqual([]);
  });

  test('none says he or she, and every situation has enough of them', () => {
    expect(all.filter((line) => /\b(?:he|she|him|her|his)\b/i.test(line))).toEqual([]);
    expect(Object.entries(particulars).filter(([, list]) => list.length < 4)).toEqual([]);
  });

  test.each<[Topic, string, string]>([
    ['breakup', 'my girlfriend dumped me after five years', 'How long were you two together?'],
    ['breakup', 'he left me for another woman', 'Did they give you a reason?'],
    ['breakup', 'she broke up with me over text', 'How did they tell you?'],
    ['breakup', 'my ex dumped me out of nowhere', 'Had you seen it coming at all?'],
    ['breakup', 'we broke up two weeks ago', 'How long ago did it end?'],
    ['betrayal', 'i found texts, my boyfriend cheated', 'How did it come out?'],
    ['betrayal', 'my husband cheated once, he said', 'Was it once, or had it been going on?'],
    ['partner', 'me and my husband, 12 years married', 'How long have you two been together?'],
    ['friendship', 'my friend lied to me', 'What happened between you?'],
    ['job', 'my boss is rude and i am a nurse', 'What work do you do?'],
    ['job', 'ive been at this office 3 years', 'How long have you been there?'],
    ['job loss', 'i lost my job in march', 'How long have you been without work?'],
    ['job loss', 'laid off and i cant pay rent', 'How are you managing for money?'],
    ['overwork', 'i do 60 hours a week', 'How many hours do you work in a week?'],
    ['money', 'lost my job and cant pay bills for my kids', 'Who else depends on that money?'],
    ['exams', 'my finals are next week', 'When is it?'],
    ['exams', 'my chemistry classes are online', 'Are the classes in person, or online?'],
    ['low mood', 'i have been depressed for 3months', 'How long have you been feeling this low?'],
    ['low mood', 'im depressed since my dog died', 'Did something set it off, or did it creep in?'],
    ['low mood', 'i feel low and cant sleep', 'How is your sleep?'],
    ['worry', 'im worried i will lose my house', 'What are you afraid would happen?'],
    ['panic', 'i get panic attacks every day in the store', 'How often do they come?'],
    ['loneliness', 'im lonely, i live by myself', 'Do you live on your own?'],
    ['a move', 'we moved here for my wifes job last year', 'What brought you there?'],
    ['sleep', 'i wake up at 4 and cant get back to sleep', 'Is it falling asleep, or waking in the night?'],
    ['family', 'i live with my parents and they fight', 'Do you live with them?'],
    ['parenting', 'my 5 year old screams at me', 'How old are they?'],
    ['illness', 'my mom was diagnosed last week', 'When did you find out?'],
    ['bereavement', 'my dad passed away 3 years ago', 'When did it happen?'],
    ['bereavement', 'my aunt died of cancer', 'Was it sudden, or had it been coming?'],
    ['pet loss', 'my dog max, his name was max, died', 'What was your animal called?'],
    ['trauma', 'it happened when i was a child', 'Is it something long ago, or is it near?'],
  ])('what was told is not asked: %s, %s', (topic, said, ask) => {
    expect(open(topic, said)).not.toContain(ask);
  });

  test.each<[Topic, string, string]>([
    ['breakup', 'i broke up with my boyfriend', 'Did they give you a reason?'],
    ['breakup', 'my girlfriend left me', 'What made you decide to end it?'],
    ['breakup', 'my parents are getting divorced', 'How long were you two together?'],
    ['breakup', 'i think my wife might leave', 'How long ago did it end?'],
    ['betrayal', 'i cheated on my wife', 'Have they shown that they are sorry?'],
    ['job loss', 'i am scared they will fire me', 'How long have you been without work?'],
    ['job loss', 'i lost my job', 'When will you know for certain?'],
    ['exams', 'my son is failing his classes', 'What are you studying?'],
    ['illness', 'i have cancer', 'How are they doing now?'],
    ['illness', 'my dad is in the hospital', 'What is it like on a bad day?'],
    ['money', 'my friends only want money from me', 'Who else depends on that money?'],
    ['partner', 'my friend is leaving her husband', 'How long have you two been together?'],
    ['anger', 'he is angry with me all the time', 'What did you do when it boiled up?'],
    ['loneliness', 'my son is isolating in his room', 'Who do you miss most?'],
    ['bereavement', 'so many people are dying on the news', 'What helps you get through such a day?'],
    ['exams', 'i just took my last exam', 'When is it?'],
    ['trauma', 'my daughter was hit by a car', 'Are you safe where you are tonight?'],
    ['family', 'my whole family is dead', 'Do you live with them?'],
    ['friendship', 'i am worried about my friend who is ill', 'What were you like together, before this?'],
    ['breakup', 'two colleagues are in the middle of a divorce', 'Who is living where at the moment?'],
    ['partner', 'my wife decided to separate from me', 'What is it like with them on a good day?'],
    ['exams', 'my son has so much homework from school', 'What are you studying?'],
    ['family', 'i was laid off from a family owned shop', 'Do you live with them?'],
    ['self-neglect', 'she said i was neglecting her', 'How do the mornings go?'],
    ['body', 'they dislike me for my skin colour', 'Does it keep you from going out?'],
  ])('what cannot be so is not asked: %s, %s', (topic, said, ask) => {
    expect(open(topic, said)).not.toContain(ask);
  });

  test.each<[Topic, string, string]>([
    ['breakup', 'my boyfriend left me', 'How long were you two together?'],
    ['breakup', 'i ended it with him', 'What made you decide to end it?'],
    ['job', 'my boss is so mean to me', 'What work do you do?'],
    ['job loss', 'i lost my job', 'How long have you been without work?'],
    ['job loss', 'i think i might get fired', 'When will you know for certain?'],
    ['exams', 'i am so nervous about my finals', 'When is it?'],
    ['low mood', 'i am depressed', 'How long have you been feeling this low?'],
    ['sleep', 'i have trouble sleeping', 'Is it falling asleep, or waking in the night?'],
    ['bereavement', 'my mother passed away', 'When did it happen?'],
    ['pet loss', 'my cat died', 'What was your animal called?'],
    ['anger', 'i get so angry at my boss', 'What did you do when it boiled up?'],
    ['job loss', 'my wife got laid off', 'How are they taking it, being without work?'],
    ['partner', 'my husband never helps me', 'What do they say when you bring it up?'],
    ['exams', 'i failed the midterm', 'Can it be made up for, or taken again?'],
    ['trauma', 'my husband hits me', 'Are you safe where you are tonight?'],
  ])('what is still open can be asked: %s, %s', (topic, said, ask) => {
    expect(open(topic, said)).toContain(ask);
  });
});
