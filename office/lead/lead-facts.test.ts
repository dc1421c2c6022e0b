import { expect, test } from 'vitest';
import * as leadWords from '../../content/words/office-lead.ts';
import { fileAnswer } from '../../server/deliveries/mail/transport.ts';
import { stateInWords } from './lead-facts.ts';

test('an email that was written to a file is not called delivered', () => {
  expect(stateInWords('sent', fileAnswer('office-1'))).toBe(leadWords.mailInFile);
  expect(stateInWords('sent', '250 Accepted')).toBe('delivered');
  expect(stateInWords('held', null)).toBe('held');
});
