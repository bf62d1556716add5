import type { AnsweredLines } from './answered-back.ts';

/** What a yes and what a no mean to a question of Wren's, and what is asked on from it. */
interface YesOrNoLines {
  /** Matched against the question, in small letters. */
  asks: RegExp;
  yes: AnsweredLines;
  no: AnsweredLines;
}

/** In this order: the narrower before the wider. */
export const yesOrNo: readonly YesOrNoLines[] = [
  {
    asks: /\btell me (?:a (?:little|bit) )?more\b|\btell me a bit\b|\btell me once more\b/,
    yes: { hear: ['Please do, and take your time.'], ask: ['Which part of it do you want to begin with?'] },
    no: { hear: ["Then you don't have to."], ask: ['What would you rather talk about?'] },
  },
  {
    asks: /\bhave you tried anything like (?:it|that)\b/,
    yes: { hear: ['Then you know how it goes.'], ask: ['What happened when you tried?', 'What was it like?'] },
    no: { hear: ['Then it would be something new.'], ask: ['What would make it hard to begin?'] },
  },
  {
    asks: /\b(?:would that be possible|could you see yourself|would you try|could you try|would that work)\b/,
    yes: { hear: ['Then try it once and see.'], ask: ['When could you do it?', 'What might get in the way of it?'] },
    no: { hear: ["Then leave that one. It isn't for everybody."], ask: ['What makes it hard to do?'] },
  },
  {
    asks: /\bhave you (?:two |both |been able to |ever |got to |had a chance to )*(?:spoken|talked|talk|speak|said (?:anything|so)|say|said it|tell (?:them|him|her|your)|asked|ask|raise|raised|brought)\b(?!.*\b(?:since|anybody|anyone|somebody)\b)|\bdo (?:the two of )?you (?:two )?ever talk about it\b/,
    yes: { hear: ["So it isn't unsaid any more."], ask: ['What came back?', 'What was the answer?'] },
    no: {
      hear: ["So it hasn't been said yet."],
      ask: ['What makes it hard to bring up?', 'What do you think would come back?'],
    },
  },
  {
    asks: /\b(?:hear from each other|any contact|contact left|still in touch|in touch|spoken since|talked since|said anything to you since|said anything since)\b/,
    yes: {
      hear: ["So it hasn't gone quite silent between you."],
      ask: ["What's it like, when you do hear something?", 'Who is it that gets in touch?'],
    },
    no: {
      hear: ['So it has gone silent between you.'],
      ask: ['Would you want to hear something, or is it better so?'],
    },
  },
  {
    asks: /\bon your side\b/,
    yes: { hear: ["So you're not quite alone with it."], ask: ['Who is it?', 'What do they say to it?'] },
    no: { hear: ["So you're on your own with it."], ask: ['Who would you have wanted on your side?'] },
  },
  {
    asks: /^(?:have you told (?:anybody|anyone|somebody|someone)|(?:do(?:es)?|did) (?:anybody|anyone|somebody|someone)\b.*\b(?:know|notice|remember|see)|has (?:anybody|anyone|somebody|someone) (?:noticed|seen|asked|come to you)|did (?:anybody|anyone|somebody|someone) (?:\w+ )*notice)/,
    yes: { hear: ["So you're not the only one who knows."], ask: ['Who knows about it?', 'What did they say to it?'] },
    no: {
      hear: ['So nobody knows it but you.'],
      ask: ['Who would be the easiest one to tell?', 'What has kept it with you?'],
    },
  },
  {
    asks: /^do(?:es)? (?:they|he|she|your|the|[a-z]+)\b.*\bknow\b(?! why| what| who)/,
    yes: { hear: ['So that much is known.'], ask: ['How was it taken?', 'What was said to it?'] },
    no: {
      hear: ["So that isn't known yet."],
      ask: ['What has kept you from saying it?', 'What would change, if it were known?'],
    },
  },
  {
    asks: /\b(?:happened (?:\w+ ){0,2}before|come like that before|been like that before|was it like that before)\b/,
    yes: { hear: ["So it isn't the first time."], ask: ['How did it go, the last time?'] },
    no: { hear: ['So this is the first time.'], ask: ['What was different this time?'] },
  },
  {
    asks: /\binterviews?\b(?!, or)/,
    yes: { hear: ['So somebody did want to meet you.'], ask: ['How did the last one go?'] },
    no: {
      hear: ["Not one so far. That's discouraging, with all the work that goes in."],
      ask: ['What kind of work are you applying for?', 'How long have you been at it?'],
    },
  },
  {
    asks: /\b(?:was it good for most|were there good years)\b/,
    yes: { hear: ['So there was a lot of good in it to lose.'], ask: ['When did it begin to change?'] },
    no: { hear: ['So it was hard before it was over, too.'], ask: ['What was it that made you stay?'] },
  },
  {
    asks: /\bdo you live with\b|\blive together\b/,
    yes: { hear: ["So you can't get away from it at the end of the day."], ask: ['What is an evening there like?'] },
    no: { hear: ['So you have a door of your own to close.'], ask: ['How often do you see each other?'] },
  },
  {
    asks: /\b(?:know why|say why|said why|a reason)\b/,
    yes: { hear: ["So you don't have to guess at it."], ask: ['What was the reason?'] },
    no: { hear: ["So you're left to guess at it."], ask: ['What do you think it was?'] },
  },
  {
    asks: /\bseen? it coming\b/,
    yes: { hear: ['So a part of you was waiting for it.'], ask: ['What had you noticed?'] },
    no: { hear: ['So it came from nowhere.'], ask: ['What went through your head first?'] },
  },
  {
    asks: /\bany money coming in\b/,
    yes: { hear: ["So there's a little to go on."], ask: ['How far does it reach?'] },
    no: { hear: ["With nothing coming in, that's frightening."], ask: ['How long will what you have last?'] },
  },
  {
    asks: /^(?:is there|are there|do you have|have you got|is) (?:anybody|anyone|somebody|someone|one of them|any of them|a (?:colleague|friend|teacher))\b(?!.*, or\b)/,
    yes: { hear: ['So there is somebody.'], ask: ['Who is it?', 'What would you tell them first?'] },
    no: { hear: ["So there's nobody like that just now."], ask: ['Was there somebody, once?'] },
  },
];
