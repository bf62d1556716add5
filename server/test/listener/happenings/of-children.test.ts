import { describe, expect, test } from 'vitest';
import { happened } from '../happened.ts';

describe('what happens with one’s children is known closely', () => {
  test.each([
    ['i shouted at my boy over his shoes', 'shouted-at-child'],
    ["i'm a terrible mother. my kids had crisps for tea", 'bad-parent-verdict'],
    ["the baby won't sleep unless i hold her", 'infant-will-not-sleep'],
    ["my newborn won't stop crying", 'infant-crying'],
    ["my baby won't latch and everyone has advice", 'feeding-infant'],
    ["i've been a mum for two weeks", 'new-parent-unsure'],
    ['i sit in the car outside the house before the kids see me', 'minutes-alone-in-car'],
    ["i'm a single dad with two girls, my kids are great", 'nobody-to-take-over'],
    ["my daughter is 14 and she won't talk to me", 'teen-withdraws'],
    ['my son said he hates me', 'child-cruel-word'],
    ['my little girl asked why daddy left', 'child-asks-the-question'],
    ['the school rang about my son today', 'school-rang'],
    ['my daughter is being bullied', 'child-picked-on'],
    ["my son won't go to school", 'will-not-go-to-school'],
    ['my son never rings', 'grown-child-rarely-calls'],
    ['my eldest left for university on sunday', 'child-leaves-home'],
    ['the kids are at their dad’s this weekend', 'children-at-the-others'],
    ['the custody hearing is on friday', 'custody-hearing'],
    ['my stepdaughter never looks at me', 'step-children-keep-distance'],
    ['my daughter didn’t get into the choir', 'child-did-not-get-it'],
    ['my son hugged me at the gate', 'child-kind-gesture'],
    ['my daughter took her first steps', 'child-first-or-triumph'],
    ["i'm six weeks pregnant", 'pregnant-and-telling-no-one'],
    ["we're on our third round of ivf", 'still-no-child'],
    ['my son answers me in english now', 'raised-in-another-tongue'],
    ['i sound just like my mother', 'swore-never-like-own-parents'],
  ])('%s', (message, id) => expect(happened(message)).toContain(id));

  test.each([
    ['my boss shouted at me', 'shouted-at-child'],
    ['the dog won’t sleep', 'infant-will-not-sleep'],
    ['i sit in the car at lunch and eat my sandwich', 'minutes-alone-in-car'],
    ['my son said he loves me', 'child-cruel-word'],
    ['my boy won’t eat', 'child-first-or-triumph'],
    ['my grandfather passed last night', 'child-first-or-triumph'],
    ['the test came back negative and i am so happy', 'still-no-child'],
    ['i am not pregnant', 'pregnant-and-telling-no-one'],
    ['at the handover the nurses talked over me', 'children-at-the-others'],
    ['he got custody of the air fryer', 'custody-hearing'],
    ['he said i am just like my mother', 'swore-never-like-own-parents'],
    ['my driving school rang', 'school-rang'],
    ['my daughter left her coat on the bus', 'child-leaves-home'],
    ['my ex told me i am a bad mother, the kids heard', 'bad-parent-verdict'],
  ])('%s is not heard as %s', (message, id) => expect(happened(message)).not.toContain(id));
});
