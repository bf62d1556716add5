import type { Rule } from './rule.ts';

/**
 * The core of Spanish, French, German and Portuguese, a floor and no more (docs/safety.md): outspoken statements
 * only, no idioms, no quiet hints. Accents are gone by the time these are read.
 */
export const languages: readonly Rule[] = [
  {
    id: 'suicide.es',
    need: 'suicide',
    level: 'elevated',
    intent: true,
    says: [
      'suicidio|suicidarme|suicidar|suicidarse|suicida',
      'quiero|quisiera|deseo|ganas|gustaria|prefiero|necesito|ojala ..2 morir|morirme|muerta|muerto|matarme|muera|desaparecer',
      'quiero|voy|pienso|pensado|pensando|intente|intentado|ganas ..2 matar|matarme|suicidarme|quitarme|ahorcarme|cortarme',
      'me ..1 quiero|voy ..1 a? matar|morir|suicidar',
      'cansado|cansada|harto|harta de vivir|la',
      'sin|ningun sentido|ganas ..2 vivir|vida',
      'acabar|terminar|acabo con mi? vida|todo',
      'quitarme la vida',
      'mejor ..2 sin mi',
      'estaria|estarian mejor muerto|muerta|sin',
      'hacerme dano',
    ],
  },
  {
    id: 'suicide.fr',
    need: 'suicide',
    level: 'elevated',
    intent: true,
    says: [
      'suicider|suicidaire|suicidaires',
      'veux|voudrais|envie|aimerais|prefere|souhaite ..2 mourir|crever|tuer|disparaitre',
      'veux|vais|envie|essaye|voulu|pense ..2 me tuer|suicider|pendre',
      'en finir avec? la? vie',
      'en finir $',
      'vie ..4 peine|sens',
      'envie ..1 den finir',
      'mettre fin a mes|ma jours|vie',
      'mieux ..3 sans moi',
      'me faire du mal',
    ],
  },
  {
    id: 'suicide.de',
    need: 'suicide',
    level: 'elevated',
    intent: true,
    says: [
      'selbstmord|suizid|suizidgedanken|selbstmordgedanken|suizidal|lebensmude|freitod',
      'will|mochte|wollte|wunsche|wurde|wunschte ..3 sterben|tot|umbringen|toten|verschwinden',
      'mich|mir ..1 umbringen|umzubringen|toten|erhangen|ritzen|leben',
      'mir ..1 das leben nehmen',
      'besser ..2 ohne mich',
      'ritze mich',
    ],
  },
  {
    id: 'suicide.pt',
    need: 'suicide',
    level: 'elevated',
    intent: true,
    says: [
      'suicidio|suicidar|suicida',
      'quero|queria|vontade|penso|pensando|prefiro|desejo|vou|tentei ..2 morrer|matar|suicidar|morto|morta|desaparecer',
      'me matar',
      'sentido ..2 viver|vida',
      'cansado|cansada de viver',
      'matar me',
      'acabar|tirar com? ..1 minha vida|tudo',
      'melhor ..2 sem mim',
      'me cortar|machucar',
    ],
  },
  {
    id: 'suicide.es',
    need: 'suicide',
    level: 'elevated',
    negation: 'ignored',
    says: ['no quiero|puedo|deseo|vale|tiene ..2 vivir|viviendo|seguir|existir|estar|vida ..1', 'no tengo ..2 vivir'],
  },
  {
    id: 'suicide.fr',
    need: 'suicide',
    level: 'elevated',
    negation: 'ignored',
    says: [
      'ne|nai|nen ..1 veux|peux|envie|vois|sers ..3 vivre|exister|continuer|etre|la ..1',
      'veux plus|pas ..1 vivre|etre|exister|continuer',
      'plus|pas envie de vivre',
      'jen|en peux plus ..5 vie|finir|vivre|mourir',
    ],
  },
  {
    id: 'suicide.de',
    need: 'suicide',
    level: 'elevated',
    negation: 'ignored',
    says: [
      'nicht|keine ..2 leben|lebe|lust|mehr ..1 mehr|leben|da|zu',
      'nicht mehr leben|da|weiterleben|weiter|aufwachen',
    ],
  },
  {
    id: 'suicide.pt',
    need: 'suicide',
    level: 'elevated',
    negation: 'ignored',
    says: ['sentido ..2 viver|vida', 'nao quero|aguento|consigo|tenho|vale ..3 viver|existir|continuar|vida|acordar'],
  },
];
