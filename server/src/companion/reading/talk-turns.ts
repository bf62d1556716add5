/** What a few words do in a talk in which they tell nothing new. */
export type TalkTurn =
  /** 'Exactly', 'that's a good point': what was said last fits. */
  | 'agrees'
  /** 'That's really good advice', 'I never thought of that'. */
  | 'likes'
  /** 'I'll give that a try'. */
  | 'tries'
  /** 'I tried that already, it didn't work'. */
  | 'tried'
  /** 'I don't want to do that', 'it's not for me'. */
  | 'declines';

const sure = '(?:so|very|really|quite|pretty|absolutely|totally|exactly|certainly|definitely|just|all|too|also|a)';
const agreeing = [
  `(?:that|it|this|all that|what you say|you)(?:'s| is| are|'re)(?: ${sure})* (?:true|right|correct|it|how (?:i feel|it is|it feels)|what (?:it is like|it's like|i (?:mean|meant|think|thought|feel))|(?:good|fair|great|valid|excellent|interesting) point|(?:the|my|exactly the) (?:problem|point|issue|thing|case|situation|way it is))`,
  '(?:that |this |it )?(?:really |actually )?makes (?:a lot of |perfect |total )?sense(?: to me)?',
  'i (?:totally |completely |fully |really |do |have to )*agree(?: with (?:you|that|this|it))?(?: (?:on|about) (?:that|this|it))?',
  '(?:so |very |how |too )?true(?: that| enough)?|exactly(?: (?:right|that|this|it|so))?|precisely|spot on|well said|(?:good|fair|great) point|agreed|indeed|(?:quite |absolutely |totally )?(?:right|correct)',
  "you(?:'ve| have)? (?:really |just )?(?:nailed|said|got) it(?: right| exactly)?|you (?:really |do )*(?:get it|get me|understand me|understand)|couldn'?t (?:agree more|have said it better)",
].join('|');
const breath =
  '(?:yes|yeah|yep|yup|ya|ok|okay|oh|ah|wow|well|hm+|mm+|right|i see|i guess|i think|i suppose|absolutely|definitely|totally|of course|certainly|sure|no|lol|thanks|thank you|honestly|actually|maybe|perhaps|and|but)';
const after =
  '(?:sir|maam|friend|mate|man|lol|though|tho|thanks|thank you(?: so much)?|100|i (?:think|guess|suppose)|unfortunately|sadly|completely|absolutely|totally|indeed|very much(?: so)?|yes|yeah)';
const alone = (some: string): RegExp =>
  new RegExp(`^(?:${breath}[,.! ]+)*(?:${some})(?:[,.!; ]+(?:${after}|(?:${some})))*[.!… ]*$`, 'i');

const idea =
  '(?:idea|advice|tip|tips|suggestion|suggestions|thought|plan|way to (?:look at|see|think of) (?:it|this|that))';
const liking = [
  '(?:that |it |this )?sounds (?:really |very |pretty )?(?:good|great|nice|helpful)(?: to me)?',
  `(?:that|it|this|those|these)(?:'s| is| was| are| sounds?| sound)(?: like)?(?: ${sure}| some| an?)* (?:good|great|nice|helpful|useful|lovely|wonderful|sound|amazing|excellent|solid|not bad)(?: ${idea})?`,
  `(?:very |really |such )?(?:good|great|nice|helpful|excellent|amazing) ${idea}`,
  "i (?:had |have )?(?:never|didn't|hadn't|haven't|did not|have not) (?:really |even )?(?:thought|think|considered|consider) (?:of|about)? ?(?:that|it|this)(?: (?:before|way|like that))?",
  '(?:that|this|it) (?:really |actually |does |kind of )*(?:helps|helped|gives me (?:some |a (?:lot|bit) of )?(?:perspective|hope|ideas|something to (?:think about|try)))(?: a (?:lot|little|bit))?',
  '(?:that|this|it) (?:could|might|may|would|should) (?:really |actually |maybe )?(?:help|work|do me good|be (?:good|nice|helpful))(?: me| for me)?',
  'i (?:really )?like (?:that|this|it|the idea)(?: idea)?',
].join('|');

const it = '(?:it|that|this|them|those|that one|your (?:idea|advice|suggestion|tip)s?)';
const trying = `(?:i|we)(?:'ll| will| can| could| might| should| would|'d|'m going to| am going to|'m gonna| guess i (?:can|could|will|should)| think i(?:'ll| will| can| might| should)| want to|'d like to)(?: (?:definitely|maybe|probably|certainly|surely|try to|just|at least|also|have to))* (?:try|do|consider|look into|think about|give) ${it}(?: out)?(?: (?:a|another) (?:try|go|shot|chance))?|worth (?:a try|trying)|let me try(?: ${it})?|i(?:'m| am) (?:open|willing) to (?:it|that|try(?: ${it})?)`;

const failed =
  "(?:(?:and|but|though|,)* ?(?:it|that|they)? ?(?:really |just )?(?:didn'?t|doesn'?t|did not|does not|don'?t|never|hasn'?t) (?:really |even |seem to )?(?:work|help|worked|helped|do (?:anything|much|it))(?: (?:for )?me)?(?: (?:much|at all|either|anymore))?|(?:and|but|with)? ?no luck|(?:and|but) nothing(?: (?:changed|happened|helped))?|(?:and|but) i (?:can'?t|could ?n'?t|cannot))";
