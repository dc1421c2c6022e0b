import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { bundlePlugin } from '../scripts/bundle.ts';
import { RULES, VOCABULARY } from './emergency/table.ts';
import { urgencyOf } from './emergency.ts';

type Found = 'danger' | 'urgent' | 'harmless';

/** The sentences of a file, which has one in each line, by language. */
function sentencesOf(found: Found, folder = ''): Record<string, string[]> {
  const text = readFileSync(`contract/emergency/sentences/${folder}${found}.txt`, 'utf8');
  const parts = text.split(/^# (\w+)$/m).slice(1);
  const languages = parts.filter((_, place) => place % 2 === 0);
  return Object.fromEntries(
    languages.map((language, place) => [language, (parts[2 * place + 1] ?? '').trim().split('\n')]),
  );
}

const levelOf = (sentence: string): Found => urgencyOf(sentence)?.level ?? 'harmless';

/** Counts what is found as it should be, and prints the rest, which nothing else shows. */
function shareOf(found: Found, sentences: string[], where: string): number {
  const missed = sentences.filter((sentence) => levelOf(sentence) !== found);
  if (missed.length > 0) {
    const lines = missed.map((sentence) => `  ${levelOf(sentence)}: ${sentence}`);
    console.log(`${where}: not taken for ${found}\n${lines.join('\n')}`);
  }
  return 1 - missed.length / sentences.length;
}

describe('sentences as people type them', () => {
  test('are many, half of them Spanish and half of them harmless', () => {
    const count = (found: Found) => {
      const { English = [], Spanish = [] } = sentencesOf(found);
      expect(Spanish.length / (English.length + Spanish.length)).toBeGreaterThan(0.45);
      return English.length + Spanish.length;
    };
    const [danger, urgent, harmless] = [count('danger'), count('urgent'), count('harmless')];
    expect(danger + urgent + harmless).toBeGreaterThan(600);
    expect(harmless / (danger + urgent + harmless)).toBeGreaterThan(0.45);
  });

  test.each([
    ['danger', 0.98],
    ['urgent', 0.95],
    ['harmless', 0.97],
  ] as const)('are taken for %s where they are, %d of them', (found, share) => {
    const all = Object.values(sentencesOf(found)).flat();
    expect(shareOf(found, all, 'all')).toBeGreaterThanOrEqual(share);
    for (const [language, sentences] of Object.entries(sentencesOf(found)))
      expect(shareOf(found, sentences, language), language).toBeGreaterThanOrEqual(share - 0.015);
  });

  // Written to be odd once the rules were there: this is how much is found of what the rules did not foresee.
  test.each([
    ['danger', 0.7],
    ['urgent', 0.7],
    ['harmless', 0.95],
  ] as const)('are often taken for %s where they are odd', (found, share) => {
    const all = Object.values(sentencesOf(found, 'hard/')).flat();
    expect(shareOf(found, all, 'hard')).toBeGreaterThanOrEqual(share);
  });
});

test('neither case, accents, apostrophes, hidden characters nor doubled letters make a difference', () => {
  for (const words of [
    'SMELL OF GAS!!!',
    'smel of gass',
    'I smell   gas\u200b',
    'can’t stay, it smells like gas',
    'fuerte olor a gas',
    'FUERTE OLOR A GÁS',
    'hay ólór a gas',
  ]) {
    expect(urgencyOf(words), words).toMatchObject({ level: 'danger', rules: ['gas'], advice: ['gas'] });
  }
  for (const words of ['front door won’t close', "front door won't close", 'front door wont close']) {
    expect(urgencyOf(words), words).toMatchObject({ level: 'urgent', rules: ['open-door'] });
  }
});

test.each([
  ['There is no gas smell.', 'I smell gas.'],
  ['No leak in the ceiling', 'Leak in the ceiling'],
  ['ya no gotea el techo', 'gotea el techo'],
  ['The basement flooded last year.', 'The basement flooded last night.'],
  ['The gas leak was fixed.', 'The gas leak was fixed but I smell gas again.'],
  ['gas fireplace installation', 'the gas fireplace is leaking'],
  ['smoke detector replacement', 'smoke from the dryer'],
  ['fire-rated door', 'the door is on fire'],
  ['water heater quote', 'the water heater burst'],
  ['heat pump quote', 'the heat pump quit and there is no heat'],
  ['front door sticks and does not close well', 'front door does not close'],
  ['door not close good', 'window does not close'],
])('"%s" is harmless, and "%s" is not', (harmless, alarm) => {
  expect(urgencyOf(harmless)).toBeUndefined();
  expect(urgencyOf(alarm)).toBeDefined();
});

test('what is said not to be urgent is not, and a danger is one all the same', () => {
  expect(urgencyOf('Roof leaks a bit. No rush.')).toBeUndefined();
  expect(urgencyOf('Not urgent, but I smell gas in the kitchen.')?.level).toBe('danger');
});

test('a danger goes before what is only urgent, and both are told', () => {
  expect(urgencyOf('A pipe burst and water is running into the electrical panel.')).toEqual({
    level: 'danger',
    rules: ['live-wire', 'water-inside', 'burst-pipe'],
    advice: ['harm', 'urgent'],
  });
});

test('answers any text, and soon', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (words) => {
      expect(['danger', 'urgent', 'harmless']).toContain(levelOf(words));
    }),
  );
  // As long as a description may be: a rule that tries every combination would not come to an end.
  for (const words of ['water ', 'no leak roof ', 'hace ', 'already x ', '. ', 'a', 'ñ', '水']) {
    levelOf(words.repeat(5_000 / words.length));
  }
});

test('the patterns name kinds that there are, and every kind is named', () => {
  const kinds = Object.keys(VOCABULARY);
  // Their letters are known to the reader of sentences.
  expect(kinds.slice(0, 4)).toEqual(['over', 'calm', 'still', 'no']);
  expect(kinds.length).toBeLessThanOrEqual(62);
  const named = new Set(
    RULES.flatMap(({ when }) => when.flatMap((pattern) => pattern.match(/[a-z]+/g) ?? [])),
  );
  expect([...named].filter((kind) => !kinds.includes(kind))).toEqual([]);
  expect(kinds.slice(4).filter((kind) => kind !== 'nothing' && !named.has(kind))).toEqual([]);
});

test('the dangers come first, and each rule has an id of its own', () => {
  const ids = RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  const firstUrgent = RULES.findIndex(({ advice }) => advice === 'urgent');
  expect(RULES.slice(firstUrgent).every(({ advice }) => advice === 'urgent')).toBe(true);
});

test('a browser loads less than 3 KB for all of it', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [bundlePlugin],
    build: {
      write: false,
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3 } },
      rolldownOptions: { input: 'contract/emergency.ts', preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const { code } = output[0];
  expect(code).toContain('open-door');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(3 * 1024);
});
