import { notNames } from '../reading/given-names.ts';
import { is, knows, parse } from '../reading/grammar.ts';
import { countOf } from '../reading/text.ts';
import type { Situation } from './follow-ups.ts';
import { type Barely, openings, unreadable } from './lines/barely-said.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';

const link = /(?:https?:\/\/|www\.)\S+|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|uk|gov|edu|de|fr|info)(?:\/\S*)?$/i;
const code =
  /<\/?[a-z][\w-]*(?:\s[^<>]*)?>|\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|DROP TABLE)\b.*(?:\bFROM\b|\bSET\b|\bVALUES\b|;)|\b(?:function|def|class|const|let|var|import|from|public|private|return|void|int|for|while|if)\b[^.!?\n]*(?:[({=;:]|\bimport\b|$)[\s\S]*[;{}()=]|^\s*[[{][\s\S]*[\]}]\s*$|#include|=>|\]\(|\$\{/m;
const marks = /[{}<>;=()[\]"'`\\|*$#/]/g;
const isCode = (text: string): boolean => {
  const found = text.match(marks)?.length ?? 0;
  return found >= 3 && found / text.length >= 0.07 && code.test(text) && !/\b(?:I'm|I am|my|me)\b/.test(text);
};
/** As long as no word is. */
const longest = 40;

/**
 * What cannot be read is said to be so, and never said back: a link, code, one endless word. `greet` is how somebody is met who
 * opens a talk with hardly a word. Undefined where there is something to read.
 */
export function answerBarelySaid(scene: Scene, greet: (scene: Scene) => Situation): Situation | undefined {
  const said = scene.turn.message.trim().replace(/\uFE0F/g, '');
  const { reading, state } = scene;
  const unread = reading.heavy ? undefined : unreadOf(said);
  if (unread) return meet(scene, unread);
  if (state.turn > 1 || reading.heavy || reading.act === 'foreign') return undefined;
  const opening = openingOf(scene, said.replace(/\bok(?:ay)?\b[.,! ]*/gi, '').trim() || said);
  if (opening === 'greeting') return greet(scene);
  return opening && meet(scene, openings[opening], blankOf(said));
}

function unreadOf(said: string): Barely | undefined {
  // Joiners and marks of direction are no letters either.
  if (said.replace(/[\s\p{C}\u2800\u3164]/gu, '') === '') return unreadable.nothing;
  if (link.test(said) && countOf(said.replace(new RegExp(link, 'gi'), '')) <= 5) return unreadable.link;
  if (isCode(said)) return unreadable.code;
  const words = said.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length <= 3 && /^(\p{L})\1{5,}[!.?]*$/iu.test(said)) return unreadable.sound;
  if (words.length <= 6 && words.some((word) => word.length > longest && /\p{Script=Latin}|\d/u.test(word)))
    return unreadable.longWord;
  const kinds = new Set(words.map((word) => word.toLowerCase()));
  return words.length >= 8 && kinds.size <= 2 ? unreadable.overAndOver : undefined;
}

function meet(scene: Scene, { hear, ask }: Barely, c?: string): Situation {
  const name = scene.turn.person.firstName.trim();
  scene.draft.add(hear, { c, comma_name: name ? `, ${name}` : '' });
  endAsking(scene, ask, { c });
  return 'light';
}

const alone: readonly [keyof typeof openings | 'greeting', RegExp][] = [
  [
    'greeting',
    /^(?:(?:hi+|he+y+|hello+|yo|hiya|ok(?:ay)?|k+|yes|yeah|yep|sure|right|well hello|fine|good|alright|all right|no+|nope|nah|nothing|nvm|never ?mind)[ ,!.]*)+(?:wren)?[ !.]*$|^wren[ !.]*$/i,
  ],
  ['greeting', /^(?:👋|🙂|😊|👍|🙏|❤?|💕|💛|🌸|☀?|🐶|🐱|🤗|😀|😃|<3|:-?\)|;-?\)|=\)|\s|\p{Emoji_Modifier})+$/u],
  [
    'hard',
    /^(?:[😭😢😔💔😞🥺🥲🤧😩😫😣😖☹🙁😟😥😰😨😓😪😿🥀😵🤕🤒🤢🤮🙃💀😶😐😑🫠🫥\s]|\p{Emoji_Modifier}|:'?-?[(/|[]+|\(+|=\()+$/u,
  ],
  ['angry', /^(?:[😡🤬😠😤👿🖕\s])+$/u],
  ['good', /^(?:[🎉🥳🎊🏆✨🔥💪😄😁😍🤩💃🕺👶🍾\s])+$|^(?:ye+s{3,}|woo+h?o*|ya+y+)!*$/iu],
  ['laugh', /^(?:l(?:o|ol)+l?|lmf?ao+|rofl|(?:ha){2,}h?|(?:he){2,}|xd+|[😂🤣😆😅😹\s]+)[.! ]*$/iu],
  [
    'sigh',
    /^(?:meh+|u+gh+|argh+|sigh+s*|ble+h+|pff+t?|oof+|whatever|bleurgh|no{3,}|a{3,}r*g*h*|z{3,}|😴+|💤+)[.!… ]*$/iu,
  ],
  [
    'unsure',
    /^(?:idk|i (?:don'?t|dont|do not) know|dunno|no idea|not sure|maybe|perhaps|🤷\S*|¯\\_\(ツ\)_\/¯)[.!… ]*$/iu,
  ],
  [
    'wondering',
    /^(?:[?¿!]*[?¿][?¿!]*|(?:what|how|why|huh|hello|wren|who|anybody|hi|hey|yes|(?:is )?any ?(?:one|body) (?:there|here|home))\?*|\/help|\/?(?:start|menu|info)|null|undefined|nan|\[object object\]|lorem ipsum.*)$/i,
  ],
  ['silent', /^(?:[.…,·\-–—!*#_~'"`:;¯]+|[hu]+m+|er+m*|uh+|eh+|[a-z])[.!…]*$/i],
  ['goOn', /^(?:so|well|and|but|because|please|i|me|first|listen|look|um so|anyway|it'?s|it|also)[.,…! ]*$/i],
  ['number', /^[\d\s.,/+%:-]*\d[\d\s.,/+%:-]*$/],
  [
    'person',
    /^(?:(?:my )?(?:mum|mom|mam|dad|mother|father|husband|wife|ex|boyfriend|girlfriend|partner|sister|brother|son|daughter|boss|friend|best friend|nan|gran|grandma|grandad|grandpa|him|her|them|he|she|they))[.!… ]*$/i,
  ],
  [
    'subject',
    /^(?:(?:my )?(?:work|money|love|school|uni|family|job|sleep|food|life|home|exams?|body|health|marriage|debt|rent|christmas|future|past|divorce|sex|faith|god)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)[.!… ]*$/i,
  ],
  ['picture', /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200D\s])+$/u],
];

function openingOf({ reading }: Scene, said: string): keyof typeof openings | 'greeting' | undefined {
  const found = alone.find(([, pattern]) => pattern.test(said))?.[0];
  if (found) return found;
  if (isName(said)) return 'name';
  const tellsNothing =
    reading.feelings.length === 0 && reading.topics.length === 0 && reading.act === 'share' && reading.mood !== 'hard';
  return tellsNothing && /^(?!nobody|everyone|everything|alone)\p{L}{3,20}[.!]*$/iu.test(said) ? 'word' : undefined;
}

/** A given name that the language knows, or one word with a capital that it does not know at all. */
function isName(said: string): boolean {
  const word = /^(\p{L}{2,15})[.!?]?$/u.exec(said)?.[1];
  if (word === undefined || notNames.test(word)) return false;
  const written = word.charAt(0).toUpperCase() + word.slice(1);
  return (
    is(parse(written)[0]?.words[0], 'FirstName', 'MaleName', 'FemaleName') ||
    (written === word && word.length <= 8 && !knows(word.toLowerCase()))
  );
}

/** What they said, as it stands in a sentence of Wren's. */
function blankOf(said: string): string {
  const bare = said.replace(/[.!?… ]+$/, '');
  if (isName(bare)) return bare.charAt(0).toUpperCase() + bare.slice(1);
  const small = bare.toLowerCase();
  return small === 'god' || /day$/.test(small)
    ? small.charAt(0).toUpperCase() + small.slice(1)
    : small.replace(/^my /, 'your ');
}
