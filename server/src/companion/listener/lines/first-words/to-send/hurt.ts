import { type ToSend, theirAnswer } from './to-send.ts';

const asks = /\b(?:tell|say|write|text|put|word|answer|reply|back|ask|send|note|mention|bring|how|explain)\b/;

/** What others did or do: said once, and what is wanted instead. */
export const hurt: readonly ToSend[] = [
  {
    asks,
    told: /\b(?:don'?t|do not) want (?:him|her|them) (?:there|here|at|to come|to be there)\b/,
    not: /\b(?:funeral|kids|my (?:son|daughter))\b/,
    say: [
      "{hey}I'd like you to come alone this time. I'll tell you why when it's just us.",
      "{hey}I want you there very much, and I'd like it to be just you. I'm telling you now so that nobody is surprised.",
    ],
    next: ['Early, and only to the one you are close to.'],
    ask: theirAnswer,
  },
  {
    asks,
    told: /\b(?:said|says|told me) (?:that )?my (?:english|accent|spelling|french|german|pronunciation) (?:is|was|isn'?t)\b/,
    say: [
      "If my language isn't clear, please tell me afterwards, just the two of us. Not in front of others.",
      "I'd like you not to talk about my language in front of other people. Tell me alone what I can do better.",
    ],
    next: ['Calmly, once. Whoever works in a second language is doing two jobs.'],
    ask: ['How did the others take it?', 'When could you catch {them} alone?'],
  },
  {
    asks,
    told: /\b(?:roommate|flatmate|housemate)'?s? (?:bf|boyfriend|gf|girlfriend|partner)\b|\bbring(?:s|ing)? (?:people|guests|friends)(?: home| over| round)?\b/,
    not: /\b(?:hit|threat\w*|touch\w*)\b/,
    say: [
      "{hey}I'd like us to talk about guests. It's a lot for me at the moment, and I'd like some evenings with just us.",
      '{hey}I like having the place to ourselves some nights. Could we agree which evenings are without guests?',
    ],
    next: ["It's about the evenings and nobody's boyfriend, so there's nobody to defend."],
    ask: ['Which evenings matter most to you?'],
  },
  {
    asks,
    told: /\bkeeps? sending me (?:\w+ ){0,2}(?:job|jobs|ads|links|articles|recipes|diets?|videos|listings)\b/,
    say: [
      "{hey}I know you want to help. Please stop sending me those. I'll tell you when I have news.",
      "{hey}those messages make it harder for me. Ask me how I am, I'd like that much more.",
    ],
    next: ['It sees the kindness in it, and it still says stop.'],
    ask: theirAnswer,
  },
  {
    asks,
    told: /\bin front of (?:my |the |our )?(?:him|her|them|boy|kids?|child(?:ren)?|son|daughter|grandkids)\b/,
    not: /\bi (?:\w+ )?(?:shouted|yelled|screamed|cried|fought)\b|\bwe (?:fight|argue|fought|argued)\b/,
    say: [
      "{hey}please don't say that in front of {child}. If something bothers you, tell me when we're alone.",
      "{hey}I don't want to be talked to like that in front of {child}. Tell me alone, and I'll listen.",
    ],
    next: [
      "It doesn't argue about whether it's true. It only says where it may be said.",
      'You can be thankful for the help and still say it.',
    ],
    ask: ['When are you two alone, without anybody listening?', 'What has kept you from saying it so far?'],
  },
  {
    asks,
    told: /\b(?:comments?|remarks?|goes on|talks?|jokes?|says? (?:things|something)) (?:on|about) my (?:weight|body|looks|hair|skin|clothes|eating|figure|size)\b/,
    not: /\b(?:i said|calories|throw up|purg\w*)\b/,
    say: [
      "{hey}please don't talk about my {body} any more. You may mean it well, but it hurts.",
      "{hey}I don't want to talk about my {body}. Ask me something else and I'll gladly tell you.",
    ],
    next: ['And when it comes again, the same sentence once more, in the same voice.'],
    ask: ['What comes back when you say that you mind?', 'What would you rather be asked?'],
  },
  {
    asks,
    told: /\blets? (?:her|him|them)sel(?:f|ves) in\b|\b(?:walks?|comes?|barges?) (?:right |straight )?in(?:to my room)?\b[^.?!]*\b(?:without|never|doesn'?t)\b|\b(?:never|doesn'?t|without|don'?t|should) knock\w*\b/,
    say: [
      "{hey}please ring or knock before you come in. I'd like to know when someone's coming.",
      "{hey}I know you have a key. I'd still like you to ring first, every time.",
    ],
    next: ['As friendly as you like, on a day when nothing has just happened.'],
    ask: ['Who in your house would back you up in it?', "How do you think {they}'d take it?"],
  },
  {
    asks,
    told: /\b(?:ask(?:s|ing)?|keeps? asking)\b[^.?!]{0,30}\b(?:married|marry|babies|baby|kids|children|boyfriend|girlfriend|settle|grandchild\w*)\b/,
    say: [
      "{hey}if there's news, I'll tell you. Until then I'd rather not talk about it.",
      "{hey}I know you ask because you care. It's not something I want to talk about.",
    ],
    next: ['The same line each time, in the same friendly voice. It gets boring to ask.'],
    ask: ['Who asks it most?', 'What does it do to you when it comes again?'],
  },
  {
    asks,
    told: /\b(?:she|he|they) told (?:mum|mom|dad|my \w+|everyone|everybody|people|our parents) (?:that )?i (?:dropped|failed|lost|was|am|got|quit|left|had|have|'m)\b/,
    say: [
      "{hey}you told {toldOf}. That was mine to tell. I'm hurt, and I want you to know it.",
      "{hey}I wanted to tell them myself. Please don't pass on my things again without asking me.",
    ],
    next: ["It says whose news it was, and doesn't open the rest."],
    ask: theirAnswer,
  },
  {
    asks: /\b(?:tell|say|write|text|put|word|how|ask)\b/,
    told: /\b(?:laughed at|made fun of|joked about|mocked) (?:me|my)\b|\b(?:called|calls) me (?:a |an )?(?:selfish|lazy|cold|mean|stupid|fat|useless|crazy|dramatic|ungrateful|weak|boring|failure|burden|bad \w+)\b/,
    not: /\bi (?:\w+ )?(?:shouted|yelled|called (?:him|her|them))\b|\bwhy i\b|\b(?:she|he|they) (?:\w+ )?(?:apologi[sz]ed|said sorry)\b/,
    say: [
      '{hey}you {act}, and it hurt. {sorryWanted}',
      '{hey}I keep thinking about how you {act}. It hurt me. {sorryWanted}',
    ],
    next: [
      'One time, one thing. "Always" and "never" only start an argument.',
      'Alone with {them}, so that nobody has to win.',
    ],
    ask: theirAnswer,
  },
  {
    asks,
    told: /\b(?:talks?|talking|talked|speaks?|spoke) (?:down to me|to me like i'?m (?:stupid|a child|an idiot|five|nothing))\b|\b(?:patroni[sz]\w*|condescending)\b|\brolls? (?:his|her|their) eyes\b/,
    not: /\bhead of|\bmy boss\b/,
    say: [
      "{hey}please don't talk to me like that. Say it normally and I'll listen.",
      "{hey}I notice how you're talking to me, and I don't like it. Let's start again.",
    ],
    next: ['In the moment, quietly, and in the same voice each time.'],
    ask: ['When did it last happen?', 'What do you think makes {them} do it?'],
  },
  {
    asks,
    told: /\b(?:calls?|calling|called) me ['"]?(?:sweetie|honey|love|darling|sweetheart|babe|hun|dear|kiddo|girl|boy)\b/,
    say: [
      "I'd rather you used my name. I don't like being called that.",
      'Please call me by my name. I know you may not mean anything by it.',
    ],
    next: ['In passing, the next time it comes. And the same sentence again, if it has to be.'],
    ask: ['Would you sooner say it alone, or just when it happens?', 'Has anybody else said anything?'],
  },
  {
    asks,
    told: /\b(?:presented|sold|used|took|stole|passed off) my (?:idea|work|slides?|report|design|code|plan)\b|\btook (?:the )?credit\b/,
    say: [
      "{hey}that was my idea, and you presented it as yours. I'd like you to put that right.",
      '{hey}in the meeting my work had your name on it. I want us to sort that out before the next one.',
    ],
    next: ['Alone, soon, and as a thing that happened. What kind of person it makes {them} can stay out of it.'],
    ask: ['What would putting it right look like for you?', 'Who else knows it was yours?'],
  },
  {
    asks,
    told: /\b(?:ate|eats|eating|takes?|taking|took|steals?|stealing) my (?:\w+ )?(?:food|lunch|leftovers?|yogh?urts?|milk|snacks?|sandwich\w*)\b/,
    say: [
      '{hey}that food was mine and I was counting on it. Please ask me first.',
      "{hey}please don't take my food. Ask me, and I might share it.",
    ],
    next: ['Short and friendly. It works on a note, too.'],
    ask: ['Has it come up between you before?', 'Does that sound like you?'],
  },
  {
    asks,
    told: /\b(?:never|doesn'?t|don'?t|won'?t) (?:\w+ )?(?:wash(?:es)? up|do(?:es)? the (?:dishes|washing up)|take(?:s)? out the (?:bins?|trash|rubbish))\b|\b(?:leaves?|left) (?:his|her|their|the|all the) (?:dishes|mess|pots|plates)\b/,
    not: /\bmy (?:son|daughter|kids?|teen\w*|husband|wife)\b/,
    say: [
      "{hey}can we sort out the kitchen? I don't want to be the one who keeps asking. Everybody does their own on the same day, please.",
      "{hey}I'd like us to each do our own dishes the same day. It gets to me when they stand there.",
    ],
    next: ['One thing that can be seen, and how often. "Cleaner" can be argued about.'],
    ask: ['Which one thing would change it most for you?', 'How do you think {they} see{s} it?'],
  },
  {
    asks,
    told: /\b(?:neighbou?rs?|upstairs|downstairs|next door)\b[\s\S]*\b(?:music|noise|loud|party|parties|tv|bark\w*|drum\w*|shouting)\b|\b(?:music|noise|loud|party|parties|bark\w*)\b[\s\S]*\bneighbou?rs?\b/,
    not: /\b(?:hits?|scream\w*|crying|kids? cry)\b/,
    say: [
      "Hi, it gets very loud in my flat at night and I can't sleep. Please turn it down after ten. Thank you, your neighbour.",
      'Hi, I live next to you and I hear it all at night. Could you keep it down after ten? Thank you.',
    ],
    next: [
      'Friendly the first time, with a name and a door number under it. Most people have no idea how much comes through.',
    ],
    ask: ['Do they know who you are?', 'How long has it been going on?'],
  },
  {
    asks,
    told: /\b(?:always|keeps?|every time)(?: \w+)? (?:(?:comes?|is|are|being|turns? up|shows? up) )?late\b|\bkeeps? me waiting\b|\bi wait \d+\b/,
    not: /\bi(?:'m| am) (?:always )?late\b|\bmy (?:boss|manager|period)\b/,
    say: [
      "{hey}when we meet I often wait a long time. Please come on time, or write to me when you're late.",
      "{hey}I like meeting you, but I don't like the waiting. Can you tell me a time that you'll really make?",
    ],
    next: ['On an ordinary day, and not while you stand there waiting.'],
    ask: theirAnswer,
  },
  {
    asks,
    told: /\bi'?m sorry (?:that )?you (?:feel|felt) (?:that|this) way\b|\bsorry if (?:i|you)\b/,
    say: [
      "It's not about how I feel, it's about what happened. I'd like you to look at that.",
      "That doesn't feel like a sorry to me. I'd like to talk about what you did, and not about how I took it.",
    ],
    next: ["It's calm, and it doesn't take the half-sorry for a whole one."],
    ask: ['What would you have wanted {them} to be sorry for?', 'Do you want to go on talking about it, or be done?'],
  },
  {
    asks,
    told: /\btoo sensitive\b|\boverreact\w*\b|\bonly (?:a joke|joking)\b|\bjust (?:a joke|joking|kidding)\b|\b(?:so|too|being) dramatic\b/,
    not: /\bam i\b|\bi (?:am|'m) too sensitive\b/,
    say: [
      "It isn't nothing to me. I'm telling you because I want you to know.",
      "Maybe it was small for you. For me it wasn't.",
    ],
    next: ["Then stop there. You don't have to prove it."],
    ask: ['What was it about, this time?', 'Is it often like that between you?'],
  },
  {
    asks,
    told: /\bask (?:him|her|them|[a-z]+) why (?:he|she|they) (?:said|did|went|left|took|told|made|gave|kept|never|didn't|ignored|stopped|lied|cancelled|laughed|moved)\b/,
    say: [
      "{hey}there's something I keep wondering about: why you {turned}. I'm not angry, I'd just like to understand.",
      "{hey}something has stayed with me: why you {turned}. I'd rather ask you than guess.",
    ],
    next: ['Then wait. The first answer is often the quick one, and the true one comes a bit later.'],
    ask: ["What do you think {they}'d say?", 'What answer are you hoping for?'],
  },
];
