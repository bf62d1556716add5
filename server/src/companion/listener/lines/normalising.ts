import type { Topic } from '../../reading/topics.ts';

/** Something that is so for most people in a situation: said, it shows that what they feel is nothing odd. */
export interface Normalising {
  say: string;
  /** Said only where this was told, in small letters, in this talk. */
  when?: RegExp;
  /** Not said where this was told. */
  unless?: RegExp;
}

const leftThem =
  /\b(?:left me|broke (?:it off|up) with me|broke things off|dumped me|got dumped|ended (?:it|things) with me|(?:he|she|they) (?:just |suddenly )?(?:left|ended|broke|wants? (?:a divorce|out|to (?:break|split|separate)))|leaving me|blocked me)\b/;
const ofMany =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several) ?(?:years|yrs)\b|\b(?:married|marriage)\b/;
const searching =
  /\b(?:looking for|search\w*|find(?:ing)?|found|hunting|appl(?:y|ied|ying|ications?)|interviews?|resumes?|cvs?)\b[^.]*\b(?:jobs?|work|anything|one|something|positions?|places?)\b|\bjob (?:search|hunt\w*|market|interviews?)\b|\bapplications?\b/;
const mayLose =
  /\b(?:might|may|could|will|gonna|going to|about to|afraid|scared|worried|fear\w*|threat\w*|planning|plans?|rumou?rs?|talk of|announced?)\b[^.]*\b(?:lose|losing|fired?|lay(?:ing)? ?off|laid off|lay-?offs?|layoffs?|let (?:me )?go|cut(?:s|ting)?|terminated|next)\b/;
