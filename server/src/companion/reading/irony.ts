const fixed = [
  "\\b(?:living (?:the dream|my best life)|lucky me|yay me|go me|love that for me|just what i needed|just (?:great|perfect|brilliant|wonderful|lovely|peachy|fantastic)(?=[.!,]|$)|always wanted (?:more|a(?:nother)?) |how (?:very )?(?:kind|nice|generous|thoughtful|lovely) (?:of (?:him|her|them|you)|for (?:him|her|them|you))|what an? (?:treat|joy|privilege|shock|surprise)(?=[.!,]|$)|big (?:surprise|shock)|so (?:that'?s|thats) (?:nice|great|fun|cool|lovely|brilliant)|happy \\d+\\w* to me|it'?s all very funny|really helpful,? (?:that|thanks)|truly (?:cured|blessed|inspir\\w+))",
  // 'Doc says stop lifting. Great, thanks doc.'
  '(?<!\\b(?:said|says|say|goes|went|and|of) )\\b(?:great|cheers|brilliant|lovely|thanks)(?:,? thanks| a (?:lot|bunch|million))?,? (?:thanks )?(?:doc|doctor|boss|mum|mom|dad|life|universe|hr|karen|guys|mate)(?=[.!]|$)',
  "^(?:well,? |ah,? |oh,? )+(?:joy|great|goody|wonderful|lovely|fantastic|brilliant|perfect|how nice|i'?m (?:so )?thrilled|thrilled|i(?:'?m| am) (?:doing |just )?(?:so |absolutely )?(?:amazing|great|fantastic|wonderful|brilliant|fabulous|superb))\\b(?![^.]*\\bthank)",
  // 'Lovely sunset tonight' is meant.
  '^(?:fantastic|wonderful|awesome|great|brilliant|lovely|marvellous|perfect)(?:[.,!] |(?= (?:another|now|so|more|just)\\b) )(?!news|thanks|idea|day|to|that|time|chat)',
];

/** Words that may be meant, unless what stands beside them cannot be. */
const soft =
  "\\b(?:couldn'?t be (?:happier|better|more thrilled)|best (?:day|week|year|birthday|christmas) ever(?=[.,]|$)|(?:absolutely |totally |really )?(?:thriving|smashing it|nailing it|crushing it|winning at life|killing it)(?=[.!,]| here| rn| over here|$)|dream come true|(?:10|ten) out of (?:10|ten)|10/10|so helpful|cheers for that|what an? (?:joy|treat|hono[u]?r|privilege))";
const sour =
  '(?:\\b(?:mould\\w*|cry|cried|crying|cereal|floor|dump\\w*|fired|sacked|fail\\w*|broke|bill|overdue|rent|[34] ?am|no sleep|alone|nobody|no one|forgot|cancell?ed|late|lost|unread|ignored|again|landlord|vomit\\w*|sick|dishes|laundry|overdraft|divorce|ex|hungover|parking ticket|(?:cut|took|docked|moved) my|pay cut|redundan\\w*|flat tyre|quotes|aunt\\w*|number (?:four|five|six|3|4|5))\\b|🙃|🙄|💀)';

/**
 * Praise that means its opposite: 'oh I'm thrilled, couldn't be happier', 'great, thanks doc'. Set phrases only, and the softer
 * ones only beside something sour: what might be meant as it stands is taken as it stands.
 */
export const ironic = new RegExp(`${fixed.join('|')}|${soft}(?=[\\s\\S]*${sour})|${soft}(?<=${sour}[\\s\\S]*)`, 'i');
