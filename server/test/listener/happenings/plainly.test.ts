import { describe, expect, test } from 'vitest';
import { happened } from '../happened.ts';

describe('what most people tell of friends is heard', () => {
  test.each([
    ['friend-went-silent', 'my best friend stopped talking to me'],
    ['friend-went-silent', 'she is ignoring my messages', 'its about a friend from school'],
    ['left-out-by-friends', 'my friends are leaving me out of everything'],
    ['left-out-by-friends', 'i feel left out', 'i have a group of friends'],
    ['needed-and-not-wanted', 'they only call me when they need something', 'i dont have real friends'],
    ['money-lent-to-a-friend', 'my friend borrowed money and never paid me back'],
    ['friends-do-not-care', 'i think my friends dont care about me'],
    ['quarrel-with-a-friend', 'i had a big fight with my best friend'],
    ['quarrel-with-a-friend', 'my friend is mad at me'],
    ['lost-a-friend', 'i lost my best friend'],
    ['never-ones-own-turn', 'all she wants to do is talk about herself', 'i am tired of my friend'],
    ['hard-to-find-friends', 'it is so hard to make new friends'],
    ['hard-to-find-friends', 'i am not a sociable person'],
    ['spoken-ill-of', 'she is spreading rumors about me'],
    ['friend-broke-trust', 'my friend broke my trust'],
    ['feels-disliked', 'everyone at school hates me'],
    ['secret-handed-on', 'my friend told everyone what i told her'],
    ['trouble-with-friends', 'i have been having problems with my friends'],
    ['friend-went-silent', 'most of my friends have been avoiding me'],
    ['new-place-no-friends', "i moved to a new city and i don't know anyone here"],
  ])('%s: "%s"', (id, message, ...before) => expect(happened(message, ...before)[0]).toBe(id));

  test.each([
    ['friend-went-silent', 'she stopped talking to me for a month', 'my sister asked me', 'i had plans with a friend'],
    ['friend-went-silent', 'my manager stopped talking to me'],
    ['friend-went-silent', 'he did not reply for hours', 'my friend is busy'],
    ['friend-went-silent', 'my best friend died and i cant stop talking to her'],
    ['left-out-by-friends', 'my boss left me out of the meeting'],
    ['needed-and-not-wanted', 'we used to hang out', 'my friends moved'],
    ['friends-do-not-care', "people don't care about the mask", 'my friends are fine'],
    ['lost-a-friend', 'i lost my best friend to cancer'],
    ['quarrel-with-a-friend', 'i had a fight with my husband'],
    ['hard-to-find-friends', 'i made some friends at the gym'],
    ['new-place-no-friends', 'i moved here years ago and i am happy'],
  ])('%s is not in: "%s"', (id, message, ...before) => expect(happened(message, ...before)).not.toContain(id));
});

describe('what most people tell of family is heard', () => {
  test.each([
    ['pressed-by-parents', 'my parents put so much pressure on me'],
    ['pressed-by-parents', 'my dad wants me to study law'],
    ['not-understood-at-home', "my family doesn't understand me"],
    ['not-understood-at-home', 'my parents never listen to me'],
    ['put-down-at-home', 'my mom yells at me all the time'],
    ['held-tight-at-home', "my parents won't let me see anybody"],
    ['parents-fight', 'my parents are always fighting'],
    ['trouble-with-a-sibling', 'my sister and i had a big fight'],
    ['cut-off-from-family', 'i am not on good terms with my family'],
    ['cut-off-from-family', 'no one in my family is talking to me'],
    ['far-away-from-family', 'my family lives in another country'],
    ['children-do-not-listen', "my kids don't listen to me"],
    ['own-child-keeps-away', "my daughter doesn't want to see me"],
    ['cares-for-a-parent', 'i take care of my sick mother'],
    ['feast-days-alone', 'i will be spending christmas alone'],
    ['row-with-own-child', 'i had a big fight with my daughter'],
    ['trouble-at-home', 'there are problems in my family'],
  ])('%s: "%s"', (id, message, ...before) => expect(happened(message, ...before)[0]).toBe(id));

  test.each([
    ['pressed-by-parents', 'my mom wants me to visit on sunday'],
    ['not-understood-at-home', 'my father died and never heard me play'],
    ['held-tight-at-home', 'i grounded my son for a week'],
    ['parents-fight', 'my parents encouraged us to fight'],
    ['far-away-from-family', "i haven't seen my mom in 2 weeks"],
    ['children-do-not-listen', "my husband doesn't listen"],
    ['cares-for-a-parent', 'i used to take care of my mother'],
    ['trouble-at-home', 'i am having problems with my homework'],
    ['feast-days-alone', 'i serve holiday drinks all by myself'],
    ['feast-days-alone', 'the holidays are coming and i have no money'],
  ])('%s is not in: "%s"', (id, message, ...before) => expect(happened(message, ...before)).not.toContain(id));
});

