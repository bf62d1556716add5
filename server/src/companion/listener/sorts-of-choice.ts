import type { SoughtLines } from './lines/sought.ts';
import * as lines from './lines/two-ways.ts';
import type { Choice } from './two-ways.ts';

const speaks =
  /\b(?:tell|say|talk|speak|mention|admit|own up|come clean|raise|bring (?:it|this|that) up|confront|be honest|let (?:him|her|them) know|the truth)\b/;
const keeps =
  /\b(?:keep|stop|carry on|go on as|put up with|act like|wait|leave|let|hide|pretend|nothing|quiet|ignore|avoid|forget|drop|not|lie|until|till|swallow|bite my tongue|deny|i didn'?t|silent)\b/;
const reaches =
  /\b(?:ring|call|phone|text|message|email|write|reply|answer|apologi[sz]e|say sorry|contact|go round|go and see|talk|tell|send)\b/;
const waits =
  /\b(?:wait|leave it|tomorrow|morning|later|until|till|til|after|sleep on it|weekend|cool off|calm down|monday|next week|hold off)\b/;
const office =
  /\b(?:email|hr|boss|manager|complain\w*|cool off|calm down|council|school|head ?teacher|angry|furious)\b/;
const child = /\b(?:son|daughter|kids?|child(?:ren)?|boys?|girls?|little one)\b/;
const writes = /\b(?:letter|write|card|text|email|message|note|dm|whatsapp)\b/;
const rings = /\b(?:ring|call|phone)\b/;
const meets =
  /\b(?:go (?:and |over |round )?(?:there|see|again|round)|go round|visit|face to face|in person|talk to|speak to|drive|knock|sit (?:him|her|them) down)\b/;
const gives =
  /\b(?:throw|give|sell|bin|donate|get rid|let (?:it|them) go|hand (?:it|them)|burn|delete|pass (?:it|them) on)\b/;
const saidBefore =
  /\b(?:i(?:'ve| have)? (?:already )?(?:asked|told|said to|spoke to|spoken to) (?:him|her|them|my)\b.*\b(?:laughed|ignored|nothing|before|already|twice|last|summer|again|but|still)|she laughed|he laughed|they laughed)/;

export interface Sort {
  fits(choice: Choice): boolean;
  of: SoughtLines;
}

/** The sorts of choice for which there is a leaning, the most particular first. */
export const sorts: readonly Sort[] = [
  {
    fits: ({ first, second }) =>
      /\b(?:doctor|gp|hospital|a&e|nurse|111|midwife|maternity|dentist|out[- ]of[- ]hours|clinic|vet|er|emergency)\b/.test(
        first,
      ) && waits.test(`${second} `),
    of: lines.askThem,
  },
  {
    fits: ({ first, second }) =>
      /\blend\b|\b(?:give|pay|send)\b.*\b(?:money|cash|loan|euros|pounds|dollars)\b/.test(first) &&
      /\b(?:no|say no|refuse|not)\b/.test(second),
    of: lines.lendIt,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:advice|a lawyer|solicitor|union|shelter|citizens)\b/.test(second) && reaches.test(first),
    of: lines.adviceFirst,
  },
  {
    fits: ({ first, second }) => either(/\bborrow\b/, /\bask\b.*\b(?:week|month|time|longer|later)\b/, first, second),
    of: lines.timeBeforeMoney,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:admit|own up|confess|come clean|tell the truth|be honest)\b/.test(first) &&
      /\b(?:deny|didn'?t|lie|pretend|nothing|say i|make up|blame|quiet)\b/.test(second),
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
    of: lines.stayWithPet,
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
    of: lines.reportIt,
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
      /\bask\b.*\b(?:again|straight|what)\b|\bask (?:him|her|them)\b/.test(first) &&
      /\b(?:space|alone|leave|let|back off|wait)\b/.test(second),
    of: lines.askOnceMore,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:text|message)\b/.test(first) && /\b(?:home|see|in person|face to face|gets? (?:back|in))\b/.test(second),
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
    of: lines.takeLeave,
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
  },
  {
    fits: ({ first, second, told }) =>
      either(/\b(?:keep|hold on to|hang on to|save)\b/, gives, first, second) &&
      !/\b(?:keep|give|let) (?:him|her)\b/.test(`${first} ${second}`) &&
      !/\b(?:pregnan\w*|puppy|kitten|rehom\w*)\b/.test(told) &&
      !speaks.test(`${first} ${second}`),
    of: lines.keepForNow,
  },
  {
    fits: ({ first, second, told }) =>
      /\b(?:pay|accept|sign|agree|stay)\b/.test(first) &&
      /\b(?:look|move|find|refuse|fight|argue|leave|somewhere)\b/.test(second) &&
      /\b(?:rent|landlord|lease|tenan\w*|letting)\b/.test(told),
    of: lines.checkFirst,
  },
  {
    fits: ({ first, second, told }) =>
      /\b(?:fight|push|ask|appeal|stand)\b/.test(first) &&
      /\b(?:look(?:ing)?|leave|find|walk|move on|sign up|another|elsewhere|apply)\b/.test(second) &&
      /\b(?:work|job|boss|manager|office|hr|shift|hours|app|account)\b/.test(told),
    of: lines.bothForNow,
  },
  {
    fits: ({ first, second, told }) =>
      either(
        /\b(?:quit|resign|hand in|leave|walk out|pack it in|jack it in)\b/,
        /\b(?:stay|stick|hang on|see it out|carry on|keep going|hold on|wait)\b/,
        first,
        second,
      ) &&
      /\b(?:work|job|boss|manager|shifts?|office|promot\w*|resign|quit|notice)\b/.test(`${told} ${first} ${second}`) &&
      !/\b(?:him|her|husband|wife|boyfriend|girlfriend|partner|marriage)\b/.test(`${first} ${second}`),
    of: lines.notYetUnless,
  },
  {
    fits: ({ first, second, told }) =>
      either(
        /\b(?:take|accept|go for|say yes)\b/,
        /\b(?:stay|turn|say no|leave it|keep|stick|hold out|decline)\b/,
        first,
        second,
      ) && /\b(?:job|offer\w*|post|role|place|promotion|course|contract)\b/.test(told),
    of: lines.takeOffer,
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
      !/\b(?:party|home|dinner|night|lecture|work|wedding|funeral|birthday)\b/.test(`${first} ${second}`),
    of: lines.notFromHere,
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
    of: lines.workOrHome,
  },
  {
    fits: ({ first, second }) =>
      either(
        /\b(?:play|do|enter|run|compete|train|go for|carry on|keep going|sign up)\b/,
        /\b(?:break|pause|time off)\b/,
        first,
        second,
      ),
    of: lines.onlyIfYouWant,
  },
  {
    fits: ({ first, second }) => either(/\bmove out\b/, /\b(?:stick|stay|wait|put up|hang on)\b/, first, second),
    of: lines.lookMeanwhile,
  },
  { fits: ({ first }) => /\b(?:say something|have it out)\b/.test(first), of: lines.sayOnce },
  {
    fits: ({ first, second }) =>
      either(
        /\bgo\b|\battend\b|\bturn up\b/,
        /\b(?:stay|skip|cancel|not go|say no|make an excuse|leave it|give it a miss|miss it)\b/,
        first,
        second,
      ),
    of: lines.goForAnHour,
  },
  {
    fits: ({ first, second, told }) =>
      either(/\b(?:sell|move out|move)\b/, /\b(?:stay|keep|hold on)\b/, first, second) &&
      /\b(?:house|home|flat|realtor|estate agent|farm)\b/.test(told),
    of: lines.stayPut,
  },
  {
    fits: ({ first, second }) =>
      /\b(?:ring|call|phone|text|message|write|email|contact|reply|answer|visit|invite)\b/.test(first) &&
      /\b(?:leave|let|not|forget|drop|stew|ignore|wait for)\b/.test(second),
    of: lines.reachOut,
  },
  { fits: ({ first, second }) => either(speaks, keeps, first, second), of: lines.sayIt },
];

export const either = (one: RegExp, other: RegExp, first: string, second: string): boolean =>
  (one.test(first) && other.test(second)) || (other.test(first) && one.test(second) && !one.test(first));
