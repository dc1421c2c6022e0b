import { office } from '../../content/office.ts';
import * as words from '../../content/words/figures.ts';
import { type Ended, gatherFigures, type Times } from '../../server/leads/figures.ts';
import {
  durationInWords,
  endedInWords,
  promisesInWords,
  serviceInWords,
  sourceInWords,
} from '../../server/leads/figures-in-words.ts';
import { gatherDigest, recordDigest } from '../../server/reports/digest.ts';
import { digestText } from '../../server/reports/digest-text.ts';
import { UsageError } from '../command.ts';
import { asJson } from '../json.ts';
import { asTable } from '../table.ts';
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
      await recordDigest({ store, config, at });
      stdout(`The digest is sent to ${config.officeEmail} within seconds, while the server runs.\n`);
      return 0;
    }
    const digest = await gatherDigest(store, config, at);
    stdout(values.json ? asJson(digest) : `${digestText(digest)}\n`);
    return 0;
  },
};

export const figuresCommand: LeadsCommand = {
  name: 'figures',
  about: 'Shows how long the office took to answer, and what was won and lost',
  args: [],
  options: {
    days: { type: 'string', value: 'NUMBER', about: 'of what came in so many days; 30 if left out' },
    json: { type: 'boolean', about: 'for programs' },
  },
  notes: `What is held does not count. Fewer than ten cases are shown one by one, because a median or a percentage of them would
say more than there is to know. A promise counts once its time has come, or once somebody has called or written.`,
  async run({ store, values, at, stdout }) {
    const days = asDays(String(values.days ?? 30));
    const figures = await gatherFigures(store, days, at);
    if (values.json) {
      stdout(asJson({ days, ...figures }));
      return 0;
    }
    const { emergencies, byService, bySource, lostReasons } = figures;
    stdout(
      [
        `Received in ${days} days: ${figures.received}. Times are ${office.hours ? 'of office hours' : 'by the clock'}.\n`,
        timesTable(figures),
        ...(emergencies.received > 0
          ? [
              `Sounded like an emergency: ${emergencies.received}. Times are by the clock.\n${timesTable(emergencies)}`,
            ]
          : []),
        endedText('Won and lost, by service', byService, serviceInWords),
        endedText('Won and lost, by source', bySource, sourceInWords),
        ...(lostReasons.length > 0
          ? [
              `Lost, and why\n${asTable(lostReasons.map(({ reason, count }) => [reason ?? words.noReason, String(count)]))}`,
            ]
          : []),
      ].join('\n'),
    );
    return 0;
  },
};

function asDays(typed: string): number {
  const days = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (days > 0) return days;
  throw new UsageError(`"${typed}" is no number of days. Say it like 7, 30 or 90.`);
}

function timesTable(times: Times): string {
  return asTable([
    [words.toClaim, durationInWords(times.toClaim)],
    [words.fromClaimToContact, durationInWords(times.fromClaimToContact)],
    [words.toContact, durationInWords(times.toContact)],
    [words.openWithoutContact, String(times.openWithoutContact)],
    [words.promises, promisesInWords(times.promises)],
  ]);
}

function endedText(title: string, ended: Ended[], nameOf: (name: string | null) => string): string {
  if (ended.length === 0) return `${title}\nnone\n`;
  return `${title}\n${asTable(ended.map((one) => [nameOf(one.name), endedInWords(one)]))}`;
}
