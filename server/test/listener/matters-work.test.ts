import { describe, expect, test } from 'vitest';
import { matterOf } from '../../src/companion/listener/matters/matters.ts';
import { plain } from '../../src/companion/listener/their-words.ts';

const heard = (talk: readonly string[]) => matterOf(talk.map(plain))?.id;

const talks: [string, ...string[]][] = [
  ['bad-seen-at-work', 'a lad fell off the scaffold on tuesday', 'i was next to him', 'i still hear it'],
  ['bad-seen-at-work', 'man jumped in front of my train at bolton. i saw his face. been off since'],
  ['mistake-at-work', 'I sent the invoice to the wrong client and now everybody knows what the other one pays'],
  ['mistake-at-work', 'i made a mistake with the till', 'sixty quid down and my manager just looked at me'],
  ['under-inquiry', "they've suspended me pending an investigation. i can't even talk to the girls i work with"],
  ['under-inquiry', 'disciplinary on thursday', 'its my job on the line and i never touched that cupboard'],
  ['lost-job', 'they let me go today. eleven years', 'there was a box on my chair already'],
  ['lost-job', 'i was made redundant in a group call', 'camera off, everyone on mute'],
  ['last-day-at-work', 'i retire friday after 34 years at the depot', 'nobody has said a word'],
  ['last-day-at-work', 'my last day at the school is tomorrow and they spelled my name wrong on the email'],
  ['since-retiring', "I retired in May and I don't know what to do with the mornings"],
  ['since-retiring', 'since i retired the days are so long', 'my wife has her choir'],
  ['looking-for-work', 'applied for 60 jobs since march and not one reply'],
  ['looking-for-work', 'another rejection email today', 'i really wanted that job'],
  ['new-at-job', 'i started a new job on monday', 'they all have lunch together and i dont know where to go'],
  ['new-at-job', "I'm the new girl on the ward and I'm scared to ask where anything is"],
  ['harsh-in-charge', 'i shouted at the apprentice today', 'hes 16'],
  ['harsh-in-charge', 'shouted at a young lad at work', 'he only dropped a box'],
  ['boss-shouted', 'my supervisor yelled at me on the shop floor', 'over a pallet'],
  ['boss-shouted', 'got screamed at by my manager again'],
  ['credit-taken', 'my manager took the credit for my report in the meeting'],
  ['credit-taken', 'she presented my slides to the director', 'not one word that i made them'],
  ['passed-over', 'didnt get the promotion again', 'nine years at that company'],
  ['passed-over', 'they gave the job to a lad i trained', 'my boss said maybe next year'],
  ['in-charge-of-others', "I'm team leader now at the warehouse and they go quiet when I come in"],
  ['in-charge-of-others', 'i have to let two people go by friday and i am their manager', 'one has a new baby'],
  ['laughed-at-work', 'tripped over the cable in my presentation and everyone laughed'],
  ['laughed-at-work', 'the lads at the depot take the mickey out of my accent', 'every single shift'],
  ['left-out-at-work', 'they all went for work drinks without me'],
  ['left-out-at-work', 'nobody talks to me at work', 'i eat in the car'],
  ['unkind-colleague', 'a woman at work keeps talking about me behind my back'],
  ['unkind-colleague', 'one of my colleagues rolls her eyes whenever i speak', 'the rest just look down'],
];

const beside: [string, ...string[]][] = [
  ['bad-seen-at-work', 'I fell asleep on shift and then I was dead tired all day'],
  ['mistake-at-work', 'i made a mistake in my maths exam'],
  ['under-inquiry', 'my son got suspended from school for vaping'],
  ['lost-job', 'my husband got laid off and he just sits there'],
  ['last-day-at-work', 'it is the last day of term and the children are wild'],
  ['since-retiring', 'my dad retired last year and drives us all mad'],
  ['looking-for-work', 'got the job! the interview was a laugh'],
  ['new-at-job', 'his new job keeps him out till nine and he does not ask how I am'],
  ['harsh-in-charge', 'i shouted at my son over spilled milk'],
  ['boss-shouted', 'my boss praised me in front of the whole team'],
  ['credit-taken', 'my credit card bill is bigger than my wages'],
  ['passed-over', 'my wife got the promotion and i am so proud'],
  ['in-charge-of-others', 'my team lost on sunday, we were two up at half time'],
  ['laughed-at-work', 'we laughed so much at work today, best shift in months'],
  ['left-out-at-work', 'my daughter was left out at school again'],
  ['unkind-colleague', 'a colleague was so kind to me when my nan was ill'],
];

describe('what a talk about work is about', () => {
  test.each(talks)('%s is heard in: %s', (id, ...talk) => expect(heard(talk)).toBe(id));

  test.each(beside)('%s is not heard in: %s', (id, ...talk) => expect(heard(talk)).not.toBe(id));
});
