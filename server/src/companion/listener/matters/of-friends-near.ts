import { either, orOutright } from '../patterns.ts';
import { near } from './friends-words.ts';
import type { Matter } from './matter.ts';

/** A friend, and what goes wrong between friends. */
export const ofFriendsNear: readonly Matter[] = [
  {
    id: 'one-sided-friendship',
    signs: orOutright(
      either(
        /\b(?:only one (?:who |that )?mak(?:es|ing) (?:an|any|the) effort[^\n]{0,20}friends?|friends? never (?:asks?|texts?|calls?|rings?|messages?) (?:about )?me\b|(?:back ?up|plan b|second choice|spare) friend|my friends? only (?:wants?|needs?|uses?)|friends only (?:want|need|use) me|stopped (?:texting|messaging|reaching out) first)\b/,
        /\b(?:(?:always|have to|always have to) organi[sz]e everything with my (?:friends|mates))\b/,
        /\b(?:(?:its|it'?s|it is|it was) always me (?:that|who)? ?(?:texts?|messages?|rings?|calls?|phones?|writes?|organis\w*|arranges?|asks?|travels?|drives?)(?: first)?|always me (?:that |who )?(?:reach|mak|text|messag|call)\w* (?:out|first|the (?:effort|plans))|only (?:ever )?(?:rings|calls|texts|messages|contacts|phones) (?:me )?when (?:she|they) needs? (?:a |something|money|help|me to)|calls? me (?:her|his) best (?:friend|mate) when|if i (?:didn'?t|dont|don'?t|did not) make (?:the|an|any) effort|(?:no friendship|wouldn'?t be (?:a |any )?friends?(?:hip)?)[^\n]{0,20}(?:if i|unless i|without me))\b/,
        near(
          /\b(?:(?:i )?(?:listen(?:ed)?|sat (?:there )?listening|hear(?:d)? (?:all )?about|talks? for))\b/,
          /\b(?:hours?[^\n]{0,60}(?:when i (?:said|told|mention|need)|sad face|good to see you|(?:never|doesn'?t|didn'?t) (?:once )?ask|not once))\b/,
          60,
        ),
        near(
          /\b(?:(?:i )?(?:driven|drive|drove|travel\w*|go|gone|get the train|take the bus) (?:over )?to (?:hers|his|theirs|her (?:house|place|flat)|his (?:house|place|flat))|i (?:always )?(?:visit|go to see) (?:her|him))\b/,
          /\b(?:never (?:once )?(?:seen|come|been|visited|comes)|(?:hasn'?t|has not) (?:once )?(?:seen|been|come|visited))\b/,
          80,
        ),
        near(
          /\b(?:i (?:always )?remember (?:his|her|their|everyone'?s|all their) (?:birthdays?|exams?|kids))\b/,
          /\b(?:(?:don'?t|doesn'?t|didn'?t) (?:think )?(?:he|she|they)? ?(?:knows?|remember|even know)|forgot (?:mine|my)|nobody (?:remembers|remembered))\b/,
          110,
        ),
        near(
          /\b(?:i'?m (?:basically |just |like )*(?:her|his|their) (?:taxi|therapist|chauffeur|cash ?point|atm|bank|unpaid)|im (?:basically |just )*(?:her|his|their) (?:taxi|therapist|chauffeur|atm)|her taxi basically)\b/,
          /\b(?:friends?|mates?|the others|a wave|out with|hours|when i|never)\b/,
          110,
        ),
        near(
          /\b(?:help(?:ed|ing) (?:her|him|them) move|lent (?:her|him) my|i (?:always )?fix (?:their|her|his)|i (?:was|am|'m) (?:always )?there for (?:her|him|them))\b/,
          /\b(?:on my own|by myself|not one (?:of them|person)|(?:didn'?t|did not|nobody|no ?one|never) (?:even )?(?:come|came|help\w*|offer\w*|show\w*|ask))\b/,
          110,
        ),
        near(
          /\b(?:i (?:organi[sz]e|arrange|plan|book|host|sort) everything|i do all the (?:organi[sz]ing|planning|inviting|texting|chasing))\b/,
          /\b(?:they (?:all )?just (?:show|turn|come)|friend\w*|mates|nobody (?:ever )?(?:asks|invites|offers)|if i stopped)\b/,
          80,
        ),
        near(
          /\b(?:(?:my|a) (?:\w+ )?(?:friends?|mates?|barkada|besties?))\b/,
          /\b(?:(?:ask|asks|need|needs|want|wants) me (?:always |only )?(?:to|for)[^\n]{0,70}(?:they are|they'?re|she'?s|he'?s) (?:always )?busy|when i was (?:in (?:the )?hospital|sick|ill|down|in trouble)[^\n]{0,50}(?:did not|didn'?t|never|not (?:one|even|a))|never (?:once )?asks? (?:me )?(?:how|about|anything|back)|just (?:the|her|his|their) names? signed)\b/,
          110,
        ),
        near(
          /\b(?:i (?:wrote|write|sent|send) (?:\w+ )?(?:to )?\w* ?(?:each|every) (?:fortnight|month|week|birthday|christmas))\b/,
          /\b(?:card at christmas|never (?:once )?(?:writes|wrote|answers|replies)|just the names)\b/,
          100,
        ),
        near(
          /\b(?:told (?:him|her|them) (?:i'?d|id|i had|that i|my|about my))\b/,
          /\b(?:(?:mad|sad|rough|shame|unlucky|tough|that'?s mad|gutted) (?:that )?(?:mate|bro|babe|hun)?,? ?anyway|and (?:straight )?back to (?:his|her))\b/,
          70,
        ),
      ),
      /\b(?:friends?|friendships?|mates?|besties?|bff|pals?|budd(?:y|ies)|bestfriend|people|group|girls|lads)\b/,
      /\b(?:(?:i'?m|i am|its|it'?s|it is|i was always|i'?ve always been|why am i) (?:always|the only one|only ever|the one) (?:me |the one |i )?(?:who |that |to )?(?:\w+ )?(?:text\w*|messag\w*|writ\w*|call\w*|ring\w*|phon\w*|reach\w*|organis\w*|organiz\w*|plan\w*|invit\w*|arrang\w*|ask\w*|mak\w* (?:the )?(?:effort|plans)|travel\w*|pay\w*|giv\w*|listen\w*|check\w*|driv\w*|host\w*)|(?:never|doesn'?t|don'?t) (?:\w+ )?(?:text|message|write|call|ring|reach out|ask) (?:me )?(?:first|about me|how i|back unless|anything about)|never (?:once )?asks? (?:how|about|me)|only (?:\w+ )?(?:calls?|texts?|rings?|messages?|comes?|talks?|writes?|wants?|contacts?) (?:to )?(?:me )?(?:when|if|for)|(?:one|1)[- ]?sided|always (?:text|message|organise|organize|reach out|make the effort|plan|pay|arrange|invite|host) |when (?:he|she|they) (?:need|want)s? (?:something|money|a lift|a favou?r)|if i (?:didn'?t|don'?t|stopped?) (?:text|message|call|write|organis|organiz|reach|ask|ring|plan)\w*|therapist friend|free therapist)\b/,
    ),
    unless:
      /\b(?:boyfriend|girlfriend|husband|wife|my (?:mum|mom|dad|mother|father|sister|brother|son|daughter|boss|ex|manager)|(?:he|she) loves? me|dating|crush|customers?|people pay)\b/,
    hear: [
      'It is tiring to be the one who always makes the effort.',
      'You start to wonder what you are to them.',
      'You would like it to come from the other side for once.',
    ],
    ask: [
      'What do you think would happen, if you stopped making the effort?',
      'When did a friend last ask how you were, and wait for it?',
      'What would you love them to do once without being asked?',
      'What do you get from this friendship, on a good day?',
      'Is there anybody who does write to you first?',
      'Do they have any idea how much of it you carry?',
      'What would you have told a friend, if one had asked?',
      'What keeps you making the effort with them?',
    ],
    advice: [
      "I wouldn't test them by going silent. I'd tell the one you like best tomorrow that you'd love them to do the asking next time. If they do, it was only habit. If they don't, let it run down to what they put in.",
      "I'd do less, and not nothing. Leave the next plan with them, say so kindly, and give that evening to somebody who asks after you. If nothing ever comes of it, the friendship was mostly your work, and you can set it down.",
    ],
    reason: [
      "You can want a friend to make half the effort without being needy. Anybody who's always first to ask starts counting in the end.",
      "It's tiring to hold up both ends of a friendship, and you wouldn't mind if you didn't care for them. Wanting some of it back is only fair.",
    ],
  },
  {
    id: 'friends-a-stage-ahead',
    signs: orOutright(
      either(
        /\b(?:(?:everyone|everybody) around me is (?:getting )?(?:married|engaged|having babies|pregnant)|all my (?:\w+ )?friends have (?:houses|kids|husbands|wives|families|mortgages)|every weekend is a (?:baby shower|wedding|hen|christening))\b/,
        /\b(?:(?:three|four|five|six|seven|\d+) weddings (?:this|in one|in a) (?:summer|year)|plus none|(?:bought|buys) a house\.?,?[^\n]{0,25}(?:bought|buys) a house|only one of (?:my|our|the) (?:friends|group|girls|lads)[^\n]{0,25}(?:without|not married|single|no (?:kids|ring|husband|wife|house))|only one (?:in|of) (?:the|our|my) (?:group|gang|friend group) (?:who'?s |that'?s |still )?(?:single|not married|renting|without|with no)|(?:all |are all )(?:grandmothers|grandmas|grannies|grandads) (?:now|and)|everyone except me now)\b/,
        near(
          /\b(?:they (?:all )?(?:talk|chat|go on|swap)[^\n]{0,20}(?:mortgages?|catchment|nursery|nurseries|babies|schools|kids|weaning|pensions?|extensions|wedding|prams|baby names))\b/,
          /\b(?:i (?:just )?(?:nod|still|sit|say|smile|have|got)|air fryer|what'?s new|whats new|houseshare)\b/,
          80,
        ),
        near(
          /\b(?:(?:everyone|everybody|all the (?:girls|lads|people)|people) (?:my age|from (?:school|my school|my class|my year|uni|college)|i (?:was|went) (?:at|to) (?:school|uni) with)(?:'?s)?)\b/,
          /\b(?:(?:is|are|has|have|got) (?:\w+ )?(?:a )?(?:manager|married|kids|careers?|promoted|driving|passed|boyfriends?|girlfriends?|families|settled|engaged)[^\n]{0,80}\b(?:i'?m|im|i am|me|i)\b)\b/,
          60,
        ),
        near(
          /\b(?:soft play|nap ?time|home for naps|bedtimes?|play ?dates?)\b/,
          /\b(?:(?:we )?used to (?:go out|party|go dancing|be)|my friends|out out)\b/,
          80,
        ),
        near(
          /\b(?:my (?:girl)?friends|my mates|the girls|barkada)\b/,
          /\b(?:are all (?:grandmothers|grandmas|mothers|mums|moms|married|engaged|parents|dads|homeowners|pregnant|settled|doctors|managers|retired))\b/,
          30,
        ),
        near(
          /\b(?:wedding invitation|invitations?|christening|baby shower|save the dates?)\b/,
          /\b(?:same suit|same dress|on the platform|always the guest|never (?:mine|my turn)|another (?:wedding|save the date)|by myself|still single)\b/,
        ),
        near(
          /\b(?:(?:didn'?t|didnt|never) go to (?:uni|university|college))\b/,
          /\b(?:they'?re all|theyre all|everyone(?:'s| is| has)|all my friends|all starting|grad jobs)\b/,
          80,
        ),
        near(
          /\b(?:(?:scan|baby|engagement|wedding|ring) (?:photo|picture|pic|announcement))\b/,
          /\b(?:group ?chat|all my friends|another[^\n]{0,60}(?:last one|except me|and i'?m|only me))\b/,
          50,
        ),
        near(
          /\b(?:aunt(?:ie|y|ies))\b/,
          /\b(?:(?:look|looks|looking) at my (?:finger|hand)|all my friends are married|without (?:a )?ring)\b/,
          60,
        ),
      ),
      /\banother (?:one of my |of my )?friends?(?: (?:is|are|has|got)|'s) (?:\w+ )?(?:pregnant|engaged|getting married|having a baby)\b|\bmy (?:4th|5th|6th|7th|8th|third|fourth|fifth|sixth|seventh) wedding (?:this|of the) (?:year|summer)\b|\b(?:last single (?:one|friend)|only single (?:one|friend))\b|\b(?:(?:all|most of|every one of|half of) (?:of )?my (?:\w+ )?(?:friends|mates|classmates|batchmates|schoolmates)|my (?:\w+ )?(?:friends|mates|batchmates) (?:are|have|is|keep) all|(?:everyone|everybody) (?:my age|i know|i went to school with)|last (?:single )?one (?:of (?:us|my friends)|left|in (?:the|my) (?:group|friend group)))\b[^\n]{0,60}\b(?:married|engaged|marrying|pregnant|babies|kids|children|settled|coupled|couples|partners|relationships?|not (?:married|engaged))\b/,
    ),
    unless:
      /\b(?:trying for|when i was ill|at work|miscarr\w*|ivf|years for us|hold the babies|my (?:husband|wife|ex|fianc\w+)\b|i'?m pregnant|divorc\w*|died|widow\w*)\b/,
    hear: [
      'Their lives have changed and yours has not in the same way, so there is less that you share.',
      'You can be pleased for them and still feel left behind.',
      'It is hard to be the one who has nothing like that to tell.',
    ],
    ask: [
      'Which of your friends is still on your side of it?',
      "What's new with you that your friends haven't asked about?",
      'Do you want what they have, or is it your friends you want back?',
      'Which friend could you tell how this is for you?',
      'How is it when you do meet up with them all?',
      'Who do you do things with these days?',
      'What do you say, when your friends ask about you?',
      'What did the lot of you use to do together?',
    ],
    advice: [
      "I'd pick the one friend you miss most and fit yourself into their day, a walk or an hour in their kitchen, and bring some real news of yours. If it's still all on your side, look for company among people whose evenings are free.",
      "I'd write to one friend tonight, not to the lot of them, and say that you miss them. If seeing their home stings too much just now, meet on neutral ground. If it's what they have that you miss, say that to one who can hear it.",
    ],
    reason: [
      "Being pleased for your friends and sad for yourself fit quite easily into the same person. The one doesn't make a lie of the other.",
      "You and your friends had the same things ahead of you, and theirs have come while yours are still open. It'd be odd not to notice that.",
    ],
  },
  {
    id: 'friend-moving-on',
    signs: orOutright(
      either(
        /\b(?:(?:my|our) (?:best )?(?:mate|friend)[^\n]{0,20}(?:got|has) a (?:gf|bf|girlfriend|boyfriend)[^\n]{0,30}(?:ghost|gone|vanished|disappeared|dead to)|never see (?:him|her)[^\n]{0,40}best (?:mates|friends) (?:since|for)|best (?:friend|mate) is (?:always|all the time) with (?:the|her|his|some|a) (?:new|other)\b|lost my best (?:friend|mate) to)\b/,
        /\b(?:my (?:\w+ )?(?:mate|friend|bestie) (?:has|'s got|has got) (?:all )?new (?:mates|friends))\b/,
        near(
          /\b(?:(?:my|our) (?:\w+ ){0,2}(?:friend|mate|bestie|bff|pal|bestfriend)|bestie|friends since|known (?:her|him) since)\b/,
          /\b(?:moved to[^\n]{0,50}(?:friends|stories|without|now)|now (?:she|he) (?:talks|acts|sits|speaks|hangs|goes)|(?:her|his) new (?:circle|crowd|friends|people|group|lot|mates|life)|me and (?!me|my|her|him|i\b|she|he|you)\w+ about everything|taken up with|(?:she|he)'?s? (?:now )?(?:sits|hangs out|goes about) with|made the (?:\w+ )?(?:squad|team)|(?:with|joined) the mums?|got (?:in )?with (?:a|this|some) (?:lad|lass|guy|girl|boy|fella|man|woman)[^\n]{0,60}(?:never|now|anymore|forgot)|has (?:her|his) (?:fianc\w+|boyfriend|girlfriend|husband|wife|baby) (?:for that |now)|emigrat\w+|moving (?:away|to (?:australia|canada|spain|dubai|america|london|new zealand)))\b/,
          130,
        ),
        near(
          /\b(?:our (?:saturday|thursday|friday|sunday|wednesday|tuesday|monday|weekly|weekend)s?(?: (?:thing|night|nights|walk|walks|coffee|coffees|lunch|lunches|pint|pints|call|calls))?)\b/,
          /\b(?:(?:just |kind of |kinda |are |is |have |has |all )*(?:died|finished|stopped|fizzled|over|gone|cancelled))\b/,
          14,
        ),
        near(
          /\b(?:(?:it was )?always us two|just us two|the two of us against)\b/,
          /\b(?:now (?:it'?s|its)|girls from work|new (?:friends|mates|lot)|her and|him and)\b/,
          70,
        ),
        near(
          /\b(?:fianc\w+|(?:her |his |a )new (?:boyfriend|girlfriend|man|fella|bf|gf)|had the baby|got engaged|he'?s engaged|she'?s engaged|the mum lot|mum friends|the antenatal)\b/,
          /\b(?:used to (?:voice note|text|message|tell each other|ring|send|walk (?:straight )?in|call)[^\n]{0,60}(?:me|each other|day|fridge|now)|found out (?:from|off|on) (?:the|a|insta\w*|facebook) ?(?:post|story)?[^\n]{0,20}same as everyone|(?:we|us) (?:never|hardly|barely))\b/,
          120,
        ),
        near(
          /\b(?:emigrat\w+|moving to (?:oz|australia|canada|new zealand|dubai))\b/,
          /\b(?:(?:same (?:pub|stools|school|street))|since (?:we were|school)|best (?:mate|friend)|weve had|we'?ve been (?:mates|friends))\b/,
          100,
        ),
        near(
          /\b(?:must catch up|catch[- ]?up|gives me a date)\b/,
          /\b(?:six weeks|weeks (?:off|away|time)|months (?:off|away|time)|diary|used to (?:just )?(?:walk|turn|pop))\b/,
          70,
        ),
        near(
          /\b(?:got sober|found (?:god|jesus)|became (?:vegan|religious|spiritual|a christian)|joined (?:a|the) church|aa people)\b/,
          /\b(?:(?:i'?m|im|i am) the old (?:life|friend)|(?:her|his) new (?:circle|people|friends)|no time for me|with me (?:she|he) is|old life)\b/,
          130,
        ),
      ),
      /\b(?:my|our|a|this|the) (?:\w+ ){0,2}?(?:friend|mate|bestie|bff|pal|buddy|bestfriend)\b|(?:^|\n)best (?:friend|mate)\b/,
      /\b(?:(?:(?:new|got a|has a|have|had a|having a|met a|with (?:her|his|the|a new)) (?:boyfriend|girlfriend|bf|gf|fianc\w+|partner|baby|babies|kid|fella|man|woman)|engaged|pregnant|getting married|got married|new (?:friends?|people|crowd|group|mates|best friend|bestie)|mom friends|mum friends|antenatal)\b[^\n]{0,120}\b(?:never|no time|hardly|barely|anymore|any more|don'?t see|doesn'?t|replaced|forgot|forgotten|cancel\w*|left behind|without me|busy|used to|lost|jealous|happy for (?:her|him|them)|instead of me|ditch\w*|dropp?\w*)|lost my (?:best )?(?:friend|mate) to (?:her|his|a) (?:\w+ )?(?:boyfriend|girlfriend|bf|gf|fella|man)\b|replaced me|(?:has|have|got|found|made) (?:a )?(?:new (?:best )?friends?|new bestie|new people)|moved on without me|left (?:me )?behind)/,
    ),
    unless:
      /\b(?:my (?:boyfriend|girlfriend|husband|wife|ex|partner|bf|gf|fianc\w+)(?:'s)?\b|cheat\w*|trying for|years for us|chooses what|hold the babies|group ?chat|gc|destroy|complain|died|hit(?:s)? (?:her|him)|abus\w*|my baby|i(?:'m| am) pregnant|slept with|best man speech)\b/,
    hear: [
      'You can be pleased for a friend and still miss how it was.',
      'Nobody did anything wrong, and you have lost a part of it all the same.',
      'It is hard to say that to a friend without it sounding like a complaint.',
    ],
    ask: [
      'What did you and your friend do that there is no time for now?',
      'What would you tell your friend, if it could not sound jealous?',
      'Which is it you miss, the talks or just having your friend about?',
      'When was it last only you and your friend?',
      'Does your friend have any idea you miss them?',
      'What would a good afternoon with your friend be?',
      'Who has got closer to you, while your friend was busy?',
      'What did you use to be the first to hear about?',
    ],
    advice: [
      "I'd tell your friend that you miss them, in just those words, and put a day and a place to it. If they can only do half an hour, take the half hour. If it never gets an answer, I'd leave the next move to them.",
      "I'd write tonight and ask your friend for something small and fixed, a walk every second week, just the two of you. If they take it up, say nothing of the rest. If it's called off three times running, I'd stop asking for a while.",
    ],
    reason: [
      "You can be glad for a friend and miss them in the same breath. It's your own week that got emptier, and nobody asked you about that.",
      "The place you had with your friend was a real one, and now it's got somebody or something else in it. Minding that is mostly missing them.",
    ],
  },
  {
    id: 'row-with-a-friend',
    signs: orOutright(
      either(
        near(
          /\b(?:(?:my )?(?:oldest|best|closest) (?:mate|friend)|(?:years of|our) friendship|friends for (?:\d+|\w+) years|my (?:mate|friend|bestie))\b/,
          /\b(?:said something (?:i'?d|id|i had|i'?ve)|told (?:her|him) (?:straight|exactly|what i)|i told (?:her|him) (?:no ?one|nobody|she|he|to|that she|that he)|screamed at|swore at|called (?:me|her|him) a|don'?t (?:ever )?contact me|never (?:speak|talk) to (?:me|her|him) again|stormed (?:out|off)|slammed|walked out|we had it out|got out of the car|get out of (?:her|his|my|the) car|kicked me out|made me choose)\b/,
          110,
        ),
        near(
          /\b(?:fell out over|fallen out over|fell out about|fallen out about)\b/,
          /\b(?:(?:hand of )?cards|money|a (?:lad|boy|guy|girl|man|joke|parking|text|tenner|fiver|stupid|bill|lift)|nothing|something (?:so )?(?:daft|stupid|silly|small)|who|the bill|politics|brexit|gaza|trump|religion|football|two old|club|a holiday)\b/,
          60,
        ),
        near(
          /\b(?:told (?:her|him) what i thought of (?:him|her (?:boyfriend|husband|fella|man|bloke|fianc\w+)|his (?:girlfriend|wife|missus)))\b/,
          /\b(?:car|get out|block\w*|walked|not (?:spoken|speaking)|friend|hung up|stormed|left)\b/,
          80,
        ),
        near(
          /\b(?:threw (?:a|my|her|his) (?:drink|glass|wine|pint) (?:at|over) (?:her|him))\b/,
          /\b(?:table|girls|friend|business|not proud|pub|mate)\b/,
        ),
        near(
          /\b(?:don'?t (?:ever )?contact me again|lose my number|never (?:speak|talk|text) (?:to )?me again|we'?re done)\b/,
          /\b(?:argued|arguing|whatsapp|each other'?s weddings|weddings|mates?|friends?|years)\b/,
          110,
        ),
        near(
          /\b(?:(?:we'?ve|weve|we have|haven'?t|not) not? ?(?:spoke|spoken|talked) since (?:her|his|the|my) (?:birthday|hen|stag|party|wedding|holiday)(?: do)?)\b/,
          /\b(?:sorry|row|argu\w*|friend|mate|deleted|message|said)\b/,
          110,
        ),
      ),
      /\b(?:(?:my|our|a|this) (?:\w+ ){0,2}?(?:friend|mate|bestie|bff|pal|buddy|bestfriend)|friend of \d+ years|friendship)\b|(?:^|\n)best (?:friend|mate)\b/,
      /\b(?:fell out|fallen out|falling out|fall out|big (?:fight|row|argument)|had an? (?:\w+ )?(?:fight|row|argument|go at)|argued|we (?:fought|rowed|quarrel\w*)|quarrel\w*|blocked me|(?:not|isn'?t|stopped|no longer|won'?t|refuses? to) (?:speaking|talking|speak|talk)(?:ing)? (?:to (?:me|each other)|with me)|aren'?t (?:speaking|talking)|don'?t (?:speak|talk) (?:anymore|any more)|hasn'?t (?:spoken|talked) to me|(?:said|told me) (?:she|he|they)(?:'s| is| was|'re)? (?:done|had enough)|shouted at me|screamed at me|never wants? to (?:see|speak to|talk to|hear from) me|i said (?:something|some|a) (?:\w+ )?(?:horrible|awful|nasty|cruel|mean)[^\n]{0,20} to my (?:\w+ )?(?:friend|mate)|had words|cut me off|hung up on me|(?:s?he) put the phone down|put the phone down on me|won'?t forgive|ended (?:our|the) friendship|friendship is over|i lost it with|turned (?:her|his) back)\b/,
    ),
    unless:
      /\b(?:my (?:boyfriend|girlfriend|husband|wife|ex|bf|gf|mum|mom|dad|mother|father|sister|brother|son|daughter|boss)\b|boyfriend|girlfriend|cheat\w*|don'?t think we|hasn'?t blocked|the cancer|died|dog|cat)\b/,
    hear: [
      'A row with a friend stays on your mind until it is cleared up.',
      'You can be sure you were right and still hate that it happened.',
      'It is hard to know who should write first now.',
    ],
    ask: [
      'What one thing would you want your friend to understand?',
      'Which part of the falling out do you keep going back to?',
      'Who usually comes round first, you or your friend?',
      'What was the friendship like at its best?',
      'Where are you likely to run into your friend?',
      'What was underneath it, do you think, between you two?',
      'How would making up with your friend look?',
      'Do you think your friend is going over it as well?',
    ],
    advice: [
      "I'd make the first move, whoever was right, if you'd still want this friend in a year. Three lines without an argument in them are enough, tomorrow and not tonight. If you wouldn't want them in a year, I'd leave the row where it is.",
      "I'd send nothing tonight. Put down on paper the one thing you'd take back and the one you wouldn't. If you can say the first to your friend without the second, say it soon. If you can't, wait till the week's out.",
    ],
    reason: [
      "A friend's words count because you chose that friend, and a row takes away the very person you'd have talked it over with.",
      "You can be in the right in a row and wretched about it all the same, because it's your friend you're afraid of losing, and not the argument.",
    ],
  },
  {
    id: 'friend-gone-cold',
    signs: orOutright(
      either(
        /\b(?:(?:think|convinced|feel like|sure) my (?:best |oldest |only |closest )?(?:friend|mate) (?:hates|doesn'?t like|is avoiding|is angry with|is mad at) me)\b/,
        near(
          /\b(?:friends?|mate|bestie|bro|like sisters|like brothers|a pint|since the (?:stag|hen)|in every class|for coffee|the girls|the lads|same couch)\b/,
          /\b(?:warmth (?:is |has |'?s )?gone|(?:perfectly|just|very|so|only) polite|(?:by )?my full name|no nickname|frosty|(?:i get|now (?:he|she) does this|gets?) (?:a |this |the )?nod|looks? at (?:his|her) (?:watch|phone)[^\n]{0,20}(?:now|when)|keeps (?:her|his) coat on|(?:doesn'?t|does not|don'?t) laugh at my|turned (?:her|his) chair|(?:maybe,? )?let'?s see|greets? me|like (?:a stranger|strangers)|something(?:'s| has) (?:altered|changed|shifted|different)|(?:does|did)n'?t save me|used to hug me|off with me|funny with me|barely (?:looks|speaks|talks)|makes excuses|always (?:busy|an excuse) (?:now|lately|when))\b/,
          120,
        ),
        near(
          /\b(?:something has (?:altered|changed|shifted) with (?!my|me|the|him|her|us)\w+)\b/,
          /\b(?:polite|cold|distant|she|he)\b/,
          60,
        ),
        near(
          /\b(?:used to send me (?:memes|videos|songs|reels|voice ?notes|tiktoks)|(?:didn'?t|didnt|did not) save me a seat)\b/,
          /\b(?:now (?:its|it'?s|just|i get|she|he)|always saves|her bag|just ok|haha)\b/,
        ),
      ),
      near(
        /\b(?:(?:my|a|this|one|the|our|an) (?:\w+ ){0,2}?(?:friend|mate|bestie|bff|pal|buddy|bestfriend)|one of my (?:\w+ )?friends|friend of (?:mine|(?:\d+|\w+) years)|friendship)\b/,
        /\b(?:(?:weird|odd|off|cold|distant|quiet|funny|short|strange|different|dry|cool|frosty) (?:with|to|towards|on) me|(?:(?<!it )being|become|been|gone|went|so|really|acting) (?:so |really |a bit |very |kind of |kinda |all )?(?:weird|odd|cold|distant|quiet|strange|different|dry|cool|frosty)(?: lately| since| recently| and | but | i |$|\.|,|\n)|one[- ]word (?:answers?|replies|texts?)|drift(?:ed|ing)?(?: apart)?|grown apart|growing apart|ghosted me|ghosting me|ignor(?:es|ed|ing) me|avoid(?:s|ed|ing) me|hasn'?t (?:answered|replied|texted|called|rung|messaged|written)|stopped (?:answering|replying|texting|calling|ringing|writing|messaging|inviting)|doesn'?t (?:answer|reply|text|call|ring|write|message|talk to me|want to (?:see|hang))|looked (?:away|(?:right |straight )?through me)|won'?t (?:answer|reply|text|call|talk|speak|see)|walked past me|pretend(?:ed|s) not to (?:see|know)|crossed the (?:road|street)|saw me[^\n]{0,60}turned (?:away|round|around|her head|his head)|has not (?:called|rung|written|answered|replied|phoned|been in touch)|unfollowed me|acts? like i don'?t exist|(?:he|she) just stopped|never hear from|haven'?t heard from|don'?t (?:talk|speak) (?:anymore|any more|like we)|not the same (?:with us|between us|anymore)|cold shoulder|pull(?:ed|ing) away)/,
        130,
      ),
    ),
    unless:
      /\b(?:my (?:boyfriend|girlfriend|husband|wife|ex|bf|gf|boss|dog|cat)\b|my (?:mum|mom|dad|mother|father|sister|brother|son|daughter)(?:'s)? (?:\w+ ){0,2}(?:friends?|mate|won'?t|doesn'?t|hasn'?t|stopped|ignor\w+|avoid\w+|is being|has been)\b|boyfriend|girlfriend|crush|dating|died|passed away|owes? me|i (?:lent|lend)|borrowed|i ghosted|stopped (?:coming|eating)|i'?m scared|im scared|the cancer|chemo|redundancy|care home|friend group)\b/,
    hear: [
      'When a friend pulls away and says nothing, you are left guessing what you did.',
      'Nothing was said, so there is nothing you can put right.',
      'It is hard to ask, because the answer might hurt.',
    ],
    ask: [
      'What were you and your friend like when it was easy?',
      "What's the smallest thing that is different about your friend?",
      'What would you normally be telling this friend?',
      'Is there somebody who knows you both and might know?',
      "What's your own best guess about your friend?",
      'What are you most afraid your friend would answer, if you asked?',
      'What would you ask your friend, if the answer was sure to be true?',
      'How are you with your friend now, when you do meet?',
    ],
    advice: [
      "I'd ask your friend once, tomorrow, in a single line: \"I miss you, and I'm not sure if I've done something.\" If they say no, believe it and suggest a day. If nothing comes back, leave it for a few weeks, so you don't run after it.",
      "I'd see your friend face to face if there's any way to, even for ten minutes, because in messages you can't tell cold from busy. If there isn't, send something that needs no answer, a photo or an old joke.",
    ],
    reason: [
      "When a friend goes cold there's nothing firm to hold on to, so the mind goes through everything you ever said to them. Anybody's would.",
      "A friend is somebody you didn't have to wonder about, and now you do. Losing that ease hurts, whatever the reason turns out to be.",
    ],
  },
  {
    id: 'message-without-an-answer',
    signs: orOutright(
      either(
        /\b(?:(?:he|she|they) (?:read|saw|opened) it (?:\w+ )?(?:hours?|hrs?|days?) ago|why (?:isn'?t|won'?t|hasn'?t|doesn'?t|is) (?:he|she|they) (?:not )?(?:text|texting|reply|replying|replied|answering|texted)(?: me)?(?: back)?|(?:texted|messaged|wrote to|dmed|emailed) (?:him|her|them)[^\n]{0,40}(?:and|but) (?:still )?(?:nothing|silence|no reply|crickets)|(?:he|she|they)(?:'s| has)? (?:read|saw|seen|opened) (?:it|my (?:message|msg|text))[^\n]{0,20}(?:said nothing|and nothing|nothing since)|sent it[^\n]{0,20}(?:silence|crickets))\b/,
        /\b(?:(?:staring|looking) at my phone[^\n]{0,30}(?:waiting|hoping) (?:for|on|that)? ?(?:him|her|them|he|she|they|a|he'?ll|she'?ll) ?(?:to |will )?(?:reply|text|message|answer|write)\w*)\b/,
        near(
          /\b(?:text|message|messaged|wrote|sent|email|dm|asked (?:her|him|them)|voice ?note|whatsapp)\b/,
          /\b(?:(?:just )?sitting there,? (?:read|unread|delivered)|only delivered|delivered,? it says|(?:one|two|1|2|still) (?:grey|gray|blue) ticks?|not a (?:line|word) back|nothing back|tumbleweed|liked (?:other|someone|everyone|my)[^\n]{0,20}(?:stuff|posts?|photos?|stories)|been (?:online|active|on ?line)|(?:logged|been) (?:in|on) (?:sunday|monday|since|today|yesterday|twice)|day (?:\d|two|three|four|five) (?:now )?(?:and |of )?(?:nothing|silence)|(?:hours|days) (?:ago )?(?:and|now|of)? ?(?:nothing|silence|crickets)|still (?:nothing|waiting))\b/,
          110,
        ),
        /\b(?:typing\.*,? (?:and |and then |then )?(?:nothing|stops|stopped|gone)|dots (?:went away|disappeared|appear\w*|come and go|keep|stopped)|(?:should|do) i (?:send|text|message) (?:another|again|her again|him again|a second)|double text\w*|(?:hasn'?t|hasnt|haven'?t|not) (?:wrote|texted|messaged|replied) back)\b/,
        near(
          /\b(?:keep (?:turning|checking|picking up|looking at|refreshing) (?:the |my )?phone|phone face ?down|volume (?:right |all the way )?up|check(?:ed|ing)? (?:if )?my (?:internet|wifi|signal|phone))\b/,
          /\b(?:(?:can'?t|hasn'?t|doesn'?t|won'?t|not|didn'?t) (?:even )?(?:answer|reply|repl\w+|text|wrote|written|message|messaged)|story|send another|\d+ hours|seen)\b/,
          100,
        ),
        near(
          /\b(?:lovely date|great date|second date|first date|good date|nice date)\b/,
          /\b(?:tumbleweed|silence|nothing since|day \d|not heard|haven'?t heard|no (?:text|reply|message)|hasn'?t (?:text|replied|messaged))\b/,
          110,
        ),
      ),
      /\b(?:(?:left|leaves|leaving) (?:me )?on (?:read|seen|delivered)|seen ?zoned?|blue ticks?|(?:he|she|they) won'?t (?:even )?(?:text|message|reply|answer)|not (?:answering|replying to) my (?:texts?|messages?)|hasn'?t (?:texted|messaged|written|replied)(?: me)? ?(?:back)?|(?:texted|text|msgs?|messaged?|messages?|wrote|sent|voice ?note|email(?:ed)?|whatsapp|dm|dmed|dmd|photo)\b[^\n]{0,90}(?:(?:hasn'?t|haven'?t|didn'?t|nobody|no ?one|never|still hasn'?t|none of them|doesn'?t) (?:\w+ )?(?:repl(?:y|ied)|answer(?:ed)?|text(?:ed)? (?:me )?back|wr(?:ote|itten|ite) back|respond(?:ed)?|messaged? (?:me )?back|open(?:ed)? it)|no (?:reply|answer|response)|three dots|re-?read\w*|(?:read|reading) (?:it|the message|my (?:message|msg|text)) (?:\w+ ){0,3}(?:again|times|over|back)|read it (?:like )?\d+ times)|(?:(?:hasn'?t|haven'?t|didn'?t|nobody|no ?one|never|still hasn'?t|none of them|doesn'?t) (?:\w+ )?(?:repl(?:y|ied)|answer(?:ed)?|text(?:ed)? (?:me )?back|wr(?:ote|itten|ite) back|respond(?:ed)?|messaged? (?:me )?back|open(?:ed)? it)|(?:keep|kept) re-?reading (?:it|my|the))[^\n]{0,60}(?:text|msgs?|message|messages|voice ?note|email|the chat|whatsapp|my phone)|seen\. no reply)\b/,
    ),
    unless:
      /\b(?:broke up|broken up|letters?|get out then|without him|without her|night bus|flight|next weekend|is he ok|is she ok|what if she|job|applied|application|interview|recruiter|landlord|bank|council|doctor|gp|customer|supplier|client|invoice|boss|refund|company|embassy|visa|agency|never answered back|i (?:haven'?t|didn'?t|never|still haven'?t) (?:\w+ )?(?:answer|repl|respond|wrote|written|write|open)\w*|i'?ve not answered|i(?:'ve)? never opened|my ex|dumped me|cyclone|oil rig|that's that|husband in the next room|that i haven'?t answered|in the chat (?:s?he'?s|they'?re) in|deleted it|turned over|heard it|a (?:message|text) from|head said|my (?:parents|family) (?:is|are) in)\b/,
    hear: [
      'No answer at all is hard, because it can mean anything.',
      'You keep looking at the phone, and each time there is nothing.',
      'A plain no would almost be easier than nothing.',
    ],
    ask: [
      'How did the message go, in a few words?',
      "What's the reply you would most like to see come up?",
      "What's the worst you imagine them thinking of it?",
      'What are they like with messages as a rule?',
      'Which word in it do you keep stopping at?',
      "What would you be doing, if you weren't waiting for a reply?",
      'What hangs on the answer, for you?',
      'Who would tell you honestly how that message reads?',
    ],
    advice: [
      "I'd send nothing more tonight, and mute that chat till tomorrow evening. If it's still silent in two days, I'd write one short line that can be answered in a word. If that gets no reply either, I'd let it rest.",
      "I'd give it to the end of the week before I read anything into it. If it truly can't wait, ring instead of writing. If it can, leave the phone to charge in another room tonight, so that it isn't you who's on call.",
    ],
    reason: [
      "A message goes off in a second, and then there's no way to see how it was taken. The mind fills the gap by itself, and seldom with anything kind.",
      'You said something to somebody and got no face back, no nod, nothing. Looking at the phone again is only looking for the other half of the conversation.',
    ],
  },
];
