import { whomFor } from './called.ts';
import type { Blanks } from './draft.ts';

const money =
  /(?:[£$€₱₦]\s?\d[\d.,]*k?\b|\b\d[\d.,]*k?\s?(?:quid|pounds?|euros?|eur|dollars?|bucks|naira|pesos?|rupees|rand|cedis|shillings|kr|zł|zloty)\b|\b\d+(?:\.\d+)?k\b)/gi;
const day =
  '(?:today|tonight|tomorrow|(?:this |next |on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this weekend|this week|next week)';
const capitals = (text: string): string =>
  text.replace(
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|easter|eid|diwali|thanksgiving)\b/g,
    (one) => one.charAt(0).toUpperCase() + one.slice(1),
  );
const found = (pattern: RegExp, text: string): string | undefined => {
  const [, one, two] = pattern.exec(text) ?? [];
  return (one ?? two)?.trim() || undefined;
};

/** What was spoken of somebody, as it is said to them: 'their cats' become 'your cats'. */
const toThem = (text: string): string =>
  text
    .replace(/\b(?:his|her|their)\b/g, 'your')
    .replace(/\bi\b/g, 'I')
    .replace(/\b(?:dont|doesnt|didnt|cant|wont)\b/g, (one) => `${one.slice(0, -1)}'t`);

/**
 * What can be put into words for them because they said it: whom it is for, the sum, the thing, the day. A blank that is not
 * sure is left out, and with it each line that needs it. `raw` are their messages as written, `told` the same in small letters.
 */
export function factsForWords(
  question: string,
  raw: readonly string[],
  told: string,
  isOfIt: (sentence: string) => boolean,
): Blanks {
  const { call, sex: sure } = whomFor(question, raw, isOfIt);
  const they = sure ?? oneOf(told);
  const forms = { she: ['her', 'hers'], he: ['him', 'his'], they: ['them', 'theirs'] } as const;
  const known: Record<string, string | undefined> = {
    ...ofMoney(told),
    ...ofHurt(told),
    ...ofNews(told),
    ...ofOffice(told),
    day: found(new RegExp(`\\b(${day})\\b`), told),
    years: found(/\b((?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty) years)\b/, told),
    event: found(
      /\b(?:to|for|the|her|his|their|a) (baby shower|hen do|wedding|birthday|party|christening|engagement party|stag do|graduation|barbecue|dinner)\b/,
      told,
    ),
  };
  const shown = Object.entries(known).map(([key, value]) => [key, value === undefined ? undefined : capitals(value)]);
  return {
    ...Object.fromEntries(shown),
    hey: call ? `${call}, ` : '',
    they,
    them: forms[they][0],
    theirs: forms[they][1],
    s: they === 'they' ? '' : 's',
    is: they === 'they' ? 'are' : 'is',
  };
}

const oneOf = (told: string): 'she' | 'he' | 'they' => {
  const she = /\b(?:she|her)\b/.test(told);
  const he = /\b(?:he|him)\b/.test(told);
  return she === he ? 'they' : she ? 'she' : 'he';
};

function ofMoney(told: string) {
  const sums = [...new Set([...told.matchAll(money)].map(([one]) => one.trim()))];
  const bare = found(/\bowes? me (?:about |like )?(\d{2,})(?! ?(?:years|months|weeks|days|hours))\b/, told);
  const purpose = found(
    /\bfor ((?:the )?(?:concert |train |plane |cinema )?tickets?|rent|(?:the |two months of |\w+ months? of )?electric(?:ity)?|the (?:hotel|taxi|flat|food|dinner|trip|present|gift|airbnb|gas|bills?|train|bus))\b/,
    told,
  );
  return {
    what:
      sums.length === 0 && bare
        ? `the ${bare}`
        : sums.length === 1 && !/\bdeposit\b/.test(told)
          ? `the ${sums[0]}`
          : 'the money',
    due: found(/\b(?:said|promised|by|for|until|till) (the \d{1,2}(?:st|nd|rd|th))\b/, told),
    purposely: purpose ? ` for ${purpose}` : '',
    thing:
      found(/\bborrow\w* (my (?!money)[\w-]+)/, told) ??
      found(/\bget (my [\w-]+) back\b/, told) ??
      found(
        /\b(?:has|have|kept|got) (my (?:hoodie|drill|jacket|keys?|book|bike|charger|dress|coat|laptop|guitar|tent|tools?|shoes|necklace|ring))\b/,
        told,
      ),
  };
}

