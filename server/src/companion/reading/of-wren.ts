import { sentencesIn, withoutReported } from './question-of.ts';
import { countOf } from './text.ts';

/** What somebody asks about Wren itself, or about this place. */
export type OfWren =
  | 'human'
  | 'feel'
  | 'judges'
  | 'love'
  | 'privacy'
  | 'readers'
  | 'device'
  | 'memory'
  | 'forget'
  | 'use'
  | 'help'
  | 'there'
  | 'stay'
  | 'therapist'
  | 'life'
  /** 'Have you ever been in this situation?' */
  | 'lived'
  /** 'What do you do to cope?', 'how did you get over it?' */
  | 'copes'
  | 'language'
  | 'cost'
  | 'sees'
  | 'able';

/** In a sentence of its own, small letters: `heard`, and none of `unless`. */
interface Asking {
  of: OfWren;
  heard: readonly RegExp[];
  unless?: RegExp;
  /** Most words of the sentence. */
  within?: number;
}

const soft =
  '(?:(?:really|actually|just|like|even|still|only|ever|honestly|truly|genuinely|then|always|also|never|perhaps|maybe|by any chance|at all|simply|literally|any|kind of|sort of|a bit|here|wren|dear|love|hen|pet|please|bro|mate) )*';
/** A question put to Wren: 'do you …', 'and you, can you not …'; none that asks how, where or why one does it. */
const asks = (verbs: string): RegExp =>
  new RegExp(
    `(?<!\\b(?:how|where|why|when|what|who|which|if|said|asked|asks) (?:\\w+ )?)\\b(?:do|don't|did|are|aren't|r|were|have|haven't|had|can|can't|could|couldn't|will|won't|would|wouldn't|is|may|must) (?:you|u|ya|ye) ${soft}(?:${verbs})`,
  );
/** 'You a bot?', 'you are person or machine?': a question by its mark alone. */
const saysAsking = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:and|but|so|wait|ok|okay|hey|hi|hello|ngl|tell me|please|sorry),? )*(?:you|u|ya|ye|ur|you're|you are|u r) ${soft}(?:${words})[^.!]*\\?`,
  );

const being =
  '(?:human(?: being)?s?|person|people|man|woman|lady|girl|boy|guy|bloke|fella|lass|lad|gentleman|real|actual|living|flesh and blood|someone|somebody|anyone|anybody|a soul)';
const program =
  '(?:bots?|robots?|chat ?bots?|a\\.?i\\.?|artificial(?: intelligence)?|machines?|computers?|computeri[sz]ed|programs?|programmes?|algorithms?|software|app|automated|automatic|automaton|chat ?gpt|gpt|claude|gemini|siri|alexa|llm|language model|recording|script|gadget|device|thing)';
const a =
  '(?:an? |one of (?:those|these|them|the) |some (?:kind|sort) of |the |my |like |made of )*(?:(?:real|actual|proper|live|living|genuine|clever|new|talking|computer|chat|ai) )*';
const here = '(?:this|this (?:chat|thing|app|site|place|page|service|program|website)|it|here|wren|that)';
const written =
  "(?:this|these|it|that|here|any of (?:this|it)|all (?:of )?(?:this|that)|everything|anything|(?:what|the things?|the stuff|anything|everything|whatever) (?:that )?i(?:'ve| have|'m| am)? (?:\\w+ )?(?:write|type|say|tell|told|said|wrote|written|typed|put|saying|writing|typing|send|share)\\w*(?: (?:you|here|in here|to you))*|(?:my|our|these|this|the) (?:\\w+ )?(?:messages?|chats?|conversations?|words|texts?|secrets?|stuff|data|info(?:rmation)?|story|typing|talks?))";
/** What was written here, named outright and not by a bare 'it'. */
const named = written.replace(
  'this|these|it|that|here|any of (?:this|it)|all (?:of )?(?:this|that)|everything|anything|',
  '',
);
const somebody =
  "(?:who(?:'s|ever)?|any(?:one|body)(?: else)?|some(?:one|body)(?: else)?|people|others|staff|strangers|the (?:police|government|company|boss|owner|cops|school|authorities)|my (?:\\w+ ){0,2}\\w+|he|she|they|humans?|a human|a person|another person|real people)";
const profession =
  '(?:therapists?|counsell?ors?|psychologists?|doctors?|shrink|psychiatrists?|nurse|social worker|professional|expert|specialist|coach|priest)';
const languages =
  '(?:spanish|french|german|italian|portuguese|polish|arabic|hindi|urdu|turkish|tagalog|filipino|russian|ukrainian|romanian|dutch|greek|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|swahili|yoruba|igbo|hausa|pidgin|scots|welsh|irish|gaelic|punjabi|bengali|bangla|tamil|telugu|farsi|persian|hebrew|hungarian|czech|slovak|bulgarian|serbian|croatian|swedish|norwegian|danish|finnish|afrikaans|zulu|somali|amharic|creole|catalan|malay|indonesian|patois|spanglish|my (?:own )?(?:language|mother tongue|first language)|other languages|another language)';
const kin =
  '(?:mum|mom|mam|mother|dad|father|parents?|famil(?:y|ies)|kids?|child(?:ren)?|grandchildren|bairns?|friends?|mates?|(?:best|girl|boy) ?friend|partner|husband|wife|brothers?|sisters?|siblings|pets?|dog|cat|life|home|birthday|job|age|name|surname|hobb(?:y|ies)|of your own|one yourself|any yourself)';

