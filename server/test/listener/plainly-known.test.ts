import { describe, expect, test } from 'vitest';
import { lastReply } from './talk.ts';

describe('what people tell in plain words is known for what it is', () => {
  test.each([
    [['my daughter screamed that she hates me'], /goes straight through|the one they're sure of/],
    [['my son is 9', 'he told me he hates me and slammed the door'], /goes straight through|the one they're sure of/],
    [['i passed my apprenticeship and nobody at home said a word'], /nobody to be pleased|nobody says a word/],
    [['my sister forgot my wedding day', "it's childish to mind"], /isn't silly|make it smaller/],
    [['i owe money and my wife found out', 'shes going to leave me'], /afraid of losing|frightening thought/],
  ])('%j', async (messages, known) => {
    expect(await lastReply(messages)).toMatch(known);
  });

  test.each([
    [['my daughter hates her new school'], /goes straight through|the one they're sure of/],
    [['i passed the shop and nobody was there'], /nobody to be pleased|nobody says a word/],
    [["it's stupid to drive in this weather"], /isn't silly|make it smaller/],
    [['my mum is going to leave me her ring'], /afraid of losing|frightening thought/],
    [['my boss is going to leave me alone with the phones on friday'], /afraid of losing|frightening thought/],
  ])('and what only sounds like it is not: %j', async (messages, known) => {
    expect(await lastReply(messages)).not.toMatch(known);
  });

  test.each([
    ['not sure if this is the place but my aunt sold the piano', /\b(?:place|not sure)\b/],
    ['this may sound silly but I miss our old kitchen', /silly/],
    ['sorry if this is long but my boss moved my desk again', /\b(?:long|sorry)\b/],
  ])('what is only said before it is told is not handed back: %s', async (message, preface) => {
    expect(await lastReply([message])).not.toMatch(preface);
  });
});

describe('somebody lost to suicide is mourned, and nobody is told to ask the dead', () => {
  const mourned = /that way|say about it|after a death like that|into that head/;

  test.each([
    ['my cousin took his own life in june'],
    ['our neighbour killed herself and i found out from a card'],
    ['my dad hanged himself when i was 15'],
    ['my mate killed himself two years ago today and nobody remembered'],
  ])('%s', async (message) => {
    expect(await lastReply([message])).toMatch(mourned);
  });

  test.each([
    ['my brother tried to kill himself last week'],
    ['my mate killed himself laughing at my haircut'],
    ['in the film the hero took his own life'],
  ])('and what only sounds like it is not: %s', async (message) => {
    expect(await lastReply([message])).not.toMatch(mourned);
  });

  test.each(['do you think he knew we loved him', 'did he know how much he meant to us'])('%s', async (asked) => {
    const reply = await lastReply(['my mate Danny killed himself last year', 'we were at school together', asked]);
    expect(reply).not.toMatch(/\bask (?:him|once|them)\b|could ask/);
  });
});
