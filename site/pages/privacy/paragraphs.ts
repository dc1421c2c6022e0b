import { privacy } from '../../../content/privacy.ts';
import type { Privacy } from '../../../content/schema.ts';
import { isForeign } from '../../../contract/captcha.ts';
import { fill } from '../../typography/fill.ts';

type Settings = {
  /** `RETENTION_MONTHS`; 0 means that nothing is deleted by age. */
  months: number;
  captcha: string;
  reportsGoElsewhere: boolean;
};

const TERM = '{term}';

/** A section's paragraphs, filled in for these settings. */
export function paragraphsOf(section: Privacy['sections'][number], settings: Settings): string[] {
  const own = section.paragraphs.map((paragraph) => withTerm(paragraph, settings.months));
  return section.namesOtherCompanies ? [...own, ...otherCompanies(settings)] : own;
}

function withTerm(paragraph: string, months: number): string {
  if (!paragraph.includes(TERM)) return paragraph;
  if (months === 0) return privacy.noTerm;
  const { one, several } = privacy.term;
  return fill(paragraph, { term: months === 1 ? one : fill(several, { months }) });
}

function otherCompanies({ captcha, reportsGoElsewhere }: Settings): string[] {
  return [
    ...(isForeign(captcha) ? [fill(privacy.foreignCaptcha, { provider: privacy.providers[captcha] })] : []),
    ...(reportsGoElsewhere ? [privacy.foreignReports] : []),
  ];
}
