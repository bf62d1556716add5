import { sentencesIn } from './question-of.ts';

/** A kind of thing that is offered to people: what it is, whatever it goes by. */
export type OfferKind =
  | 'breathing'
  | 'writing'
  | 'groups'
  | 'professionals'
  | 'family'
  | 'friends'
  /** Him or her they speak of. */
  | 'them'
  | 'movement'
  | 'going-out'
  | 'medication'
  | 'stillness'
  | 'gratitude'
  | 'exercises';

interface Kind {
  /** As it is called to a person: 'No breathing, then.' */
  said: string;
  /** What they call it, or would have to do, where they turn it down. */
  named: string;
  /** Words of Wren's in which it is held out. */
  offers: RegExp;
}

const kin =
  '(?:family|parents?|folks|mum|mom|mam|mother|dad|father|sisters?|brothers?|siblings?|relatives|aunt|uncle|gran|grandma|wife|husband)';
const toSpeak =
  "(?:talk(?:ing)?|speak(?:ing)?|(?<!\\bcan(?:'t|not|t) )tell(?:ing)?|go(?:ing)?|turn(?:ing)?|reach(?:ing)? out|open(?:ing)? up|ask(?:ing)?|call(?:ing)?|ring(?:ing)?|text(?:ing)?|messag(?:e|ing)|involv(?:e|ing)|confid(?:e|ing)|lean(?:ing)?|rely(?:ing)?)(?: (?:it|this|about it))?(?: (?:to|with|in|on|for help))*";

