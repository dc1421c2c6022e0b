import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Lead } from '../../store/store.ts';
import { NO_PROGRESS } from '../../testing/requests.ts';
import { webhookBody } from './payload.ts';

/** The example in the documentation, which receivers are written by. */
function documented() {
  const [, json = ''] =
    /such as\n\n( {4}\{\n.*?\n {4}\}\n)/s.exec(readFileSync('docs/running.md', 'utf8')) ?? [];
  return JSON.parse(json);
}

test('is what the documentation says', () => {
  const example = documented();
  const {
    spam_score,
    spam_reasons,
    priority_rules,
    service_label: _label,
    promised_by,
    ...told
  } = example.data;
  const estimate: Lead = {
    ...told,
    ...NO_PROGRESS,
    form: 'estimate',
    id: 'request-1',
    visitor: 'hash',
    spamScore: spam_score,
    spamReasons: spam_reasons.join(' '),
    priorityRules: priority_rules.join(' '),
    captcha: 'unchecked',
    heldBecause: null,
    emailRefused: null,
    createdAt: new Date(example.timestamp),
    promisedBy: new Date(promised_by),
  };
  expect(JSON.parse(webhookBody(estimate))).toEqual(example);
});
