import { describe, expect, test } from 'vitest';
import { matterOf } from '../../src/companion/listener/matters/matters.ts';
import { plain } from '../../src/companion/listener/their-words.ts';

const matterIn = (...messages: string[]): string | undefined => matterOf(messages.map(plain))?.id;

describe('what is said of love is known for what it is', () => {
  test.each([
    ['coming-out', ["I'm gay and my parents don't know", 'they keep asking about girls']],
    ['coming-out', ['mum asked again at dinner', 'ive never told her im bi']],
    ['children-between-two-homes', ['My boys are with their dad this week', 'every other weekend, they go to his']],
    ['children-between-two-homes', ['i have the custody hearing on thursday', 'for my daughter']],
    ['lied-to-or-cheated-on', ['My husband has been cheating on me with someone from work']],
    ['lied-to-or-cheated-on', ['i found the messages on his phone', "my boyfriend says it's nothing"]],
    ['divorce', ['My wife wants a divorce', 'the papers came in the post']],
    ['divorce', ['we had the mediation meeting today', 'the divorce should be final by may']],
    ['ex-has-somebody-new', ['my ex is already with someone else']],
    ['ex-has-somebody-new', ['I saw my ex in town', 'with his new girlfriend']],
    ['ex-still-around', ['my ex texted me again last night']],
    ['ex-still-around', ['so my ex', 'she wants to meet for a coffee']],
    ['ghosted', ['we had three lovely dates', 'and she just stopped replying']],
    ['ghosted', ['got ghosted by the guy i been talkin to', 'we texted every day']],
    ['dating', ['I went on a date last night', 'he talked about his boat']],
    ['dating', ["I've deleted tinder off my phone"]],
    ['fancies-somebody', ["I've got a crush on somebody at work", "he doesn't know"]],
    ['fancies-somebody', ['i think i fancy my flatmate']],
    ['own-wedding', ["we're getting married in june", 'his mother has added forty guests']],
    ['own-wedding', ['our wedding is in three weeks', 'i have doubts']],
    ['moving-in-together', ['my boyfriend wants us to move in together']],
    ['moving-in-together', ['she asked me to move in', "we've been together a year"]],
    ['in-laws', ['My mother-in-law rewashed every dish in front of me']],
    ['in-laws', ['the in laws came on friday', 'she told me my rice was wet']],
    ['closeness-gone', ["my husband hasn't touched me since the summer"]],
    ['closeness-gone', ['my wife and i sleep in separate rooms', 'no sex for two years']],
    ['house-falls-on-one', ['my husband never does the dishes', 'i do everything in that house']],
    ['house-falls-on-one', ["he doesn't lift a finger", "my boyfriend's on the sofa while i cook"]],
    ['love-at-a-distance', ['my boyfriend is working in germany', 'i miss him, we video call']],
    ['love-at-a-distance', ["it's long distance with my girlfriend", 'five hours apart']],
    ['row-with-partner', ['had a massive row with my husband', 'about the caravan']],
    ['row-with-partner', ['we argue every night', 'my girlfriend slammed the door']],
    ['not-speaking', ["my wife hasn't spoken to me since sunday"]],
    ['not-speaking', ['My husband has not said a full sentence to me since August']],
    ['date-ahead', ['i have a date tonight']],
    ['date-ahead', ['First date tomorrow', 'I have ironed three shirts']],
    ['not-liked-back', ['my crush is dating my best friend']],
    ['not-liked-back', ['i fancy this girl at work', 'she only sees me as a friend']],
    ['loves-less-than-before', ["i don't love my husband any more"]],
    ['loves-less-than-before', ['I think I have fallen out of love', 'with my wife']],
    ['wants-to-leave', ['i wanna break up with him', 'nine years of relationship']],
    ['wants-to-leave', ['I think about leaving him', 'the marriage was over years back']],
    ['broke-up', ['he broke up with me yesterday', 'by text']],
    ['broke-up', ['we split up three weeks back', 'i still lay out two cups']],
    ['partner-gone-quiet', ['my boyfriend has gone really quiet on me']],
    ['partner-gone-quiet', ['my husband and i barely talk']],
    ['single-and-minding', ["everyone's engaged except me"]],
    ['single-and-minding', ["I'm tired of being single"]],
  ])('%s: %j', (id, messages) => {
    expect(matterIn(...messages)).toBe(id);
  });

  test.each([
    ['my friend came out to his dad'],
    ["i've got custody of my sister since june"],
    ['my friend told me her husband cheated in the exam'],
    ['my parents are getting a divorce'],
    ['my ex died in march'],
    ['the recruiter stopped replying after the second interview'],
    ['my due date is in march'],
    ['my daughter has a crush on a singer'],
    ['my sister is getting married in june and i have doubts about the hat'],
    ['mum and her bf want us to move in with him'],
    ['my mother-in-law died on sunday'],
    ["the dog doesn't let anyone touch him"],
    ['my flatmate never does the dishes and leaves his pans'],
    ['my husband is in hospital far away and i miss him'],
    ['my manager yelled at me in front of customers'],
    ['I have to leave him at the nursery'],
    ['my parents split up when i was nine'],
    ['my best friend has gone quiet on me'],
    ['not a single person came'],
    ['should i take the job, everybody says no but i love it'],
    ['he told me he has fallen out of love with me'],
    ["my son hasn't spoken to me since sunday, my husband says give it time"],
    ['what date is the exam tomorrow'],
    ['my boyfriend hit me and we had a row'],
  ])('and not in what only sounds like it: %s', (message) => {
    expect(matterIn(message) ?? '').not.toMatch(
      /^(?:coming-out|children-between|lied-to|divorce|ex-|ghosted|dating|fancies|own-wedding|moving-in|in-laws|closeness|house-falls|love-at|row-with|wants-to|broke-up|partner-gone|single-and|date-ahead|not-liked|not-speaking|loves-less)/,
    );
  });
});
