import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** In milliseconds. */
const LOOK_FOR = 2_000;

/** Part of all processors. */
const LIMIT = 0.2;

type OtherPrograms = { busy: number; limit: number };

/** What the processors do while we do nothing: the floor may repeat itself well on a busy machine, by chance. */
export async function lookAtOtherPrograms(): Promise<OtherPrograms> {
  const before = times();
  await setTimeout(LOOK_FOR);
  const after = times();
  return { busy: 1 - (after.idle - before.idle) / (after.all - before.all), limit: LIMIT };
}

export function busier(one: OtherPrograms, other: OtherPrograms): OtherPrograms {
  return one.busy > other.busy ? one : other;
}

function times(): { idle: number; all: number } {
  const each = cpus().map((cpu) => cpu.times);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    idle: sum(each.map(({ idle }) => idle)),
    all: sum(each.map(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq)),
  };
}
