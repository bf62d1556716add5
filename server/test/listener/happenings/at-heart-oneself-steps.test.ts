import { describe, expect, test } from 'vitest';
import { happened } from '../happened.ts';

describe('a step, and what comes back again, is known by how it is told', () => {
  test.each([
    ["I can't stop checking the door", 'checks-the-same-thing-again'],
    ["it's another no", 'one-more-no'],
    ['i got to the final two', 'got-so-far-with-it'],
    ["I'm only a supply teacher", 'only-a-something'],
    ['he was dead by the Thursday', 'and-then-they-were-gone'],
    ["I'm tired of fighting", 'tired-of-all-that'],
    ["i can't keep doing this", 'no-more-of-this-now'],
    ['my mum wants me to study law', 'they-want-it-of-you'],
    ['go home for good or stay another year', 'this-or-that'],
    ["I love him and I can't stand him", 'one-thing-and-its-opposite'],
    ["I'm just not ready", 'not-ready-for-it'],
    ['i did everything they told me', 'did-all-of-it-right'],
    ["I'm a nurse and I missed it in my own husband", 'of-all-people'],
    ["I've asked him to move out", 'asked-them-to-leave'],
    ['I went to my first meeting', 'went-along-there'],
    ['I walked to the shop today, first time in months', 'a-step-on-this-day'],
    ["I'm going to write to her", 'means-to-do-it'],
    ["i'm dizzy all the time", 'something-comes-over-the-body'],
    ["I haven't sat down since breakfast", 'has-not-sat-down-yet'],
    ['I put the milk in the oven', 'put-it-in-the-wrong-place'],
    ['my head says stay', 'head-says-heart-says'],
    ['I was laughing and crying', 'both-at-the-same-time'],
    ["They rang from the hospital. It's come back", 'it-has-come-back'],
    ['I was so scared of the needle and it was two seconds', 'feared-it-and-it-was-short'],
    ["I've applied for the flat and I'm still waiting", 'sent-it-off-and-waits'],
  ])('%s: %s', (message, id) => expect(happened(message)).toContain(id));
});

describe('and what only sounds like it is not', () => {
  test.each([
    ['I keep checking my email', 'checks-the-same-thing-again'],
    ['no, not again', 'one-more-no'],
    ['the last two weeks were fine', 'got-so-far-with-it'],
    ["she says I'm only a kid", 'only-a-something'],
    ['the cake was gone by lunch', 'and-then-they-were-gone'],
    ["I'm tired of living", 'tired-of-all-that'],
    ["I can't keep food down", 'no-more-of-this-now'],
    ['he wants you to know he is sorry', 'they-want-it-of-you'],
    ['I love him and I love her', 'one-thing-and-its-opposite'],
    ["dinner's not ready", 'not-ready-for-it'],
    ['I do everything in this house', 'did-all-of-it-right'],
    ['I am a nurse and my shift starts at seven', 'of-all-people'],
    ['I told him to leave me alone', 'asked-them-to-leave'],
    ['I went to the meeting and he said it was a waste', 'went-along-there'],
    ['I took pills, first time in months', 'a-step-on-this-day'],
    ["I'm going to lose the house", 'means-to-do-it'],
    ['the new razor gives me a rash', 'something-comes-over-the-body'],
    ['it has not stopped raining', 'has-not-sat-down-yet'],
    ['I put the phone down on him', 'put-it-in-the-wrong-place'],
    ['a voice in my head says I am lazy', 'head-says-heart-says'],
    ['she came back from the shops', 'it-has-come-back'],
    ['the tests came back negative', 'it-has-come-back'],
    ['i handed in my notice', 'sent-it-off-and-waits'],
  ])('%s: not %s', (message, id) => expect(happened(message)).not.toContain(id));
});
