import type { Happening } from './happening.ts';
import { atWork, ofJob } from './work-words.ts';

// To a pattern a word ends before an 'é', so that 'caf' stands for 'café' below.

/** Being let go, looking for work, getting it, leaving it; and the shop or the firm that is one's own. */
export const ofWorkJobs: readonly Happening[] = [
  {
    id: 'pretends-still-employed',
    cues: 'suit briefcase tie uniform shirt pretend work library leave told',
    when: /\byou(?:'ve| have)? (?:\w+ )?(?:still )?(?:put(?:ting)?|wear(?:ing)?|go(?:ing)?|leave|leaving|get(?:ting)?|pretend(?:ing)?|sit|sitting|been sitting|told)\b[^.]*\b(?:suit|briefcase|tie\b|work clothes|uniform|the library|in the car|to (?:go to |be at )?work|lanyard|handed your notice in|every morning|business trip)\b/i,
    unless: /\b(?:interview|funeral|wedding|scared of)\b/,
    beside:
      /(?=[\s\S]*\b(?:lost (?:my|the) job|made redundant|been sacked|was sacked|fired|let (?:me )?go|no job|job (?:has )?ended|out of work|as if there were still an office|job ?cent)\b)(?=[\s\S]*\b(?:told|tell|know|knows|thinks?|as if|still|haven't|packs)\b)/,
    hear: [
      'Keeping that up every day must be exhausting and lonely.',
      'Each evening you come home from nothing and have to have had a day.',
    ],
    ask: [
      'How many weeks is it by now?',
      'What do you do until it is time to go home?',
      'Who would be the first you could tell?',
    ],
  },
  {
    id: 'how-they-were-told-to-go',
    cues: 'zoom teams email text letter whatsapp slack excel loudspeaker card minutes phone',
    when: /\b(?:(?:let go|laid off|made redundant|sacked|fired|dismissed|redundant|lost (?:your|the) job)\b[^.]*\b(?:(?:by|on|over|via|in) (?:a |an |the )?(?:\w+ )?(?:zoom|teams|email|text|letter|whatsapp|slack|video call|phone|voicemail|spreadsheet|excel|app)|(?:four|three|two|ten|five|\d+)[- ]minutes?)|(?:did|done) it (?:over|by|on) (?:a )?(?:zoom|teams|email|text|phone)|reading (?:it )?off a (?:card|script|sheet))\b/i,
    unless: /\b(?:interview|dumped|broke up|boyfriend|girlfriend|told you (?:she|he) (?:loved|was pregnant))\b/,
    beside: /\b(?:let (?:me )?go|laid off|redundan|sacked|fired|dismissed|hr|job|work|years)/,
    hear: [
      'What a cold way to be told, after all you gave them.',
      'It goes so fast that the questions only come when there is nobody there any more to put them to.',
    ],
    ask: [
      'Who was it that said it?',
      'What did you do in the first five minutes after?',
      'Which of them has been in touch since?',
    ],
  },
  {
    id: 'lost-the-job',
    cues: 'pink losing loss terminat eliminat let laid redundant sacked fired dismissed lost notice sack boot contract struck',
    when: /\byou(?:'ve|'re| have| had| were| got| just| been| are| recently)*(?: (?:just|been|got|being|only|recently|also|suddenly|now))* (?:(?<=(?:been|got|were|being|was|'re|recently|just) )let go|laid off?\b(?! work to)|made redundant|sacked|fired|dismissed|lost (?:(?:your|the|my|a) )?(?:\w+ )?job|lost your position|lost (?:your|my) work(?= (?:last|this|because|due|in|and|since|when|\w+ (?:weeks?|months?))|$)|(?:received|got|handed) (?:your|my|the|a) pink slip|given (?:your|the) (?:notice|boot|sack)|the sack|struck off the \w+ ?list)\b|\b(?:they|they've|your (?:boss|manager|company|work))(?: have| has|'ve| just| also)* (?:let you go(?! (?:in|out|home|to|first|early|with|free|back|up|there)\b)|laid you off|fired you|sacked you|made you redundant|ended your contract|terminated your contract|gave you (?:your|the) (?:notice|sack))\b|^(?:made redundant|laid off|got fired|got sacked|got laid off|lost (?:the|your|my) job|let go|sacked|redundant|lost work)\b|\b(?:depressed|upset|sad|devastated|hurt) (?:about|over|since|because of|from|after) (?:losing|the loss of) (?:your|my) job\b|^you [^.]*\band (?:got|was|were) (?:fired|laid off|let go)\b|\byour (?:contract|job|position|post) (?:has (?:been )?|was |is |will be |wasn't |won't be |isn't )(?:ended|terminated|cut|gone|not renewed|renewed|eliminated|made redundant|ending|over)\b|\byou got your notice\b/i,
    unless:
      /\b(?:didn't get (?:fired|sacked)|not (?:fired|sacked)|if (?:i|they)|scared (?:of|i)|afraid|gonna get|going to (?:get|be)|nearly|almost|might (?:lose|get|be)|will be fired|will be eliminated|could get|years ago|i got another|netflix|promoted|will be renewed|don't know if|lost my job and i (?:am|'m) talking|oh well|i said they sacked|when i (?:lost|was|got))\b|\bvery gently\b|\bfriendship\b|\bdumped\b|\b(?:school|college|university|uni|program(?:me)?|course|class|jury|duty)\b.{0,30}\bdismiss\w*|\bdismissed from (?:\w+ )?(?:school|college|uni\w*|program\w*|court|class)\b|\bfear of\b|\b(?:will|might|may|could|gonna|about to) (?:be |get )?(?:lose|loose|lost|fired|let go|laid)\b/,
    hear: [
      "That's a real blow, and it can knock your trust in yourself.",
      'A job is more than the pay, and it is hard not to take the end of it as a verdict on you.',
      'From one day to the next the work, the wages and the people there are gone, and all of it has to be thought out anew.',
    ],
    ask: ['How did they tell you?', 'What is the hardest part of the day now?', 'Who is on your side in this?'],
  },
  {
    id: 'theirs-lost-the-job',
    cues: 'lost laid sacked fired redundant let furlough terminat',
    when: /\b(?<who>he|she|your (?:husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mom|mother|brother|sister|son|daughter|mate|friend|best friend))(?:'s| has| had| was| got| just|'d)*(?: (?:just|been|got|also|recently))* (?:lost (?:his|her|their|the) (?:\w+ )?job|laid off|made redundant|furloughed|terminated|sacked|fired|let go)\b(?! (?:for|of|by|you))/i,
    unless:
      /\b(?:let go of|years ago|i fired|boss was|manager was|nanny|let go and)\b|\bwhen i was\b|\bas a (?:kid|child)\b/,
    hear: ['A lost job is hard on everybody in the house, not only on the one who had it.'],
    ask: [
      'How does {who} get through the days?',
      'What do the two of you say about it to each other?',
      'Who has been keeping things going since?',
    ],
  },
  {
    id: 'job-hangs-in-the-air',
    cues: 'redundan company firm job restructur reorgani stays closing contract know consultation changes under clos shut layoff lay laid let cut staff lost',
    when: /\b(?:redundanc(?:y|ies)|restructur\w+|(?:the|since|they(?:'re| are)) reorgani[sz](?:ation|ing)|job cuts|layoffs?|consultation period|redundancy consultation)\b|\bwho (?:stays|goes|is staying)\b|\b(?:don't|no idea|not) (?:\w+ )?(?:know )?(?:if|whether) (?:you(?:'ve| have|'ll|'re)? (?:still )?(?:got |have |keep(?:ing)? )?(?:a|your|the) job|your (?:contract|job)\b)|\b(?:company|firm|plant|factory|branch|shop|store|site) (?:is |'s |are )?(?:going under|being sold|selling up|closing|shutting down)\b|\b(?:might|may|could|talk of|rumou?rs?)\b.*\b(?:closing|clos(?:e|ing) (?:the|our|us)|shut(?:ting)? (?:us|down))\b|\b(?:company|firm|they|work|employer|office|place|job|boss|management)(?:'s|'re| is| are| has| have|'ve| will)*(?: \w+){0,5} (?:lay(?:ing)? ?off|laid off|letting go|let(?:ting)? (?:people|staff|some|many|everyone)\b[^.]*\bgo|cut (?:\d+ ?%|\d+ percent|staff|jobs))\b(?! you)|\b(?:people|employees|staff|colleagues|co-?workers|workers)\b(?: \w+){0,6} (?:laid off|let go|lost their jobs?|being cut)\b/i,
    unless:
      /\b(?:laid me off|let me go|i (?:was|got|'ve been|have been) (?:\w+ )?(?:laid off|let go|fired)|lost my job)\b|\b(?:last day|he's under|offered redundancy|take the redundancy|my own (?:shop|firm)|my bakery|i own|i was made|i've been made|got made redundant|got me through)\b|\btook (?:the |a |voluntary )*redundancy\b/,
    hear: [
      'Not knowing whether your job is safe is a constant worry.',
      'You go on working as usual, for people who may have decided already.',
      'Everyone who is still there does the sums about who goes next, and none of you can know.',
    ],
    ask: [
      'When will they say?',
      'Who there do you talk to about it?',
      'What would you do in the first week, if it were you?',
    ],
  },
  {
    id: 'many-applications',
    cues: 'application applied apply cvs rejected rejection interviews resume start',
    when: /\b(?:\d{2,}|hundreds? of|hundred|dozens of|so many|all these|countless|every|another|more) (?:and \w+ )?(?:job )?(?:applications?|cvs|resumes?|rejections?|rejection emails?|jobs)\b|\byou(?:'ve| have)? (?:\w+ )?(?:appl(?:y|ied|ying) (?:for|to) (?:\w+ )?(?:jobs|places|hundreds|dozens|\d+|everything|anything|so many)|been (?:rejected|turned down)|can't (?:get|find) (?:a|any) (?:start|interview)|get (?:no|only) (?:answers?|repl(?:y|ies)|rejections?))\b|\bevery job wants\b|\bno (?:reply|replies|answer) (?:from|to) (?:any|jobs|all)\b|\b(?:eight|\w+) months? (?:of )?(?:looking|job ?hunting|unemployed|without work|out of work)\b/i,
    unless: /\b(?:visa|university|uni|college|dating|tinder|flat|school place|need a new job|meaning to)\b/,
    beside:
      /\b(?:job|jobs|work|applications?|cvs?|interviews?|vacanc\w+|unemployed|employers?|hired|hiring|bootcamp|resume)\b/,
    hear: [
      "After that many applications, no wonder you're discouraged.",
      "Every one of them asks you to be keen all over again, and most don't even trouble to send the no.",
    ],
    ask: ['Which one did you really want?', 'How many months is it now?', 'Who asks you how it is going?'],
  },
  {
    id: 'waits-to-hear-about-job',
    cues: 'said call ring hear heard let touch news answer emailed know',
    when: /\b(?:they|she|he|the (?:company|recruiter|manager|agency|panel))(?:'d|'ll| would| will| said)* (?:\w+ )?(?:said (?:that )?(?:they'd|they would|they'll|you'd|to expect)|would|'d) (?:\w+ )?(?:call|ring|let you know|be in touch|get back|email|hear|expect a call)|\b(?:haven't|not|nothing|still (?:not|no|haven't)|never|hasn't) (?:\w+ )?(?:heard|called|rung|answered|got back|replied|a word)\b|\b(?:and|but) then nothing\b|^\w+ weeks nothing$|\bno news from the job\b|\bgone silent\b|\bsaid expect a call\b/i,
    unless:
      /\b(?:landlord|doctor|biopsy|scan|hospital|ex|date|him since|home office|visa|supervisor in may|manuscript|lawyer|son|daughter|mum|mother|brother|sister)\b/,
    beside: /\b(?:interview|applied|application|recruiter|job offer|second interview|vacancy|the job)\b/,
    hear: [
      'Waiting to hear about a job is nerve-racking.',
      "There is nothing you can do about it and you can't leave it alone either, so it waits along with you all day.",
    ],
    ask: [
      'How did it go in the room, by your own lights?',
      'What did you like about the place?',
      'Who else is waiting with you?',
    ],
  },
  {
    id: 'interview-went-wrong',
    cues: 'blank interview froze mumbled question tell said messed rubbish',
    when: /\b(?:in|at|during|to|your|the|another|second|an) (?:\w+ )?interview\b[^.]*\b(?:blank|froze|nothing came|out of your head|rubbish|stammer\w*|wrong|messed|mumbled|badly|terrible|disaster|awful|cried|lost)\b|\b(?:messed up|blew|bombed|failed|ran out of) (?:the|an|your|another) (?:\w+ )?interview\b|\byou (?:just )?went (?:completely )?blank\b|\beverything went out of your head\b|\bthey asked (?:you )?(?:to )?tell (?:them |us )?about yourself\b|\basked (?:you|your) (?:about )?(?:the gap|your strengths)\b/i,
    unless: /\b(?:got the job|passed|exam|asylum|the hand on|pudding|stage|song|speech|slides)\b/,
    beside: /\binterview\b/,
    hear: [
      "It's hard not to go over it again and again.",
      'The good sentence arrives on the way home, complete, and there is nobody left to say it to.',
    ],
    ask: [
      'What is the answer, now that nobody is looking?',
      'What did you want them to know about you?',
      'What was the question that did it?',
    ],
  },
  {
    id: 'interview-ahead',
    cues: 'interview',
    when: /\b(?:interview(?:'s| is)? (?:on |at |is )?(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|next week|this week|in the morning|at \d|in (?:two|three|an|\d))|(?:you (?:now )?(?:have|got)|you(?:'ve| have|'re)?(?: got| having)?|going to|off to) (?:an|my|your|the|a \w+|another|a) (?:job |second |first |big |zoom |video )?interview\b|interview (?:is )?coming up|for the interview|to the interview)\b/i,
    unless:
      /\b(?:asylum|visa|immigration|citizenship|home office|officer|went|was|didn't|messed|blank|got the job|passport|failed|missed|embassy|pip|benefits?|police|it isn't a job|haven't had an)\b/,
    names: true,
    hear: [
      "It's natural to be nervous, with so much hanging on it.",
      'A good deal hangs on one short talk, and you have to go into it with your nerves up.',
    ],
    ask: [
      'Which question do you hope they leave out?',
      'What would you do there, if you got it?',
      'What are you going to wear?',
    ],
  },
  {
    id: 'job-went-to-another',
    cues: 'get got reject turned chose went picked unsuccessful',
    when: /\byou (?:didn't|did not|never|haven't) (?:\w+ )?(?:get|got|gotten) (?:the|that|this|it, the) (?:\w+ )?(?:job|role|post|position|placement|internship|apprenticeship)\b|\bthey (?:went with|chose|picked|hired|took) (?:someone|somebody|another|the other|a \w+ candidate)\b|\bunsuccessful on this occasion\b|\bthey(?:'ve| have)? (?:turned you down|rejected you|said no)\b|\bthe job went to\b|\bon this occasion\b/i,
    unless: /\b(?:loan|landlord|flat|visa|bank|mortgage|date|permit|home office|adopt)\b/,
    beside: /\b(?:job|interview|role|post|position|applied|application|internship|placement|apprenticeship)\b/,
    hear: [
      "You'd hoped for it, and it's a real disappointment.",
      'You had moved in a little already, in your head. Now it has to be cleared out again, and nobody sees you do it.',
    ],
    ask: ['What had you already pictured?', 'How did they tell you?', 'Who knew you were hoping for it?'],
  },
  {
    id: 'got-the-job',
    cues: 'got offered hired start starting picked',
    when: /^(?:and |so |then |oh |well )*you(?:'ve)? (?:just |finally |actually |only |really )?(?:got (?:the (?:\w+ )?|a |that |your first |a new )job\b(?! (?:at \d|when|because|from|through|ad|for))|been (?:offered|given) (?:the|a) (?:\w+ )?job|landed (?:the|a) (?:\w+ )?job)|\bthey (?:offered you|gave you|hired|picked|chose|want) (?:the job|you the job|you)\b(?! to)|\byou(?:'re| are| were|'ve been) hired\b|^got the job\b|^got a job\b/i,
    unless:
      /\b(?:cry|crying|but|fraud|hate|wish|terrified|scared|nobody|no one|if i|years ago|first job at|lie[ds]?|lost|because i'm|as if|yet|either|\bdidn't|someone else|over|sick|guilty|without|told me i|when i got|since i got|ever since|how do i|should i)\b/,
    beside: ofJob,
    bright: true,
    hear: [
      "You got it. That's wonderful, after the work you put in.",
      'Out of all the people who wanted it, it is you they would like to see come through the door.',
    ],
    ask: ['Who did you ring first?', 'When do you start?', 'What was it like, hearing it?'],
  },
  {
    id: 'got-promoted',
    cues: 'promot senior manager supervisor head',
    when: /\byou(?:'ve| were| got|'re| have)? (?:\w+ )?(?:been |got )?(?:promoted|the promotion|a promotion)\b|\bthey(?:'ve| have)? (?:just )?(?:promoted you|made you (?:the )?(?:\w+ )?(?:manager|supervisor|head|lead|team leader|senior|partner|foreman))\b|\byour promotion(?:'s| has) come through\b/i,
    unless:
      /\b(?:acting|no extra|same pay|same money|fraud|over|but|nobody|no one|instead|can't do|wrong person|should|if i|because i'm a woman|him|her|not happy|scared|terrified|stopped|ever since|since the|boss of|used to be part|overlooked|passed|never|reply to|didn't|wasn't|someone else|somebody else)\b|\bfriends?\b|\blaughed\b|\bused to sit\b|\bnot said\b/,
    bright: true,
    hear: [
      "You worked for that, and now it's official.",
      'You know what it took, all the days nobody was looking. Now it is written down somewhere.',
    ],
    ask: [
      'How did they tell you that it was you?',
      'Who did you tell first of all?',
      'What is the first thing you would change there?',
    ],
  },
  {
    id: 'new-job-ahead',
    cues: 'start first new',
    when: /\b(?:you(?:'re| are)? )?start(?:ing|s)? (?:the |a |my |your )?(?:new )?(?:job|work|position|placement|role)\b[^.]*\b(?:monday|tuesday|wednesday|thursday|friday|tomorrow|next|soon|in (?:a|two|three|january|\w+ber))|\b(?:tomorrow(?:'s| is)? )(?:your |my |the )?first (?:day|shift|night shift)\b|\bfirst (?:day|shift|night shift) (?:\w+ )?(?:\w+ )?(?:tomorrow|on monday|monday|int morning|in the morning)\b|\bnew job (?:starts?|on|starting) (?:on )?(?:monday|tomorrow|next)|\bfirst night shift alone\b/i,
    unless: /\b(?:back|my (?:son|daughter)|school|baby|since (?:he|she|it))\b|\bfuneral\b/,
    bright: true,
    hear: [
      "It's natural to be nervous before a first day.",
      'On a first day even the small things are new, where to go and whom to ask, and that is tiring beforehand already.',
    ],
    ask: ['What is the part you go over most?', 'Do you know anyone there yet?', 'What have you laid out ready?'],
  },
  {
    id: 'new-at-work',
    cues: 'new first week month',
    when: /\b(?:the |this |your |a )?new job\b(?:'s| is)?[^.]*\b(?:week|month|day|weeks|months|lost|everything|hate|nobody|logins?|lanyard|names)\b|\byou(?:'re| are) (?:\w+ )?(?:new (?:here|there|at work|and ask)|the new (?:one|girl|guy|lad))\b|\b(?:week|day|month) (?:one|two|three|four|five|six|\d) (?:at|in|of) (?:the|your|my) (?:new )?(?:job|work)\b|\b(?:first (?:day|week|month) (?:at|in|on|of) (?:the|your|my|a) (?:new )?(?:job|work|ward|place|office|placement))\b|\bsix months in this job\b/i,
    unless:
      /\b(?:need a new job|look(?:ing)? for a new job|start on|tomorrow|she got|he got|her new job|his new job|moving|killing it|love it|offered|mistake|residents|because i am|since the new job|wife's job|husband's)\b/,
    beside: ofJob,
    hear: [
      'The first weeks in a new job are tiring.',
      'In the first weeks even small things take thought, and that tires you out more than the work itself.',
      'Everyone else seems to know what they are doing, so it looks as if you were the only one who had to ask.',
    ],
    ask: [
      'Who there has been decent to you?',
      'What did you know by heart in the last place?',
      'What is the silliest thing you still have to ask?',
    ],
  },
  {
    id: 'handed-in-notice',
    cues: 'notice resign quit walked',
    when: /\byou(?:'ve| have)? (?:just |finally |already )?(?:handed (?:in )?(?:your |my )?notice(?: in)?|gave (?:in )?(?:your |my )?notice|gave in your notice|put in your (?:notice|two weeks)|resigned|quit (?:the|your|my|that|a) (?:\w+ )?job|quit(?: today| this morning| last week|$)|walked out (?:of (?:work|the job|my job|there)|today|on the job|$))/i,
    unless:
      /\b(?:notice on (?:my|your|the|our)|if i|should i|wish|smoking|drinking|school|uni|won position|chess|the gym|told everyone i handed|thinks i|him|going to|last spring|drafts|meeting and|thinking (?:of|about)|didn't quit)\b|\b(?:pills?|tablets?|meds|medication|statins?|hoa|committee|board|team|choir)\b/,
    bright: true,
    hear: [
      "Leaving a job is a big step, even when it's your own choice.",
      'It takes long to get to that sentence and a minute to say it, and then you have to get used to its being true.',
    ],
    ask: [
      'What did they say when you told them?',
      'What was the last straw?',
      'What is the first morning without it going to look like?',
    ],
  },
  {
    id: 'gone-in-the-head',
    cues: 'quit leav resign new hand drafts meaning thinking',
    when: /\byou(?:'re| are|'ve been| keep|'ve| have)? (?:\w+ )?(?:(?:thinking|think|dreaming|dream) (?:of|about) (?:quitting|leaving (?:the|your|this|my) (?:job|work|place|company)|resigning|handing in)|going to (?:quit|resign|leave this job|hand in)|meaning to (?:look for|leave|quit)|been going to leave|want to (?:quit|resign|leave (?:this|the|your|my) job)|wanna quit|about to quit|(?:need|want) a new job|(?:the|your|a) (?:resignation )?letter (?:saved )?in (?:your|my|the) drafts|written the resignation)\b|^thinking about quitting\b/i,
    unless:
      /\b(?:smok|drink|school|uni|course|band|church|marriage|team sport|choir|gym|will quit if)\b|\b(?:swim\w*|squad|football|rugby|netball|ballet|piano|scouts|dance|violin)\b/,
    beside: ofJob,
    hear: [
      "It's tiring to have had enough and still go in every day.",
      'In your head you can be out of a place long before your feet are. In between you still have to turn up and be pleasant.',
    ],
    ask: [
      'What has kept you there so far?',
      'What was the day you first thought it?',
      'Which of the people there would you keep?',
    ],
  },
  {
    id: 'cannot-quit',
    cues: 'quit leave need depends afford lose',
    when: /\byou (?:\w+ )?(?:can't|cannot|couldn't|can not)(?: just| even| afford to)* (?:quit|(?:leave|lose|give up|afford to lose) (?:the|this|your|my|a|that) (?:\w+ )?job|leave (?:because|till|until)|walk out|afford to (?:quit|leave|stop work))\b|\b(?:that's (?:the problem|why),? )?you can't leave$|\byou need this job\b|\b(?:your|my) (?:visa|papers|mortgage|permit|family|rent) (?:\w+ )?depends? on (?:this|the|my|your|it|him)\b/i,
    unless: /\b(?:smoking|drinking|vap)\b/,
    beside: /\b(?:work|job|boss|manager|shifts?|rent|bills?|mortgage|visa|papers|kids|pay|hours|office|wage)\b/,
    hear: [
      "It can't be easy to feel trapped there.",
      'You swallow things there that you would never take anywhere else, and you know to the penny why.',
    ],
    ask: [
      'How long do you have to hold out, as things stand?',
      'Who else leans on that wage?',
      'What is the worst of it just now?',
    ],
  },
  {
    id: 'hates-the-job',
    cues: 'hate stand soul killing done fed sick exhausted unhappy cannot',
    when: /\byou(?:'re| are)? (?:\w+ )?(?:hate (?:the|your|this|my) (?:job|work)|hate (?:it there|that place|working there)|hate every (?:single )?(?:day|minute|hour|second)|can't stand (?:the|your|this|my) (?:job|work|place)|(?:so |just |really )*(?:done with|fed up with|sick of|tired of|unhappy (?:at|in)|miserable (?:at|in)|exhausted from) (?:the|your|this|my)? ?(?:job|work)\b)|\b(?:your|this|the|my) job(?:'s| is) (?:\w+ )?(?:killing|sucking|destroying|draining|eating|making you (?:ill|sick))\b|\byou don't feel alive when you(?:'re| are) at work\b|\byou (?:hate|don't like) what you(?:'ve| have) become at work\b/i,
    unless:
      /\b(?:don't hate|didn't hate|used to hate|hated|not (?:really )?hate|love the|love your|lol|week in greece|miss|i like|new job starts|but i love)\b/,
    hear: [
      'Having to spend your days at something you hate wears you down.',
      'It is most of your waking hours, so it leaks into the rest. Even a free evening has tomorrow sitting in it.',
    ],
    ask: ['What is the job?', 'Was there a time when it was all right?', 'Which hour of the day there is the worst?'],
  },
  {
    id: 'same-work-for-years',
    cues: 'same years every stuck',
    when: /\bsame (?:job|desk|office|shift|work|line|belt|tram)\b[^.]*\b(?:same|years?|\d\d)\b|\bsame (?:job|work)\b,? same\b|\bevery day(?:'s| is)? (?:is )?the same\b|\byou(?:'re| are|'ve been| feel)? (?:\w+ )?(?:still )?(?:doing )?(?:more or less )?the same job\b|\bstuck in (?:this|the|a|the same) job\b|\bdon't see yourself in this job\b/i,
    unless:
      /\b(?:off sick|since (?:he|she) (?:died|left)|thousand more|less than|paid|not stuck|exact same job and|love it|happy with)\b|\bnew (?:boss|manager|job)\b/,
    hear: ['It can wear you down when nothing ever changes there.'],
    ask: [
      'What did you think you would be doing by now?',
      'When did something last surprise you there?',
      'What would you do with a year off?',
    ],
  },
  {
    id: 'last-day-at-work',
    cues: 'last leaving',
    when: /\b(?:your |the |my )?last (?:day|shift|week) (?:at work|at (?:the|your|my) \w+|of work|on the (?:ward|job|floor|\w+)|ever|there|tomorrow|after \w+ years|before)\b|\b(?:last day|last shift)\b[^.]*\b(?:work|years|ward|badge|cake|retire\w*|office)\b|\byour leaving do\b|\bdropped the last of the work gear\b|\blast goodbye to the office\b/i,
    unless:
      /\b(?:visit|hospice|holiday|of chemo|of school|nights frfr|last shift i|before (?:she|he) died|her last|his last|alive)\b/,
    bright: true,
    hear: [
      'A last day like that brings up a lot.',
      'A whole part of a life gets handed back over a counter, with the key and the badge.',
    ],
    ask: ['What will you not miss in the least?', 'Who there will you keep?', 'How many years was it?'],
  },
  {
    id: 'after-working-life',
    cues: 'retire stopped job work',
    when: /^(?:and |so |since )?you(?:'ve|'re| have)? (?:just |recently |only )?(?:retired (?:in|on|last|this|at|after|from|\w+day|\w+ (?:weeks|months|years) ago)|retired$|retire (?:in|on|next)|stopped work\b(?!ing there)|stopped working (?:in|at the age|last|this)|finished work (?:for good|after)|don't know who you are without (?:the|your|my|a) (?:job|work|uniform))|^stopped work\b|^retired\b/i,
    unless:
      /\b(?:(?:my|your) (?:dad|father|husband|wife|mum|mother|boss|teacher|doctor) (?:has |is |just )?retired|love it|best thing|stopped working (?:out|for me)|tablets|since it stopped)\b|\bloved? every\b|\benjoy\w*/,
    hear: [
      "It's a big change, when the days are suddenly empty.",
      'For years the day was handed to you each morning. Now you have to make one yourself, out of nothing.',
      'People say you have earned it, and nobody tells you what to do with a Tuesday.',
    ],
    ask: [
      'What do you do at the hour when you used to set off?',
      'What do you say when somebody asks what you do?',
      'Who do you miss from there?',
    ],
  },
  {
    id: 'used-to-be-somebody',
    cues: 'lawyer teacher doctor engineer nurse architect pharmacist manager owned accountant professor chef surgeon used',
    when: /\byou were (?:a|an|the) (?:\w+ )?(?:lawyer|teacher|doctor|engineer|nurse|architect|pharmacist|accountant|professor|surgeon|dentist|journalist|judge|midwife|pastry chef|chef|electrician|officer|director|manager|economist|scientist|musician|vet)\b(?! (?:when|for \d|until you (?:had|retired)))|\byou (?:used to|had|once) (?:be|own(?:ed)?|run|ran|have)? ?(?:a|an|three|two|thirty|twenty|five|your own) (?:\w+ )?(?:trucks|shop|company|business|practice|restaurant|lawyer|teacher|engineer|doctor|nurse|men under you|people under you|clinic|staff)\b/i,
    unless: /\b(?:dead|years ago she|dream(?:t|ed|s)?|as a child|wish i were|retired from|when (?:he|she) died)\b/,
    beside:
      /\b(?:now|here|since|country|coupons|cleaning|cleaner|taxi|diploma|english|welfare|back home|at home|in my country|before|job|warehouse|uber|deliver\w*)\b/,
    hear: [
      "It's hard when nobody can see what you were and what you know.",
      'You still have all of it, the training and the years. There is just nobody here who was there to see it.',
    ],
    ask: ['What were you known for there?', 'When did you last do a bit of that work?', 'Who here knows about it?'],
  },
  {
    id: 'customer-does-not-pay',
    cues: 'invoice paid pay owe transfer client customer',
    when: atWork(
      "\\b(?:invoices?\\b[^.]*\\b(?:paid|late|overdue|unpaid|outstanding|months?|weeks?|days?)|unpaid (?:bill|invoice)s?|(?:CUSTOMER|customers|clients|they|he|she)(?: \\w+)? (?:haven't|hasn't|won't|didn't|never|refuses to|refuse to|still (?:haven't|hasn't)|don't|doesn't) (?:\\w+ )?(?:paid|pay)\\b(?! (?:attention|you back|rent|the rent|his|her|their|for (?:his|her|food|dinner)))|(?:the customers?|clients?)(?: \\w+)* (?:will )?say \"?(?:i|they) will transfer)",
    ),
    unless:
      /\b(?:ex|husband|child support|maintenance|landlord|insurance|lodger|flatmate|brother|sister|wages|salary|boss|overtime)\b/,
    beside:
      /\b(?:client|customer|invoice|freelanc\w*|self.?employed|my (?:own )?(?:shop|business|work)|order|commission|builder|tailor|job|contractor)\b/,
    hear: [
      "You did the work, and it's unfair to have to chase the money.",
      'They have the thing already. All you have is a sentence you keep making more polite.',
    ],
    ask: ['How late are they?', 'How have you asked up to now?', 'What was the job?'],
  },
  {
    id: 'got-a-raise',
    cues: 'raise',
    when: /\byou(?:'ve| have)? (?:just |finally |actually )*(?:got|gotten|been given|were given|received) (?:a|my|your|the) (?:\w+ )?(?:pay )?raise\b|\b(?:gave|given) you (?:a|the) (?:\w+ )?raise\b/i,
    unless: /\b(?:never|didn't|haven't|coworkers?|others|everyone|but|if|until|small)\b/,
    bright: true,
    hear: ['You earned that.', 'It is money, and it is also somebody saying that they have noticed.'],
    ask: ['How did you hear of it?', 'What will the first of it go on?', 'Who did you tell?'],
  },
  {
    id: 'no-custom',
    cues: 'customer order booking clients business shop phone quiet slow work jobs',
    when: /\b(?:no|not (?:a|one)(?: single)?|hardly any|zero|only (?:one|two|three)) (?:customers?|orders|bookings|clients)\b[^.]*|\b(?:business|trade|the shop|the restaurant|work) (?:is|has been|'s been|'s) (?:so |very |really |dead |too )?(?:slow|bad|dead|quiet|terrible|dying|empty)\b|\b(?:nobody|no one) (?:came|comes|has come|walked|came in|comes in) (?:in|into|to) (?:the|your|my) (?:shop|stall|caf|cafe|salon|restaurant|store|bakery)\b|\bno work (?:coming in|this (?:week|month)|on the books)\b/i,
    unless: /\b(?:hospital|bus|lovely and quiet|thank god|nobody came to (?:the )?(?:party|funeral))\b/,
    beside:
      /\b(?:shop|business|customers?|orders?|clients?|bookings?|stall|salon|caf|cafe|restaurant|self.?employed|freelanc\w*|my own|trade|bakery|garage|taxi)\b/,
    hear: [
      "It's worrying to sit there and nobody comes.",
      'Busy is tiring. This is worse, because you have all day to do the sums.',
    ],
    ask: ['What do you do with the empty hours?', 'When was the last good week?', 'What made you start it, back then?'],
  },
  {
    id: 'closing-ones-own',
    cues: 'handed keys clos shut sell lose losing lost bust bankrupt folding end',
    when: /\b(?:clos(?:e|ed|ing)|shut(?:ting)?|los(?:e|ing|t)|sell(?:ing)?|sold|give up|giving up|winding up|fold(?:ing)?) (?:down )?(?:our|your|my|the(?= shop\b| business\b| restaurant\b| farm\b)) (?:own )?(?:little )?(?:shop|business|bakery|caf|cafe|restaurant|salon|pub|farm|company|firm|stall|practice|studio|garage|nursery|workshop)\b|\byour (?:shop|business|bakery|caf|cafe|restaurant|salon|pub|farm|company|firm|stall|practice|studio)(?:'s| is| has| has to| went| had to)* (?:\w+ )?(?:closing|close|closed|shutting|gone|bust|under|bankrupt|failing|failed)\b|\byou(?:'re| are|'ve gone| went) (?:going )?bankrupt\b|\bhanded (?:over|back|in) the keys (?:to|of|for) (?:the|your|our) (?:shop|bakery|restaurant|pub|salon|business|farm|stall|studio)\b|^the (?:bakery|shop|pub|caf|cafe|salon)(?:'s| is) closing\b/i,
    unless:
      /\b(?:in (?:19|20)\d\d|years ago|back then|tonight at|early today|for the holidays|on sundays|for lunch|we sold the business and)\b/,
    hear: [
      'Closing something you built yourself is a real loss.',
      'It was never only a way to earn. You know what every shelf in there has cost you.',
    ],
    ask: ['What was the first day of it like?', 'Who knows about it yet?', 'What will you keep from it?'],
  },
  {
    id: 'answers-for-staff',
    cues: 'staff wages pay families employ people',
    when: /\b(?:pay|paid|paying) (?:the|your|my) (?:staff|lads|girls|people|workers|employees|men|team|wages)\b|\byou (?:haven't|don't|can't|didn't) (?:\w+ )?(?:paid|pay) yourself\b|\bhow (?:to|will you|do you) pay (?:the|your|them|everyone)\b|\b(?:nine|\w+) of them with families\b|\byou(?:'ve| have) known since \w+ that the firm's going under\b|\bonly you know how bad the business is\b/i,
    unless: /\b(?:rent|boss won't|government|they don't pay|underpaid)\b/,
    beside: /\b(?:business|company|firm|shop|restaurant|staff|employees|boss|owner|workshop|garage)\b/,
    hear: [
      "It's a lot to be responsible for other people's living.",
      'It is their rent you lie awake over, on top of your own, and none of them may notice.',
    ],
    ask: [
      'Who do you get to worry in front of?',
      'How long have they been with you?',
      'What keeps you awake first, of all of it?',
    ],
  },
];
