import type { Tag } from '@wren/contract/chat.ts';
import { describe, expect, it } from 'vitest';
import type { Turn } from '#companion/companion.ts';
import { replyTo } from '#companion/listener/reply.ts';
import { wordsIn } from '#companion/listener/sentences.ts';
import { turnOf } from '../companion/turn.ts';

interface Told {
  text: string;
  tags: Tag[];
}

/** Says these lines one after the other, and gives every reply. */
function talk(lines: readonly string[], more: Partial<Turn> = {}): Told[] {
  const history: Turn['history'][number][] = [];
  let state: Turn['state'] = null;
  return lines.map((message) => {
    const reply = replyTo({ ...turnOf(message), ...more, history: [...history], state });
    state = { listener: reply.state };
    const at = new Date('2026-11-20T18:00:00Z');
    history.push({ role: 'user', content: message, at }, { role: 'assistant', content: reply.text, at });
    return reply;
  });
}
const cited = (reply: Told | undefined): string[] =>
  reply?.tags.flatMap(({ tag, content }) => (tag === 'SOURCE' ? [content.split('|')[0] ?? ''] : [])) ?? [];

/** The cards that answer, and plain questions in the ways people put them. */
const plain: readonly [cards: readonly string[], questions: readonly string[]][] = [
  [
    ['anxiety'],
    [
      'What is anxiety?',
      'How do I deal with anxiety?',
      'Any tips for anxiety?',
      'Why does anxiety happen?',
      'Is it normal to be anxious?',
      'whats anxiety',
      'how can i calm my anxiety',
      'What does anxiety feel like?',
      'anxiety - what helps?',
      'How long does anxiety last?',
      'what are the symptoms of anxiety',
    ],
  ],
  [
    ['depression'],
    [
      'what is depression',
      'How can I cope with depression?',
      'Got any tips for living with depression?',
      'Why do people get depressed?',
      'is depression normal?',
      'How do you know if you have depression?',
      'What causes depression?',
      'how do people get through depression',
      'does depression ever go away?',
      'any ideas for when you are depressed?',
    ],
  ],
  [
    ['grief'],
    [
      'What is grief?',
      'How do I cope with grief?',
      'Tips for dealing with grief?',
      'Why does grief come in waves?',
      'Is it normal to still be grieving?',
      'What are the stages of grief?',
      'how does grief work?',
      'How long does grief last?',
      'What helps with grief?',
      'how do people get through losing someone?',
      'How do you get over a death?',
      'what are the five stages of grief',
      'does grief ever end?',
      'What happens when you grieve?',
    ],
  ],
  [
    ['stress'],
    [
      'What does stress do to you?',
      'How do I handle stress better?',
      'any tips for stress?',
      'Why does stress make people ill?',
      'Is it normal to be stressed all the time?',
      'What is stress management?',
      'How do I manage stress?',
      'stress management tips?',
      'What helps against stress?',
      'How can I reduce my stress?',
      'how to relieve stress',
      'What are some good ways to deal with stress?',
      'why is stress bad for you',
      'how do I cope with stress at home',
    ],
  ],
  [
    ['relationship-conflict', 'close-relationships', 'communication'],
    [
      'What makes a good relationship?',
      'How do I keep a relationship healthy?',
      'Tips for a better relationship?',
      'Why do couples argue?',
      'Is it normal for couples to argue?',
    ],
  ],
  [
    ['self-esteem'],
    [
      'What is self-esteem?',
      'How do I build my self-esteem?',
      'Tips for low self esteem?',
      'Why do people have low self-esteem?',
      'Is low self-esteem normal?',
      'How can I raise my self-esteem?',
      'ways to stop comparing myself with others?',
    ],
  ],
  [
    ['trauma'],
    [
      'What is trauma?',
      'How do people deal with trauma?',
      'Any advice on living with trauma?',
      'Why does trauma last so long?',
      'What are the signs of trauma?',
      'What does trauma do to the brain?',
      'how does trauma affect people',
      'What is PTSD?',
      'can trauma be healed?',
    ],
  ],
  [
    ['anger'],
    [
      'What is anger, really?',
      'How do I control my anger?',
      'Tips for managing anger?',
      'Why do people get angry?',
      'Is it normal to be angry all the time?',
      'how to deal with anger',
      'How can I stop getting so angry?',
      'What is a healthy way to express anger?',
    ],
  ],
  [
    ['loneliness'],
    [
      'What is loneliness?',
      'How do I deal with loneliness?',
      'any tips against loneliness?',
      'Why does loneliness hurt so much?',
      'Is it normal to be lonely?',
      'How do people cope with being lonely?',
      'what to do when you feel lonely',
      'How do I stop feeling lonely?',
      'how do i make friends',
    ],
  ],
  [
    ['work-life-balance'],
    [
      'What is work-life balance?',
      'How can I get a better work life balance?',
      'Tips for work-life balance?',
      'Why does work life balance matter?',
      'how do you switch off after work?',
      'What does work-life balance even mean?',
      'How do I balance work and life?',
      'What helps with work-life balance?',
      'How do I stop thinking about work at home?',
      'Is it normal to think about work all weekend?',
      'How do people balance work and family?',
      'how can I leave work behind in the evening?',
      'what is a good work life balance',
    ],
  ],
  [
    ['family-conflict'],
    [
      'What can I do about family conflict?',
      'How do I deal with my difficult family?',
      'Tips for coping with a difficult family?',
      'Why do families fight?',
      'Is it normal for families to argue?',
    ],
  ],
  [
    ['communication'],
    [
      'What is good communication?',
      'How can I communicate better?',
      'Tips for better communication?',
      'Why is communication so hard?',
      'how do i improve my communication skills',
      'What does communicating well mean?',
      'How does one talk about difficult things?',
      'How do I have a difficult conversation?',
      'Tips for difficult conversations?',
      'What helps with communication?',
      'How do I get better at communicating?',
      'what is nonviolent communication',
      'how can couples communicate better',
    ],
  ],
  [
    ['boundaries'],
    [
      'What are boundaries?',
      'How do I set boundaries?',
      'Tips for setting healthy boundaries?',
      'Why do people need boundaries?',
      'Is it normal to feel guilty about setting boundaries?',
      'What is a boundary?',
      'how can one set limits?',
      'Advice on boundaries?',
      'why are boundaries important?',
      'What do healthy boundaries look like?',
      'How do you set boundaries with family?',
      'what is a healthy boundary',
      'how do I keep my boundaries?',
    ],
  ],
  [
    ['self-care'],
    [
      'What is self-care?',
      'How do I look after myself better?',
      'Self care tips?',
      'Why does self-care matter?',
      'How do I start with self-care?',
      'What does self care mean?',
      'How do I take care of myself?',
      'What are some ways to practise self-care?',
      'Why is looking after yourself so hard?',
      'any self-care ideas?',
      'What counts as self-care?',
      'How do I make time for self-care?',
      'how do I take better care of myself',
    ],
  ],
  [
    ['identity'],
    [
      'What is identity?',
      'How do I find out who I am?',
      'Any tips for finding myself?',
      'Why does identity change?',
      'Is it normal not to know who you are?',
      'How do I discover who I really am?',
      'How do you find yourself?',
      'what is an identity crisis',
    ],
  ],
  [
    ['confidence'],
    [
      'What is confidence?',
      'How do I become more confident?',
      'Tips for more confidence?',
      'Why do people lack confidence?',
      'how can i boost my confidence?',
      'How can someone gain confidence?',
      'where does confidence come from',
      'how do i feel more confident at work',
    ],
  ],
  [
    ['healing', 'trauma', 'growth'],
    [
      'What does healing mean?',
      'How do I heal?',
      'Any tips on healing?',
      'Why does healing take so long?',
      'How long does healing take?',
    ],
  ],
  [
    ['self-acceptance', 'self-compassion'],
    [
      'What is self-acceptance?',
      'How do I accept myself?',
      'Tips for self acceptance?',
      'Why is it so hard to accept yourself?',
      'how can i learn to accept myself the way i am?',
    ],
  ],
  [
    ['emotional-regulation', 'naming-feelings'],
    [
      'What is emotional regulation?',
      'How do I regulate my emotions?',
      'Tips for emotional regulation?',
      'How can I control my emotions?',
      'Why is it so hard to control emotions?',
    ],
  ],
  [
    ['identity', 'values'],
    [
      'What is self-discovery?',
      'How does self-discovery work?',
      'Tips for self discovery?',
      'How can I get to know myself better?',
      'how do i find myself',
    ],
  ],
  [
    ['growth', 'personal-growth'],
    [
      'What is personal growth?',
      'How can I grow as a person?',
      'Tips for personal growth?',
      'How do I become a better person?',
      'Can people change?',
    ],
  ],
  [
    ['resilience'],
    [
      'What is resilience?',
      'How do I become more resilient?',
      'Tips to build resilience?',
      'Why are some people more resilient?',
      'how does resilience work?',
      'How does one build resilience?',
      'can resilience be learned?',
      'what makes people resilient',
    ],
  ],
  [
    ['mindfulness'],
    [
      'What is mindfulness?',
      'How do I start with mindfulness?',
      'Mindfulness tips?',
      'Why does mindfulness help?',
      'how does meditation work?',
      'How do I practise mindfulness?',
      'does mindfulness really work?',
      'how do you meditate',
    ],
  ],
  [
    ['close-relationships', 'relationship-conflict'],
    [
      'What is a healthy relationship?',
      'How can I improve my relationships?',
      'How do people stay close?',
      'What keeps couples together?',
      'Any tips for keeping relationships going?',
    ],
  ],
  [
    ['sleep'],
    [
      'What is insomnia?',
      'How do I sleep better?',
      'Tips for sleeping better?',
      'Why does sleep matter?',
      'Is it normal to lie awake at night?',
      'How can I fall asleep faster?',
      'what helps you sleep',
      "how do i get a good night's sleep",
      "what should I do when I can't sleep?",
    ],
  ],
  [
    ['panic-attack'],
    [
      'What is a panic attack?',
      'How do I stop a panic attack?',
      'Tips for panic attacks?',
      'Why do panic attacks happen?',
      'How long does a panic attack last?',
      'What do I do when I have a panic attack?',
      'how do i know if its a panic attack',
      'What causes panic attacks?',
      'Are panic attacks dangerous?',
    ],
  ],
  [
    ['relationship-conflict', 'communication'],
    [
      'What can we do about having the same fight over and over?',
      'How do I handle conflict?',
      'Tips for resolving conflict?',
      'Why do couples fight about the same things?',
      'Is it normal to argue with your partner?',
    ],
  ],
  [
    ['exams'],
    [
      'What is exam anxiety?',
      'How do I cope with exam nerves?',
      'Tips for exam stress?',
      'Why do exams make people nervous?',
      'Is it normal to be nervous before exams?',
      'How can I stay calm before an exam?',
      'what to do about exam stress',
      'how do people deal with exam pressure',
    ],
  ],
  [
    ['work-trouble'],
    [
      'What counts as bullying at work?',
      'How do I deal with a toxic workplace?',
      'Tips for dealing with a difficult boss?',
      'Why do bosses bully people?',
      'how do you cope with a bad boss?',
      'What can I do about bullying at work?',
      'how do I deal with a mean boss',
      'how do people put up with a toxic job',
    ],
  ],
  [
    ['new-parent'],
    [
      'What is postnatal depression?',
      'How do new parents cope?',
      'Tips for new parents?',
      "I'm a new parent and exhausted, any advice?",
      'Is it normal to feel low after having a baby?',
      'How do I cope with a newborn?',
      'what are the baby blues',
      'How do you survive the first weeks with a baby?',
      'I just became a dad, any tips?',
    ],
  ],
  [
    ['caring'],
    [
      'What is caregiver burnout?',
      'How do carers cope?',
      'Tips for carers?',
      "I'm caring for my mother, any advice?",
      'Is it normal for carers to feel resentful?',
      'How do I look after myself as a carer?',
      'what is carer burnout',
      'how do people cope with caring for a parent?',
    ],
  ],
  [
    ['money-worry'],
    [
      'What can I do about money worries?',
      'How do I stop worrying about money?',
      'Tips for money stress?',
      'Why does money stress people so much?',
      'Is it normal to worry about money?',
      'how do people cope with money worries',
      'How do I deal with financial stress?',
      'how do i stop stressing about money',
    ],
  ],
  [
    ['lonely-after-moving'],
    [
      'How do I make friends in a new city?',
      'Tips for settling in a new town?',
      'How do people meet people after moving?',
      'Is it normal to be lonely after moving?',
      'What helps with homesickness?',
      'how do I get over homesickness',
      'How do people make friends after moving?',
      'I moved to a new city, any advice on meeting people?',
    ],
  ],
  [['healing'], ['How do people heal?', 'how do I heal emotionally?', 'What does it mean to heal?']],
  [
    ['personal-growth'],
    [
      'How does a person change?',
      'how can I improve myself',
      'How do I work on myself?',
      'how do i become the best version of myself',
    ],
  ],
  [
    ['emotional-regulation'],
    [
      'how do I manage my feelings',
      'How can I handle my emotions better?',
      'What does emotional regulation mean?',
      'how do people regulate emotions',
    ],
  ],
  [
    ['self-acceptance', 'self-compassion', 'self-esteem'],
    ['How do I love myself?', 'How do I stop hating myself?', 'what does accepting yourself mean'],
  ],
  [['procrastination'], ['Why do people procrastinate?', 'how do i stop procrastinating']],
  [
    ['burnout'],
    [
      'how do you recover from burnout',
      'what are the signs of burnout',
      'How long does burnout last?',
      'is burnout an illness',
    ],
  ],
  [['perfectionism'], ['what is perfectionism', 'how do I stop being such a perfectionist']],
  [['trust'], ['how do you rebuild trust', 'how do people trust again after cheating']],
  [['breakup'], ['how do I get over a breakup', 'how long does heartbreak last', 'why do breakups hurt so much']],
];

