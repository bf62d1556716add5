/**
 * Where a story stands in a message that does not tell it yet, by the parts a told story has (Labov): `announced` is its abstract
 * ('so this is dumb'), `introduced` its orientation (who, where and when, and nothing that happened), `broken-off` stops before what
 * happened ('… until quarter past six').
 */
export type Untold =
  | { stands: 'announced'; word: string }
  | { stands: 'introduced'; place: string; span: string; isOnShift: boolean }
  | { stands: 'broken-off'; at: string; who: string; isSpoken: boolean; isDone: boolean; thing: string };

const greeting =
  "(?:hi|hiya|hey+|hello|hola|salut|ciao|oi|olá|namaste|(?:as)?sala+m(?:u|o)?(?: ?'?alaikum)?|assalam o alaikum|shalom|bonjour|bonsoir|boa (?:noite|tarde)|bom dia|buenas(?: (?:noches|tardes))?|kalispera|(?:good |gd )?(?:morning|afternoon|evening|night)|dear)(?: (?:wren|there|all|everyone|everybody|sir|madam|ma'am|po|brother|again|to you))*";
/** What a message may begin with before it says anything. */
export const lead = `(?:(?:${greeting}|ok(?:ay)?|so|right|well|um+|uh+|erm?|look|alright|anyway|lol|yeah|god|oh|but|and|honestly|i mean)[,.!:… ]+)*`;

export const greetsOnly = (text: string): boolean => new RegExp(`^${greeting}[,.!… ]*$`, 'i').test(text);

const slight =
  'stupid|dumb|daft|silly|petty|ridiculous|pathetic|trivial|childish|embarrassing|awkward|weird|strange|odd|random|boring|small|tiny|minor|nothing(?: (?:really|much|big|serious|special))?|not (?:a big deal|much)|(?:a )?long story|mad|crazy';
const degree =
  '(?:(?:so|really|very|a bit|a little|bit|kind of|kinda|sort of|just|probably|going to be|actually|quite|rather|pretty|all|super|completely|such) )*';
const announcing = new RegExp(
  `^${lead}(?:(?:(?:this|it|that)(?:'s| is| (?:may|might|will|could|would|probably)(?: well)? (?:be|sound|seem)| sounds| seems| feels|'ll (?:be|sound)|'s going to (?:be|sound)| is going to (?:be|sound)|'s gonna (?:be|sound))|i(?:'m going to| will|'ll)? (?:feel|sound)|i know (?:this|it)(?:'s| is| sounds)|you(?:'ll| will| may| might)? (?:probably )?think (?:i'm|i am|it's|it is|this is)|it's going to sound) )?${degree}(?:a )?(?<word>${slight})(?: (?:one|thing|question|story))?(?: (?:even )?(?:to say|to write|saying (?:this|it)|writing (?:this|it)|typing (?:this|it)|to be (?:upset|sad|writing|typing)[\\w ]{0,30}))?(?:,? (?:really|i know|tbh|but|lol|haha|honestly|though|to be honest|maybe|probably|so))*[,.!…: ]*$`,
  'i',
);
const notToLaugh =
  /^(?:please )?(?:(?:don't|do not|no) (?:laugh(?:ing)?|judge|judging)|promise (?:me )?(?:you won't|not to) (?:laugh|judge))(?: (?:at )?me)?(?: (?:please|ok|okay|but))*[,.!… ]*$/i;

/** 'I am not sure how one begins', 'dont know why ive opened this'. */
const unsure =
  /^(?:(?:hi|hello|hey|so|well|ok|okay|good evening|and)[,.! ]+)*(?:i(?:'m| am)? )?(?:really |honestly )?(?:not|don't|do not) (?:really |quite |very |honestly |even |exactly )*(?:sure|know) (?:how|what|where|why) (?:one|to|i|i'm|i've|people|you)\b[^.!?]{0,40}\b(?:start|begin|say|write|put|type|opened this|writing|typing|here|this)\b[^.!?]{0,35}[.! ]*$/i;

/** 'It is hard to talk about', 'I find it hard to put into words': there is something, and it does not come easily. */
const hardToSay = new RegExp(
  `^${lead}(?:maybe[,.]? |yes[,.]? |sure[,.]? )?(?:(?:it|this|that)(?:'s| is)|i find (?:it|this)) ${degree}(?:hard|tough|difficult|not easy|painful)(?: for me)? to (?:talk|speak)(?: about(?: (?:it|this))?)?(?: (?:right now|at the moment|now|today|to (?:someone|anyone)))*[.! ]*$`,
  'i',
);

/** What they say of who they are, where, and how they come to write; a piece of a message that is anything else tells something. */
const count = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|some|many|few)';
const span = `${count} (?:weeks?|months?|years?)`;
const not =
  'stuck|tired|alone|lonely|sad|done|lost|sick|ill|hurt|broken|worried|scared|afraid|sorry|ashamed|fired|single|pregnant|dying|bitter|better|never|sober|over|awful|bad|not';
