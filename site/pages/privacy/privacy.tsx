import { company } from '../../../content/company.ts';
import { privacy } from '../../../content/privacy.ts';
import { Filled } from '../../ui/filled/filled.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { Phone } from '../../ui/phone/phone.tsx';
import { paragraphsOf } from './paragraphs.ts';
import styles from './privacy.module.css';

/** The privacy notice. Its term and the companies that it names come from the settings of this build. */
export default function Privacy() {
  const { title, lead, last, sections } = privacy;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={styles.root}>
        {sections.map((section) => (
          <section key={section.title} className={styles.section}>
            <h2>{section.title}</h2>
            <div className={styles.text}>
              {paragraphsOf(section, SETTINGS).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        <p className={styles.changed}>
          <Filled
            words={last}
            places={{
              company: company.name,
              phone: <Phone number={company.phone} />,
              email: <a href={`mailto:${company.email}`}>{company.email}</a>,
            }}
          />
        </p>
      </div>
    </>
  );
}

const SETTINGS = {
  months: import.meta.env.RETENTION_MONTHS,
  captcha: import.meta.env.CAPTCHA_PROVIDER,
  reportsGoElsewhere: import.meta.env.ERROR_REPORT_DSN !== '',
};
