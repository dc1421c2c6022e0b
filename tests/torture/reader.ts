// Loads a page repeatedly, each time as a new visitor with a new connection, on its own thread: waiting for the load
// generator in this process must not count. Reports the first page, because a server that is still starting must not count
// either. When told to stop, answers with the time of each page in milliseconds.
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
