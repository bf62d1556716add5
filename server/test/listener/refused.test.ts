import { describe, expect, test } from 'vitest';
import { kindsAskedFor, kindsRefused, type OfferKind } from '../../src/companion/reading/refused-kinds.ts';
import { keepsTheHouseRules } from './promises.ts';
import { talk } from './talk.ts';

describe('what is turned down is known by its kind', () => {
  test.each<[string, OfferKind]>([
    ["please don't suggest breathing, it makes me panic", 'breathing'],
    ["No, I don't want to do a breathing exercise, I hate those", 'breathing'],
    ['breathing exercises make me feel worse', 'breathing'],
    ["deep breaths don't work for me", 'breathing'],
    ['anything but breathing please', 'breathing'],
    ['stop telling me to breathe', 'breathing'],
    ["I don't want to write anything down", 'writing'],
    ['I hate journaling', 'writing'],
    ["I'm not keeping a diary", 'writing'],
    ["I can't do the journal thing", 'writing'],
    ["no, I won't join a club, I'm too shy", 'groups'],
    ["I don't do groups", 'groups'],
    ["I'm not joining anything", 'groups'],
    ["don't say join a choir", 'groups'],
    ["don't tell me to see a therapist, I've had enough of them", 'professionals'],
    ['therapy is not an option', 'professionals'],
    ['I tried therapy, it did nothing', 'professionals'],
    ["I won't see a doctor", 'professionals'],
    ["don't give me a helpline", 'professionals'],
    ["don't tell me to talk to my parents", 'family'],
    ["I am NOT going to talk to her so don't suggest it", 'them'],
    ["don't tell me to ring him", 'them'],
    ["I'm not going to talk to my mum about it", 'family'],
    ["don't tell me to reach out to friends", 'friends'],
    ["I don't want to talk to anyone about it", 'friends'],
    ["please don't tell me to exercise", 'movement'],
    ["I'm not going for a walk", 'movement'],
    ["a walk doesn't help", 'movement'],
    ["I don't want to go outside", 'going-out'],
    ["I can't leave the house", 'going-out'],
    ["I don't want to take antidepressants", 'medication'],
    ['no pills', 'medication'],
    ['mindfulness makes me angry', 'stillness'],
    ["don't tell me to be grateful", 'gratitude'],
    ['no exercises please', 'exercises'],
  ])('%s: %s', (line, kind) => expect(kindsRefused(line)).toEqual([kind]));

  test.each([
    "I can't breathe at night",
    "I don't want to write the essay",
    "my dad's breathing makes me nervous",
    'he never writes to me',
    "I don't want to go to class tomorrow",
    "I'm not a doctor but it looks bad",
    "I don't go out with him any more",
    'no family came to my birthday',
    "I don't know how to tell my parents",
    "I can't tell my dad he's wrong",
    "he won't take his pills",
    "I didn't get into the choir",
    'I lost my job at the gym',
    "the doctors don't know what it is",
    'she told me to see a therapist',
    "I don't have friends",
    'I never run late',
    'no one in the club talks to me',
    'no doctor has called back',
    'the medication makes me tired',
  ])('%s turns nothing down', (line) => expect(kindsRefused(line)).toEqual([]));

  test.each<[string, OfferKind]>([
    ['can we do the breathing after all?', 'breathing'],
    ['how do I find a therapist?', 'professionals'],
    ['would a walk help?', 'movement'],
    ["I'd like to try journaling", 'writing'],
    ['how do I tell him?', 'family'],
  ])('%s asks for it', (line, kind) => expect(kindsAskedFor(line)).toContain(kind));
});

/** What it would look like, were it held out again. */
const guises: Readonly<Record<string, RegExp>> = {
  breathing: /\bbreath(?!less)/i,
  writing:
    /\bwrit(?:e|ing) (?:it|them|down|tomorrow|everything|what|three|one)|\bpaper\b|\bjournal|\bdiary|\bnotebook/i,
  groups: /\bclubs?\b|\bchoirs?\b|\bclass(?:es)?\b|\bgroups?\b|\bvolunteer/i,
  professionals: /\btherap|\bcounsel|\bpsych|family doctor|somebody trained|\bhelpline/i,
  family: /\b(?:tell|ask|call|ring|talk to) (?:your )?(?:mum|mom|mother|dad|father|parents?|sister|brother|family)\b/i,
  movement: /\bwalk\b|\bgym\b|\brun\b|\bswim|\bstretch|\byoga|exercise (?:a little|more)/i,
  'going-out': /\boutside\b|\bfresh air\b|\bround the block\b|\bleave the house\b|\bgo out\b|\bwalk\b/i,
  medication: /\bmedic|\btablets\b|\bpills\b|\bprescri/i,
  stillness: /\bmeditat|\bmindful|\bgrounding\b|five things/i,
};

const asking = [
  'what should I do?',
  'what would help me calm down right now?',
  'give me some advice',
  'I need one small thing I can do',
  'any other ideas?',
  'what else could I do?',
  'can you give me a list of tips?',
  'ok tell me what to do tonight',
];

