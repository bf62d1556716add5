/** How people speak of what went wrong, for the answers about slips and about the truth of things. */
export const r = String.raw;

/** Any of these words. */
export const words = (...groups: readonly string[]): RegExp => new RegExp(r`\b(?:${groups.join('|')})`);

/** A word out of each of these groups, in whatever order they are told. */
export const each = (...groups: readonly string[]): RegExp =>
  new RegExp(`^${groups.map((group) => r`(?=[\s\S]*\b(?:${group}))`).join('')}`);

/** 'Should i', 'is it weird to', 'i must': what somebody says who wants to know whether to. */
export const whether = r`(?:(?:should|shall|do|must|can|could|would|may|might|ought|need) (?:i|you|we|one|a person|someone|people)\b|i (?:should|must|can|could|have to|need to)\b|(?:am|are) (?:i|you) (?:meant|supposed)\b|(?:is|would) (?:it|that)(?: be)?(?: \w+)? (?:ok|okay|alright|right|fine|weird|odd|strange|peculiar|rude|silly|daft|stupid|absurd|petty|unfair|selfish|wrong|bad|better|best|worth|necessary|possible|normal|mad|wise|sensible)\b|better to\b|whether\b|if i should\b)`;

/** 'What do i say', 'how do i tell', 'any words': what somebody says who wants the words. */
export const whatToSay = r`(?:(?:what|how|which words)\b[^.?!]{0,30}\b(?:say|saying|tell|put|word|write|text|message|explain|reply|answer|phrase|approach|break it|face|apologi[sz]e)|words\b|(?:best|right|good|decent) (?:thing|way) to|help me (?:say|tell|write|word|text))`;

export const whatNow = r`(?:what (?:do|can|should|could|must|would|shall|does|am) (?:i|you|one|we|a)\b|what now|now what|how (?:do|can|could|should|would|shall|on earth|am|to|i)\b|(?:is there|any) (?:a |any )?(?:way|thing|something)|help\b|do i (?:say|do) (?:something|anything))`;

export const sorry = r`(?:sorr(?:y|ys|ies)|apolog|forgive me|pardon|make amends)`;

/** An untruth that is told already. */
export const lied = r`(?:lied\b|(?:tell|told|a|the|that|this|little|white|small|keep up|about) lie\b|to lie (?:about|to)|lie about|lies like|(?:do|can|should|could) i lie (?:to|about)|lying (?:about|to)|fib|not true|isn't true|untrue|pretend|made (?:it|that|something|this|one|him|her) (?:all )?up|ma(?:k|d)e[- ]believe|exaggerat|bluff|faked?\b|claimed|copied|(?:said|told (?:\w+ ){1,5}?|let (?:\w+ ){1,3}?think |lads at work think |put (?:down )?)(?:that )?(?:i'm|i am|i was|i wasn't|i'd|i had|i've|i have|i could|i can|i like|i liked|i loved|i love|i played|i went|i did|i grew|i made|i wear|i speak|we had|it was (?:my|mine|home)|it adored))`;

export const grave = r`(?:cheat(?:ed|ing)? on|cheated|affair|rape|assault|abus(?:e|ed|ive)|suicid|kill(?:ed)? (?:myself|himself|herself|someone)|overdos|self[- ]?harm|pregnan|abortion|miscarr|police|arrest|court\b|gambl|relaps|hit (?:me|him|her|my)|hits me|punch|slapp|threaten|dementia|alzheimer|cancer)`;

/** A death or a grave illness stands near: nothing there is a slip. */
export const grief = r`(?:died|dying|dies\b|death\b|dead\b|passed away|grie[fv]|widow|hospice|chemo|funeral|buried|the wake\b|a twin|stillb|lost (?:my|our|her|his) (?:mum|mam|mom|dad|mother|father|husband|wife|son|daughter|baby|brother|sister|nan|gran))`;
