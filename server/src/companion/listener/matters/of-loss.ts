import type { Matter } from './matter.ts';

const mothers = 'mum|mummy|mom|mommy|mam|mammy|mama|ma|mother|amma|ammi|mumsy';
const fathers = 'dad|daddy|da|papa|pa|pop|father|appa|abba|baba|old man';
const parents = `${mothers}|${fathers}|parents?`;
const partners =
  'husband|hubby|wife|partner|fianc[eé]e?|boyfriend|girlfriend|missus|other half|spouse|late husband|late wife';
const siblings = 'brother|sister|twin|bro|sis|big sis|little brother|sibling';
const grandparents =
  'nan|nana|nanna|nanny|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|gramps|grandparents?|nani|ammamma|ajji|thatha|nonna|nonno|yiayia|bubbe|abuelita|dadi|dada|abuela|abuelo|babcia|oma|opa|lola|lolo';
const children = 'son|daughter|child|little boy|little girl|eldest|youngest|stepson|stepdaughter';
const friends = 'friend|mate|bestie|best mate|best friend|flatmate|pal|school friend';
const others =
  'uncle|aunt|aunty|auntie|cousin|nephew|niece|neighbour|neighbor|colleague|teacher|mother in law|mother-in-law|father in law|father-in-law|godmother|godfather|stepdad|stepmum|step ?dad|step ?mum|stepfather|stepmother|grandson|granddaughter|ex|ex husband|ex-husband|ex wife|ex-wife|brother in law|brother-in-law|sister in law|sister-in-law';
const kin = `${parents}|${partners}|${siblings}|${grandparents}|${children}|${friends}|${others}`;

const dogs =
  'dog|dogs|doggy|doggo|puppy|pup|labrador|lab|spaniel|terrier|collie|greyhound|whippet|pug|lurcher|retriever|poodle|staffie|staffy|jack russell|cockapoo|beagle|husky|alsatian|german shepherd|rottweiler|dachshund|bulldog|frenchie|westie|chihuahua|cavapoo|labradoodle|mutt';
const cats = 'cat|cats|kitty|kitten|tabby|tom ?cat|moggy|ginger tom|siamese';
const smaller =
  'hamster|rabbit|bunny|guinea ?pig|budgie|budgerigar|parrot|cockatiel|horse|pony|mare|gelding|hen|chicken|goat|ferret|gerbil|pet rat|tortoise|goldfish|donkey|canary|lizard|gecko|pet snake|chinchilla|pet';
const animals = `${dogs}|${cats}|${smaller}`;

/** Theirs, and not somebody else's ('her mum', 'my friend's dog'); and not only feared, dreamt or imagined. */
const own = (whom: string): string =>
  "(?<!\\b(?:his|her|their|your|ur|whose|(?:friend|mate|wife|husband|partner|boyfriend|girlfriend|boss|neighbour|neighbor|brother|sister|colleague|gf|bf|mum|dad|ex|cousin)s|(?!it's|that's|he's|she's|there's|today's|since)\\w+'s) (?:(?!my |our |me )[\\w']+ )?)" +
  '(?<!\\b(?:if|in case|unless|thought|thinks?|dream\\w*|pretend\\w*|wish\\w*|imagin\\w*|killed|afraid|scared|until|till) (?:that )?(?:(?:my|our|the) )?(?:\\w+ )?)' +
  `(?<!\\bex[- ]|business )\\b(?:${whom})`;

const passed =
  'passed(?: away| on\\b(?! (?:the|my|his|her|a|it|to)\\b)|(?= (?:last|this|yesterday|today|suddenly|peacefully|in (?:january|february|march|april|may|june|july|august|\\w+ber|his|her|the night|spring|summer|autumn|winter|hospital|\\d{4})|on (?:\\w+day|the \\d|christmas)|(?:a|a few|one|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:\\w+ )?(?:days?|weeks?|months?|years?)|at (?:home|\\d|four|five|six|three|two|one|the age)|when i)\\b)|(?=\\s*(?:[.,!\\n]|$)))';
const dead = `(?:died(?! (?:laughing|of (?:boredom|embarrass\\w*|shame|laugh\\w*)|inside|on me|on stage|a (?:bit|little|death)))|dead(?! (?:mouse|mice|bird|rat|pigeon|body|inside|spider|good|nice|funny|strict|easy|set|on|against|to me|proud|jealous|tired|chuffed|kind|excited|cute|right|wrong|bored|sound|against|name|line|end|keen))|expired(?= (?:last|in|on|this|two|three|\\d|suddenly|due))|dropped dead|${passed}|(?:been )?gone (?:now )?(?:\\w+ ){1,2}years?)`;
const between =
  "(?:'s(?= (?:been|just|dead|passed|gone|died|also|both)\\b))?(?:,? (?!who|santa|father christmas|and|said|says|never|almost|nearly|would|could|might|will|if|that|thought|told|i|you|isn't|wasn't|not|when|because|cat|dog|phone|car|friend|mum|dad|wife|husband|but|or)[\\w']+){0,3},? ";
const restingPlace =
  '(?:funeral|wake|death|passing|grave|ashes|headstone|burial|cremation|inquest|memorial|tangi|obituary|eulogy)';

const female =
  /^(?:m(?:um|om|am|a)\w*|mother|ammi?|amma|wife|missus|girlfriend|sister|sis|big sis|nan\w*|gran|granny|grandma|grandmother|dadi|abuela|babcia|oma|lola|daughter|little girl|eldest girl|aunt\w*|niece|.*mother|.*daughter|.*mum|.*wife|.*sister)$/;
const male =
  /^(?:dad|daddy|da|papa?|pop|father|appa|abba|baba|old man|husband|hubby|boyfriend|brother|bro|grandad|granddad|grandpa|grandfather|gramps|dada|abuelo|opa|lolo|son|little boy|uncle|nephew|.*father|.*son|.*dad|.*husband|.*brother)$/;
/** 'I miss my husband. He died in March': in the very next breath, and of the one that 'he' can mean. */
const thenDied = (whom: string, notOf: RegExp, pronoun: string): string =>
  `\\bmy (?:(?!ex)\\w+ ){0,2}(?:${whom
    .split('|')
    .filter((one) => !notOf.test(one))
    .join(
      '|',
    )})\\b(?!'s)[^]{0,60}?\\b${pronoun}(?:'s| has| had| is| just| sadly| suddenly)? (?:died|passed away|dead)\\b`;

/** That one of these of theirs has died, said in as many words. */
const lost = (whom: string): string =>
  [
    `${own(whom)}${between}${dead}\\b`,
    `\\b(?:lost|buried|cremated) (?:my|our|me|both my) (?:(?!phone|temper|patience|rag|job|mind|faith|nerve|voice|with|to|for|and|at|when)\\w+ ){0,2}(?:${whom})\\b(?!'s| in (?:(?:the|a) (?:crowd|shop|supermarket|park|queue)|tesco|asda|lidl|aldi|ikea|town)| to (?:(?:the )?(?:golf|football|gym|pub|telly|xbox|playstation)|his|her|another|a (?:woman|man|girl|younger)))(?! (?:number|phone|keys|ring|friend|job|bag|as a friend|over|when i)\\b)`,
    `${own(whom)}'?s (?:\\w+ )?${restingPlace}\\b`,
    `\\b(?:funeral|death|grave|loss|passing|burial) of my (?:\\w+ ){0,2}(?:${whom})\\b(?!'s)`,
    thenDied(whom, female, 'he'),
    thenDied(whom, male, 'she'),
  ].join('|');
const lostOf = (whom: string): RegExp => new RegExp(lost(whom));

const widowed =
  "\\bmy late (?:husband|wife|partner)\\b(?!'s (?:son|daughter|friend|brother|sister|belts?))|\\b(?:i'?m|i am|i was|i became|i've been|as|being|been|left|me) (?:\\w+ )?a? ?(?:\\w+ )?(?:widow(?:er|ed)?)\\b|\\b(?:since|after) (?:my |the |our )?(?:wife|husband) (?:went|passed)\\b";
