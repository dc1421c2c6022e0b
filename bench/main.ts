// The measurements: npm run bench -- [content] [pages] [navigation] [server] [--rounds 5] [--only home,lighthouse].
import { parseArgs } from 'node:util';
import { content } from './content/content.ts';
import { navigation } from './navigation/navigation.ts';
import { pages } from './pages/pages.ts';
import { reportText } from './report.ts';
import { busier, chooser, lookAtOtherPrograms, type Measurement } from './rounds.ts';
import { server } from './server/server.ts';
import { MissingProgram } from './sites/sites.ts';

const measurements: Record<string, Measurement> = { content, pages, navigation, server };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, only: { type: 'string', default: '' } },
});
const asked = positionals.length > 0 ? positionals : Object.keys(measurements);
const only = values.only.split(',').filter((name) => name !== '');
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);

const unknown = asked.filter((name) => !measurements[name]);
if (unknown.length > 0) stop(`Say ${Object.keys(measurements).join(', ')}, or nothing for all of them.`);
if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0)) stop('--rounds is a whole number.');
const names = new Set(asked.flatMap((name) => measurements[name]?.names ?? []));
if (only.some((name) => !names.has(name))) stop(`--only takes some of ${[...names].join(', ')}.`);

try {
  let before = await lookAtOtherPrograms();
  for (const name of asked) {
    for await (const report of measurements[name]?.run({ rounds, chosen: chooser(only) }) ?? []) {
      const after = await lookAtOtherPrograms();
      console.log(`\n${reportText({ ...report, noise: [...report.noise, busier(before, after)] })}`);
      before = after;
    }
  }
} catch (error) {
  if (!(error instanceof MissingProgram)) throw error;
  stop(error.message, 1);
}

function stop(message: string, code = 2): never {
  console.error(message);
  process.exit(code);
}
