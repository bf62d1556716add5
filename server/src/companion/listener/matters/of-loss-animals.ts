import { together } from '../patterns.ts';
import { orFurther, own, without } from './loss-words.ts';
import type { Matter } from './matter.ts';

const dogs =
  'dog|dogs|doggy|doggie|doggo|puppy|pup|labrador|lab|spaniel|terrier|collie|greyhound|whippet|pug|lurcher|retriever|poodle|staffie|staffy|jack russell|cockapoo|beagle|husky|alsatian|german shepherd|rottweiler|dachshund|bulldog|frenchie|westie|chihuahua|cavapoo|labradoodle|mutt|springer|corgi|shih ?tzu|pomeranian|malamute|akita|dalmatian|great dane|yorkie|schnauzer|bichon|vizsla|weimaraner|doberman|cocker spaniel|sheepdog|samoyed|basset hound|bloodhound';

const cats =
  'cat|cats|kitty|kitten|tabby|tom ?cat|moggy|moggie|ginger tom|siamese|maine coon|ragdoll cat|tortie|pussycat|puss';

const smaller =
  'hamster|rabbit|bunny|guinea ?pig|budgie|budgerigar|parrot|cockatiel|horse|pony|mare|gelding|hen|chicken|goat|ferret|gerbil|pet rat|tortoise|goldfish|donkey|canary|ponies|lizard|gecko|pet snake|chinchilla|pet';

const animals = `${dogs}|${cats}|${smaller}`;

const lostAnimal = (whom: string): RegExp =>
  new RegExp(
    [
      `${own(whom)}(?:'s (?:just )?(?:dead|died|been put (?:down|to sleep))\\b|(?! (?:food|hair|bed|park|walk\\w*|show|people|person|lover)\\b)(?: (?!food|brought|who|and|has a|caught|killed|found|will|would|if|when|because|but|i)[\\w']+){0,4}[,)]* (?:died|passed away|passed(?=\\s*[.,!\\n]| (?:last|this|yesterday|today|on \\w+day|in \\w+|over|suddenly|peacefully|and (?:i|nobody|everyone|my|the))\\b|$)|passed on(?=\\s*[.,!\\n]| (?:last|this|yesterday|today|in|peacefully)\\b|$)|is dead|was (?:run over|knocked down|killed|hit by)|got (?:run over|knocked down|hit by)|(?:was |had to be |is being |to be )?put (?:down|to sleep)|been put (?:down|to sleep)|pts)\\b)`,
      `\\b(?:lost|buried|cremated) (?:my|our) (?:(?!ring|phone)\\w+ ){0,2}(?:${whom})\\b(?=(?: \\w+)?\\s*(?:[.,!\\n]|$)| (?:to|last|on|this|yesterday|in|today|two|three|a|after|at the vets?|recently|suddenly)\\b)`,
      `\\b(?:had to|having to|have to|we) (?:(?:say|said|saying) goodbye to (?:my|our|the|me) (?:\\w+ ){0,2}(?:${whom})\\b|let (?:my|our|the) (?:\\w+ ){0,2}(?:${whom}) go\\b)`,
      `\\bput (?:my|our|the|me) (?:\\w+ ){0,2}(?:${whom})(?: \\w+)? (?:down|to sleep)\\b`,
      `\\blost one of (?:my|our|the) (?:\\w+ )?(?:${whom})s?(?=\\s*(?:[.,!\\n]|$)| (?:this|last|yesterday|today|to|on)\\b)`,
      `\\b(?:lost|(?:say|said|saying) goodbye to) (?:my|our) (?:\\w+ ){0,2}(?:boy|girl|baby|lad|lass|best (?:friend|mate|pal))(?: (?:yesterday|today|tonight|last night|this (?:morning|afternoon|week)|on \\w+day|at the vet'?s?))*[.,]? ?(?:(?:he|she) was )?(?:an? |an? (?=\\d)|(?=\\d))(?:[\\w-]+ (?:yrs?|years?)(?: |-)old )?(?:\\w+ )?(?:${whom})\\b(?!'s)`,
      `\\b(?:he|she)(?: was| got|'s been| had to be| has been) put (?:down|to sleep)\\b[^]{0,60}?\\b(?:my|our) (?:\\w+ ){0,2}(?:${whom})\\b(?!'s)`,
      `\\bvet\\b[^.!?]{0,20} put (?:my |our )?\\w+ (?:down|to sleep)\\b[^]{0,80}\\b(?:${whom})\\b`,
      `\\b(?:my|our|the) (?:\\w+ ){0,2}(?:${whom})\\b(?!'s)[^]{0,140}?\\b(?:(?:had to|decided to|we|having to|made the decision to) (?:have )?(?:put )?(?:him|her|it|\\w+)(?: put)? (?:down|to sleep)|put to sleep|(?:he|she)(?:'s| has| was| is| just)? (?:died|passed away|put down|dead)\\b|lethal injection|rainbow bridge)`,
      `\\b(?:(?:had to (?:have )?put|putting|put) (?:him|her|\\w+)|had (?:to have )?(?:him|her|\\w+) put) (?:down|to sleep)\\b[^]{0,120}?\\b(?:my|our|the|a|years?[ -]old) (?:\\w+ )?(?:${whom})\\b`,
    ].join('|'),
  );

