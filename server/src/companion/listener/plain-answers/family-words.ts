/** How people speak of their families, for the answers about children and about relatives. */

export const mother = 'mums?|moms?|mam|mama|mammy|mummy|mother';

export const father = 'dads?|daddy|papa|father|old man';

export const parent = `${mother}|${father}|parents?|folks|step(?:mum|mom|dad|mother|father)`;

export const sibling = 'brothers?|sisters?|siblings?|bro|sis|step(?:brother|sister)s?|half[- ](?:brother|sister)s?';

export const partner = 'boyfriend|girlfriend|husband|wife|partner|bf|gf|fianc\\w*|boss|manager|colleagues?|crush';

export const shouting =
  'shout(?:ed|ing)?|yell(?:ed|ing)?|scream(?:ed|ing)? at|screamed|lost (?:it|my (?:temper|rag|patience|cool))|tempers?|snapp(?:ed|ing)|(?:went|go) off (?:on one|at)|flew off the handle|bellow(?:ed|ing)|roar(?:ed|ing)|outburst|blew up|ratty|(?:lose|losing) (?:it|my temper|your temper)|smacked|slammed|threw';