/** None of it in the words, the chips, the cards or the exercises of any reply after the refusal. */
async function holds(first: string, refusal: string, kind: string, more: readonly string[] = asking) {
  const lines = [first, refusal, 'it has been like this for weeks', ...more];
  const told = await talk(lines, { id: `${first} ${refusal}` });
  keepsTheHouseRules(told);
  const guise = guises[kind] ?? /^$/;
  for (const { said, reply, followUps, tags } of told.slice(2)) {
    const offered = reply.split(/(?<=[.!?])\s+/).filter((sentence) => guise.test(sentence));
    expect(offered, `${said} ⇒ ${reply}`).toEqual([]);
    expect(followUps.join(' ')).not.toMatch(guise);
    if (kind === 'breathing') expect(tags.map(({ content }) => content)).not.toContain('box-breathing');
    if (kind === 'writing') expect(tags.map(({ content }) => content)).not.toContain('thought-record');
  }
}

describe('what was turned down is not held out again, in whatever guise', () => {
  test.each([
    [
      "I'm so anxious before the presentation tomorrow",
      "please don't suggest breathing, it makes me panic",
      'breathing',
    ],
    ["I'm stressed about my exam", "No, I don't want to do a breathing exercise, I hate those", 'breathing'],
    ['I had a panic attack on the bus', "deep breaths don't work for me", 'breathing'],
    ['I am overwhelmed at work', 'anything but breathing please', 'breathing'],
    ["I'm angry all the time", 'stop telling me to breathe', 'breathing'],
    ["I can't sleep, my head is full", "I don't want to write anything down", 'writing'],
    ['I worry about money all night', 'I hate journaling', 'writing'],
    ["I feel like a failure, I'm not good enough", "I'm not keeping a diary", 'writing'],
    ['I have so much to do', 'no lists please', 'writing'],
    ['I feel lonely since I moved', "no, I won't join a club, I'm too shy", 'groups'],
    ['I have no friends here', "don't say join a choir", 'groups'],
    ['I retired and the days are empty', "I don't do groups", 'groups'],
    ['My mum died in May.', "don't tell me to see a therapist, I've had enough of them", 'professionals'],
    ['I feel low all day', 'therapy is not an option', 'professionals'],
    ['I keep having flashbacks', "I won't see a doctor", 'professionals'],
    ['I feel depressed', 'I tried therapy, it did nothing', 'professionals'],
    ['I think I am gay and nobody knows', "don't tell me to talk to my parents", 'family'],
    ['I failed my exams', "I'm not going to talk to my mum about it", 'family'],
    ['I feel low all day', "please don't tell me to exercise", 'movement'],
    ['I sit at home and brood', "I'm not going for a walk", 'movement'],
    ["I'm exhausted and sad", 'I hate the gym', 'movement'],
    ['I feel anxious everywhere', "I can't leave the house", 'going-out'],
    ['I feel empty since the breakup', "I don't want to go outside", 'going-out'],
    ['I feel so down', "I don't want to take antidepressants", 'medication'],
    ["I can't sleep", 'no pills', 'medication'],
    ['my thoughts race', 'mindfulness makes me angry', 'stillness'],
    ["I'm so tense", 'please no meditation', 'stillness'],
  ])('%s / %s', (first, refusal, kind) => holds(first, refusal, kind));

  test.each([
    ["please don't tell me to see a therapist", 'I feel low all day', 'professionals'],
    ["don't tell me to breathe, ok? everybody does", 'I panic on trains', 'breathing'],
    ['before we start: no journaling', "I can't sleep", 'writing'],
  ])('%s, said before anything is offered', (refusal, then, kind) => holds(refusal, then, kind));

  test('it is met by its name, and nothing else is closed', async () => {
    const told = await talk([
      'I feel lonely since I moved',
      "no, I won't join a club, I'm too shy",
      'give me one idea',
    ]);
    expect(told[1]?.reply).toMatch(/\bclubs\b/);
    expect(told[1]?.reply).not.toMatch(/sorry|wrong/i);
  });

  test('asked for by themselves, it is there', async () => {
    const told = await talk([
      "I'm stressed about my exam",
      "please don't suggest breathing",
      'can we do the breathing exercise after all?',
    ]);
    expect(told[2]?.tags).toContainEqual({ tag: 'EXERCISE', content: 'box-breathing' });
  });

  test('where the body is in danger, a doctor is named all the same', async () => {
    const told = await talk(["don't tell me to see a doctor", 'I have chest pain going down my left arm']);
    expect(told[1]?.reply).toMatch(/911|doctor|ambulance/i);
  });
});

describe('who turned something down and asks again is helped without it', () => {
  test.each([
    ['so wound up', ['I am so wound up', 'I hate breathing exercises', 'what would help me calm down right now?']],
    ['work', ['I am stressed about work', 'no exercises please', 'what would help?']],
    ['a sore back', ['my back hurts and I am low', 'no breathing please', 'what would help my mood?']],
  ])('%s', async (_, lines) => {
    const told = await talk(lines);
    keepsTheHouseRules(told);
    expect(told[2]?.reply).not.toMatch(/breath|an answer to that/i);
    expect(told[2]?.shown).not.toContain('EXERCISE');
  });
});
