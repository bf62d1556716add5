import type { Family, Feeling } from './reading.ts';

/** family: 'adjective/noun/strength' — the words people use when they say how they are. */
const words: Record<Family, string> = {
  fear: 'anxious/anxiety/.6 afraid/fear/.6 scared/fear/.6 terrified/terror/.95 worried/worry/.5 nervous/nervousness/.45 panicky/panic/.8 uneasy/unease/.4 tense/tension/.45 stressed/stress/.55 frightened/fear/.7 insecure/insecurity/.5 paranoid/suspicion/.6 jumpy/jumpiness/.5 restless/restlessness/.4 wired/restlessness/.4 spooked/fear/.5 on-edge/tension/.6 apprehensive/apprehension/.45 unsafe/fear/.7 petrified/terror/.9 panicked/panic/.85 freaked-out/alarm/.7',
  sadness:
    'sad/sadness/.55 unhappy/sadness/.5 depressed/depression/.75 down/low mood/.5 low/low mood/.5 miserable/misery/.75 heartbroken/heartbreak/.85 devastated/devastation/.95 gutted/sadness/.7 tearful/tearfulness/.6 gloomy/gloom/.5 blue/sadness/.45 grieving/grief/.75 homesick/homesickness/.5 disappointed/disappointment/.5 crushed/hurt/.8 broken/pain/.8 bummed/disappointment/.4',
  anger:
    'angry/anger/.65 mad/anger/.6 furious/fury/.9 irritated/irritation/.45 annoyed/annoyance/.4 frustrated/frustration/.55 resentful/resentment/.6 bitter/bitterness/.6 enraged/rage/.95 livid/fury/.9 pissed/anger/.7 jealous/jealousy/.55 irritable/irritability/.5 outraged/outrage/.85 fed-up/frustration/.65 envious/envy/.5',
  shame:
    'ashamed/shame/.7 guilty/guilt/.65 embarrassed/embarrassment/.5 humiliated/humiliation/.85 worthless/worthlessness/.85 useless/uselessness/.7 stupid/self-criticism/.6 inadequate/inadequacy/.6 pathetic/self-criticism/.7 disgusting/disgust/.75 inferior/inferiority/.6 ugly/self-criticism/.6 unworthy/unworthiness/.7 self-conscious/self-consciousness/.45',
  loneliness:
    'lonely/loneliness/.65 alone/loneliness/.6 isolated/isolation/.65 left-out/exclusion/.55 unwanted/rejection/.7 invisible/invisibility/.6 abandoned/abandonment/.75 excluded/exclusion/.55 disconnected/disconnection/.55 unloved/loneliness/.75 friendless/loneliness/.65',
  overwhelm:
    'overwhelmed/overwhelm/.75 swamped/overload/.65 stretched/strain/.55 burnt-out/burnout/.75 burned-out/burnout/.75 pressured/pressure/.55 trapped/feeling of being trapped/.7 suffocated/pressure/.75 drowning/overload/.8 stuck/stuckness/.5 overloaded/overload/.65 scattered/scatter/.5 frazzled/strain/.55',
  numbness:
    'numb/numbness/.7 empty/emptiness/.7 detached/detachment/.6 hollow/hollowness/.7 unmotivated/lack of drive/.5 apathetic/apathy/.55 flat/flatness/.5 dead-inside/numbness/.85 bored/boredom/.35 checked-out/distance/.5 indifferent/indifference/.45',
  tiredness:
    'tired/tiredness/.5 exhausted/exhaustion/.75 drained/exhaustion/.65 worn-out/exhaustion/.7 sleepless/sleeplessness/.6 knackered/tiredness/.65 fatigued/fatigue/.6 wiped-out/exhaustion/.65 sleepy/tiredness/.3 weary/weariness/.6 shattered/exhaustion/.75 spent/exhaustion/.6',
  hurt: 'hurt/hurt/.65 betrayed/betrayal/.8 rejected/rejection/.7 unappreciated/lack of appreciation/.55 disrespected/disrespect/.6 misunderstood/loneliness of not being understood/.55 used/hurt/.6 unheard/feeling unheard/.55 dismissed/dismissal/.55 ignored/feeling ignored/.6 attacked/hurt/.65 offended/hurt/.5 unsupported/lack of support/.55 let-down/disappointment/.6 criticised/criticism/.5 criticized/criticism/.5 judged/feeling judged/.55 neglected/neglect/.65 belittled/hurt/.65 cheated-on/betrayal/.85',
  confusion:
    'confused/confusion/.5 lost/feeling lost/.6 conflicted/conflict/.5 torn/inner conflict/.55 unsure/uncertainty/.4 uncertain/uncertainty/.4 directionless/lack of direction/.55 ambivalent/ambivalence/.4 mixed-up/confusion/.5',
  hopelessness:
    'hopeless/hopelessness/.85 helpless/helplessness/.75 powerless/powerlessness/.7 defeated/defeat/.75 desperate/desperation/.85 pessimistic/pessimism/.5 discouraged/discouragement/.55 doomed/hopelessness/.75',
  joy: 'happy/happiness/.6 excited/excitement/.65 glad/gladness/.5 cheerful/cheer/.5 thrilled/delight/.8 delighted/delight/.75 great/lightness/.6 good/ease/.45 joyful/joy/.7 amazing/joy/.7 grateful/gratitude/.6 thankful/gratitude/.55 moved/being moved/.5 inspired/inspiration/.6',
  calm: 'calm/calm/.5 relieved/relief/.6 peaceful/peace/.55 relaxed/ease/.5 okay/steadiness/.3 ok/steadiness/.3 fine/steadiness/.3 content/contentment/.5 better/relief/.5 lighter/lightness/.5 calmer/calm/.5 safe/safety/.5',
  pride: 'proud/pride/.65 confident/confidence/.6 strong/strength/.5 accomplished/pride/.6 brave/courage/.55',
  hope: 'hopeful/hope/.55 optimistic/optimism/.55 encouraged/encouragement/.5 motivated/motivation/.5 curious/curiosity/.4 determined/determination/.55',
};

