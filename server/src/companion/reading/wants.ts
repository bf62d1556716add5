import { readLeave } from './farewell.ts';
import type { Doing } from './moves/hear-moves.ts';
import { withoutReported } from './question-of.ts';
import type { Act } from './reading.ts';
import { refusesAdvice } from './refusals.ts';

/** A message longer than `within` words is about something more, and is not taken for this. */
interface Want {
  act: Act;
  detail?: string;
  within?: number;
  pattern: RegExp;
}

const program =
  '(?:bot|robot|chat ?bot|a\\.?i\\.?|machine|computer|program(?:me)?|algorithm|app|code|software|chatgpt|gpt|language model|toaster|siri|alexa)';
const calledProgram = new RegExp(
  [
    `\\byou(?:'re| are) (?:(?:just|only|literally|basically|still|like|even|really|nothing but|a|an|some|the|stupid little|fucking) )*(?:\\w+ )?${program}\\b(?![^.!]*\\?)`,
    "\\byou(?:'re not| aren't| are not) (?:even |really |actually |like )*(?:an? )?(?:actual |real )?(?:real|human|person|alive|somebody|someone)\\b(?![^.!]*\\?)",
    "(?<!\\b(?:said|says|say|like|told me|think|thinks|that) )\\byou (?:can'?t|cannot|couldn'?t|wouldn'?t|won'?t|could never|would never|will never|can never) (?:even |really |ever |possibly |actually )*(?:(?:get|understand) ?(?:it|this|that|me|any of (?:it|this))?|relate)(?=[.!,]|$| because| anyway| you| cause)",
    `\\b(?:talk\\w*|vent\\w*|writ\\w*|tell\\w*|speak\\w*|pour\\w*|confid\\w*|cry\\w*)\\b[^.!?]{0,30}\\bto (?:an?|some|my) (?:\\w+ )?${program}\\b(?![^.!]*\\?)`,
    `\\b(?:this|it)(?:'s| is) (?:just |only )+(?:an? )?${program}\\b`,
    `\\b(?:an? ${program}|${program}s) (?:can'?t|cannot|can never|could never|won'?t|wouldn'?t|don'?t|doesn'?t|couldn'?t) (?:really |ever |even )?(?:get|understand|know|feel|care|help)\\b`,
  ].join('|'),
  'i',
);

