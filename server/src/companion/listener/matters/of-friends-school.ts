import { either, orOutright } from '../patterns.ts';
import { near } from './friends-words.ts';
import type { Matter } from './matter.ts';

/** Days at school. */
export const ofFriendsSchool: readonly Matter[] = [
  {
    id: 'bullied-at-school',
    signs: orOutright(
      either(
        /\b(?:(?:wrote|written|scratched) \w+ on my (?:locker|desk|bag)|(?:do|does|doing|copy|copies|copying) my (?:stammer|stutter|lisp)\b|don'?t wanna go (?:to )?school[^\n]{0,40}(?:cause|because|cos) of (?:them|those|the) (?:girls|boys|lads|kids)|(?:put|stuck) (?:chewing )?gum in my hair)\b/,
        /\b(?:(?:girls|boys|lads|kids|people|everyone) (?:in|at) my (?:year|class|school|form) (?:are|is|r) (?:so |really |being |all )*(?:horrible|mean|nasty|cruel|evil|awful) to me)\b/,
        near(
          /\b(?:school|in (?:my|our) class|class(?:mates?)?|(?:in|of) year \d+|year (?:seven|eight|nine|ten|eleven)|teachers?|mr \w+|form tutor|head of year|hostel|corridor|changing rooms?|the back row|seniors|my hand up|off the bus|on the bus|bus stop|mates from primary|in (?:maths|pe|science|english|french)|\d+th grade)\b/,
          /\b(?:(?:my face|a photo of me|my head) on an? (?:pig|cow|rat|whale|monkey|dog)|(?:put|threw|chucked|dumped|kicked|hid|shoved) my (?:bag|shoes?|kit|phone|books?|lunch|blazer|pencil case|glasses) (?:in|down|on|out|over|round|up)|boys will be boys|do(?:es|ing)? (?:the|my) (?:voice|accent|walk)|(?:wait|waits|waiting) (?:for me )?(?:by|at|outside) the (?:gates?|bus stop|corner|shop)|make me (?:wash|do their|carry|give)|(?:lock|break into|smash\w*) my locker|i grassed|grassed them|snitch\w*|(?:pulled|ripped|yanked|grabbed) (?:off )?my (?:hijab|scarf|hair|turban|patka|headscarf|braids|skirt|bag)|laugh along with them|(?:took|nicked|snatched|grabbed|stole) my (?:glasses|bag|phone|lunch|money|hat|shoes|books?)|(?:moo|bark|oink|meow|hiss|snort|growl)(?:s|ed|ing)? (?:at me|when(?:ever)? i)|held my head (?:down|under)|head down the toilet|throw(?:s|ing)? (?:stuff|things|food|paper|water|chips) at me|spread(?:ing)? (?:lies|stuff|rumou?rs)|slap(?:s|ped|ping)? me|they (?:kick|hit|punch|spit)|jumped me|beat(?:ing)? me up|gang(?:ed|ing)? up on me|call(?:s|ing|ed)? me (?:a )?\w+ (?:every day|all day|in front of))\b/,
          130,
        ),
        /\b(?:told (?:my |the |our |a )?(?:form tutor|teacher|head of year|miss|sir|head ?teacher|principal|counsell?or)[^\n]{0,25}(?:its|it'?s|it is|it got|it'?s got|its got) (?:even )?worse|walk home the long way[^\n]{0,60}(?:them|they)|they wait (?:by|at) the (?:bus stop|gates?))\b/,
        near(
          /\b(?:\bthem lot|those (?:girls|boys|lads)|\w+ and (?:them|her (?:lot|mates|crew|gang)|his (?:lot|mates|crew|gang)))\b/,
          /\b(?:(?:stomach|tummy) ?aches?[^\n]{0,40}(?:monday|school|morning)|in (?:maths|pe|science|english) (?:again|every))\b/,
          110,
        ),
      ),
      /\b(?:bull(?:y|ied|ies|ying)|pick(?:ing|ed|s)? on me|laugh(?:ed|ing|s)? at (?:me|my)|mak(?:e|es|ing) fun of (?:me|my)|made fun of (?:me|my)|tak(?:e|es|ing) the (?:mick|piss)|mock(?:ed|ing|s)? (?:me|my)|call(?:ed|ing|s)? me (?:a |an |the )?(?:fat\w*|ugly|gay|freak|weirdo|weird|pig|whale|slut|names|stupid|smelly|nerd|loser|gyp\w*|terrorist|ape|chimp|midget|dwarf|monkey|rat|dog)|trip(?:ped|ping)? me|(?:push|shov|spat|spit)\w* (?:me|at me|on me)|(?:took|hid|threw|throw(?:ing|s)?|hide|hiding|stole|steal\w*) my (?:bag|phone|shoes|lunch|books?)\b|bark(?:s|ed|ing)? at me|ragg(?:ing|ed) me|being ragged|page about me|(?:all |they |everyone )laughs? when i (?:walk|come|talk|speak|read)|made a (?:tiktok|meme|sticker|poll|video) (?:out )?(?:of|about) me|rumou?rs? about me|imitat\w+ my|copy(?:ing)? my accent)\b/,
      /\b(?:school|class|lesson|lessons|teacher|teachers|miss|sir|lunch|canteen|corridor|bus|p\.?e|in my year|year \d+|\d+th grade|grade|college|uni|hostel|dorm|kids|girls|boys|classmates?|gym|changing rooms?|playground|snapchat|group ?chat)\b/,
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|kids|boy|girl|child|grandson|granddaughter|nephew|niece|brother|little brother|sister|boss|manager|husband|wife|colleagues?)\b|i bullied|argument|teacher made fun|used to bully|teacher of|deaf boy|bullied me (?:all )?(?:through|at)|he told every|has died|\bscraped|years ago|when i was (?:a kid|young|at school|in school|little|\d+)|was bullied at school|at work|he's \d\b|i'm a teacher|i teach|my (?:students|pupils)|in the office)/,
    hear: [
      'Nobody should have to put up with that, and having to go back tomorrow makes it worse.',
      "It's more than the ones who do it, it's all the others in class who look down or laugh along.",
      "They pick on you till you're quiet, and then they say you're weird for being so quiet.",
      'It takes such a lot to keep your face straight all day so they never see that it got to you.',
    ],
    ask: [
      "Who's the one that starts it, mostly?",
      'Is there anybody in there who is decent to you?',
      'Where in the building do you get any peace?',
      'Which of the things they say sticks the longest?',
      'Who at home knows about them?',
      "What are you like when they're nowhere near?",
      'Which part of the day in there do you dread?',
      'What would you want a teacher to see?',
    ],
    advice: [
      "I'd tell one person who can do something about it tomorrow, at home or at school, and give them a single day of it with names and times. If they wave it off, I'd tell the next. If anybody touches you, tell them the same day.",
      "I'd write down tonight what they did, who and where, and keep anything that's on the phone. If it's words, give them the dullest face you've got and walk to where people are. If it's hands, go straight to a teacher.",
    ],
    reason: [
      "You have to go back in with them every single day, and nobody can shrug off being laughed at by people they can't get away from.",
      "Being picked on in front of others would get to anybody, grown men included. It says something about them, and nothing about what's wrong with you.",
    ],
  },
  {
    id: 'alone-at-school',
    signs: orOutright(
      either(
        /\b(?:(?:every|each) (?:lunch|lunchtime|break|recess)[^\n]{0,20} in the (?:library|toilets?|loos?|bathroom)|(?:lunch|lunchtimes?|breaks?) in the library pretending|group project[^\n]{0,30}(?:no ?one|nobody) wants (?:me|to be with me)|(?:eat|eats|ate|eating|have|having) (?:my )?lunch in the (?:toilets?|loos?|bathroom|stairwell|library)|(?:nobody|no ?one) picked me for the group (?:project|work)|(?:anyone|anybody|no ?one|nobody) to (?:hang|sit|be)(?: out| around)? with at (?:break|lunch|recess|school))\b/,
        near(
          /\b(?:(?:in|to) the library)\b/,
          /\b(?:lunch|lunchtimes?|at break|every break|recess|librarian|teacher)\b/,
          50,
        ),
        near(
          /\b(?:(?:get|got|go|split|gets) in(?:to)? (?:pairs|groups|partners|twos)|find a partner|pick (?:a )?partners?|(?:choose|pick)s? (?:your |our )?(?:groups?|partners?|teams)|(?:pick|picking|picked) (?:the )?teams)\b/,
          /\b(?:teacher|miss|sir|class|school|left|last|nobody|no ?one|me and the|odd one|puts me)\b/,
        ),
        near(
          /\b(?:at (?:break|recess|lunch|lunchtime|playtime|dinner time)|in (?:break|recess|lunch ?break|free period)|break ?time)\b/,
          /\b(?:walk(?:ing)? (?:a?round|laps)|round and round|go to (?:the )?(?:bathroom|toilets?|loos?|nurse)|hide|alone|on my own|by myself|nobody|no ?one (?:to|sits|talks)|count|look(?:s)? like i|pretend(?:ing)? (?:to|i'?m)|stand (?:by|near|at)|bored and go|nowhere to (?:go|sit))\b/,
        ),
        near(
          /\b(?:(?:school|class|year|field) trip|a trip to|on the coach)\b/,
          /\b(?:sat (?:next to|with|beside) (?:miss|sir|mr|mrs|the teachers?|the driver|my teacher))\b/,
          70,
        ),
        near(
          /\b(?:yearbook|(?:sign|signed) my shirt|leavers'? (?:shirt|hoodie|book))\b/,
          /\b(?:nobody|no ?one|apart from|only (?:the )?teachers)\b/,
          50,
        ),
        near(
          /\b(?:sixth form|common room|canteen|cafeteria|dinner hall|lunch hall|\bfree periods?)\b/,
          /\b(?:(?:an )?empty classroom|(?:don'?t know|nowhere) (?:where )?to sit|sit (?:on|in) the stairs|is the worst|all have their|hide|sit alone|by myself)\b/,
        ),
        near(
          /\b(?:in my (?:class|year|form)|in (?:year )?\d+(?:th)?|year (?:\d+|seven|eight|nine|ten) is|in class|leave class)\b/,
          /\b(?:just me and my|(?:don'?t|dont|do not) have (?:one|a single) (?:person|friend)|(?:like )?(?:im|i'?m|i am) (?:just )?not (?:even )?there|wouldn'?t (?:even )?notice|not (?:one|a single) friend|plans (?:for|on)[^\n]{0,40}(?:over my head|without me|in front of me)|over my head literally|(?:no ?one|nobody) (?:talks|speaks) to me|invisible|send me (?:the )?notes)\b/,
          110,
        ),
        near(
          /\b(?:told (?:my )?(?:mum|mom|mam|mummy|mama|dad|parents) (?:that )?i (?:eat|sit|have lunch|hang|go) (?:\w+ )?with)\b/,
          /\b(?:there(?:'?s| is) no|isn'?t|not true|lied|alone|stairs|toilets?|made (?:her|them|it) up|library)\b/,
          70,
        ),
        /\b(?:sit on the stairs (?:by|near|at|outside|next to)[^\n]{0,12}(?:music|art|science|gym|drama|the lab))\b/,
        near(
          /\b(?:(?:best|only) friend (?:moved|left|changed|switched|is leaving|has left) (?:to )?(?:an?other |a different |this )?schools?)\b/,
          /\b(?:just me|alone|on my own|nobody|no ?one|lunch|by myself|sandwich|year \d)\b/,
          80,
        ),
      ),
      near(
        /\b(?:school|class|classmates?|lunch|lunchtime|canteen|cafeteria|dinner hall|at break|recess|form room|year \d+|\d+th grade)\b/,
        /\b(?:(?:sit|sits|sat|sitting|eat|eats|ate|eating|have lunch|stand|standing|walk|walking) (?:\w+ ){0,3}(?:alone|on my own|by myself|with (?:no ?one|nobody))|(?:nobody|no ?one) (?:to sit|sits|sat|talks|talked|(?:spoke|speaks) to me|wants to (?:sit|talk|be)|picks|picked|to (?:eat|talk|hang))|(?:no|any|zero) friends|friends? at school|in the (?:library|toilets?|bathroom|loos?) (?:at|every|for|all)|picked last|(?:find|pick|get into) (?:a partner|partners|pairs|groups)|pretend(?:ing)? (?:to be|i'?m|im) (?:revising|busy|looking|reading|on my phone))\b/,
      ),
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|kids|boy|girl|child|grandson|granddaughter|nephew|niece|brother|sister|students?|pupils?)\b|years ago|chest|panic\w*|cried|when i was|i teach|i'm a teacher|at work|school run|school gates?|the (?:other )?(?:moms|mums|mothers)|law school|med(?:ical)? school|sunday lunch|kids have school|my (?:new )?(?:job|office)|colleagues?|coworkers?|shift|boss|warehouse)\b/,
    hear: [
      'Getting through a school day with nobody beside you is really lonely.',
      'Walking in at lunch you have about three seconds to look as though you knew where you were going.',
      'You can be in a class with thirty people and hear your own voice twice in a day.',
      "You see people who aren't even that close laughing at a table at lunch, and it looks so easy from there.",
    ],
    ask: [
      'Who in your class seems all right, from a distance?',
      'Where do you spend your breaks?',
      'What do you say at home about school?',
      'Is there a lesson where it is easier?',
      'Have you ever had someone there to sit with?',
      "What are you into, when school's over?",
      'Who do you talk to outside school?',
      'What would you want someone in your class to know about you?',
    ],
    advice: [
      "I'd pick one person in your class who seems all right and say one ordinary thing to them tomorrow, about the homework or the bus. If it goes nowhere, that's one person, try another. If lunch is the worst, find out which room is open.",
      "I'd find something at school where people's hands are busy, a club or helping in the library, because talk comes easier beside a job. If you can't face walking in, tell a teacher you like that you'd come, and ask them to expect you.",
    ],
    reason: [
      'School puts you in with the same people for years and gives you no choice which. Whether your sort are among them is luck as much as anything.',
      "At school everybody can see who sits with whom, so being on your own there comes with an audience. It'd be strange not to mind that.",
    ],
  },
  {
    id: 'behind-in-a-course',
    signs: orOutright(
      either(
        /\b(?:behind (?:on|with|in) (?:everything|all of it|all my \w+) at (?:uni|college|university|school)|(?:thinking (?:of|about)|want to|wanna|gonna|going to) (?:quit|quitting|leave|leaving) (?:my |the )?(?:nursing|law|teaching|engineering|medical|access|masters?) (?:course|degree|school|program\w*)|lost in every (?:class|lecture)|(?:haven'?t|have not|not) (?:logged|signed) (?:on|in|into|in to) (?:the|my) (?:course|classes|lectures|class)|(?:uni|college|the course|my degree|my course) is too hard|change my (?:degree|course|major)|(?:doing|studying) (?:nursing|law|medicine|engineering|mbbs|accounting|pharmacy|computer science|commerce|b\.?com|b\.?tech|architecture)[^\n]{0,30}(?:hate|can'?t stand|don'?t (?:like|want)) it|(?:engineering|law|medicine|nursing|mbbs|this course|uni|college|university|my (?:course|degree)) (?:(?:just )?isn'?t|is (?:just )?not) (?:really )?for me|(?:think|thinking|want|going|gonna) (?:about |of |to |i'?m |im |i am |gonna |going to )*drop(?:ping)? out(?! of (?:the (?:race|trip|band|wedding|choir|team)|this)))\b/,
        near(
          /\b(?:from (?:the )?(?:uni|university|college|course leader|my tutor|student services|faculty)|uni|university|my tutor)\b/,
          /\b(?:unread (?:e?mails?|messages)|(?:don'?t|dont|won'?t|can'?t|not|afraid to|scared to) open (?:any|them|it|the email|my email|my uni email)|i hide|hiding from|(?:second|third|fourth|another) extension|(?:missed|ignoring|avoiding) (?:the|her|his|their) (?:e?mails?|meetings?))\b/,
          100,
        ),
        near(
          /\b(?:(?:access|degree|nursing|foundation|evening|online|law|hairdressing|accounting|coding) course|bootcamp|apprenticeship|college day|diploma|portfolio|logbook|log book|coursework|dissertation module|lectures?|recordings|seminars?|semester|attendance|my (?:degree|course|studies|classes))\b/,
          /\b(?:(?:everyone|everybody|they all|the others?)(?:'?s| has| have)? (?:already )?(?:handed in|submitted|finished|on|is on)|half an essay|still (?:stuck )?on (?:loops|week|chapter|module|unit|page)|(?:empty|blank) since|piling up|piled up|so far back|weeks? behind|months? behind|hours? behind|(?:won'?t|will not|not) (?:let|allow) me (?:to )?sit|\d\d ?(?:percent|%)|don'?t (?:know|understand) what the others|lost (?:since|from) (?:week|day)|nod and|write down the date|go(?:es|nna go)? mental|(?:can'?t|cannot|never) catch up|not touched|haven'?t (?:opened|started|touched|watched|logged))\b/,
          120,
        ),
        /\b(?:academic probation|(?:i )?got withdrawn from|kicked off (?:my|the) (?:course|programme|program|degree)|(?:picked|chose|chosen|on|doing) the wrong (?:degree|course|major|subject)|my attendance is (?:\d+|so|too|really)|(?:hundred|\d+) (?:unwatched|unopened) (?:lectures?|recordings))\b/,
        near(
          /\b(?:in the seminar|in seminars|in (?:the )?lectures?|in (?:the )?class)\b/,
          /\b(?:they all (?:nod|write|seem|understand|get it)|everyone (?:nods|gets it|understands)|i write down|don'?t understand a (?:word|thing)|no idea what)\b/,
          70,
        ),
        near(
          /\b(?:told my parents|parents think|mum thinks|dad thinks|my parents (?:still )?(?:think|believe))\b/,
          /\b(?:(?:it'?s|its|i'?m|im|uni is|everything is|all) (?:going )?(?:well|fine|good|on track|still)[^\n]{0,60}(?:classes|course|uni|degree|modules?|semester|lectures?))\b/,
          50,
        ),
      ),
      /\b(?:uni|university|college|my (?:course|degree|studies|major|masters|phd|lectures|classes)|the course|lectures?|been to class|semester|law school|med(?:ical)? school|nursing school|engineering|bootcamp|apprenticeship|seminars?|module|assignments?|coursework)\b/,
      /\b(?:(?:fall(?:en|ing)?|so|far|way|fell|too|weeks?|i'?m|am|get(?:ting)?) (?:so |far |way |really )?behind|drop(?:ping|ped)? out|quit(?:ting)? (?:uni|university|college|my|the|school|law|med)|leav(?:e|ing) (?:uni|university|college|my (?:course|degree)|the course|law school|med(?:ical)? school)|hate (?:my|the|this) (?:course|degree|major)|wrong (?:course|degree|major|subject)|chang(?:e|ing) (?:course|degree|major)|switch(?:ing)? (?:course|majors?|degree)|haven'?t (?:been (?:to|in)|gone to|opened|handed|submitted|attended|started)|stopped going|not been going|skip(?:ped|ping) (?:class|classes|lectures|every)|missed (?:so many|all|most|every|two|three|four|\d+) (?:\w+ )?(?:lectures?|classes|weeks|seminars|deadlines?|assignments?)|can'?t catch up|don'?t understand anything|lost in (?:the )?lectures?|defer(?:ring)?|extension|overdue|not cut out for|kicked off (?:the|my) course|didn'?t (?:even )?open the book|(?:failing|flunking) (?:uni|college|university|school|out|my (?:course|degree|classes)))\b/,
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|boy|grandson|granddaughter|brother|sister|nephew|niece)(?:'s| is| has| wants| dropped)|years ago|dropped out in|lawn|dropped out in (?:19|20)\d\d|left (?:uni|college) (?:in|at)|i(?:'m| am) a (?:lecturer|professor|teacher)|rent|extension lead|hair extension)\b/,
    hear: [
      "It's hard to go back in once you've fallen behind, and it weighs on you the whole time.",
      "The longer you stay away from a class, the more you'd be explaining just by walking in.",
      'You can be quite clever enough for a course and still not be able to open the laptop.',
      'The emails from the course pile up, and each one unopened makes the next one harder to open.',
    ],
    ask: [
      'What did you like about the course at the start?',
      'Which class do you mind the least?',
      'What would you do instead of the course, if nobody minded?',
      'Who knows how it really is with your studies?',
      'What would you have to catch up on first?',
      'Whose idea was it, this course?',
      'What goes on in you when you think of the next class?',
      'What do you think they would say at home?',
    ],
    advice: [
      "I'd write two lines tomorrow to whoever looks after you on the course, that you've got stuck and would like to come and see them. If you want to stay, they know how. If you want to leave, leaving properly costs less than drifting out.",
      "I'd go to the next class, even if you understand none of it, and let everything before it lie. If it's the backlog that makes you want out, ask for more time. If you'd want out with it all done, that's your answer about the course.",
    ],
    reason: [
      'Every class you miss makes the next one harder to walk into, and that has little to do with how clever you are. It gets good students every term.',
      "People choose a course before they can know what it's like inside it. Getting lost in one, or wanting out, happens to a great many who say nothing of it.",
    ],
  },
];
