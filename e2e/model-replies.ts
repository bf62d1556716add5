/** What the scripted model says: plausible replies, so that journeys and screenshots show what a person would see. */

interface Scripted {
  about: RegExp;
  title: string;
  reply: string;
  followUps: readonly string[];
}

const scripted: readonly Scripted[] = [
  {
    about: /listen/i,
    title: 'Room to be heard',
    reply:
      "Then that's what I'll do. Nothing here needs to be tidy, and nothing needs to be solved tonight.\n\nYou can start anywhere: with the thing itself, or with whatever happened just before you opened this page. **What has been sitting closest to the surface today?**",
    followUps: ["I don't know where to start", 'Something happened at work', "I've been feeling alone"],
  },
  {
    about: /overwhelm|too much|stress/i,
    title: 'Too much at once',
    reply:
      'So much at once, and every piece of it asking to be first. No wonder it feels as if there is no floor to stand on; anyone would lose sight of the edges.\n\nLet us not sort all of it. Put one hand flat on the table, let out a slow breath, and name **only the thing that cannot wait until tomorrow**. The rest may stay where it is for ten minutes.',
    followUps: ["It's my deadline on Friday", 'Everything feels urgent', 'Try the breathing with me'],
  },
  {
    about: /goal|step|plan/i,
    title: 'Ten minutes a day',
    reply:
      'A small one is the right size. Something you could finish even on a poor day tends to carry the next thing with it.\n\n1. Choose a thing that takes *ten minutes or less*.\n2. Tie it to something you already do, such as the first coffee.\n3. Decide now what "done" looks like, so that you will notice it.\n\nWhich ten minutes of today could be yours?',
    followUps: ['Ten minutes before lunch', 'Help me choose one', 'I never keep to my goals'],
  },
  {
    about: /inspir/i,
    title: 'Quiet kinds of courage',
    reply:
      'Gladly. There is a kind of courage that makes no noise: the person who was up half the night and still waters the plants, writes the letter, answers the door.\n\n> Most of what holds a life together is done without anyone looking.\n\nWhere, lately, have you done something quiet like that?',
    followUps: ['I kept going this week', 'Tell me more about courage', 'I can’t think of anything'],
  },
];

const otherwise: Scripted = {
  about: /./,
  title: 'Carrying it for a while',
  reply:
    'You have been carrying this for a while, and putting it into words took something. It makes sense that it weighs more at the end of the day, when nothing else is loud enough to cover it.\n\nWe can go slowly. What part of it would you most like someone to understand?',
  followUps: ['That it never stops', 'How tired I am', 'Can we try something practical?'],
};

/** A reply to what the person said last, with its follow-up lines at the end. */
export function replyTo(message: string): string {
  const { reply, followUps } = scriptFor(message);
  return `${reply}\n\n${followUps.map((line) => `[[FOLLOW-UP]] ${line}`).join('\n')}`;
}

/** What else Wren asks a model beside a reply: a name for the conversation, a judgement of danger. */
export function asideFor(system: string, message: string): string | undefined {
  if (system.includes('You name conversations')) return scriptFor(message).title;
  if (system.includes('judge only how much danger')) return 'none';
  if (system.includes('You keep the memory')) return '{"memories":[]}';
  return undefined;
}

function scriptFor(message: string): Scripted {
  return scripted.find(({ about }) => about.test(message)) ?? otherwise;
}

/** The pieces a model would send: a word with the space before it. */
export function tokensOf(text: string): string[] {
  return text.match(/\s*\S+/g) ?? [];
}

/** A reply of exactly `count` tokens, for measuring. */
export function replyOf(count: number): string[] {
  const words = tokensOf(` ${otherwise.reply}`);
  return Array.from({ length: count }, (_, i) => words[i % words.length] ?? ' and');
}
