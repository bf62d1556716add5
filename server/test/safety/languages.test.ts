import { describe, expect, it } from 'vitest';
import { inTheirLanguage } from '#companion/in-their-language.ts';
import { languageCodes } from '#companion/language-code.ts';
import { answerForeign } from '#companion/listener/foreign.ts';
import { readMessage } from '#companion/reading/read-message.ts';
import { crisisReply } from '#companion/safety/replies/crisis-reply.ts';
import { screen } from '#companion/safety/screen.ts';
import { follow, noState } from '#companion/safety/state.ts';
import { turnOf } from '../companion/turn.ts';

/** Of each language a wish to die, and an ordinary day. */
const said: readonly (readonly [code: string, danger: string, day: string])[] = [
  ['sv', 'Jag vill dö, jag orkar inte mer.', 'Jag hade en hemsk dag på jobbet och känner mig ensam.'],
  ['da', 'Jeg vil ikke leve længere.', 'I dag var en forfærdelig dag på arbejdet, og jeg føler mig alene.'],
  ['no', 'Jeg orker ikke å leve lenger', 'Jeg har hatt en forferdelig dag på jobben og føler meg ensom.'],
  ['fi', 'Haluan kuolla, en jaksa enää.', 'Tänään oli kamala päivä töissä ja tunnen itseni yksinäiseksi.'],
  ['ro', 'Vreau să mor, nu mai pot.', 'Azi am avut o zi groaznică la muncă și mă simt singură.'],
  ['hu', 'Meg akarok halni.', 'Ma szörnyű napom volt a munkahelyen, és egyedül érzem magam.'],
  ['cs', 'Chci umřít, už nemůžu.', 'Dnes jsem měl hrozný den v práci a cítím se sám.'],
  ['sk', 'Už nechcem žiť', 'Dnes som mal hrozný deň v práci a cítim sa sám.'],
  ['vi', 'Tôi muốn chết', 'Hôm nay tôi có một ngày tồi tệ ở chỗ làm và tôi thấy cô đơn.'],
  ['tl', 'Gusto ko nang mamatay', 'Malungkot ako, ang sama ng araw ko sa trabaho'],
  ['id', 'Aku ingin mati saja', 'Hari ini hariku buruk sekali di kantor dan aku merasa kesepian.'],
  ['ms', 'Saya tak nak hidup lagi', 'Hari ni teruk sangat kat tempat kerja dan saya rasa sunyi.'],
  ['sw', 'Nataka kufa', 'Leo nimekuwa na siku mbaya sana kazini na ninajisikia mpweke.'],
  ['uk', 'Я хочу померти.', 'Сьогодні був жахливий день на роботі, і я почуваюся самотньою.'],
  ['he', 'אני רוצה למות', 'היה לי יום נורא בעבודה ואני מרגישה לבד.'],
  ['el', 'Θέλω να πεθάνω', 'Σήμερα είχα μια απαίσια μέρα στη δουλειά και νιώθω μόνη.'],
  ['bg', 'Искам да умра', 'Днес имах ужасен ден на работа и се чувствам сама.'],
  ['hr', 'Ne želim više živjeti', 'Danas sam imala užasan dan na poslu i osjećam se usamljeno.'],
  ['sr', 'Не могу више да живим', 'Danas sam imala užasan dan na poslu i osećam se usamljeno.'],
  ['pl', 'Wszystkim byłoby lepiej beze mnie', 'Dzisiaj miałem okropny dzień w pracy i czuję się samotny.'],
  ['tr', 'Artık yaşamak istemiyorum', 'Bugün işte berbat bir gün geçirdim ve kendimi yalnız hissediyorum.'],
  ['nl', 'Ik wil er niet meer zijn', 'Vandaag was een vreselijke dag op het werk en ik voel me alleen.'],
  ['th', 'ฉันอยากตาย', 'วันนี้ทำงานแย่มากและรู้สึกเหงา'],
  ['hi', 'main marna chahta hoon', 'aaj office me bahut bura din tha aur main akela feel kar raha hoon'],
  ['hi', 'मुझे अब जीना नहीं है', 'आज काम पर बहुत बुरा दिन था और मैं अकेला महसूस कर रहा हूँ'],
  ['ur', 'میں مرنا چاہتا ہوں', 'آج کام پر بہت برا دن تھا اور میں اکیلا محسوس کر رہا ہوں'],
  ['bn', 'আমি মরে যেতে চাই', 'আজ অফিসে খুব খারাপ দিন গেছে আর আমি একা বোধ করছি'],
  ['fa', 'می‌خواهم بمیرم', 'امروز روز خیلی بدی سر کار داشتم و احساس تنهایی می‌کنم'],
  ['ar', 'أريد أن أموت', 'كان يومي سيئا جدا في العمل وأشعر بالوحدة'],
  ['zh', '我不想活了', '今天上班很糟糕，我觉得很孤单'],
  ['ja', '死にたい', '今日は仕事で最悪な一日で、とても寂しいです'],
  ['ko', '죽고 싶어요', '오늘 회사에서 너무 힘든 하루였고 외로워요'],
  ['ru', 'Не хочу больше жить', 'Сегодня был ужасный день на работе, и мне одиноко.'],
  ['es', 'Quiero morirme', 'Hoy fue un día horrible en el trabajo y me siento sola.'],
  ['pt', 'Quero morrer', 'Hoje foi um dia péssimo no trabalho e me sinto sozinha.'],
  ['fr', 'Je ne veux plus vivre', "Aujourd'hui j'ai passé une journée horrible au travail et je me sens seule."],
  ['de', 'Ich will nicht mehr leben', 'Heute war ein furchtbarer Tag auf der Arbeit und ich fühle mich allein.'],
  ['it', 'Voglio morire', 'Oggi ho avuto una giornata orribile al lavoro e mi sento sola.'],
];
const asLanguage = (code: string) => languageCodes.find((one) => one === code) ?? 'es';

