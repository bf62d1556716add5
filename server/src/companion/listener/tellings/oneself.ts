import type { Telling } from './telling.ts';

const harsh =
  '(?<word>dumb|stupid|idiot|failure|loser|pathetic|monster|burden|mess|crazy|weak|useless|selfish|fool|joke|disappointment|coward|lazy|worthless|fraud|bad (?:mother|father|mum|mom|dad|daughter|son|wife|husband|partner|friend|person|teacher|nurse)|terrible (?:mother|father|mum|mom|dad|daughter|son|person|friend)|imposter|impostor)';

/** What somebody tells of themselves: verdicts, secrets, wishes, what they hide and where they cried. */
export const oneself: readonly Telling[] = [
  {
    id: 'first-said',
    typed: true,
    when: /\b(?:never (?:really )?(?:said|told|typed|wrote|admitted) (?:that|it|this|any)|said (?:it|that|this) out loud|first time i(?:'ve| have)? (?:ever )?(?:said|told|written|typed)|not told a soul|wanted it to exist|never told anyone)\b/i,
    hear: [
      'It takes courage to say it for the first time.',
      'So you have carried it without saying it until now. Nothing has to follow from having said it.',
    ],
    ask: ['How does it read, now that it is out?', 'What kept it in for so long?', 'What was it like to write that?'],
  },
  {
    id: 'cried-out-of-sight',
    when: /\byou(?: just)? (?:cried|sobbed|bawled|wept|ugly cried|broke down|were crying|was crying|cry) (?:\w+ )?(?:in|on) the (?:bathroom|car ?park|car|shower|garage|toilets?|loo|laundry room|stairwell|pantry|closet|kitchen floor|floor|parking lot|driveway|shed|bus|train|stairs)\b|\byou (?:hid|locked yourself) in the (?:bathroom|toilet|loo|car)\b/i,
    unless: /\b(?:hear|heard|found|parked|park|clean\w*|hold up|an hour by yourself)\b/i,
    hear: [
      'Having to hide it until nobody could see makes it lonelier.',
      'That was a place where you did not have to hold your face together.',
    ],
    ask: [
      'What was going through you in there?',
      'What had you been holding until then?',
      'What did you need, just then?',
    ],
  },
  {
    id: 'forbidden-thought',
    when: /\b(?:think(?:ing)? (?:that )?(?:you|it) (?:made|was) a mistake|for (?:even )?thinking (?:it|that)|shouldn't (?:think|feel)|wish you'd never|regret having|part of you wishes)\b/i,
    hear: ["A thought like that is frightening or sad to have, and having it doesn't make you a bad person."],
    ask: [
      'When does that thought come, mostly?',
      'What is it like to be alone with it?',
      'What would you need most, in the hour when it comes?',
    ],
  },
  {
    id: 'harsh-word',
    when: new RegExp(
      `\\byou(?:'re| are| were)(?: just| so| such| really| basically| only| still| like| being)* (?:an? |the |one )?(?:total |complete |absolute |fucking )?${harsh}\\b`,
      'i',
    ),
    // 'They look at you like you're crazy', 'he thinks you're lazy', 'to them you're selfish': another's word.
    unless:
      /\byou(?:'re| are| were) not\b|\bfeel like\b|\bdon't think\b|\b(?:said|says?|saying|called?|calls|told|tells?|thinks?(?<!\byou think)|thought(?<!\byou thought)|reckons?|looks?|looked|treats?|treated|acts?|acting|makes? (?:it|out)|to them)\b|\b(?:like|as if|as though) you(?:'re| are| were)\b|"/i,
    hear: [
      '"{Word}" is a hard thing to call yourself.',
      'You would hardly say "{word}" to a friend who told you this.',
    ],
    ask: ['What happened just before it turned up?', 'What would you call somebody else in your place?'],
  },
  {
    id: 'feels-like-a',
    when: new RegExp(`\\byou (?:\\w+ )?(?:feel|felt) (?:like |so |such )*(?:an? |the |one )?${harsh}\\b`, 'i'),
    unless: /\b(?:weak|mess)\b/,
    hear: [
      '"{Word}" is a harsh word for it, and it is how it feels right now.',
      'It is a painful thing to feel about yourself.',
    ],
    ask: ['What happened that gave it the word?', 'What would you say to a friend who said that?'],
  },
  {
    id: 'not-that-feeling',
    when: /^you're not (?<not>sad|angry|mad|upset|anxious|scared|depressed|jealous|lonely|worried|hurt|crying)(?: exactly| really| even| as such)?$/i,
    hear: ['Not {not}, then. It does not need to have the usual name.', 'So "{not}" is not the word.'],
    ask: ['What is it closer to?', 'What word would come nearer?'],
  },
  {
    id: 'like-a-machine',
    when: /\b(?:feel|felt|living|move|moving|act|am|are|was|were|'re)(?: just| only)? like (?:a |an )(?:machine|robot|zombie|ghost|shell|statue)\b|\bon autopilot\b|\bthrough the motions\b|\byou feel nothing\b/i,
    hear: ['Feeling nothing can be frightening in its own way, and it often comes after too much.'],
    ask: ['When were you last there with all of yourself?', 'Since when has it been like that?'],
  },
  {
    id: 'must-be-the-one',
    when: /\byou(?:'re| are| were always|'ve always been| have always been)? (?:always )?(?:supposed to be the|meant to be the|expected to be the|the (?:strong|good|responsible|sensible|funny) one\b)|\bbeing the one who has to\b|\byou have to be (?:strong|the strong)\b/i,
    hear: ['Always having to be that one is tiring, and nobody asked whether you can.'],
    ask: [
      'What happens on the days when you cannot be that?',
      'Who is there when it is your turn to need something?',
      'How did it come to be you?',
    ],
  },
  {
    id: 'no-feelings-please',
    when: /\byou (?:don't|do not|can't) do (?:feelings|emotions|crying|talking|this stuff)\b/i,
    hear: ["That's all right. Just telling me what happened is enough."],
    ask: ['What happened, in plain facts?', 'What did the day look like when it happened?'],
  },
  {
    id: 'should-have',
    when: /\byou should(?:n't)?(?: have|'ve) (?<should>.+)$|\bif only you\b|\byou wish you(?:'d| had) (?<wish>.+)$/i,
    hear: [
      'You keep going back to what you might have done, and that hurts.',
      'Afterwards it is easier to see what would have been better than it was at the time.',
    ],
    ask: [
      'What did you know at the time?',
      'What would you say to the person you were that day?',
      'What is it that you wish you could put right?',
    ],
  },
  {
    id: 'close-ahead',
    when: /\byou (?:have|start|see|meet|go back|begin|are seeing|fly|leave|move)\b.*\b(?:tomorrow|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:week|weekend|friday)|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
    hear: ["So it's close now. The wait just before is often the hardest.", 'That is near enough to feel it coming.'],
    ask: [
      'Which moment of it do you picture most?',
      'What would make the time until then a little easier?',
      'What would count as having got through it well enough?',
    ],
  },
  {
    id: 'missing',
    bright: true,
    when: /\byou (?:just |really |still |do |already |even )*miss (?!a\b|the (?:bus|train|deadline))(?<missed>.+)$/i,
    hear: ['Missing them like that hurts, and it can come at any time of day.'],
    ask: [
      'When did it catch you last?',
      'What do you miss that nobody else would think of?',
      'What would you give to have back, for one hour?',
    ],
  },
  {
    id: 'goes-blank',
    when: /\b(?:your (?:mind|head|brain) (?:just )?(?:goes?|went|closed|shuts?|shut) (?:blank|white|down|empty)|you (?:just )?(?:froze|freeze|freeze up|went blank|go blank|shut down)|can't get a word out|the words (?:don't|won't) come)\b/i,
    hear: [
      'Going blank at the very moment you need your words is horrible.',
      'It happens faster than one can think, and it says nothing about how much you know.',
    ],
    ask: [
      'What happens just before it goes?',
      'What comes to you afterwards?',
      'What would make it a little easier, just then?',
    ],
  },
  {
    id: 'not-to-decide',
    when: /\byou(?:'re| are)? not (?:ready|going) to (?:decide|quit|leave|choose|forgive|sell|move|go back)\b/i,
    hear: [
      "You don't have to decide anything here.",
      'Nothing has to be decided here. A thing can be looked at for a long time before anybody acts on it.',
    ],
    ask: ['Is anybody waiting for it?', 'What would tell you that it is time?', 'What would you lose by waiting?'],
  },
  {
    id: 'two-minds',
    when: /\bpart of you\b.*\b(?:and|but|other)\b|\b(?:happy|glad|relieved|angry|sad|love|hate)\b.*\bat the same time\b|^yes and no$/i,
    hear: ['Both can be true at once, and there is nothing muddled about that.'],
    ask: ['Which of the two has been louder today?', 'What does each side want for you?'],
  },
  {
    id: 'underneath',
    when: /^it(?:'s| is| was)(?: not|n't) (?:even |really )about (?<not>the \w+(?: \w+)?|\w+)$/i,
    hear: ['So there is more under it than {not}.'],
    ask: ['What is it about, underneath?', 'If it had been something else, what would have hurt just the same?'],
  },
  {
    id: 'afraid-of',
    when: /\byou(?:'re| are) (?:so |really |just )?(?:afraid|scared|terrified|worried) (?!of the dark)/i,
    unless:
      /\bafraid (?:i|you) (?:had|wept|cried|can't|have|don't|must|do|did)\b|\bnot (?:really |so )?(?:afraid|scared|worried)\b|\byeah\b/i,
    hear: [
      'It makes sense to be frightened of that when so much depends on it.',
      'A fear like that is hard to put down, even for an hour.',
    ],
    ask: [
      'What do you picture happening?',
      'How long has that been on your mind?',
      'What would make it a little less frightening?',
    ],
  },
  {
    id: 'weary-of',
    when: /\byou(?:'re| are) (?:so |just |really )?(?:tired|sick|exhausted) (?:of|with) (?!the (?:game|telly|weather))(?<of>.+)$|\byou(?:'re| are) (?:so |just )?sick and tired of\b/i,
    hear: ['You sound worn out by it, and it has gone on too long.'],
    ask: [
      'How long has it been like that?',
      'What would have to change for it to be bearable?',
      'What has it used up?',
    ],
  },
  {
    id: 'body-speaks',
    when: /\byour (?:heart|chest|stomach|throat|jaw) (?:is|was|goes|went|feels|felt|gets|does be|has been|keeps|hurts|won't)\b(?! broke)|\byour hands (?:are|were|won't stop|keep|go) (?:shaking|tingling|wet|sweating|trembling|cold)\b|\byou(?:'re| are| were)(?: so)? (?:shaking|trembling)\b|\bcan't (?:breathe|sit still)\b/i,
    unless:
      /\b(?:broke|broken) (?:my|your) heart|heart (?:doctor|business|attack|surgery)|arthritis|pray|when \w+'s motor\b/i,
    hear: [
      'Feeling it in your body like that is frightening and very unpleasant.',
      'That is very unpleasant to sit through, and it does pass.',
    ],
    ask: [
      'Where do you notice it first?',
      'What was going on when it started?',
      'What has calmed it before, even a little?',
    ],
  },
  {
    id: 'cannot-leave',
    when: /\byou (?:need|can't afford to lose|depend on) (?:this|the|your|that) (?:job|work|money|visa|flat|place|papers|insurance)\b/i,
    hear: [
      "You can't just walk away from it, and that makes it harder still.",
      'So a good deal hangs on it, and that makes it hard to say no to anything.',
    ],
    ask: [
      'What do you tell yourself, to get through it?',
      'What would you do if it did not hang on that?',
      'How long does it have to hold?',
    ],
  },
];
