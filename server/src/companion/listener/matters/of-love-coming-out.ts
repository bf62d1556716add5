import { both, heard, no } from './love-words.ts';
import type { Matter } from './matter.ts';

/** What is enough by itself, where less takes a second sign. */
const enough = {
  cameOut: [
    String.raw`(?:can't|cannot) be (?:openly )?(?:gay|trans|queer|a lesbian)\b`,
    String.raw`(?:^|\n|\bi |\bi just )came out (?:last (?:nite|night|week)|yesterday|today|this morning|at (?:dinner|christmas))\b(?=.{0,80}\b(?:mum|mom|mam|dad|da|parents|family)\b)`,
    String.raw`i'm not straight\b`,
    String.raw`(?:if (?:they|he|she|people|anyone) (?:knew|find out|found out)|(?:no one|nobody) knows|(?:they|parents|family) don't know) (?:that )?i (?:like|love|fancy) (?:women|men|girls|boys|guys)\b`,
    String.raw`(?:want|wanted|ready|scared|afraid|able|trying|decided|planning) to come out\b(?! (?:of|with|on top|tonight|for|to play|at night|from|and|here|there|clubbing))`,
    String.raw`i (?:only )?like (?:girls|boys|men|women)\b(?=[^]*\b(?:practi[sc]\w+ (?:saying|telling)|in the mirror|never told|can't tell|how (?:do|to) (?:i )?tell)\b)`,
    both('it was always (?:men|women)', 'never told|a living soul'),
    String.raw`(?:tell|told|show) (?:anyone|anybody|them|nobody|a soul|people|my \w+) what i (?:really |truly )?am(?=$|[.,!?\n])`,
    String.raw`(?:for|about|of|with) being (?:gay|bi|bisexual|trans|queer|a lesbian)\b|my sexuality\b|outed me\b|(?:was|been|got|being) outed\b`,
    String.raw`(?:pray(?:ed|ing)? the gay|conversion therapy|deadnam\w+|misgender\w*|my pronouns)\b`,
    "(?:don't|didn't|never|not) want(?:ed)? a gay (?:son|daughter|child)|a lesbian (?:for|as) a daughter",
    String.raw`wish(?:ed)? i (?:was|were) straight\b|boyfriend\b.{0,30}\b(?:to be|be|is) (?:just )?["']?my flatmate`,
    String.raw`prayer list\b(?=[^]*\b(?:gay|what i am|came out|own mother)\b)`,
  ],
};

/** Whom one loves, kept from those who might mind. */
export const ofLoveComingOut: readonly Matter[] = [
  {
    id: 'coming-out',
    signs: [
      heard(
        String.raw`(?:came|come|coming) out (?:to (?:my|him|her|them|you|everyone|everybody|people|mum|mom|dad)|as (?:a |an )?(?:gay|bi|bisexual|lesbian|trans\w*|queer|non-?binary|ace|asexual|pan\w*))`,
        String.raw`(?:i(?:'m| am|m)|that i(?:'m| am|m)|i think i(?:'m| am| might be|m)|i(?:'ve| have)? (?:always )?kn(?:ew|own) i(?:'m| am| was|m)) (?:\w+ )?(?:gay|bi|bisexual|a? ?lesbian|trans|transgender|queer|non-?binary|asexual)\b`,
        String.raw`(?:(?:mum|mom|dad|parents|family|father|mother|they|nobody|no one|he|she|everyone|work|church)\b.{0,40}(?:know|knows|knew|find out|finds out|found out|guess\w*) (?:that )?i(?:'m| am|m)|tell (?:them|him|her|my \w+|mum|mom|dad) (?:that )?i(?:'m| am|m)) (?:gay|bi|a lesbian|trans|queer)\b`,
        String.raw`(?:in|out of) the closet\b(?=.{0,80}\b(?:gay|bi|lesbian|trans|queer|parents|family)\b)`,
        "(?:not|isn't|nobody is|never been) out (?:at (?:work|home|school|church)|to (?:my|anyone|anybody))",
        "(?:hide|hiding|hid) (?:that )?i(?:'m| am|m) (?:gay|bi|trans|queer|lesbian)",
        String.raw`i like (?:girls|boys)\b(?=.{0,60}\b(?:parents|mum|mom|dad|church|family|nobody knows|tell)\b)`,
        ...enough.cameOut,
      ),
    ],
    unless: no(
      String.raw`\b(?:com(?:e|ing) out (?:of|if|from)|my|our) (?:son|daughter|brother|sister|kid|child|husband|wife|friend|mate|cousin|nephew|niece|grand\w+)(?:'s| has| is)? (?:just )?(?:came|come|coming|gay|trans|bi|a lesbian)`,
    ),
    hear: [
      "That's a big thing to carry, and a big thing to say, even here.",
      "Hiding it is a job. You change a name, you leave out a weekend, and you've got to remember what you said.",
      "It's your own news, you've had it to yourself, and you'd have to watch it arrive in somebody's face in one second.",
      "While you're hiding it, they love somebody who's nearly you, and you can't tell if it would carry over.",
      "When you come out, people say they always knew, or they'd never have guessed, and it's about them straight away.",
    ],
    ask: [
      'Who knows who you really are, so far?',
      'Whose reaction matters most to you?',
      'Where can you be just yourself, with nothing hidden?',
      'What was it like, the first time you said it to yourself?',
      'How do you picture a life where nobody needs to be told?',
      'What are you most careful about around people who might mind?',
      'Who do you least have to act in front of?',
      'Is there anybody like you in your life, or near it?',
    ],
    advice: [
      "I'd leave the hardest people till last. If your bed or your money hangs on somebody, telling them can wait, and that isn't cowardly. Tonight I'd only choose who could know next, the kindest person you've got.",
      "I'd keep the next telling short: one sentence, on a day you choose, somewhere you can walk away from. If your home might go with it, I'd wait. Tonight I'd write that sentence down, so it's there when you want it.",
    ],
    reason: [
      'Coming out, or not doing it yet, touches home and family and whether people look at you the same. Anybody would be careful with that.',
      'You have to think about something other people never need to say aloud, and watch faces while you do it. That wears on anybody.',
    ],
  },
];