const lost =
  /\b(?:lost (?:my|the|his|her) (?:\w+ )?job|(?:was|got|been|am|i'm) (?:just |recently )?(?:fired|laid ?off|furloughed|let go|made redundant|terminated)|(?:fired|laid off|furloughed|terminated) me|let me go|after (?:losing|they let))\b/;
/** Somebody lives on what they earn. */
const dependants =
  /\b(?:provide for|support(?:ing)? (?:them|my (?:family|kids|children|wife|husband|parents))|mouths? to feed|feed my (?:family|kids|children)|depend(?:s|ing)? on (?:me|my (?:pay|wages?|income|salary|job)))\b/;

/** An exam or a mark is spoken of. */
const examined =
  /\b(?:exams?|tests?|finals|midterms?|quiz\w*|grades?|marks?|scores?|results?|fail\w*|pass(?:ed|ing)?|gpa)\b/;
const interviewed =
  /\b(?:have|got|had|did|my|the|good at) (?:an? |my |the |another |two |some )?(?:\w+ )?interviews?\b/;

const short = /\b(?:money|rent|bills?|afford|pay(?:ing|check)?|debts?|income|savings|broke|mortgage|loans?)\b/;
/** They were deceived by the one they are with. */
const deceit =
  /\bcheat(?:s|ed|ing)? on me\b|\bmy (?:husband|wife|boyfriend|girlfriend|partner|spouse|fianc[eé]e?|gf|bf)\b[^.!?]{0,50}\b(?:cheat\w*|affair|unfaithful|betray\w*|lied|lies|lying|behind my back|sle(?:pt|eping) (?:with|around))\b/;

/** They are stressed by one thing, and not by how much there is to do. */
const byOneThing =
  /\bstress\w* (?:out )?(?:and \w+ )?(?:about|with|by|over|from|because|due to|every ?time|when)\b|\bdeadline\b/;
/** It has been so for as long as they can remember. */
const lifelong =
  /\b(?:(?:my|the) (?:whole|entire) life|all my life|as long as i can remember|since (?:childhood|i was|i can remember))\b/;

/** They are at odds with their family. */
const atOdds =
  /\b(?:argu\w+|fight\w*|fought|yell\w*|critici\w+|drama|controll\w+|exhaust\w+|sensitive|hurts?|(?:won't|never|don't) listen\w*|done with (?:my|them))\b/;
/** It happened to them, and not to somebody they speak of. */
const theirOwn =
  /\bi (?:was|got) (?:\w+ )?(?:in (?:a|an|the|that) (?:\w+ )?(?:accident|crash)|abused|assaulted|attacked|raped|beaten|young|little|a (?:kid|child|girl|boy))\b|\bhappened to me\b|\bi (?:shake|freeze|flinch)\b|\bmy (?:childhood|trauma|ptsd|nightmares|flashbacks)\b/;

/** What is so for most, by situation, the surest and closest first. */
export const normalising: Readonly<Partial<Record<Topic, readonly Normalising[]>>> = {
  'job loss': [
    {
      say: 'You send yourself out there again and again and mostly hear nothing back. That wears anyone down.',
      when: searching,
      unless: interviewed,
    },
    {
      say: 'Not knowing whether the job will still be there can be harder than bad news.',
      when: mayLose,
      unless: lost,
    },
    { say: 'It presses harder when other people live on what you earn.', when: dependants },
    { say: "Losing a job is a blow, and it doesn't only hit the bank account.", when: lost },
    {
      say: 'A job is also a reason to get up, people to talk to and an answer to what you do. All of that goes at once.',
      when: lost,
    },
    {
      say: 'Silence from an employer says nothing about what you can do, though it feels as if it did.',
      when: searching,
      unless: interviewed,
    },
    {
      say: "Bills don't wait until you've found your feet, and that makes everything more urgent.",
      when: /\b(?:bills?|rent|mortgage|savings|money)\b/,
    },
    { say: 'So much of it is out of your hands, however much you do.' },
    { say: 'Losing work takes away more than the pay.', when: lost },
    { say: 'It is a shock, and it takes time to find your feet after it.', when: lost },
    { say: 'It says more about the place than about you.', when: lost },
  ],
  job: [
    {
      say: 'To work hard and have it go unseen takes the heart out of anyone.',
      when: /\b(?:raise|promot\w+|passed over|recogni\w+|appreciat\w+|valued|undervalued|(?:work|try)(?:ed|ing)? (?:so |really |very )?hard)\b/,
    },
    {
      say: "It's hard to speak up to somebody who decides about your pay.",
      when: /\b(?:boss|supervisor|manager|team lead\w*|employer)\b/,
      unless:
        /\b(?:boss|manager|supervisor)\b[^.!?]{0,20}\b(?:friend|great|nice|kind|understanding)\b|\bi(?:'ll| will) (?:\w+ ){0,3}(?:call|talk|speak|ask|tell)\b/,
    },
    {
      say: 'To need the money and not want the job is a trap many people sit in without saying so.',
      when: /\b(?:hate|quit|leave|stuck|can't stand|don't (?:like|enjoy)|miserable)\b/,
    },
    {
      say: 'Whether to stay or go is a big question, and you have to turn up every day while you think about it.',
      when: /\b(?:quit|leave|leaving|switch|change|another job|new job|stay)\b/,
    },
    {
      say: 'A new job is tiring for weeks before it gets easier, however good it is.',
      when: /\b(?:new (?:job|position|role)|just started|started (?:a|my) (?:new )?job|first (?:day|week))\b/,
    },
  ],
  overwork: [
    {
      say: "Hours like that leave nothing over for the rest of a life, and it isn't a matter of being better organised.",
      when: /\b(?:\d+|long|these|those|crazy) hours\b|\b(?:hours a (?:day|week)|overtime|weekends|every night|double shifts?|no (?:time|days? off))\b/,
    },
    {
      say: 'Being the one who always copes gets you more work and not more thanks.',
      when: /\b(?:ask(?:s|ed)?|boss|manager|everyone|always|cover|extra)\b/,
    },
    { say: 'People can keep that up for a while, and then the body sends the bill.' },
    { say: 'Rest gets put off until there is time for it, and there never is.' },
    { say: 'That is too much work for too long, and anyone would feel it.' },
    { say: "Tiredness of that kind doesn't go away with one free weekend." },
    { say: 'It is hard to enjoy an evening when you are waiting for the next message.' },
  ],
  money: [
    { say: 'When the money is short, every small thing turns into a sum.', when: short },
    { say: "It isn't only the amount. It's having to think of it all day.", unless: /\bnot about (?:the )?money\b/ },
    { say: 'It presses harder when other people live on what you earn.', when: dependants },
    { say: 'Most people who are short of money tell nobody, and so each of them thinks they are the only one.' },
    { say: "It is hard to think of anything else while the money doesn't reach.", when: short },
    { say: 'Being short of money is very common, and hardly anyone says it.' },
    { say: 'Money trouble is no verdict on you.' },
  ],
  exams: [
    {
      say: 'Studying from a screen, with nobody beside you, is harder for most people than they let on.',
      when: /\b(?:online|zoom|screen|virtual|remote|distance)\b/,
    },
    {
      say: 'The more there is to catch up on, the harder it gets to begin anywhere.',
      when: /\b(?:(?:fall(?:ing|en)?|fell|get(?:ting)?|so far|i'm|am) behind|behind (?:on|in|with)|catch(?:ing)? up|procrastinat\w+|overdue|pil(?:ed|ing) up)\b/,
    },
    {
      say: "It's hard to learn for yourself with other people's hopes on the table.",
      when: /\b(?:parents?|family|mother|father|mom|mum|dad)\b[^.]*\b(?:expect\w*|disappoint\w*|want(?:s|ed)?|proud|pressur\w+|pay(?:s|ing)?|paid|invest\w*|forc\w+)\b/,
    },
    {
      say: 'To have worked for it and still do badly is worse than not having tried.',
      when: /\b(?:fail\w*|bad(?:ly)? (?:grade|mark|score)s?|didn't (?:do|go) well|low (?:grade|score|mark)s?|poor(?:ly)?)\b/,
    },
    {
      say: 'Other people look as if they were managing. Mostly you see their results and not their evenings.',
      when: /\b(?:other(?:s| students| people)|classmates?|everyone|friends|they all|compar\w+)\b/,
    },
    {
      say: 'A mind that is worried all the time has less room to remember things. That is how minds work, and no lack in you.',
      when: /\b(?:focus|concentrat\w+|remember|retain|memor\w+)\b/,
    },
    { say: "It's hard to learn while you are afraid of how it will go.", when: examined },
    { say: 'A mark says how one day went. It says little about you.', when: examined },
  ],
  breakup: [
    {
      say: 'To be told like that, with no chance to say anything, makes it harsher still.',
      when: /\b(?:by|over|through|via|with a) (?:a )?(?:text|message|phone|e-?mail|call|whatsapp|dm)\b/,
    },
    {
      say: 'Being left for somebody else makes you compare yourself, and that hurts as well.',
      when: /\b(?:(?:left|dumped|leaving) me|broke up with me|ended it) (?:for|to be with)\b|\b(?:left|dumped) me\b[^.!?]*\b(?:another|someone|somebody) (?:else|woman|man|girl|guy)\b/,
    },
    {
      say: "With children in it, it can't simply be over, however much you'd want it to be.",
      when: /\b(?:kids?|children|daughters?|son|sons|baby|custody)\b/,
    },
    {
      say: 'After so long, everything in the day was made for two.',
      when: ofMany,
    },
    {
      say: 'Being left is a shock, even where there were signs. The mind keeps asking what it missed.',
      when: leftThem,
    },
    {
      say: "Feelings don't stop because somebody decided that it's over.",
      when: /\b(?:still (?:love|miss|care|think|want|have feelings)|miss (?:him|her|them)|love (?:him|her)|get (?:him|her|them|my ex) back)\b/,
    },
    { say: 'You were used to telling this person everything, and now you cannot.' },
    { say: 'It is normal that it goes up and down, even within one day.' },
    { say: 'With the person go all the plans you had made for two.' },
    { say: 'You can miss someone and know that it had to end.' },
    { say: "It takes as long as it takes, and it doesn't go in a straight line." },
  ],
  betrayal: [
    {
      say: 'Now you go back over the good days as well and wonder what was true.',
      when: deceit,
    },
    {
      say: "What somebody else chose to do says something about them. It doesn't say that you weren't enough.",
      when: deceit,
    },
    { say: 'To trust somebody close to you is nothing to be ashamed of.', when: deceit },
    { say: 'When trust breaks, even the good memories get doubtful for a while.', when: deceit },
    { say: 'It is hard when the one who hurt you is the one you would usually tell.', when: deceit },
    { say: 'It was not foolish to trust.', when: deceit },
  ],
  partner: [
    {
      say: "It's lonely to have somebody there and not reach them.",
      when: /\b(?:doesn't|don't|won't|never|not|barely|hardly|ignor\w+|distant|silent|cold)\b[^.]*\b(?:talk\w*|listen\w*|speak|answer\w*|care\w*|notice\w*|text\w*|call\w*|open up)\b|\b(?:distant|ignor\w+|cold)\b/,
    },
    {
      say: "The same quarrel over and over wears you out, because it's never finished.",
      when: /\b(?:fight\w*|argu\w+|quarrel\w*|rows?|yell\w*|shout\w*)\b/,
    },
    {
      say: 'When you are far apart, it is hard to clear anything up.',
      when: /\b(?:long[- ]distance|far away|miles|another (?:city|country|state)|different (?:city|country|state)|apart|abroad|overseas)\b/,
    },
    {
      say: 'It is hard to want somebody and not know if they want you back.',
      when: /\b(?:(?:doesn't|does not|don't|didn't) (?:love|like|want) me\b|feels? the same|feelings for|in love with|crush on)/,
    },
    { say: 'It hurts more when it comes from someone you are that close to.' },
    { say: 'You can love someone and have a hard time with them.' },
  ],
  friendship: [
    {
      say: 'When a friend goes quiet and gives no reason, you end up looking for it in yourself.',
      when: /\b(?:stopped|ignor\w+|ghost\w*|no (?:reply|answer)|doesn't (?:answer|reply|text|call)|don't (?:answer|reply|text|call)|won't (?:talk|answer|speak)|not (?:talk|speak|answer|reply)\w*|silent|blocked|unfriended|deleted|distant)\b/,
    },
    {
      say: 'To be left out by people you know is worse than being alone.',
      when: /\b(?:left out|without me|(?:didn't|don't|not|never) (?:invite|ask|include)\w*|exclud\w+|uninvited)\b/,
    },
    {
      say: 'You told it to one person, and you did not want anybody else to know.',
      when: /\btold (?:everyone|everybody|others|people|our|other)\b[^.!?]*\b(?:what i|about me|my)\b|\bspread\w* (?:\w+ )?(?:rumou?rs?|lies) about me\b|\bmy secrets?\b/,
    },
    {
      say: 'It gets lonely to be the one who always writes first.',
      when: /\b(?:always (?:me|the one|i)|i(?:'m| am) (?:always )?the (?:only )?one|never (?:call|text|write|ask|reach)\w*|only (?:call|text|talk|come)\w* when)\b/,
    },
    {
      say: 'Making friends as a grown-up is hard.',
      when: /\b(?:make|making|find|finding|new|no|any|don't have) (?:\w+ )?friends\b/,
    },
    {
      say: 'Losing a friend can hurt as much as any other loss.',
      when: /\b(?:lost|losing) (?:my|a|this|that|the) (?:\w+ ){0,2}friend(?:ship)?\b|\b(?:no longer|not) (?:be )?(?:my )?friends\b|\bused to be (?:\w+ )?friends\b|\bfriendship (?:is|was|has) (?:over|ended)\b/,
    },
    { say: 'Trouble with a friend can hurt as much as any other, and people speak of it less.' },
  ],
  loneliness: [
    { say: 'You can be among people all day and still have nobody to say it to.' },
    {
      say: 'The evenings are long when you are on your own.',
      unless: /\b(?:my (?:wife|husband|kids|children|boyfriend|girlfriend|roommates?)|live with)\b/,
    },
    { say: 'Loneliness is hard, and it hardly shows from outside.' },
    { say: 'Being lonely is no fault of yours.' },
    { say: 'It is hard to reach out when nobody has been answering.' },
  ],
  'a move': [
    { say: 'For a good while everyone there already has their people, and you are the one who has to ask.' },
    { say: "Even the small things have to be found out again, and that's tiring in a way nobody sees." },
    { say: 'In a new place you have to begin from nothing with everyone, and that is tiring.' },
    { say: 'Even a move you chose leaves a lot behind.' },
    { say: 'It takes many months until a place begins to feel like yours.' },
  ],
  family: [
    {
      say: 'To be measured by your own parents goes deep, however old you are.',
      when: /\b(?:parents?|mother|father|mom|mum|dad)\b[^.]*\b(?:compar\w+|critici\w+|pressur\w+|expect\w*|disappoint\w*|judg\w*|never (?:good|happy|proud)|approv\w+|proud|forc\w+)\b/,
    },
    {
      say: "It's hard to get any distance from a quarrel when you live under one roof.",
      when: /\b(?:live with|living with|at home|same house|move(?:d)? (?:back|in)|under (?:one|the same) roof)\b/,
    },
    {
      say: 'To be far from your own people is hard in a quiet way: there is nobody to blame for it.',
      when: /\b(?:far (?:away|from)|miss(?:ing)? (?:my|them)|haven't seen|can't (?:see|visit|go)|another country|abroad|miles)\b/,
    },
    {
      say: 'You can love your family and still come away from them exhausted.',
      when: atOdds,
    },
    { say: 'With family it goes deep, because it has gone on for so long.', when: atOdds },
  ],
  parenting: [
    { say: 'You give and give all day, and there is no evening when it is done.' },
    { say: 'The ones who worry whether they do it right are mostly the ones who try the hardest.' },
    { say: 'With children there is nobody who can tell you on the day whether you did right.' },
    { say: 'Being a parent is hard, and harder on days like that.' },
    { say: 'You can love a child completely and be at the end of your strength.' },
  ],
  caring: [
    { say: "It's work that nobody sees, with no hours and no days off." },
    { say: 'You can want to do it and still be worn out by it.' },
    { say: 'Looking after someone wears out people who love very much.' },
    { say: 'You can love somebody and still be tired of looking after them.' },
    { say: 'People ask how the other one is. It matters how you are, too.' },
  ],
  illness: [
    {
      say: 'Waiting for news of somebody you love is its own kind of exhausting.',
      when: /\b(?:wait\w*|results?|surgery|operation|tests?|scan|news)\b/,
    },
    {
      say: 'There is so little you can do, and you would do anything. That is hard to sit with.',
      when: /\bmy (?:\w+ )?(?:mom|mum|mother|dad|father|wife|husband|son|daughter|brother|sister|friend|grand\w+|boyfriend|girlfriend|partner|aunt|uncle)\b/,
    },
    { say: 'It is hard to watch someone you love be ill and be able to do so little.' },
    { say: 'You hope, and you are frightened at the same time.' },
    { say: 'It is on your mind all day, whatever else you do.' },
  ],
  'low mood': [
    {
      say: 'When it has gone on for a while, you forget that it was ever any other way.',
      when: /\b(?:months|weeks|a while|long time)\b/,
      unless: lifelong,
    },
    {
      say: "It's hard to explain to people who ask what happened, when nothing did.",
      when: /\b(?:no reason|don't know why|not (?:sure|clear) why|nothing (?:happened|is wrong)|for nothing)\b/,
    },
    {
      say: 'Getting up, washing, answering a message: on such days each of them is a piece of work.',
      when: /\b(?:bed|get up|getting up|motivat\w+|energy|tired|exhausted|anything|lazy|shower|eat)\b/,
    },
    {
      say: 'Being this low makes it look as if it had always been like that and always would be.',
      unless: lifelong,
    },
    { say: 'When everything is that heavy, getting through a day is work, and nobody sees it.' },
    {
      say: 'It is not laziness when the simplest thing costs everything.',
      when: /\b(?:lazy|laziness|motivat\w+|energy|tired|exhausted|wast(?:ed?|ing)|can't (?:even )?(?:get|do|start|move))\b/,
    },
  ],
  worry: [
    { say: 'A worried mind goes over the same thing again and again, as if that would make it safe.' },
    { say: 'The body gets ready for something that may never come, and that is tiring.' },
    {
      say: "It's the not knowing that is so hard. Most people can bear a thing better than they can bear waiting for it.",
      when: /\b(?:if|might|may|what if|know|wait\w*|maybe|whether)\b/,
    },
    { say: "It's tiring to be worried all day, and it hardly shows." },
    { say: 'When something matters this much, it is hard to think of anything else.' },
    { say: 'You can know that it may go well and be frightened all the same.' },
  ],
  panic: [
    {
      say: 'It comes over the body before any thought can get a word in. That is why telling yourself to be calm does so little.',
    },
    { say: 'After one of those, many people are afraid of the next one more than of anything else.' },
    { say: 'Panic is frightening, also when there is nothing there to be afraid of. It does pass.' },
    { say: 'After something like that, it makes sense to be afraid of the next time.' },
    { say: 'A wave like that takes a lot out of the body. Being tired afterwards is part of it.' },
  ],
  overload: [
    {
      say: "With everything wanting you at once, it's hard to tell what comes first.",
      unless: byOneThing,
    },
    {
      say: 'When there is never a moment without something to do, even rest feels like falling behind.',
      unless: byOneThing,
    },
    {
      say: "It isn't weakness to run out of room.",
      unless: byOneThing,
    },
    {
      say: 'You can do one thing after another, and nobody can do them all at once.',
      unless: byOneThing,
    },
  ],
  sleep: [
    {
      say: 'The longer you lie there, the more you listen to whether you are asleep yet.',
      when: /\b(?:fall(?:ing)? a?sleep|get to sleep|wide awake|awake (?:all|at|for)|lie (?:down|there|awake)|lying (?:there|awake)|can't sleep)\b/,
    },
    { say: 'After a run of bad nights everything is harder to bear, and it looks as if it were you.' },
    { say: 'In the middle of the night everything looks bigger than it is by day.' },
    { say: 'Trying hard to sleep tends to make it worse, which is unfair.' },
    { say: 'Short nights make the days harder in every way.' },
  ],
  'self-worth': [
    { say: 'A thought like that gets said so often, inside, that it begins to sound like a fact.' },
    { say: "That is a hard way to think about yourself, and it isn't the whole truth." },
    { say: 'Feeling that you are not enough can be very loud, and still be wrong.' },
    { say: 'You would hardly speak to anyone else the way you speak to yourself there.' },
  ],
  anger: [
    { say: 'Anger is often what is left when something hurt and nobody listened.' },
    { say: 'There is mostly something worth protecting under it.' },
    { say: 'There is a reason for the anger, whatever you decide to do with it.' },
    {
      say: 'You can be right about what was wrong and still not like how it came out.',
      when: /\bi (?:\w+ )?(?:yell|snap|shout|scream|lost it|blew up|lash|said (?:things|some))/,
    },
    { say: 'Being angry is allowed here.' },
  ],
  talking: [
    {
      say: "It's tiring to choose every word and be misheard all the same.",
      when: /\b(?:(?:thinks?|hears?|heard|assumes?) (?:that )?i\b|takes? it|misunderst\w+|mishear\w*|twist\w*)/,
    },
    { say: 'Trying to talk and not getting through is lonely.' },
    { say: 'It gets harder to begin each time it has gone wrong.' },
  ],
  boundaries: [
    { say: 'Guilt after a no is common, and it is no proof that the no was wrong.' },
    { say: 'You may say no without having a good enough reason.' },
  ],
  bereavement: [
    { say: 'Others may stop asking long before it stops hurting.' },
    { say: 'Some days will be lighter, and that is not forgetting.' },
    { say: "You needn't be any further along than you are." },
  ],
  'pet loss': [
    { say: 'It is real grief, whatever other people make of it.' },
    { say: 'An animal is there every day, so the gap is there every day too.' },
    { say: 'You cared for them every day, and now there is nothing to do for them.' },
  ],
  trauma: [
    { say: 'Something like that can be over and still not feel over.', when: theirOwn },
    { say: 'However you got through it, it was the way you had.', when: theirOwn },
    { say: 'You choose how much of it to say, and you can stop at any word.' },
  ],
  'social worry': [
    { say: 'Being among people is hard when you feel watched the whole time.' },
    { say: 'Many people feel like that in company, and nearly all of them hide it.' },
    { say: 'It takes a lot out of you to keep an eye on yourself all evening.' },
  ],
  impostor: [
    { say: 'Many people who do well are waiting to be found out. It says little about whether they are good.' },
    { say: 'Something new feels like pretending until you have done it a good many times.' },
    { say: 'You see every doubt you have. Others only see what you do.' },
  ],
  body: [
    { say: 'It is exhausting to be at odds with your own body.' },
    { say: 'On a bad day you see only what you dislike.' },
    { say: 'How you look is not what you are worth, even if it feels that way today.' },
  ],
  identity: [
    { say: 'Not knowing who you are is harder than it sounds, and more common.' },
    { say: 'There is no date by which you need to know.' },
    { say: 'It is tiring to be someone else all day.' },
  ],
  'coming out': [
    { say: 'Keeping something so much your own to yourself takes strength.' },
    { say: 'Your safety comes first here, and only you can judge it.' },
  ],
  'self-neglect': [
    { say: 'When strength is short, what you do for yourself is often the first thing to go.' },
    { say: 'You are allowed to count as well.' },
  ],
  inspiration: [{ say: "It's good to hear what moves you." }, { say: 'Things like that are worth noticing.' }],
};
