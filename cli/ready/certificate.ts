import type { PeerCertificate, TLSSocket } from 'node:tls';
import { type Finding, right, unknown, wrong } from './finding.ts';
import { openConnection } from './network.ts';

const HOUR = 3600 * 1000;

/** Whether browsers accept the site's certificate, and whether it has been renewed in time. */
export async function checkCertificate(siteUrl: string): Promise<Finding> {
  const url = new URL(siteUrl);
  try {
    const socket = await openConnection(url);
    const certificate = (socket as TLSSocket).getPeerCertificate();
    socket.destroy();
    return judge(url.hostname, certificate);
  } catch (error) {
    return explain(url.hostname, (error as NodeJS.ErrnoException).code ?? 'unknown');
  }
}

/** Relative, because lifetimes range from days to months; renewal usually happens when a third is left. */
function judge(hostname: string, { valid_from, valid_to }: PeerCertificate): Finding {
  const [from, to] = [Date.parse(valid_from), Date.parse(valid_to)];
  const hours = Math.floor((to - Date.now()) / HOUR);
  const left = hours < 48 ? `${hours} more hours` : `${Math.floor(hours / 24)} more days`;
  const says = `The certificate of ${hostname} is valid for ${left}`;
  if (to - Date.now() > Math.min(14 * 24 * HOUR, (to - from) / 5)) return right(`${says}.`);
  return wrong(`${says}, and should have been renewed by now.`, 'Check the log of what renews it.');
}

function explain(hostname: string, code: string): Finding {
  if (code === 'CERT_HAS_EXPIRED') {
    return wrong(`The certificate of ${hostname} has expired.`, 'Check the log of what renews it.');
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return wrong(`The certificate is not for ${hostname}.`, 'Get one that names it.');
  }
  if (/CERT|VERIFY|ISSUER|SIGNATURE/.test(code)) {
    return wrong(
      `Browsers do not trust the certificate of ${hostname} (${code}).`,
      'Get one from an authority such as Let’s Encrypt, and send the whole chain.',
    );
  }
  if (/SSL|TLS|PROTO|ECONNREFUSED|ECONNRESET/.test(code)) {
    return wrong(
      `${hostname} does not speak TLS (${code}).`,
      'Put a proxy with a certificate in front; deploy/ has one.',
    );
  }
  return unknown(`${hostname} was not reached (${code}).`, 'Try it from a machine with a network.');
}
