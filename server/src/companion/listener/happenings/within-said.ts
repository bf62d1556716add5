import type { Happening } from './happening.ts';
import { own } from './within-own.ts';

/** What is said, swallowed, rehearsed, laughed away, and who there is to say it to. */
export const withinSaid: readonly Happening[] = [
  {
    id: 'never-told-a-soul',
    cues: 'know told said spoke mention talk',
    when: own(
      "YOU(?:n't| never|'ve never| not) (?:ever )?said (?:it|this|that) (?:out loud|aloud)|YOU(?:n't|(?:'ve)? not|n't ever| never|n't yet) (?:ever |yet |once |really )?(?:told|said (?:it|this|that) to|mentioned (?:it|this|that)? ?to|spoken (?:of|about) (?:it|this|that) to|talked about (?:it|this|that) to) (?:a (?:living )?soul|anyone|anybody|no one|nobody|no body|another (?:soul|person))|^(?:and |but |so )?(?:nobody|no one|not a soul|noone) (?:else )?(?:(?:in the world|on earth|here|at home|at work|at school|at (?:the|your) [a-z]+|in the (?:office|family|house|village)) )?knows?(?: (?:about )?(?:it|this|that|any of it|yet|(?:that )?you(?:'re| are)? .*)| (?:at work|at home|here))?$|YOU told (?:nobody|no one)|you(?:'re| are) the first (?:one |person )?you(?:'ve| have)? (?:ever )?told",
    ),
    unless:
      /\bnobody knows (?:why|how|what|where|who|if|anything|when|it)\b|\bcan'?t know\b|\bresults? (?:drop|come|are)\b|\byou don'?t know (?:this|that|it)\b|\bno ?(?:body|one) know (?:this|it)\b|\bwhy,? no ?(?:one|body) knows\b|\bgentleman\b|\blottery\b|\bkind (?:he|she|they)\b/,
    hear: [
      'Keeping that to yourself for so long must have been lonely.',
      'Keeping it to yourself means there is nobody who can say a single word back about it.',
    ],
    ask: [
      'Who has come closest to being told?',
      'How long have you been the only one who knows?',
      'Who do you think would take it well?',
    ],
  },
  {
    id: 'not-told-this-one',
    cues: 'told know idea',
    when: own(
      "YOU(?:n't|(?:'ve)? not| never) (?:ever |yet |even |once )?(?:told|tell) (?<one>him|her|them|your (?!(?:therap|doctor|gp))[a-z]+(?:-in-law| (?:and|or) (?:your )?[a-z]+)?)\\b|^(?:and |but )?(?<two>your (?:wife|husband|partner|mum|mom|mam|dad|mother|father|parents|family|kids|children|son|daughter|sister|brother|boyfriend|girlfriend|boss|friends|nan)) (?:still )?(?:doesn't|don't|has no idea|have no idea|do not|does not)(?: even)?(?: know(?: (?:it|this|that|yet|about|you (?!since|any|from|some))\\b.*)?)?$",
    ),
    unless:
      /\b(?:died|dead|grave|funeral|late (?:husband|wife|mother|father))\b|\bknow (?:me|you) (?:since|any)|\b(?:doesn't|don't)$|\binquest\b|\bpolice\b|\bsolicitor|\bcourt\b|\b(?:told|tell) (?:him|her|them|(?:my|your) \w+) (?:off|to|anything|which|what to|twice|apart)\b|\bproud of (?:him|her|them)\b|\bloved? (?:him|her|them)\b/,
    hear: [
      "It isn't easy to be close to somebody and have this unsaid between you.",
      'Waiting to tell somebody turns every quiet moment with them into a possible one, which is tiring.',
    ],
    ask: [
      'How long has it been lying there between you?',
      'When did you come closest to saying it?',
      'What are you most afraid they would say?',
    ],
  },
  {
    id: 'why-am-i-telling-you',
    cues: 'telling saying writing typing brought bring talking',
    when: /\byou (?:don't|do not) (?:even |really )?know why you(?:'re| are|'m| am)? (?:even )?(?:telling|saying|writing|typing|brought|bring|mention\w*|talking)\b|^why (?:am I|are you) (?:even )?(?:telling|saying|writing|typing)\b/i,
    hear: ["You don't need a reason to tell it here."],
    ask: ['How long has it been waiting to be said?', 'What made it come out tonight?'],
  },
  {
    id: 'silly-but',
    cues: 'silly stupid daft ridiculous pathetic dumb foolish sill childish',
    when: /^(?:and |but |so |well )?(?:you know |you feel |it's |it is |this is |that's |it sounds |it feels |sounds |feels |it's probably |you(?:'re| are) (?:just )?being |it's so |you feel a bit |it's a bit |it's just )+(?:so |a bit |really |probably |kind of |just |very |quite |totally |that's )*(?:silly|stupid|daft|dumb|ridiculous|pathetic|foolish|childish)(?: (?:thing|really|i know|you know|to (?:say|cry|be upset|mind|miss|complain|care|ask|worry|feel)\b.*|typing .*|writing .*|saying .*|written down|for (?:crying|minding|caring|being|saying|feeling)\b.*|of you))?$/i,
    unless: /\bfeel(?:ing)? (?:so |really |very |such |that )*(?:stupid|dumb|foolish|pathetic|ridiculous)$/,
    hear: ["It isn't silly if it's on your mind."],
    ask: ['Who would call it silly, if they heard?', 'What brought it on?'],
  },
  {
    id: 'couldnt-speak',
    cues: 'speak say word words voice sound tongue talk throat',
    when: own(
      "YOU (?:couldn't|could not|can't|cannot) (?:even )?(?:speak|get (?:a|the|any|one) words? out|say anything(?! (?:about|now|because|cos|cause|to|with|without|or|,))|say a word(?! (?:about|to|now))|make a sound|talk for)\\b|YOU (?:lost your voice|went dumb)|your voice (?:just )?(?:went|cracked|broke|gave out|wobbled|shook|disappeared|was (?:gone|shaking)|wouldn't)\\b|(?:no|not a) (?:words?|sound|voice) (?:came|would come|comes|come)\\b|the words? (?:won't|wouldn't|didn't|don't|just didn't) come\\b",
    ),
    unless:
      /\blaryng|\bdentist|\btonsil|\bstroke\b|\bcold\b|\bsing(?:ing)?\b|\bchoir\b|\bsolo\b|\bconcert\b|\bpuberty\b|\bdropping\b|\bdeeper\b|\btenor\b|\bsoprano\b|\bconfidential|\bsecret\b|\bsurprise\b|\bi could burst\b|\bwhispers?\b/,
    hear: ["It's awful when you want to speak and nothing comes."],
    ask: ['What would it have said, if it had held?', 'Who was there to see it?'],
  },
  {
    id: 'cant-say-it',
    cues: 'say tell talk',
    when: own(
      "YOU (?:can't|cannot|can not|couldn't) (?:ever |even )?(?:say (?:(?:it|that|this|so)\\b(?!'| (?:is|was|will))|anything (?:about|because|to|or|now|without))\\b|tell (?:anyone|anybody|him|her|them|your|a soul|people)\\b|talk (?:about (?:it|this|that|him|her)|to (?:him|her|them|anyone|anybody|your [a-z]+) about)\\b)",
    ),
    unless:
      /\bconfidential\b|\bsurprise\b|\bspeech\b|\btell (?:him|her|them|people) (?:apart|how (?:much|happy|good))\b|\bcan'?t say it (?:properly|right)\b|\btell (?:my|your|anyone|people) what to\b/,
    hear: ['Having to keep that to yourself all day is tiring and lonely.'],
    ask: [
      'What do you think would happen in the minute after you said it?',
      'Where can you say it out loud, if anywhere?',
    ],
  },
  {
    id: 'didnt-know-what-to-say',
    cues: 'know knew words',
    when: own(
      "YOU (?:didn't|did not) (?:even |really )?know (?:what|how) to (?:say|answer|respond|reply|react)|YOU (?:had no|couldn't find (?:the|any)) (?:answer|words)\\b",
    ),
    hear: ["It's hard when you want to say the right thing and nothing comes."],
    ask: ['What came out in the end?', 'What would you say now, with the time to think?'],
  },
  {
    id: 'doesnt-know-how-to-say-it',
    general: true,
    cues: 'know way find',
    when: /^(?:and |but |so )?(?:you (?:don't|do not|still don't) (?:even |really )?know how (?:to|you)|you're looking for a way to) (?:(?:tell|ask) (?:him|her|them|your|the|everyone|people|anyone)\b|(?:say|explain) (?:.{0,25} )?to (?:him|her|them|your|the|everyone|people|anyone)\b|talk to (?:him|her|them|your)\b.*\babout|say sorry\b|bring (?:it|this|that) up\b|break (?:it|this|the news)\b)/i,
    unless:
      /\bsurprise\b|\bgood news\b|\bgot in\b|\b(?:my|our) language\b|\benglish\b|\bsay no\b|\bdied\b|\bdead\b|\bmarry me\b|\bsend it\b/,
    hear: [
      "It can't be easy to find the words when so much depends on how they're taken.",
      'It has probably been said a dozen times in your head by now, each time with a different ending.',
    ],
    ask: ['What is the plainest version of it, in one line?', 'Where would you be when you say it?'],
  },
  {
    id: 'said-nothing-then',
    cues: 'said nothing didn didnt couldn kept quiet bit tongue swallow mouth word bite',
    when: own(
      "YOU (?:said nothing|kept (?:quiet|silent|your mouth shut|it to yourself|schtum|mum)|stayed (?:quiet|silent)|bit your (?:tongue|lip)|held your tongue|(?:didn't|did not|never) (?:(?:even|actually) )?(?:say|said) (?:anything|a word|a thing|nothing|one word)\\b|(?:didn't|never) open(?:ed)? your mouth|didn't speak up|swallowed it|shut up|went quiet)",
    ),
    unless:
      /\bboth went quiet\b|\bma(?:de|king|ke) (?:it )?up\b|\bstayed the whole\b|\bpill|\btablet|\bdidn't say anything (?:bad|wrong|mean|nasty)\b|\bjust hum\b|\bgo on\.?$|\bbrew\b|\bspeaking again\b|\bcomfortabl|\bhugg?(?:ed)?\b|\bheld (?:my|his|her) hand\b|\bnothing either\b|\bbirds?\b|\blistened\b/,
    hear: [
      "It stays with you when you couldn't say anything at the time.",
      'What was not said at the time tends to get said afterwards, on the way home, to nobody.',
      'Saying nothing keeps the moment smooth, and then you are the one who takes it home.',
    ],
    ask: ['What was the sentence you had ready?', 'Did anybody notice that you went quiet?', 'What kept it in?'],
  },
  {
    id: 'never-says-anything',
    cues: 'say talk complain speak show feelings let open keep bottl good used express one much',
    when: own(
      "YOU (?:never|don't|do not|don't ever|rarely|hardly ever) (?:really |ever )?(?:say (?:anything|a word|nothing|it out loud|much about)|complain|speak up|talk about (?:it|feelings|your feelings|yourself|things|that|me)|show (?:it|your feelings|anything)|do the talking thing|let (?:it|anyone|them|people) (?:show|see|in)|open up)\\b|YOU keep (?:it|things|everything|it all|that|most things) (?:all )?(?:to yourself|in|inside)\\b|YOU bottl\\w+ (?:it|things|everything)|YOU (?:like|tend) to keep things in|you (?:don't|do not) like (?:to talk|talking) about (?:you|yourself|me|feelings|it)\\b|YOU(?:'re| are)? not (?:good at|one for|used to|much for) (?:talking|saying|feelings|sharing|opening)",
    ),
    unless:
      /\bcan't complain\b|\bnever say anything (?:nice|good)|\bwe (?:just )?(?:don't|never) (?:say|talk)|\bmachine\b|\bapp\b/,
    hear: [
      'Keeping it all to yourself is lonely, even when nobody notices.',
      'It saves a lot of trouble each time, and it means that the others never find out where the edges are.',
    ],
    ask: [
      'Who taught you to keep it in?',
      'Who would be most surprised if you did say it?',
      'When did you last say it out loud to someone?',
    ],
  },
  {
    id: 'started-and-stopped',
    cues: 'mouth every about almost nearly tongue ready went going bottled chickened lost nerve',
    when: own(
      "YOU (?:opened|open) your mouth (?:and|to|but) (?:nothing|no |not|air|a sort|you (?:couldn't|closed|shut)|couldn't|closed|shut|say it|there (?:was|came))|every time you (?:go to|try to|want to|start to|open your mouth)(?: to)? (?:say|tell|speak|talk|ask)|YOU (?:nearly|almost) (?:said|told|asked) (?!no\\b)|(?:on the tip of|in|behind) your (?:tongue|mouth|teeth)\\b.*(?:ready|all day|whole)|YOU(?:'d| had) it all ready|YOU (?:chickened out|bottled it|lost your nerve|backed out|couldn't go through with it)",
    ),
    unless: /\bbefore (?:i|you) could chicken\b|\bdentist\b/,
    hear: [
      'You came very close to saying it, and that took nerve.',
      'Coming that close uses the same nerve as doing it, and leaves you with nothing to show for it.',
    ],
    ask: ['What tipped it, in that half second?', 'What would have been the first words?'],
  },
  {
    id: 'got-as-far-as',
    cues: 'far',
    when: own(
      'YOU (?:get|got|getting|managed to get) (?:only )?as far as\\b(?! (?:19|20)\\d\\d)|YOU (?:made|make) it as far as\\b',
    ),
    hear: ['You got that far, and that took nerve.'],
    ask: ['What is it about that exact spot?', 'What would be the very next bit after that?'],
  },
  {
    id: 'rehearses-the-words',
    cues: 'practis practic rehears prepar',
    when: own(
      "YOU(?:'ve been| have been| keep| were| been)? (?:practis\\w*|practic\\w*|rehears\\w*)\\b.*\\b(?:mirror|say|saying|words?|speech|sentence|it|answer|car|what)\\b|YOU(?:'d| had)? (?:practi[sc]ed|rehearsed)(?: it| that)? for (?:\\w+ )?(?:days|weeks|hours|a week|a month)\\b",
    ),
    unless: /\bpiano|guitar|violin|hours a day|choir|football|dance|scales|song\b|\bjudge (?:said|gave)\b/,
    hear: ["You've put a lot into getting the words right, so it must matter to you."],
    ask: ['Which line was the hardest to get out?', 'How does it go, in the version that goes well?'],
  },
  {
    id: 'wrote-and-deleted',
    cues: 'delet draft unsent sent send typed wrote written rewr',
    when: own(
      "YOU(?:'ve)? (?:typed?|wr[io]te|written|write|writing|keep typing|keep writing|start(?:ed)?) .*\\b(?:delet\\w+|rubb\\w+ it out|didn't send|never sent|haven't sent|not sent|threw (?:it|them) away|tore|ripped)|YOU(?:'ve)? (?:deleted?|deleting) (?:this|it|that|the (?:message|text|email)) .*\\btimes\\b|YOU keep deleting what|\\b(?:letters?|messages?|texts?|emails?) (?:that )?you (?:never|didn't|haven't|don't) sen[dt]\\b|\\b(?:is |still |sits? |sitting )(?:still )?in (?:your )?drafts\\b|YOU (?:haven't|didn't|never|can't) (?:sent? (?:it|that|them)|press(?:ed)? send|hit send)\\b",
    ),
    unless: /\bnumber\b|\bapp\b|\bphotos?\b|\bthesis|chapter|chat ?gpt\b/,
    hear: [
      "It's hard to find the right way to put it, and harder to send it.",
      'The words exist by now. It is the other person reading them that keeps stopping it.',
    ],
    ask: ['What did the version before this one say?', 'Which line do you take out every time?'],
  },
  {
    id: 'letter-in-the-bag',
    cues: 'bag handbag drawer pocket coat glove car purse envelope dashboard',
    when: /^(?:and |but |so |now )*(?:it|the (?:letter|card|form|envelope|note)|they|both)(?:'s| is| has|'ve| have)? (?:still |been |just |sat |sitting |now )*in (?:your|the|a|his|her) (?:\w+ )?(?:handbag|bag|drawer|pocket|coat|glove ?box|purse|car|wallet|bible|dashboard|desk)\b/i,
    beside: /\b(?:letter|card|wrote|written|note|form|application|notice)\b/,
    unless: /\b(?:money|phone|keys?|chip|cat|dog|sandwich)\b/,
    hear: ["You've written it, and sending it is another thing."],
    ask: ['Can you say how it begins?', 'What would be the day to send it?'],
  },
  {
    id: 'shouldnt-have-said',
    cues: 'should shouldn shouldnt wish why said regret take',
    when: own(
      "YOU (?:shouldn't|should not|should never) have (?:said|told|sent|opened your|shouted|asked|mentioned|brought|texted|rung|called)|YOU (?:wish|wished) you (?:hadn't|had not|'d never|had never) (?:said|told|sent|opened|asked|mentioned|rung|shouted)|YOU (?:regret|regretted) (?:saying|telling|sending|what you said)|YOU can't (?:take it back|unsay)|you keep asking yourself why you (?:said|told|opened your|sent|had to say)\\b",
    ),
    hear: [
      "You wish you hadn't said it, and it keeps coming back.",
      'There is no way to pull it back in, so the mind goes over it as if there were.',
    ],
    ask: ['What did they do when you said it?', 'What had you been trying to say, underneath?'],
  },
  {
    id: 'should-have-said',
    cues: 'should could wish',
    when: own(
      "YOU (?:should have|should've|should of|could have|could've) (?:said (?:\\w+ )|told (?:him|her|them|your)|asked|spoken|stood up|answered|stuck up|spoke)|YOU wish you(?:'d| had) (?:said|told|asked|spoken|answered|stood)|YOU (?:never|didn't) (?:got to|get to|get the chance to) say\\b|all the things you (?:should|could|wanted to|never|didn't)",
    ),
    unless: /\bshould have (?:told|asked) you\b/,
    hear: [
      'It hurts to think of what you might have said.',
      'At the time you only knew what you knew then, and tonight it seems so obvious.',
    ],
    ask: ['What would the sentence have been?', 'What was going on in you at that moment?'],
  },
  {
    id: 'replays-it',
    cues: 'keep replay over round stop head mind hear going hearing again',
    when: own(
      "YOU can (?:still )?hear (?:him|her|them|it) (?:say|saying|laugh)\\w*|YOU(?: can't stop| keep| kept|'ve been|'re)? (?:on )?(?:replay\\w*|rewind\\w*|going (?:back )?over(?! to)|go(?:ing)? over(?! to)|running (?:it|that) through|turning (?:it|that) over|playing it back|hearing (?:it|him|her|that|the (?:voice|words|sentence|laugh|noise|sound|bang|thud|scream|phone ring)|what)|seeing (?:his|her|their|your|the|it)|thinking about (?:what (?:he|she|they|you|the)|how (?:he|she|they|you)|the (?:look|face|but|moment|way|thing)|that (?:look|face|moment|day|night|one)|when))\\b|\\b(?:it|that|which|the words?|sentence|his voice|her voice) (?:keeps|kept|just keeps|keep) (?:going|playing|coming|running|turning) (?:round|around|over|back|through|on)|(?:round and round|on (?:a )?loop|going round|plays?) in your head|can't get (?:it|that|his face|her face|the (?:face|sound|look|picture|image)) out of your (?:head|mind)",
    ),
    unless:
      /\bforward to\b|\bin a good way\b|\bsmil|\bkiss|\bsong\b|\btune\b|\bso happy\b|\bgood (?:it|that)\b|\bif i (?:report|tell|don'?t|say|go|stay|leave|take|accept)\b|\bwhether to\b|\bdecid/,
    hear: [
      'It must be hard to have that moment come back again and again.',
      'The mind goes back in looking for the place where it could turn out differently.',
    ],
    ask: [
      'Which second of it do you get stuck on?',
      'When does it start up, usually?',
      'What brings you back out of it, when something does?',
    ],
  },
  {
    id: 'cant-stop-thinking',
    cues: 'stop thinking overthink think mind',
    when: own(
      "YOU (?:can't|cannot|couldn't) (?:stop|help) thinking\\b|YOU overthink\\w*\\b|YOU keep thinking (?:about|of)\\b|your (?:head|mind|brain|thoughts) (?:won't|doesn't|don't|wouldn't|never|can't) (?:stop|switch off|shut up|shut|rest|be quiet|turn off|stops?)|YOU can't (?:switch|turn) (?:off|your (?:head|brain|mind) off)|(?:thoughts|mind|brain|head)(?:'s| is| are| keeps?)? (?:just )?(?:racing|spinning|going round|buzzing|won't stop)",
    ),
    unless:
      /\bin a good way\b|\bsmil|\bkiss|\bexcit|\b(?:this|a) (?:guy|boy|girl|lad)\b|\bcrush\b|\bin love\b|\bkeep thinking (?:about|of) (?:going|moving|buying|getting|having|booking|starting|trying)\b|\bchocolate|\bholiday\b/,
    hear: [
      "It's wearing when a thought won't leave you alone.",
      'It waits for any gap, the kettle, the stairs, the second before sleep, and there it is again.',
    ],
    ask: ['What was the last thing that took your mind off it?', 'Where does it always circle back to?'],
  },
  {
    id: 'what-if-thoughts',
    cues: 'what pictur imagin going worst planning',
    when: own(
      "YOU (?:keep|kept|can't stop) (?:thinking|asking yourself|wondering),? what if\\b|YOU (?:keep|kept|can't stop) picturing\\b|YOU (?:keep|lie there) (?:going through|imagining|picturing|planning for) (?:everything|every|the worst|all the)|YOU (?:always |only )?(?:think|imagine|expect|assume|picture) the worst\\b",
    ),
    hear: ["Thoughts like that are frightening, and having them doesn't mean you want them."],
    ask: ['Which version comes up the most?', 'What would you do, if that one did come?'],
  },
  {
    id: 'laughed-along',
    cues: 'laugh',
    when: own(
      'YOU (?:laugh|laughed|have laughed) (?:it off|along|too|as well|with them|with everyone|it away|about it|one second|in the right|because everyone|like (?:it|an idiot))|everyone laughed (?:so|and) you laughed|^(?:and |so |but |then )?you (?:just|only) laugh(?:ed)?$|you (?:smiled and|nodded and|sat there and) laugh(?:ed)?\\b',
    ),
    unless: /\btill (?:i|you|we)\b|\bcried laughing\b|\blovely\b|\bhow (?:we|you and) laughed\b/,
    hear: [
      'You laughed so as not to make a fuss, and it still hurt.',
      'It buys peace on the spot, and the joke then comes home with you and is not funny.',
    ],
    ask: ['What would your face have done, left to itself?', 'Has it happened before, with the same people?'],
  },
  {
    id: 'makes-jokes-of-it',
    cues: 'joke jokes joking funny clown laugh',
    when: own(
      'YOU (?:make|making|tell|crack|turn|always make|always made) (?:it into |everything into |it |everything )?(?:a |the |all the |some |bad |another )*jokes?\\b|YOU (?:made|turned) (?:it|everything|this|that) (?:in)?to a joke\\b|YOU made (?:a |some )?jokes? (?:of|out of|about) (?:it|this|that)\\b|YOU joke(?:d)? about it|YOU the (?:funny|joker|clown)\\b(?: one| guy| man| person| friend| girl| lad)?',
    ),
    unless: /\bnobody laughed\b|\btold you the|\bdad joke\b|\bdoesn't make a joke\b/,
    hear: [
      'You make a joke of it, and then nobody sees that it hurts.',
      'A joke is a way of saying it and not saying it. Most people only hear the second part.',
    ],
    ask: ['Who can tell when you are not joking?', 'What would you say about it without the joke?'],
  },
  {
    id: 'blamed-the-onions',
    cues: 'onion hay allerg dust eye cold wind pollen',
    when: own(
      "YOU(?: said| told .{2,20}?| blamed)(?: that| it was| it's| it)* ?(?:on )?(?:the |your |it was |it's |just |only |you'd |you had )*(?:onions?|hay ?fever|allerg(?:y|ies)|(?:wood )?dust|pollen|wind|smoke|something in (?:the|your|one) eye)\\b",
    ),
    unless: /\bhouse dust\b|\bdoctor\b|\bwould have (?:started|turned|been)\b|\ballergy (?:clinic|test)|\bepipen\b/,
    hear: ["You didn't want them to see, so you were alone with it."],
    ask: ['Do you think it was believed?', 'What would you have said, if the true thing had been easy?'],
  },
  {
    id: 'says-fine-to-them',
    cues: 'fine okay alright grand good well nothing busy tired',
    when: own(
      "YOU (?:said|say|told (?:him|her|them|everyone|everybody|people|your [a-z]+)|tell (?:him|her|them|everyone|everybody|people|your [a-z]+)|answered|replied|wrote back|text(?:ed)?)(?: that)?,? [\"']?(?:you(?:'re| are| were)|it(?:'s| is| was)|that(?:'s| is)|everything(?:'s| is| was)|all(?:'s| is| was)?|you just|I'm|i am)? ?(?:(?:just|all|doing|absolutely|only|perfectly) )*(?:fine|alright|all right|grand|good|well|great|tired|no problem|no worries|not hungry)[\"']?(?:,? (?:and|but|because|so|to|as|thanks|thank you|every|like|again)\\b.*)?$",
    ),
    unless:
      /\bdoctor (?:said|says)\b|\bsaid nothing\b|\band (?:i|you) (?:was|were|am|meant)\b|\bsaid (?:well|great|good|right)\b(?! (?:thanks|thank you))/,
    hear: [
      "You say it's fine, and part of you wishes somebody would ask again.",
      'One half wants to be believed and left alone, the other half hopes somebody looks twice.',
      'It gets easier to say each time, and harder for anyone to guess.',
    ],
    ask: ['Who would not have believed it?', 'What was the longer answer?', 'Did anyone ask a second time?'],
  },
  {
    id: 'said-yes-meant-no',
    cues: 'yes agreed okay refuse say',
    when: own(
      "YOU (?:can't|cannot|never|don't know how to|find it hard to|couldn't|could not|can never|struggle to) (?:ever )?say no\\b|YOU (?:say|said|always say|keep saying) (?:yes|ok|okay|sure|yeah) (?:to everything|to everyone|to them all|to .{3,40} again|and (?:you )?(?:wanted|meant|want|mean|then|regret)|without thinking|before you could think|when you|again|although|though|even though)\\b|^you (?:always say yes|keep saying yes|said yes again)$|YOU (?:wanted|meant) to say no\\b",
    ),
    unless: /\bmarry|\bengaged|\bpropos|\bring\b|\bto the dress\b|\bi do\b|\bjob\b|\bchicken out\b|\bsecond date\b/,
    hear: [
      'You said yes before you could stop yourself, and now you regret it.',
      'The yes is quick and pleases everyone at once, and the bill for it comes later and only to you.',
    ],
    ask: ['What did you want to say instead?', 'Who is the hardest one to say no to?'],
  },
  {
    id: 'apologises-for-everything',
    cues: 'sorry apolog',
    when: own(
      "YOU (?:keep|kept|always|still want to|spend your life|are always|can't stop) ?(?:on )?(?:saying sorry|say sorry|apologi[sz]\\w*)|YOU (?:say|said) sorry (?:to (?:the|a) (?:chair|table|doors?|lamp|doctor|nurse|cat|dog|waiter)|for (?:everything|existing|being|crying|the mess|bothering|taking|nothing|having))|YOU apologi[sz]ed? to (?:the|a) (?:cat|dog|door|chair|table|lamp|plant|bin|kettle)|YOU apologi[sz]e\\w* (?:for (?:everything|existing|being|crying|nothing|taking|having|bothering)|too much|to the|all the time|a lot)|YOU (?:the one )?(?:who )?(?:ended up|had to) (?:apologi[sz]\\w*|saying sorry|say sorry)",
    ),
    hear: [
      "It's tiring to feel you always have to say sorry.",
      "Whoever says sorry that readily has usually spent time keeping an eye on other people's moods.",
    ],
    ask: ['What was the last thing you said sorry for?', 'Who never says sorry back?'],
  },
  {
    id: 'said-sorry-to-them',
    general: true,
    cues: 'sorry apolog',
    when: own(
      "YOU (?:said (?:that )?(?:you were |you're )?(?:so )?sorry|apologi[sz]ed|wrote (?:him|her|them) (?:a|an) (?:apology|sorry))(?: to (?<one>him|her|them|your [a-z]+(?:-in-law)?|everyone))?\\b",
    ),
    unless:
      /\bma'?am\b|\bsir\b|\bto (?:the|a) (?:cat|dog|door|chair|table|lamp|plant|bin)\b|\bdidn't say sorry\b|\bnever apologi|\bsaid sorry (?:he|she|they)\b|\bthank\b|\bboth\b|\btoo\b|\blighter\b|\b(?:he|she|they) (?:apologi|said (?:he was |she was |they were )?sorry)|\bat the same time\b|\beven though\b|\bfor nothing\b|\bhadn'?t done\b|\bnot my fault\b|\bevery time\b|\bcustomer|\bbumped\b|\bspil(?:t|led)\b|\bqueue\b|\bfor (?:my|your|his|her|their) loss\b|\bfor existing\b|\bagain and again\b|\bin the lift\b|\bon the bus\b|\bwanted to say\b|\bi was slow\b/,
    hear: ["It isn't easy to say sorry, and you did."],
    ask: ['How long had that been waiting in you?', 'What was the hardest word in it?'],
  },
  {
    id: 'never-got-a-sorry',
    cues: 'sorry apolog',
    when: own(
      "WHO (?:never|didn't|did not|hasn't|haven't|won't|wouldn't|still hasn't|can't) (?:even |ever |once )?(?:sa(?:y|id) sorry|apologi[sz]e?d?)|(?:no|not one|not a|without (?:a|any|one|saying)) (?:sorry|apology)\\b",
    ),
    unless: /\bsorry (?:for|about) your loss\b/,
    hear: [
      'It hurts when nobody ever says sorry.',
      'Without it you are left as the only one who has it written down as having happened.',
    ],
    ask: ['What would the apology have to have in it?', 'How have things been between you since?'],
  },
];
