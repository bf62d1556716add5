import { both, type Moment, mine } from './moment.ts';

/** Becoming a parent, being one, having some; and the others at the table. */
export const family: readonly Moment[] = [
  {
    id: 'infertility',
    when: /\b(?:my|our|another|the) (?:\w+ )?(?:ivf|embryos?)\b|\b(?:my|our) infertility\b|\b(?:i'm|i am|we're|we are|we've been) (?:\w+ )?(?:infertile|trying (?:to conceive|for a baby))\b|\b(?:i|we) can't (?:get pregnant|have (?:kids|children|a baby))\b|\bnegative pregnancy test\b|\bround of ivf\b/,
    hear: [
      'Hoping for that and being let down is a real grief, even if few people see it.',
      'It asks a great deal of you, and then it asks it again.',
      "You don't have to be brave about this here.",
    ],
    ask: [
      'Which part of it is hardest right now?',
      'Who knows what you are going through?',
      'What do you need most today?',
    ],
    next: ["I can't look at baby pictures.", "We don't talk about it.", "I don't know when to stop."],
    cards: ['grief'],
  },
  {
    id: 'pregnant',
    when: /\b(?:i'm|i am|found out i'm|i think i'm) (?:\w+ (?:weeks|months) )?pregnant\b|\bi(?:'m| am) expecting (?:a baby|in [a-z]+)\b|\bmy pregnancy\b|\bpositive pregnancy test\b/,
    unless: /\bnot pregnant|lost|miscarr|was pregnant|everyone's pregnant/,
    hear: [
      'That is big, whatever you feel about it.',
      "You can feel several things about it at once, and you don't have to know today which one counts.",
    ],
    ask: ['How is it for you right now?', 'Who knows so far?', 'What is on your mind the most?'],
    next: ["I don't know if I'm ready.", "I'm scared something goes wrong.", "I haven't told anyone."],
  },
  {
    id: 'new-baby',
    when: new RegExp(
      `\\b(?:night feeds?|postpartum|since (?:he|she|the baby|our \\w+|my (?:son|daughter|baby)) was born)\\b|${
        both(
          /\b(?:newborn|my baby|our baby|the baby|\w+[- ](?:weeks?|months?)[- ]old)\b/,
          /\b(?:won't (?:sleep|stop|feed|settle)|cries all|crying all|keeps (?:crying|waking)|slept|can't sleep|don't sleep|no sleep|awake|colic|feeding)\b/,
        ).source
      }`,
    ),
    unless: /\b(?:died|lost|passed|puppy|kitten|dog|cat|calf|lamb|brother|sister)\b/,
    hear: [
      'Nights like that make everything harder than it would otherwise be.',
      'You can love a baby and still find this very hard.',
      'Everyone asks about the baby. How you are counts as well.',
    ],
    ask: ['How are you, apart from the baby?', 'When did you last get some rest?', 'Who helps you with the nights?'],
    next: ["I don't feel what I should feel.", 'My partner sleeps through it.', "I cry and I don't know why."],
    cards: ['new-parent'],
  },
  {
    id: 'teenager',
    when: both(
      /\bmy (?:teen(?:age|aged|ager)?\b|(?:son|daughter|boy|girl) (?:is |who is |just turned |turned )?1[2-9]\b|1[2-9][- ]year[- ]old\b|(?:son|daughter)\b)/,
      /\b(?:stopped talking|won't (?:talk|speak|come out|go to school)|doesn't (?:talk|speak)|barely (?:talks|speaks)|slams?|locks (?:himself|herself)|hates me|shuts me out)\b/,
    ),
    hear: [
      "It's hard when your own child shuts you out and you can't see in.",
      'It hurts, and it worries you, and both come from the same place.',
    ],
    ask: [
      'When did it begin, as far as you can tell?',
      'How was it between you before?',
      'What worries you most about it?',
    ],
    next: ["I don't know how to reach them.", 'We only ever argue.', "I'm worried about the people they're with."],
    cards: ['parenting'],
  },
  {
    id: 'empty-nest',
    when: /\bempty nest\b|\b(?:my|our) (?:\w+ )?(?:kids|children|son|daughter|youngest|last one|boy|girl|lad)\b.{0,30}\b(?:left home|left for (?:college|university|uni)|moved out|went off to (?:college|university|uni)|gone (?:off )?to (?:college|university|uni))\b/,
    hear: [
      'It is a big change when a child leaves, even when it is time.',
      'The house is different, and so is your day.',
      'You can be glad for them and miss them badly.',
    ],
    ask: ['When in the day do you notice it the most?', 'What do you miss?', 'What is it like in the evenings now?'],
    next: [
      "I don't know what to do with myself.",
      "I don't want to worry them.",
      'My partner and I have nothing to say.',
    ],
    cards: ['big-change'],
  },
  {
    id: 'dementia',
    when: /\b(?:my|our|ma|me) (?:\w+ )?(?:mum|mom|mother|da|dad|father|husband|wife|gran|nan|grandma|grandmother|grandad|grandfather|parents?)\b.*\b(?:dementia|alzheimer\w*)\b|\b(?:he|she) (?:has|got|'s got) (?:the )?(?:dementia|alzheimer\w*)\b|^(?!.*\b(?:date|tinder|hinge|bumble|reunion|school|ex|party|wig|haircut|beard|mask)\b).*\b(?:he|she|my (?:mum|mom|mother|dad|father|husband|wife|gran|nan))(?: \w+)? (?:doesn't|didn't|does not) (?:recogni[sz]e me|know who i am|know me any ?more)\b/,
    hear: [
      'It is hard to watch someone close slowly forget.',
      'You miss them, and they are still there. That is a strange sort of missing.',
      'It takes a lot of patience, and anyone would run out of it now and then.',
    ],
    ask: [
      'How are you in all this?',
      'What was the hardest part lately?',
      'When are they still most themselves?',
      'Who helps you with it?',
    ],
    next: ['I lose my patience and feel awful.', "I can't do this alone.", 'I miss who they were.'],
    cards: ['caring', 'long-illness'],
  },
  {
    id: 'siblings',
    when: /\b(?:golden child|(?:i'm|i am|always been) the black sheep|favou?rite (?:child|son|daughter))\b|\bmy (?:\w+ )?(?:sister|brother|siblings?)\b.{0,30}\b(?:always gets?|never (?:helps|calls|does anything)|does(?:n't| not) (?:help|care)|gets (?:away with )?everything)\b|\bcompar\w+ me (?:to|with) my (?:sister|brother|cousin)\b/,
    hear: [
      'Unfairness in your own family stings, however long you have known about it.',
      'It makes sense that you mind. These are the people you would most like it to be fair with.',
    ],
    ask: ['How long has it been like that?', 'What would you want them to notice?', 'What brought it up now?'],
    next: ["I'm always the responsible one.", "It's been like that since we were kids.", 'My parents take their side.'],
    cards: ['family-conflict', 'resentment'],
  },
  {
    id: 'in-laws',
    when: /\b(?:my (?:mother|father)-in-law|(?:my|the) in-?laws|my (?:husband|wife|partner|boyfriend|girlfriend)'s (?:mum|mom|mother|dad|father|parents|family))\b.{0,80}\b(?:hates?|never|always|comments?|critici[sz]\w+|judg\w+|interfer\w*|control\w*|rude|are staying|stays?|expects?|treats? me|told me|said)\b/,
    unless: /\b(?:died|passed|lovely|kind|cancer|hospital)\b/,
    hear: [
      "It's hard with a partner's family. You didn't choose them, and you can't just walk away.",
      'Whatever you say there, somebody you love stands in the middle of it.',
    ],
    ask: [
      'What gets to you the most about it?',
      'What does your partner say to it?',
      'What would you want to be different?',
    ],
    next: ['My partner never takes my side.', 'I dread the visits.', "I'm never good enough for them."],
    cards: ['boundaries', 'family-conflict'],
  },
  {
    id: 'first-in-family',
    when: /\bfirst (?:one |person )?in my family to\b|\bfirst[- ]gen(?:eration)? (?:student|college|graduate)\b|\bthe first graduate\b/,
    hear: [
      "Being the first one means there's nobody at home to ask how it is done.",
      'There is pride in it, and there is pressure. Both are real.',
    ],
    ask: [
      'What is it like for you there?',
      'What do people at home not see of it?',
      'What weighs on you the most about it?',
    ],
    next: ["I can't let them down.", "I don't fit in at either place.", "I can't tell them I'm struggling."],
    cards: ['culture-between', 'impostor'],
  },
  {
    id: 'homesick',
    when: mine(
      'home ?sick',
      '\\bi (?:just |really |still )?miss (?:home|my country|my language|my village|my home ?town|being home)\\b|\\bthe homesick(?:ness)?\\b',
    ),
    hear: [
      'Missing home is real, also when you chose to go.',
      "It's often the small things: the food, the language, people who have always known you.",
      'It can be lonely among people who have never seen where you come from.',
    ],
    ask: [
      'What do you miss most today?',
      'Who from there can you talk to?',
      'Where here do you feel a little at home?',
    ],
    next: ['I wonder if leaving was a mistake.', "I can't tell my family how it is.", 'I miss being understood.'],
    cards: ['lonely-after-moving', 'culture-between'],
  },
  {
    id: 'hated-for-who-i-am',
    when: /\b(?:called me (?:a |the )?(?:n-word|f-word|slurs?|f\W?g|dyke|tranny|terrorist)|(?:told me to|said i should) go back (?:to (?:my|your)|where)|misgender(?:ed|s|ing)? me|(?:got|getting|was|been) misgendered|because (?:i'm|i am) (?:black|brown|asian|gay|trans|muslim|jewish|lesbian|foreign|an immigrant)|(?:racist|homophobic|transphobic|sexist|antisemitic|islamophobic) (?:to|towards) me|(?:racist|homophobic|transphobic|sexist|antisemitic|islamophobic) (?:comments?|remarks?|abuse|slurs?))\b/,
    quoted: true,
    hear: [
      'You did nothing to bring that on. It is on them, and not on you.',
      "You don't have to make it smaller than it is, or explain why it hurt.",
    ],
    ask: ['How did it leave you?', 'Was anyone there who stood by you?', 'What would help you tonight, after that?'],
    next: ['I just froze.', 'Nobody said anything.', "I'm tired of explaining it."],
  },
  {
    id: 'faith',
    when: /\b(?:lost my faith|losing my faith|i(?:'ve| have)? (?:lost|stopped) (?:my faith|believing)(?! (?:in )?(?:him|her|them|me|myself|you|what))|don't believe in god any ?more|i(?:'ve)? left (?:the|my) (?:church|religion|faith|mosque))\b/,
    hear: [
      'Losing a faith is a real loss, and it can be a lonely one.',
      'It can be frightening when something that held you no longer does.',
      'To be honest about it, even only here, takes something.',
    ],
    ask: ['What do you miss about it?', 'Who could you say this to, if anyone?', 'When did you first notice?'],
    next: ["My family can't know.", 'I feel guilty.', "I don't know what I believe now."],
    cards: ['identity', 'values'],
  },
  {
    id: 'coming-out',
    when: /\b(?:(?:i'm|i am) (?:gay|lesbian|bi|bisexual|trans|transgender|queer|non-?binary|asexual)|i think i(?:'m| am| might be) (?:gay|lesbian|bi|bisexual|trans|transgender|queer|non-?binary|asexual)|(?:coming|come|came) out (?:to (?:my|him|her|them|everyone|mum|mom|dad|people)|as (?:gay|lesbian|bi|bisexual|trans|transgender|queer|non-?binary))|(?:i'm|i am|still) in the closet|tell my (?:parents|family|dad|mum|mom) (?:that )?i'm (?:gay|lesbian|bi|bisexual|trans|queer))\b/,
    unless:
      /\b(?:son|daughter|kid|child|brother|sister|friend|husband|wife|mum|mom|dad|he|she|they) (?:just )?(?:came|has come|is coming) out\b/,
    hear: [
      'This is yours to tell: when, to whom and how much. Nobody else sets the date.',
      'It takes courage to say it, here too.',
      'It is true whether you say it to everyone or to nobody.',
    ],
    ask: [
      'What is on your mind about it today?',
      'Who would be the easiest person to know?',
      'What are you most afraid they would say?',
    ],
    next: ["I'm scared of losing my family.", "I'm not sure yet what I am.", 'One person knows.'],
    cards: ['coming-out'],
  },
  {
    id: 'losing-home',
    when: /\b(?:(?:being|getting|got|been|be) evicted|eviction (?:notice|letter)|(?:my|our|the) landlord\b.{0,40}\b(?:wants? (?:me|us) out|gave (?:me|us) notice|wants? \d+|increases? (?:the )?rent|rais(?:ed|ing|es) (?:the |my |our )?rent|(?:is )?selling (?:the|our|my) (?:flat|house|place|apartment))|(?:i|we) have to (?:be out|move out) by|nowhere to live|can't find a (?:flat|place|room) to (?:live|rent))\b/,
    hear: [
      'Not being sure of your home is frightening. A lot hangs on it.',
      "It's hard to settle to anything while that is open.",
    ],
    ask: ['How much time do you have?', 'What worries you most about it?', 'Who could help you look into it?'],
    next: ["I don't know where to go.", "I can't afford anything else.", 'I lie awake over it.'],
    cards: ['money-worry'],
  },
  {
    id: 'home-trouble',
    when: new RegExp(
      `${
        both(
          /\b(?:my|our|the) (?:\w+ )?(?:flat|room|house) ?mates?\b/,
          /\b(?:(?:eats?|eaten|ate|eating) my|loud|noise|noisy|dishes|mess|dirty|steals?|stole|up all night|never cleans?|doesn't clean|parties|driving me mad)\b/,
        ).source
      }|${
        both(
          /\b(?:my|our|the) (?:\w+ )?neighbou?rs?\b/,
          /\b(?:noise|noisy|so loud|loud music|drill\w*|part(?:y|ies) (?:all|until|every)|shouting|screaming|banging|renovat\w+|complain\w* about me|threaten\w*)\b/,
        ).source
      }`,
    ),
    unless: /\b(?:hear me|don't hear|can't hear|soup|kind|lovely)\b/,
    hear: [
      'It wears you down when it happens in the very place where you want to rest.',
      'You come home tired, and it is there again. No wonder it gets to you.',
    ],
    ask: [
      'What is it like to come home at the moment?',
      'What have you tried with them so far?',
      'Where can you get away from it for an hour?',
    ],
    next: ["I don't feel at home any more.", 'I hate confrontation.', "I can't afford to move."],
  },
];
