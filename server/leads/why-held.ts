import { PROOF_PROBLEMS } from '../intake/captcha/verdict.ts';
import { SIGNS, type Sign } from '../intake/spam/spam-score.ts';
import type { Lead } from '../store/leads.ts';

/** Why a request or message is held, in words; nothing when it was the office itself that held it. Why a proof is missing says more than that it is. */
export function whyHeld(lead: Lead): string[] {
  const proof = lead.form === 'contact' && lead.heldBecause ? [PROOF_PROBLEMS[lead.heldBecause]] : [];
  const signs = lead.spamReasons
    .split(' ')
    .filter((sign): sign is Sign => Object.hasOwn(SIGNS, sign))
    .filter((sign) => sign !== 'unproven' || proof.length === 0);
  return [...proof, ...signs.map((sign) => SIGNS[sign].text)];
}
