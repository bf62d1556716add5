import { describe, expect, test } from 'vitest';
import { ofOneself } from '../../src/companion/listener/matters/of-oneself.ts';
import { heardIn } from './heard-in.ts';
import { lastReply } from './talk.ts';

describe('what they carry in themselves is heard, across what they wrote', () => {
  test.each<[string, ...string[]]>([
    ['faith-quiet', 'i try to pray and there is nothing there', 'its been like that since easter'],
    ['faith-quiet', 'I sat in church again today', 'I teach the class and I feel like such a fraud'],
    ['certain-age', 'I turned fifty on Tuesday', 'nobody made a fuss, which is what I asked for'],
    ['certain-age', 'im 30 tomorrow and i cant stop thinking about it'],
    ['good-thing-hollow', 'everything is fine and i feel terrible'],
    ['good-thing-hollow', 'i got the degree i wanted for six years and i feel nothing at all'],
    ['jealous', 'my cousin got the flat', "i'm so jealous i can't even look at the pictures"],
    ['jealous', 'i hate that im jealous of her'],
    ['hates-life', 'i hate my life'],
    ['hates-life', 'stuck on the bus again', 'my life is a joke'],
    ['hates-self', 'i hate myself'],
    ['hates-self', 'i hate myself so much today', 'she asked what i do', 'i said im between things'],
    ['hates-self', 'i slept till two again', 'i feel so pathetic'],
    ['ashamed', "i can't open the post", 'im so ashamed'],
    ['ashamed', "I still can't forgive myself"],
    ['secret-carried', "i've never told my husband about the loan"],
    ['secret-carried', 'nobody knows that i wrote that letter', 'he reads it out every christmas'],
    ['strong-one', "i'm always the strong one", 'mum rang again tonight'],
    ['strong-one', 'everyone leans on me and nobody asks how i am'],
    ['goes-unnoticed', 'nobody notices anything i do until i stop'],
    ['goes-unnoticed', 'i sorted the whole cellar on saturday', 'not even a thank you'],
    ['says-yes', 'i said yes to everything again'],
    ['says-yes', 'she wants me to organise it', "i can't say no to people"],
    ['wearing-a-face', 'im tired of pretending im ok'],
    ['wearing-a-face', 'another day of putting on a happy face', 'and then i sat in the car'],
    ['lost-temper', 'i yelled at the man in the shop'],
    ['lost-temper', 'she left the gate open', 'so i snapped at her and she went quiet'],
    ['done-with-everyone', 'im so done with everyone', 'the flatmates mainly'],
    ['done-with-everyone', 'i hate people today'],
    ['behind-in-life', 'everyone i know seems so sorted and i am not'],
    ['behind-in-life', "i can't stop comparing myself to everyone from school"],
    ['behind-in-life', "I'm 37 and I've nothing to show for it"],
    ['not-good-enough', 'i feel like a failure'],
    ['not-good-enough', "i can't do anything right", 'it was only a form'],
    ['what-to-do-with-life', "i don't know what to do with my life"],
    ['what-to-do-with-life', 'i finished uni in june', 'no idea what i want to do with my life'],
    ['what-was-said', "can't stop replaying what i said at the party"],
    ['what-was-said', 'i keep going over what i said in that meeting'],
    ['dread-ahead', 'dreading tomorrow'],
    ['dread-ahead', 'sunday night again', 'i ironed a shirt'],
    ['everything-at-once', "it's everything at once"],
    ['everything-at-once', 'the visitors, the dentist, the printer', "i'm so overwhelmed"],
    ['head-wont-stop', 'my brain wont shut up'],
    ['head-wont-stop', "I can't switch my head off", 'three in the morning now'],
    ['did-nothing', 'i did nothing today. again'],
    ['did-nothing', 'did nothing again today'],
    ['did-nothing', 'am i just lazy', 'i had the whole day off for it'],
    ['crying-why', "cant stop crying and i don't know why"],
    ['crying-why', 'i cried in the car this morning', 'it was about nothing, no reason at all'],
    ['grey-and-numb', 'i feel nothing. its just grey'],
    ['grey-and-numb', 'went to work, came home, had cereal', 'everything is just grey'],
    ['feels-off', 'idk whats wrong with me i just feel off'],
    ['feels-off', "i don't feel like myself lately"],
    ['feels-off', "i haven't felt like myself lately"],
    ['lonely-among-all', 'im so lonely'],
    ['lonely-among-all', 'watched two films and had toast', 'i feel so alone'],
    ['lonely', 'I keep the radio on for the voices'],
    ['certain-age', "Just turned 70, don't feel it"],
    ['jealous', 'why is it always other people who get the nice things'],
    ['hates-life', 'my life sucks'],
    ['hates-self', 'i disgust myself'],
    ['goes-unnoticed', 'nobody ever says thank you'],
    ['wearing-a-face', 'everyone thinks im fine'],
    ['done-with-everyone', 'everyone is doing my head in'],
    ['what-was-said', 'i put my foot in it'],
    ['everything-at-once', 'everythings going wrong at once'],
    ['lost-temper', 'snapped at her over a towel', 'she never said anything'],
    ['crying-why', 'been crying since about four and couldnt tell you what for'],
    ['lost-temper', 'snapped at her over a towel'],
    ['faith-quiet', 'the hymns go by and i dont think anyone is there'],
    ['certain-age', 'Forty on Sunday.'],
    ['strong-one', 'everybody tells me you are so good, being a rock', 'nobody asks how i am'],
    ['wearing-a-face', 'im grand, im always grand', 'i say im fine and im not fine'],
    ['what-was-said', 'i made one comment at the table and they all went quiet'],
    ['did-nothing', 'whole day off and all i did was move from the bed to the couch'],
    ['feels-off', "something's off. not ill. just off"],
    ['says-yes', 'i can never tell anyone no'],
  ])('%s: %s', (id, ...talk) => expect(heardIn(...talk)).toBe(id));
});

