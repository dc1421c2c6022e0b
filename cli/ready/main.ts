// Tells what still stands between this copy and going live. Ends with 1 when something does, with 2 when it is
// asked in a way that it does not understand.
import { parseArgs } from 'node:util';
import { lookAtEverything } from './look.ts';
import { asJson, asText, isReady } from './print.ts';

const USAGE = `npm run ready -- [options]
  --settings FILE         take settings from this file too; those of the environment go first
  --dkim-selector NAME    the name of your DKIM key; may be given more than once
  --json                  for programs
`;

const options = readOptions();
if (options) {
  const dkimSelectors = options['dkim-selector'] ?? [];
  const groups = await lookAtEverything({ env: process.env, dkimSelectors });
  process.stdout.write(options.json ? asJson(groups) : asText(groups));
  process.exitCode = isReady(groups) ? 0 : 1;
}

/** Nothing when they cannot be understood, or the file of settings cannot be read. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        settings: { type: 'string' },
        'dkim-selector': { type: 'string', multiple: true },
        json: { type: 'boolean' },
      },
    });
    if (values.settings) process.loadEnvFile(values.settings);
    return values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
    process.exitCode = 2;
  }
}
