import { expect, test } from 'vitest';
import { LONGEST_NOTE } from '../../server/leads/lead-history.ts';
import { shareTestApp } from '../../server/testing/test-app.ts';
import { office } from '../testing/office.ts';

const server = shareTestApp();

/** Splits a line as a shell does, with single quotes. */
function run(line: string) {
  const args = (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''));
  return office(args, { settings: server().sameStore, at: new Date('2026-11-23T09:05:00-05:00') });
}

const KNOWN = 'AB2CD3EF';
const CLOSE = 'closed add 2026-12-24';
const STORM = 'storm on --until 3d --words x';

test.each([
  ['lisst', 'Unknown command "lisst".\n\nnpm run leads -- COMMAND'],
  ['constructor', 'Unknown command "constructor".'],
  ['closed', 'Unknown command "closed".\n\nnpm run leads -- COMMAND [options]\n\n  closed add '],
  ['storm over', 'Unknown command "storm over".\n\nnpm run leads -- COMMAND [options]\n\n  storm on '],
  ['list --json --csv', 'Use --json or --csv, not both.'],
  ['list --since yesterday', '"yesterday" is not a time.'],
  ['list --since 2026-13-45', '"2026-13-45" is not a time.'],
  ['list --form guide', '"guide" is not a form.'],
  ['list --mine nobody', 'No user has the address "nobody".'],
  ['list --status open', '"open" is not a status.'],
  ['show', '"show" takes REFERENCE.\n\nnpm run leads -- show REFERENCE'],
  [`show ${KNOWN} x`, '"show" takes REFERENCE.'],
  ['show Lovelace', '"Lovelace" is not a reference.'],
  ['forget Lovelace', '"Lovelace" is not an email address, a phone number or a reference.'],
  ['backup --at 7d', '--at goes with --seen.'],
  [`claim ${KNOWN} --by nobody@us.example`, 'No user has the address "nobody@us.example".'],
  [`claim ${KNOWN} --version x`, '"x" is not a line number of the history.'],
  ['claim Lovelace', '"Lovelace" is not a reference.'],
  [`outcome ${KNOWN} maybe`, '"maybe" is not an outcome.'],
  [`outcome ${KNOWN} constructor`, '"constructor" is not an outcome.'],
  [`outcome ${KNOWN}`, '"outcome" takes REFERENCE OUTCOME.'],
  [`status ${KNOWN} claimed`, '"claimed" cannot be set.'],
  [`status ${KNOWN} won --amount 5`, '--amount goes with quoted.'],
  [`status ${KNOWN} won --reason x`, '--reason goes with lost.'],
  [`status ${KNOWN} quoted --amount much`, '"much" is not an amount.'],
  [`note ${KNOWN}`, '"note" takes REFERENCE TEXT….'],
  [`note ${KNOWN} ' '`, 'The text is empty.'],
  [`note ${KNOWN} ${'x'.repeat(LONGEST_NOTE + 1)}`, 'The text has 5001 characters; the limit is 5000.'],
  [`remind ${KNOWN} soon`, '"soon" is not a future time.'],
  [`remind ${KNOWN} 2020-01-01`, '"2020-01-01" is in the past.'],
  [`undo ${KNOWN} x`, '"x" is not a line number of the history.'],
  [`undo ${KNOWN} 1 2`, '"undo" takes REFERENCE [NUMBER].'],
  ["find ' '", 'The search is empty.'],
  ['figures --days 0', '"0" is not a number of days.'],
  ['closed add', '"closed add" takes DAY.\n\nnpm run leads -- closed add DAY'],
  [CLOSE, 'A reason is missing: --reason "Inventory".'],
  [`${CLOSE} --reason ' '`, 'A reason is missing'],
  ['closed add Friday --reason x', '"Friday" is not a day. Use one like 2026-12-24.'],
  ['closed add 2026-02-30 --reason x', '"2026-02-30" is not a day.'],
  ['closed add 2026-11-22 --reason x', '"2026-11-22" is in the past.'],
  [`${CLOSE} --reason x --from 09:00`, '--from and --until go together.'],
  [`${CLOSE} --reason x --from 9 --until 12:00`, 'Use a 24-hour time like 09:00.'],
  [`${CLOSE} --reason x --from 24:00 --until 24:00`, 'Use a 24-hour time like 09:00.'],
  [`${CLOSE} --reason x --from 12:00 --until 12:00`, '--until must be later than --from.'],
  ['storm on --words x', '--until is required.'],
  ['storm on --until 3d', '--words is required.'],
  ["storm on --until 3d --words ' '", '--words must have 1 to 200 characters.'],
  [`storm on --until 3d --words ${'x'.repeat(201)}`, '--words must have 1 to 200 characters.'],
  ['storm on --until 3d --words a\u001b[31m', '--words must have 1 to 200 characters.'],
  ['storm on --until soon --words x', '"soon" is not a future time. Use a day like 2026-12-01'],
  ['storm on --until 2026-11-23T09:05 --words x', '"2026-11-23T09:05" is in the past.'],
  [`${STORM} --factor 0.5`, '--factor must be a number from 1 to '],
  [`${STORM} --factor many`, '--factor must be a number from 1 to '],
  [`${STORM} --not-before now`, '"now" is not a day.'],
  ['office invite dana Dana', '"dana" is not an email address.'],
  ["office invite dana@us.example ' '", 'The name is empty.'],
  ['office invite dana@us.example', '"office invite" takes EMAIL NAME.\n\nnpm run leads -- office invite '],
  ['office invite dana@us.example Dana --role boss', '"boss" is not a role. Use owner, office, editor.'],
  ['office role dana@us.example boss', '"boss" is not a role.'],
  ['office users all', '"office users" takes no arguments.'],
  ['office nothing', 'Unknown command "office nothing".'],
])('%s is a usage error', async (line, said) => {
  const { code, out, err } = await run(line);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(said);
});

test.each(
  'show,history,release,hold,resend,forget,not-urgent,claim,unclaim,outcome reached,status won,note x,remind never,undo,undo 2'.split(
    ',',
  ),
)('%s reports an unknown reference', async (line) => {
  const [command, ...rest] = line.split(' ');
  const { code, err } = await run([command, KNOWN, ...rest].join(' '));
  expect(code).toBe(1);
  expect(err).toMatch(/^(There is no request or message|Nothing was found for) AB2CD3EF\.\n$/);
});

test.each(['role', 'revoke', 'sign-in', 'devices'])('office %s reports an unknown user', async (command) => {
  const role = command === 'role' ? 'owner' : '';
  const { code, err } = await run(`office ${command} nobody@us.example ${role}`);
  expect([code, err]).toEqual([1, 'No user has the address nobody@us.example.\n']);
});
