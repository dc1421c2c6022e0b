import { gatherDigest } from '../../server/reports/digest.ts';
import { digestText } from '../../server/reports/digest-text.ts';
import { reportNow } from '../../server/reports/report.ts';
import { asJson } from '../json.ts';
import type { LeadsCommand } from './command.ts';

export const digestCommand: LeadsCommand = {
  name: 'digest',
  about: 'Shows the daily digest as it would be at this moment',
  args: [],
  options: {
    send: {
      type: 'boolean',
      about: 'by mail to the office instead; the next daily one comes as if this one had not been',
    },
    json: { type: 'boolean', about: 'for programs' },
  },
  async run({ store, config, values, at, stdout }) {
    if (values.send) {
      await reportNow({ store, config, at });
      stdout(`The digest is sent to ${config.officeEmail} within seconds, while the server runs.\n`);
      return 0;
    }
    const digest = await gatherDigest(store, config, at);
    stdout(values.json ? asJson(digest) : `${digestText(digest)}\n`);
    return 0;
  },
};
