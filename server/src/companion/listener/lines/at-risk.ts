import type { AsAsked } from './as-asked/row.ts';

/** Where what was told may hurt somebody: of one's own deed nothing is called fine, weird or allowed by the form of the question. The first that fits. */
export interface Risk {
  told: RegExp;
  /** Said also to 'is that normal?' and 'am I overreacting?'. */
  usual?: true;
  say: readonly string[];
  next: readonly string[];
  ask: readonly string[];
}

export const risks: readonly Risk[] = [
  {
    told: /\b(?:i'?m|i am|(?:girlfriend|gf|wife|partner|she)(?:'s| is)?) (?:\w+ )?pregnant\b[\s\S]*\b(?:(?:don'?t|not) want (?:it|this|the baby|a baby)|keep it|get rid|not ready)\b|\babortion\b/,
    say: [
      "Being frightened of it, or not wanting it, doesn't make anybody bad. What's to be done is for the one who's pregnant to decide, with a doctor or an advice line that pushes neither way.",
    ],
    next: ['Nothing has to be settled tonight. Being kind to each other in it is enough for one evening.'],
    ask: ['Who else knows?'],
  },
  {
    usual: true,
    told: /\b(?:he|she|they|dad|father|mum|mom|mother|husband|wife|boyfriend|girlfriend|partner|brother|stepdad)\b[^.?!\n]{0,40}\b(?:throws|threw|smash\w*|breaks) (?:plates|things|stuff|glasses|dishes|furniture|chairs|bottles|my \w+|the (?:plates|dishes|door|furniture))\b|\b(?:pushes|pushed|shoves?|shoved|hits|hit|grabs|grabbed|chokes?|choked|slaps|slapped|kicks|kicked|threatens|threatened|forces|forced|touches|touched) me\b(?! (?:like|hard that|on the (?:arm|shoulder)))|\bcomes into my (?:room|bed)\b|\bour (?:little )?secret\b|\b(?:i'm|im|i am) not allowed (?:out|to (?:see|meet|go|talk))\b|\b(?:checks|goes through|reads) my (?:phone|messages)\b|\bhits the wall\b|\bwon'?t let me (?:see|go|work|leave|out)\b|\b(?:scared|afraid|frightened) of (?:him|her|my (?:husband|wife|dad|father|partner|boyfriend|girlfriend|stepdad))\b/,
    say: [
      "No. What's being done to you isn't your doing, whatever you did or didn't do. And telling somebody about it is right, no matter who asked you to keep quiet.",
    ],
    next: [
      "Pick one person who'd believe you and say it as plainly as you wrote it here. A helpline listens too and won't push you. If you're ever afraid to be in the room, trust that and go where you're safe.",
    ],
    ask: ['Who could you tell today?'],
  },
  {
    told: /\b(?:blocked me|restraining order|no contact|(?:asked|told|begged) me (?:not to|to stop|never to) (?:contact|write|writing|text\w*|call\w*|com\w+|messag\w+|ring\w*)|(?:asked|told) me to leave (?:him|her|them) alone|doesn'?t want (?:any )?contact|said not to contact)\b/,
    say: [
      "I'd leave it. You were asked to stay away, and a message now would say that it doesn't count, however kindly it's meant.",
    ],
    next: [
      "Write down what you'd say and keep it. Where it's about children or money, it can go through somebody whose job that is.",
    ],
    ask: ['What would you have wanted it to do?'],
  },
  {
    told: /\b(?:chemo\w*|dialysis|on oxygen|life support|hospice(?! (?:volunteer|nurse|worker|shop|choir))|palliative|stopped eating|refus\w+ (?:food|treatment))\b/,
    say: [
      "I won't lean either way on that, and I wouldn't use a hard word for it. It's for the one whose body it is, together with the doctors and nurses.",
    ],
    next: [
      'Say it to the nurse or the doctor in just those words, and today. They can often ease what makes it unbearable, and they know what may be stopped and how.',
    ],
    ask: ['Who of them do you trust most?'],
  },
  {
    // A fast that is no feast's.
    told: /^(?![\s\S]*\b(?:ramadan|iftar|suhoor|eid|lent|kippur)\b)[\s\S]*\bfast(?:ing|ed)\b/,
    say: [
      "I'd rather not say that it's fine. How a body takes going without food, and for how long, is something a doctor can tell and I can't.",
    ],
    next: [
      'Ask a doctor or a pharmacist before you go on with it, and tell them how many days it has been. If you feel faint, or your heart races, eat something and ring them today.',
    ],
    ask: ['What do you have on such a day?'],
  },
  {
    usual: true,
    told: /\b(?:eat(?:en|ing)?|ate) (?:almost |nearly |next to )?nothing\b|\b(?:not|n'?t|hardly|barely) (?:eat(?:en|ing)?|ate) (?:anything )?(?:for|in|since) (?:\w+ ){0,2}(?:days?|weeks?)\b/,
    say: [
      'No, not for long. A body that gets nothing takes the mood and the sleep down with it, and after a few days it needs somebody to look after it.',
    ],
    next: [
      'Something small now, soup, toast or a banana, and tell a doctor this week; today, if you feel faint or your heart races.',
    ],
    ask: ['What is it that stops you from eating?'],
  },
  {
    told: /\b(?:skip(?:ped|ping)? meals|not eat(?:ing|en)?|haven'?t eaten|an apple a day|throw(?:ing|n)? up|threw up|vomit\w*|purg\w*|calories|starv\w*|laxatives?|i cut (?:last|again|myself|my)|cutting|months clean|weeks clean|days clean|harm(?:ed|ing)? myself|better off without me|(?:don'?t|not) want to (?:be here|live|wake up)|voices|stopped taking|(?:take|took|taking) (?:\w+'?s? ){0,3}(?:pills?|tablets?|meds|valium|xanax)|lithium|antidepressants?|insulin|relaps\w*)\b/,
    say: [
      "I won't wave that through from here, and I won't make it a matter of good or bad either. It's one for somebody who can look at it with you.",
    ],
    next: [
      'Tell a doctor or a pharmacist, with the words you used here; a phone line does for a start. If it gets worse tonight, or you feel you might come to harm, ring the emergency number.',
    ],
    ask: ['Who could you tell today?'],
  },
  {
    told: /\bi'?m 1[0-6]\b[\s\S]*\b(?:he|she|bf|gf|boyfriend|girlfriend)(?:'s| is) (?:1[89]|[2-5]\d)\b/,
    say: [
      "It's right to wonder. At your age those years are a lot, and somebody who's grown up knows that. Nice isn't the test; the test is whether you may say no, tell others, and take your time.",
    ],
    next: ['Talk about it with a grown-up you trust, and if anything has to be kept secret, tell them that first.'],
    ask: ['Who knows about it, apart from you two?'],
  },
  {
    told: /\bwant(?:ed|ing)? to (?:\w+ )?(?:hit|slap|smack|shake|punch|strangle|hurt) (?:him|her|them|my|the)\b/,
    say: [
      "The wish comes when something has got too much, and it isn't the deed. What counts is that you're out of the room before it gets that far, every time.",
    ],
    next: [
      "If you're ever afraid you might really do it, tell somebody today who can take over for an hour, a doctor or a helpline too.",
    ],
    ask: ['What happens in the minute before it?'],
  },
  {
    told: /\bi (?:\w+ )?(?:slapped|hit|smacked|shook|shoved|pushed|punched) (?:my|him|her|them|the (?:cot|baby|kid|dog))\b|\bshook the\b|\btracker\b|\btrack(?:ed|ing) (?:him|her|his|my (?:wife|husband|partner))\b|\bspy(?:ing|ware)?\b|\b(?:betting|bet (?:it|my)|gambl\w*)\b|\bdrove (?:home )?(?:after|drunk|pissed)\b|\b(?:pints|drinks|beers) and drove\b|\bi (?:\w+ )?(?:cheated|slept with|kissed (?:my|his|her|someone|somebody|another))\b|\bhaving an affair\b|\bi (?:\w+ )?(?:stole|steal|nicked|robbed)\b|\bfake account\b/,
    say: [
      "I won't tell you it's nothing, and I won't tell you it's all there is to you.",
      "It isn't nothing, and it's one thing you did, not the whole of you.",
    ],
    next: [
      "What counts is the next step: see to it that it can't happen again this week, tell one person who can help you with that, and put right what can be put right.",
    ],
    ask: ['What was going on, just before it?', 'Who could you tell?'],
  },
  {
    told: /\b(?:police|court|witness|statement|solicitor|custody|visa|social services)\b/,
    say: [
      "That one has rules, and I'd only be making them up. Before you say or sign anything, ask somebody who knows them: a free legal advice line does for a start. What I can say is that it hardly ever gets better by saying something that isn't true.",
    ],
    next: [],
    ask: ['By when do you have to answer?'],
  },
];

/** What harms, or must not be leant on: told anywhere near, no answer by the form of a question is given. */
export const harmful =
  /\b(?:grabbed (?:me|my)|(?:my|her|his) (?:neck|throat)|chok\w*|strangl\w*|slap\w*|punch\w*|hits? (?:me|my|her|him|us)|beat(?:s|en)?(?: me)? up|threat\w*|forced me|rap(?:e|ed)|touch(?:ed|es|ing) (?:me|my)|molest\w*|abus\w*|our (?:little )?secret|(?:in|into|to) my (?:bed|bed)?room at night|self[- ]?harm\w*|cut(?:ting)? (?:my|myself)|suicid\w*|(?:want|wanted) to die|kill (?:my|him|her)self|overdos\w*|pregnan\w*|abortion|not to (?:contact|text|call|write)|no[- ]contact|restraining|(?:tablets|pills|meds|medication)|starv\w*|throw(?:ing)? up)\b/;

const finds = /\bwhat if (?:he|she|they|my \w+|anyone|someone|people) (?:\w+ )?(?:finds?|notices?|sees?|knows?)\b/;

/** What is asked there of others and of what comes: only what would be said to everyone. */
export const carefully: readonly AsAsked[] = [
  {
    put: /\b(?:believe me|take me seriously|listen to me)\b/,
    told: /\b(?:our (?:little )?secret|room at night|touch(?:ed|es|ing) (?:me|my)|rap(?:e|ed)|molest\w*|abus\w*|forced me)\b/,
    say: [
      "Yes, there are people who will, and it's their job to. If the first one doesn't, tell a second: a teacher, a doctor, a friend's mother, a helpline. You can say it in the words you used here. Whatever was done to you isn't your fault, and a secret like that isn't yours to keep. If it could happen again tonight, go where somebody else is, and ring the emergency number if you have to.",
    ],
    ask: ['Who is the safest person you could tell today?'],
  },
  {
    put: /\b(?:he|she|they|a man|a woman|people|someone)(?:'ll)? (?:\w+ )?(?:ever |really )?(?:change|changes|do it again|mean(?:s|t)? it|love|loves|sorry|stop|stops)\b|\b(?:love|loves) me\b/,
    told: /\b(?:grabbed|neck|throat|chok\w*|strangl\w*|slap\w*|punch\w*|hits? (?:me|my|us)|threat\w*)\b/,
    say: [
      "I can't know what {they} will do, and I wouldn't let your safety hang on it. Being sorry afterwards is common and doesn't stop the next time; hands on a throat are dangerous even once. Tell one person you trust exactly what happened, and ring a domestic abuse line, they push nobody. If you're afraid tonight, go where you're safe or call the emergency number.",
    ],
    ask: ['Who could you tell today?'],
  },
  {
    put: /\b(?:want|like|love|mind|hear from|write back|answer|miss|think (?:of|about) me|come back|talk)\b/,
    told: /\bnot to (?:contact|text|call|write)|no[- ]contact|restraining\b/,
    say: [
      "Whatever goes on in {them}, {they} asked not to be contacted, and that's the answer that counts. I'd not write, not even once and kindly. What you'd want to say, write down for yourself or say it here, and ring somebody else in the hour when it's strongest.",
    ],
    ask: ['Who could you ring when it gets strong?'],
  },
  {
    put: finds,
    told: /\b(?:self[- ]?harm\w*|cut(?:ting)? (?:my|myself))\b/,
    say: [
      "Then there'd be fright and maybe tears, and behind it somebody who wants you safe. It's easier if you choose who hears it first and when: her, another grown-up, a doctor, a helpline. \"I've been hurting myself and I don't want to be alone with it\" is enough. If it's deep, or you're afraid of what you might do, get help now.",
    ],
    ask: ['Who would be the easiest one to tell?'],
  },
  {
    put: finds,
    told: /\bpregnan\w*\b/,
    say: [
      "Then there may be shock first, and that passes. It's easier if you're not alone when it comes out: a doctor, a school nurse or a young people's clinic talks to you in confidence, and can be there when you tell it. What happens next is yours to decide, and nobody may push you either way. I'd see one of them this week.",
    ],
    ask: ['Who do you trust with a big thing?'],
  },
  {
    put: /\bhow (?:fast|quick\w*|long|soon)\b|\bget(?:s|ting)? worse\b/,
    told: /\b(?:dementia|alzheimer\w*)\b/,
    say: [
      'It differs a great deal: mostly over years and in steps, with long even stretches between. The doctor or the memory clinic can say how it looks with {them}, and you may ask them just that.',
    ],
    ask: ['What has changed so far?'],
  },
  {
    put: /\b(?:does|do|will|did|is|can) (?:he|she|they|my \w+) (?:\w+ )?(?:love|know|remember|recogni[sz]e|forget|like|angry|miss)\b/,
    told: /\b(?:dementia|alzheimer\w*)\b/,
    say: [
      "The name and the place go long before the feeling does. {They} may not know who you are and still know that somebody is there who's good to {them}; you see it in a hand that stays, or a face that gets quiet. Don't ask {them} who you are. Tell {them}, and go on with something familiar.",
    ],
    ask: ['What makes {them} calm when you are there?'],
  },
];
