import type { PlainAnswer } from './plain-answer.ts';

/** What people ask about themselves: their feelings and what those mean, the dead, ageing, confidence, what to do with a life. */
export const oneselfAnswers: readonly PlainAnswer[] = [
  {
    id: 'sad-for-no-reason',
    say: [
      "There's nearly always a reason, it just isn't a big one: tiredness, a change, something missing that's hard to name. You don't need to find it to go gently this week. If it stays past a couple of weeks, tell a doctor.",
      "A good life doesn't stop anybody feeling low, so it isn't ungrateful and it isn't strange. Look at sleep, company and whether anything's yours in the day. If it won't shift in two weeks or so, take it to a doctor.",
    ],
    ask: ['When does it come over you most?', 'What has the last month been like?'],
  },
  {
    id: 'whats-wrong-with-me',
    say: [
      "Probably nothing's wrong with you. More often it's too much for too long, or just being made differently from the people you're measuring yourself by. If it keeps getting in the way of ordinary days, a doctor's a good person to ask.",
      "I can't see anything in that to call wrong. Lots of people have it and keep quiet about it, so each one thinks they're the only one. If it goes on for weeks and costs you sleep or work, get it looked at.",
    ],
    ask: ['What made you ask it tonight?', 'What else has been going on lately?'],
  },
  {
    id: 'why-cry-small-thing',
    say: [
      "Because you'd been holding a lot in, and the small thing got through where the big ones didn't. It happens to most people when they're tired or stretched. It isn't a bad sign.",
      "Small things catch you when you're not braced for them, a kind word most of all. What comes out is usually older than that minute. Let it come, and have a look later at what had piled up.",
    ],
    ask: ['What do you think had been building up?', 'How did you feel once it passed?'],
  },
  {
    id: 'is-crying-weak',
    say: [
      "No, it isn't weak, and it's a lot more common than it looks, at work and at any age. Most people who see it think \"poor thing\", and then think about their own day. It's a body letting off pressure.",
      "Not at all. Plenty of strong people cry, in toilets and parked cars mostly, which is why nobody knows how many. If it's every day for weeks, that's worth telling a doctor, for your sake and not because it's shameful.",
    ],
    ask: ['What were the tears about, do you think?', 'Who was there when it happened?'],
  },
  {
    id: 'where-anger-from',
    say: [
      "Mostly from further back than the thing that set it off. Anger that flares at small stuff is often tiredness, hurt or feeling unheard that never got said. Notice what happens in the hour before, and you'll usually find it.",
      "Yes, you can be angry for ages without knowing what about. It tends to cover something softer, like being hurt or let down or worn out. Write down what sets it off for a week, and there's usually a pattern.",
    ],
    ask: ['What set it off this last time?', 'When did you first notice it?'],
  },
  {
    id: 'take-it-out-on-loved',
    say: [
      "Because they're the ones you don't have to hold it together for, so they get what's left. That explains it without making it fair on them. Tell them it isn't about them, and take ten minutes alone before you walk in.",
      'People spend their patience where they have to and run out where they feel safe. It doesn\'t mean you love them less. A short "that wasn\'t about you" each time helps, and so does a real break between the day and them.',
    ],
    ask: ['What had the day been like before that?', 'What would help in that first half hour?'],
  },
  {
    id: 'upset-with-someone-blameless',
    say: [
      "You're allowed. Something can be nobody's fault, or even your own choice, and still hurt. Whether to say anything about it is a separate question, and that one can wait a day.",
      "Yes, you can mind that, even if they meant well. Good intentions don't cancel what it did to you. It only becomes unfair if you make somebody pay for it, and minding isn't that.",
    ],
    ask: ['What part of it stings the most?', 'What would you want them to know?'],
  },
  {
    id: 'hurt-though-i-know',
    say: [
      "Because knowing something and feeling it run at different speeds. Your head has agreed to it and the rest of you hasn't caught up yet. It doesn't mean you're secretly against it, or that you haven't moved on.",
      "Something can be right, or fair, or long finished, and still cost you something. The sting is for what it cost. It usually comes in a short burst like this and eases once you've let it.",
    ],
    ask: ['What does it touch in you?', 'What were you thinking of just before?'],
  },
  {
    id: 'not-feel-what-i-should',
    say: [
      "Very normal. Feelings don't keep to the occasion, and after a long wait or a big change the first one is often flat, scared or sad. The other one may still turn up once it's sunk in.",
      "Good news is still a change, and the body often meets change with nerves or nothing at all. It doesn't mean you chose badly or that you're ungrateful. Give it a week before you read anything into it.",
    ],
    ask: ["What did you think you'd feel?", 'What comes up when you picture it now?'],
  },
  {
    id: 'worse-now-its-over',
    say: [
      "It's very common, and it isn't backwards. While it's going on you run on what has to be done, and when it stops there's finally room to feel it. Rest as if you'd been ill, because in a way you've been.",
      "Because you couldn't afford to fall apart before, and now you can. People often dip after the worst is past, and it passes with sleep and time. If it gets heavier instead of lighter over some weeks, tell a doctor.",
    ],
    ask: ['What did you have to hold together back then?', "Who's looking after you in all this?"],
  },
  {
    id: 'guilty-resting',
    say: [
      "A day of doing nothing isn't wasted, it's what rest looks like. The guilt is mostly habit, from years of being useful. If lying about leaves you stale, go outside for ten minutes and then carry on doing nothing.",
      "It's fine to do nothing, and you don't have to earn it first. People feel bad about it because they count what got done and never what got mended. Tomorrow won't be any worse for today.",
    ],
    ask: ['What does a good day off look like?', 'Who taught you that resting was bad?'],
  },
  {
    id: 'should-i-be-ashamed',
    say: [
      "No, there's nothing in that to be ashamed of. Shame mostly comes from imagining a harsh person looking on, and the real people are kinder and busier. You also don't owe anybody the story until you want to tell it.",
      "I wouldn't call it shameful, though I can see how it got to feel that way. If someone you're fond of told you the same about themselves, you'd think no less of them. You can use that measure here too.",
    ],
    ask: ['Whose opinion of it bothers you most?', 'What would you say to a friend there?'],
  },
  {
    id: 'bad-for-feeling-it',
    say: [
      "No. A feeling isn't a deed, and it doesn't tell anyone what you're like. Decent people feel envy, spite and relief all the time; what counts is what you do next, and you've done no harm by feeling.",
      "It doesn't make you bad, it makes you honest with yourself. You can be fond of somebody and feel the opposite of what you're meant to. It usually fades sooner once you stop putting yourself on trial for it.",
    ],
    ask: ['What do you think is underneath that feeling?', 'What would you like to do about it?'],
  },
  {
    id: 'stop-being-bitter',
    say: [
      "You don't have to be pleased for them, only civil. Admit to yourself what exactly you wanted out of it, because that tells you what to go after. The sourness fades quicker when you're busy with your own next step.",
      'Say it straight to one safe person, "I\'m jealous and I hate it", and it loses half its grip. Then look at less of their news for a while. It\'s about something you want, and not really about them.',
    ],
    ask: ["What do they have that you'd want most?", 'What would be a first step of your own?'],
  },
  {
    id: 'others-have-it-worse',
    say: [
      "Yes, you've every right. Somebody else's broken leg doesn't mend your wrist, and there's no rule that only the worst off may complain. You can know you're lucky in some ways and still find this hard.",
      "It's never a contest, and you'd never tell a friend they hadn't suffered enough to talk. Pain you don't allow yourself just goes on longer. Say what's hard; it takes nothing from anybody else.",
    ],
    ask: ["What's been the hardest part of it?", 'Who hears about it, when you do say it?'],
  },
  {
    id: 'why-cant-i-let-go',
    say: [
      "Because it mattered to you and there was nothing to finish it with. The mind keeps going back to things it can't put right, and that's normal for days or even weeks. Telling someone the whole of it once often helps.",
      "It's normal for something like that to stay with you, even when everyone else has moved on. Going over it is how people make sense of a jolt. If it's as sharp in a month, or wrecks your sleep, mention it to a doctor.",
    ],
    ask: ['Which moment do you keep going back to?', 'What would make it feel finished?'],
  },
  {
    id: 'depressed-or-fed-up',
    say: [
      "I can't tell you that, but there's a rough guide. Fed up lifts when something nice happens; if it's most of the day for two weeks or more, with sleep, food or enjoyment gone off, see a doctor.",
      "Look at whether anything still cheers you, and for how long it's been. A bad patch has better hours in it. If there are hardly any left, or it's got in the way of ordinary life, that's for a doctor to look at.",
    ],
    ask: ['How long has it been like this?', 'What still gives you a good hour?'],
  },
  {
    id: 'bad-enough-for-help',
    say: [
      "You don't have to be in a bad way to go. If it bothers you enough to wonder, that's enough, and it's easier to sort out early. You can start with \"I'm not sure why I'm here, but this keeps coming back.\"",
      "Nobody checks whether you've suffered enough at the door. People go with ordinary things, like bad sleep or feeling stuck, and you'd not be taking anyone's place. Try one appointment, and you can leave it at that.",
    ],
    ask: ['What would you want help with first?', 'What makes you hesitate about going?'],
  },
  {
    id: 'is-everyone-lonely',
    say: [
      "It isn't just you. A great many people feel it, at weekends and in the evenings most, and they hide it as well as you do. That also means a message from you would be welcome more often than you'd guess.",
      "Far more people are lonely than let on, including ones with full diaries and families. You only see them when they're out. It says something about how people live now, and nothing bad about you.",
    ],
    ask: ['When is it at its worst for you?', 'Who would you like to hear from?'],
  },
  {
    id: 'like-being-alone',
    say: [
      "No, there's nothing wrong with that. Some people fill up in company and some on their own, and most need a bit of both. If you come away rested it's doing you good; if you come away lower, it's time to see someone.",
      "It's fine to like your own company. The thing to watch is only whether you're choosing it or hiding in it. If you could join in when you wanted to and mostly don't want to, carry on.",
    ],
    ask: ['How do you feel after a day alone?', 'Whose company do you enjoy, when you want some?'],
  },
  {
    id: 'no-tears-for-the-dead',
    say: [
      "It's normal, and it says nothing about how much you loved them. Some people cry at once, some months later over something silly, and some hardly at all. There's no right way it has to come out.",
      "No, it doesn't mean you didn't care. Going blank or practical is one of the most common ways to start, and others who sob aren't grieving better. It may come later, and it's all right if it doesn't.",
    ],
    ask: ['What has it been like since they died?', 'What were they like?'],
  },
  {
    id: 'relieved-they-died',
    say: [
      "It's very common and it doesn't mean you wanted them dead. You're relieved that the suffering, or the strain, is over. People who gave everything feel it most often, and the missing can still come alongside.",
      "No, it isn't wrong. Long illness or a hard life with somebody wears you down to the bone, and when it stops the first thing is a deep breath. That breath takes nothing away from what they were to you.",
    ],
    ask: ["What has stopped, now that it's over?", 'What were the last months like for you?'],
  },
  {
    id: 'happy-while-grieving',
    say: [
      "It isn't wrong. Laughing takes nothing from them and it doesn't mean you've finished missing them. The two go on side by side, often in the same hour, and the good moments are what keep you going.",
      "No, you're allowed good days, as early as they come. Being miserable isn't what shows you loved them. Most people who loved you would've been pleased to hear that laugh.",
    ],
    ask: ['What was it that made you smile?', 'What would they have made of it?'],
  },
  {
    id: 'does-grief-stop',
    say: [
      "It doesn't stop altogether, but it comes less often and lets go sooner. After a while the same thing that floors you can make you smile halfway through. That usually takes longer than people tell you.",
      "It changes more than it ends. The stretches between get longer and the bad moments get shorter, and you get used to where they hide. Missing somebody for good doesn't mean hurting like this for good.",
    ],
    ask: ['When does it catch you most?', 'What has changed in it since the beginning?'],
  },
  {
    id: 'over-it-by-now',
    say: [
      "No, there's no date for it. A year or two of coming and going is ordinary, and odd days catch people much later. If it's as raw after a year as in the first weeks and you can't live beside it, tell a doctor.",
      "Nobody who's been through it would say you ought to be done. It takes as long as it takes, and other people get impatient far too early. What matters is whether there are easier hours now and then, because those grow.",
    ],
    ask: ["Who makes you feel it's been too long?", 'What are the easier hours like?'],
  },
  {
    id: 'odd-things-in-grief',
    say: [
      'Not mad at all. People do all sorts to stay near somebody for a minute: talk to them, keep their voice, buy their brand. If it comforts you and harms nobody, carry on for as long as you like.',
      "It's a very ordinary thing to do, most people just don't mention it. Missing somebody lives in small habits and objects. You can stop when it starts to hurt more than it helps, and nobody else gets to decide that.",
    ],
    ask: ['What does it give you when you do it?', 'What else brings them close?'],
  },
  {
    id: 'what-would-they-say',
    say: [
      "You knew them, so you'll hear it better than anyone can tell you. Try it aloud in their own words, grumbles and all. Most people who loved you would want you settled more than they'd want things kept as they were.",
      "Nobody can answer for them, but you've probably got a fair idea, because you know what made them laugh and what they never minded. Ask it in an ordinary moment and take the first answer that sounds like them.",
    ],
    ask: ["What's the first thing you hear them say?", 'What would you like to tell them?'],
  },
  {
    id: 'done-more-for-them',
    say: [
      "It's very unlikely you could've changed it, and it wasn't your doing. You did what made sense with what you knew then, and you're judging it with what you know now. If a medical question keeps nagging, ask their doctor to go through it with you; people do.",
      "It's hardly ever one word or one decision that would've changed things. Nearly everyone goes through the days looking for the one they could've changed. It's what missing somebody does, and not proof that you failed them.",
    ],
    ask: ['Which day do you keep going back to?', 'What did you do for them, looking at it all?'],
  },
  {
    id: 'allowed-to-grieve',
    say: [
      "It isn't silly, and you don't need anyone's permission. You grieve what was part of your days, whether it was an animal, an ex or somebody you hardly knew. Others often only count the official losses.",
      "Of course you're allowed. How much it hurts goes by what they were in your life, not by what they were called on paper. Find the one person who gets it and leave the rest out of it.",
    ],
    ask: ['What did they bring to your days?', 'Who around you would understand it?'],
  },
  {
    id: 'mention-the-dead',
    say: [
      "Yes, I'd mention them. You won't be reminding anyone, because they're thinking of it already, and most people like to hear the name. Keep it short, \"I was thinking of them today\", and let the other person choose how far to go.",
      "Say the name once, gently, and then follow their lead. Silence usually hurts more than a clumsy sentence does. If they change the subject, that's fine too, they'll know they can come back to it with you.",
    ],
    ask: ['What would you want to say about them?', 'What makes you hesitate to say it?'],
  },
  {
    id: 'last-look-at-place',
    say: [
      "It isn't weird at all, lots of people do it. Going to look one last time is a decent way to say goodbye. Go by yourself or with someone who knew it, and give yourself half an hour afterwards.",
      "I'd go. A place that held part of your life is worth a few minutes, even if you only stand there. If you think it'd upset you for days, a photo or a walk past is enough.",
    ],
    ask: ['What would you look for first?', 'What do you remember best about it?'],
  },
  {
    id: 'too-old-to-start',
    say: [
      "You're not too old. If you'd enjoy it on an ordinary Tuesday, it's worth it, because the years go by either way. Try one session before you decide anything, and you needn't be the best in the room.",
      "No, and you'd rarely be the only late starter. It may go slower than at twenty, but you know better what you like and why. As long as your body's up to it, give it three goes and then judge.",
    ],
    ask: ['What draws you to it?', 'What would the first small step be?'],
  },
  {
    id: 'getting-old',
    say: [
      "It comes as a jolt to nearly everybody, usually from a mirror or a stranger. Some things do get harder, and that's true, but it isn't one long slide. Plenty get better too, and most older people say they're calmer than before.",
      "You're older, which isn't the same as finished. Ageing goes in odd little steps, and each one's a shock for a week before it turns ordinary. If something's changed quickly, have it checked; otherwise spend the good years using them.",
    ],
    ask: ['What made you notice it?', 'What do you like better than twenty years ago?'],
  },
  {
    id: 'get-confidence',
    say: [
      'Mostly by doing the thing before you feel ready, in small doses. Pick something slightly scary, do it three times, and notice that you survived. The feeling turns up afterwards, it hardly ever comes first.',
      "Confident people are mainly people who've had practice. Choose one corner, say speaking up once a meeting, and leave the rest of you shy for now. Each time you get through it, the next one costs less.",
    ],
    ask: ['Where would you most like to feel surer?', 'What would a small first try be?'],
  },
  {
    id: 'confidence-come-back',
    say: [
      'Some of it comes by itself, but most comes back by doing small bits again. Start with the easiest version, more than once, and go up a step when it bores you. Avoiding it altogether tends to make it bigger.',
      "Yes, it usually does, though in steps and with a few bad days. Don't force the hardest part first. If you've tried gently for some weeks and your body still panics, ask a doctor who could help with that.",
    ],
    ask: ['What would the easiest version look like?', "What can you do now that you couldn't before?"],
  },
  {
    id: 'stop-caring-what-they-think',
    say: [
      "You don't stop altogether, you let it steer you less. Do one thing a week that you'd do if nobody was looking. And pick three people whose opinion counts, then let the rest go by.",
      "Nobody's quite free of it, but it shrinks with use. Notice how quickly you forget other people's slips; they forget yours as fast. Start with something small and visible, and let it feel odd.",
    ],
    ask: ['What would you do if nobody was watching?', 'Whose opinion do you really value?'],
  },
  {
    id: 'good-at-nothing',
    say: [
      "You're almost certainly good at something that doesn't get a certificate: noticing, turning up, calming people, mending. What's easy for you doesn't feel like a skill. Ask two people what they'd come to you for.",
      "I doubt it's nothing; you're likely looking only at things that win prizes. Think what people ask you to do, or what annoys you when it's done badly. And you needn't be good at a thing to be worth having around.",
    ],
    ask: ['What do people come to you for?', 'What do you lose track of time doing?'],
  },
  {
    id: 'am-i-lazy',
    say: [
      "Lazy people don't usually fret about it. Check the plain things first: how much you've slept, how full your weeks have been, whether the task's too big or just not yours. If rest doesn't help over some weeks, see a doctor.",
      "A rough test: if you'd enjoy something nice but can't face the chore, it's the chore; if you can't face the nice thing either, you're worn out or low. Neither is a fault in your character.",
    ],
    ask: ['What have the last few weeks asked of you?', 'What would you do with a burst of energy?'],
  },
  {
    id: 'am-i-the-problem',
    say: [
      'The fact you\'re asking is a fair sign you\'re not the worst of it. You may have a share in it, most of us do. Ask one honest person, "Is there something I do that makes this harder?", and only listen.',
      "It's seldom all one person. If you hear the same complaint from people who don't know each other, take it seriously and change that one thing. If it comes from just one place, it may well be the place.",
    ],
    ask: ['Who would give you an honest answer?', 'What have people actually said to you?'],
  },
  {
    id: 'is-it-pathetic',
    say: [
      'No, it isn\'t. It harms nobody and it does you some good, which is the whole point of it. If you saw a stranger doing the same, you\'d probably think "good for them".',
      "Not in the slightest. You're looking at it through the eyes of someone unkind who isn't in the room. Enjoy it or get through it in whatever way works, and skip the marks out of ten.",
    ],
    ask: ['What do you like about it?', 'Whose voice is it that calls it that?'],
  },
  {
    id: 'old-self-back',
    say: [
      "Most of it comes back, though seldom all at once or quite the same. Start with one small thing that person used to do, before you feel like it. If you've been flat for weeks on end, tell a doctor too.",
      "You haven't lost that person, they're under a lot. Illness, grief, babies and bad years all cover people up for a while. Some of who you were returns with rest and company, and some gets swapped for something new.",
    ],
    ask: ['What did you like most about that person?', 'When did you last feel like yourself?'],
  },
  {
    id: 'am-i-a-failure',
    say: [
      "No, you're not. Things didn't go the way you planned, which is a description of most lives and not a mark for yours. Write down what you've carried and who you've been good to, and count that in too.",
      "Failing at something isn't the same as being one. You're adding up only the losses tonight, and usually against somebody else's list. Sleep on it, and then pick one thing you'd like to go differently.",
    ],
    ask: ['What are you measuring it by?', 'What would you count on the other side?'],
  },
  {
    id: 'everyone-this-lost',
    say: [
      "Plenty are, at every age. The ones who look sorted are often guessing as well, only with better furniture. You don't need an answer for the whole of life; pick one thing you'd like different in a year.",
      "It isn't only you. Hardly anybody knows what they want for long, and most find out by trying things and changing their mind. Nobody was handed instructions, some are just quieter about it.",
    ],
    ask: ['What would you like different in a year?', 'Who seems to have it sorted, from where you are?'],
  },
  {
    id: 'how-know-sure',
    say: [
      "Most people never get to completely sure. Watch which answer keeps coming back on ordinary days, when you're rested and nothing's just happened. That one's usually closer than the one you have at night.",
      "It rarely comes as certainty; it's more that you stop arguing with yourself. Say the decision aloud as if it's made, live with it for a week, and see if you're calmer. If it can be undone, you don't need to be sure.",
    ],
    ask: ['Which answer keeps coming back?', 'What would still make you doubt?'],
  },
  {
    id: 'what-if-wrong-choice',
    say: [
      "Then you'd change it, because very few choices can't be altered later. It would cost you some time, not your whole life. Pick the one you'd still be all right with on a dull day.",
      'One choice hardly ever decides a life; what you do in the years after it counts for more. Lots of people switch, and they lose less than they feared. Ask now what changing course would really involve.',
    ],
    ask: ["What's the worst you can see happening?", 'Which way do you lean on a calm day?'],
  },
  {
    id: 'did-i-choose-right',
    say: [
      "You chose with what you knew, and that's all anyone can do. A wobble straight afterwards is normal and doesn't prove anything. Give it a few weeks; if it still feels wrong then, see what can be changed.",
      "It sounds like you had your reasons, and they haven't gone away because you feel shaky. Missing what you gave up isn't the same as regret. Judge it in three months, when you've actually lived in it.",
    ],
    ask: ['What made you decide it at the time?', "What do you miss, and what don't you?"],
  },
  {
    id: 'when-to-give-up',
    say: [
      "Stop when you no longer want the thing itself and only keep on so you won't be a quitter. If you still want it, have a rest and then change something about how you try. There's no right number of goes.",
      "Giving something up on purpose isn't failing, it's choosing what gets your time. Ask whether you'd begin it today, knowing what you know. If yes, try a different way; if no, you can let it go without a speech.",
    ],
    ask: ['Do you still want the thing itself?', 'What could you change about the next try?'],
  },
  {
    id: 'too-late-to-change',
    say: [
      "No, it isn't too late. People change at every age, mostly in one habit at a time and with a lot of slips. Pick the moment where it usually goes wrong and do one thing differently there.",
      "People do change, yes, when it's them who want it. You won't turn into somebody else, but you can behave differently often enough that it sticks. Tell somebody close what you're trying, so they can notice.",
    ],
    ask: ['Which moment would you start with?', 'Who would you want to notice first?'],
  },
  {
    id: 'just-tell-me',
    say: [
      "If you've kept coming back to it for months and can afford it, do it. Between two, take the one you'd be quietly disappointed to lose. If nothing bad happens by waiting a week, you may also wait.",
      "I'd go for whichever you've been defending while you told it. People mostly know, and want somebody else to say it. If it can't be undone and you're tired, sleep first and decide in the morning.",
    ],
    ask: ['Which answer were you wishing for just now?', 'What would you lose by choosing the other?'],
  },
  {
    id: 'does-it-get-better',
    say: [
      "It very likely does, and usually so slowly that you only notice looking back. Low stretches feel permanent while you're in them and they hardly ever are. Make the next few days easy, and tell someone how bad it is.",
      "Yes, for most people it eases, with a few steps back along the way. You don't have to see how from here. If weeks go by and nothing shifts at all, that's when to bring in a doctor or somebody who helps for a living.",
    ],
    ask: ['What would a slightly better week look like?', 'Who knows how hard it is at present?'],
  },
  {
    id: 'waiting-for-it-to-go-wrong',
    say: [
      "Once you've been caught out, you keep a lookout, and it takes a good while of nothing happening before you believe it. That's normal, and it does fade. Being on guard doesn't prevent anything, so you lose nothing by enjoying today.",
      "No, not always. You're expecting it because it happened before, not because it's on its way now. Each ordinary week helps, and it's useful to have one plain plan for if it came, and then leave it in the drawer.",
    ],
    ask: ['What do you expect to happen?', 'When do you forget to look out for it?'],
  },
  {
    id: 'dead-in-dreams',
    say: [
      "Nobody can say for certain. What's sure is that such dreams and little signs are very common, and most people who have them find them a comfort. You can keep it as a visit without having to settle what it was.",
      "People have argued about that for ever, and there's no proof either way. A dream like that's made of everything you know about them, so it's close to them whatever it was. You may simply enjoy having had it.",
    ],
    ask: ['What were they like when you saw them?', 'What did it leave you with?'],
  },
  {
    id: 'scared-of-future',
    say: [
      "Very normal, most people are when a lot's uncertain. You can't settle years ahead, so shrink it: what needs doing this month, and what could wait. If the fear's there most days and stops you sleeping, tell a doctor.",
      "The further ahead you look, the worse it gets, because there's nothing there yet except guesses. Bring it back to one practical step and one thing to look forward to. You've met every other bit of life without seeing it coming.",
    ],
    ask: ['What part of it frightens you most?', "What's one thing you could settle this month?"],
  },
  {
    id: 'did-they-know',
    say: [
      "They very likely did, even if it never got said in so many words. People know it from who turned up, who rang, who remembered how they took their tea. One bad day or a missed visit doesn't cancel that.",
      "Almost certainly. Hardly anyone says it as often as they meant it, and most people read it quite well from ordinary things. You can still say it now, aloud or in a letter, because it's yours to say.",
    ],
    ask: ['How did you show it, day to day?', 'What would you have liked to say?'],
  },
  {
    id: 'who-am-i-without-the-role',
    say: [
      "You're still whoever did it that way: patient, funny, stubborn, good with people. That was never only in the role. It feels empty at first, so give it some months and try a few small things before you decide.",
      "You don't have to know yet. When something that you were to people ends, there's a gap before the next thing, and it's uncomfortable for nearly everybody. Look for what you liked in it, because that can go somewhere else.",
    ],
    ask: ['What did you like best about being that?', 'What have you been curious about lately?'],
  },
];