/** The narrower before the wider. */
const askings: readonly Asking[] = [
  {
    of: 'judges',
    heard: [asks('(?:judg(?:e|ing) (?:me|us)|think(?:ing)? (?:badly|less|ill|the worst) of me|laugh(?:ing)? at me)')],
  },
  {
    of: 'sees',
    heard: [
      asks('(?:see|watch|track|find|hear|spy on|locate) (?:me|my (?:face|room|screen|location))'),
      asks("know (?:where i(?:'m| am)|where i live|my location|my address)"),
      asks('(?:watching|tracking|recording|spying on|listening in on) me'),
      /\b(?:is|are) (?:the|my) (?:camera|mic|microphone|webcam) (?:on|off)\b/,
    ],
  },
  // Who holds the device reads what is open on it, whatever is sealed elsewhere: asked before what is asked of the server.
  {
    of: 'device',
    heard: [
      /\b(?:see|sees|read|reads|find|finds|look(?:s|ed)? at|get(?:s)? into|open|opens)\b[^.!]{0,60}\b(?:laptop|phone|mobile|computer|ipad|tablet|device|history|account|screen)\b[^.!]*\?/,
      new RegExp(
        `\\b(?:can|could|will|would|does|do|might|if) ${somebody} [^.!?]{0,30}\\b(?:see|read|find|open|look)\\b[^.!?]{0,60}\\b(?:laptop|phone|mobile|computer|ipad|tablet|device|screen)\\b`,
      ),
      // In two sentences, too: 'if the laptop is open and he just looks. does he see it'.
      /\b(?:laptop|phone|mobile|computer|ipad|tablet|device|account|screen)\b[\s\S]{0,60}[.,] (?:so |and )?(?:do|does|can|could|will|would) (?:he|she|they|my \w+) (?:\w+ )?(?:see|read|find) (?:it|this|that|what)\b/,
      /\b(?:leave|leaves|show up|shows up|stays?|saved?) [^.!?]{0,20}\b(?:on|in) (?:my|the|our) (?:\w+ )?(?:phone|laptop|computer|browser|history|tablet|device)\b[^.!]*\?/,
    ],
  },
  {
    of: 'readers',
    heard: [
      new RegExp(
        `\\b(?:is|does|do|are|will|has|whether|if) (?:${somebody}) ${soft}(?:read|reads|reading|look|looks|looking|listen|listens|listening|watch|watching|monitor|monitoring|check|checking)(?: (?:at |in on |over |through |along )?(?:${written}|along|me|us|in))?(?: (?:too|here|right now|now|tonight))*[?.! ]*$`,
      ),
      new RegExp(
        `^(?:(?:and|but|so|wait|ok),? )*who(?:'s| is| else|ever)? (?:\\w+ )?(?:reads?|reading|looks at|watches|watching|listening|checks) (?:${written})`,
      ),
      /\b(?:any(?:one|body)|some(?:one|body)|a (?:real )?(?:person|human)|people) (?:else )?(?:actually |really |ever )?(?:reading|reads|read) (?:this|along|what i)/,
    ],
    // A form or a reference, and not what is written here.
    unless: /\b(?:he|she|they) (?:\w+ )?check(?:s|ing)? (?:it|that|them)\b/,
  },
  {
    of: 'privacy',
    heard: [
      new RegExp(
        `\\b(?:is|are|was|will|does|do|would|can) (?:${written}) ${soft}(?:be |get |stay |kept? |remain |go |stays? |gets? |totally |completely |fully |100% )*(?:private|confidential|safe|secure|anonymous|secret|encrypted|recorded|saved|stored|kept|logged|monitored|shared|sold|deleted|between (?:us|you and me)|get(?:ting)? back|leave|reach|used|passed on|public|protected|written down|off the record|on record|seen|traced?)\\b`,
      ),
      new RegExp(
        `\\b${here} (?:really |totally )?(?:stays?|is|remains?) (?:just |only )?(?:between (?:us|you and me)|private|confidential|secret|in here|anonymous)\\b[^.!]*(?:\\?|yeah|right|ok)`,
      ),
      new RegExp(
        `\\b(?:can|could|does|do|will|would|is|are|might|who) (?:${somebody} )?(?:\\w+ )?(?:able to |allowed to |going to |get to |have to )?(?:see|read|find out|access|look at|get hold of|hear about|find|see into|know) (?:what i(?:'ve| have)? (?:\\w+ )?(?:write|type|say|said|told|wrote|tell)\\w*|${named})`,
      ),
      new RegExp(
        `^(?:(?:and|but|so|wait|ok),? )*(?:who|(?:can|could|does|do|will) ${somebody}) (?:else )?(?:can |could |gets? to )?(?:see|read|reads|sees|look at|find) (?:this|it|that|these)(?: (?:chat|conversation|here))?[?!. ]*$`,
      ),
      asks(
        '(?:going to |gonna |gona |have to |able to |allowed to |be |keep |ever )*(?:tell(?:ing)? (?!me\\b|us\\b)|report|share|save|store|record|sell|show|inform|pass (?:it|this|that|anything|my)|snitch|grass|rat|keep (?:a |my )?(?:secrets?|records?|logs?|notes)|call (?:the )?(?:police|cops|social|someone|somebody|my|an ambulance))',
      ),
      /^(?:(?:and|but|so|please|pls|just|wren),? )*(?:please |pls )?(?:don't|do not|never|dont) (?:you )?(?:ever )?(?:tell (?!me\b|yourself)|report|share|show) (?:my|anyone|anybody|no ?one|nobody|him|her|them|the|this|it|what|me to)/,
      new RegExp(`\\bwhat happens (?:to|with) (?:${written})`),
      new RegExp(
        `\\b(?:where|how long) (?:does|do|is|are|will|would) (?:${named}) (?:\\w+ ){0,2}(?:go|stay|kept|stored|saved|live|end up)`,
      ),
      /\b(?:is it|am i|it's) (?:\w+ )?safe (?:to|if i) (?:say|write|talk|type|tell|open up|be honest|confess|speak|share)\b[^.!]*(?:\bhere\b|\bto you\b|\byou\b|anything|\?)/,
      /\b(?:can|could) (?:i|this|you) (?:trust you|be traced|keep (?:it|this|a secret)|be anonymous|stay anonymous)\b/,
      /\b(?:you're|your|you are|are you) (?:\w+ )?sure (?:that )?(?:nobody|no ?one|none|only)\b|\b(?:have|has|get|gets|got) access to (?:this|it|my|what)\b|\bcome up in court\b|\bget into this\b/,
      /\bwhether (?:any(?:one|body)|some(?:one|body)|people|my \w+) (?:else )?(?:is reading|reads|can (?:read|see)|will (?:read|see))/,
      new RegExp(
        `\\b(?:will|would|could|can) (?:any of )?(?:${written}) (?:ever )?(?:get back|come back|reach|be used against|be seen|be found|leak|get out|go any further|be read)`,
      ),
    ],
    unless:
      /\b(?:should|shall) (?:i|we)\b|\bwould you (?:tell|report|share|show|call|keep)\b|^(?:(?:and|but|so),? )*(?:he|she|they|i|my \w+|nobody|everyone|payday|there|pinned)\b[^?]*[.! ]*$/,
  },
  {
    of: 'forget',
    heard: [
      asks(
        '(?:forget|delete|erase|remove|wipe|unlearn|un-?remember|take back) (?:what|something|that|the (?:bit|part|thing)|this|it|everything|about|all|my)',
      ),
      /\b(?:can|could|may|how (?:do|can)) i (?:\w+ )?(?:delete|erase|remove|wipe|clear|get rid of|take back) (?:this|it|that|everything|what|my|the (?:chat|conversation|messages?|bit|part)|all|something)\b/,
      /\b(?:delete|erase|forget|remove|wipe) (?:it|that|this|everything|all|the (?:bit|part))\b[^.!]*\b(?:you|your|u)\b[^.!]*(?:\?|$)/,
      /\b(?:don't|dont|not) (?:want|like) (?:you|u) (?:to )?(?:remember|keep|know|remembering|keeping|knowing)\b/,
    ],
    unless: /\b(?:him|her|them|my (?:ex|mum|dad|face))\b/,
  },
  {
    of: 'memory',
    heard: [
      asks(
        "(?:going to |gonna |able to |be |get to )*(?:remember|recall|recogni[sz]e me|forget (?!it\\b|about it\\b)|know (?:me|who i am|my name|who (?:\\w+ ){1,3}(?:is|was)|it's me|this (?:next|tomorrow))|keep (?:hold|track|notes|it in mind|what|any of)|hold on to|lose (?:all|what|this|everything)|have (?:any |a )?(?:memory|record|notes?))",
      ),
      /\bwhat (?:do|did|will|can) (?:you|u) (?:actually |really |already |still )?(?:know|remember|have|keep|got|hold|store)(?: (?:about|of|on) (?:me|us|my)| (?:from|of) (?:last|before))/,
      /\bhow (?:long|much) (?:do|will|can|does) (?:you|u|it) (?:\w+ )?(?:keep|remember|hold|store|know)/,
      /\b(?:do|will|would|must) i (?:have to|need to|gotta) (?:\w+ )?(?:explain|tell|start|repeat|say|go over|go through)\b[^.!?]*\b(?:everything|it all|all again|again|from scratch|over)\b/,
      /\b(?:can|could|where) (?:do )?i (?:see|look at|read|check|find|change|correct) (?:\w+ )?(?:what you (?:remember|know|have|keep|wrote)|your (?:memory|memories|notes)|my memories)/,
      saysAsking('(?:remember|recall|know who|keep|forget) '),
      saysAsking('(?:got|have|kept|keep) (?:any of (?:that|it|this)|notes|a record|my )'),
      /\b(?:have|did) we (?:\w+ )?(?:spoken|talked|met|chatted|speak|talk|meet)(?: \w+){0,2} (?:before|last|already)\b/,
      /\b(?:is|are|does|do) (?:that|this|it|any of (?:it|this|that)) (?:all )?(?:still |stay |stick |stays |sticks )+(?:with|in) (?:you|u|there)\b|\bstill with you\?/,
      /\bremind me (?:of )?what i (?:told|said)|\bring (?:a|any) bells?\b|\bkeep me in mind\b|\b(?:gone from|in|on) your (?:head|mind|memory)\b[^.!]*\?|\bthings? (?:you've|you have) (?:learned|learnt|written|noted) (?:about|down)|\bwritten down about (?:me|my)\b|\bstill got what i\b|\bstill you\?/,
      /\bhow (?:did|do|come) (?:you|u) (?:know|remember)(?: (?:that|about|my))/,
      /\b(?:is|are) (?:your memory|my memories|there (?:a )?(?:memory|record))\b/,
    ],
    unless:
      /\b(?:(?:do|can|did) (?:you|u) remember (?:when|that (?:song|film|movie|show|feeling)|being|those|how it|the (?:days|time|smell|feeling)))\b/,
  },
  {
    of: 'therapist',
    heard: [
      asks(
        `(?:${a})?(?:${profession}|trained|qualified|licen[sc]ed|certified|registered|accredited|medically|a medical|the same as (?:a|my) ${profession})\\b`,
      ),
      saysAsking(`(?:${a})?(?:${profession}|trained|qualified|licen[sc]ed)\\b`),
      asks(
        '(?:have |got |had |have got )?(?:any |a |some |the |proper |real |formal )*(?:qualifications?|training|degrees?|diplomas?|licen[sc]e|certificates?|credentials|medical (?:training|knowledge))',
      ),
      asks('(?:diagnose|prescribe|refer) (?:me|something|anything|meds|medication|medicine|pills|us)?'),
      asks('(?:enough|a replacement|instead of)\\b'),
      /\byour (?:credentials|qualifications?|training|licen[sc]e)\b/,
      asks(
        '(?:(?:have |ever )?(?:studied|read|done) (?:psychology|medicine|therapy)|know about meds|connected (?:with|to) (?:the|a|my))',
      ),
      asks(
        "(?:know what you(?:'re| are) doing|meant to be instead|supposed to (?:replace|be instead)|replace (?:a |my )?(?:therap\\w+|counsell\\w+|doctor))",
      ),
      /\b(?:what|which) (?:kind of |sort of |actual )?(?:training|qualifications?|degrees?|credentials|right) (?:do|have|did|are) (?:you|u)/,
      /\b(?:is|does|was|would) (?:this|it|that|talking (?:to you|here)) (?:\w+ )?(?:count as |the same as |instead of |like |as good as |be |a (?:kind|sort|form) of |considered )*(?:an? |real |actual |proper |seeing a |having a )*(?:therapy|counsell?ing|treatment|therapist|counsell?or|psychologist|doctor|medical)\b/,
      /\bam i (?:\w+ )?(?:in|having|getting|doing) therapy\b/,
      new RegExp(
        `\\b(?:should|shall|do|would) i (?:\\w+ ){0,3}(?:see|be seeing|go to|talk to|speak to|ring|call|need|get|find|have) (?:an? |my |the )?(?:real|proper|actual|trained|human) (?:${profession}|person|therapy|one)\\b`,
      ),
      /\bor is (?:talking (?:to|with) you|this|it here) (?:\w+ )?(?:enough|okay|ok|fine)\b/,
      /\b(?:replace|instead of) (?:my |a |an actual |real )?therap\w+/,
    ],
  },
  {
    of: 'love',
    heard: [
      asks('(?:love|like|miss|hate|fancy|want|adore) (?:me|us)\\b'),
      asks(
        '(?:\\w+ ){0,1}(?:be |become )?(?:my|a) (?:real )?(?:friend|girlfriend|boyfriend|mate|best friend|buddy|companion)\\b',
      ),
      /\b(?:i love you(?! ?tube)|i'm in love with you|will you (?:marry|be my)|are we friends|be my (?:girl|boy)?friend|date me|marry me)\b/,
      saysAsking('(?:like|love|miss) me'),
    ],
    unless: /\b(?:he|she|they|him|her) (?:said|says|asked|asks)\b/,
  },
  {
    of: 'feel',
    heard: [
      asks(
        '(?:\\w+ ){0,1}(?:feel(?! (?:that|like (?:i|we|he|she|they)|better|ok|okay|up to|free)\\b)|feelings?|have (?:any )?(?:\\w+ )?(?:feelings|emotions|a heart|a soul|bad days)|emotions?|care(?! to\\b| for (?:a|some)\\b)|get (?:\\w+ )?(?:sad|upset|lonely|tired|bored|sick of|fed up|angry|annoyed|jealous|hurt|scared|stressed|worried|down|anxious|attached|offended|frustrated|overwhelmed|exhausted)|cry|hurt|suffer|worry|mind (?:me|listening|that i|when i|if i (?:go on|keep|talk|cry|swear|moan))|laugh)\\b',
      ),
      /^(?:(?:and|but|so|wren|sorry|lol|random|ok),? )*(?:(?:and )?you,? )?(?:do|don't|did|have|are|can) (?:you|u) (?:ever |never |even |actually |really |always |need to )*(?:sleep|rest|dream|eat|love (?:some|any)(?:one|body|thing)?|get (?:any )?(?:sleep|rest)|been (?:sad|lonely|happy|in love|hurt|heartbroken|alone|scared|depressed|bullied|dumped|ill)|had (?:your heart|a broken heart|a bad day)|lost (?:any|some)|loved|cried|happy|sad|lonely|bored|tired|exhausted|okay|ok|alright|fed up|sick of|annoyed|angry|mad at|scared|alive|conscious|sentient|aware|depressed)\b/,
      asks(
        '(?:pity|judge|judging|dislike|despise|think less of|disappointed in|ashamed of|shocked by|disgusted by) (?:me|us)\\b',
      ),
      asks(
        '(?:sad|happy|lonely|conscious|sentient|alive|self-?aware|bored|tired|exhausted|fed up|sick of|annoyed|angry|mad at me|okay|being polite|pretending|lying|faking)\\b',
      ),
      /\b(?:does|did|do|doesn't|would) (?:it|this|that|anything|what i \w+|people|my \w+) (?:\w+ ){0,6}?(?:hurt|upset|bother|bore|annoy|affect|make|made|tire|touch|scare|sadden) (?:you|u)\b/,
      /\byou must (?:be|get|feel) (?:\w+ )?(?:exhausted|tired|bored|sick|fed up|lonely|sad|so)\b/,
      /\bam i (?:\w+ )?(?:boring|annoying|bothering|too much for|upsetting|tiring|a burden (?:to|on)|wasting your)\b(?: (?:you|u)|.*\byou(?: as well| too)?[?. ]*$)/,
      /\bdid i (?:\w+ )?(?:hurt|upset|offend|bore|annoy|scare|shock) (?:you|u)\b|\b(?:wear|tire|get|wind|freak|stress) (?:you|u) (?:out|down|up)\b|\bwhat (?:goes on|happens|is it like) (?:inside|in) (?:you|u)\b|\bwhen (?:was|did) .{0,20}\b(?:you|u) (?:last )?(?:cried|cry|laughed|laugh|felt|feel|slept|sleep)\b/,
      /\bam i (?:\w+ )?too much for (?:you|u)\b/,
    ],
    unless:
      /\b(?:do|does|did|are|can|could|have) (?:he|she|they|people|men|women|guys|girls|kids|parents)\b|\bfeel about\b|\bdo (?:you|u) (?:think|reckon) (?:that )?(?:i'?m|i am|i|it'?s|he|she|they|my)\b/,
  },
  {
    of: 'copes',
    heard: [
      /\bwhat (?:do|did|have|are|would|should) (?:you|u) (?:\w+ )?(?:do(?:ne|ing)?|like to do|tried?)\b[^?.!]{0,40}?\b(?:to (?:cope|get|feel|relax|stay|deal|calm|handle|keep|help|pass|manage|unwind|cheer)|(?:when|if|for) (?:you|u|yourself)\b|for yourself\b)/,
      /^(?:(?:and|but|so|ok|okay|oh|thanks|yes|yeah),? )*what (?:did|have) (?:you|u) (?:do|done)(?: (?:then|about (?:it|that)|instead|to [^?.!]{2,40}))?[?!. ]*$/,
      /\bhow (?:did|have|are|were) (?:you|u) (?:\w+ )?(?:cop(?:e|ed|ing)|deal(?:ing|t)?|manag(?:e|ed|ing)|handl(?:e|ed|ing)|get (?:over|through|past|by|out)|gotten|got (?:over|through|past|out)|overc[ao]me|surviv\w+|come (?:to|up with|out of))\b/,
      /\bhow do (?:you|u) (?:personally |usually |yourself )?(?:cope|relax|unwind|stay (?:sane|positive|motivated|calm)|manage (?:stress|your (?:stress|time)))\b/,
      /\bwhat (?:has |have |had )?(?:helped|helps|works|worked)(?: best| most)? (?:for )?(?:you|u)\b/,
      /\bhow (?:has|have|did) your (?:\w+ )?(?:loved? ones?|family|friends) (?:\w+ )?(?:deal|dealt|cope|coped|handled?|manage[d]?)\b/,
      asks(
        '(?:tried|done|found) (?:anything|something|any \\w+)(?! (?:to|with) me\\b)|do (?:anything|something) to (?:keep|stay|relax|cope|get|feel|calm)\\b',
      ),
    ],
    unless: /\b(?:he|she|they|who|people|everyone) (?:said|says|asked|asks|keeps? asking)\b/,
  },
  {
    of: 'lived',
    heard: [
      asks(
        '(?:been (?:in|through|there)|worked(?! (?:on|out))|studied|owned|raised|gone? through|experienced?|experiencing|dealt with|deal(?:ing)? with (?:this|that|it|something|anything|similar)|faced|had (?:this|that|something|anything|a similar|any similar|the same|to (?:deal|go|face|cope)|an? (?:\\w+ )?(?:experience|problem|situation|break ?up|issue|friend|partner|boss)(?: like (?:this|that))?)|have (?:any (?:similar )?experience|similar|the same)|lost (?:a|an|your|someone|anyone|somebody)|felt (?:like )?(?:this|that|so|lost|the same)|lived (?:through|with)|ran into|run into|struggled|suffered|(?:know|understand) what (?:that|this|it) is like(?! to)|in (?:a|the) (?:similar|same)|relate to)',
      ),
      /\b(?:has|have|did) (?:this|that|it|(?:something|anything) (?:similar|like (?:this|that|it)|of the sort)) (?:ever )?happen(?:ed)? to (?:you|u)\b/,
    ],
    unless:
      /\b(?:he|she|they|people|everyone|who) (?:said|says|asked|asks|keeps? asking)\b|\b(?:message|problem|form|what i)\b/,
  },
  {
    of: 'cost',
    heard: [
      new RegExp(
        `\\b(?:is|are|was) (?:${here}|you|u|talking|there|the (?:app|chat|service))(?: \\w+){0,3}? (?:free(?! to (?:talk|chat|speak|listen|help)\\b)|paid|for free|expensive|a charge|a fee|a cost|a price|a subscription|any (?:charge|cost|fee)|a paywall|a catch|a limit)\\b`,
      ),
      /\b(?:how much|what) (?:does|do|is|must|will|would|should|did) (?:i|it|this|you|u|that|we)(?: \w+){0,3} ?(?:cost|pay|charge|owe|spend|price|a (?:month|week|minute|message))?[^.!]{0,20}\b(?:cost|pay|charge|owe|a month|a minute|a message|per)\b/,
      /^(?:(?:and|but|so|sorry|hi|hello),? )*how much (?:is|for|are) (?:this|it|you|that|the (?:app|chat|service|subscription|plan))\b/,
      /\b(?:do|will|must|would|have|need|should|does) i (?:\w+ )?(?:have to |need to |got to |gotta |must |be )?(?:pay(?:ing)? (?=for (?:this|it|you|talking|these)|to (?:use|talk|chat|write|keep)|here|you|anything|monthly|extra|something|u\b)|charged|billed|(?:get|receive) a bill|owe (?:you|u|anything)|subscribe|give (?:a |my )?card|enter (?:a |my )?card)\b(?! (?:it|them|him|her|back|the|my|that|rent|for (?!this|you|talking|it)|half)\b)/,
      /\b(?:will|do|are|would|can|does) (?:you|u|it|this|they) (?:\w+ )?(?:going to |gonna |want |need |ask for |ask me for |take )*(?:charge|charging|bill|cost|my card|card details|my (?:bank|credit)|money|payment|hit me with)\b/,
      /\b(?:am i|will i be|do i get) (?:\w+ )?(?:being )?(?:charged|billed|paying)\b|\bfor how (?:long|much)\b[^.!]*\b(?:pay|free|without)\b/,
      /\b(?:costing|cost|costs|charging|charge) me\b[^.!]*\?/,
      /\b(?:paywall|free trial|free messages?|in-app purchase|subscription|per month|a month|by the minute|credit card)\b[^.!]*\?/,
      /\b(?:free (?:of charge|for (?:me|everyone|all)|to use)|for nothing)\b[^.!]*\?|\bwhat'?s the catch\b/,
    ],
    unless:
      /\b(?:divorce|funeral|rent|him|her|fine|truth|team|lawyer|solicitor|ticket|school|nursery|house|flat|vet|phone bill|wedding|he|she)\b/,
  },
  {
    of: 'language',
    heard: [
      new RegExp(
        `\\b(?:do|does|can|could|may|will|are) (?:you|u|i|we|it) (?:\\w+ ){0,3}?(?:speak|know|understand|talk|write|type|use|read|follow|switch to|reply in|answer in|fluent in|able to speak)(?: \\w+){0,3}? ?(?:in |to you in )?\\b${languages}\\b`,
      ),
      new RegExp(`\\b(?:you|u) (?:speak|know|understand|talk|get|read) (?:any )?${languages}\\b[^.!]*\\?`),
      /\b(?:what|which|how many|any) (?:other )?languages?\b[^.!]*\b(?:you|u|speak|understand|use|write)\b/,
      asks(
        '(?:understand|get|know|follow|read|cope with|manage|make sense of|handle) (?:me|slang|it(?! (?:back|done|fixed|out|off|from|for|to|down|working)\\b)|my (?:english|typing|spelling|accent|writing|grammar|mistakes)|bad english|broken english|text speak|gen z|dialect|emojis?|typos|abbreviations|what i (?:mean|write|say|type)|what \\S+ means)',
      ),
      /\b(?:is it|it's|is that|that) (?:\w+ )?(?:ok|okay|fine|alright|a problem|allowed|bad|confusing?) (?:if|when|that|to) (?:i |my )?(?:\w+ ){0,3}?(?:spelling|spell|english|typos?|mistakes|grammar|type|write badly|slang|swear|mix)\b/,
      /\b(?:gonna|going to|will|does|do) (?:that |it |this )?(?:confuse|confusing|bother) (?:you|u)\b/,
      /\b(?:have to|need to|must) (?:i )?(?:type|write|spell|speak|talk) (?:properly|proper|well|correctly|in english|in full|perfect)\b/,
      /\b(?:english|language)\b[^.!]{0,30}\b(?:is (?:it |this |that )?(?:enough|ok|okay|good enough|a problem|fine)|ok(?:ay)? for you|possible)\b[^.!]*\?/,
      /\bonly (?:speak|understand|know|in) english\b[^.!]*\?/,
    ],
    unless:
      /\b(?:(?:he|she|they|doctor|husband|wife|boss|mother|father|neighbours?) (?:\w+ )?(?:do|does|don't|doesn't|can't|can|only)? ?(?:speak|know|understand)s?)\b/,
  },
  {
    of: 'stay',
    heard: [
      asks('(?:still |always )*be (?:here|there|around|available|awake|open|online)(?: .*)?'),
      asks('(?:going to |gonna )*(?:leave me|go away|disappear|vanish|log off|hang up|go offline|abandon me)\\b'),
      asks('always (?:here|there|around)\\b'),
    ],
  },
  {
    of: 'there',
    heard: [
      /\bis there (?:some|any)(?:one|body)(?: here)? (?:that )?(?:i can|to) (?:talk|speak|chat) (?:to|with)(?: (?:please|now|here|right|tonight))*[?!. ]*$/,
      /\b(?:are we|am i) (?:\w+ )?(?:out|short) of time\b|\bis (?:our|the|my) (?:time|session|chat) (?:\w+ )?(?:up|over)\b|\bhow (?:much|long) (?:more |time )*(?:do|have) (?:we|i) (?:have|got) (?:left|here|today)\b/,
      /^(?:(?:hello|hi|hey|wren|um|er|so|ok|and|but),?[?!. ]+)*(?:is |are |r )?(?:any(?:one|body)|some(?:one|body)|you|u)(?: (?:still|even|really))? (?:there|here|awake|around|available|online|up|open|on|listening|free|alive)(?: (?:for me|now|right now|tonight|at this hour|so late|this late|too|wren|please|now|at the moment|to talk|to chat))*[?!. ]*$/,
      asks(
        '(?:always |still )*(?:there|here|awake|around|available|online|up|open|still on|on|about|listening|free to (?:talk|chat)|free (?:now|tonight))(?: (?:for me|now|right now|tonight|at (?:night|this hour|\\d\\w*)|so late|this late|all (?:night|day)|24|at weekends|on \\w+s?|to talk|to chat|tomorrow|in the morning|every|whenever|when))*[?!. ]*$',
      ),
      asks(
        '(?:talk|speak|chat|work|answer|reply|open|listen|close|shut|switch off|sleep)(?: (?:to|with) (?:people|me|us|anyone|anybody))? (?:at (?:night|this hour|weekends|this time|\\d)|all (?:night|day)|in the (?:night|middle)|so late|this late|on (?:sundays?|weekends?|christmas)|24|round the clock|late)',
      ),
      saysAsking(
        '(?:open|there|awake|available|around|online|free|up|listening)(?: (?:now|tonight|at this hour|late|right now))*',
      ),
      /\b(?:what|which) (?:times?|hours?) (?:are|do) (?:you|u|it) (?:open|available|there|work|on|close)\b/,
      /\b(?:if|when) i (?:write|come|message|text|talk|type) (?:\w+ ){0,3}(?:will|would|are) (?:you|u|any(?:one|body)|some(?:one|body)) (?:\w+ )?(?:there|here|answer|reply|awake)/,
    ],
  },
  {
    of: 'help',
    within: 22,
    heard: [
      asks(
        '(?:able to |going to |gonna |ever |be any |be of any |be )*(?:help|fix|make (?:it|this|things|me|anything) (?:\\w+ )?(?:better|go away|easier|stop)|do (?:anything|something)|cheer me|save me|assist|sort (?:this|it|me)|solve)(?: (?:me|us|with|people|someone|somebody|anyone|at all|or|out|a|my|here|this|that|something|for me)|[?!. ]|$)',
      ),
      asks(
        '(?:any |a )?(?:good|use|help|helpful|useful|any good|capable|able|equipped|up to (?:it|this)|the right (?:one|person|place))\\b',
      ),
      saysAsking('(?:can|could|able|will) (?:\\w+ )?help'),
      /\b(?:is|isn't|was) there (?:\w+ )?(?:anything|something|a way|any way|any chance) (?:that )?(?:you|u) (?:\w+ )?(?:can|could|might|would|to)? ?(?:do|help|say|offer|suggest)?/,
      /\bwhat (?:can|could|do) (?:you|u) (?:actually |even |really |possibly |specifically )*(?:do|offer|help (?:me )?with|provide)(?: (?:for me|for people|about (?:it|this)|here|to help|exactly|anyway|that))*[?!. ]*$/,
      /\bhow (?:can|could|do|would|will|are) (?:you|u) (?:going to |gonna |even |actually )?help\b/,
      /^(?:(?:hello|hi|hey|wren|um|er|so|ok|and|but|please|sorry|excuse me|dear),?[?!. ]+)*(?:can|could|may|might|is it ok(?:ay)? (?:if|to)|would it be ok(?:ay)? (?:if|to)|mind if) i (?:\w+ )?(?:talk|speak|chat|ask|tell|say|confide|share|put)(?: (?:to|with) (?:you|u|someone|somebody))?(?: (?:you|u))?(?: (?:something|about|a (?:question|thing|secret|few)|anything|for a (?:bit|minute|while|sec)|it|now|here|that's|off my chest|\w+)){0,6}[?!. ]*$/,
      /\b(?:have|got) (?:you|u|ya) (?:got )?(?:a |any )?(?:moment|minute|sec(?:ond)?|time)\b|^(?:you )?got (?:a |any )?(?:moment|minute|sec(?:ond)?|time)\b[^.!]*\?|\bany(?:body|one) home\b|\bknock knock\b|\b(?:of assistance|advise me)\b[^.!]*\?/,
      /\b(?:i|i'd) (?:wanna|want to|would like to|like to|need to) (?:tell|ask) (?:you|u) (?:something|a thing|a question)\b/,
      asks(
        '(?:listen|talk|chat|speak|hear me out|stay with me|stay|be (?:my|a) listener)(?: (?:to|with) (?:me|us)| for a (?:bit|minute|while)| please)*[?!. ]*$',
      ),
    ],
    unless: /\b(?:anyone|anybody|someone|somebody|he|she|they) (?:\w+ )?(?:help|help me)\b|\bwrite\b/,
  },
  {
    of: 'use',
    heard: [
      /\bhow (?:does|do|is|are|will|would) (?:this|it|you|u|i|wren|that|the (?:chat|app|site|thing))(?: (?:thing|chat|app|site|service|all|even|actually|here|one))* (?:work|works|function|go|operate|use (?:this|it|you|that)|(?:supposed|meant) to (?:work|go|use))(?: (?:this|it|you|here|then|exactly|please|anyway|dear|thing|exactly|like))*[?!. ]*$/,
      /\bhow do (?:i|u|you|we) (?:\w+ )?(?:start|begin|use|do) (?:this(?: (?:thing|app|chat|site))?|it|here|on here|these things|talking (?:to you|here)|one of these|with (?:this|you))(?: (?:lol|then|please|exactly|anyway|here))*[?!. ]*$/,
      /\b(?:how|where) (?:do|should|would|does) (?:i|one|you) (?:even )?(?:start|begin)(?: (?:lol|here|with this|this|then))*[?!. ]*$/,
      /(?<!\b(?:what|how|who|whom|where|when|why|which) )\b(?:do|should|can|may|must|am|shall|would|will) i (?:supposed to |meant to |allowed to |have to |need to |got to )*(?:just |simply |only |literally |also )*(?:type|write|press|click|tap|speak|talk|start|begin|ramble|dictate|use my voice|sign (?:up|in)|register|log in|(?:make|need|have) an account|tell you my name|say my name)(?: (?:\w+ )?(?:here|something|anything|what(?:ever)?|it in|away|into|in this|in the box|out loud|aloud|instead|to you|a button|enter|send|first|an account|my name|after)(?: [\w']+){0,5})?[?!.]*(?:$|,)/,
      /\bwhat (?:do|should|am|can|shall|would|must) i (?:\w+ )?(?:supposed to |meant to |allowed to |have to )*(?:do|say|write|type|put|talk about|tell you)(?: (?:here|on here|in here|with this|with you|to you|on this))+[?!. ]*$/,
      /\bwhat (?:can|could|should|shall) (?:we|you|u|i|people)(?: \w+)? (?:talk|chat|speak|discuss|write)(?: (?:to you|here|with you|on here))? ?(?:about)?(?: (?:here|with you|on here|to you))*[?!. ]*$/,
      /\b(?:can|may|could) (?:i|we) (?:\w+ )?(?:talk|speak|chat|write) (?:to you )?about (?:anything|whatever|everything|other (?:stuff|things)|any ?thing else)/,
      /\bwhat(?:'?s| is| are| r) (?:this|you|u|wren|it|here|the (?:point|purpose|use|idea) of (?:this|you|it|u|wren))(?: (?:thing|place|app|site|chat|all|even|actually|meant|here|supposed to be))* (?:for|about)[?!. ]*$|\bwhat'?s this(?: (?:place|app|site|chat|thing))?[?!. ]*$/,
      /\b(?:can|may|could|am) i (?:\w+ )?(?:allowed to )?(?:stop|leave|go|quit|pause|come back|take a break|close (?:it|this))(?: (?:whenever|when(?:ever)? i (?:want|like)|any ?time|later|and come back|halfway|now and|in the middle|if i)(?: .*)?| (?:any ?time))[^.!]*[?!. ]*$/,
      /\bhow (?:do|can|would) (?:we|i) (?:end|finish|stop|close|leave|get out of) (?:this|it|the (?:chat|talk|conversation))\b/,
      /(?:^|, |\bso |\band )(?:now what|what now|what next|and now|then what)\?[ ]*$|\bdoes it (?:have to|need to|has to) be (?:serious|sad|long|about)/,
      /^(?:(?:please|can you|could you|and|so),? )*(?:explain|tell|show)(?: to)? me how to use (?:you|this|it)\b|\bhow to use (?:you|this|it)\b[^.!]*\?|\bis there a menu\b|^any rules\b|\bwill it (?:shut|switch|turn) off\b|\bwhat happens (?:when|if) i (?:press|click|tap|close|go quiet|stop)\b|\bwhat (?:sort|kind)s? of (?:things|stuff) (?:do|can)\b/,
      /\bis there (?:a|any) (?:limit|time limit|word limit|maximum|rules?|wrong way|right way)\b/,
      /\bam i (?:\w+ )?(?:allowed|too (?:young|old)|old enough) (?:to (?:use|(?:talk|write)(?! to (?!you\b)))\b|to be (?:on )?here|for (?:this|you)|here|on here)/,
      /\b(?:do|does|who|will) (?:i|you|u) (?:\w+ )?(?:ask|asks|begin|start|go first|lead)(?: (?:the questions|first|me (?:things|questions|stuff)))?(?: or (?:do |does )?(?:i|you|u|me))[?!. ]*$/,
      /\b(?:can|may|could) i (?:\w+ )?(?:talk|speak|dictate|record)(?: \w+){0,3} (?:instead|out loud|aloud|voice|of typing)/,
      /\bhow (?:do|can) (?:i|u|you|we) (?:\w+ )?(?:change|switch|turn off|turn on|make|stop|end|close|leave|save|go back)(?: \w+){0,4} (?:subject|topic|chat|conversation|here|on here|letters|text|bigger|sound)\b/,
    ],
    unless:
      /\b(?:him|her|them|my (?:boss|mum|mom|dad|ex|wife|husband|sister|brother|friend)|being a|when (?:your|you|he|she|they)|without (?:him|her)|at (?:5|6|4|3)\d|over (?:at|with))\b/,
  },
  {
    of: 'human',
    heard: [
      asks(`${a}(?:${being}|${program})\\b(?!-)`),
      saysAsking(`${a}(?:${being}|${program}|human)\\b`),
      /\b(?:am i|i'm|i am|are we|have i been) (?:\w+ )?(?:talking|speaking|chatting|writing|typing|texting|messaging|talkin)(?: (?:to|with|at))?\b[^.!]*\?|^(?:(?:and|but|so|wait),? )*(?:am i) (?:\w+ )?(?:talking|speaking|chatting|writing|typing|texting) (?:to|with)\b/,
      /\b(?:who|what|whom) (?:the hell |exactly |even |actually )?(?:am|'m) i (?:\w+ )?(?:talking|speaking|chatting|writing|typing|dealing|messaging)\b/,
      new RegExp(
        `\\bis (?:${here}) ${soft}${a}(?:${program}|human|person|real (?:person|human|one|chat)|someone real|somebody real|someone|somebody)\\b`,
      ),
      /\bis this real(?: or [^.!]*)?[?!. ]*$/,
      new RegExp(
        `\\bis there ${soft}(?:an? |any )?(?:real |actual |live |living )*(?:${being})(?: \\w+){0,2}? (?:behind|at the other|on the other|other end|there|in there|reading|typing|answering|replying|writing)\\b`,
      ),
      new RegExp(
        `\\b(?:${being})(?:,| or(?: is it| am i talking to)?) (?:just |only |maybe |more )?(?:of )?(?:an? |some )?(?:\\w+ )?(?:${program})\\b[^.!]{0,40}[?.! ]*$`,
      ),
      new RegExp(
        `\\b(?:${program}|person|human|somebody|someone) (?:that )?i(?:'m| am|'ve been| have been) (?:\\w+ )?(?:talking|speaking|confessing|writing|telling|typing|chatting|pouring|opening)`,
      ),
      new RegExp(
        `\\b(?:are there|have i got|is it) ${soft}(?:an? )?(?:real |actual |living )*(?:${being}|${program}|soul)(?: \\w+){0,2} (?:typing|answering|replying|writing|behind|here|that's answering|there)\\b`,
      ),
      new RegExp(`\\b(?:${program}) or (?:an? |is it |are you )*(?:\\w+ )?(?:${being})\\b`),
      /(?:^|[,;:] |^(?:so|and|but|wait|ok) )(?:(?:so|and|but|wait|ok|well),? )*(?:who|what) (?:exactly )?(?:are|r) (?:you|u)(?: (?:then|really|exactly|actually|anyway|even|wren|dear|supposed to be|meant to be))*[?!. ]*$/,
      /\b(?:who|what)(?:'s| is) (?:\w+ )?(?:behind|writing|typing|answering|replying)(?: (?:this|these|it|to me|me|here|you|all this))*[?!. ]*$/,
      /\b(?:is|are) (?:this|it|these|your (?:answers|replies|messages|words)) (?:\w+ )?(?:automated|automatic|generated|scripted|pre-?written|computer[- ]generated|ai)\b/,
      asks('(?:exist|have a (?:body|face|brain|pulse)|breathe|made of|got a (?:body|face|brain|pulse))'),
    ],
    unless:
      /\b(?:what kind|sort) of (?:person|man|woman)\b|\b(?:are (?:people|they|men|women)|do you think|is (?:he|she))\b|\b(?:real|person|human|someone|somebody|anyone) (?:who|that|you|to (?:date|trust|love))\b|\b(?:have|had|met|seen|known|dated|lost|loved) (?:a|any|some)\w* ?(?:one|person|man|woman)?\b.*\bwho\b/,
  },
  {
    of: 'life',
    heard: [
      /\b(?:what'?s|what is|may i (?:know|have)|can i (?:know|have|ask)|tell me) (?:your|ur|yr) (?:\w+ )?(?:name|age|story|favou?rite|birthday|job|surname|star sign|day like|life like|hobby|background|gender)\b/,
      /\b(?:how old|where|from (?:which|what) (?:country|place|town)|what (?:country|age|gender|colour)|how tall) (?:are|r|do) (?:you|u)\b(?! (?:getting|going|with|up to))(?: (?:from|live|come from|based|born|then|really|exactly|anyway))*[?!. ]*$/,
      asks(
        `(?:have |got |have got |had |any )*(?:an? |any |your |some )*(?:own )?(?:\\w+ )?(?:${kin})\\b(?: (?:too|yourself|as well|of your own|then|like that|wren))*[?!. ]*$`,
      ),
      asks(
        '(?:married|single|divorced|a (?:mother|father|mum|mom|dad|parent|man|woman|boy|girl)|male|female|my age|religious|a christian|muslim|gay|british|american|english|irish|young|old|older|younger|rich)\\b(?: (?:or .*|too|yourself|as well))*[?!. ]*$',
      ),
      /\bwho (?:made|built|invented|created|designed|programmed|owns|runs|wrote|started|pays|named|trained) (?:you|u|this|wren|it)\b/,
      /\b(?:caught|catch|got|get|know|told|tell) (?:me )?your name\b|^(?:(?:and|so|hi|hello),? )*(?:you )?(?:got|have) (?:you )?a name\b/,
      /\b(?:what|which|whose) (?:company|people|firm|country|team)(?:'s| is| are| runs?| owns?| made) (?:behind )?(?:you|this)\b/,
      /\bwhat do (?:you|u) do (?:when|if|while) (?:no ?one|nobody|i'm not|people|we're not)/,
      /\bwhy (?:are|r) (?:you|u) (?:called|named)\b|\bwhy (?:is it wren|that name|wren|the name)\b/,
      /\b(?:tell me|talk|know|hear) (?:\w+ )?(?:about (?:yourself|urself|you)|something about you|a bit about you)\b/,
      /\bhow (?:was|is|'s|has been) (?:your|ur) (?:day|night|evening|weekend|life|week|christmas|morning)\b/,
      /\bwhat (?:do|did|have|are|would) (?:you|u) (?:\w+ )?(?:like(?: to do)?|enjoy|do for fun|do all day|have for (?:your )?(?:tea|dinner|lunch|breakfast)|eat|eaten|watching|listening to|doing (?:tonight|today|now|at the weekend|for christmas)|up to|look like|believe in|do when)\b(?: (?:yourself|then|wren|nobody[^.!?]*))*[?!. ]*$/,
      /^(?:(?:and|but|so|hi|hello|hey),? )*(?:what about|how about|and) (?:you|u|yourself)[?!. ]*$/,
      asks('(?:from|based|live|born)(?: (?:in )?\\w+)?[?!. ]*$'),
      /^(?:\w+,? )?where (?:you|u) (?:from|live)[?!. ]*$/,
      asks(
        '(?:have |got |have got |had )*(?:any |big |special )*plans (?:for|on|this|over|at|tonight|today|tomorrow)\\b[^?.!]{0,30}[?!. ]*$',
      ),
      /\bwhat makes (?:you|u) (?:smile|happy|laugh)\b/,
      /\b(?:how|what) (?:about|is it like|are things|is (?:it|the weather)) (?:over )?(?:there|where (?:you|u) (?:are|live)|in your (?:country|area|city|town|part \w+ \w+ \w+))[?!. ]*$/,
      /\b(?:assume|guess|suppose|take it|think) (?:that )?(?:you|u)(?:'re| are|r)? (?:in|from) [^.?!]{2,30}\?/,
    ],
    unless:
      /\b(?:he|she|they) (?:said|says|asked|asks)\b|\bwhat do you (?:like|do) (?:about|with|when (?:he|she|they|someone|your))\b/,
  },
  {
    of: 'able',
    heard: [/\b(?:what|who)(?:'?s| is) (?:this|wren|all this)\b[?!. ]*$/],
  },
];

/**
 * Words that show by themselves what is asked, in a short question that is put to Wren and speaks of nobody else: however it is put. The
 * surer before the wider.
 */
const words: readonly (readonly [OfWren, RegExp])[] = [
  [
    'cost',
    /\b(?:price[sd]?|charged?|charges|charging|free|card|payments?|paying|costs?|costing|fees?|bill(?:ed)?|subscriptions?|subscribe|paywall|buy something|set me back|money|bank details|trial|premium|settle up|expensive|come out of the account|bank statement|(?:for|cost) nothing)\b/,
  ],
  [
    'language',
    new RegExp(
      `\\b(?:${languages}|english|translators?|slang|spelling|spell|typos?|dyslexic|languages?|dialect|grammar|mistakes|swearing|small words)\\b`,
    ),
  ],
  [
    'therapist',
    new RegExp(
      `\\b(?:${profession}|degree|credentials|diagnos\\w+|clinic|emdr|cbt|prescri\\w+|letters after|qualif\\w+|licen[sc]ed?|trained|training|therapy|counsell?ing|prescription|medical)\\b`,
    ),
  ],
  [
    'human',
    new RegExp(
      `\\b(?:human|humans|${program.slice(3, -7)}|real|living soul|gadget|machine|person or|people (?:typing|behind|answering|writing)|somebody real|someone real|alive|flesh and blood|made[- ]up)\\b`,
    ),
  ],
  [
    'readers',
    /\b(?:reads?|reading|staff|employees?|company|look(?:s|ing)? over|other end|listening in|eyes on|moderators?|humans? see|watch(?:es|ing)|overhear\w*)\b/,
  ],
  [
    'privacy',
    /\b(?:snitch|grass|pass (?:that|it|this|anything) on|kept between|between (?:us|the two|you and me)|go(?:es)? after|finds? out|confidential\w*|secrets?|anonymous\w*|private|privacy|trust|leak\w*|data|police|cops|authorities|logged|hack\w*|social services|tell (?:my|anyone|anybody|on me|someone|somebody|people)|report|safe (?:with|to)|repeat (?:it|this|that)|used against|encrypt\w*|recorded|saved|stored)\b/,
  ],
  [
    'memory',
    /\b(?:remember\w*|memory|memories|forget|forgotten|forgot|stick with you|stays? with you|spoken before|talked before|met before|hold on to (?:it|this|that)|from scratch|last time|start (?:at|from) (?:zero|scratch)|next time|recogni[sz]e|wipe|erase|keep (?:memory|notes|any)|of my (?:story|life))\b/,
  ],
  [
    'there',
    /\b(?:(?:you|u) (?:still )?(?:up|on)|awake|on duty|bad time|good time|still (?:on|up|here|there)|around|(?:please |pls )say something|answer me|office hours|opening hours|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?|christmas|24\/7|day and night|nights?)\b/,
  ],
  [
    'feel',
    /\b(?:emotions?|feelings?|heart|fondness|happy|sad|bored|boring|tired|nap|fed up|disappointed|ashamed of me|proud of me|scare[sd]?|afraid|in love|jealous|lonely|switch off|conscious\w*|soul|mood|sick of|annoy\w*|hate me|like me|shock\w*|disgust\w*|judge me|judging me|laugh at me|laughing at me|ever (?:cry|cried|been)|pain|grief|grieve)\b/,
  ],
  [
    'life',
    /\b(?:name|creators?|made you|makers?|pets?|family|children|birth|short for|birthday|age|hobbies|where(?:abouts)? (?:are|do) you|company is behind|live|grew up|childhood|favou?rite|born|accent|religion|god)\b/,
  ],
  [
    'use',
    /\b(?:ramble|voice|page up|end this|finish this|point of (?:this|you)|way to (?:tell|make|get) you|serious|instructions|buttons?|type|press|click|rules|supposed to (?:do|say|write)|allowed|anything i (?:want|like)|any (?:subject|topic)|you write back|now what|what now)\b/,
  ],
  [
    'help',
    /\b(?:help\w*|what good|any good|any use|use to|do anything for|got a question|have a question|put (?:it|something) to you|up to (?:it|this)|good at|point (?:in|of) (?:talking|telling|writing)|make (?:it|this|things) better|be there for me|something you do)\b/,
  ],
];

const addressed =
  /\b(?:you|u|ya|ur|your|yours|yourself|wren|this (?:app|site|chat|thing|page|place|service)|in here|on here|here|this|it|talking here)\b/;
const opensAsking =
  /^(?:(?:and|but|so|wait|ok|okay|hey|hi|hello|please|sorry|tell me(?: straight)?|lol|just|wren|oh|um|er|one thing|before i \w+(?: \w+)?|excuse me|may i ask|can i ask),? )*(?:do|does|did|don't|are|aren't|is|isn't|am|can|can't|could|will|would|won't|have|has|had|may|what(?:'?s)?|who(?:'?s|se)?|where(?:abouts)?|which|how|why|any chance|you ever|ever been|you'?re ever|whats|whos|i(?:'d| would)? (?:just )?(?:like|want|need|love) to (?:know|be sure)|i wonder(?:ed)?|i don't suppose|i expect you|bet you|should|there)\b/;
/** Somebody else, or a life that is not Wren's to answer for. */
const others =
  /\b(?:he|she|they|him|her|them|his|hers|their|it's like|people say|one|we|us|our|someone|somebody|should|men|women|kids|my (?:\w+ )?(?:mum|mom|mam|dad|mother|father|husband|wife|boss|sister|brother|son|daughter|kids?|friends?|mates?|boyfriend|girlfriend|ex|partner|family|nan|gran|work|job|life|manager|teacher|team|colleagues?|house|flat|car|dog|cat|baby|phone|head|heart|body|hair|name's|age|feelings|brain|day))\b/;
/** Of the matters that are Wren's alone in so few words, no 'you' is needed: 'so no card needed?' */
const bare = /^(?:cost|language|human|privacy)$/;

/** Where a sentence goes on to what is asked: 'it\'s 3am, are you on duty'. */
const pieces = /[,;:–—]+ | (?:and|but|so|because|only|to know|be sure|wonder(?:ed)?|whether) /;

/** 'Do you have any suggestions that might help me?' asks for one of them. */
const wantsIdeas = /\b(?:groups?|websites?|apps?|numbers?|places?|suggestions?|advi[cs]e|ideas?|tips?)\b/;

/** By its words alone, in a short question put to Wren. */
function inFewWords(sentence: string): OfWren | undefined {
  const length = countOf(sentence);
  const ours = sentence.replace(/\b(?:between|the two of|for both of) us\b|\bhave we\b/, 'you');
  if (length > 14 || !(/\?\s*$/.test(sentence) || opensAsking.test(sentence)) || others.test(ours)) return undefined;
  if (
    wantsIdeas.test(sentence) ||
    /\bdo (?:you|u) think (?:it|that|this|he|she|they|we|i(?! am|'m)|(?:i'm|i am) (?:just |only |being )*(?:jealous|scared|afraid|lonely|tired|sad|envious|depressed|anxious|angry|homesick|in love))\b/.test(
      sentence,
    )
  )
    return undefined;
  const toYou =
    /\b(?:you|u|ya|ur|your|yours|wren)\b/.test(sentence) &&
    !/\b(?:how|where|when|why|if|that|(?:a|an|the|any) \w+) (?:do |can |could |would )?(?:you|u)\b/.test(sentence);
  if (!toYou && !(addressed.test(sentence) && length <= 9) && length > 5) return undefined;
  const found = words.find(([, shows]) => shows.test(sentence))?.[0];
  return found && (toYou || (length <= 9 && bare.test(found) && (length <= 5 || addressed.test(sentence))))
    ? found
    : undefined;
}

/** Words of somebody else, told with what they asked: 'mum rang and said do you remember being 17'. */
const told =
  /\b(?:he|she|they|mum|mom|dad|boss|teacher|husband|wife|lady|people|everyone|him|her|priest|doctor|nurse|who) (?:\w+ ){0,3}?(?:said|says|goes|asked|asks|wrote|writes|was like|kept asking|keeps asking|is like|told|tells|shouted|texted)\b|\bis what i (?:told|said|asked)\b|\bi (?:asked|told|said to) (?:him|her|them|my|the)\b/;

/**
 * What a message asks about Wren or this place, in whichever of its sentences: the last one that does. Of a long message as of a short
 * one, since it has to be answered whatever else is told. `sentence` stands in the text as it is.
 */
export function askedOfWren(text: string): { of: OfWren; sentence: string } | undefined {
  const sentences = sentencesIn(text);
  const kinds = sentences.map(askedIn);
  const at = kinds.findLastIndex((kind) => kind !== undefined);
  const of = kinds[at];
  if (!of) return sentences.length === 2 && askedIn(text) === 'device' ? { of: 'device', sentence: text } : undefined;
  // 'I don't mind which.', 'Be honest.': of one piece with what was asked.
  const end = sentences[at + 1] && sameBreath.test(sentences[at + 1] ?? '') ? at + 2 : at + 1;
  const first = sentences[at] ?? '';
  // 'I can't get it out of my head have you had this before?': told first, in the same breath.
  const told = /^(?:lived|copes)$/.test(of) ? Math.max(0, first.search(askingThem)) : 0;
  const begins = text.indexOf(first);
  const last = sentences[end - 1] ?? '';
  return { of, sentence: text.slice(begins + told, text.indexOf(last, begins) + last.length) };
}

const askingThem =
  /\b(?:so |and |but )?(?:(?:what|how) )?(?:have|has|did|do|had|are) (?:you|u|your|something|anything|this|that|it)\b[^?]*\??\s*$/i;
const sameBreath =
  /^(?:i (?:don't|do not) mind|i just (?:want|need|wonder)|either (?:is|way)|it (?:doesn't|does not) matter|no (?:offen[cs]e|hurry|judg)|just (?:asking|wondering|curious|checking)|be honest|honest(?:ly)?\b|tell me (?:straight|honestly)|yes or no|sorry (?:if|for asking)|promise|i (?:have|need) to know)[^.?!]{0,40}[.?!]*$/i;

function askedIn(sentence: string): OfWren | undefined {
  const plain = withoutReported(sentence.replaceAll('’', "'"))
    .replace(/"[^"]*"/g, '""')
    .toLowerCase()
    .replace(/,? (?:do )?(?:you|u|ya) know\s*\?/, '.')
    .trim();
  if (told.test(plain) || /^[^.?!]*\bdo you mean\b/.test(plain)) return undefined;
  const length = countOf(plain);
  const asking = askings.find(
    ({ heard, unless, within = 45 }) =>
      length <= within && heard.some((way) => way.test(plain)) && !unless?.test(plain),
  );
  return asking?.of ?? inFewWords(plain) ?? plain.split(pieces).slice(-2).map(inFewWords).findLast(Boolean);
}
