import type { SituationLines } from './situation.ts';

export const breakup: SituationLines = {
  label: 'the breakup',
  validate: [
    'An ending takes the person and also the plans, the habits and the version of you that lived there.',
    'Missing someone and knowing it had to end can sit in the same chest.',
    'It is a kind of grief in which the person is still walking around, and that makes it strange.',
    'The quiet after two voices is a hard quiet.',
    'There is often a part that keeps negotiating long after the talking is over.',
  ],
  notice: [
    'You may be missing who you were with them as much as the person.',
    'It sounds as if one part has let go and another has not been told yet.',
    'Perhaps there is a question you would still want answered.',
    'It might be the evenings that carry most of this.',
  ],
  ask: [
    'What do you miss that surprises you?',
    'Which part of the ending keeps replaying?',
    'What would you still want to say, if it could be heard?',
    'How has it changed the shape of your days?',
    'Who are you able to be sad around?',
    'What did you learn about what you need?',
  ],
  steps: [
    {
      id: 'unsent-letter',
      offer: 'write the message you want to send, and leave it unsent until tomorrow',
      how: [
        'Write all of it, the unfair parts too.',
        'Put it somewhere that is not the phone.',
        'Read it tomorrow and see what is still true.',
      ],
    },
    {
      id: 'fill-one-evening',
      offer: 'plan one evening this week with another person in it',
      how: [
        'Choose the evening that is emptiest.',
        'Ask for something small: a walk, a call, the same film in two houses.',
        'It does not have to be fun to count.',
      ],
    },
  ],
};

export const betrayal: SituationLines = {
  label: 'the broken trust',
  validate: [
    'When trust breaks, it goes backwards too: every memory gets checked again.',
    'It is disorienting when the person who hurt you is the one you would usually turn to.',
    'Wanting to leave and wanting it never to have happened can both be true in one hour.',
    'The mind goes looking for the sign it missed, although hindsight sees with other eyes.',
  ],
  notice: [
    'It sounds as if you have lost some trust in your own judgement along the way.',
    'There may be a part that wants answers, and a part that dreads them.',
    'Perhaps the lying weighs more than the thing that was lied about.',
    'You may be holding this alone so as not to be told what to do.',
  ],
  ask: [
    'What would you need to know, and what would you rather never know?',
    'What has it done to how you see yourself?',
    'Which moment changed things for you?',
    'What does the part of you that is angriest want said?',
    'Who stands beside you in this?',
  ],
  steps: [
    {
      id: 'no-decision-week',
      offer: 'give yourself a week in which nothing final has to be decided',
      how: [
        'Tell yourself, and them if you like, that no answer is due before then.',
        'In that week, only look after sleep, food and one honest person to talk to.',
        'Decisions made on the worst night tend to need making again.',
      ],
    },
  ],
};

export const partner: SituationLines = {
  label: 'the two of you',
  validate: [
    'The people closest to us have the shortest way to the sore spots.',
    'You can love someone and still be lonely at the same table.',
    'The same {fight} in new clothes is exhausting, because nothing in it ever gets settled.',
    'It hurts in a particular way to be misread by someone who knows you.',
    'Wanting more closeness is not asking too much; it is asking.',
  ],
  notice: [
    'There may be a question underneath about whether you matter when it counts.',
    'It sounds as if each {fight} leaves you a little further away.',
    'There may be something softer underneath that has not had its turn.',
    'Perhaps the distance is harder than any one thing that was said.',
    'You might be the one keeping the peace, at some cost.',
  ],
  ask: [
    'What do you wish {who} understood about this?',
    'What happens just before it turns into a fight?',
    'When did you last feel close to {who}?',
    'What do you do with the feeling when {who} is in the room?',
    'What would you ask for, if you knew it would be heard?',
    'How does it usually end between you?',
    'What do you need more of, and what less?',
  ],
  steps: [
    {
      id: 'one-soft-start',
      offer: 'open the subject with how it is for you and one clear wish, at a calm hour',
      how: [
        'Choose a time when neither of you is hungry, late or already angry.',
        'Try this shape: "When … happens, I feel …, and what would help me is …".',
        'One wish only, small enough to be done this week.',
      ],
    },
    {
      id: 'pause-word',
      offer: 'agree on a word that means: twenty minutes apart, then we come back',
      how: [
        'Agree on it on a quiet day, not in the middle of a fight.',
        'Whoever says the word also says when they will be back.',
        'It is the coming back that makes it safe.',
      ],
    },
  ],
};