function ofHurt(told: string) {
  const [, did, mine] = /\b(laughed at|made fun of|joked about|mocked) (my [\w-]+|me\b)/.exec(told) ?? [];
  const called = found(
    /\bcalled me ((?:a |an )?(?:selfish|lazy|cold|mean|stupid|fat|useless|crazy|dramatic|ungrateful|weak|boring|failure|burden|bad \w+))\b/,
    told,
  );
  const before = found(
    /\b(in front of (?:everybody|everyone|the (?:client|team|class|kids|family|others|whole \w+)|others|people|(?:my|our) (?:friends|family|kids|colleagues|class)))\b/,
    told,
  );
  const act = did ? `${did} ${mine}` : called ? `called me ${called}` : undefined;
  const child =
    /\bin front of (?:my |the |our )?(him|her|them|boy|kids?|child(?:ren)?|son|daughter|grandkids)\b/.exec(told)?.[1] ??
    '';
  const shout = found(/\bi (?:\w+ ){0,2}?(shouted|yelled|snapped|screamed|swore|lost it)\b/, told);
  return {
    act: act && [act, before].filter(Boolean).join(' '),
    before: before ? ` ${before}` : '',
    child: /^(?:boy|son|him)$/.test(child)
      ? 'him'
      : /^(?:her|daughter)$/.test(child)
        ? 'her'
        : /^(?:kids|children|them|grandkids)$/.test(child)
          ? 'the kids'
          : 'my child',
    sorryWanted: /\bwant (?:him|her|them) to (?:say sorry|apologi[sz]e)|\bapology\b/.test(told)
      ? "I'd like you to say sorry for it."
      : "Please don't do that again.",
    body: found(/\bmy (weight|body|looks|hair|skin|clothes|eating|figure|size)\b/, told),
    shout: shout === 'lost it' ? 'shouted' : shout,
    broke: found(
      /\bi (?:\w+ )?(?:crashed|scratched|dented|broke|smashed|ruined) (?:my )?\w+(?:'?s)? (car|bike|van|phone|laptop|window|tv|vase|glasses)\b/,
      told,
    )?.replace(/^/, 'your '),
    turned: whyTurned(told),
    toldOf: toldOf(told),
  };
}

function ofNews(told: string) {
  const who = found(
    /\b(?:that )?(?:my |the |his |her |their |our )?(grandma|grandpa|grandad|granny|nan|granddad|mum|mom|dad|hamster|dog|cat|rabbit|fish|guinea pig|bird|budgie|uncle|aunt)(?: \w+)? (?:is |has |was |just )?(?:died|dead|passed)\b/,
    told,
  );
  const isPet = /^(?:hamster|dog|cat|rabbit|fish|guinea pig|bird|budgie)$/.test(who ?? '');
  const dear = who && (isPet ? `the ${who}` : who.charAt(0).toUpperCase() + who.slice(1));
  return {
    dear,
    dead: dead(told),
    failed: found(
      /\b(i (?:\w+ )?(?:failed|flunked|didn'?t pass|dropped out|got kicked out)(?: (?:of )?(?:my|the) (?:\w+ )?(?:year|exams?|course|university|uni|school|class|degree|test|semester|module|studies))?)\b/,
      told,
    )?.replace(/^i\b/, 'I'),
    leaving: found(
      /\bleaving ((?:the|my) (?:seminary|church|course|order|convent|army|faith|band|team|university|uni|degree))\b/,
      told,
    ),
    place: found(/\bmoving to ((?:the )?(?!a |another |my |live|be )[a-z]{4,14})\b/, told)?.replace(/^\w/, (one) =>
      one.toUpperCase(),
    ),
    illness: found(
      /\bdiagnos\w* (?:of|with) (ms|cancer|diabetes|epilepsy|parkinson'?s|lupus|crohn'?s)\b/,
      told,
    )?.replace(/^ms$/, 'MS'),
    found: found(
      /\b(?:found (?:one|it|a \w+|her \w+|his \w+|\w+) in (?:her|his|their)) (bag|room|jacket|drawer|coat|pocket)\b/,
      told,
    ),
    patient: found(
      /\blook(?:ed|s|ing) after (?:my )?(mum|mom|dad|nan|gran|grandma|grandad|husband|wife|son|daughter|mother|father)\b/,
      told,
    )?.replace(/^/, 'my '),
    feast: found(/\b(?:for|at|to|on) (christmas|easter|eid|diwali|thanksgiving|new year|the wedding)\b/, told),
  };
}

function ofOffice(told: string) {
  const ill = found(
    /\bmy ((?:mum|mom|dad|mother|father|brother|sister|wife|husband|son|daughter|nan|gran|grandma|grandad)(?:'s| is)? (?:in|at) (?:the )?hospital)\b/,
    told,
  );
  return {
    offDay: found(new RegExp(`\\b(${day})(?: \\w+)? off\\b|\\boff (?:on )?(${day})\\b`), told)?.replace(/^on /, ''),
    reason: found(/\boff (for (?:my|a|the) [\w']+(?: [\w']+)?)/, told),
    early: found(/\bleave early ((?:on )?(?:\w+days?)(?: for my \w+)?)/, told),
    family: ill ? `My ${ill}, and ` : undefined,
    broken: found(
      /\b(heating|boiler|hot water|shower|toilet|roof|window|oven|fridge|lift|washing machine|lock|sink|electricity|mould|leak)\b/,
      told,
    ),
    since: found(/\b((?:\d+|two|three|four|five|six) (?:days|weeks|months))\b/, told),
    paper: found(/\b(contract|payslip|reference|certificate|p45|invoice|tax form)\b/, told),
    post: found(
      /\bmoved me (to (?:the )?(?:back|front|night|another|other)[\w ]{0,12}?)(?= without| and|[.,?!]|$)/,
      told,
    ),
    view: /\bnot fair|isn'?t (?:fair|true)|unfair|disagree|don'?t think\b/.test(told)
      ? "I see it differently, and I'd like to talk it over with you."
      : "I'd like to talk about it at home first, and then with you.",
  };
}

/** Who died, as it is said to the one who lost them. */
function dead(told: string): string | undefined {
  const [, who] =
    /\b(?:friend|mate|neighbou?r|colleague|coworker|boss|cousin|teacher|his|her|their|girl|boy|guy|\w+)(?:'s|s')? (dad|mum|mom|mother|father|brother|sister|wife|husband|son|daughter|baby|dog|cat|nan|gran|grandma|grandad|grandmother|grandfather|horse|rabbit) (?:just |has |have |was )?(?:died|passed|is dying|put down)\b/.exec(
      told,
    ) ??
    /\blost (?:his|her|their|the) (dad|mum|mom|mother|father|brother|sister|wife|husband|son|daughter|baby|dog|cat|nan|gran|grandma|grandad)\b/.exec(
      told,
    ) ??
    [];
  return who;
}

/** 'Why she said nothing', as one asks her: 'why you said nothing'. */
function whyTurned(told: string): string | undefined {
  const [, clause] =
    /\bwhy (?:she|he|they) ((?:said|did|went|left|took|told|made|gave|kept|never|didn't|ignored|stopped|lied|cancelled|laughed|moved)\b[^?.!,]{0,60}?)(?=[?.!,]|$| how\b)/.exec(
      told,
    ) ?? [];
  return clause && toThem(clause).replace(/\b(?:to|at) me\b/, (one) => one);
}

/** 'She told mum I dropped out': whom, and what. */
function toldOf(told: string): string | undefined {
  const [, whom = '', what = ''] =
    /\b(?:she|he|they) told (mum|mom|dad|my \w+|everyone|everybody|people|them|our parents) (?:that )?(i (?:dropped|failed|lost|was|am|got|quit|left|had|have|'m)\b[^?.!,]{2,40})/.exec(
      told,
    ) ?? [];
  return (
    whom &&
    `${/^(?:mum|mom|dad)$/.test(whom) ? whom.charAt(0).toUpperCase() + whom.slice(1) : whom} that ${what.replace(/^i\b/, 'I')}`
  );
}
