import { expect, test } from 'vitest';
import { type Concerns, classifyRefusal } from './refusal.ts';

/** What is answered to which command, and whom it concerns. The answers are such as real servers give. */
const ANSWERS: [command: string, response: string, concerns: Concerns][] = [
  ['CONN', '421 4.3.2 Too many connections, come back later', 'none'],
  ['CONN', '554 5.7.1 Service unavailable; client host [203.0.113.7] blocked using zen.spamhaus.org', 'us'],
  ['CONN', '554 No SMTP service here', 'us'],
  ['EHLO', '550 Your name is not one', 'us'],
  ['STARTTLS', '501 5.5.4 Syntax error', 'us'],
  ['AUTH PLAIN', '535 5.7.8 Error: authentication failed', 'us'],
  ['AUTH LOGIN', '454 4.7.0 Temporary authentication failure', 'none'],
  ['AUTH PLAIN', '535 Incorrect authentication data', 'us'],
  ['MAIL FROM', '530 5.7.0 Must issue a STARTTLS command first', 'us'],
  ['MAIL FROM', '550 5.1.1 Sender unknown', 'us'],
  ['MAIL FROM', '553 5.7.1 Sender address rejected: not owned by user', 'us'],
  ['MAIL FROM', '552 5.3.4 Message size exceeds fixed limit', 'us'],
  ['MAIL FROM', '451 4.7.1 Greylisted', 'none'],
  ['RCPT TO', '550 5.1.1 <ada@customer.example>: Recipient address rejected: User unknown', 'recipient'],
  ['RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist.', 'recipient'],
  ['RCPT TO', '550 No such user here', 'recipient'],
  ['RCPT TO', '550 Requested action not taken: mailbox unavailable', 'recipient'],
  ['RCPT TO', '551 User not local', 'recipient'],
  ['RCPT TO', '553 Mailbox name not allowed', 'recipient'],
  ['RCPT TO', '550 5.1.2 Bad destination system address', 'recipient'],
  ['RCPT TO', '501 5.1.3 Bad recipient address syntax', 'recipient'],
  ['RCPT TO', '550 5.1.10 Domain does not accept mail (null MX)', 'recipient'],
  ['RCPT TO', '553 5.6.7 Non-ASCII addresses not permitted', 'recipient'],
  ['RCPT TO', '550 5.2.1 The email account that you tried to reach is disabled', 'recipient'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied', 'recipient'],
  ['RCPT TO', '552 5.2.2 The recipient mailbox is over its quota', 'none'],
  ['RCPT TO', '552 Mailbox full', 'none'],
  ['RCPT TO', '452 4.2.2 Mailbox full', 'none'],
  ['RCPT TO', '450 4.2.0 Greylisted, see you in five minutes', 'none'],
  ['RCPT TO', '554 5.7.1 <ada@customer.example>: Relay access denied', 'us'],
  ['RCPT TO', '550 relay not permitted', 'us'],
  ['RCPT TO', '550 Administrative prohibition: your host is in a DNSBL', 'us'],
  ['RCPT TO', '550 Authentication required', 'us'],
  ['RCPT TO', '530 Authentication required', 'us'],
  ['RCPT TO', '503 Bad sequence of commands', 'us'],
  ['RCPT TO', '550 5.1.8 Sender domain not found', 'us'],
  ['RCPT TO', '554 Transaction failed', 'us'],
  ['DATA', '554 5.7.1 Message rejected as spam', 'us'],
  ['DATA', '550 5.7.26 Unauthenticated mail is not accepted', 'us'],
  ['DATA', '554 Transaction failed', 'us'],
  ['DATA', '550 Message refused', 'us'],
  ['DATA', '552 Message too large', 'us'],
  ['DATA', '552 5.3.4 Message too big for system', 'us'],
  ['DATA', '552 5.2.2 Mailbox full', 'none'],
  ['DATA', '550 5.1.1 User unknown', 'recipient'],
  ['DATA', '451 4.3.0 Try again', 'none'],
];

test.each(ANSWERS)('%s, "%s" concerns %s', (command, response, concerns) => {
  const responseCode = Number(response.slice(0, 3));
  expect(classifyRefusal({ command, response, responseCode }).concerns).toBe(concerns);
});

test.each(['ECONNREFUSED', 'ETIMEDOUT', 'EDNS', 'ETLS', 'ABORT_ERR'])('%s passes', (code) => {
  expect(classifyRefusal({ code, command: 'CONN' })).toEqual({
    concerns: 'none',
    cause: { phase: 'CONN', code, ours: false },
    said: '',
  });
});

test('gives the log the phase and the codes, and no text', () => {
  const response = '550 5.1.1 <ada@customer.example> unknown';
  const { cause } = classifyRefusal({ command: 'RCPT TO', response, responseCode: 550, code: 'EENVELOPE' });
  expect(cause).toEqual({ phase: 'RCPT TO', code: '550 5.1.1', ours: false });
});

test('accepts anything that was thrown', () => {
  for (const thrown of [new Error('no'), 'no', {}]) expect(classifyRefusal(thrown).concerns).toBe('none');
});