export const friendship: SituationLines = {
  label: 'your friends',
  validate: [
    'There are few words for the end of a friendship, and so it is often carried alone.',
    'Being left out of something small can say something that feels very large.',
    'Friendships shift without anybody announcing it, and the one who notices first hurts first.',
    'It takes courage to want more from a friend than they are giving.',
  ],
  notice: [
    'It may be that you have been the one holding the thread.',
    'Perhaps it raises an old question about whether you are wanted.',
    'It sounds as if you have been guessing at what they think, and the guesses are not kind to you.',
  ],
  ask: [
    'What changed between you, as you see it?',
    'What do you miss about how it was?',
    'Which moment told you something was off?',
    'What would you want a good friend to do here?',
    'What have you not said to {who}?',
  ],
  steps: [
    {
      id: 'reach-small',
      offer: 'send one friend a message that asks for nothing: a picture, a memory, a line about your day',
      how: [
        'Think of one person with whom it was once easy.',
        'One line is enough: "This made me think of you."',
        'Whatever comes back, you have moved toward people today.',
      ],
    },
  ],
};

export const family: SituationLines = {
  label: 'your family',
  validate: [
    'Family can find the old buttons faster than anybody, since they were there when they were sewn on.',
    'You can love people and still come home from them exhausted.',
    'In families, old roles have a way of waiting at the door.',
    'It is a lonely place to be when your own people do not see it as you do.',
    'Loyalty and anger often live in the same house.',
  ],
  notice: [
    'It sounds as if there is a part in this family that you have always been given.',
    'There may be something you have hoped for from them for a long time.',
    'Perhaps you have been keeping things calm for everyone else.',
    'It may be hard to tell where their expectations end and your own wishes begin.',
  ],
  ask: [
    'What part do you usually end up with in the family?',
    'What would you want {who} to see, just once?',
    'How long has it been like this between you?',
    'What happens in you just after you have spoken with {who}?',
    'Who in the family sees your side of it?',
    'What did you learn early on about showing feelings at home?',
    'What would a good enough version of this look like?',
  ],
  steps: [
    {
      id: 'short-visit',
      offer: 'decide beforehand how long you will stay or talk, and keep an easy way out ready',
      how: [
        'Pick the length in advance: forty minutes, one coffee, one call.',
        'Have one sentence ready: "I have to head off now, it was good to see you."',
        'You can be kind and brief at once.',
      ],
    },
    {
      id: 'one-topic-off',
      offer: 'take one topic off the table with a single, friendly, repeated sentence',
      how: [
        'Choose the topic that never goes well.',
        'Choose a sentence you can say twice without heat: "I would rather not go into that today."',
        'The second time matters more than the first.',
      ],
    },
  ],
};

