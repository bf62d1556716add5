import type { Topic } from '../../../reading/topics.ts';
import { among, both, either, type Particular } from './particular.ts';
import { cause, children, count, couple, friend, harm, hour, over, someone, theyLeft, time, wish } from './told.ts';

/** Someone of their own they share a life with. */
const mate =
  /\b(?:(?:my|our) (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w+|spouse|marriage|lover|girl|man)|my (?:\w+ )?relationship|(?:i|we|i'?ve|we'?ve)(?:'?m| am| are| was| were|'?re| have)? (?:\w+ )?(?:married|dating|dated|together|in a (?:\w+ )?relationship|seeing)|have an? (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|relationship))\b/;
/** Something the other does or leaves undone. */
const grievance =
  /\b(?:argu\w+|fight\w*|yell\w*|ignor\w+|distant|cold (?:to|towards|with)|never (?:listens?|helps?|talks?)|(?:he|she|they|husband|wife|boyfriend|girlfriend|partner) (?:\w+ ){0,2}(?:doesn'?t|don'?t|didn'?t|won'?t|never|always|keeps?|refuses?|wants?|expects?)|changed|jealous|controls?|controll?ing|lies|lying|angry|mean|rude|drinks?|drinking|insult\w*|disrespect\w*|names)\b/;
/** Who broke the trust themselves. */
const cheatedSelf =
  /\bi (?:\w+ )?(?:cheated|had an affair|lied|betrayed|slept with)\b|\b(?:our|my|an) affair\b|\bi (?:was|am) (?:having|unfaithful)\b/;
/** Of a partner who is gone. */
const without =
  /\b(?:los(?:t|ing|e)|miss(?:ing)?|without) my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w+|girl|love)\b/;
const iLeft =
  /(?<!\band )\bi (?:\w+ ){0,2}(?:broke (?:up|it|things)|broken (?:up|it)|ended (?:it|things|the|our|my)|left (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|ex))|dumped|split up with|decided to (?:end|leave|break)|regret breaking)\b/;
const perhaps =
  /\b(?:may|might|could|maybe|will|about to|going to|thinking (?:about|of)|think we|considering|should i|want(?:s)? to|need to|wants? a|afraid|scared) (?:\w+ ){0,4}(?:break(?:ing)? ?up|split(?:ting)?|divorc\w+|leav(?:e|ing)|end(?:ing)?|separat\w+)\b/;
