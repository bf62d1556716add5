import { describe, expect, test } from 'vitest';
import { happened } from '../happened.ts';

const dad = 'my dad died on sunday';
const son = 'my little boy has leukaemia, he is six';

describe('around a death or an illness', () => {
  test.each([
    ['my sister has picked the hymns without me', ['dad died, the funeral is on monday'], 'funeral-arrangements'],
    ['my aunt said you can try again', ['I had a miscarriage in may'], 'try-again-they-say'],
    ['my boss says I should try yoga', ['I have lupus and the pain is bad'], 'tips-from-the-well'],
    ['I got three days off', [dad], 'leave-for-grief'],
    ['he asked if his hair will come back', [son], 'ill-child-asks'],
    ['I end up comforting my mother', [son], 'others-need-comforting'],
    ['the other one eats cereal for tea', [`${son}, he is in hospital`], 'the-well-one-in-the-house'],
    ['he said I look tired, he said sorry to me', ['my husband has mnd'], 'the-ill-one-minds-about-you'],
    ['the carers come at eight', ['my wife had a stroke'], 'strangers-in-the-kitchen'],
    ['I went and sat in the shed', [dad], 'a-place-to-go-with-it'],
    ['he always had a mint in his pocket', [dad], 'what-they-were-like'],
    ["he'd have been in the garage with the radio", [dad], 'what-they-were-like'],
    ['my neighbour said he had a lovely send-off', [dad], 'remarks-around-a-death'],
    ['my wife has been gone six months and I bought her marmalade', [], 'still-looks-for-them'],
    ['mum still talks about him as if he was away', ['my brother died in march'], 'each-mourns-at-another-speed'],
    ['the consultant said six months on the drops', [], 'what-the-doctor-said'],
    ['my neighbour says it could be worse', ['I have ms and it is getting worse'], 'remarks-around-an-illness'],
    ["we switched off mum's machine on sunday", [], 'there-at-the-end'],
  ])('%s', (message, before, id) => expect(happened(message, ...before)).toContain(id));

  test.each([
    ['she picked the songs without me', ['the party is on monday'], 'funeral-arrangements'],
    ['I never picked a hymn in my life', [], 'funeral-arrangements'],
    ["I'll win next time", ['I lost the match'], 'try-again-they-say'],
    ['my boss says I should try yoga', ['the office is cold'], 'tips-from-the-well'],
    ['I got three days off', ['I am going to Spain'], 'leave-for-grief'],
    ['he asked if it will snow', ['my husband is at work'], 'ill-child-asks'],
    ['I had to cheer everyone up', ['we lost the match'], 'others-need-comforting'],
    ['I went and sat in the park', ['it was a lovely day'], 'a-place-to-go-with-it'],
    ['he always had a mint in his pocket', ['my teacher is funny'], 'what-they-were-like'],
    ['my neighbour said the bins are late', ['my phone died'], 'remarks-around-a-death'],
    ['everyone says move on', ['I look at his instagram when I wake up'], 'remarks-around-a-death'],
    ['I do what the doctor said', [], 'what-the-doctor-said'],
    ['I miss her', ['when I wake up the flat is cold', 'my battery is dead'], 'missing-them'],
  ])('is not heard in: %s', (message, before, id) => expect(happened(message, ...before)).not.toContain(id));
});
