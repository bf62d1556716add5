import { kin } from './loss-words.ts';
import type { Matter } from './matter.ts';

/** Somebody who died by suicide: it comes before any other word about a death. */
export const ofLossSuicide: readonly Matter[] = [
  {
    id: 'lost-to-suicide',
    foremost: true,
    signs: [
      new RegExp(
        `\\b(?:my|our) (?:\\w+ ){0,3}(?:${kin}|uncle|aunt(?:ie|y)?|cousin|nephew|niece|colleague|neighbou?r|teacher|classmate|ex)\\b(?!'s (?:friend|mate|boss|neighbou?r))(?:,? who)?(?: (?:also|just|sadly|then|had|has|recently|actually))* (?:(?:killed|hanged|hung|shot|drowned) (?:himself|herself|themsel\\w+)|(?:took|ended) (?:his|her|their) (?:own )?li(?:fe|ves)|died by suicide|(?:committed|completed) suicide|died (?:of|from) suicide)|\\blost (?:my|our|a) (?:\\w+ ){1,4}(?:to|by) suicide\\b|\\b(?:he|she) (?:(?:killed|hanged|hung) (?:himself|herself)|(?:took|ended) (?:his|her) own life|died by suicide)\\b`,
      ),
    ],
    unless:
      /\b(?:nearly|almost|tried to|attempted|wants? to|wanted to|threaten\w*|says? (?:he|she)(?:'ll| will)|going to|might|film|movie|episode|show|book|character|series|laughing)\b/,
    hear: [
      'Losing somebody to suicide is a terrible loss, with so many questions left.',
      "People often don't know what to say about it, so they say nothing, and you are left alone with it.",
      'Love, anger, guilt and missing can all come at once after a death like that, and all of it is allowed.',
      'You could not see into that head, and it was not for you alone to hold on to a whole life.',
    ],
    ask: [
      'What was he or she like, on a good day?',
      'Whom can you talk to about it?',
      'What do you wish other people knew about the one you lost?',
      'What do you do with it, when it comes up?',
    ],
    advice: [
      "I'd be with somebody who knew that person as well, even for half an hour, and say the name aloud. There are groups for people who lost somebody by suicide; a crisis line can tell you the nearest, and you may call it for yourself as well.",
      "I'd do one small thing for that person today: light a candle, play the song, send one line to somebody else who misses them. If your own thoughts turn dark, tell a person tonight, or call a crisis line.",
    ],
    reason: [
      "It's among the hardest losses there are: it is sudden, it leaves why open, and people go quiet around it.",
      'A mind keeps looking for what could have been done, because that would at least be an answer. It is no proof that there was something.',
    ],
  },
];
