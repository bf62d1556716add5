import { describe, expect, test } from 'vitest';
import { happened } from '../happened.ts';

const grandad = 'my grandad died on tuesday';
const dog = 'we had to put our old dog down this morning';
const baby = 'i lost the baby at 14 weeks';
const mum = 'my mum has dementia';
const cancer = 'my dad is having chemo';
const hospital = 'my son is in hospital, he is six';

describe('bare particulars in a talk about a death or an illness', () => {
  test.each([
    ['she used to butter my toast right up to the edges', ['my nan died last week'], 'what-they-did-for-you'],
    ['the hospital bag is by the door', [grandad], 'the-bag-nobody-opens'],
    ['her phone lit up this morning', ['my sister died in may'], 'their-phone-still-rings'],
    ['I know her passcode', ['my sister died in may'], 'not-looked-inside-yet'],
    ['nan still puts two plates out', [grandad], 'the-place-kept-open'],
    ['his bowl is still by the door', [dog], 'things-at-animal-height'],
    ['I found one of her hairs on the sofa', [dog], 'a-hair-of-theirs'],
    ['his hair was all over the pillow', [cancer], 'hair-on-the-pillow'],
    ['he makes jokes about it', [cancer], 'jokes-from-the-ill-one'],
    ['she offered me a biscuit', [mum], 'met-like-a-visitor'],
    ['he can say three words', ['my dad had a stroke'], 'few-words-left'],
    ['I cut up his meat', ['my dad had a stroke'], 'small-help-with-the-body'],
    ['he used to build boats', ['my dad had a stroke'], 'what-they-could-do-before'],
    ['she weighs nothing', ['nan is in the hospice'], 'weighs-nothing-now'],
    ['she squeezed my hand', ['nan is in the hospice'], 'a-sign-from-the-bed'],
    ['she thought I was her sister', [mum], 'taken-for-somebody-else'],
    ['we had tickets for november', ['my best friend died in may'], 'plans-with-both-names'],
    ['we had painted the little room', [baby], 'room-made-ready'],
    ['the app still sends me the weeks', [baby], 'the-app-was-not-told'],
    ['my husband put the cot in the loft without saying', [baby], 'put-away-without-a-word'],
    ['her mum gave me her cardigan', ['my best friend died in may'], 'given-something-of-theirs'],
    ['nobody mentioned me in the notice', [grandad], 'left-out-of-the-notice'],
    ['I stood at the back', ['the funeral was today'], 'at-the-back-of-the-church'],
    ['they let me sleep in the chair next to him', [hospital], 'nights-in-the-chair'],
    ['I can hear the machine in the canteen', [hospital], 'the-sound-of-the-machine'],
    ['my sister held the phone to his ear', ['dad died on sunday'], 'phone-held-to-the-ear'],
    ['the train stopped for forty minutes', ['dad died before I could get there'], 'stopped-on-the-way-there'],
    ['he still wags when I come in', ['the vet says we should let him go, my dog'], 'still-comes-to-greet-you'],
    ['the nurse gave me a folder with flowers on it', ['I was diagnosed on monday'], 'handed-a-folder'],
    ["his family didn't let me in the church", ['my partner died'], 'kept-out-by-the-family'],
  ])('%s', (message, before, id) => expect(happened(message, ...before)).toContain(id));

  test.each([
    ['my neighbor passed a note', [], 'one-of-the-many-died'],
    ['my uncle passed on the message', [], 'one-of-the-many-died'],
    ['my cousin passed in front of the shop', [], 'one-of-the-many-died'],
    ['I told my parents I passed', [], 'parent-died'],
    ["I don't know anyone and I get lost driving", [], 'licence-given-up'],
    ['I lost my car keys', [], 'licence-given-up'],
    ['I clapped until my hands hurt', [], 'pain-that-stays'],
    ["his mum's in hospital and none of us knew", [], 'taken-to-hospital'],
    ["I don't know how I'm going to tell him", ['his hamster died'], 'went-to-tell-them'],
    ['she said I drove her father to his grave', [], 'at-the-grave'],
    ["I can't bring myself to tell him", ['my husband died in june'], 'cannot-part-with-it'],
    ['I told him about the cancer and he went quiet', [], 'told-the-bad-word'],
    ['I got diagnosed with adhd at 36', ['the doctor was nice'], 'told-the-bad-word'],
    ['we need a hoist and the stores have no order', [], 'an-aid-in-the-house'],
    ["they've put my son on the transplant list", [], 'cannot-get-seen'],
    ['he used to butter my toast', ['my boyfriend left me'], 'what-they-did-for-you'],
    ['his bowl is still full', ['our puppy came on monday'], 'things-at-animal-height'],
    ['the bag is still in the hall', ['we are off to Spain'], 'the-bag-nobody-opens'],
    ['we had tickets for november', ['my boyfriend left me'], 'plans-with-both-names'],
    ['I stood at the back', ['the concert was loud'], 'at-the-back-of-the-church'],
    ['she offered me a biscuit', ['my new boss is nice'], 'met-like-a-visitor'],
    ['I cut up his meat', ['my baby is ten months old'], 'small-help-with-the-body'],
  ])('is not heard in: %s', (message, before, id) => expect(happened(message, ...before)).not.toContain(id));
});