describe('what most people tell of a low mood and of worry is heard', () => {
  test.each([
    ['turns-to-drink', 'i drink too much when i am alone'],
    ['help-that-did-not-help', "i tried therapy but it didn't help"],
    ['help-out-of-reach', "i can't afford therapy"],
    ['on-tablets-for-it', 'i am taking medication for it'],
    ['panic-attacks', 'i keep having panic attacks'],
    ['fears-for-their-health', 'i am always worried about my health'],
    ['temper-too-quick', 'i get angry so easily'],
    ['misses-their-people', 'i really miss my friends'],
    ['fears-the-future', 'i am scared about my future'],
    ['mind-will-not-rest', 'my thoughts are racing'],
    ['mind-will-not-rest', 'i think too much'],
    ['cannot-sleep', 'i have trouble sleeping'],
    ['cannot-sleep', 'am not able to sleep well'],
    ['tears-so-near', 'i feel like crying all the time'],
    ['cannot-get-up', 'i have a hard time getting out of bed in the morning'],
    ['panic-attacks', 'i get panic in the supermarket'],
    ['fears-for-their-health', 'i think something is wrong with my heart'],
    ['nothing-gives-joy', "i don't enjoy anything anymore"],
    ['nothing-gets-started', "i don't have any motivation"],
    ['nothing-gets-started', "i don't feel like doing anything"],
    ['shut-in-and-bored', 'i am stuck at home'],
    ['lost-in-life', 'i feel so lost in life'],
    ['lost-in-life', "i don't know what to do with my life"],
    ['feels-of-no-worth', 'i feel like a failure'],
    ['anxious-all-day', 'i am anxious all the time'],
    ['anxious-all-day', 'i have been having a lot of anxiety'],
    ['stressed-out', 'i am so stressed out'],
    ['low-for-a-while', 'i have been feeling down lately'],
    ['in-a-depression', 'i am in depression'],
    ['in-a-depression', 'i feel very depressed'],
  ])('%s: "%s"', (id, message) => expect(happened(message)[0]).toBe(id));

  test.each([
    ['turns-to-drink', 'i drink a lot of water'],
    ['turns-to-drink', 'i have been sober for a year'],
    ['help-that-did-not-help', 'my therapist is really nice'],
    ['on-tablets-for-it', 'my friend went off his meds and i am worried'],
    ['temper-too-quick', 'my husband gets angry so easily'],
    ['misses-their-people', 'i miss my mother, she died in may'],
    ['cannot-sleep', "my baby doesn't sleep"],
    ['nothing-gets-started', 'how did you get motivated'],
    ['feels-of-no-worth', 'i felt stupid for asking'],
    ['lost-in-life', 'i lost my keys'],
    ['cannot-get-up', 'i have to get up early for the baby'],
    ['anxious-all-day', 'i am not so anxious now'],
    ['in-a-depression', 'my son is depressed'],
    ['in-a-depression', 'i have always been depressed'],
    ['in-a-depression', 'i am depressed because i lost my job'],
    ['low-for-a-while', 'i am better now'],
  ])('%s is not in: "%s"', (id, message) => expect(happened(message)).not.toContain(id));
});