/** The same words, and no question for knowledge. */
const besides: readonly string[] = [
  'what is he doing',
  'why does she hate me',
  'how do I get her to talk to me',
  'what is going on with us',
  'why is my boss like this',
  'what does she mean by that',
  'how do I tell him I am leaving',
  'is he normal',
  'why does he always say no',
  'what is wrong with me',
  'how do I get my sleep mask back from him',
  'how long will she be angry with me',
  'why do they laugh at me',
  'what is the point',
  'what is my mother thinking',
  'is she depressed or just tired of me',
  'how do I get her to trust me again',
  'why did he stop talking to me',
  'what was that about',
  'how can I help him see it',
  'is it normal that he reads my messages',
  'why does my sister always get everything',
  'what is for dinner',
  'how do I know if she likes me',
  'what is the time',
  'what did I do to deserve this',
  'how do I get my deposit back',
  'how do I get to the exam hall',
  'what is the exam on',
  'when is the exam',
  'how do I boil rice',
  'what is my goal again',
  'what was my goal',
  'how do I reset my password',
  'why does it always rain',
  'how old is he',
  'why would anyone do that',
  'who is right, him or me',
  'how dare she',
  'what is this',
  'why me',
  'how do I look',
  'how is your day',
  'what are you',
  'how do you work',
  'is it true that he lied',
  'any tips for my trip to Rome?',
  'how do I stop the neighbour from parking there',
  'tips for a good restaurant?',
  'what is the best film about grief?',
  'how do I get rid of mould',
  'what does my dog want',
  'how do I get my son to bed',
  'how do I say that in French',
  'does she still love me',
  'what makes her think that',
  'how long does the train take',
  'how do I fix my bike',
  'how come nobody told me',
  'what is stressing him out so much',
  'how do I grow tomatoes',
  'how do I balance a chequebook',
  'how does the heating work',
  'how do I work the oven',
  'is my son depressed',
  'why is the sleep app broken',
  'can people see what I write',
  'what are you anxious about',
  'is it normal that my cat sleeps all day',
  'why does everyone leave',
  'what is growth hormone',
  'how do I grow my hair',
  'what is the trust fund',
  'do you get lonely',
  'are you stressed',
  'is my boss normal',
  'what is the trauma team doing with my dad',
  'what is the rest of the plan',
];

