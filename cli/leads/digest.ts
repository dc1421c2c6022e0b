import { gatherDigest } from '../../server/reports/digest.ts';
import { reportNow } from '../../server/reports/report.ts';
import { digestText } from '../../server/reports/words.ts';
import type { Command } from '../command.ts';
import { asJson } from '../json.ts';

export const digestCommand: Command = {
  usage: '[--send | --json]',
  about: 'Shows the daily digest as it would be at this moment',
  help: `
  --send   by mail to the office instead; the next daily one comes as if this one had not been
  --json   for programs
`,
  options: { send: { type: 'boolean' }, json: { type: 'boolean' } },
  words: 0,
  async run({ store, config, values, at, terminal }) {
    if (values.send) {
      await reportNow({ store, config, at });
      terminal.say(`The digest is sent to ${config.officeEmail} within seconds, while the server runs.\n`);
      return 0;
    }
    const digest = await gatherDigest(store, config, at);
    terminal.say(values.json ? asJson(digest) : `${digestText(digest)}\n`);
    return 0;
  },
};
