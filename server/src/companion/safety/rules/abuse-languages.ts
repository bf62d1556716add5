import type { Rule } from './rule.ts';

/** What makes a blow a move in a game, a scene or a word of annoyance, in any of these languages. */
const played =
  'ajedrez juego videojuego partido broma pelicula pelota balon echecs jeu cartes foot tennis match partie film blague ping nerfs systeme schach spiel karten fifa mario witz xadrez jogo futebol brincadeira filme baralho scacchi carte gioco scherzo schaken spel kaarten damspel grapje';

const kin = {
  es: 'marido|esposo|novio|pareja|padre|papa|madre|mama|hermano|padrastro|tio|abuelo|ex|mujer|novia|esposa|el|ella',
  fr: 'mari|copain|conjoint|compagnon|pere|mere|beaupere|frere|oncle|ex|femme|copine|papa|maman|il|elle',
  de: 'mann|freund|ex|vater|mutter|papa|mama|bruder|stiefvater|onkel|partner|frau|freundin|er|sie',
  pt: 'marido|namorado|parceiro|companheiro|pai|mae|padrasto|irmao|tio|ex|esposo|mulher|namorada|ele|ela',
  it: 'marito|fidanzato|compagno|ragazzo|padre|madre|papa|mamma|patrigno|fratello|zio|ex|moglie|lui|lei',
  nl: 'man|vriend|ex|vader|moeder|papa|mama|stiefvader|broer|oom|partner|vrouw|vriendin|hij|ze|zij',
};

const says: Record<keyof typeof kin, readonly string[]> = {
  es: [
    'KIN ..4 me ..1 pega|pego|pegaba|golpea|golpeo|golpeaba|maltrata|maltrato|ahorca|ahorco|estrangula|estrangulo|patea|pateo|abofetea|abofeteo|viola|violo|encierra|encerro',
    'KIN ..3 me ha|han|habia ..1 pegado|golpeado|maltratado|estrangulado|violado|encerrado',
    'KIN ..4 me ..1 empuja|empujo ..2 contra|escaleras|pared|suelo',
    'KIN ..4 me ..1 toca|tocaba|toco ..4 noche|noches|cuerpo|partes|miedo|cama',
    'KIN ..3 amenaza|amenazo ..2 con ..1 pegarme|golpearme',
    'KIN ..4 me ..1 obliga|obligo ..2 acostarme|sexo|relaciones',
    'miedo ..2 marido|esposo|novio|padrastro',
  ],
  fr: [
    'KIN ..4 me frappe|bat|gifle|etrangle|cogne|viole|tape|frappait|battait|tapait|enferme',
    'KIN ..2 ma|nous ..2 frappe|frappee|battu|battue|gifle|giflee|etrangle|etranglee|cogne|cognee|viole|violee|tape|tapee|enferme|enfermee|poussee',
    'KIN ..2 menace ..2 me frapper|taper|cogner',
    'peur ..1 mon mari|copain|conjoint|compagnon|beaupere',
  ],
  de: [
    'KIN ..3 schlagt|schlug|wurgt|wurgte|verprugelt|verprugelte|tritt|vergewaltigt|misshandelt|ohrfeigt mich|uns',
    'KIN ..1 hat ..1 mich|uns ..4 geschlagen|verprugelt|gewurgt|getreten|vergewaltigt|misshandelt|geohrfeigt|eingesperrt|angefasst',
    'KIN ..2 mich ..4 geschlagen|gewurgt|verprugelt|vergewaltigt|misshandelt hat',
    'KIN ..2 sperrt mich ..4 ein',
    'angst vor meinem|meiner mann|freund|partner|ex|stiefvater',
  ],
  pt: [
    'KIN ..3 me ..1 bate|bateu|batia|espanca|espancou|estrangula|estrangulou|enforcou|esganou|agride|agrediu|estuprou|chuta|chutou|tranca|trancou',
    'KIN ..2 bate|bateu|batia|agride|agrediu|violou|espancou|estrangulou me',
    'medo ..2 marido|namorado|padrasto|parceiro|companheiro',
  ],
  it: [
    'KIN ..3 mi ..1 picchia|picchiava|picchiato|picchiata|mena|menava|schiaffeggia|strangola|strangolato|strangolata|violentato|violentata|stuprata',
    'KIN ..3 mi ..1 prende|preso|presa|prendeva ..1 schiaffi|botte|calci|pugni',
    'KIN ..3 mi ..1 mette|messo|metteva le mani addosso|al',
    'paura ..2 marito|compagno|fidanzato|patrigno',
  ],
  nl: [
    'KIN ..3 slaat|sloeg|wurgt|wurgde|schopt|schopte|mishandelt|mishandelde|verkracht|verkrachtte me|mij|ons',
    'KIN ..2 heeft|had ..2 me|mij ..4 geslagen|gewurgd|geschopt|mishandeld|verkracht|opgesloten',
    'bang voor mijn|me man|vriend|stiefvader|ex|partner',
  ],
};

/**
 * Somebody at home who hurts the writer, told in six other languages: a floor of outspoken statements and no more (docs/safety.md).
 * Accents are gone by the time these are read.
 */
export const abuseLanguages: readonly Rule[] = (['es', 'fr', 'de', 'pt', 'it', 'nl'] as const).map((language) => ({
  id: `abuse.${language}`,
  firm: true,
  need: 'abuse',
  level: 'elevated',
  negation: 'ignored',
  subject: 'writer',
  unless: played,
  says: says[language].map((one) => one.replaceAll('KIN', kin[language])),
}));
