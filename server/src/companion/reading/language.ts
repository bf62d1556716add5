import { wordTable } from '../word-table.ts';
import type { Language } from './reading.ts';

/** The commonest small words of each language that are not also common in English. */
const marks: Record<Exclude<Language, 'en' | 'other'>, string> = {
  es: 'y madre padre vivo lejos está estás hoy muy sola solo cansada cansado trabajo familia vida siempre el la los las que de en por para con una pero muy estoy me siento mi hola no sé porque como tengo nadie nada mal ayuda quiero triste esta soy yo puedo hablar',
  fr: 'et fatigué fatiguée journée passé mauvaise jour travail famille seule seul le les des est une pour dans je suis ne pas que qui mais avec mon ma très sur ça bonjour moi me sens mal triste personne rien aide besoin vous parler du la de et',
  de: 'ich und der die das nicht ist ein eine bin mir mich mit für aber auch sehr habe hallo kann wie zu geht es mein meine niemand traurig schlecht hilfe fühle keine auf',
  pt: 'o os uma para com não mas muito estou me sinto minha meu que de em eu olá oi você ninguém nada mal ajuda quero triste porque sou posso falar tenho está',
  it: 'il lo gli una per con non ma molto sono mi sento mia mio che di ciao nessuno niente male aiuto voglio triste perché ho sto parlare posso anche è',
  nl: 'het een ik ben niet van en de dat maar met voor mijn heel voel me hallo niemand niks slecht hulp wil verdrietig omdat heb kan praten ook alleen gaat',
  pl: 'nie jest się jestem mam mnie to na że ale bardzo moja mój cześć nikt nic źle pomoc chcę smutny smutna bo czuję mogę rozmawiać jak i w z do',
};

const english = new Set(
  "the and to of a in is it i'm i my me you that was for on with not but have so are this be just do don't can't what he she they we at about feel like all no know when am been had how out get if would there because had from help want need hi hey hello yes yeah ok okay thanks sad tired bad good really very work today nothing everyone nobody me him her them did day why never always going go".split(
    ' ',
  ),
);

const vocabulary = Object.fromEntries(
  Object.entries(marks).map(([language, list]) => [language, new Set(list.split(' '))]),
) as Record<string, Set<string>>;

/** The language a message is written in, English when there is no good reason to think otherwise. */
export function readLanguage(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'en';
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin / letters < 0.5) return 'other';
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const share = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length / words.length;
  const scores = Object.entries(vocabulary).map(([language, set]) => ({
    language: language as Language,
    score: share(set),
  }));
  const best = scores.sort((a, b) => b.score - a.score)[0];
  if (!best || words.length < 2) return greetings[words[0] ?? ''] ?? 'en';
  const here = share(english);
  const accented = /[àâäáãåçéèêëíìîïñóòôöõøúùûüßąćęłńśźż¿¡]/i.test(text);
  if (best.score >= 0.3 && best.score > here + 0.1) return best.language;
  if (best.score >= 0.2 && accented && here < 0.2) return best.language;
  return 'en';
}

const greetings = wordTable<Language>({
  buenas: 'es',
  hola: 'es',
  bonjour: 'fr',
  salut: 'fr',
  hallo: 'de',
  olá: 'pt',
  ciao: 'it',
  cześć: 'pl',
});

/** Letters with no words in them: 'asdkjh', 'qqqq', '....'. */
export function isGibberish(text: string, knownWords: number): boolean {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  if (words.length === 0) return true;
  const odd = words.filter((word) => !english.has(word) && looksOdd(word)).length;
  return knownWords === 0 && odd / words.length > 0.5;
}

function looksOdd(word: string): boolean {
  if (/^(?:h+m+|m+h*m+|a+h+|o+h+|u+g+h+|pff+t?|shh+|brr+|zz+)$/.test(word)) return false;
  if (word.length <= 2) return !/^(?:ok|hi|yo|no|mm|oh|ah|eh|ya|ty|so|up|tv|ex)$/.test(word);
  return (
    /[bcdfghjklmnpqrstvwxz]{5}/.test(word) ||
    !/[aeiouy]/.test(word) ||
    /(.)\1{2}/.test(word) ||
    /(?:asd|sdf|dfg|fgh|hjk|jkl|qwe|wer|zxc|xcv)/.test(word)
  );
}
