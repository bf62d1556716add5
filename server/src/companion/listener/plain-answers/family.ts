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
  {
    id: 'sad-child-growing-up',
    say: [
      'Because a stage has just ended and nobody asked you. It can be good news and still hurt, and most parents have stood there feeling exactly that. It eases within a week or two, and the next stage has its own good bits.',
      "It isn't silly at all. You're proud, and you're also missing somebody smaller, and both are true at once. Mark it in some little way, a photo or a nice tea, and let yourself be sad for the afternoon.",
    ],
    ask: ['Which bit of it got to you most?', 'What do you like about the age they are now?'],
  },
  {
    id: 'when-tell-kids-separating',
    say: [
      "Tell them once it's decided and you know who'll live where, ideally both of you together. If the house is calm, it can wait till after a birthday or holiday; if it's tense, sooner, because children guess and their guesses are worse.",
      "Not before you're sure, and not long after. Choose a quiet day with nothing big the next morning, and have the practical answers ready: home, school, pets, when they see each of you. Say more than once that it isn't their doing.",
    ],
    ask: ['What do they seem to know already?', 'What would you want the first sentence to be?'],
  },
  {
    id: 'ring-grown-child',
    say: [
      "Ring. Being busy isn't the same as not wanting to hear from you. Once or twice a week is fine for most, with little messages in between that need no answer, and don't mention how long it's been.",
      'Don\'t wait for them, just make it short and light. A photo or a joke gets a better reply than "how are you", which can feel like homework. If you\'d like something regular, ask which day suits them for a proper call.',
    ],
    ask: ['What would you like to tell them?', 'What sort of contact would feel right to you?'],
  },
  {
    id: 'grown-child-at-home',
    say: [
      "As long as you both agree on, but do agree on something. Six months with a chat at three is a common sort of deal, and asking for money or jobs round the house is fair once they earn. Settle it early, before anyone's cross.",
      "There's no right length; plenty stay a year or more now. What keeps it friendly is an end date you can move, a share of the costs if they've an income, and two or three clear rules. Have that talk over a meal rather than in a row.",
    ],
    ask: ['What would you want to be different at home?', 'What do they say their plan is?'],
  },
  {
    id: 'worry-about-kids-ease',
    say: [
      "It shrinks, but it never quite moves out. Mostly it gets easier by them going off and coming back a lot of times. Agree on one short text when they arrive, and then find yourself something to do that isn't looking at the clock.",
      'Yes, with practice, though it never stops altogether. Every time they manage something without you, a bit of it goes. It helps to ask for the one thing that would settle you, like a message on arrival, and leave the rest.',
    ],
    ask: ['What is it you picture when you worry?', 'What would settle you a little tonight?'],
  },
  {
    id: 'between-grown-children',
    say: [
      "Stay out of it, mostly. Ask the one who's hurt whether they'd want you to say anything, and go by that. Grown siblings do better sorting it directly, and a parent stepping in tends to make sides.",
      "I'd keep out, and stay friendly with both. Don't carry messages, and don't let either one run the other down to you. You can say once, to each on their own, that you'd love to see it mended.",
    ],
    ask: ['What have each of them told you?', 'What would you most want for the two of them?'],
  },
  {
    id: 'disagree-with-grown-child',
    say: [
      "Ask before you argue: what's the plan, what do they like about it, what if it goes wrong. Then say your worry once, plainly, and that you're there either way. People keep talking to whoever listened first.",
      "Say it once and with love at both ends: \"It's your life and I'm on your side. Here's what worries me.\" After that, be interested instead of being right, because the talking matters more than winning this one.",
    ],
    ask: ['What worries you most about it?', 'What do you think they want to hear from you?'],
  },
  {
    id: 'dislike-childs-partner',
    say: [
      "Mostly keep it to yourself and be friendly, because criticism pushes people closer to whoever's being criticised. Keep seeing your own one alone now and then, and ask how they are. If you see them being hurt or controlled, say so, calmly and clearly.",
      "If it's only taste, say nothing and find one thing to like. They're with that person, not you, and they'll need you friendly later, whichever way it goes. Should it be unkindness or fear you're seeing, name what you saw, once and in private.",
    ],
    ask: ['What have you seen that bothers you?', 'How does your own one seem when they are together?'],
  },
  {
    id: 'no-to-minding-grandchildren',
    say: [
      "Yes, you can say no, and it doesn't make you a worse grandparent. Offer what you'd really enjoy instead: \"I can't do every week, but I'd love Wednesdays after school.\" A willing yes to less beats a tired yes to everything.",
      "It isn't selfish. You've raised your own, and your time and your back are yours. Say it early and as a plain fact, so they can plan, and name the days or hours you're happy to do.",
    ],
    ask: ['How much of it would you honestly enjoy?', 'What have you said to them so far?'],
  },
  {
    id: 'ask-before-helping-new-parents',
    say: [
      'For a while, yes, and it\'s less of a slight than it sounds. People with a new baby want to feel they\'re in charge. Ask "how do you like it done?" and "when would suit you?" a few times, and they\'ll soon relax.',
      "I'd ask first for now, and then do it their way. It's nerves far more often than a judgement on you. \"I'd love a cuddle whenever it suits you\" gets you further than waiting to be offered.",
    ],
    ask: ['What would you most like to be asked to do?', 'How are things with them otherwise?'],
  },
  {
    id: 'boundary-with-parent',
    say: [
      "Keep it short and calm, in the moment: \"I'd rather you didn't.\" No explanation, no speech. Use the same words every time it happens, because it's the repeating that does it.",
      'Choose the one thing that matters most and say it when nobody\'s cross: "Please ring before you come round." Then hold to it, kindly, even when they sulk a bit. They can be put out and you can still mean it.',
    ],
    ask: ['Which one thing would you most like to stop?', 'How do they usually take it?'],
  },
  {
    id: 'family-comments-on-body',
    say: [
      'Try "I don\'t talk about my body, tell me your news" and move straight on. Say it the same way every time, pleasantly. Dull and steady shuts it down better than anything clever.',
      "Something flat: \"Let's leave my looks out of it.\" Then ask them a question about themselves. If it goes on, tell them in private that it hurts and that you want it to stop, so they can't say they didn't know.",
    ],
    ask: ['Who would be hardest to say it to?', 'How do you usually answer at the moment?'],
  },
  {
    id: 'talk-to-quiet-parent',
    say: [
      "Do it in the middle of your usual talk, not instead of it. One plain question and one practical offer is plenty, like a lift or some company. With people who don't do feelings, side by side works better than face to face.",
      "Keep it small and ask about facts first: what happened, what did they say, when's the next one. Doing something together helps, because nobody has to look up. You can say one warm thing at the end and then leave, and it'll have been heard.",
    ],
    ask: ['What is the one thing you would like to ask?', 'What do the two of you do together?'],
  },
  {
    id: 'their-way-of-showing-love',
    say: [
      'Very likely, yes. Some people can only say it with their hands: a lift, a full plate, a straightened collar. You can answer in the same way, or be the one who says it out loud and see how they take it.',
      "I'd read it like that. People who were never taught the words do things instead, and you know best how much it costs them. It's allowed to count, and you're also allowed to have wanted it said.",
    ],
    ask: ['What would you have liked them to say?', 'What else do they do that might mean the same?'],
  },
  {
    id: 'still-need-parents',
    say: [
      "Not a bit. Wanting your parents has no age limit, and half the time the question's only a way of saying hello. Whoever picks up probably likes being asked, so keep ringing.",
      "It's normal at any age, and most people only hide it better. Being grown up means you can manage without them, not that you must. If you'd like to stand more on your own feet, try the next small thing alone and tell them after.",
    ],
    ask: ['What do you mostly go to them for?', 'How do you feel after you have talked?'],
  },
  {
    id: 'proud-parent-accept-help',
    say: [
      'Start small and make it useful to you as well: "Let me do a shop on Thursdays, I\'m going anyway." One practical thing at a time goes down far better than the big talk. Let them give you something back for it.',
      "Ask them what they'd least like to lose, and offer help as the way to keep that. Give a choice of two things rather than a yes or no. A neighbour or a doctor suggesting it often works where family doesn't.",
    ],
    ask: ['Which one thing would help them most?', 'What do they say when you offer?'],
  },
  {
    id: 'repeats-the-same-stories',
    say: [
      "Listen again, mostly. Correcting takes something from them and gives you nothing. If it's new, or getting a lot more frequent, mention it to their doctor, because it's worth having looked at.",
      'Let it go past, or help it along: "Is that the one with the boat?" They get to tell it and you get a different bit. When it\'s a change from how they were a year ago, have a quiet word with their doctor.',
    ],
    ask: ['When did you first notice it?', 'What else seems different about them lately?'],
  },
  {
    id: 'take-parent-in',
    say: [
      "Don't answer till everyone it touches has sat down together. Say what you can do and what you can't, in days and money, and try a few weeks before anyone gives up a home. If you'd be doing it furious, it's a no, and that's allowed.",
      "Only if you could live with it on an ordinary bad Tuesday, for years. Think of stairs, nights, money, your own household, and who takes over when you're away. Saying no to that isn't saying no to them; there's a lot of help in between.",
    ],
    ask: ['What does your parent want, as far as you know?', 'What would change most in your own days?'],
  },
  {
    id: 'impatient-with-parent',
    say: [
      "No, you're worn out, and people snap at whoever's nearest. Nearly everybody who looks after a parent has done it. Say a plain sorry, leave it there, and look for a few hours off, since that's what the temper is asking for.",
      'It makes you tired, not cruel. Resenting the work and loving the person go together far more often than people admit. What helps is time away on a fixed day, with somebody else in charge, before the next bad moment.',
    ],
    ask: ['When did you last have a day to yourself?', 'What tends to come just before it happens?'],
  },
  {
    id: 'stop-parent-driving',
    say: [
      'Say what you\'ve seen, not how old they are: "You missed the red light on Sunday and it frightened me." Ask for an eye test or a word with the doctor, who\'s easier to hear it from. Have the lifts worked out before you ask for the keys.',
      "Raise it soon, in private, with two things you saw yourself. Their doctor or optician can often say it better than family can. If they're plainly not safe, don't let it wait on their agreeing: tell the doctor, and don't get in with them.",
    ],
    ask: ['What have you noticed in the car?', 'What would they miss most without it?'],
  },
  {
    id: 'raise-will-with-parent',
    say: [
      'Bring it up in small doses, while you\'re doing something together, and ask what they want instead of telling. "I\'d like to get it right for you" is a good opener. Ten minutes at a time is enough.',
      'Start with your own side: "I\'m sorting out my papers and it made me wonder about yours." Ask one question, write the answer down, and come back to it another day. If they shut it down, say you\'ll ask again, and do.',
    ],
    ask: ['Which one thing do you most need to know?', 'How do they react when it comes up?'],
  },
  {
    id: 'parent-worries-too-much',
    say: [
      'Give them a fixed time: "I\'ll ring you every evening at seven, so you don\'t have to wonder." That calms people far more than a "fine" does. Between times you can leave the messages, and say beforehand that you will.',
      "Tell them one real thing before they ask, because it's the not knowing that makes them text. Then say what would help you: \"Fewer questions, and I promise I'd tell you if it was bad.\" Keep to it and they'll slowly ease off.",
    ],
    ask: ['What do you think they are most afraid of?', 'How much contact would suit you?'],
  },
  {
    id: 'parent-respect-my-choice',
    say: [
      "Maybe, and often later than you'd like. Parents tend to come round once they see it holding up, or when they need what you know. Don't hang your own pride on it though; what you've done is real already.",
      'Many do, in a sideways way: they tell the neighbours before they tell you. Some never quite get there, and that\'s about their own worries. Say once, "I\'d love you to be pleased for me", and then live it as you meant to.',
    ],
    ask: ['What would you most like to hear from them?', 'Who does see what it took?'],
  },
  {
    id: 'petty-to-mind-being-passed-over',
    say: [
      "It isn't petty. It's rarely about the thing itself, more about being noticed, and you can say that part calmly: \"I'd have liked to be thought of.\" You'll feel better for having said it, even if nothing changes.",
      "No, anybody would notice that. I'd mention it once, on a quiet day, without adding it all up or bringing in who else got what. If you'd rather not, that's fine as well, but don't tell yourself you've no right to mind.",
    ],
    ask: ['What would it have meant to you?', 'Who would you say it to, if anyone?'],
  },
  {
    id: 'write-to-relative-after-years',
    say: [
      "Start very small, with a line or two: they came to mind and you'd like to hear how they are. Leave the old quarrel out of the first message. It can wait until you're both talking.",
      "A short card or text, friendly, with no blame in it and nothing they have to answer. Send it once and give it some weeks. If nothing comes, you've still done your part, and the next birthday's another chance.",
    ],
    ask: ['What would you want them to know first?', 'What would you be happy with as an answer?'],
  },
  {
    id: 'card-despite-rift',
    say: [
      "A card can just be a card. It says you thought of them and nothing about the rest, so nobody's been forgiven by post. Send it if you'd like to have sent it; don't if you'd spend a week waiting for what comes back.",
      "I'd send it, short and warm, with not a word about the quarrel. It commits you to nothing and it keeps things possible. If contact with them does you harm, though, you owe no greeting at all.",
    ],
    ask: ['How would you feel the day after sending it?', 'What would you write, if it were three words?'],
  },
  {
    id: 'caught-in-the-middle',
    say: [
      "You don't have to pick. Tell each of them the same thing: you're fond of both and you won't discuss one with the other. Stop carrying messages, and let people know openly whom you're seeing, so nobody finds out sideways.",
      "No, there's no rule that makes you choose. They don't need to like each other, only to be civil when they're in one room. When either starts, say \"I'm not the one to talk to about that\", and change the subject every time.",
    ],
    ask: ['What does each of them want from you?', 'Where does it squeeze you most?'],
  },
  {
    id: 'do-in-laws-dislike-me',
    say: [
      "Probably not; a stiff or quiet manner often isn't dislike. Judge by what they do: whether they invite you, feed you, remember things. And ask your partner, who can read them far better than you can yet.",
      "You can't tell from a silence or a look, and there's often a duller reason than the one you fear. Give them one easy thing to talk about and see if they take it. If it still seems off, say so to your partner, as a question.",
    ],
    ask: ['What have they done that made you wonder?', 'What does your partner say about it?'],
  },
  {
    id: 'meeting-partners-family',
    say: [
      "Bring something small and simple you're sure of, ask them about themselves, and offer to carry plates. Check with your partner beforehand what to wear and what not to mention. They mostly want to see that you're kind to their own one.",
      "Be a slightly politer version of your usual self. A plant, a cake or a dish you can do half asleep is plenty. Two or three questions about them will carry an evening, and agree with your partner when you're leaving.",
    ],
    ask: ['What do you know about them so far?', 'Which part of it makes you most nervous?'],
  },
  {
    id: 'meeting-partners-children',
    say: [
      "Keep it short, somewhere with something to do, and don't try to be liked in one go. \"I'm a bit nervous, what's good here?\" lets them be the experts. No hugs unless they start, and no big presents.",
      'Be friendly, ordinary and in no hurry. Ask about something they know more of than you do, and let them ignore you for a bit. It takes most children months, so a dull first meeting counts as a good one.',
    ],
    ask: ['What do you know about what they like?', 'What would make the first meeting easy?'],
  },
  {
    id: 'family-visits-are-hard',
    say: [
      'Very normal. You can love people and still count the days. Book yourself some hours out of the house, keep one evening free, and give everybody something of their own to do before anyone gets cross.',
      "Nearly everyone finds it so; you're packed in together and everybody slips back into old parts. Shorter helps, and so does a walk alone each day. Choose two subjects you won't be drawn on, and have a sentence ready to change them.",
    ],
    ask: ['Which part of it wears you out most?', 'What would give you an hour to yourself?'],
  },
  {
    id: 'visitors-with-new-baby',
    say: [
      'You can say not yet, or just an hour. "We\'d love you to come, and we need a couple of weeks first" is enough, and it should come from whoever\'s family it is. If somebody would actually cook and wash up, say yes to that one.',
      "It isn't rude to put people off; the first weeks are for sleeping and healing. Give them a date so that it isn't just a no, and a finishing time when they do come. Help that needs looking after isn't help.",
    ],
    ask: ['Whom would you really like to have around?', 'What would you want a visitor to do?'],
  },
  {
    id: 'nosy-family-questions',
    say: [
      "Have one sentence ready and say it pleasantly: \"If there's news, you'll be told. How's the garden?\" Use the same words every time. People give up on questions that always get the same answer.",
      'You don\'t owe them the truth or a reason. "Oh, I never talk about that at the table" with a smile does it, and then ask them something back. If one of them keeps on, tell that one in private that it hurts and has to stop.',
    ],
    ask: ['Which question do you dread most?', 'Who asks it, and how do they mean it?'],
  },
  {
    id: 'stop-relative-teasing',
    say: [
      'Say it once, privately, on an ordinary day: "I know it\'s a joke, but I\'d like you to drop it." Then stop laughing when it comes up. Jokes like that mostly live off the polite smile.',
      "Don't argue in front of everybody; take them aside and be plain: \"That one isn't funny for me any more.\" After that, a straight face and a change of subject each time. If you've an ally in the family, ask them to back you up.",
    ],
    ask: ['What would you want them to say instead?', 'Who else in the family would understand?'],
  },
  {
    id: 'whose-family-for-holidays',
    say: [
      "One family this year, the other next, and tell both now. Two big meals in a day means you're only ever leaving. See the other lot a day or two either side, and make something of it.",
      "Agree it between the two of you first, then tell each side as a settled thing: this year there, next year here. If someone's alone or ill this year, they go first. Staying at home and inviting everyone is fair as well.",
    ],
    ask: ['What would you two like, if nobody minded?', 'Who would take it hardest, do you think?'],
  },
  {
    id: 'have-to-go-to-family-do',
    say: [
      "No, you don't have to. If it matters to them and costs you an hour, it's usually worth going for the hour. If it would cost you a lot more than that, say no early and warmly, and offer another day.",
      "Strictly, no. Think how you'd feel about it the day after: if you'd mind having missed it, go late and leave early; if you'd only be relieved, send a kind message and stay away. You don't need an excuse.",
    ],
    ask: ['What is it about going that puts you off?', 'Who would you be going for?'],
  },
  {
    id: 'hurt-as-step-parent',
    say: [
      "You're allowed to be hurt. Something can be fair and still sting when you've put the years in. Tell them later, gently and once, that you'd have liked to be counted, and find a way of your own to mark the day.",
      "It hurts because you did the work of a parent and somebody else got the name for it. The child mostly isn't choosing against you, only keeping a peace of their own. Say it to your partner first, and leave the child out of any quarrel about it.",
    ],
    ask: ['What would have made you feel counted?', 'How are things between you and them otherwise?'],
  },
  {
    id: 'tell-parents-im-fine',
    say: [
      'It\'s a kind lie, but it leaves you alone with it. Try telling them one true thing at a time: "It\'s good, and some evenings are lonely." They can probably take that better than you think.',
      "It isn't wrong to spare them the details. Only, if there's something they could help with, or would be hurt to hear later from someone else, tell them the short version and say what you want them to do, even if it's nothing.",
    ],
    ask: ['Which true thing would be easiest to tell?', 'What do you think they would do if they knew?'],
  },
  {
    id: 'ask-about-family-secret',
    say: [
      "Start with whoever was closest to it and whom you trust most, alone and face to face. You need their version before it goes any further, and it doesn't have to be this week. As for telling brothers or sisters, that comes after.",
      "Ask one person first, quietly, and say what you've heard and what you'd like to know. Listen to all of it before you decide who else hears. It's partly yours too, so in the end you may tell the people it touches.",
    ],
    ask: ['What would you most want to know?', 'Whom do you trust most in all this?'],
  },
  {
    id: 'family-keeps-fighting',
    say: [
      "It isn't your job to be the judge, and you can't make them agree. What you can do is ask each of them, alone and beforehand, for one decent afternoon: \"That's the present I'd like.\" When it starts anyway, leave the room.",
      "You can ask for peace, but you can't keep it for them. Talk to each one separately, ask for one clear thing on one day, and don't pass on what the others said. If they row all the same, that's theirs and no failing of yours.",
    ],
    ask: ['What would one good day with them look like?', 'Which of them listens to you most?'],
  },
];
