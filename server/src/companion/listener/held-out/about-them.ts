import type { HeldOut } from './held-out.ts';

/** What may be answered to a question about somebody they told of: true whoever it is, and so without a 'he' or a 'she'. */
export const aboutThem: readonly HeldOut[] = [
  {
    asked: ['What had you hoped {who} would say?'],
    answers: ['Something kind.', 'That it was all right.', 'Just a thank you.', 'Sorry, for once.'],
  },
  {
    asked: ['Did {who} say why?'],
    answers: ['No, not a word.', 'Only half a reason.', 'I never asked.', 'Yes, and it made it worse.'],
  },
  {
    asked: ['Did {who} say any more than that?'],
    answers: ['No, that was all.', 'A lot more.', 'I stopped listening after that.', 'Nothing since then.'],
  },
  {
    asked: ['{Does} {who} know that you minded?'],
    answers: ["I don't think so.", 'It must have shown.', 'I said so, yes.', 'I hid it quite well.'],
  },
  {
    asked: ['Have you said anything to {who} about it?'],
    answers: ['Not yet.', 'I tried once.', 'Yes, and it got worse.', "I wouldn't know how to begin."],
  },
  {
    asked: ['What would you have wanted {who} to do?'],
    answers: ['To ask me first.', 'To stand by me.', 'To say sorry.', 'To leave it alone.'],
  },
  {
    asked: ['Would you rather have it out with {who}, or let it go?'],
    answers: [
      'I want to have it out.',
      "I'd rather let it go.",
      'Have it out, but not yet.',
      'I change my mind every hour.',
    ],
  },
  {
    asked: ['What would you like {who} to know?'],
    answers: [
      'What it was like for me.',
      "How long I've been thinking about it.",
      "That I didn't want it like this.",
      'That it still bothers me.',
    ],
  },
  {
    asked: ['How {was} {who} with you after that?'],
    answers: [
      'As if nothing had happened.',
      'Quiet, since then.',
      'Friendlier than usual.',
      "We haven't spoken since.",
    ],
  },
  {
    asked: ['How were things between you and {who} before this?'],
    answers: ['We were very close.', 'It was always complicated.', 'Good, until this.', 'We got on, but never deeply.'],
  },
  {
    asked: ['When did you last talk properly, you and {who}?'],
    answers: ['Weeks ago, I think.', 'A few days ago.', 'Before all this started.', "I can't remember."],
  },
  {
    asked: ['What would you most like to hear from {who}?'],
    answers: [
      'Just a word or two.',
      "What's the matter.",
      "That we're all right.",
      'That it had nothing to do with me.',
    ],
  },
  {
    asked: ['Was anything different between you and {who} before that?'],
    answers: ['Nothing I noticed.', "We'd had words.", 'It had cooled a bit.', 'No, it was good.'],
  },
  {
    asked: ['What would you say to {who}, if {they} answered now?'],
    answers: [
      "I'd ask what happened.",
      "That I've missed talking.",
      "I'd keep it short.",
      'Just hello, to begin with.',
    ],
  },
  {
    asked: ['How {was} {who} afterwards?'],
    answers: ['Quiet.', 'Hurt, I think.', 'As if nothing had happened.', "I didn't stay to find out."],
  },
  {
    asked: ['Have you and {who} spoken since?'],
    answers: ['Not a word.', 'Only about small things.', "Yes, and it's a bit better.", 'A few messages, no more.'],
  },
  {
    asked: ['What do you think {who} made of it?'],
    answers: ["That I don't care.", 'Too much, probably.', 'That I was just tired.', "I really can't tell."],
  },
  {
    asked: ['How {is} {who} with you now?'],
    answers: ['Careful with me.', 'Rather cold.', 'The same as ever.', 'A bit warmer again.'],
  },
  {
    asked: ['How {is} {who} today?'],
    answers: ['About the same.', 'A little better.', 'Not so good today.', "I'm waiting for news."],
  },
  {
    asked: ['Who else is there for {who}, besides you?'],
    answers: [
      'Nobody else, really.',
      'The rest of the family, a bit.',
      'One or two friends.',
      "The doctors, but it's not the same.",
    ],
  },
  {
    asked: ['What {does} {who} say about it?'],
    answers: ['Not much.', "We don't talk about it.", "That it's nothing much.", 'Something different every day.'],
  },
  {
    asked: ['Who looks after you, while you think of {who}?'],
    answers: ['Nobody, really.', 'A friend asks now and then.', 'I manage by myself.', "I haven't thought about that."],
  },
  {
    asked: ['What helps {who}, do you think?'],
    answers: ['Having somebody there.', 'Being left in peace.', 'Rest, mostly.', 'I wish I knew.'],
  },
  {
    asked: ['What can you do for {who}, and what can only others do?'],
    answers: [
      'I can be there.',
      'I can listen, and not much else.',
      'The doctors have to do most of it.',
      'I do too much of it already.',
    ],
  },
  {
    asked: ['What did you say to {who}?'],
    answers: [
      'Just thank you.',
      'Nothing, I was too surprised.',
      'That it meant a lot to me.',
      "I couldn't find the words.",
    ],
  },
  {
    asked: ['What {is} {who} like, otherwise?'],
    answers: ['Kind, most of the time.', 'Quiet.', 'Hard to read, sometimes.', 'Good company.'],
  },
  {
    asked: ['{Does} {who} know what that did for you?'],
    answers: ["I don't think so.", 'I think it showed.', 'I said so, yes.', "I'd like to say it."],
  },
  {
    asked: ['What was it like to get that from {who}?'],
    answers: ['I nearly cried.', 'It took me by surprise.', 'It did me good.', 'I felt less alone.'],
  },
];
