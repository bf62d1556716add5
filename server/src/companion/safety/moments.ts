/**
 * What somebody says to Wren's own words in a crisis, beside a plain yes or no. Each has an answer of its own
 * (replies/moments.ts); all are read only while the danger is fresh, so they may be short.
 */
export const moments = [
  'safer',
  'refuses-emergency',
  'fears-consequences',
  'asked-secrecy',
  'wants-method',
  'nothing-helps',
  'has-help',
  'stay',
  'sorry',
  'nobody',
  'scared',
  'cannot',
  'thanks',
] as const;
export type Moment = (typeof moments)[number];

/** In the order they are tried. Bounded gaps only. */
const signs: Readonly<Record<Moment, RegExp>> = {
  safer:
    /\b(?:(?:i|ive|i've|i have) (?:\w+ )?(?:stepped (?:back|away|down)|came (?:down|back|inside)|come (?:down|inside)|moved away|put (?:it|them|the \w+) (?:away|down|back|outside)|locked (?:it|them) away|flushed|threw (?:it|them) (?:out|away)|called (?:my|911|999|112|988|them|someone|an? \w+)|unloaded|gave (?:it|them|the \w+) to)|(?:is|are|'s) (?:coming|on (?:his|her|their|the) way|here with me|with me now)|(?:mum|mom|dad|sister|brother|wife|husband|friend|partner|roommate|flatmate|neighbou?r)(?:'s| is) (?:home|here|coming|with me)|i(?:'m| am) (?:safe|safer|ok|okay) now|ambulance is (?:here|coming)|put (?:it|them) away)\b/i,
  'refuses-emergency':
    /\b(?:(?:no|not|don'?t|won'?t|can'?t|never|without)\b.{0,24}\b(?:ambulance|hospital|police|911|999|112|er|a&e|cops|emergency|paramedics))\b/i,
  'fears-consequences':
    /\b(?:lock me (?:up|away)|commit me|section(?:ed)? me|hospitali[sz]e me|take (?:her|him|them|my (?:kids?|baby|children|son|daughter)) away|lose (?:my (?:job|kids?|children|licen[cs]e|visa|gun|baby)|custody)|call the (?:cops|police) on me|(?:you|they|he|she)(?:'ll| will|'d| would)? (?:all )?think i'?m (?:crazy|mad|insane|nuts|weak|a monster|attention)|straitjacket|psych ward|mental hospital|get in trouble|would be (?:so )?(?:mad|angry|ashamed|disappointed))\b/i,
  'asked-secrecy':
    /\b(?:promise[ds]? (?:me |her |him |them )?(?:not to|i wouldn'?t|to keep)|(?:don'?t|do not|please don'?t|won'?t) tell (?:anyone|anybody|my|them|him|her)|keep (?:it|this) (?:a )?secret|sworn to secrecy|who (?:sees|reads) this|between us)\b/i,
  'wants-method':
    /\b(?:just (?:tell|answer) me|(?:why )?(?:won'?t|can'?t) you (?:just )?(?:tell|answer)|answer (?:me|the question|my question)|tell me (?:how|anyway|please)|you didn'?t answer|i asked you)\b/i,
  'nothing-helps':
    /\b(?:nothing (?:\w+ )?(?:helps?|works?|worked|changes|will help|can help)|(?:no ?body|no one|they|it|that|talking|therapy|meds|pills|you) (?:can'?t|cannot|won'?t|doesn'?t|don'?t|didn'?t|never|can) (?:\w+ )?help(?:s|ed)?|nobody helps|tried (?:everything|it all|all of (?:it|that))|what'?s the point|no point|too late|it'?s useless|it is pointless|beyond help|hopeless)\b/i,
  'has-help':
    /\b(?:(?:already|i) (?:have|see|saw|got|talk to|am seeing|'m seeing) (?:\w+ )?(?:therapist|counsell?or|psychiatrist|psychologist|doctor|gp|social worker|support worker)|i'm (?:already )?in therapy|my (?:therapist|counsell?or|psychiatrist) (?:knows|is))\b/i,
  stay: /\b(?:(?:don'?t|please don'?t|do not) (?:leave|go|hang up|stop)|stay with me|are you (?:still )?there|you still there|talk to me|can we (?:just )?talk|keep talking|just listen|i (?:just )?(?:want|need) to talk)\b/i,
  sorry:
    /\b(?:sorry|my bad|i shouldn'?t have said|forget (?:it|i said)|never ?mind|ignore (?:me|that)|i'?m being (?:stupid|silly|dramatic)|bothering you|waste (?:of )?your time|burden)\b/i,
  nobody:
    /\b(?:(?:no ?body|no one|no friends|no family)\b.{0,30}|i(?:'m| am) (?:all |completely |totally |so )?(?:alone(?! with)|by myself|on my own)|just me|don'?t have anyone|there'?s no ?(?:one|body)|nobody (?:is|here))\b/i,
  scared: /\b(?:scared|afraid|terrified|frightened|shaking|panicking|freaking out)\b/i,
  cannot:
    /\b(?:i (?:just )?(?:can'?t|cannot|don'?t know (?:how|what to do|what to say)|don'?t want to (?:talk|tell|say))|too hard|can'?t stop|can'?t leave|i'?m (?:so |too |just )*tired|exhausted)\b/i,
  thanks: /\b(?:thanks?(?: you)?|thank u|ty|ok(?:ay)?|alright|i(?:'ll| will) try|fine|sure)\b/i,
};

/** The first sign that a message of ordinary length shows. */
export function momentOf(message: string): Moment | undefined {
  if (message.length > 400) return undefined;
  const plain = message.replaceAll('’', "'");
  return moments.find((moment) => signs[moment].test(plain));
}
