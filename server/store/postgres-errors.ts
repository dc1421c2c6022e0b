/** What to do about an error of PostgreSQL (SQLSTATE), of TLS or of the system. */
const REMEDIES: Record<string, string> = {
  '25006': 'Only the primary server takes writes; this one is a replica, or set to read-only.',
  '28P01': 'Correct the user or the password in DATABASE_URL.',
  '3D000': 'Create the database, or correct its name in DATABASE_URL.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Name the host in DATABASE_URL as your provider does.',
  ENOENT: 'DATABASE_URL must name a file that can be read.',
};

const NAME_THE_AUTHORITY =
  'Download the certificate of the authority from your provider, and name the file at the end of DATABASE_URL: ' +
  '?sslmode=verify-full&sslrootcert=/etc/ssl/database-ca.pem.';

for (const code of [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]) {
  REMEDIES[code] = NAME_THE_AUTHORITY;
}

/**
 * Why PostgreSQL cannot be used, and what to do about it, as the end of a sentence. It never holds the address, because the
 * password is in it.
 */
export function explainPostgresError(error: unknown): string {
  const { code = '', message } = error as { code?: string; message?: string };
  // Node adds advice of its own behind a semicolon.
  const reason = message?.split('; if ')[0] || code || String(error);
  return [`${reason}.`, remedyFor(code, reason)].join(' ').trim();
}

function remedyFor(code: string, message: string): string {
  // Before version 14: "SSL off".
  if (code === '28000' && /no encryption|SSL off/.test(message)) {
    return 'It takes encrypted connections only: add ?sslmode=verify-full to DATABASE_URL.';
  }
  if (message.includes('does not support SSL')) {
    return 'Set it up for TLS, or, on a private network, take sslmode out of DATABASE_URL.';
  }
  return REMEDIES[code] ?? '';
}
