import type { FirstWords } from '../first-words.ts';

/** Messages that came and have to be answered, and silences to be broken. */
export const writing: readonly FirstWords[] = [
  {
    told: /\bi (?:broke (?:it )?(?:up|off)|ended (?:it|things)|left) (?:with )?(?:him|her|them|it)\b(?! (?:on (?:read|seen)|at|alone|out|in|a|waiting|behind|to)\b)/,
    say: [
      "I know it hurts, and I'm sorry. I don't think I'm the one who can comfort you now.",
      "I'm not going to change my mind, and it's kinder if I say that clearly.",
      "I wish you well. I think it's better if we don't talk for a while.",
    ],
    next: ['Once, kindly, and the same again if it has to be. Every longer talk gives hope where there is none.'],
    ask: ['Who else has the other one got?', 'What makes it hardest to keep to it?'],
  },
  {
    asks: /\b(?:write|text|reply|say|answer|respond|send)\b/,
    told: /(?=[\s\S]*\b(?:wrote|writes|written|texted|messaged|sent me|message from|rang|called me|contacted)\b)[\s\S]*\b(?:my ex|(?:he|she) left me|dumped me|broke up with me|we broke up|we split)\b/,
    not: /\bdied\b/,
    say: [
      'I got your message. I need some time before I know whether I want to answer it.',
      "Thanks for writing. I'm not up for talking, and I'd rather leave it there for now.",
      "I've seen your message. I'm all right, and I'd like to keep some distance just now.",
    ],
    next: ['You can also send nothing today. It loses nothing by waiting until tomorrow.'],
    ask: ['What would you want to come of it, if you answered?', 'What did it do to you, to see the name come up?'],
  },
  {
    asks: /\b(?:write|reply|respond|answer|say|send|text)\b/,
    told: /\b(?:photo|picture|emoji|a heart|card|postcard|sent me a|wrote (?:now|just)|no words)\b[\s\S]*\b(?:argu\w*|fight|fought|row|quarrel\w*|fell out|shout\w*|hung up)\b|\b(?:argu\w*|fight|fought|row|quarrel\w*|fell out|hung up|shouted?)\b[\s\S]*\b(?:photo|picture|emoji|a heart|card|postcard|no words)\b/,
    say: [
      "Thank you for sending that. I'd like us to be all right again.",
      "Thank you for that. I've been thinking of you, and I don't want us to stay like this.",
      'It was good to get something from you. Thank you.',
    ],
    next: ['As small as what came, so that neither of you has to begin the argument again.'],
    ask: ['What do you think was meant by it?', 'What would you like to happen next between you?'],
  },
  {
    asks: /\b(?:write|reply|respond|answer|say|send|text)\b/,
    told: /\b(?:(?:wrote|sent|texted|only|just|got)\b.{0,30}\b(?:photo|picture)|(?:photo|picture)\b.{0,30}\b(?:no words|arrived|came))\b/,
    not: /\b(?:awful|posted|naked|nude|insta\w*|take it down|ex)\b/,
    say: [
      'Thank you for the photo. It was good to get it.',
      "It was good to get the photo. I'm thinking of you.",
      "Thank you for sending me that. I didn't want to leave it without an answer.",
    ],
    next: ['As small as what came. It says that it arrived, and asks for nothing.'],
    ask: ['What do you think was meant by it?', 'What would you like to come back?'],
  },
  {
    told: /\b(?:invited me|invitation|asked me to (?:come|the party|her|his))\b[\s\S]*\b(?:fight|row|fell out|haven't (?:talked|spoken)|havent (?:talked|spoken)|since)\b|\b(?:fight|row|fell out|not spoken|haven't (?:talked|spoken))\b[\s\S]*\b(?:invited me|invitation)\b/,
    asks: /\b(?:write|reply|respond|answer|say|text|tell)\b/,
    say: [
      'Thank you for inviting me, after how things have been. I noticed that.',
      "Thank you for asking me. I'd like to talk to you first, just the two of us.",
      "I got your invitation, and it means something to me. I'll tell you soon whether I can come.",
    ],
    next: ['It thanks them for asking, and leaves open whether you go.'],
    ask: ['Would you like to go, if it was easy?', 'What still stands between you?'],
  },
  {
    told: /\b(?:someone|somebody|person|people|friend|him|her|them|man|woman) i (?:\w+ )?hurt\b|\bi hurt (?:him|her|them|someone|somebody|my \w+) (?:badly|years|back|once|a long)\b/,
    asks: /\b(?:conversation|say|write|start|begin|put|tell)\b/,
    say: [
      "I hurt you back then, and I've never said sorry for it properly. I'm saying it now. You owe me no answer.",
      "I've thought for a long time about what I did to you. I'm sorry. I don't expect anything back.",
      "You may not want to hear from me, and I'd understand that. I'm sorry for what I did.",
    ],
    next: ['Written is kinder than at the door: it lets them decide whether to answer.'],
    ask: ['What would you want them to know, if they only read one line?', 'How long ago is it?'],
  },
  {
    told: /\b(?:(?:haven't|havent|have not|not|hadn't|never) (?:\w+ )?(?:spoken|talked|seen (?:him|her|them)|been in touch|had contact)|lost touch|estranged|(?:years|months) (?:of silence|without a word|since we))\b[\s\S]*\bbirthday\b|\bbirthday\b[\s\S]*\b(?:haven't|not) (?:spoken|talked)\b/,
    say: [
      "Happy birthday. It's been a long time, and I've thought of you.",
      "Happy birthday. You don't have to answer, I only wanted to send it.",
      "Happy birthday. I'd like to know how you are, if you ever feel like telling me.",
    ],
    next: ['Nothing of the old matter in it. One line asks the least of both of you.'],
    ask: ['What would you hope comes back?', 'What would it be like if nothing came?'],
  },
  {
    told: /\b(?:(?:haven't|havent|have not|hadn't|not) (?:\w+ )?(?:spoken|talked|been in touch|had contact)|lost touch|estranged|(?:years|months) (?:of silence|without a word|since we))\b/,
    say: [
      "It's been a long time, and I've thought of you. I'd like to know how you are.",
      "I don't know how to begin after so long, so I'm just beginning. I'd be happy to hear from you.",
      "You've been on my mind. You don't have to answer, I just wanted you to know.",
    ],
    next: ['Nothing of the old matter in the first message. That can come when there is an answer.'],
    ask: ['What would you hope comes back?', 'What made you think of it now?'],
  },
  {
    told: /\b(?:(?:hasn't|hasnt|haven't|havent|has not|have not|doesn't|doesnt|didn't|didnt|not|never|won't|wont|stopped) (?:\w+ )?(?:answer\w*|repl\w*|written|writing|text\w*|call\w*)|ghost\w*|(?:left|leaves?|leaving) me on (?:read|seen)|(?:answer\w*|repl\w+) (?:\w+ )?(?:in|with) (?:one|1|single)[- ]words?|one[- ]word (?:answers?|repl\w+)|(?:ignor\w+|blank(?:s|ed|ing)|airing) me|gone quiet|went quiet)\b/,
    not: /\bi (?:haven't|never|didn't|ghosted)\b|\b(?:wrote now|has written|sent a|sent me|only a photo)\b/,
    asks: /\b(?:write|text|say|send|message|put|tell)\b/,
    say: [
      "It's gone quiet between us, and I've noticed. If it's something I did, I'd rather know.",
      "I'd like to hear from you. No need to explain anything, a line is enough.",
      "I've been wondering how you are. Write when you can, even if it's only one word.",
    ],
    next: ['One message, easy to answer, and then leave it with them.'],
    ask: ['How was it between you before it went quiet?', 'What do you tell yourself the reason is?'],
  },
  {
    told: /\b(?:stopped|never|hardly|rarely|doesn't|does not|don't) (?:\w+ )?(?:visit\w*|com(?:e|es|ing) (?:over|round|by|home|to see)|see me|sees me|rings?|phones?)\b/,
    not: /\bi (?:never|hardly|don't|stopped)\b/,
    say: [
      "I'd like to see you, and there's no reproach in it. Come by when you feel like it, even for ten minutes.",
      "I've been thinking of you. If you have half an hour one of these days, I'd be happy.",
      "I miss you a bit. You don't have to do anything about it, I just wanted to say so.",
    ],
    next: ['Without counting the weeks. A thing to come for makes it easier: a cake, a film, a job that takes two.'],
    ask: ['What did you two like doing together?', 'What do you think keeps them away?'],
  },
  {
    told: /\b(?:i (?:\w+ )?miss (?:him|her|them|my|you)|homesick|moved (?:to|away)|lives? (?:abroad|far)|so far away)\b/,
    asks: /\b(?:write|text|say|send|message|put|tell)\b/,
    not: /\b(?:ex|died|broke up|miss(?:ed)? (?:his|her|their|my) \w+ (?:final|match|party|birthday))\b/,
    say: [
      "I miss you. Nothing's wrong, I only wanted to say it.",
      'I thought of you today and missed you. Tell me one small thing from your day.',
      "I miss you. I like getting your messages, even if it's two lines.",
    ],
    next: ['With a small thing from your own day beside it, it asks for nothing and is easy to answer.'],
    ask: ['What would you most like to hear back?', 'When did you last talk properly?'],
  },
  {
    asks: /\b(?:write|text|send|put|message)\b/,
    // It stands in this message or the last one: what was told before that is not what is asked about.
    told: /\bbirthday\b[^\n]*(?:\n[^\n]*)?$/,
    not: /\b(?:my birthday|for (?:his|her|my|their) [\w']+(?: [\w']+)? birthday|missed|forgot\w*|presents?|gifts?|card|cake|died|party|guess who|without starting)\b/,
    say: [
      'Happy birthday. I was thinking of you today.',
      "Happy birthday. I hope it's a good day, with something nice in it.",
      'All the best for your birthday. No need to answer, I just wanted you to have this.',
    ],
    next: ['On the day itself, and with nothing else in it. What stands open between you can have a day of its own.'],
    ask: ['What would you like to hear back, if anything?', 'What do you most wish for between you?'],
  },
];
