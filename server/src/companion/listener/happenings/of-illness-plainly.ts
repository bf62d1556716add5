import { close, ofTheDead } from './close-words.ts';
import type { Happening } from './happening.ts';

/** Somebody close, or one whom the talk is of. */
const someone = '(?:CLOSE|LAW|WIDER|CHILD)';
const pets = /\b(?:dog|cat|puppy|kitten|vet)\b/;
const well = new RegExp(
  `${ofTheDead.source}|${pets.source}|\\b(?:recovered|cured|all clear|remission|negative|i(?:'ve| have)? (?:had|have|got) covid|i tested|better now|fine now|years ago|no longer)\\b`,
);

/** Illness of somebody close, and looking after them, in few and ordinary words. */
export const ofIllnessPlainly: readonly Happening[] = [
  {
    id: 'will-not-be-long-now',
    cues: 'dying organ hospice terminal life support ventilator',
    when: close(
      String.raw`\b(?:(?:${someone}|he|she)(?:'s| is| has| was| been| now| just| currently| still| put)* (?:dying|terminal(?:ly ill)?|in hospice|on (?:a |the )?(?:life support|ventilator)|not going to make it|in (?:a )?coma|in the icu|in intensive care)|(?:his|her|their) organs (?:are|were) shutting down|(?:days|weeks|months) (?:left )?to live)\b`,
    ),
    unless: new RegExp(`${well.source}|\\b(?:told me all|last (?:year|month)|yesterday)\\b`),
    names: true,
    hear: ['You know what may be coming, and every call could be that call.'],
    ask: ['Are you able to be there?', 'Who is with you in this?'],
  },
  {
    id: 'close-one-diagnosed',
    cues: 'diagnos cancer tumor tumour parkinson dementia alzheimer leuk stroke heart kidney lupus stage',
    when: close(
      String.raw`\b${someone}(?:'s| is| has| was| were| have| had| got| just| been| recently| also| now| again| currently| found out(?: that)?| she| he| both)* (?:diagnosed\b.*|(?:fighting |battling |a |an |in |stage \w+ |terminal |brain |breast |lung |colon |prostate |skin |blood |bone |early |late )*(?:cancer|tumou?r|parkinson'?s?|dementia|alzheimer'?s?|leuk\w+|lymphoma|lupus|heart (?:failure|attack|problems?|disease)|kidney (?:failure|disease)|stroke|ms|als|copd)\b)`,
    ),
    unless: new RegExp(`${well.source}|\\b(?:autis\\w*|adhd|bipolar|depress\\w*|anxi\\w*|ptsd|passed)\\b`),
    names: true,
    hear: ['That is frightening when it is somebody close, and there is so little you can do.'],
    ask: ['What have the doctors said so far?', 'How are they taking it?'],
  },
  {
    id: 'close-one-has-the-virus',
    cues: 'covid corona virus positive tested',
    when: close(
      String.raw`\b(?:${someone}|he|she|they)(?:'s| is| are| has| have| was| were| just| also| both| all| got| came back| recently| now| currently| been| sick| ill)* (?:tested positive|positive for (?:covid|the virus)|with covid\w*|covid(?:-?19)?|corona ?virus|corona|the virus|caught (?:covid|it|the virus|corona)|contracted (?:covid|it|the virus)|infected)\b`,
    ),
    beside: /\b(?:covid\w*|corona\w*|virus|pandemic)\b/,
    unless: new RegExp(
      `${well.source}|\\b(?:afraid|scared|worried (?:about|of|that)|if|might|could|would|believe|take|care|serious\\w*|cowork\\w*|customers?|anxious (?:that|about)|fear|getting|because of covid|due to covid|job|hours|recover\\w*)\\b`,
    ),
    names: true,
    hear: ['You wait from day to day to see which way it goes.'],
    ask: ['How are they today?', 'Are they at home, or in hospital?'],
  },
  {
    id: 'operation-of-a-close-one',
    cues: 'surgery operation operat transplant',
    when: close(
      String.raw`\b(?:${someone}|he|she)(?:'s| is| has| will| needs?| have| to| going| undergo\w*| having| scheduled| for| in| get| getting| be| just| also| had)* (?:an? |the |\w+ |major |emergency |heart |back |brain |open )*(?:surgery|operation|transplant|bypass)\b`,
    ),
    unless: new RegExp(`${well.source}|\\b(?:my surgery|went well|i (?:had|have|need) (?:a )?surgery)\\b`),
    names: true,
    hear: ['You can do nothing but wait, and that makes the hours very long.'],
    ask: ['When is it?', 'What did they say about how it should go?'],
  },
  {
    id: 'not-the-same-since-it',
    cues: 'himself herself same different chang since accident injur stroke wreck brain',
    when: close(
      String.raw`\b(?:(?:since|ever since|after) (?:the|his|her|their) (?:\w+ ){0,2}?(?:accident|wreck|crash|stroke|injury|surgery|concussion|tbi|war|deployment)\b.*\b(?:not|hasn't|isn't|different|change[ds]?|himself|herself|same|worse|angry)|(?:${someone}|he|she) (?:hasn't|has not|isn't|is not) (?:been )?(?:him|her)self (?:since|after|lately)|traumatic brain injury|\btbi\b)`,
    ),
    unless: new RegExp(`${well.source}|\\b(?:since my accident|i had an accident|my tbi|i have)\\b`),
    names: true,
    hear: ['The person is still there, and not as they were. That is hard to live with from day to day.'],
    ask: ['What is different, mostly?', 'What do the doctors say about it?'],
  },
  {
    id: 'close-one-troubled-in-mind',
    cues: 'mental bipolar schizo depress anxi ptsd disturb disorder',
    when: close(
      String.raw`\b(?:${someone}|he|she|(?:some |several |many )?(?:of )?(?:my |your )?family members)(?:'s| is| has| have| was| been| may be| might be| also| really| very| so| struggling with| struggles with| suffers from| suffering from| dealing with| diagnosed with| with| a| an| some| severe| serious| got| mentally)* (?:bipolar|schizo\w+|depressed|depression|anxiety|ptsd|(?:mental(?:ly)?) (?:ill\w*|problems?|issues?|disturb\w*|health|unstable|disorder)|mentally (?:ill|disturb\w*|unstable)|borderline|a narcissist|personality disorder|ocd)\b`,
    ),
    unless: new RegExp(
      `${well.source}|\\b(?:suicid\\w*|my (?:own )?(?:depression|anxiety|mental)|i(?:'m| am| have| was| feel| get) (?:\\w+ )?(?:depress\\w*|anxi\\w*|bipolar|ptsd)|broke up|left me|dumped|needed to be alone)\\b`,
    ),
    names: true,
    hear: ['Living near that, you never quite know what the day will bring.'],
    ask: ['What is a bad day like?', 'Who helps, apart from you?'],
  },
  {
    id: 'close-one-addicted',
    cues: 'addict drug alcohol drink meth heroin relapse rehab pills',
    when: close(
      String.raw`\b(?:KIN|LAW|CHILD|WIDER)(?:'s| is| has| been| was| are| an?| just| again| back| always| still| started| keeps?| heavy| a| serious| got| went)* (?:addict(?:ed)?\b.*|drug (?:addict|user|problem)|alcoholic|drink(?:s|ing) (?:too much|a lot|every (?:day|night)|all|heavily|again|problem)|(?:using|on|doing|taking|abusing) (?:drugs|meth|heroin|pills|cocaine|crack)|relaps\w+|(?:in|to|back in|back to) rehab|drunk all)\b`,
    ),
    unless: new RegExp(
      `${ofTheDead.source}|\\b(?:sober|clean now|recovered|used to|overdos\\w*|i am an? (?:addict|alcoholic)|when i was)\\b`,
    ),
    names: true,
    hear: ['You cannot stop it for somebody else, and you have to watch what it does.'],
    ask: ['What is it like at the moment?', 'Who in the family sees it too?'],
  },
  {
    id: 'long-ill-at-home',
    cues: 'sick ill disab condition medical health unwell wheelchair hurt injur',
    when: close(
      String.raw`\b(?:(?:${someone})(?:'s| is| has| was| have| been| are| had| also| very| really| so| seriously| chronically| getting| just| quite| pretty| having| both)* (?:sick|ill|unwell|disabled|in poor health|in a wheelchair|bedridden|in (?:a lot of |so much )?pain|(?:a |some |many |lots? of |serious |bad |her |his )*(?:medical|health) (?:issues?|problems?|conditions?)|a (?:\w+ ){0,2}condition|hurt (?:his|her) \w+|broke (?:his|her) \w+|injured))\b(?!.*\bof (?:it|this|me|you)\b)`,
    ),
    unless: new RegExp(
      `${well.source}|\\b(?:sick of|make(?:s)? (?:me|you) sick|call(?:ed|ing)? in sick|mentally|home ?sick|love ?sick|infect\\w*|covid\\w*|corona\\w*|get(?:ting)? sick|will be|afraid|baby|if)\\b`,
    ),
    names: true,
    hear: ['When somebody close is ill or hurt, it changes the days for everyone around them.'],
    ask: ['How are they at the moment?', 'What has changed for you since?'],
  },
  {
    id: 'stays-away-to-keep-them-safe',
    cues: 'risk see visit give expose infect away hug safe',
    when: close(
      String.raw`\b(?:(?:afraid|scared|worried|fear|don't want|do not want|terrified)(?: \w+){0,3}? (?:of |to |about )?(?:giv(?:e|ing)|bring(?:ing)?|pass(?:ing)?|expos(?:e|ing)|infect(?:ing)?|spread(?:ing)?|tak(?:e|ing) (?:that|the) risk)\b.*\b(?:${someone}|her|him|them|risk|home)|you (?:can't|cannot|couldn't|haven't been able to|don't|won't|are not able to|'re not able to|aren't allowed to|'re not allowed to|not allowed to)(?: even| really)? (?:see|visit|hug|be with|go (?:to )?see) (?:${someone}|her|him|them)\b.*\b(?:because|due|risk|covid|virus|hospital|home|high[- ]risk|immun\w+|safe))`,
    ),
    beside: /\b(?:covid\w*|corona\w*|virus|pandemic|hospital|nursing|care home|risk)\b/,
    unless: new RegExp(`${ofTheDead.source}|\\b(?:custody|job|business)\\b`),
    names: true,
    hear: ['You stay away to keep them safe, and staying away is what hurts.'],
    ask: ['How do you keep in touch?', 'When were you last together?'],
  },
  {
    id: 'several-lost-in-the-family',
    cues: 'lost died death passed relative family friends',
    when: close(
      String.raw`\b(?:(?:several|many|some|two|three|four|2|3|4|5|a few|so many|multiple|a couple of|lots of|\d+)(?: \w+)? (?:deaths?|relatives?|(?:family )?members?|people|friends|cousins|uncles|aunts)\b.*\b(?:family|died|passed|lost|gone|covid|extended)|you(?:'ve| have)? (?:\w+ )?lost (?:several|many|some|two|three|four|2|3|4|5|a few|so many|multiple|a couple of|\d+) (?:\w+ ){0,2}?(?:relatives?|(?:family )?members?|people|friends|cousins|uncles|aunts|loved ones)|(?:some|many|several|most) (?:of|people in|in) (?:my|your) (?:\w+ )?family(?: members)? (?:have |had )?(?:died|passed)|have some deaths)`,
    ),
    beside: /\b(?:died|death\w*|passed|lost|dying)\b/,
    unless:
      /\b(?:years ago|lost (?:touch|contact|(?:their|his|her|its) |jobs?|work|interest|money)|\bjobs?\b|news|worldwide|in the world|in the country|americans|lost (?:some|many|all|a few) friends (?:since|because|when|after|over))\b/,
    names: true,
    hear: ['More than one, so you had hardly mourned the first when there was another.'],
    ask: ['Who of them was closest to you?', 'How long ago was it?'],
  },
];
