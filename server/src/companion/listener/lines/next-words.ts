/**
 * What somebody might answer to a question of a certain kind, in the first person and short enough for a button, where the
 * question is none of those that have answers of their own (held-out/). Tried in this order: what is asked for first,
 * and then only the form it is asked in.
 */
export const likelyAnswers: readonly { asks: RegExp; say: readonly string[] }[] = [
  {
    asks: /\bhow are you otherwise\b|\bhow is the rest of it\b|\bhow are you doing with it all\b/i,
    say: ['Not great, honestly.', 'All right, on the whole.', 'Up and down.'],
  },
  {
    asks: /^(?:and |so )?what (?:now|happens next)\?$/i,
    say: ["I don't know yet.", 'I wait and see.', 'I have another go.'],
  },
  { asks: /\balways like that\b/i, say: ['Always.', "No, it's new.", 'Only with me.'] },
  {
    asks: /\bwhere did i lose you\b|\bwhich part did i get wrong\b|\bwhat did i miss\b/i,
    say: ['Near the beginning.', 'All of it, really.', 'It makes no difference now.'],
  },
  {
    asks: /\bhoping i(?:'d| would) say\b|\bsorriest to miss\b/i,
    say: ['The first one.', 'The second one.', 'Neither, really.'],
  },
  {
    asks: /\bwhen do you have to answer\b|\bis there a date on it\b/i,
    say: ['In a day or two.', 'By the end of the week.', "There's no date on it."],
  },
  {
    asks: /\bhow did (?:that|it) (?:go|turn out)\b|\bwhat came of it\b/i,
    say: ['I did it.', 'Not yet.', 'Only half of it.', "I couldn't face it."],
  },
  {
    asks: /\btime that cannot move|can't move\b|make the others easier|somebody else take\b/i,
    say: ['The one with the deadline.', 'Most of it could wait, honestly.', "They're all urgent."],
  },
  {
    asks: /\bspeaks to you|\bhave some of yourself|reached you\b/i,
    say: ['That it was so calm.', 'That it was real.', "I can't quite say."],
  },
  {
    asks: /\b(?:first|one) (?:line|sentence)\b|in your own words|how would it go\b/i,
    say: ['I miss you.', 'Something short, maybe.', "I can't find the words."],
  },
  {
    asks: /\bwhen (?:did|was|were|have) .*\blast\b/i,
    say: ['Weeks ago, I think.', "I can't remember.", 'Yesterday, for a minute.'],
  },
  {
    asks: /\b(?:how long|since when|when did (?:it|that|this|you|the)|first (?:turn|knock|sign|time)|when was that)\b/i,
    say: ['Only for a few weeks.', 'As long as I can remember.', 'It crept in slowly.', 'Since it happened, really.'],
  },
  {
    asks: /\bwhose (?:voice|opinion|word)\b|\bwho would (?:call|say)\b/i,
    say: ["My mother's.", 'My own, mostly.', 'People I hardly know.'],
  },
  {
    asks: /\bwho (?:else )?(?:knows?|there knows)\b|\bwho did you tell\b|\bwho (?:has noticed|else sees)\b/i,
    say: ["I haven't told anyone.", 'One friend knows a bit of it.', 'My family knows.'],
  },
  {
    asks: /\bwhat (?:did|do) you (?:say|answer)\b|\bwhat did you want to (?:say|answer)\b/i,
    say: ['Nothing. I just nodded.', 'I said it was fine.', 'I wanted to shout.', 'I changed the subject.'],
  },
  {
    asks: /\bwhat did you do\b|\bhow did you get\b/i,
    say: ['I just kept going.', 'I went quiet.', 'I cried when nobody saw it.', 'I rang a friend.'],
  },
  {
    asks: /\bwhat do you (?:\w+ )?do\b|\bhow do you (?:get through|usually|keep)\b/i,
    say: [
      'I keep myself busy.',
      'I just sit there for a while.',
      'I put something on to listen to.',
      'I try not to think about it.',
    ],
  },
  {
    asks: /\bto a friend\b|\ba friend (?:had )?(?:told|asked|said)\b/i,
    say: ["That it's not their fault.", "That they're doing their best.", "I'm much harder on myself."],
  },
  {
    asks: /\bwhat would (?:you|a friend) (?:want to |like to |most )?(?:say|tell|ask|put)\b|\bif it could not go wrong\b|\bsay (?:now|back)\b|\b(?:need|want|should|most want) \w+ to (?:hear|understand|know)\b|\b(?:should|must) hear\b/i,
    say: ['That it hurt me.', "That I'm trying.", 'That I need some help.', "I wouldn't know how to start."],
  },
  {
    asks: /\bwhere (?:in your body|do you (?:feel|notice))\b/i,
    say: ['In my chest.', 'In my stomach.', 'In my back and shoulders.', 'Hard to tell.'],
  },
  {
    asks: /\bwhen (?:is|are|does|do) .*\b(?:strongest|loudest|quiet\w*|hardest|worst|bite|come|easier|most)\b|\b(?:at what time|which hour|which part of the day)\b|\b(?:when|where) in the day\b/i,
    say: ['At night, mostly.', "When I'm on my own.", 'In the mornings.', 'It comes and goes.'],
  },
  {
    asks: /\bwhat (?:gets|stands|is) in the way\b|\bwhat (?:makes|made) it hard\b|\b(?:holds|stops) you\b|\bkept you from\b|\bkeeps it from\b|\bkept it in\b/i,
    say: ['It could go badly.', "I'm too tired to try.", "I don't want to hurt anyone.", 'I feel ashamed.'],
  },
  {
    asks: /\bthrough your (?:mind|head)\b|\bkeeps you awake\b|\bfirst thought\b/i,
    say: ['That it was my fault.', 'Everything at once.', 'Not this again.', 'What I should have said.'],
  },
  {
    asks: /\b(?:help you|would (?:you )?(?:help|need)|(?:do|did) you (?:most )?need|easier|lighter)\b/i,
    say: ['Someone on my side.', 'Just some quiet.', 'A bit of help, honestly.', "I don't know what I need."],
  },
  {
    asks: /\b(?:hardest|heaviest|worst) (?:part|bit|thing|to)\b|\bgets (?:to )?you most\b|\bputs you off\b/i,
    say: ['The not knowing.', 'Being alone with it.', "That I can't change it.", 'How unfair it feels.'],
  },
  {
    asks: /\b(?:afraid|fear|dread|worst|frightens|worries)\b/i,
    say: ["That it won't get better.", "That I'll be left alone.", "That I'll make it worse.", "That I won't cope."],
  },
  {
    asks: /\b(?:wish\w*|hope\w*|hoping|rather have heard|like to (?:hear|see)|want(?:ed)? (?:to hear|instead)|what would you want|be different)\b/i,
    say: [
      "I'd like someone to ask how I am.",
      'I just want it to be calmer.',
      'A second chance, maybe.',
      'A bit of respect.',
    ],
  },
  {
    asks: /\b(?:stays? with you|stayed with you|keeps? coming|still with you|go back to|still going round)\b/i,
    say: ["What I didn't say.", 'How quiet it was.', 'How it ended.', 'All of it, again and again.'],
  },
  {
    asks: /\bdo you miss\b|\bwould you miss\b|\bremember of\b/i,
    say: ['The small things.', 'Having someone to tell.', 'Who I was back then.'],
  },
  {
    asks: /\bwhat (?:would|does|did) a \w+ day\b|\blast good day\b/i,
    say: ['Quiet, with nothing to rush for.', 'An ordinary day, really.', 'A day with people I like.'],
  },
  {
    asks: /\bhow (?:did you (?:take|feel)|do you (?:feel|look)|did it (?:feel|sound))\b|\bset off in you\b|\bhappens? in you\b|\b(?:do|does|did) (?:it|that) (?:do to|leave) you\b|\btouch in you\b|\bgoing on in you\b/i,
    say: ['Lonely, mostly.', 'It made me angry.', "I'm just tired.", 'I went numb.'],
  },
  {
    asks: /\bwhat made (?:you|it|today)\b|\bset (?:it|that question) off\b/i,
    say: ["It's been building up.", 'Something somebody said.', "It's been on my mind for weeks."],
  },
  {
    asks: /\bwhat (?:helps|helped|has (?:helped|carried|calmed)|has got you through|takes your mind off|makes it a little quieter)\b/i,
    say: ['Music, mostly.', 'Getting outside.', 'Talking to someone.', 'Not much, honestly.'],
  },
  {
    asks: /\b(?:does|has) it (?:keep|kept) you from\b/i,
    say: ['Seeing people.', "A proper night's sleep.", 'Getting anything done.', 'Enjoying things.'],
  },
  {
    asks: /\b(?:on your mind|weighs on you|worried about|wondering about|going back over)\b/i,
    say: ['What comes next.', 'How it came to this.', 'Something that was said.', 'All of it at once.'],
  },
  {
    asks: /\bwhat(?: has|'s)? (?:happened|been going on)\b|\bled up\b|\bwhat was going on\b/i,
    say: ["It's a long story.", 'It came out of nowhere.', 'A lot of small things.'],
  },
  {
    asks: /\bhow (?:are|is|was|has|have|had)\b|\bwhat(?:'s| is| was| has| had| are)\b.*\blike\b/i,
    say: ['Up and down.', 'Harder than it looks.', 'Quieter than it used to be.', 'All right, most of the time.'],
  },
  {
    asks: /\bhow (?:much|often|many)\b/i,
    say: ['Quite a lot, honestly.', 'Less than people think.', "I've never counted."],
  },
  {
    asks: /(?:^|[:,] |with )who(?:m|se)?\b/i,
    say: [
      'One friend, maybe.',
      'Someone in my family.',
      'Nobody I can think of.',
      "Someone I haven't seen in a while.",
    ],
  },
  {
    asks: /(?:^|[:,] )which\b/i,
    say: ["I can't choose.", 'It changes from day to day.', 'The one I keep avoiding.', 'All of it, a little.'],
  },
  { asks: /(?:^|[:,] )where\b/i, say: ['At home, I think.', 'Outside, when I walk.', 'Nowhere, really.'] },
  { asks: /(?:^|[:,] )when\b/i, say: ["When it's quiet.", "It's hard to say when.", 'In the evening, maybe.'] },
  {
    asks: /(?:^|[:,] )(?:is|are|was|were|do|does|did|have|has|had|can|could|would|will|should|shall)\b/i,
    say: ['Yes, I think so.', 'Not really.', 'In a way, yes.', "I'm honestly not certain."],
  },
  {
    asks: /\bwhat (?:would|could|will)\b|\bhow (?:would|could|will)\b/i,
    say: [
      "I'd have to think about it.",
      'Something quite small, maybe.',
      "I've never let myself think about it.",
      'I keep going back and forth on it.',
    ],
  },
  {
    asks: /./,
    say: [
      "It's hard to say.",
      "I'd have to think about it.",
      "I've never put it into words.",
      "There's more than one thing.",
      "I've never really thought about it.",
    ],
  },
];

/** About somebody they spoke of: '{who}' is 'my sister'. */
export const aboutSomeone: readonly string[] = ["I don't know what {who} {thinks}.", 'I keep thinking about {who}.'];
export const aboutAnimal: readonly string[] = ['I keep thinking about {who}.', "I can't explain it to {who}."];
/** The same for somebody one is not close to: 'my manager', 'my ex'. */
export const aboutSomeoneElse: readonly string[] = ["I don't know what {who} {thinks}."];
/** About somebody who died. */
export const aboutLost: readonly string[] = [
  'I miss {who}.',
  'I never said goodbye properly.',
  'There is something I never told {who}.',
];
