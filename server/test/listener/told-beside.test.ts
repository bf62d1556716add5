import { describe, expect, test } from 'vitest';
import { lastReply } from './talk.ts';

describe('what is said first does not swallow what else is told', () => {
  test.each([
    [
      'Hello, sorry my english. Today they stole me the battery of the bike. I was two minutes inside the restaurant and when I go out is only the cable.',
      /batter|bike|minutes|cable/,
    ],
    ['Crap day. My boss shouted at me.', /boss|shout|say over your days|somebody like that/i],
    ["can I say something horrible? I'm more bothered about my hair than the liver", /hair/],
    ['they laid off half and i stayed. lucky me. i cant look at anybody', /stayed|look at anybody/],
    ['Fantastic. Life is just peachy. Divorce papers came on my birthday.', /divorce papers/i],
    [
      'see if this app is better than my ceiling. my wife left three weeks ago and i talk to the fridge',
      /wife|fridge|left/,
    ],
  ])('%s', async (message, told) => {
    const reply = await lastReply([message]);
    expect(reply).toMatch(told);
    expect(reply).not.toMatch(/came to tell|would you like to (?:tell|start)|start wherever|without the joke/i);
  });

  test('an apology for their English gets one short sentence before it', async () => {
    expect(await lastReply(['hi sorry for my english today they stole me the bike in front of the shop'])).toMatch(
      /^Your English is (?:clear|fine)\. \S/,
    );
  });

  test.each([
    ['sorry my english is bad', /second language|Short sentences/],
    ['Hello, sorry my english. I hope you understand me', /second language|Short sentences/],
    ['Not sure what this is. Crap day.', /rotten|Not a good one/],
    ['living the dream, if the dream is crying in a Lidl', /dry|opposite/],
  ])('and where nothing else is told, it is answered itself: %s', async (message, heard) => {
    expect(await lastReply([message])).toMatch(heard);
  });

  test.each(['Lovely sunset tonight', 'she brought soup. it was horrible soup but she carried it on the tram'])(
    'what is meant as it stands is not taken for its opposite, or for a bad day: %s',
    async (message) => {
      expect(await lastReply([message])).not.toMatch(/opposite|dry|rotten|Not a good one/);
    },
  );
});
