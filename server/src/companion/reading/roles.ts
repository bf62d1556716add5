/** Words for who somebody is to them, by how they are spoken of. */
export const she =
  'mother|mom|mum|mam|mama|mommy|mummy|sister|wife|girlfriend|daughter|grandmother|grandma|gran|nan|nana|granny|aunt|auntie|aunty|niece|stepmother|stepmom|stepmum|stepdaughter|ex-wife|ex-girlfriend|mother-in-law|sister-in-law|daughter-in-law|goddaughter|fiancée|landlady';
export const he =
  'father|dad|papa|daddy|brother|husband|boyfriend|son|grandfather|grandpa|grandad|uncle|nephew|stepfather|stepdad|stepson|ex-husband|ex-boyfriend|father-in-law|brother-in-law|son-in-law|godson|fiancé';
export const several =
  'friends|mates|parents|family|kids|children|coworkers|colleagues|cousins|team|siblings|brothers|sisters|sons|daughters|in-laws|grandparents|grandchildren|classmates|flatmates|roommates|housemates|neighbours|neighbors|bosses|managers|lads|girls|aunts|uncles';
export const one =
  'partner|friend|best friend|best mate|mate|kid|child|baby|boss|manager|supervisor|coworker|colleague|teacher|professor|tutor|coach|director|roommate|flatmate|housemate|neighbour|neighbor|ex|cousin|crush|fiancee|fiance|spouse|doctor|therapist|landlord|line manager|teenager|toddler|grandson|granddaughter|twin|lecturer|mentor|apprentice|client|editor|godmother|godfather|stepchild';
export const animals = 'dog|cat|puppy|kitten|pet|horse|rabbit';
/** Those one may know as 'the manager', without a 'my'. */
export const ofTheHouse =
  'boss|manager|supervisor|director|teacher|professor|tutor|coach|landlord|landlady|head teacher|head|principal|foreman|line manager|team leader|team lead|consultant|midwife|vicar|conductor|owner|headmaster|neighbour|neighbor|lecturer|secretary|warden|matron|receptionist';

export const ofShe = new RegExp(`\\b(?:${she})$`);
export const ofHe = new RegExp(`\\b(?:${he})$`);
export const ofSeveral = new RegExp(`\\b(?:${several})$`);
export const ofAnimals = new RegExp(`\\b(?:${animals})s?$`);
export const anyRole = new RegExp(`^(?:${she}|${he}|${one}|${ofTheHouse})$`);
