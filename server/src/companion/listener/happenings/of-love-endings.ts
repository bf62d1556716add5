import { told } from '../tellings/telling.ts';
import { between, ofParting } from './couples.ts';
import type { Happening } from './happening.ts';

/** When it ends and afterwards: how it was said, what stays lying about, the ex, the children between two homes. */
export const ofEndings: readonly Happening[] = [
  {
    id: 'nobody-did-wrong',
    cues: 'wrong drama good terms still nobody neither',
    when: /\b(?:(?:nobody|no one|no-one|neither of (?:you|us)) (?:did|had done|has done) anything (?:wrong|bad)|no (?:drama|big fight|villain|third party)|still love each other|on good terms|still (?:best )?friends with your ex|(?:there )?was(?:n't| not) a (?:fight|reason))\b/i,
    beside: ofParting,
    hear: [
      "It's sad in a way that leaves nobody to be angry with.",
      'You lose the very person you would normally ring about a thing like this.',
    ],
    ask: ['How did you say goodbye?', 'Do you two still write?'],
  },
  {
    id: 'did-not-see-it-coming',
    cues: 'coming blue nowhere warning sign',
    when: /\b(?:(?:didn't|did not|never|hadn't)(?: even)? (?:see|saw|seen) (?:it|this|that|any of it) coming|out of (?:the blue|nowhere)|(?:no|without any|without) warning|no sign)\b/i,
    beside:
      /\b(?:broke up|split|left me|divorce|dumped|ended|leaving me|moved out|not happy|doesn't love|breakup|separat\w*)/,
    unless: /\bpanic\b|\bhappy\b.{0,5}\bhappened\b/,
    hear: ['You had no time to prepare for it, and that makes it a shock.'],
    ask: ['Which day do you keep going back to?', 'What was the last ordinary thing you two did together?'],
  },
  {
    id: 'told-they-are-not-loved',
    cues: 'love happy feelings same sure want fallen',
    when: between(
      String.raw`\bLOVE (?:says?|said|told you|tells you|thinks)?.{0,30}\b(?:(?:loves|loved) you but (?:not|isn't|wasn't)|not in love with you|(?:doesn't|does not|didn't) love you(?: any ?more)?(?! less| any less|r\b)|(?:isn't|'s not|is not|wasn't) happy(?: any ?more| and (?:hasn't|has not) been)|(?:fallen|fell) out of love|(?:isn't|not) sure (?:he|she|they) loves? you|(?:doesn't|didn't) want (?:this|to be with you|you)(?: any ?more)?$|not feeling it|lost feelings)`,
    ),
    // What is only feared has not been said.
    unless:
      /\b(?:son|daughter|mum|mom|dad|mother|father|dog|kids?|cat|baby|job)\b|\b(?:i|you) (?:\w+ )?(?:think|feel|suspect|fear|guess|sense|worry|wonder)\b|\b(?:afraid|scared|worried|sure|as if|as though) (?:that )?(?:my|he|she|they|your)\b|\blove with (?:him|her|them)\b|\b(?:her|his) (?:husband|wife|boyfriend|girlfriend|partner)\b/,
    hear: ['There is nothing you can say to that, and it hurts terribly.'],
    ask: ['Where were you when it was said?', 'How was the rest of that evening?'],
  },
  {
    id: 'needs-space',
    cues: 'space time break alone think',
    when: between(
      String.raw`\b(?:LOVE (?:.{0,20}\b)?(?:needs?|needed|wants?|wanted|asked for) (?:some |more |a bit of |a little )?(?:space\b|time (?:apart|alone|to think|away)|a break\b)|you(?:'re| are) on a break)`,
    ),
    unless:
      /\blocked\b|\bblocked\b|\b(?:son|daughter|mum|mom|work|school|office|shed|from (?:the kids|work)|holiday|parking|cupboard)\b/,
    hear: [
      'Being left in the air like that is hard to bear.',
      "It's an answer with no date on it. You can't be sad yet, and you can't make plans.",
    ],
    ask: ['Was anything said about how long?', 'What have you two agreed about writing?'],
  },
  {
    id: 'could-only-say-ok',
    cues: 'said wrote okay fine',
    when: /\byou (?:just |only |simply )?(?:said|wrote|replied|went|typed|texted)(?: back)? "?(?:ok(?:ay)?|k|fine|all ?right|cool|sure|no worries|yay|omg yay)"?(?:$|,? and\b)/i,
    beside:
      /\b(?:broke|ended|ended it|break up|split|divorce|leaving|left me|loves me but|dumped|girlfriend now|boyfriend now|got a (?:girlfriend|boyfriend)|not like that|seeing someone|off\b.*\bwedding|moving out|cancel\w*)/,
    hear: ["You said ok, and inside it wasn't."],
    ask: ['What would you say now, with that minute back?', 'What did you do once you were alone?'],
  },
  {
    id: 'asked-for-divorce',
    cues: 'divorce separat solicitor leave',
    when: between(
      String.raw`\b(?:LOVE (?:want|wants|wanted|asked for|(?:is )?asking for|(?:is )?filing for|filed for|(?:told|tells) you (?:that )?(?:he|she) wants|said (?:he|she) wants) (?:a |the |to )?(?:divorce|separation|separate|leave you|move out)|(?:a )?letter .*\bsolicitor|LOVE (?:told you .*\b)?(?:has )?rented a flat)`,
    ),
    unless: /\bi want (?:a )?divorce\b|\b(?:my|our) (?:son|daughter|sister|brother|parents|mum|dad)\b.{0,20}\bdivorc/,
    hear: [
      'It must feel as if the ground had gone.',
      'It was probably decided over months, and you are given one evening to catch up.',
    ],
    ask: ['Had there been any sign?', 'Who have you told so far?'],
  },
  {
    id: 'divorce-came-through',
    cues: 'divorce decree papers signed',
    when: /\b(?:(?:the|your) (?:divorce|decree)(?: papers)?(?:'s| is| are| was| has| have)? ?(?:just |finally )?(?:came|come|went|gone|been|final|through|done|signed|arrived|over|official|nine minutes)|divorce (?:papers )?(?:came|signed|went|arrived|is final)|(?:finally|officially|newly) divorced|you signed (?:the|your) (?:divorce|papers)|you're (?:now |officially |finally )?divorced(?:$| now| today| since)|today was the divorce|it's signed, the divorce)\b/i,
    unless:
      /\b(?:sister|brother|son|daughter|parents|mum|dad|friend)'?s? (?:got |is |getting )?divorc|\b(?:my mother|the home|hospice|mortgage|adopt\w*|tenancy)\b/,
    bright: true,
    hear: ['It is official now, and that can hurt even when you wanted it.'],
    ask: ['What did you do straight afterwards?', 'Who was the first to hear of it from you?'],
  },
  {
    id: 'since-the-divorce',
    cues: 'divorce breakup break split',
    when: /^(?:it's (?:hard|been hard|been strange) )?(?:since|after) (?:the|your) (?:divorce|break-?up|separation|split)\b|\bhard time (?:coping with|with|over) (?:the|your) (?:divorce|break-?up|separation)\b|\bgo on after (?:the|your|this) (?:divorce|break-?up|separation)|\byou lost your appetite since (?:the|your) break-?up/i,
    unless: /\bparents\b|\bmade peace\b|\bfree\b|\bhappier\b/,
    hear: ['It is a long way back from that, and it does not go straight.'],
    ask: ['Which part of the week is the longest?', 'What have you had to do for the first time?'],
  },
  {
    id: 'told-to-move-on',
    cues: 'move moved over fish better rid shot deserve block congrat',
    when: told(
      String.raw`\b(?:WHO|they|(?:your|all your) (?:friends|mates|family|sisters|kids|children)) (?:all )?(?:says?|keeps? (?:saying|telling)|tells?(?: you)?|told you|said|wants?|thinks?)\b.{0,30}\b(?:move on|moved on|get over|over (?:him|her|it|them)(?: by now| already)?$|(?:plenty|more) (?:of )?(?:more )?fish|better off|well (?:shot|rid)|deserve better|get back out there|"?congratulations"?|block (?:him|her)|his loss|her loss)\b`,
    ),
    beside: ofParting,
    unless: /\bdied\b|\bfuneral\b/,
    hear: ['People say that, and it does not help.'],
    ask: ['Who says it most?', 'What would you rather they said?'],
  },
  {
    id: 'ex-has-someone',
    cues: 'ex already someone new engaged married marry dating seeing girlfriend boyfriend wife',
    when: /\b(?:(?:your ex(?:[- ](?:husband|wife|boyfriend|girlfriend|partner))?|he|she)(?:'s| is| has|'d)? (?:already |now |just )*(?:with|seeing|dating|marrying|getting married|engaged|married|got engaged|got married|moved on|got (?:someone|a new|another)|has (?:someone|a new|another)|found (?:someone|a new|another)|having a baby|someone new)\b|your ex(?:'s|-?\w+'s)? new (?:one|wife|husband|girlfriend|boyfriend|man|woman|partner|bf|gf))/i,
    unless: /\b(?:amazing|cheat\w*|affair|maintenance|handover|coat|son's|daughter's|friend)\b/,
    beside: ofParting,
    hear: ['It hurts to see somebody else where you were.'],
    ask: ['Who told you?', 'Have you met the new one?', 'What do you know about it that you wish you did not?'],
  },
  {
    id: 'ex-with-a-friend',
    cues: 'ex friend mate sister brother dating asked messaging',
    when: /\b(?:your (?:\w+ )?(?:best )?(?:friend|mate|sister|brother|cousin|roommate|flatmate|colleague)(?:'s| is| has|'s been)? .*\b(?:dating|seeing|with|messaging|asked|marrying|married|slept with|kissed|texting|gone out with) your ex\b|your ex (?:is|'s) (?:dating|seeing|marrying|with|sleeping with) your (?:\w+ )?(?:friend|mate|sister|brother|cousin))|asked your ex out/i,
    hear: [
      "That's two people at once, and it hurts twice over.",
      'It takes two people from you in one sentence, and one of them was who you would have told.',
    ],
    ask: ['Have you two spoken about it?', 'How long had you three known each other?'],
  },
  {
    id: 'looks-at-the-ex-online',
    cues: 'look check instagram insta page profile facebook photos stories stalk scroll',
    when: /\byou(?:'ve|'d)? ?(?:still |keep |always |just |swore you'd (?:not |stop )?)*(?:look(?:ed|ing)?|check(?:ed|ing)?|stalk(?:ed|ing)?|scroll(?:ed|ing)?|went|watch(?:ed|ing)?)\b.{0,20}\b(?:(?:his|her|their|your ex'?s?)(?: new (?:girlfriend|boyfriend|wife|one)'?s?)? (?:instagram|insta|page|profile|facebook|photos|pictures|stories|story|tiktok|account|linkedin|socials|last seen)|up on your ex)\b/i,
    unless: /\b(?:died|daughter|son|cousin's|mum|mom|boss)\b/,
    beside: ofParting,
    hear: ['You know it does you no good, and it is hard to stop.'],
    ask: ['What were you hoping to see?', 'What time of day do you do it, mostly?'],
  },
  {
    id: 'wrote-to-the-ex',
    cues: 'text messag wrote call rang phoned rung',
    when: /\byou (?:drunk[- ]?|just |even )*(?:texted|messaged|wrote(?: to)?|called|rang|phoned|emailed) (?:your ex|him|her)\b(?! a song)/i,
    unless: /\b(?:about (?:the|his|her) (?:kids?|money|maintenance|school|coat)|boss|doctor|he texted|ambulance)\b/,
    beside: /\b(?:my ex|ex)\b|\bbroke up\b|\bbreak-?up\b|\bdumped\b/,
    hear: ["You wrote, and now you don't know what to think of it."],
    ask: ['What did you write?', 'Has anything come back?'],
  },
  {
    id: 'ex-gets-in-touch',
    cues: 'ex',
    when: /\byour ex(?:[- ](?:husband|wife|boyfriend|girlfriend|partner))? (?:just |has |still |keeps? |suddenly |'s )*(?:texted|texting|messaged|messaging|wrote|writing|called|calling|rang|ringing|sent|sending|sends (?!her|him|them)\w+|liked|likes|viewed|contacted|emailed)\b(?!.*\b(?:terrible|kids|maintenance|daughter's|son's)\b)/i,
    unless: /\bterrible (?:mother|father)\b|\bmaintenance\b|\bnudes\b|\bcard\b/,
    hear: ['It can throw you completely when they write again.'],
    ask: ['What did it say?', 'Have you answered?'],
  },
  {
    id: 'keeps-a-thing-of-theirs',
    cues: 'hoodie jumper shirt coat toothbrush sweater jacket pillow shampoo slippers',
    when: /\b(?:you(?:'re| are|'ve| have|'d)? (?:still )?(?:wear(?:ing)?|kept|keep|keeping|(?:have|got)|sleep(?:ing)? in|smell(?:ed|ing)?)|(?:his|her) \w+ (?:is|'s) still|left (?:his|her))\b.{0,20}\b(?:hoodie|jumper|t-?shirt|shirt|coat|toothbrush|sweater|jacket|pillow|shampoo|slippers)\b/i,
    unless: /\b(?:died|funeral|daughter|son|nan|mum|mom|dad|smok\w*)\b/,
    beside: ofParting,
    hear: ['Keeping something of theirs makes sense, when you miss them.'],
    ask: ['Has it still got the smell?', 'Which day was it last worn by the other one?'],
  },
  {
    id: 'sets-out-two',
    cues: 'two second double both',
    when: /\byou (?:still |always |automatically |accidentally |'ve )*(?:lay|laid|set|put|make|made|cook|cooked|pour|poured|bought|buy|shop)\b(?: out)? .*\b(?:two (?:cups?|plates?|mugs?|places?|teas?|coffees?|chops?|bowls|glasses)|for two|a second (?:cup|plate|mug))\b/i,
    unless: /\b(?:died|passed|funeral|guests?|recipe|twins)\b/,
    beside:
      /\b(?:divorc\w*|ex|broke up|split|(?:husband|wife|boyfriend|girlfriend|partner|he|she) (?:has |'s )?(?:left|moved out|gone)|left me|on my own|since (?:he|she))\b/,
    hear: ["It's a habit of love, and it takes its time to stop."],
    ask: ['What do you do with the second one?', 'Which habit is the most stubborn?'],
  },
  {
    id: 'keeps-to-their-side-of-the-bed',
    cues: 'side left right half',
    when: /\byou(?:'re| can't| still)? (?:and \w+ )?(?:still )?(?:sleep|sleeping|slept|lie|lying|stay|keep) (?:still )?(?:on|to) (?:the left|the right|(?:the |your )?(?:own )?(?:left |right )?side|(?:his|her) (?:side|half|pillow)|one side)\b/i,
    unless: /\bplates\b|\bwall\b|\bhip\b|\bshoulder\b|\bheart\b|\bpregnan\w*|\bsnor\w*|\bback pain\b|\bdoctor\b/,
    hear: ['The empty side of the bed can be the hardest thing.'],
    ask: ['Have you ever tried the middle?', 'What time do you go up, these days?'],
  },
  {
    id: 'lives-with-the-ex',
    cues: 'afford flat lease basement live living share sofa move',
    when: /\b(?:(?:share|sharing|live|living|stuck)\b.*\bwith your ex\b|(?:can't|cannot|neither of (?:you|us) can) afford to (?:live apart|move out|leave|split)|divorced and (?:he|she)'s (?:still )?(?:in|here)|stay in the flat until|split up but .*(?:move out|flat|rent|lease))\b/i,
    beside: ofParting,
    hear: [
      "It's hard to get over somebody you still live with.",
      "It's over, and there is still the question of who gets the shower first.",
    ],
    ask: ['How have you divided up the rooms?', 'Till when does it go on like that?'],
  },
  {
    id: 'friends-went-with-the-ex',
    cues: 'friends couples invite asked uneven odd even side dinner',
    when: /\b(?:couples (?:don't|never|stopped)|(?:all )?(?:our|your) friends (?:were|are) (?:his|her|all his|all her)|(?:took|chose|picked) (?:his|her) side|(?:don't|never) get (?:asked|invited)|(?:aren't|not) (?:asked|invited) (?:any ?more|to the dinners)|make the table uneven|odd number|even number)/i,
    beside: ofParting,
    unless: /\b(?:counsel\w+|therapist|judge|teacher|police|boss|manager|hr|lawyer)\b/,
    hear: ['So you lost more than one person with it.'],
    ask: ['Which of them do you miss most?', 'Has anyone stayed?'],
  },
  {
    id: 'misses-the-family-of-the-ex',
    cues: 'miss lose losing love family mum mom mother dad sister dog',
    when: /\b(?:(?:miss|lose|losing|lost|love|call)\b.{0,25}\b(?:your ex's|(?:his|her)) (?:mum|mom|mother|dad|father|family|sister|kids|children|parents|nan|little brother)|(?:his|her|your ex's) (?:family|mum|mom|mother|parents) (?:is|are|was|were|still)\b|you miss (?:your|the) dog most|your ex has (?:her|him|the dog))/i,
    unless: /\bdied\b|\bjealous\b|\bhate\b|\bparty\b|\beid\b/,
    beside: new RegExp(`${ofParting.source}|\\bbreak up with\\b`),
    hear: [
      'You lost them too, and nobody thinks of that.',
      "They weren't in the quarrel, and you have to give them back with everything else.",
    ],
    ask: ['Have you been in touch with them since?', 'What was it like at their table?'],
  },
  {
    id: 'children-between-two-homes',
    cues: 'weekend handover back half drop kids children girls boys custody',
    when: /\b(?:(?:at|the|before|after) (?:the )?handovers?|(?:every (?:other|second)|his|her|their) (?:weekends?|sundays?) (?:with|at)|(?:has|have|got|gets) (?:them|the kids|the girls|the boys|the children|your (?:kids|children|son|daughter|girls|boys|little one)|him|her) (?:this|every|for|for the|at|on|over) (?:\w+ )?(?:weekend|christmas|week|holidays|half)|sends? (?:her|him|them) back|(?:get|gets|getting) them (?:back|for)|half the holidays|drop(?:ped|ping)? (?:them|the kids|her|him) (?:at|off at|back (?:at|to)) (?:his|her|their)|gets to be the fun one)\b/i,
    beside: ofParting,
    unless:
      /\b(?:smell|drunk|drinking|hit|abus\w*|police|something'?s? come up|cancel\w*|supposed to|double booked|school run)\b/,
    hear: ['It is hard to see them go each time.'],
    ask: ['How are the children about it?', 'What do you two say to each other on the doorstep?'],
  },
  {
    id: 'ex-lets-the-children-down',
    cues: 'something cancel booked supposed meant show promis',
    when: /\b(?:(?:your ex|he|she|their dad|their mum|his dad|her dad)(?:'s| was| has|'d)? .*\b(?:cancel(?:led|ed|s)|double[- ]booked|didn't (?:show|turn) up|let (?:them|the kids|her|him) down|promised (?:the kids|them|her|him))|something's come up|(?:was|were) (?:supposed|meant) to (?:have|take|get|pick up) (?:them|the (?:kids|boys|girls|children)|him|her)\b|told the kids (?:he|she)'d)/i,
    unless: /\bdoctor\b|\bdate\b|\bflight\b|\bmy husband\b|\bmy wife\b/,
    beside: /\b(?:my|their|his|her) ex\b|^ex\b|\b(?:their|his|her) (?:dad|father|mum|mom|mother)\b|\bdivorc/,
    hear: [
      "It isn't easy to see the children let down, and to be the one who has to explain it.",
      'Somebody else breaks the promise, and you are the one crouching down to explain it.',
    ],
    ask: ['How did they take it?', 'What had you planned for yourself?'],
  },
  {
    id: 'ex-blames-them',
    cues: 'fault because mother father blame terrible bad',
    when: /\byour ex(?:[- ](?:husband|wife|boyfriend|girlfriend|partner))? .*\b(?:(?:it's|it is|all) (?:because of (?:you|your)|your fault)|because of your|blames? you|terrible (?:mother|father|mum|dad|parent)|better off without you|too much)\b/i,
    hear: ["It's unfair to be given all the blame."],
    ask: ['What did you answer, if anything?', 'How often does a thing like that arrive?'],
  },
  {
    id: 'ring-off',
    cues: 'ring rings',
    when: /\byou(?:'ve| have|'d|'re| are)? (?:just |finally |had to |have to |only |now )*(?:sold|sell|selling|took off|take off|taken off|pawn\w*|threw|stopped wearing|took)\b.{0,14}\b(?:wedding |engagement )(?:ring|rings|band)\b|\btook your ring off\b/i,
    unless:
      /\b(?:died|theatre|operation|surgery|swollen|mother's|nan\w*|gran\w*|mum's|mom's|late|wash\w*|dough|gym|shower|gloves|garden\w*|cream)\b|\b(?:sold|pawn\w*)\b/,
    hear: ['Taking it off is a big step, however long it took.'],
    ask: ['When did it come off?', 'Who noticed first?'],
  },
  {
    id: 'back-together-or-not',
    cues: 'back again another try chance forth',
    when: /\b(?:(?:your ex|he|she)(?:'s)? (?:wants?|wanted|asked|is asking|begs|begged) (?:to (?:try again|come back|get back|come home)|you back|another (?:go|chance|try))|(?:getting|get|got|going|go) back (?:together|with (?:him|her|your ex))|keep going back to (?:him|her)|(?:hope|lost hope) that your ex)/i,
    unless: /\b(?:hit|hits|hurt|abus\w*|violen\w*|police|afraid of|work|school|should i|what do you think)\b/,
    beside: ofParting,
    hear: ['You know what was wrong, and you also know what was good. That makes it hard to decide.'],
    ask: ['What would have to be different this time?', 'What does the friend say who knows you best?'],
  },
  {
    id: 'saw-the-ex',
    cues: 'saw seen',
    when: /\byou(?:'ve)? (?:just )?(?:saw|seen) (?:your ex\b(?:-\w+)?|him with (?:his|another|a) new|her with (?:her|another|a) new)(?!'s| (?:was|has|had|is|sent|posted|liked|every))/i,
    unless:
      /\b(?:police|hiding|afraid|hit|hits|following|court|dream\w*|photo|post|online|instagram|tinder|facebook)\b/,
    beside: /\bex\b|\bex-|\bbroke up\b|\bsplit\b|\bdivorc/,
    hear: ['Seeing them brings it all back.'],
    ask: ['Did they see you?', 'Where were you off to just then?'],
  },
  {
    id: 'met-the-ex-by-chance',
    cues: 'bumped ran saw walked came',
    when: /\b(?:you (?:bumped|ran) into (?:him|her|your ex(?:-\w+)?\b|them)|your ex(?:-\w+)?\b (?:came|walked) in(?:$|,| and| with| while| to the))\b/i,
    unless: /\bpolice\b|\bhiding\b|\bafraid\b/,
    beside: /\bex\b|\bex-|\bbroke up\b|\bsplit\b|\bdivorc/,
    hear: [
      'Meeting them like that can throw you completely.',
      'It is over in two minutes, and it takes the rest of the week to stop talking to them in your head.',
    ],
    ask: ['What came out of your mouth?', 'How long had it been?'],
  },
  {
    id: 'has-to-see-the-ex',
    cues: 'see seeing work sit same every',
    when: /\byou(?:'ve| have|'ll| will)? (?:got to |have to |still |must |gotta )*(?:see|face|work with|sit (?:near|next to|across from)|meet) (?:him|her|your ex(?:-\w+)?\b)(?: \w+)* (?:every|each|at the|at|across|in (?:class|school|the office)|on (?:monday|friday|saturday|sunday))\b/i,
    unless: /\bnurse\b|\bdoctor\b|\bvisit\b|\bhospital\b|\bghost\b|\bdream\b/,
    beside: ofParting,
    hear: [
      "It can't be easy to have to face them.",
      'You dress for it without meaning to, and you know the minute before the door opens.',
    ],
    ask: ['How do you two greet each other?', 'Who else there knows about it?'],
  },
  {
    id: 'back-at-the-parents',
    cues: 'back mum mom parents room',
    when: /\b(?:(?:moved|move|moving|came|back|living|staying|stay|you're) (?:back )?(?:in )?(?:at|to|with|in) (?:your|my) (?:mum|mom|parents|mother|dad|folks)(?:'s)?|in your (?:mum|mom|parents|mother)'s? (?:box )?(?:room|house)|your old room)\b/i,
    beside: ofParting,
    unless:
      /\bdementia\b|\bcare\b|\bhospital\b|\b(?:i|you) (?:was|were|used to) (?:be )?(?:liv|stay)\w*|\bused to live\b|\bmoved out\b/,
    hear: [
      "It's hard to be back where you started, however kind they are.",
      "It's kind of them, and somebody asks you at breakfast what your plans are.",
    ],
    ask: ['How long have you been back there?', 'What do they say about it all?'],
  },
  {
    id: 'together-for-the-children',
    cues: 'kids children sake',
    when: /\b(?:stay|stayed|staying|together|married|try again)\b.{0,40}\b(?:for (?:the sake of )?(?:the|your) (?:kids|children|boys|girls|son|daughter)(?:'s? sake| sake)?|because of the (?:kids|children))\b/i,
    unless: /\bparents\b|\bhospital\b|\bwork\b/,
    hear: [
      "It's a hard thing to decide, with the children in the middle.",
      'Nobody can argue with children as a reason, so the rest of it never gets talked about.',
    ],
    ask: ['How old is the youngest?', 'Do they notice anything, do you think?'],
  },
  {
    id: 'heard-their-song',
    cues: 'song dance',
    when: /\b(?:(?:heard|played|playing|came on)\b.*\b(?:our|your|wedding) (?:wedding )?song|(?:our|your) (?:wedding )?song (?:came|was|is|played)|(?:our|your) (?:first dance|wedding) song)\b/i,
    hear: ['A song can bring it all back in a moment, wherever you are.'],
    ask: ['Which song is it?', 'What did you do till it was over?'],
    unless: /\bchoir\b|\bband\b/,
  },
  {
    id: 'partner-left',
    cues: 'left moved gone leave',
    when: between(
      String.raw`\bMINE(?:'s| has| is)? (?:just |finally )?(?:left(?: you)?(?: for| when| in| on| after| last| two| three| six|,| and|$)|moved out|walked out on you|gone off with|run off with|leave \d)`,
    ),
    unless:
      /\b(?:left (?:me )?(?:a|the|his|her) |work|mailbox|email open|note|shift|since (?:my )?(?:wife|husband|partner) left|years ago|for work|yesterday for|on tour|deployed)\b/,
    hear: [
      'Being left like that turns everything upside down.',
      'The days have to be learnt again: whom to tell things first, what the phone is for, how long an evening is.',
      'For a while everybody you meet has to be told, and each time you hear yourself say it.',
    ],
    ask: ['Which hour of the day is the worst?', 'Who has been round since?'],
  },
  {
    id: 'broke-up-lately',
    cues: 'broke split over finished',
    when: /\byou(?:'ve| have)? (?:just )?(?:broke|broken|split)(?: up)? (?:on|last (?:night|week|weekend|month|\w+day)|yesterday|today|(?:a|one|two|three|four|\d) (?:days?|weeks?)|after|this)\b|\b(?:day|week) \w+ since (?:he|she|they|you) (?:broke|split|left|ended)|\b(?:it's|it has) been \w+ (?:days|weeks) since (?:you|we|he|she) (?:broke|split|left|ended)/i,
    unless:
      /\bi broke up\b|\b(?:kids?|children|daughter|son|girl's|surgery|years? ago|happily|glad|best thing)\b|\bband\b|\barm\b|\bankle\b|\btooth\b/,
    hear: [
      "It's only just happened, and the first days are hard.",
      'Everybody asks what happened. Hardly anyone asks what you had for tea since.',
    ],
    ask: ['What do you do when the evening comes?', 'Is there anything of theirs still at yours?'],
  },
];
