import { lookup } from 'node:dns/promises';
import type { Config } from '../../server/config.ts';
import { hostOf, mayConnect } from '../../server/deliveries/webhook/destination.ts';
import { openConnection } from './connection.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';

/** Whether `WEBHOOK_URL` can be reached. Sends nothing, because the receiver would take it for a lead. */
export async function checkWebhook({ webhook }: Pick<Config, 'webhook'>): Promise<Finding[]> {
  if (!webhook) return [right('Requests go to the office by mail alone: WEBHOOK_URL is not set.')];
  const url = new URL(webhook.url);
  const host = hostOf(url);
  try {
    const found = await lookup(host, { all: true });
    const refused = found.find(
      ({ address }) => !mayConnect(address, { host, allowed: webhook.allowPrivate }),
    );
    if (refused) return [explainPrivate(refused.address)];
    (await openConnection(url)).destroy();
    return [right(`${url.host} answers. Nothing was sent, so whether it takes a request is not known.`)];
  } catch (error) {
    return [explain(url.host, (error as NodeJS.ErrnoException).code ?? 'unknown')];
  }
}

function explainPrivate(address: string): Finding {
  return wrong(
    `WEBHOOK_URL leads to ${address}, a private address, and nothing would be sent there.`,
    'Correct WEBHOOK_URL, or name the place in WEBHOOK_ALLOW_PRIVATE if it is yours.',
  );
}

function explain(host: string, code: string): Finding {
  if (code === 'ECONNREFUSED') return wrong(`Nobody answers at ${host}.`, 'Correct WEBHOOK_URL.');
  if (/CERT|VERIFY|ISSUER|SIGNATURE|SSL|TLS|PROTO/.test(code)) {
    return wrong(
      `${host} and we find no safe connection (${code}).`,
      'It needs a certificate signed by an authority, with the whole chain.',
    );
  }
  return unknown(`${host} was not reached (${code}).`, 'Try it on the machine that runs the program.');
}
