// An SMTP server that takes every mail and keeps none.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    stream.on('end', done);
    stream.resume();
  },
});
server.listen(0, '127.0.0.1', () => {
  console.log(`port ${(server.server.address() as AddressInfo).port}`);
});
