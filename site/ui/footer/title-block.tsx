import { company } from '../../../content/company.ts';
import { emergencyWords } from '../../../content/emergency.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { AddressLines } from '../address/address.tsx';
import { Mark } from '../header/logo.tsx';
import { Licence } from '../licence/licence.tsx';
import { Link } from '../link/link.tsx';
import { Phone } from '../phone/phone.tsx';
import styles from './title-block.module.css';

/** The ruled box of every drawing: who drew this sheet, where, under which licences, and when. */
export function TitleBlock({ sheet }: { sheet: string }) {
  const { parent } = company;
  // The prerendered page keeps the year of its build, and is taken over with that one.
  const year = useHydrated() ? new Date().getFullYear() : import.meta.env.BUILD_YEAR;
  return (
    <dl className={styles.block}>
      <div data-cell="company">
        <dt>Company</dt>
        <dd>
          {company.name}
          <small>
            a division of <a href={parent.url}>{parent.name}</a>
          </small>
          <Mark className={styles.mark} />
        </dd>
      </div>
      <div data-cell="address">
        <dt>Address</dt>
        <dd>
          <AddressLines />
        </dd>
      </div>
      <div data-cell="phone">
        <dt>Phone</dt>
        <dd>
          <Phone number={company.phone} />
          <small>{emergencyWords.short}</small>
          <small>
            24/7: <Phone number={company.emergencyPhone} />
          </small>
        </dd>
      </div>
      <div data-cell="licences">
        <dt>Licenses</dt>
        {company.licences.map((licence) => (
          <dd key={licence.title}>
            <Licence of={licence} />
          </dd>
        ))}
      </div>
      <div data-cell="others">
        <dt>Also</dt>
        {company.otherLicences.map((licence) => (
          <dd key={licence.title}>
            <Licence of={licence} />
          </dd>
        ))}
      </div>
      <div data-cell="sheet">
        <dt>Sheet</dt>
        <dd>{sheet}</dd>
      </div>
      <div data-cell="copyright">
        <dt>Drawn and revised</dt>
        <dd>
          © {year} {company.name}
          <small>
            <Link to="/privacy">Privacy notice</Link>
          </small>
        </dd>
      </div>
    </dl>
  );
}