/** Of an animal of somebody else's, of one still alive, or of a person beside an animal. */
const notTheirAnimal =
  /\b(?:vet(?:erinary)? (?:nurse|student|school)|i'?m a vet|i am a vet|work (?:at|in|for) (?:a|the) vets?|phone died|battery died|(?:wife|husband|mum|mom|dad|nan|gran|father|mother|brother|sister|son|friend) (?:has |just )?(?:died|passed away)|dead (?:bird|mouse|rat|pigeon)|since my (?:wife|husband|mum|dad)|stuffed|hot dog|(?:has|have|needs?|going|booked(?: in)?) to be put (?:down|to sleep)|(?:coming|comes|booked|booking|appointment|tomorrow)\b[^.!?\n]{0,40} (?:to put|putting) [^.!?\n]{0,25}(?:down|to sleep)|put(?:ting)? (?:[^.!?\n]{0,25})?(?:down|to sleep) (?:tomorrow|next|later|in the morning)|i nearly died|could have died|almost died)\b/;

const aDog = new RegExp(`\\b(?:${dogs})\\b`);

const aCat = new RegExp(`\\b(?:${cats})\\b`);

const aSmaller = new RegExp(`\\b(?:${smaller}|snake|fish|hens|hamsters|rats|rabbits|chickens|guinea pigs)\\b`);

const anAnimal = new RegExp(`\\b(?:${animals})\\b`);

/** What tells of a matter without its plainest words: further ways it is heard. */
const further = {
  'animal-missing': [
    together(
      /\bslipped (?:his|her|its|the) (?:collar|lead|harness)\b/,
      /\b(?:bolted|legged it|ran|gone|nobody|no ?one|seen|looking|search\w*)\b/,
    ),
    together(
      /\b(?:back door|front door|gate|window|side gate)\b/,
      /\b(?:legged it|wandered off|bolted)\b/,
      /\b(?:he|she|shes|hes|dog|cat|\w+ had)\b/,
      /\b(?:gone|since|driven|estate|streets?|looking|search\w*|times)\b/,
    ),
    together(
      /\b(?:posters?|flyers?|leaflets?|facebook page|lost pets?)\b/,
      /\b(?:lamp ?posts?|ginger|tabby|sighting|sightings|paws?|collar|chipped|microchip\w*|torch|whiskers)\b/,
    ),
    together(/\b(?:micro ?chip\w*)\b/, /\b(?:lost|missing|scan (?:him|her|it))\b/),
    together(
      /\b(?:shelters?|the pound|rescues?)\b/,
      /\b(?:rang|ring|ringing|called|phoned|checked)\b/,
      anAnimal,
      /\b(?:none|no ?one|nobody|again|nothing|every|all)\b/,
    ),
    together(aSmaller, /\b(?:got out|escaped)\b/, /\b(?:dug|under|looking|since|decking|shed|everywhere|searched)\b/),
    together(
      /\b(?:bowl|dish|food)(?:'s| is| was)? (?:still )?(?:full|untouched|out)\b/,
      /\b(?:torch|window|fence|calling|since \w+day|night)\b/,
      /\b(?:up at|looking|listen\w*|creak\w*|calling|out)\b/,
    ),
    together(
      /\bunder (?:every|all the|the) (?:parked )?cars?\b/,
      /\b(?:sheds?|garages?|gardens?)\b/,
      /\b(?:for (?:her|him)|calling|checked|looked)\b/,
    ),
    together(
      /\b(?:jumper|blanket|litter|litter tray|worn)\b/,
      /\b(?:porch|step|back door|outside)\b/,
      /\bsmell (?:it|their|you|me)\b|\bscent\b/,
    ),
  ],
  'dog-died': [
    together(
      /\b(?:there'?s no dog|there is no dog|no dog to (?:walk|feed)|without a dog)\b/,
      /\b(?:lead|walk|walks|remember\w*|woke|basket|slept|habit|bowl)\b/,
    ),
    together(aDog, /\b(?:paw ?print|rainbow bridge)\b/, /\b(?:ashes|box|light|gone|miss)\b/),
    together(/\bashes\b/, /\bpaw ?prints?\b/),
    together(
      new RegExp(`\\b(?:he|she) was an? (?:\\w+ )?(?:${dogs})\\b`),
      /\b(?:he|she) (?:just )?(?:went (?:on|in|at|under|peacefully|quietly|with)|slipped away|had to go)\b/,
    ),
    together(
      aDog,
      /\bvet\b[^.!?]{0,50}\b(?:did it|came (?:out )?to (?:the|our) house|the injection)\b/,
      /\b(?:blanket|good boy|good girl|last|held|goodbye|arms|lap)\b/,
    ),
    together(
      /\b(?:where (?:the|my|our) dog (?:slept|lay|sat|used)|(?:of|for) the old (?:mutt|dog|boy)|dog'?s (?:basket|bed|bowl))\b/,
      /\b(?:is gone|all i have|all i'?ve|hoover\w*|miss|empty|forget|feet|stepping over)\b/,
    ),
    together(
      /\bdog ?walkers?\b/,
      /\bwhere (?!i\b|we\b|he\b|she\b|the\b)\w+ (?:was|is|were)\b/,
      /\b(?:words|tell them|couldn'?t|could not|burst|cried)\b/,
    ),
    without(
      /\b(?:vet|leg|broken|fine|surviv\w+|ok|okay|missing|owner|bit)\b/,
      new RegExp(`\\b(?:my|our) (?:\\w+ )?(?:${dogs})\\b`),
      /\b(?:she|he|it) (?:got|was) (?:hit|knocked down|run over)\b/,
    ),
    together(
      /\b(?:kibble|chews|dog food|dog bed)\b/,
      /\b(?:give|giving) (?:it|them) to (?:the|a) (?:rescue|shelter|neighbou?r)|can'?t (?:throw|bin)\b/,
    ),
    together(aDog, /\b(?:was|were) gone (?:in|within|by) (?:a|an|two|three|four|\d|the)\b/),
    together(
      /\b(?:get|buy|getting) (?:me |us )?(?:another|a new) (?:dog|puppy|pup)\b/,
      /\b(?:like (?:he|she|it)(?:'s|s| was)|replace\w*|not the same|too soon|slept on|after (?:he|she) (?:went|died))\b/,
    ),
    together(
      /\bnobody to (?:drop|give|throw)\b|\bno ?one (?:barks|at the door)\b|\bno barking\b/,
      /\b(?:crust|plate|collie|dog|lock|silence|not a sound|lead)\b/,
    ),
  ],
  'cat-died': [
    without(
      /\b(?:missing|posters?|looking|bedbugs?)\b/,
      /\bno cat\b/,
      /\b(?:bed|door|open|feet|lap|windowsill|bowl)\b/,
    ),
    together(
      /\blitter tray\b/,
      /\b(?:threw|thrown|put away|took|bin|tip|washed)\b/,
      /\b(?:bawled|cried|crying|wept|couldn'?t)\b/,
    ),
    together(/\b(?:buried|bury) (?:puss|the cat|our cat|my cat|our tabby|the (?:old )?tabby)\b/),
    together(/\bwhiskers?\b/, /\b(?:envelope|kept|keeping)\b/),
    together(/\bcat flap\b/, /\b(?:expecting|look up|every time|still think)\b/, /\b(?:she|he) (?:liked|loved|used)\b/),
    together(
      /\b(?:get|buy|getting) (?:me |us )?(?:another|a new) (?:kitten|cat)\b/,
      /\b(?:like (?:he|she|it)(?:'s|s| was)|replace\w*|not the same|too soon|slept on)\b/,
    ),
    together(
      aCat,
      /\b(?:did|had|gave (?:him|her)) (?:the|it|her|his)? ?(?:injection|needle)\b/,
      /\b(?:lump|stopped eating|kidneys?|half|held|last|kindest|end)\b/,
    ),
    together(
      aCat,
      /\b(?:in|with) (?:a|an old) (?:towel|blanket|box|bin ?bag|carrier bag)\b/,
      /\b(?:a|the) (?:car|road|van)\b/,
    ),
    together(aCat, /\b(?:kidneys?|heart|liver)\b/, /\b(?:in the end|kindest)\b/, /\b(?:empty|brought|home)\b/),
    together(/\b(?:he|she) went in my (?:arms|lap)\b/, /\bpurr\w*\b/),
    together(
      /\b(?:kitty|persian|cat)\b/,
      /\b(?:asked|asks|ask) (?:me )?(?:where|how)(?:'s| is| was) the (?:kitty|cat)\b/,
      /\bcamera|cry|cried|couldn'?t|words\b/,
    ),
  ],
  'animal-died': [
    without(
      /\b(?:fix|keep|keeps|tv|documentary|played)\b/,
      /\bfox(?:es)?\b/,
      /\b(?:hens?|chickens?|ducks|rabbits?|bunn\w+|geese)\b/,
      /\b(?:got|took|feathers|killed|had)\b/,
    ),
    new RegExp(
      `(?:^|[.!?\\n] ?)(?:my |our |the )?(?:${smaller}) (?:went|gone|is gone|passed)(?=[.,!]| and (?:now|the other)| in the night| this morning)`,
    ),
    new RegExp(
      `\\b(?:my|our) (?:\\w+ )?(?:${smaller}|snake|fish|spider|frog|axolotl) (?:has |have )?(?:passed|died)(?= and|[.,!\\n]|$| (?:last|this|yesterday|today|in|on)\\b)`,
    ),
    together(
      /\b(?:took|taken|taking|packed) (?:the|his|her) (?:tank|cage|hutch|vivarium|aquarium) (?:down|apart|away|out)\b/,
      /\b(?:was|were|had (?:him|her|it)|years)\b/,
    ),
    together(/\bknacker'?s\b/, /\b(?:lorry|van|sat|donkey|horse|pony|field)\b/),
    together(
      /\b(?:bridle|saddle|headcollar|head collar|stable|hutch|cage)\b/,
      /\b(?:on (?:a|the) (?:nail|hook|peg)|just his|just her|is empty|empty now|empty (?:stable|hutch|cage))\b/,
      /\b(?:rode|hay|every day|he|she|him|her)\b/,
    ),
    together(
      aSmaller,
      /\b(?:on|at) the (?:floor|bottom) of (?:the|his|her) (?:cage|tank|hutch)\b/,
      /\bthis morning|stiff|cold|used to\b/,
    ),
    without(/\b(?:cats?|dogs?)\b/, aSmaller, /\bonly a\b/, /\b(?:he|she) was (?:the|my|always)\b/),
    together(aSmaller, /\bvet\b/, /\bcarried (?:him|her|it) home\b/),
  ],
  'animal-ill': [
    new RegExp(
      `\\bmy (?:\\w+ )?(?:${animals})(?:'s| is| has| has been|'s been| got| gets| was| seems)? (?:\\w+ )?(?:sick|ill|poorly|unwell|in pain|off (?:his|her|its) food|not eating|not well)\\b(?! (?:of|and tired))|\\bmy (?:\\w+ )?(?:${animals}) (?:won'?t|doesn'?t|does not|will not|isn'?t|hasn'?t|stopped) (?:\\w+ )?(?:eat(?:ing|en)?|drink(?:ing)?|get up|move)\\b`,
    ),
    together(
      /\b(?:biopsy|lump|scan|limp\w*|fits?|seizures?|tumou?r)\b/,
      /\b(?:wagging|wags) (?:his|her|its) tail\b|\bhes wagging\b|\bback legs\b|\bhis paw\b|\bher paw\b/,
    ),
    together(/\bcolic\b/, /\b(?:horse|pony|mare|gelding|yard|vet)\b/),
    without(/\b(?:gone|died|dead)\b/, /\bparvo\b/, /\b(?:puppy|pup|dog|isolation)\b/),
    together(
      /\b(?:insulin|tablets|pills|eye drops|ear drops|injections?)\b/,
      /\b(?:that|the|my|our|a) (?:\w+ )?(?:cat|dog|kitten|puppy)\b/,
      /\b(?:hides|twice a day|monster|spits|scans?|maxed|vet|swallow)\b/,
    ),
    together(
      /\bhow (?:do|will|would) (?:you|i|we) know when it'?s time\b/,
      /\b(?:back legs|chicken|tail|vet|dog|cat|he still|she still|paw)\b/,
    ),
    together(aSmaller, /\b(?:pluck(?:ed|ing|s)|fluffed up|bald patch\w*)\b/),
    without(
      /\bmy (?:mum|dad|nan|husband|wife)\b/,
      aDog,
      /\b(?:can'?t|cannot|can no longer|couldn'?t) (?:manage|do|climb|get up|use) (?:the )?(?:stairs|steps)\b/,
    ),
  ],
} satisfies Record<string, readonly RegExp[]>;

/** An animal lost, dead or ill. */
export const ofLossAnimals: readonly Matter[] = [
  {
    id: 'animal-missing',
    over: /\b(?:found (?:him|her)\b(?! \w*(?:collar|lead|toy|bell))|(?:he|she|it|cat|dog)(?:'s| is| has)? (?:come|came|turned) (?:back|home|up)\b)/,
    signs: [
      orFurther(
        [
          new RegExp(
            `${own(animals)}(?:\\b(?:(?!\\b(?:died|dead|put down)\\b)[^.!?\\n]){0,50}?\\b(?:(?:is|'s|has|gone|been|went|still|are) missing(?! (?:an?|his|her|its|the|out|one|some|half|me|us|you)\\b)|missing (?:since|for (?:\\w+ )?\\w+ (?:days?|weeks?|nights?)|(?:\\w+) (?:days?|weeks?|nights?))|(?:hasn'?t|didn'?t|has not|never|not) (?:come|came|been|be|turned|returned)(?: back)?(?: home| up| seen| in)|(?:ran|run|running) (?:off|away)|got out|escaped|flew (?:out|off|away)|bolted|disappeared|vanished|still (?:out there|not (?:back|home))|not (?:back|home|seen))\\b|(?:'s|s)?(?: has| is)? (?:been )?gone (?:now )?(?:for )?(?:(?:a|a few|two|three|four|five|six|seven|\\d+|all|since) )(?:\\w+ )?(?:days?|nights?|hours|weeks?)\\b)|\\b(?:can'?t find|looking for|searching for|calling for) (?:my|our|the) (?:\\w+ )?(?:${animals})\\b(?!'s)|\\bmissing (?:${dogs}|${cats})\\b|(?:^|[.!,\\n] ?)lost (?:dog|cat)\\b|\\b(?:gate|door|fence|collar|harness|fireworks?)\\b[^.!?]{0,60}?\\b(?:my|our|the) (?:\\w+ )?(?:${dogs}|${cats})(?: is|'s| was| has) (?:gone|out)\\b`,
          ),
          /\b(?:miss|missing|lost|find|found|look\w*|search\w*|no sign|sign of|flew|hasn'?t come|fireworks?|freezing|posters?|out all|home|back|nights?|days?|hours|streets?|gate|garden|calling|shed|chip\w*|seen)\b/,
        ],
        further['animal-missing'],
      ),
    ],
    unless:
      /\b(?:(?:i|really|so|still) miss(?:ing)?|miss(?:ing)? (?:my|our|the|him|her) (?:\w+ )?(?:dog|cat|so much)|died|put (?:down|to sleep)|passed away|came back|come back now|found (?:him|her|it)|(?:he|she)'?s back|turned up|phone died|lost (?:my|our) (?:\w+ )?(?:dog|cat) (?:to|last|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|lost interest|a new|buy a)\b/,
    hear: [
      'You can do nothing but look and wait, and that is hard to sit through.',
      'Not knowing is the worst of it, because you can neither hope nor give up properly.',
      'An animal at home is family, so of course you cannot settle.',
    ],
    ask: [
      'Where do you go first, when you go out calling?',
      'Which sound brings them running, on a normal day?',
      'Who else is keeping an eye out for them?',
      'What are they like with strangers?',
      'What would somebody have to look for, to know it was yours?',
      'Where is the furthest they ever got to before?',
      'What would you do first, if they were at the door?',
      'Where do they sleep on any other night?',
    ],
    advice: [
      "I'd go out when the street is at its quietest, call a little and then stand still and listen, because a frightened animal lies low. If that brings nothing, ask the neighbours tomorrow to open every shed and garage.",
      "I'd put something that smells of home by the door tonight, the blanket they sleep on or your own worn jumper, and then lie down for some hours. If they're still out tomorrow, ring the vets round about in case somebody has brought an animal in.",
    ],
    reason: [
      "With an animal missing there's nothing to be relieved about and nothing to mourn, so everything in you stays out there looking. That wears a person down fast.",
      "A missing animal can't ask anyone the way home, and you know that at every minute. Hardly anyone thinks of much else then.",
    ],
  },
  {
    id: 'dog-died',
    signs: [orFurther([lostAnimal(dogs)], further['dog-died'])],
    unless: notTheirAnimal,
    hear: [
      'Losing your dog leaves a big hole in every day.',
      'A dog is there in every hour of the day, so the house feels very empty now.',
      'You had that dog with you every day. Of course it hurts.',
      'Some people do not understand it with an animal. It is a real loss all the same.',
      'The walks and the mealtimes still come round, and that is when it hits.',
    ],
    ask: [
      'What was your dog like?',
      'What did your dog do when you came in at the door?',
      'When in the day do you miss the dog most?',
      'Who else misses the dog?',
    ],
    advice: [
      "I'd leave whatever is still there of the dog's, bowl or lead or basket, and decide nothing about it tonight. If the hour of the walk is the worst, go out in it tomorrow all the same, only as far as the first corner.",
      "I'd ring one person who knew the dog and let them tell you a story about it. If talking is too much just now, write down tonight three things only that dog did, while they are sharp.",
    ],
    reason: [
      'A dog is in on every hour of the day, the getting up, the walk, the last look outside at night. So every hour of the day notices.',
      'A dog takes you exactly as you come in at the door, on your worst day as on your best. There are very few of those in a life, on two legs or four.',
    ],
  },
  {
    id: 'cat-died',
    signs: [orFurther([lostAnimal(cats)], further['cat-died'])],
    unless: notTheirAnimal,
    hear: [
      'A cat is part of the house for years, and now it is very quiet there.',
      'You had that cat with you every day. It is no wonder that it hurts.',
      'Some people say it was only a cat. You know what it was to you.',
    ],
    ask: [
      'What was your cat like?',
      'Where did your cat sleep, most of all?',
      'When in the day do you miss the cat most?',
      'Who else misses the cat?',
    ],
    advice: [
      "I'd keep one thing of the cat's where you can see it, a collar or a silly toy, and put the rest in a box with the lid on. If throwing any of it out feels wrong tonight, leave that for another month.",
      "I'd tell one person a proper story about that cat tomorrow, somebody who won't say it was only a cat. If there's nobody like that, write it on the back of a photo tonight and keep the photo out.",
    ],
    reason: [
      'A cat picks its person, and then shares the bed, the chair and the quiet with them every day. The gap that leaves is exactly as big as that.',
      "A cat gets right inside a person's habits, the door opened slowly, the weight on the feet, the look up at the window. Habits like that stay long after the cat.",
    ],
  },
  {
    id: 'animal-died',
    signs: [
      orFurther(
        [
          new RegExp(
            `${lostAnimal(smaller).source}|\\bhad (?:to have )?(?:him|her) put (?:down|to sleep)\\b|\\b(?:lost|buried) the (?:old )?(?:${smaller}|foal|lamb)\\b|\\bgoodbye to (?:my|our|the) old (?:boy|girl)\\b[^]*\\b(?:vet|paw)|\\b(?:vet|paw)\\b[^]*\\bgoodbye to (?:my|our|the) old (?:boy|girl)\\b`,
          ),
        ],
        further['animal-died'],
      ),
    ],
    unless: notTheirAnimal,
    hear: [
      'You looked after that animal every day, and now there is a gap in each of them.',
      'Somebody who was always glad to see you is gone.',
      'An animal like that is one of the family, so it hurts like one.',
    ],
    ask: [
      'What was your pet like?',
      'What made you laugh most about your pet?',
      'When in the day do you notice it most?',
      'Who else was that animal fond of?',
    ],
    advice: [
      "I'd do one small proper thing for that animal, a photo in a frame or something planted, so that it has been marked. If the food and the bedding are hard to look at, have somebody move them out of sight tomorrow, and decide another week.",
      "I'd say it to somebody tomorrow in one plain sentence, that your animal died and that it has hit you, before they can make a joke of it. If that is too much, look out the best photo tonight and leave it there.",
    ],
    reason: [
      'You fed that animal and listened for it every day. Missing one goes by that, and not by how big it was or what sort.',
      'People grieve for whoever they looked after, and an animal needs looking after every single day. Nowhere does it say it has to be a person, or even a dog.',
    ],
  },
  {
    id: 'animal-ill',
    over: /\b(?:died|put (?:him|her|it|them) (?:down|to sleep)|took (?:him|her|it) (?:in )?to die|passed away|buried|ashes)\b/,
    signs: [
      orFurther(
        [
          new RegExp(
            `\\b(?:to|at|from|rang|ring|call(?:ed)?|with) the (?:emergency )?vet(?:'?s)?\\b(?! (?:who|i fancy))|\\bvet(?:'s| is| has| will|'ll)? (?:says?|said|thinks?|found|wants|kept|keep(?:s|ing)|can'?t|gave|rang|phoned|reckons|told|did|asked|coming|operation)\\b|\\bvet(?:'?s)? (?:bills?|appointment)\\b|${own(animals)}(?:'s| is| has| has been|s| isn'?t| hasn'?t| won'?t| not)?(?: been| been very| very| really| so| quite| got| getting| gone| not| now| stopped){0,2} (?:ill|poorly|dying|sick(?! (?:on|in|all over|everywhere|of|again on))|limping|off (?:his|her) food|eating|eaten|eat|cancer|a lump|a tumou?r|arthritis|diabet\\w+|fits|seizures?|blind|deaf|(?:1[2-9]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) (?:now|years old)|old)\\b|${own(animals)}(?:'?s (?:kidneys?|heart|liver|hips?|back legs|legs|lungs?|breathing) (?:is|are|has|have)| (?:\\w+ )?(?:needs? (?:an? )?(?:\\w+ )?(?:operation|op|surgery|amputation)|(?:can'?t|cannot|can barely|can hardly|struggles to|couldn'?t) (?:stand|get up|walk|breathe)))\\b|\\btime to let (?:my|our|the) (?:\\w+ )?(?:${animals}) go\\b|${own(animals)} (?:has|have|needs?|is going|is booked(?: in)?) to be put (?:down|to sleep)\\b|\\b(?:to put|putting) (?:my|our|the) (?:\\w+ ){0,2}(?:${animals}) (?:down|to sleep)\\b|${own(animals)} (?:has|with|got) (?:\\w+ )?(?:(?:kidney|heart|liver) (?:failure|disease)|parvo|distemper|lymphoma)\\b|\\b(?:having|going to have|have to have|if we|should (?:i|we)|whether to|time to) (?:put )?(?:him|her|it|my \\w+|the (?:dog|cat)) (?:put )?(?:down|to sleep)\\b`,
          ),
          new RegExp(`\\b(?:${animals}|vet|vets|paws?|basket|purr\\w*|tail)\\b`),
        ],
        further['animal-ill'],
      ),
    ],
    unless:
      /\b(?:died|passed away|is dead|had to put|we put (?:him|her) (?:down|to sleep)|was put (?:down|to sleep)|had (?:him|her) put|i'?m a vet|i am a vet|(?:is|become|be|being|one's|friend'?s|he'?s|she'?s) a vet|(?:army|war|combat|military) vet|vet(?:erinary)? (?:nurse|student|school)|work\w* (?:at|in|for) (?:a|the) vet|fancy the vet|fit as|benign|all clear|clean bill|put (?:him|her|them) down for|bitten|bit me|bit (?:a|the)|lambing|ewe|foal|calf|cows?|it was over before|jabs?|boosters?|vaccin\w*|fleas?|all fine|but fine|(?:is|was) fine|neuter\w*|spayed|eating (?:my|the|his own)|ate my homework)\b/,
    hear: [
      'They cannot tell you what hurts, so you have to watch and guess.',
      'You would do anything for them, and you can do so little.',
      'It is hard to have to decide for an animal that trusts you.',
    ],
    ask: [
      'What is your animal like on a good day?',
      'What do you go by, with an animal who cannot say?',
      'Who does that animal always go to, besides you?',
      'Where do they like to lie these days?',
      'How do they let you know they want you there?',
    ],
    advice: [
      "I'd ask the vet one straight question, what they would do if it were their own animal, and write the answer down. If it's the waiting for morning that is bad, put a blanket down tonight and sleep near them.",
      "I'd go by good days and bad days, and mark each on the calendar from tonight, because that shows more than any one hour does. If the breathing gets hard or they can't get up, ring the emergency vet and don't wait for morning.",
    ],
    reason: [
      "An animal can't say where it hurts, so you do the watching and the guessing for both of you, at night as well. That gets at anyone's nerves.",
      "Everything about an ill animal comes down to you, the noticing, the money, the deciding, and you can't even ask what they would want.",
    ],
  },
];