describe('a beginning that tells nothing yet', () => {
  test.each([
    ['nobody-to-tell', 'idk who else to talk to about this so'],
    ['nobody-to-tell', 'I just need to get something off my chest'],
    ['how-to-begin', 'hey. dont really know what to write'],
    ['how-to-begin', 'Hiya. Never done one of these before.'],
    ['how-to-begin', 'first time here'],
    ['feels-rotten', 'i feel like crap'],
    ['feels-rotten', 'feeling low tonight'],
    ['day-like-that', 'today was a lot'],
    ['day-like-that', 'ugh i hate today'],
    ['day-like-that', 'im so done'],
    ['day-like-that', 'not a great day tbh'],
    ['day-like-that', 'worst day ever'],
    ['how-to-begin', 'hi, never used anything like this, my daughter set it up'],
    ['how-to-begin', 'what do i even write here'],
    ['feels-rotten', 'not feeling great'],
    ['feels-rotten', 'I am feeling rather low this evening, if I am honest.'],
    ['feels-rotten', 'been better'],
    ['day-like-that', 'today was shite from start to finish'],
    ['day-like-that', 'long long day. just want it over'],
    ['how-to-begin', 'I am not certain how this works. Does one simply type?'],
    ['nobody-to-tell', 'theres no one'],
  ])('%s: %s', (id, message) => {
    expect(heardIn(message)).toBe(id);
    expect(heardIn('hi there', message)).toBe(id);
  });

  test.each([
    ['once something was told', 'my flatmate moved my things into the hall', 'today was a lot'],
    ['where more is told with it', 'today was a lot, the bus broke down and the milk was off'],
    ['of a good day', 'what a lovely day'],
    ['of words to be written', "i don't know what to write to my brother"],
    ['of something done', 'done'],
  ])('is not heard %s', (_, ...talk) => expect(heardIn(...talk)).toBeUndefined());
});

