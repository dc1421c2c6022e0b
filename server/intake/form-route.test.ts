import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './form-route.ts';

/** Asks for so many turns at once, and notes which have come. */
function askFor(count: number, perRound: number) {
  const turns = createTurns(perRound);
  const came: number[] = [];
  const ask = (number: number) => turns(() => came.push(number));
  for (let number = 1; number <= count; number++) ask(number);
  return { came, ask };
}

test('a few go on at once', () => {
  expect(askFor(3, 4).came).toEqual([1, 2, 3]);
});

test('of many, so many go on in each round, in the order in which they came', async () => {
  const { came, ask } = askFor(10, 4);
  expect(came).toEqual([1, 2, 3, 4]);
  await setImmediate();
  expect(came).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  ask(11);
  expect(came).toHaveLength(8);
  await setImmediate();
  expect(came).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('after a quiet round the next ones go on at once again', async () => {
  const { came, ask } = askFor(4, 4);
  await setImmediate();
  for (const number of [5, 6, 7, 8]) ask(number);
  expect(came).toHaveLength(8);
});
