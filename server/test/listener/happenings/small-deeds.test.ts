import { describe, expect, test } from 'vitest';
import { happened } from '../happened.ts';

const row = 'my husband shouted at me over the gas bill';
const hurt = 'my sister said in front of everyone that i was useless';

describe('a small deed in the middle of something hard is known for what it was', () => {
  test.each([
    ['i just went to my room', row, 'went-to-own-room'],
    ['he just nodded', 'i told my dad i was upset', 'they-only-nodded'],
    ['she shrugged', hurt, 'they-only-nodded'],
    ['i just smiled and nodded', hurt, 'nodded-along'],
    ['i paid and left', hurt, 'paid-and-left'],
    ['i paid for both and went home', 'she broke up with me over coffee', 'paid-and-left'],
    ['she turned the phone over when i came in', 'my wife is texting somebody', 'turned-the-phone-over'],
    ['they get their coffee, i get in my car', 'my team goes out without me', 'everyone-off-and-you-too'],
    ['i made his sandwiches as usual', row, 'did-it-as-usual'],
    ["we didn't talk in the car", row, 'no-word-in-the-car'],
    ['we ate in silence', row, 'ate-without-a-word'],
    ['i went back to my desk', 'my boss told me off and blamed me', 'back-to-the-desk'],
    ['he went back to his game', 'i was crying', 'they-went-back-to-it'],
    ['he went to sleep', row, 'they-sleep-you-do-not'],
    ['he came down like nothing happened', row, 'as-if-nothing-had-been'],
    ['so i did the dishes', row, 'did-the-dishes-then'],
    ['i went for a walk', row, 'walked-it-off'],
    ['i put my phone face down', 'they put my photo in the group chat', 'put-the-phone-away'],
    ['i took the bus home', 'she called me stupid in front of the class', 'got-home-after-it'],
    ['i put it in a drawer', 'the letter says he wants a divorce', 'put-it-in-a-drawer'],
    ['she walked straight past me', 'my friend is ignoring me', 'walked-right-past'],
    ['i signed it', 'they made me redundant', 'signed-the-thing'],
    ['so i put the kettle on', 'my mum died', 'put-the-kettle-on'],
    ['i said ok', hurt, 'said-only-ok'],
    ["he's in the other room", row, 'a-wall-apart'],
    ["he didn't even look up", 'i told him i was upset', 'did-not-look-up'],
    ['i just stood there', hurt, 'sat-back-down'],
  ])('%s, after "%s": %s', (message, before, id) => expect(happened(message, before)).toContain(id));
});

describe('and is not made anything of where nothing is the matter, or where it is something else', () => {
  test.each([
    ['i went to bed', 'it was a good day and i slept', 'went-to-own-room'],
    ['he just nodded', 'we were watching the cricket', 'they-only-nodded'],
    ['i paid and left', 'the haircut is short', 'paid-and-left'],
    ['i got in the car', 'we are off to the sea', 'everyone-off-and-you-too'],
    ['i made his sandwiches as usual', 'he starts school tomorrow', 'did-it-as-usual'],
    ['i did the dishes', 'quiet evening', 'did-the-dishes-then'],
    ['i went for a walk', 'the sun is out', 'walked-it-off'],
    ['i said ok', 'she asked me to dinner', 'said-only-ok'],
    ['the baby is asleep', row, 'they-sleep-you-do-not'],
    ['i put the kettle on', 'knitting club tonight', 'put-the-kettle-on'],
    ['i signed it', 'we got the new house', 'signed-the-thing'],
    ['he went to sleep', 'he hit me', 'they-sleep-you-do-not'],
    ['i went back to my desk', 'the cake was good', 'back-to-the-desk'],
    ['i put the phone down', 'it rang twice', 'put-the-phone-away'],
  ])('%s, after "%s": not %s', (message, before, id) => expect(happened(message, before)).not.toContain(id));
});
