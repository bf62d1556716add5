import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

/** That a pair has parted: what a former one does is heard differently from what anybody does. */
const parted =
  /\b(?:my|her|his) ex\b|\b(?:we|they|me and (?:him|her|my \w+)) (?:split|broke|separated|divorced)|\bbroke up\b|\bbreak-?up\b|\b(?:he|she|they) (?:left|dumped|ended)\b|\bdivorc|\bsplit (?:up|two|three|last)|\bsince (?:he|she) (?:left|moved out)\b/;

/** What people in love, or out of it, do to each other in one gesture, told on the way to something else. */
export const inTheTellingTies: readonly Happening[] = [
  {
    id: 'an-answer-that-covers',
    cues: 'ask said say went',
    when: /\bask(?:ed|s)\b.* (?:and|so|but) you (?:just |only |quickly )?(?:said|went|answered|replied|told (?:him|her|them))[,:]? ["']?(?:lively|great|good|lovely|grand|amazing|of course|yes|yeah|yep|sure|nothing|not really|no one|nobody|busy|brilliant|not bad|all good|oh yes|absolutely|happy to)\b|^you (?:just |only )?(?:said|say|told (?:him|her|them)|went) (?:oh )?["']?(?:of course(?: not)?|not at all|don't be silly|no one you'd know|nobody you'd know|no worries at all)\b/i,
    unless:
      /\bmarry\b|\bpropos|\bengaged\b|\bkiss\b|\bdance\b|\bout for (?:a )?(?:drink|coffee|dinner)|\bif (?:he|she|they|you) ask/,
    hear: [
      "An answer like that is out in a second, and what you'd have said instead stays in with you.",
      "It's the answer that lets everybody carry on, and you are left holding the other one.",
    ],
    ask: ['What was the other answer, the one you kept?', 'Did they believe you, do you think?'],
  },
  {
    id: 'written-down-about-them',
    cues: 'wrote write typed jotted scribbl note',
    when: told(
      '^(?:but |and )?(?:WHO|the \\w+(?: \\w+)?)(?: just| only| smiled(?: and| but)?| nodded(?: and| but)?| she| he| they)* (?:wrote|typed|jotted|scribbled) something(?: all)? down\\b|\\b(?:WHO|the \\w+(?: \\w+)?) (?:just )?made a (?:little |quick )?note(?: of (?:it|that))?$',
    ),
    unless: /\brecipe|\bphone number|\baddress\b|\blottery|\bso (?:he|she|they) (?:won't|wouldn't) forget/,
    hear: [
      "Nobody reads out what they've put, and so the pen does all the talking.",
      "A note like that is taken in a moment, and then it's somewhere, with you in it.",
    ],
    ask: ['What do you think it says?', 'Who gets to see it, do you know?'],
  },
  {
    id: 'a-screenshot-of-it',
    cues: 'screenshot screen',
    when: told(
      '\\b(?:WHO|someone|somebody|[a-z]+) (?:just |must have |had |has |actually )*(?:screenshot(?:ted|s)?|took (?:a )?screenshots?|screen ?recorded)\\b|\\bscreenshots? (?:of it )?(?:went|goes|is going|are going|was|were|got) (?:round|around|sent|passed|shared)',
    ),
    unless: /\b(?:police|evidence|proof|receipt|ticket|recipe|qr|solicitor|lawyer|code)\b|\bi (?:took|screenshot)/,
    hear: [
      'It was typed for one pair of eyes, and a picture of it can go anywhere without you.',
      "Once there's a picture of it you can't take it back, or see who is looking.",
    ],
    ask: ['Do you know who has seen it?', 'How did you find out where it had got to?'],
  },
  {
    id: 'cannot-tell-how-it-was-meant',
    cues: 'tell work figure make know',
    when: /\byou (?:really |honestly |still |just |genuinely )*(?:can't|cannot|couldn't|can not|don't|do not) (?:tell|work out|figure out|make out|know) (?:if|whether) (?:(?:that|it|this|all of it|any of it)(?:'s| is| was)?|(?:he|she|they|your \w+)(?:'s| is|'re| are| was| were)?) (?:all |even |just |only |really |actually |being )*(?:an? (?:lie|joke|date|insult|compliment|dig|threat|hint|test|friend)|lies|lying|joking|true|serious|meant?|means|real|nice|kind|polite|funny|sarcastic|mean|honest|teasing|kidding|flirting|interested|taking the)\b/i,
    unless: /\b(?:biopsy|scan|tablets|lump|overdos\w*|suicid\w*|killed)\b/,
    hear: [
      "You'd know what to do with either one. It's the middle that keeps you busy.",
      'The same few words can be read both ways, and a mind goes on reading them until somebody says.',
    ],
    ask: ['Which way did you hear it first?', 'What are they like with you otherwise?'],
  },
  {
    id: 'too-late-to-put-right',
    cues: 'late',
    when: /\b(?:it(?:'s| is| was)|it (?:got|felt|seemed|feels)) (?:already |by then |now |far |way |just |kind of )*too late (?:now )?(?:for you )?to (?:correct|say|tell|ask|mention|bring|go back|undo|take|put|set|explain|back out|pull out|admit)\b/i,
    unless: /\b(?:died|dead|passed away|passed on|funeral|cancer|operate|menopaus\w*|career|degree)\b/,
    hear: [
      "There's a short while in which such a thing can be put right lightly. It closes without a sound.",
      'Every day that nobody said it made it a bigger thing to say.',
    ],
    ask: ['When was the last moment it would have been easy?', 'What would happen if it came out now?'],
  },
  {
    id: 'private-thing-shown-round',
    cues: 'read show shared shares posted posts put forward sent play',
    when: told(
      '\\bWHO (?:just |even |secretly |once |went and )*(?:reads?|showed|shows|shown|shared|shares|posted|posts|put|forwarded|sent|played|plays) (?:out )?(?:all )?(?:your|one of your|some of your) (?:\\w+ )?(?:poems?|poetry|diary|journal|drawings?|paintings?|messages?|texts?|letters?|notebooks?|voice notes?|writing|songs?|story|stories|e-?mails?|photos?|pictures?|videos?|search history) (?:to|with|on|in|round|around|aloud|out)\\b',
    ),
    unless:
      /\b(?:i asked|with my permission|exhibition|publish\w*|competition|gallery|proudly|i sent|my kids' photos)\b/,
    hear: [
      'What is made for one person, or for none, sounds different in other mouths.',
      'It was meant for one reader at most, and it got an audience.',
    ],
    ask: ['How did you find out that it had gone further?', 'What did the others say about it?'],
  },
  {
    id: 'has-not-mentioned-it',
    cues: 'mention brought bring comment rais refer',
    when: told(
      "\\b(?!everyone|people)WHO (?:still |just |even )*(?:hasn't|haven't|has not|have not|didn't|did not)(?: even| once| yet| ever)* (?:(?:mention(?:ed|s)?|comment(?:ed)? on|raised|refer(?:red|s)? to) (?:it|that|this|any of it|that one|either|the \\w+)|(?:brought|bring) (?:it|that|this|any of it) up)\\b",
    ),
    unless: /\b(?:menu|salary|price|advert|email)\b/,
    hear: [
      "It may be tact, and it may be that it hasn't crossed their mind since. Silence doesn't say which.",
      "A thing that isn't mentioned doesn't go away. It takes a chair in every conversation.",
    ],
    ask: ['Would you rather it were mentioned?', 'What do you think {who} made of it?'],
  },
  {
    id: 'used-the-wrong-name-for-them',
    cues: 'call said name',
    when: /\byou (?:accidentally |just |actually |once |went and )*(?:called|call|said|introduced|addressed)\b.* (?:by |as )?(?:(?:his|her|their|your|the|my) )?(?:\w+'s name|wrong name|dead name|(?:mum|mother|ex|sister|brother|wife|husband|dad|father)'?s name)\b/i,
    unless: /\bcalled (?:me|you) by\b|\bnamed after\b|\b(?:weeks?|months|years)\b/,
    hear: [
      'A name takes a road of its own, and it is out before anyone has chosen it.',
      "It's over in one word, and then everybody present has to do something with their face.",
    ],
    ask: ['What happened in the second after it?', 'Has anyone said anything about it since?'],
  },
  {
    id: 'it-slipped-out',
    cues: 'came slipped popped blurt',
    when: /^(?:and |but )?(?:it|the words?|that)(?: all| both)? (?:just |suddenly |sort of |kind of )*(?:(?:came|slipped|popped|flew) (?:straight |right )?out(?: of (?:you|your mouth|my mouth|me))?(?! (?:in|fine|well|great|the|clear|clean|negative|positive|ok|okay|on|of (?:the|nowhere)|as planned|lovely)\b)(?: (?:wrong|all wrong|backwards|sideways|like that|all at once|too loud|before you could .*))?)$|\byou (?:just )?blurted (?:it|that|something|everything) ?(?:all )?out\b/i,
    unless:
      /\bsorry,? no\b|\b(?:marks|scan|stain|splinter|tears?|crying|cried|sobb?\w*|tooth|teeth|hair|results?|photos?|book|album|lumps?|vomit|cake)\b/,
    hear: [
      'The mouth gets there first, and the rest of you arrives to find it said.',
      "It takes less than a second to say, and you've got all night to hear it.",
    ],
    ask: ['Who heard it?', 'What did you say next?'],
  },
  {
    id: 'sent-to-the-wrong-one',
    cues: 'sent posted replied text forward email put messag hit press click said wrote',
    when: /\byou (?:accidentally |actually |just |then |must have |had )*(?:sent|posted|replied|texted|forwarded|emailed|put|messaged|said|wrote)\b.* (?:(?:to|in|into) the wrong (?:person|chat|group|number|one|email|thread|window|\w+ chat)|(?:to|in) (?:him|her|them|everyone|everybody|the (?:whole |family |work |class |group )*(?:chat|group|team|office|class|list)) (?:by (?:mistake|accident)|instead)|to your (?:boss|mum|mom|dad|ex|manager|teacher|mother|father|sister|landlord|mother-in-law) (?:by (?:mistake|accident)|instead))|\byou (?:sent|texted|messaged) .{2,40} to your \w+ instead of\b|\byou (?:accidentally )?(?:hit|pressed|clicked) ['"]?(?:reply|send to) all\b/i,
    hear: [
      'You watch it go, and the little tick comes up as though all were well.',
      "The wrong eyes read it in a tone you'd never have used with them.",
    ],
    ask: ['What came back?', 'How long before you noticed?', 'What did it say, roughly?'],
  },
  {
    id: 'was-not-on-mute',
    cues: 'mute mic microphone camera hung',
    when: /\byou (?:weren't|were not|wasn't|hadn't been|forgot to)(?: actually| even| put yourself)? (?:on mute|muted?|mute)\b|\b(?:your|the) (?:mic|microphone|camera|video) (?:was|had been|'d been) (?:still |left )?on\b|\byou thought (?:you(?:'d| had)? (?:hung up|been muted|were on mute|were muted)|(?:the call|it|the mic) (?:was|had) (?:over|off|ended|muted))\b/i,
    hear: [
      'For those seconds you had company, and were the only one who did not know it.',
      'Everybody heard, and each of them had to decide on the spot whether to say so.',
    ],
    ask: ['What did they get to hear?', 'Who let you know?'],
  },
  {
    id: 'clothes-undone-in-public',
    cues: 'paper tuck fly flies inside blood dress skirt trousers back',
    when: /\b(?:toilet|loo|bog) (?:paper|roll) (?:on|stuck to|hanging|trailing)|\btucked (?:in|into) your (?:tights|knickers|pants|underwear|leggings|boxers)|\byour (?:fly|flies|zip) (?:was|were|been|had been)?(?: \w+)? ?(?:down|open|undone)\b|\bblood on your (?:skirt|trousers|jeans|dress|pants)\b|\b(?:you had )?your (?:jumper|dress|shirt|top|trousers|skirt|cardigan) (?:was |had been |on )?(?:inside out|back to front|see-?through|ripped|split)\b/i,
    unless: /\b(?:cancer|surgery|miscarr\w*|pregnan\w*|attacked|assault\w*|crash)\b/,
    hear: [
      'You go back over the day and work out, one by one, who must have seen.',
      'A whole day of people being polite at you, and now you know what about.',
    ],
    ask: ['Who told you, in the end?', 'How long had it been like that?'],
  },
  {
    id: 'body-gave-you-away',
    cues: 'leak bled farted wet peed weed burp sick threw blood',
    when: /\byou(?:'d| had)? (?:leaked|bled) (?:on|through|onto|all over)|\byou (?:wet|peed|weed|soiled|pooed) yourself\b|\byou (?:farted|burped|were sick (?:on|in|all over|over) (?!the (?:toilet|loo))|threw up (?:on|in (?!the (?:toilet|loo))|all over))\b|\bblood on (?:your|the) (?:chair|seat)\b/i,
    unless: /\b(?:cancer|surgery|stoma|miscarr\w*|pregnan\w*|ward|labour|attacked|chemo|stroke|blood test)\b/,
    hear: [
      'Bodies pick the busiest minute there is, and then you still have to walk across the room.',
      'It happens to every one of them too, and the whole room acts as though it had only ever happened to you.',
    ],
    ask: ['Who was there?', 'What did the people round you do?'],
  },
  {
    id: 'wanted-to-get-out-of-sight',
    cues: 'want could hide crawl climb sink',
    when: /\byou (?:(?:just |really |honestly )*wanted to|could have) (?:get|got|climbed?|crawl(?:ed)?|sink|sunk|vanish(?:ed)?|evaporate[d]?|melt(?:ed)?|hide|hidden|dive|dived) (?:right |straight )?(?:in|into|under|through|behind|inside)\b/i,
    unless: /\bbed\b(?! and)|\bhot tub\b|\bhim\b|\bher\b|\bsleep\b|\bcar and\b/,
    hear: [
      'There you are with a face, in a room full of them, and nowhere to put it.',
      'In a minute like that you are all skin, and the whole room seems to have turned to look at it.',
    ],
    ask: ['How did you get out of there in the end?', 'Was anyone decent about it?'],
  },
  {
    id: 'goodbye-that-missed',
    cues: 'hug kiss handshake cheek',
    when: /\byou (?:went|leaned|leant|moved|go) (?:in )?for (?:a|the|his|her) (?:hug|kiss|handshake|cheek|high five)\b|\b(?:he|she|they) (?:went|leaned|leant) (?:in )?for (?:a|the) (?:hug|handshake|kiss) and you\b|\b(?:he|she|they) (?:turned|gave you|offered) (?:his|her|their|the) cheek\b/i,
    unless: /\b(?:forced|grabbed|didn't want|said no|drunk|coffin|grave)\b/,
    hear: [
      'Half a second with four arms in it, and it runs again all the way home.',
      "It's over before the two of you have agreed what it was going to be.",
    ],
    ask: ['Did either of you laugh?', 'What was said after that?'],
  },
  {
    id: 'wave-not-meant-for-you',
    cues: 'wave waving smil behind',
    when: /\byou (?:waved|smiled|said (?:hi|hello)) (?:back )?(?:and|but) (?:it|that|she|he|they) (?:wasn't|was not|weren't)(?: (?:waving|smiling|talking|looking|meant))? (?:for|at|to) you\b|\b(?:waved|waving|smiled|smiling|beckon\w+) (?:at|to) (?:someone|somebody|the (?:person|girl|guy|one|man|woman)) (?:else )?behind you\b|\b(?:he|she|they) (?:wasn't|weren't) (?:waving|smiling|talking) (?:at|to) you\b/i,
    hear: [
      "And there's your own hand, up in the air, with nobody on the other end of it.",
      'You can turn it into doing something with your hair, and still feel it for the rest of the day.',
    ],
    ask: ['Did anyone see?', 'Who was it meant for?'],
  },
  {
    id: 'pretended-not-to-see-you',
    cues: 'cross pretend ducked blank turned',
    when: told(
      '\\b(?!everyone|people)WHO (?:just |even |actually |then |saw you and )*(?:crossed (?:over|the (?:road|street))\\b(?!.*\\b(?:to|and) (?:say|hug|speak|talk|help|ask)\\b)|pretended not to (?:see|know|notice|hear|recogni[sz]e) you|ducked (?:behind|into|down)|(?:totally |completely )?blanked you|turned (?:round|around|and walked) (?:when|as soon as) (?:he|she|they) saw you)',
    ),
    unless: /\b(?:lollipop|traffic|toddler|lorry|hit by|game|hide and seek)\b/,
    hear: [
      'They saw you first, and had time to choose. That is the part that stays.',
      'Three seconds on a pavement, and you walk on with your face arranged for nobody.',
    ],
    ask: ['How were things left, last time you spoke?', 'Did your eyes meet at all?'],
  },
  {
    id: 'changed-places-away-from-you',
    cues: 'moved sat changed swap',
    when: told(
      '\\b(?!everyone|people)WHO (?:just |got up and |then |has |went and )*(?:(?:moved|swapped|changed) (?:seats?|tables?|desks?)\\b|moved (?:his|her|their) (?:chair|desk|bag|stuff|things) away|sat (?:with|next to|by) (?:them|him|her|the others|someone else|somebody else|those girls|the popular \\w+) instead)',
    ),
    hear: [
      'Nothing gets said, and the whole room can see the new arrangement.',
      "A bag on a different chair, and everyone who looks has read it before you've sat down.",
    ],
    ask: ['Who is next to you now?', 'Had anything happened between you two?'],
  },
  {
    id: 'your-seat-was-taken',
    cues: 'seat place spot chair',
    when: /\b(?:someone|somebody|they|he|she|the new \w+|another \w+|some \w+|[A-Z]\w+)(?:'d| had| has| was| were| is|'s)?(?: already)? (?:sat|sitting|sat down|taken|took|got|sits)? ?(?:in )?your (?:usual |old )?(?:seat|chair|spot|place at the table)\b/,
    unless: /\b(?:flight|train|reserved|ticket|gave (?:up )?(?:me|his|her)|offered|kept)\b/,
    hear: [
      'Nobody hands those places out, and everyone knows whose is whose until one day they do not.',
      "A seat's only a seat until you see somebody else in it.",
    ],
    ask: ['Where did you sit then?', 'Did they know it was yours?'],
  },
  {
    id: 'no-sign-of-it-on-their-face',
    cues: 'look seem sound even cry blink',
    when: told(
      "\\b(?!everyone|people)WHO (?:didn't|did not|doesn't)(?: even)? (?:look|seem|sound) (?:sad|sorry|surprised|upset|bothered|shocked|hurt|angry|embarrassed|ashamed|sad about it|that \\w+)\\b|\\b(?!everyone|people)WHO didn't even (?:cry|blink|flinch|pause|hesitate|turn (?:round|around)|say goodbye|wave)\\b",
    ),
    unless: /\b(?:injection|jab|needle|coffin|autis\w*|baby|vaccin\w*|dentist)\b/,
    hear: [
      'You watch a face for it, and go home with what was not there.',
      'Some of it may have been behind the face. The face is what you got to see.',
    ],
    ask: ['What had you expected to see?', 'What did {who} do then?'],
  },
  {
    id: 'light-of-heart-meanwhile',
    general: true,
    cues: 'humming whistling smiling laughing singing grinning',
    when: /^(?:and |but )?(?<who>he|she|they)(?:'s| was| were| is|'re| are) (?:actually |just |even |literally )?(?:humming|whistling|smiling|singing|grinning)(?: (?:away|to (?:himself|herself)|all (?:day|evening)|the whole time|in the kitchen))?$/i,
    hear: [
      'You look at someone who is lighter than you are just then, and wonder who has got it right.',
      "It's so small a thing to see, and it tells you where they are and where you are.",
    ],
    ask: ['When had you last seen {whom} like that?', 'Did {who} notice you noticing?'],
  },
  {
    id: 'asked-what-was-for-dinner',
    cues: 'tea dinner supper lunch',
    when: told(
      "\\bWHO (?:just |then |only )*(?:asked|asks|said|says|went)(?: you| me)?,? ['\"]?(?:what(?:'s| is| was) for|what there was for|if there was any|what time(?:'s| is| was)?|when(?:'s| is| was)?|what we(?:'re| are| were) having for|what you(?:'re| are| were) (?:making|having) for) (?:the )?(?:tea|dinner|supper|lunch|food)\\b",
    ),
    unless: /\bevery (?:day|night|single)\b|\bgot home\b|\bcoat off\b|\balways asks\b|\bdementia\b/,
    hear: [
      "And so it's an ordinary evening again, for one of you.",
      'Whatever had just been there got put away with the plates.',
    ],
    ask: ['What did you answer?', 'Has it been spoken of since, at all?'],
  },
  {
    id: 'they-looked-well',
    cues: 'look seem sound',
    when: /^(?:and |but )?(?<who>he|she|they|your (?:ex|dad|father|mum|mom|mother)) (?:looked|looks|seemed|seems|sounded|sounds) (?:so |really |very |quite |actually |genuinely |much |properly |honestly )*(?:well|happy|happier|good|fine|great|younger|lighter|better|relaxed|amazing)\b/i,
    beside:
      /\bmy ex\b|\bwe (?:split|broke)|\bbroke up\b|\bdivorc|\bremarried\b|\bnew (?:wife|girlfriend|boyfriend|husband|partner)\b|\bfell out\b|\bhaven't spoken\b|\b(?:he|she) left me\b/,
    unless: /\b(?:hospital|ward|ill|operation|chemo|died|sober)\b/,
    hear: [
      'It can be good to see, and still not be what you had got ready for.',
      'Had they looked worse, you would have known what to do with your face.',
    ],
    ask: ['What had you expected?', 'How long did the two of you have?'],
  },
  {
    id: 'former-one-wrote',
    cues: 'text messag wrote rang called email phoned sent dm',
    when: /^(?:then |and |so |but )?(?:out of nowhere |yesterday |last night |on \w+ )?(?:your ex|he|she)(?:'s| has| just| suddenly| actually| finally| then)* (?:texted|messaged|wrote|emailed|dm'?d|sent you an? (?:message|text|e-?mail|voice note|dm|letter|card|photo))(?: (?:to )?you)?(?: (?:about (?:it|that)|last night|yesterday|today|tonight|again|this morning|out of nowhere|out of the blue|on \w+))?\b(?! (?:that|saying|goodbye|a book|his|her|off|all))/i,
    beside: parted,
    unless: /\bmy (?:boss|manager|son|daughter|sister|brother|mum|mom|dad|landlord|solicitor)\b/,
    hear: [
      'One line from that name, and the whole afternoon is gone on it.',
      'You had got used to the quiet. Now it has a name at the top of it again.',
    ],
    ask: ['How many times have you read it?', 'What was the last thing between you, before this?'],
  },
  {
    id: 'back-in-touch-with-former-one',
    cues: 'texting talking messaging chatting speaking seeing wrote replied back',
    when: /\byou(?:'ve| have|'re| are| and (?:he|she|him|her))?(?: both| two)?(?: been| started| kept)* (?:texting|talking|messaging|chatting|speaking|seeing each other|meeting up)(?: again)? (?:since|every|all (?:night|day|week|evening)|again|for (?:\w+ )?(?:days|weeks|months)|late|non-?stop)\b|^(?:then |and |so )?you (?:wrote|texted|messaged|replied) back\b/i,
    beside: parted,
    unless: /\b(?:not|never|stopped|haven't|my mum|my boss|coworker|solicitors?|therapist)\b/,
    hear: [
      'Somebody who already knows all the names needs nothing explained, and that is half the pull.',
      'It picks up so easily, and everything that came between is standing right beside it.',
    ],
    ask: ['Who writes last, as a rule?', 'What do you two find to talk about?'],
  },
  {
    id: 'already-with-somebody-new',
    cues: 'already moved week engaged',
    when: told(
      '\\b(?!everyone|people)WHO (?:has |was )?already (?:been )?(?:seeing|dating|living with|with|met|got|found|sleeping with|engaged|talking to) ?(?:someone|somebody|an?other \\w+|a new \\w+|a \\w+friend|to)?\\b|\\bWHO (?:has )?(?:completely )?moved on (?:already|in (?:a|two|three|four|six|\\d+|\\w+) (?:days?|weeks?|months?)|within|so (?:fast|quickly)|after (?:two|three|a|\\w+) weeks?)',
    ),
    beside: parted,
    unless: /\b(?:kids?|children|job) (?:is|are) already\b|\bmy (?:mum|dad)\b/,
    hear: [
      'It makes you go back over the last months and count.',
      "You are still sweeping up, and at the other address they're hanging pictures.",
    ],
    ask: ['How did that reach you?', 'Do you know anything about them?'],
  },
  {
    id: 'taken-off-their-pages',
    cues: 'took taken delet remov archiv crop unfollow unfriend changed untag',
    when: told(
      '\\b(?!everyone|people)WHO (?:just |already |has |had |even )*(?:(?:taken|took) (?:down|off) (?:all )?(?:of )?(?:your|the|every|any) ?(?:\\w+ )?(?:photos?|pictures?|posts?|pics)|(?:deleted|removed|archived|cropped|hid) (?:all )?(?:of )?(?:your|the|every|you)\\b(?: \\w+)? ?(?:photos?|pictures?|posts?|pics|out|from (?:his|her|their))|(?:taken|took|cropped) you (?:off|out of) (?:close friends|(?:his|her|their|the) (?:close friends|story|followers?|page|profile|pictures?|photos?|family photo\\w*))|(?:unfollowed|unfriended|untagged|removed) you\\b|changed (?:his|her|their) (?:profile|status|relationship|name back|lock ?screen|wallpaper|bio)|(?:taken|took|cropped) all your (?:photos?|pictures?) down|(?:taken|took) down)',
    ),
    unless: /\b(?:tree|christmas|decorations?|wallpaper in|the tent|fence|employer|rota)\b/,
    hear: [
      'Nobody has to say a thing any more. A row of little squares says it.',
      "It's done with one thumb on a sofa somewhere, and it reads like a verdict.",
    ],
    ask: ['How did you come to see it?', 'What had been left up until then?'],
  },
  {
    id: 'asked-for-it-back',
    cues: 'back',
    when: told(
      '\\b(?!everyone|people)WHO (?:just |even |only |now )*(?:wants?|wanted|asked for|asks for|asking for|demanded|demands|came for|came round for) (?:only )?(?:his|her|their|the) (?:\\w+ )?(?:key|keys|ring|hoodie|jumper|dog|cat|sofa|things|stuff|books?|records|charger|laptop|deposit|tent|bike|coat|watch|necklace|present) back\\b',
    ),
    hear: [
      "The object is easy. It's the handing over that makes it official.",
      'A thing asked for back goes through the whole time you had it, on its way out.',
    ],
    ask: ['How is it to be handed over?', 'Where is it at the moment?'],
  },
  {
    id: 'still-have-the-thing',
    cues: 'still kept keep',
    when: /\byou(?:'ve| have)? (?:still (?:got|have|keep|own) (?:the|his|her|their|that|both)|kept (?:his|her|their)) (?:\w+ )?(?:shoes|ring|tickets?|dress|suit|invitation|invite|keys?|hoodie|jumper|card|receipt|present|list|box|letters?|notes?|programme|toothbrush|mug|t-?shirt|photos?|hat|bottle|wristband|menu|train ticket|charger|scarf|wrapping|badge|bracelet|necklace|plectrum|cork|napkin)\b/i,
    unless: /\b(?:warranty|refund|return(?:ed|ing)? (?:it|them)|guarantee|tax|landlord|work keys|office)\b/,
    hear: [
      'Nobody tells the objects. They go on meaning what they meant.',
      'Parting with a thing like that takes a minute, and the minute does not come.',
    ],
    ask: ['Where is that kept, at the moment?', 'When did you last get that out?'],
  },
  {
    id: 'looked-them-up',
    cues: 'look check googl search stalk',
    when: /\byou (?:keep |kept |still |even |then |just |only |may have |obviously |of course )*(?:(?:looked|look|looking) (?:him|her|them) up\b|(?:googled?|stalk(?:ed)?|searched(?: for)?) (?:him|her|them|his|your ex)\b|(?:looked|look|looking|check|checked|checking|went|go|going|scrolled) (?:at |on |through |back through )?(?:his|her|their) (?:new \w+'s )?(?:profile|page|instagram|insta|facebook|linkedin|stories|story|last seen|account|tiktok|strava|spotify|wedding photos)\b)/i,
    unless: /\b(?:candidate|interview|landlord|plumber|builder|doctor|surgeon|son|daughter|kid)\b/,
    hear: [
      "It takes ten seconds, and answers a question you hadn't quite asked.",
      'You go to look for one thing and come away with another, and no one to mention it to.',
    ],
    ask: ['What had you gone there to find?', 'What was there?'],
  },
  {
    id: 'went-by-their-place',
    cues: 'drove drive driving walk cycle detour',
    when: /\byou (?:still |keep |kept |sometimes |even |just |deliberately )*(?:drove|drive|driving|walk|walked|walking|cycle|cycled|detoured?) (?:by|past|round by) (?:his|her|their|(?:your|my) ex's) (?:\w+ )?(?:house|flat|work|office|street|road|place|shop|window|building)\b/i,
    unless: /\b(?:died|dead|grave|funeral|sold|care home)\b/,
    hear: [
      "You'd only have to explain it if somebody asked, and nobody is asking.",
      'It looks just as it did, and all of it goes on without you.',
    ],
    ask: ['Was there a light on?', 'What would you do if they came out?'],
  },
  {
    id: 'kind-about-it-makes-it-harder',
    cues: 'gentle nice kind lovely sweet polite decent understanding reasonable',
    when: /\b(?:he|she|they)(?:'s| is| was| were|'re| has been|'s been| have been)(?: being)? (?:(?:so|really|very|too|all|being|just|even) )*(?:gentle|nice|kind|lovely|sweet|polite|decent|understanding|reasonable) (?:about (?:it|this|everything|all of it|the whole thing)|when (?:he|she|they) (?:talks?|tells?|says?|said|speaks?|talked)\b)/i,
    beside:
      /\bex\b|\bsplit\b|\bbroke up\b|\bdivorc|\baffair\b|\bcheat|\bdumped\b|\bended it\b|\blie[ds]?\b|\blying\b|\bturned me down\b|\bthe worst\b|\bharder\b|\bwish (?:he|she|they)\b|\bmy head in\b|\bi(?:'d| would) (?:rather|sooner)\b/,
    unless: /\b(?:funeral|died|nurses?|doctors?|cancer|hospital|ward|which (?:is|was) lovely|so grateful|shift)\b/,
    hear: [
      'It leaves you nothing to push against.',
      'It would be an easier thing to be in if somebody were behaving badly.',
    ],
    ask: ['Is that how they were before?', 'What would you be saying if they were not?'],
  },
  {
    id: 'heard-their-version',
    cues: 'version side half',
    when: told(
      '\\b(?:WHO (?:told|tells|gave|gives)(?: you)?|you (?:heard|got|have heard|only have)) (?:only )?(?:his|her|their|the other) (?:version|side|half)\\b',
    ),
    unless: /\b(?:court|police|solicitor)\b/,
    hear: [
      'Two people can tell the same evening and not agree where the door was.',
      "Once you've heard it in that voice, the first version doesn't sit quite as it did.",
    ],
    ask: ['Which bit of it rang true?', 'Whose version did you have first?'],
  },
  {
    id: 'evening-about-the-one-before',
    cues: 'talk spoke went mention goes kept',
    when: told(
      '\\b(?!everyone|people)WHO (?:just |only |mostly |basically )*(?:talked|spoke|went on|talks|goes on|kept (?:talking|going on|on|mentioning|bringing up))(?: (?:only|all|mostly|non-?stop|and on|the whole (?:time|evening|date)))* (?:about )?(?:his|her|their) (?:ex(?:-\\w+)?|late (?:wife|husband)|dead (?:wife|husband)|first (?:wife|husband))\\b',
    ),
    hear: [
      'There were three at the table, and the third got most of the conversation.',
      'You turn into a very good listener on such an evening, and nobody learns your surname.',
    ],
    ask: ['What did {who} ask about you?', 'How did the evening end?'],
  },
  {
    id: 'family-keeps-the-former-one',
    cues: 'still',
    when: /\b(?:your (?:\w+ )?(?:mum|mom|dad|mother|father|family|parents|sister|brother|nan|gran|friends?|mates|son|daughter|kids)|(?:she|he|they))(?:'s| is| are|'re)? still (?:texts?|talks? to|likes?|follows?|loves?|sees?|invites?|calls?|messages?|adores?|asks? (?:after|about)|(?:very )?(?:best )?friends with|close to|in touch with|meets?|plays? \w+ with) (?:him|her|your ex)\b/i,
    beside: parted,
    unless: /\b(?:died|dead|stalk\w*)\b/,
    hear: [
      'You two parted, and everyone round you only stopped seeing you in one room.',
      'Nobody asked them to choose, and it would have been nice to be chosen.',
    ],
    ask: ['Do they tell you when it happens?', 'What do they say if you bring it up?'],
  },
  {
    id: 'friend-and-the-one-you-liked',
    cues: 'friend mate bestie flatmate cousin roommate',
    when: /\byour (?:\w+ )?(?:best friend|best mate|friend|mate|bestie|flatmate|roommate|cousin|housemate)(?:'s| is| has been|'s been| was| has| got| started)?(?: now| already| been| secretly)* (?:going out with|seeing|dating|together with|with|kissed|kissing|slept with|sleeping with|texting|talking to|got with|getting with|asked out) (?:the (?:boy|girl|guy|one|man|woman|lad|person) (?:who )?you(?:'ve|'d)? (?:like|liked|fancied|fancy|told|were|love|loved|been)|your (?:ex|crush)\b)/i,
    hear: [
      "The one you'd normally go to with this is the one it is about.",
      "It's two people at once, and nobody left in the middle to complain to.",
    ],
    ask: ['Did they tell you themselves?', 'What did your friend know beforehand?'],
  },
  {
    id: 'told-it-as-somebody-elses',
    cues: 'told said ask made pretend',
    when: /\byou (?:just |actually )*(?:told|said to|asked) (?:\w+ ){1,4}(?:it was|it's|it happened to|about) (?:a friend|a friend's|a mate|your cousin|your cousin's|your friend|your friend's|someone else|someone else's|somebody else's|another \w+)(?: (?:problem|story|thing|dog|kid|son|daughter))?\b|\byou (?:made out|pretended)(?: that)? it was (?:a friend|for a friend|someone else|your \w+)/i,
    unless: /\bfault\b|\bblame|\bpolice\b|\bcourt\b/,
    hear: [
      "An answer is easier to hear when it's addressed to somebody else.",
      'You got to hear what they would say, and kept your own name off it.',
    ],
    ask: ['What did they say about this other person?', 'Do you think they guessed?'],
  },
];
