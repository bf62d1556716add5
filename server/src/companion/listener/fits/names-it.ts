import type { Remark } from './remarks.ts';

/**
 * What a remark speaks of outright has to be there in words: learnt weights alone hear tears in 'I lost it' and an animal in
 * a name. Told under a 'not' ('I cannot cry') it is not there.
 */
const words: Partial<Record<Remark, RegExp>> = {
  tears:
    /\b(?:cr(?:y|ied|ying|ies)|tears?|sob\w*|weep\w*|wept|bawl\w*|well(?:ed|ing) up|eyes\b|burst into|sniff\w*|blub\w*)\b/,
  pet: /\b(?:dogs?|cats?|pupp\w+|kitten\w*|pet|vet|horse|pony|rabbit|bunny|hamster|guinea pigs?|parrot|budgie|birds?|goldfish|fish|hens?|chickens?|ferret|lizard|tortoise|snake|goats?|lamb|foal|cow|mare|hound|terrier|lab\b|labrador|collie|spaniel|greyhound|staffie|paws?|lead|leash|collar|basket|bark\w*|purr\w*|meow\w*)\b/,
  money:
    /[£$€₦₹]|\b(?:money|rent|bills?|debts?|owe\w*|pay\w*|paid|wages?|salary|loan|bank|card|overdraft|broke|afford\w*|pounds?|quid|euros?|dollars?|pence|pennies|penny|cents?|cash|costs?|meter|benefits?|mortgage|savings?|payday|poor|price\w*|cheap\w*|expensive|insurance|giro|council tax|credit|skint|\d+)\b/,
  'no-sleep':
    /\b(?:sleep\w*|slept|asleep|awake|insomnia|nights?|bed|dreams?|dreamt|dreamed|nightmares?|3am|4am|am\b|o'?clock|wak\w+|woke\w*|tired|eyes|pillow|nap|kip|alarm|morning)\b/,
  panic:
    /\b(?:panic\w*|breath\w*|heart|chest|shak\w+|shook|trembl\w*|dizzy|faint\w*|hands?|sweat\w*|throat|tingl\w*|attack|spinning|numb|sick|stomach|legs?|hyperventilat\w*|racing|pounding|air)\b/,
  watched:
    /\b(?:in front|everyone|everybody|people|class|team|room|whole|all|others?|look\w*|watch\w*|laugh\w*|star\w+|public|meeting|group|crowd|students?|guests?|colleagues?|neighbou?rs?|queue|shop|bus|train|street|office|table|screen|camera|online|posted|video|audience|stage|saw|heard|loud\w*|kids|children|cousins?|mates|staff|customers?|clients?|parents|relatives|family|hall|church|pub|staffroom|canteen)\b/,
  'no-answer':
    /\b(?:repl\w+|answer\w*|respon\w*|read|seen|blue ticks?|tick\w*|ghost\w*|ignor\w*|silen\w*|nothing|text\w*|messag\w*|call\w*|rang|ring\w*|phone\w*|voicemail|email\w*|wrote|write\w*|written|letters?|heard|hear|word|back|left on|waiting|wait\w*|online|typing|dots)\b/,
  quarrel:
    /\b(?:argu\w*|fight\w*|fought|row(?:ed|s)?|shout\w*|scream\w*|yell\w*|quarrel\w*|said|words|slam\w*|fell out|falling out|speak\w*|spoke\w*|talk\w*|told|blue|barney|ding-dong|snapp\w*|rows|threw|temper|cross|angry|door|silent|swore|called|bust-up|bust up|blazing)\b/,
};

/** 'I cannot cry', 'nobody cried'; 'cannot stop crying' is another matter. */
const dry =
  /\b(?:not|never|no|nobody|cannot|can't|cant|won't|wont|isn't|isnt|aren't|wasn't|didn't|didnt|don't|dont|doesn't|couldn't|haven't|without)\s+(?!(?:stop|help|keep)\b)(?:\w+\s+){0,2}(?:cr(?:y|ied|ying)|tears?|sob\w*|weep\w*)/g;

/** Whether a message has what this remark speaks of; true for a remark that speaks of nothing one could name. */
export function namesIt(name: Remark, message: string): boolean {
  const needed = words[name];
  if (!needed) return true;
  const plain = message.toLowerCase().replaceAll('’', "'");
  return needed.test(name === 'tears' ? plain.replace(dry, ' ') : plain);
}
