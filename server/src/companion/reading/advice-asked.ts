import { withoutReported } from './question-of.ts';
import { inUsualForm } from './usual-form.ts';

/** What is wanted where help is asked for: in the talk's matter, in one thing they name, names of such things ('craft ideas'), words to say, where to find something, or what Wren has done itself. */
export interface AdviceAsked {
  of: 'matter' | 'thing' | 'names' | 'words' | 'place' | 'wren';
}

const advice = '(?:add?vi[cs]e|tips?|suggestions?|ideas?|recommendations?|pointers|guidance)';
const coping =
  '(?:cope|coping|deal|dealing|handle|manage|feel (?:any |a (?:little|bit) )?better|feel happy|be(?:come)? happy|(?:get|move|push) (?:over|through|past|by|better|on|out of (?:this|it))|go on|keep going|overcome|survive|bear|calm down|relax|snap out|shake (?:it|this)|heal|recover|forget|let (?:it|this|him|her|them) go|fix (?:this|it|that|things)|stay (?:positive|strong|sane|calm|motivated|focused)|(?:get|be|stay) motivated|stop (?:\\w+ )?(?:think\\w*|feel\\w*|worry\\w*|dwell\\w*|cry\\w*|miss\\w*|lov\\w*|overthink\\w*|hurt\\w*|being|it|this)|accept (?:it|this|that)|get my mind off)';

/** Advice by its name. 'I like your advice', 'I asked my mum for some ideas' ask for none. */
const byName = new RegExp(
  `\\b(?:any|some|have|got|give me|need|want\\w*|appreciate|your|more|other|another|no other) (?:\\w+ ){0,2}?${advice}\\b|^(?:\\w+,? )?${advice} (?:please|pls)\\b`,
);
const notForIt = new RegExp(
  `\\bi (?:do |already |also )*have (?:an?|some|a few|many) (?:\\w+ )?ideas?\\b|(?<!\\bdo (?:you|u) )\\b(?:like|love|appreciate|take|took|taking|follow\\w*|use|using|try|with|thanks for|thank you for|for|gave me|gives me|got me|giving me|have|had|heard|ask\\w*|gets?|find|found) (?:all )?(?:your|the|some|that|this|his|her|their|these|those|my \\w+ for)(?: \\w+){0,2} ${advice}\\b(?![^.!?]*\\?)|\\b(?:good|great|nice|helpful|wonderful|no|not? (?:an?|have)|have no|had an|(?:don'?t|do not|didn'?t) (?:\\w+ )?have any|bad|worst|best|don'?t (?:want|need)|didn'?t ask|if you (?:don'?t|do not) have)(?: \\w+){0,3} ${advice}\\b(?![^.!?]*\\?)|\\b(?:ask|asked|asking|giv\\w+|gave|tell|told|offer\\w*) (?!me\\b)(?:\\w+ ){1,6}(?:for )?(?:some|any|my|an?) (?:\\w+ )?${advice}\\b`,
);
const outright = [
  /\bwhat (?:(?:should|can|could|do|would|shall|must|might|else can|else could) (?:i|we)|am i (?:supposed|meant) to|do you (?:think|suggest|recommend|say) (?:that )?(?:i|we) (?:should|can|could)?|would you (?:suggest|recommend|advise)(?: (?:i|that i|me to))?|do you (?:suggest|recommend|advise)(?: (?:i|that i|me to))?) ?(?:even |possibly |just )*(?:do|try)?(?: (?:now|here|next|then|first|else|about (?:it|this|that|him|her|them)|with (?:it|this|that)|in (?:this|my) (?:situation|case|position|place)|to (?:get|feel|make|help|stop|cope|deal|handle|be|overcome|cheer|keep|calm|take)\b[^?.!]*))*(?:,? (?:though|tho|please|pls|thanks|hello|(?:are )?(?:you|u) (?:still )?there))*[?.! ]*$/,
  /\bdo (?:you|u) (?:suggest|recommend|advise) (?:me )?(?:anything|something|any)\b|\bdo (?:you|u) know (?:any|some|a) (?:\w+ )?(?:tricks?|ways?) (?:to|for)\b/,
  /\bwhat (?:can|could|would|will|might) (?:help me|(?:you|u) (?:tell|suggest|recommend|advise)(?: (?:to )?me)?(?: (?:to|that|which)\b|[?.! ]*$))/,
  /\b(?:can|could|would|will) (?:you|u) (?:please |kindly |be able to |maybe )*(?:suggest|advise|recommend|guide|give me (?:some|any|an?))\b/,
  new RegExp(
    `\\bhow (?:do|can|could|should|would|will|shall|might|am i (?:supposed|meant)|to)(?: (?:i|we|one))?(?: (?:to|best|even|ever|just|actually|start to|go about))* ${coping}\\b`,
  ),
  new RegExp(
    `^(?:any|a) (?:way|tricks?|help) (?:to|with|for)\\b|\\b(?:any|an?|some|what are)(?: \\w+)? ways? (?:to|i can|of|that i can) (?:\\w+ )?${coping}\\b`,
  ),
  /^(?:please |pls )?(?:advise|guide) me\b|^(?:so,? |ok,? |and )?(?:now what|what now)[?.! ]*$|\bis there (?:anything|something) (?:that )?(?:i|you) (?:can|could) (?:do|try|suggest|recommend)\b/,
  /\banything (?:that )?(?:you|u) (?:can|could) do to help\b/,
  // As a learner puts it: 'now what I have to do?'
  /^(?:(?:so|and|but|now|ok|okay|then|please),? )*what (?:now )?(?:i|we) (?:have to|should|can|must|need to) do(?: now| then| please)* ?\?/,
  /\b(?:anything|something|what) else (?:that )?(?:i (?:can|could|should) (?:do|try)|you (?:can|could|would) (?:suggest|recommend))?[?]|^what else (?:can|could|should) i (?:do|try)\b/,
];

