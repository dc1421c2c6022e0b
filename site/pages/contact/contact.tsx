import { useLocation } from 'react-router';
import { company } from '../../../content/company.ts';
import { contactWords } from '../../../content/contact.ts';
import { pages } from '../../../content/pages.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { AddressLines } from '../../ui/address/address.tsx';
import { ContactForm } from '../../ui/contact-form/contact-form.tsx';
import { ShowroomMap } from '../../ui/embed/map.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { Phone } from '../../ui/phone/phone.tsx';
import { EmergencyCall } from '../../ui/sidebar/emergency-call.tsx';
import styles from './contact.module.css';
import { MessageSent } from './message-sent.tsx';

/** Where we are and how to reach us; after a message from here or from the guide, that it has arrived. */
export default function Contact() {
  const location = useLocation();
  // The browser keeps the state of a history entry through a reload, and the prerendered page knows nothing of it.
  const state = useHydrated() ? location.state : undefined;
  if (state?.sent) return <MessageSent announced reference={state.reference} />;
  return (
    <>
      <PageHead title={contactWords.title} lead={pages.contact.description} />
      <div className={styles.root}>
        <div className={styles.reach}>
          <Ways />
          <EmergencyCall />
        </div>
        <ContactForm {...contactWords.form} />
        <div className={styles.map}>
          <ShowroomMap wide />
        </div>
      </div>
    </>
  );
}

function Ways() {
  const { areasServed, email } = company;
  const [mailbox, domain] = email.split('@');
  return (
    <dl className={styles.ways}>
      <div>
        <dt>{contactWords.phone}</dt>
        <dd>
          <Phone number={company.phone} />
        </dd>
      </div>
      <div>
        <dt>{contactWords.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            {mailbox}@<wbr />
            {domain}
          </a>
        </dd>
      </div>
      <div>
        <dt>{contactWords.address}</dt>
        <dd>
          <AddressLines />
        </dd>
      </div>
      <div>
        <dt>{contactWords.areas}</dt>
        {areasServed.map((area) => (
          <dd key={area}>{area}</dd>
        ))}
      </div>
    </dl>
  );
}
