import { Agent, get } from 'node:http';

/** How many answers a second a page gets from so many connections that ask without a pause. */
export async function answersPerSecond(
  port: number,
  path: string,
  connections = 64,
  seconds = 4,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const options = { agent, port, host: '127.0.0.1', path, headers: { 'accept-encoding': 'br' } };
  const end = performance.now() + seconds * 1000;
  let answers = 0;

  function ask(): Promise<void> {
    return new Promise((resolve, reject) => {
      const call = get(options, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}`));
        response.resume();
        response.on('end', resolve);
      });
      call.on('error', reject);
    });
  }

  async function connection() {
    while (performance.now() < end) {
      await ask();
      answers++;
    }
  }

  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return answers / seconds;
}
