const fixed = [
  "\\b(?:couldn'?t be (?:happier|better|more thrilled)|living the dream|lucky me|yay me|go me|love that for me|just what i needed|just (?:great|perfect|brilliant|wonderful|lovely|peachy|fantastic)(?=[.!,]|$)|always wanted (?:more|a(?:nother)?) |how (?:very )?(?:kind|nice|generous|thoughtful|lovely) (?:of (?:him|her|them|you)|for (?:him|her|them|you))|what an? (?:treat|joy|privilege|shock|surprise)(?=[.!,]|$)|big (?:surprise|shock)|so that'?s (?:nice|great|fun)|happy \\d+\\w* to me|it'?s all very funny|really helpful,? (?:that|thanks))",
  // 'Doc says stop lifting. Great, thanks doc.'
  '\\b(?:great|cheers|brilliant|lovely|thanks)(?:,? thanks| a (?:lot|bunch|million))?,? (?:thanks )?(?:doc|doctor|boss|mum|mom|dad|life|universe|hr|karen|guys|mate)(?=[.!]|$)',
  "^(?:well,? |ah,? |oh,? )+(?:joy|great|goody|wonderful|lovely|fantastic|brilliant|perfect|how nice|i'?m (?:so )?thrilled|thrilled)\\b",
  '^(?:fantastic|wonderful|awesome|great|brilliant|lovely|marvellous|perfect)[.,!]? (?!news|thanks|idea|day|to|that|time|chat)',
];

/**
 * Praise that means its opposite: 'oh I'm thrilled, couldn't be happier', 'great, thanks doc'. Set phrases only: what might be
 * meant as it stands is taken as it stands.
 */
export const ironic = new RegExp(fixed.join('|'), 'i');
