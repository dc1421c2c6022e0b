import { styleText } from 'node:util';
import { type Command, Failure, JSON_OPTION } from '../command.ts';
import { asJson } from '../output.ts';
import type { Finding, Group } from './finding.ts';
import { runReadinessChecks } from './run-checks.ts';

export const readyCommand: Command = {
  name: 'ready',
  about: 'Check what is left to do before the site can go live',
  options: {
    'dkim-selector': {
      type: 'string',
      value: 'NAME',
      multiple: true,
      about: 'the name of your DKIM key; may be repeated',
    },
    json: JSON_OPTION,
  },
  notes: 'Exit status: 0 ready, 1 something is left to do, 2 usage error.',
  async run({ env, values, stdout }) {
    const dkimSelectors = [values['dkim-selector'] ?? []].flat().map(String);
    const groups = await runReadinessChecks({ env, dkimSelectors });
    const ready = count(groups, 'wrong') === 0;
    stdout(values.json ? asJson({ ready, groups }) : textReport(groups));
    if (!ready) throw new Failure();
  },
};

const MARKS: Record<Finding['state'], [color: 'green' | 'red' | 'yellow', mark: string]> = {
  right: ['green', '✓'],
  wrong: ['red', '✗'],
  advice: ['yellow', '!'],
  unknown: ['yellow', '–'],
};

/** `styleText` leaves out colors with NO_COLOR and in a file. */
function textReport(groups: Group[]): string {
  return [...groups.map(groupText), summary(groups), ''].join('\n');
}

function groupText({ title, findings }: Group): string {
  return [styleText('bold', title), ...findings.map(findingText), ''].join('\n');
}

function findingText({ state, says, todo }: Finding): string {
  const [color, mark] = MARKS[state];
  const line = `  ${styleText(color, mark)} ${says}`;
  return todo ? `${line}\n      ${todo}` : line;
}

function summary(groups: Group[]): string {
  const [wrong, unknown, advice] = [
    count(groups, 'wrong'),
    count(groups, 'unknown'),
    count(groups, 'advice'),
  ];
  const rest = `${unknown > 0 ? `, ${unknown} could not be checked (–)` : ''}${advice > 0 ? `, ${advice} could be better (!)` : ''}.`;
  if (wrong > 0) return `${styleText('red', 'Not ready')}: ${wrong} to fix (✗)${rest}`;
  return `${styleText('green', 'Ready')}: nothing to fix${rest}`;
}

function count(groups: Group[], state: Finding['state']): number {
  return groups.flatMap(({ findings }) => findings).filter((finding) => finding.state === state).length;
}
