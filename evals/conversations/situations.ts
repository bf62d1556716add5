import type { Conversation } from './conversation.ts';

const rambling =
  'I do not even know where to start. My sister got divorced in May and moved in with us, and at first it was nice, we cooked together and the kids loved it, but now she sleeps until noon and leaves her stuff everywhere and my husband has started staying late at work so he does not have to be home. I tried to talk to her about it last week and she cried and said she had nowhere else to go, so I dropped it. Then my husband said I always choose my family over him. I lie awake at night going over it. I feel torn in half, and I am the one who has to be cheerful at breakfast. Yesterday my son asked why everybody is so quiet. I did not know what to say to him.';

/** The four starters, refusals, changes of subject, leave-takings, complaints, long messages and difficult ones. */
export const situations: readonly Conversation[] = [
  {
    name: 'starter: listen',
    lines: [
      'I just need someone to listen.',
      'my daughter left for college and her room is empty',
      'I go in there and sit on the bed',
      'I was so busy complaining about the mess',
      'it is quiet',
      'my husband is fine with it',
      'I feel a bit silly',
    ],
  },
  {
    name: 'starter: overwhelmed',
    lines: [
      "I'm feeling overwhelmed.",
      'the bills, the move, and my mother in hospital',
      'the hospital I think',
      'she does not always recognise me',
      'I drive there after work every day',
      'no',
    ],
  },
  {
    name: 'starter: goal',
    lines: ['Help me set a small goal today.', 'I want to clean the kitchen', 'after work around 6', 'thanks'],
  },
  {
    name: 'starter: inspiring',
    lines: [
      "Let's talk about something inspiring.",
      'I saw a woman in her seventies finish a marathon',
      'she was last and everyone waited for her',
      'the people waiting, I think',
      'I used to be more like that',
      'maybe I could show up for someone this week',
    ],
  },
  {
    name: 'refusal: no advice',
    lines: [
      'my boss humiliated me in a meeting',
      "I don't want advice",
      'he said my numbers were a joke',
      'everyone looked at the table',
      'I wanted to disappear',
      'my face was burning',
      'I have to see him again on Monday',
    ],
  },
  {
    name: 'refusal: an offer',
    lines: [
      "I can't sleep and I'm a mess",
      'it has been weeks',
      'I lie there worrying about money',
      'we might lose the apartment',
      'my partner does not know how bad it is',
      'I hide the letters',
      'no thanks',
      'I just feel so ashamed',
      'I grew up poor and I swore never again',
    ],
  },
  {
    name: 'refusal: no questions',
    lines: [
      'I had a horrible day',
      'stop asking me questions please',
      'my dog is sick and the vet costs a fortune',
      'I held him all night',
      'he is thirteen',
      'I got him when I was alone in this city',
    ],
  },
  {
    name: 'refusal: leave the past',
    lines: [
      'something happened when I was young',
      "I don't want to talk about it",
      'it comes back in dreams',
      'I wake up sweating',
      'then I clean the house at 4am',
      'it helps a little',
    ],
  },
  {
    name: 'refusal: exercises',
    lines: [
      'my anxiety is bad again',
      'it comes out of nowhere',
      'please no breathing exercises',
      'I have tried all of that',
      'it was better in summer',
      'since the new job it is back',
      'I sit in the bathroom until it stops',
    ],
  },
  {
    name: 'topic change: job to father',
    lines: [
      'I hate my job',
      'my manager watches every minute',
      'anyway, my dad is in the hospital',
      'he had a stroke on Tuesday',
      'he cannot speak',
      'I keep thinking of the last thing I said to him',
    ],
  },
  {
    name: 'topic change: exam to friend',
    lines: [
      'I failed my exam',
      'I studied for two months',
      "by the way, my best friend isn't talking to me",
      'I forgot her birthday because of the exam',
      'she said I only care about myself',
      'maybe she is right',
    ],
  },
  {
    name: 'topic change: small talk to grief',
    lines: [
      'hi',
      'how are you?',
      'just bored',
      'it would have been my brother’s birthday today',
      'he died when he was nineteen',
      'we would have gone fishing',
    ],
  },
  {
    name: 'topic change: better news',
    lines: [
      'I was so worried about the biopsy',
      'the waiting is the worst',
      'they just called, it is benign!',
      'I am so relieved',
      'I have not told my kids yet',
      'I want to buy a cake',
    ],
  },
  {
    name: 'topic change: back again',
    lines: [
      'my boyfriend forgot our anniversary',
      'he said he was tired',
      'also my landlord is selling the house',
      'I have to be out by June',
      'but the anniversary hurts more',
      'I had cooked',
    ],
  },
  { name: 'goodbye: abrupt', lines: ['I feel empty', 'bye'] },
  {
    name: 'goodbye: with thanks',
    lines: ['I had a fight with my mom', 'she said I am selfish', 'I needed to tell someone. thanks, good night'],
  },
  {
    name: 'goodbye: with a plan',
    lines: ['I want to apologize to my sister', 'I will call her tomorrow', 'ok I have to go now'],
  },
  {
    name: 'goodbye: hesitant',
    lines: ['nobody would notice if I left this party', 'I am in the bathroom', 'I should go back', 'bye for now'],
  },
  {
    name: 'complaint: robot',
    lines: [
      'my husband moved out',
      'you sound like a robot',
      'he took the dog',
      'I do not know what to do with my hands',
    ],
  },
  {
    name: 'complaint: misunderstood',
    lines: [
      'my son does not call',
      "that's not what I meant, he calls but he never says anything",
      'he says he is fine',
      'I know he is not fine',
      'a mother hears that',
    ],
  },
  {
    name: 'complaint: not helping',
    lines: [
      'I keep fighting with everyone',
      'this is not helping',
      'I need to know what to do',
      'it is mostly with my wife',
      'about money',
    ],
  },
  {
    name: 'complaint: repeating',
    lines: [
      'I am exhausted',
      'you are just repeating what I say',
      'I have three jobs',
      'I sleep four hours',
      'I can not stop or we lose the car',
    ],
  },
  {
    name: 'long: everything in one message',
    lines: [rambling, 'my son I think', 'he is seven', 'what should I tell him?'],
  },
  {
    name: 'long: shouting',
    lines: [
      'I AM SO DONE WITH MY FAMILY. THEY PLANNED CHRISTMAS WITHOUT ME AND THEN ASKED ME TO BRING THE FOOD',
      'MY SISTER KNEW',
      'sorry for shouting',
      'I am just hurt',
    ],
  },
  {
    name: 'long: in pieces',
    lines: [
      'so',
      'my girlfriend',
      'she said she needs space',
      'two days ago',
      'idk what that means',
      'I keep looking at my phone',
      'like every minute',
      'what if she never comes back',
    ],
  },
  {
    name: 'long: twenty short turns',
    lines: [
      'bad day',
      'work',
      'my boss',
      'he yelled',
      'in front of a client',
      'I froze',
      'yeah',
      'like always',
      'my dad used to yell',
      'no',
      'he died',
      'two years ago',
      'I do not miss him',
      'or maybe I do',
      'idk',
      'it is complicated',
      'my mom cries about it',
      'I cannot',
      'anyway',
      'thanks',
    ],
  },
  {
    name: 'difficult: human or not',
    lines: [
      'are you a real person?',
      'so you do not care about me',
      'nobody does',
      'my ex said I am too much',
      'I believe it sometimes',
    ],
  },
  {
    name: 'difficult: insult',
    lines: [
      'you are useless',
      'I lost my job and I am talking to a machine',
      'twelve years',
      'they gave me a box',
      'my wife does not know yet',
    ],
  },
  {
    name: 'difficult: medication',
    lines: [
      'I feel awful since I started the new pills',
      'should I stop taking my antidepressants?',
      'I am dizzy all the time',
      'my doctor never has time',
      'ok I will call the pharmacy tomorrow',
    ],
  },
  {
    name: 'difficult: gibberish and emoji',
    lines: ['asdfgh', '😢', 'my cat is missing', 'since saturday', 'I left the window open', 'it is my fault'],
  },
];
