import { describe, expect, test } from 'vitest';
import { alreadyTold } from '../../src/companion/listener/already-told.ts';
import { turnOf } from '../companion/turn.ts';

describe('what they have just told is not asked for', () => {
  test.each([
    ["She hasn't spoken to me since the divorce.", 'When did it begin, as far as you can tell?'],
    ['He left three weeks ago.', 'How long has it been like this?'],
    ["I haven't told mum and dad yet.", 'What have you told people?'],
    ['Nobody knows about it.', 'Who else knows?'],
    ['I had her this weekend.', 'Is there any contact between you at the moment?'],
    ['It is the fourth night in a row.', 'How many nights has it been like that?'],
    ['She left without her coat and has not answered since.', 'When did you last hear from them?'],
    [
      'I lie there oddly angry with her for sleeping.',
      'Does it make you more sad or more angry, or is it something else?',
    ],
    ['Nights are the worst.', 'When in the day is it strongest?'],
    ['He will not say why he left the choir.', 'Have you been able to ask why?'],
    ['I was told by the woman at the bakery.', 'How did you find out?'],
    ['We broke up in spring and I see him on the tram.', 'How long have you two been together?'],
    ['I cannot see my grandson or my sister.', 'Who would you most like to see?'],
    ['I am worried about the roof and the rain.', 'What worries you most about it?'],
  ])('%s – not: %s', (message, question) => expect(alreadyTold(turnOf(message))(question)).toBe(true));

  test.each([
    ["She hasn't spoken to me since the divorce.", 'What was it like between you before?'],
    ['My boss shouted at me.', 'How long has it been like this?'],
    ['We moved to Leeds together.', 'How long have you two been together?'],
    ['I told her everything.', 'When in the day is it strongest?'],
  ])('%s – but: %s', (message, question) => expect(alreadyTold(turnOf(message))(question)).toBe(false));
});
