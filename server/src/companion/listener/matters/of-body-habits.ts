import { either, orOutright, together } from '../patterns.ts';
import { kin, oneself } from './body-words.ts';
import type { Matter } from './matter.ts';

/** Panic, and what one does to the body or sees in it. */
export const ofBodyHabits: readonly Matter[] = [
  {
    id: 'panic',
    signs: orOutright(
      either(
        /\bheart (?:was |is |going )*(?:1[2-9]\d|at 1[2-9]\d)\b|\bfingers went numb\b.{0,60}\b(?:swallow|breath\w*|heart|floor)\b|\bsure i was (?:having a (?:stroke|heart attack)|dying)\b|\bwalls (?:became close|were closing in|coming in|closing in)\b.{0,60}\b(?:run|ran|breath\w*|out|heart|toilet)\b|\bmy heart (?:keeps )?(?:going|goes) (?:mad|crazy|mental|like the clappers)\b.{0,40}\b(?:no reason|breath\w*|dying|chest|shak\w*|nowhere)\b|\b(?:can'?t|couldn'?t) breathe?\b.{0,60}\b(?:tingl\w*|left my (?:trolley|basket|shopping)|(?:it'?s|its) happening again)\b|\bchest (?:is |so |all |gone |going )*tight\b.{0,40}\b(?:can'?t breathe|happening again|panic|shak\w+)\b|\b(?:feel|felt|think|thought) (?:like )?(?:i'?m|i am|i was|i will) (?:going to |gonna )?(?:dying|die)\b.{0,50}\b(?:on the (?:tube|bus|train)|in a (?:shop|lift|crowd)|motorway)\b|\bheart (?:will be |be )beating (?:so |very )?fast(?: fast)?\b|\bheart (?:racing|pounding) (?:all night|for no reason|again)\b|\bthought i was having a heart attack\b.*\bpanic/,
        together(
          /\b(?:couldn'?t|can'?t|cannot) (?:breathe|get (?:my|a|any) (?:breath|air))\b/,
          /\b(?:trolley|asda|tesco|lidl|aldi|sainsbury'?s|walmart|shop|supermarket|bus|train|tube|queue|meeting|get out|had to leave|ran out|lift|cinema|class|metro|mall|motorway)\b/,
          /\b(?:had to|get out|got off|left|ran|suddenly|out of nowhere|thought i)\b/,
        ),
        together(/\bcomes over me\b/, /\b(?:queue|counter|shop|bus|knees)\b/),
        together(
          /\b(?:can'?t|won'?t|cannot|couldn'?t) (?:get|go) on (?:the |a )?(?:tube|bus|train|plane|underground|metro|motorway|lift)\b/,
          /\b(?:since (?:it happened|last time)|panic\w*|shak\w*|breath\w*)\b/,
        ),
        together(
          /\b(?:chest|heart)\b.{0,20}\b(?:tight|pounding|racing|hammering)\b/,
          /\b(?:far away|behind glass|not real|starting again|going to die|dying|out of nowhere|can'?t breathe|tingl\w*)\b/,
        ),
        together(
          /\bbreathe in for (?:four|4)\b|\bpaper bag\b/,
          /\b(?:ribs|chest|third time|only fear|breathe|panic)\b/,
        ),
        together(
          /\bfear of it (?:coming|happening)\b|\bscared of it (?:coming|happening) again\b/,
          /\b(?:row|gets me|exit|door|go out|again)\b/,
        ),
        together(/\b(?:plane|flight)\b/, /\blet me off\b/),
        together(/\b(?:sitting|sat|elephant) on my chest\b/, /\b(?:gasp\w*|ecg|soaked|dying)\b/),
        /\becg\b.{0,30}\b(?:clear|normal|fine)\b.{0,60}\b(?:panic|anxiety|happen\w*|again)\b|\bthought i was having a heart attack\b|\b(?:panick?(?:ing|ed) (?:in|on) (?:the|a)|having a panic|panic attacks?)\b.{0,40}\b(?:i|my|me|again)\b/,
        /\b(?:scared|afraid) to (?:go out|leave the house|drive|get on)\b.{0,40}\bin case it happens\b/,
      ),
      /\bpanic attacks?\b|\bthe panic\b(?! button)|\bwaves? of panic\b|\bpanic (?:thing|comes|came|is|was|starts|hits|disorder)\b|\bit was panic\b|\bsaid (?:it'?s |it was )?panic\b|\bi(?:'m| am)? (?:keep |kept |start(?:ed)? )?panicking\b|\bpalpitations\b|\b(?:my )?heart(?:'s| is| was| keeps| starts| started)? (?:\w+ ){0,2}(?:racing|pounding|hammering|thumping|going (?:so |really |too )?fast|beating (?:so |really |too )?fast|pounds|races)\b.*\b(?:breath\w*|shak\w+|dying|die|faint\w*|dizzy|panic\w*|out of nowhere|sweat\w*)\b|\b(?:can'?t|couldn'?t) breathe?\b.*\b(?:shak\w+|faint|heart|out of nowhere|dizzy)\b|\b(?:shak\w+|dizzy|faint)\b.*\b(?:can'?t|couldn'?t) breathe\b/,
    ),
    unless: new RegExp(
      `\\b(?:son|daughter|husband|wife|brother|sister|mum|mom|dad|friend)'?s panic\\b|\\b${kin}(?:'s| is| was| has| had| gets| got| have)?(?: \\w+){0,2} (?:panic\\w*|panic attacks?)\\b|\\b(?:would|will|don'?t|didn'?t|mild|moral|satnav|blind) panic\\b|\\bthe panic (?:room|button|buying)\\b|\\bin a panic\\b|\\bpanic (?:buy\\w*|button|room)\\b|\\bsorted the panic\\b|\\b(?:asthma|inhaler|chest infection|covid|climbed|dance|danced|won|goal)\\b`,
    ),
    hear: [
      'Panic is terrifying while it lasts, and it leaves you worn out.',
      'After a while you get afraid of the panic as much as of anything else, because it can turn up anywhere.',
      "Knowing it's panic doesn't slow the heart down much. It just means you get to watch.",
      'After a panic you can be as tired as if you had run for miles, and nobody saw you run.',
      'It takes a lot of work to sit there looking normal with a heart going like that.',
    ],
    ask: [
      'What does the panic tell you is about to happen?',
      'Where in your body does the panic start?',
      'Who do you not mind being with when panic comes?',
      "What do you do with your hands while your heart's going like that?",
      'Which place has the panic made hardest for you?',
      "What's your heart doing now, as you write?",
      'What has ever brought your heart down a little?',
      'What would you want somebody beside you to do while the panic lasts?',
    ],
    advice: [
      "While it lasts I'd breathe out slower than in, feet on the floor, and name what you can see. If it's the first time, or there's pain in the chest or arm, have your heart checked tonight. If you know it of old, tell a doctor this week.",
      "I'd tell one person tomorrow what panic looks like on you, and the one thing they should do when it comes. If you've begun leaving places out, go back to one for two minutes with them. If it's eating your weeks, see a doctor.",
    ],
    reason: [
      "Panic is the body's alarm going off with nothing in the room. It's as real as fear gets, and nobody talks their heart out of it.",
      "Your heart shouts danger, so everything in you believes it. Dreading the next panic comes with that for nearly anybody who's had one.",
    ],
  },
  {
    id: 'own-gambling',
    signs: orOutright(
      either(
        /\b(?:football|sports) bets? (?:have|has|is|are)\b|\b\d+ on (?:scratchers|scratch ?cards)\b|\brelapsed on the slots\b|\baddicted to (?:gambling|betting|the slots)\b|\b(?:my|saturday) acca\b|\b(?:with|to) paddy power\b|\bdays without a bet\b|\bbingo on (?:the|my) (?:tablet|phone)\b.{0,60}\b(?:money|heating|rent|lost)\b|\b(?:lost|blew|spent|dropped|put) .{0,30}\b(?:on|in|at|to) (?:the )?(?:bet365|sportybet|bet9ja|betway|slots|bookies|casino|roulette|horses|fruit machines?|draftkings|fanduel|paddy power|sky ?bet|betking|1xbet|aviator)\b|\bused (?:my|the|our) .{0,25}\bfor (?:sportybet|bet\w*|gambling|1xbet|aviator)\b|\bself[- ]?exclu\w+|\bgamstop\b|\bthe horses (?:have|has|had|took|got) .{0,25}\bmoney\b|\bbecause of (?:betting|gambling|bets)\b|\bcan'?t stop (?:with )?(?:the )?(?:online )?(?:casino|slots|betting|gambling|bets)\b|\b(?:down|lost) .{1,8} on (?:crypto|options)\b.{0,40}\bcan'?t stop\b|\bi put (?:the |my )?(?:rent|wages|savings|food money) on\b|\bscratch ?cards?\b.{0,30}\b(?:week|day|every|can'?t)\b/,
        together(
          /\b(?:roulette|blackjack|(?:online |the )slots|slot machines?|fruit machines?|the pokies|bookies?|bookmakers?|scratch ?cards?|betting (?:app|shop|site)|bet365|paddy power|sky ?bet|william hill|ladbrokes|casino|sportybet|betika|betway|bet9ja|1xbet|(?:in|on) the machines|(?:for|on) (?:a|the) horses?|accumulator|acca|aviator|teen patti|dream11|draftkings|fanduel|on the dogs)\b/,
          /\b(?:i (?:lost|owe|lied|told|sold|said|put|blew|go|went|can'?t)|i am ashamed|i'?m ashamed|my (?:wages|rent|savings|wife|husband)|bank statement|beside me|can'?t stop|chasing|what kind of|i'?ve (?:lost|been|blown))\b/,
        ),
        together(/\b(?:wages|pay)\b.{0,30}\bmidnight\b/, /\bgone\b/),
        together(
          /\bup (?:£|\$|€)?\d{2,}\b|\bup a grand\b/,
          /\b(?:could have stopped|could'?ve stopped|should have stopped|chas(?:ed|ing))\b/,
        ),
        /\bchasing (?:my )?losses\b|\bself[- ]exclu\w+|\bgamstop\b|\bi(?:'ve)? (?:been )?gambl(?:ed|ing)\b|\bi can'?t stop (?:betting|gambling)\b|\bmy gambling\b/,
        /\bi(?:'ve| have)(?: got)? a gambling (?:problem|addiction|debt)\b|\bi(?:'ve)? lost (?:our|my|the|all) (?:\w+ )?(?:savings|wages|rent|money|deposit)\b.{0,20}\b(?:bets?|betting|gambling|crypto casino|horses|cards)\b|\b(?:put|fed) my (?:wages|rent|pay) (?:in|into|on|through) (?:the|a) (?:machines?|horses?|fobt)\b|^(?:i )?lost (?:£|€|\$)?(?:\d{2,}|a grand|hundreds|thousands)\b.{0,12}\bon (?:the )?(?:football|horses|dogs|cricket|roulette|slots|bets?)\b/m,
      ),
      /\bi(?:'ve|'m| am| have)?(?: \w+){0,3} (?:gambl\w+|betting|on the slots|lost it on)\b|\bmy gambling\b|\bgambling (?:again|debts?|problem|app|addict\w*)\b|\b(?:the|a) (?:bookies?|bookmakers?|casino|fruit machines?)\b|\b(?:one|another|last|placed|put) (?:more )?(?:a )?bets?\b|\bonline (?:slots|casino|betting|poker)\b|\b(?:bet365|sportybet|bet9ja|betway|draftkings|fanduel|roulette|accumulator)\b|\bthe (?:slots|betting)\b/,
      /\b(?:lost|lose|gone|owe|debts?|stop\w*|again|relapsed?|payday|salary|savings|rent|secret\w*|hid(?:den)?|lied|lying|money|wages|days|win it back|chas\w+)\b/,
      oneself,
    ),
    unless: new RegExp(
      `\\b${kin}(?:'s| has| had| is| was)?(?: \\w+){0,2} (?:gambl\\w+|betting|(?:bet|lost|put|took)\\b.{0,30}(?:bookies|horses|slots|casino|bet\\w*))|\\b(?:his|her|their) (?:gambling|betting|bets)\\b|\\bi(?:'d)? bet (?:you|he|she|they|it|that|there|everyone|nobody)\\b|\\bcasino (?:shift|dealer|job)\\b|\\bwork (?:at|in) (?:a|the) (?:casino|bookies)\\b|\\bwon\\b.{0,20}\\b(?:euros?|quid|pounds|\\$|£|€)`,
    ),
    hear: [
      'It takes courage to say that about the gambling, and it must weigh on you.',
      "While the bet is open nothing else can get at you, and for that minute it's hardly about the money.",
      'You know to the penny what the gambling has had, and nobody sits beside you while you add it up.',
      "There's the money gambling takes, and there's the story you have to tell about the money, and that wears you out too.",
      "Payday should be a relief. With gambling it's the hour you can trust yourself least.",
    ],
    ask: [
      'Who knows about the gambling?',
      'What do you tell yourself just before a bet?',
      'What would that money have been for, without the gambling?',
      'At what hour does a bet come into your head?',
      "What's it like in the seconds before you know about the bet?",
      "Whose face comes up when you think of what you've bet?",
      'Which bill worries you most, after the gambling?',
      'What has ever stopped you, just before a bet?',
    ],
    advice: [
      "I'd shut the doors before the next bet asks: block it at the bank and on the phone tonight, while you mean it. If there's somebody you can bear to tell, let them hold your cards on payday. If not, a gambling helpline won't ask your name.",
      "I'd tell one person the real number tomorrow, because gambling lives on nobody knowing. If saying it is too much, show them the screen. And leave the lost money lost, since trying to win it back is how most of it goes.",
    ],
    reason: [
      "Those bets are built by clever people so that it's hard to stop, and the near miss is part of it. Being caught by that isn't being stupid or weak.",
      'A bet gives you one minute in which nothing else counts. Anybody with enough on their mind could get attached to that minute.',
    ],
  },
  {
    id: 'own-drinking',
    signs: orOutright(
      either(
        /\bday \d+ sober\b|\bopened (?:the|a) (?:second|third) bottle\b|\bcan'?t stop drinking\b(?! (?:water|tea|coffee|coke|pepsi))|\bi only drink (?:so|because|to)\b|\bbottles in the recycling\b|\baa meeting\b|\bchecks the level on the (?:whiske?y|vodka|gin|wine)\b|\bone (?:pint|drink|glass) at\b.{0,60}\bnot stopped\b|\bfinished the (?:whole )?(?:bottle|vodka|wine|whiske?y|gin|box of wine) again\b|\b(?:hiding|hid|hide) (?:the |my |empty |my empty )?(?:cans|empties)\b|\bdrank (?:again|last night|tonight|on saturday|on friday) after (?:\d+|\w+) (?:days|weeks|months|years)\b|\b\d+ days\b.{0,40}\b(?:white[- ]?knuckl\w*|craving a drink|aa)\b|\bi (?:take|drink) (?:whiske?y|wine|gin|beer|brandy|ogogoro|vodka|rum|feni|toddy)\b.{0,30}\b(?:small small|before sleep|every|alone|to sleep)\b|\bi drink too much\b|\b(?:two|three|\d) bottles a (?:night|day)\b|\bday (?:\d+|one|two|three) (?:no|without|off) (?:the )?(?:alcohol|drink|booze)\b|\bi'?m on the (?:wine|gin|vodka|cans) again\b/,
        together(
          /\bwoke up\b.{0,40}\b(?:couch|sofa|floor|shoes on|clothes on|bath|hallway)\b/,
          /\b(?:no idea what i|don'?t remember|can'?t remember)\b/,
        ),
        together(/\bfound me\b/, /\basleep on the (?:stairs|floor|bathroom)|\bpassed out\b/),
        together(
          /\b(?:vodka|gin|wine|whiske?y|rum|beers?|lager|cider|brandy|prosecco|booze|tequila)\b/,
          /\b(?:i (?:keep|hide|hid|buy|need|drink|drank|finish\w*|poured?|have|had)|i'?m scared of my own|my own fridge)\b/,
          /\b(?:water bottle|hid\w*|gym bag|in the morning|before work|now (?:is |it'?s )?(?:three|four|five|six)|scared of|down the sink|every night|recycling|shak\w+|on my own every|wardrobe|a bottle a|can'?t stop)\b/,
        ),
        together(/\bmouthwash\b|\bmints\b/, /\b(?:nobody|no one)\b.{0,20}\bknows\b|\bsmell\w*\b/),
        together(
          /\b(?:offie|off-?licen[cs]e|off-?y|bottle shop|bottle-?o|liquor store)\b/,
          /\b(?:what time|opens?|in the morning|every (?:day|night))\b/,
        ),
        together(
          /\bi smell of (?:it|drink|booze|wine|whisky|alcohol)\b/,
          /\b(?:my (?:daughter|son|wife|husband|kids|boss)|breath|phone)\b/,
        ),
        /\bi (?:drank|got (?:so |really )?drunk) again\b|\bi(?:'ve been| have been|'m| am) drinking (?:too much|every (?:night|day)|again|alone|on my own|more)\b|\b(?:my|about my) drinking\b|\bhungover again\b|\bi drink too much\b|\bdays? (?:\d+ )?sober\b|\bi(?:'m| am) an alcoholic\b/,
        /\bi blacked out\b.{0,30}\b(?:again|saturday|friday|last night|weekend|drink\w*|drunk)\b|^(?:i'?m |i am |i keep )?(?:trying|tried|want|need) to (?:stop|quit|give up|cut down on) (?:the )?(?:drink|drinking|booze|alcohol|wine)\b|\bi need to (?:stop|quit) drinking\b/m,
      ),
      /\bmy drinking\b|\b(?:days?|weeks?|months?|years?) (?:sober|dry|without a drink|off the drink)\b|\bi(?:'m| am| got| was|'ve been)(?: \w+){0,3} sober\b|\bi (?:\w+ ){0,2}(?:stopped|quit|gave up|given up) (?:drinking|the drink|alcohol|booze)\b|\bsince i (?:stopped|quit|gave up) (?:drinking|the drink)\b|\bi(?:'m| am)? (?:drink(?:ing)?|drank) (?:too much|every (?:night|day|evening)|alone|again|more than|on my own|to (?:sleep|forget|cope|get through))\b|\bi(?:'ve)? (?:relapsed|fell off the wagon|started drinking)\b|\b(?:i'?m|i am) an? (?:recovering )?alcoholic\b|\b(?:an|my) aa meeting\b|\bmy sponsor\b|\bfor the drink\b|\bi (?:drank|drink|had|finish(?:ed)?|open(?:ed)?) (?:a|the|another|half a) (?:whole |second )?bottle\b|\bbottle of (?:wine|vodka|whisk\w+|gin) (?:a|every|each|most) (?:night|day|evening)s?\b|\bi (?:hide|hid) (?:the |my )?(?:bottles?|wine|vodka|drink)\b|\bi(?:'m| am) (?:on|off) the (?:drink|booze|bottle|wine|wagon)\b|\b(?:three|four|five|six|\d) (?:drinks|pints|cans|glasses) (?:a|every) (?:day|night)\b|\bi (?:really )?(?:need|want|wanted|needed) a drink\b/,
    ),
    unless: new RegExp(
      `\\bgot sober\\b.{0,20}\\bago\\b|\\b(?:years|yrs) sober\\b|\\bholiday\\b|\\b(?:dad|mum|mom|mother|father|husband|wife|he|she|son|brother|sister|boyfriend|girlfriend) (?:drinks?|hides?|drank|keeps|kept|hid)\\b|\\brecipe\\b|'s (?:\\d+|one|two|three) (?:days?|weeks?|months?|years?) sober|\\bi (?:don'?t|never|do not) (?:even )?drink\\b|\\bsober (?:driver|thought|up)\\b|\\bstone cold sober\\b|\\b${kin} (?:is|was|'s|has been|got) (?:\\w+ )?(?:sober|an alcoholic|drinking)\\b|\\b(?:bottle of|drink of|drink) (?:water|milk|coke|juice|champagne)\\b|\\b(?:breathalyser|told the foreman|bottle of champagne)\\b|\\bsent (?:for )?a drink\\b|\\b(?:semester|fees|visa|weed|coke|cocaine|heroin)\\b|\\b(?:i'?m|years|months|days) clean\\b|\\bhe'?s .{0,24}\\bsober\\b|\\bdrank too much and\\b|\\b(?:baby|formula|feeds?)\\b`,
    ),
    hear: [
      'Not drinking takes real effort, and most of it nobody sees.',
      'In the morning not drinking is easy to say. Around six in the evening it wants an answer again.',
      'People notice a night when you drank. Nobody sees the nights you stood outside the shop and walked on.',
      'Other people can leave half a glass on the table, and you can see that glass from across the room.',
      "There's hardly a wedding or a match or a bad day that doesn't come with a drink already poured.",
    ],
    ask: [
      'What time of day does the wish for a drink come?',
      'Who knows how it really is with you and drink?',
      'What do you miss, or think you would miss, without the drink?',
      'What does an evening without a drink look like, hour by hour?',
      'Who would you least like to let down over drink?',
      'What was it about today that made you think of drink?',
      'Is there any drink in the house tonight?',
    ],
    advice: [
      "I'd make it about tonight only: no drink in the house, food early, one person to text at the bad hour. If you drink heavily every day, or shake without it, don't stop all at once. See a doctor first, because that can be dangerous.",
      "I'd say it tomorrow, with the true amount, to somebody who won't gasp: a doctor, a meeting, a friend who's dry. If you're off it at the minute, I'd plan the one hour that's worst and spend it where there's no drink.",
    ],
    reason: [
      "A drink does what it says for an hour, and it's sold on every corner for exactly that. Wanting one doesn't make you a bad person.",
      'People have been handed a drink for the good days and the bad ones since anybody can remember. A pull like that is no flaw in you.',
    ],
  },
  {
    id: 'own-smoking',
    setting: true,
    signs: orOutright(
      either(
        /\bsmoked (?:again|after \d+|after a)\b|\bcan'?t stop (?:smoking|vaping)\b|\bcraving a (?:cig\w*|fag|smoke|vape)\b|\b(?<!caught )vaping (?:in the|all day|again)\b|\bback smoking\b|\boff (?:them|the fags|the cigs|cigarettes) (?:for )?\w+ (?:days|weeks|months)\b.{0,50}\bbought (?:ten|twenty|a pack\w*|10|20)\b|\bmy vape\b|\bthe vape\b.{0,60}\b(?:in my hand|wheez\w*|lungs|chest)\b|\bpatch on my arm\b|\bquit day\b|\bsneak(?:ing)? a (?:drag|fag|smoke|cigarette)\b|\bone packs?\b.{0,20}\btwo packs?\b|\b(?:bought|buying|back on) (?:a |the |my )?(?:20 |twenty |ten |10 )?(?:benson|fags|smokes|marlboro|mayfair|lambert|rollies|baccy|cigs|pack of (?:cigarettes|fags|smokes))\b|\b(?:quit|quitting|stop|stopped|stopping|give up|giving up|gave up) (?:the )?(?:vap(?:e|es|ing)|fags|cigs|cigarettes|smokes|ciggies|nicotine)\b|\bsmoke (?:a|one|two|half a|1|2) packs? a day\b|\bsaid (?:to )?(?:stop|quit|give up) smoking or\b|\bdays? (?:off|no|without) (?:the )?(?:fags|cigs|smokes|cigarettes|smoking|vaping|nicotine)\b|\b(?:gave|given|giving) up the (?:fags|smokes)\b|\bfags\. i want\b|\b(?:want|need|craving|fancy) a (?:fag|cigarette|smoke) so (?:bad|much)/,
        together(
          /\b(?:fags?|ciggies?|cigs?|cigarettes?|rollies|smok(?:ed|ing|er)|vape|vaping|nicotine|tobacconist'?s|my pipe|bidis?|paan shop|packet behind)\b/,
          /\b(?:i (?:gave up|quit|stopped|have smoked|smoke|keep a|stand there|cough)|i'?ve (?:smoked|quit|given up|stopped)|given up|my own lungs|my lungs|cough up|sneak\w*|cravings?|gave up|weeks? without|days? without|stub\w*|dressing gown|since i was (?:1\d|\w+teen|twelve)|part of my face|like a bag of|what to do with my hands|chew|counting my fingers|as a patch|nicotine (?:patch\w*|gum|spray))\b/,
          /\b(?:i|i've|i'm|my|me)\b/,
        ),
        /\b(?:10|15|20|30|40|ten|twenty|thirty|forty) a day\b.{0,60}\b(?:prices|cough|smok\w*|fags?|cig\w*)\b|\bnicotine (?:spray|gum|patch\w*|withdrawal)\b|\bi (?:had|smoked|lit) (?:a|one|another) (?:fag|cig\w*|smoke)\b|\bday \w+ (?:no|without) (?:smok\w*|cig\w*|fags)\b|\bi (?:can'?t|want to|need to|tried to|keep trying to) (?:stop|quit|give up) (?:smoking|vaping|the fags)\b/,
        /^(?:i'?m |i am |i keep )?(?:trying|tried|want|need) to (?:stop|quit|give up) (?:smoking|smokes|the fags|the cigs|cigarettes|vaping)\b|^(?:i )?(?:had|smoked|bought) (?:a|one|some|my first) (?:fags?|cigs?|cigarettes?)\b.{0,30}\b(?:after|again|years|weeks|months|days)\b|\bnicotine cravings?\b|\bi(?:'m| am) off the (?:fags|cigs|smokes)\b/m,
      ),
      /\b(?:gave|given|giving|give) up (?:the )?(?:smoking|cigarettes|cigs|fags)\b|\b(?:quit(?:ting)?|stop(?:ped|ping)?) smoking\b|\bwithout a (?:cigarette|fag|smoke|ciggie)\b|\bi(?:'m| am) (?:\w+ )?smoking (?:again|too|more|\d+|twenty|forty)\b|\bi smoke (?:\d+|twenty|forty|too|more|again)\b|\bstarted smoking again\b|\b(?:dying|gasping) for a (?:fag|cigarette|smoke|ciggie)\b|\blast cigarette\b|\bnicotine (?:patch\w*|gum|craving\w*)\b/,
      oneself,
    ),
    unless: new RegExp(
      `\\b${kin}(?:'s| has| had| is| was)?(?: \\w+){0,2} (?:smok\\w+|vap\\w+|gave up|quit|stopped smoking)|\\bdied\\b|\\bweed\\b`,
    ),
    hear: [
      'Stopping smoking is hard, harder than people who never smoked can tell.',
      'Every small gap in the day asks for a cigarette: the kettle, the bus stop, the five minutes after food.',
      'Smoking is also a reason to step outside and have nothing asked of you for as long as a cigarette lasts.',
      'You can hate the cough and the money and still want that first cigarette more than breakfast.',
      "People who never smoked ask why you don't just stop, and you've asked yourself that over a cigarette.",
    ],
    ask: [
      'Which cigarette of the day is the one that matters?',
      "What do your hands do when there's no cigarette?",
      'Who do you smoke with, or did you use to?',
      'What made you think of a cigarette today?',
      'What does a smoke get you away from for five minutes?',
      'What would you do with the cigarette money?',
      'What do you want to be able to do, without smoking?',
      'When is it easiest not to think of smoking?',
    ],
    advice: [
      "If you want to be done with it, I'd get patches or gum from the chemist tomorrow, since bare will is the hard way. Start with the cigarette that matters most. If you've had one, don't make a week of it. Only the next one counts.",
      "When the craving comes I'd give it ten minutes and something for the hands, water, a pen, the dishes, and then decide. If you're not ready to stop, I'd put the day's first cigarette off by an hour, from tomorrow.",
    ],
    reason: [
      'Nicotine is about as hard to leave as anything people take, and it has been there with every coffee and every upset.',
      'Cigarettes are a break, company and something for the hands, all in one packet. Missing that, or going back to it, happens to nearly everybody.',
    ],
  },
  {
    id: 'not-eating',
    signs: orOutright(
      either(
        /\bhaven'?t eaten in (?:\d|two|three|four) days and i (?:like|love) it\b|\bi'?m (?:fat|huge) so i'?m not eating\b|\bnot eating (?:till|until) (?:the wedding|the holiday|i'?m thin|i fit)\b|\banorexia is back\b|\bjeans are (?:loose|falling)\b.{0,60}\b(?:happy|proud)\b|\bchew it and spit\b|\bmy head is only numbers\b|\bhaven'?t eaten (?:since|in|for) (?:\w+ ){1,3}.{0,30}\b(?:proud|weight|scales?|skinny|feels good|calories)\b|\bchew(?:ing)? and spit\w*|\b(?:hide|hid|hiding) (?:it|(?:the |my )?food|my (?:dinner|lunch|tea)) (?:in|up|under) (?:my|the|a) (?:sleeve|napkin|tissue|pocket|bag|bin)\b|\bweigh(?:ing)? myself (?:\w+ )?(?:times|every|all the time|constantly)\b|\blost \d+ ?(?:kg|kilos|lbs|pounds|stone)\b.{0,60}\b(?:don'?t want to stop|can'?t stop|not enough|still fat)\b|\bafraid of (?:rice|bread|food|eating|carbs|oil)\b|\b(?:feel|get) fat (?:when|if|after|every time)\b.{0,40}\bso i don'?t\b|\brestricting (?:again|food|since|my)\b|\bi(?:'ve)? (?:haven'?t|not) eaten\b.*\bon purpose\b|\bi only allow myself \d+/,
        /\bhaven'?t (?:had|eaten) (?:a |any )?(?:(?:proper|real|hot|decent) )?(?:meal|food|anything)\b.{0,20}\b(?:since|in \w+ days|all day)\b|\bhaven'?t (?:really |properly )?eaten (?:properly |really )?(?:since|in|for|today|all day)\b|\bscrape (?:mine|my (?:plate|dinner|own)) (?:in|into) the bin\b/m,
        together(
          /\b(?:trousers|jeans|skirt|clothes)(?: are|'re)? (?:falling (?:down|off)|hanging off me)\b/,
          /\b(?:secret|look great|eat\w*|food|weight)\b/,
        ),
        together(
          /\bopen(?:ed)? the fridge\b/,
          /\b(?:shut|close\w*) (?:it|the)\b/,
          /\b(?:times|nothing|again)\b/,
          /\b(?:i|hungry|nothing)\b.{0,40}\b(?:times|today|look)|\blook\b/,
        ),
        together(/\bdid you eat\b|\bhave you eaten\b/, /\bi (?:say|said|tell (?:him|her|them)) (?:yes|i have|i did)\b/),
        together(
          /\b(?:two|three|four) (?:forks|bites|mouthfuls|spoons|spoonfuls)\b/,
          /\bi (?:get|take|had|have|manage\w*|can)\b/,
          /\b(?:no thanks|no\. thanks|away|push\w*|can'?t|done|that'?s it)\b/,
        ),
        together(
          /\b(?:milkshake|supplement|complan|nutrition|build[- ]?up) drinks?\b|\bfortisips?\b/,
          /\b(?:given|dietitian|chemist|doctor|pour)\b/,
        ),
        together(/\bskipped (?:lunch|dinner|breakfast|tea)\b/, /\b(?:wasn'?t|not|couldn'?t be) (?:bothered|hungry)\b/),
        together(
          /\b(?:dinner for one|fork in hand|cook for the kids)\b/,
          /\b(?:couldn'?t see the point|gave it (?:to )?the dog|in the bin)\b/,
        ),
        /\bi(?:'ve been)? skip(?:ping|ped)? (?:meals|my meals)\b/,
      ),
      /\bcount(?:ing)? (?:\w+ )?(?:the |my )?calories\b|\b(?:skip(?:ping|ped)?) (?:my )?(?:meals?|lunch|dinner|breakfast)\b.*\b(?:weight|fat|skinn\w*|calories|hungry|thin|size)\b|\b(?:say|tell \w+|said|told \w+) (?:that )?i(?:'ve)?(?: have)? already (?:ate|eaten)\b|\b(?:scared|afraid|frightened|terrified) (?:of|to) (?:eat\w*|food|gain\w*)\b|\b(?:won'?t|can'?t|don'?t) let myself eat\b|\bstarv(?:e|ing) myself\b|\banorexi\w*\b|\bmy (?:eating disorder|ed)\b|\bcan'?t eat in front of\b|\b(?:says?|said|think|thinks) i'?m (?:getting |too )?(?:skinny|thin)\b.*\bi'?m not\b|\bi (?:only|just) (?:eat|ate|had) an? (?:apple|yog\w+|rice cake|egg) (?:all day|today)\b/,
    ),
    unless: new RegExp(
      `\\b(?:exams?|abitur|interview|no joy|music'?s just|grey)\\b|\\b(?:ma|she|he|baby|dog|cat)(?:'s| is| has)? (?:not|stopped) eating\\b|\\b(?:she|he) (?:won'?t|will not|doesn'?t) eat\\b|\\b${kin}(?:'s| is| has)?(?: \\w+){0,2} (?:anorexi\\w*|starving|counting|counts|eating disorder|skipping)\\b|\\b(?:his|her|their) (?:anorexia|eating disorder)\\b|\\bbing(?:e|ed|eing|ing)\\b|\\b(?:afraid|scared) of (?:food|eating) poison\\w*|\\b(?:can'?t afford|no money|payday|food ?bank|gym|lift(?:ing)? weights|stomach bug|chemo|braces|haha|lol)\\b`,
    ),
    hear: [
      'That sounds exhausting, having food on your mind from morning to night.',
      "From outside it's a lunch you didn't have. Inside, food is there from the first minute of the day to the last.",
      "Mealtimes stop being about food and turn into who's watching, and what you can say to make them look away.",
      "It's tiring to think about food so much and to have so little of it.",
    ],
    ask: [
      'Who have you told about the food?',
      'Which meal of the day is the hardest?',
      'What goes through you when somebody puts a plate in front of you?',
      'What did you like to eat, before food got so complicated?',
      'Who could you eat with and not be watched?',
      'What do you think would happen if you broke one of the rules about food?',
      'What are you missing, with food taking up so much of the day?',
      'What do you wish somebody would notice at mealtimes?',
    ],
    advice: [
      "I'd tell one person who won't panic, tomorrow, in one sentence: food has got frightening and I can't sort it alone. If you faint, or your heart goes odd, see a doctor the same day. And tonight eat something small, whatever the rules say.",
      "I'd take this to a doctor sooner than you think you need to, because the fear of food gets stronger while you wait to be ill enough. If saying it is too much, write it down tonight and hand over the paper.",
    ],
    reason: [
      "Rules about food begin by making things feel safe, and later they won't let you off. That's how it gets hold of people, and it's hardly ever vanity.",
      "A head that's short of food thinks of little else, and it frightens more easily too. Hunger does that to anybody.",
    ],
  },
  {
    id: 'no-appetite',
    general: true,
    signs: [
      /\bround and round in my mouth\b|\bfood (?:just |all )?(?:looks|tastes) (?:like|of) (?:cardboard|sawdust|ash|nothing|sand|paper)\b|\bmy stomach is (?:closed|shut)\b|\bcan'?t face (?:food|eating|my (?:dinner|tea))\b|\bno appetite\b|\bi(?:'m| am)? (?:can'?t|not|can'?t seem to) (?:eat|eating)(?: anything| properly| a thing| much)?(?:$|[.,!])|\bforc(?:e|ing) (?:myself|down)\b.{0,20}\b(?:eat|toast|mouthful|food)\b|^(?:all )?food (?:just )?makes me (?:feel )?(?:sick|ill|gag|heave)\b|\bi keep (?:forgetting|not wanting) to eat\b/m,
    ],
    unless:
      /\b(?:she|he) (?:won'?t|will not|doesn'?t) eat\b|\b(?:can'?t afford|no money|payday|food ?bank|stomach bug|chemo|braces|allerg\w*|gluten|vegan|vegetarian|fasting|ramadan|haha|lol|meat|dairy|nuts|sugar)\b/,
    hear: [
      'When something weighs that much, eating is often the first thing to go.',
      'A meal asks for a bit of peace, and there is none to be had just now.',
    ],
    ask: [
      'What did you last manage to eat?',
      'Since when has it been like that?',
      'What goes down most easily, at the moment?',
    ],
    advice: [
      "I'd leave proper meals alone for a day or two and take something small every three hours, soup, toast, a banana, whether you want it or not. If nothing has stayed down for two days, ring a doctor.",
      "I'd eat beside somebody tomorrow, or beside the radio, and only what needs no cooking. If it goes on for a week or you're losing weight, let a doctor look.",
    ],
    reason: [
      'A body that is on alert puts eating off. It is one of the most ordinary things a bad week does to people.',
      'Being upset closes the stomach: what would go into digesting is kept for the alarm.',
    ],
  },
  {
    id: 'own-eating',
    signs: orOutright(
      either(
        /\bate\b.{0,30}\bhid the (?:boxes|packets?|wrappers)\b|\bsick after (?:dinner|lunch|eating|tea) (?:again )?on purpose\b|\bate a whole loaf\b|\bfinish the (?:tin|packet|tub|box) and\b.{0,40}\basham\w*|\bate the (?:entire|whole) (?:house|fridge|packet|pack|tub|box|loaf|kitchen|jar|bag)\b.{0,30}\b(?:again|and then|\d ?pm)\b|\bate the entire (?:house|kitchen)\b|\beat in (?:the|my) (?:car|bathroom|toilet|wardrobe)\b.{0,20}\b(?:nobody|no one|sees|hide|alone)\b|\bi eat when i(?:'m| am|m) (?:sad|lonely|bored|stressed|upset|angry)\b|\b(?:made|make|making) myself (?:sick|vomit|throw up|puke) (?:after|again|every|tonight)\b|\bbulimi\w*|\b(?:hid|hide|hiding) (?:the |my )?wrappers\b/,
        together(
          /\bslimming world\b|\bweight ?watchers\b|\bweigh[- ]in\b/,
          /\b(?:put on|gained|pounds?|scared|dread\w*|say(?:ing)? i'?m sick|tomorrow)\b/,
        ),
        together(
          /\b(?:cereal|biscuits?|crisps|chocolate|cheese|cake|ice cream|laddu|sweets|bread|crackers|takeaway|drive[- ]?(?:through|thru)|mcdonald'?s|kfc|party bags|peanut butter)\b/,
          /\b(?:(?:house|everyone|they(?: all)?|he|she) (?:goes|go|gone|is|are|went) to (?:bed|sleep)|lay[- ]?by|at night i eat|don'?t (?:even )?taste|till i feel sick|until i feel sick|wrappers)\b/,
          /\b(?:i start|eat\w*|ate|had two)\b/,
        ),
        together(
          /\b(?:out the clinic|the unit|inpatient|dietitian|in recovery)\b/,
          /\b(?:spoon|mouthful|plate|meals?|pea)\b/,
          /\bwatch\w*\b/,
        ),
        together(/\bi (?:eat|ate) in (?:the )?bathroom\b/, /\b(?:night|aunt\w*|secret|nobody|plate)\b/),
        together(/\b(?:don'?t even taste it|filling (?:in )?a hole)\b/, /\b(?:food|eat\w*)\b/),
        /\bi (?:can'?t|couldn'?t) stop eating\b|\bbinged? (?:again|last night|tonight|today)\b|\b\d{3,4} (?:calories|cals)\b.{0,40}\b(?:today|too much|fat|still)\b/,
        /\bi (?:just )?(?:ate|eaten|had) (?:the|a) whole (?:packet|pack|tub|box|cake|jar|bag|pizza)\b.{0,40}\b(?:again|feel sick|sick|hate|asham\w*|disgust\w*|alone|and then)\b|\bi think about food (?:all|every|constantly)\b/,
      ),
      /\bbing(?:e|ed|eing|ing)\b(?! (?:watch\w*|on netflix|\w+ series))|\bovereat\w*\b|\bcomfort eat\w*\b|\bemotional eating\b|\bcan'?t stop eating\b|\bi(?:'ve)?(?: \w+){0,2} (?:eat|eating|ate|eaten) (?:everything|the whole|a whole|in secret|standing up|until i|till i|all the)\b|\b(?:stood|standing|stand) (?:at|in front of) the fridge\b|\bfridge open\b|\bwith the food\b|\bfood (?:noise|diary|is all)\b|\bthink(?:ing)? about food\b|\bwhat i eat\b|(?<!(?:told me|says|said) )\bi eat too much\b|\bhid(?:e|ing|den)? (?:the |my )?(?:wrappers|food|biscuits|chocolate)\b|\bi eat my feelings\b/,
      /\b(?:again|night|nights|secret\w*|hid\w*|can'?t (?:stop|seem)|hate|asham\w*|disgust\w*|fridge|feel sick|guilt\w*|binge\w*|overeat\w*|quiet|alone)\b/,
    ),
    unless: new RegExp(
      `\\bso good\\b|\\bairport\\b|\\byummy\\b|\\b(?:laugh\\w*|haha|lol|divorced since|fridge (?:door|magnet)|letter on the fridge|note on the fridge|leftovers?|ketchup|polite|sit down alone|my shift|celebrat\\w*|broke up|breakup|died|funeral|birthday cake)\\b|\\b${kin} (?:eats?|ate|eating|is eating|has eaten|binges?)\\b`,
    ),
    hear: [
      'It must be exhausting to fight with food like that, and lonely to keep it to yourself.',
      "For a few minutes, while you're eating, everything else goes quiet, and that's a lot to do without.",
      "It's odd to be frightened of something as ordinary as a loaf of bread in your own kitchen.",
      "People see what's on your plate. They don't see how much of a day goes on thinking about food.",
    ],
    ask: [
      "What's it like in the minute before the eating?",
      'What time of day is food hardest?',
      'Who knows about the eating?',
      'What would you be thinking about, if food left you alone?',
      'How was food in the house where you grew up?',
      'What do you say to yourself about food, late at night?',
      'Who can you eat in front of without thinking about it?',
      'What does eating give you that nothing else in the day does?',
    ],
    advice: [
      "I'd eat proper meals tomorrow at the usual times, however today went, because going without is what sets up the next time. If it's most weeks, or you bring the food up, tell a doctor. They know it well, and it isn't about willpower.",
      "I'd look at the hour before the eating, whether it's tired, lonely, cross or plain hungry, and change that hour first. If it's an evening alone with the kitchen, be out of the house or on the phone for it tomorrow.",
    ],
    reason: [
      "Food is warm, it's there at any hour and it asks nothing of you. It gets used for a lot of things that aren't hunger.",
      'When the whole day is spent holding yourself together, eating is where it lets go. It would be odd if that had no pull.',
    ],
  },
  {
    id: 'own-looks',
    signs: orOutright(
      either(
        /\bi look (?:so |absolutely )?(?:disgusting|hideous|revolting)\b|\bface is full of (?:pimples|acne|spots)\b|^bald at [123]\d\b|\bturned the (?:\w+ )?mirror\b.{0,20}\bwall\b|\bso dark,? who will marry\b|\b(?:bleaching|fairness) cream\b|\b(?:saw|seen|see) (?:a |the |that |my )?(?:pics?|photos?|pictures?|selfies?|video) of (?:me|myself)\b.{0,60}\b(?:massive|fat|huge|ugly|wanted to die|enormous|hate|disgusting|whale)\b|\bmy (?:nose|face|skin|belly|stomach|thighs|arms|teeth|legs|chin) (?:is|are|looks?) (?:so |really |too |just )?(?:disgusting|ugly|revolting|hideous|deformed)\b|\bhair(?:'s| is)? (?:falling|coming) out\b.{0,30}\b(?:i'?m|i am|at) [12]\d\b|\bcalling me (?:\w+ and )?(?:fat|ugly|dark)\b|\bspots all over my (?:face|chin|back)\b|\b(?:swim\w*|beach|photos?|pool|cameras?|shorts)\b.{0,50}\b(?:cos|because|cause) of my (?:body|weight|stomach|belly|legs|size|skin|scars|thighs)\b|\b(?:photos?|pics?|tagged|mirror)\b.{0,50}\bi look like (?:a |an )(?:whale|pig|potato|cow|blob|troll|man|beast)\b|\bstone heavier\b|\b(?:going |gone )bald at\b|^going bald\b/m,
        together(
          /\b(?:photos?|pictures?|pics?|video)\b/,
          /\b(?:my face look\w*|what i look like|how i look|i looked like that|my (?:chins?|belly|arms|nose|teeth|skin))\b/,
          /\b(?:didn'?t know|hate|ugly|horrified|awful|don'?t smile|delete\w*|untag\w*|put my hand|cover\w*)\b/,
        ),
        together(
          /\bmy (?:neck|nose|teeth|ears|chin|birthmark|forehead)\b|^teeth\b/m,
          /\b(?:pretty once|look through me|called me|don'?t smile|put my hand up|stare\w*|always been my|cover my mouth)\b/,
        ),
        together(
          /\btried on\b/,
          /\b(?:not going|nothing fits|changing room|look(?:ed)? (?:fat|awful|huge|ridiculous))\b/,
          /\b(?:floor|i|cried|all)\b/,
        ),
        together(
          /\b(?:1 ?(?:m|meter|metre) ?[56]\d|5 ?(?:foot|ft) ?[1-6]|under (?:180|6 ?(?:foot|ft)))\b/,
          /\b(?:the app|girls|women|tinder|hinge)\b/,
        ),
        together(
          /\bscars?\b/,
          /\b(?:my (?:ear|mouth|face|cheek)|on my face)\b/,
          /\b(?:look\w*|stare\w*|kids|ask\w*)\b/,
        ),
        together(
          /\b(?:boobs|breasts|stretch marks|my belly|my body)\b/,
          /\bafter (?:\w+ )?(?:kids|babies|children|twins|the baby)\b/,
        ),
        /\bi hate (?:my (?:face|body|nose|skin|teeth|hair|belly|stomach|legs|arms)|how i look|the way i look)\b|\bi feel (?:so )?(?:ugly|fat)\b|\bi(?:'m| am) so (?:ugly|fat)\b/,
        /\b(?:saw|seen) (?:a|the|that) (?:photo|picture|pic|video) of (?:me|myself) and (?:cried|i cried|nearly cried|wanted|felt sick)\b|\bmy (?:skin|acne|face) is so bad\b|^(?:i'?ve |i )?put on (?:\w+ ){0,2}(?:stone|kilos|kgs?|pounds)\b/m,
      ),
      /\b(?:hate|can'?t stand|disgusted (?:by|with|at)|ashamed of|embarrassed (?:by|about|of)|self[- ]conscious about) (?:how i look\w*|the way i look|my (?:\w+ )?(?:body|weight|nose|face|skin|belly|stomach|thighs|arms|teeth|hair|looks|legs|boobs|chest|acne|reflection|chin|smile))\b|\bi(?:'m| am| look(?:ed)?| feel| felt| was)(?: (?:so|really|just|too|very|such|like|a|the|always|that))* (?:fat|ugly|hideous|obese|overweight|repulsive|disgusting in|gross in|huge in)\b|\bhow i look (?:in|now|like)\b|\b(?:mirrors?|photos?|pictures?|pics?)\b.{0,80}\b(?:fat|ugly|hate|huge|double chin|disgusting|untag\w*)\b|\b(?:fat|ugly|hate|huge|avoid|can'?t look)\b.{0,50}\bmirrors?\b|\b(?:i(?:'ve)?|i have) (?:put on|gained) (?:\w+ )?(?:weight|stone|kilos?|pounds|lbs|kgs?|\d+)\b|\b(?:called|calls|calling) me (?:\w+ )?(?:fat\w*|ugly|piggy|a pig|whale|a whale)\b|\b(?:about|on|joke\w*|comment\w*|nags?|mention\w*|hate|stand up and say|with) my weight\b|\bpeople of my size\b|\b(?:saw|caught|catch) (?:a glimpse of |sight of )?myself\b.{0,40}\b(?:mirror|window|reflection|camera|zoom|photo)\b|\b(?:going bald|my hair(?:'s| is) (?:falling|coming) out|(?:losing|lost) my hair|my (?:receding )?hairline)\b|\bmy acne\b|\bbad skin\b|\bpig emoji\b/,
      oneself,
    ),
    unless: new RegExp(
      `\\b(?:ex|she|wife) had her\\b|\\bhair ?cut\\b|\\b(?:mum|mom|mam|mummy|mother|mother-in-law|mil|amma|ammi) (?:said|says|keeps|goes|told me|always|nags?|commented|started)\\b|\\b(?:not|no longer|never|don'?t feel) (?:\\w+ )?(?:fat|ugly)\\b|\\bmade (?:my )?peace\\b|\\b(?:ugly|fat) (?:truth|cry\\w*|crying|lip|chance|cat|divorce|jumper)\\b|\\bugly (?:side|thing|things)\\b|\\b(?:pull(?:ing|s)?|worth|punch\\w*|thrown?|throw|carry|put) (?:\\w+ )?(?:all )?my weight\\b|\\bhappy with (?:how|my)\\b|\\b(?:wing|rear[- ]view|rear|driving) mirror\\b|\\b(?:passport|wedding) (?:photo )?(?:album|office)\\b|\\b${kin} (?:is|was|'s) (?:\\w+ )?(?:fat|ugly)\\b|\\b(?:pregnan\\w*|chemo|cancer|apologi[sz]ed|who visits me|laughed?|lol|hate myself|bloods)\\b`,
    ),
    hear: [
      'Feeling that way about how you look hurts, and it gets into the whole day.',
      'Somebody else can look at the same photo and see a nice afternoon. You see yourself, and only the one part.',
      "How you look gets into everything: which chair you take, who holds the camera, what you'll wear in the heat.",
      'When people say you look fine it slides off, because they love you or are polite. The nasty remarks stay where they are.',
      'You can be in the middle of a good evening and catch your reflection in a window, and the evening goes.',
    ],
    ask: [
      'Whose eyes are you looking through, when you look in the mirror?',
      'What do you see first in a photo of yourself?',
      'Who first made you look at yourself that way?',
      'What would you wear if nobody was going to look?',
      'When do you forget about how you look?',
      'What have you stayed away from because of how you look?',
      'Which part of your looks would you keep as it is?',
    ],
    advice: [
      "I'd take a week off from the evidence: no photos, no scales, one look in the mirror and out. If it's skin, hair or weight that has changed, ask a doctor once what can be done, so the mirror needn't be asked every day.",
      "I'd do one thing tomorrow that you've been leaving out because of your looks, in its smallest form, in clothes you don't have to hold. If somebody's remarks are behind it, tell them once that your looks aren't a subject.",
    ],
    reason: [
      "People have had opinions on each other's looks since you were small, and none of them lives in your skin. Of course it got in.",
      "There's a mirror in every room and a camera in every hand. It's hard for anybody to like their looks with that much checking.",
    ],
  },
];