const kinds: Readonly<Record<OfferKind, Kind>> = {
  breathing: {
    said: 'breathing',
    named:
      "(?<!\\b(?:his|her|their|my|\\w+'s|can't|cannot|couldn't) )(?:breathing(?: exercises?| techniques?| stuff| things?| tricks?)?|breath ?work|breathe(?: (?:in|out|slowly|deeply))*|(?:deep |slow |long |a )*breaths?)",
    offers:
      /\bbreathe\b(?! (?:the|a word|your last))|\b(?:long|slow|deep|one|few|three|ten|two|big|a) (?:\w+ )?breaths?\b|\bbreath(?:s|ing)? (?:out|in|all the way|exercises?|slow\w*|go(?:es)? out)\b|\b(?:box|slow|square) breathing\b|\blet (?:a|one|your|the) (?:\w+ )?breath\b|\bcount of (?:four|six)\b|\b(?:ex|in)hale\b|\bbreath (?:that is )?longer\b/i,
  },
  writing: {
    said: 'writing things down',
    named:
      '(?:journal(?:l?ing|s)?|diar(?:y|ies)|(?:write|writing) (?:(?:it|things|stuff|anything|something|that|them|this|everything|any of (?:it|this)|(?:my|the) (?:feelings?|thoughts?|worr(?:y|ies))|(?:a |any |another |to-?do )?lists?)(?: all)?(?: down| out)?|down(?: \\w+){0,3})|writing(?: down| exercises?)?(?= (?:doesn|never|makes|isn|is not|has|won|only|just|didn))|keep(?:ing)? (?:a|any) (?:\\w+ )?(?:diary|journal)|thought records?|(?:make|making) (?:a |any |another )?(?:to-?do )?lists?|put(?:ting)? (?:it|things|anything) on paper|pen and paper|(?:to-?do )?lists)',
    offers:
      /\b(?:write|jot|list|note|scribble|put)\b[^.;:?"]{0,40}\b(?:down|lists?|lines?|on (?:a sheet of )?paper|page|notebook)\b|\bwrite (?:it|them|one|three|two|five|what|tomorrow|everything|every|for (?:five|ten))\b|\b(?:journal|diary|notebook|thought record|sheet of paper|on paper|(?:pen|pencil) and paper)\b|\bmake (?:a|two|one) (?:\w+ )?lists?\b|\b(?:three|two) lines? for\b/i,
  },
  groups: {
    said: 'clubs or groups',
    named:
      '(?:(?:join(?:ing)?|sign(?:ing)? up (?:for|to)|tak(?:e|ing)|going to|go to|try(?:ing)?) (?:a|an|any|some|another|one of those|your) (?:\\w+ )?(?:clubs?|class(?:es)?|choirs?|groups?|courses?|teams?|societ(?:y|ies)|church)|join(?:ing)? (?:anything|things|something|stuff|in|clubs|groups|classes)|clubs?|choirs?|support groups?|group therapy|groups|meet-?ups?|(?:evening )?classes|volunteer(?:ing)?|societies)',
    offers:
      /\b(?:clubs?|choirs?|classes|(?:a|an evening|one|some) (?:\w+ )?class|support groups?|a (?:\w+ )?group\b|groups\b|volunteer\w*|meet-?ups?|sign up for|join (?:a|an|some|one|something)\b|same (?:faces|people) (?:in it|seen)|a shift somewhere|evening course)/i,
  },
  professionals: {
    said: 'therapists or doctors',
    named:
      '(?<!\\b(?:my|his|her|their) )(?:therap(?:y|ists?)|counsel(?:l?ing|l?ors?)|psychologists?|psychiatrists?|shrinks?|(?:a |any )?professionals?|professional help|doctors?|gps?|helplines?|hotlines?|someone (?:trained|professional|qualified)|specialists?)',
    offers:
      /\b(?:therap(?:y|ists?)|counsel(?:l?ing|l?ors?)|psycholog\w+|psychiatr\w+|family doctor|mental health (?:service|team)|somebody trained|someone trained|(?:trained|professional) (?:help|person|listener)|a professional|professionals|helplines?|hotlines?)\b|\b(?:see|ask|tell|to|ring|call|visit|with|from) (?:a|your|the|any) (?:doctor|gp)\b/i,
  },
  family: {
    said: 'your family',
    named: `${toSpeak} (?:(?:my|the|our|any) (?:\\w+ )?)?${kin}|(?<=\\b(?:no|without|leave|involve|about) )(?:my |the )?family(?! (?:around|here|near\\w*|close|left|members?|to|or)\\b)`,
    offers: new RegExp(
      `\\b(?:tell|ask|call|ring|text|message|talk to|speak to|talk with|write to|go to|lean on|say to|turn to) (?:your|one of your|a|the) (?:\\w+ )?(?:${kin}|cousin)\\b|\\bin (?:your|the) family\\b[^.]*\\?|\\bsomebody in (?:your|the) family\\b`,
      'i',
    ),
  },
  friends: {
    said: 'turning to somebody',
    named: `(?:reach(?:ing)? out(?: to \\w+)*|${toSpeak} (?:(?:a|my|any|some|other|the) )*(?:friends?|people|someone|somebody|anyone|anybody))`,
    offers:
      /\b(?:tell|ask|call|ring|text|message|talk to|speak to|write to|say to|let) (?:a|an old|one|some|your|any) (?:\w+ )?(?:friends?|person|people)\b|\b(?:tell|ask|call|ring|text|message|talk to|speak to) (?:somebody|someone|one person|anybody)\b|\breach out\b|\bone line to (?:somebody|a friend)\b|\bmessage a friend\b/i,
  },
  them: {
    said: 'talking to them',
    named: `${toSpeak} (?:her|him|them)(?= (?:about|again|so|any ?more|now|and|first|ever|even)\\b|[.,!;]|$)`,
    offers:
      /\b(?:tell|ask|call|ring|text|message|talk to|speak to|talk with|write to|turn to|send) (?:her|him|them)\b|\bsay (?:[\w']+ ){1,5}to (?:her|him|them)\b/i,
  },
  movement: {
    said: 'sport or walks',
    named:
      '(?:(?<!\\b(?:breathing|writing|an?|the|this|that|your|any|another) )exercise(?! (?:thing|for|below|called))|exercising|work(?:ing)? out|workouts?|(?:the )?gym|sports?|running|(?:go(?:ing)? for )?(?:a |any )runs?|jogging|yoga|pilates|swimming|cycling|(?:go(?:ing)? (?:for|on) )?(?:a |any |another )?(?:\\w+ )?walks?|walking|physical activity)',
    offers:
      /\b(?:take|go for|have|try|get|a short|ten-minute|five-minute|ten minutes'?|a quick|one|a)(?: \w+){0,2} (?:walk|run|jog|swim)\b|(?:^|[.;:,] )(?:walk|run|stretch|dance|swim)\b|\b(?:walk|go|once) (?:round|around)\b|\b(?:exercise(?= (?:a little|more|helps|regularly))|gym|sports?|yoga|stretching|move your body|push-?ups|round the block|walk for|(?:and|or|to) (?:walk|run|stretch|dance))\b|\bwalk to the\b/i,
  },
  'going-out': {
    said: 'going out',
    named:
      '(?:go(?:ing)? (?:out(?:side|doors)?|anywhere)(?! with)|leav(?:e|ing) (?:the|my) (?:house|flat|home|room|bed)|get(?:ting)? (?:out(?: of (?:the|my) (?:house|flat|room))?(?: more)?|(?:some )?fresh air)|outside|outdoors|fresh air|sociali[sz](?:e|ing))',
    offers:
      /\b(?:outside|outdoors|fresh air|out of the (?:house|door|flat)|leave the (?:house|flat)|to the (?:corner|park|library|shop)|round the block|(?:go|get|step|be|been) out\b|(?:a|one|short|quick|brisk) walk\b|daylight|in the sun|café|cafe|park bench|front door)\b/i,
  },
  medication: {
    said: 'medication',
    named:
      '(?:anti-?depressants?|medications?|medicines?|meds|pills|tablets|ssris?|sleeping (?:pills|tablets)|drugs|melatonin)',
    offers: /\b(?:anti-?depressants?|medications?|medicines?|tablets|pills|prescri\w+)\b/i,
  },
  stillness: {
    said: 'meditation',
    named: '(?:meditat(?:e|ing|ions?)|mindful(?:ness)?|grounding|body scans?|yoga|(?:meditation )?apps?)',
    offers:
      /\b(?:meditat\w+|mindful\w+|body scan|grounding|yoga|(?:five|three|four) things (?:you can|that are|which)|feet (?:on|into|flat on) the (?:floor|ground))\b/i,
  },
  gratitude: {
    said: 'counting blessings',
    named:
      '(?:gratitude|be(?:ing)? (?:more )?grateful|count(?:ing)? (?:my|your) blessings|(?:think|be|stay|thinking|being|staying) (?:more )?positive(?:ly)?|positive thinking|look(?:ing)? on the bright side|affirmations?)',
    offers: /\b(?:grateful|gratitude|three good things|blessings|bright side|affirmations?|went well today)\b/i,
  },
  exercises: {
    said: 'exercises',
    named:
      '(?:exercises|an exercise|(?:a|any|another|your|that|this|the) (?:\\w+ )?exercise|worksheets?|homework|techniques?)',
    offers: /\b(?:an exercise|exercises?(?= (?:below|for|called))|exercise below)\b/i,
  },
};

const all = Object.entries(kinds) as [OfferKind, Kind][];
const some = "(?:[\\w']+ ){0,4}?";

/** How a thing is turned down, in the words that come before it; '~' stands for it. */
const before = [
  // 'Don't suggest …', 'stop telling me to …', 'I don't need you to offer …'
  `\\b(?:don't|dont|do not|stop|quit|never|not|without|rather you didn't|no need to|sick of|tired of|instead of)(?: you| u| please| ever| even| just| going to| want you to| need you to)* (?:suggest(?:ing)?|recommend(?:ing)?|offer(?:ing)?|mention(?:ing)?|tell(?:ing)?|say(?:ing)?|advis(?:e|ing)|give|giving|send(?:ing)?|bring(?:ing)?|talk(?:ing)? about|start(?:ing)?|push(?:ing)?|make|making|ask(?:ing)?|go(?:ing)? on about|come|try(?:ing)?|being told)(?: (?:me|up|on|with|that|i|to|should|need|about|anything|by|go|do|see|get|try|take|have|more))* ${some}~`,
  // 'I don't want to …', 'I won't join …', 'I'm not going to …'
  `\\b(?:i|we|i'd|i'll|i'm|i am|id|im)(?: really| just| still| definitely| honestly)* (?:don't|dont|do not|won't|wont|will not|wouldn't|would not|refuse to|never|can't|cannot|cant|rather not)(?: really| ever| even| just| gonna| going to| about to| a fan of)* ?(?:want|like|need|do|doing|try|trying|believe in|stand|bear|face|see|seeing|take|taking|trust|use|into|interested in|up for|comfortable with|keen on|for|feel like|fancy|handle|join|enjoy)?(?: to| any| a| an| doing| seeing| going| go| do| see| take| try| more| another| some| those| your| these| that| the| this| it| with| be told to)* ~`,
  // 'I'm not going to …', 'I am not doing …'
  `\\b(?:i'm|i am|im|we're) (?:really |just |still |definitely |so )*not(?: really| ever| even| just| a| about)* (?:going|gonna|doing|trying|seeing|taking|joining|using|talking|into|interested in|up for|comfortable with|keen on|for|a fan of|fan of|good (?:at|with)|keeping|putting up with)(?: to| any| a| an| doing| do| see| seeing| take| try| keep| more| another| some| those| your| that| the| this| it| with| for)* ~`,
  `\\b(?:i'm|i am|im) not (?=(?:keeping|writing|journal|seeing|joining|going|doing|leaving|taking|telling|talking|calling|asking|reaching|exercising|running|working|meditating|volunteering|breathing))~`,
  // 'No …', 'anything but …', 'skip the …'
  `(?:^|[.,;!:–-] ?|\\b(?:and|but|please|ok|just|with|so|then) )(?:no(?: more)?|not(?: the| another| that| any)?|anything but|anything except|nothing with|skip|spare me|leave out|except|enough(?: of)?|without)(?: the| any| more| your| those| a| that| another| with| about| to)* ~(?! (?:is|are|was|left|today|has|came|who|for (?:days|weeks|years))\\b)`,
  // 'I hate …', 'I'm done with …', 'tried …'
  `\\b(?:hate|detest|despise|loathe|sick of|tired of|fed up with|had enough of|done with|through with|allergic to|can't stand|can't bear|(?:already |'ve |have )?tried|over)(?: all| the| any| those| that| your| doing| going to| going| to| my| a| with| of| being told to)* ~`,
];
/** And in those that come after it. */
const after =
  "(?: \\w+){0,2}? (?:(?:doesn't|doesnt|does not|don't|dont|do not|didn't|did not|never|won't|hasn't|haven't|has never|have never)(?: \\w+)? (?:help|helps|helped|work|works|worked|do|does|did)|(?:only |just |always |really )?(?:makes?|made) (?:me|it|my|things|everything) (?:\\w+ )?(?:panic\\w*|worse|anxious|dizzy|sick|cry|feel|nervous|uncomfortable|angry|ill|want|head|chest)|(?:isn't|aren't|is not|are not|'s not|is|are) (?:not )?(?:for me|my thing|an option|on the table|no (?:use|good|help)|useless|off the table|out of the question|out$|pointless|bullshit|stupid)|(?:triggers?|scares?|freaks?|stresses) me|gives? me)";

interface Heard {
  kind: OfferKind;
  named: RegExp;
  /** It stands in words that turn it down. Tried only where it is named: this takes long to be made ready. */
  turnedDown: RegExp;
}
const heard: readonly Heard[] = all.map(([kind, { named }]) => ({
  kind,
  named: new RegExp(`\\b(?:${named})\\b`, 'i'),
  turnedDown: new RegExp(
    [...before.map((frame) => frame.replace('~', `(?:${named})\\b`)), `\\b(?:${named})${after}`].join('|'),
    'i',
  ),
}));
const isTurnedDown = ({ named, turnedDown }: Heard, sentence: string): boolean =>
  named.test(sentence) && turnedDown.test(sentence);

/** They ask for it themselves. */
const wishes =
  "(?:\\?|\\b(?:i(?:'d| would)(?: really)? (?:like|love)|i want|i wanna|let's|lets|can we|could we|can you|could you|shall we|maybe i should|i should|i need|i think i(?:'ll| will| should)|i(?:'ll| will) (?:try|give)|i(?:'m| am) ready|actually,? (?:yes|let's|ok|okay)|after all|show me|do the|start the|try the)\\b)";
const wish = new RegExp(wishes, 'i');
/** How to speak to those they did not want to turn to is asked without naming them. */
const howToTell =
  /\bhow (?:do|can|should|could|would) i (?:tell|talk|speak|ask|say|call|text|message)\b|\bshould i (?:tell|talk|call|ask|text)\b/i;

const straight = (text: string): string => text.replaceAll('’', "'");

const asks =
  /^(?:(?:so|and|but|ok|okay|well),? )?(?:wh\w+|how|should|can|could|do|does|did|is|are|am|would|will|has|have)\b.*\?$/i;

/** What a message turns down, by its kind. */
export function kindsRefused(text: string): OfferKind[] {
  const sentences = sentencesIn(straight(text));
  const refused = heard
    .filter((one) => sentences.some((sentence) => !asks.test(sentence) && isTurnedDown(one, sentence)))
    .map(({ kind }) => kind);
  // A 'breathing exercise' is breathing, and no turn against every exercise.
  const isNarrow = refused.some((kind) => kind === 'breathing' || kind === 'writing' || kind === 'stillness');
  return refused.filter(
    (kind) =>
      !(isNarrow && (kind === 'exercises' || kind === 'movement') && !/\bexercises\b(?<!\w+ing exercises)/i.test(text)),
  );
}

/** What they ask for of their own accord, of what they turned down before. */
export function kindsAskedFor(text: string): OfferKind[] {
  const sentences = sentencesIn(straight(text)).filter((one) => wish.test(one));
  const asked = heard
    .filter((one) =>
      sentences.some((sentence) => one.named.test(sentence) && !isTurnedDown(one, sentence.replace(/\?$/, ''))),
    )
    .map(({ kind }) => kind);
  return sentences.some((one) => howToTell.test(one)) ? [...asked, 'family', 'friends', 'them'] : asked;
}

/** What is said to whoever offers it, and tells nothing of them that could be come back to. */
const onlyTurnedDown = /^(?:breathing|writing|groups|professionals|movement|stillness|gratitude|exercises)$/;
export const onlyRefuses = (clause: string): boolean => kindsRefused(clause).some((kind) => onlyTurnedDown.test(kind));

const prefix = 'kind:';
export const nameOfKind = (kind: OfferKind): string => `${prefix}${kind}`;

/** What was turned down so far, with what this message turns down or asks for again. */
export function withRefusals(refused: readonly string[], text: string): string[] {
  const asked = kindsAskedFor(text).map(nameOfKind);
  const now = kindsRefused(text).map(nameOfKind);
  return [...new Set([...refused.filter((one) => !asked.includes(one)), ...now])];
}

/** What a kept refusal is called; undefined for one of something else. */
export const refusedKindSaid = (name: string): string | undefined =>
  name.startsWith(prefix) ? kinds[name.slice(prefix.length) as OfferKind]?.said : undefined;

/** Whether words of Wren's hold out something that was turned down by its kind. */
export function holdsOutRefused(refused: readonly string[]): (words: string) => boolean {
  const offers = refused.flatMap((name) =>
    name.startsWith(prefix) ? (kinds[name.slice(prefix.length) as OfferKind]?.offers ?? []) : [],
  );
  return (words) => offers.some((pattern) => pattern.test(words));
}
