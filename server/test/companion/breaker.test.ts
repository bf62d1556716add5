import { expect, it } from 'vitest';
import { Breaker } from '#companion/model/breaker.ts';

function breakerAt() {
  const clock = { now: 0 };
  return { clock, breaker: new Breaker(() => clock.now) };
}

it('a model that fails now and then is asked every time', () => {
  const { breaker } = breakerAt();
  for (let reply = 0; reply < 9; reply += 1) {
    expect(breaker.admit()).toBe(true);
    if (reply % 3 === 2) breaker.succeeded();
    else breaker.failed();
  }
});

it('after three failures in a row nobody waits for the model, for half a minute', () => {
  const { clock, breaker } = breakerAt();
  for (let reply = 0; reply < 3; reply += 1) breaker.failed();
  expect(breaker.admit()).toBe(false);
  clock.now = 29_999;
  expect(breaker.admit()).toBe(false);
});

it('after the rest one reply makes the trial, and its success opens the way for all', () => {
  const { clock, breaker } = breakerAt();
  for (let reply = 0; reply < 3; reply += 1) breaker.failed();
  clock.now = 30_000;
  expect(breaker.admit()).toBe(true);
  expect(breaker.admit()).toBe(false);
  breaker.succeeded();
  expect(breaker.admit()).toBe(true);
  expect(breaker.admit()).toBe(true);
});

it('a trial that fails begins another rest', () => {
  const { clock, breaker } = breakerAt();
  for (let reply = 0; reply < 3; reply += 1) breaker.failed();
  clock.now = 30_000;
  expect(breaker.admit()).toBe(true);
  clock.now = 35_000;
  breaker.failed();
  clock.now = 64_999;
  expect(breaker.admit()).toBe(false);
  clock.now = 65_000;
  expect(breaker.admit()).toBe(true);
});