const piece = new RegExp(
  `^(?:${[
    greeting,
    `(?:my )?name(?:'s| is)? \\w+`,
    `(?:i'm|i am|am|im) (?:(?:just|now|only|also|still|here|currently|originally) )*(?:called \\w+|${count}(?: years?(?: old)?| yrs?| yo)?|\\d+ ?[mf]?|from .{2,60}|(?:in|at|on|near|outside|by) .{2,60}|(?:an?|the) (?!(?:bit|lot|little|only|one|last|first)\\b)[\\w' -]{3,40}|(?!(?:${not})\\b)\\w+(?:er|or|ist|ian|ean|ese|ish|an)(?: (?:in|from|at|for|by|of) .{2,30})?|(?:nurse|cook|maid|student|chef|pilot|clerk|guard|nanny|farmer)(?: .{2,30})?|retired.{0,25}|married|(?:typing|writing|texting|sitting|parked(?: up)?|standing|lying|here|working|studying|living|staying)(?: .{2,45})?)`,
    `i (?:now |also |still |just |mostly )*(?:work|live|stay|study|teach|drive|cook|clean|sell|fix|repair|run|deliver|build|paint|bake|cut|grow|write|type|speak|learn|come from|look after|take care of|use)(?: .{2,45})?`,
    `(?:typing|writing|texting) (?:this|to you|here)(?: .{2,30})?`,
    `(?:i've|i have) (?:been|lived|worked|studied|taught|driven)(?: here)?(?: .{2,40})? (?:for|since) .{2,30}`,
    `i (?:have|'ve|got|have got) (?:${count} )(?:\\w+ )?(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|cats?|dogs?|brothers?|sisters?)(?:.{0,25})`,
    `(?:originally )?from .{2,40}`,
    `aged? .{1,20}`,
    `\\d+(?: ?[mf]| ?years?(?: old)?| ?yo)?`,
    `(?:since|for|already) ${span}(?: already| now)?`,
    `(?:retired|married|divorced|widowed)(?: \\w+){0,3}`,
    `(?:it's |it is |its |now is |now it's |now it is )?(?:now )?(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]m)?|midnight|late|(?:quarter|half|ten|twenty|five) (?:past|to) \\w+)(?: (?:here|now|at night|in the (?:morning|night)|in \\w+))*`,
    `(?:still |just |here )?(?:on|at) (?:my |the |a )?(?:\\w+ )?(?:\\w+ )?(?:shift|break|duty|work|lunch|nights?|train|bus|ward|desk|counter)(?: .{0,25})?`,
    `(?:just |here )?in (?:my |the )?(?:room|bed|car|kitchen|van|truck|office|garden|bath)(?: .{0,20})?`,
    `(?:nothing much|nm|nmu)`,
    `(?:sorry|excuse|forgive)(?: me)?,? (?:for |about )?(?:my |the )?(?:\\w+ )?english.*`,
    `(?:my )?english (?:is|'s) .{2,30}`,
    `[\\w' ]{3,22} here`,
  ].join('|')})$`,
  'i',
);
/** What is more than who and where: it happened, it is wanting, or it hurts. */
const tells =
  /n't\b|\b(?:not|no|never|nobody|nothing|only one|alone|lonely|without|but|because|until|again|died|dead|left|lost|hates?|sick|ill|pain|cry\w*|bleed\w*|shaking|awful|bad|worst|fired|divorc\w+|widow\w*|who|that|he|she|they|him|her|them|yesterday|burden|mess|failure|wreck|ghost|stranger|prisoner|cries|hungry|homeless|pregnant|please|love|trouble|debt|hospital|court|prison|jail|end|edge|limit|rock bottom|danger|shock|labour|problem|drunk)\b/i;
const most = 35;

const placedIn = /\b([Ii]n) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u;
const placed = /\b([Ff]rom|[Nn]ear|[Oo]utside|[Aa]t) ((?:the )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u;
const lasting = new RegExp(`\\b(?:since|for|already) (${span})\\b|\\b(${span}) (?:now|already)\\b`, 'i');

function introduced(text: string): Untold | undefined {
  const pieces = text
    .split(/[.!?;:\n]+|,\s+|\s+(?:and|so)\s+(?=(?:i|i'm|i've|my|it's|from)\b)/i)
    .map((one) => one.trim().replace(/^(?:and|so|well|ok|okay|yes|also|po)\s+/i, ''))
    .filter(Boolean);
  const said = pieces.filter((one) => !greetsOnly(one) && !/\benglish\b/i.test(one));
  const isOne =
    said.length > 0 &&
    text.split(/\s+/).length <= most &&
    !tells.test(text.replace(/\benglish\b.*?(?:[.!,]|$)/i, ' ')) &&
    pieces.every((one, at) => piece.test(one) || (at > 0 && /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u.test(one)));
  if (!isOne) return undefined;
  const [, within, place] = placedIn.exec(text) ?? placed.exec(text) ?? [];
  const [, one, other] = lasting.exec(text) ?? [];
  return {
    stands: 'introduced',
    place: within && place ? `${within.toLowerCase()} ${place}` : '',
    span: one ?? other ?? '',
    isOnShift: /\b(?:on|at) (?:my |the |a )?(?:\w+ ){0,2}(?:shift|duty)\b/i.test(text),
  };
}

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const clock =
  "(?:(?:a )?(?:quarter|half|ten|twenty|twenty-five|five) (?:past|to) \\w+|half \\w+|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|\\w+ o'clock|noon|midnight|lunch(?:time)?|dinner(?:time)?|breakfast|teatime|bedtime)";
const when = new RegExp(
  `\\buntil (?:about |around |maybe |roughly |like |just )*(${clock}|${weekday}|${month}|yesterday|today|tonight|last (?:night|week|month|year|${weekday})|this (?:morning|afternoon|evening|week))(?: (?:today|yesterday|tonight))?$`,
  'i',
);
/** It was well until then. */
const well =
  /\b(?:fine|good|great|ok|okay|well|nice|normal|happy|lovely|perfect|quiet|calm|alright|all right|best|beautiful|funny|fun)\b[^.!?]*\buntil\b[^.!?]*$/i;
/** What somebody does before the thing itself is said or done. */
const before =
  '(?:rang|rings|rung|call(?:ed|s)|text(?:ed|s)|c[ao]mes?(?: (?:in|home|back|over|up|out|round|downstairs|upstairs))?|walk(?:ed|s) (?:in|up|over)|opened|opens|check(?:ed|s)|look(?:ed|s)|saw|speaks?|spoke|asked (?:me )?to (?:speak|talk|see|sit)|asks (?:me )?to (?:speak|talk|see|sit)|turn(?:ed|s)? (?:round|around|to)|started (?:talking|speaking|to speak)|starts (?:talking|speaking|to speak)|st(?:ood|ands) up|g[eo]ts? up|sat (?:me )?down|sits (?:me )?down|arrive[ds]|pull(?:ed|s) me (?:aside|to one side)|t(?:ook|akes) me (?:aside|to one side)|t(?:ook|akes) the (?:mic|microphone)|call(?:ed|s) me (?:in|over|up)|hand(?:ed|s) me|picked up|picks up|taps?|tapped|got (?:home|there|the (?:text|call|email|letter|message)|a (?:text|call|message|letter|email)))';
const somebody =
  "(?:[Hh]e|[Ss]he|[Tt]hey|(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er) (?:[\\w'-]+ ){0,2}?[\\w'-]+?(?:,? \\p{Lu}[\\p{L}'-]+)?|\\p{Lu}[\\p{L}'-]+)";
const untilThey = new RegExp(`\\buntil (?:[Ii]|(${somebody})) ${before}\\b[^.!?,"“]*$`, 'iu');
const thenThey = new RegExp(
  `(?:^|[.!?…] |, |\\band )(?:[Aa]nd |[Bb]ut |[Ss]o )?(?:[Tt]hen|[Ss]uddenly|[Aa]ll of a sudden|[Nn]ext thing|[Jj]ust then|[Tt]hat's when),? (${somebody}) (?:just |suddenly )?${before}\\b(?![^.!?]*\\b(?:and|but|because|so|saying|said|says|told)\\b)[^.!?,"“:]*$`,
  'u',
);
const saying =
  /\b(?:toast|speech|spe(?:ak|aks|aking)|talk(?:ing)?|spoke|mic|microphone|phone|rang|rings|call(?:ed|s)?)\b/i;
/** A phone says nothing, whoever rings. */
const soundless = /\b(?:phone|mobile|bell|doorbell|alarm|bus|train|car|post|letter|email)$/i;
const trailing =
  /\b(?:and|but|so) then[.…\s]*$|(?:^|[.!?…] |\bthen )(?:and |but |so |then )*(he|she|they|my \w+)\b(?: [^.!?,"“]{0,40} and)?(?: then| just| only)? (?:said|says|goes|told me|was like|asked me)[.…:\s]*$/i;
const guessing =
  /(?:^|[.!?,] )(?:(?:and|so|but|ok|okay|well) )*(?:guess what|you(?:'ll| will| won't| would never|'d never| wouldn't) (?:not |never )?(?:believe|guess) (?:what|who|this|it)(?: (he|she|they|my \w+)(?: (?:just|actually))? (?:did|said|wrote|sent|bought))?(?: (?:happened|just happened))?)$/i;

function brokenOff(text: string): Untold | undefined {
  const open = text.trim().replace(/(?:\s|\p{Extended_Pictographic}|\uFE0F)+$/u, '');
  const bare = open.replace(/[.!?]+$/, '');
  const thing = /\b(the (?!\w+ (?:of|one)\b)[\p{L}'-]+(?: (?:on|in|at|of) the [\p{L}'-]+)?)$/u.exec(bare)?.[1] ?? '';
  const found = (at: string, who = '', isSpoken = false, isDone = false): Untold => ({
    stands: 'broken-off',
    at,
    who,
    isSpoken,
    isDone,
    thing: at || !who ? '' : thing,
  });
  const timed = well.test(bare) ? when.exec(bare)?.[1] : undefined;
  if (timed) return found(withPreposition(timed.toLowerCase()));
  const then = (well.test(bare) ? untilThey.exec(bare) : null) ?? thenThey.exec(bare);
  if (then) return found('', then[1] ?? '', saying.test(then[0]) && !soundless.test(then[1] ?? ''));
  const trails = trailing.exec(open);
  if (trails) return found('', trails[1], trails[1] !== undefined);
  const guess = guessing.exec(bare);
  return guess ? found('', guess[1], / (?:said|wrote|sent)$/i.test(guess[0]), / did$/i.test(guess[0])) : undefined;
}

const withPreposition = (time: string): string =>
  new RegExp(`^${weekday}$`).test(time)
    ? `on ${time.charAt(0).toUpperCase()}${time.slice(1)}`
    : new RegExp(`^${month}$`).test(time)
      ? `in ${time.charAt(0).toUpperCase()}${time.slice(1)}`
      : /^(?:yesterday|today|tonight|last|this)\b/.test(time)
        ? time
        : `at ${time}`;

/** Where the story stands in this text, which is tidied; undefined where the story is told, or there is none. */
export function untoldIn(text: string): Untold | undefined {
  const plain = text.replaceAll('’', "'").trim();
  const word =
    announcing.exec(plain)?.groups?.word ??
    (notToLaugh.test(plain) ? 'laugh' : unsure.test(plain) ? 'unsure' : hardToSay.test(plain) ? 'hard' : undefined);
  if (word) return { stands: 'announced', word: word.toLowerCase() };
  return brokenOff(plain) ?? introduced(plain);
}
