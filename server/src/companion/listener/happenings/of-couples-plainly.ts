import { close, ofTheDead } from './close-words.ts';
import { ofParting, ofTwo } from './couples.ts';
import type { Happening } from './happening.ts';

/** Where the talk is of a partner, or of one who was. */
const ofLove = new RegExp(
  `${ofTwo.source}|${ofParting.source}|\\b(?:relationship|marriage|married|dating|(?:boy|girl) ?friend|gf|bf|cheat\\w*)\\b`,
);
/** Where 'he' or 'she' may be somebody else. */
const ofOthers = /\b(?:boss|manager|supervisor|teacher|professor|landlord|doctor|son|daughter|friend|cowork\w*)\b/;

/** Two who are together, or were, as most people tell it: in few and ordinary words. */
export const ofCouplesPlainly: readonly Happening[] = [
  {
    id: 'pass-at-the-partner',
    cues: 'flirt hit kiss sleep touch',
    when: close(
      String.raw`\b(?:FRIEND|KIN|(?:a|another|some|this) (?:guy|man|woman|girl)(?: (?:from|at|in) \w+)?|someone)(?: (?:just|always|keeps?|kept|has been|is|was|been|tried to|wants? to|wanted to))* (?:flirt(?:s|ed|ing)?(?: with)?|hit(?:s|ting)? on|kiss(?:ed)?|sleep(?:ing)? with|touch(?:ed)?|made a (?:pass|move) (?:at|on)) MINE\b`,
    ),
    unless: /\bdream\w*\b/,
    names: true,
    hear: ['Somebody went after your partner, as if you were not there.'],
    ask: ['How did you hear about it?', 'Has anything been said about it since?'],
  },
  {
    id: 'another-voice-on-the-phone',
    cues: 'phone answer call text messag',
    when: /\b(?:you (?:answered|picked up|checked|looked at|saw|took|opened) (?:his|her|your \w+'s) phone\b|(?:an?|another|some|the other) (?:girl|woman|man|guy|lady) (?:\w+ )?(?:answered|called|picked up|texted|messaged|calls|calling|texting)|you saw (?:a|an|some|the) (?:texts?|messages?|calls?) from (?:a|an|her|him|another|some|the other)\b.*\bphone\b)/i,
    beside: ofLove,
    unless: /\b(?:hotline|interview|agency|customer|my (?:son|daughter|kid)|company|bank|work call)\b/,
    names: true,
    hear: ['That is a hard way to find out, with no time to get ready for it.'],
    ask: ['What has been said about it since?', 'What did you do then?'],
  },
  {
    id: 'left-to-be-alone',
    cues: 'alone space own himself herself themself themselves time heal',
    when: /\b(?:he|she|they|your (?:\w+ )?(?:\w+)) (?:\w+ ){0,3}?(?:says?|said|told you|tells you|claims?|wants?|needs?|needed|wanted|felt)\b[^.!?]{0,60}?(?:to be (?:alone|by (?:him|her|them)sel\w+|single|on (?:his|her|their) own)|(?:some |more )?(?:space|time (?:alone|apart|to think|for (?:him|her|them)sel\w+))|to (?:work on|find|focus on|heal|sort out) (?:him|her|them)sel\w+)/i,
    beside: ofLove,
    unless: ofTheDead,
    names: true,
    hear: ['You were told to stay out of it, just when you would want to talk.'],
    ask: ['Have you heard from each other since?', 'Did you see it coming at all?'],
  },
  {
    id: 'cannot-believe-they-did-it',
    cues: 'believe could dare',
    when: /\b(?:you (?:just |still |really )*(?:can't|cannot|can not|couldn't|can never) believe (?:that )?(?:he|she|they|your \w+)(?:'s|'d| is| was| has| had| would| could)? (?:ever |really |just )*(?:do|did|doing|done) (?:this|that|it|such a thing|something like (?:this|that))|how (?:could|can|dare) (?:he|she|they) (?:ever )?(?:do (?:this|that|it)|treat (?:me|you)))\b/i,
    beside: ofLove,
    unless: ofOthers,
    names: true,
    hear: ['You trusted this person, so you never expected it from there.'],
    ask: ['What is the part you keep going back to?', 'Have you been able to say that yet?'],
  },
  {
    id: 'gave-all-their-love',
    cues: 'love heart feelings everything',
    when: /\b(?:you (?:really |truly |just |have )*(?:love|loved) (?:him|her|them|(?:the|this|that) (?:\w+ )?(?:girl|boy|man|woman|guy|person)) (?:\w+ )?(?:with (?:all|everything|my whole|your whole)|from (?:the bottom|my heart|your heart))|you (?:gave|put|have given|had given) (?:him|her|them|(?:my|your) (?:whole|all|entire|heart)|all (?:my|your) (?:love|heart))|(?:he|she|they) (?:was|were|is) (?:always |really )?(?:my|your) first (?:real |true )?love|all (?:the|my|your) (?:love|feelings|emotions)\b.*\b(?:for nothing|gone|waste\w*))/i,
    unless: new RegExp(`${ofTheDead.source}|\\b(?:dog|cat|mother|father|son|daughter|job|money|years)\\b`),
    names: true,
    hear: ['You put your whole heart into it. That is why it hurts this much.'],
    ask: ['How did it come to an end?', 'How long were you two together?'],
  },
  {
    id: 'the-love-of-ones-life',
    cues: 'love',
    when: /\b(?:you(?:'ve| have)? (?:just |recently )*lost (?:the|my|your) (?:love of (?:my|your) life|true love|soul ?mate)|(?:the |my |your )?(?:love of (?:my|your) life|(?:man|woman|girl|boy|guy|person|one) (?:i|you|that i|that you) lov(?:e|ed))(?: is| was| has|'s)? (?:no longer|gone|not in|left|isn't))/i,
    unless: ofTheDead,
    names: true,
    hear: ['The person you wanted to spend your life with is not in it any more.'],
    ask: ['What happened?', 'How long ago was that?'],
  },
  {
    id: 'marriage-ended',
    cues: 'marriage',
    when: /\b(?:my|your|our) (?:[\w-]+ ){0,3}?marriage(?: of [\w ]{1,20}years?)?(?: has| had| just| recently| then| finally)* (?:ended|fell apart|broke(?:n)? (?:down|up|apart)|is over|was over|collapsed|came to an end|didn't work out|did not work out)\b/i,
    unless: new RegExp(`${ofTheDead.source}|\\bparents'? marriage\\b`),
    names: true,
    hear: ['The end of a marriage changes almost everything at once, down to where you sleep.'],
    ask: ['How long ago was that?', 'What led up to it?'],
  },
  {
    id: 'marriage-failing',
    cues: 'marriage married',
    when: /\b(?:(?:my|your|our|the) (?:[\w-]+ ){0,3}?marriage(?: of [\w ]{1,20}years?)?(?:'s| is| has been| are| seems?| feels?(?: like it'?s)?| keeps?)? (?:\w+ )?(?:failing|falling apart|breaking (?:down|apart)|in (?:\w+ )?trouble|on the rocks|dying|dead|a mess|broken|going (?:down|bad|badly|wrong)|not (?:working|good|going well)|hanging by|rocky|struggling|strained|terrible|very bad)|you(?:'ve| have|'re| are)? (?:been )?married\b[^.!?]{0,30}\b(?:and|but) (?:it's|it is|it|things are|things) (?:\w+ )?(?:not (?:working|good)|isn't working|doesn't work|bad|falling))/i,
    unless: new RegExp(`${ofTheDead.source}|\\b(?:parents|friend|sister|brother)'?s?'? marriage\\b`),
    names: true,
    hear: ['When a marriage goes wrong, there is no part of the day it does not touch.'],
    ask: ['What has gone wrong between you?', 'When did it start to feel like that?'],
  },
  {
    id: 'brought-up-and-not-heard',
    cues: 'bring brought tried try talk tell told mention ask speak confront explain say',
    when: close(
      String.raw`(?:\b(?:you(?:'ve| have)? (?:\w+ )?(?:tried|try|been trying|attempted)(?: \w+)? (?:to )?(?:talk(?:ing)?|speak(?:ing)?|tell(?:ing)?|explain(?:ing)?|say(?:ing)?|rais(?:e|ing)|discuss(?:ing)?|reason(?:ing)?)\b|(?:every ?time|when(?:ever)?|if|each time|any ?time) you (?:would |try to |tried to |do |ever |even |want to |bring|mention)*(?:bring|talk|speak|tell|mention|say|ask|raise|complain|discuss|confront|explain|bring it up|stand up|it)\b|you(?:'ve| have)? (?:told|asked|confronted|spoken to|talked to|said to|mentioned) |you(?:'ve| have)? tried(?:,)? but\b)[^.!?]{0,70}?\b(?:he|she|they|MINE|PARENT|SIBLING|FRIEND)(?:'s| just| would| will| always| only| simply| then| still| immediately| never| gets?)* (?:(?:won't|doesn't|don't|wouldn't|will not|does not|didn't|did not|refuses? to|not) (?:\w+ )?(?:hear|listen|want to (?:hear|talk|listen|know)|talk|discuss|care|take|see|understand)|brush(?:es|ed)?|dismiss(?:es|ed)?|ignor(?:es?|ed)|(?:shut|shuts|shutting) (?:down|me|you)|walk(?:s|ed)? (?:away|off|out)|change(?:s|d)? the subject|laugh(?:s|ed)?|(?:so |very |really )?(?:mad|angry|defensive|upset|annoyed)|blows? up|yells?|turns? it|says? (?:i'm|you're|that i|that you|it's nothing|here we go)|denie[sd]|makes? (?:excuses|it about)))`,
    ),
    unless: /\b(?:cries|crying|baby|toddler|covid test|police|customer|resum\w*|calmer now)\b/,
    names: true,
    hear: ['You have said it, and it goes nowhere. After a while you stop wanting to try.'],
    ask: ['What would you most want to be heard about?', 'What happened the last time you tried?'],
  },
  {
    id: 'drifting-from-each-other',
    cues: 'distant apart weird strange awkward cold spark text different same off',
    when: close(
      String.raw`\b(?:(?:you|you two|MINE and you|you and MINE|things|it)(?:'s|'ve|'re| is| are| was| were| has| have| been| feels?| seems?| became| become| gets?| acts?| acting| lately| just| so| very| really| kind of| a bit| a little| been getting| all)* (?:(?:distant|cold|weird|strange|awkward|different)\b(?: (?:from|with|to|between) (?:me|you|each other|one another|us))?(?: (?:lately|now|recently|these days|since .*|for .*|and .*))?$|(?:growing|drifting|drifted|grown|grew) apart|not (?:the )?same (?:between|with) (?:us|you)|(?:weird|strange|awkward|different|tense) between (?:us|you))|you(?:'re| are)? (?:hardly|barely|rarely|don't even|only) (?:ever )?(?:text|talk|speak|call|see)(?: to)? each other|(?:a few|only a few|a couple of|just a few) texts? here and there|the spark (?:is|has) (?:gone|died))`,
    ),
    beside: ofTwo,
    unless: new RegExp(`${ofTheDead.source}|\\b(?:weather|house is|job|school|broke up)\\b`),
    names: true,
    hear: ['You can feel it getting colder between you, and nobody has said anything out loud.'],
    ask: ['When did you first notice it?', 'Have you two talked about it?'],
  },
  {
    id: 'where-to-live-together',
    cues: 'move moving relocat state country city abroad home',
    when: close(
      String.raw`\b(?:MINE|he|she)(?:'s| is| has| really| now| just)* (?:wants?|wanted|planning|going|decided|looking|needs?)(?: (?:me|you))? to (?:move|relocate|go back|go home|live)\b`,
    ),
    beside: new RegExp(
      `^(?=[\\s\\S]*\\b(?:i|we) (?:really |do |just |would )*(?:want to stay|don'?t want to (?:go|move|leave)|do not want to (?:go|move|leave)|can'?t (?:go|move|leave)|cannot (?:go|move|leave)|rather stay|prefer to stay|love it here|have my (?:job|family) here))[\\s\\S]*${ofLove.source}`,
    ),
    unless: /\b(?:in with me|move out|move in|move on)\b/,
    names: true,
    hear: [
      'You want to be together, and you want to live in different places. One of you would have to give something up.',
    ],
    ask: ['What would you lose by going?', 'Is there a place that would do for both of you?'],
  },
  {
    id: 'asked-and-was-refused',
    cues: 'propos marry',
    when: /\b(?:(?:he|she|they) (?:said no|refused|turned (?:me|you) down|rejected (?:me|you|it|my|your))\b[^.!?]{0,20}\b(?:propos\w+|asked (?:him|her) to marry)|you (?:proposed|asked (?:him|her) to marry (?:me|you))\b[^.!?]{0,30}\b(?:but|and) (?:he|she) (?:said no|refused|turned|rejected|didn't|wasn't))\b/i,
    unless: /\b(?:said yes|boss|project|budget)\b/,
    names: true,
    hear: ['You asked somebody to marry you, and the answer was no.'],
    ask: ['What reason were you given?', 'How have you two been with each other since?'],
  },
  {
    id: 'partner-will-not-work',
    cues: 'job work',
    when: close(
      String.raw`\b(?:MINE|he|she)(?:'s| is| has| just| really| still| also)* (?:(?:doesn't|does not|won't|refuses to|isn't|is not|not|hasn't|never)(?: even| really| want to| looking| trying| been)* (?:to )?(?:look(?:ing)?(?: for)?|get|find|have|hold|keep|go(?:es)?|try)? ?(?:down )?(?:for )?(?:a |any |to )?(?:job|work)\b(?! (?:out|well|for (?:us|you|me)|properly|anymore))|(?:says?|tells?|told|claims?)\b[^.!?]{0,20}\blooking for (?:a job|work))`,
    ),
    beside: ofTwo,
    unless: new RegExp(
      `${ofTheDead.source}|\\b(?:laid off|let go|furlough\\w*|disab\\w*|sick|injur\\w*|retire\\w*|medication|phone|vaccine|doesn't work on)\\b`,
    ),
    names: true,
    hear: ['It is hard to plan anything together while one of you has no work.'],
    ask: ['What do you hear when you bring it up?', 'How long has it been like that?'],
  },
  {
    id: 'the-ex-still-about',
    cues: 'talk text meet met sees saw seeing went call hang contact touch friends messag caus interfer mak trouble problem harass stalk around picture',
    when: close(
      String.raw`\b(?:(?:MINE|he|she)(?:'s| is| has| was| still| always| even| also| keeps?| been| just)* (?:talk(?:s|ing|ed)?|text(?:s|ing|ed)?|meet(?:s|ing)?|met|sees?|saw|seeing|call(?:s|ed|ing)?|went to see|hang(?:s|ing)? out|in (?:contact|touch)|friends|messag(?:es|ed|ing))(?: (?:to|with|up with))? (?:his|her|the|their|an) ex\b|(?:your (?:\w+'s)|his|her|the) ex(?:[- ](?:wife|husband|girlfriend|boyfriend))?(?:'s| is| has| still| keeps?| always| won't| just)* (?:caus\w+|interfer\w+|call\w*|text\w*|contact\w*|mak\w+|problem\w*|in the picture|trouble|harass\w*|stalk\w*|around))\b`,
    ),
    beside: ofTwo,
    unless: /\b(?:my ex(?:'s)?(?: boyfriend| girlfriend)? (?:is|keeps|still|calls|has)|custody|co-?parent\w*)\b/,
    names: true,
    hear: ['It is hard to feel safe with somebody while the ex is still that near.'],
    ask: ['What do you hear when you say so?', 'How did you find out about it?'],
  },
  {
    id: 'child-not-planned',
    cues: 'pregnan abort',
    when: /\b(?:pregnant|pregnancy|to (?:abort|have an abortion))\b/i,
    beside:
      /\b(?:(?:not|never|wasn't|isn't|weren't) (?:planned|ready|together|supposed|meant|want\w*)|un(?:planned|expected|wanted)|didn't (?:plan|know|think|want)|dont know what|don't know what|don't want (?:it|a (?:baby|child)|the (?:baby|child))|doesn't want (?:it|the|a (?:baby|child)|me to keep)|abort\w*|keep (?:it|the baby)|got (?:her|a girl|my \w+) pregnant|another (?:man|woman|girl|guy)|how to tell|afraid to tell|parents will)\b/,
    unless:
      /\b(?:happy|excited|trying for|miscarr\w*|years ago|(?:depress\w*|low|down) (?:after|since)|when i was pregnant|my (?:friend|sister|cousin)(?:'s| is) pregnant|gave birth|was born)\b/,
    names: true,
    hear: ['There is a child in it now, so it cannot simply be put off.'],
    ask: ['Who knows about it so far?', 'What do you want yourself, if you can say?'],
  },
  {
    id: 'same-quarrel-about-money',
    cues: 'fight argu money spend',
    when: close(
      String.raw`\b(?:(?:you and MINE|MINE and you|you|you two)(?: \w+){0,3} (?:fight|argue|fighting|arguing|fought) (?:\w+ )?(?:about|over) (?:the )?(?:money|bills|finances|spending)|(?:MINE|he|she)(?:'s| is| just| always| keeps?)* (?:spend(?:s|ing)?|wast(?:es|ing)|blow(?:s|ing)|gambl(?:es|ing)|spent) (?:all |too much |so much |our |the |your |my |away )+(?:money|savings|paycheck)\b.*)`,
    ),
    beside: ofTwo,
    names: true,
    hear: ['Money between two is never only about money, and it comes round again every month.'],
    ask: ['What was it about the last time?', 'Who decides what gets spent?'],
  },
  {
    id: 'home-after-long-away',
    cues: 'deploy return back army navy away',
    when: /\b(?:you (?:just |recently |have |'ve )*(?:got|came|come|returned|am|'re|are|been) (?:back|home)(?: \w+){0,4} (?:from|after) (?:\w+ )?(?:deployment|the army|the navy|overseas|service|the military|working away|rehab|prison|hospital))\b/i,
    beside: ofLove,
    names: true,
    hear: ['You came back expecting the same person, and things had moved on without you.'],
    ask: ['What was different when you came home?', 'What have you two said about it?'],
  },
  {
    id: 'left-at-the-wedding',
    cues: 'wedding altar',
    when: close(
      String.raw`\b(?:MINE|he|she|your \w+(?: \w+){0,2}?)(?:'s| has| just| never)* (?:left|ran (?:out|away|off)|walked (?:out|away)|disappeared|didn't (?:come|show)|did not (?:come|show)|show(?:ed)?)\b[^.!?]{0,30}\b(?:wedding|altar)\b`,
    ),
    unless: /\b(?:my (?:sister|brother|friend)'s wedding|guests?)\b/,
    names: true,
    hear: ['You were left on the very day you were to be married.'],
    ask: ['What have you heard since?', 'Who was with you then?'],
  },
  {
    id: 'leaves-for-far-away',
    cues: 'abroad leaving moving going countr',
    when: close(
      String.raw`\b(?:MINE|he|she)(?:'s| is| has to| will| wants to| needs to| got to)* (?:going|go|leaving|leave|moving|move|travel(?:ing|ling)?) (?:to |for )?(?:away |back )?(?:to )?(?:(?:an|a)?other (?:country|state|city)|abroad|overseas|his country|her country|a different (?:country|state|city))\b`,
    ),
    beside: ofLove,
    unless: /\b(?:i want to go|with (?:him|her)|wants? me to)\b/,
    names: true,
    hear: ['One of you goes far away, and you are the one who is left behind.'],
    ask: ['When is it to be?', 'What have you two said about how it goes on?'],
  },
  {
    id: 'began-well',
    cues: 'first beginning start',
    when: /\b(?:it|things|everything|(?:he|she)|the relationship|(?:my|your|our) (?:relationship|marriage))(?:'s| was| were| is| had been)? (?:so |very |really |all |pretty )*(?:good|great|fine|perfect|amazing|wonderful|nice|sweet|kind|loving|different|happy)(?: (?:to (?:me|you)|with (?:me|you)|and \w+))* (?:at first|in the beginning|at the (?:start|beginning)|when (?:we|you) (?:first )?(?:met|started))\b/i,
    beside: ofLove,
    unless: /\b(?:job|work|school|class|boss|medication|therap\w*)\b/,
    names: true,
    hear: ['It began well, so it is hard to see what became of it.'],
    ask: ['When did it begin to change?', 'What was it like, when it was good?'],
  },
  {
    id: 'ex-keeps-the-money',
    cues: 'money owe pay compensat refus',
    when: close(
      String.raw`\b(?:(?:your ex|he|she)(?:[- ](?:husband|wife|boyfriend|girlfriend))?(?:'s| is| has| still| totally| just)* (?:owes? (?:me|you)|(?:refus\w+|won't|will not|doesn't|never) (?:to )?(?:pay|compensate|return|give back|repay)\w*|took (?:all )?(?:my|your|our) money|spent (?:all )?(?:my|your) money)|money (?:i|you) (?:gave|lent|spent on) (?:to )?(?:my|your) ex)\b`,
    ),
    beside: /\b(?:my ex|ex[- ](?:husband|wife|boyfriend|girlfriend))\b/,
    names: true,
    hear: ['You gave it in good faith, and now you are not getting it back.'],
    ask: ['What is the answer when you ask for it?', 'Was anything agreed about it back then?'],
  },
  {
    id: 'partner-does-not-care',
    cues: 'care',
    when: close(
      String.raw`\b(?:MINE|he|she|they)(?: (?:just|really|even|still|clearly|simply))* (?:doesn't|don't|does not|do not|didn't|never|no longer)(?: (?:really|even|seem to))* cares?(?: (?:about (?:me|you|how|my|your|us|it|anything).*|how .*|what .*|for (?:me|you)|if .*|at all|anymore|any more))?$`,
    ),
    beside: ofTwo,
    unless: ofOthers,
    names: true,
    hear: ['It is lonely when the person closest to you does not seem to care.'],
    ask: ['What happened last?', 'Has it always been like that?'],
  },
  {
    id: 'treated-with-disrespect',
    cues: 'disrespect treat rude comment snide mean',
    when: close(
      String.raw`\b(?:(?:CLOSE|LAW|he|she|they)(?:'s| is| are| has been| always| keeps?| just| often| constantly| so| very| been| really| being| can be)* (?:disrespectful|mak(?:es?|ing) (?:\w+ )?(?:disrespectful|rude|mean|nasty|snide|hurtful|cruel) (?:comments|remarks|jokes)|treat(?:s|ing|ed)? (?:me|you) (?:so |very |really )?(?:bad(?:ly)?|poorly|unfairly|like (?:shit|crap|dirt|trash|garbage|nothing|a (?:child|slave|maid|stranger)))|said (?:\w+ ){0,2}?(?:mean|nasty|hurtful|horrible|awful|cruel) (?:things|stuff|words))|how (?:he|she|they|CLOSE) treats? (?:me|you))\b`,
    ),
    unless: /\b(?:hits?|beats?|chok\w*|boss|manager|customers?|teacher|professor|supervisor|cowork\w*)\b/,
    names: true,
    hear: ['It wears you down to be treated like that by somebody close.'],
    ask: ['What was it the last time?', 'What happens when you say something?'],
  },
  {
    id: 'promises-not-kept',
    cues: 'promis',
    when: close(
      String.raw`\b(?:(?:MINE|he|she)(?:'s| will| has| always| just| keeps?| kept| often)* (?:promis(?:e|es|ed|ing)\b.*\b(?:but|and) (?:never|doesn't|does not|didn't|it's|still|nothing|then)\b.*|(?:breaks?|broke|breaking) (?:all )?(?:his|her|every|the|their) promises?|never keeps? (?:his|her|a|any) (?:promises?|word))|(?:broken|empty|false) promises)\b`,
    ),
    beside: ofTwo,
    unless: /\b(?:boss|company|government)\b/,
    names: true,
    hear: ['After enough promises that were not kept, you stop believing the next one.'],
    ask: ['Which one was the last?', 'What do you hear when you bring it up?'],
  },
  {
    id: 'afraid-to-tell-them',
    cues: 'tell say share admit confess open',
    when: close(
      String.raw`\byou(?:'re| are| am| just| really| also| still| don't know how to| do not know how to| can't| cannot| want(?:ed)? to| need to| have to| too| so| very| would like to)* (?:(?:afraid|scared|terrified|nervous|ashamed|embarrassed) (?:to|of) (?:tell(?:ing)?|say(?:ing)?|shar(?:e|ing)|admit(?:ting)?|confess(?:ing)?)|tell|confess|share|admit)(?: (?:it|this|that))?(?: (?:to|with))? (?:CLOSE|him|her|them)\b`,
    ),
    beside:
      /\b(?:afraid|scared|scaring|fear\w*|terrified|nervous|ashamed|embarrassed|how to (?:tell|say)|react\w*|think (?:i|that i))\b/,
    unless:
      /\b(?:boss|manager|i told (?:him|her|them)|doctor|interview|tell (?:him|her|them) apart|gay|lesbian|bisexual|trans)\b/,
    names: true,
    hear: ['You would like to tell, and you are afraid of how it will be taken.'],
    ask: ['What do you think would happen if you did?', 'What is the worst part to say?'],
  },
];
