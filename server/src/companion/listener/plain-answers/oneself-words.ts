/** How people ask about themselves, for the answers about feelings, grief and direction. */

/** The forms of a question for a way. */
export const how =
  /how|any tips|tips|any advice|advice|is there a (?:way|trick)|what can (?:i|you|one)|what do (?:i|you)|what does one|what helps|teach me|help me|can you learn|where do you/;

export const everybody =
  /everyone|everybody|anyone|anybody|any one|other people|others|most people|people|normal people|just me|only me|me only|only (?:just )?me|(?:the )?only one|is it me\b|all of us|we all/;

export const kin =
  /(?:mum|mummy|mom|mam|mother|dad|daddy|father|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|husband|wife|brother|sister|son|daughter|boy|girl|uncle|auntie|aunt|twin|friend|mate|partner|baby|cousin|boyfriend|girlfriend|fianc[eé]e?|parents?)/;

/** Somebody has died. */
export const death = new RegExp(
  `\\b(?:died|dies|dead|deaths?|passed away|passed on|passing away|his passing|her passing|their passing|since (?:he|she|they) (?:went|passed)|(?:he|she|they|who|${kin.source})(?: has|'s|'d| had|'ve)?(?: just| sadly)? passed|funeral|buried|cremat\\w+|his ashes|her ashes|the ashes|headstone|widow\\w*|bereave\\w*|grie(?:f|v\\w+)|mourn\\w*|my late ${kin.source}|(?:lost|losing) (?:(?:my|our|his|her|their|a) (?:\\w+ )?)?${kin.source}|(?:been|be) gone|(?:he|she|${kin.source})(?:'s| is)(?: \\w+)? (?:two|three|four|\\w+) (?:weeks|months|years) gone|(?:he|she|${kin.source})'s gone(?! (?:to|back|out|away|off|and|quiet|into|on|for|all|mad|home))|would(?:'ve| have) been \\d+|before (?:he|she) (?:went|passed)|stillborn|hospice|kept (?:his|her) voice|the departed)\\b`,
);

export const heartbreak =
  /\b(?:my ex|his ex|her ex|exes|broke up|break ?up|broken up|breaking up|dumped|split up|left me|ghosted|boyfriend|girlfriend|cheat\w*|affair)\b/;
