import type { PlainAnswer } from './plain-answer.ts';

/** What people ask about their families: parents and children of every age, being a parent, brothers and sisters, in-laws, get-togethers. */
export const familyAnswers: readonly PlainAnswer[] = [
  {
    id: 'child-remember-temper',
    say: [
      "Hardly likely, and one outburst doesn't mark a child who's mostly treated warmly. What comes after counts for more: say plainly that you lost your temper and it wasn't their fault, then be ordinary together.",
      "One bad moment isn't what shapes a child. They learn far more from seeing you put it right, so own it in a sentence or two, without excuses, and let the day go on as usual.",
    ],
    ask: ['What would you want to say to them about it?', 'How were things between you afterwards?'],
  },
  {
    id: 'am-i-a-bad-parent',
    say: [
      "I doubt it: parents who really don't care never lose an evening to that question. Children need someone who turns up, mostly kindly, and who mends things after getting them wrong. Pick the one bit that's bothering you and work on that.",
      "Getting some of it wrong doesn't make you a bad parent, because everybody gets some of it wrong. What counts is how it usually is, and whether you put things right. If one thing keeps happening, change that one thing first.",
    ],
    ask: ['What set that thought off today?', 'Which bit of it bothers you most?'],
  },
  {
    id: 'child-left-out',
    say: [
      "I'd leave this one party or outing alone, because a squeezed invitation rarely feels good. Plan something nice with one child they do get on with. If the leaving out keeps happening, have a quiet word with the teacher.",
      "Not the first time, no: asking the other parents usually makes it more awkward for your child. Give them a good day of their own instead. Once it's a pattern, take it calmly to whoever's in charge of the group.",
    ],
    ask: ['How does your child seem about it?', 'Who do they get on with, there or elsewhere?'],
  },
  {
    id: 'step-in-with-school',
    say: [
      "Ask your child what they want first. If they're small or really upset, have a calm word with the teacher, as a question rather than a complaint. If they're in their teens and want to try, let them go first, with you behind them.",
      "Step in if your child can't manage it alone, or has tried and nothing changed. Start with whoever was there, keep it friendly, and ask what they saw. Small things an older child can often raise without you, with a bit of practice at home.",
    ],
    ask: ['What does your child say they want?', 'What would you want the school to do?'],
  },
  {
    id: 'not-enjoying-parenthood',
    say: [
      "You're far from the only one. Plenty of parents love the child and dislike a good half of the days, and the ones who say they enjoy every minute are leaving bits out. If nothing at all gives you pleasure for weeks, tell a doctor.",
      "Yes, that's normal, and it says nothing about how much you love them. A lot of it is dull, loud and tiring, and missing the old life is allowed. Should it feel grey all day, every day, mention that to your doctor.",
    ],
    ask: ['Which part of the day is hardest?', 'What do you miss most at the moment?'],
  },
  {
    id: 'small-children-get-easier',
    say: [
      'It does. The first years are the tightest for sleep and patience, and then they begin to dress, play and talk sense on their own, and bits of your life come back. Until then, lower the standards wherever nobody gets hurt.',
      "Yes, and usually in steps you only notice afterwards: a whole night, a whole meal, a wet day that wasn't awful. New bother comes along too, but you're less tired for it. For now, take every bit of help that's offered.",
    ],
    ask: ['What would make this week a bit easier?', 'When did you last get some real rest?'],
  },
  {
    id: 'drop-off-tears',
    say: [
      "Usually a few weeks, and the crying mostly stops minutes after you've gone. Keep the goodbye short, cheerful and the same every day, and ask the staff how it went. If it's still bad all day after a month or so, talk it over with them.",
      "It passes for nearly all of them, often within a month. They aren't thinking you won't come back for long; they're protesting at the door. One hug, one sentence, go, and get someone to text you once they've settled.",
    ],
    ask: ['What do the staff say happens after you leave?', 'How do the goodbyes go at the moment?'],
  },
  {
    id: 'lie-to-child',
    say: [
      'A small dodge on the spot is fine, and every parent has done it. For anything that touches their own life, go back with the simple true version before they hear it elsewhere. They cope better with little and true than with guessing.',
      "For little things it does no harm. With something they'll notice anyway, or find out later, I'd tell a short true piece that fits their age and leave the rest out. Leaving things out isn't lying.",
    ],
    ask: ['What have they picked up so far, do you think?', 'How would you put it in one sentence?'],
  },
  {
    id: 'child-asks-santa',
    say: [
      "If they ask you straight out and seem to want the answer, tell them, gently. Then let them in on it: now they help keep it going for the little ones. Most are prouder than they're sad.",
      "Go by the child. One who's fishing to be told it's all true can have another year; one who looks you in the eye deserves a yes. Make it a promotion: they're one of the people who does the magic now.",
    ],
    ask: ['How did they seem when they asked?', 'What would you like them to keep from it?'],
  },
  {
    id: 'let-child-quit',
    say: [
      "I'd have them finish the term or what's been paid for, then let them choose. Being good at it isn't reason enough if they dread it every time. Ask about the teacher and the others first, since it's sometimes only that.",
      "Yes, after a fair stretch and a proper chat about why. If it's one bad week, wait; if it's been tears or excuses for months, let it go. They can come back to it later, and people do.",
    ],
    ask: ['What do they say they dislike about it?', 'How long has it been like this?'],
  },
  {
    id: 'child-own-path',
    say: [
      "I'd lean towards letting them, once you've said your worry clearly and once only. Help them try it for real, dull parts and all, because that answers more than arguing. Most paths can be changed later, and trust between you is harder to get back.",
      "Say what you think one time, as a question rather than a verdict, and then leave the choice with them. Pushing makes young people defend things they aren't even sure of. If it's dangerous or can't be undone, that's different, and you say so.",
    ],
    ask: ['What is it about this that worries you most?', 'What do they say draws them to it?'],
  },
  {
    id: 'child-chooses-other-parent',
    say: [
      "Listen before you fight it. Wanting to live with the other parent is rarely a verdict on you; it's often about a room, a school or some quiet. If they'd be safe there, keep regular days with you and make it easy to change their mind.",
      "If it's a safe home, I'd let them try it, with fixed days at yours and a date to look at it again. Being heard matters hugely to them. Holding on by force tends to cost more than it keeps.",
    ],
    ask: ['What do they say would be different there?', 'What would you want to keep, whatever happens?'],
  },
  {
    id: 'child-embarrassed-by-me',
    say: [
      "Little ones mostly find it funny, and at eleven or twelve they turn embarrassed by having parents at all. It isn't about you as a person. Go along with the small requests, and they'll remember that you didn't make a fuss.",
      "They may cringe for an afternoon, but it isn't shame at who you are. Nearly every child goes through it, and it passes. Do what they ask where it costs you nothing, and keep turning up.",
    ],
    ask: ['How did you take it when it happened?', 'What did they ask you to do differently?'],
  },
  {
    id: 'right-thing-to-my-child',
    say: [
      'If it was calm and kind, it was right enough, even with clumsy words. Children mostly check whether you stay steady. You can go back to it tomorrow: "I\'ve been thinking about what you said yesterday."',
      "It was probably fine, and it isn't your only chance. They hear the tone more than the wording. If there's something you'd rather have said, say it in one sentence next time you're side by side somewhere.",
    ],
    ask: ['What would you add, if they asked again?', 'How did they seem after you said it?'],
  },
  {
    id: 'kids-keep-fighting',
    say: [
      "You won't stop it altogether, since squabbling is how they practise, but you can cool it. Stay out of who started it, part them when it gets physical, and give each a bit of time alone with you. Hungry and tired is when it's worst.",
      "Don't be the judge: say what you see, send both to cool off, and let them work out the rest once they're calm. Step in at once for hitting or cruelty. Ten minutes alone with each of them most days takes a surprising amount out of it.",
    ],
    ask: ['When in the day does it mostly start?', 'What have you tried so far?'],
  },
  {
    id: 'working-parent-guilt',
    say: [
      "No, children do well with working parents, as long as whoever looks after them is kind and steady. What they notice is whether you're really there when you're home. Half an hour with no phone does more than a guilty whole day.",
      "It isn't harming them. A safe place, people they know and a parent who comes back every day is plenty. If it's you who's missing out, that's worth taking seriously as well, and you could look at one thing in the week to shift.",
    ],
    ask: ['Which moments do you mind missing most?', 'What would a better week look like for you?'],
  },
  {
    id: 'like-one-child-more',
    say: [
      'Yes, a lot of parents find one child easier company, and hardly any say it out loud. It often swaps round as they grow. What matters is that both get your time and your fairness, so put a bit of extra into the harder one.',
      "It's common, and feeling it isn't the same as treating them differently. Some children are simply more like you, or going through an easier stretch. Find one thing you enjoy doing with the other, just the two of you, and do it often.",
    ],
    ask: ['What comes easily with the one, and not the other?', 'What do you enjoy with the harder one?'],
  },
  {
    id: 'losing-my-child',
    say: [
      "Almost certainly not. Growing into a world of their own isn't the same as leaving you, though it can look it for a few years. Keep the small things that are yours together, stay friendly, and don't make them choose. Most come back closer.",
      "It's far more likely a phase than a loss. Children push off hardest from the people they're sure of. Be around, keep the food, the jokes and the lifts going, ask less, and let them find you in a good mood.",
    ],
    ask: ['What have you noticed changing lately?', 'What do the two of you still enjoy together?'],
  },
];
