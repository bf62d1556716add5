/**
 * What somebody might answer to a question of a certain kind, in the first person and short enough for a button. Tried on
 * the question a reply ends in, the nearest first.
 */
export const answersTo: readonly { asks: RegExp; say: readonly string[] }[] = [
  {
    asks: /\bhow did that go\b|\bhow did it turn out\b|\bwhat came of it\b/i,
    say: ['I did it.', 'Not yet.', 'Only half of it.', "I couldn't face it."],
  },
  {
    asks: /\btime that cannot move|can't move\b|make the others easier|somebody else take\b/i,
    say: ['The one with the deadline.', 'Most of it could wait, honestly.', "They're all urgent."],
  },
  {
    asks: /\bspeaks to you|\bhave some of yourself|reached you\b/i,
    say: ['That they were so calm.', 'That it was real.', "I can't quite say."],
  },
  {
    asks: /\bfirst line|in your own words|how would it go\b/i,
    say: ['I miss you.', 'Something short, maybe.', "I can't find the words."],
  },
  {
    asks: /\bwhen (?:did|was|were|have) .*\blast\b|\blast (?:time|good)\b/i,
    say: ['Weeks ago, I think.', "I can't remember.", 'Yesterday, for a minute.'],
  },
  {
    asks: /\b(?:how long|since when|when did (?:it|that|this|you|the)|first (?:turn|knock|sign|time)|at the beginning|when was that)\b/i,
    say: ['Only for a few weeks.', 'As long as I can remember.', 'It crept in slowly.', 'Since it happened, really.'],
  },
  {
    asks: /\bwho(?:m|se)?\b.*\b(?:knows?|else|sees?|saw|there|hear|looks after|gets to|steps|could|might|has|would|notice\w*|tell|loved|eats|worth|ask)\b/i,
    say: ['Nobody, really.', 'One friend, maybe.', "I haven't told anyone.", "I don't want to burden them."],
  },
  {
    asks: /\bwhat (?:did|do) you (?:say|answer)\b|\bwhat did you want to say\b|\bwhat came back\b/i,
    say: ['Nothing. I just nodded.', 'I said it was fine.', 'I wanted to shout.', 'I changed the subject.'],
  },
  {
    asks: /\bwhat did you do\b|\bwhat do you (?:do|usually do|tell yourself|say to yourself)\b|\bhow do you (?:get through|usually|keep)\b|\bhow did you get\b/i,
    say: ['I just kept going.', 'I went quiet.', 'I cried when nobody saw it.', 'I keep myself busy.'],
  },
  {
    asks: /\bwhat would you (?:want to |like to |most )?(?:say|tell|ask|put|call)\b|\bif it could not go wrong\b|\bsay now\b|\bsay back\b/i,
    say: ['That it hurt me.', "I'd ask why.", "That I'm sorry.", "I wouldn't know how to start."],
  },
  {
    asks: /\bwhere (?:in your body|do you (?:feel|notice))\b/i,
    say: ['In my chest.', 'In my stomach.', 'In my throat.', "I can't tell."],
  },
  {
    asks: /\bwhen (?:is|are|does|do) .*\b(?:strongest|loudest|quiet\w*|hardest|worst|bite|come|easier|most)\b|\bat what time\b|\bwhich hour\b/i,
    say: ['At night, mostly.', "When I'm on my own.", 'In the mornings.', 'It comes and goes.'],
  },
  {
    asks: /\bwhat (?:gets|stands|is) in the way\b|\bwhat (?:makes|made) it hard\b|\b(?:holds|stops|keeps) you\b|\bcosts?\b.*\?|\bkept it in\b/i,
    say: ["I'm afraid of how it goes.", "I'm too tired to try.", "I don't want to hurt anyone.", 'I feel ashamed.'],
  },
  {
    asks: /\bthrough (?:you|your (?:mind|head))\b|\bfirst thought\b|\bwhat did you think\b/i,
    say: ['That it was my fault.', "I couldn't think at all.", 'Not this again.', 'I wanted to disappear.'],
  },
  {
    asks: /\bneed(?:ed)?\b|\beasier\b|\bwould (?:help|have been good)\b|\blighter\b/i,
    say: [
      'Someone to say it is all right.',
      'Just some quiet.',
      'A bit of help, honestly.',
      "I don't know what I need.",
    ],
  },
  {
    asks: /\b(?:afraid|fear|dread|worst)\b/i,
    say: ['That it never changes.', 'That I end up alone.', 'That I make it worse.', 'The look on their face.'],
  },
  {
    asks: /\b(?:wish\w*|hope\w*|rather have heard|like to (?:hear|see)|want(?:ed)? (?:to hear|instead)|what would you want|see instead|be different)\b/i,
    say: ['That somebody asks how I am.', 'I just want it to stop.', 'An apology, maybe.', 'To be taken seriously.'],
  },
  {
    asks: /\b(?:stays? with you|stayed with you|comes? back|coming back|keeps coming|still with you|go back to|picture|still going round)\b/i,
    say: ['The look on their face.', "What I didn't say.", 'How quiet it was.', 'All of it, on a loop.'],
  },
  {
    asks: /\bmiss\b|\bcatch you\b|\bremember\b/i,
    say: ['The small things.', 'Having someone to tell.', 'Who I was back then.'],
  },
  {
    asks: /\bhow (?:did you (?:take|feel)|do you (?:feel|look)|did it (?:feel|sound)|was (?:that|it))\b|\bwhat(?:'s| is| was| would) (?:it|that|that moment|the \w+|a \w+ day)(?: be)? like\b|\bset off in you\b|\b(?:do|does|did) (?:it|that) (?:do|leave)\b|\bleave you\b|\btouch in you\b|\bdo to you\b/i,
    say: ['Lonely, mostly.', 'It made me angry.', "I'm just tired.", 'I went numb.'],
  },
  {
    asks: /\bwhich\b/i,
    say: ['All of it.', 'The way it was said.', "I can't choose.", 'The part nobody saw.'],
  },
  {
    asks: /\bwhat (?:makes|made) (?:you|it|that|the)\b|\bset (?:it|that question) off\b|\bmake of it\b/i,
    say: ['It just hit me today.', 'Something somebody said.', "I've been thinking about it for weeks."],
  },
  {
    asks: /\bwhat happen|\bled up\b|\bgoing on\b|\bon top\b|\bmostly\?|\bone thing\b/i,
    say: ["It's a long story.", 'It came out of nowhere.', 'A lot of small things.'],
  },
  { asks: /\bhow much\b/i, say: ['Quite a lot of it, honestly.', 'Less than they think.', "That's what keeps me up."] },
  {
    asks: /\bnotice\b|\bdo you see\b/i,
    say: ['How empty it is.', 'How tired I am.', 'Nothing has changed for anyone else.'],
  },
  {
    asks: /\bwhose (?:voice|opinion)\b|\bwho would (?:call|say)\b/i,
    say: ["My mother's.", 'My own, mostly.', 'People who would not get it.'],
  },
  {
    asks: /\bwhere (?:do|are|could|would) you\b/i,
    say: ['Nowhere, really.', 'Outside, when I walk.', 'With one or two people.'],
  },
  {
    asks: /\bwhat made today\b/i,
    say: ['It just hit me today.', 'I had enough.', "I don't know, it was simply there."],
  },
  { asks: /./, say: ["It's hard to say.", 'More than I let on.', "I've never put it into words."] },
];

/** About somebody they spoke of: '{who}' is 'my sister'. */
export const aboutSomeone: readonly string[] = [
  'I wish {who} knew.',
  "I can't say that to {who}.",
  "I don't want to lose {who}.",
  'I keep thinking about {who}.',
];
/** The same for somebody one is not close to: 'my manager', 'my ex'. */
export const aboutSomeoneElse: readonly string[] = [
  "I can't say that to {who}.",
  'I keep going over what {who} said.',
  'I wish {who} knew.',
];
/** About somebody who died. */
export const aboutLost: readonly string[] = [
  'I miss {who}.',
  'I never said goodbye properly.',
  'There is something I never told {who}.',
];