const tried = `(?:i|we)(?:'ve| have|'d| had)? (?:already |actually |also |even )*(?:tried|done|did|looked into|been through|thought of|asked about) (?:it|that|this|all that|all of (?:that|it)|those|them|both|everything)(?: (?:already|before|many times|once|twice|too|so many times|last (?:week|month|year)))?(?:[,.; ]+${failed})?|(?:have |already )+(?:tried|done) (?:that|it|this)(?: already| before)?(?:[,.; ]+${failed})?|(?:that|it)(?:'s| is) what i(?:'ve| have)? (?:already )?(?:tried|been doing|did|do)(?: already)?`;

const declining =
  "i (?:really |just |honestly )*(?:don'?t|do not) (?:really )?(?:want to|feel like (?:it|that|doing that)|think (?:that|it|this) (?:would|will|can|could) (?:help|work)(?: (?:for )?me)?|like (?:that|the) idea)(?: (?:do|try) (?:that|it|this))?|(?:that|it|this)(?:'s| is) (?:really |just )?not (?:for me|my thing|something i (?:want|can do)|(?:really )?(?:possible|an option)(?: (?:for me|right now))?)|(?:that|it|this) (?:won'?t|wouldn'?t|would not|will not|can'?t) (?:work|help|happen|be possible)(?: (?:for )?me)?|i (?:really |just )*(?:can'?t|cannot|couldn'?t|could not|won'?t|will not) (?:do|try|afford) (?:that|it|this)";

/** From the surest to what sounds like it: who likes an idea says nothing of having tried it. */
const turns: readonly [TalkTurn, RegExp][] = [
  ['tried', alone(tried)],
  ['declines', alone(declining)],
  ['tries', alone(`(?:(?:${liking}|${agreeing})[,.!; ]+(?:and |so |but )?)?(?:${trying})`)],
  ['likes', alone(liking)],
  ['agrees', alone(agreeing)],
];

/** More words than these tell something. */
const most = 18;

/** What a message does that tells nothing new; undefined where it tells or asks anything. */
export function talkTurn(message: string): TalkTurn | undefined {
  const text = message.replaceAll('’', "'").trim();
  if (text.includes('?') || text.split(/\s+/).length > most) return undefined;
  return turns.find(([, pattern]) => pattern.test(text))?.[0];
}

const who = '(?:i|it|he|she|they|we|there|that)';
const auxiliary = '(?:have|has|had|do|does|did|is|are|am|was|were|could|would|can|will|should)';
const opening = '(?:(?:oh|well|um+|ok|okay|honestly|actually|sadly|unfortunately|i (?:think|guess|suppose))[,. ]+)*';
const yesWord =
  '(?:yes|yeah|yea|yep|yup|ya|sure|of course|definitely|absolutely|certainly|please|i (?:think|guess|suppose)(?: so)?|kind of|kinda|sort of|sorta|a (?:bit|little)|mostly|sometimes|a few times|once or twice|many times|very much(?: so)?)';
const noWord =
  "(?:no|nope|nah|not (?:really|yet|so far|at all|much|that i know(?: of)?|anymore|any more|exactly|just yet)|never|none(?: of them)?|nothing|nobody|no ?one|i (?:don'?t|do not) think so|not a (?:single one|soul)|really)";
const ends = '(?=[,.;!]|$| (?:but|and|because|cause|cos|since|only|just)\\b)';
/** 'It has', 'I haven't', 'they don't know': the verb of the question, with its yes or no. */
const said = (not: string): string =>
  `${who} ?(?:do |did |really |still )?${auxiliary}${not}(?: (?:know|yet|really|much|at all|so|sometimes))*`;
const saysYes = new RegExp(
  `^${opening}(?:${yesWord}(?:[,.! ]+(?:${yesWord}|${said('')}))*(?= |[,.;!]|$)|${said('')}${ends})`,
  'i',
);
const saysNo = new RegExp(
  `^${opening}(?:${noWord}(?:[,.! ]+(?:${noWord}|${said("(?:n'?t| not)")}))*(?= |[,.;!]|$)|(?:${said("(?:n'?t| not)")}|i'm not)(?:[,. ]+${noWord})*${ends})`,
  'i',
);

/** A yes or a no, and what is said beside it. */
export interface YesOrNo {
  says: 'yes' | 'no';
  rest: string;
}

/** The verbs that answer one another: 'have you told them?', 'I haven't'. */
const families = [
  /\b(?:have|has|had|ve|s)\b/,
  /\b(?:do|does|did)\b/,
  /\b(?:is|are|am|was|were|s|re|m)\b/,
  /\b(?:can|could|would|will|should|ll)\b/,
];
/** What says more than where, when or who: it is told, whatever stands before it. */
const tells =
  /\b(?:i|he|she|they|we|it|you|there|that|this|who|which)(?:'\w+)? \w|\w+n't\b|\b(?:is|are|was|were|has|have|had|do|does|did|feel\w*|want\w*|need\w*)\b/i;

/** The yes or no that a message is to a question; undefined where it begins with neither, answers another verb, or tells more. */
export function yesOrNo(message: string, question: string): YesOrNo | undefined {
  const text = message.replaceAll('’', "'").trim();
  const no = saysNo.exec(text);
  const found = no ?? saysYes.exec(text);
  if (!found) return undefined;
  const verb = verbIn.exec(found[0])?.[1]?.toLowerCase();
  const asked = /^(?:and |but |so )?([a-z]+)/i.exec(question)?.[1]?.toLowerCase() ?? '';
  if (verb && !families.some((family) => family.test(verb) && family.test(asked))) return undefined;
  const rest = text.slice(found[0].length).replace(/^[\s,.!;]+|[\s.!]+$/g, '');
  return tells.test(rest) ? undefined : { says: no ? 'no' : 'yes', rest };
}

const verbIn = new RegExp(`\\b${who} ?(?:do |did |really |still )?(${auxiliary})`, 'i');
