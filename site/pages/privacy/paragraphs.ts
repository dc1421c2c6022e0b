import { privacy } from '../../../content/privacy.ts';
import type { Privacy } from '../../../content/schema.ts';
import { type ForeignProvider, isForeign } from '../../../contract/captcha.ts';

type Settings = {
  /** `RETENTION_MONTHS`; 0 is without a term. */
  months: number;
  captcha: string;
  reportsGoElsewhere: boolean;
};

const TERM = '{term}';

const PROVIDERS: Record<ForeignProvider, string> = {
  recaptcha: 'Google reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
};

/** A section's paragraphs as they are true for these settings. */
export function paragraphsOf(section: Privacy['sections'][number], settings: Settings): string[] {
  const own = section.paragraphs.map((paragraph) => withTerm(paragraph, settings.months));
  return section.namesOtherCompanies ? [...own, ...otherCompanies(settings)] : own;
}

function withTerm(paragraph: string, months: number): string {
  if (!paragraph.includes(TERM)) return paragraph;
  return months === 0
    ? privacy.noTerm
    : paragraph.replace(TERM, `${months} ${months === 1 ? 'month' : 'months'}`);
}

function otherCompanies({ captcha, reportsGoElsewhere }: Settings): string[] {
  return [
    ...(isForeign(captcha) ? [privacy.foreignCaptcha.replace('{provider}', PROVIDERS[captcha])] : []),
    ...(reportsGoElsewhere ? [privacy.foreignReports] : []),
  ];
}
