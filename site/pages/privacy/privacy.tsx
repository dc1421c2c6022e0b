import { useContent } from '../../content/use-content.ts';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { DrawnHeader } from '../../ui/drawn-header/drawn-header.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { Phone } from '../../ui/phone/phone.tsx';
import { Contents, TextSections } from '../../ui/text-sections/text-sections.tsx';
import { paragraphsOf } from './paragraphs.ts';
import styles from './privacy.module.css';

/** The privacy notice. The retention period and the companies that it names depend on the build's settings. */
export default function Privacy() {
  const { company, privacy, settings } = useContent();
  const { email, name, phone, privacy: own } = company;
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
            paragraphs: paragraphsOf(privacy, section, { ...settings, mailboxYears: own?.mailboxYears }),
            points: section.namesOtherCompanies
              ? own?.companies.map(({ name: title, what: text }) => ({ title, text }))
              : undefined,
          }))}
        >
          <p className={styles.changed}>
            {name}
            {phone && ', '}
            {phone && <Phone number={phone} />}
            {email && ', '}
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {`. ${last}`}
          </p>
        </TextSections>
      </BelowFold>
    </>
  );
}
