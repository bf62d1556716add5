import { type Judge, judgePrompt, parseJudgement } from '../safety/judge.ts';
import { ask, type LanguageModel } from './model.ts';

/** The answer is one word; reasoning models spend tokens before it. */
const maxTokens = 1_000;
const longestAnswer = 60;

/** A judge that asks this model for its one word. What it judges is data: one message of JSON. */
export function modelJudge(model: LanguageModel): Judge {
  return async (messages, signal) => {
    const content = JSON.stringify(messages);
    const prompt = { system: judgePrompt, messages: [{ role: 'user' as const, content }], maxTokens };
    return parseJudgement(await ask(model, prompt, signal, longestAnswer));
  };
}