describe('a plain question for knowledge', () => {
  it.each(plain)('is answered from %j, which is cited', (cards, questions) => {
    for (const question of questions) {
      const [reply] = talk([question]);
      expect(cards, `${question} ${cited(reply)}`).toContain(cited(reply)[0]);
      const words = wordsIn(reply?.text ?? '');
      expect(words >= 40 && words <= 110, `${words}: ${question}`).toBe(true);
    }
  });

  it('is not what only sounds like one', () => {
    expect(besides.filter((line) => cited(talk([line])[0]).length > 0)).toEqual([]);
  });

  it('is told what it is, one thing to try and when to see somebody', () => {
    const [reply] = talk(['What is burnout?']);
    expect(reply?.text).toMatch(/^Burnout grows where .* One thing to try: name the one demand .* see a doctor\.$/);
  });

  it('gets the step first where it asks for one, and a short reply stays short', () => {
    const [reply] = talk(['How do I manage stress?'], { person: { ...turnOf('').person, length: 'short' } });
    expect(reply?.text).toContain('One thing to try: put two pauses');
    expect(wordsIn(reply?.text ?? '')).toBeLessThanOrEqual(50);
  });

  it('gets no step where no advice is wanted', () => {
    const [reply] = talk(['How do I manage stress?'], { steering: 'listen' });
    expect(cited(reply)).toEqual(['stress']);
    expect(reply?.text).not.toContain('One thing to try');
  });

  it('is told how long it goes on where it asks that, or that nobody can say', () => {
    expect(talk(['How long does a panic attack last?'])[0]?.text).toMatch(/^It peaks within about ten minutes/);
    expect(talk(['How long does grief last?'])[0]?.text).toMatch(/^(?:There's no fixed time|Nobody can put a number)/);
  });

  it('is answered in short where it was answered before, however often', () => {
    const replies = talk(['What is anxiety?', 'ok', ...Array.from({ length: 8 }, () => 'What is anxiety?')]);
    const again = replies.slice(2);
    expect(again.map(cited)).toEqual(again.map(() => ['anxiety']));
    for (const { text } of again) {
      expect(text).toMatch(/earlier|further up|said before/);
      expect(wordsIn(text)).toBeLessThan(45);
    }
  });
});

describe('what no card is written on', () => {
  it.each([
    'what is bipolar disorder',
    'How do people live with OCD?',
    'can you explain what EMDR is',
    'Is ADHD real?',
  ])('%s: somebody else can explain that', (question) => {
    const [reply] = talk([question]);
    expect(reply?.text).toMatch(/can't explain|beyond me/);
    expect(reply?.text).toMatch(/doctor/);
    expect(cited(reply)).toEqual([]);
  });

  it.each(['What are the side effects of sertraline?', 'does venlafaxine have side effects?'])(
    '%s: a pharmacist or a doctor says',
    (question) => expect(talk([question])[0]?.text).toMatch(/pharmacist/),
  );

  it('is said to be unknown, and nothing beside it is told', () => {
    expect(talk(['what is my mother thinking'])[0]?.text).not.toMatch(/in general|what's known/);
  });
});