describe('a beginning is met with a line and a question of its own, whatever else its words may ask for', () => {
  test.each([
    ['hey. dont really know what to write', 'how-to-begin'],
    ['bad day', 'day-like-that'],
    ['i dont know who else to talk to', 'nobody-to-tell'],
    ['im new here what do i do', 'how-to-begin'],
  ])('%s', async (message, id) => {
    const matter = ofOneself.find((one) => one.id === id);
    const reply = await lastReply([message]);
    expect(matter?.hear.some((line) => reply.startsWith(line.slice(0, 12)))).toBe(true);
    expect(matter?.ask.some((line) => reply.endsWith(line.slice(-12)))).toBe(true);
  });

  test('who wants to be heard only, or speaks of dying, is met as before', async () => {
    for (const message of ['just need to vent', "i'm so done, i want to die"]) {
      const reply = await lastReply([message]);
      for (const { alone, hear } of ofOneself) if (alone) for (const line of hear) expect(reply).not.toContain(line);
    }
  });
});

describe('what only sounds like it is not taken for it', () => {
  test.each([
    ['a faith kept', "I never said I'd lost my faith"],
    ['an age of somebody else', 'my son turned 30 on Tuesday'],
    ['an answer to a diagnosis', 'i should be glad that the treatment works'],
    ['somebody jealous of them', 'my boyfriend gets jealous when i go out'],
    ['a life in a film', 'he said he hates his life'],
    ['hated things', 'i hate the new bins'],
    ['ashamed of a neighbour', 'he should be ashamed to say it'],
    ['in good company with a secret', 'it was my secret recipe'],
    ['a twin who was strong', 'my twin was the strong one'],
    ['a sick day', 'nobody rang while i was off sick'],
    ['a proposal', 'she said yes'],
    ['a brother who pretends', 'he pretends to be fine'],
    ['somebody shouting at them', 'my manager yelled at me in front of everyone'],
    ['a shout for joy', 'i was so happy that i shouted'],
    ['done with a task', 'im done with the dishes'],
    ['a train', 'we are behind everyone else in the queue'],
    ['food', 'the food was not good enough'],
    ['a friend at a loss', "she doesn't know what to do with her life"],
    ['going through a door', 'i said cheers and went through it'],
    ['a dread that is over', "I was dreading it and it's done and it went fine"],
    ['drowning in a coat', 'he is drowning in that jacket'],
    ['somebody on their mind', "can't stop thinking about him"],
    ['called lazy', 'my wife thinks i am lazy'],
    ['a baby', 'the baby cries for no reason'],
    ['a numb hand', 'my fingers are numb again'],
    ['a day off', 'i feel a weight off'],
    ['a lonely mother', 'my mum is lonely'],
    ['a reason for the tears', 'i cried when he left. i dont know why he did it'],
    ['tears explained later', 'been crying, no reason', 'ok i kinda know why', 'the boiler went'],
    ['only loud', 'i shouted at the telly when they scored'],
    ['loud in a good cause', 'i screamed on the rollercoaster'],
    [
      'overwhelmed in passing',
      'we drove up past the lake and stopped at the farm shop for cheese, it had forty sorts and I was completely overwhelmed, and then we had the best dinner of the whole trip up at the inn and slept like logs until nine',
    ],
    ['somebody who asked', 'he asked if i was really lonely and i laughed'],
    ['a smell', 'overwhelming smell of fish'],
    ['a purse', 'i lost it somewhere on the bus, my purse'],
    ['tears with a reason', 'I cried because she left the keys and drove off without a word'],
    ['a sick week', 'started the tablets on monday and i feel sick'],
    ['a word unsaid', "there's no word for it in english"],
    ['a thing that came out wrong just now', 'sorry no that came out wrong'],
  ])('%s: %s', (_, ...talk) => expect(ofOneself.map(({ id }) => id)).not.toContain(heardIn(...talk)));
});
