import type { Moment } from './moment.ts';

/** Becoming a parent, being one, having some; and the others at the table. */
export const family: readonly Moment[] = [
  {
    id: 'infertility',
    when: /\b(?:ivf|infertil\w*|trying (?:to conceive|for a baby)|can't (?:get pregnant|have (?:kids|children|a baby))|negative (?:pregnancy )?test|not pregnant|another period|embryo\w*|fertility)\b/,
    hear: [
      "Hoping every month and being let down every month is a grief that nobody else can see. It doesn't even have a name on the calendar.",
      "Your life gets measured in cycles and waiting, while other people's announcements keep arriving. You can wish them well and still need to leave the room.",
      'It can make you feel let down by your own body, at a time when you need it on your side.',
    ],
    ask: [
      'Which part of it is hardest right now?',
      'Who knows what these months are like?',
      'How are the two of you with each other in this?',
    ],
    next: ["I can't look at baby pictures.", "We don't talk about it.", "I don't know when to stop."],
    cards: ['grief'],
  },
  {
    id: 'pregnant',
    when: /\b(?:i'm pregnant|i am pregnant|pregnan(?:t|cy)|expecting a baby|due date|weeks along|positive test)\b/,
    unless: /\b(?:not pregnant|she(?:'s| is) pregnant|wife is pregnant|can't get pregnant)\b/,
    hear: [
      'That changes everything and nothing, all in one day. There can be joy and dread in it, and neither cancels the other.',
      'People tend to have a feeling ready for you when you say it. Your own may be quite different, or three at once.',
      "It's a big thing to hold, and you don't have to know today what you feel about it.",
    ],
    ask: ['What was your very first thought?', 'Who knows so far?', 'What weighs most at the moment?'],
    next: ["I don't know if I'm ready.", "I'm scared something goes wrong.", "I haven't told anyone."],
  },
  {
    id: 'new-baby',
    when: /\b(?:new ?born|my baby|our baby|(?:\d+|two|three|six|few)[- ](?:week|month)s?[- ]old|breast ?feed\w*|night feeds?|maternity leave|postpartum|baby (?:won't|doesn't|cries|keeps)|colic|since the birth|since (?:he|she|the baby) was born)\b/,
    hear: [
      'Nights with a baby take away the one thing that makes everything else bearable. A great deal that feels like failing is not having slept.',
      'You can love a baby completely and still miss your old life by four in the morning. Hardly anyone says that out loud.',
      "Everyone asks about the baby. The person who's feeding, rocking and not sleeping tends to get asked last.",
    ],
    ask: [
      'How are you, apart from the baby?',
      'When did you last sleep more than a few hours?',
      'What did nobody tell you about this?',
    ],
    next: ["I don't feel what I should feel.", 'My partner sleeps through it.', "I cry and I don't know why."],
    cards: ['new-parent'],
  },
  {
    id: 'teenager',
    when: /\b(?:teen\w*|my (?:son|daughter) (?:is )?1[1-9]|1[1-9][- ]year[- ]old|(?:son|daughter|kid)\b.*\b(?:won't (?:talk|go to school|come out)|slams?|lies to me|hates me|vap\w+|skipping|locks))\b/,
    hear: [
      "A child who used to tell you everything and now shuts the door: it's meant to happen, and it still feels like being left.",
      'With teenagers you get the worst of it because you are the safe place. That is true, and it is small comfort in the hallway.',
      'You are expected to hold on and let go in the same breath, and whichever you do looks wrong the next day.',
    ],
    ask: [
      'What was it like between you the last time it was easy?',
      'What are you most afraid of for them?',
      'What happens in you when the door slams?',
    ],
    next: ["I don't know how to reach them.", 'We only ever argue.', "I'm worried about the people they're with."],
    cards: ['parenting'],
  },
  {
    id: 'empty-nest',
    when: /\b(?:empty nest|(?:kids?|children|son|daughter|youngest|last one)\b.*\b(?:left (?:home|for (?:college|university|uni))|moved out|gone to (?:college|university|uni)|grown up and gone)|house is (?:so |too )?(?:quiet|empty))\b/,
    hear: [
      'For twenty years the house had a rhythm, and now nobody asks what is for dinner. Quiet can be very loud.',
      'You did it right, they left, and it hurts. There is not much space for that, because everyone congratulates you.',
      'It is not only missing them. It is also meeting yourself again, after a long time of being needed every day.',
    ],
    ask: [
      'Which hour of the day is the emptiest?',
      'Who were you before you were needed all the time?',
      'What do you miss that you used to complain about?',
    ],
    next: [
      "I don't know what to do with myself.",
      "I don't want to be a burden to them.",
      'My partner and I have nothing to say.',
    ],
    cards: ['big-change'],
  },
  {
    id: 'dementia',
    when: /\b(?:dementia|alzheimer\w*|doesn't (?:recogni[sz]e|know) (?:me|who i am)|forgets? (?:my name|who i am|everything)|care home|nursing home)\b/,
    hear: [
      'There may be a goodbye in it already, in small pieces, while the person is still there. Nobody sends cards for that.',
      'You answer the same question for the tenth time and remember who used to answer yours. Patience runs out, and then guilt moves in.',
      "Dementia takes a person away and leaves you all their laundry, letters and appointments. There's no time in the day left for the missing.",
    ],
    ask: [
      'When are they still most themselves?',
      'What do you miss the most?',
      'Who stands in for you when you cannot any more?',
    ],
    next: ['I lose my patience and feel awful.', "I can't do this alone.", 'Sometimes I just want it to be over.'],
    cards: ['caring', 'long-illness'],
  },
  {
    id: 'siblings',
    when: /\b(?:favou?rite (?:child|one|son|daughter)|golden child|black sheep|(?:my )?(?:sister|brother|siblings?)\b.*\b(?:always gets?|perfect|favou?rite|jealous|never (?:helps|calls|does)|does(?:n't| not) (?:help|care|call)|gets away|compar\w+|successful)|compar\w+ me (?:to|with) my (?:sister|brother|cousin))\b/,
    hear: [
      "With siblings the old places at the table stay laid. You can be forty and still be the one who's expected to see to things.",
      "When a brother or sister gets away with what you'd never dare, the anger is mostly about fairness, and it goes back a long way.",
      "It's lonely to share a whole childhood with someone and still not be able to say this to them.",
    ],
    ask: [
      'What was your place in the family, early on?',
      'What would you want {who} to notice?',
      'What have you never said about it?',
    ],
    next: ["I'm always the responsible one.", "It's been like that since we were kids.", 'My parents take their side.'],
    cards: ['family-conflict', 'resentment'],
  },
  {
    id: 'in-laws',
    when: /\b(?:in-?laws?|(?:mother|father|sister|brother)-in-law|(?:husband's|wife's|partner's|boyfriend's|girlfriend's) (?:mum|mom|mother|dad|father|parents|family)|(?:his|her) (?:mum|mom|mother|dad|father|parents|family) (?:\w+ )?(?:hates?|never|always|comments?|critici[sz]\w+|says|said|judges?|keeps?|interfer\w*|stays?|visits?|lives? with us|moved in|is moving|thinks?|treats?|wants?|controls?|expects?))\b/,
    hear: [
      "You married one person and got a whole family's habits with them. What's normal for them can feel like a slap to you.",
      'The hard part is often less what they say than whether your partner hears it, and where he or she stands when it happens.',
      "It's a fight you can't quite have, because somebody you love would be standing in the middle of it.",
    ],
    ask: [
      'What would you want your partner to do in that moment?',
      'What gets under your skin the most?',
      'What do you usually do: swallow it, joke, leave the room?',
    ],
    next: ['My partner never takes my side.', 'I dread the visits.', "I'm never good enough for them."],
    cards: ['boundaries', 'family-conflict'],
  },
  {
    id: 'first-in-family',
    when: /\b(?:first (?:in|one in|of) my family|first[- ]gen\w*|my parents (?:never|didn't) (?:went|go|study|finish)|sacrificed (?:everything|so much|a lot)|owe (?:them|my parents|it to)|they (?:gave up|worked so hard))\b/,
    hear: [
      "Being the first means there's nobody at home to ask, and plenty of people at home who are hoping. That's a lot of luggage for one seat.",
      'You can be grateful for everything they gave up, and still feel squeezed by it. The two sit side by side.',
      'You end up between two worlds: too much of the new one at home, and too much of home in the new one.',
    ],
    ask: [
      'What would they not understand about your days?',
      'Whose dream does it feel like at the moment?',
      'Where do you feel most like yourself?',
    ],
    next: ["I can't let them down.", "I don't fit in at either place.", "I can't tell them I'm struggling."],
    cards: ['culture-between', 'impostor'],
  },
  {
    id: 'homesick',
    when: /\b(?:home ?sick\w*|miss (?:home|my country|my language|my family back)|immigra\w+|(?:my )?visa\b|far from home|back home|foreigner|not from here|my accent|refugee)\b/,
    hear: [
      "Missing home is in small things: the bread, the jokes you don't have to explain, somebody who says your name right.",
      'Away from all that you can end up as a smaller version of yourself, slower and less funny. That gets lonely.',
      "You may belong a little to two places and wholly to neither. People on both sides don't always see what that costs.",
    ],
    ask: [
      'What do you miss that surprised you?',
      'Where here do you feel a bit at home?',
      'Who are you in your own language?',
    ],
    next: ['I wonder if leaving was a mistake.', "I can't tell my family how it is.", 'I miss being understood.'],
    cards: ['lonely-after-moving', 'culture-between'],
  },
  {
    id: 'hated-for-who-i-am',
    when: /\b(?:racis\w+|homophob\w+|transphob\w+|sexis\w+|slurs?|called me (?:a |the )?(?:n-word|f-word|f\W?g|dyke|tranny|terrorist)|because (?:i'm|i am) (?:black|brown|asian|gay|trans|muslim|jewish|a woman|lesbian|foreign)|go back to (?:your|my) country|misgender\w*|islamophob\w+|antisemiti\w+)\b/,
    hear: [
      "That wasn't about anything you did. It was thrown at you for being who you are, and your body still has to carry it home.",
      'Afterwards there is often a second burden: explaining it, and being asked whether it was really meant that way.',
      "You shouldn't have to be quick, brave or polite about something like that. Whatever you did in that moment got you through it.",
    ],
    ask: [
      'What happened in you right then?',
      'Was anyone there who stood by you?',
      'What do you need tonight, after that?',
    ],
    next: ['I just froze.', 'Nobody said anything.', "I'm tired of explaining it."],
  },
  {
    id: 'faith',
    when: /\b(?:lost my faith|losing my faith|left (?:the|my) (?:church|religion|faith|mosque|community)|don't believe (?:in god )?any ?more|stopped believing|god (?:has|is|doesn't|left)|going to hell|my faith)\b/,
    hear: [
      "When faith goes, it takes more than ideas with it: songs, people, a way to read bad days. That's a real loss.",
      'It can be frightening to stand where there used to be a floor, and lonely if everyone around you is still standing on theirs.',
      'In some places doubt counts as betrayal. It may simply be you, being honest about something that matters.',
    ],
    ask: ['What do you miss about it?', 'Who could you say this to, if anyone?', 'When did you first notice?'],
    next: ["My family can't know.", 'I feel guilty.', "I don't know what I believe now."],
    cards: ['identity', 'values'],
  },
  {
    id: 'coming-out',
    when: /\b(?:com(?:e|ing) out|came out|i'm (?:gay|lesbian|bi|bisexual|trans|queer|non-?binary|asexual)|i think i(?:'m| am| might be) (?:gay|lesbian|bi|bisexual|trans|queer)|in the closet|tell my (?:parents|family|dad|mum|mom) (?:that )?i'm)\b/,
    unless:
      /\b(?:son|daughter|kid|child|brother|sister|friend|husband|wife|mum|mom|dad|he|she|they) (?:just )?(?:came|has come) out\b/,
    hear: [
      "Telling people who you are shouldn't take this much courage, and it does. You get to choose when, and whom, and how much.",
      'Keeping it in costs something every day: every answer about your weekend needs checking first.',
      "It's yours, whether you say it to everyone or to nobody. It isn't less true while it's quiet.",
    ],
    ask: [
      'Who would be the easiest person to know?',
      'What are you most afraid they would say?',
      'What has it been like to carry it by yourself?',
    ],
    next: ["I'm scared of losing my family.", "I'm not sure yet what I am.", 'One person knows.'],
    cards: ['coming-out'],
  },
  {
    id: 'home-trouble',
    when: /\b(?:neighbou?rs?|(?:my|our|the) landlord|evict\w+|(?:flat|room|house) ?mates?\b.*\b(?:eat\w*|food|loud|noise|dishes|clean\w*|mess\w*|party|parties|bills|never|always|steal\w*|up all night)|(?:the|their|so much|too much|all (?:the|that)|hear) noise|mould|mold|moving flats?|find a (?:flat|place|room)|the rent (?:is|went|goes))\b/,
    unless: /\b(?:isn't|not|never) (?:really )?(?:about )?the noise\b|\bfireworks\b/,
    hear: [
      "Home is where you're supposed to put your guard down. When that's the place with the trouble in it, there's nowhere left to rest.",
      'It may sound small to others, a noise or a letter or a dirty kitchen. Day after day, it gets into everything.',
      "You can't close a door on it, because it lives behind the door. That makes it wear you out faster than most things.",
    ],
    ask: [
      'What is it like to come home at the moment?',
      'What have you tried with them already?',
      'Where can you go to get away from it for an hour?',
    ],
    next: ["I don't feel at home any more.", 'I hate confrontation.', "I can't afford to move."],
  },
];
