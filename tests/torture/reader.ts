// Somebody who reads a page again and again, each time as a new visitor with a connection of their own, on a thread of its
// own: what the visitors in the same process do must not count as waiting. Says when the first page has come, for a
// program that is only starting would count too; answers with the time of each page, in milliseconds, when it is told to stop.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { pause } from './store.ts';

const port = parentPort;
if (!port) throw new Error('reader.ts runs as a thread');
let reading = true;
once(port, 'message').then(() => {
  reading = false;
});

async function read() {
  const [answer] = (await once(get(`${workerData}/about`, { agent: false }), 'response')) as [
    IncomingMessage,
  ];
  const page = Buffer.concat(await answer.toArray()).toString();
  if (answer.statusCode !== 200 || !page.includes('</html>')) throw new Error('a page did not answer');
}

await read();
port.postMessage('ready');
const times: number[] = [];
while (reading) {
  const began = performance.now();
  await read();
  times.push(performance.now() - began);
  await pause(50);
}
port.postMessage(times);
