import type { Topic } from '../../../reading/topics.ts';
import { among, either, type Particular } from './particular.ts';
import {
  atLength,
  cause,
  couple,
  friend,
  hour,
  pandemic,
  parents,
  rest,
  someone,
  time,
  wish,
  working,
} from './told.ts';

/** Of how one looks. */
const looks =
  /\b(?:weight|fat|ugl\w+|mirror|the way i look|how i look|my looks|my skin(?! colou?r)|thighs|my face|my body|body sham\w*|thin|appearance|acne|overeat\w*|binge\w*|stomach)\b/;
/** Of thinking little of oneself. */
const small =
  /\b(?:(?:not|never|n'?t) (?:\w+ ){0,2}enough|worthless|useless|hate myself|(?:a|such a|complete|total) failure|loser|inadequate|stupid|dumb|pathetic|(?:no|lost|lack|low|lose|losing|my|self)[- ](?:self[- ])?(?:confidence|esteem)|don'?t deserve|insecure|disappointment|self[- ]?doubt\w*|doubt myself|compar(?:e|ing) myself|incapable|perfect)\b/;
/** Of letting oneself go. */
const letGo =
  /\b(?:shower\w*|haven'?t (?:eaten|cooked|left|been out|exercised)|havent left|skip\w* meals|dishes|messy|self[- ]?care|(?:look|looking|take|taking) (?:\w+ )?(?:after|care of) myself|let myself go|time for (?:me|myself)|neglect\w* myself|eating (?:junk|badly)|get(?:ting)? out of bed)\b/;
/** Of who one is. */
const self =
  /\b(?:who i (?:am|really|want to be)|identity|lost myself|find(?:ing)? myself|don'?t know myself|purpose|pretend\w*|what i want (?:in|from|out|to do)|gender|(?:my|lost|losing) (?:\w+ )?(?:faith|religion|culture)|two cultures|both cultures|religious stance|retire[ds]?|retirement|midlife)\b/;

/** What a listener asks of how somebody sees and treats themselves. */
export const ofOneself: Readonly<Partial<Record<Topic, readonly Particular[]>>> = {
  'self-worth': among({ when: small }, [
    {
      ask: 'Is it something someone said, or has it grown by itself?',
      unless: either(
        atLength,
        /\b(?:said|says|say|told|tells?|call(?:s|ed|ing) me|comments?|critici\w+|remarks?|degrad\w+|compar\w+|teas\w+|bull\w+|parents|husband|wife|boss|mom|dad|failed|failing|fired|laid off|lost my job|exams?|broke up|baby|always)\b/,
      ),
    },
    {
      ask: 'When did you start to think so of yourself?',
      unless: either(time, /\b(?:child\w*|kid|young\w*|growing up|teen\w*|baby|when)\b/),
    },
    {
      ask: 'Which words stay in your head the longest?',
      when: /\b(?:said|says|told|call(?:s|ed|ing) me|remarks?|comments?|insult\w*|degrad\w+|bull\w+|teas\w+|put(?:s|ting)? me down|names)\b/,
      unless: /\b(?:worthless|stupid|ugly|fat|lazy|loser|useless|failure|dumb|idiot|over and over)\b/,
    },
    {
      ask: 'Whose voice is it, when you hear that?',
      when: /\b(?:worthless|not good enough|never enough|failure|useless|loser|stupid|pathetic|hear|voice|in my head)\b/,
      unless:
        /\b(?:mother|father|mom|mum|dad|parents?|husband|wife|ex|partner|teacher|boss|boyfriend|girlfriend|my own|friends?|family|myself|baby|interview\w*|exams?)\b/,
    },
    {
      ask: 'Who do you measure yourself against?',
      when: /\b(?:compar\w+|everyone (?:else|around|is)|other people|others|behind|smarter|better than|not as|my friends|cousins?|siblings?)\b/,
      unless:
        /\b(?:friends?|cousins?|sister|brother|siblings?|classmates?|co-?workers?|colleagues?|instagram|facebook|social media|students?|everyone)\b/,
    },
    {
      ask: 'Where is it the worst, at home or outside?',
      unless:
        /\b(?:home|work|job|school|college|class|friends?|family|husband|wife|partner|interviews?|mirror|everywhere|co-?workers?|online|exams?|finals|baby|kids)\b/,
    },
    {
      ask: 'What would be enough, in your own eyes?',
      when: /\b(?:enough|inadequate|perfect\w*|best)\b/,
      unless: /\b(?:i'?d be (?:happy|enough)|if i (?:could|had|was|were))\b/,
    },
    {
      ask: 'Is there anything you know you do well?',
      unless:
        /\b(?:good at|i(?:'?m| am) (?:really |very |quite )?good|proud|skills?|talent\w*|enjoy what|do well|can do|known for|hard[- ]?work\w*)\b/,
    },
    {
      ask: 'Who sees you differently from that?',
      unless:
        /\b(?:(?:friends?|husband|wife|partner|mom|mum|dad|family|boyfriend|girlfriend|kids) (?:\w+ )?(?:says?|tells?|thinks?|loves?|likes?|sees?|supports?)|no ?-?(?:one|body)|any ?-?(?:one|body)|everyone|people hate)\b/,
    },
    {
      ask: 'What would you say to a friend who spoke like that?',
      unless: /\b(?:a friend|friends?|tell them|someone else)\b/,
    },
    {
      ask: 'What does it keep you away from?',
      unless: /\b(?:can'?t|avoid\w*|afraid to|scared to|keeps? me|stops? me|don'?t even try|gave up|hide|hiding)\b/,
    },
    {
      ask: 'When did you last feel all right with yourself?',
      unless: /\b(?:used to|last time|never|always|before|once)\b/,
    },
    {
      ask: 'What happened the last time it came up?',
      unless: either(time, /\b(?:interview\w*|exams?|finals|fired|failed|argument|fight|said|told|baby)\b/),
    },
  ]),

  impostor: [
    { ask: 'What are you afraid they would find out?' },
    { ask: 'When is it strongest?' },
    { ask: 'Who would you trust to tell you honestly how you are doing?' },
    { ask: 'What did it take to get where you are?' },
  ],
  body: among({ when: looks }, [
    {
      ask: 'When did you begin to see yourself that way?',
      unless: either(time, /\b(?:child\w*|kid|teen\w*|young\w*|always|pregnan\w+|baby|birth|after)\b/),
    },
    {
      ask: 'Has somebody said something about how you look?',
      unless:
        /\b(?:said|says|told|tells?|comments?|teas\w+|bull\w+|call(?:s|ed|ing) me|sham\w+|make fun|made fun|insult\w*|people|friends?|family|mother|mom|mum|partner|husband|boyfriend|no one has)\b/,
    },
    {
      ask: 'What do you see when you look in the mirror?',
      when: /\b(?:mirror|ugly|look(?:s)?|face|fat|hate my)\b/,
      unless:
        /\b(?:see (?:a|an|my|the|only)|ugliest|skin|weight|nose|stomach|belly|thighs|acne|scars?|fat|loose|hair|teeth)\b/,
    },
    {
      ask: 'Which days are the worst for it?',
      unless: either(hour, /\b(?:every ?time|always|when(?:ever)? i|days)\b/),
    },
    {
      ask: 'What is going on when you reach for food?',
      when: /\b(?:overeat\w*|binge\w*|emotional eating|stress eat\w*|eat(?:ing)? (?:a lot|too much|everything|junk|when)|snack\w*|junk)\b/,
      unless: either(cause, /\b(?:stress\w*|bored\w*|sad|anxi\w+|at night|lonel\w+|upset|when i(?:'?m| am))\b/),
    },
    {
      ask: 'How is it with eating, most days?',
      when: /\b(?:weight|fat|calories|thin\w*|diet\w*|food|eat\w*|body)\b/,
      unless:
        /\b(?:overeat\w*|binge\w*|eat (?:a lot|too|well|healthy|junk|nothing|less|more)|diet(?:s|ing)?|starv\w*|skip\w*|eating (?:a|too|well|healthy|junk|disorder)|throw(?:ing)? up|purg\w+|appetite)\b/,
    },
    {
      ask: 'Does it keep you from going out?',
      unless:
        /\b(?:go(?:ing)? out|leave the house|stay (?:home|in)|gym|beach|hide|hiding|photos?|pictures?|dates?|dating|avoid\w*)\b/,
    },
    { ask: 'Who knows that you feel this way about it?', unless: someone },
    {
      ask: 'Is there something about yourself you do not mind?',
      unless: /\b(?:i (?:do )?like my|love my|don'?t mind|nothing|everything|except|only (?:like|thing))\b/,
    },
    {
      ask: 'What was your life like when it mattered less?',
      unless: /\b(?:used to|before|always|never|pregnan\w+|when i was)\b/,
    },
    {
      ask: 'How do you speak to yourself on such days?',
      unless: /\b(?:tell myself|say to myself|hate myself|call myself|disgust\w*|worthless|think i'?m)\b/,
    },
    {
      ask: 'Has a doctor been any help with it?',
      when: /\b(?:weight|skin|acne|hair|pain|binge\w*|overeat\w*|thyroid|hormon\w*|medicat\w+|scars?|migraines?|pcos)\b/,
      unless: /\b(?:doctors?|therap\w+|dietici?an|nutritionist|treatment|dermatolog\w+|no money)\b/,
    },
  ]),

  'self-neglect': among({ when: letGo }, [
    { ask: 'When did looking after yourself begin to slip?', unless: either(time, /\b(?:since|started|after)\b/) },
    {
      ask: 'Have you eaten today?',
      when: /\b(?:haven'?t (?:eaten|showered|cooked)|skip\w*|not eating|don'?t eat|forget to eat|no energy|can'?t get (?:up|out of bed)|food|meals?)\b/,
      unless:
        /\b(?:ate|eaten|eat(?:ing)? (?:well|healthy|a lot|too|junk|enough|fine)|breakfast|lunch|dinner|overeat\w*|roommates?|housemates?)\b/,
    },
    {
      ask: 'Which of the small things is hardest to do?',
      unless:
        /\b(?:shower\w*|dishes|cook\w*|clean\w*|laundry|brush\w*|teeth|get(?:ting)? (?:up|dressed|out of bed)|eat\w*|exercis\w+|leave the house|hasn'?t left|haven'?t left|bed)\b/,
    },
    {
      ask: 'Is it that there is no time, or no strength?',
      unless:
        /\b(?:no time|time for|no (?:energy|motivation|strength)|tired|exhaust\w+|depress\w+|busy|kids|job|work|lazy|motivat\w*|afraid|scared|risk|pandemic|covid)\b/,
    },
    {
      ask: 'What takes all your strength at the moment?',
      unless:
        /\b(?:work(?:ing)?|kids|children|job|school|depress\w+|anxi\w+|pain|sick|illness|caring|baby|family|pandemic|covid|quarantine)\b/,
    },
    { ask: 'How do the mornings go?', unless: /\b(?:mornings?|wake|waking|get(?:ting)? (?:up|out of bed)|alarm)\b/ },
    { ask: 'How much sleep are you getting?', unless: rest },
    { ask: 'Who would notice if you did not turn up?', unless: someone },
    {
      ask: 'What did you manage today, however small?',
      unless: /\b(?:today i|i (?:managed|did|got)|showered today|this morning i|nothing)\b/,
    },
    { ask: 'What was a normal day like, before?', unless: /\b(?:used to|before|normal\w*|routine|always been)\b/ },
    {
      ask: 'Is there someone who does a thing for you at times?',
      unless:
        /\b(?:no ?-?(?:one|body)|any ?-?(?:one|body)|alone|husband|wife|partner|mom|mum|mother|friends?|help(?:s|ed|ing)?|roommates?|housemates?|family)\b/,
    },
    {
      ask: 'When did you last do something only for yourself?',
      unless: /\b(?:for (?:me|myself)|last time|never|hobb\w+|bath|spa|massage|game)\b/,
    },
  ]),

  identity: among({ when: self }, [
    {
      ask: 'When did you begin to ask yourself that?',
      when: /\b(?:who i am|identity|lost myself|find myself|know myself|purpose|pretending|what i want|gender|faith)\b/,
      unless: either(time, /\b(?:started|began|since|retire\w*|divorc\w+)\b/),
    },
    {
      ask: 'Where do you feel most like yourself?',
      when: /\b(?:who i (?:am|really)|identity|lost myself|find myself|know myself|pretending|gender|two cultures|culture|belong)\b/,
      unless: /\b(?:when i(?:'?m| am)|nowhere|alone|at home|with my|music|art|writing|nature|church)\b/,
    },
    {
      ask: 'Who do you find yourself pretending for?',
      when: /\b(?:pretend\w*|fake|hide|hiding|act(?:ing)? like)\b/,
      unless: either(parents, couple, friend, working, /\b(?:everyone|family|people|society|church|co-?workers?)\b/),
    },
    {
      ask: 'What was it like growing up with both?',
      when: /\b(?:two cultures|both cultures|mixed|immigrant\w*|bilingual|half[- ]\w+|second generation)\b/,
      unless: /\b(?:grew up|growing up|as a (?:kid|child)|childhood|when i was)\b/,
    },
    {
      ask: 'How do those close to you see it?',
      when: /\b(?:gender|trans\w*|lost (?:my )?faith|losing my faith|left the church|two cultures|who i (?:am|really)|retir(?:e|ing)|purpose)\b/,
      unless: either(
        parents,
        couple,
        friend,
        /\b(?:family|no ?(?:one|body)|(?:they|people) (?:think|say|don'?t|see))\b/,
      ),
    },
    {
      ask: 'What did you want, when you were younger?',
      when: /\b(?:what i want|purpose|lost myself|midlife|find myself|career|direction|meaning|who i (?:am|want))\b/,
      unless:
        /\b(?:younger|as a (?:kid|child)|always wanted|used to want|dream(?:ed|t)?|when i was|never knew|minor|teen\w*|high school)\b/,
    },
    {
      ask: 'How do you fill your days, since retiring?',
      when: /\b(?:retired|retirement)\b/,
      unless:
        /\b(?:days?|hobb\w+|garden\w*|volunteer\w*|bored|nothing to do|will retire|about to|before retire|going to retire|is retiring|has retired)\b/,
    },
    {
      ask: 'What has your faith meant to you so far?',
      when: /\b(?:my (?:faith|religion|church)|los(?:t|ing) (?:my )?faith|religious stance|believ\w+ in god)\b/,
      unless: /\b(?:grew up|raised|meant|always|means|everything to me|strength)\b/,
    },
    {
      ask: 'Did something happen that shook it?',
      when: /\b(?:lost myself|don'?t know (?:who|myself)|purpose|identity|faith|what i want|midlife)\b/,
      unless: either(
        cause,
        pandemic,
        /\b(?:divorc\w+|broke up|died|lost (?:my|the) (?!self)|retire\w*|moved|fired|laid off|baby|kids (?:left|moved)|prison|addict\w*)\b/,
      ),
    },
    {
      ask: 'What can you say for certain about yourself?',
      when: /\b(?:who i (?:am|really)|identity|know myself|lost myself|find myself)\b/,
      unless: /\b(?:i know (?:that )?i|i(?:'?m| am) (?:sure|certain)|nothing)\b/,
    },
    { ask: 'Is there somebody you can wonder about it with?', unless: someone },
    {
      ask: 'What would a good year from now look like?',
      when: /\b(?:purpose|what i want|direction|future|midlife|find myself|who i want|career)\b/,
      unless: wish,
    },
  ]),
  'coming out': [
    { ask: 'Who knows you as you are?' },
    { ask: 'What are you afraid would happen, and what do you hope for?' },
    { ask: 'Where do you not have to watch yourself?' },
    { ask: 'What would you need before anybody was told?' },
  ],
  inspiration: [
    { ask: 'What is it about {thing} that reaches you?' },
    { ask: 'Where were you when it got to you?' },
    { ask: 'What did it make you want to do?' },
    { ask: 'Who would you want to tell about it?' },
    { ask: 'When was the last time you did something in that spirit yourself?' },
    { ask: 'What would a very small piece of that look like this week?' },
  ],
};
