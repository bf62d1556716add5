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
const dependants =
  /\b(?:my (?:family|kids?|children|son|daughter|wife|husband|parents|mother|baby)|mouths?|provide|support them)\b/;

/** What is so for most, by situation, the surest and closest first. */
export const normalising: Readonly<Partial<Record<Topic, readonly Normalising[]>>> = {
  'job loss': [
    {
      say: 'You send yourself out there again and again and mostly hear nothing back. That wears anyone down.',
      when: searching,
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
    },
    {
      say: "Bills don't wait until you've found your feet, and that makes everything more urgent.",
      when: /\b(?:bills?|rent|mortgage|savings|money)\b/,
    },
    { say: 'So much of it is out of your hands, and that is the hardest kind of waiting.' },
  ],
  job: [
    {
      say: 'You spend more of the day with those people than with your own, so it follows you home.',
      when: /\b(?:boss|supervisor|manager|co-?workers?|colleagues?|team|lead)\b/,
    },
    {
      say: 'To work hard and have it go unseen takes the heart out of anyone.',
      when: /\b(?:raise|promot\w+|passed over|recogni\w+|appreciat\w+|valu\w+|hard)\b/,
    },
    {
      say: "It's hard to speak up to somebody who decides about your pay.",
      when: /\b(?:boss|supervisor|manager|team lead\w*|employer)\b/,
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
    { say: 'When work goes badly, it takes up the hours at home as well.' },
  ],
  overwork: [
    {
      say: "Hours like that leave nothing over for the rest of a life, and it isn't a matter of being better organised.",
    },
    {
      say: 'Being the one who always copes gets you more work and not more thanks.',
      when: /\b(?:ask(?:s|ed)?|boss|manager|everyone|always|cover|extra)\b/,
    },
    { say: 'People can keep that up for a while, and then the body sends the bill.' },
    { say: 'Rest gets put off until there is time for it, and there never is.' },
  ],
  money: [
    { say: 'When the money is short, every small thing turns into a sum.' },
    { say: "It isn't only the amount. It's having to think of it all day.", unless: /\bnot about (?:the )?money\b/ },
    { say: 'It presses harder when other people live on what you earn.', when: dependants },
    { say: 'Most people who are short of money tell nobody, and so each of them thinks they are the only one.' },
  ],
  exams: [
    {
      say: 'Studying from a screen, with nobody beside you, is harder for most people than they let on.',
      when: /\b(?:online|zoom|screen|virtual|remote|distance)\b/,
    },
    {
      say: 'The more there is to catch up on, the harder it gets to begin anywhere.',
      when: /\b(?:behind|catch(?:ing)? up|procrastinat\w+|late|overdue|too much|a lot of|piled?|assignments?)\b/,
    },
    {
      say: "It's hard to learn for yourself with other people's hopes on the table.",
      when: /\b(?:parents?|family|mother|father|mom|mum|dad)\b/,
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
    { say: 'When so much seems to hang on it, even opening the book gets harder.' },
  ],
  breakup: [
    {
      say: 'To be told like that, with no chance to say anything, makes it harsher still.',
      when: /\b(?:by|over|through|via|with a) (?:a )?(?:text|message|phone|e-?mail|call|whatsapp|dm)\b/,
    },
    {
      say: "Being left for somebody else makes you measure yourself against them, and that's never a fair measure.",
      when: /\b(?:for (?:another|someone|somebody|my (?:best )?friend)|(?:another|other|new) (?:girl|guy|man|woman|person|boyfriend|girlfriend)|cheat\w*|affair|seeing (?:someone|somebody))\b/,
    },
    {
      say: "With children in it, it can't simply be over, however much you'd want it to be.",
      when: /\b(?:kids?|children|daughters?|son|sons|baby|custody)\b/,
    },
    {
      say: 'After that long it is a whole way of living that stops, and not only one person being gone.',
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
    { say: 'There was somebody to tell the small things to, and that habit goes on looking for them.' },
    { say: "Sad, angry, relieved, all in one afternoon: that's how it goes for most people." },
  ],
  betrayal: [
    { say: 'It takes the past away as well: you go back over good days and wonder what was true.' },
    { say: 'The one who lied goes on knowing what happened, and you are left to guess. That is a lonely place.' },
    { say: "What somebody else chose to do says something about them. It doesn't say that you weren't enough." },
    { say: 'To trust somebody close to you is nothing to be ashamed of.' },
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
      say: 'Being far apart means that every small doubt has all day to grow.',
      when: /\b(?:long[- ]distance|far away|miles|another (?:city|country|state)|different (?:city|country|state)|apart|abroad|overseas)\b/,
    },
    {
      say: 'To want somebody who may not want you back puts you on your toes all the time.',
      when: /\b(?:(?:doesn't|does not|don't) (?:love|like|want|feel)|feelings for|in love with|crush|likes? me)\b/,
    },
    { say: 'When something is wrong between two people, it gets into all the rest of the day.' },
  ],
  friendship: [
    {
      say: 'When a friend goes quiet and gives no reason, you end up inventing the reason yourself, and mostly against you.',
      when: /\b(?:stopped|ignor\w+|ghost\w*|no (?:reply|answer)|doesn't (?:answer|reply|text|call)|don't (?:answer|reply|text|call)|won't (?:talk|answer|speak)|not (?:talk|speak|answer|reply)\w*|silent|blocked|unfriended|deleted|distant)\b/,
    },
    {
      say: 'To be left out by people you know is worse than being alone.',
      when: /\b(?:left out|without me|(?:didn't|don't|not|never) (?:invite|ask|include)\w*|exclud\w+|uninvited)\b/,
    },
    {
      say: 'What you told a friend was yours. To hear it from others takes the floor away.',
      when: /\b(?:told (?:everyone|everybody|others|people|my|our|other)|behind my back|gossip\w*|rumou?rs?|secret|spread\w*)\b/,
    },
    {
      say: 'It gets lonely to be the one who always writes first.',
      when: /\b(?:always (?:me|the one|i)|i(?:'m| am) (?:always )?the (?:only )?one|never (?:call|text|write|ask|reach)\w*|only (?:call|text|talk|come)\w* when)\b/,
    },
    {
      say: 'Making friends as a grown-up is hard. There is nobody who sits you next to each other any more.',
      when: /\b(?:make|making|find|finding|new|no|any|don't have) (?:\w+ )?friends\b/,
    },
    {
      say: 'A lost friend gets no cards and no days off, and it can hurt as much as any other loss.',
      when: /\b(?:lost|losing|over|ended|(?:not|no longer) (?:be |my )?friends?|used to be)\b/,
    },
    { say: 'There are few rules for trouble with friends, so you have to make it all up yourself.' },
  ],
  loneliness: [
    { say: 'You can be among people all day and still have nobody to say it to.' },
    { say: 'The longer it lasts, the harder it gets to be the first to call, and that is not your fault.' },
    {
      say: 'Evenings are long when nobody is waiting to hear how the day was.',
      unless: /\b(?:my (?:wife|husband|kids|children|boyfriend|girlfriend|roommates?)|live with)\b/,
    },
  ],
  'a move': [
    { say: 'For a good while everyone there already has their people, and you are the one who has to ask.' },
    { say: "Even the small things have to be found out again, and that's tiring in a way nobody sees." },
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
      say: "With family you can't just walk away, and they know where it hurts.",
      unless: /\b(?:died|passed away|cancer|hospital|sick|ill|miss (?:my|them))\b/,
    },
    {
      say: 'To be far from your own people is hard in a quiet way: there is nobody to blame for it.',
      when: /\b(?:far (?:away|from)|miss(?:ing)? (?:my|them)|haven't seen|can't (?:see|visit|go)|another country|abroad|miles)\b/,
    },
  ],
  parenting: [
    { say: 'You give and give all day, and there is no evening when it is done.' },
    { say: 'The ones who worry whether they do it right are mostly the ones who try the hardest.' },
    { say: 'With children there is nobody who can tell you on the day whether you did right.' },
  ],
  caring: [
    { say: "It's work that nobody sees, with no hours and no days off." },
    { say: 'You can want to do it and still be worn out by it.' },
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
  ],
  'low mood': [
    {
      say: 'When it has gone on for a while, you forget that it was ever any other way.',
      when: /\b(?:months?|years?|long time|always|weeks|a while|forever)\b/,
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
      say: 'Being low makes you pull back from people, and then being alone makes you lower. Many people know that circle.',
      when: /\b(?:alone|lonely|isolat\w+|nobody|no one|no friends|stay (?:in|home)|don't (?:talk|see|go))\b/,
    },
    {
      say: 'It makes everything look as if it had always been like that and would stay so. That is part of being low.',
    },
  ],
  worry: [
    { say: 'A worried mind goes over the same thing again and again, as if that would make it safe.' },
    { say: 'The body gets ready for something that may never come, and that is tiring.' },
    {
      say: "It's the not knowing that is so hard. Most people can bear a thing better than they can bear waiting for it.",
      when: /\b(?:if|might|may|what if|know|wait\w*|maybe|whether)\b/,
    },
  ],
  panic: [
    {
      say: 'It comes over the body before any thought can get a word in. That is why telling yourself to be calm does so little.',
    },
    { say: 'After one of those, many people are afraid of the next one more than of anything else.' },
  ],
  overload: [
    { say: "With everything wanting you at once, it's hard to tell what comes first." },
    { say: 'When there is never a moment without something to do, even rest feels like falling behind.' },
  ],
  sleep: [
    {
      say: 'The longer you lie there, the more you listen to whether you are asleep yet.',
      when: /\b(?:fall|get to|getting|awake|lie|lying|can't sleep|hours)\b/,
    },
    { say: 'After a run of bad nights everything is harder to bear, and it looks as if it were you.' },
  ],
  'self-worth': [
    { say: 'When you are down on yourself, you keep a list of every slip and none of the rest.' },
    { say: 'A thought like that gets said so often, inside, that it begins to sound like a fact.' },
  ],
  anger: [
    { say: 'Anger is often what is left when something hurt and nobody listened.' },
    { say: 'There is mostly something worth protecting under it.' },
  ],
  talking: [
    { say: 'You say one thing and they hear another, and after a while you stop trying. It goes like that for many.' },
    { say: "It's tiring to choose every word and be misheard all the same." },
  ],
};
