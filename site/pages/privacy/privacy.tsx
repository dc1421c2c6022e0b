import { useContent } from '../../content/use-content.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { Interpolate } from '../../typography/interpolate.tsx';
import { DrawnHeader } from '../../ui/drawn-header/drawn-header.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { Phone } from '../../ui/phone/phone.tsx';
import { Contents, TextSections } from '../../ui/text-sections/text-sections.tsx';
import { paragraphsOf } from './paragraphs.ts';
import styles from './privacy.module.css';

/** The privacy notice. The retention period and the companies that it names depend on the build's settings. */
export default function Privacy() {
  const { company, privacy, sitemap } = useContent();
  const { title, lead, last, sections } = privacy;
  return (
    <>
      <DrawnHeader small drawing={<Contents sections={sections} />}>
        <PageTitle title={title} lead={lead} />
      </DrawnHeader>
      <BelowFold>
        <TextSections
          sections={sections.map((section) => ({
            title: section.title,
            paragraphs: paragraphsOf(privacy, section, { ...SETTINGS, pages: sitemap.length }),
          }))}
        >
          <p className={styles.changed}>
            <Interpolate
              template={last}
              values={{
                company: company.name,
                phone: <Phone number={company.phone} />,
                email: <a href={`mailto:${company.email}`}>{company.email}</a>,
              }}
            />
          </p>
        </TextSections>
      </BelowFold>
    </>
  );
}

const SETTINGS = {
  months: import.meta.env.RETENTION_MONTHS,
  captcha: import.meta.env.CAPTCHA_PROVIDER,
  reportsGoElsewhere: import.meta.env.ERROR_REPORT_DSN !== '',
};
