import { together } from '../patterns.ts';
import type { PlainAnswer } from './plain-answer.ts';

const boss =
  /\b(?:boss\w*|managers?|gaffer|employers?|company|firm|office|supervisors?|hr|chef|directors?|my work|at work|our work|my job|agency|foreman|the bosses)\b/;
/** One's own job, or one like it, that has been lost. */
const lostJob =
  /\b(?:redundan\w+|laid off|lay-?offs?|let (?:me|us|him|her) go|(?:been|got|was|being|i'm) (?:let go|fired|sacked|canned|terminated|the boot)|sacked|fired|fired? me|wasn't renewed|not renewed|(?:los[et]|losing|loss of) (?:\w+ ){0,3}(?:jobs?|work|apprenticeship|position)|last in,? first out|out of (?:a job|work)|unemployed|shop's closing|hotel closed|branch closed|went under|job going|severance)\b/;
const old =
  /\b(?:(?:3[0-9]|4[0-9]|5\d|6\d|7\d|8\d)(?! (?:people|pounds?|euros?|quid|miles?|minutes?|mins?|hours?|%|percent|days|weeks))|thirt(?:y|ies)|fort(?:y|ies)|fift(?:y|ies)|sixt(?:y|ies)|sevent(?:y|ies)|eight(?:y|ies)|too old|my age|at (?:this|that|their|your) (?:age|point|stage)|old(?:er|est)|gr[ae]y(?: hair)?|mature|grandm\w+|grandad)\b/;
const fewWeeks =
  /\b(?:(?:\d+|a|one|two|three|four|five|six|seven|eight|ten|few|couple of|first|second|third|last) (?:\w+ )?(?:days?|weeks?|months?|shifts?|term)|(?:week|day|month) (?:\d+|one|two|three|four|five|six|seven|nineteen)|weeks?|(?:just|only|recently) (?:started|begun)|started|new (?:job|place|role|starter|position|teacher|school)|probation\w*|trainee|new here|learning the|placement)\b/;

/** What people ask about work and school: getting in, getting by, being judged, leaving, and what comes after. */
export const workAnswers: readonly PlainAnswer[] = [
  {
    id: 'explain-cv-gap',
    asks: /\b(?:reason|put|write(?! to)|say(?:ing)?|expla?in\w*|account for|leave (?:it|that|the gap|them|this) (?:off|out|blank)|hide|mention|call it|go(?:es)? on|gap|hole|fill in|cover (?:it )?up|word|phrase|answer)\b/,
    about: together(
      /\b(?:cvs?|résumés?|resumes?|appl(?:y|ied|ying|ications?)|job (?:form|interview|hunt\w*)|interview\w*|agency|interviewer|applications?|reason can i give|going for|employers?|job going|linkedin)\b/,
      /\b(?:gaps?|hole in|(?:years?|months?) (?:out|off|away|missing|of nothing|without)|time (?:off|out)|(?:not|n't|never|without|no) (?:\w+ ){0,2}(?:work(?:ed)?|paid work|a job|employ\w+|permitted)|out of work|break from work|unemployed|look(?:ed|ing) after (?:my|her|him|mum|nan|dad)|cared for|carer for|breakdown|burn-?out|those (?:\w+ )?(?:years|months)|these years|all that time|inside for|in prison|flopped|had (?:the|my) kids|rais(?:ing|ed) (?:my|the|our) (?:kids|children|family)|only travel|(?:off|out) for (?:\w+ ){1,3}(?:years|months)|not permitted|maternity|mum for|stay(?:ed)? at home)\b/,
    ),
    not: /\b(?:boss|get (?:the )?time off|rivals|sign off|gap year|age gap|weakness\w*|wear|rejection|dinner|party|parties)\b/,
    say: [
      'Put it in one plain line with the dates and what it was: "2021 to 2023, caring for a relative." No apology needed. Most people reading it only want to see that there\'s an answer.',
      "Don't leave it blank, name it and move on. Caring, illness, travel, time out for family, all of them are ordinary. Have one calm sentence ready for the interview, and then steer back to what you can do.",
    ],
    ask: ['What would you say those months were, in one line?', 'Which part of it are you most unsure how to put?'],
  },
  {
    id: 'what-to-ask-interviewer',
    asks: /\bany (?:ideas|suggestions|tips)\b|\b(?:what|which|anything|something|any|some|good|one thing|how many|questions?)\b.{0,45}(?<!(?:they|they'll|will|they will|he|she|might|people) )\b(?:ask|questions)\b(?! (?:me|you|about my|for)\b)|\bquestions? (?:to ask|is good|for them|at the end)|\bhave any questions|\blike what\b/,
    about: together(
      /\b(?:interviewer asks if i have|(?:ask|questions (?:for|to ask)) them (?:when it's my turn|at the end|back))\b|\binterview\w*|\bpanel\b|(?:any|have you) questions for us|\banything you'd like to ask|\bemployer\b|\bmanager (?:on )?friday|\bsecond round|\bapprenticeship|\bturn to ask|\bover to you\b/,
      /\b(?:what|something|anything|questions?) (?:\w+ ){0,3}(?:to )?ask\b|\bquestions\b|\bask (?:them|us|the|an|her|him)\b|\bshould i ask\b|\bask at the end/,
    ),
    not: /\b(?:doctor|nurse|consultant|they'll ask me|what (?:will|would|do|might) they ask|questions (?:do|will|would|might) they|weakness\w*|time off|journalist|podcast|gaps?)\b/,
    say: [
      'Try "What would make you say in six months that you\'d picked the right person?" It shows you\'re already thinking about the work. Have a second one about the team, and two is plenty.',
      "Ask something you truly want to know: what a normal day looks like, or what the last person found hard. Keep pay and holidays for after they've said they want you, unless they bring it up.",
    ],
    ask: ['What would you really like to know about the place?', 'What would make you say no to this job?'],
  },
  {
    id: 'answer-weakness-question',
    asks: /\b(?:what|how|say|answer|honest|truth|admit|any|which|can you|acceptable|blank)\b/,
    about: together(
      /\b(?:(?:biggest |greatest |main |a |my |your |the |good )weakness(?:es)?|weak (?:points?|spots?|sides?)|(?:my|your) (?:faults|flaws|shortcomings)|areas? (?:for|of) (?:development|improvement)|what (?:i'm|you're|i am|you are) bad at|improve about (?:yourself|myself)|where i struggle)\b/,
      /\b(?:interview\w*|job|form|they(?:'ll| will| always| want| ask)?|panel|employers?|question|answer|biggest weakness)\b/,
    ),
    not: /\b(?:cry\w*|tears|dating|boyfriend|girlfriend|husband|wife)\b/,
    say: [
      'Pick a real one that isn\'t the heart of the job, and say what you do about it: "I used to take on too much, so now I check my week before I say yes." Short, honest, done.',
      "They aren't after a confession, they want to see that you know yourself. Name one ordinary fault, add the habit that keeps it in check, and stop talking there.",
    ],
    ask: ['What would a kind colleague say you find hard?', 'What do you already do to manage it?'],
  },
  {
    id: 'talk-myself-up',
    asks: /\bany (?:tips|advice|ideas)\b|\b(?:sell (?:my|your|one|our)sel\w+|without (?:sounding|feeling|wanting|cringing|being|seeming|coming|looking)|(?:write|say|talk) (?:\w+ )?about (?:one|my|your)?self|(?:talk|big|bigging|talking) (?:my|your)self up|why me|say (?:that )?(?:i'm|i am|you're) good|talk about (?:my|your) (?:achievements|strengths|successes)|best (?:person|candidate)|boast\w*|brag\w*|blow (?:my|your) own|arrogan\w+|show(?:ing)? off|big-?headed|write that stuff|(?:what|how) (?:do|does|can|should|would|to) (?:i|you|u|one|people|it|do it) (?:write|put|say|answer|normal)\b|in a normal way|put that so|say that(?:'s|s| is) true)\b/,
    about: together(
      /\b(?:cvs?|résumé|resume|personal statement|appraisal|self[- ]?(?:review|assessment|evaluation)|interview\w*|linkedin|bio|why (?:should|would|do|are) (?:we|they|you)|cover(?:ing)? letter|application|jobs?|work|team leader|going for|profile|programme|the best person|the form|promotion)\b/,
      /\b(?:sell (?:my|your|one|our)sel\w+|boast\w*|brag\w*|bigging (?:my|your)self up|own trumpet|show(?:ing)? off|arrogan\w+|full of (?:my|your)self|big-?headed|cringe\w*|cringing|embarrass\w+|about (?:myself|yourself|oneself|me)|my achievements|your achievements|why (?:should|would) (?:we|they)|why me|how great i am|makes? me sound|sounds? like|highly motivated|best person|what you bring|good at)\b/,
    ),
    not: /\b(?:dating|tinder|hinge|gaps?|weakness\w*|reject\w*)\b|\b(?:best person (?:of|in) the world|abuse)\b/,
    say: [
      'Swap praise for facts. "I ran the rota for nine people" isn\'t boasting, it\'s just what happened. Write down five things you did with a number or a result, and let those do the talking.',
      "Leave out the adjectives and say what you did and what came of it. Or ask somebody who's worked with you to describe you, and borrow their words. That reads plain, not arrogant.",
    ],
    ask: ['What have you done that went well because you were there?', "Who could tell you what you're good at?"],
  },
  {
    id: 'why-keep-rejecting-my-applications',
    asks: /\b(?:am i doing something|is something) wrong|\bwhat(?: else)? am i missing\b|\bwhat (?:am i|are we|do i|have i) (?:doing|do|done|getting) wrong|\bis it me\b|\bis it (?:because of |just )?my (?:name|age|accent|cv|face)|\bis there (?:something|anything) (?:about me|wrong)|\bwhy (?:does|do|is|are|am|don't|won't|can't|doesn't|they|nobody|no one|i|does)\b.{0,30}\b(?:wants?|hire|pick(?:ed)?|choose|reject\w*|take (?:me|on)|repl(?:y|ies)|get|call|interview|never|always|turn\w*)\b|\bhow many (?:rejections|nos|no's|applications)|\bgive up (?:applying|looking|on)|\bwhat(?:'s| is) wrong with (?:me|mine|my)|\bkidding myself|\b(?:not|never) good enough|\bdoes it ever turn|\bwhat is it (?:about me|then)|\bnobody wants? me/,
    about:
      /\b(?:give up applying|turned down (?:for|again|by)|(?:never|not) (?:hear|heard) back|rejected from (?:every|all|jobs)|jobs? i apply|(?:job|my|\d+|of|more|sent (?:out|off) \d+|many|so|nine|these|the) (?:job )?applications?|appl(?:ied|ying) (?:for|to|everywhere|as)|i apply|my cv|job ?hunt\w*|job market|(?:job|another|nine|\d+|more|three|all|seven|many) rejections?|rejection (?:email|letter)s?|rejected by|turned down by|another no\b|'unfortunately'|interviews|look(?:ing)? for (?:a job|work)|internships?|apprenticeship people|not so much as a phone call)\b/,
    not: /\b(?:dat(?:e|es|ing)|tinder|hinge|boyfriend|girlfriend|passed over|instead of me|promot\w+|over (?:me|fifty|sixty)|at my age)\b/,
    say: [
      "It's very unlikely to be you as a person, because they've barely met you. It's mostly numbers and luck. Get someone who hires people to look over your application, then keep sending.",
      "Usually it's too many people for one place, nothing they could smell on you. If you never get interviews, change the CV; if you get interviews and no offers, practise those. That tells you where to work.",
    ],
    ask: ['How far do you usually get before the no?', 'Who could look over what you send?'],
  },
  {
    id: 'why-them-not-me',
    asks: /^(?!.*\b(?:happy for|congrat\w*|well done)\b).*(?:\bwhy (?:was |is |did they (?:pick|choose|take) )?(?:him|her|them|not me|wasn't it me|it wasn't me)\b|\bover me\b|\binstead of me\b|\b(?:that )?i (?:don't|didn't|haven't|do not|did not)(?: have)?\s*[?.]?$|\bdon't see in me|\bsee in (?:him|her|them)\b|\bwhat (?:did|does|do|has|have) (?:she|he|they)\b.{0,15}\b(?:have|got)\b|\bhow (?:did|does|could|can) (?:they|that|he|she)\b.{0,20}\b(?:choose|pick|happen|get it|give)|\bwhat was wrong with (?:mine|me)|\bwhy (?:wasn't|didn't|am|was) i\b.{0,20}(?:pick|chos|get|enough|overlook|pass)|\b(?:get|getting|got|i|me|be|being|was|people) overlooked\b|\bpick him\b|\bcode for something|\bwhat did i do\b|\bthat i (?:don't|didn't|haven't)\b)/,
    about:
      /\b(?:passed over|promot(?:ed|ion)|get overlooked|(?:gave|given|offered|got|went to|made|picked|chose|chosen|took|appointed|select\w+)\b.{0,45}\b(?:job|post|position|role|placement|contract|(?:\w+ )?team|solo|lead|leader|charge nurse|intern|head girl|head boy|prefect|manager|supervisor|my route|nurse|deputy|captain|part|spot|scholarship|promotion|(?:it )?to (?:a|the|some) (?:new|other|younger)|a lad|the other one)|internal candidate|same figures|i still lost|somebody from outside|not me\. they said)\b/,
    not: /\b(?:boyfriend|girlfriend|my ex|husband|wife|dating|cheat\w*|redundan\w*|married|mum's|inherit\w*)\b|\b(?:sick leave and)\b/,
    say: [
      'Nobody outside that room can tell you, and it may have had little to do with you. Ask whoever decided one question: "What would have made it me?" You\'ll get one useful thing out of it.',
      "Often it's something dull: timing, who they already knew, a box that had to be ticked. It isn't a measure of all your work. Give it a day, then ask calmly what they'd want to see next time.",
    ],
    ask: ['What did you most want from it?', 'Who could give you a straight answer about it?'],
  },
  {
    id: 'chase-after-applying',
    asks: /\b(?:chas(?:e|ing)|follow(?:ing)?[- ]?up|nudg(?:e|ing)|hurry them|silence (?:a|mean)|send one or|pop in|(?:if i|to|i|just) (?:ring|rang|call|called|phone|phoned|e-?mail|e-?mailed)\b|(?:ring|call|phone|e-?mail|message|write(?: to)?|text|contact|get in touch with|ask) (?:(?:to )?(?:them|him|her|back|up|again|and ask|the (?:school|manager|recruiter|agency|company))|or\b)|to ring|do i (?:write|ring|call|phone|e-?mail)|go back and ask|get back in touch|ask(?:ing)? if they(?:'ve|ve)? (?:have )?decided|(?:how long|when)\b.{0,25}\b(?:wait|leave it|hear(?: back)?|chase|give (?:it|them))|must wait|look (?:desperate|pushy)|not hearing|put them off)\b/,
    about: together(
      /\b(?:interview\w*|applied|application|cv|recruiter|about the job|for (?:a|the|that) (?:job|post|role|place)|job|audition|chas(?:e|ing)|still no word|they (?:told|said)|follow(?:ing)?[- ]?up)\b/,
      /\b(?:(?:will|would|to|not|n't|i'd|they'd) (?:\w+ )?(?:hear|heard|let me know|get back|ring|call|decide)|heard|no (?:word|reply|news|answer)|(?:gone|went|been|all) quiet|nothing|waiting|weeks?|twelve days|days ago|a month|since (?:my|the) interview|(?:ten|\d+|few|two|three) days|an answer by|silence|hasn't replied|chas(?:e|ing)|finalising|follow(?:ing)?[- ]?up|left a message|rings up|decided)\b/,
      /\b(?:interview\w*|appl(?:ied|ication)|cvs?|recruiter|jobs?\b.{0,60}\b(?:hear|heard|message|rings|place|reply)|about (?:the )?jobs?|audition|word from|hear on|end of the week|finalising|two offers|an offer from|garden centre|chasing put)/,
    ),
    not: /\b(?:notice|resign\w*|date|dating|tinder|wear|sick|raise|weakness\w*|rejected|got the job|i start|friend)\b/,
    say: [
      "Yes, chase once they're past the date they gave, or after about a week if they gave none. Keep it to two friendly lines asking where things stand. It won't cost you the job.",
      "It's fine to ask, and it doesn't look desperate. Something like \"I'm still very interested, could you tell me when you'll decide?\" does it. One message, then leave it and carry on applying elsewhere.",
    ],
    ask: ["What did they say about when you'd hear?", 'What else are you waiting on at the moment?'],
  },
  {
    id: 'hire-me-at-my-age',
    asks: /\b(?:take people|hires?|hiring|employ(?!er)\w*|tak(?:e|es) (?:me |you |somebody |someone )?on|takes? a\b|give (?:me|anyone|you|someone) a job|want(?:ing)? (?:me|someone|somebody)|have me|pick (?:me|someone)|(?:get|find|finding|getting) (?:a job|hired|work|another job|anything)|unemployable|a younger|bin you|against (?:you|me|us)|is it my age|all that's left|want me\b|hire me\b|too old (?:for (?:anyone|a job|work|them)|to (?:get|find|be))|over[- ](?:fifty|50|sixty|60)|look twice at)\b/,
    about: together(
      old,
      /\b(?:jobs?|hire[ds]?|work(?:ed)?|employ\w*|appl(?:y|ied|ying)|interviews?|laid off|redundan\w+|plant's closing|drivers|closed the branch|beginner|cv|code|unemployable)\b/,
    ),
    not: /\b(?:my (?:son|daughter|grandson|granddaughter|brother|sister|mum|dad)(?:'s)? (?:is|has|lost|got|looking)|dating|retire\b|course|lonely|gaps?)\b/,
    say: [
      "Yes, people do get hired at your age, though it can take longer than you'd like. Start with those who already know your work. Put the last ten years first on the CV and let the experience talk.",
      "They might well, because somebody who turns up, knows things and stays is worth a lot. Expect more nos on the way. Small places and people you've worked with before are the best doors.",
    ],
    ask: ['Who already knows how you work?', 'What kind of work would you want most?'],
  },
  {
    id: 'too-late-to-change-career',
    asks: /\b(?:being (?:silly|mad|crazy|stupid|daft)|too (?:late|old)|late for this|am i (?:mad|crazy|daft|silly|stupid|nuts|kidding)|be (?:daft|mad|crazy|stupid|silly)|worth it|realistic|(?:can|could) (?:you|i|one|someone) (?:still )?start (?:over|again|afresh|from scratch)|left it (?:too|a bit)|would you do it|retrain\w*|(?:chang|switch|swap)(?:e|ing|ping)? (?:career|trade|profession|job|direction|line)s?|sense in|possible to (?:change|retrain|become|start)|ever too late)\b/,
    about: together(
      /\b(?:careers?|trades?|profession|retrain\w*|new line of work|re-?qualif\w+|qualified|start(?:ing)? (?:over|again) (?:in|with) (?:a|another|work)|(?:want|wanted|like|in love|dream\w*|mind|thinking|idea|was going) (?:is |of |has been )?(?:always )?(?:to |about )?(?:be|being|become|becoming|train\w*|retrain\w*) |do it at \d+|hospitality|plumbing course|fit kitchens|shadow\w*|(?:as an?|going to be an?) \w+|(?:love|like|to) (?:to )?(?:be|become|train as|retrain as|go into|get into) (?:an? )?\w+|start at the bottom|change (?:jobs?|direction))\b/,
      /\b(?:jobs?|work(?:ing|ed)?|careers?|trades?|profession|retrain\w*|accountant|fit carpets|sales|solicitor|accountant|lawyer|engineer|course|bottom|drove|driver|postie|seamstress|redundant|hospitality|qualif\w+|bottom|midwife|doctor|nurse|teacher|programmer|electrician|plumber|carpenter|paramedic|vet|chef|developer|start(?:ing)? over|years in)\b/,
    ),
    not: /\b(?:the vet|be friends|say sorry|mum|mother|learn to (?:drive|swim|dance|play|read)|piano|guitar|bed|school run|last train|confess|tell the teacher|copying|notes|date|dating|baby|babies|a child|have (?:kids|children)|relationship|love|marri\w+|divorce\w*|apologi[sz]e|sorry|friends?hip|retire\b|switch (?:course|degree)|degree in second|extension|resign\w*|hire|first year|second year)\b/,
    say: [
      "Not too late at all. There's time to get good at something, and you bring things a beginner hasn't got. Try a small piece of it first, an evening class or a day alongside someone.",
      "It's later, not too late. People switch in their thirties, fifties and after. Before you leap, do the sums for the learning years and talk to two people already doing it.",
    ],
    ask: ['What draws you to it?', 'What would be the smallest way to try it?'],
  },
  {
    id: 'oversold-myself-for-job',
    asks: /\b(?:learn|the truth|nothing to|pick (?:that|it|this) up|come clean|confess|own up|tell\b.{0,20}\b(?:truth|them|him|her|boss|manager|chef)|say something|finds? out|found out|get out of (?:this|it)|what (?:do|should|can|am) i (?:do|going)|sack|fire|fraud|illegal|survive|wing it|passable|done something|bluff\w*|happens (?:when|if)|(?:get|find|caught)\b)/,
    about: together(
      /\b(?:jobs?|interview\w*|cv|resume|start (?:on |work )?(?:monday|tuesday|wednesday|thursday|friday|tomorrow|next)|they've a|as cook|babysit|rehearsal|payroll|the till|sack me|first week|posters|offer|forklift|photoshop)\b/,
      /\b(?:lied (?:about|on|in)|exaggerat\w+|bluffed|bigged|fibbed|oversold|overs?tated|embellish\w*|stretched the truth|(?:put|wrote|written)\b.{0,40}\bon (?:my|the) cv|my cv says|i (?:said|told (?:them|him|her|the \w+)) (?:that )?(?:i|i'm|i'd) ?(?:was|could|knew|know|had|have|am|can|can't)?\b.{0,40}(?:good|speak|drive|experience\w*|fluent|do|know|know|italian|excel|sight-read)|told (?:them|him|her) i could|heard myself say|nodded all the way|talked (?:my|our|them|your)sel\w+ up|they think i can|i (?:said|told) i(?:'m| am)? (?:was )?(?:good|experienced|fluent|know)|said at the interview|said i'm|told i know|the advert said)\b/,
    ),
    not: /\b(?:cyclists|lunch|sick|ill|unwell|boyfriend|girlfriend|husband|wife|dating|gaps?|mistake)\b/,
    say: [
      'You can learn enough to get by in a few days if you pick the five things you\'ll use most and practise only those. After that, say early "I\'m rusty on this, show me how you do it here."',
      'Nearly everybody rounds up a bit to get a job. Learn the basics off videos now, ask lots in the first week, and own up to a gap before it causes trouble rather than after.',
    ],
    ask: ['What will you need in the very first days?', 'Who could show you the basics?'],
  },
  {
    id: 'ask-more-than-offered',
    asks: /\bnegotiate (?:a|my|the|your) (?:job offer|salary|pay|offer|first)\b|\b(?:(?:ask|push|negotiat\w+|haggl\w+|bargain\w*|hold out|say)\b.{0,25}\b(?:more|another|higher|bit extra|put it in|back|up)|negotiat\w+|haggl\w+|greedy|tak(?:e|ing) (?:it|the offer) (?:back|away)|(?:or )?just (?:take|accept|be glad)|pay's too low|should be more|that actually true|say something or|change their mind|counter\b(?!.?offer))/,
    about: together(
      /\b(?:offer(?:ed|s)?|starting (?:salary|pay)|first (?:salary|number|proper job)|job|negotiat\w+|ask for|contract came|freelance|new job)\b/,
      /\b(?:pay|paid|salary|wage\w*|money|more|job offer|grand|band \d|\d+k|\d{2,}|pounds?|euros?|rate|number|thousand|lowball\w*)\b/,
      /\b(?:offer(?:ed|s)?|first (?:salary|number|proper job)|starting salary|before i sign|negotiat\w+|ungrateful|negotiate|they change their mind|pay's too low|another thousand|contract came|freelance)\b/,
    ),
    not: /\b(?:(?:pay )?rise|a raise|more (?:sex|help|space|food|blood)|\bmy hours|refund|notice|resign\w*|counter.?offer|to stay|matched|promotion|colleague|coworker|apologi\w+|flat|rent|house|the car|extension|retire\w*|early retirement|redundancy)\b/,
    say: [
      'Ask once, warmly, with a number: "I\'d love to do this. Could you get closer to 34?" Then go quiet and let them answer. A polite request hardly ever costs anyone the offer.',
      "Yes, you can ask, and most places expect it. Say you want the job first, name the figure, give one reason. If it's no, ask for something smaller, like a review in six months.",
    ],
    ask: ['What figure would you be happy with?', 'What matters to you besides the money?'],
  },
  {
    id: 'accept-counter-offer',
    asks: /\b(?:stay\w*|go|take (?:it|the|them)|accept\w*|trust|believe|jump|tempted|promises|what (?:do|would|should) (?:i|you)|would you|bad form|hold it against|good idea|worth it)\b/,
    about:
      /\b(?:match|more|raise|rise|offer\w*)\b.{0,40}\b(?:if i stay|to (?:make me |get me to |keep me|persuade me to )?stay)\b|\bcounter-?\s?offer\w*|\b(?:notice|resign\w*|letter|leaving|i'm (?:off|going)|i was (?:off|going)|i quit|other place|new place|new job|gave notice)\b[\s\S]{0,140}\b(?:offer(?:ed|ing|s)?\b[\s\S]{0,30}\b(?:more|to stay|better|money|rise|raise|\d|job)|(?:came back with|made) (?:me )?a better|matched|more (?:money )?to stay|doubled|six percent|reconsider|find money|name your price|(?:pay )?(?:rise|raise)|there's \dk|if i (?:stay|don't go)|beg\w* me to stay)|\bcounter offer|\bmatched the other place|\basked me to reconsider|\bchef says\b.{0,60}\bif i don't go|\bstay\w* (?:\w+ )?after (?:resigning|giving)|\bpay rise (?:they )?only gave me/,
    not: /\b(?:boyfriend|girlfriend|husband|wife|flat|landlord)\b/,
    say: [
      "If money wasn't why you were leaving, still go, because the reason you wanted out will be there in six months. If pay really was the whole of it, staying can be fine.",
      "I'd usually go. They've shown they could have paid it all along, and now they know you've one foot out. Stay only if they change the thing that made you look, and in writing.",
    ],
    ask: ['What made you start looking?', 'What would have to change for you to want to stay?'],
  },
  {
    id: 'take-the-promotion',
    asks: /\b(?:don't want it|just say no|take (?:it|the (?:job|promotion|step|role)|on|a step up)|tak(?:e|ing) (?:it )?on|turn(?:ing)? (?:it|down)|say(?:ing)? (?:no|yes)|would you|worth it|should i|must i|do i (?:take|want|have|say)|have to want|regret|refuse|go for it|what would you do|accept|trap)\b/,
    about:
      /\b(?:accept|take|refuse|decline|say no to) (?:a|the|my|this) promotion\b|\b(?:turn(?:ing)? down (?:a |the )?promotion|(?:offer\w*|want(?:s|ed)?(?: me| to)|asked (?:me )?to|been asked to|move|been put (?:up|forward)|a chance)\b.{0,40}\b(?:promot\w+|to move me up|supervisor|team lead\w*|manager|foreman|ward sister|head of (?:year|department)|(?:be )?(?:made )?(?:a )?partner(?: at)|captain|me up|a step up|management|a managers?(?:'s)? job|a lead role)|don't take the (?:supervisor|manager|promotion)|it's a step up|head of year\. i'd|partner at the firm|and the keys|more money, more worry)\b/,
    not: /\b(?:new captain|walking partner|dance partner|passed over|instead of me|didn't get|over me|notice|resign\w*|former|used to be|interview\w*|going to be fired|in love|married|partner (?:wants|is|says|and)|my partner|congratulat\w*|counter|sex|hotel|ex\b)\b|\b(?:nights?|bed(?:time)?|my (?:girl|boy|kids|son|daughter|children|baby)|never see)\b/,
    say: [
      "I'd lean towards yes, if you want the work itself and not only the title. Ask first what a normal week looks like and what support you'd get. You can go back to the old sort of job later.",
      "Take it if the part you like about your job would still be in it. If it's all the bits you can't stand for a little more pay, it's fine to say no. Turning it down isn't a failure.",
    ],
    ask: ['What would change most in your days?', 'What would you miss if you said yes?'],
  },
  {
    id: 'lead-older-or-former-mates',
    asks: /\b(?:get|earn|win) (?:their |some |any )?respect\b|\bhow (?:do|should|can) i (?:act|behave|be)\b|\bhow (?:do|can|could|should|would|might|i|to|does|am|u)\b.{0,25}\b(?:boss|leads?|manage|tell|handle|get them|take me serious|respect|deal|be in charge|telling)|\brespect me|\bup to (?:this|it|the job)|\bin charge of|\b(?:tips|advice) (?:on|for|about) (?:leading|managing|being)|\bdo differently|\bnice way|\btake me serious|\bpull them up|\b(?:lead|manage) (?:people|a roomful|that lot|them)/,
    about: together(
      /\b(?:i'm|i am|i became|i've been|i was|i got|(?:made|put|voted) me|been (?:put|made|voted)|being|be (?:their|the|a)|now|just|(?:been put|put me)|my first) (?:\w+ ){0,4}(?:boss|supervisor|managers?|in charge|captain|team ?lead(?:er)?|chair|deputy|foreman|charge hand|crew chief|second|head|leading|promoted(?: over)?|over (?:people|the)|lead)\b|\b(?:manage|lead|leading|managing|in charge of|promoted over|boss of) (?:people|them|my friends|your friends|the people)|\b(?:leading|managing) (?:a team|people)|\bpromoted over|\bcrew chief|\bcaptain of the|\bi'm \d+, deputy|\bbecame (?:the )?manager|\bput in charge/,
      /\b(?:older|be my parents|elders?|used to be|former|friends?|mates?|ur mates|wanted (?:your|my)|applied for|nappies|dad's age|before i was born|call me|had lunch|have lunch|eat lunch|one of them|old colleagues|average age|on the floor with|old team|same team|best friend|'pet'|younger|twice my age|my age|telling people what to do|take me seriously|men)\b/,
    ),
    not: /\b(?:should i take|take it or|offered|my boyfriend|dating|my son|my daughter)\b/,
    say: [
      "Say the odd part out loud once, then be fair and predictable. Ask what they know that you don't, decide the small things promptly, and speak to people alone when something's wrong. Respect follows in a few months.",
      "You don't need to be the expert in the room, you need to be fair. Keep the same rules for everyone, ask before you change things, and give it three months to stop feeling strange.",
    ],
    ask: ['What feels strangest about it so far?', 'Who in the group would you most want on your side?'],
  },
  {
    id: 'less-pay-for-easier-life',
    asks: /\b(?:worth|would you|take (?:it|the|a)|taking|stupid|mad|fool|daft|right to|time or money|or (?:stick|keep|stay)|should i|which one|would i|weigh|regret|give up|miss|what (?:do|would) you)\b/,
    about: together(
      /\b(?:lower[- ]paid|worse[- ]paid|less (?:money|pay|salary)|(?:for|having|a third|paid|earn\w*|lot|much|bit) less|pay ?cut|cut in pay|part[- ]time|(?:to|do|offered me|only) (?:three|four|3|4) days|(?:three|four|3|4) days a week|fewer (?:hours|days)|term time only|step(?:ping)? down|(?:reduce|cut|cutting|drop) (?:down )?my (?:hours|days)|drop (?:down )?to|half of that|overtime|lower (?:pay|salary)|percent off|\d+k? less|(?:an hour|a month|a year|grand|k) less|having less)\b/,
      /\b(?:jobs?|work|pay|pays|money|salary|hours|overtime|days|firm|career|an hour|a month|post|part[- ]time|term time|stress\w*)\b/,
      /\b(?:stress\w*|sleep|happier|exhausted|normal hours|knees|back's|hours|time|easier|quiet\w*|mad|fool|home|children|kids|mum|dad|tired|life|council|9 to 4|part[- ]time|step down|sat down|four days|three days|summers|shuts at five|less)\b/,
    ),
    not: /\b(?:in charge of|retire early|counter|others? (?:get|earn)|lost my job|redundan\w+|eat less|drink\w* less|sleep less|talk less|voluntee\w+|see (?:him|her|them) less)\b/,
    say: [
      "If the sums work, take the easier one, because nobody gets the hours back. Go through a normal month's bills on the lower pay first. If that would keep you awake, wait or meet halfway.",
      "Time, as long as the rent's safe. Most people get used to a bit less money faster than they expect. Try living on the smaller amount for two months now, and you'll know.",
    ],
    ask: ['What would you do with the hours you got back?', 'What would the smaller pay really have to cover?'],
  },
  {
    id: 'how-long-to-give-new-job',
    asks: /\bwhen can i (?:say|quit|leave|go|decide)\b|\b(?:too (?:early|soon)) to (?:quit|leave|go|give up|say|know)\b|\bhow long do i have to stay\b|\b(?:how long should (?:you|i|one) (?:stick|stay)|waiting for a job|how (?:long|many (?:weeks|months|days)|much (?:time|longer))|long enough|too (?:early|soon) to|when do (?:you|i|u) (?:know|stop|call)|(?:at )?what point|right, a year|give it (?:a|time|longer|more|until|till)|fair go|wait out|stick (?:it|with|at)|bow out|is \w+ \w+ enough)\b/,
    about: together(
      /\b(?:jobs?|work\w*|call cent(?:re|er)|school|apprenticeship|factory|salon|office|probation\w*|volunteer\w*|left a good place|shifts?|been there|been here|quit|isn't what i was told|the vet's)\b/,
      /\b(?:hate|hated|can't (?:stand|bear)|horrible|unhappy|don't (?:like|enjoy)|doesn't suit|awful|dread\w*|cry|crying|wrong|not (?:for|right for) (?:me|you)|miserable|terrible|stare at a wall|count the minutes|isn't what|don't think it's for me|knew by|to get good|leaves before a year|long enough to (?:know|judge|tell)|regret|decently bow|stop waiting)\b/,
      new RegExp(`how long should (?:you|i|one) st|stop waiting for a job|${fewWeeks.source}`),
    ),
    not: /\b(?:pension|easier|boyfriend|girlfriend|relationship|dating|marri\w+|retire\w*|how long should i wait|hear back|redundan\w+|grie\w+|bully\w*)\b/,
    say: [
      "About three months, to get past the newness. Notice meanwhile what exactly you dislike, because some of it may be fixable, and look round quietly if you dread every day. You don't owe it a whole year.",
      "Give it until you know your way about, usually ten or twelve weeks. If it's only strange by then, stay on; if you still feel sick on the way in, it's fine to go.",
    ],
    ask: ['What do you dislike most about it?', 'Which part of the day is bearable?'],
  },
  {
    id: 'leaving-soon-look-bad',
    asks: /\bbad to (?:quit|leave|resign)\b|\bthink (?:badly|less|worse) of\b|\b(?:ok|okay|acceptable|wrong) to (?:quit|leave) (?:a|my|the) (?:new )?job\b|\blooks? (?:bad|odd|flaky|dodgy|terrible|weird|awful|decent|unreliable|like a job hopper)|\bjob[- ]?hopp\w+|\bhold (?:it|that|this) against|\b(?:count|go|used) against|\bbad (?:for|on) my (?:cv|resume)|\bred flag|\bcareer suicide|\bwant me after|\b(?:employers?|they|heads?|people|anyone) (?:mind|think (?:badly|less|worse|i'm)|mind|think|care)\b|\bhow bad|\bmake me look|\b(?:hurt|harm|affect|damage|ruin) (?:my|me)\b|\bquit before a year|\bjust so it looks/,
    about: together(
      /\b(?:jobs?|cv|resume|schools?|employers?|firm|salon|contract|career|paper|quit|offered something|application|scheme|reception|work)\b/,
      /\b(?:leav\w+|left|quit\w*|job[- ]?hop\w*|stayed|walked out|swap|dropped out|moved about|changed jobs|finished after|jobs in|third|want out|been here|stay till|want to go|start looking|short one|resign\w*)\b/,
      /\b(?:weeks?|months?|a year|year's|soon|only (?:started|been|joined)|since \w+|not long|ten months|one rotation|that quickly|quickly|early|short|job[- ]?hop\w*|jobs in|third)\b/,
    ),
    not: /\b(?:counter|gaps?|husband|wife|boyfriend|girlfriend|my ex|divorce|interviews? (?:tomorrow|on)|sick leave|maternity|to stay)\b/,
    say: [
      "One short job hardly ever matters, everybody's allowed a wrong turn. Say in a line that it wasn't what was described and what you're after now. If it's the third in a row, have a better reason ready.",
      "It looks worse from inside than to anyone hiring. A few weeks you can even leave off the CV. Just try to have the next thing lined up, and don't run down the place you left.",
    ],
    ask: ['What would you say if someone asked why you went?', 'What would you want the next place to have?'],
  },
  {
    id: 'when-new-job-gets-easier',
    asks: /\b(?:(?:get|gets|getting|become|becomes|feel|feels|be) (?:any )?(?:better|easier|normal)|(?:wear|wears) off|feel(?:s|ing)? (?:normal|like)|get used to|pick it up|always (?:be )?like this|like this (?:every|always|for)|settl(?:e|es|ing) in|stop (?:being|feeling)|(?:it|is this) normal|everyone (?:feel|find)|how long (?:till|until|before|does it take))\b/,
    about: together(
      /\b(?:new (?:job|teacher|role|place|starter|post|position|company)|first (?:solo |real |proper )?(?:day|week|month|shift|half term|job)|(?:first|second|third|fourth) (?:\w+ )?week|(?:week|day|month) (?:\d+|one|two|three|four|five)|days? in at|started (?:a|my|at|work|this|uni|on|as)|they're new|trainee|went back to work|came home from a new|i am learning the names|my old place|comfortable in a|everyone feel sick|on the way in)\b/,
      /\b(?:jobs?|work\w*|shifts?|teacher|nursery|hca|hospital|post office|trainee|solicitor|tills|ambulances|uni|office|company|machines|old place|ward|colleagues|boss|language|they're new|new starter)\b/,
    ),
    not: /\b(?:lonely|saturday nights|no friends|moved (?:cities|city|here)|baby|newborn|grie\w+|broke up|breakup|died|death|diet|medicat\w+|tablets|school run|nursery drop|my (?:son|daughter|child|little one)|marri\w+|dating|i retired|quit\b|how many (?:weeks|months)|long enough|relationship)\b/,
    say: [
      "Easier in a few weeks, and ordinary in about three months. At the start it's all nerves and no habit, so everything costs double. Ask somebody there about their first month; they'll have stories.",
      "It won't be like this every day. Once your hands know the routine your head gets quieter, usually somewhere in the second month. Until then, go home, eat, sleep, and don't judge yourself by week one.",
    ],
    ask: ["What's been the hardest part so far?", 'What went a bit better than the first day?'],
  },
  {
    id: 'too-many-questions-at-new-job',
    asks: /\bhow many questions|\btoo many (?:questions|times)\b|\b(?:annoy\w*|idiot|stupid|thick|useless|dim|dumb|a fool|incompetent|nerves|fed up|tired of me|too much|not up to|intelligent|just ask|guess or|rather i|how many times|(?:work|figure) it out (?:on my own|myself)|bother\w*|ask (?:again|too many|so many|her all over|the same|another)|asking too|(?:lots|loads|a lot|so many) of questions|too many questions|look a fool|sick of me|regret hiring)\b/,
    about: together(
      /\bask\w*|\bmessaged my buddy|\bshown me|\bagain\b|\bquestions?\b|\bbeen told twice/,
      /\b(?:new (?:at work|job|starter|person|here|at|one|girl|guy|boy|office)|first (?:office|week|day|job|month)|second week|day (?:three|two|\d)|week (?:two|three|\d)|started|colleagues?|co-?workers?|manager|boss|nurse in charge|this week|trainee|apprentice\w*|training me|at work|shown me|before people get fed up|instead of asking|buddy|new starter)\b/,
    ),
    not: /\b(?:(?:didn't|don't) (?:understand|follow|get) (?:it|a|what|any)|girlfriend|boyfriend|husband|wife|my (?:mum|mom|son|daughter|dad)|raise|date|pay|doctor|interview\w*)\b/,
    say: [
      "Very unlikely. New people ask things twice, and everyone expects it for the first couple of months. Write the answer down in front of them, say thanks, and that's all anyone wants.",
      "They don't think you're stupid, they think you're new. Somebody who asks is far less trouble than somebody who guesses. Keep a small notebook so that each thing only needs asking once or twice.",
    ],
    ask: ["What would you most like to ask and haven't yet?", "Who's easiest to ask there?"],
  },
  {
    id: 'admit-i-dont-understand',
    asks: /\b(?:embarrassing|ask (?:again|for help|her again|him again)|admit\w*|own up|confess|say (?:so|it|something|i don't|that i)|tell (?:him|her|them|the|my)|can i ask|keep quiet|or ask|hand up|too late|go back and|only one|say you don't|don't get it|ask (?:them|her|him) to|ask what)\b/,
    about: together(
      /\b(?:(?:don't|didn't|not|can't|do not|cannot|never|barely|half|one word) (?:\w+ )?(?:understand\w*|understood|follow\w*|get it|get any|know what (?:it|a|an|they|accruals|that)|make head)|clue what|no idea what|i don't get it|completely at sea|totally lost|lost in|nodd(?:ing|ed)|i (?:just )?nod|took in nothing|pretend\w* to (?:understand|get|follow)|understand maybe half|understand (?:the|a) |everybody says yes|isn't following|smile|get it)\b/,
      /\b(?:cohort|statistics|physics|maths?|chemistry|class|course|lectur\w+|lessons?|teacher|tutor|prof\w*|supervisor|conductor|meetings?|trainer|training|explain\w*|boss|manager|system|task|instructions|ward round|accounts|treasurer|teaching me|i just don't get it|say i don't get it|following|week \w+|homework|colleagues?|software|job)\b/,
    ),
    not: /\b(?:leave the course|give this reason|behind|deadline|my (?:husband|wife|boyfriend|girlfriend|ex|son|daughter)|date|dating|sorry|love|she doesn't understand|he doesn't understand|nobody understands)\b/,
    say: [
      'Now, because it only gets harder with every week. Be exact: "I follow up to here, and then I lose it." Half the others will be quietly grateful, and whoever\'s explaining finally knows where to start.',
      "Straight away, and to one person, not the whole room. Bring the first thing that stopped making sense. Nobody minds somebody who's lost and says so; it only gets awkward when it comes out late.",
    ],
    ask: ['Where did it stop making sense?', "Who'd be the easiest person to say it to?"],
  },
  {
    id: 'admit-im-behind',
    asks: /\b(?:tell|admit\w*|own up|come clean|say|confess|warn|take that back|what do i put|truth|mention|let (?:them|him|her) know|ring (?:her|him|them))\b/,
    about:
      /\b(?:(?:won't|can't|not going to|not gonna) (?:be able to )?(?:finish|be finished|be done|make it|have it ready) (?:it )?(?:in|on) time|(?:meant|supposed) to be (?:finished|done|ready)|(?:months|weeks|days|fallen|falling|so|far|way|i'm|getting|am|got) behind\b(?! (?:the|a|my|me|him|her)\b)|behind (?:on|with) (?:my|the|a|work|it|this|everything)|(?:not|n't) (?:going to |gonna |able to )?(?:make|meet|hit) (?:the|my|a|this) deadline|missed (?:the|a|my) deadline|(?:report|work|project|essay|bit|it|it's|its|assignment|chapter|everything) (?:was|is) (?:due|overdue|late)|due (?:yesterday|friday|tomorrow|monday|today)|running late with|(?:not|n't) even started|haven't (?:even )?started|'nearly (?:there|done)'|on top of it|so far under|promised\b.{0,30}\bfor (?:saturday|monday|friday|tomorrow)|not on schedule|unread emails|four months behind|let (?:the|my) (?:minutes|work|emails|reports?) slide|thinks i have|bit is done|done four|ready at five|dropped it)\b/,
    not: /\b(?:where to start|divorced|period|pregnan\w*|extension|rent|bills?|mortgage|arrears|debts?|baby is due|is due in|left behind|behind my back|behind bars|resign\w*|leaving|talk(?:ing)? behind|more time|date)\b/,
    say: [
      'Go early and bring a list: "I thought I had it, I don\'t, here\'s where it stands and what I need." People forgive behind far more easily than they forgive finding out late.',
      "Say it tomorrow, before they ask, in two sentences and with a new date you can really keep. It'll be an uncomfortable ten minutes, and then there's a plan where there used to be a secret.",
    ],
    ask: ["What's done, and what isn't?", 'What would you need to catch up?'],
    card: 'work-trouble',
  },
  {
    id: 'what-boss-vague-answer-means',
    asks: /\b(?:how (?:should|do|am) i (?:to )?(?:take|read|understand)|mean\w*|(?:is|was|so) (?:that|it|this) (?:a |an |just )?(?:polite |good )?(?:no|yes|good|bad)|(?:a )?yes or|a no\b|how long's|till when|am i to take|ought i to worry|want to say|said no without|interesting good|brush\w* (?:me )?off|fobb\w* (?:me )?off|read into)\b/,
    about: together(
      /\b(?:leave it with (?:me|us|him|her)|we(?:'ll| will) see|(?:under|into) consideration|consider it|i hear you|down the line|off the table|have a think|think about it|park (?:that|it|this)|bear with|looked at|look into it|by soon|was 'interesting'|'interesting'|nothing's been settled|in his thoughts|get back to (?:me|you)|in due course|watch this space|not (?:right )?now|at some point|maybe (?:next|later)|let's (?:see|wait)|another time|we'll talk|i'll see|see what i can do|keep you in mind|when the time)\b/,
      /\b(?:boss|manager|raise|pay|contract|days off|time off|gaffer|work|job|asked for|asked to|editor|bursar|coach|director|permanent|supervisor|promotion|training course|shift|head ?teacher|asked about|more pay|more money|something for me|mean anything|soon)\b/,
    ),
    not: /\b(?:toilet|dat(?:e|ing)|boyfriend|girlfriend|husband|wife|my (?:mum|mom|dad)|doctor|landlord|tinder)\b/,
    say: [
      "On its own it's neither yes nor no, it's a way out of the room. Give it a week or so, then ask for a plain answer and a date. That isn't pushy.",
      "It usually means they haven't decided, or can't decide it alone. Don't wait for it to come back by itself. A short \"When can I expect to hear?\" gets you further than guessing.",
    ],
    ask: ['What exactly did you ask for?', 'When would you need to know by?'],
  },
  {
    id: 'sacked-for-a-mistake',
    asks: /\b(?:will|can|could|would|might|am|are|should|do|does|is|they can|going to|gonna|before|means?)\b.{0,40}\b(?:sack\w*|fir(?:e|ed|ing) (?:me|you|someone|him|her|over|for)|get(?:ting)? (?:fired|sacked)|be (?:fired|sacked)|fired|let (?:me|someone|you|him|her|be) go|be let go|los(?:e|ing) (?:my|your|the) job|get rid of me|dismiss\w*|throw me out|kick me out|packing my desk|finish me|my p45|am i done)\b|\bam i (?:done|getting fired|finished)\b/,
    about:
      /\b(?:mistakes?|errors?|messed up|cocked up|screwed up|mucked up|forgot|broke|broken|smashed|damaged?|dropped|deleted|overslept|(?:wrong|late)|lost (?:the|a)|left (?:\w+ ){0,3}(?:open|on|unlocked|running|unattended)|reversed|crash\w*|bent|being short|spilt|spilled|gave too much|(?:served|gave|handed|told) (?:\w+ ){1,6}wrong|forty boxes|piece of my mind|sent (?:\w+ ){1,5}to (?:the|all|every)|late)\b/,
    not: /\b(?:off sick|pregnan\w*|refus\w+|whistle\w*|union|(?:they|he|she|got|was|been) (?:just )?(?:fired|sacked|let) me|(?:was|got|been|were) (?:fired|sacked|laid off|let go)|boyfriend|girlfriend|oversold|exaggerated|bluff\w*|say no|lied)\b/,
    say: [
      "Unlikely, for one honest mistake, especially if you own up and help sort it out. They've almost certainly seen it before. Say how you'll stop it happening again, and that's what they'll remember.",
      "It'd be very unusual. Places lose far more by letting someone go than by an error that's been put right. Tell them what happened, fix what you can, and expect an awkward day rather than the sack.",
    ],
    ask: ['What happened, step by step?', 'What could still be put right?'],
  },
  {
    id: 'wrong-to-refuse-extra-shift',
    asks: /^(?!.*\b(?:can|could) they\b)(?!.*\bhow (?:do|can|to|i|should|would)\b).*\b(?:say(?:ing)? no|refus(?:e|ing)|turn(?:ing)? (?:it |them |this )?down|declin(?:e|ing)|have to (?:go in|do|work|stay|cover|say yes)|go in\b|selfish|wrong (?:not )?to|wrong of me|lett?(?:ing)? (?:the team|them|everyone|people|her|him) down|out of order|allowed|rude|bad (?:to|of|person|colleague)|a cow|within my rights|i can't (?:do|work|come)|okay? to (?:say no|turn|refuse)|don't stay late)\b/,
    about: together(
      /\b(?:extra (?:shifts?|hours?|days?|work)|overtime|shifts?|rota|sixth night|(?:do|work|come in|in) (?:on )?(?:this |next |another )?(?:sunday|saturdays?|weekends?|sundays|saturday|christmas|new year|the weekend)|bank holiday|christmas (?:day|eve)|new year's eve|my day off|(?:they're|we're|being) short|short[- ]staffed|covers? for|cover(?:ing)? (?:for|a|her|his|the|their)|stay(?:ing)? late|double|stock ?take|want me in|pitch in|come in (?:on|early|tomorrow))\b/,
      /\b(?:work\w*|boss|manager|shifts?|rota|overtime|job|they|agency|colleague|team|hours|stay late|they've)\b/,
      /\b(?:shifts?|rota|overtime|work\w*|job|boss|manager|agency|sick colleagues|manager asked|boss (?:asked|wants)|stock ?take|stay late|colleague|day off|come in|extra hours|(?:they've|they) (?:asked|nobody|want)|double)\b/,
    ),
    not: /\b(?:christening|party|wedding|text\w*|e-?mail\w*|interview\w*|force|make me|babysit\w*|my (?:mum|mom|mother|sister|dad)|mother-in-law|in-laws|family (?:dinner|do)|date|(?:off|call(?:ing)? in|i'm) sick)\b/,
    say: [
      "You're not out of order. Say it early and plainly, without a speech: \"I can't do that one, I did the last few.\" It's fair to take turns, and a clear no lets them find someone else.",
      "No, it's allowed, and it doesn't make you a bad colleague. If your contract has you down for it you may need to swap; if they're asking a favour, you can decline a favour.",
    ],
    ask: ['What would you do with that time instead?', "How do you think they'd take it?"],
  },
  {
    id: 'allowed-to-ignore-work-messages',
    asks: /\b(?:(?:not|don't|n't|never) (?:\w+ )?(?:answer\w*|reply\w*|look\w*|respond\w*|pick up|check\w*|open)|(?:answer|reply|respond|pick up)\b|leave it (?:till|until|for)|fine to leave|ignor(?:e|ing)|mut(?:e|ing)|(?:it )?wait (?:till|until|for)|owe them|do i have to|have to answer|allowed|not replying|(?:must|should) i? ?(?:respond|answer|reply)|switch(?:ed|ing)? (?:it |my phone )?off|check(?:ing)? (?:their|my|your|work) (?:work )?e-?mails?)\b/,
    about: together(
      /\b(?:on my day off|work|boss|manager|office|customers?|clients?|parents?|students?|colleagues?|team|shift|gaffer|chef|they've sent)\b/,
      /\b(?:e-?mail\w*|messag\w+|texts?|texting|texted|phones?|phoned|rings?|calls?|called|chat|group|query|writes?|write always|whatsapps?|teams|slack|notifications?)\b/,
      /\b(?:nights?|weekends?|holidays?|my day off|days off|evenings?|after (?:six|work|hours|my shift|\d)|maternity|sundays?|saturdays?|christmas|(?:9|10|11|nine|ten|eleven) ?(?:pm|o'clock)|1\.40|in bed|suppertime|at six|annual leave|on leave|out of hours|midnight)\b/,
    ),
    not: /\b(?:boyfriend|girlfriend|husband|wife|my ex|(?:my|his|her) (?:mum|mom|mother|dad|sister|brother|friend)|dating|date|interview\w*|sick|crush|hear back|job offer|party)\b/,
    say: [
      "Yes, you're allowed. It's your own time, and waiting for the working day is normal, not rude. If it were truly on fire they'd ring. Answering at midnight mostly teaches people that you answer at midnight.",
      "Unless you're paid to be on call, leave it until you're next in. Most people who write at odd hours are just clearing their heads and don't expect a reply. Turn the little numbers off and have your evening.",
    ],
    ask: ['What do you think would happen if it waited?', 'What would you do with the evening without it?'],
  },
  {
    id: 'how-much-to-tell-boss-about-absence',
    asks: /^(?!.*\bhow (?:do|can|should|would|to) (?:i )?(?:tell|ask|say)\b).*\b(?:how much|how detailed|(?:have|need|got)(?: i got)? to (?:say|tell|explain|give|know)|without saying it|do i (?:say|owe|tell|need to|give)|what (?:reason|do i (?:say|tell)|should i (?:say|tell)|can i (?:say|tell))|explain myself|ask (?:me )?why|tell (?:them|her|him|the boss|my (?:boss|manager)|work)|whole story|vague|a reason|owe them|go into|say (?:what|why)|nosy)\b/,
    about: together(
      /\b(?:(?:was|been) ill|off (?:work|sick|with)|(?:was|were) wrong with me|sick (?:leave|note|day)|calling in sick|time off|(?:a|the) (?:day|week|month) off|why i was off|appointments?|be absent|absence|treatment|return to work|back to work|go(?:ing)? back|leaving early|ivf|lot of appointments|return to work interview|need a week|nature of illness|psychiatric|i told them it's 'personal'|having a \w+ \w+ looked at|it's my head|tuesday off|signed off)\b/,
      /\b(?:boss|manager|work|supervisor|personnel|hr|employer|the shop|they think|she's asked|fill in a form|school|they've been ok|they|reason)\b/,
      /\b(?:boss|manager|at work|from work|off work|to work|work is|supervisor|personnel|hr|employer|shop's|shop|treatment|when i go back|reason|work|job|nature of illness|personal'|leaving early)\b/,
    ),
    not: /\b(?:first date|strangers|rivals|funeral|party|parties|(?<!work )interview\w*|my ex|cv|gaps?|kids why|my (?:son|daughter)'s|doctor (?:say|tell)|my friends?|next week off for holiday|redundan\w*|resign\w*|new job|homework|guilty|quit\b|retire\w*)\b/,
    say: [
      "Not much: that you're unwell, and roughly when you'll know more. You don't have to give the reasons unless you want to. Write two sentences down beforehand and stop when you've said them.",
      'Only what they need to plan: what you can do, what you can\'t, and for how long. "I\'d rather keep the details private" is a perfectly good sentence. If you trust them, you can say more later.',
    ],
    ask: ['What would you be comfortable with them knowing?', 'What would help you at work just now?'],
  },
  {
    id: 'tell-work-about-condition',
    asks: /\b(?:tell (?:them|my|your|him|her|work|people|chef|the|anyone|everyone|about)|say (?:so(?! (?:she|he|they))|something|anything|it)|mention\w*|disclos\w+|should know|need to know|know that|(?:keep|keeping) (?:\w+ ){0,2}(?:quiet|secret|to myself)|on the (?:application )?form|declare|let (?:them|work|(?:my|the) \w+) know|come out (?:as|about)|(?:do|should) i tell|open about)\b/,
    about: together(
      /\b(?:deaf|hearing'?s?|epilep\w+|bipolar|parkinson\w*|dyslexi\w+|dyspraxi\w+|anxiety|depress\w+|diabet\w+|autis\w+|adhd|disab\w+|endometriosis|stoma|ocd|to aa|diagnos\w+|ms|fibro\w*|crohn\w*|ibs|asthma|migraines?|(?:my|health|heart|chronic|skin) condition|ptsd|hiv|cancer|lupus|arthritis|chronic|menopaus\w+|mental health|panic attacks?|narcolep\w+|tourette\w*)\b/,
      /\b(?:work|boss|employers?|manager|(?:new|the|my) job|chef|tutor|firm|office|meetings?|application form|library|receptionist|warehouse|hr|colleagues?|take the notes|kitchen|interview|start uni|late|at work)\b/,
    ),
    not: /\b(?:cakes?|baking|my (?:mum|mom|dad|husband|wife|son|daughter|boyfriend|girlfriend|partner|parents|kids|children|family)(?:'s)? (?:has|is|was|got|have|about)|tell my (?:mum|mom|dad|parents|family|friends?|kids|husband|wife|boyfriend|girlfriend|partner)|dating|date|resign\w*|doctor tell)\b/,
    say: [
      "If it touches how you do the job, I'd tell one person you trust, short, with what would help. If it doesn't, there's no need to tell anyone. You choose who and when, and what it's called.",
      "You don't have to, but being known about is often easier than hiding it all day. Start with your manager, keep it to what you need from them, and let everybody else find out later or never.",
    ],
    ask: ['What would you want them to do differently?', 'Who there would take it best?'],
  },
  {
    id: 'can-my-boss-make-me',
    asks: /\b(?:legal|lawful|allowed|illegal) for (?:my|an?|the|your) (?:boss|employer|company|manager|work)\b|\b(?:can|could|are|is|may) (?:they|he|she|work|it|my (?:boss|manager|work|employer|company|job)|the (?:boss|company|manager|agency)|your (?:boss|work|employer))\b.{0,15}\b(?:make|force|do (?:that|this)|change|stop (?:me|us)|ask (?:me|us) to|tell (?:me|us) (?:to|that)|allowed|entitled|legally|cut|demand|cancel|within|say that|require|read my)\b|\b(?:is|are) (?:that|this|it|they|he|she|we) (?:even |really |actually )?(?:allowed|legal|lawful|entitled|illegal|against the law|compulsory)|\bit'?s? (?:is )?legal|\bcan i refuse|\bdo i have to\b|\bwithin (?:his|her|their) rights|\bdo we have to\b|\bi (?:must|have to) do it\b/,
    about: together(
      new RegExp(
        `force me to work|my (?:hours|rota|contract|lunch|break)|unpaid|on lates|badge|training|dinner at my desk|${boss.source}`,
      ),
      /\b(?:boss|manager|employer|company|agency|supervisor|gaffer|work|firm)\b.{0,60}\b(?:says?|said|told|asked?|wants?|must|make|force|makes?|making|put|change\w*|expects?|read)\b|\bthey(?:'ve| have| want| are|'re| put)?\b.{0,20}\b(?:told|asked|want|put|mov\w+|make|force|chang\w+|expect|cut)\b|\b(?:he|she)(?:'s| has)? (?:asked|told|wants|expects|making|stop)\b|\bemployer to\b|\bmake me\b|\bforce me to work|\b(?:her|his|their) rights|\bwe've to\b|\bchanged my/,
    ),
    not: /\b(?:off work with|how much|have to say why|(?:this|on) (?:saturday|sunday|weekend)|replacement|extra hours|my (?:mum|sister|brother|son|daughter|flatmate|roommate)|uni|coach|benefits?|universal credit|court|immunis\w+|interview\w*|replacement|cv|sick|off work|resign\w*|notice|boyfriend|girlfriend|husband|wife|my ex|teacher|parents?|landlord|my (?:mum|mom|dad)|doctor|survey|feedback|reply|answer|e-?mails?|sexual\w*|touch\w*|harass\w*|party|sack\w*|fire)\b/,
    say: [
      "It depends on where you are and what you signed, so look at your contract or ask a union or advice line. Either way you can say why it's hard for you and offer a middle way.",
      'Sometimes yes, sometimes no, and it\'s worth checking your contract before you argue. Ask calmly "Is that something I have to do?" and put the answer in writing. Many bosses back off at a polite question.',
    ],
    ask: ['What would you be willing to do instead?', 'What have they actually asked of you, in their words?'],
  },
  {
    id: 'honest-feedback-to-boss',
    asks: /\b(?:honest\w*|truth\w*|what i (?:really )?think|write|tell (?:her|him|them)|do i say|real thing|let rip|mean(?:s)? it|anonymous|polite|good answer|want it|would you go|say (?:it was|fine|nothing)|critical)\b/,
    about: together(
      /\b(?:feedback|what i (?:really )?think of (?:her|him|them|it|the)|survey|exit interview|really think of (?:her|him|them)|appraisal|candid|are you happy here|(?:good|bad) manager|door's always open|comments on|questionnaire|forms to mark|what went wrong)\b/,
      /\b(?:boss|manager|work|team|staff|gaffer|coach|vicar|tutor|head of school|company|project|exit interview|happy here|(?:she|he) a good manager|module|appraisal|employer|professor|supervisor)\b/,
      /\b(?:ask(?:s|ed|ing)?|survey|wants?|exit interview|appraisal|given us|door's|going round|comments|anonymous)\b/,
    ),
    not: /\b(?:(?:got|gave me|my|negative|bad|harsh|received|his|her) feedback|interview feedback|boyfriend|girlfriend|about myself|my achievements|job interview)\b/,
    say: [
      "Write only what you'd be fine with them knowing came from you. Pick one true thing they could actually change, put it politely, and keep the rest for your friends.",
      "A bit honest: one thing that works, one thing that'd make your days better. If they usually punish plain speaking, keep it bland without guilt. It isn't your job to fix the place through a form.",
    ],
    ask: ["What's the one thing you'd change there?", 'How have they taken honest words before?'],
  },
  {
    id: 'others-paid-more',
    asks: /\b(?:bring (?:it|this|that)? ?up|bring up|rais(?:e|es|ing)|say something|ask\b|do about|now what|fuss|argument|worth|petty|leave it|what (?:do|should|can|would) (?:i|you)|confront|complain|fair)\b/,
    about: together(
      /\b(?:(?:paid|earn(?:s|ing)?|mak(?:es|ing)|gets?|get|getting|on|pays?|bonus|rise|raise|cut) (?:\w+ ){0,3}(?:more|extra|higher|double|less|except me)|more than (?:me|i do|i am|mine|i earn)|(?:all|everyone|they|everybody) (?:\w+ ){0,4}(?:got|had|get) (?:a |an )?(?:raise|rise|increment|bonus)|lower rate|double what i|bigger cut|(?:two|three|four|\w+) (?:pound|quid|grand|thousand|k) (?:an hour )?more|what my (?:colleague|coworker) earns|same as the others|he's on more|she's on more|own job with more money|an increment)\b/,
      /\b(?:pa(?:y|ys|id|yslip)|earns?|salary|wages?|money|hour|grand|thousand|raise|rise|bonus|rate|cut|increment|job|work|same as the others|colleague|coworker|makes more)\b/,
      /\b(?:more than me|than i|except me|new (?:colleague|person|people|starters?|lad|guy|girl|hire|drummer|starter)|colleagues?|co-?workers?|payslip|everyone|others|lower rate|double|training him|brother|all of them|all got|the others|uncle|other route|advertisement|my mate|in my grade|same job|on more(?: money)?|bigger)\b/,
    ),
    not: /\b(?:my (?:husband|wife|boyfriend|girlfriend|partner) (?:earns|makes|is on)|split (?:the|bills)|rent|paid more attention|offered me|dates?|notice|resign\w*|promoted over)\b/,
    say: [
      'Ask about your own pay and leave the others out of it: "What would I need to do to earn more, and by when?" Bring two things you\'ve done. You don\'t have to say how you found out.',
      'Yes, raise it, but as a question about you, not a complaint about them. Say what you do, say the figure you think is fair, and ask when they can answer. Being angry first, at home, is fine.',
    ],
    ask: ['What figure would feel fair to you?', 'What do you do there that you could point to?'],
  },
  {
    id: 'does-boss-or-teacher-dislike-me',
    asks: /\b(?:(?:hate|hates|dislikes?|(?:not|n't|never) like|loathes?|resents?) me|(?:has|have|got|having) it in for|(?:against|out to get|taken against) me|something against|taken against|why\b.{0,20}\bpick(?:s|ing)? on me|is it me\b|is it personal|am i imagining|get rid of me|building a case|likes? me\b|problem with me|doesn't like you|my language|what(?:'s| is) that about)/,
    about:
      /\b(?:boss|manager|teachers?|coach|supervisor|chef|head(?:'s| ?teacher| of)|mentor|director|miss (?:put|says|said|never)|tutor|lecturer|professor|prof|lady who runs|team leader|head nurse|the head)\b/,
    not: /\b(?:boyfriend|girlfriend|my ex|husband|wife|fanc(?:y|ies)|crush|in love|mother-in-law|my (?:mum|mom|dad|sister|brother|daughter|son|kid|friends?|roommate|flatmate)|slept|sack\w*|redundan\w*|fired|reject\w*|colleagues? (?:hate|don't|dislike))\b/,
    say: [
      'You can\'t tell from a manner, some people are short with everyone. Watch how they are with others, then ask one practical question: "Is there anything you\'d like me to do differently?" The answer shows you more than guessing.',
      "Maybe, but busy or awkward looks very like dislike from the outside. Ask somebody who's been there longer what they're normally like. If it's only you who gets it, note the times down and tell someone with a say.",
    ],
    ask: ['What have they done that gave you that idea?', 'How are they with everybody else?'],
  },
  {
    id: 'take-back-resignation',
    asks: /\bgo back and ask\b|\bask for (?:it|my job|my old job) back\b|\bgo back\b|\bask (?:them )?for my (?:old )?job\b|\b(?:take (?:it|that|this|them|my \w+)? ?back|undo|un-?resign|withdraw|change (?:my|your|one's) mind|have me back|too late to (?:stay|change)|i stay\?|go back on|(?:my|old) job back|apply for my own|tear up|like nothing happened|unsend|retract|rescind|gone whatever|sorry, i stay|i stay\?|should i ask to withdraw|reverse it|stay after all)\b/,
    about:
      /\b(?:resign\w*|notice|quit|walked out mid|dropped out|stood down|standing down|told my boss to|handed (?:it )?in|my job|my post|un-?resign|the letter|i'm leaving at|accepted it in writing|signed everything)\b/,
    not: /\b(?:go back to (?:school|uni|him|her|therapy|sleep|bed)|counter|boyfriend|girlfriend|my ex|husband|wife|smok\w+|drink\w+|take (?:him|her) back|i notice (?:that|how|him|her))\b/,
    say: [
      "Sometimes, if you ask quickly, though they don't have to agree. But don't decide tonight. Nearly everyone gets a fright right after, so check in the morning whether it's fright or regret.",
      'You can ask, and the sooner the better: "I\'ve thought again, would you let me withdraw it?" They may say no. Before you do, remember what made you write it, and whether that\'s changed.',
    ],
    ask: ['What made you write it?', "What's frightening you most now it's sent?"],
  },
  {
    id: 'when-to-give-notice',
    asks: /\btell my (?:current|old|present) (?:boss|job|manager|employer|work)\b|\btell my (?:team|colleagues|boss|manager)\b.{0,20}\b(?:before|first|today|tomorrow|now)\b|\btoday or\b|\bwhen\b.{0,40}\b(?:tell|notice|resign|say|drop|hand|quit|announce|bring)|\b(?:now|tomorrow|today|straight away|straightaway|first thing \w+|before|monday) or\b|\bbefore or after|\bwho (?:gets|should|do i|is meant|'s meant|finds).{0,20}\b(?:told|know|tell|first)|\bwho's meant to|\bhow (?:early|soon|far ahead|far in advance)|(?<!how )\bdo i (?:tell|hand|do it)\b(?! (?:them )?in person)|\b(?:do|say) it (?:this|next) week|\bor wait\b|\bstraight away\b|\bgood (?:day|time|moment)\b|\bbest (?:time|day|moment)\b|\bcruel to\b/,
    about: together(
      /\b(?:my notice|notice|resign\w*|resignation|i'm (?:off|going|leaving)|(?:you're|you are|i am|i'm) leaving|want to quit|(?:want|like) to go (?:after|in)|(?:my|for the|got the|got a|have a|offered a|offered the) new (?:job|place|post|role)|offered a (?:post|job)|going to (?:quit|resign|leave)|signed with|accepted (?:a|another|the) (?:new )?(?:job|offer|position)|i go in spring|quitting|must give one month|(?:got|sorted) the reference|want to leave)\b/,
      /\b(?:boss|manager|team|work|job|notice|resign\w*|deputy|post|school|contract|chippy|place|bonus|must give one month|company|when do i drop it)\b/,
    ),
    not: /\b(?:hate my new|stitch|phone face down|noticed|notice (?:that|how|him|her|me)|take (?:it )?back|withdraw|counter|boyfriend|girlfriend|husband|my ex|sick|told them i'm leaving and|diagnos\w+|pregnan\w*|written? (?:it|a)|letter (?:say|actually)|interview\w*|i'm going to (?:cry|die|be|have)|i'm going (?:mad|crazy)|bereave\w*|wear|landlord|retir\w+)\b|\b(?:i notice|late notice|dollars|rent)\b/,
    say: [
      "Soon, in private, to your boss before anyone else, and keep it brief. There's no good day, so pick the next ordinary one. If you've another job, have that signed first.",
      "As soon as it's certain and in writing, and no later than your notice needs. Your boss hears it first, the team the same day. People would rather have the extra weeks than the perfect moment.",
    ],
    ask: ['What makes it hard to pick a day?', 'What will you say in the first sentence?'],
  },
  {
    id: 'resignation-letter-words',
    asks: /\b(?:write|say|word(?:ing|ed)?|put|phrase|go(?:es)? in|in it|the form|keep it short|enough|subject|start it|begin|include|formal|letter)\b/,
    about: together(
      /\b(?:resign\w*|(?:my|of|handing in|giving in|give|hand in|giving) (?:my )?notice|quitting by|stepping down|leave (?:a|my) job|i'm leaving because|why i'm going in)\b/,
      /\b(?:letters?|writing|write|written|on paper|e-?mail|word(?:ing)?|draft\w*|essay|in it|form|state my reasons|sentence)\b/,
    ),
    not: /\b(?:take (?:it )?back|withdraw|undo|regret|un-?send|before or after|when (?:should|do|is)|cover letter|counter|offered|reference)\b/,
    say: [
      'Three lines: "Please accept this as my notice. My last day will be" and the date. "Thank you for the time here." That\'s all of it, and the reasons can stay out.',
      "Keep it dull: the date, that you're resigning, your last day, one thank-you, your name. It goes in a file, so nothing you'd mind reading in five years. Anything else, say in person.",
    ],
    ask: ['What are you tempted to put in it?', 'When would your last day be?'],
  },
  {
    id: 'leaving-message-words',
    asks: /^(?!.*\bhow much).*\b(?:what|how|any ideas?|something)\b.{0,30}\b(?:put|write|say|word|fit|be a better|i can write|say to|nice thing|message|goodbye)\b|\bsay goodbye (?:on|to|in)|\b(?:what|which) (?:words|message)|\bnice thing\b/,
    about: together(
      /\b(?:(?:leaving|farewell|goodbye|retirement) (?:card|e-?mail|speech|message|note)|(?:leaving|farewell|goodbye|retirement) (?:card|e-?mail|message|note|speech|do|present)|cards?|(?:last|final) (?:day )?(?:e-?mail|message)|space the size|a (?:few words|page|note)|the group chat|signs|last day|note)\b/,
      /\b(?:leaving|leaves|farewell e-?mail|goodbye (?:e-?mail|message)|friend's going|left my job|retir\w+|(?:my|the|his|her) last day|internship|placement|is off to|been let go|colleague|work friend|work mate|moving on|new job|in the card everybody)\b/,
    ),
    not: /\b(?:vet|dog|cat|resign\w*|notice|sympathy|condolence|birthday|wedding|funeral|died|valentine\w*|christmas card|my ex|boyfriend|girlfriend|husband|wife left|credit card|bank card|mother|promoted|suicid\w*|interview\w*)\b/,
    say: [
      "Short and warm: thank them, name one true thing you'll remember, wish them well. If you didn't get on, \"All the best for what's next\" is honest and kind. Two lines are plenty.",
      "Write what you'd say at the door: one thing you liked, one good wish, your name. For your own goodbye, add where people can find you. Nobody marks these for style.",
    ],
    ask: ["What's one thing you'll really remember?", 'How would you like to leave things with them?'],
  },
  {
    id: 'start-looking-quietly',
    asks: /\b(?:look(?:ing)? for (?:another|something|a new)|(?:start|begin|be|should i|time to|better to) (?:\w+ )?(?:look\w*|search\w*|apply\w*)|looking (?:elsewhere|around|for)|look for|worr(?:ied|y)|polish|(?:my|the|a) cv|eased out|pushed out|managed out|are we next|am i next|getting out|apply(?:ing)?\b|already decided|beginning of the end|dramatic|writing on the wall|is my job safe|jump (?:ship|before)|what would you do)\b/,
    about: together(
      /\b(?:redundanc\w+|restructur\w*|performance (?:plan|improvement|review plan)|on a pip|freeze|been (?:bought|sold|taken over)|takeover|merger|cuts|lay-?offs?|laying (?:people )?off|(?:let|gone|went|going)\b.{0,20}\blast month|(?:team|office|staff|department|company|colleagues) (?:has|have|had|was|were|is|are) (?:all )?(?:been )?(?:let go|laid off|made redundant)|redundancies|written warning|my job title|ai|automat\w+|a machine does|replac\w+|contract ends|closing|three days a week|take over the shop|new tutor|strategy day|of us went|agency staff|hiring someone|job cuts|layoffs|downsiz\w+|in trouble)\b/,
      /\b(?:jobs?|work|company|firm|team|office|manager|boss|contract|mill|shop|classes|chart|machine|staff|travel|written warning|redundanc\w+|of us|layoffs|job cuts)\b/,
    ),
    not: /\b(?:fired (?:me|last)|resign\w*|(?:lost|losing) my (?:job|mum|dad)|was made redundant|been made redundant|laid off (?:today|yesterday|last)|retir\w+|boyfriend|girlfriend|husband|wife|my ex|replacement|doctor|cancer|handover|chatbot)\b/,
    say: [
      "Yes, look quietly, while you still do this job properly. It commits you to nothing, and you'll work better knowing there are other doors. Tidy up your CV this week and tell two people you trust.",
      "Be alert, not frightened. Ask your boss straight what it means for your job, and start looking anyway. If nothing happens you've lost a few evenings, and if something does, you're weeks ahead.",
    ],
    ask: ['What have you been told, exactly?', 'What sort of place would you look at first?'],
  },
  {
    id: 'is-losing-job-my-fault',
    asks: /\b(?:is something|what(?:'s| is)) wrong with me|\bcould i have\b|\bdone (?:something|anything|more)\b|\bmy fault\b|\b(?:is it me|was it me|it was me|my (?:own )?fault|because (?:i'm|i am|i was|of me|i)\b|something i did|did i do\b|no good|is it me|unemployable|good enough|kept me|saved (?:it|them)|do wrong|bad at|saw something|what they tell you|bad luck|could i have|blame myself|supposed to take it|just (?:that|because) i)\b/,
    about: new RegExp(
      `closed the (?:branch|factory|shop|plant)|office went except|have kept me|in my probation|years and then a letter|(?:they|he|she|boss|company) (?:just )?(?:fired|sacked) me|${lostJob.source}`,
    ),
    not: /\b(?:virginity|my (?:husband|wife|boyfriend|girlfriend|partner|son|daughter|dad|mum|brother|sister)(?:'s)? (?:got|lost|was|is|has|been|were)|broke up|left me|died|killed|fired up|baby|cheat\w*|kids? (?:think|blame))\b/,
    say: [
      "Mostly luck and the times, not a verdict on you. Jobs get cut by sums, and the sums don't know who's good. If someone who saw it close up thinks there's something to learn, ask them.",
      "If it was a cut or a closure, no, it wasn't about you. If they named something you did, take that one thing and look at it calmly. Neither says you won't be wanted elsewhere.",
    ],
    ask: ['What reason did they give you?', 'What would you have said in your own favour?'],
    card: 'job-loss',
  },
  {
    id: 'tell-family-lost-job-yet',
    asks: /^(?!.*\b(?:how (?:do|would|to|i|can|should)|what (?:do|words|on earth|should|can|would|to|the)|words|best way|no idea)\b).*\b(?:tell|say (?:nothing|something|it|or)|do i say|put (?:her|him|them) right|keep (?:it|that|this) (?:quiet|up|secret|from|going|to myself)|let (?:them|her|him) know|lying|lie|mention|straight away|hide|hiding)\b/,
    about: together(
      /\b(?:redundan\w+|laid off|let (?:me|us) go|(?:been|got|was|being|i'm) (?:let go|fired|sacked|made redundant|the boot)|got sacked|got fired|sacked|fired|los[et] (?:\w+ )?(?:job|apprenticeship)|losing my job|my job (?:going|gone|ended)|got the boot|thinks? i(?:'m| am) at work|at the bank|i'm still working|still at (?:the|my) (?:bank|office|job|firm)|ask how work is|hotel closed|shop's closing|on leave|maintenance)\b/,
      /\b(?:wife|husband|mum|mom|dad|parents?|kids|children|family|fianc[eé]e?|partner|father|mother|gran|nan|sister\w*|brother|ex|girlfriend|boyfriend|in-laws|daughter|son|they all think|christmas)\b/,
      /\b(?:redundan\w+|laid off|let (?:me|us)? ?go|fired|sacked|job|work|apprenticeship|boot|hotel closed|shop's closing|found out this morning)\b/,
    ),
    not: /\b(?:my (?:mate|friend|colleague|neighbour)(?:'s)?|my (?:husband|wife|boyfriend|girlfriend|son|daughter|brother|dad|mum) (?:got|lost|was|has|been) (?:\w+ )?(?:fired|sacked|laid|let|made|lost|job|his|her)|pregnan\w*|affair|gay|diagnos\w+|drink\w*|gambl\w*|interviewer|in an interview)\b/,
    say: [
      "You don't have to this week, but I'd do it before they hear it from somebody else. Hiding it is tiring, and they can't help with what they don't know. Whoever shares your bills needs to know first.",
      "If they live with you or count on your pay, soon. Anyone further off can wait until you've got your breath back and a rough plan. One short call does it, and you choose how much you say.",
    ],
    ask: ['Who would be the easiest to tell?', "What are you afraid they'd say?"],
    card: 'job-loss',
  },
  {
    id: 'answer-what-do-you-do',
    asks: /\b(?:answer|say|put (?:it|that|this)|dodge|good line|reply|respond|tell (?:them|people|him|her)|come back with|said)\b/,
    about:
      /\b(?:what (?:do|does|d')? ?(?:you|u) do\b(?=['"?.,]|$| (?:when (?:i'm|you're|i)\b|for (?:a living|work)|when i'm on|when you don't|and|at)|\.)|(?:ask\w*|asks) (?:\w+ ){0,3}about (?:work|(?:my|your) (?:job|work))|ask (?:the|my|your) (?:profession|job)|ask(?:s|ed|ing)? (?:me )?what i do\b|saying their jobs|what (?:i'm|im) up to (?:these|now)|asking what (?:i'm|im) up to|starts with that question|not at work today|just a mum|do for a living)/,
    not: /\b(?:interview\w*|date night|weekend plans|died|gaps?|resign\w*|cheat\w*|my ex|don't know what (?:i|you) do)\b/,
    say: [
      "Say what fills your days, or what's next: \"I'm between jobs, and at the moment I'm fixing up my bike.\" Then ask them something back. Most people only want a way to start talking.",
      'You can answer with anything true: what you look after, what you\'re learning, what you used to do. "I\'m at home with family just now" is complete. Said calmly, it gets a nod and the talk moves on.',
    ],
    ask: ['What does fill your days at the moment?', 'Where do you expect to be asked it?'],
  },
  {
    id: 'retire-now-or-wait',
    asks: /\bshould i\?$|\b(?:go (?:now|or)|or (?:hang|keep|wait|carry|stay|go on|do|late|not|work|stick)|should i (?:retire|stop|call|go|take|finish|leave|pack)|retire (?:now|early|or|at|next|this)|which is better|better to|would you|when do (?:you|i) know|too (?:soon|early|young)|silly|clever|time to (?:retire|go|stop|pack)|which part|call it a day|wait for|keep (?:working|going)|what would you do)\b/,
    about:
      /\b(?:(?:stop|finish|go) at (?:5|6)\d|(?:work|on|wait) (?:un)?till? (?:6|7)\d|early retirement|retire early|time to retire|(?:to|early|i|can|could|should i|can't|might|i could|i can) retire\b|retiring|early retirement|(?:state|full|bigger|early|smaller) pension|lump sum|pack in work|stop(?:ping)? work|(?:\w+)'s stopped work|years (?:in|till|to|until) (?:my |the |full )?(?:pension|retirement)|one year after she stopped|30 years in|all the others my age|nobody's making me stop|three more years|thank me for it)\b/,
    not: /\b(?:(?:i|i've|i have|since i|she|he|husband|wife) (?:just |have |has )?retired|i retired|retirement (?:card|home|party|do)|hire|how long|since (?:i )?retir\w+|dog|cat|how do i fill|lonely since)\b/,
    say: [
      "Get the exact figure for going now, and then decide. If you can live on it, go while you've the energy to enjoy it. If it'd be tight, stay on, with a date on the wall.",
      "If the money works and you're tired most mornings, I'd go. If you still like more than half of it, ask about fewer days instead. Try a normal month on the pension sum before you sign.",
    ],
    ask: ['What would you do with the first free month?', "What would you miss, and what wouldn't you?"],
  },
  {
    id: 'how-long-adjust-retirement',
    asks: /\b(?:how long|when do(?:es)?|does it|does that|will (?:it|she|he|i|this)|it will pass|normal|usual|get(?:s|ting)? used|get better|settle)\b/,
    about:
      /\b(?:(?:i|i've|he|he's|she|she's|we|wife's|husband's|wife|husband|being|be|been|newly|just|recently|have) (?:just |recently |only |both )?retired|since (?:i |my )?retir\w+|(?:into|of|to|till|in|after) retirement|retirement (?:feels?|stops?|is)|retired (?:in|from|last|and|since)|after retiring|(?:to|with) (?:being retired|retirement)|stop(?:ped)? working|finished (?:in|since|work)|both finished|handed over the farm|switchboard|driving the tram|in the daytime|dressing for the office)\b/,
    not: /\b(?:should i retire|early retirement|retire early|when should i retire|redundan\w+|should i tell|died|widow\w*|affair|drink\w*|dog|retired (?:husband|teacher|nurse) (?:died|passed))\b/,
    say: [
      'Often about a year, and the first months can be oddly flat or restless. It goes faster with two or three fixed things in the week, at least one of them with other people in it.',
      "Longer than the leaving party suggests; somewhere between six months and two years is common. You've lost a timetable and a crowd in one go. It does start to feel like your own life.",
    ],
    ask: ['What do you miss most from the old week?', 'Which hours feel longest?'],
  },
  {
    id: 'anyone-like-their-job',
    asks: /(?<!how )\b(?:does|do|is|are|think) (?:actually |really |literally |only |any of |most |all )?(?:any(?:one|body)|most people|people|every(?:one|body)(?: else)?|others|other people|some people|them|other people|everyone|for most)\b.{0,40}\b(?:like|likes|loves?|enjoys?|happy|hates?|want to go|dread\w*|just do it)\b|\bin other jobs\b|\bnormal to (?:hate|dislike|not like|not enjoy|dread) (?:your|my|a|one's|the|going to) (?:job|work)|\bis this (?:it|all there is)\b|\bwork be something|\bfor the money\b|\bis (?:that|it) (?:even )?(?:a thing|life|how it is)\b|^is it\?$|\b(?:like that|the same|that way|normal) for (?:everyone|everybody|most)|\bdoes (?:everyone|everybody|anyone) (?:else )?feel|\bgood enough\b|\b(?:supposed|meant) to (?:like|love|enjoy) (?:your|my|a) (?:job|work)/,
    about: together(
      /\b(?:jobs?|work|for the money|couldn't stand|don't mind mine|typing|warehouse|office|invoices|monday|what they do|dentist|typing|train every)\b/,
      /\b(?:like|likes|love|loves|loved|enjoy\w*|hate|passion|couldn't stand|happy|mind it|dread\w*|emails|want to go|for the money|look forward)\b/,
    ),
    not: /\b(?:shy|lonely|interview|likes? me|liked? by|hates? me|loves? me|new job|first week|interview\w*|redundan\w+|applications?|husband|wife|boyfriend|girlfriend|people (?:at work|there|in the office) (?:don't|hate|like)|colleagues|fired|sacked|my (?:mum|dad|mom) (?:died|is)|retire\w*)\b/,
    say: [
      "Some do, and most like bits of it. Usually it's the people, or being good at something, more than the work itself. If there's no bit you'd miss at all, that's worth taking seriously.",
      "A few love it, plenty don't mind it, and some can't stand it, often all in the same week. Not loving it is ordinary. Dreading every day isn't something you just have to put up with.",
    ],
    ask: ['Which bit of it would you miss, if any?', 'When did you last enjoy a day there?'],
  },
  {
    id: 'will-this-grade-matter',
    asks: /\b(?:matters?|life (?:decided|over|ruined|finished)|(?:any(?:one|body)|they|unis?|employers?|people) (?:\w+ )?care|it for me|future|make (?:any|a) difference|follow me|look at (?:gcses?|grades?|a levels)|ever ask|ruin(?:ed)?|can't do a levels|later on|in the long run|important)\b/,
    about:
      /\b(?:grades?|gcses?|a[- ]?levels?|exams?|mocks?|(?:my|bad|exam|the) (?:marks?|results?)|2:2|2:1|a third in|bare pass|failed (?:my|the|maths|it|a)|bad essay|missing \w+ points|five choices|bottom set|a (?:c|d|6|5|4|pass|fail|b) (?:in|when)|three as|good college|degree|sats|resit\w*)\b/,
    not: /\b(?:driving test|pregnan\w*|smear|blood|scan|medical|biopsy|boyfriend|girlfriend|husband|wife|degrees outside|mum's results|does it matter if i|study for|tomorrow|test results|too late)\b/,
    say: [
      "Hardly ever. In a few years almost nobody asks. If it was needed for the next step, there's nearly always another way round, a resit, another course, a year later, and plenty of people take it.",
      'Not for long, and nowhere near as much as it feels today. One result can change the route, very rarely where you end up. The hard part is the next few days at home, and those pass.',
    ],
    ask: ['What were you hoping it would get you?', 'Who will you have to tell, and what will they say?'],
  },
  {
    id: 'ask-for-extension',
    asks: /\b(?:extension|more time|few more days|another (?:week|day)|ask my \w+ for|ask (?:them|the|for|my|if|the editor|him|her)|deliver it late|(?:two|three|a few) days more|say to my (?:teacher|tutor|prof\w*)|for (?:a|the) (?:weekend|second)|worth even asking|do i ask|hand(?:ing)? (?:it )?in (?:late|something|what)|what to write)\b/,
    about: together(
      /\b(?:extension|deadline|due|essay|dissertation|coursework|thesis|hand(?:ed|ing)? (?:it )?in|report|tax return|the client wants|more time|assignment|the editor|project)\b/,
      /\b(?:extension|due|deadline|more time|days more|(?:is|for) (?:tomorrow|monday|friday|tuesday|tonight)|wants it|another week|late|in on time)\b/,
      /\b(?:extension|essay|dissertation|coursework|thesis|report|tax return|client|editor|prof\w*|tutor|teacher|uni|student|assignment|deadline|magazine|project|work)\b/,
    ),
    not: /\b(?:hair|eyelash\w*|lash|kitchen extension|loft|builders?|visa|baby|pregnan\w*|rent|bills?|leaving|notice|resign\w*|take that back|extension (?:lead|cord)|house)\b/,
    say: [
      "Ask, before the deadline and not after. They get these all the time and won't think less of you. Two lines will do: what's happened, and the date you can really make.",
      'Yes, and keep it short: "I won\'t finish this properly by Friday. Could I have until Wednesday?" One honest reason, no life story. Then work as if the answer\'s no, rough and fast.',
    ],
    ask: ['How much of it is there already?', 'What date could you really keep?'],
  },
  {
    id: 'take-year-out-or-push-on',
    asks: /^(?!.*\b(?:what do i say|how do i tell|why does)\b).*\b(?:should|or (?:just|push|go|grit|struggle|continue|finish|keep|is|do)|would you|take it|worth|bad|sensible|mad|ever finish|go back|better|what do you think|defer\b|continue|stop|pause|good idea|look bad)\b/,
    about: together(
      /\b(?:(?:a|one|my|out a|unpaid|take a) (?:gap )?year (?:out|off|away)?\b|year (?:out|off)|gap year|defer\w*|leave of absence|interrupt\w+|sabbatical|pause (?:my|the|uni)|months off|time out|stop for (?:one|a) year|wait a year|unpaid year|next autumn|rest a year|take a break from (?:uni|college|my)|one more season)\b/,
      /\b(?:uni\w*|courses?|degree|stud(?:y|ies|ying|ent)|phd|college|a levels|medicine|school|defer\w*|unpaid year|coaching badge|sabbatical|time out|gap year|year out|finish)\b/,
      /\b(?:gap year|defer\w*|(?:year|months|time) (?:out|off)|leave of absence|interruption|sabbatical|pause|stop for|come back to|unpaid year|rest a year|wait a year|take a break)\b/,
    ),
    not: /\b(?:cv|gaps in|boyfriend for a year|a year ago|break from (?:him|her|us|each)|relationship|maternity|my (?:son|daughter)(?:'s)? (?:wants|is|has)|time off work|retire\w*)\b/,
    say: [
      "If you're running on empty, take the break, with a return date written down and one thing to do in it. If it's one bad term, push on and drop whatever you can.",
      "A year out isn't falling behind, and plenty come back stronger. What makes it work is a plan for the months and for the coming back. Ask what happens to your place and your money first.",
    ],
    ask: ['What would you do with the time?', "What's wearing you out most about it?"],
  },
  {
    id: 'switch-course-or-stick',
    asks: /\b(?:(?:can|should|do|could|must|may) i (?:just )?(?:change|switch|swap|transfer|move (?:over|to)|drop)|i should (?:change|switch)|too late to (?:change|switch|swap|transfer)|(?:switch|swap|change|jump|move|stick|transfer)(?: now)? or\b|or (?:stick|see it|finish|give it|just get it|do i stick)|changing (?:subject|course|degree|major)s?|(?:change|switch|switching|swap) (?:course|degree|subject|major|class)e?s?|wrong (?:course|degree|subject)|should i switch|nuisance to swap|mad to (?:transfer|switch|change|swap|drop))\b/,
    about:
      /\b(?:(?:chose|picked|studying|study|enrolled (?:in|on)|took) (?:engineering|law|medicine|maths|business|economics|history|biology|chemistry|physics|nursing|art|psychology|it|pharmacy|computer science)|courses?|degree|major(?:ed|ing)?|subjects?|uni|university|college|economics|pharmacy|first year|second year|third week of|lectures?|level [23]|hairdressing|triple science|a levels?|midwifery|bookkeeping|u3a|chose maths|computer science|options)\b/,
    not: /\b(?:course of (?:antibiotics|tablets|treatment)|change (?:him|her|them|the subject|doctors?|schools?)|of course|gap year|defer\w*|a year (?:out|off)|my (?:boyfriend|girlfriend)|careers?|jobs? (?:for|at)|hire|tablets|pills|golf)\b/,
    say: [
      "If you've only just started, ask this week what switching would take; it's often easier early. Lots of people do it and lose less than they expect. If it's one teacher or one bad month, give it till term ends.",
      "Talk to whoever runs it before you decide, because deadlines and money differ. If you'd rather be reading for the other one in your spare time, switch. If you're only tired of this one, rest first.",
    ],
    ask: ['What would you rather be learning?', 'What would switching actually cost you?'],
  },
  {
    id: 'oldest-in-class',
    asks: /\b(?:everyone|everybody|they|the others)(?:'s| is|'re| are)? (?:all )?(?:half|younger)|\bhalf my age\b|\bthink i'm (?:weird|odd|too old|a joke)\b|\b(?:oldest|only (?:grown-?up|old|adult|one (?:over|my age))|stick(?:ing)? out|stand out|laugh(?:ing)? at|(?:be|all|everyone|everybody) (?:\w+ )?(?:be )?younger|everyone'?s mum|as their (?:mum|mom|dad)|(?:think|thinks) i'?m (?:the teacher|weird|old|odd|ancient|sad)|look (?:ridiculous|silly|stupid|daft|out of place)|(?:fit|fitting) in|make friends|too old|the mature student|do i even go|how it's going to be|out of place|feel (?:old|ancient))\b/,
    about: together(
      /\b(?:oldest|older|mature (?:students?|learner)|(?:at|back at|to|started|start) (?:college|uni\w*|school)|course|class(?:es)?|freshers\w*|apprenticeship|lectures?|students|evening class|ballet|pottery|lesson|a level|in school)\b/,
      /\b(?:3\d|4\d|5\d|6\d|7\d|2[89]|thirty\w*|forty\w*|fifty\w*|sixty\w*|seventy\w*|eighty\w*|oldest|older|mature|half my age|in their twenties|twice their age|double their age|younger|'sir'|teenagers|twenty-?five|reading glasses|babysitter)\b/,
      /\b(?:course|class(?:es)?|college|uni\w*|school|lectures?|students?|freshers\w*|apprenticeship|pottery|ballet|everyone|group chat|lesson|degree)\b/,
    ),
    not: /\b(?:my (?:son|daughter|child|kid|grandson|granddaughter)(?:'s)? (?:is|has|starts|started)|oldest (?:son|daughter|child|friend|of)|my oldest|dating|date|career|hire|retrain|job at|too late|year 9|school reunion)\b/,
    say: [
      "You may be the oldest, but hardly ever by as much as you expect, and nobody's counting by the third week. Sit near someone friendly, say hello first, and ask what they thought of it.",
      "A bit at first, perhaps. Then people mostly notice who's kind and who's done the reading. Having lived a little makes you useful in a room like that, so don't hide at the back.",
    ],
    ask: ['What are you looking forward to about it?', 'What do you picture them thinking?'],
  },
  {
    id: 'take-it-to-hr',
    asks: /\b(?:to|will|tell|(?<!for )an|involve|can|does) hr\b|\bgrievance|\breport(?:ing)? (?:him|her|them|it|this|my (?:manager|boss|supervisor|colleague|coworker))|\bcomplain\w*|\bover (?:his|her|their) head|\btake (?:it|this) (?:higher|further|up)|\bput it in writing|\bsnitch\w*|\bwho (?:do|should|can) i (?:tell|report|complain|go)/,
    about: together(
      /\b(?:hr|human resources|personnel|colleagues?|co-?workers?|boss|managers?|supervisor|work|chairman|holiday forms|juniors|grievance|called me|meetings|office|volunteer|life hell)\b/,
      /\b(?:hr|human resources|personnel|grievance|remarks?|jokes?|shout\w*|bull(?:y|ies|ied|ying)|call(?:s|ed|ing) me|touch\w*|harass\w*|racist|sexist|complain\w*|complaint|moving my stuff|losing'|comments|discriminat\w+|report\w*|life hell|(?:if i|to) say anything|sweetheart|over his head|swears?|humiliat\w+|rude)\b/,
    ),
    not: /\b(?:grop\w+|assault\w*|rap(?:e|ed)|neighbou?rs?|landlord|school (?:about|bully\w*)|teacher|my (?:son|daughter|husband|wife)|police|pay ?rise|raise|pregnan\w*|payslip|absence|off sick|doctor|gp|hr department has|interview\w*|survey|restaurant|report (?:was|is|due)|the report)\b|\b(?:recording|youtube|will complain|doesn't work)\b/,
    say: [
      "If it's happened more than once and a calm word hasn't stopped it, yes. Go with dates and what was said, and ask what happens with it before you tell them everything. Their job is partly to protect the firm.",
      "It's fair to use it, but write things down first and talk to a union or someone you trust. For one clumsy moment, try the person directly. For anything frightening or repeated, don't wait.",
    ],
    ask: ["What's happened so far, and when?", 'What would you want to come out of it?'],
  },
  {
    id: 'home-or-office',
    asks: /^(?!.*\b(?:what should i say|how do i)\b).*\b(?:(?:home|office|in|hybrid|remote)\b.{0,15}\bor\b|or (?:stay(?:ing)? home|fully remote|not bother|should i)|which|bad for (?:you|me)|should (?:i|a person)|wise|go(?:ing)? mad|better|best|lonely|how many days|true\b|would i|is it (?:worth|ok|good|weird)|what (?:do|would) you)\b/,
    about:
      /\b(?:(?:work(?:s|ing|ed)?|job|do it all by computer|be) (?:\w+ )?(?:from|at) (?:my (?:own )?)?(?:home|the kitchen|front room)|wfh|remote(?:ly)?|home office|home or (?:the )?office|hybrid|(?:into|to|back to|in) the office\b.{0,60}\bhome|home\b.{0,60}\boffice|desk in the bedroom|choose: home|go in or stay home|(?:home|office) full time|works from the kitchen|full[- ]?time (?:at|from) home|go back in a couple|home five days)\b/,
    not: /\b(?:remote control|make me|force|remotely|tv|home office (?:said|visa|letter)|care home|office (?:party|romance)|boss (?:texts|calls)|camera|husband(?:'s)? (?:works|at home)|kids|affair|sick)\b/,
    say: [
      'Mix them if you can: two or three fixed days in, the rest at home. All home gets lonely faster than people expect, and all office eats your hours. Try it for a month and then adjust.',
      "If you live alone or you're new there, I'd go in more than you need to. If the journey wears you out and you've company at home, stay home more. Pick your days for the people, not the desk.",
    ],
    ask: ['What do you get from being there in person?', 'What would you do with the travelling time?'],
  },
  {
    id: 'time-off-for-interview',
    asks: /\b(?:time off|what (?:do|should|can|to|would|i|reason)\b.{0,15}\b(?:say|tell|give)|what reason|excuse|call in sick|sick\b|lie|lying|dishonest|sneak\w*|get away|how (?:do|does|can|should|i|would) (?:i|people|anyone|you|one|can)?\b.{0,20}\b(?:do it|go|get|keep it quiet|manage|attend|fit)|swap or|annual leave|get (?:the )?time off|tell my (?:boss|employer|manager|work)|move it|swap|bunk|where i can go|say to (?:that|her|him)|without (?:them|my boss|anyone) (?:knowing|finding))\b/,
    about: together(
      /\b(?:interview\w*|second round|another post|new job|'appointment'|one day they can see me|see me teach)\b/,
      /\b(?:boss|manager|work|shift|i'm on till|holiday left|annual leave|employer|already have a job|say dentist|i teach|in a shop|stocktaking|sign off|time off|current job|day off|suit on a friday|she's started asking|on shift|call in sick|working (?:hours|day|that day|then)|i'm working|get time off|can see me|have to work|rivals)\b/,
      /\b(?:interview\w*|second round|see about another|'appointment'|can see me|see me teach)\b/,
    ),
    not: /\b(?:didn't work|haven't worked|not working|weakness\w*|wear|nervous|return to work interview|exit interview|disciplin\w+|gaps?|what (?:should|do) i ask|off (?:work )?with|rejection|first interview in|signed off|feedback|salary)\b/,
    say: [
      "Take a half day's holiday or swap a shift, and say only \"I've an appointment.\" That's true and nobody's business. You can also ask the other place for early or late; they're used to it.",
      "Keep it simple: book leave without a reason, and don't invent an illness, because that's what gets found out. It isn't sneaky to look for other work. Ask for a slot at lunch or by video if you can't get away.",
    ],
    ask: ['When have they asked you to come?', 'Who would cover for you?'],
  },
  {
    id: 'help-my-replacement',
    asks: /\b(?:have to|how much|must i|owe|why should i|should i|should do|help|show|tell (?:him|her|them)|properly|petty|fair|minimum|leave (?:no|them|nothing)|answer|theirs or mine|let (?:him|her|them) (?:find|get)|train)\b/,
    about:
      /\breplacing me\b|\b(?:i left|i've left|since i left|i quit)\b.{0,60}\b(?:questions?|call(?:ing)? me|help|how to)\b|\b(?:(?:my|a|our) (?:replacement|successor)|hand-?over|(?:train|teach|show|training|teaching)\b.{0,25}\b(?:taking (?:over )?my|replac\w+|two people from|my job|new captain|new (?:guy|girl|one|person))|(?:taking|takes|got|getting|has got|have got|doing) (?:over )?my (?:job|clients|role|post|desk)|whoever comes next|write down everything i know|new caretaker|next cook)\b/,
    not: /\b(?:boyfriend|girlfriend|hip|knee|ex's|my ex|boyfriend|girlfriend|husband|wife|affair|hormone|mum|passed over|congratulat\w+|redundancy pay|start looking|ai\b|promot\w+)\b/,
    say: [
      "Show them what the work needs, fairly and on paid time, and no more. You'll think better of yourself for doing it straight. Your own tricks, and the favours people do you, aren't part of the handover.",
      "Do the decent basic version: a list, the passwords, who to ring. It's the company you're cross with, not the newcomer. If you're asked for more than your hours allow, you can say so.",
    ],
    ask: ['What have they asked you to hand over?', 'What would you rather keep to yourself?'],
  },
  {
    id: 'colleague-not-pulling-weight',
    asks: /\b(?:say something|tell (?:him|her|them|the|my|our|tales|someone)|rais(?:e|ing) it|mention|deal with|bring (?:it|that|this) up|grass|his name|her name|carry|cover(?:ing)?|what (?:do|should|can) (?:i|you) (?:do|say)|get (?:the rest|them|him|her)|not fair|report|confront|put up with)\b/,
    about: together(
      /\b(?:colleagues?|co-?workers?|workmates?|work|shifts?|job|manager|supervisor|boss|group (?:project|work)|project|lab partner|ward|team|driver|stall|committee|lates|cleaner|partner does|office|assignment|she's been off)\b/,
      /\b(?:(?:nobody|no one|none of them)\b.{0,25}\bdoes anything|(?:doing|do) (?:her|his|their) work|(?:does|do|did|doing|done) (?:absolutely |literally |almost )?(?:nothing(?! (?:but|for me|to help me))|no work|one floor|all of (?:it|the)|everything|all the work|her job|his job|their job|half)|lazy|laz(?:es|ing)|slack\w*|pull(?:ing|s)? (?:his|her|their|its) weight|(?:his|her|their) (?:fair )?share|always on (?:his|her|their) phone|(?:hasn't|never|doesn't|don't|not) (?:turn\w* up|help\w*|do (?:his|her|their|any)|lift\w*)|i do (?:four|all the work|everything)|i finish (?:her|his)|leaves me|cover(?:ing)? for|arrives at eleven|break room|plays chess|put out every|skiv\w+|work-?shy|i've done all)\b/,
    ),
    not: /\b(?:home ?work|school ?work|my (?:husband|wife|boyfriend|girlfriend|son|daughter|mum|brother|sister|flatmate|roommate|housemate)|chores|dishes|household|my partner (?:does|never|doesn't) (?!one)|replacement|off sick|cover letter|leaves me (?:feeling|alone)|kids|bull(?:y|ied|ying))\b/,
    say: [
      'Speak to them first, with one fact and one request: "I did the last three, could you take this one?" Stop quietly picking up the slack. If it carries on, tell whoever\'s in charge what isn\'t getting done.',
      "I'd say something, about the work and not the person. Split it on paper with names on it, so gaps show by themselves. Covering for them only means nobody ever notices.",
    ],
    ask: ['What ends up on you because of it?', 'How have they reacted before?'],
  },
  {
    id: 'say-well-done-when-passed-over',
    asks: /\b(?:congrat\w*|well done|act (?:happy|pleased)|pretend\b.{0,15}\bhappy|pretend\b|smile|sincere|fake|gracious|wish (?:her|him|them) well|word the card|(?:say|text) to (?:him|her|them)|what do i (?:say|text)|i say to|(?:be|feel|act) (?:happy|pleased) for|drinks for)\b/,
    about: together(
      /\b(?:got|getting|gets|made|picked|promoted|went to|chosen|picked|beat me|she's in|is now|gave)\b/,
      /\b(?:i wanted|i (?:didn't|did not)(?: get)?|instead of me|over (?:me|my head)|beat me|i (?:also )?(?:applied|went for)|both (?:applied|went)|i got reserve|passed over|went for the same|i trained|brought on|the post went|the section|us both|descant|but i wanted|ahead of me|wanted it too)\b/,
      /\b(?:jobs?|promot\w+|placement|head (?:girl|boy|waiter)|post|position|role|section|picked|chair|place|contract|team|boss|county|got it|descant|prize|lead|part|announced|scholarship|applied|manager)\b/,
    ),
    not: /\b(?:engage\w*|pregnan\w*|wedding|baby|married|boyfriend|girlfriend|my ex|resign\w*|died|funeral)\b/,
    say: [
      'Say it short and early: "Well done, you\'ll be good at it." It only has to be true enough, not the whole truth. Meaning it tends to catch up once the sting has worn off.',
      'Keep it to one sentence and a handshake or a message, the same day, and then go and be cross somewhere private. You can be pleased for them and sore for yourself. Nobody needs you to choose.',
    ],
    ask: ['What would be true and kind to say?', 'Who could you be honestly cross with?'],
  },
  {
    id: 'ask-where-i-stand',
    asks: /\b(?:(?:should|do|can|could|might|may|shall|must|ought) i (?:just |to )?(?:ask|say something|bring|check|find|raise|speak)|say something or|ask (?:him|her|them|the|my boss|my manager|why|or|how|if|straight)|bring it up|should i check|find out (?:whether|if|where)|better to ask|to ask|ask (?:\w+ )?or wait|where i stand|how (?:i'm|i am|im) doing|do i ask|what's what)\b/,
    about: together(
      /\b(?:review|probation\w*|trial (?:month|period|shift)|(?:made |be |my contract )?permanent|how i'm doing|happy with my work|(?:staying|stay) (?:in|or go)|understudy|still (?:'?helper|sweeping|on)|good clients|says anything at work|supervisor's never|any good|in training|in the squad|feedback|where i stand|signed off on|helper')\b/,
      /\b(?:nothing|nobody|no one|never|nobody's|hasn't|haven't|not (?:heard|said|told)|still|been eight|stopped|without|without any|no one's|only one|no (?:news|feedback)|how i'm doing|happy with|longer than|three seasons|where i stand|meant to)\b/,
    ),
    not: /\b(?:pregnan\w*|gambling|(?:he|she|they) knows? where|my ex|boyfriend|girlfriend|husband|wife|dating|relationship|flat|landlord|scan|test results|hospital|doctor|interview\w*|signed off (?:sick|work|with)|weight|blood|raise\b|money|paid|criminal|on probation for|prison)\b/,
    say: [
      'Do ask. They haven\'t forgotten, and a calm "What would you need to see from me?" makes you look keen, not weak. It also gives you something to aim at instead of guessing.',
      "I'd ask, in private and without a grumble: \"How do you think I'm doing, and what's next?\" Keeping your head down doesn't protect you much. If the answer's woolly, ask for one thing and a date.",
    ],
    ask: ['What would you most like to know?', "Who'd be the right person to ask?"],
  },
  {
    id: 'what-to-wear-to-interview',
    asks: /\b(?:what|which|should|do i|do you|does|do|is|are|would|can|could|or|any|how)\b[^.]{0,60}\b(?:wear\w*|suit|dress(?: up|ed)?|tie|trainers|tattoos?|skirt|colou?r|shoes|smart[- ]casual|hoodie|put on|outfit|clothes|heels|jeans|which (?:ones|one)|what on earth is that|headscarf|hair|make-?up|doesn't matter)\b|\b(?:suit|tie|dress|heels|trainers|jeans) or\b/,
    about: together(
      /\b(?:interview\w*|software place|saturday job|museum post|job at the|smart casual|interview)\b/,
      /\b(?:wear\w*|suits?|dress\w*|tie|trainers|tattoos?|skirt|shoes|boots|casual|hoodie|put on|outfit|clothes|nothing fits|heels|jeans|headscarf|hair|make-?up)\b/,
    ),
    not: /\b(?:leaving do|bowling|wedding guest|christening|funeral (?:on|tomorrow)|cv|put on my cv|dye my hair|wedding dress|put on (?:weight|\d)|gaps?|time off|exit interview|date\b)\b/,
    say: [
      "One notch smarter than they'd wear on an ordinary day, clean, and something you can sit down in. If you don't know what that is, look at photos of the place or ring and ask; nobody minds.",
      "Whatever makes you stop thinking about your clothes: tidy, plain, comfortable shoes. A shirt and dark trousers or a simple dress suit nearly any job. If it's hands-on work, neat and practical beats a suit.",
    ],
    ask: ['What kind of place is it?', 'What do you feel most like yourself in?'],
  },
];
