import type { Rule } from './rule.ts';

/** What makes a blow a move in a game, a scene or a word of annoyance, in any of these languages. */
const played =
  'ajedrez juego videojuego partido broma pelicula pelota balon echecs jeu cartes foot tennis match partie film blague ping nerfs systeme schach spiel karten fifa mario witz xadrez jogo futebol brincadeira filme baralho scacchi carte gioco scherzo schaken spel kaarten damspel grapje jaja jajaja haha hahaha lol mdr play playstation remarques insta instagram tiktok facebook twitter dieta dieet';

const kin = {
  es: 'marido|esposo|novio|pareja|padre|papa|madre|mama|hermano|padrastro|tio|abuelo|ex|mujer|novia|esposa|el|ella',
  fr: 'mari|copain|conjoint|compagnon|pere|mere|beaupere|frere|oncle|ex|femme|copine|papa|maman|il|elle',
  de: 'mann|freund|ex|vater|mutter|papa|mama|bruder|stiefvater|onkel|partner|frau|freundin|er|sie',
  pt: 'marido|namorado|parceiro|companheiro|pai|mae|padrasto|irmao|tio|ex|esposo|mulher|namorada|ele|ela',
  it: 'marito|fidanzato|compagno|ragazzo|padre|madre|papa|mamma|patrigno|fratello|zio|ex|moglie|lui|lei',
  nl: 'man|vriend|ex|vader|moeder|papa|mama|stiefvader|broer|oom|partner|vrouw|vriendin|hij|ze|zij',
};

/** Who has no child to bring up in the writer: what they forbid is control. */
const partner = {
  es: 'marido|esposo|novio|pareja|ex|mujer|novia|esposa|exmarido|exnovio',
  fr: 'mari|copain|conjoint|compagnon|ex|femme|copine',
  de: 'mann|freund|ex|partner|frau|freundin|er|exmann|exfreund',
  pt: 'marido|namorado|parceiro|companheiro|ex|esposo|mulher|namorada',
  it: 'marito|fidanzato|compagno|ragazzo|ex|moglie|fidanzata',
  nl: 'man|vriend|ex|partner|vrouw|vriendin',
};

const says: Record<keyof typeof kin, readonly string[]> = {
  es: [
    'MATE ..3 me ..1 agarro|agarra|cogio ..1 cuello|garganta|pelo',
    'KIN ..3 nos ..1 pega|golpea|pego|golpeo',
    'MATE ..4 me ..1 amenaza|amenazo|persigue|acosa',
    'MATE ..4 no me deja ..1 salir|trabajar|ver',
    'MATE ..3 me controla',
    'padrastro|tio|abuelo|vecino me toca|tocaba|manosea|manoseaba',
    'KIN ..4 me ..1 pega|pego|pegaba|golpea|golpeo|golpeaba|maltrata|maltrato|ahorca|ahorco|estrangula|estrangulo|patea|pateo|abofetea|abofeteo|viola|violo|encierra|encerro',
    'KIN ..3 me ha|han|habia ..1 pegado|golpeado|maltratado|estrangulado|violado|encerrado',
    'KIN ..4 me ..1 empuja|empujo ..2 contra|escaleras|pared|suelo',
    'KIN ..4 me ..1 toca|tocaba|toco ..4 noche|noches|cuerpo|partes|miedo|cama',
    'KIN ..3 amenaza|amenazo ..2 con ..1 pegarme|golpearme',
    'KIN ..4 me ..1 obliga|obligo ..2 acostarme|sexo|relaciones',
    'miedo ..2 marido|esposo|novio|padrastro',
  ],
  fr: [
    'MATE ..4 me menace|suit|harcele|controle',
    'KIN ..2 me force|oblige ..1 a ..1 coucher|rapports',
    'MATE ..2 mempeche ..2 sortir|travailler|voir',
    'KIN ..4 me frappe|bat|gifle|etrangle|cogne|viole|tape|frappait|battait|tapait|enferme',
    'KIN ..2 ma|nous ..2 frappe|frappee|battu|battue|gifle|giflee|etrangle|etranglee|cogne|cognee|viole|violee|tape|tapee|enferme|enfermee|poussee',
    'KIN ..2 menace ..2 me frapper|taper|cogner',
    'peur ..1 mon mari|copain|conjoint|compagnon|beaupere',
  ],
  de: [
    'KIN fasst|fasste|begrapscht mich ..3 nachts|an|immer',
    'MATE ..2 verfolgt|stalkt|bedroht mich',
    'MATE ..5 droht|drohte mir',
    'MATE lasst mich nicht ..3 haus|raus|gehen|arbeiten|weg',
    'KIN ..3 schlagt|schlug|wurgt|wurgte|verprugelt|verprugelte|tritt|vergewaltigt|misshandelt|ohrfeigt mich|uns',
    'KIN ..1 hat ..1 mich|uns ..4 geschlagen|verprugelt|gewurgt|getreten|vergewaltigt|misshandelt|geohrfeigt|eingesperrt|angefasst',
    'KIN ..2 mich ..4 geschlagen|gewurgt|verprugelt|vergewaltigt|misshandelt hat',
    'KIN ..2 sperrt mich ..4 ein',
    'angst vor meinem|meiner mann|freund|partner|ex|stiefvater',
  ],
  pt: [
    'KIN ..1 me deu ..1 soco|tapa|chute|murro|socos|tapas',
    'MATE ..2 me ameaca|ameacou|persegue|controla',
    'MATE ..2 nao me deixa ..1 sair|trabalhar|ver',
    'KIN ..3 me ..1 bate|bateu|batia|espanca|espancou|estrangula|estrangulou|enforcou|esganou|agride|agrediu|estuprou|chuta|chutou|tranca|trancou',
    'KIN ..2 bate|bateu|batia|agride|agrediu|violou|espancou|estrangulou me',
    'medo ..2 marido|namorado|padrasto|parceiro|companheiro',
  ],
  it: [
    'KIN ..1 mi ha ..1 dato ..1 pugno|schiaffo|calcio|ceffone|schiaffi|pugni',
    'MATE ..2 mi perseguita|minaccia|controlla|segue',
    'MATE ..2 non mi lascia|fa uscire|lavorare|vedere',
    'KIN ..3 mi ..1 picchia|picchiava|picchiato|picchiata|mena|menava|schiaffeggia|strangola|strangolato|strangolata|violentato|violentata|stuprata',
    'KIN ..3 mi ..1 prende|preso|presa|prendeva ..1 schiaffi|botte|calci|pugni',
    'KIN ..3 mi ..1 mette|messo|metteva le mani addosso|al',
    'paura ..2 marito|compagno|fidanzato|patrigno',
  ],
  nl: [
    'KIN heeft me|mij ..4 geduwd|gestompt|geschopt',
    'MATE ..2 stalkt|bedreigt|achtervolgt|controleert me|mij',
    'MATE laat me|mij niet ..2 buiten|gaan|werken|weg',
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
  says: says[language].map((one) => one.replaceAll('KIN', kin[language]).replaceAll('MATE', partner[language])),
}));
