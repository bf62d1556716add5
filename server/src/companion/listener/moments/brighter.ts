import type { Moment } from './moment.ts';

/** Good news, first steps, and the fear that comes with them. */
export const brighter: readonly Moment[] = [
  {
    id: 'good-news',
    bright: true,
    when: /\b(?:(?:i|we|i've|we've)(?: just| finally| have)* got (?:the|a|an|my|our) (?:\w+ )?(?:job|offer|promotion|place|internship|visa|flat|apartment|keys|scholarship|grant|part|role|diploma|degree)|(?:i|i've|we)(?: just| finally)* (?:passed(?=$|[.,!]| (?:my|the|all my|all the) (?:\w+ ){0,2}(?:exams?|tests?|theory|course|class|year|finals?|viva|bar|interview|probation)\b)|got (?:into (?:(?:an?|the|my) (?:\w+ ){0,3}(?:uni\w*|college|school|course|program\w*|team|band|choir|academy|orchestra|class|apprenticeship|internship|phd|master'?s)\b|(?!an?\b|the\b|my\b|our\b|some|another|th[aeio]|it\b|bed|debt|drugs?|drink|trouble|argu|fight|things?\b))|accepted|engaged|promoted|married|a place)|been accepted|graduated)|they (?:accepted|hired|offered) me|i finally did it|good news|best day of my life|^passed (?:my|the) (?:\w+ ){0,2}(?:exams?|tests?|theory|course|class|year|finals?|viva|bar))\b/,
    unless:
      /\b(?:for once that's|no good news|isn't good news|good news for|if i got|when i got|told about)\b|\b(?:or|and|any|some|share|shared|sharing|discuss\w*) good news\b|\bgraduated\b.*\b(?:but|can'?t|cannot|no job|unemployed|jobless|still|stress\w*|pressur\w*|depress\w*|covid|pandemic)\b/,
    hear: ['That is good news, and you had a part in it.', 'It deserves a moment before the next thing comes along.'],
    ask: ['What did you do when you found out?', 'What does it mean to you?', 'Who did you tell first?'],
    next: ["I'm nervous, too.", 'I can hardly believe it.', 'I had nobody to tell.', 'It took a lot.'],
  },
  {
    id: 'new-start',
    bright: true,
    when: /\b(?:i(?:'m| am|'ll be)? (?:start|starting|beginning)(?: \w+)? (?:a new|my new|at (?:a|the|my) new|(?:the|a) job|work|school|uni|college|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week)|^starting\b.*\b(?:on (?:mon|tues|wednes|thurs|fri)day|monday|tomorrow|next week)|my first day (?:at|of|in|is|tomorrow)|(?:i'm|we're|i am|we are) moving to (?!bed))\b/,
    unless:
      /\b(?:anti-?depress\w+|meds|medication|chemo|treatment|diet|insulin|gel)\b|\bstart work (?:in|at|every|around|early)\b|\b(?:normal|usual|every day)\b/,
    hear: [
      'A beginning can be exciting and frightening at once.',
      'Nobody knows their way around on a first day, and nobody expects you to.',
    ],
    ask: [
      'What are you looking forward to?',
      'What worries you about it, if anything?',
      'What would make the first day good enough?',
    ],
    next: ["I'm afraid I won't fit in.", "I don't know anyone there.", "I'm excited and scared."],
  },
  {
    id: 'something-loved',
    bright: true,
    when: /\bi (?:really )?used to (?:love to |love |like to |like )?(?:paint|draw|sing|dance|write (?:songs|poems|poetry|stories)|garden|bake|sew|knit|hike|surf|photograph|painting|drawing|singing|dancing|writing|gardening|baking|sewing|knitting|hiking|play (?:the )?(?:guitar|piano|violin|drums|music|football|tennis|chess))\b(?! (?:it|them|with|for the|up)\b)|\bi (?:miss|love|loved|enjoyed) (?:to (?:paint|draw|sing|dance|garden|bake|sew|knit|hike)|painting|drawing|singing|dancing|writing poetry|gardening|baking|sewing|knitting|hiking|playing (?:the )?(?:guitar|piano|violin|drums|music))\b/,
    hear: [
      "That was a part of your life, and it still matters to you. It's good to hear about it.",
      'Something like that can stay with a person for a long time, also when it has been quiet.',
    ],
    ask: ['What did you love about it?', 'When did you last do it?', 'What would a small bit of it look like now?'],
    next: [
      "I don't have time for it.",
      "I'm afraid I've lost it.",
      'Maybe I could try again.',
      'I miss who I was then.',
    ],
  },
  {
    id: 'perhaps-again',
    bright: true,
    when: /\bmaybe i (?:could|should|will|can|might) (?:try|start|go|call|ring|write|ask|join|paint|draw|play|sing|visit|tell|talk|apply|book|take|walk|do it)\b|\bi (?:could|might|'ll|want to) try (?:that|it|this|again|one|tonight|tomorrow)\b|\bi(?:'d| would) like to try\b|^might try\b/,
    unless: /\b(?:maybe i should go (?:to bed|now|home)|kill|die|quit)\b/,
    hear: [
      'That could be worth a try. It can be small, and it need not work the first time.',
      'A maybe is enough to begin with. Nobody is holding you to it.',
    ],
    ask: [
      'What would be the smallest way to begin?',
      'When would be a good time for it?',
      'What could get in the way?',
    ],
    next: ['Tomorrow, maybe.', "I'm not sure I'd go through with it.", 'Help me make it small.'],
  },
];
