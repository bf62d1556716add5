import { describe, expect, it } from 'vitest';
import { type Assessment, isCrisis } from '#companion/safety/assessment.ts';
import { screen } from '#companion/safety/screen.ts';
import { isFaint } from '#companion/safety/sounds.ts';
import { follow, noState } from '#companion/safety/state.ts';
import { type LineSet, missed, readLines } from './measure.ts';

describe('The screen over labelled lines', () => {
  const promised: [LineSet, positives: number, alarms: number, others: number][] = [
    ['shared', 0.97, 0.02, 0.95],
    ['dev', 0.97, 0.02, 0.95],
    ['rounds', 0.97, 0.02, 0.95],
    ['voices', 0.95, 0.03, 0],
    ['blind-dev', 0.97, 0.03, 0.9],
    ['author-1', 0.98, 0.03, 0.95],
    ['author-2', 0.97, 0.03, 0.95],
    ['fresh', 0.97, 0.03, 0.95],
    ['held-out', 0.96, 0.07, 0.95],
    ['blind-final', 0.9, 0.18, 0.9],
    ['author-final', 0.97, 0.08, 0.9],
    ['fresh-blind', 0.96, 0.08, 0.95],
    ['everyday', 0.97, 0.01, 0],
    ['everyday-blind', 0, 0.025, 0],
    ['wide', 0.97, 0.01, 0.97],
    ['unseen', 0.93, 0.05, 0.9],
    ['wide-blind', 0.76, 0.125, 0.75],
    ['veiled', 0.97, 0.04, 0.9],
    ['people', 0.97, 0.02, 0.95],
    ['mid-talk', 0.97, 0.02, 0.95],
    ['mid-talk-blind', 0.71, 0.2, 0.6],
    ['live', 0, 0.01, 0],
    ['people-blind', 0.56, 0.06, 0.55],
    ['two-authors', 0.82, 0.07, 0.55],
    ['another-author', 0.9, 0.14, 0.73],
    ['fears', 0.97, 0.03, 0],
    ['fears-blind', 0.52, 0.25, 0],
    ['near', 0.97, 0.02, 0.95],
    ['near-blind', 0.42, 0.135, 0.12],
    ['plain', 0.97, 0.02, 0.95],
  ];
  it.each(promised)('keeps what docs/safety.md says of the %s lines', (set, positives, alarms, others) => {
    const lines = readLines(set);
    const wrong = missed(set);
    const share = (kind: string) =>
      wrong.filter(({ cat }) => cat.startsWith(kind)).length /
      Math.max(1, lines.filter(({ cat }) => cat.startsWith(kind)).length);
    expect(1 - share('pos_')).toBeGreaterThanOrEqual(positives);
    expect(share('neg_')).toBeLessThanOrEqual(alarms);
    expect(1 - share('other_')).toBeGreaterThanOrEqual(others);
  });
});