const someoneDied = new RegExp(
  `${lost(kin)}|${widowed}|\\b(?:he|she|they)(?:'s| has| had| is| just| both)? (?:died|passed away|dead(?! (?:good|nice|set|to me)))\\b|\\bsince (?:he|she) (?:died|passed)\\b`,
);
const lostAnimal = (whom: string): RegExp =>
  new RegExp(
    [
      `${own(whom)}(?! (?:food|hair|bed|park|walk\\w*|show|people|person|lover)\\b)(?: (?!food|brought|who|and|has a|caught|killed|found|will|would|if|when|because|but|i)[\\w']+){0,4},? (?:died|passed away|passed(?=\\s*[.,!\\n]| (?:last|this|yesterday|today|on \\w+day|in \\w+|over)\\b|$)|is dead|was (?:run over|knocked down|killed|hit by)|got (?:run over|knocked down|hit by)|(?:was |had to be |is being |to be )?put (?:down|to sleep)|been put (?:down|to sleep)|pts)\\b`,
      `\\b(?:lost|buried|cremated) (?:my|our) (?:(?!ring|phone)\\w+ ){0,2}(?:${whom})\\b(?=(?: \\w+)?\\s*(?:[.,!\\n]|$)| (?:to|last|on|this|yesterday|in|today|two|three|a|after|at the vets?|recently|suddenly)\\b)`,
      `\\b(?:had to|having to|have to|we) (?:(?:say|said|saying) goodbye to (?:my|our|the|me) (?:\\w+ ){0,2}(?:${whom})\\b|let (?:my|our|the) (?:\\w+ ){0,2}(?:${whom}) go\\b)`,
      `\\bput (?:my|our|the|me) (?:\\w+ ){0,2}(?:${whom})(?: \\w+)? (?:down|to sleep)\\b`,
      `\\b(?:my|our|the) (?:\\w+ ){0,2}(?:${whom})\\b(?!'s)[^]{0,140}?\\b(?:(?:had to|decided to|we|having to|made the decision to) (?:have )?(?:put )?(?:him|her|it|\\w+)(?: put)? (?:down|to sleep)|put to sleep|(?:he|she)(?:'s| has| was| is| just)? (?:died|passed away|put down|dead)\\b|lethal injection|rainbow bridge)`,
      `\\b(?:(?:had to (?:have )?put|putting|put) (?:him|her|\\w+)|had (?:to have )?(?:him|her|\\w+) put) (?:down|to sleep)\\b[^]{0,120}?\\b(?:my|our|the|a) (?:\\w+ )?(?:${whom})\\b`,
    ].join('|'),
  );
