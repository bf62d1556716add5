import { describe, expect, test } from 'vitest';
import { happened } from '../happened.ts';

describe('what most people tell of a partner is heard', () => {
  test.each([
    ['pass-at-the-partner', 'my cousin keeps flirting with my girlfriend'],
    ['pass-at-the-partner', 'a guy from work tried to kiss my wife'],
    ['another-voice-on-the-phone', 'i picked up his phone and a woman was there', 'my husband is cheating'],
    ['left-to-be-alone', 'she said she needs space', 'my girlfriend is depressed'],
    ['cannot-believe-they-did-it', 'how could he do this to me', 'my boyfriend cheated'],
    ['gave-all-their-love', 'he was my first love'],
    ['gave-all-their-love', 'i loved that woman with my whole heart'],
    ['the-love-of-ones-life', 'i lost the love of my life'],
    ['marriage-ended', 'my 15 year marriage ended last spring'],
    ['marriage-failing', 'our marriage of 12 years is falling apart'],
    ['brought-up-and-not-heard', 'every time i bring it up he changes the subject'],
    ['brought-up-and-not-heard', 'i tried to talk to her but she wont hear it'],
    ['drifting-from-each-other', 'me and my girlfriend are growing apart'],
    ['drifting-from-each-other', 'it feels weird between us', 'i have a boyfriend, my boyfriend is busy'],
    ['where-to-live-together', 'my husband wants to move abroad but i dont want to leave'],
    ['asked-and-was-refused', 'she said no when i asked her to marry me'],
    ['partner-will-not-work', 'my boyfriend does not want to look for work'],
    ['the-ex-still-about', 'he still talks to his ex every day', 'i am mad at my boyfriend'],
    ['child-not-planned', 'she is pregnant and we are not together'],
    ['wedding-off', 'we had to postpone our wedding'],
    ['same-quarrel-about-money', 'my wife spends all our money'],
    ['home-after-long-away', 'i came back from deployment last month', 'my girlfriend is cold'],
  ])('%s: "%s"', (id, message, ...before) => expect(happened(message, ...before)).toContain(id));

  test.each([
    ['pass-at-the-partner', 'my wife tried to kiss the dog'],
    ['left-to-be-alone', 'he told me he needs some space in the garage', 'my landlord is coming'],
    ['cannot-believe-they-did-it', 'i cant believe my boss would do this to me', 'my husband agrees'],
    ['gave-all-their-love', 'i gave the job everything i had'],
    ['marriage-failing', "my parents' marriage is falling apart"],
    ['marriage-ended', 'my marriage is happy'],
    ['brought-up-and-not-heard', 'i tried to talk to her and she listened'],
    ['drifting-from-each-other', 'it was different at the old job', 'my wife works there'],
    ['drifting-from-each-other', 'that is why i broke it off', 'my boyfriend and i'],
    ['where-to-live-together', 'my husband wants to move abroad and i am happy'],
    ['partner-will-not-work', 'my husband was laid off and cannot find work'],
    ['the-ex-still-about', 'i still talk to my ex', 'my boyfriend knows'],
    ['child-not-planned', 'we are so happy, i am pregnant'],
    ['home-after-long-away', 'i came back from the shop', 'my girlfriend is cold'],
  ])('%s is not in: "%s"', (id, message, ...before) => expect(happened(message, ...before)).not.toContain(id));
});

