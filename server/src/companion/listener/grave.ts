import type { Scene } from './reply.ts';
import { inSmall, plainly, theirMessages } from './their-words.ts';

/** Where it may be about life or limb, nothing is waved through by the form of a question. */
const grave =
  /\b(?:(?<!\bdo(?:ing)? (?:the|his|her|mum's|dad's) )pills?|tablets?|paracetamol|overdos\w*|bottle|kill\w* (?:my|your|him|her)self|suicid\w*|end it(?: all)?|can't go on|cant go on|goodbye|want to die|better off dead|self[- ]?harm\w*|cut(?:s|ting)? (?:my|her|him|your|them)sel\w+|hits|hit (?:me|her|him|my|them)|beats?|beat (?:me|him|her)|shook (?!(?:his|her|their|my|your|our|the|everyone's) (?:hands?|head)|hands)|shak(?:e|ing) (?:my (?!hands?|head)|the (?!hand)|him|her (?!hand))|touch(?:ed|es|ing) me|rap(?:ed?|ist)|abus\w*|assault\w*|grabbed|grop\w*|molest\w*|forced me|threat\w*|knife|gun|starv\w*|purg\w*|calories|fasting|on \d{3,4} a day|relaps\w*|everything's gone|no point|dementia|alzheimer\w*|(?:doesn't|does not|don't) (?:remember|recogni[sz]e|know) me|bleed\w*|chest pain|in danger)\b/;

/** Whether what they say now, or in the two messages before, may be about life or limb. */
export const isGrave = ({ reading, turn }: Pick<Scene, 'reading' | 'turn'>): boolean =>
  grave.test([...plainly(theirMessages(turn), 2), inSmall(reading.text)].join('\n'));