/** Of an animal of somebody else's, of one still alive, or of a person beside an animal. */
const notTheirAnimal =
  /\b(?:vet(?:erinary)? (?:nurse|student|school)|i'?m a vet|i am a vet|work (?:at|in|for) (?:a|the) vets?|phone died|battery died|(?:wife|husband|mum|mom|dad|nan|gran|father|mother|brother|sister|son|friend) (?:has |just )?(?:died|passed away)|dead (?:bird|mouse|rat|pigeon)|since my (?:wife|husband|mum|dad)|stuffed|hot dog|i nearly died|could have died|almost died)\b/;

const theFuneral =
  "(?:funeral|eulogy|cremation|burial|memorial service|memorial|(?:the|a|his|her|irish) wake(?! of)|requiem|janazah|shiva|month's mind)";
const noFuneral =
  /\b(?:(?:my|your) own funeral|(?:at|for|to|plan\w*) my funeral|it'?s your funeral|like (?:a|at a) funeral|sound like a funeral|funeral (?:director|home|business|industry|parlou?r)s?|work (?:at|in|for) (?:a|the) (?:funeral|crem\w*)|undertaker by|i'?m (?:a|an) (?:undertaker|vicar|priest|celebrant)|had a funeral for|funeral for (?:the|my|a) (?:\w+ )?(?:phone|laptop|goldfish|hamster|plant|cafe|bird)|in the wake|(?:in|with|after) a wake|phone died)\b/;
const past =
  "\\b(?:after|since|at|from|went to|been to|came to|through|missed|home from|back from) (?:the |my |our |his |her |their |(?:[\\w']+ ){1,3})?";

export const ofLoss: readonly Matter[] = [
  {
    id: 'animal-missing',
    signs: [
      new RegExp(
        `${own(animals)}\\b(?:(?!\\b(?:died|dead|put down)\\b)[^.!?\\n]){0,50}?\\b(?:(?:is|'s|has|gone|been|went|still|are) missing|(?:hasn'?t|didn'?t|has not|never|not) (?:come|came|been|be|turned|returned)(?: back)?(?: home| up| seen| in)|(?:ran|run|running) (?:off|away)|got out|escaped|bolted|disappeared|vanished|still (?:out there|not (?:back|home))|not (?:back|home|seen))\\b|\\b(?:can'?t find|looking for|searching for|calling for) (?:my|our|the) (?:\\w+ )?(?:${animals})\\b(?!'s)|\\bmissing (?:${dogs}|${cats})\\b`,
      ),
      /\b(?:miss|missing|lost|find|found|look\w*|search\w*|posters?|out all|home|back|nights?|days?|hours|streets?|gate|garden|calling|shed|chip\w*|seen)\b/,
    ],
    unless:
      /\b(?:(?:i|really|so|still) miss(?:ing)?|miss(?:ing)? (?:my|our|the|him|her) (?:\w+ )?(?:dog|cat|so much)|died|put (?:down|to sleep)|passed away|came back|come back now|found (?:him|her|it)|(?:he|she)'?s back|turned up|phone died|lost (?:my|our) (?:\w+ )?(?:dog|cat) (?:to|last|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|lost interest|a new|buy a)\b/,
    hear: [
      'Every noise at the back door could be paws, so nobody in the house really sits down.',
      'With a missing animal you can neither cry properly nor put the bowl away.',
      "People who never raise their voice will stand in the road at night and call a pet's name.",
      'You look at your own street quite differently, all sheds and gaps and places an animal could get into.',
      'You leave the food out for yourself as much as for them, so that something is being done out there.',
      "Every shape under a parked car is your animal for a second, and then it's a carrier bag.",
      'An animal can be three gardens off or three miles, and it looks just the same from your window.',
      'You listen at night with the window open, even in the cold, in case there is a scratch at the door.',
      'Everybody has a story of an animal that came back after weeks. You want to hear it and you do not.',
      'Going to bed feels like calling off the search, with an animal still out there.',
    ],
    ask: [
      'Where do you go first, when you go out calling?',
      'Which sound always used to bring them running?',
      'Who else is keeping an eye out for them?',
      'What are they like with strangers?',
      'What would somebody have to look for, to know it was yours?',
      'Where is the furthest they ever got to before?',
      'What would you do first, if they were at the door?',
      'Where do they sleep on any other night?',
    ],
  },
  {
    id: 'dog-died',
    signs: [lostAnimal(dogs)],
    unless: notTheirAnimal,
    hear: [
      'A dog keeps the clock of a house, the door, the dinner, the last turn round the block. Now the hours come without anybody asking.',
      'You go on listening for nails on the floor long after there is no dog to make the noise.',
      'A dog is glad every single time you come in, even from the bins. Nobody else in the world does that.',
      "It's often the lead that gets people, hanging by the door with no walk to go on.",
      'With a dog you are out in all weathers and know half the street by it. That goes quiet as well.',
      'Most of what gets said in a house with a dog is said to the dog.',
      'People cry over a dog as they have not cried over some of the family, and then think they have to explain it.',
      "You could tell that dog's bark from any other in the street, and which bark was for what.",
      'A dog is in the way for years, in the doorway, under the table, on the good chair. Then you can walk straight through the room.',
      'Dog hair turns up for years, on a coat, in the car, and you find you do not brush it off.',
    ],
    ask: [
      'What was the daftest thing that dog ever did?',
      "Which hour of the day was always the dog's?",
      'What did you call the dog when nobody else was listening?',
      'Where did the dog always lie?',
      'What did your dog do when you came in at the door?',
      'Which walk did your dog like best?',
      'What would that dog have done anything for?',
      'Who else round your way knew the dog?',
    ],
  },
  {
    id: 'cat-died',
    signs: [lostAnimal(cats)],
    unless: notTheirAnimal,
    hear: [
      'Every cat has the one warm spot in the house, and it takes ages before anybody else sits there.',
      "A cat's weight at the end of the bed is next to nothing, and you would know at once that it was missing.",
      "A cat doesn't come to everyone. You were chosen, and hardly anybody else ever saw how much that was.",
      'People go on looking up at the window when they come home, for a face with ears.',
      'You learn to open a door slowly, for the cat behind it, and the hand goes on doing it.',
      "A cat wakes you at five for breakfast and then walks away from it. People would give a lot for that five o'clock.",
      "It's only a cat to those who never had one walk out in a huff and come back at midnight.",
      'A cat sits by through a good deal that nobody else gets to see, and never says a word about it.',
      "There's always half a box of cat food left over, and nobody has ever known what to do with it.",
      'You get up from the chair as carefully as if there were still a cat on your lap.',
    ],
    ask: [
      'Where did your cat sleep, most of all?',
      'What did that cat think of visitors?',
      'What was the cat like in the first weeks at your place?',
      "What was your cat's idea of a good day?",
      'What noise did your cat make that you would know anywhere?',
      "Which of your things did the cat think were the cat's?",
      'What names did the cat go by at home?',
      'When in the day do you look for the cat?',
    ],
  },
  {
    id: 'animal-died',
    signs: [
      new RegExp(
        `${lostAnimal(smaller).source}|\\bhad (?:to have )?(?:him|her) put (?:down|to sleep)\\b|\\b(?:lost|buried) the (?:old )?(?:${smaller}|foal|lamb)\\b|\\bgoodbye to (?:my|our|the) old (?:boy|girl)\\b[^]*\\b(?:vet|paw)|\\b(?:vet|paw)\\b[^]*\\bgoodbye to (?:my|our|the) old (?:boy|girl)\\b`,
      ),
    ],
    unless: notTheirAnimal,
    hear: [
      'You get to know an animal by small signs, an ear, a way of standing. Nobody else could read that one as you could.',
      'The feeding alone took up a corner of every day, and it is that corner which feels so wide.',
      'An animal never once asks you to be in a better mood. There are not many about the place like that.',
      'The sound of one animal moving about is easy to overlook until the place is without it.',
      'Other people hear what sort of animal it was. You had this particular one, with the likes and the sulks.',
      'Straw or seed or tins, there is always some of it left, and it was bought for somebody in particular.',
      "Nobody at home thinks it odd to talk to an animal all day. It's only odd to stop.",
      'There is a way of being greeted that only your own animal has, and it cannot be had anywhere else.',
      'You were the food and the door and the hand to that animal, every day there was.',
      'It gets said quickly, that a pet has died, and then you have to stand there while somebody says oh dear.',
    ],
    ask: [
      'What habits did that animal have?',
      'What was feeding time like?',
      'How did your animal come by the name?',
      'What did that animal like best in the world?',
      'What made you laugh most about your pet?',
      'How did your animal let you know what was wanted?',
      'Which time of day still belongs to that animal?',
      'Who else was that animal fond of?',
    ],
  },
  {
    id: 'animal-ill',
    signs: [
      new RegExp(
        `\\b(?:to|at|from|rang|ring|call(?:ed)?|with) the (?:emergency )?vet(?:'?s)?\\b(?! (?:who|i fancy))|\\bvet(?:'s| is| has| will|'ll)? (?:says?|said|thinks?|found|wants|kept|keep(?:s|ing)|can'?t|gave|rang|phoned|reckons|told|did|asked|coming|operation)\\b|\\bvet(?:'?s)? (?:bills?|appointment)\\b|${own(animals)}(?:'s| is| has| has been|s| isn'?t| hasn'?t| won'?t| not)?(?: been| been very| very| really| so| quite| got| getting| gone| not| now| stopped){0,2} (?:ill|poorly|dying|sick(?! (?:on|in|all over|everywhere|of|again on))|limping|off (?:his|her) food|eating|eaten|eat|cancer|a lump|a tumou?r|arthritis|diabet\\w+|fits|seizures?|blind|deaf|(?:1[2-9]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) (?:now|years old)|old)\\b|\\b(?:having|going to have|have to have|if we|should (?:i|we)|whether to|time to) (?:put )?(?:him|her|it|my \\w+|the (?:dog|cat)) (?:put )?(?:down|to sleep)\\b`,
      ),
      new RegExp(`\\b(?:${animals}|vet|vets|paws?|basket|purr\\w*|tail)\\b`),
    ],
    unless:
      /\b(?:died|passed away|is dead|had to put|we put (?:him|her) (?:down|to sleep)|was put (?:down|to sleep)|had (?:him|her) put|i'?m a vet|i am a vet|(?:is|become|be|being|one's|friend'?s|he'?s|she'?s) a vet|(?:army|war|combat|military) vet|vet(?:erinary)? (?:nurse|student|school)|work\w* (?:at|in|for) (?:a|the) vet|fancy the vet|fit as|benign|all clear|clean bill|put (?:him|her|them) down for|bitten|bit me|bit (?:a|the)|lambing|ewe|foal|calf|cows?|it was over before|jabs?|boosters?|vaccin\w*|fleas?|all fine|but fine|(?:is|was) fine|neuter\w*|spayed|eating (?:my|the|his own)|ate my homework)\b/,
    hear: [
      'You end up counting mouthfuls, and a bowl that has been licked clean makes the whole day.',
      'They have not understood a word of what gets said at the vet, and are thinking about dinner.',
      'You lie there listening for the breathing from the basket, as people do with a new baby.',
      'At the vet they look at you and not at the vet, as if you had arranged it and could stop it.',
      'People who leave a cold of their own for weeks will be up at three over an animal that is off its food.',
      "You can hear from the next room when something is wrong. Nobody knows that animal's step like you.",
      'Then there is a good hour, they steal something off a plate, and you think the vet has got it all wrong.',
      'You go on saying dinner and bedtime in the usual voice, so that the animal at least is not worried.',
      'Whatever gets decided about an animal, it is decided above somebody who trusts you and wants a biscuit.',
      'People take a lot more photos of an animal just then, and do not quite say to themselves why.',
    ],
    ask: [
      'What is your animal like on a good day?',
      'What still gets those ears up?',
      'What do you go by, with an animal who cannot say?',
      'Who does that animal always go to, besides you?',
      'Where do they like to lie these days?',
      'How do they let you know they want you there?',
      'What have you and that animal always done together?',
      'What mischief were they always best at?',
    ],
  },
  {
    id: 'baby-lost',
    signs: [
      /\b(?:miscarr\w+|still ?born|still ?birth|(?:lost|losing|lose) (?:the|our|my|a|another|that) (?:\w+ )?(?:baby|babies|pregnancy|twins?)(?! (?:bag|monitor|weight|fat|shoes?|goats?|photos?|teeth|clothes|book|sitter))|(?:our|my|the|her) baby (?:girl |boy )?(?:died|didn'?t make it|was born (?:asleep|sleeping|still))|no heartbeat|ectopic|d and c|d&c|molar pregnancy|angel baby|chemical pregnancy|blighted ovum|cot death|neonatal death|terminated for medical|tfmr|after (?:\w+ )?loss(?:es)? (?:we|i) (?:tried|got pregnant)|would have been due)\b/,
      /\b(?:i|i'm|me|my|we|our|us|im|ive)\b/,
    ],
    unless:
      /\b(?:(?:my|a|her|his) (?:friend|colleague|boss|neighbour|mate|cousin|sister|sister in law|sister-in-law|brother|daughter|sister's) (?:\w+ ){0,3}(?:miscarr\w+|lost (?:the|her|a|their) baby)|(?:haven'?t|didn'?t|not) (?:lost|lose) the baby|baby (?:goats?|birds?|lambs?)|one of my ladies|cheating|miscarriage of justice|baby weight|baby teeth|lost (?:the|my) baby (?:sitter|monitor|weight|fat|photos?)|midwife for|i'?m a midwife|i am a midwife|my patient)\b/,
    hear: [
      'You had counted forward already, to which winter it would be and what size of baby coat.',
      'Other people never met that baby, so they do not know how much of a somebody there was.',
      "There was a name, or at least a word the baby went by, and now there's no sentence to put it in.",
      'There seem to be prams at every corner, and nobody moves them out of your way.',
      'People say the oddest things about a lost baby, and most of them begin with at least.',
      'A due date stays in the head like a birthday, whether anyone else knows it or not.',
      "You were that baby's parent from the day you knew. Nobody takes that off the list.",
      'A drawer, a corner of a room, a day off asked for, it all gets planned for a baby so quietly that nobody sees it go.',
      'There is so little to keep of a baby like that, so you hold on to very few things very hard.',
      'When somebody asks how many children you have, every answer comes out wrong by one.',
    ],
    ask: [
      'What had you started to call the baby?',
      'What did you look forward to most, with that baby?',
      'Who had been told there was a baby on the way?',
      'What have you kept, of the baby?',
      'When in the day does the baby come to mind?',
      'What would you want people to know about this baby?',
      'What do you wish people would not say about the baby?',
      'What was it like, knowing there was a baby?',
    ],
  },
  {
    id: 'child-died',
    signs: [
      new RegExp(
        `${lost(children)}|\\b(?:my|our) (?:boy|girl|lad|baby boy|baby girl|little one|only child)(?: (?!friend)\\w+)? (?:died|passed away|is dead)\\b|\\b(?:i|we)(?:'ve| have)? lost (?:a|my only|our) (?:son|daughter|child)\\b(?! (?:on|in the))`,
      ),
    ],
    unless:
      /\b(?:my (?:friend|boss|neighbour|colleague)(?:'s)? (?:lost|son|daughter|child)|lost (?:my|our) (?:son|daughter|child) in the|(?:son|daughter|eldest|youngest) (?:\w+ )?passed(?=\s*(?:[.,!\n]|$)))\b/,
    hear: [
      "You knew that step on the stairs, and you would still know your child's among a hundred.",
      'Their friends go on getting older, and you can read off them what your child would be up to.',
      "You look up at a laugh in the street, because for a second it is your child's.",
      "People stop saying a child's name to spare you, and it's the very thing you would like to hear.",
      'A child is supposed to be the one who goes through your drawers some day, and not the other way about.',
      "People keep a child's teeth and drawings to have a laugh over together one day. Nobody keeps them for this.",
      'You can be at the sink thinking of nothing, and there is your child again with wet hair, wanting something.',
      'Other parents go a little careful round you, as if it could be caught.',
      'The head still counts, for plates and presents and seats in the car, and counts your child in.',
      'You have known your child since the first minute, and it goes against everything to know the last.',
    ],
    ask: [
      'What was {lost} like as a little one?',
      'What did your child always make you laugh with?',
      'What was your child mad about?',
      "Who says your child's name to you, these days?",
      "What do you do with your child's birthday?",
      "Which of your child's sayings has stayed in the house?",
      'Who did your child take after?',
      'When in a day does your child come closest?',
      'What should somebody know who never met your child?',
    ],
  },
  {
    id: 'funeral-ahead',
    signs: [
      new RegExp(`\\b${theFuneral}\\b`),
      new RegExp(
        `\\b${theFuneral} (?:is|'s|will be|isn'?t)(?: \\w+)? (?:on|at|next|this|in|tomorrow|mon|tues|wednes|thurs|fri|satur|sun|the \\d|not (?:till|until))|\\b${theFuneral} (?:tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?! (?:was|went|and it was))|next)|\\b(?:tomorrow|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:'s| is| it'?s)? (?:the |my |his |her |\\w+'?s )?${theFuneral}|\\b(?:have to|must|got to|gotta|supposed to|asked (?:me )?to|wants? me to|need to|meant to|going to|due to) (?:\\w+ ){0,3}?(?:speak|read|talk|carry|say (?:something|a few)|give|write|do|wear|arrange|plan|organi[sz]e|go)\\b[^.!?]{0,50}\\b${theFuneral}|\\b(?:writing|write|planning|arranging|organi[sz]ing|dreading|doing|giving) (?:the |my |his |her |a |[\\w']+ ){0,3}${theFuneral}|\\b(?:can'?t|cannot|not going to|not|should i|do i|whether to|won'?t|couldn'?t|unable to) (?:be )?(?:go|get|going|come|attend|fly|travel|face|bear|make it)(?: home| back)? (?:to|for) (?:the |my |his |her |[\\w']+ ){0,3}${theFuneral}|\\bbefore the funeral\\b|\\b(?:going to|i'm) (?:do|doing|give|giving|say|saying) (?:a|the) (?:\\w+ )?(?:bit|reading|speech|few words|talk) at\\b|\\basked (?:me|us) to (?:speak|read|sing|carry)\\b|\\b(?:hold|give|write|make) (?:the|a) (?:speech|eulogy)\\b|\\b(?:speak|speaking|reading|singing) at (?:the |my |his |her |[\\w']+ ){0,3}${theFuneral}`,
      ),
    ],
    unless: new RegExp(
      `${noFuneral.source}|\\b(?:after|since|home from|back from|missed|through|cried at|said at) the (?:\\w+ )?(?:funeral|wake)\\b|\\bfuneral (?:was|went)\\b|\\b(?:didn'?t|did not|never|wouldn'?t) (?:go|come|get|make it)\\b|\\bread (?:the )?(?:poem|eulogy) (?:was|went)\\b`,
    ),
    hear: [
      'A funeral wants a hundred small answers, music, sandwiches, which tie, from people who can hardly think.',
      'You have to be seen at a funeral, just when you would most like nobody to look at you.',
      'There is a strange time before a funeral when somebody is dead and still on the list of things to do.',
      'You stand at the wardrobe over what to wear to a funeral as if it mattered, because it can at least be settled.',
      'As long as the funeral is still to come, there is a day to stay upright for.',
      'A whole life has to go into a funeral of half an hour, and everything true about it is too long.',
      'At a funeral you meet half a lifetime in one car park, in the wrong shoes.',
      "The time and place of a funeral have to be told over and over, and each time it's true again.",
      'Everybody round a funeral speaks in that low voice, and somebody still has to think of money and parking.',
      "There's usually one minute of a funeral that people dread, and the rest of the day hangs on it.",
    ],
    ask: [
      'Which minute of the funeral do you dread?',
      'What would {lost} have said about all the fuss?',
      'What has to be said at the funeral, whatever else is not?',
      'Who would you want beside you at the funeral?',
      'What music would they have picked themselves?',
      'Who are you uneasy about meeting there?',
      'Which part of the funeral is yours to do?',
      'What would have made them laugh about that day?',
      'How did they feel about funerals themselves?',
    ],
  },
  {
    id: 'funeral-had',
    signs: [
      new RegExp(
        `${past}${theFuneral}\\b|\\b${theFuneral} (?:was|went|is over|is done)\\b|\\b(?:we|i|they) (?:just |only )?(?:buried|cremated|lowered|scattered)\\b|\\b(?:had|was) (?:the |his |her |my [\\w']+ )?${theFuneral}\\b`,
      ),
      /\b(?:today|yesterday|this (?:morning|afternoon|evening|week|weekend)|last (?:night|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|home from|back from|funeral (?:was|went) (?!in|when|years)|everyone(?:'?s)? (?:gone|left|went)|days ago|(?:read|spoke|sang|cry|cried|laugh\w*|strong|stood) (?:\w+ ){0,4}(?:at|through) (?:the|a|my))\b/,
    ],
    unless: new RegExp(
      `${noFuneral.source}|\\b(?:years? ago|in '?\\d\\d|pills|boss took|degree|since (?:the funeral|we buried)|when i got back to work|going to do|when i was|last year|as a (?:kid|child))\\b`,
    ),
    hear: [
      'At a funeral you spend the day comforting other people, and get in at night with your face tired from it.',
      'Till the funeral there were things to do. After it the phone goes quiet and the sandwiches are finished.',
      "A funeral goes by behind glass for most people, and what they keep of it is a hymn or somebody's shoes.",
      'People tell you things at a funeral that you never knew, and there is nobody to check them with.',
      'You look round the room after a funeral for the one who would have found it all funny.',
      "After a funeral everyone else has work in the morning. You're left with the flowers.",
      'Who came to a funeral and who did not gets written down somewhere in the head, without anybody meaning to.',
      'People get through the coffin and the music, and then come undone over a coat in the hall.',
      "There's such a lot of shaking hands at a funeral, and hardly a word in it that's about them.",
      'A funeral is just the sort of gathering they would have been at, and you catch yourself looking for them.',
    ],
    ask: [
      'What has stayed with you most, from the funeral?',
      'What was said about them that was really true?',
      'Who did you notice most, at the funeral?',
      'What did the funeral leave out about them?',
      'What would they have made of their own funeral?',
      'What was it like once everyone had gone home?',
      'Which moment of the funeral would you keep?',
      'What would you have said about {lost}, with nobody listening?',
      'Who could you be yourself with on that day?',
    ],
  },
  {
    id: 'their-day',
    signs: [
      someoneDied,
      /(?<!\b(?:died|passed|passed away|for|till|until|by) (?:(?:at|on|just|before|after|over|the|last|day) ){0,3})\b(?:(?:his|her|their|mum'?s|mom'?s|dad'?s|nan'?s|gran'?s|our|\w+'s|first|second|another|this|the|next|every|it'?s|death) (?:\w+ )?(?:birthday|anniversary|wedding anniversary|christmas|xmas|easter|eid|diwali|thanksgiving|mother'?s day|father'?s day|death anniversary|new year'?s?)|mother'?s day|father'?s day|anniversary of|(?:year|years|months?) (?:ago )?(?:today|tomorrow|this (?:week|\w+day)|(?:next|on) \w+day)|(?:a|one|two|three|four|five|ten|\d+) years? (?:on|tomorrow|this (?:week|\w+day))|would(?:'ve| have) (?:been|turned) (?:\w+ )?(?:\d+|\w+ty)|would be (?:\d\d|\w+ty(?:-\w+)?) (?:today|tomorrow|this)|christmas (?:without|is|alone|on my own|day this))\b/,
    ],
    unless:
      /\b(?:birthday (?:cake for me|party was)|my (?:\w+ )?birthday|(?:he|she)(?:'s| is) (?:turning|alive)|phone died|died at christmas)\b/,
    hear: [
      'There is the day itself, and there is the evening before it, which can be the worse of the two.',
      "You light a candle or you don't, you lay the table or you don't, and either way the day has them in it.",
      'You have to choose between doing something about the day and letting it go by, and both feel wrong.',
      'You would half like somebody to mention the day, and half like to get through it without a word.',
      'All the other days you manage somehow, and then the calendar goes and puts a circle round this one.',
      "It's only a square on the calendar to everyone else, and you're expected to be as on any other day.",
      'They would be a year older, or are gone a year longer, and the day does that sum for you in the morning.',
      'You wake up on a day like that and know what it is before you know anything else.',
      'The day comes, and the post comes and the bins go out, as if it were not that one.',
      "You plan how to get such a day over with, and then don't want it to be over, because it's theirs.",
    ],
    ask: [
      'What did that day look like when they were here?',
      'Who would you like to have round you on that day?',
      'What would {lost} want done about the day?',
      'Which hour of that day is the worst?',
      'What belongs to that day, whatever else happens?',
      'What would be on the table that day, if it were up to them?',
      'What do you want to say to them on a day like that?',
      'Where do you feel nearest to them on that day?',
      'Who else keeps that day, in their own way?',
    ],
  },
  {
    id: 'their-things',
    signs: [
      someoneDied,
      /\b(?:his|her|their|mum'?s|mom'?s|mam'?s|dad'?s|nan'?s|gran'?s|grandad'?s|brother'?s|sister'?s|husband'?s|wife'?s|mother'?s|father'?s) (?:\w+ ){0,2}(?:clothes|wardrobe|coats?|jackets?|jumpers?|cardigans?|shirts?|shoes|slippers|boots|things|belongings|stuff|handbag|glasses|watch|tools|shed|house|flat|bungalow|room|bedroom|drawers?|books|records|perfume|aftershave|dressing gown|scarf|hat|jewell?ery|ring|suits?|ties)\b|\bprobate\b|\bhouse clearance\b/,
      /\b(?:clear\w*|sort\w*|empt\w*|throw\w*|threw|chuck\w*|get rid|got rid|charity|hospice shop|skip|tip|keep|kept|keeping|still|smell\w*|wear\w*|wore|bag(?:s|ged)?|box(?:es|ed)?|pack\w*|sell\w*|sold|give away|gave away|giving away|given|donat\w*|found|hang\w*|wash\w*|touch|move|moved|bin)\b/,
    ],
    unless: /\b(?:phone died|divorc\w+|my ex\b|moved in with|her new|his new|affair|still alive)\b/,
    hear: [
      'Shoes stay pointing the way they were last going, and nobody likes to be the one to turn them.',
      "A wardrobe holds the smell longer than anything, and every time it's opened there is a bit less.",
      'People give away the good suit without a tear and cannot part with a comb.',
      'Every drawer turns out to have them in it, the string, the receipts, the batteries that might still be good.',
      'Their things ought to be sorted by someone who loved them, and that is just who cannot.',
      'With their things you are asked to decide in an afternoon what took a whole life to get together.',
      'There are things nobody else would pick up off the pavement, and you would run into a fire for them.',
      "A coat can hang on a hook for years and still look as if somebody's coming back for it.",
      'A charity shop sees a bag of clothes. You have seen every one of those across a table.',
      'Somebody has to be the first to wash the cup or strip the bed, and it feels like pushing them out.',
    ],
    ask: [
      'Which of their things will you never let go?',
      'What have you come across that you had no idea they kept?',
      'Which thing of theirs is most like them?',
      'What of theirs do you use every day?',
      'Where would they say their things should go?',
      'Which drawer or corner do you leave till last?',
      'Which of their things has the best story to it?',
      'What would {lost} laugh at you for keeping?',
      'Who else would want something of theirs?',
    ],
  },
  {
    id: 'grief-too-long',
    signs: [
      new RegExp(`${someoneDied.source}|\\b(?:grief|griev\\w+|mourn\\w*|bereave\\w*)\\b`),
      /\b(?:everyone|everybody|people|they|he|she|friends?|family|husband|wife|partner|mum|dad|sister|brother|son|daughter|boss|work|kids|nobody|doctor|gp|i|you)\b[^.!?]{0,60}\b(?:(?:get|got|be|been|getting|being) over (?:it|him|her|this|that)|over it (?:by now|already)|i'?m over (?:it|him|her|this)|i should(?:'ve| have)? (?:be|been) over|mov(?:e|ed|ing) on|(?:fine|better|normal|okay|ok|happy|all right|alright|coping|myself) by now|get on with (?:it|my|your|things|life)|dwell\w*|wallow\w*|(?:stop|still) (?:crying|grieving|being sad|going on about|talking about)|pull (?:myself|yourself) together|time (?:to|i|you) (?:let go|moved|met|dat\w+)|long enough|it'?s been (?:\w+ ){1,3}(?:years?|months))\b|\bstill (?:grieving|mourning)\b/,
      /\b(?:everyone|everybody|people|they|friends?|family|husband|wife|says?|said|thinks?|tells?|told|keeps? (?:telling|saying)|acts?|expects?|should|supposed|stupid|silly|weak|ridiculous|boss|still)\b/,
    ],
    unless:
      /\b(?:phone died|broke up|break ?up|my ex\b|cheat\w*|moved on to|(?:he|she|dad|mum)(?:'s| has)? (?:already )?moved on|moving on to|move on to|divorc\w+)\b/,
    hear: [
      "Other people's patience with a death lasts about as long as the flowers do.",
      'People want you as you were before the death, and you would not know where to find that person.',
      'After a while people ask the bereaved how they are in a tone that already hopes for fine.',
      'You learn to say the name of your dead a bit less, so as not to make a room go quiet.',
      'You can be perfectly well for a week, and then miss them in the middle of buying socks.',
      "You learn to say that you're doing well, because missing somebody makes other people look at their shoes.",
      "You end up grieving in the car and the bath, where it's in nobody's way.",
      'Moving on from a death is mostly spoken of by people who still have everyone round the table.',
      'The cards all came in the first weeks, and missing somebody goes on long after the post has stopped.',
      'They mean it kindly, mostly, and it still tells you to keep your dead to yourself.',
    ],
    ask: [
      'Who lets you talk about them as often as you like?',
      'What do you wish people would ask you about them?',
      'What do you miss that you have stopped saying out loud?',
      'Where do you go to miss them in peace?',
      'What makes others so keen to have it over, do you think?',
      'Who would you most like to understand how you miss them?',
      'What would you tell people about {lost}, if they would only sit still?',
      'How is missing them different from at the start?',
      'What brings them back the most, these days?',
    ],
  },
  {
    id: 'died-unsettled',
    signs: [
      new RegExp(
        `${lost(`${parents}|${partners}|${siblings}|${grandparents}|${others}`)}|\\b(?:he|she)(?:'s| has| had| is| just)? (?:died|dead|passed away)\\b`,
      ),
      /\b(?:bastard|bitch|hated (?:him|her|me|each)|(?:\b(?:i|we|i'd|we'd|i hadn'?t|we hadn'?t|i haven'?t|we haven'?t|me and (?:him|her)) (?:had )?(?:not|hadn'?t|haven'?t|didn'?t|never)?) ?(?:\w+ )?(?<=(?:not|n'?t|never) (?:\w+ )?)(?:spoken|spoke|speak|talked|talk|seen (?:him|her))(?: to| with)?(?: each other| him| her| since| for| in)|estranged|no contact|cut (?:him|her) off|fell out|fallen out|cruel|horrible (?:man|woman|to)|(?:was|were) (?:never )?(?:not )?(?:close|a (?:hard|bad|difficult|violent|nasty) (?:man|woman|father|mother))|weren'?t close|wasn'?t (?:close|kind|a good)|never (?:said|told me|once said) (?:he|she|sorry|that)|never forgave|didn'?t like (?:him|her)|glad (?:he|she)'?s (?:dead|gone)|good riddance|walked out on (?:me|us)|left (?:us|me) when i was|made (?:my|our) (?:life|childhood))\b/,
    ],
    unless: /\b(?:phone died|(?:dog|cat|rabbit|horse) (?:died|was put)|my friend'?s (?:dad|mum|father|mother))\b/,
    hear: [
      'Everyone says sorry for your loss, and you stand there working out what exactly it is you lost.',
      'When somebody like that dies, the quarrel stops in the middle and you are left holding your half.',
      'After a death people talk of the good side only, and you sit there with the rest of it.',
      'You can win every argument with the dead on the way to work, and there is nobody to hear it.',
      'You can be relieved that somebody is dead and cry about it in the same hour, and neither is put on.',
      'After a death somebody brings out the photos where they look kind, and you study them like someone you would have liked to meet.',
      'You may be missing someone they never quite were, and there is no grave for that one.',
      'People expect one face of you when somebody dies, and you have got about five.',
      'Somebody can be dead and still manage to take up the whole evening.',
      "A family's story of its dead gets kinder very quickly, and nobody asks you before they change it.",
    ],
    ask: [
      'What did you never get to say to them?',
      'What did you want from them, more than anything?',
      'What is the best you can honestly say of them?',
      'Who knows what they were really like?',
      'What do you feel that you would not say at a graveside?',
      'What do you have from them that you would rather not?',
      'What do the others say about them, now they are dead?',
      'What would have had to happen, for the two of you to be all right?',
    ],
  },
  {
    id: 'partner-died',
    signs: [new RegExp(`${lost(partners)}|${widowed}`)],
    unless:
      /\b(?:(?:he|she) left me for|not (?:a )?widow\w*|practised for|asked me about my late|they'?re from my|(?:he'?s|she'?s) a widow\w*|(?:a lady|there'?s a lady|lady) (?:at|in)|first date|falling for|asked me (?:out|to the pictures)|how does one proceed|now there'?s|phone died|widow'?s (?:peak|walk)|golf widow|black widow|football widow|a widow (?:on|at|in|from|who)|the widow|brother'?s widow|his widow)\b/,
    hear: [
      "All day long you still save up small things to tell them, and then it's evening.",
      'Half of living with somebody is did you lock the door and look at that bird. It is those that go missing.',
      'They knew how you take your tea and which cousin to sit you away from. Nobody else has that list.',
      'Their cup is still at the front of the cupboard, and you move it every morning to get at yours.',
      'Without your other half you become an odd number at tables, and people who love you start to count.',
      "It used to be somebody's business if you were late home or off your food.",
      'Whatever the two of you shared out, the bills or the spiders, you have both halves now.',
      'You catch yourself saying "ours" and "us", and then you have to stand there with it.',
      'You know exactly what your other half would have said about it, down to the tone.',
      'The evening is the long part, from when the news is over until a person living alone may decently go to bed.',
    ],
    ask: [
      'What did you two always laugh about?',
      'What would {lost} be saying to you now?',
      'Which hour of the day belonged to the two of you?',
      'Who did what at home, between you two?',
      'What did you notice about them first, back then?',
      'What do you still do just as if there were two of you?',
      'What could nobody do quite the way they did?',
      'Where in the house are they missing most?',
      'What did the two of you never agree on?',
    ],
  },
  {
    id: 'grandparent-died',
    signs: [lostOf(grandparents)],
    unless: /\b(?:phone died|my friend'?s (?:nan|gran\w*))\b/,
    hear: [
      "At a grandparent's the tea has its own time and its own cups, and a child gets let off things.",
      'Grandparents are old for as long as you know them, so you half think that they always will be.',
      'A gran or a grandad has time for you in a way that nobody else in a family does.',
      "A grandparent's chair has a dent in it that fits nobody else in the family.",
      "Whole families meet because of one old person's kitchen, and then nobody knows whose turn it is.",
      'To a grandparent you stay about seven, whatever you have become, and get handed a sweet for it.',
      "There are stories only that generation could tell right, and everybody else's version has a hole in it.",
      'A grandparent will admire a drawing, a driving test, a cheese sandwich, all the same. Hardly anyone else does.',
      'Somewhere there is a recipe or a knot or a song that only those old hands knew.',
      'You can still hear a gran or a grandad say your name, and nobody else says it like that.',
    ],
    ask: [
      'What did their house smell of?',
      'What did they always have in for you?',
      'What did they teach you to do?',
      'What was {lost} like when you were small?',
      'Which of their old stories did you hear most often?',
      'What were they like when nobody else was about?',
      'Which bit of them has come down to you?',
      'What would they say if they saw you tonight?',
      'Who in the family misses them as you do?',
    ],
  },
  {
    id: 'sibling-died',
    signs: [lostOf(siblings)],
    unless: /\b(?:phone died|sister ward)\b/,
    hear: [
      'Nobody else grew up in that same back seat, and now only you know what it was like in there.',
      'A brother or sister is meant to be there at the end, to roll their eyes with you about the parents.',
      'People ask after the parents first, and whoever has lost a brother or sister stands a bit to the side of it.',
      "You have been somebody's brother or sister all your life, and nobody tells you what that makes you now.",
      "There are jokes only brothers and sisters get, and there's no use telling them to anyone else.",
      'You fought over the bathroom and the bigger half, and you would hand over all of it now.',
      'The family looks at you and sees the other one as well, and you can tell by their faces.',
      "Nobody teases like your own brother or sister, and it's odd how much a person can miss it.",
      'When you think of being small they are in every picture, at the edge, pulling a face.',
      'You can describe a brother or sister to a stranger in a word, and to you it would take the whole childhood.',
    ],
    ask: [
      'What did the two of you get up to as children?',
      'What was {lost} like to grow up with?',
      'Who was the good one and who was the trouble, of you two?',
      'What did only the two of you know?',
      'What would they be teasing you about today?',
      'What did they always call you?',
      'Who in the family can you talk to about them?',
      'What did the two of you still have planned?',
      'What did they get away with at home?',
    ],
  },
  {
    id: 'parent-died',
    signs: [lostOf(parents)],
    unless:
      /\b(?:phone died|(?:till|until|to) the day (?:he|she|they) died|(?<!my )father (?!just|has|had|also|suddenly|finally|recently)\w+,? (?:died|who)|old man (?:down|next|across|at|in|on|from|who)|(?:an|the|that|this) old man|mother ship|father (?:christmas|anselm|\w+, who))\b/,
    hear: [
      'A parent is about the only person who wants to know if you got home and what you ate.',
      'You hear yourself say one of their sentences, in their very tone, and there is your parent in the room.',
      "You start reckoning by a parent's age, what they were doing when they were as old as you are.",
      "There is always something only a parent knew, the plumber's name or the gravy, and you reach for the phone to ask.",
      'You catch the mirror at a certain angle and a parent looks back.',
      "You start counting other people's parents, in the queue, on the bus, the ones who still have theirs.",
      'Wherever your parents lived was home in a way, and then one day it is only an address.',
      'When a parent dies the rest of a family has to work out all over again who rings whom.',
      'You go on saving up news for a parent, the small sort that nobody else would call news.',
      'It is the hands people remember of a mother or father, peeling something, or on a steering wheel.',
    ],
    ask: [
      'What was {lost} like at the kitchen table?',
      'Which of their sayings comes out of your own mouth?',
      'What have you got from them, in looks or in ways?',
      'What would you ring them about today?',
      'What could they do that nobody else in the family can?',
      'Where do you see them when you close your eyes?',
      'Who in the family is most like them?',
      'What was it like to come home to them?',
      'What did they never tell you that you would like to know?',
    ],
  },
  {
    id: 'friend-died',
    signs: [lostOf(friends)],
    unless:
      /\b(?:lost my (?:\w+ )?(?:friend|mate|bestie|pal)s?\b(?! (?:to|in|last|on|this|yesterday|suddenly))|fell out|fallen out|phone died|friend request)\b/,
    hear: [
      "There's no time off for a friend and no seat in the front row, whatever the two of you were.",
      'A friend can hear from your hello what sort of day it has been, and it takes years to have somebody like that.',
      "You still see something daft in the street and have your friend's name half typed.",
      'A friend has the other copy of those years, and you could always check how it really was.',
      'Half of what you are when you are being funny, you are with one particular friend.',
      "You and your friend had your own names for people and things, and you're the only one left who speaks that language.",
      'You go on getting older, and your friend keeps that same face and that same jacket.',
      'There was one friend you could ring for no reason, and every other call has to be about something.',
      'You know things about your friend that the family will never hear, and they are safe with you.',
      'The places you two went are still open and still serving, which seems a cheek without your friend.',
    ],
    ask: [
      'How did you and your friend find each other?',
      'What was {lost} like when it got late?',
      'What could you only say to that friend?',
      'What would your friend be ribbing you about just now?',
      'What did the two of you do when there was nothing to do?',
      'Which story about your friend do you tell most?',
      'What would you have liked to tell your friend still?',
      'Who else misses that friend the way you do?',
      'What was your friend the only one to know about you?',
    ],
  },
  {
    id: 'dementia',
    signs: [
      /\b(?:dementia|alzheimer'?s?|(?:mum|mom|mam|dad|da|mother|father|wife|husband|nan|nana|gran\w*|he|she) (?:\w+ ){0,2}(?:doesn'?t|don'?t|does not|didn'?t|no longer) (?:always |even )?(?:know|knows|recogni[sz]es?|remember) (?:who i am|me(?= (?:any ?more|now|since)\b))|asked me who i was|(?:she|he|mum|mom|dad|wife|husband)\b[^.!?]{0,50}\bmemory clinic)\b/,
      /\b(?:my|our|mum|mom|mam|dad|da|ma|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|he|she|him|her)\b/,
    ],
    unless:
      /\b(?:died|passed away|funeral|had (?:the )?(?:dementia|alzheimer)|ashes|buried|i work|my (?:residents?|patients?|clients?|shift)|the residents|on shift|as a carer|i(?:'m| am) (?:afraid|scared|worried) (?:i|it's)|(?:do|have|might) i (?:have|got)|my own memory|i'?ve (?:got )?(?:early )?(?:dementia|alzheimer)|i was diagnosed|my ex\b|driver|ghost\w*|facial)\b/,
    hear: [
      'You lose somebody a word at a time and still have to make the tea as if they were all there.',
      'There are moments when the old them looks out, says something spot on, and is gone before you have turned round.',
      'You start finishing their sentences, then their stories, then their cup of tea, and cannot say when that began.',
      'You see other people notice it, the girl at the till, the neighbour, and you step in with a joke.',
      'Visitors say how well they look, and they do, because visitors only ever see the good half hour.',
      'You know all of it for two now, the names, the dates, the stories, and who is still alive.',
      "On a good afternoon you could think the doctors got it wrong about their memory, and then it's teatime.",
      "Keys in the fridge make people laugh when it's told. It is another thing to be the one looking for them.",
      "You catch yourself cross over something they can't help, and you're the only one of the two who will remember it.",
      'Old songs go on working when names have stopped, and people get very grateful for a chorus.',
    ],
    ask: [
      'What do their hands still know how to do?',
      'What were they like, before the forgetting?',
      'What do they light up at?',
      'Which of the old stories do they still tell?',
      'Where do they think they are, when they are somewhere else?',
      'What do you miss most of how they used to be?',
      'What calms them, when they are lost?',
      'When did they last seem quite like themselves?',
      'Who else sees how much they have forgotten?',
    ],
  },
  {
    id: 'dying',
    signs: [
      /\b(?:hospice(?! (?:shop|charity))|palliative|end of life|(?:days|weeks|months) (?:left|to live)|(?:just|only|a couple of|a few) (?:days|weeks) (?:left|now)|matter of (?:days|weeks|hours)|(?:he|she|mum|mom|mam|dad|da|mother|father|nan|gran\w*|wife|husband|partner|brother|sister|friend|uncle|aunt\w*|son|daughter|grandpa|baba|papa|mama)(?:'s|s| is) dying(?! (?:to|for|a second|of (?:bore|laugh|hunger|embarrass|thirst)))|terminally|terminal (?:cancer|illness|now)|it'?s terminal|(?:won'?t|not going to|isn'?t going to|might not|will not) (?:make it|see (?:christmas|the (?:summer|spring|new year|wedding|baby))|last (?:the|till|until|much))|syringe driver|nothing (?:more )?(?:else )?they can do for (?:him|her|them|my)|wants? to (?:come home to )?die at home)\b/,
      /\b(?:my|our|mum|mom|mam|dad|da|ma|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|he'?s|she'?s|him|her|uncle|aunt\w*|brother|sister)\b/,
    ],
    unless:
      /\b(?:died|passed away|funeral|ashes|buried|widow\w*|since (?:he|she) (?:went|died)|terminal \d|(?:dog|cat|rabbit|horse|vet|vets|hamster)|i work|volunteer\w*|my patients?|residents?|on shift|i'?m dying|i'?ve (?:got )?(?:\w+ )?(?:months|weeks|days) (?:left|to live)|(?:gave|given|give|gives) me (?:\w+ )?(?:months|weeks|a year)|told me i|i have (?:\w+ )?(?:months|weeks|days) left|want(?:s|ed)? to die|i start at|days left of|weeks left (?:of|till|until|to (?!live))|days left (?:till|until|to (?!live))|months left (?:of|on)|if he'?s dying|(?:her|his|their) (?:husband|wife|mum|mom|dad|mother|father|son|daughter|partner|brother|sister)(?:'s| is| was|s) (?:in|at|dying|terminal\w*)|in a hospice before|(?:on|in) (?:her|his|the|that) last (?:day|night|hours?)|went on \w+day|bag of his|dead (?:husband|wife)|account holder|pretend\w*|sent back|days to pay|phone'?s dying)\b/,
    hear: [
      'At a bedside you want to say something big, and you ask if they want more water.',
      'When somebody is dying everything is the last of its kind, down to the last row about the telly.',
      'Somebody has to ring round the family and find a tone of voice for saying soon.',
      'Those who are far away and those who sit by the bed envy each other, while somebody is dying.',
      'Visitors whisper in the hall, and the one who is dying can hear every word.',
      'With somebody dying, every page of the diary is in pencil.',
      'Dying turns out to be so much about sips and pillows and socks, with the huge thing standing in the corner.',
      'People look a good deal at the hands on the blanket, because the face is harder.',
      "You go out for an hour and spend it watching the phone, in case they go while you're buying bread.",
      'Doctors have a word like comfortable, and you take that word home from a deathbed and look at it.',
    ],
    ask: [
      'What would you like them to know, while they can hear it?',
      'What makes them smile, even now?',
      'What have they said about dying themselves?',
      'What do you do, in the hours by the bed?',
      'Who else sits with them?',
      'What is the hardest time of day, with them like that?',
      'What have the two of you managed to say to each other?',
      'What do you want to keep of them from before they were ill?',
    ],
  },
  {
    id: 'carer',
    signs: [
      new RegExp(
        `\\b(?:look(?:ing|ed)? after|car(?:e|ing|ed) for|take care of|taking care of|nurs(?:e|ing)) (?:both )?(?:my|our|me) (?:\\w+ ){0,2}(?:${parents}|${partners}|${siblings}|${grandparents}|uncle|aunt\\w*)\\b|\\b(?:i|i'm|i've been|i just|just) (?:still )?(?:look|looking|care|caring) (?:after|for) (?:him|her)\\b|\\bi(?:'m| am|m) (?:just |only )?(?:his|her|the|my \\w+'?s|a|a full[- ]time|an unpaid|their) (?:\\w+ )?carer\\b|\\b(?:young|unpaid|full[- ]time) carers?\\b|\\bcarer'?s (?:allowance|grant|assessment)\\b|\\b(?:commode|hoist|respite|bed ?bath)\\b|\\bi (?:wash|dress|feed|bathe|lift|change|toilet) (?:him|her|my (?:mum|mom|dad|wife|husband|mother|father))\\b|\\b(?:after|since) (?:his|her|(?:my |me )?(?:dad|mum|mom|wife|husband)'?s) (?:second )?stroke\\b`,
      ),
      /\b(?:my|our|mum|mom|mam|dad|da|ma|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|brother|sister|he|she|him|her|i'?m|i am)\b/,
    ],
    unless:
      /\b(?:died|passed away|is dead|funeral|ashes|buried|widow\w*|agency|clients?|residents?|on shift|shifts|my ladies|herr|pani|frau|old lady|work as|as a carer|care home|the new carer|to my carer|my carers?|my mother's carer|changed (?:my|mum's|dad's)|the (?:other )?ward|(?:look(?:s|ing)? after|care for|feed|wash|dress|change) (?:my|the|our|his|her) (?:\w+ )?(?:son|daughter|kids?|children|baby|toddler|grandson|granddaughter|grand ?children|dog|cat|dogs|cats|house|plants?|hens|nephew|niece)|(?:my|the|our) (?:baby|toddler|newborn|puppy|dog|cat|horse)|(?:my|the) own stroke|i had (?:a|my|the) stroke|(?:since|after) (?:my|the) stroke i|going to look after|was going to look after|he'?d look after|respite from the)\b/,
    hear: [
      "Sitting down is what a carer does last in the day, and it's usually then that they call.",
      'Other people have evenings. A carer has a last round, with water and tablets and the hall light left on.',
      "Tablets, meals, appointments, the chemist by five. It's a whole ward run by one person, who also does the bins.",
      'You know how they like the pillow and which sock goes on first, and nobody ever taught you any of it.',
      'You can love somebody and still stand in the hall for a minute before going back in to them.',
      'To go out for milk you have to arrange it like a holiday, with somebody to sit in.',
      'They would hate to know how tired looking after them can make you, so you are cheerful as well, on top.',
      'Caring goes on behind a front door, so nobody sees how much lifting and wiping and waiting there is in it.',
      "You know by the way they put down a cup what sort of day's caring it will be.",
      "A carer's own aches get put off till there's time, along with the haircut and the friends.",
    ],
    ask: [
      'Which part of the day is the heaviest, with them?',
      'Who ever takes over from you?',
      'What did your evenings look like, before the caring?',
      'What do they still do for you?',
      'When do you get to be just yourself, and not the nurse?',
      'What do they not know you do for them?',
      'Which bit of the caring would nobody think of?',
      'What would you do with one day off from looking after anybody?',
    ],
  },
  {
    id: 'gravely-ill',
    signs: [
      new RegExp(
        `${own(kin)}(?:'s|s)?(?: (?!work|who|friend|nurse|doctor|job|a nurse|visited|drove|says|said|when)[\\w']+){0,5} (?:in (?:the )?(?:hospital|icu|itu|intensive care|a coma|resus)|(?:had|having|has had|after|since|recovering from) (?:a|an|another|the|his|her|that) (?:\\w+ )?(?:stroke|heart attack|brain \\w+|aneurysm|transplant)|(?:has|got|has got|with|diagnosed with) (?:\\w+ )?(?:cancer|leuk\\w+|a (?:brain )?tumou?r|mnd|motor neurone|als)|cancer|(?:is|'s|on|having|starts?|started) (?:the |her |his )?(?:chemo|radiotherapy|dialysis|ventilator|life support)|(?:is |'s )?(?:very|really|seriously|critically|gravely) (?:ill|sick|unwell))\\b|\\b(?:he|she)(?:'s| is| was)? (?:back |still |been )?in (?:the )?(?:hospital|icu|itu|intensive care|a coma)\\b|\\b(?:his|her|mum'?s|mom'?s|dad'?s|\\w+'s) (?:\\w+ )?(?:chemo|stroke|cancer|heart attack|radiotherapy)\\b|\\b(?:he|she)(?:'s| has) had (?:a|his|her|another) (?:\\w+ )?(?:stroke|heart attack)\\b|\\b(?:his|her) (?:operation|surgery) (?:is|was|went)\\b`,
      ),
      /\b(?:my|our|mum|mom|mam|dad|da|ma|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|brother|sister|he|she|him|her)\b/,
    ],
    unless:
      /\b(?:died|passed away|is dead|funeral|ashes|buried|widow\w*|phone died|all clear|in remission|cancer[- ]free|not cancer|benign|discharged|(?:he|she)'?s home|i was in hospital|i'?m in (?:the )?hospital|my (?:own )?(?:chemo|stroke|cancer|heart attack|radiotherapy|surgery|operation)|i (?:had|have|'ve) (?:\w+ )?(?:cancer|chemo)|i have cancer|i work|my patients?|residents?|on shift|stroke of|take a stroke|gave (?:me|him|her) a heart attack|nearly had a|near enough had a|heart attack (?:when|if)|for (?:his|her) nerves|with (?:the|our) baby|my ex\b|my ex[- ]|i was \w+ when|not in jail|not literally|broken (?:leg|arm|wrist|ankle|toe|nose)|tonsils|appendix|maternity|labour|birth|gave birth|born|dog|cat|vet|star sign|cancer sun|hospital appointment|years ago|when i was (?:\d|a|little|small|young))\b/,
    hear: [
      'You go in with a list of questions for the doctor and come out with the list still in your hand.',
      "You read a doctor's face before the doctor has sat down.",
      'You come out from seeing somebody that ill and people are parking and buying sandwiches, and you cannot think how.',
      'Good news shrinks to things like half a yoghurt or a joke with the nurse.',
      'When somebody is that ill everyone wants to be told how it stands, and you say it till it stops being words.',
      'They try to spare you and you try to spare them, and so the illness itself hardly gets mentioned.',
      'You lie down at night and your ears stay at the sickbed, wherever it is.',
      'You pick up all the words, the counts and the names of the drugs, and sound like a nurse to your own ears.',
      'You cannot plan the week and cannot leave it unplanned, with somebody that ill.',
      'You bring grapes and clean pyjamas, because there is nothing else you can bring against an illness like that.',
    ],
    ask: [
      'What is still quite like them, ill as they are?',
      'What do they ask you for, when they can ask?',
      'Who is there for you, while you are there for them?',
      'What about their illness do the doctors not see?',
      'What do you not say out loud about how ill they are?',
      'How do they talk about being ill, if they do?',
      'What do you do in the hours when you are not with them?',
      'Who gets told first, when there is news of them?',
    ],
  },
  {
    id: 'somebody-died',
    signs: [
      new RegExp(
        `${lost(others)}|(?:^|[.!?,\\n] ?|\\b(?:and|since|before|when|that|how|day|night|because|but|so|after|until) )(?:he|she)(?:'s| has| just| had|'d)? (?:died|dead(?! (?:good|nice|set|to me|funny|on|right))|passed away)(?! (?:laughing|inside|of (?:embarrass|shame|laugh)|on stage|a little|a bit))|\\b(?:my|our) (?:(?!nearly|phone|laptop|ex)\\w+ ){0,2}(?!phone|laptop|battery|car|engine|computer|boiler|fridge|freezer|machine|tv|telly|wifi|internet|router|drive|plants?|tomatoes|fish|bees|bike|kindle|ipad|tablet|watch|camera|van|truck|aid|business|marriage|relationship|love|chat|hope|dreams?|soul|character|sims?|grass|lawn|flowers|roses|career|starter|kettle|lambs?|sheep|cows?|heart|connection|parents|laptop|pc|xbox|alarm|clock|torch|charger|he|she|i|it|they|we|who|and|that)\\w+ (?:has |just |had |suddenly )?(?:died|passed away)\\b|\\bsomeone (?:i know|i knew|i love|close to me|very dear) (?:has |just )?(?:died|passed)\\b`,
      ),
    ],
    unless:
      /\b(?:phone (?:had |has )?died|battery died|laughing|embarrassment|last level|the game|boss fight|in the (?:book|film|series|show|story|last episode|finale)|episode|season \d|santa|the king|the queen|my (?:patients?|residents?|customers?)|on my (?:ward|shift)|nearly died|almost died|could have died|died inside|died on stage|(?:dog|cat|hamster|rabbit|horse|budgie|fish|hen|goldfish|parrot|guinea pig) (?:has |just )?died|my friend'?s (?:\w+ )?(?:mum|dad|nan|dog|cat)|(?:19[0-4]|1[0-8]\d)\d|compressions|on the ward|goat|lambs?|ewe|cow|calf|foal|lady at|first date|not widowed|practised|(?:he|she)'s a widow\w*|manuscript)\b/,
    hear: [
      'The day somebody dies the buses still run and people buy bread, and it seems bad manners.',
      'You go to say "is" and have to say "was", and the sentence stops.',
      'The dead turn up all day, in a coat across the road, in the back of a head.',
      "There's so much that has to be done about somebody who's died, and none of it is what you'd like to do.",
      'It can be some small thing about the one who died, one you had not thought of in years, that does it.',
      'Other people lower their voices about a death, and you end up telling them that you are all right.',
      'You want to talk about how they were, and people ask how they died.',
      "It goes in and out. You make toast quite normally, and then they're dead again.",
      'You would like one more quite ordinary conversation with the one who died, about nothing.',
      'People go over the last thing they said to somebody who died, and mostly it was about the weather or the bins.',
    ],
    ask: [
      'What were they like, on any old Tuesday?',
      'What comes to mind first when you think of {lost}?',
      'What would you say to them, if you had five minutes?',
      'Who else had them as close as you did?',
      'What will you always know them by?',
      'What changed when they came into a room?',
      'When does it come over you most that they are dead?',
      'What did the two of you share that others know nothing of?',
      'What would they be doing, about now?',
    ],
  },
];
