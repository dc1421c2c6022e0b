import { lookup } from 'node:dns/promises';
import type { Config } from '../../server/config.ts';
import { redirectTarget } from '../../server/deliveries/webhook/send.ts';
import { hostOf, mayConnect } from '../../server/formats/network.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';
import { get, openConnection } from './network.ts';

/** Whether `WEBHOOK_URL` can be reached. Asks with HEAD and posts nothing, because the receiver would treat it as a lead. */
export async function checkWebhook({ webhook }: Pick<Config, 'webhook'>): Promise<Finding[]> {
  if (!webhook) return [right('Requests go to the office by mail only: WEBHOOK_URL is not set.')];
  const url = new URL(webhook.url);
  const host = hostOf(url);
  try {
    const found = await lookup(host, { all: true });
    const refused = found.find(
      ({ address }) => !mayConnect(address, { host, allowed: webhook.allowPrivate }),
    );
    if (refused) return [explainPrivate(refused.address)];
    (await openConnection(url)).destroy();
    return [(await findRedirect(url)) ?? right(`${url.host} answers. ${NOT_SENT}`)];
  } catch (error) {
    return [explain(url.host, (error as NodeJS.ErrnoException).code ?? 'unknown')];
  }
}

const NOT_SENT = 'Nothing was sent, so whether it accepts a request is not known.';

/** A receiver may answer HEAD with another redirect than POST, so only one to the same place is surely wrong. */
async function findRedirect(url: URL): Promise<Finding | undefined> {
  const answer = await get(url.href, 'HEAD');
  if ('failed' in answer || answer.status < 300 || answer.status >= 400) return undefined;
  const target = redirectTarget(answer.headers.get('location') ?? undefined, url.href);
  if (!target) return undefined;
  const says = `WEBHOOK_URL answers with a redirect (${answer.status}) to ${target}, and webhooks follow none.`;
  const todo = 'Set WEBHOOK_URL to the address that accepts the POST itself.';
  return bareName(target) === bareName(url.href)
    ? wrong(says, todo)
    : unknown(`${says} A POST was not tried.`, todo);
}

/** The same for http and https, with and without "www." and a slash at the end. */
function bareName(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
}

function explainPrivate(address: string): Finding {
  return wrong(
    `WEBHOOK_URL leads to ${address}, a private address, where nothing is sent.`,
    'Correct WEBHOOK_URL, or add the network to WEBHOOK_ALLOW_PRIVATE if it is yours.',
  );
}

function explain(host: string, code: string): Finding {
  if (code === 'ECONNREFUSED') return wrong(`Nothing listens at ${host}.`, 'Correct WEBHOOK_URL.');
  if (/CERT|VERIFY|ISSUER|SIGNATURE|SSL|TLS|PROTO/.test(code)) {
    return wrong(
      `TLS with ${host} fails (${code}).`,
      'It needs a certificate from a known authority, with the whole chain.',
    );
  }
  return unknown(`${host} was not reached (${code}).`, 'Try it on the machine that runs the server.');
}
