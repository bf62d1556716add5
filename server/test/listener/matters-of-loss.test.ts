import { describe, expect, test } from 'vitest';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { matterOf } from '../../src/companion/listener/matters/matters.ts';
import { ofLoss } from '../../src/companion/listener/matters/of-loss.ts';
import { plain } from '../../src/companion/listener/their-words.ts';

const heardIn = (...messages: string[]): string | undefined => matterOf(messages.map(plain))?.id;

const heard: [id: string, talk: string[]][] = [
  ['animal-missing', ["the cat hasn't come home since monday", "i've put a note through every door"]],
  ['animal-missing', ["our dog's gone missing, she slipped the collar at the park"]],
  ['dog-died', ['we had to put our old labrador down on saturday', 'the house is so quiet']],
  ['dog-died', ['My dog Rufus died.', 'I keep hearing him', 'I know he was old']],
  ['cat-died', ['my cat got run over last night', 'she was only four']],
  ['cat-died', ['I had to have the cat put to sleep this morning']],
  ['animal-died', ['my hamster died, dont laugh']],
  ['animal-died', ['our rabbit passed away in the night', 'the kids want a burial in the garden']],
  ['animal-ill', ["the vet says it's her kidneys", 'she only licks the gravy off']],
  ['animal-ill', ['my old dog is poorly and I cannot sleep', 'I keep going down to look']],
  ['baby-lost', ['we lost the baby at 12 weeks', 'back to work on monday']],
  ['baby-lost', ['I had a miscarriage in march and nobody says anything']],
  ['child-died', ["it'll be two years since our son died", 'his mates are all at uni now']],
  ['child-died', ['my daughter passed away in 2019', 'people cross the road']],
  ['funeral-ahead', ['the funeral is on thursday and i have to speak', "i've got one line"]],
  ['funeral-ahead', ["I can't get home for my father's funeral, the visa", 'they will put it on whatsapp']],
  ['funeral-had', ["dad's funeral was yesterday", 'there are four quiches in the fridge']],
  ['funeral-had', ['we buried my uncle on friday, then they all went home']],
  ['their-day', ['my mum died last year', "it's her birthday on tuesday"]],
  ['their-day', ['first christmas since my husband died']],
  ['their-things', ['my wife died in may', 'i tried to clear her wardrobe today', 'i got as far as the scarves']],
  ['their-things', ["since dad died i've been sorting his shed"]],
  ['grief-too-long', ['my sister died two years ago', 'everyone thinks i should be over it by now']],
  ['grief-too-long', ['My husband says I should move on, but my mum died']],
  ['died-unsettled', ["my father died and we hadn't spoken in nine years", 'now they want me to do a reading']],
  ['died-unsettled', ['my dad died last week. he was a horrible man', "i don't know what i feel"]],
  ['partner-died', ['I lost my wife in October', 'forty one years', 'I still lay two places']],
  ['partner-died', ['My late husband would have laughed', 'he liked a bit of bother']],
  ['partner-died', ["I'm a widow", 'I still buy the big loaf']],
  ['grandparent-died', ['my nan died on thursday', 'mum wont stop cleaning']],
  ['grandparent-died', ['My grandfather passed on at dawn, in Kumasi', 'I am here and they are there']],
  ['sibling-died', ['my brother died in april', "i'm the eldest now"]],
  ['sibling-died', ['lost my sister to cancer', 'she was the funny one']],
  ['parent-died', ['mum died', 'i rang her number by mistake']],
  ['friend-died', ['my best friend died on sunday', 'we were at infant school together']],
  ['friend-died', ['a friend of mine died', 'his cue is just there in the rack']],
  ['dementia', ['mum has dementia', 'she called me by my aunts name']],
  ['dementia', ["my wife doesn't know who i am since the spring", 'i do her nails']],
  ['dying', ['my grandfather is dying', 'i am in toronto and he is in accra']],
  ['dying', ["she's in the hospice now", 'it is a matter of days they say', 'I brought her own pillow']],
  ['gravely-ill', ["my nan's in hospital again and nobody tells me anything"]],
  ['gravely-ill', ["my husband's having the chemo", 'he only wants crisps']],
  ['carer', ["i've been looking after my husband for six years", 'friends came at the start']],
  ['carer', ["I'm my mum's carer", 'my brother rings on sundays']],
  ['somebody-died', ['he died', 'on a wednesday']],
  ['somebody-died', ['my coach died in the summer', 'somebody else has his whistle']],
  ['parent-died', ['my father expired last month, I am in Leeds and he was in Pune']],
];

const others: [near: string, talk: string[]][] = [
  ['animal-missing', ['i really miss my dog, im at uni and shes at home with mum']],
  ['dog-died', ["my friend's dog died and I never know what to write"]],
  ['cat-died', ['curiosity killed the cat, as my nan says', 'anyway i opened the letter']],
  ['animal-died', ['the boiler died and the rabbit has chewed the wires']],
  ['animal-ill', ["I'm a vet and I've not had a day off", 'it is not all puppies']],
  ['baby-lost', ["i can't find the baby monitor and i've lost the baby weight"]],
  ['child-died', ["my son's phone died and he was out till two"]],
  ['funeral-ahead', ['i had a dream about my own funeral, nobody came']],
  ['funeral-had', ['it was like a funeral in the office today']],
  ['their-day', ["it's my mum's birthday on sunday and she wants everyone round"]],
  ['their-things', ["i've been sorting his clothes, my ex still hasn't fetched them"]],
  ['grief-too-long', ['we broke up in june and everyone says i should be over it by now']],
  ['died-unsettled', ["i haven't spoken to my brother in nine years"]],
  ['parent-died', ['i lost my mum in tesco for ten minutes']],
  ['partner-died', ['my husband nearly died laughing']],
  ['grandparent-died', ["my friend's nan died and she won't answer me"]],
  ['sibling-died', ['my sister would have died of shame']],
  ['friend-died', ['i lost my best friend when i moved, we fell out over a flat']],
  ['dementia', ["the auto driver doesn't know me and he let me off the fare"]],
  ['dying', ["i'm dying to tell my mum the news"]],
  ['gravely-ill', ['my sister works in the hospital and never has christmas off']],
  ['carer', ['my mum looks after the kids on thursdays and i feel bad']],
  ['somebody-died', ['he nearly died laughing', 'then my phone died']],
  ['parent-died', ["i'm so scared that my mum died in the dream for a reason"]],
];

describe('what a talk of death and loss is about', () => {
  test.each(heard)('%s is heard in %j', (id, talk) => {
    expect(heardIn(...talk)).toBe(id);
  });

  test.each(others)('%s is not heard in %j', (id, talk) => {
    expect(heardIn(...talk)).not.toBe(id);
  });

  test('every line keeps to the house rules, and no line is there twice', () => {
    const lines = ofLoss.flatMap(({ hear, ask }) => [...hear, ...ask]);
    expect(lines.filter((line) => objection(line) !== undefined)).toEqual([]);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    expect(ofLoss.flatMap(({ hear }) => hear).filter((line) => line.includes('?'))).toEqual([]);
    expect(ofLoss.flatMap(({ ask }) => ask).filter((line) => !/^[^?]+\?$/.test(line))).toEqual([]);
  });
});
