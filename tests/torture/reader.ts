// Somebody who reads a page again and again, on a thread of its own: what the visitors in the same process do must not
// count as waiting. Answers with the time of each page, in milliseconds, when it is told to stop.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { pause } from './store.ts';

const port = parentPort;
if (!port) throw new Error('reader.ts runs as a thread');
let reading = true;
once(port, 'message').then(() => {
  reading = false;
});

const times: number[] = [];
while (reading) {
  const began = performance.now();
  const answer = await fetch(`${workerData}/about`);
  if (!answer.ok || !(await answer.text()).includes('</html>')) throw new Error('a page did not answer');
  times.push(performance.now() - began);
  await pause(50);
}
port.postMessage(times);
