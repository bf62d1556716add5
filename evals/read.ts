import {
  anotherAuthor,
  conversations,
  nightPeople,
  nightPeopleAside,
  strangers,
  strangersBlind,
  twoAuthors,
  unseenPeople,
} from './conversations/all.ts';
import { hold, openVoice } from './voice.ts';

/**
 * Prints conversations to be read as the person would: `node evals/read.ts breakup teen` shows those whose name holds one of
 * the words. Only what is named is printed, so that the blind ones stay unread until they are asked for.
 */
const words = process.argv.slice(2);
const companion = await openVoice();
for (const conversation of [
  ...conversations,
  ...strangers,
  ...nightPeople,
  ...nightPeopleAside,
  ...strangersBlind,
  ...unseenPeople,
  ...twoAuthors,
  ...anotherAuthor,
]) {
  if (!words.some((word) => conversation.name.includes(word))) continue;
  console.log(`\n=== ${conversation.name}`);
  const { exchanges } = await hold(companion, conversation);
  for (const { said, reply, tags } of exchanges) {
    console.log(`\n> ${said}\n${reply}${tags.length > 0 ? `\n[${tags.join(', ')}]` : ''}`);
  }
}
