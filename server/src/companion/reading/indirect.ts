import { past } from './grammar.ts';

/** Words for people one has. */
export const kin =
  '(?:mum|mom|mam|mother|dad|father|parents|sister|brother|son|daughter|kids?|child|children|wife|husband|partner|boyfriend|girlfriend|ex|friends?|boss|manager|supervisor|colleagues?|coworkers?|teacher|therapist|doctor|landlord|neighbou?rs?|family|gran|nan|grandma|grandad|aunt|uncle|cousin|dog|cat)';
const subject = `(?:i|he|she|it|they|we|this|that|there|people|everyone|everybody|anyone|someone|somebody|things|(?:my|his|her|their|our|the) (?:best |old |new |ex )?${kin})`;
const being =
  "(?:is|are|am|was|were|will|would|can|could|should|has|have|had|might|isn't|aren't|won't|wouldn't|can't|couldn't)";
const aside = '(?:(?:even|really|still|ever|actually|just|always|also|not|never) )*';
const lead =
  '^(?:(?:and|but|so|or|ok|okay|well|now|then|also|because|yes|yeah|no|oh|hmm+|honestly|please|i mean)[, ]+)*';

const reckoned = new RegExp(
  `${lead}(?:(?:do )?(?:you|u) (?:\\w+ )?(?:think|reckon|suppose|believe)|i(?:'m| am)? (?:\\w+ )?(?:wonder(?:ing)?|(?:don't|do not) know|not sure) (?:if|whether)) (?:that )?(${subject}\\b.+)$`,
);
const inverted = new RegExp(`${lead}(?:(how long|when|where|why|who|what|which) )?(${being}) (${subject}) (.+)$`);
const helped = new RegExp(`${lead}(?:(how long|when|where|why) )?(do|does|did) (${subject}) (${aside})(\\w+)( .+)?$`);
const untold = /\b(?:or|lol|idk|tho)\b|[,;:"()?!]/;

/** A question as it stands inside a sentence, in small letters: 'will he forgive me?' → 'whether he will forgive me'. Undefined where that is not sure. */
export function indirectly(question: string): string | undefined {
  const bare = question.replace(/\?[\s\S]*$/, '').replace(/[\s.!…]+$/, '');
  if (untold.test(bare.replace(new RegExp(lead), '')) || bare.split(' ').length > 18) return undefined;
  const [, thought] = reckoned.exec(bare) ?? [];
  if (thought) return new RegExp(`^${subject}(?:'\\w+)? \\w+`).test(thought) ? `whether ${thought}` : undefined;
  const [, asks = 'whether', verb, who, rest] = inverted.exec(bare) ?? [];
  if (verb) return `${asks} ${who} ${verb} ${rest}`;
  const [, asked = 'whether', help, one, how = '', deed = '', after = ''] = helped.exec(bare) ?? [];
  if (!help) return undefined;
  if (help === 'did') {
    const was = past(deed);
    return was && !/\bnot\b/.test(how) ? `${asked} ${one} ${how}${was}${after}` : undefined;
  }
  return /\bnot\b/.test(how) ? undefined : `${asked} ${one} ${how}${help === 'do' ? deed : inThird(deed)}${after}`;
}

const inThird = (verb: string): string =>
  /^ha(?:ve|s)$/.test(verb)
    ? 'has'
    : /(?:[sxz]|ch|sh|o)$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`;
