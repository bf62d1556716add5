import { either, orOutright } from '../patterns.ts';
import { near } from './friends-words.ts';
import type { Matter } from './matter.ts';

/** A club or group that moves one aside. */
export const ofFriendsClubs: readonly Matter[] = [
  {
    id: 'pushed-out-of-the-club',
    signs: orOutright(
      either(
        /\b(?:(?:ramblers|choir|walking group|book club|bowls club|bridge four)[^\n]{0,50}(?:going|meeting|playing|started|carr\w+ on) (?:\w+ )?without (?:telling |asking )?me|(?:sung|sing|singing) (?:alto|soprano|tenor|bass)[^\n]{0,60}(?:my voice|step down|too old)|got a new (?:keeper|striker|drummer|singer|bassist)[^\n]{0,40}(?:no ?one|nobody|didn'?t)|(?:organist|choirmaster|treasurer|churchwarden|secretary)[^\n]{0,120}\d+ years[^\n]{0,160}(?:trial(?:l?ing|l?ed)|replac\w+|new (?:man|person|woman))|(?:book|walking|running|knitting|quiz|darts|bowls|bridge|tennis|golf|craft) (?:group|club|team|lot|partner)[^\n]{0,60}(?:voted (?:in|me)|moved to a (?:night|day|time)|found (?:somebody|someone) (?:better|else|younger)|know i can'?t (?:do|make|come))|moved me (?:to|into) the (?:back row|second team|reserves?|b team)|wants? younger (?:voices|singers|players|blood)|(?:gave|given) my solo (?:to|away)|no longer calls? me for (?:rehearsals?|practice)|another fourth for (?:bridge|whist)|dropped from the (?:first team|side|squad|choir|band)|(?:asked|told|want(?:ed|s)?) me to (?:give up|step down from|stand down from) (?:the|my|as) [^\n]{0,30}(?:club|choir|society|guild))\b/,
        near(
          /\b(?:the (?:choir|ramblers|bowls|orchestra|guild|lifeboat|allotment|bell ?ringers)|choir|ramblers|am ?dram|amateur dramatics|drama (?:group|club|society)|(?:my|our|the) (?:brass )?band|orchestra|(?:my|our|the) (?:cricket|football|rugby|hockey|netball|darts|quiz|pub|bowls|bowling|rowing|tennis|golf) (?:side|team|club|squad|crew|lot)|five a ?side|masters squad|lifeboat crew|(?:the|our|my) (?:running|walking|cycling|knitting|sewing|quilting|book|craft|writing|photography|gardening) (?:club|group|lot|circle)|run club|women'?s (?:fellowship|institute|guild)|the wi|the ushers|(?:our|my|the) bridge (?:four|club|table)|the (?:\w+ )?committee|for that club|the allotment society|conductor|choirmaster)\b/,
          /\b(?:re-?audition\w*|(?:want|wants|wanted|need|needs) (?:in )?younger|(?:over[- ]?)(?:sixties|seventies|eighties)|(?:not|isn'?t|aren'?t|wasn'?t) (?:on|in) it|instead of (?:playing|singing|running|bowling|acting)|help with the teas|do the teas|(?:not|no longer) (?:the )?(?:secretary|treasurer|chair\w*|captain|president|skipper)|no more (?:boat|solos?|games?|matches)|the (?:short|easy|slow) walk|non[- ]?speaking|(?:removed|took|crossed|struck) me (?:from|off)|(?:down|put me) as (?:the )?(?:scorer|reserve|sub|linesman)|can'?t (?:do|manage) (?:the )?stairs|(?:got|found|has|have) a new (?:drummer|singer|bassist|keeper|soprano|alto|tenor|captain|fourth|pianist|organist)|(?:gave|given) (?:my|the) (?:sash|part|solo|place|role|spot|seat) (?:to|away)|replaced (?:me|by)|step(?:ping)? aside|eased (?:me )?out|(?:was|been) voted (?:off|out)|committee voted|the slow ones|make way for|three plus|(?:don'?t|didn'?t) pick me|stopped picking me|hung out to dry|moved on without me|(?:got|been) benched|new (?:whatsapp|group|chat)[^\n]{0,30}without|not (?:up to|needed|wanted) any ?more|kicked (?:me )?out|pushed (?:me )?out)\b/,
          140,
        ),
      ),
      /\b(?:choir|altos?|sopranos?|chorus|bowls|bowling (?:club|team|league)|(?:play(?:ed)? )?bridge (?:club|group|four|table|on \w+days)|golf club|(?:walking|running|cycling|rambling|knitting|book|craft|sewing|drama|chess|tennis|cricket|football|rowing|swimming|gardening|reading|quilting|folk|line dancing|dance|photography|over 60s|over 50s|church|prayer|women'?s|men'?s) (?:group|club|circle|team|guild|class|lot)|ramblers|allotment (?:society|committee)|brass band|orchestra|quilters|the committee|guild|my club|our club|the club|the (?:walking|running|book) lot|peloton|quiz team|(?:sunday|club|saturday) (?:ride|run)|five ?a ?side)\b/,
      /\b(?:too (?:slow|old|loud|weak)|slow(?:ing|s|ed)? (?:them|everyone|everybody|us|the others|the group)\b|slower than|can'?t keep up|don'?t keep up|couldn'?t keep up|hold(?:ing)? (?:them|everyone|everybody|the others) (?:back|up)|mouth(?:ed)? (?:the|it|along)|(?:asked|told|want(?:ed|s)?) me to (?:step (?:down|back|aside)|stand (?:down|at the back|aside)|move to|mouth|sit (?:out|at the back)|leave|retire|give up|make (?:way|room))|(?:replaced|dropped|voted|pushed|eased|edged|put|moved|left|squeezed|kicked) me (?:out|off|with|from|to the|down|aside)|(?:been|got|was|were|being) (?:dropped|replaced|pushed out|edged out|voted (?:off|out)|moved (?:down|to the back)|put (?:at|in) the back|squeezed out)|don'?t want me|without me|given my (?:place|part|seat|spot)|took my (?:place|part|seat|spot)|not wanted|no longer (?:need|want)\w* me)\b/,
    ),
    unless: /\bmy (?:son|daughter|kid|boy|girl|grandson|granddaughter)\b|\bnight ?club\b|\bdon'?t want me to\b/,
    hear: [
      'Being eased out of something you gave so much to hurts a great deal.',
      'You know every face in that club, and suddenly you have to think where to stand among them.',
      "It's more than the thing you all do there, it's a group of people who notice if you don't come.",
      "However they put it to you, you're left wondering how long it had been in the air among them.",
    ],
    ask: [
      'What was your place in the group, before this?',
      'Who in the club would say a word for you?',
      'What did you love about it, when it was good?',
      'Who there would you miss, if you stopped going?',
      'How is it for you there now, when you go?',
      'What would you say to the one who runs it?',
      'Which day of the week does it come round?',
      'Who there goes back as far as you do?',
    ],
    advice: [
      "I'd ask whoever runs the club for ten minutes alone, and ask plainly whether there's a place in it that you'd want. If there is, I'd stay. If it's only good manners, I'd look for another group before I left this one.",
      "I'd ring the person in the club you like best tomorrow and say how it was for you. If they'll speak up for you there, give it another month. If they go vague, I'd keep that friend and leave the group.",
    ],
    reason: [
      'You went to that club of your own free will and for the pleasure of it, so being moved aside there hits you where you had no guard up.',
      'Nobody joins a group to be weighed up, and it was your own people doing it. That hurts in quite another way than the same words from a stranger.',
    ],
  },
];
