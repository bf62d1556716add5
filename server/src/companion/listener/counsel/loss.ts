import { wantsToKnow } from './asking.ts';
import type { Counsel } from './counsel.ts';

const near =
  '(?:mum|mom|mother|dad|father|husband|wife|son|daughter|brother|sister|gran|grandma|grandad|grandpa|nan|nana|partner|fianc\\w+|boyfriend|girlfriend|uncle|aunt|twin|best friend)';

/** What people ask about dying and loss, before it, on the day, and after. */
export const lossCounsel: readonly Counsel[] = [
  {
    id: 'pet-died',
    deed: 'do one small thing for them',
    tender: true,
    asks: wantsToKnow,
    about:
      /\b(?:dog|cat|puppy|kitten|pet|rabbit|horse|hamster|guinea pig|budgie|parrot)(?:'s)?,? (?:\w+ ){0,4}?(?:died|passed|is dead|dead|is gone|got (?:run over|hit)|was (?:run over|hit|put (?:down|to sleep))|being put down|went to sleep)\b|\b(?:put|had to put) (?:my|our|him|her|the) (?:\w+ )?(?:dog|cat|horse|rabbit|pet)?\s?(?:down|to sleep) (?:yesterday|today|this|last|on|two|three|a)\b|\blost (?:my|our) (?:\w+ ){0,3}(?:dog|cat|puppy|pet|rabbit|horse)\b/,
    not: /\b(?:is it time|should i put|friend's|neighbou?r's|ran away|missing)\b/,
    answer: [
      'Grieve it as what it was, somebody you lived with. How much it hurts goes by how many hours of your day they were in.',
    ],
    steps: [
      'Leave the bowl and the lead where they are until you want to move them, and not because somebody thinks it is time.',
      'Keep the hour of the walk or the feeding as an hour for yourself for a while. It is that gap that hits.',
      'Do one small thing for them: a photo in a frame, a stone, a page with what only the two of you knew.',
      'If you had to choose the day: you ended pain that nothing else could end. It was the last thing you did for them.',
      'Tell it to somebody who has had an animal. They do not ask whether you will get a new one.',
    ],
    hitch: 'If somebody says that it was only an animal, they have not had this one. You need not explain it.',
    ask: ['What did yours do that no other does?'],
    card: 'pet-loss',
  },
  {
    id: 'miscarriage',
    deed: 'tell the people who need to know in one line',
    tender: true,
    asks: wantsToKnow,
    about:
      /\b(?:miscarr\w+|still ?b(?:irth|orn)|lost (?:the|my|our|a) (?:baby|pregnancy)|ectopic|no heartbeat|molar pregnancy)\b/,
    not: /\b(?:friend|sister|colleague|cousin|daughter|neighbou?r|coworker|co-worker|sister-in-law|boss)(?:'s)? (?:\w+ ){0,3}(?:miscarr\w+|lost|had)\b/,
    answer: [
      'You lost somebody you had begun to make room for, and it counts, however early it was. It is hardly ever anything that was done: not the lifting, not the stress, not the glass before you knew.',
    ],
    words:
      'For others one line is enough: "We lost the baby. We cannot talk about it yet, and a meal or a message would be good."',
    steps: [
      'Let body and head rest this week. If bleeding soaks a pad within an hour, or there is fever or strong pain, ring the hospital at once.',
      'Give it something you can touch, if you want to: a name, a candle, the picture in a box.',
      'If there are two of you, the other may grieve later, or with their hands. Ask each other "how is it today" once a day, and leave it at that.',
      'Ask a midwife or doctor for somebody to talk to. There are groups for just this, and they know the dates that are hard.',
    ],
    hitch: 'If somebody says that you can try again: "Maybe. I wanted this one."',
    ask: ['Which hour of it has been the hardest?'],
    card: 'grief',
  },
  {
    id: 'eulogy',
    deed: 'write down ten small things',
    tender: true,
    whether: true,
    plainly: 'Plainly: yes, if you would be sorry later not to have. Somebody else may read it for you.',
    asks: /\b(?:how|what|should|help|tips?|write|words|start|begin|say|get through|advice)\b/,
    about:
      /\b(?:eulogy|(?:speech|speak(?:ing)?|read(?:ing)?|say (?:\w+ ){0,3}|talk(?:ing)?|few words|tribute)\b[\s\S]{0,30}\b(?:funeral|memorial|wake|cremation|celebration of life))\b|\bfuneral (?:speech|reading|tribute)\b/,
    not: /\b(?:time off|boss|work|what to wear|not (?:going|invited)|should i go to)\b/,
    answer: [
      'Three minutes, one story, and one thing that stays. You do not have to tell a whole life, only to let them be in the room once more.',
    ],
    words:
      'A shape for it: "I want to tell you about one afternoon." Then that story. And at the end: "This is what I have from them."',
    steps: [
      'First write down ten small things: a saying, a smell, what they did with their hands. The speech is in two of them.',
      'Print it large, with space between the lines and numbers on the pages.',
      'Read it aloud at home twice, and cry there as much as you like.',
      'Give a copy to somebody who goes on reading if you cannot. Who has that mostly gets to the end.',
    ],
    hitch:
      'If your voice goes, stop, drink, and look at the paper. Nobody in that room is waiting for you to be fluent.',
    ask: ['Which small thing about them comes first?'],
    card: 'grief',
  },
  {
    id: 'say-to-dying',
    deed: 'say the one thing',
    tender: true,
    whether: true,
    plainly: 'Plainly: yes, go, and soon.',
    asks: /\b(?:how|what|should|say|tell|talk|words|do i|help|ask)\b/,
    about: new RegExp(
      `\\b(?:${near}|grandfather|grandmother|friend|he|she)\\b[\\s\\S]{0,50}\\b(?:(?:is|are|'s) dying|dying|death ?bed|hospice|palliative|(?:hasn't|has not|doesn't have|not) (?:got )?(?:long|much (?:time|longer))|(?:days|weeks|months|hours) (?:left|to live|to go)|has (?:only |just )?(?:days|weeks|months)|one last time|terminal\\w*|end of life|(?:isn't|not) going to make it|won't make it|last (?:visit|days))\\b|\\b(?:dying (?:person|man|woman|friend)|someone (?:who is|who's|that's) dying)\\b`,
    ),
    not: /\b(?:kids?|children|toddler|year[- ]old|little one|dog|cat|pet|my boss|friend's|dying to|funeral|battery)\b/,
    answer: [
      'Less than you think: that you are there, what they have been to you, and that you will look after each other. Hearing seems to stay a long time, so you may say it even if nothing comes back.',
    ],
    words:
      'For instance: "I am here. Thank you for all the Saturdays. I love you. You need not worry about us." Leave out whatever is not true between you.',
    steps: [
      'Sit where your hand can lie on theirs, and say your name when you come in.',
      'Let them lead. If they speak of dying, do not wave it away; if they speak of the garden, it is the garden.',
      'Silence, music, reading something aloud: all of that is being there.',
      'Say goodbye each time as if it were good enough. Then no single one has to be the last.',
    ],
    hitch: 'If there is old hurt, it need not be cleared up now. Having come says a good deal.',
    ask: ['What would you not want to have left unsaid?'],
    card: 'grief',
  },
  {
    id: 'not-there',
    deed: 'say to them what was not said',
    tender: true,
    asks: wantsToKnow,
    about:
      /\b(?:(?:wasn't|was not|weren't|couldn't be|could not be|not) (?:there|with (?:him|her|them)|in time)|(?:didn't|did not|never) (?:even )?(?:get to |got to |get the chance to |had the chance to )?(?:say|said|saying) (?:goodbye|bye)|died (?:alone|before i|while i|without me)|last (?:thing|words?) i (?:ever )?(?:said|texted)|our last words|missed (?:his|her|their) call|should(?:'ve| have) (?:called|rung|gone|visited|noticed|been there|answered|known|stayed)|too late to (?:say|tell))\b/,
    far: /\b(?:died|dead|death|passed (?:away)?|funeral|hospice|killed)\b/,
    not: /\b(?:dog|cat|exam)\b/,
    answer: [
      'One hour is not the sum of what you were to each other, even if it is the one that keeps coming back. And those who work with the dying see it often: somebody goes in the very minute when the room is empty.',
    ],
    words:
      'What was not said can still be said, aloud or on paper. Begin with: "I wanted to be there, and this is what I would have told you."',
    steps: [
      'Write that letter, with the goodbye in it, and read it out somewhere that was theirs.',
      'When "I should have" comes, add what you knew on that day. You are judging it by what you know now.',
      'Tell it once in full to somebody who does not hurry to console you.',
      'If you can ask someone who was near, a nurse, a neighbour, do. What one imagines is mostly worse.',
    ],
    hitch:
      'If it goes on for months with the same force, or you think that you should not go on living either, tell a doctor or a crisis line, soon.',
    ask: ['What would you have told them?'],
    card: 'grief',
  },
];

/** What is asked of any death, tried after everything that is more particular. */
export const laterLossCounsel: readonly Counsel[] = [
  {
    id: 'after-a-death',
    deed: 'put one person into the emptiest hour',
    tender: true,
    asks: /\b(?:how (?:do|can|am|will|does|to|is)\b[\s\S]*\b(?:cope|coping|get (?:through|over|by)|go on|carry on|live|deal|do (?:this|it|life)|bear|survive|keep going|move on|manage|grieve|let it in|be (?:over|without)|sleep|supposed to)|what (?:helps|am i supposed to do|do i do now|do i do (?:with|about)|now)|(?:get|getting) (?:through|over)|first (?:night|sunday|week|evening|day|weekend)|tips|advice|help me)\b/,
    about: new RegExp(
      `\\b(?<!'s )${near} (?:\\w+ ){0,3}?(?:died|dies|passed|is dead|was killed|is gone|killed)\\b|\\b(?:widow\\w*|i(?:'ve)? lost my (?:\\w+ )?${near}|since (?:the funeral|(?:he|she|they) died|i lost (?:him|her|them))|(?:he|she) (?:just )?(?:died|passed away))\\b`,
    ),
    not: /\b(?:say to|tell (?:the|my|her|him|them)|friend's|write (?:to|her|him)|clothes|belongings|kids|children|birthday|anniversary|christmas|speech|eulogy|inherit\w*|will\b[\s\S]{0,20}\bsolicitor|lost my (?:\w+ )?\w+'s|dog|cat|suicid\w*)\b/,
    answer: [
      'Not in one go. For now the size is a day, and on bad days an hour: something eaten, a little sleep, one person who knows.',
    ],
    steps: [
      'Find the emptiest hour of the week, an evening, the Sunday, and put a person or a walk into it for the next month.',
      'Let it go both ways: an hour with the photos, and then an hour with the washing or a film. Turning away belongs to it too.',
      'Say yes to one thing that is offered, and give it a day: food on Thursday, somebody for the papers.',
      'Put off what can be put off, house, job, big decisions, for half a year if you can.',
      'If after months it has not moved at all, or you do not want to live, tell a doctor. You need not be able to explain it.',
    ],
    hitch:
      'It comes in waves, in the supermarket too, without a warning. That is no step back, and each one goes over.',
    ask: ['Which hour of the day is the emptiest?'],
    card: 'grief',
  },
];
