import { isForeign } from '../../../contract/captcha.ts';
import { fill } from '../../../contract/fill.ts';
import type { Privacy } from '../../../messages/en/privacy.ts';
import { inWords } from '../../../messages/in-words.ts';
import type { Settings } from '../../prerender/settings.ts';
import { LIFETIME, LINK_LIFETIME } from '../../ui/form/persistence/storage.ts';

type Circumstances = Pick<
  Settings,
  'retentionMonths' | 'captchaProvider' | 'requestsGoElsewhere' | 'reportsGoElsewhere'
> & {
  /** After how many years the office deletes emails at the latest, where it says so. */
  mailboxYears: number | undefined;
};

const TERM = '{term}';

const HOUR = 60 * 60 * 1000;

/** What the program counts by, whatever the settings. */
const COUNTS = {
  hours: LIFETIME / HOUR,
  days: LINK_LIFETIME / (24 * HOUR),
};

/** A section's paragraphs as they are true for these settings. */
export function paragraphsOf(
  privacy: Privacy,
  section: Pick<Privacy['sections'][number], 'namesOtherCompanies'> & { paragraphs: string[] },
  settings: Circumstances,
): string[] {
  const { mailboxYears: years = 0 } = settings;
  const counts = {
    ...COUNTS,
    years: years === 1 ? privacy.years.one : fill(privacy.years.several, { years: inWords(years) }),
  };
  const own = section.paragraphs.map((paragraph) =>
    fill(withTerm(privacy, paragraph, settings.retentionMonths), counts),
  );
  return section.namesOtherCompanies ? [...own, ...otherCompanies(privacy, settings)] : own;
}

function withTerm(privacy: Privacy, paragraph: string, months: number): string {
  if (!paragraph.includes(TERM)) return paragraph;
  if (months === 0) return privacy.noTerm;
  const { one, several } = privacy.term;
  return fill(paragraph, { term: months === 1 ? one : fill(several, { months }) });
}

function otherCompanies(
  privacy: Privacy,
  { captchaProvider, requestsGoElsewhere, reportsGoElsewhere }: Circumstances,
): string[] {
  return [
    ...(requestsGoElsewhere ? [privacy.handOff] : []),
    ...(isForeign(captchaProvider)
      ? [fill(privacy.foreignCaptcha, { provider: privacy.providers[captchaProvider] })]
      : []),
    ...(reportsGoElsewhere ? [privacy.foreignReports] : []),
  ];
}
