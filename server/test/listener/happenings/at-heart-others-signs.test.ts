import { describe, expect, test } from 'vitest';
import { happened } from '../happened.ts';

describe('signs read in others and what is kept from them are known', () => {
  test.each([
    ["i keep it quiet so my daughter won't worry", 'kept-from-them-to-spare-them'],
    ['i wanted to tell him i was proud', 'wanted-to-say-it-then'],
    ['my ex told the kids it was me who wanted it', 'story-told-of-them'],
    ["she rings him to say i'm lazy", 'story-told-of-them'],
    ['my dad walked straight past my stall', 'walked-straight-past'],
    ['they asked the new woman to do the solo', 'picked-another-for-it'],
    ['they were all in matching pyjamas on the photo', 'everyone-in-the-picture'],
    ["i never know what mood he'll be in", 'knows-the-evening-by-the-door'],
    ['i can tell by the door what sort of night it will be', 'knows-the-evening-by-the-door'],
    ["he's been distant lately", 'something-is-different'],
    ['something has changed between us', 'something-is-different'],
    ['he just replied with a thumbs up', 'gets-thrown-a-crumb'],
  ])('%s: %s', (message, id) => expect(happened(message)).toContain(id));
});

describe('and what only sounds like it is not', () => {
  test.each([
    ["i keep the ring in my bag, it's a surprise so she won't worry", 'kept-from-them-to-spare-them'],
    ['i wanted to say it and i did', 'wanted-to-say-it-then'],
    ['she tells everyone how proud she is', 'story-told-of-them'],
    ['the ambulance men walked past me', 'walked-straight-past'],
    ['they asked the new lad, thank god', 'picked-another-for-it'],
    ['they were all there at the funeral', 'everyone-in-the-picture'],
    ['you never know what the weather does', 'knows-the-evening-by-the-door'],
    ['my coffee has gone cold', 'something-is-different'],
    ['he is different since the stroke', 'something-is-different'],
    ['she sent me a heart and it made my day', 'gets-thrown-a-crumb'],
  ])('%s: not %s', (message, id) => expect(happened(message)).not.toContain(id));
});
