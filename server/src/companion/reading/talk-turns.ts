import { notDone } from './decision.ts';
import { sentencesIn } from './question-of.ts';
import { countOf } from './text.ts';

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

const sure =
  '(?:so|very|really|actually|honestly|quite|pretty|absolutely|totally|exactly|certainly|definitely|just|all|too|also|a)';
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
  "(?:i think )?(?:that|this|it)(?:'ll| (?:will|could|might|may|would|should)) (?:really |actually |maybe )?(?:help|work|do me good|be (?:good|nice|helpful))(?: me| for me)?",
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

/** What a message does that is made of thanks, agreement, plans and hopes, with no trouble in it. */
export interface KindTurn {
  does: 'thanks' | 'plans' | 'hopes' | 'good' | 'feels-with-wren';
  /** The plan or the hope, as they said it; empty where it is only named ('I'll do that'). */
  said: string;
  /** They thank as well, as one does who has had what they came for. */
  thanks: boolean;
}

const lead = `(?:(?:${breath}|so|also|again)[,.! ]+)*`;
const piece = (source: string): RegExp => new RegExp(`^${lead}(?:${source})`, 'i');
const thanking = piece(
  "(?:many |again )?(?:thanks?(?: you| u)?|thankyou|thx|ty)\\b(?! (?:to|god))|i (?:(?:really|do|truly|also|very much|would) )*(?:appreciate|thank you)|you(?:'ve| have|'re| are| were)? (?:been |are )?(?:(?:so|very|really|such|a|great) )*(?:helpful|kind|supportive|sweet|understanding|help|comfort|(?:good|great|nice|wonderful|amazing|lovely) (?:friend|listener|adviser|advisor|support\\w*|person|company))\\b|(?:it(?:'s| is| was|'s been| has been) )?(?:really |so |very )?(?:nice|good|great|lovely) (?:talking|chatting|speaking|meeting|to (?:meet|make your|have (?:talked|met)))|(?:that|this|it)(?:'s| is| was| has been) (?:(?:so|very|really|all) )*(?:encouraging|kind of you|helpful)\\b",
);
const intends =
  "(?:i|we)(?:'ll| will|'m going to| am going to|'m gonna| plan to| intend to|(?: (?:think|guess|suppose|know))?(?: that)?(?: (?:i|we))?(?:'ll| will|(?: (?:probably|definitely|really|surely|maybe|just|also))* (?:will|should|could|can|might|would like to|want to|need to|have to|plan to)))";
const planning = piece(
  `(?:${intends}|will|gonna|going to|let me)(?: (?:(?:probably|definitely|really|surely|just|also|then|at least|certainly|have to|try (?:and|to)) ?))* (?!have\\b|${notDone}\\b)[a-z]{2,}`,
);
/** Said in such words it is hopeful, whatever stands beside it. */
const surelyHopeful = piece(
  "i (?:think|believe|feel|guess)\\b.*(?:\\b(?:will|would|could|might)|'ll) (?:be (?:helpful|good|nice|great|better|fun|fine|worth)|help|work|do me good)\\b|(?:i (?:have|know) )?.*\\b(?:might|may|could) be able to help\\b",
);
const good = piece(
  [
    "(?:i(?:'m| am)|it(?:'s| is| was| does| helps| feels)|that(?:'s| is| was)|there(?:'s| is))?(?: (?:so|really|just|definitely|very|such|also|always|feel))* ?(?:glad|grateful|thankful|happy|lucky|relieved|relief|nice|good|great|lovely|comforting)(?: (?:to|that|for|about|i|we|he|she|they|it|talking|getting|being|having)\\b|[.! ]*$)",
    '(?:it.s |its )?all good\\b|.{2,40}\\bhelps?(?: me)? (?:a ?lot|so much|a great deal)\\b',
    "(?:he|she|they|my \\w+|everyone) (?:has|have|'s|'ve) been (?:(?:so|very|really|a great) )*(?:helpful|kind|supportive|good|great|lovely|help)\\b",
    '(?:that|this|it|talking|which) (?:.{0,30} )?(?:makes?|made) me (?:feel )?(?:(?:so|much|a (?:lot|bit|little)) )*better',
    "i(?:'m| am|'ve been)? ?(?:do |did |already )*feel(?:ing)? (?:(?:so|much|a (?:lot|bit|little)) )*(?:better|good|calmer|lighter|stronger|hopeful)",
    'at least\\b',
    "i(?:'m| am|'ll be| will be) (?:probably )?(?:better off|(?:ok|okay|fine|alright|all right|safe)\\b(?! with))",
    'i (?:think|know|believe|hope) (?:that )?(?:i|we) (?:can|will|could)(?: too| as well| (?:make|get|do|manage|be)\\b)',
  ].join('|'),
);
const hoping = piece(
  '(?:sure |really |just )?(?:i )?(?:(?:really|sure|do|just|also) )*hop(?:e|ing)(?: so)?\\b(?!.*\\byou\\b)|(?:maybe |hopefully )?(?:it|things|that) (?:will|might|may|can|should) (?:only )?(?:get|be|turn out|work out|go) (?:better|easier|ok|okay|fine|well|all right|alright)\\b',
);
const feelingWith = piece(
  "(?:oh |aw+ )?(?:i(?:'m| am) )?(?:(?:so|very|really) )*sorry (?:to hear|about (?:that|your)|for (?:your|you)|you(?:'re| are| had| have))|i feel for (?:you|your)\\b|(?:oh no[,! ]+)?(?:that|it|this)(?:'s| is| must be| must have been| sounds) (?:(?:so|really|very) )*(?:horrible|terrible|awful|rough|tough|sad)(?: for you| too| as well)",
);
const over = piece(
  "(?:i(?:'m| am)|am|im)? ?(?:all )?(?:done|good now|fine now)(?: (?:now|here|for (?:now|today)))?[.!, ]*(?:thank.*)?$|that(?:'s| is) all\\b.{0,12}$",
);

