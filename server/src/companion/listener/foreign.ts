import { linesFor } from '@wren/contract/crisis.ts';
import type { Language } from '../reading/reading.ts';
import { keyOf, sentencesOf } from './sentences.ts';

/** Said to someone who writes in a language this voice does not know well: true, in their language where there is one here. */
const honest: Record<Exclude<Language, 'en'>, readonly [string, string]> = {
  es: [
    'Gracias por escribir. Soy Wren, un programa de ordenador, y solo entiendo bien el inglés, así que no quiero fingir que te entiendo del todo.',
    'Si puedes, escríbeme en inglés, aunque sean pocas palabras.',
  ],
  fr: [
    "Merci de m'avoir écrit. Je suis Wren, un programme informatique, et je ne comprends bien que l'anglais ; je préfère ne pas faire semblant.",
    'Si c’est possible, écris-moi en anglais, même avec peu de mots.',
  ],
  de: [
    'Danke, dass du schreibst. Ich bin Wren, ein Computerprogramm, und verstehe nur Englisch gut; ich möchte nicht so tun, als wäre es anders.',
    'Wenn du kannst, schreib mir auf Englisch, ein paar Worte genügen.',
  ],
  pt: [
    'Obrigado por escrever. Sou o Wren, um programa de computador, e só entendo bem inglês; prefiro não fingir que entendi tudo.',
    'Se puder, escreva em inglês, mesmo que sejam poucas palavras.',
  ],
  it: [
    'Grazie per avermi scritto. Sono Wren, un programma per computer, e capisco bene solo l’inglese; preferisco non fingere.',
    'Se puoi, scrivimi in inglese, anche con poche parole.',
  ],
  nl: [
    'Bedankt voor je bericht. Ik ben Wren, een computerprogramma, en ik begrijp alleen Engels goed; ik wil niet doen alsof het anders is.',
    'Als het kan, schrijf me in het Engels, een paar woorden zijn genoeg.',
  ],
  pl: [
    'Dziękuję za wiadomość. Jestem Wren, program komputerowy, i dobrze rozumiem tylko angielski; nie chcę udawać, że jest inaczej.',
    'Jeśli możesz, napisz po angielsku, wystarczy kilka słów.',
  ],
  other: [
    "Thank you for writing. I'm Wren, a computer program, and English is the only language I know well, so I won't pretend to have followed.",
    'If you can, write to me in English; a few words are enough.',
  ],
};

const inDanger: Record<Exclude<Language, 'en'>, string> = {
  es: 'Si estás en peligro o piensas en hacerte daño, llama ahora:',
  fr: 'Si tu es en danger ou si tu penses à te faire du mal, appelle maintenant :',
  de: 'Wenn du in Gefahr bist oder daran denkst, dir etwas anzutun, ruf bitte jetzt an:',
  pt: 'Se estiver em perigo ou pensar em se magoar, ligue agora:',
  it: 'Se sei in pericolo o pensi di farti del male, chiama subito:',
  nl: 'Als je in gevaar bent of eraan denkt jezelf iets aan te doen, bel dan nu:',
  pl: 'Jeśli grozi Ci niebezpieczeństwo lub myślisz o zrobieniu sobie krzywdy, zadzwoń teraz:',
  other: 'If you are in danger or thinking of hurting yourself, please call now:',
};

/** Said when the first two have been said. */
const further: Record<Exclude<Language, 'en'>, readonly [string, string]> = {
  es: [
    'Leo lo que escribes, aunque solo lo entienda a medias; unas palabras en inglés me bastan.',
    'Y si corres peligro, hay personas que te escuchan ahora mismo:',
  ],
  fr: [
    'Je lis ce que tu écris, même si je ne comprends pas tout ; quelques mots en anglais suffisent.',
    'Et si tu es en danger, des gens sont là pour t’écouter maintenant :',
  ],
  de: [
    'Ich lese, was du schreibst, auch wenn ich nicht alles verstehe; ein paar Worte auf Englisch reichen.',
    'Und wenn du in Gefahr bist, hören dir dort jetzt Menschen zu:',
  ],
  pt: [
    'Leio o que escreve, mesmo sem entender tudo; bastam algumas palavras em inglês.',
    'E se estiver em perigo, há pessoas que ouvem agora:',
  ],
  it: [
    'Leggo quello che scrivi, anche se non capisco tutto; bastano poche parole in inglese.',
    'E se sei in pericolo, qui ci sono persone che ti ascoltano adesso:',
  ],
  nl: [
    'Ik lees wat je schrijft, ook al begrijp ik niet alles; een paar woorden Engels zijn genoeg.',
    'En als je in gevaar bent, luisteren daar nu mensen naar je:',
  ],
  pl: [
    'Czytam, co piszesz, choć nie wszystko rozumiem; wystarczy kilka słów po angielsku.',
    'A jeśli grozi Ci niebezpieczeństwo, tam ktoś Cię teraz wysłucha:',
  ],
  other: [
    "I read what you write, even if I can't follow it; a few words of English are enough.",
    'And if you are in danger, people are listening there now:',
  ],
};

/** `said` holds the keys of sentences said before; `country` chooses the crisis line, as everywhere. */
export function answerForeign(language: Language, said: readonly string[], country: string | undefined): string {
  const key = language === 'en' ? 'other' : language;
  const [first, ask] = honest[key];
  const [nearest] = linesFor(country, 'suicide');
  const line = nearest
    ? `${nearest.name}${nearest.call ? ` (${nearest.call})` : nearest.chat ? ` (${nearest.chat})` : ''}`
    : '';
  // Said in full once; after that only what has not been said, and always the line.
  const unsaid = (text: string) => (sentencesOf(text).some((sentence) => said.includes(keyOf(sentence))) ? '' : text);
  const again = unsaid(first) === '' && unsaid(ask) === '';
  if (again) return [unsaid(further[key][0]), line ? `${further[key][1]} ${line}.` : ''].filter(Boolean).join(' ');
  return [unsaid(first), unsaid(ask), line ? `${inDanger[key]} ${line}.` : ''].filter(Boolean).join(' ');
}
