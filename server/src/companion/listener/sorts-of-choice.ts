import type { Blanks } from './draft.ts';
import * as choices from './lines/choices.ts';
import type { SoughtLines } from './lines/sought.ts';
import * as lines from './lines/two-ways.ts';
import { capital } from './sentences.ts';
import type { Choice } from './two-ways.ts';

const speaks =
  /\b(?:tell|correct|say|talk|speak|mention|admit|own up|come clean|raise|bring (?:it|this|that) up|have a word|pass (?:it|this|that) on|make a thing|speak up|insist|confront|be honest|let (?:him|her|them) know|the truth)\b/;
const keeps =
  /\b(?:keep|stop|carry on|go on as|put up with|act like|wait|leave|let|hide|pretend|nothing|quiet|ignore|avoid|forget|drop|not|lie|until|till|swallow|bite my tongue|deny|i didn'?t|silent|sc?htum|seethe|nose out|act (?:innocent|normal|casual)|wing it|quietly|shut up)\b/;
const reaches =
  /\b(?:ring|call|phone|text|message|email|write|reply|answer|apologi[sz]e|say sorry|contact|go round|go and see|talk|tell|send)\b/;
const waits =
  /\b(?:wait|leave it|tomorrow|morning|later|until|till|til|after|sleep on it|weekend|cool off|calm down|monday|next week|hold off)\b/;
const office =
  /\b(?:email|hr|boss|manager|complain\w*|cool off|calm down|council|school|head ?teacher|angry|furious)\b/;
const writing = /\b(?:send|text|message|email|e-mail|post|write|reply|answer|call|ring|phone|dm|press send|hit send)\b/;
const child = /\b(?:year[- ]olds?|son|daughter|kids?|child(?:ren)?|boys?|girls?|little one)\b/;
const writes = /\b(?:letter|write|card|text|email|message|note|dm|whatsapp)\b/;
const rings = /\b(?:ring|call|phone)\b/;
const meets =
  /\b(?:go (?:and |over |round )?(?:there|see|again|round)|go round|visit|face to face|in person|talk to|speak to|drive|knock|sit (?:him|her|them) down)\b/;
const gives =
  /\b(?:throw|give|sell|bin|donate|get rid|let (?:it|them) go|hand (?:it|them)|burn|delete|pass (?:it|them) on)\b/;
const saidBefore =
  /\b(?:i(?:'ve| have)? (?:already )?(?:asked|told|said to|spoke to|spoken to) (?:him|her|them|my)\b.*\b(?:laughed|ignored|nothing|before|already|twice|last|summer|again|but|still)|she laughed|he laughed|they laughed)/;

interface Sort {
  fits(choice: Choice): boolean;
  of: SoughtLines;
  /** Which of the two ways is leaned to, where the lines may say it back; the first where it is not given. */
  toward?: RegExp;
  /** What they told that the lines may name. */
  facts?(choice: Choice): Blanks;
}

/** The last thing told, and what was told right before it. */
const near = ({ told }: Choice): string => told.split('\n').slice(-2).join('\n');

const goesIn =
  /\b(?:go (?:in|up|out|down|over|back in|to (?:him|her|them)|and (?:knock|sit|talk|say|see|hug|apologi[sz]e))|knock|sit (?:with|by|down with)|talk to (?:him|her|them)|say (?:sorry|something)|apologi[sz]e|hug)\b/;
const letsBe =
  /\b(?:leave|let (?:him|her|them|it)|give (?:him|her|them|it) (?:some |a bit of )?(?:room|space|time|an hour)|wait|tomorrow|morning|after|alone|stay (?:here|out))\b/;
const awake =
  /\b(?:not asleep|awake|moving (?:around|about)|light(?:'s| is)? (?:still )?on|(?:is|'s) (?:still )?(?:up|watching|crying|cleaning|reading|cooking|on (?:the|her|his) phone)|hear (?:him|her|them)|through the wall|washing up|in (?:the|his|her) (?:bath|garage|kitchen|garden|shed|room|bedroom|living room|shower|car)|upstairs|downstairs|next door|sat in|sitting in|(?:went|gone) (?:in)?to the (?:garage|garden|shed|kitchen|bathroom|other room)|went (?:upstairs|downstairs|outside|to (?:his|her) room))\b/;
const someones = /\b(?:kid|son|daughter|boy|girl|little|brother|sister|child)\b/;
/** What they did themselves to whoever it is about. */
const ownSlip =
  /\b(?:i (?:yelled|shouted|snapped|laughed|screamed|said|told|lost (?:it|my)|was (?:rude|short|sharp|harsh))|(?:had|argued|argument|row|fight|fought|words|fell out|snapped|yelled|shouted|lost it))\b/;
/** They are asked for, or were invited. */
const wanted =
  /\b(?:asked for me|asked to see me|asking for me|wants? (?:to see me|me (?:to come|there))|invited me|(?:got|was|been|am) invited|asked me to come|begged me to come)\b/;
const belongs = /\b(?:choir|orchestra|club|class|church|temple|mosque|allotment|quilting|bowls|lodge|rehearsals?)\b/;
const goes =
  /^(?:(?:just|still|even|i) )*(?:go\b(?! (?:over|in|back in|up there|for it|ahead|first|with (?:him|her|it)|public|for a (?:run|walk)|to (?:bed|sleep|hr|a&e|hospital)))|attend|turn up|join|come along|show up)\b/;
const staysAway =
  /^not$|\b(?:stay (?:home|in|(?:well |right )?away|at home|out of it|here)\b|skip|cancel|not go|say no|make an excuse|leave it|give it (?:a miss|another week|another month)|miss it|go (?:straight )?home|don't go|bow out)/;

/** Where it is safety, drink, the middle of the night or a plain no of theirs that decides. Before all others. */
export const cautions: readonly Sort[] = [
  {
    fits: ({ first, second }) =>
      /\btell (?:an adult|a teacher|the teacher|the school|a grown[- ]?up)\b/.test(first) &&
      (second === 'not' || keeps.test(second)),
    of: lines.tellAnAdult,
  },
  {
    fits: (choice) =>
      /\b(?:(?:scared|afraid|frightened|terrified) of (?:him|her|them|my (?!exam|driving|interview|results)\w+)|(?:he|she|my \w+) (?:scares|frightens|threatens|threatened) me|(?:he|she|they|mum|mom|dad|my \w+)(?:'s| is| gets?) (?:so |really )?(?:violent|nasty|scary|aggressive)|restraining order(?! (?:on|against) me)|stalk\w*|(?:he|she|dad|mum|mom) kicks off|abusive)\b/.test(
        choice.told,
      ),
    of: lines.whereSafe,
  },
  {
    fits: (choice) =>
      /\b(?:he|she|they)(?:'s| is|'re| are| has| have| was|'ve)? (?:come home |been )?(?:drunk|drinking|wasted|hammered|steaming|plastered|legless)\b/.test(
        near(choice),
      ) &&
      (reaches.test(choice.first) || goesIn.test(choice.first)),
    of: lines.notWhileDrinking,
  },
  {
    fits: ({ first, second, told }) =>
      writing.test(first) &&
      /^not$|\b(?:not|delete|wait|leave|morning|tomorrow|draft)\b/.test(second) &&
      /\b(?:i(?:'m| am) (?:a bit |so |really |quite )?(?:drunk|pissed|tipsy|hammered|wasted)|had a (?:few|bottle|lot to drink)|(?:bottle|glasses) of wine|[1-4] ?(?:am|a\.m\.|in the morning)|middle of the night|[1-4]am|0[1-4]:\d\d)\b/.test(
        told.split('\n').slice(-2).join('\n'),
      ),
    of: lines.notAtNight,
  },
  {
    fits: (choice) =>
      !/^(?:leave|wait|let|stay)\b/.test(choice.first) &&
      /\b(?:restraining order (?:on|against) me|asked me (?:not to|to leave (?:him|her|them) alone)|told me (?:not to|to leave (?:him|her|them) alone|to stay away|to stop)|(?:has |have |'s |'ve )?blocked me|no contact|doesn't want (?:me to|to (?:see|hear from|talk to|speak to)) me|said (?:he|she|they) need(?:s|ed)? (?:space|time|to be alone))\b/.test(
        choice.told,
      ),
    of: lines.theyAskedForIt,
  },
];

const ready = /\b(?:wait|hold off|leave it)\b.*\b(?:ready|able|strong enough|up to it|feel like it)\b/;
const toOne = /\b(?:to|tell|ask|ring|call|text|message|write) (?:him|her|them|my \w+|the \w+)$/;

const someoneSlept = /\b(?:fast asleep|(?:is|'s) asleep|fell asleep|sleeping (?:now|already))\b/;
const wentBad = /\b(?:bully|bullied|bullies|hit|threat\w*|grop\w*|touched|harass\w*|scared|afraid|cult)\b/;
const deedStart = /^(?:say|tell|ask|talk|go|leave|let|wait|keep|write|call|ring|do|just|stay|not)\b/;

/** Whom a word is for: 'say something to marko' → 'Marko'. */
function wordTo(way: string): string | undefined {
  const who = /\b(?:say|talk|speak|mention|bring|go|complain|write|raise)\b.* to ((?:my |the )?[a-z]+)$/.exec(way)?.[1];
  if (!who || office.test(who)) return undefined;
  return /^(?:him|her|them)$/.test(who)
    ? who
    : who.startsWith('my ')
      ? who.replace('my', 'your')
      : who.startsWith('the ')
        ? who
        : capital(who);
}

/** A joke or a remark is what they mind. */
const stung = ({ told }: Choice): Blanks => ({
  stung:
    /\b(?:jok(?:e[sd]?|ing)|laugh\w*|teas\w+|tak(?:es|ing) the mick|calls? (?:it|me|my)|calling|barks? at|comment\w*|remark\w*|stung|hurt)\b/.test(
      told,
    )
      ? ''
      : undefined,
});

/** When they were to hear, where that is past: 'Friday'. */
function dueIn(told: string): string | undefined {
  const day = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last week)';
  const promised = new RegExp(
    `\\b(?:said|promised|was to|were to|supposed to|should have|meant to|would|told me)\\b[^.?!\\n]{0,50}?\\b(?:by |on )?(${day})\\b`,
  ).exec(told)?.[1];
  const past =
    new RegExp(`\\b(?:now it'?s|it'?s now|it is now|today is|its) ${day}\\b`).test(told) ||
    /\b(?:was|were) to\b|\bsupposed to\b|\bshould have\b|\bstill (?:nothing|no)\b/.test(told);
  return promised && past
    ? promised === 'yesterday' || promised === 'last week'
      ? promised
      : capital(promised)
    : undefined;
}

/** 'for thirty-four years' → 'thirty-four years'. */
const yearsIn = (told: string): string | undefined =>
  /\b(?:for|been|choir|last|our \w+|sung|played|every \w+)\b[^.?!\n]{0,30}?\b((?:[a-z]+(?:-| )?(?:one|two|three|four|five|six|seven|eight|nine)|\d+|[a-z]+(?:teen|ty)|ten|eleven|twelve|three|four|five|six|seven|eight|nine|two) years)\b/.exec(
    told,
  )?.[1];

/** What can hardly be taken back, and what can. */
const forGood =
  /\b(?:sell|quit|resign|give (?:it|him|her|them) (?:away|up|back)|find (?:it|him|her|them) a (?:new )?home|break up|end it|throw|delete|cut|move (?:out|away|abroad))\b/;
const forNow = /^(?:keep|stay|wait|hold|rent|hang on|try|give it|put it off|leave it)\b/;

/** The sorts of choice for which there is a leaning, the most particular first. */
export const sorts: readonly Sort[] = [
  {
    fits: ({ first, second }) =>
      either(
        /\b(?:own up|confess|come clean|admit|tell|say)\b/,
        /\b(?:wait|hope|leave it)\b.*\b(?:finds?|notices?|goes looking|looks|asks?|comes? up|doesn'?t)\b/,
        first,
        second,
      ),
    of: choices.beforeItsFound,
  },
  {
    fits: ({ first, second }) => either(/\bwake (?:him|her|them|my \w+)\b/, waits, first, second),
    of: choices.letSleep,
  },
  { fits: ({ first, second }) => ready.test(first) || ready.test(second), of: choices.whenReady },
  {
    fits: ({ first, second }) =>
      either(
        /\b(?:myself|in person|face to face)\b/,
        /\b(?:let|have|leave it to) (?:him|her|them|(?:the|my|our|his|her) \w+|someone|somebody)\b/,
        first,
        second,
      ),
    of: choices.yourself,
  },
  {
    fits: ({ first, second, told }) =>
      /^(?:write|say|talk|speak|apologi[sz]e|ring|call|text|message|tell)\b/.test(first) &&
      toOne.test(first) &&
      /^(?:to )?(?:him|her|them|my \w+|the \w+|both)$/.test(second) &&
      /\bi (?:\w+ ){0,3}(?:said|shouted|snapped|shouldn't have|should not have|was (?:rude|horrible|short)|forgot|called)\b/.test(
        told,
      ),
    of: choices.toTheOneItHit,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:tell|say|talk to)\b/.test(first) &&
      !/\bmyself\b/.test(first) &&
      /\blet (?:the others|someone else|somebody else|them|another\w*|(?:his|her) \w+) (?:do|say|tell|handle)\b/.test(
        second,
      ),
    of: choices.theOneToTell,
  },
  {
    fits: ({ first, second, told }) =>
      either(/\b(?:[a-z]+|go|move|the (?:job|offer|place))\b/, /\bstay (?:here )?with (?:him|her)\b/, first, second) &&
      /\b(?:offer\w*|job|phd|place|abroad|moving|course|year)\b/.test(told),
    of: choices.farOrNear,
  },
  {
    fits: ({ first, second }) =>
      either(/\b(?:note|letter|slip)\b/, /\b(?:talk|knock|speak|ring the bell|say it)\b/, first, second),
    of: choices.noteOrTalk,
  },
  {
    fits: ({ first, second, told }) =>
      either(
        /\b(?:his|hers?|her parents|his parents|in-?laws)\b/,
        /\b(?:mine|my parents|my family|my mum|ours)\b/,
        first,
        second,
      ) && /\b(?:christmas|xmas|easter|eid|thanksgiving|holidays?|new year|diwali)\b/.test(told),
    of: choices.byTurns,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:come clean|tell|say|own up|admit|confess|let (?:him|her|them) know)\b.*\bbefore\b/.test(first) &&
      /^after\b|\bafter(?:wards)?\b/.test(second),
    of: choices.beforeIt,
  },
  {
    fits: (choice) =>
      /\b(?:say (?:i'?m )?sorry|apologi[sz]e|(?:make )?a (?:big )?(?:thing|fuss|deal)|own up)\b/.test(choice.first) &&
      /\b(?:leave|let|just|flowers|nothing|drop|forget|not|move on)\b/.test(choice.second) &&
      /\bi (?:\w+ ){0,2}(?:forgot|said|shouted|yelled|snapped|laughed|missed|lied|broke|called|was (?:rude|short|mean))\b/.test(
        near(choice),
      ),
    of: choices.ownTheSlip,
  },
  {
    fits: ({ first, second, told }) =>
      /^(?:say yes|take it|do it|accept|sing it|play it|go for it)\b/.test(first) &&
      /\b(?:give|let|pass|leave|hand) (?:it|the \w+|someone|somebody)\b/.test(second) &&
      /\b(?:solo|part|role|lead|speech|talk|song|place|piece)\b/.test(told),
    of: choices.takeTheChance,
  },
  {
    fits: ({ first, second, told }) =>
      either(goes, /\b(?:revise|study|work on|finish|prepare|learn|cram)\b/, first, second) &&
      /\b(?:\d0th|birthday|wedding|christening|anniversary|reunion|party|concert)\b/.test(told),
    of: choices.comesOnce,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:sell|move|buy|book|do it|start)\b/.test(first) &&
      /\bwait\b.*\b(?:he|she|they) (?:comes? round|agrees?|wants?|is ready|are ready)\b/.test(second),
    of: choices.bothOwnIt,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:confront|say something|talk to|tell|have it out)\b/.test(first) &&
      /\b(?:lock|box|hide|put a|label|cupboard)\b/.test(second),
    of: choices.wordThenLock,
  },
  {
    fits: ({ first, second, told }) =>
      /^(?:ring|call|phone|chase|ask|go)\b/.test(first) &&
      waits.test(`${second} `) &&
      /\b(?:blood|bleed\w*|fever|rash|swollen|chest|(?:really |very )?bad pain|lump)\b|\b(?:doctor|gp|surgery|hospital|clinic|results?|vet|nurse|midwife|lump|scan)\b/.test(
        told,
      ),
    of: choices.askThem,
  },
  {
    fits: (choice) => {
      const told = near(choice);
      return goesIn.test(choice.first) && letsBe.test(choice.second) && awake.test(told) && !someoneSlept.test(told);
    },
    of: lines.goIn,
    facts: (choice) => ({
      kid:
        someones.test(choice.told) && !/\b(?:brother|sister)\b/.test(choice.told) && ownSlip.test(choice.told)
          ? ''
          : undefined,
      slip: ownSlip.test(choice.told) ? '' : undefined,
      by: ownSlip.test(choice.told) ? undefined : '',
    }),
  },
  {
    fits: ({ first, second, told }) =>
      /\b(?:answer|reply|respond|send it|do it|write back)\b/.test(first) &&
      /\b(?:morning|tomorrow|monday|wait|leave it)\b/.test(second) &&
      /\b(?:boss|manager|work|client|office|supervisor|colleague|head ?teacher|principal)\b/.test(told) &&
      /\b(?:mail\w*|e-?mail\w*|text\w*|messag\w*|slack|teams|whatsapp\w*|wrote)\b/.test(told) &&
      /\b(?:at night|tonight|evening|sunday|saturday|weekend|(?:8|9|10|11|12) ?(?:pm|p\.m\.|o'?clock)|midnight|late)\b/.test(
        `${told} ${first}`,
      ),
    of: choices.workWaits,
  },
  {
    fits: ({ first, second, told }) =>
      /\b(?:send|press|hand|give|submit)\b/.test(first) &&
      /\b(?:wait|monday|morning|tomorrow|hold)\b/.test(second) &&
      /\bresign\w*|\bnotice\b/.test(told),
    of: choices.sameOnMonday,
  },
  {
    fits: ({ first, second, told }) =>
      /\b(?:text|call|ring|ask|chase|write|message)\b/.test(first) &&
      /\b(?:wait|leave it|hold off|give it)\b/.test(second) &&
      dueIn(told) !== undefined,
    of: lines.pastTheDay,
    facts: ({ told }) => ({ due: dueIn(told) }),
  },
  {
    fits: ({ first, second, told }) =>
      /\bagain\b|\bonce more\b/.test(first) &&
      writing.test(first) &&
      /\b(?:leave|wait|let|not)\b/.test(second) &&
      !/\b(?:[3-9]|three|four|five|six|ten|several|loads of|many) (?:times|messages|texts|calls)\b/.test(told),
    of: lines.onceMore,
  },
  {
    fits: ({ first, second, told }) =>
      writing.test(first) &&
      !/\b(?:reply|answer)\b/.test(first) &&
      /^not$|\b(?:leave|not|wait|delete|block|let)\b/.test(second) &&
      /\b(?:dumped me|broke up|split up|left me|ex(?!-)|breakup|ended it)\b/.test(told) &&
      !/\b(?:kids?|son|daughter|money|stuff|keys?|rent|dog|cat)\b/.test(told),
    of: lines.afterTheEnd,
  },
  {
    fits: ({ first, second, told }) =>
      either(/\bget up\b/, /\b(?:keep trying|stay in bed|lie|try to sleep|stay here)\b/, first, second) &&
      /\b(?:[1-5] ?(?:am|a\.m\.)|(?:one|two|three|four|five) o'?clock|sleep|awake|night)\b/.test(told),
    of: choices.getUp,
  },
  {
    fits: ({ first, second }) =>
      writing.test(first) &&
      /\bwait (?:for|till|until) (?:him|her|them|he|she|they)\b.*\b(?:call|ring|text|write|message|say|get in touch|reach)\b/.test(
        second,
      ),
    of: lines.goFirst,
  },
  {
    fits: ({ first, second }) =>
      either(
        /\btruth\b|\bhonest\b|\btell (?:him|her|them)\b|\bdied\b|\bdead\b/,
        /\b(?:farm|holiday|ran away|run away|asleep|sleeping|gone away|lost|a star)\b/,
        first,
        second,
      ),
    of: lines.sayDied,
  },
  {
    fits: ({ first, second, told }) =>
      /\b(?:truth|honest|what i (?:really )?think|i (?:don't|didn't) like)\b/.test(first) &&
      /\b(?:say|lovely|nice|like it|pretend|lie|smile|good)\b/.test(second) &&
      /\b(?:drawing|cake|cooking|haircut|hair|dress|present|gift|song|jumper|picture|painting|poem|baking)\b/.test(
        told,
      ),
    of: lines.kindPart,
  },
  {
    fits: ({ first, second, told }) =>
      either(
        /\b(?:truth|honest)\b/,
        /\b(?:let (?:him|her|them) be|happy|not|quiet|pretend|lie|busy|sick|wait|leave|make up|excuse)\b/,
        first,
        second,
      ) && !/\b(?:dementia|alzheimer\w*|dying|hospice)\b/.test(told),
    of: lines.smallTruth,
  },
  {
    fits: ({ first, second, told }) =>
      /\b(?:reply|answer|respond)\b/.test(first) &&
      /\b(?:delete|ignore|leave|block|not)\b/.test(second) &&
      /\b(?:nasty|horrible|mean|rude|hateful|troll\w*|insult\w*|stranger)\b.{0,40}\b(?:comment|review|message|dm|reply)\b/.test(
        told,
      ),
    of: choices.feedsIt,
  },
  {
    fits: ({ first, second, told }) =>
      /\b(?:reply|answer|respond|text back)\b/.test(first) &&
      /\b(?:ignore|leave|not|delete)\b/.test(second) &&
      /\b(?:sent|said|replied|wrote|answered|just) ["']?k+\b["']?/.test(told),
    of: choices.leaveShort,
  },
  {
    fits: ({ first, second, told }) =>
      /\b(?:reply|answer|respond|text back|accept|write back)\b/.test(first) &&
      /\b(?:ignore|leave|not|delete|block|decline)\b/.test(second) &&
      /\b(?:ex|after (?:\w+ )?(?:months|years|weeks)|happy birthday|out of the blue|used to (?:bully me|hurt me|go out)|hasn't (?:spoken|written|called)|haven't (?:spoken|heard))\b/.test(
        told,
      ),
    of: choices.owedNothing,
  },
  {
    fits: ({ first, second, told }) =>
      /\btell (?:my|the|our) (?:best |old |close )?(?:friend|mate|sister|cousin|bestie)\b/.test(first) &&
      keeps.test(`${second} ${/\bout of it\b/.test(second) ? 'leave' : ''}`) &&
      /\b(?:boyfriend|girlfriend|husband|wife|partner|fella|man|bloke|bf|gf|fianc\w*)\b/.test(`${first} ${told}`) &&
      /\b(?:flirt\w*|saw (?:him|her)|kiss\w*|tinder|hitting on|messag\w*)\b/.test(`${first} ${told}`),
    of: lines.whatYouSaw,
  },
  {
    fits: ({ first, second }) => wordTo(first) !== undefined && office.test(second) && !deedStart.test(second),
    of: lines.nearerFirst,
    facts: ({ first, told }) => ({
      nearer: wordTo(first),
      mine: /\b(?:my idea|(?:took|taking|got|gets) (?:the |all the )?credit|my (?:work|slides|report|design))\b/.test(
        told,
      )
        ? ''
        : undefined,
    }),
  },
  {
    fits: ({ first, second, told, whole = told }) =>
      goes.test(first) &&
      staysAway.test(second) &&
      belongs.test(whole) &&
      !/\b(?:wedding|married|marry\w*|funeral)\b/.test(whole) &&
      !wentBad.test(whole),
    of: choices.goBack,
    toward: goes,
    facts: ({ told, whole = told }) => ({ years: yearsIn(whole) }),
  },
  {
    fits: ({ first, second, told }) =>
      goes.test(first) &&
      /\b(?:send|flowers|card|stay|not|skip|leave|call|ring|wait)\b/.test(second) &&
      wanted.test(told) &&
      !wentBad.test(told) &&
      /\b(?:hospital|hospice|ill|asked for me|asked to see me|asking for me)\b/.test(told),
    of: lines.theyAskForYou,
  },
  {
    fits: ({ first, second, told }) =>
      either(
        /\b(?:note|knock|tell|ring|own up)\b/,
        /\b(?:drive (?:on|off|away)|not|walk|leave it|nothing|pretend|forget)\b/,
        first,
        second,
      ) &&
      /\b(?:dent\w*|scratch\w*|scrap\w*|bump\w*|clipp\w*|revers\w*|knocked)\b[^.?!]{0,40}\b(?:car|van|fence|wing mirror|mirror|gate|bumper)\b/.test(
        told,
      ),
    of: lines.leaveANote,
  },
  {
    fits: ({ first, second, told }) =>
      either(speaks, keeps, first, second) &&
      /\b(?:epilepsy|seizures?|wig|alopecia|tremor|diagnos\w*|autis\w*|adhd|stammer|stutter|hearing aids?|diabet\w*|colostomy|disab\w*)\b/.test(
        `${told} ${first}`,
      ) &&
      !/\b(?:boss|work|employer|interview|manager|hr|police|dvla)\b/.test(told),
    of: lines.tellOne,
  },
  {
    fits: ({ first, second, told }) =>
      /\btell (?:my (?:husband|wife|partner|boyfriend|girlfriend)|him|her)\b/.test(first) &&
      /\b(?:debts?|credit cards?|loan|overdraft|owe|gambl\w*)\b/.test(`${first} ${told}`) &&
      /\b(?:husband|wife|partner|boyfriend|girlfriend)\b/.test(`${first} ${told}`) &&
      /\b(?:pay|quiet\w*|first|hide|keep|wait|sort|not|nothing)\b/.test(second),
    of: lines.tellBeforePaid,
  },
  {
    fits: ({ first, second, told }) =>
      either(/\btell\b/, /\b(?:lie|pretend|keep|deny|say (?:nothing|no|i don't know)|quiet)\b/, first, second) &&
      /\b(?:promised|swore|secret|in confidence)\b/.test(told) &&
      /\basked me\b|\basks? me\b|\basking\b/.test(told) &&
      !/\b(?:pregnan\w*|affair|cheat\w*|hurt|hit|police|danger|suicid\w*)\b/.test(told),
    of: lines.notMineToSay,
  },
  {
    fits: ({ first, second, told }) =>
      /\binvite\b/.test(first) &&
      /\b(?:not|leave|skip|without)\b/.test(second) &&
      /\b(?:ruin\w*|spoil\w*|row|kicked off|argu\w*|scene|horrible|shout\w*|nasty)\b/.test(told),
    of: choices.forPartOfIt,
  },
  {
    fits: ({ first, second }) => either(/\bmute\b/, /\b(?:unfollow|block|unfriend|delete)\b/, first, second),
    of: lines.mute,
  },
  {
    fits: ({ first, second, told }) =>
      /\bkeep\b/.test(first) &&
      /\b(?:take (?:it|them) back|return|send (?:it|them) back)\b/.test(second) &&
      /\bi (?:really |do )?(?:love|like|adore) (?:it|them)\b/.test(told),
    of: choices.youLoveIt,
  },
  {
    fits: ({ first, second }) =>
      either(/\bforgive\b/, /\b(?:stay (?:mad|angry|cross)|hold|keep my distance|not)\b/, first, second),
    of: lines.bothTrue,
  },
  {
    fits: ({ first, second }) =>
      either(
        /\b(?:sit (?:alone|on my own|by myself|with)|eat (?:alone|in the (?:caf\w*|canteen|hall))|face it)\b/,
        /\b(?:hide|library|band room|bathroom|toilets?|skip lunch|art room|bench)\b/,
        first,
        second,
      ),
    of: choices.breathe,
    toward: /\b(?:hide|library|band room|art room|bench)\b/,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:doctor|gp|hospital|a&e|nurse|111|midwife|maternity|dentist|out[- ]of[- ]hours|clinic|vet|er|emergency)\b/.test(
        first,
      ) && waits.test(`${second} `),
    of: choices.askThem,
  },
  {
    fits: ({ first, second }) =>
      /\blend\b|\b(?:give|pay|send)\b.*\b(?:money|cash|loan|euros|pounds|dollars)\b/.test(first) &&
      /\b(?:no|say no|refuse|not)\b/.test(second),
    of: choices.lendIt,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:advice|a lawyer|solicitor|union|shelter|citizens)\b/.test(second) && reaches.test(first),
    of: lines.adviceFirst,
  },
  {
    fits: ({ first, second }) => either(/\bborrow\b/, /\bask\b.*\b(?:week|month|time|longer|later)\b/, first, second),
    of: choices.timeBeforeMoney,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:admit|own up|confess|come clean|tell the truth|be honest)\b/.test(first) &&
      /\b(?:deny|didn'?t|lie|pretend|nothing|say i|make up|blame|quiet|wing it|act innocent|bluff|blag|learn|hope)\b/.test(
        second,
      ),
    of: lines.ownItFirst,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:looking|leaving|applying|interview\w*|another job|pregnant)\b/.test(first) &&
      speaks.test(first) &&
      keeps.test(second),
    of: lines.keepToYourself,
  },
  {
    fits: ({ first, second }) => child.test(first) && speaks.test(first) && keeps.test(second),
    of: lines.tellChild,
  },
  {
    fits: ({ first, second, told }) =>
      /\b(?:stay|be)\b.*\b(?:with|there|in)\b/.test(first) &&
      /\b(?:outside|wait|go|leave)\b/.test(second) &&
      /\b(?:vet|dog|cat)\b/.test(told),
    of: choices.stayWithPet,
  },
  {
    fits: ({ first, second }) =>
      speaks.test(first) &&
      /\b(?:gone|alone|asleep|leaves|on (?:her|his|their|our) own|by ourselves|in private)\b/.test(second) &&
      !/\balone$/.test(second),
    of: lines.whenAlone,
  },
  {
    fits: ({ first, second }) =>
      speaks.test(first) &&
      /\b(?:diwali|christmas|xmas|eid|ramadan|easter|new year|summer|holidays?|wedding|birthday|next (?:month|year)|exams?)\b/.test(
        second,
      ),
    of: lines.soonerIsBetter,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:tell|say)\b/.test(first) &&
      (/^after\b/.test(second) || /\b(?:until|till|til|once|when) i(?:'ve|'m| have| know| am| decide)?\b/.test(second)),
    of: lines.toldOrWait,
  },
  {
    fits: ({ first, second }) => /\b(?:report|complain)\b/.test(first) && keeps.test(second),
    of: choices.reportIt,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:sorry|apologi[sz]e)\b/.test(first) &&
      /\b(?:leave|let|wait for|forget|not|drop)\b/.test(second) &&
      !/\b(?:till|until|tomorrow|morning)\b/.test(second),
    of: lines.sorryForYours,
  },
  {
    fits: ({ first, second }) =>
      /\bask\b.*\bagain\b/.test(first) && /\b(?:space|alone|leave|let|back off|wait|time)\b/.test(second),
    of: lines.askOnceMore,
  },
  {
    fits: ({ first, second }) =>
      /^(?:just |i )?ask\b(?! for\b)(?!.*\b(?:money|loan|rise|raise|help)\b)/.test(first) &&
      /\b(?:space|alone|leave|let|back off|wait|time|quiet|nothing|guess|not)\b/.test(second),
    of: lines.askOnce,
    facts: ({ told }) => ({
      quiet:
        /\b(?:one[- ]word|quiet|distant|k\b|hardly (?:talks|answers|replies)|stopped (?:texting|writing|sending)|not herself|not himself)\b/.test(
          told,
        )
          ? ''
          : undefined,
    }),
  },
  {
    fits: ({ first, second }) =>
      /\b(?:text|message|whatsapp|dm)\b/.test(first) &&
      /\b(?:home|see|in person|face to face|gets? (?:back|in))\b/.test(second),
    of: lines.faceToFace,
  },
  {
    fits: ({ first, second }) => reaches.test(first) && waits.test(second) && office.test(`${first} ${second}`),
    of: lines.coolOff,
  },
  {
    fits: ({ first, second }) =>
      reaches.test(first) &&
      (waits.test(second) || /\bleave it\b/.test(second)) &&
      (/\b(?:tonight|now|today|straight away|right away|this evening)\b/.test(first) ||
        /\b(?:morning|tomorrow|weekend|monday|later|next week)\b/.test(second)),
    of: lines.nowOrLater,
  },
  {
    fits: ({ first, second }) =>
      either(/\b(?:send|post|mail)\b/, /\b(?:throw|bin|keep|tear|not send|drawer|hold)\b/, first, second),
    of: lines.sendIt,
  },
  {
    fits: ({ first, second }) =>
      /\bask\b/.test(first) &&
      /\b(?:manage|cope|do it|carry on|struggle|sort it|handle it|let it go|leave it|forget it|drop it)\b/.test(second),
    of: lines.askForIt,
  },
  {
    fits: ({ first, second }) =>
      either(/\b(?:take|have|use)\b.*\b(?:leave|time off|holiday)\b/, /\b(?:go back|work|return)\b/, first, second),
    of: choices.takeLeave,
  },
  {
    fits: ({ first, second, told }) => either(meets, writes, first, second) && saidBefore.test(told),
    of: lines.thisTimeInWriting,
  },
  { fits: ({ first, second }) => either(meets, writes, first, second), of: lines.inPerson },
  { fits: ({ first, second }) => either(rings, writes, first, second), of: lines.ringOrWrite },
  { fits: ({ first, second }) => either(meets, rings, first, second), of: lines.inPerson },
  {
    fits: ({ first, second }) =>
      /\b(?:confront|have it out|call (?:him|her|them) out|say something|stand up to|challenge)\b/.test(first) &&
      keeps.test(second),
    of: lines.sayOnce,
    facts: stung,
  },
  {
    fits: ({ first, second, told }) =>
      either(/\b(?:keep|hold on to|hang on to|save)\b/, gives, first, second) &&
      !/\b(?:keep|give|let) (?:him|her)\b/.test(`${first} ${second}`) &&
      !/\b(?:pregnan\w*|puppy|kitten|rehom\w*|house|roof|flat|mortgage|business|car)\b/.test(told) &&
      !speaks.test(`${first} ${second}`),
    of: choices.keepForNow,
  },
  {
    fits: ({ first, second, told }) =>
      /\b(?:pay|accept|sign|agree|stay)\b/.test(first) &&
      /\b(?:look|move|find|refuse|fight|argue|leave|somewhere)\b/.test(second) &&
      /\b(?:rent|landlord|lease|tenan\w*|letting)\b/.test(told),
    of: choices.checkFirst,
  },
  {
    fits: ({ first, second, told }) =>
      /\b(?:fight|push|ask|appeal|stand)\b/.test(first) &&
      /\b(?:look(?:ing)?|leave|find|walk|move on|sign up|another|elsewhere|apply)\b/.test(second) &&
      /\b(?:work|job|boss|manager|office|hr|shift|hours|app|account)\b/.test(told),
    of: choices.bothForNow,
  },
  {
    fits: ({ first, second, told }) =>
      either(
        /\b(?:quit|resign|hand in|leave|walk out|pack it in|jack it in|chuck it)\b/,
        /\b(?:stay|stick|hang on|see it out|carry on|keep going|hold on|wait)\b/,
        first,
        second,
      ) &&
      /\b(?:work|job|boss|manager|shifts?|office|promot\w*|resign|quit|notice|apprentic\w*|gaffer|foreman)\b/.test(
        `${told} ${first} ${second}`,
      ) &&
      !/\b(?:him|her|husband|wife|boyfriend|girlfriend|partner|marriage)\b/.test(`${first} ${second}`),
    of: choices.notYetUnless,
  },
  {
    fits: ({ first, second, told }) =>
      either(
        /\b(?:take|accept|go for|say yes)\b/,
        /\b(?:stay|turn|say no|leave it|keep|stick|hold out|decline)\b/,
        first,
        second,
      ) && /\b(?:job|offer\w*|post|role|place|promotion|course|contract)\b/.test(told),
    of: choices.takeOffer,
  },
  {
    fits: ({ first, second, told }) =>
      either(
        /\b(?:stay|keep trying|work on it|give (?:it|him|her|us))\b/,
        /\b(?:leave|go|end it|break up|split|walk away|finish)\b/,
        first,
        second,
      ) &&
      /\b(?:husband|wife|boyfriend|girlfriend|partner|marriage|relationship|together|married|dating)\b/.test(told) &&
      !/\b(?:died|dead|funeral|choir|club|class|group)\b/.test(told) &&
      !/\b(?:another (?:week|month|try)|back)\b|\b(?:party|home|dinner|night|lecture|work|wedding|church|away|funeral|birthday)\b/.test(
        `${first} ${second}`,
      ),
    of: choices.notFromHere,
  },
  {
    fits: ({ first, second }) =>
      either(
        /\b(?:go|work|school|in|class|lectures?|shift)\b/,
        /\b(?:stay (?:home|in|off|at home)|call in|phone in|ring in|skip|day off|sick)\b/,
        first,
        second,
      ) &&
      /\b(?:work|school|class|lectures?|shift|college|uni|office|call in|in (?:tomorrow|today))\b/.test(
        `${first} ${second}`,
      ),
    of: choices.workOrHome,
  },
  {
    fits: ({ first, second }) =>
      either(
        /\b(?:play|do|enter|run|compete|train|go for|carry on|keep going|sign up)\b/,
        /\b(?:break|pause|time off)\b/,
        first,
        second,
      ),
    of: choices.onlyIfYouWant,
  },
  {
    fits: ({ first, second }) => either(/\bmove out\b/, /\b(?:stick|stay|wait|put up|hang on)\b/, first, second),
    of: choices.lookMeanwhile,
  },
  { fits: ({ first }) => /\b(?:say something|have it out)\b/.test(first), of: lines.sayIt, facts: stung },
  {
    fits: ({ first, second, told }) =>
      either(goes, staysAway, first, second) &&
      !/\b(?:course|job|nursing|uni|college|work)\b/.test(`${first} ${second}`) &&
      !(/\bback\b/.test(first) && /\b(?:job|sack\w*|fired|work|husband|wife|ex)\b/.test(told)),
    of: choices.goForAnHour,
  },
  {
    fits: ({ first, second, told }) =>
      either(/\b(?:sell|move out|move)\b/, /\b(?:stay|keep|hold on)\b/, first, second) &&
      /\b(?:house|home|flat|realtor|estate agent|farm)\b/.test(told),
    of: choices.stayPut,
  },
  {
    fits: ({ first, second }) =>
      /^(?:just |i )?(?:ring|call|phone|text|message|write|email|contact|reply|answer|visit|invite)\b/.test(first) &&
      /\b(?:leave|let|not|forget|drop|stew|ignore|wait for)\b/.test(second),
    of: lines.reachOut,
  },
  {
    fits: ({ first, second }) =>
      /^(?:just |i )?(?:text|message|write|reply|answer)\b/.test(first) &&
      /^(?:just )?wait(?: and see| a bit| a while)?$/.test(second),
    of: choices.lineThenWait,
  },
  { fits: ({ first, second }) => either(speaks, keeps, first, second), of: lines.sayIt, facts: stung },
  {
    fits: ({ first, second }) => either(forGood, forNow, first, second),
    of: choices.undoableFirst,
    toward: forNow,
  },
];

export const either = (one: RegExp, other: RegExp, first: string, second: string): boolean =>
  (one.test(first) && other.test(second)) || (other.test(first) && one.test(second) && !one.test(first));