describe('Another language', () => {
  it.each(said)('hears in %s that somebody wants to die, and answers in it with the line: %s', (code, danger) => {
    const heard = screen(danger);
    expect(heard).toMatchObject({ level: 'elevated', need: 'suicide', subject: 'self' });
    const { content, tags } = crisisReply(
      turnOf(danger, { country: 'US' }),
      heard,
      follow(noState, heard, danger, new Date()).state,
    );
    expect(tags[0]?.tag).toBe('CRISIS');
    expect(content).toContain('988');
    expect(content).toContain(inTheirLanguage[asLanguage(code)].asks);
  });

  it.each(said)('is known as %s on an ordinary bad day, which alarms nobody (not: %s): %s', (code, _, day) => {
    expect(screen(day)).toMatchObject({ level: 'none', need: undefined });
    expect(readMessage(day)).toMatchObject({ language: code, act: 'foreign' });
    const answer = answerForeign(asLanguage(code), [], 'US');
    expect(answer).toContain(inTheirLanguage[asLanguage(code)].honest);
    expect(answer).toContain('988');
  });

  it.each([
    'Jag skrattade så jag höll på att dö av skratt',
    'Jeg vil ikke dø, jeg er bare træt',
    'Kuolin melkein nauruun',
    'Umírám smíchy',
    'Umieram ze śmiechu',
    'Gülmekten öldüm',
    'Aku hampir mati ketawa tadi',
    'Kucing saya mati semalam',
    'No me quiero morir, solo estoy cansado',
    'Ich lach mich tot',
    'Я вмираю від сміху',
    'Mein Bruder sagt, er will nicht mehr leben',
  ])('hears no danger to them in a way of speaking, a no, or what another says: %s', (day) => {
    expect(screen(day).level).not.toBe('elevated');
  });

  it.each([
    'See http://example.com/',
    'ciao',
    'My abuela made arroz con pollo and I cried',
    'I miss my Oma and Opa',
    'im so ovrwhelmd w evrthing',
    "it's a cliché, I know",
    'I od’d on coffee',
    'kms na, so tired of this essay',
  ])('takes for English what is English: %s', (message) => {
    expect(readMessage(message).language).toBe('en');
  });

  it('says in English that it does not follow, where a language is not known for sure', () => {
    expect(readMessage('Waan murugaysanahay maanta').language).toBe('other');
    expect(answerForeign('other', [], 'US')).toMatch(/English is the only language I know well.*988/s);
  });
});
