/** What takes back the grave words of its own sentence: an honest no that was given, a gladness to live. */
export const refutations: readonly string[] = [
  'asked|asks|questionnaire|form|checked|screening|survey ..9 said|ticked|answered|put|say|wrote|told ..2 no|none|never|not ..4',
  'asked|asks|questionnaire|form|checked ..9 honestly|truthfully ..2 no|none|never|not',
  'i ..1 like|love|enjoy being|to alive|live|here',
  'glad|happy|grateful to? ..1 be? ..1 alive',
  'thoughts|feelings|urges never|havent|didnt came|come|returned|return back?',
  'used to be|feel|think|want ..6 good|fine|better|okay|ok|well|recovered|past now|today|it|that',
  'had|having dream|dreams|nightmare|nightmares ..2 that|where|i|about ..3',
  'used to ..9 im|am good|well|fine|better|happy now|and|these|for ..2',
  'thoughts|feelings ..7 went|gone|lifted|passed away|since|with|now|$ ..2',
  'year|years since my attempt ..6 glad|happy|grateful|better ..1',
  'not a chance',
  'too nosy|stubborn|busy|curious|vain|lazy|contrary|cowardly to DIE',
  'not done|finished|through with|of life|living',
  'want to see how it|things|everything|this|they ..2 turn|turns|end|ends|goes|go',
  'honestly|truthfully ..3 no|never',
  'jk about',
  'was|only|just joking|kidding about',
  'SUICIDE thoughts|feelings|ideation none|zero|nil|no',
  'these|those days|nowadays|now|today|since ..2 glad|happy|grateful ..1 i|im|to stayed|here|be|live|alive',
  'used to SUICIDE|selfharm|cut|burn|hurt ..2 not|but ..2 anymore|longer $',
  'dont|didnt mean it|that literally|like|for real|really',
  'but|and|because i ..1 want|wanna to live|stay|get better|be here',
];

/** The same, said as a sentence of its own right after. */
export const answersNo: readonly string[] = [
  '^ not a chance',
  '^ no way $',
  '^ god|hell|oh|absolutely|of no|not $',
  '^ never $',
  '^ of course not',
  '^ i dont|wasnt|havent|didnt|never $',
];

/**
 * A light complaint: the thing complained of, and a laugh or an "if I have to" beside it. It outweighs spoken thoughts,
 * never a plan, a means or an attempt.
 */
export const trivial =
  'spreadsheet spreadsheets powerpoint powerpoints meeting meetings standup zoom homework printer wifi karaoke karoke gym squats exam quiz traffic queue excel email emails commute song episode finale fantasy league recipe shopping washing laundry dishes math maths chores essay slides presentation sober raid healer respawn minecraft fortnite lobby speedrun tank wipe hangover socks selfie tiktok outfit haircut crocs';

/** What "my last day", "goodbye" and "affairs in order" belong to when nobody is dying: a journey, a move, a feast. */
export const occasions =
  'flight leftovers proposing proposal wedding airport boarding ferry travelling traveling premiere neighbours neighbors furniture retirement retiring colleagues landlord onboarding graduation apps visa honeymoon appointment 18th sabbatical';
