import { Resolver } from 'node:dns/promises';

/** The questions we ask; a test answers them from a server of its own. */
export type Dns = Pick<Resolver, 'resolveTxt' | 'resolveMx' | 'resolveNs' | 'resolve4' | 'resolve6'>;

/** What came of a question: the records, or none, or nobody who could tell. */
export type Answer<Record> =
  | { kind: 'records'; records: Record[] }
  | { kind: 'none' }
  | { kind: 'silence'; why: string };

/** The name servers of this machine, asked with a short timeout. */
export function openDns(): Dns {
  return new Resolver({ timeout: 3_000, tries: 2 });
}

/**
 * Asks one question. A name server that knows of no such name is believed only when it knows the end of the name
 * (`com`): in a closed network it denies every name, and that says nothing about ours.
 */
export async function ask<Record>(
  dns: Dns,
  name: string,
  question: () => Promise<Record[]>,
): Promise<Answer<Record>> {
  try {
    return { kind: 'records', records: await question() };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENODATA') return { kind: 'none' };
    if (code !== 'ENOTFOUND') return { kind: 'silence', why: `no name server answers here (${code})` };
    return (await knowsTheWorld(dns, name)) ? { kind: 'none' } : { kind: 'silence', why: CLOSED };
  }
}

const CLOSED = 'the name server here knows only its own network';

/** Each text record in one piece: DNS cuts long ones. */
export async function askForTexts(dns: Dns, name: string): Promise<Answer<string>> {
  return ask(dns, name, async () => (await dns.resolveTxt(name)).map((parts) => parts.join('')));
}

/** Whether a host has an address. */
export async function askForHost(dns: Dns, host: string): Promise<Answer<string>> {
  const four = await ask(dns, host, () => dns.resolve4(host));
  return four.kind === 'none' ? ask(dns, host, () => dns.resolve6(host)) : four;
}

async function knowsTheWorld(dns: Dns, name: string): Promise<boolean> {
  const end = name.slice(name.lastIndexOf('.') + 1);
  return dns.resolveNs(end).then(
    () => true,
    () => false,
  );
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown';
}
