import { describe, expect, test } from 'vitest';
import { matterOf } from '../../src/companion/listener/matters/matters.ts';
import { ofFamily } from '../../src/companion/listener/matters/of-family.ts';
import { plain } from '../../src/companion/listener/their-words.ts';

const heard = (talk: readonly string[]): string | undefined => matterOf(talk.map(plain))?.id;

describe('what a talk of family is about', () => {
  test.each<[string, string[]]>([
    ['row-with-mother', ['I had a massive row with my mum on Sunday', 'she just stands there with the tea towel']],
    ['row-with-mother', ['mom hung up on me again', 'i only asked about thanksgiving']],
    ['row-with-father', ['Big fight with papa about the car', 'he will not look at me now']],
    ['row-with-father', ['had a horrible argument with my dad over politics of all things']],
    ['criticised-by-mother', ['my mother criticises everything i wear', 'today it was the shoes']],
    ['criticised-by-mother', ['mum redid all my ironing. in my own house', 'she always finds something']],
    ['criticised-by-father', ["nothing i do is ever good enough for my dad, that's all"]],
    ['criticised-by-father', ["my father never says well done. i'm forty"]],
    ['parents-want-career', ['told my parents im leaving law school', 'mum said they sold the land for my fees']],
    ['parents-want-career', ["my dad wants me to be an engineer and i draw birds. that's the whole story"]],
    ['parents-want-marriage', ['my parents made a biodata for me without telling', 'they wrote 5 4. i am 5 1']],
    ['parents-want-marriage', ['every sunday my mother asks when am i getting married']],
    ['news-for-parents', ['failed stats. 38', 'i havent told my parents', 'dad tells everyone at the shop']],
    ['news-for-parents', ['lost my job on monday', "I can't tell my father. He got me in there"]],
    [
      'hidden-from-family',
      ["I left Islam and I still fast in front of my family so they don't know", 'the dates are good at least'],
    ],
    ['hidden-from-family', ["I can't tell my mum I've stopped believing. She's a deaconess"]],
    ['trouble-with-sister', ["my sister and I haven't spoken since June", 'it was about a caravan']],
    ['trouble-with-brother', ['My brother sold our father’s boat without asking me', 'he sent me a thumb']],
    ['the-favourite', ['my parents always compare me to my brother', 'he has a house']],
    ['the-favourite', ["my sister's the golden child, always was"]],
    ['family-asks-money', ['my mother called about school fees for my two brothers', 'it is only the 25th']],
    ['family-asks-money', ['everyone back home thinks i am rich', 'i eat noodles']],
    ['family-gathering', ['Saw the photos of Christmas dinner on Facebook', "my family didn't invite us this year"]],
    ['family-gathering', ["it was dad's birthday lunch and my uncle laughed at me in front of everyone"]],
    ['frail-mother', ["my mother is 87 and can't manage the stairs", 'she says the stairs are fine']],
    ['frail-father', ["dad's going into a home on Thursday", 'he has packed his slippers']],
    ['care-falls-on-one', ['I do all the appointments for Mam', 'my brothers never lift a finger']],
    ['care-falls-on-one', ["it's only me that looks after my mother, my sister lives in spain"]],
    ['drinking-father', ["my dad's been drinking again", 'i can hear it by how he says hello']],
    ['drinking-mother', ['mum was drunk when i got in', 'she says its only wine']],
    ['left-by-father', ['my dad left when i was four and now he wants to meet']],
    ['left-by-mother', ["my mother walked out on us. She's got another family in Leeds"]],
    ['hard-childhood', ['when I was a kid my father used to hit us with the belt', 'I heard his cough on a bus today']],
    ['far-from-family', ['i am so homesick', 'they are all at my cousin’s today']],
    ['far-from-family', ['I moved to Canada three years ago', 'I miss my mother, she holds the phone too close']],
    [
      'child-far-away',
      ['I am nurse here in Dubai', 'my son is with my mother, he is 5', 'on video call he called her mama'],
    ],
    ['grandchildren-kept', ["my daughter in law won't let me see my grandchildren", 'i have the presents still']],
    ['child-bullied', ['my son is being bullied', 'he says the bus is the worst']],
    ['child-bullied', ['nobody sits with him at lunch. my boy. he told me like it was nothing']],
    ['child-trouble-at-school', ['the school called about my son again', 'he threw a chair']],
    ['child-trouble-at-school', ["my daughter's autistic and the bus has changed its route"]],
    ['shouted-at-child', ['Lost my temper with my son tonight', 'it was milk']],
    ['shouted-at-child', ['shouted at the kids again', "they're asleep now"]],
    ['fear-of-being-a-bad-parent', ['am i a bad mother? i gave him the tablet', 'he likes the one with the trains']],
    ['fear-of-being-a-bad-parent', ['I feel like the worst dad, I missed sports day']],
    ['teenager-shut', ['my daughter is 14 and she never talks to me any more', 'only the door']],
    ['teenager-shut', ['My teenager slams every door', 'even the fridge']],
    ['grown-child-silent', ["My daughter hasn't rung in three weeks", "she's in Perth"]],
    ['grown-child-silent', ['My son lives in Ireland since two years and he don’t call me more', 'I made the beans']],
    ['empty-nest', ['my youngest daughter left for college on Saturday', 'I bought too much milk']],
    ['empty-nest', ['our son moved out last week', 'I keep his light on']],
    ['raising-alone', ["I'm a single mum and the washing machine died", 'school in the morning']],
    ['raising-alone', ['raised three on my own', 'they’ve no idea']],
    ['no-minute-with-little-ones', ['i hid in the bathroom from my toddler', 'for four minutes']],
  ])('%s: %j', (id, talk) => {
    expect(heard(talk)).toBe(id);
  });

  test.each<string[]>([
    ["my friend had a row with her mum, so I've got her on the sofa"],
    ['the mother of the bride wants half her money back'],
    ["tomorrow it's the tribunal, I've been practising on my daughter"],
    ['my mum taught me to make it with dripping'],
    ["my mother's wheelchair came, they want the doctor's paper"],
    ['we sang for my brother, he was one year sober on Friday'],
    ['dad left the gate open again'],
    ["his father drinks and she won't have him in the house"],
    ['there was a family dinner on the next table and they sang'],
    ['sister says the ward is full till Monday'],
    ['my favourite aunt sent a jumper'],
    ['I asked my parents for money for the bus'],
    ['my father told me the roof needs doing on the chapel'],
    ['a carer on the bus gave my mother her seat'],
    ['I am abroad on holiday and I miss my cat'],
    ['my grandchildren are here till Tuesday, the noise of them'],
    ['my boss picks on me in front of the interns'],
    ['the school choir sang under my window'],
    ['the coach shouted at my son from the touchline'],
    ['he was a bad father to them and he knows it'],
    ["I'm fifteen and my door doesn't close properly"],
    ["my plumber hasn't rung in three weeks"],
    ['my husband moved out and took the kettle'],
    ['I was raised by a single mum and three aunts'],
    ['the baby goats hid in the bathroom'],
  ])('is not heard in what only sounds like it: %s', (message) => {
    expect(ofFamily.map(({ id }) => id)).not.toContain(heard([message]));
  });

  test('leaves no place for a word unfilled', () => {
    for (const { hear, ask } of ofFamily) expect([...hear, ...ask].join(' ')).not.toMatch(/[{}]/);
  });
});
