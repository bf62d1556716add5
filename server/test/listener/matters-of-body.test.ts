import { describe, expect, test } from 'vitest';
import { ofBody } from '#companion/listener/matters/of-body.ts';
import { wordsIn } from '#companion/listener/sentences.ts';
import { heardIn } from './heard-in.ts';

describe('what the body does is heard as the matter of the talk', () => {
  test.each([
    [['we had the call from the clinic today', 'third ivf and its a no again'], 'wanting-a-child'],
    [
      ['My mother-in-law prays at me. Five years married, still trusting God for the fruit of the womb, my own'],
      'wanting-a-child',
    ],
    [['im 20 weeks pregnant and everyone keeps touching me'], 'pregnant'],
    [['i havent told mum', "i'm pregnant and i start college in september"], 'pregnant'],
    [['shes 3 weeks old and i have not slept', 'my husband went back to work'], 'new-baby'],
    [['The baby screams from six till ten and I just walk up and down crying.'], 'new-baby'],
    [['had the biopsy last week', 'i keep checking the phone. still waiting'], 'waiting-for-results'],
    [["I've a scan on Friday and I've cleaned the oven twice"], 'waiting-for-results'],
    [['my surgery is tomorrow', 'i packed the bag'], 'operation-ahead'],
    [["i'm having my hip done, the operation is on the 4th and i'm scared of the anaesthetic"], 'operation-ahead'],
    [['went to the doctor again about my stomach. he said its just stress'], 'not-believed-by-a-doctor'],
    [['I told the GP about my chest and she never even looked up'], 'not-believed-by-a-doctor'],
    [['another hot flush in the middle of the meeting and i had to walk out'], 'menopause'],
    [['since the menopause I shout at everyone'], 'menopause'],
    [
      ['I keep forgetting names. My own neighbour, thirty years', 'I am scared it is the start of something'],
      'losing-words',
    ],
    [["i couldn't think of the word for kettle and i'm worried about my memory"], 'losing-words'],
    [['i was diagnosed in may', 'people look at me different'], 'own-illness'],
    [["The doctor said it's Parkinson's. I haven't told my sons."], 'own-illness'],
    [['my back is bad again, the pain wakes me'], 'long-pain'],
    [["I've got fibro and today everything is sore"], 'long-pain'],
    [['had a panic attack in lidl and left the trolley'], 'panic'],
    [['my heart was pounding out of nowhere and i thought i was dying'], 'panic'],
    [['i gambled my wages again'], 'own-gambling'],
    [['put one more bet on', 'and now the wages are gone, i never told her'], 'own-gambling'],
    [['41 days sober and nobody to tell'], 'own-drinking'],
    [['I said I would not and I drank again. Half a bottle', 'my drinking is back'], 'own-drinking'],
    [['i started smoking again after two years'], 'own-smoking'],
    [['day four without a cigarette and i am climbing the walls'], 'own-smoking'],
    [['i count calories of everything, im 16', 'at lunch i say i already ate'], 'not-eating'],
    [["Mum's op is on Friday", "I can't eat."], 'no-appetite'],
    [["I'm scared of food, I don't let myself eat before six"], 'not-eating'],
    [['my hysterectomy is tomorrow at 7'], 'operation-ahead'],
    [['been to A&E three times with my chest, they say anxiety and send me home'], 'not-believed-by-a-doctor'],
    [['binged again tonight, hid the wrappers'], 'own-eating'],
    [['I stood at the fridge again last night with a spoon and I hate it'], 'own-eating'],
    [['i look so ugly in every photo'], 'own-looks'],
    [['He made a joke about my weight in front of everybody'], 'own-looks'],
    [['They have taken away my driving licence. I am eighty-two.'], 'no-longer-driving'],
    [['the optician says i must stop driving', 'my grandson will sell the car'], 'no-longer-driving'],
    [['I am 78 and I can no longer kneel to do my beds'], 'getting-old'],
    [['since my fall they all watch me on the stairs. my legs were always good'], 'getting-old'],
    [['my nerves are shot, i was sick twice before the school run'], 'nerves'],
    [['ive been so anxious all week'], 'nerves'],
    [['cant sleep again'], 'awake-at-night'],
    [['op on tuesday, gallbladder'], 'operation-ahead'],
    [
      ['Four GPs now. The last one said it was stress and my stomach would settle when I found a husband'],
      'not-believed-by-a-doctor',
    ],
    [['I wake at three, same time every night, and lie awake till it gets light'], 'awake-at-night'],
    [['im so tired'], 'worn-out'],
    [["burnt out. I've nothing left to give them"], 'worn-out'],
    [['We have been married 6 years and no issue. My in-laws ask my husband to marry another'], 'wanting-a-child'],
    [['shes 5 weeks and wont be put down, i havent had a shower since sunday'], 'new-baby'],
    [['they want me back for another mammogram'], 'waiting-for-results'],
    [['I have open heart surgery on the 12th. I am 71'], 'operation-ahead'],
    [['hot flashes in front of 30 teenagers. i teach year 9'], 'menopause'],
    [['breast cancer. i havent told the kids'], 'own-illness'],
    [['My kidneys have failed, dialysis three times a week now'], 'own-illness'],
    [['backs gone again cant even put my socks on'], 'long-pain'],
    [['Suddenly my heart will be beating fast fast and I will think I am dying'], 'panic'],
    [['I have used my school fees for sportybet'], 'own-gambling'],
    [['cant quit vaping, its the first thing i do when i wake up'], 'own-smoking'],
    [['they hide it well but i weigh myself ten times a day'], 'not-eating'],
    [['made myself sick after dinner again'], 'own-eating'],
    [['They wont let me drive since the seizure'], 'no-longer-driving'],
    [['turned 70 yesterday. cant believe it'], 'getting-old'],
    [['its ms they said. im 29'], 'own-illness'],
    [['The doctor has confirmed diabetes and I am to change all my food'], 'own-illness'],
    [['smear came back abnormal, colposcopy in 2 weeks'], 'waiting-for-results'],
    [['heart bypass on thursday. wife puts on a brave face'], 'operation-ahead'],
    [['waist pain is killing me, and I have to sell in the market everyday'], 'long-pain'],
    [['day 3 sober and shaking'], 'own-drinking'],
    [['failed the eye test so I must give up the car'], 'no-longer-driving'],
    [['test was positive this morning and i sat on the edge of the bath'], 'pregnant'],
    [['been a da three weeks and he only sleeps on me'], 'new-baby'],
    [['The consultant talked to my husband and not to me, says it is anxiety'], 'not-believed-by-a-doctor'],
  ])('%j: %s', (talk, id) => expect(heardIn(...talk)).toBe(id));
});

