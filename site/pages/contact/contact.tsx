import { Fragment } from 'react';
import { addressLines } from '../../address.ts';
import { useContent } from '../../content/use-content.ts';
import dispatch from '../../drawings/header-contact.svg?themed';
import type { PageProps } from '../../navigation/lazy-page.tsx';
import { closedInWords, daysInWords, timesInWords, weekGroups } from '../../opening-hours.ts';
import { inTerms } from '../../terms.ts';
import { AddressLines } from '../../ui/address/address.tsx';
import { MessageSent } from '../../ui/confirmation/confirmation-page.tsx';
import { ContactForm } from '../../ui/contact-form/contact-form.tsx';
import { DrawnHeader } from '../../ui/drawn-header/drawn-header.tsx';
import { ShowroomMap } from '../../ui/embed/map.tsx';
import { EmergencyLine } from '../../ui/emergency-line/emergency-line.tsx';
import { useSent } from '../../ui/form/thanks.ts';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { Phone } from '../../ui/phone/phone.tsx';
import { StormNotice } from '../../ui/promise/promise-line.tsx';
import { Row } from '../../ui/row/row.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import { AreaIndex } from './area-index.tsx';
import styles from './contact.module.css';

/** The contact details and form; after a message from here or from the guide, the confirmation. */
export default function Contact({ page }: PageProps) {
  const { company, contactWords, terms } = useContent();
  const response = terms?.response?.map(({ title, text }) => ({ title, text: inTerms(terms, text) })) ?? [];
  const sent = useSent();
  if (sent) return <MessageSent announced {...sent} />;
  return (
    <>
      <DrawnHeader
        small
        drawing={<ThemedImage drawing={dispatch} size={[720, 400]} alt="" first="(width >= 45rem)" />}
      >
        <PageTitle title={contactWords.title} lead={page.description} />
      </DrawnHeader>
      <div className={styles.root}>
        <StormNotice />
        <EmergencyLine />
        <div className={styles.columns}>
          <ContactDetails />
          <ContactForm {...contactWords.form} />
          {company.emergencyPhone && response.length > 0 && (
            <Row name={contactWords.emergency}>
              <div className={styles.response}>
                {response.map(({ title, text }) => (
                  <p key={title}>
                    <strong>{title}</strong> {text}
                  </p>
                ))}
              </div>
            </Row>
          )}
          <div className={styles.where}>
            <AreaIndex />
            <ShowroomMap />
          </div>
        </div>
      </div>
    </>
  );
}

function ContactDetails() {
  const { company, contactWords, office } = useContent();
  const { email, phone } = company;
  const hours = weekGroups(office);
  const closed = closedInWords(office);
  const [mailbox, domain] = email?.split('@') ?? [];
  return (
    <dl className={styles.details}>
      {phone && (
        <div>
          <dt>{contactWords.phone}</dt>
          <dd>
            <Phone number={phone} />
          </dd>
        </div>
      )}
      {hours.length > 0 && (
        <div>
          <dt>{contactWords.hours}</dt>
          {hours.map((group) => (
            <dd key={group.days[0]} className={styles.hours}>
              <span>{daysInWords(group)}</span>{' '}
              <span>
                {timesInWords(group)
                  .split(/(?<=,) /)
                  .map((span) => (
                    <Fragment key={span}>
                      <span className={styles.span}>{span}</span>{' '}
                    </Fragment>
                  ))}
              </span>
            </dd>
          ))}
          {closed && <dd className={styles.closed}>{closed}</dd>}
        </div>
      )}
      {email && (
        <div>
          <dt>{contactWords.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>
              {mailbox}@<wbr />
              {domain}
            </a>
          </dd>
        </div>
      )}
      {addressLines(company).length > 0 && (
        <div>
          <dt>{contactWords.address}</dt>
          <dd>
            <AddressLines />
          </dd>
        </div>
      )}
    </dl>
  );
}