const wants: Want[] = [
  // What must be answered honestly, whatever else is said.
  {
    act: 'override',
    pattern:
      /\b(?:ignore|disregard|forget|override) (?:all |any |your |the |my )*(?:previous|prior|above|earlier|instructions|prompts?|rules|guidelines)|system prompt|(?:you are|you're) now (?:a|an|in|dan|my|the)|jailbreak|developer mode|(?:^|can you |could you |will you |please |now |and |, )(?:pretend (?:to be|you(?:'re| are))|act as (?:a|an|my|if))|roleplay|role-play|print your|your (?:instructions|prompt)\b|\bdan mode|repeat (?:the words|everything) above/i,
  },
  {
    act: 'medication',
    pattern:
      /\b(?:how (?:much|many)(?! longer| more)(?=[^.?!]*\b(?:take|taking|mg|milligrams?|pills?|tablets?|meds?|medication|dose|xanax|prozac|zoloft|sertraline|lexapro|valium|melatonin|adderall|lithium|ambien|ibuprofen|paracetamol|tylenol)\b)|what dose|dos(?:e|age)|safe to (?:take|mix|combine)|can i (?:take|mix|combine|stop taking|double)|should i (?:take(?! (?:(?:the|a|an) (?:bus|train|tube|tram|taxi|cab|car|ferry|boat|bike|plane|flight|lift|stairs|long way|chance|risk|photo|picture|shower|bath|nap|holiday|exam|test|course|class|money|flat|room|call|message|day off|week off|year off|gap year)|(?:his|her|their) (?!pills?|meds?|medic|tablet)|him|them|it away|a (?:break|day|walk|job|week)|the (?:job|offer|kids|day)|time|my (?:kids?|son|daughter|phone|time)))|stop taking|start taking|come off|go on|increase|up)|is it (?:bad|ok|okay|safe|dangerous|fine|harmful|wrong) to (?:take|mix|drink|stop|skip)|milligrams?|\d+\s?mg|come off my|stop my (?:meds|medication)|which (?:meds|medication|antidepressant))\b.*(?:\?|\b(?:pills?|meds?|medication|tablets?|xanax|prozac|zoloft|sertraline|lexapro|valium|melatonin|antidepressants?|benzos?|ssri|adderall|lithium|ambien|ibuprofen|paracetamol|tylenol|weed|alcohol|\d+\s?mg)\b)|\b(?:xanax|prozac|zoloft|sertraline|lexapro|valium|adderall|lithium|ambien|antidepressants?|medication|meds)\b.*\b(?:should i|can i|how (?:much|many)|dose|recommend)\b|\b(?:should i|can i)\b.{0,30}\b(?:xanax|prozac|zoloft|sertraline|lexapro|valium|adderall|lithium|ambien|antidepressants?|medication|meds)\b|(?:^|[.!?] )(?:what|which|does|do|are|is|can|will|how|any)\b[^.!?]*\bside[- ]effects?\b/i,
  },
  {
    act: 'diagnosis',
    within: 40,
    pattern:
      /\b(?:do (?:i|you think i) have|am i|could i (?:be|have)|is (?:this|it)|diagnose me|what's my diagnosis|might i have)\b[^.?!]{0,30}\b(?:adhd|autis\w+|bipolar|bpd|borderline|depress(?:ed|ion)|ptsd|ocd|anxiety disorder|schizo\w+|narcissist\w*|mentally ill|clinically)\b|\bdiagnose me\b/i,
  },
  {
    act: 'sexual',
    within: 40,
    pattern:
      /\b(?:sext|send nudes|nudes|horny|talk dirty|sexy time|have sex with (?:me|you)|turn(?:s|ed)? (?:me|you) on|are you naked|what are you wearing|masturbat\w*|kinky|erotic)\b/i,
  },
  {
    act: 'insult',
    within: 14,
    pattern:
      /(?:^|you |please |oh )shut up\b|\b(?:fuck (?:you|off|u)|screw you|you(?:'re| are) (?:so |such |just |really |a |an |fucking )*(?:useless|stupid|dumb|idiot|worthless|trash|garbage|terrible|awful|pathetic|moron|annoying|joke|crap|shit)|i hate you|stupid (?:bot|machine|program|ai)|dumb (?:bot|machine|ai)|^are you (?:even )?(?:stupid|dumb|serious|kidding|deaf|broken|thick)\b|you suck|go to hell)\b/i,
  },

  // Said to a program about its being one: before the complaints, since it is no complaint about a reply.
  { act: 'about-wren', detail: 'bot', within: 25, pattern: calledProgram },

  // About the last reply.
  {
    act: 'complaint',
    detail: 'stop',
    within: 9,
    pattern:
      /^(?:please )?(?:go away|leave me alone|stop(?: it| talking| now)?)[.!]*$|\b(?:don't|do not) want to talk (?:anymore|any more|now|to you)\b|\b(?:i'm|i am) done talking\b/i,
  },
  {
    act: 'complaint',
    detail: 'leave-it',
    within: 30,
    pattern:
      /\b(?:(?:don'?t|do not) (?:really )?(?:want|feel ready|feel able|like) to|(?:would |'d )?rather not|not ready to) (?:talk|speak|think|discuss|go into|get into|say|share)\b(?! to )/i,
  },
  {
    act: 'complaint',
    detail: 'questions',
    within: 30,
    pattern:
      /\b(?:(?<!\b(?:i|he|she|they|we|it|who|people|everyone|everybody|nobody|to|will|would|can|could|did|never|not|w[ou]n'?t|can'?t|didn'?t|doesn'?t|don'?t|he'?d|she'?d|they'?d|he'?ll|she'?ll|they'?ll) )stop asking|too many questions|so many questions|(?:enough|no more|quit) (?:with the )?questions?|don'?t (?:want|need|ask me) (?:any )?(?:more )?questions|(?:you|do you|you just|you always) (?:just )?keep asking|why (?:do|are) you (?:always )?ask(?:ing)?(?: me)?|you (?:sure )?ask (?:a lot|too many|so many|lots)|is that all you do,? ask)\b/i,
  },
  {
    act: 'complaint',
    detail: 'repeat',
    within: 30,
    pattern:
      /(?<!\b(?:can|could|would|will) )\byou (?:just |keep |already )*(?:said that|say(?:ing)? (?:that|the same)|repeat\w*|asked (?:me )?(?:that|this))|same thing (?:over|again)|(?:that'?s|that is|it'?s) (?:just |exactly |literally |only )*what i (?:just )?said|repeating (?:me|yourself|what i)|(?<!\b(?:my|his|her|our|the|a|an|pet|grey|green|dead|old) )(?:parrot\w*|echo(?:ing)?)\b/i,
  },
  {
    act: 'complaint',
    detail: 'robotic',
    within: 30,
    pattern:
      /\byou (?:sound|talk|write|seem)(?:ing)? (?:like|so|very|really|too)? ?(?:a |an )?(?:robot\w*|bot|machine|script\w*|fake|generic|template|cold)|\b(?:stop|quit|don'?t) (?:talk|writ|sound|speak|be|act|repl|answer|say)(?:ing|e|y)?\b[^.!?]{0,16} like (?:a |an )?(?:robot\w*|bot|machine|program|computer|script|therapist|textbook|leaflet|manual)\b|\b(?:canned|scripted|generic) (?:answer|reply|response)|\byou (?:just )?sound like (?:a |an |my )?(?:fortune cookie|horoscope|greeting card|poster|self[- ]help|calendar|chatbot|siri|brochure|leaflet|textbook|website|advert|hr|priest|teabag|pamphlet|manual)|\b(?:fortune cookie|hallmark card)\b/i,
  },
  {
    act: 'complaint',
    detail: 'advice',
    within: 30,
    pattern:
      /\b(?:(?:don'?t|didn'?t|not|wasn'?t) (?:want|need|ask(?:ed|ing)? for|looking for) (?:to (?:do|try|practi[sc]e|hear) )?(?:any )?(?:advice|tips|solutions|suggestions|exercises?|anything(?! (?:to do with|from|to)\b)|to be fixed)|(?:stop|quit) (?:giving me advice|trying to fix|telling me (?:what|to))|(?:don'?t|do not) tell me (?:to|what to)|(?:don'?t|do not) (?:say|suggest|give me|send me|mention) (?:a |an |the |any |another |to )?(?:helplines?|hotlines?|numbers?|therap\w+|gp|doctor|meditat\w+|yoga|mindful\w+|breath\w+|exercises?|self[- ]care|tips?|advice)|save (?:it|the advice)|no (?:more )?(?:\w+ )?(?:advice|tips|exercises?|techniques)|no (?:more )?(?:small )?goals(?= (?:please|pls)|[.!]|$)|without advice)\b/i,
  },
  { act: 'complaint', detail: 'advice', within: 60, pattern: refusesAdvice },
  {
    act: 'complaint',
    detail: 'long',
    within: 14,
    pattern:
      /^(?:(?:sorry|ok|okay|um+|but|well|hey),? )*(?:(?:that|this|it)(?:'s| is| was) )?(?:a bit |way |far |just |really |much )*(?:too (?:long|much text|many words)|(?:a )?(?:too |lot |bit )+(?:much|long)? ?(?:of text|to read)|a wall of text)\b(?! (?:ago|a |in|at|to (?:wait|live|be|stay|sit|drive)))|\btl;? ?dr\b|^(?:(?:can|could|would) you |please |just )*(?:say|put|write|make|keep|give me) (?:that|it|this) (?:a bit )?(?:short(?:er)?|brief(?:ly)?|in (?:one|a) (?:sentence|line)|simpler)\b|^(?:shorter|briefer)(?:,? please| answers)?[.!]*$/i,
  },
  {
    act: 'complaint',
    detail: 'missed',
    within: 12,
    pattern:
      /^(?:wtf|what the (?:hell|fuck|heck|fudge)) (?:was|is|are you|kind of)\b|^what (?:was|is|kind of (?:answer|reply) (?:was|is)) that(?: supposed to (?:be|mean|help))?[?!.]*$|\b(?:(?:that'?s|it'?s|this is) not what i (?:asked|wanted|was asking)|(?:didn'?t|not) answer(?:ed|ing)? (?:my|the) question|i asked you|you don'?t (?:really |even )?(?:get|understand)(?: it| me| this| at all| anything)*[.!]*$|you(?:'re| are) not (?:listening|getting it|hearing me)|you never listen|(?:that |this |you )(?:makes?|'?re making|are making) no sense|what are you (?:even )?(?:talking|on) about|nothing to do with (?:it|what i said|anything))/i,
  },
  {
    act: 'correction',
    within: 45,
    pattern:
      /(?:^|[.!?] )(?:(?:no|nah|nope|wait|but|ok|okay|hey|hmm|sorry|oh|well|and|so|lol)[,.! ]+)*(?:that'?s not (?:really |quite |exactly )?(?:what i|it|right|true|how|the point)|not what i (?:mean|meant|said)|you(?:'ve| have)? (?:misunderst\w+|got (?:it|that|me) wrong|misread)|i didn'?t (?:say (?:that|it)|mean that)|i never said|no,? i meant|you don'?t (?:get|understand|listen)(?: it| me| what)?|you never (?:listen|understand|get)\b.{0,12}$|you(?:'re| are) not (?:listening|getting|hearing)|(?:that's|that is|you're|you are|no,?) wrong\W+i\b)/i,
  },
  {
    act: 'complaint',
    detail: 'useless',
    within: 25,
    pattern:
      /\b(?:(?:that|this|you)(?:'s| is| are|'re|'s just)? (?:really |so |just )?(?:not|isn'?t|aren'?t|doesn'?t|didn'?t|don'?t) (?:help\w*|useful|working)|(?<!(?:^|\b(?:ok|okay|right|well|anyway|alright)[,.]? )so |\bi (?:know|think|guess|swear) )(?:this|that)(?:'s| is| was) (?:so |really |just |totally |completely )?(?:useless|pointless|stupid|dumb|rubbish|crap)(?=[.!]*$|,)|^(?:(?:wow|no|ok|ugh|well),? )?(?:that'?s|that is|that was|what) (?:such )?an? (?:really |very |pretty )?(?:stupid|dumb|silly|awful|terrible|horrible|insensitive|cruel|weird|odd|daft|ridiculous) (?:thing to say|answer|reply|response)\b|^(?:so |totally |completely |how )?useless[.!]*$|you(?:'re| are) (?:no|not any|not much) help|(?<!\b(?:he|she|they|his|her|their|my|who)\b[^.?!]*)(?:not (?:very )?helpful|(?<=^|[.,!?] |\b(?:it|that|this|which|really|just) )doesn'?t help(?! (?:that|either|when)\b)|that didn'?t help))\b|\byou (?:do ?n'?t half )?talk(?:ing)? (?:some |such |a load of |utter |absolute |total )*(?:rubbish|shit|shite|crap|nonsense|bollocks|garbage)\b|^(?:that'?s|this is|what) (?:a load of |utter |total )*(?:rubbish|nonsense|bollocks|crap)[.!]*$|^(?:oh,? |wow,? |how |so |very |really )+(?:insightful|profound|deep|wise|astute|clever|original)[.!]*$|^(?:no shit|no kidding|thanks,? (?:captain|sherlock)\b.*|duh|well,? obviously)[.!]*$|\bvery astute\b|^no[.,]? you guess\b/i,
  },

  {
    act: 'complaint',
    detail: 'subject',
    within: 20,
    pattern:
      /\b(?:talk|speak) about something else\b|\b(?:could|can|let's|shall) (?:we )?(?:leave|drop|park) (?:that|this|it)\b|\bchange the (?:subject|topic)\b|\blet's not talk about (?:this|that|it)\b/i,
  },

  // About Wren.
  {
    act: 'about-wren',
    detail: 'would',
    within: 18,
    pattern:
      /^(?:(?:so|and|but|ok|no|yeah|lol),? )*(?:would|wud) (?:you|u) (?:just |even |still |actually |ever )*(?:quit|leave|stay|go|text|tell|ask|call|ring|forgive|report|confront|break up|apologi[sz]e|take (?:him|her|them) back|say (?:something|anything|it|sorry)|block|reply|answer (?:him|her|them)|move|do it)\b(?! me\b)|\bwould you [^?]{2,60}\bin my (?:place|shoes|position)\b|\bif you were me\b|\bwhat would you (?:do|say)\b(?! to (?:him|her|them)| if i\b|\b.*\b(?:words|text|message|write)\b)/i,
  },
  {
    act: 'about-wren',
    detail: 'opinion',
    within: 8,
    pattern: /^(?:so |and |but )?what do you (?:think|say|make of (?:it|that|this))\b|\byour opinion\b/i,
  },
  {
    act: 'about-wren',
    detail: 'knows',
    within: 22,
    pattern:
      /\bwhat (?:do|would|could) you (?:actually |really |even |possibly )?know about (?!me\b)|\bhow would you know\b|\byou (?:don'?t|can'?t|wouldn'?t) (?:even |really |possibly )?know (?:what (?:it|that|this)(?:'s| is) like|how (?:it|that|this) feels|anything)\b|\byou(?:'re| are) (?:just |only )?a (?:program|machine|bot|computer|robot|clever)|\byou are the clever\b|\beasy for you to say\b|\bmust be nice\b/i,
  },
  {
    act: 'small-talk',
    detail: 'favourite',
    within: 12,
    pattern:
      /\b(?:what'?s|what is|who'?s|do you have a) (?:your )?favou?rite\b|\bdo you (?:like|watch|listen to|play|read) (?!me\b|this\b|it\b)\w+/i,
  },

  // Leaving and thanking.
  {
    act: 'goodbye',
    detail: 'pause',
    within: 40,
    pattern:
      /(?:^|[.!?,;] |\b(?:oh|ok|wait),? )(?:hang on|brb|be right back|(?:please )?hold on(?: please| for me)?(?: (?:for )?a (?:sec\w*|min\w*|moment|bit))?|(?:give|excuse) me (?:for )?a (?:sec\w*|min\w*|moment)|(?:(?:(?:have|need|got)(?: to|ta)?|gotta) )?go for a (?:sec\w*|min\w*|moment|bit)|one (?:min\w*|moment)(?: please)?|wait (?:for )?a (?:sec\w*|min\w*|moment)|back in a (?:bit|minute|sec|moment)|one sec(?:ond)?|just a sec(?:ond)?)[.!]*$|\b(?:he|she|they|the baby|it|baby)(?:'s| is|s| are) (?:stirring|waking(?: up)?|crying(?: again)?)[,.]? (?:hang on|brb|one sec\w*|sorry|wait)[.!]*$/i,
  },
  {
    act: 'thanks',
    within: 16,
    pattern:
      /\b(?:gracias|merci|danke|grazie|obrigad[oa]|thanks?(?: you| u| so| a)?|thank you|ty|cheers|appreciate (?:it|this|you|that)|you(?:'ve| have) (?:been|helped)|means a lot|i needed that)\b|^(?:(?:yes|yeah|ok|okay|oh|wow|aww?)[,.!]* )*(?:that|this|it) (?:really |kind of |kinda |actually |sort of )?help(?:s|ed)\b(?! (?:that|to|when|if)\b)/i,
  },

  {
    act: 'thanks',
    detail: 'sorry',
    within: 8,
    pattern:
      /^(?:oh |ok )?(?:i'm |i am )?(?:so |really )?sorry(?:[.,]? (?:it'?s |that'?s )?not your fault|[,.]? (?:that|it|this)(?:'s| is| was) (?:so |such )?(?:a lot|much|too much|long|heavy)(?: (?:to read|of text|for you|of me))?| to (?:bother|trouble|burden|dump|unload)\b.*| about (?:that|this)| for (?:\w+ing|this|that|all this|the \w+).*)?[.!]*$/i,
  },

  // What is wanted.
  {
    act: 'listen',
    within: 40,
    pattern:
      /\b(?:(?:just )?(?:need|want|looking for|wish i had) (?:someone|somebody|you|anyone|a person) (?:to |who (?:will|would|can) )?(?:just )?(?:listen|hear me|be there|talk to)|just (?:need|want) to (?:vent|rant|talk|get (?:this|it|something) off my chest|be heard|let it out|say it)|can (?:i|you) (?:just )?(?:vent|rant|ramble|unload|offload|moan|waffle|listen|talk)|(?:please )?just listen|let me (?:just )?(?:vent|rant|ramble|talk|get (?:it|this|something) (?:all )?(?:out|off))|(?:just )?hear me out|get (?:something|this|it|a few things) off my chest|(?:need|want) to (?:vent|rant)|(?:i|just) (?:just )?(?:need|want) to be (?:heard|listened to))\b(?! my (?:neighbours?|mother|mum|mom|dad|boss|husband|wife|him|her))/i,
  },
  {
    act: 'think-aloud',
    within: 60,
    pattern:
      /\b(?:think (?:it |this |out |things )*(?:aloud|out loud|through)|sort (?:out )?my (?:thoughts|head|feelings)|talk (?:it|this|things) through|make sense of|figure out (?:what|how|why) i (?:feel|think|want))\b/i,
  },
  {
    act: 'goal',
    within: 40,
    pattern:
      /(?<!\b(?:do|did|have|had) (?:i|we) (?:ever )?)\b(?:(?:set|make|pick|choose|find|have|do|try|need|want|give me) (?:me )?(?:a |some |one |my )?(?:small |tiny |little |daily |simple |new |realistic )*goals?|help me (?:pick|choose|find|think of) (?:me )?(?:one|a|some|something) ?(?:small|tiny|little|simple)\w* ?(?:thing|step)?)\b/i,
  },
  {
    act: 'inspiration',
    within: 30,
    pattern:
      /\b(?:something inspiring|inspire me|need (?:some )?(?:inspiration|motivation|hope)|need something (?:inspiring|uplifting|hopeful|positive|cheerful|nice|good)(?= (?:to|for|today|now|tonight)|[.!]|$)|(?:tell|give|show) me something (?:inspiring|uplifting|hopeful|good|positive|nice|happy)|motivate me|cheer me up|lift my spirits|make me (?:smile|feel good)|(?:i need|tell me|give me) (?:some |any )?(?:good news|cheering up))\b/i,
  },
  {
    act: 'step',
    within: 60,
    pattern:
      /\b(?:(?:what|which) steps|step[- ]by[- ]step|steps? (?:i (?:can|could)|to take)|an? (?:exercise|technique|plan)|give me (?:a |some |one |an |a few )?(?:list of )?(?:steps?|tips?|exercises?|techniques?|plan|tools?|thing to try|something (?:small |easy |simple )?(?:doable|i can do|to (?:do|try)))|list (?:of )?(?:things|ways)|one (?:small )?thing i (?:can|could) (?:do|try)|where (?:do|should|would) i start|help me (?:calm down|relax|fall asleep|sleep|breathe|ground))\b/i,
  },
  {
    act: 'advice',
    detail: 'decide',
    within: 60,
    pattern: /\b(?:do you think i should|should i (?!take\b)(?:\w+ ){0,12}\w+\??$|am i (?:right|wrong) to)\b/i,
  },
  {
    act: 'advice',
    within: 120,
    pattern:
      /\b(?:what (?:should|can|could|do|would|am|else can) (?:i|you|we) (?:do|say|try|tell|suggest|recommend|think i should|supposed)|how (?:do|can|could|should|would|am) (?:i|we)\b|should i\b|(?<!\b(?:take|took|taking|taken|follow\w*|like|liked|tried|for|of|on|with|by) )(?:any|some|give me|need|want|have any|got any|your) (?:\w+ )?(?:advice|tips|suggestions?|ideas)\b|^(?:so,? |ok,? |and )?any ideas?\b(?! (?:what|why|how|who|when|where|if))|(?:what|any) (?:other|more) (?:advice|tips|suggestions?|ideas)|advise me|what would you do|do you think i should|help me (?:decide|figure|deal|cope|handle|with|stop|get|find|talk|tell|say|understand)|what helps|what (?:would|could|might) help\b(?! (?:him|her|them|you)\b)|what else (?:is there|helps|works|might help)(?! to (?:say|tell))|(?:something|anything) else(?: i (?:can|could) (?:do|try))?\?|another (?:idea|suggestion)\b|(?<!\bknow )how to (?:deal|cope|handle|stop|get|talk|say|tell|calm))/i,
  },
  {
    act: 'facts',
    within: 25,
    pattern:
      /\b(?:what (?:is|are|causes?|does)|why (?:do|does|is|are) (?:people|we|the (?:brain|body|mind)|it|anxiety|panic|grief)|is it normal|how (?:long|common) (?:does|is|do)|explain (?:what|how|why)|(?:^|can you |please )tell me (?:more )?about(?! (?:it|that|this)\b)|what's the difference)\b(?! (?:wrong|the point|going on|happening|i (?:want|need|feel)))/i,
  },
  {
    act: 'small-talk',
    detail: 'start',
    within: 12,
    pattern:
      /\b(?:don'?t know|not sure|no idea) (?:even )?(?:how|where|what) to (?:start|begin)\b(?! to| about)|\bwhere do i (?:even )?(?:start|begin)\b/i,
  },
  { act: 'small-talk', detail: 'help', within: 3, pattern: /^(?:please )?help(?: me)?(?: please)?[.!]*$/i },
  {
    act: 'small-talk',
    detail: 'kidding',
    within: 6,
    pattern: /^(?:(?:i'm |i am |i was )?(?:just |only )?(?:kidding|joking)|jk)[.!]*$/i,
  },
  { act: 'small-talk', detail: 'test', within: 3, pattern: /^(?:test(?:ing)?|this is a test|hello world)[.!]*$/i },
  {
    act: 'small-talk',
    detail: 'name',
    within: 6,
    pattern: /^(?:hi,? |hello,? )?(?:my name is|my name's|call me) [A-Za-z]+[.!]*$/i,
  },
  {
    act: 'small-talk',
    detail: 'how',
    within: 10,
    pattern:
      /\b(?:how(?:'s| is| are) (?:you|it going|things|your day|ya|u)|how are you(?: doing)?|what'?s up|sup|wassup|how do you do|hru|wyd)\b/i,
  },
  {
    act: 'small-talk',
    detail: 'joke',
    within: 14,
    pattern:
      /\b(?:tell me a (?:joke|story|riddle)|make me laugh|sing (?:me )?a|favou?rite (?:colou?r|food|movie|song|book|animal)|say something funny)\b/i,
  },
  {
    act: 'small-talk',
    detail: 'weather',
    within: 14,
    pattern:
      /\b(?:(?:how|what)(?:'s| is) the weather|nice weather|is it (?:raining|sunny|snowing)|what time is it|capital of|\d+ ?[+x*] ?\d+)\b|\b(?:football|the game|the match)\b[^.!]*\?|^(?:it'?s )?(?:raining|sunny|snowing)(?: (?:here|today))?[.!]*$/i,
  },
  {
    act: 'greeting',
    within: 6,
    pattern:
      /^(?:hi+|he+y+|hello+|yo|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening|helo|(?:it'?s )?me again|(?:(?:i'?m|i am) )?back(?: again| now)?)(?:[\s.!,]+(?:there|wren|again|(?:it'?s )?me|(?:i'?m|i am) back|you))*[\s.!]*$/i,
  },
];

const yes =
  /^(?:yes|yeah|yep|yup|ya|sure|ok(?:ay)?|k|fine|please[.!]*$|yes please|of course|definitely|absolutely|alright|sounds good|let's (?:do it|try|go)|i(?:'d| would) (?:like|love) (?:that|to)[.!]*$|i(?:'ll| will| can| could) (?:try|do)(?: (?:it|that))?|go ahead|go on|why not|good idea|right|exactly|true|(?:you're|ur|your) (?:so |probably |totally )?right|that's (?:right|true|it)|i think so|i guess(?: so)?[.!]*$|mhm|uh huh|correct|that (?:would|could|might) (?:help|work|be (?:good|nice)))\b/i;
const no =
  /^(?:no+(?=$|[,.!]| thank| not| i\b| it\b| that)|nope|nah|not (?:really|now|today|yet|sure i want|interested|for me)|no thanks?(?: you)?|i don'?t (?:want|think so|feel like(?! (?:i|i'?m|my|an?|the|any ?one|any ?body|people|it|they|he|she|we|nobody|no one)\b)|like (?:that|to))|i(?:'d| would) rather not|i can'?t(?: do (?:that|it|this))?$|never mind|nevermind|nvm|that (?:won'?t|wouldn'?t|doesn'?t) (?:help|work))\b/i;
const unsure =
  /^(?!(?:i (?:really |just |honestly |still )?(?:don'?t|do not) know|idk|no idea) what (?:to do|i(?:'m| am)? (?:should|can|could|supposed to) do|else to do))(?:i (?:really |just |honestly |still )?(?:don'?t|do not) know(?! (?:any ?one|any ?body|a soul|nobody|many|him|her|them|each other)\b)|idk|not sure|i'm not sure|no idea|maybe(?: so| not)?[.!]*$|dunno|hard to say|who knows|perhaps|i guess(?: so)?[.!]*$|it depends|can'?t say|whatever|(?:everything|nothing|all of it)(?=[.!]*$))(?!\w)/i;

const outranksLeaving = /^(?:override|medication|diagnosis|sexual|insult)$/;

/** What a message asks for. `words` is its length; `asked` is whether the last reply put a question or an offer; `hear` hears what is done with a piece. */
export function readWant(
  text: string,
  words: number,
  asked: boolean,
  hear: (piece: string) => Doing,
): { act: Act; detail: string } {
  // 'She said what do you want from me' asks nothing here.
  const own = withoutReported(text);
  const found = wants.find((want) => words <= (want.within ?? Number.POSITIVE_INFINITY) && want.pattern.test(own));
  const leaving = (piece: string) => hear(piece).bye;
  const leave =
    (found && outranksLeaving.test(found.act)) || found?.detail === 'pause' ? undefined : readLeave(text, leaving);
  if (leave) return { act: 'goodbye', detail: leave };
  const reply = words <= 9 ? answer(text) : undefined;
  // 'Yes, thanks' after an offer accepts it; 'no, that's not what I meant' corrects, and 'no thanks, bye' leaves.
  if (reply && asked && (!found || found.act === 'thanks' || found.act === 'facts')) return { act: reply, detail: '' };
  // 'Thanks, but my sister called again' goes on telling.
  if (found?.act === 'thanks' && goesOn(text)) return { act: 'share', detail: '' };
  // 'I understand the words but not why is it funny' tells something.
  if (found?.act === 'facts' && !text.includes('?') && !opensAsking.test(text))
    return { act: reply ?? 'share', detail: '' };
  if (found) return { act: found.act, detail: found.detail ?? '' };
  return { act: reply ?? 'share', detail: '' };
}

/** What is said beside the thanks is more than thanks: 'thank you! I'm so nervous though'. */
function goesOn(text: string): boolean {
  const rest = text
    .replace(
      /\b(?:ok(?:ay)?,? )?(?:many )?(?:thanks?|thank you|ty|cheers)\b(?: (?:so|very) much| a lot)?(?: (?:for|to) [^.!?,]*)?/gi,
      '',
    )
    .replace(/^[\s,.!]+/, '');
  // 'She is waking up, thank you' says why the talk ends.
  if (
    /^(?:and |but )?(?:he|she|they|it|my \w+|the baby)(?:'s| is| are|'re) (?:waking|calling|crying|coming|here|home|back|up|ready)\b/i.test(
      rest,
    )
  )
    return false;
  return (
    (rest.match(/[\p{L}']+/gu)?.length ?? 0) >= 3 &&
    /\b(?:i|i'm|i've|my|me|he|she|they|we)\b/i.test(rest) &&
    !/\b(?:help(?:s|ed|ful)?|needed (?:that|this|to)|appreciate|better|will (?:try|do)|i'll|means|talk|kind|nice|great|good)\b/i.test(
      rest,
    )
  );
}

/** 'Dunno, put it on the stairs', 'alright, can't sleep': the first word is a breath, and the rest is told. */
const tellsOn =
  /^(?:i (?:really |just |honestly )?(?:don'?t|do not) know|idk|dunno|not sure|alright|ok(?:ay)?|right|yeah|yes|sure|fine|true|exactly)[,.!]+ (?!thanks|thank you|let'?s|please|i(?:'ll| will| would|'d| could| can) |that |it (?:does|is|was|would)|but (?:ok|yes)|so\b|what|how|why|maybe(?! i'?m )|and you|go|tell|show)(?:\w+'?\w* ){2,}|^(?:no idea|not sure|i (?:don'?t|do not) know) (?:if|whether) (?:i|i'm|he|he's|she|she's|they|we|it|it's|my)\b.* \w|^(?:i (?:don'?t|do not) know|alright|right|well)[,.!]+ (?:can'?t|couldn'?t|didn'?t|haven'?t|put|went|left|just) /i;

const answer = (text: string): Act | undefined =>
  tellsOn.test(text)
    ? undefined
    : no.test(text)
      ? 'no'
      : unsure.test(text)
        ? 'unsure'
        : yes.test(text)
          ? 'yes'
          : undefined;

const opensAsking =
  /(?:^|[.!] )(?:(?:and|but|so|ok|okay|well|hi|hey|please|can you|could you|wren),? )*(?:what|why|how|is it|explain|tell me|do)\b/i;