export const caring: SituationLines = {
  label: 'looking after someone',
  validate: [
    'Caring for someone is love with a rota, and it wears out people who love very much.',
    'It is possible to be devoted and resentful on the same afternoon.',
    'You can miss someone who is still here, and that grief rarely gets a name.',
    'Those who look after others are often asked how the other one is.',
  ],
  notice: [
    'It sounds as if nobody has asked about you in a while.',
    'There may be guilt waiting whenever you take an hour for yourself.',
    'Perhaps you are mourning a little at a time.',
    'You may have become the one who holds it all together without ever having been asked.',
  ],
  ask: [
    'What does a day of it ask of you?',
    'Who takes over when you cannot?',
    'What have you had to put away to do this?',
    'Which part of it is hardest to say aloud?',
    'When did someone last look after you?',
  ],
  steps: [
    {
      id: 'ask-for-two-hours',
      offer: 'ask one particular person for two particular hours',
      how: [
        'People who say "let me know" need a time and a task.',
        'Try: "Could you sit with them on Saturday from two to four?"',
        'Then use those hours for nothing useful.',
      ],
    },
  ],
};

export const parenting: SituationLines = {
  label: 'being a parent',
  validate: [
    'Nobody is needed as constantly as a parent, and nobody gets less notice.',
    'Broken sleep bends every feeling out of shape.',
    'You can adore a child and be desperate for an hour without one.',
    'Worrying about being a bad parent takes up a lot of good parents.',
  ],
  notice: [
    'You may be measuring yourself against a parent who does not exist.',
    'It sounds as if there is very little left over for you by evening.',
    'Perhaps what happened touched something from your own childhood.',
    'There may be a part of your old self that you miss, and are not sure you may.',
  ],
  ask: [
    'Which hour of the day is the hardest one?',
    'What do you find yourself feeling guilty about?',
    'What kind of parent do you hope to be on a good day?',
    'Who shares it with you?',
    'What do you miss from before?',
  ],
  steps: [
    {
      id: 'repair',
      offer: 'go back after a rough moment and say one honest sentence to your child',
      how: [
        'When both of you are calm: "I shouted earlier. That was mine, not yours."',
        'No speech and no excuse; children hear the short ones.',
        'Mending teaches them more than never breaking would.',
      ],
    },
  ],
};

export const talking: SituationLines = {
  label: 'getting through to each other',
  validate: [
    'To speak and not be heard is lonelier than not speaking.',
    'The words that matter most are the ones that jam in the door.',
    'Once a conversation has gone wrong a few times, the next one begins with armour on.',
    'Going quiet is a way of protecting something, even when it looks like not caring.',
    'It takes a lot to say the true thing rather than the safe one.',
  ],
  notice: [
    'It may be that you have started editing yourself before you speak.',
    'Under it all there may be a simple wish: to be taken in, and not just answered.',
    'It sounds as if you each leave with a different conversation.',
    'Perhaps the fear is less of the words than of the face they would meet.',
  ],
  ask: [
    'What would you say if you knew it would land well?',
    'What do you expect to happen if you speak up?',
    'At which point does the conversation usually tip?',
    'How does {who} react when you try?',
    'What do you most need {who} to hear?',
    'What stays unsaid the longest?',
    'With whom does talking come easily, and what is different there?',
  ],
  steps: [
    {
      id: 'write-first-line',
      offer: 'write only the first sentence of what you want to say',
      how: [
        'Just the opening, one breath long, beginning with "I".',
        'Read it aloud to the wall and take out any "always" or "never".',
        'Once the first line is yours, the rest tends to follow.',
      ],
    },
    {
      id: 'ask-for-a-time',
      offer: 'ask for a time to talk, instead of starting in the heat of it',
      how: [
        'Try: "There is something that matters to me. Is tonight after dinner all right?"',
        'It gives both of you time to arrive.',
        'Say one thing, then ask what they heard.',
      ],
    },
  ],
};

