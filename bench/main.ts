// The measurements: npm run bench -- pages|navigation|server [--rounds 5] [--only home,about].
import { parseArgs } from 'node:util';
import { measureNavigation } from './navigation/navigation.ts';
import type { Options } from './options.ts';
import { measurePages } from './pages/pages.ts';
import { type Report, reportText } from './report.ts';
import { measureServer } from './server/server.ts';
import { MissingProgram } from './sites/proxy.ts';

const measurements: Record<string, (options: Options) => AsyncGenerator<Report>> = {
  pages: measurePages,
  navigation: measureNavigation,
  server: measureServer,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, only: { type: 'string' } },
});
const asked = positionals.length > 0 ? positionals : Object.keys(measurements);
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (asked.some((name) => !measurements[name]) || (rounds !== undefined && !(rounds >= 1))) {
  console.error(
    `Say ${Object.keys(measurements).join(', ')}, or nothing for all of them; --rounds is a whole number.`,
  );
  process.exit(2);
}

try {
  for (const name of asked) {
    for await (const report of measurements[name]?.({ rounds, only: values.only?.split(',') }) ?? []) {
      console.log(`\n${reportText(report)}`);
    }
  }
} catch (error) {
  if (!(error instanceof MissingProgram)) throw error;
  console.error(error.message);
  process.exit(1);
}
