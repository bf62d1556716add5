/** Where what was told may hurt somebody, nothing is called fine, weird or allowed by the form of the question. The first that fits. */
export interface Risk {
  told: RegExp;
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
    told: /\b(?:pushes|pushed|shoves?|shoved|hits|hit|grabs|grabbed|chokes?|choked|slaps|slapped|kicks|kicked|threatens|threatened|forces|forced|touches|touched) me\b(?! (?:like|hard that|on the (?:arm|shoulder)))|\bcomes into my (?:room|bed)\b|\bour (?:little )?secret\b|\b(?:i'm|im|i am) not allowed (?:out|to (?:see|meet|go|talk))\b|\b(?:checks|goes through|reads) my (?:phone|messages)\b|\bhits the wall\b|\bwon'?t let me (?:see|go|work|leave|out)\b|\b(?:scared|afraid|frightened) of (?:him|her|my (?:husband|wife|dad|father|partner|boyfriend|girlfriend|stepdad))\b/,
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
    told: /\b(?:chemo\w*|dialysis|on oxygen|life support|hospice|palliative|stopped eating|refus\w+ (?:food|treatment))\b/,
    say: [
      "I won't lean either way on that, and I wouldn't use a hard word for it. It's for the one whose body it is, together with the doctors and nurses.",
    ],
    next: [
      'Say it to the nurse or the doctor in just those words, and today. They can often ease what makes it unbearable, and they know what may be stopped and how.',
    ],
    ask: ['Who of them do you trust most?'],
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
