/** Whom to ask and where to look, in the kinds of places that nearly every country has. */
export interface Place {
  /** The matter, as the question or else what was told just before names it. */
  of: RegExp;
  not?: RegExp;
  /** What else has to be told in the last messages. */
  told?: RegExp;
  say: readonly string[];
  ask: readonly string[];
}

export const places: readonly Place[] = [
  {
    of: /\b(?:insulin|prescriptions?|inhalers?|my (?:medicine|meds|medication|pills)|pharmacy)\b/,
    say: [
      "The pharmacist first, today: ask for the cheapest version, a part of the pack, and the maker's help programme. A community clinic and the doctor who prescribed it often have a way too. Don't stretch it or leave doses out; if you run short of insulin, that's for the emergency room.",
    ],
    ask: ['How many days have you got left?'],
  },
  {
    of: /\b(?:haven'?t|have not|not) (?:been )?(?:seen|heard)\b/,
    told: /\bneighbou?rs?\b/,
    say: [
      'Knock and ring today, and ask the other neighbours or whoever has a key. If nobody answers and you fear somebody is lying there, call the emergency number: they come and look, and nobody minds if it was nothing.',
    ],
    ask: ['Who might have a key?'],
  },
  {
    of: /\binsurance\b/,
    say: [
      'Ask the insurer for the refusal in writing, with the clause it stands on. Then the ombudsman or a consumer advice centre: they look at it free or for little, and a first no is quite often changed.',
    ],
    ask: ['What reason did they give?'],
  },
  {
    of: /\b(?:child(?:ren)?|kids?|baby|babies|little (?:boy|girl)|wom[ae]n|wife)\b[\s\S]*\b(?:cr(?:y|ies|ying)|scream\w*|hit|hits|hitting|bruise\w*|hurt)\b|\b(?:scream\w*|fight\w*|hit|hits|hitting)\b[\s\S]*\b(?:child(?:ren)?|kids?|baby|babies|little (?:boy|girl))\b/,
    not: /\b(?:my|our) (?:\w+ )?(?:child(?:ren)?|kids?|baby|babies|son|daughter|wife)\b/,
    say: [
      "If somebody sounds in danger now, the police; you needn't be sure. Otherwise the child protection office or a children's helpline: you can ask there without giving a name, and they know what to do with it.",
    ],
    ask: ['What did you hear, and how often?'],
  },
  {
    of: /\b(?:rent|evict\w*|landlord|mortgage)\b/,
    not: /\b(?:noise|noisy|music|neighbou?rs?|mou?ld|repair\w*)\b/,
    say: [
      "The landlord first, in writing and before it's due: what you can pay, and when. Then the town's housing or social office, and a free advice or debt service; many places have a fund for just one such month, and some churches and charities do too.",
    ],
    ask: ['When is it due?'],
  },
  {
    of: /\b(?:bills?|debts?|loans?|credit cards?|minimum|overdraft|owe|payday|electric\w*|collectors?)\b/,
    not: /\b(?:therap\w+|counsel\w+|doctor|medical|hospital)\b/,
    say: [
      "The company itself first, before the due date; the number is on the bill. Say you can't pay it all and ask for a hardship plan. Then a free debt adviser, one that takes no fees: they look at the whole of it and talk to the others for you.",
    ],
    ask: ['Which of them is due first?'],
  },
  {
    of: /\b(?:food|groceries|hungry|nothing to eat|eat this week)\b/,
    say: [
      'A food bank, a church or a community kitchen; most towns have one and ask few questions. A school, a library or a social worker can tell you which is nearest.',
    ],
    ask: ['How many of you is it for?'],
  },
  {
    of: /\b(?:drink(?:ing)?|alcohol\w*|sober|drugs?|cocaine|weed|heroin|opioids?|gambl\w*|addict\w*|betting)\b/,
    say: [
      'Meetings such as AA, NA or Gamblers Anonymous are nearly everywhere and online at every hour, free and by first name only. There are free apps that count the days. And a doctor can help with the first of them; anyone who drinks heavily every day should ask there before stopping all at once.',
    ],
    ask: ['What time of day is the hardest?'],
  },
  {
    of: /\b(?:died|death|grie\w+|mourn\w*|bereave\w*|widow\w*|passed away|lost (?:my|a|our) (?:mum|mom|mother|dad|father|wife|husband|son|daughter|baby|brother|sister|child))\b/,
    say: [
      "Hospices run groups and talks for anybody who has lost someone, mostly free, and so do many hospitals and churches. There are grief groups online too, so it doesn't hang on where you live.",
    ],
    ask: ['Would you rather talk with one person, or sit among a few?'],
  },
  {
    of: /\b(?:cancer|chemo\w*|dementia|alzheimer\w*|stroke|caring for|carer|caregiver|look(?:ing)? after my|terminal\w*)\b/,
    say: [
      'Ask on the ward or at the practice for the social worker: they know who helps families. The big charities for that illness have a line to ring and groups by phone or video, so it works far from any town too.',
    ],
    ask: ['Which would suit you better, by phone or in a room?'],
  },
  {
    of: /\b(?:noise|noisy|loud\w*|music|drums?|part(?:y|ies)|bark\w*|bang\w*|stomp\w*|smok(?:e|es|ing)|rubbish|parks?|parking)\b/,
    told: /\b(?:neighbou?rs?|upstairs|downstairs|next door|flat (?:above|below))\b/,
    not: /\b(?:fight\w*|hits?|child\w*|scream\w*|threat\w*)\b/,
    say: [
      "If you rent, the landlord or whoever runs the building; after that the town council, and most have somebody for noise. They'll want days and hours, so write those down from tonight.",
    ],
    ask: ['Have you spoken with them yourself yet?'],
  },
  {
    of: /\b(?:bull(?:y|ied|ies|ying)|picked on)\b[\s\S]*\b(?:school|teachers?|class|kids|son|daughter)\b|\b(?:school|class|son|daughter)\b[\s\S]*\bbull(?:y|ied|ies|ying)\b/,
    say: [
      'The class teacher first, with dates and what was said; then the head, in writing, and ask when you will hear back. If nothing happens there, whoever is over the school.',
    ],
    ask: ['Who at the school knows so far?'],
  },
  {
    of: /\b(?:my (?:boss|manager|supervisor|employer|colleagues?|cowork\w*|co-work\w*)|hr|harass\w*|wages|unpaid|overtime|unfair dismissal|fired)\b/,
    not: /\b(?:find|look\w* for|new) (?:\w+ )?(?:job|work)\b|\bdepress\w*|\banxi\w*/,
    say: [
      'HR or a union, if there is one; otherwise the one above, in writing. A free advice line for workers can tell you the rule where you live, and the dates you wrote down are what they go by.',
    ],
    ask: ['What have you got written down so far?'],
  },
  {
    of: /\b(?:visa|immigra\w*|asylum|residence|papers|citizenship)\b/,
    say: [
      'A free advice centre for migrants, or the law clinic of a university. Take every letter along, and ask who may sign for what before you sign anything.',
    ],
    ask: ['Is there a date on the last letter?'],
  },
  {
    of: /\b(?:divorce\w*|custody|lawyers?|solicitor|court|legal\w*|will and|inherit\w*)\b/,
    say: [
      'A free legal advice centre, or the law clinic of a university; and many lawyers give the first half hour for nothing, if you ask. Have the dates and papers in order beforehand, then half an hour goes far.',
    ],
    ask: ['What is the one thing you need to know first?'],
  },
  {
    of: /\b(?:veterans?|army|military|iraq|afghanistan|combat)\b/,
    say: [
      "The veterans' service where you live, and the groups veterans run themselves; many have a line that's answered by somebody who has served. A doctor there knows flashbacks and bad nights well.",
    ],
    ask: ['Is there anybody from back then you still talk to?'],
  },
  {
    of: /\b(?:therap\w+|counsel\w+|psychologists?|psychiatrists?|medical bills?|doctor'?s? (?:visits?|bills?))\b/,
    say: [
      "Low-cost ways there mostly are: a university's training clinic, a community health centre, a service through work or school, and therapists who take less from those who earn less, if you ask outright. A family doctor knows which of them is near.",
    ],
    ask: ['What has stood in the way so far, the money or finding one?'],
  },
  {
    of: /\b(?:jobs?|unemploy\w*|work(?:ing)? (?:again|from home)|resume|cv|hiring|careers?|skills)\b/,
    not: /\b(?:depress\w*|anxi\w*|panic)\b/,
    say: [
      'The public job office, the careers service of your old school or college, and two or three people you used to work with. More work comes by somebody who knows you than by adverts, so one message to each of them is a good first hour.',
    ],
    ask: ['Who from your last work would answer you?'],
  },
  {
    of: /\b(?:newborn|postnatal|postpartum|post partum|baby blues|breastfeed\w*)\b/,
    say: [
      "The midwife, the health nurse or your doctor; say it in one sentence, they hear it every week. Most towns also have a mothers' group, and nobody there has a tidy house.",
    ],
    ask: ['Who sees you and the baby at the moment?'],
  },
  {
    of: /\b(?:lonel\w*|alone|friends?|like minds?|like[- ]minded|meet people|know (?:nobody|no one|no-one)|new (?:in|to) (?:town|the (?:city|area|country)))\b/,
    not: /\b(?:depress\w*|anxi\w*|panic|suicid\w*)\b/,
    say: [
      'A library or community centre has a board full of groups, and sites for meet-ups sort them by what people like. Choose one that comes together every week: it takes about five times until faces turn into people.',
    ],
    ask: ['What would you like to be doing there?'],
  },
  {
    of: /\b(?:depress\w*|anxi\w*|panic\w*|low|stress\w*|mental\w*|trauma\w*|ptsd|worr(?:y|ies|ied)|adhd|autis\w*|ocd|insomnia|sleep)\b/,
    say: [
      'A family doctor is the shortest way to real help, and two sentences are enough there. For reading and groups, your health service\'s own pages and the big mental health charities are plain and free; look for the word together with "self-help".',
    ],
    ask: ['What would help you more just now, reading about it or somebody to talk to?'],
  },
  {
    of: /\bknow (?:of )?(?:any|some)(?:one|body)\b/,
    say: [
      "No, I'm a program and know nobody outside this talk. The office itself is the way in: ring its main number, say in one sentence what you need, and ask who deals with that.",
    ],
    ask: ['What would you need them to do?'],
  },
];