/** 'What should I do if he calls?', 'any tips for an interview?': one thing is named, and what is known of that goes before. */
const ofOneThing =
  /\b(?:advi[cs]e|tips?|suggestions?|ideas?|recommendations?) (?:for|on|about|how|to|of|where|what|which|with)\b(?! (?:i |to |how to |should |can |could )*(?:this|that|it|what (?:to do|i (?:should|can|could) do)|do\b|feel\w*|cop\w+|deal\w*|handl\w+|get (?:over|through|past|by|better)|mov\w+ on|help))/;

/** 'Any craft ideas?', 'ideas for a second job?': a list of things, and no way out of a trouble. */
const ofNames =
  /\bany (?!other\b|more\b|better\b|good\b|new\b|further\b|kind\b|real\b|useful\b|helpful\b|great\b|simple\b|easy\b|quick\b|practical\b|specific\b|of\b|bright\b)\w+ ideas\b|\bideas for (?:an? |some )?(?:\w+ )?(?:jobs?|positions?|careers?|gifts?|presents?|crafts?|meals?|names?|courses?|part(?:y|ies))\b/;

/** 'I don't know how to deal with it' tells how it is. */
const owned =
  /\b(?:(?:don'?t|do not|didn'?t|never|hardly) (?:\w+ )?(?:know|see|understand|remember)|not (?:\w+ )?sure|no idea|any idea|unsure|wonder(?:ed|ing)?|figur\w+ out|learn\w*|know|knows|knew|about|confused)(?: \w+)? (?:how|what)\b(?![^.!?]*\?)/;

/** 'Any idea how I might put it?' */
const forWords =
  /\b(?:how|what) (?:\w+ ){0,4}?(?:say|tell|word|phrase|put it|ask (?:him|her|them|my|the)|talk to|approach|bring (?:it|this|that) up|(?:start|begin|open) (?:my|the|a|our|this) (?:\w+ )?(?:sentence|conversation|letter|message|talk))\b/;

/** Things to buy or look at, and none to do. */
const wares =
  /\b(?:brands?|apps?|books?|films?|movies?|shows?|songs?|music|recipes?|games?|gifts?|presents?|restaurants?|dinner|products?|names?)\b/;

const helpers =
  '(?:chats?|groups?|therapists?|counsel\\w+|support\\w*|help|resources|websites?|services?|sites?|doctors?|clubs?|class(?:es)?|people|them|one|it)';
const place = new RegExp(
  `\\bwhere (?:do|can|could|should|would|might) (?:i|we|one|(?:you|u) (?:suggest|recommend)(?: (?:that )?i)?) (?:even |possibly )?(?:find|go for|look|turn|search|sign up|meet)\\b(?! (?:from|next|wrong))|\\bhow (?:do|can|could|would)(?: i| we)? find (?:\\w+ ){0,2}${helpers}\\b|\\b(?:provide|give|share|send|have) (?:me )?(?:with )?(?:some |any )(?:resources|links?|websites?|video links?|videos?)\\b|^are there any (?:\\w+ )?${helpers}\\b`,
);

const lived =
  /\bhow (?:do|did|have|are|were|would) (?:you|u) (?:\w+ )?(?:(?:been )?able to |managed? to |been )?(?:cop\w+|deal\w*|handl\w*|manag\w+|get (?:through|thru|over|by|past|better|motivated|out)|got|relax|stay|overc[oa]me|keep|come out|came out|calm|become|surviv\w+|mov\w+ on|stop|forget|not (?:get|feel|cry)|maintain|do it(?! hurt))\b|\bwhat (?:(?:do|did|have) )?(?:you|u) (?:like to |usually |personally |normally )?(?:do|did|done|doing|been doing|try|tried)(?: (?:to|when|for yourself|about|in (?:this|that|the past)|yourself|then|during|after|that (?:helped|worked))\b|[?. ]*$)|\bhow (?:you|u) (?:came out|got (?:over|through|out)|coped|dealt|handled|managed)\b|\bwhat (?:have|are) (?:you|u) (?:been )?doing to\b|\banything else (?:you|u) do\b|\bhave (?:you|u) tried (?:any|some)\w*|\bwhat (?:works|worked|helps|helped) (?:for |with )?(?:you|u|ur|your)\b|\bwhat (?:are some|kind of|sort of) things (?:that )?(?:you|u) do\b|^what helped[?. ]*$/;

/** Whether a message asks for help of this kind, and in what. Undefined where it does not. */
export function adviceAsked(text: string): AdviceAsked | undefined {
  const message = inUsualForm(withoutReported(text.toLowerCase().replaceAll('’', "'")));
  const sentences = message.split(/(?<=[.!?…])\s+|\n+/).map((one) => one.trim());
  const own = sentences.find((one) => lived.test(one));
  if (own) return { of: 'wren' };
  const asks = (one: string): boolean =>
    !wares.test(one) &&
    ((byName.test(one) && !notForIt.test(one)) || (outright.some((way) => way.test(one)) && !owned.test(one)));
  if (sentences.some((one) => place.test(one))) return { of: 'place' };
  const asking = sentences.findLast(asks);
  if (asking && forWords.test(asking)) return { of: 'words' };
  if (asking) return { of: ofNames.test(asking) ? 'names' : ofOneThing.test(asking) ? 'thing' : 'matter' };
  return undefined;
}