describe('The rule floor', () => {
  const reads = (rows: [string, Partial<Assessment>][]) =>
    it.each(rows)('reads %j', (text, wanted) => {
      expect(screen(text)).toMatchObject(wanted);
    });

  describe('hears suicide however it is written', () => {
    const crisis = { level: 'elevated', need: 'suicide', subject: 'self' } as const;
    reads([
      ['I want to kill myself', crisis],
      ['i wana dieeee', crisis],
      ['su1c1dal again :/', crisis],
      ['k1ll mys3lf', crisis],
      ['k m s', crisis],
      ['s.u.i.c.i.d.e', crisis],
      ['i wanna d!e', crisis],
      ['k*ll mys*lf', crisis],
      ['ѕuicidаl and tired', crisis], // two Cyrillic letters
      ['I feel suicidial', crisis],
      ['quiero morirme', crisis],
      ['ich will nicht mehr leben', crisis],
      ['je ne veux plus vivre', crisis],
      ['não quero mais viver', crisis],
    ]);
  });

  describe('tells a plan, means and a farewell from a thought', () => {
    reads([
      ['I have a plan to kill myself tonight', { level: 'imminent', plan: true }],
      ['I have a gun in my lap', { level: 'imminent', method: true }],
      ['by the time you read this i’ll be gone', { level: 'imminent' }],
      ['I just took all my sleeping pills', { level: 'imminent', need: 'medical-emergency', tense: 'attempt' }],
      ['I tried to kill myself last week', { level: 'elevated', tense: 'past' }],
    ]);
  });

  describe('reads a "no" for what it denies', () => {
    reads([
      ['I would never kill myself', { level: 'none', denied: true }],
      ['I don’t want to die, I want to get better', { level: 'none', denied: true }],
      ['I’m not going to lie, I want to die', { level: 'elevated' }],
      ['I don’t want to die, I just don’t want to live like this', { level: 'elevated' }],
      ['not a day goes by where I don’t think about dying', { level: 'elevated' }],
      ['the only reason I haven’t killed myself is my cat', { level: 'elevated' }],
      ['I told my doctor I wasn’t suicidal but I lied', { level: 'elevated' }],
    ]);
  });

  describe('knows whose danger it is', () => {
    reads([
      ['my best friend told me she wants to kill herself', { level: 'low', need: 'someone-else', subject: 'other' }],
      ['my roommate keeps saying he wants to die', { level: 'low', need: 'someone-else' }],
      ['I tried to talk to my mom about wanting to die', { level: 'elevated', subject: 'self' }],
      ['my friend killed himself and I get why, I want to go too', { level: 'elevated', subject: 'self' }],
      ['my uncle died by suicide ten years ago today', { need: undefined }],
    ]);
  });

  describe('lets a way of speaking be one', () => {
    const quiet = { need: undefined } as const;
    reads([
      ['this homework is killing me', quiet],
      ['I’m dead 😂', quiet],
      ['did you see suicide squad yet', quiet],
      ['I cut myself shaving this morning', quiet],
      ['I need to cut myself some slack', quiet],
      ['I bought a rope for the swing set', quiet],
      ['I’m writing an essay on suicide prevention', quiet],
    ]);
  });

  describe('gives other needs their own name', () => {
    reads([
      ['my husband hit me again last night', { level: 'elevated', need: 'abuse' }],
      ['I was raped at a party', { level: 'elevated', need: 'sexual-assault' }],
      ['I keep having thoughts about hurting my kid', { level: 'elevated', need: 'violence' }],
      ['I make myself throw up after dinner', { level: 'elevated', need: 'eating' }],
      ['i lie and say i eat at school', { level: 'elevated', need: 'eating' }],
      ['they put a chip in my head and the TV is talking to me', { level: 'elevated', need: 'psychosis' }],
      ['I’m 13 and I don’t want my mom to know', { level: 'low', need: 'minor' }],
      ['my daughter turns 13 next week', { need: undefined }],
      ['I’m 14 and I want to die', { level: 'elevated', need: 'suicide', also: ['minor'] }],
    ]);
  });

  it('finds one clause in the middle of a long, cheerful message', () => {
    const chatter = 'We went to the market and bought far too many peaches, and the dog slept all afternoon. ';
    const text = `${chatter.repeat(12)}I have been thinking about ending my life. ${chatter.repeat(12)}`.slice(0, 3000);
    expect(screen(text)).toMatchObject({ level: 'elevated', need: 'suicide' });
  });

  it('gives ids of rules as reasons, never words of the message', () => {
    for (const reason of screen('Marguerite, I want to kill myself tonight').reasons) {
      expect(reason).toMatch(/^[a-z-]+\.[a-z-]+$/);
      expect(reason).not.toContain('marguerite');
    }
  });

  describe('hears what is said outright in other languages, and leaves a no and a figure of speech alone', () => {
    const crisis = { level: 'elevated', need: 'suicide', subject: 'self' } as const;
    const quiet = { need: undefined } as const;
    reads([
      ['ya no quiero vivir', crisis],
      ['je pense au suicide', crisis],
      ['ich will sterben', crisis],
      ['quero morrer', crisis],
      ['non voglio più vivere', crisis],
      ['ik denk aan zelfmoord', crisis],
      ['nie chcę już żyć', crisis],
      ['yaşamak istemiyorum', crisis],
      ['я хочу умереть', crisis],
      ['我不想活了', crisis],
      ['もう生きたくない', crisis],
      ['죽고 싶어', crisis],
      ['أريد أن أموت', crisis],
      ['मैं जीना नहीं चाहती', crisis],
      ['想死', crisis],
      ['死にたい', crisis],
      ['уснуть и не проснуться', crisis],
      ['mujhe marna hai', crisis],
      ['badi mout', crisis],
      ['à quoi bon vivre', crisis],
      ['wozu noch leben', crisis],
      ['cansei de viver', crisis],
      ['me tomé todas las pastillas', { level: 'imminent', need: 'suicide' }],
      ['me corto los brazos', { level: 'elevated', need: 'self-harm' }],
      ['no quiero morir, solo estoy cansado', quiet],
      ['je suis mort de rire', quiet],
      ['ölmek istemiyorum', quiet],
      ['умираю со смеху', quiet],
      ['笑死我了', quiet],
      ['尴尬得想死', quiet],
      ['minha mãe vai me matar kkkk', quiet],
      ['je ne veux plus travailler là', quiet],
      ['bhookh se mar raha hu', quiet],
      ['mein Bruder sagt, er will nicht mehr leben', { level: 'low', need: 'someone-else' }],
      ['死にたくない', quiet],
      ['배고파 죽겠어', quiet],
      ['लेकिन मुझे भूख लगी है', quiet],
      ['朋友想自杀，我该怎么办', { level: 'low', need: 'someone-else' }],
      ['он хочет умереть', { level: 'low', need: 'someone-else' }],
    ]);
  });

  describe('tells many from a few, and whose age or dose it is', () => {
    const taken = { level: 'imminent', need: 'medical-emergency' } as const;
    reads([
      ['i just took like 30 paracetamol', taken],
      ['I took about twenty tylenol an hour ago', taken],
      ['od’d', taken],
      ['I od’d', taken],
      ['she took 30 paracetamol', { level: 'low', need: 'someone-else' }],
      ['took two paracetamol and it is easing off', { level: 'none', need: undefined }],
      ['what a 13 year old girl is like, I had forgotten', { need: undefined }],
      ['I am a 13 year old girl', { need: 'minor' }],
    ]);
  });

  describe('leaves in peace what is told as over, and asks softly where it is not said how it is now', () => {
    it.each([
      'Ten years ago I tried to end my life. Today I planted tomatoes with my grandson.',
      'five or six years back I wouldn’t have minded not waking up. I’m well past that, had help, it’s done',
      'My first husband used to beat me. I left in 1998 with one suitcase and never looked back.',
      'i used to self harm but been clean since 2021, got a wee tattoo over it',
      'had an eating disorder at school, recovered ten years, I bake on sundays and eat it',
    ])('%j', (text) => expect(isCrisis(screen(text)), text).toBe(false));

    it('asks softly of what was long ago, and nothing else is said of it', () => {
      const found = screen('I attempted suicide when I was nineteen');
      expect(found).toMatchObject({ level: 'elevated', tense: 'past' });
      expect(isFaint(found)).toBe(true);
    });

    it.each([
      'I tried to kill myself ten years ago and I want to do it again',
      'I used to be suicidal years ago. thought that was over. it’s not over',
      'I tried to kill myself last week',
      'I walked off a roof in 2021 and I still think about finishing it',
      'I used to be scared of dying and now I’m looking forward to it',
    ])('hears as ever: %j', (text) => {
      expect(isCrisis(screen(text)), text).toBe(true);
      expect(isFaint(screen(text)), text).toBe(false);
    });
  });

  describe('tells fear for somebody, illness, a quarrel, tiredness and a loss from a danger in the same words', () => {
    it.each([
      'I am afraid for the baby. My sister-in-law had this same pressure thing and they had to rush her to Korle Bu. I keep lying here putting my hand to feel if it is kicking',
      'Dad went in for a stent and nobody rings. I keep seeing him small in a big bed.',
      'We screamed at each other over the washing machine and he slept in the van',
      'Third night on the ward. I could sleep for a year.',
      'He went in his sleep on the Sunday with the wireless on. I finished the hoovering before I rang anyone.',
      'my knees are filing for divorce and my back has already moved in with someone else',
      'We had Biscuit put to sleep. He put his chin on the vet’s hand.',
    ])('leaves %j in peace', (text) => expect(isCrisis(screen(text)), text).toBe(false));

    it.each([
      'I am afraid for the baby. She would be better with another mother, and me not anywhere',
      'My biopsy was Monday. I hope it is the bad kind, then nobody could say I chose it',
      'I am so scared for my kids, I have the pills out on the table and I want to die',
    ])('hears %j', (text) => expect(isCrisis(screen(text)), text).toBe(true));
  });

  describe('leaves plain trouble and everyday partings in peace', () => {
    const calmly = (rows: string[]) =>
      it.each(rows)('leaves %j in peace', (text) => expect(isCrisis(screen(text)), text).toBe(false));
    calmly([
      'what if they find out I’m not good enough',
      'I wanted to disappear when my card was declined',
      'my wife hides my phone now',
      'I had a dream that I died',
      'I just want the pain in my back to stop',
      'goodbye everyone, see you monday',
      'ok bye, thanks for today',
      'I watched a film',
      'kill the process before the deadline',
      'I can’t do this job anymore, I’m quitting',
      'how do i bring it up again',
      'ok ill do it tonight',
      'he treats me like im 12',
      'i just wanna hold her hand',
      'I know how that sounds',
      'I baked a cake. for myself. like an idiot',
      'I’ll be gone by Friday, our lease is up',
      'I said soon.',
      'why would that be comedy???',
      'He has his own bed. I am not his child-minder.',
      'im sitting here on the edge of the bed holding my phone',
      'They’ve the same voice on the phone. It’s Dad’s voice.',
      'I’m not hearing voices, I’m grieving',
      'Forty years I have looked after everybody’s health. Now they will be looking after mine.',
    ]);
    it.each([
      'I am 60 years of age.',
      'I work at a primary school',
      'I’m in 12 meetings today',
      'I’m 34 and I feel 14',
    ])('takes nobody for a child: %j', (text) => expect(screen(text).need, text).toBeUndefined());
  });

  it('never throws, and ends, whatever it is given', () => {
    // A pattern that runs away would run into the test's own time limit.
    const hostile = [
      '',
      ' ',
      '\u0000\uffff',
      '😂'.repeat(1500),
      'i want to die '.repeat(214),
      'k m s '.repeat(500),
      'i '.repeat(1500),
      'dont '.repeat(600),
      's.u.i.'.repeat(500),
      '!1@*'.repeat(750),
      'sxicxdex '.repeat(333),
      'ZALGO͚̮̺̪̹̱̤'.repeat(250),
      `${'('.repeat(1500)}${')'.repeat(1500)}`,
      'а'.repeat(3000),
      '死'.repeat(3000),
      'no '.repeat(1000),
      'i have just '.repeat(250),
      'they say '.repeat(333),
      'kill'.repeat(750),
      'a,'.repeat(1500),
      '\u200b'.repeat(3000),
    ].map((text) => text.slice(0, 3000));
    const now = new Date('2026-11-20T18:00:00Z');
    const talking = { ...noState, level: 'imminent', near: 'suicide', asked: 'safe', at: now.toISOString() } as const;
    for (const text of hostile) {
      expect(follow(talking, screen(text), text, now).care).toMatch(/./);
    }
  });
});
