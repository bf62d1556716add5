import { describe, expect, test } from 'vitest';
import { besides } from '../../src/companion/listener/together.ts';
import { readMessage, weightiest } from '../../src/companion/reading/read-message.ts';
import { lastReply } from './talk.ts';

const whole = (message: string) => weightiest(readMessage(message)).filter(({ kind }) => kind !== 'fragment');
const point = (message: string): string | undefined => whole(message)[0]?.yours;
const handed = (message: string): string[] => whole(message).map(({ yours }) => yours);

test('what makes a sentence too long to be said back is told by itself', () => {
  const said =
    'I dropped a rotisserie chicken in the Kroger parking lot and sat in my van and cried for twenty minutes';
  expect(handed(said)).toContain('you cried for twenty minutes');
});

describe('what is handed back is true', () => {
  test.each([
    ['she made a gc w/o me', 'she made a group chat without you'],
    ['if its the repo then i lose deliveries and then everything else goes', "if it's the repo, you lose deliveries"],
    ['he goes i work becca, like im on a cruise', 'he goes "I work Becca", like you\'re on a cruise'],
    [
      'everyone keeps saying sleep when the baby sleeps well he DOESNT',
      'everyone keeps saying "sleep when the baby sleeps"',
    ],
    ['some old woman gave me a chip lol. i feel like a liar tho', 'you feel like a liar'],
    ["I think he's leaving. I've not said that out loud.", "he's leaving"],
    ['i been carrying that since friday for 214 dollars man', "you've been carrying that since Friday for 214 dollars"],
    ['kitchen table. brew. wife gone to work', 'your wife has gone to work'],
    [
      'I said the date was wrong and everyone laughed. Even Joost and Joost agreed with me last night',
      'Joost agreed with you last night',
    ],
    ['made me feel loads better', 'it made you feel loads better'],
    ["That's what the crying was, I think.", "that's what the crying was"],
    ['I never minded, or I did.', 'you never minded, or you did'],
    ['she would of said something', 'she would have said something'],
    ['She was on her break. i just stood there by the tills', 'you stood there by the tills'],
    ['She told me to go, so I took the kids to my mum. Came home a day early.', 'you took the kids to your mum'],
    ['if i text ill just beg and then shell show her mates', "if you text you'll just beg and she'll show her mates"],
    ['3 weeks ive been doing that', "you've been doing that for 3 weeks"],
    ['my days. Wife is asleep next to me', 'your wife is asleep next to you'],
    ["back's gone again", "your back's gone again"],
    ['broke up with Tash. well she did', 'Tash broke up with you'],
    ['it turned out he was married', 'he was married'],
    ['had to get the dug put down this mornin', 'you had to get the dog put down this morning'],
    [
      'i was actually feeling ok about myself this year is the thing.',
      'you were actually feeling ok about yourself this year',
    ],
    [
      'they are deducting 45k from my salary bcos my till was short',
      "they're deducting 45k from your salary because your till was short",
    ],
    ['she was greetin in the dry store', 'she was crying in the dry store'],
    ["I don't even think I'm mad about today.", "you don't even think you're mad about today"],
    ['I feel as if I had undressed in a shop window', 'you feel as if you had undressed in a shop window'],
    ['he said, you were never a father', 'he said "you were never a father"'],
    ['he said, I am so proud of Linh', 'he said "I am so proud of Linh"'],
    ["she said, I'm done, and walked out", 'she said "I\'m done", and walked out'],
    ['neither of us has gone since March', 'neither of you have gone since March'],
    ['Looked today. marked as sold.', "it's marked as sold"],
    ['miss sat with me', 'your teacher sat with you'],
    ['the kid said my cousin cries all the time miss', 'the kid said "my cousin cries all the time"'],
    ['i miss him, most days i just miss', 'you miss him'],
    ["she left me and I don't know who I am without her", "she left you and you don't know who you are without her"],
  ])('%s', (said, yours) => expect(point(said)).toBe(yours));

  test.each([
    ['so is there any way to say it so he dont shout', /shout/],
    ['please dont list that at me. i just want to do 3 plates', /list/],
    ["don't feel sorry for me", /sorry/],
    ["Don't worry about me, just tired", /worry/],
    ['idk sleep i guess. i get like 5 hours', /know sleep/],
    ['you are terrible at this but i like you', /^you like you$/],
    ['Can I ask, in England when people say "you alright?" what is the correct answer?', /correct answer/],
    ['if mr halloran asks me something hard in the q&a what do i say', /halloran/],
    ['me and my daughter, shes 6', /daughter is/],
    ['ok what if i just bring him a coffee tomorrow', /afraid/],
    ['I can not stop or we lose the car', /lose the car/],
    ['Yes, I suppose if I ask, then I have two rejections', /^you have two/],
    ['"You will never get anyone else, I promise." He said it quite kindly.', /promise/],
    ['I want to be someone else for a day', /you've wanted/],
  ])('nothing that was not told comes back as told: %s', (said, never) => {
    for (const clause of handed(said)) expect(clause).not.toMatch(never);
  });
});

describe('what would come back broken is kept as a fragment', () => {
  test.each([
    'The getting up in the night, since about Easter.',
    'some little prick called Callum from HR reading off a card',
    'my mother asking where are my slippers',
    'She has small voice, my Zosia',
    'I think I am also go out',
    'my eyes is gone',
    'I come to Manchester since September for my master',
    'phone goes aff in the wheelhouse, tae send me stuff',
    "a knife that won't cut butter",
    'first one of us to go uni',
    'Valeu por escutar, viu, desabafar faz bem',
    'linh have the key now in the morning',
    'with hands full she must talk',
    'I do the injections at ten each night in the kitchen next to the big fruit bowl from Spain',
  ])('%s', (said) => expect(handed(said)).toEqual([]));
});

describe('the clause that carries the point comes first', () => {
  test.each([
    ['I have told you it. He did not know me. On Monday the consultant looked at the clock.', "he didn't know you"],
    [
      "I'd like to see nobody touch anything till spring. His mug is still on the draining board. I can't even move the mug.",
      "you can't even move the mug",
    ],
    [
      'i js came into form monday n she was at ellies table n didnt even look up',
      "she was at ellies table and didn't even look up",
    ],
    ['got 3 cards maxed and a letter about the car came friday i havent opened it', "you haven't opened it"],
    ['?? i dont get the question. i hvnt told my dad. he thinks im at training rn', "you haven't told your dad"],
    [
      "I'm safe. I'm in a van outside Screwfix. I cheated on my girlfriend and I want to know whether to tell her.",
      'you cheated on your girlfriend',
    ],
    ["I don't know how to start. I think I am a bit lonely here.", "you're a bit lonely here"],
    [
      'he asked me when his wife was coming home. I ask as a matter of grammar.',
      'he asked you when his wife was coming home',
    ],
    ['My name is Tomasz. I am 41. I miss her.', 'you miss her'],
    [
      'It is the first Sunday since we buried my husband. My son went home this morning. I put two potatoes out to peel before I remembered.',
      'you put two potatoes out to peel before you remembered',
    ],
    [
      'Cant sleep. Had a CT on Monday for a shadow on the lung, results next Thursday. 61. Wife is asleep next to me.',
      'you had a CT on Monday for a shadow on the lung, results next Thursday',
    ],
  ])('%s', (said, yours) => expect(point(said)).toBe(yours));

  test('two short things said in one breath are one thing', () => {
    expect(point("my visa depends on this job and I'm terrified")).toBe(
      "your visa depends on this job and you're terrified",
    );
    expect(point('my sister says im better off but she never liked him')).toBe(
      "your sister says you're better off but she never liked him",
    );
  });

  test('nothing handed back is longer than can be said in one breath', () => {
    const long =
      'My husband left a sticky note on the coffee maker and then he drove to work and I stood there in the kitchen with it because I did not know what he meant';
    for (const clause of handed(long)) expect(clause.split(' ').length).toBeLessThanOrEqual(14);
    expect(handed(long)).not.toEqual([]);
  });
});

/** What is handed back of a message, in the plainest frame. */
const handedBack = (message: string): string => {
  const reading = readMessage(message);
  const first = weightiest(reading).find(({ kind }) => kind !== 'fragment');
  const pair = first && besides(first, reading);
  return pair ? `${pair.one.yours} | ${pair.other.yours}` : (first?.yours ?? '');
};

describe('a second thing is handed back only where it stands', () => {
  test.each([
    ['we have the lawyer at two and then my friend is taking me for lunch', 'for lunch'],
    [
      'My dad died in 2019, so when she does the frown I sort of have to leave the room',
      'you sort of have to leave the room',
    ],
  ])('with it: %s', (said, also) => expect(handedBack(said)).toContain(also));

  test.each([
    [
      "I felt like I'd been slapped. I was sitting in the HEB parking lot with her birthday card in my purse. I'd bought it and everything.",
      /bought/,
    ],
    ['My wife does not know about the 400. That is the other thing. She thinks I sent 100.', /other thing/],
    ["I feel like crap if I'm honest, sat at the bottom of the stairs like a lemon", /honest/],
    ['no mate that was the nice bit and then it all went wrong at the end', /mate/],
    ["But I didn't, I just said fine and went down and put the oven on.", /"/],
    ["She told me its a joke and i should get over myself. i've not eaten at school since", /get over/],
    ["I didn't say I want to be young. I said I'd like to have a day without pain.", /young/],
    ['she drew me a picture on the back of an envelope and i kept it', /drews/],
  ])('without it: %s', (said, never) => expect(handedBack(said)).not.toMatch(never));
});

describe('what is handed back keeps whose it is and how it was meant', () => {
  test.each([
    // A name is kept with who it is.
    [
      'I have sung alto for nineteen years and at rehearsal tonight Malcolm, the new director, moved me to the back row.',
      'Malcolm, the new director, moved you to the back row',
    ],
    ['my sister, the eldest, sold the house', 'your sister, the eldest, sold the house'],
    ['one of them, priya, asked if i wanted bread', 'one of them, Priya, asked if you wanted bread'],
    [
      'its monday tmrw and maisie and tia are in like all my lessons',
      "it's Monday tomorrow and Maisie and Tia are in all your lessons",
    ],
    // What others would make of one is said as theirs.
    ["if i text her about it, i'm the selfish one", "to them you'd be the selfish one"],
    // A past told in the English of a street is put in another's.
    ['she looked to see if I was alright and I give her the thumbs up', 'you gave her the thumbs up'],
    ['i seen it on her phone', 'you saw it on her phone'],
    ['I had the comb in me hand', 'you had the comb in your hand'],
    ['he sat with me mum in the hospice', 'he sat with your mum in the hospice'],
    // Words that were said have their marks, and end where they end.
    ['And he said me "good hands, child"', 'he told you "good hands, child"'],
    ['everyone keeps saying congratulations or sorry', 'everyone keeps saying "congratulations" or "sorry"'],
    ['he said sorry to ME', 'he said sorry to you'],
    ['my manager said "people like you are lucky"', 'your manager said "people like you are lucky"'],
    ['i ask how was lectures she say fine', 'when you ask "how was lectures" she says "fine"'],
    // A little word of another language is left out.
    ['she posted pa on fb yesterday eating', 'she posted on fb yesterday eating'],
    // Nobody is told what they shall do.
    ['I shall ring her on Sunday after church', "you'll ring her on Sunday after church"],
    ['I should like to be in our own house', "you'd like to be in your own house"],
    ["I've to tell her Friday", 'you have to tell her Friday'],
    ['me and my bro made a den', 'you and your bro made a den'],
    ["i've cut out wheat this week", "you've cut out wheat this week"],
    ['i just put the phone face down', 'you just put the phone face down'],
    ['I let him believe the apprentice did it.', 'you let him believe the apprentice did it'],
    ['She likes me so much it’s embarrassing', "she likes you so much it's embarrassing"],
    ['They get loud and I go home.', 'they get loud and you go home'],
    ["he says it's fine and I believe him", 'you believe him'],
    ["My feet, however, won't walk to the agent's.", "your feet, however, won't walk to the agent's"],
  ])('%s', (said, yours) => expect(handed(said)).toContain(yours));

  test.each([
    ["In front of all of them. Like I'm one of the kids", "you're one of the kids"],
    ['it just happened, like my body went to the loo without me', 'your body went to the loo without you'],
    ["I snapped at him in the car. Then I'm exactly what she says hey", "you're exactly what she says"],
    ["i woke up tired. like i'd been carrying sofas", "you'd been carrying sofas"],
  ])('a likeness is held at arm’s length, and is no fact: %s', (said, yours) => {
    expect(readMessage(said).clauses.find((one) => one.yours === yours)?.kind).toBe('belief');
  });

  test.each([
    // Said, thought or supposed by another.
    [
      'My son told me, in front of his children, that I was a bitter old man and that he only comes because he must',
      /bitter/,
    ],
    ['My wife says it is normal, she is a teenager, leave her.', /teenager/],
    ["she'd say yes she's tired", /^she's tired$/],
    ['he says sorry, I fix it', /sorry, I/],
    ['My friend Tea would say, Ivana you speak three languages and Marko speaks one and a half.', /would say and/],
    // Asked, and not told.
    ['What will I do, I will call him now or I will wait?', /you will/],
    ['do i say to them i know or just leave it', /you know/],
    ['he asked can he have chips and I shouted', /asked can/],
    ['i mean will archie remember me screaming', /^you mean/],
    ["I'm asking is it kinder at the start", /asking is/],
    // Speech with no marks to show where it begins.
    ["my husband comes in and says what's all the noise", /says what's/],
    ['the housing officer just said fill the form in again', /said fill/],
    // One thing ends and another begins with nothing between.
    ['hes mad. he played for the county he wants me to be like him', /county he/],
    ['I been a bus mechanic 31 years I think I can keep up a house', /years you/],
    ['anyway its fish fingers tomorrow they cant moan', /tomorrow they/],
    // Half of a sentence.
    ["Give me one line, that won't start world war 3", /world war/],
    ['might txt her tmrw and say is there any bread left', /and say$/],
    ['Yes or no will do.', /no will do/],
    // Another language.
    ['i will just text her Ate yung 8k pls need ko na for rent', /yung/],
    // An English that is still being learnt.
    ['my mother is the best person of the world', /of the world/],
    ['In the evening I have quarrel with a customer because of the way I take', /have quarrel|^of the way/],
    ['Today I fight with my wife on the phone again', /today you fight/],
    ['She ran to me when she was small. I come down the steps and she jump.', /jumps/],
    // The other way round.
    ['well today was a treat', /treat/],
  ])('and nothing comes back broken or turned round: %s', (said, never) => {
    for (const clause of handed(said)) expect(clause).not.toMatch(never);
  });
});

describe('a sentence comes back to where it ends', () => {
  test.each([
    [
      'I said "of course" and opened and shut my mouth like a goldfish for the rest of the hour.',
      'you said "of course"',
    ],
    ['we do like... football', 'you do like football'],
    [
      'today i realize i did not speak with nobody since thursday',
      "today you realize you didn't speak with anybody since Thursday",
    ],
    ["Getting through today is done, I'm on the train.", 'getting through today is done'],
    ['trying to sleep is the worst', 'trying to sleep is the worst'],
    ['trying to work out what is wrong with my car', "you're trying to work out what is wrong with your car"],
    ['no no i am not sad for this', "you're not sad for this"],
    ['he didnt say anything thats the point', "he didn't say anything"],
    [
      'Our new young man asked me, by name, if I would sit down.',
      'your new young man asked you by name if you would sit down',
    ],
    ['everything is grey here, the buildings also', 'everything is grey here'],
    ['i dont think they have this in Aberdeen kkkk', "you don't think they have this in Aberdeen"],
    ['mi jefe forgot my name again jajaja', undefined],
  ])('%s', (said, yours) => {
    if (yours) expect(handed(said)).toContain(yours);
    else for (const clause of handed(said)) expect(clause).not.toMatch(/jaja|haha/);
  });

  test('what is said of a thing ends where somebody at home does something', () =>
    expect(handed('She was a 19 foot clinker dad built her in the garage and I held the lamp')).toContain(
      'she was a 19 foot clinker',
    ));

  test.each([
    ['I have paid only the half to my friend Wesley who sell me.', /who sell/],
    ['they only gave me 555', /haha|gave you$/],
    ["he's like... really quiet", /like really quiet\. /],
  ])('and none of it broken: %s', (said, never) => {
    for (const clause of handed(said)) expect(clause).not.toMatch(never);
  });
});

describe('names typed small get their large letter where all was typed small', () => {
  test.each([
    ['my sister kirsty wont talk to me', "your sister Kirsty won't talk to you"],
    ['i rang alan and he hung up', 'you rang Alan and he hung up'],
    ['i was out with gary and mark', 'you were out with Gary and Mark'],
    ['i told skip about it', 'you told skip about it'],
    ['my foster mum gave me a teddy', 'your foster mum gave you a teddy'],
    ['she called me bonnie lad', 'she called you bonnie lad'],
    ['He rang the dan about it', 'he rang the dan about it'],
  ])('%s', (said, yours) => expect(handed(said)).toContain(yours));
});

describe('what they hold against themselves is said back as their thought', () => {
  test.each([
    ['i should be home by six today', 'you should be home by six today'],
    ['i should have called her before it got bad', 'you think you should have called her before it got bad'],
    ['he left because of me', 'you think he left because of you'],
    ['i shouldnt have said that to my son', "you think you shouldn't have said that to your son"],
    ['I have to call him because of the car', 'you have to call him because of the car'],
  ])('%s', (said, yours) => expect(handed(said)).toContain(yours));

  test('and a verdict on themselves gives way to what happened', async () => {
    const reply = await lastReply(['I failed my driving test again. Still I make this kind of mistake']);
    expect(reply).toMatch(/failed your driving test/);
    expect(reply).not.toMatch(/kind of mistake/);
  });
});

describe('initials keep their capitals, and a stressed word does not', () => {
  test.each([
    ['my daughter got into KNUST but we cant pay', /KNUST/],
    ['I passed my LPN exam and told NOBODY', /LPN exam and told nobody/],
    ['over TEXT he told me', /over text/],
  ])('%s', (said, seen) => expect(readMessage(said).text).toMatch(seen));
});

test('an excuse for telling it is no part of what is told', () =>
  expect(handed('i dont know if its stupid but i havent washed his blanket')).toEqual([
    "you haven't washed his blanket",
  ]));

describe('who did what was said without a subject', () => {
  test.each([
    ["The supervisor gave him a free one. said 'de-escalate'", /^you said/],
    ['My son hid the letter. Opened this time', /^you opened/],
    ['He promised me the job. Said it to my face, shook on it', /^you (?:said|shook)/],
    ['This is the cup he drank his tea from', /^he drank/],
  ])('is not made up: %s', (said, never) => {
    for (const clause of handed(said)) expect(clause).not.toMatch(never);
  });

  test.each([
    ['He shifted on the bench, I looked at him. Went back to his phone', 'he went back to his phone'],
    ['My dad shifted on the bench. Went back to his phone', 'he went back to his phone'],
    ['I was so angry. Went back to his house', 'you went back to his house'],
    ['Letter says they stop it in May', 'the letter says they stop it in May'],
    ['Head said wait till Monday', 'the head said wait till Monday'],
    ['my head said wait till Monday', 'your head said "wait till Monday"'],
    ['dog from the next farm did it', 'the dog from the next farm did it'],
    ['a guy flinched, that is the thing. I did not touch him', 'a guy flinched'],
    ['sheep dead again. dog from the next farm did it', "there's sheep dead again"],
    ['calf dead this morning', "there's a calf dead this morning"],
    ['lambs are gone now', 'lambs are gone now'],
  ])('is known: %s', (said, yours) => expect(handed(said)).toContain(yours));

  test('what was done is said with who did it', async () =>
    expect(await lastReply(['sheep dead again. dog from the next farm did it'])).toMatch(
      /sheep dead again.*the dog from the next farm did it/,
    ));

  test('what they point back at is the point', () =>
    expect(point('a guy flinched, that is the thing. I did not touch him')).toBe('a guy flinched'));

  test.each([
    ['im so tired of this street', 'my neighbour hasnt said hello since the fence'],
    ['my brother is cross with me', 'he went through my phone last week, i didnt say'],
  ])('what goes on telling puts nothing right: %s, %s', async (...told) =>
    expect(await lastReply(told)).not.toMatch(/sorry|wrong|mistake/i),
  );

  test.each([
    ['Is it ok to go to the funeral if no one asked you', /if no one asked you/],
    ['Is it ok to tell you things', /to tell me things/],
  ])('anyone is not Wren: %s', async (said, answer) => expect(await lastReply([said])).toMatch(answer));
});

test('nothing told a turn or two before is recited', async () => {
  const said = ['My sister sold our boat without asking me.', 'Not really.', 'I miss it.'];
  expect(await lastReply(said)).not.toMatch(/sold your boat/);
});
