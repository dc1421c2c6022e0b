import { advice, type Finding, right, unknown, wrong } from './finding.ts';
import { get } from './network.ts';

/** Whether the server answers at the public address and could store a request. */
export async function checkHealth(siteUrl: string): Promise<Finding[]> {
  const [alive, ready] = await Promise.all([get(`${siteUrl}/healthz`), get(`${siteUrl}/readyz`)]);
  if ('failed' in alive || 'failed' in ready) {
    return [unknown(`${siteUrl}/healthz and /readyz did not answer in time.`)];
  }
  if (await isOurs(alive)) return [right('The server is running.'), await judge(ready)];
  return [await checkFormsOnly(siteUrl)];
}

async function judge(ready: Response): Promise<Finding> {
  if (ready.status === 200) return right('The server can store requests.');
  const { problem, message } = await ready.json().catch(() => ({}));
  if (problem === 'deliveries') {
    return wrong(`Mails are stuck. ${message}`, 'The server log says why; check SMTP_URL first.');
  }
  return wrong(
    `The server cannot store requests: /readyz answers with ${ready.status}.`,
    'Its log says why; the disk may be full, or the database unreachable.',
  );
}

/** A CDN in front may send the server nothing but the forms. */
async function checkFormsOnly(siteUrl: string): Promise<Finding> {
  const captcha = await get(`${siteUrl}/api/captcha`);
  const isServed = !('failed' in captcha) && captcha.headers.get('content-type')?.includes('json');
  if (!isServed || !captcha.ok) {
    return wrong(
      `${siteUrl} does not reach the server: forms would fail.`,
      'Send /api/*, /contact_process.php and /my/* to the server, and /office and /office/* if you use the office.',
    );
  }
  return advice(
    'Forms reach the server, but /healthz and /readyz do not.',
    'Send both to the server, so it can be monitored.',
  );
}

async function isOurs(answer: Response): Promise<boolean> {
  if (answer.status !== 200) return false;
  const body = await answer.json().catch(() => undefined);
  return (body as { status?: unknown } | undefined)?.status === 'ok';
}
