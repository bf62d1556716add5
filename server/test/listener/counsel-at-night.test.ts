import { describe, expect, test } from 'vitest';
import { keepsTheHouseRules } from './promises.ts';
import { lastReply, talk } from './talk.ts';

describe('what is asked of a friend at night is answered with something worked out for it', () => {
  test.each([
    [['how do i get back to sleep when i wake at 3am'], /Turn the clock away/],
    [['My dog died on Tuesday.', 'how do I get through this?'], /Grieve it as what it was/],
    [['my dad is dying', 'what do I say to him?'], /Less than you think/],
    [["I've got to do the eulogy for my nan.", 'what do I say?'], /one story/],
    [['I had a miscarriage.', 'how do I cope?'], /make room for/],
    [['I apologised to my sister and she refused it.', 'what do I do now?'], /clock of its own/],
    [['how do I answer when people ask how I am?'], /two sentences ready/],
    [["I'm the only single one at my sister's wedding.", 'how do I get through it?'], /a task and with an end time/],
    [['my friend rings me every night and it drains me', 'how do I tell her?'], /regularly/],
    [['my mother-in-law criticises everything I do', 'what do I say to her?'], /partner beside you/],
    [['Should I put my mother in a care home?'], /end the caring/],
    [['the exam is in the morning and i know nothing. what do i do'], /then the bag, then bed/],
    [['I retired in May.', 'what do I do with my days?'], /three fixed things/],
    [['my brother wants to borrow money again', 'should I lend it to him?'], /could lose/],
    [['I got scammed.', 'what should I do?'], /Ring your bank now/],
    [['how do I stop people talking over me in meetings?'], /just go on, and slowly/],
    [['my husband has not spoken to me for four days', 'how do I break it?'], /small and friendly/],
    [['my ex texted me last night', 'should I answer?'], /You owe no answer/],
  ])('%j', async (lines, wanted) => {
    expect(await lastReply(lines as string[])).toMatch(wanted as RegExp);
  });

  test('a picture that was passed on is nobody’s shame but theirs who passed it, and it can be taken down', async () => {
    const told = await talk(['someone shared a private picture of me in the group chat', 'what do I do?']);
    keepsTheHouseRules(told);
    expect(told[1]?.reply).toMatch(/nothing to be ashamed of.*taken down/);
  });

  test('who is bullied at school is told to bring in a grown-up, and who sees it is sent to the one it happens to', async () => {
    expect(await lastReply(["i'm being bullied at school", 'what do i do'])).toMatch(/one grown-up you trust/);
    expect(await lastReply(['someone at school is being bullied and I just stood there', 'what can I do?'])).toMatch(
      /afterwards to the one/,
    );
  });

  test('what only sounds like it is not counselled', async () => {
    for (const line of ['the battery is dying, talk later', 'I passed my exam today!', 'we had a lovely birthday'])
      expect(await lastReply([line])).not.toMatch(/For instance|Begin with|First /);
  });
});
