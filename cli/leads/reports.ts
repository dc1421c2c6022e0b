import { office } from '../../contract/content/current.ts';
import { figures as words } from '../../messages/en/figures.ts';
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
import { JSON_OPTION, UsageError } from '../command.ts';
import { asJson, asTable } from '../output.ts';
import type { LeadsCommand } from './command.ts';

const digestCommand: LeadsCommand = {
  name: 'digest',
  about: 'Show the daily digest as of now',
  options: {
    send: { type: 'boolean', about: 'mail it to the office instead; the next daily digest is not affected' },
    json: JSON_OPTION,
  },
  async run({ store, config, values, at, stdout }) {
    if (values.send) {
      await recordDigest({ store, config, at });
      stdout(`The digest to ${config.officeEmail} is queued. A running server sends it within seconds.\n`);
      return;
    }
    const digest = await gatherDigest(store, config, at);
    stdout(values.json ? asJson(digest) : `${digestText(digest)}\n`);
  },
};

const figuresCommand: LeadsCommand = {
  name: 'figures',
  about: 'Show response times, and what was won and lost',
  options: {
    days: { type: 'string', value: 'NUMBER', about: 'of what was received in this many days; 30 by default' },
    json: JSON_OPTION,
  },
  notes: `What is held does not count. Fewer than ten cases are listed one by one, because their median or percentage would mislead.
A promise counts once it is due, or once the customer has been contacted.`,
  async run({ store, values, at, stdout }) {
    const days = asDays(String(values.days ?? 30));
    const figures = await gatherFigures(store, days, at);
    if (values.json) {
      stdout(asJson({ days, ...figures }));
      return;
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
  },
};

function asDays(typed: string): number {
  const days = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (days > 0) return days;
  throw new UsageError(`"${typed}" is not a number of days. Use one like 7, 30 or 90.`);
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

export const reportCommands = [figuresCommand, digestCommand];