/** Nouns, verbs and images that say a feeling without its adjective: [pattern, family, adjective, noun, strength, named]. */
export const sayings: [RegExp, Family, string, string, number, boolean][] = [
  [/\b(?:anxiety|anxieties)\b/, 'fear', 'anxious', 'anxiety', 0.6, true],
  [/\bpanic(?: attacks?|king)?\b|\bpanicking\b/, 'fear', 'panicky', 'panic', 0.8, true],
  [/\bworry(?:ing)?\b|\bworries\b/, 'fear', 'worried', 'worry', 0.5, true],
  [/\bdread(?:ing)?\b/, 'fear', 'full of dread', 'dread', 0.65, true],
  [
    /\bheart (?:is |was |keeps? |starts? )?(?:racing|pounding)|\bchest (?:is |gets? |feels? )?tight|can'?t breathe|knot in my stomach|stomach (?:is )?in knots|butterflies\b/,
    'fear',
    'on edge',
    'tension',
    0.7,
    false,
  ],
  [
    /\b(?:overthink(?:ing)?|mind (?:won't|will not|doesn't) (?:stop|shut|quiet)|(?:mind|thoughts|head) (?:is |are |keeps? )?(?:racing|spinning)|spirall?ing|can'?t (?:relax|switch off|stop thinking)|what if)\b/,
    'fear',
    'on edge',
    'unrest',
    0.55,
    false,
  ],
  [/\bfreak(?:ing|ed)? out\b|\bscar(?:es|ing) me\b|\bfear(?:s)?\b|\bnerves\b/, 'fear', 'afraid', 'fear', 0.6, true],
  [/\bstress(?:ing|es|ful)?\b/, 'fear', 'stressed', 'stress', 0.55, true],
  [/\b(?:crying|cried|cry|tears|sobbing|weep(?:ing)?)\b/, 'sadness', 'sad', 'sadness', 0.65, false],
  [/\b(?:grief|grieve|grieving|mourning)\b/, 'sadness', 'full of grief', 'grief', 0.75, true],
  [
    /\bi (?:really |still |just |do |so )*miss\b|\bmissing (?:him|her|them|my)\b/,
    'sadness',
    'full of missing',
    'missing',
    0.6,
    true,
  ],
  [
    /\b(?:depression|sadness|heartbreak|heartache|broke my heart|breaks my heart|heart is broken)\b/,
    'sadness',
    'sad',
    'sadness',
    0.7,
    true,
  ],
  [
    /\b(?:rage|anger|fury|seeing red|boiling|blood boils?|losing it with|snapp(?:ed|ing) at|lost my temper|blew up|lash(?:ed|ing) out|so unfair|sick of (?!this feeling)|drives? me (?:crazy|mad|insane|nuts))\b/,
    'anger',
    'angry',
    'anger',
    0.7,
    true,
  ],
  [
    /\bi (?:just |really |do )*(?:hate|can'?t stand) (?!myself|feeling|my (?:body|life|face|self))/,
    'anger',
    'angry',
    'anger',
    0.65,
    false,
  ],
  [/\bpiss(?:es)? me off\b|\bhow dare\b|\bresent\b|\bresentment\b/, 'anger', 'angry', 'anger', 0.65, true],
  [
    /\bi (?:really |just )?hate (?:myself|my (?:body|face|self))|\bnot (?:good|smart|pretty|clever) enough|never (?:good )?enough|\bfailure\b|\bi'm (?:such )?an? (?:loser|idiot|burden|fraud|mess|disappointment|screw-?up)|\bimpost[eo]r|\bhow (?:stupid|dumb)|\bmy fault\b/,
    'shame',
    'not good enough',
    'self-criticism',
    0.7,
    false,
  ],
  [/\b(?:shame|guilt|humiliation)\b/, 'shame', 'ashamed', 'shame', 0.65, true],
  [
    /\b(?:no one|nobody|no-one) (?:cares|understands|listens|to talk to|calls|texts|checks|would|notices|gets|is there)|\bno friends\b|don'?t have (?:anyone|anybody|any friends)|nobody to talk to|no one (?:around|left)|by myself\b|all on my own|don'?t (?:fit in|belong)\b/,
    'loneliness',
    'alone',
    'loneliness',
    0.65,
    false,
  ],
  [/\bloneliness\b|\bisolation\b/, 'loneliness', 'lonely', 'loneliness', 0.65, true],
  [
    /\b(?:too much|can'?t cope|can'?t keep up|can'?t handle|can'?t take (?:it|this|any ?more)|falling apart|breaking point|at my limit|end of my rope|drowning in|buried in|never[- ]?ending|don'?t know where to start|everything at once|so much to do|losing it|breaking down|meltdown|can'?t do this)\b/,
    'overwhelm',
    'overwhelmed',
    'overwhelm',
    0.75,
    false,
  ],
  [/\b(?:under|the|of|so much) pressure\b|\bburn-?out\b/, 'overwhelm', 'under pressure', 'pressure', 0.6, true],
  [
    /\b(?:don'?t|can'?t|do not|cannot) feel anything|feel nothing|nothing (?:feels|matters)|going through the motions|on autopilot|numbness|emptiness|don'?t (?:enjoy|care about) anything|no (?:energy for|interest in) anything|nothing is fun/,
    'numbness',
    'numb',
    'numbness',
    0.7,
    false,
  ],
  [
    /\b(?:can'?t sleep|couldn'?t sleep|(?:didn'?t|haven'?t|don'?t) sle(?:ep|pt)|no energy|can'?t get out of bed|exhausting|exhaustion|running on empty|barely sle(?:ep|pt)|insomnia|sleepless)\b/,
    'tiredness',
    'worn out',
    'exhaustion',
    0.6,
    false,
  ],
  [
    /\b(?:hurts|hurting|painful|stings|cheated on me|lied to me|betrayal|behind my back|left me|dumped me|ghosted|made fun of|laughed at me|talks? down to me|walk(?:s|ed)? all over me|takes? me for granted)\b/,
    'hurt',
    'hurt',
    'hurt',
    0.65,
    false,
  ],
  [
    /\b(?:don'?t know (?:who i am|what i want|what to do|what to think)|no idea (?:who|what)|makes? no sense|mixed feelings|part of me|can'?t decide)\b/,
    'confusion',
    'unsure',
    'uncertainty',
    0.5,
    false,
  ],
  [
    /\b(?:no point|what'?s the point|pointless|give up|giving up|never (?:get|going to get|be) better|no way out|no hope|lost hope|nothing (?:helps|works|will change|ever changes)|can'?t see a (?:way|future))\b/,
    'hopelessness',
    'hopeless',
    'hopelessness',
    0.8,
    false,
  ],
  [/\b(?:relief|weight off|breathe again|slept well)\b/, 'calm', 'relieved', 'relief', 0.55, true],
  [
    /\b(?:made me (?:smile|laugh)|had fun|so much fun|love(?:d)? it|went (?:really )?well|good news|i did it|made it through)\b/,
    'joy',
    'good',
    'lightness',
    0.5,
    false,
  ],
];

/** By adjective: 'anxious', 'worn out'. */
export const lexicon = new Map<string, Omit<Feeling, 'negated' | 'past' | 'whose' | 'about'>>();
for (const [family, list] of Object.entries(words) as [Family, string][]) {
  // Two words of a pair are joined by '-' so that spaces part the entries; nouns may have spaces.
  for (const match of list.matchAll(/(\S+?)\/([^/]+)\/(\.\d+)/g)) {
    const adjective = (match[1] ?? '').replace(
      /^(on|freaked|fed|left|burnt|burned|dead|checked|worn|wiped|let|mixed|cheated)-/,
      '$1 ',
    );
    lexicon.set(adjective, {
      family,
      adjective,
      noun: match[2] ?? adjective,
      intensity: Number(match[3]),
      named: true,
    });
  }
}

/** Words that are feelings only after 'feel', 'am', 'be' or an adverb of degree: 'down', 'used', 'better', 'good' … */
export const needsVerb = new Set([
  'down',
  'low',
  'blue',
  'flat',
  'used',
  'spent',
  'better',
  'good',
  'great',
  'fine',
  'ok',
  'okay',
  'mad',
  'lost',
  'broken',
  'alone',
  'stuck',
  'stretched',
  'hurt',
  'moved',
  'strong',
  'content',
  'safe',
  'stupid',
  'ugly',
  'disgusting',
  'amazing',
  'empty',
  'torn',
  'crushed',
  'bitter',
  'tense',
  'useless',
  'shattered',
  'confused',
  'lighter',
  'short',
  'dismissed',
  'rejected',
  'attacked',
  'ignored',
  'used',
  'cheated on',
  'pathetic',
  'hollow',
  'abandoned',
  'judged',
  'scattered',
  'trapped',
  'let down',
  'brave',
  'invisible',
]);
