export type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest first. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** Picks the encoding for an answer from the `Accept-Encoding` header. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = acceptedEncodings(header ?? '');
  return PREFERRED.find((encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false) ?? 'identity';
}

function acceptedEncodings(header: string): Map<string, boolean> {
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  return accepted;
}
