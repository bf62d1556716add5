/**
 * Questions about somebody they told of, by what happened between the two. '{who}' is a name or 'your sister', '{they}' and
 * '{them}' the pronoun, '{does}', '{is}', '{was}' and '{has}' agree with it. Each is true of all that is told so, and what a
 * friend would ask stands first.
 */
export type Between = 'said' | 'did' | 'silent' | 'yours' | 'trouble' | 'kind';

export const aboutThem: Readonly<Record<Between, readonly string[]>> = {
  said: ['What did you say to that?', 'Did {who} say any more than that?'],
  did: [
    'Have you said anything to {who} about it?',
    'Did {who} say why?',
    '{Does} {who} know that you minded?',
    'What would you have wanted {who} to do?',
    'Would you rather have it out with {who}, or let it go?',
    'What would you like {who} to know?',
    'How {was} {who} with you after that?',
    'How were things between you and {who} before this?',
  ],
  silent: [
    'When did you last talk properly, you and {who}?',
    'What do you think is behind it?',
    'What would you most like to hear from {who}?',
    'Was anything different between you and {who} before that?',
    'What would you say to {who}, if {they} answered now?',
  ],
  yours: [
    'How {was} {who} afterwards?',
    'Have you and {who} spoken since?',
    'What do you think {who} made of it?',
    'How {is} {who} with you now?',
  ],
  trouble: [
    'How {is} {who} today?',
    'Who else is there for {who}, besides you?',
    'What {does} {who} say about it?',
    'Who looks after you, while you think of {who}?',
    'What helps {who}, do you think?',
    'What can you do for {who}, and what can only others do?',
  ],
  kind: [
    'What did you say to {who}?',
    'What {is} {who} like, otherwise?',
    '{Does} {who} know what that did for you?',
    'What was it like to get that from {who}?',
  ],
};

/** What a question would ask again, where this has been told already. */
export const toldAlready: readonly { asks: RegExp; told: RegExp }[] = [
  {
    asks: /^(?:what did you say|did you say anything|have you said anything|have you and)/i,
    told: /\b(?:i|we) (?:\w+ )?(?:said|told|asked|answered|replied|texted|wrote|called|rang|shouted|yelled|explained|apologi[sz]ed|confronted|spoke|talked|went silent|said nothing|laughed|smiled|nodded|thanked|hung up|clapped|froze|walked (?:out|off|away)|just (?:stood|sat|stared))\b|\b(?:we|we've|we have) (?:\w+ )?(?:talk|talked|spoke|spoken)\b/i,
  },
  { asks: /\bafterwards\b|\bafter that\b/i, told: /\b(?:afterwards?|after that|then (?:he|she|they)|since then)\b/i },
  {
    asks: /\bknow\b/i,
    told: /\b(?:(?:he|she|they) (?:\w+ )?knows?|(?:doesn't|don't|didn't) (?:even )?know|told (?:him|her|them))\b/i,
  },
  {
    asks: /\blast talk\b|\bbefore (?:this|that)\b|\bthese days\b/i,
    told: /\bbefore (?:she|he|they|this|that|it)\b|\bused to\b/i,
  },
  {
    asks: /\bhow (?:is|are)\b|\bsay about it\b/i,
    told: /\b(?:he|she|they)(?:'s| is|'re| are) (?:in bed|asleep|fine|ok|okay|better|not speaking)\b/i,
  },
];