describe('what most people tell of friends, of those they live with and of being alone is heard', () => {
  test.each([
    ['worried-about-a-quiet-friend', 'my friend hasnt answered for two weeks and im worried'],
    ['worried-about-a-quiet-friend', 'i want to make sure she is okay', 'my friend is so silent'],
    ['friend-takes-too-much', 'i think my friend is taking pills again'],
    ['friends-think-so-differently', 'my best friend believes all those conspiracy theories'],
    ['spends-what-is-owed', 'he keeps buying new shoes', 'my friend owes me money'],
    ['friend-does-not-tell-the-truth', 'my friend lies about everything'],
    ['asked-to-say-sorry', 'my sister wants me to apologize and i did nothing'],
    ['friends-live-elsewhere', 'all my friends moved to other cities'],
    ['a-friends-marriage-ends', 'my friend is leaving her husband'],
    ['not-seen-ones-own-people', 'i havent seen my friends for months'],
    ['meeting-them-does-not-feel-safe', 'my friends want to meet up and i am scared of covid'],
    ['gives-and-gets-nothing-back', 'i do everything for people and nobody does the same for me'],
    ['wants-to-end-a-friendship', 'i think i should stop being friends with her'],
    ['friends-in-common-after-it', 'we had many friends in common', 'my girlfriend and i split up'],
    ['friends-irritate', 'my friends annoy me so much'],
    ['keeps-it-from-them', 'i dont tell my parents because i dont want them to worry'],
    ['hurt-by-a-helper', 'my counselor was so cold with me'],
    ['someone-stands-by-them', 'my wife is very supportive'],
    ['one-person-to-talk-to', 'my sister is the only one i can talk to'],
    ['lives-alone', 'i live all by myself'],
    ['shares-with-the-careless', 'my roommate brings people home every night'],
    ['told-to-move-out', 'my aunt wants me out of her house'],
    ['it-has-reached-the-neighbours', 'many of our neighbours are sick with the virus'],
    ['thinks-back-to-a-friend', 'i found a photo of an old friend'],
    ['lost-a-friend', 'i lost all my high school friends'],
  ])('%s: "%s"', (id, message, ...before) => expect(happened(message, ...before)).toContain(id));

  test.each([
    ['worried-about-a-quiet-friend', 'i am worried about my exam', 'my friend studies too'],
    ['worried-about-a-quiet-friend', 'my friend is in a quiet place, she is dead'],
    ['friend-takes-too-much', 'i drink every day', 'my friend knows'],
    ['friends-think-so-differently', 'my friend believes in me'],
    ['spends-what-is-owed', 'he bought a new car', 'my friend is nice'],
    ['friend-does-not-tell-the-truth', 'my husband lies about everything'],
    ['friends-live-elsewhere', 'my friend lives next door'],
    ['a-friends-marriage-ends', 'my husband is leaving me', 'i told a friend'],
    ['not-seen-ones-own-people', 'my ex does not let me see my kids', 'custody'],
    ['meeting-them-does-not-feel-safe', 'they want to meet at the office', 'my boss'],
    ['gives-and-gets-nothing-back', 'no one can do it better than her', 'my friends'],
    ['wants-to-end-a-friendship', 'i want to make friends'],
    ['keeps-it-from-them', 'i did not tell my boss'],
    ['hurt-by-a-helper', 'my therapist is good'],
    ['someone-stands-by-them', 'my wife is not supportive'],
    ['lives-alone', 'i would like to live alone'],
    ['told-to-move-out', 'i want to move out'],
    ['shares-with-the-careless', 'my roommate is kind'],
  ])('%s is not in: "%s"', (id, message, ...before) => expect(happened(message, ...before)).not.toContain(id));
});

