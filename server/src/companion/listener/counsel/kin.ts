import { wantsToKnow } from './asking.ts';
import type { Counsel } from './counsel.ts';

/** What people ask about ageing parents, grown children, in-laws, brothers and sisters, and what was believed at home. */
export const kinCounsel: readonly Counsel[] = [
  {
    id: 'care-home-guilt',
    deed: 'look at two homes at a mealtime',
    tender: true,
    whether: true,
    plainly: 'Plainly: when the nights and the falls are more than one house can carry, yes.',
    asks: wantsToKnow,
    about:
      /\b(?:care homes?|nursing homes?|residential (?:home|care)|old people's home|memory care|assisted living|(?:put|putting|move|moving) (?:him|her|mum|mom|dad|my \w+) (?:in|into) (?:a |care))\b/,
    not: /\b(?:i work (?:in|at)|my job|my shift)\b/,
    answer: [
      'A home does not end the caring, it changes who does the lifting. What you keep is the part that only you can do.',
    ],
    words:
      'For instance: "I want you to be safe at night, and I cannot manage that any more. I am not going away. I am coming on Wednesday, and on Sunday with cake."',
    steps: [
      'Ask the doctor one thing: is it still safe at home, for both of you. Somebody else may say it aloud.',
      'Go to two homes unannounced, at a mealtime, and sit there for half an hour. The smell, the voices and the faces tell you more than the tour.',
      'Take the chair, the blanket and the photos, and come at the same times each week. The first six weeks are the worst, and say little about the rest.',
      'When the guilt comes, write down one night of the last half year as it really was. If you once promised never to, you promised it with what you knew then.',
    ],
    hitch:
      'If there are tears and a wish to come home: "I know. I miss it too. I am back on Sunday." It is kinder than reasons.',
    ask: ['Which part of it could you no longer carry?'],
    card: 'caring',
  },
  {
    id: 'sole-carer',
    deed: 'ask each of them for one named thing',
    tender: true,
    asks: wantsToKnow,
    about:
      /\b(?:only (?:one|person) (?:who|that|looking|caring|doing|visit\w*)|(?:all|everything|it all|always) (?:on|falls (?:on|to)|left to|down to|lands on) me|(?:brothers?|sisters?|siblings?|family)\b[\s\S]{0,40}\b(?:don't|doesn't|won't|never|do nothing|does nothing|do sod all|isn't|aren't|lives? (?:too )?(?:far|abroad))\b|(?:her|his|their) share|do(?:ing)? (?:it all|everything) (?:alone|myself|by myself|for (?:mum|mom|dad|him|her|my))|(?:can't|cannot) (?:keep )?(?:look(?:ing)? after|car(?:e|ing) for))\b/,
    far: /^(?=[\s\S]*\b(?:mum|mom|mam|mother|dad|father|parents?|gran\w*|nan|husband|wife|uncle|aunt)\b)[\s\S]*\b(?:car(?:e|er|ers|ing|es)|look(?:ing)? after|dementia|ill|stroke|frail|disabled|hospital|falls?|appointments?|parkinson\w*|visits?|meds)\b/,
    not: /\b(?:kids|toddler|baby|boss|my shift|care home|nursing home)\b/,
    answer: [
      'Ask each of them for one named thing with a day, and stop asking for "help". And see to two hours of your own before it is an emergency.',
    ],
    words:
      'To all of them, in one message: "I can no longer do this alone. I need somebody for Saturdays, somebody for the papers, and money for a cleaner. Please write by Sunday what each of you takes."',
    steps: [
      'For one week write down everything you do, with the hours. On paper it no longer looks like managing fine.',
      'Who lives far away can do the calls, the forms and the paying. Distance excuses only the driving.',
      'Ask the doctor or the council what there is for the one who cares. In many places you have a right to relief by the hour.',
      'Decide one thing that you stop doing, and say from when.',
    ],
    hitch: 'If they will not, it is settled that help has to come from outside, and you may be angry about it too.',
    ask: ['What would you put down first, if somebody came on Saturday?'],
    card: 'caring',
  },
  {
    id: 'empty-nest',
    deed: 'put something into the hour that was theirs',
    asks: wantsToKnow,
    about:
      /\b(?:empty[- ]?nest\w*|(?:son|daughter|kids?|children|youngest|eldest|last one|boys?|girls?|twins)\b[\s\S]{0,50}\b(?:left home|leav(?:es|ing) home|moved out|moving out|(?:gone|off|left|leaves|leaving|going|went) (?:away )?(?:to|for) (?:uni\w*|college)|flown the nest)|(?:dropped|drop|driving|drove) (?:my|our) (?:son|daughter|youngest|eldest|boy|girl) (?:off )?(?:at|to) (?:uni\w*|college))\b/,
    not: /\b(?:died|redundan\w*|sacked|lost my job|won't talk|ill|dropped out|prison|abus\w*|rent)\b/,
    answer: [
      'It is a loss, even though everything went as it should. Give the hours that were theirs something else, and find a way of being in touch that does not wait for their call.',
    ],
    words:
      'A message that asks for nothing: "Saw a heron on the roof and thought of you. No need to answer." Once or twice a week.',
    steps: [
      'Find the hour that hurts, the end of school, supper, and put something fixed into it for this autumn.',
      'Agree on one call a week, at a time they choose. Then neither of you waits for the other six days.',
      'Leave the room as it is for a while. Then take one thing in there that is yours.',
      'Begin what was always for "when they are grown", in its smallest form.',
    ],
    hitch: 'If they hardly write, it is mostly a good sign about them, and no verdict on you.',
    ask: ['At what hour do you listen for the door?'],
    card: 'big-change',
  },
  {
    id: 'favourite-sibling',
    deed: 'ask your parents for one thing',
    asks: wantsToKnow,
    about:
      /\b(?:golden child|black sheep|prefers? my (?:\w+ )?(?:brother|sister)|jealous of my (?:\w+ )?(?:brother|sister|sibling|twin|sis)|envy my (?:\w+ )?(?:brother|sister)|my (?:\w+ )?(?:brother|sister|sis|bro)(?:'s| is| was) (?:\w+ ){0,3}?(?:perfect|favou?rite|better than me)|compar(?:e|es|ed|ing) me (?:to|with) my (?:\w+ )?(?:brother|sister|twin|cousin)|(?:love|loves|loved) my (?:\w+ )?(?:brother|sister) more|favou?rites? (?:is|are|was) my (?:brother|sister)|(?:parents|mum|mom|dad) (?:\w+ )?(?:have|has|had) (?:a )?favou?rites?)\b/,
    answer: [
      'You can envy somebody and be fond of them. The sore place is mostly between you and your parents, and it was there before either of you could choose.',
    ],
    words:
      'To a parent, once, with one example: "When I told you my news and you went straight on to theirs, it hurt. I would like you to ask me about it."',
    steps: [
      'Keep two things apart: what your brother or sister did, and what your parents do. The first is often very little.',
      'Stop looking for the scales to come out even. Choose one thing you want from your parents, and ask for that.',
      'Tell your brother or sister once how it is for you. The favourite often pays for it in another coin.',
      'Find somebody who knows you without the comparison, and let that count.',
    ],
    hitch: 'If it is denied: "That is how it is for me." You need no verdict from them to be right about that.',
    ask: ['What is the first time of it that you remember?'],
    card: 'family-conflict',
  },
  {
    id: 'school-refusal',
    deed: 'ring the school today',
    asks: wantsToKnow,
    about:
      /\b(?:son|daughter|kid|child|boy|girl|lad|he|she|teen\w*|year[- ]old|yr old|\d+ ?yo)\b[\s\S]{0,60}\b(?:won't|will not|refus\w+ to|refusing|doesn't want to|not|hasn't been|scared to|can't|hates) (?:\w+ ){0,3}?(?:school|nursery|college)\b|\bschool[- ]refus\w+|\b(?:get|getting|force|make|drag)(?:ting|ing)? (?:\w+ ){1,5}(?:to|into|back to|go to) school\b/,
    not: /\b(?:not (?:\w+ )?(?:happy|doing well) (?:at|with|in) school|bullied)\b/,
    answer: [
      'Find out what it is they are getting away from before you find out how to get them in. There is nearly always one place, one person or one lesson behind it, or a worry about home.',
    ],
    words:
      'At a quiet time: "I am not cross. I think something there is too much for you. Which hour of the day is the worst one, if you had to say."',
    steps: [
      'Keep the morning as it is, calmly: up, dressed, breakfast, also on a day at home. And let that day be dull, with no games before three.',
      'Ring the school today and ask for one named person and a way in by halves: one lesson, a side door, a late start.',
      'Look at the body too: sleep, headaches, being picked on, a change at home. A doctor is a good second call.',
      'Praise the step and not the whole: shoes on, to the gate, one hour. And do not let weeks go by; the gap makes it steeper.',
    ],
    hitch:
      'If one morning goes wrong, leave it there, and take a smaller piece the next day. If they speak of not wanting to live, it is a doctor the same day.',
    ask: ['Since when is it, and what was different in that week?'],
    card: 'parenting',
  },
  {
    id: 'in-law-criticism',
    deed: 'speak to your partner first',
    asks: wantsToKnow,
    about:
      /\b(?:(?:mother|father|sister|brother|daughter|son)s?[- ]in[- ]laws?|in[- ]laws?|mil|(?:his|her|husband's|wife's|partner's|boyfriend's|girlfriend's|fianc\w+'s) (?:mum|mom|mother|family|parents|dad|father|sister))\b[\s\S]{0,80}\b(?:critici[sz]\w+|comments?|hates? me|(?:doesn't|don't|never) (?:like|liked|approve|accept|respect)|interfer\w*|undermin\w*|rude|tells? me (?:how|what)|good enough|puts? me down|meddl\w*|digs?|insult\w*|controlling|judg\w+|bossy|says i'm|(?:i do|i'm|always|everything)(?: \w+)? wrong|driv(?:es|ing) me|can't stand)\b|\b(?:can't stand|hate|get on with|deal with) my (?:\w+ )?(?:mother|father|sister|brother)?[- ]?in[- ]laws?\b/,
    not: /\b(?:inherit\w*|estate|ashes|unannounced|uninvited|without asking|every sunday|hits?)\b/,
    answer: [
      'First get your partner beside you, and then answer the next remark in one friendly sentence. It is for your partner to deal with as much as for you.',
    ],
    words:
      'To your partner: "When that is said about me and you say nothing, I am alone in that room. Next time please say: that is how we do it." To the other, smiling: "We do it differently, thanks."',
    steps: [
      'Choose which remarks are worth it. Curtains are not; how you bring up a child is.',
      'Make visits shorter and give them something to do. Ninety minutes with a walk in them bring fewer remarks than a whole Sunday.',
      'Ask once for something they know: a recipe, what your partner was like at six. It takes the edge off.',
      'Do not do it on the drive home. The next day: one example, one wish.',
    ],
    hitch: 'If your partner will not, you may still get up, go into the kitchen, and come back in ten minutes.',
    ask: ['What does your partner do, while it is being said?'],
    card: 'boundaries',
  },
  {
    id: 'doubt-faith',
    deed: 'write down what exactly has gone',
    tender: true,
    whether: true,
    plainly: 'Plainly: you may go on with what is still true for you, and leave the rest for now.',
    asks: wantsToKnow,
    about:
      /\b(?:los(?:t|e|ing) (?:my )?(?:faith|religion)|(?:don't|dont|do not|can't) (?:know if i |really |even )*believe (?:in (?:god|allah|it|any of it|this)|any ?more)|not sure (?:i|if i|that i) (?:still )?believe|stopped believing|no longer believe|doubt(?:s|ing)? (?:about )?(?:god|my faith|my religion|in god|whether god|if god|islam|the church)|crisis of faith|leav(?:e|ing) (?:the church|islam|my religion|my faith|the faith|my church)|angry (?:at|with) god|can't pray|stop(?:ped)? praying|why (?:would|does|did) god)\b/,
    answer: [
      'Doubt has no date by which it must be answered, and you do not have to announce it. You may go on doing what still gives you something, and leave out what has become untrue.',
    ],
    words:
      'If you want to tell somebody: "I am not sure any more what I believe. I am not asking you to mend it. I do not want to pretend with you."',
    steps: [
      'Write down what exactly has gone: God, the rules, the people, or being sure. They are four different losses.',
      'Find one person who doubted and stayed, and one who left, and ask both how it was.',
      'Keep one thing for now: the singing, the quiet, the shared meal, helping out.',
      'If your home or your safety hangs on it, tell only somebody safe, and look first to where you would stand.',
    ],
    hitch: 'If you get arguments or tears back: "I hear that you are afraid for me." It is enough for the first time.',
    ask: ['What did it give you, that you would be afraid to lose?'],
    card: 'values',
  },
];