/** What is hard to bear or to do, or turns a thing round. */
const hard =
  /\b(?:hard|difficult|tough|rough|worr\w*|afraid|scared|sad|depress\w*|anxi\w*|stress\w*|tired|alone|lonely|los[et]|losing|died?|dead|passed|funeral|hurts?|cry\w*|angry|mad|hate|struggl\w*|force|sucks?|wrong|worse|worst|sick|ill|guilt\w*|asham\w*|miss(?:ing)?|unfortunately|sadly|kill|upset|broke\w*|pain\w*|suffer\w*|horrible|terrible|awful|wish|problem|drink\w*|die)\b/i;
const turning = /\b(?:but|although|though|except|however|never|nobody|no one|anymore|not|only)\b|n't\b/i;
const fine =
  /\b(?:not|isn't|n't)(?: been)? (?:so|too|that|all) bad\b|\bnot (?:alone|the only one|just me)\b|^no,? not really\b|,? (?:though )?i'm afraid(?=[.!]?$)/gi;

const hardOrTurning = new RegExp(`${hard.source}|${turning.source}`, 'i');
/** Nothing but a sound, a yes or an again. */
const nodding = piece('[.! ]*$');

/** Where one thing ends and another begins without a stop. */
const joints =
  / - |(?<=[a-z]) (?=(?:Yes|Yeah|It could|Nice)\b)|,? (?=(?:(?:and|but) )?[Tt]hank(?:s| you)\b)|, (?=[Ii](?:'ll| will|'m going to| have) )|(?<=\b[Tt]hank(?:s| you)(?: so much| a lot)?),? (?=(?:[Ii](?:'m|'ve|'d)?|it(?:'s)?|but|he|she|we|they|my|this|that(?:'s)?|do|have|yes|yeah|just)\b)/;
const doesThat = /\b(?:should|will|could|can|'ll) (?:\w+ )?(?:do|try) (?:that|it|this)\b/i;

/** Where so much of it is told beside, that is what is answered. */
const mostlyTold = 0.58;
/** More words than these have something told among them. */
const mostOfKindTurn = 60;

type Piece = 'thanks' | 'likes' | 'agrees' | 'plans' | 'hopes' | 'good' | 'feels' | 'nods' | 'tells';

function pieceOf(text: string): Piece {
  const bare = text.replace(fine, 'fine');
  const isHard = hard.test(bare);
  if (feelingWith.test(text)) return 'feels';
  if (thanking.test(bare) && !isHard && !/\bi(?:'m|'ve| am| have| feel)\b/i.test(bare)) return 'thanks';
  if (over.test(bare)) return 'nods';
  const turn = talkTurn(bare);
  if (turn === 'tries') return 'plans';
  if (turn === 'likes') return 'likes';
  if (turn === 'agrees') return 'agrees';
  if (surelyHopeful.test(bare) && !isHard) return 'good';
  if (isHard || turning.test(bare)) return 'tells';
  if (hoping.test(bare)) return 'hopes';
  if (good.test(bare)) return 'good';
  if (planning.test(bare)) return 'plans';
  return nodding.test(`${bare} `) ? 'nods' : 'tells';
}

/**
 * What a message does, with its thanks or without them where `isThanked`, in which all is thanks, agreement, a plan or a hope;
 * undefined where it tells a trouble or asks. What they add to a plan with thanks, or to advice they liked, is no new trouble as
 * long as it is not hard.
 */
export function kindTurn(message: string, isThanked = false): KindTurn | undefined {
  const text = message
    .replaceAll('’', "'")
    .replace(/\b(that|it|what)s\b/gi, "$1's")
    .replace(/\bi ?(ll|m|ve)\b(?=\s)/gi, "I'$1")
    .trim();
  if (text.includes('?') || countOf(text) > mostOfKindTurn) return undefined;
  const pieces = sentencesIn(text)
    .flatMap((one) => one.split(joints))
    .map((one) => ({ said: one.trim(), is: pieceOf(one.trim()) }))
    .filter(({ said }) => said !== '');
  const has = (is: Piece): boolean => pieces.some((one) => one.is === is);
  const told = pieces.filter(({ is }) => is === 'tells').map(({ said }) => said.replace(fine, 'fine'));
  const thanks = isThanked || has('thanks');
  const kinds = (['likes', 'agrees', 'plans'] as const).filter(has).length + (thanks ? 1 : 0);
  const mayTell = kinds >= 2 ? hard : has('good') ? hardOrTurning : /^/;
  if (told.some((one) => mayTell.test(one))) return undefined;
  if (kinds < 3 && !has('good') && countOf(told.join(' ')) > countOf(text) * mostlyTold) return undefined;
  const saidAs = (is: Piece): string =>
    pieces.findLast((one) => one.is === is && talkTurn(one.said) === undefined && !doesThat.test(one.said))?.said ?? '';
  if (has('feels')) return { does: 'feels-with-wren', said: '', thanks };
  if (has('plans') && (thanks || has('likes') || has('agrees') || pieces.some(({ said }) => doesThat.test(said))))
    return { does: 'plans', said: saidAs('plans'), thanks };
  for (const does of ['good', 'hopes'] as const) if (has(does)) return { does, said: saidAs(does), thanks };
  return thanks ? { does: 'thanks', said: '', thanks } : undefined;
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
