import { company } from '../../../content/company.ts';
import { pages } from '../../../content/pages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { Phone } from '../../ui/phone/phone.tsx';
import { EmergencyCall } from '../../ui/sidebar/emergency-call.tsx';
import styles from './contact.module.css';

/** Where we are and how to reach us. */
export default function Contact() {
  const { address, areasServed } = company;
  return (
    <>
      <PageHead title="Contact Us" lead={pages.contact.description} />
      <div className={styles.root}>
        <dl className={styles.ways}>
          <div>
            <dt>Phone</dt>
            <dd>
              <Phone number={company.phone} />
            </dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </dd>
          </div>
          <div>
            <dt>Address</dt>
            <dd>
              {address.street}
              <br />
              {address.city}, {address.state} {address.zip}
            </dd>
          </div>
          <div>
            <dt>Where we work</dt>
            <dd>{areasServed.join(' · ')}</dd>
          </div>
        </dl>
        <div className={styles.now}>
          <EmergencyCall />
          <ButtonLink to="/estimate" variant="action">
            Get an Estimate
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