describe('what only has the words of it is not', () => {
  test.each([
    [['my sister is trying for a baby and wants me to move out'], 'wanting-a-child'],
    [["my wife's pregnant and she's seven months along"], 'pregnant'],
    [['i shouted at my son so loud the baby woke up'], 'new-baby'],
    [['my mum has a scan tomorrow, i am waiting with her'], 'waiting-for-results'],
    [['the exam results come tomorrow'], 'waiting-for-results'],
    [['since my operation he does all the cooking'], 'operation-ahead'],
    [['The doctor never listened to what I said about her chest, my own mum'], 'not-believed-by-a-doctor'],
    [['my wife is going through the menopause and i keep my head down'], 'menopause'],
    [["i can't find the words to tell her, i'm scared"], 'losing-words'],
    [['my dad has been diagnosed with cancer'], 'own-illness'],
    [['she planned it behind my back, all of it, for years'], 'long-pain'],
    [['my son has panic attacks before school'], 'panic'],
    [['i bet she gave my money to him again'], 'own-gambling'],
    [["my husband's drinking again and i want to leave"], 'own-drinking'],
    [['my mate gave up smoking and now he preaches at me'], 'own-smoking'],
    [['I skipped lunch, the till was mad all day'], 'not-eating'],
    [['we ate a whole cake and laughed all night'], 'own-eating'],
    [['they put all my weight of work on fridays'], 'own-looks'],
    [['i failed my driving test and they took my car keys'], 'no-longer-driving'],
    [["I'm 80% sure my back door was open"], 'getting-old'],
    [['she gets on my nerves, the way she chews'], 'nerves'],
    [["he can't sleep since the crash and i sit up with him"], 'awake-at-night'],
    [["i'm tired of being the one who rings"], 'worn-out'],
    [['my milk came in on the thursday, with no one to feed'], 'new-baby'],
    [['waiting on the biopsy for the lump on his leg, hes wagging his tail'], 'waiting-for-results'],
    [['got her into the memory clinic, draw a clock they said'], 'losing-words'],
    [['my dad starts chemo monday and the kids ask'], 'own-illness'],
    [['we havent slept together since summer'], 'awake-at-night'],
    [['i drank too much and said things about her mother'], 'own-drinking'],
    [['my husband lost 3 grand on bet365'], 'own-gambling'],
    [['i hate myself. looked in the bathroom mirror and said it'], 'own-looks'],
    [['my mum turned 80 and we had cake'], 'getting-old'],
    [['he wont let me drive the new car'], 'no-longer-driving'],
    [['covid again, the test was positive'], 'pregnant'],
    [['the test was positive so i have covid and no wages'], 'pregnant'],
    [['relapsed. 3 months gone'], 'pregnant'],
    [["they're voting on the bypass next week"], 'operation-ahead'],
    [["they've put my son on the transplant list"], 'operation-ahead'],
    [["he's been in pain since the fall"], 'long-pain'],
    [["my lad's been caught vaping in the toilets"], 'own-smoking'],
    [['i wake up at 5.40 same as ever'], 'awake-at-night'],
    [['opened the fridge and the milk was off, shut it again'], 'not-eating'],
    [['sold the car to pay the rent'], 'no-longer-driving'],
    [["my mum's chemo starts monday"], 'own-illness'],
    [['we won 40 quid on the horses'], 'own-gambling'],
    [['my brother finishes my sentences, i love it'], 'losing-words'],
  ])('%j: not %s', (talk, id) => expect(heardIn(...talk)).not.toBe(id));
});

test.each(ofBody.map((one) => [one.id, one] as const))(
  '%s: every line is said in one breath',
  (_, { hear, ask, advice = [], reason = [] }) => {
    for (const line of hear) {
      expect(wordsIn(line), line).toBeLessThanOrEqual(28);
    }
    for (const line of ask) {
      expect(wordsIn(line), line).toBeLessThanOrEqual(20);
    }
    for (const [lines, least, most] of [
      [advice, 25, 50],
      [reason, 14, 36],
    ] as const)
      for (const line of lines) {
        expect(wordsIn(line), line).toBeGreaterThanOrEqual(least);
        expect(wordsIn(line), line).toBeLessThanOrEqual(most);
      }
  },
);
