import { naming } from '../tellings/telling.ts';

/** How clauses name the people of a family; none of it says whether they live, or whether they are loved. */
const how =
  '(?:(?:own|poor|old|wee|little|big|dear|late|real|birth|biological|foster|adoptive|step|ex|only|best|first|second|third|two|three|four|five|older|younger|elder|eldest|oldest|youngest|middle|grown|adult|teenage|pregnant|twin|baby|small|\\w+-year-old|\\d+ ?(?:year|yr|month|week)s?[- ]old|\\d+ ?y\\/?o) )*';
const parent =
  '(?:step-?)?(?:mums?|mummy|mums and dads?|mum (?:and|n|&) dad|moms?|mommy|momma|mom and dad|mam|mammy|mama|mamá|mamma|ma|maw|mothers?|dads?|daddy|da|papa|papá|pops|fathers?|faither|baba|abba|ammi|amma|appa|tatay|nanay|parents?|folks)';
const sibling =
  '(?:half[- ]?|step-?)?(?:brothers?|sisters?|bro|sis|siblings?|twin(?: brother| sister)?)(?: and (?:brothers?|sisters?))?';
const elder =
  '(?:great-?)?(?:nans?|nana|nanna|nanny|nain|gran|granny|grannie|grandma|grandmas|grandmother|grandmothers|grandad|grandads|granddad|grandpa|grandfather|grandfathers|grandparents?|papaw|mamaw|oma|opa|abuela|abuelo|lola|lolo|babcia|dida|dadi|nani|dada|nonna|nonno|babushka|gramps|grampa|papou|yiayia)';
const child =
  '(?:step-?|god)?(?:sons?|daughters?|girls?|boys?|kids?|children|child|bab(?:y|ies)|toddlers?|newborn|infant|lads?|lass|lassie|bairns?|weans?|wee one|wee man|wee yin|little one|little ones|little man|little boy|little girl|small one|young one|youngest|eldest|oldest|middle one|teen|teens|teenagers?|twins|bub|bubba|kiddo|tot|\\d+ (?:year|yr|month)s? olds?|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)[- ]year[- ]olds?)';
const grandchild = '(?:great-?)?grand-?(?:sons?|daughters?|kids?|children|child|bab(?:y|ies))';
const law =
  "(?:mother|father|sister|brother|daughter|son|parents|mum|dad|mom)s?[- ]in[- ]laws?|in-?laws|mil|(?:husband|partner|wife|boyfriend|girlfriend|fianc[eé]e?)'s (?:mum|mom|mother|dad|father|parents|family|sister|brother)";
const wider = '(?:aunts?|aunty|aunties|auntie|uncles?|cousins?|nieces?|nephews?)';
const notTheirs =
  "(?<!\\b(?:his|her|their|the|a|an|whose|its|some|any|every|other|good|single|new|bad|stay-at-home|friends|\\w+'s|\\w+s') )";
const notAnother = "(?![- ]in[- ]law|-|(?:'s)? (?:friends?|boyfriend|girlfriend|partner|mate)\\b)";

const bare = (words: string): string => `\\b${notTheirs}(?:your ${how}${words}|${words})\\b${notAnother}`;
const yours = (words: string): string => `\\byour ${how}(?:${words})\\b${notAnother}`;
/** 'the baby' and 'the kids' are theirs as a rule; 'a child' is not. */
const young = `(?:\\b(?:your ${how}|our )(?:${child})|\\bthe (?:bab(?:y|ies)|kids|children|bairns|weans|twins|little ones?|wee one|wee man|wee yin|small one|toddler|youngest|eldest|oldest|middle one)|^(?:baby|kids))\\b${notAnother}`;

const named: Readonly<Record<string, string>> = {
  PARENT: bare(parent),
  SIBLING: yours(sibling),
  ELDER: bare(elder),
  CHILD: young,
  GRANDCHILD: yours(grandchild),
  LAW: `\\b(?:your|the) ${how}(?:${law})\\b`,
  WIDER: yours(wider),
  FAMILY:
    '\\b(?:your|the) (?:whole |entire |own |extended |real )?(?:family|relatives|relations|people|clan|lot|aunties|cousins|siblings|folks)(?: (?:back )?(?:home|there))?\\b',
};
const people: Readonly<Record<string, string>> = {
  ...named,
  KIN: `(?:${named.PARENT}|${named.SIBLING}|${named.ELDER}|${named.WIDER}|${named.LAW}|${yours(child)}|${named.GRANDCHILD})`,
};

/** A pattern in which 'PARENT', 'CHILD' … stand for such a person as clauses name them. */
export const kin = naming(
  Object.fromEntries(Object.entries(people).map(([kind, pattern]) => [kind, `(?:${pattern})`])),
);
