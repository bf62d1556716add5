export const kin =
  '(?:mum|mom|mam|mummy|mother|dad|father|papa|parents?|husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?|ex|son|daughter|kids?|child|sisters?|brothers?|friends?|mate|nan|nana|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|aunt|auntie|aunty|uncle|cousin|niece|nephew|neighbou?r|boss|colleague|flatmate|roommate|dog|cat|puppy|he|she)';

export const oneself = /\b(?:i|i'm|im|i've|ive|i'd|my|me)\b/;
