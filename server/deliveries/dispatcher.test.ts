import { expect, test } from 'vitest';
import { createRush } from './dispatcher.ts';

function rushAt(start: number) {
  let time = start;
  const rush = createRush(() => time);
  const wait = (ms: number) => {
    time += ms;
  };
  const count = (times: number) => {
    for (let index = 0; index < times; index++) rush.count();
  };
  return { rush, count, wait };
}

test('a busy day is no rush', () => {
  const { rush, count, wait } = rushAt(0);
  expect(rush.isOn()).toBe(false);
  for (let second = 0; second < 60; second++) {
    count(20);
    expect(rush.isOn()).toBe(false);
    wait(1_000);
  }
});

test('a flood is a rush for as long as it lasts', () => {
  const { rush, count, wait } = rushAt(1_000);
  count(25);
  expect(rush.isOn()).toBe(false);
  count(1);
  expect(rush.isOn()).toBe(true);
  wait(250);
  expect(rush.isOn()).toBe(true);
  wait(1);
  expect(rush.isOn()).toBe(false);
  count(26);
  expect(rush.isOn()).toBe(true);
});
