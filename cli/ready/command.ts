import type { Command } from '../command.ts';
import { asJsonReport, asTextReport, isReady } from './print.ts';
import { runReadinessChecks } from './run-checks.ts';

export const readyCommand: Command = {
  name: 'ready',
  about: 'Tells what still stands between this copy and going live',
  args: [],
  options: {
    'dkim-selector': {
      type: 'string',
      value: 'NAME',
      multiple: true,
      about: 'the name of your DKIM key; may be given more than once',
    },
    json: { type: 'boolean', about: 'for programs' },
  },
  notes: 'It ends with 0, with 1 when something is to put right, and with 2 when it is not understood.',
  async run({ env, values, stdout }) {
    const dkimSelectors = [values['dkim-selector'] ?? []].flat().map(String);
    const groups = await runReadinessChecks({ env, dkimSelectors });
    stdout(values.json ? asJsonReport(groups) : asTextReport(groups));
    return isReady(groups) ? 0 : 1;
  },
};
