/**
 * What to do about a mail server whose certificate Node does not take, by the code of the failure; nothing for any other
 * failure.
 */
export function certificateAdvice(code: string | undefined): string | undefined {
  return code === undefined ? undefined : ADVICE.get(code);
}

const NAME_IT =
  'Name the file with its certificate, or with that of its authority, in NODE_EXTRA_CA_CERTS (docs/running.md, Mail).';

const ADVICE = new Map([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', NAME_IT],
  ['SELF_SIGNED_CERT_IN_CHAIN', NAME_IT],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', NAME_IT],
  ['UNABLE_TO_GET_ISSUER_CERT', NAME_IT],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', NAME_IT],
  ['CERT_HAS_EXPIRED', 'The certificate of the mail server has run out: have it renewed.'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Name the mail server in SMTP_URL as its certificate does.'],
]);