describe('what most people tell of parents and children is heard', () => {
  test.each([
    ['match-refused-for-what-they-are', 'because he is muslim', 'my parents dont accept my boyfriend'],
    ['match-refused-for-what-they-are', 'she is from another caste', 'my family is against her, i love her'],
    ['match-not-agreed-with', "they don't agree with the girl i am dating", 'i fought with my parents'],
    ['watched-by-family', 'my mother tracks where i go'],
    ['lives-otherwise-than-parents-believe', 'i dont believe what my parents believe'],
    ['family-in-therapy', 'we are in family therapy since may'],
    ['angry-one-at-home', 'my dad is always angry with everyone'],
    ['thinks-of-leaving-the-family', 'i am thinking of cutting off my family'],
    ['trouble-with-in-laws', 'my sister in law is driving me crazy'],
    ['child-has-gone-quiet', 'my daughter stays in her room all day'],
    ['child-will-not-wash', 'my son refuses to shower'],
    ['child-will-not-get-up', 'my daughter does not get out of bed'],
    ['child-in-bad-company', 'my son is hanging out with the wrong people'],
    ['children-quarrel-at-home', 'my kids fight all day'],
    ['at-home-with-several', 'im a stay at home mom with three kids'],
    ['others-to-provide-for', 'i have two kids to feed'],
    ['partner-and-own-child-apart', 'my husband does not like my daughter'],
    ['raises-a-grandchild', 'i am raising my granddaughter'],
    ['other-parent-does-not-help', 'his dad is not helping', 'i am alone with my son'],
    ['low-after-a-birth', 'i had a baby 2 months ago and i cry all the time'],
  ])('%s: "%s"', (id, message, ...before) => expect(happened(message, ...before)).toContain(id));

  test.each([
    ['match-refused-for-what-they-are', 'she is black', 'my new cat'],
    ['match-not-agreed-with', 'my parents love my boyfriend'],
    ['watched-by-family', 'my boss tracks where i go'],
    ['lives-otherwise-than-parents-believe', 'if they find out i lose the job', 'my boss'],
    ['family-in-therapy', 'he does not want me to go to therapy with him', 'my son'],
    ['angry-one-at-home', 'my dad is angry with me'],
    ['child-has-gone-quiet', 'my husband is so quiet', 'my son is fine'],
    ['child-has-gone-quiet', 'he does not want to listen', 'my dad is ill'],
    ['child-will-not-wash', 'my roommate never showers'],
    ['child-will-not-get-up', 'i do not get out of bed', 'my son is small'],
    ['child-in-bad-company', 'my ex was in trouble with the police', 'my son'],
    ['at-home-with-several', 'i am a single mother of two, no money'],
    ['others-to-provide-for', 'i feed the cat'],
    ['low-after-a-birth', 'my sister had a baby and i am sad'],
  ])('%s is not in: "%s"', (id, message, ...before) => expect(happened(message, ...before)).not.toContain(id));
});

describe('what most people tell of illness close by is heard', () => {
  test.each([
    ['will-not-be-long-now', 'my grandpa is on a ventilator'],
    ['close-one-diagnosed', 'my mom has been diagnosed with breast cancer'],
    ['close-one-has-the-virus', 'my brother tested positive for covid'],
    ['operation-of-a-close-one', 'my husband has surgery on friday'],
    ['not-the-same-since-it', 'since the accident my husband is not the same'],
    ['close-one-troubled-in-mind', 'my mother is bipolar'],
    ['close-one-addicted', 'my brother is addicted to drugs'],
    ['long-ill-at-home', 'my wife has been sick for years'],
    ['stays-away-to-keep-them-safe', 'i dont visit my mother because i could give her the virus'],
    ['several-lost-in-the-family', 'i lost two relatives this year'],
  ])('%s: "%s"', (id, message, ...before) => expect(happened(message, ...before)).toContain(id));

  test.each([
    ['close-one-diagnosed', 'my mom beat cancer and is all clear'],
    ['close-one-has-the-virus', 'i am scared my mom gets covid'],
    ['close-one-has-the-virus', 'my husband lost his job because of covid'],
    ['operation-of-a-close-one', 'my dog has surgery on friday'],
    ['close-one-troubled-in-mind', 'i am depressed and my mother knows'],
    ['close-one-addicted', 'my brother is sober now'],
    ['long-ill-at-home', 'my boss makes me sick'],
    ['several-lost-in-the-family', 'so many people lost their jobs'],
  ])('%s is not in: "%s"', (id, message, ...before) => expect(happened(message, ...before)).not.toContain(id));
});
