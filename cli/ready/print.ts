import { styleText } from 'node:util';
import { asJson } from '../json.ts';
import type { Finding, Group } from './finding.ts';

const MARKS: Record<Finding['state'], [color: 'green' | 'red' | 'yellow', mark: string]> = {
  right: ['green', '✓'],
  wrong: ['red', '✗'],
  advice: ['yellow', '!'],
  unknown: ['yellow', '–'],
};

export function isReady(groups: Group[]): boolean {
  return count(groups, 'wrong') === 0;
}

/** `styleText` leaves out colors with NO_COLOR and in a file. */
export function asTextReport(groups: Group[]): string {
  return [...groups.map(groupText), summary(groups), ''].join('\n');
}

export function asJsonReport(groups: Group[]): string {
  return asJson({ ready: isReady(groups), groups });
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
  const wrong = count(groups, 'wrong');
  const rest = [
    [count(groups, 'unknown'), 'could not be checked (–)'],
    [count(groups, 'advice'), 'worth a thought (!)'],
  ]
    .filter(([number]) => number !== 0)
    .map(([number, what]) => `, ${number} ${what}`)
    .join('');
  if (wrong > 0) return `${styleText('red', 'Not ready')}: ${wrong} to put right (✗)${rest}.`;
  return `${styleText('green', 'Ready')}: nothing to put right${rest}.`;
}

function count(groups: Group[], state: Finding['state']): number {
  return groups.flatMap(({ findings }) => findings).filter((finding) => finding.state === state).length;
}