const othersParting =
  /\b(?:(?:colleagues?|co-?workers?|friends|neighbou?rs?|they)(?: \w+){0,6} divorc\w+|(?:my|our) (?:parents|mom|mum|dad|mother|father|sister|brother|friend|best friend|son|daughter|cousin|boss|aunt|uncle)(?:'s|s)? (?:\S+ ){0,6}(?:divorc\w+|separat\w+|split\w*|broke up|break-?up|breaking up|leaving)|(?:leav(?:e|es|ing)|left|divorc\w+) (?:her|his|their) (?:husband|wife|partner|boyfriend|girlfriend))\b/;

/** What a listener asks of love: a parting, a betrayal, the two of them. */
export const ofLove: Readonly<Partial<Record<Topic, readonly Particular[]>>> = {
  breakup: among({ unless: othersParting }, [
    {
      ask: 'Where is it left now, between you?',
      when: /\b(?:on a break|taking a break|need(?:s)? (?:some )?space|on and off|still has feelings|talking again|back together|misses me)\b/,
      unless: /\b(?:never|moved on|no contact|blocked|divorced)\b/,
    },
    {
      ask: 'What makes you think it may be over?',
      when: perhaps,
      unless: either(
        over,
        theyLeft,
        cause,
        /\b(?:don'?t (?:love|feel)|argu\w+|fight\w*|cheat\w*|wants? a|asked (?:me )?for)\b/,
      ),
    },
    {
      ask: 'Have the two of you talked about where it is going?',
      when: perhaps,
      unless: either(over, theyLeft, /\b(?:talk\w*|told|said|says|discuss\w*|argu\w+|fight\w*|denies|asked)\b/),
    },
    {
      ask: 'Which way do you lean yourself?',
      when: perhaps,
      unless: either(
        over,
        theyLeft,
        wish,
        /\b(?:i (?:need|have|am going|plan|decided) to (?:leave|break|end|split|divorce)|don'?t want|love (?:him|her)|throw)\b/,
      ),
    },
    {
      ask: 'How long were you two together?',
      when: either(over, theyLeft, iLeft),
      unless: new RegExp(
        `${count.source}[ -]?(?:\\w+ ){0,2}(?:years?|yrs?|months?|decades?|weeks?)(?! (?:ago|old))|\\byears\\b|since (?:high|college|school|we)|\\blong[- ]term\\b`,
      ),
    },
    {
      ask: 'Did they give you a reason?',
      when: theyLeft,
      unless: either(
        cause,
        /\b(?:why|cheat\w*|affair|someone else|another (?:man|woman|girl|guy|person)|engaged|explain\w*|excuse|said (?:that |it|he|she|they)|told me)\b/,
      ),
    },
    {
      ask: 'What made you decide to end it?',
      when: iLeft,
      unless: either(
        cause,
        /\b(?:cheat\w*|chemistry|abus\w+|lied|lying|trust|couldn'?t|fight\w*|argu\w+|drunk|drink\w*|second thoughts|felt (?:like|that))\b/,
      ),
    },
    {
      ask: 'How long ago did it end?',
      when: either(over, theyLeft, iLeft),
      unless: either(
        perhaps,
        /\b(?:ago|yesterday|today|tonight|recent(?:ly)?|last (?:\w+ ?){1,2}|this (?:week|month|morning|year)|just (?:\w+ )?(?:broke|ended|left|happened|dumped|now|split|got)|(?:days|weeks|months) now|(?:in|on|since) (?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|christmas|thanksgiving|\d+ (?:days|weeks)|two weeks)\b/,
      ),
    },
    {
      ask: 'Had you seen it coming at all?',
      when: theyLeft,
      unless:
        /\b(?:sudden(?:ly)?|nowhere|blue|shock\w*|blind ?-?sided|off guard|coming|expect\w*|unexpected\w*|signs?|surpris\w+|knew|no idea|never thought|can'?t believe)\b/,
    },
    {
      ask: 'How did they tell you?',
      when: theyLeft,
      unless:
        /\b(?:text\w*|phone|call(?:ed)?|face|messages?|e-?mail|letter|note|told me|said|found out|caught|snuck|sneak|ghost\w*|stopped|silent|social media|facebook|instagram)\b/,
    },
    {
      ask: 'Are you two still in touch?',
      when: either(over, theyLeft, iLeft),
      unless: either(
        perhaps,
        /\b(?:contact|text\w*|calls?|called|calling|talk(?:s|ed|ing)? to|block\w*|messages?|messag\w+|speak|spoke|spoken|still (?:friends|live|living|see)|lives?|living|lease|ghost\w*|silent|cut (?:me )?off|respond\w*|reply|see (?:him|her|them)|court|custody|wants me back)\b/,
      ),
    },
    {
      ask: 'How are the children taking it?',
      when: both(
        either(over, theyLeft, iLeft),
        /\b(?:my|our|have|has|with|and|two|three|four|\d) (?:\w+ ){0,2}(?:kids|children|sons?|daughters?|twins|year old)\b/,
      ),
      unless:
        /\b(?:(?:kids|children|son|daughter|they|he|she) (?:is|are|was|were|seems?|took|takes?|keeps?|cr(?:y|ies)|don'?t|doesn'?t)|her (?:kids|daughters?|sons?|children)|his (?:kids|daughters?|sons?|children))\b/,
    },
    {
      ask: 'Who is living where at the moment?',
      when: both(
        either(over, theyLeft, iLeft),
        /\b(?:divorc\w+|separat\w+|married|marriage|husband|wife|lease|apartment|moved in|live together|lived together|our (?:home|house|place))\b/,
      ),
      unless:
        /\b(?:moved out|move out|moving out|moved (?:to|back|away)|liv(?:e|es|ing) (?:with|in|at|alone|by|apart)|stay(?:ing|s)? (?:with|at|in)|lease|by myself|together)\b/,
    },
    {
      ask: 'Who has been there for you since it ended?',
      when: either(over, theyLeft, iLeft),
      unless: either(perhaps, someone),
    },
    {
      ask: 'What do you miss most about the two of you?',
      when: either(over, theyLeft),
      unless: either(harm, perhaps, /\b(?:miss\w*|toxic|narc\w+|glad|relie\w+|disgust\w*|hate)\b/),
    },
    { ask: 'Which hours of the day are the longest now?', when: either(over, theyLeft, iLeft), unless: hour },
    {
      ask: 'Would you want them back, if it were up to you?',
      when: either(over, theyLeft),
      unless: either(
        harm,
        iLeft,
        /\b(?:back|again|together again|never|moved? on|moving on|disgust\w*|hate|over (?:him|her|them)|get over|right (?:thing|choice|decision)|trust|work on)\b/,
      ),
    },
    {
      ask: 'Does it still feel like the right decision?',
      when: iLeft,
      unless:
        /\b(?:right|regret\w*|mistake|second thoughts|should(?:n'?t)? (?:not )?have|back|doubt\w*|best|wrong|relie\w+|sure)\b/,
    },
  ]),

  betrayal: [
    {
      ask: 'How did it come out?',
      when: /\b(?:cheat\w*|affair|unfaithful|betray\w*|lied|lying|behind my back|secrets?)\b/,
      unless: either(
        cheatedSelf,
        /\b(?:found (?:out|it|text|messages?)|find out|caught|saw|seen|walked in|came home|text\w*|messages?|phone|admitted|confess\w*|heard|rumou?rs?|told me|turns out|facebook|wants? (?:me|to)|blackmail\w*|accus\w+|think i cheated|never (?:do|did)|rumou?r)\b/,
      ),
    },
    {
      ask: 'When did you learn of it?',
      when: /\b(?:cheat\w*|affair|unfaithful|betray\w*|lied|lying|behind my back)\b/,
      unless: either(cheatedSelf, time, /\bi (?:\w+ )?(?:cheated|had an affair|lied|betrayed)\b/),
    },
    {
      ask: 'Does your partner know?',
      when: /\bi (?:\w+ )?(?:cheated|had an affair|was having an affair|am having an affair|was unfaithful|slept with|kissed)\b/,
      unless:
        /\b(?:(?:he|she|they|husband|wife|boyfriend|girlfriend|partner) (?:\w+ )?(?:knows?|knew|found out|left|doesn'?t know|asked)|told (?:him|her|them|my)|tell (?:him|her|them|my)|found out)\b/,
    },
    {
      ask: 'Have you let them know that you know?',
      when: /\b(?:cheat\w*|affair|unfaithful|betray\w*|lied to me|lying to me|behind my back)\b/,
      unless: either(
        cheatedSelf,
        /\b(?:confront\w*|told (?:him|her|them)|tell (?:him|her|them)|ask(?:ed)? (?:him|her|them)|talk(?:ed)? (?:to|with)|said|says|saying|admitt\w*|confess\w*|apolog\w*|sorry|broke|left|split|divorc\w+|ended|ex|caught|walked in|wants? (?:me|to)|i (?:\w+ )?(?:cheated|had an affair|was having|lied))\b/,
      ),
    },
    {
      ask: 'What did they say when you brought it up?',
      when: /\b(?:confronted|i (?:told|asked) (?:him|her|them)|talked (?:to|with) (?:him|her|them)|brought it up|i caught)\b/,
      unless:
        /\b(?:(?:he|she|they) (?:\w+ )?(?:said|says|told|denied|admitted|apologi[sz]ed|laughed|blamed|claim\w*|swore|ignored|replied)|sorry)\b/,
    },
    {
      ask: 'Was it once, or had it been going on?',
      when: /\b(?:cheat(?:ed|ing)|affair|unfaithful)\b/,
      unless: either(
        cheatedSelf,
        /\b(?:once|one (?:time|night)|one-?off|years?|months?|weeks?|going on|produced|child|again|twice|times|wants? (?:me|to)|accus\w+|rumou?rs?|i (?:\w+ )?(?:cheated|had an affair|was having))\b/,
      ),
    },
    {
      ask: 'How close were the two of you before this?',
      when: friend,
      unless:
        /\b(?:clos(?:e|er|est)|best|years?|inseparable|since (?:school|high|college|we|childhood)|childhood|sister|brother|cheat\w*|affair)\b/,
    },
    {
      ask: 'Who has heard about it by now?',
      when: /\b(?:secret\w*|confid\w+|told (?:\w+ )?(?:everyone|everybody|people|others|other|my|our)|rumou?rs?|gossip\w*|spread\w*|photos?|pictures?)\b/,
      unless: /\b(?:everyone|everybody|whole|all (?:of )?(?:my|our)|other (?:two|\d|friends?)|no ?(?:one|body))\b/,
    },
    {
      ask: 'Are you still together at the moment?',
      when: couple,
      unless: either(
        iLeft,
        theyLeft,
        friend,
        /\b(?:ex|split|broke|divorc\w+|ended|separat\w+|left|still (?:together|with|live|living|married)|live with|single|my (?:boss|co-?worker)|stay(?:ing)? in|split up|break up|marriage|married)\b/,
      ),
    },
    {
      ask: 'Have they shown that they are sorry?',
      when: /\b(?:cheat(?:ed|ing)?|affair|unfaithful|betray\w*|lied|lies)\b/,
      unless: either(
        cheatedSelf,
        /\b(?:sorry|apolog\w*|remorse|regret\w*|denie[sd]|blam\w+|i (?:\w+ )?(?:cheated|had an affair|was having)|wants? (?:me|to))\b/,
      ),
    },
    {
      ask: 'Who can you be honest with about it?',
      unless:
        /\b(?:therap\w+|counsel\w+|talk(?:ed|ing)? (?:to|with)|told my|no ?-?(?:one|body)|any ?-?(?:one|body)|supportive|alone)\b/,
    },
    {
      ask: 'What would trusting them again take?',
      when: /\b(?:cheat\w*|affair|unfaithful|betray\w*|lied to me|lies|trust)\b/,
      unless: either(
        cheatedSelf,
        /\b(?:never|trust|over|moved? on|disgust\w*|done with|ex|left|i (?:\w+ )?(?:cheated|had an affair|was having)|rumou?rs?|wants? (?:me )?to)\b/,
      ),
    },
    {
      ask: 'Is it more hurt just now, or more anger?',
      unless: /\b(?:ang(?:ry|er)|mad|furious|hurt|sad|disgust\w*|insulted|hate|cry|crying|devastat\w+)\b/,
    },
    {
      ask: 'How do you want things to be with them now?',
      unless: either(wish, /\b(?:never|over|moved? on|disgust\w*|divorc\w+|done with)\b/),
    },
  ],

  partner: among({ when: mate, unless: either(othersParting, over, theyLeft) }, [
    {
      ask: 'When is the wedding?',
      when: /\b(?:(?:my|our|the) wedding|getting married|engaged|marry (?:him|her|me))\b/,
      unless: either(time, /\b(?:next|soon|postpon\w*|cancel\w*|already|called off|best man|never asked|engaged to)\b/),
    },
    {
      ask: 'What made you suspect it?',
      when: /\b(?:suspect\w*|suspicious|think (?:he|she|they)(?:'?s| is| are| may| might)? (?:\w+ )?(?:cheat\w*|seeing|lying)|might be cheating|may be cheating|is (?:he|she) cheating)\b/,
      unless: either(cause, /\b(?:texts?|messages?|phone|found|saw|caught|told me|late|insta\w*|facebook)\b/),
    },
    {
      ask: 'Is it you they doubt, or something that happened?',
      when: /\b(?:(?:he|she|partner|boyfriend|girlfriend|husband|wife) (?:\w+ ){0,3}(?:jealous|doesn'?t trust|don'?t trust|not believe|accus\w+|insecure))\b/,
      unless: either(cause, /\b(?:texts?|messages?|cheat(?:ed|ing)|photos?|friends?|past|ex)\b/),
    },
    {
      ask: 'How far along is the pregnancy?',
      when: /\b(?:pregnan\w+|expecting a baby)\b/,
      unless:
        /\b(?:weeks?|months?|trimester|due|abort\w*|miscarr\w+|lost|born|postpartum|had (?:a|my|the) baby|not pregnant|can'?t|trying to|get(?:ting)? pregnant|just found|become pregnant)\b/,
    },
    {
      ask: 'Are you safe at home?',
      when: harm,
      unless: /\b(?:safe|left (?:him|her)|my ex|moved out|police|shelter|no longer)\b/,
    },
    {
      ask: 'How long have you two been together?',
      unless: new RegExp(
        `${count.source}[ -]?(?:\\w+ ){0,2}(?:years?|yrs?|months?|decades?|weeks?)\\b|\\byears\\b|\\bsince (?:high|college|school|we)\\b|\\blong[- ]term\\b|\\bnew\\b|\\brecently\\b`,
      ),
    },
    {
      ask: 'Has it always been like that, or did it change?',
      when: either(harm, grievance),
      unless: either(
        perhaps,
        /\b(?:always|used to|changed?|since|before|lately|at the start|in the beginning|started|began|recently|pandemic|covid|new|months?|years?)\b/,
      ),
    },
    {
      ask: 'What was the last argument about?',
      when: /\b(?:argu\w+|fight\w*|fought|quarrel\w*|disagree\w*|yell\w*|bicker\w*)\b/,
      unless: either(cause, /\b(?:about|over (?:the|my|our|an?|his|her|money|stupid|little|small|everything))\b/),
    },
    {
      ask: 'What do they say when you bring it up?',
      when: grievance,
      unless:
        /\b(?:(?:he|she|they|husband|wife|boyfriend|girlfriend|partner) (?:\w+ ){0,2}(?:says?|said|tells?|told|thinks?|denie[sd]|laughs?|gets?|goes|ignores?|sees|doesn'?t (?:want|listen|understand|believe|know)|won'?t)|haven'?t (?:told|talked|said|asked|spoken)|not (?:told|talked)|tell (?:him|her|them)|afraid|scared|talk about|how (?:do|to|can|should)|parents found out)\b/,
    },
    {
      ask: 'Do they know how you feel about it?',
      when: grievance,
      unless:
        /\b(?:knows?|told|tell|tells|talk\w*|said|says|understand\w*|communicat\w*|brought|asked|argu\w+|fight\w*|aware|supportive)\b/,
    },
    {
      ask: 'What keeps you from saying it to them?',
      when: /\b(?:haven'?t (?:told|talked|said|asked|spoken)|can'?t (?:tell|say|talk)|(?:afraid|scared|don'?t know how|don'?t want|hard|how) to (?:tell|say|talk|approach|bring|break)|keep it (?:in|to)|hide|hiding)\b/,
      unless: either(cause, /\b(?:hurt|upset|react\w*|afraid|scared|feelings|worry that)\b/),
    },
    {
      ask: 'Do you live together?',
      unless: either(
        without,
        children,
        /\b(?:liv(?:e|es|ed|ing)|moved? in|married|marriage|husband|wife|spouse|house|home|apartment|long[- ]distance|far|city|country|states?|lease|hotel|met|seeing|dating|date|works in|memor\w+|overcome|over come|broke my heart|broke me|heart ?broken)\b/,
      ),
    },
    {
      ask: 'How often do you get to see each other?',
      when: /\b(?:long[- ]distance|another (?:country|city|state)|far away|different (?:country|city|state)|works in)\b/,
      unless: /\b(?:see|visit\w*|once|twice|every|weekends?|often|never)\b/,
    },
    {
      ask: 'What is it like with them on a good day?',
      when: grievance,
      unless: either(
        without,
        harm,
        /\b(?:good|great|fun|nice|sweet|loving|happy|perfect|never|died|death|cheat\w*|affair|someone else|another (?:woman|man|girl|guy|person))\b/,
      ),
    },
    {
      ask: 'Do the children notice anything?',
      when: both(children, grievance),
      unless: either(
        without,
        /\b(?:(?:kids|children|son|daughter|they|boys|girls) (?:\w+ )?(?:see|saw|hear|notice|know|sense|cry)|in front of|baby|infant|newborn|happy|good|well)\b/,
      ),
    },
    {
      ask: 'Is there somebody outside the two of you who knows?',
      unless:
        /\b(?:friends?|therap\w+|counsel\w+|told (?:my|a)|talk(?:ed|ing)? (?:to|with) (?:my|a)|no ?-?(?:one|body)|any ?-?(?:one|body)|family|parents?|mom|mum|mother|sister|brother)\b/,
    },
    {
      ask: 'What would have to change between you two?',
      unless: either(
        without,
        harm,
        /\b(?:good|great|loving|supportive|changed?|wish|want (?:him|her|them|us)|leave|leaving|break up|died|death)\b/,
      ),
    },
    {
      ask: 'Which small thing from them would do you good?',
      unless: either(without, harm, /\b(?:leave|leaving|break up|died|death|hate|disgust\w*|supportive|great)\b/),
    },
    {
      ask: 'What keeps you in it, for now?',
      when: perhaps,
      unless: either(children, cause, /\b(?:love|guilt\w*|hurt (?:him|her)|money|afford|stay)\b/),
    },
  ]),
};
