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
  ['animal-missing', ['someone left the gate open and now my dog is gone']],
  ['animal-missing', ['my cats been gone 4 days now and its freezing out']],
  ['dog-died', ['lost my boy yesterday, 13 yr old staffie']],
  ['dog-died', ['our dog of 15 years passed on last night']],
  ['cat-died', ['The vet put my Molly to sleep today, she was a cat but more than that to me']],
  ['animal-died', ["the budgie's dead. I know it's only a budgie"]],
  ['animal-ill', ['our dog needs an operation and its 3 grand']],
  ['animal-ill', ["My old cat's kidneys are going"]],
  ['baby-lost', ['our little girl was born sleeping in june']],
  ['child-died', ['our boy was killed on his motorbike', 'he had only just passed his test']],
  ['funeral-ahead', ['they want me to carry the coffin']],
  ['funeral-ahead', ['my lola passed away on sunday', "they'll bury her on thursday without me"]],
  ['funeral-had', ['buried my dad today']],
  ['their-day', ["It would have been my dad's seventieth today", 'nobody mentioned it']],
  ['their-day', ['first mothers day without her']],
  ['their-things', ["I can't throw away his shoes. He passed in June."]],
  ['grief-too-long', ['its been 2 years since my mum died and im still not ok']],
  ['died-unsettled', ['the man who abused me died and everyone is crying']],
  ['died-unsettled', ["we weren't on speaking terms when my brother died"]],
  ['partner-died', ['My husband of forty-four years passed in March', 'where his glasses were I said I should know']],
  ['partner-died', ['Widowed at 34 with two kids']],
  ['grandparent-died', ['we lost grandad on sunday']],
  ['sibling-died', ['My sister was killed by a drunk driver']],
  ['parent-died', ['they rang from the village, papa is no more']],
  ['parent-died', ['my dad killed himself when i was 12']],
  ['friend-died', ['my mate took his own life']],
  ['dementia', ['My husband has been diagnosed with Lewy body']],
  ['dying', ["my nan hasn't got long left"]],
  ['dying', ['mum has been given 3 months']],
  ['gravely-ill', ['My brother is on a ventilator']],
  ['somebody-died', ['someone i used to work with died']],
  ['somebody-died', ["Our Jean went in March. I've been alreet, mostly."]],
  ['somebody-died', ['someone at work died']],
  ['dog-died', ['he was put to sleep on tuesday, our old lurcher']],
  ['animal-missing', ['dog missing since last night']],
  ['baby-lost', ['i lost twins at 20 weeks']],
  ['their-day', ['mum would have been 70 today']],
  ['friend-died', ['lost a friend this week', 'we met in the queue for a job']],
  ['dementia', ['dads memory is going', 'he put the kettle in the fridge']],
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
  ['animal-missing', ['my dog is gone in the head, he barks at the fridge']],
  ['dog-died', ['I lost my boy at the fair for an hour and the dog found him']],
  ['cat-died', ['I put my baby to sleep and the cat woke her up']],
  ['animal-ill', ["the dog's needs come first in this house, then mine"]],
  ['child-died', ['my son killed himself laughing at my hat']],
  ['funeral-ahead', ["I wasn't asked to carry the coffin"]],
  ['funeral-ahead', ['they will bury me in paperwork before friday']],
  ['their-day', ['it would have been our anniversary today if she had not left me']],
  ['their-things', ['my mum died', 'he asked me where his keys are, he keeps doing that']],
  ['grief-too-long', ['my dad died on friday and i am still crying']],
  ['parent-died', ['my mum says there is no more milk and no more money']],
  ['parent-died', ['my dad got killed by the boss on level nine, he was raging']],
  ['sibling-died', ["my friend's brother killed himself and I never know what to say to her"]],
  ['parent-died', ['lost mum in the shop and found her at the till']],
  ['dying', ['my landlord has given us 3 months and mum is in a state']],
  ['dying', ["she hasn't got long left on her contract"]],
  ['dementia', ['my mother asks me the same question every sunday, when will you marry']],
  ['somebody-died', ['our boiler went in march and it has been cold since']],
  ['dying', ['the new terminal is open and my dad is terminally bored there']],
  ['friend-died', ['I lost a friend over money and I do not miss him']],
  ['animal-missing', ['my dog is missing a tooth and smells like a drain']],
  ['their-day', ['he would have been 20 minutes late today as ever']],
];

describe('what a talk of death and loss is about', () => {
  test.each(heard)('%s is heard in %j', (id, talk) => {
    expect(heardIn(...talk)).toBe(id);
  });

  test.each(others)('%s is not heard in %j', (id, talk) => {
    expect(heardIn(...talk)).not.toBe(id);
  });

  test('every line keeps to the house rules, and no line is there twice', () => {
    const lines = ofLoss.flatMap(({ hear, ask, advice = [], reason = [] }) => [...hear, ...ask, ...advice, ...reason]);
    expect(lines.filter((line) => objection(line) !== undefined)).toEqual([]);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    expect(ofLoss.flatMap(({ hear }) => hear).filter((line) => line.includes('?'))).toEqual([]);
    expect(ofLoss.flatMap(({ advice, reason }) => [advice?.length, reason?.length]).filter((n) => n !== 2)).toEqual([]);
    expect(
      ofLoss.flatMap(({ advice = [], reason = [] }) => [...advice, ...reason]).filter((line) => line.includes('?')),
    ).toEqual([]);
    expect(ofLoss.flatMap(({ ask }) => ask).filter((line) => !/^[^?]+\?$/.test(line))).toEqual([]);
  });
});