export const boundaries: SituationLines = {
  label: 'saying no',
  validate: [
    'Saying yes keeps the peace outside and starts the trouble inside.',
    'If being useful once kept you safe or loved, a "no" will feel dangerous.',
    'Guilt after a "no" is common, and it is no proof that the "no" was wrong.',
    'Those who were used to your yes will need time with your no.',
    'Resentment often marks the spot where a limit was crossed.',
  ],
  notice: [
    'It sounds as if their needs have been arriving before yours for some time.',
    'There may be a fear about who stays once you stop being convenient.',
    'You may know quite well where the line is, and doubt only your right to it.',
    'Perhaps part of the tiredness is from all the small yeses.',
  ],
  ask: [
    'What do you imagine would happen if you said no?',
    'Where do you feel it, when you say yes and mean no?',
    'With {who}, what would a fair amount look like?',
    'What did saying yes cost you the last time?',
    'Who takes your no well?',
    'What would you do with the time that came back to you?',
    'When did you learn to be the one who says yes?',
  ],
  steps: [
    {
      id: 'buy-time',
      offer: 'answer the next request with "let me get back to you", and nothing more',
      how: [
        'Six words, said warmly, no reason attached.',
        'Wait until tomorrow, then ask yourself: would I offer this if they had not asked?',
        'Answer from there.',
      ],
    },
    {
      id: 'small-no',
      offer: 'practise one small no, in a place where little depends on it',
      how: [
        'Turn down a receipt, an extra, a call at a bad hour.',
        'Say it once, without a reason: "No, thank you."',
        'Let the discomfort be there; it peaks and fades like any wave.',
      ],
    },
  ],
};

export const loneliness: SituationLines = {
  label: 'the loneliness',
  validate: [
    'Loneliness is to company what hunger is to food: a sign of a need and no fault of yours.',
    'You can be lonely in a full room, and often that is the sharpest kind.',
    'It is hard to reach out when reaching out is the very thing that has gone unanswered.',
    'When no one asks, even small things become heavy, since there is nowhere to set them down.',
    'After a while alone, the mind begins to read silence as rejection.',
  ],
  notice: [
    'It may be less about the number of people than about being known by one.',
    'It sounds as if you have got used to carrying good and bad news alike by yourself.',
    'Perhaps part of you has begun to protect itself by expecting nothing.',
    'There may be someone you think of who does not know they are thought of.',
  ],
  ask: [
    'When does it get loudest?',
    'Whose company has ever felt easy to you?',
    'What would you tell someone about today, if they asked?',
    'What kind of closeness do you miss most?',
    'What gets in the way when you think of reaching out?',
    'When did you last feel that someone really got you?',
    'What fills the evenings at the moment?',
  ],
  steps: [
    {
      id: 'one-thread',
      offer: 'send one short message to somebody you have lost touch with',
      how: [
        'Choose the person who would be least surprised.',
        'One line: "You crossed my mind today, how are you these days?"',
        'The sending is the step; the answer is a bonus.',
      ],
    },
    {
      id: 'same-place',
      offer: 'go to the same place at the same time twice this week, among other people',
      how: [
        'A café, a library, a class, a bench in the park: the same one, the same hour.',
        'Nothing to say, nobody to meet.',
        'Familiar faces become people by being seen again.',
      ],
    },
  ],
};

export const aMove: SituationLines = {
  label: 'the move',
  validate: [
    'In a new place nobody knows your history, and every small exchange starts from zero.',
    'Even a move you chose leaves a whole life behind.',
    'Homesickness is about being known as much as about the place.',
    'It takes many months before streets and faces start to hold you.',
  ],
  notice: [
    'You may be keeping up a brave story for the people back home.',
    'It sounds as if you live between two places just now, and belong fully to neither.',
    'Perhaps it is the unplanned company you miss: people simply being there.',
  ],
  ask: [
    'What do you miss that you would never have expected to miss?',
    'Where in the new place do you breathe a little easier?',
    'What does a Sunday look like there?',
    'Who knows how it really is for you?',
    'What made you go?',
  ],
  steps: [
    {
      id: 'one-regular',
      offer: 'find one weekly thing with the same people in it, and go three times before judging it',
      how: [
        'A class, a choir, a running group, a board game table: whatever repeats.',
        'Promise yourself three times, since the first is always strange.',
        'Learn one name each time.',
      ],
    },
  ],
};
