import { company } from '../../../content/company.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { routes } from '../../routes.tsx';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import { AddressLines } from '../address/address.tsx';
import { ButtonLink } from '../button/button.tsx';
import { Mark } from '../header/logo.tsx';
import { Link } from '../link/link.tsx';
import { Phone } from '../phone/phone.tsx';
import styles from './footer.module.css';

/** The call to action, then the drawing's title block: who drew this sheet, under which licences, and when. */
export function Footer({ sheet }: { sheet: string }) {
  return (
    <footer className={styles.root}>
      <CallToAction />
      <div className={styles.sheet}>
        <nav aria-label="Footer" className={styles.menu}>
          <ul>
            {routes.map(
              ({ path, menu }) =>
                menu && (
                  <li key={path}>
                    <Link to={path}>{menu}</Link>
                  </li>
                ),
            )}
            <li>
              <Link to="/estimate">Get a Free Estimate</Link>
            </li>
          </ul>
        </nav>
        <TitleBlock sheet={sheet} />
        <p className={styles.theme}>
          <ThemeSwitch />
        </p>
      </div>
    </footer>
  );
}

function CallToAction() {
  return (
    <div className={styles.band}>
      <div className={styles.bandInner}>
        <div>
          <h2>Estimates are free</h2>
          <p>A visit, a written price, no obligation. Most people hear from us the same day.</p>
        </div>
        <ButtonLink to="/estimate" variant="action">
          Get a Free Estimate
        </ButtonLink>
      </div>
    </div>
  );
}

function TitleBlock({ sheet }: { sheet: string }) {
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
          <small>
            24/7: <Phone number={company.emergencyPhone} />
          </small>
        </dd>
      </div>
      <div data-cell="licences">
        <dt>Licenses</dt>
        {company.licences.map(({ area, number }) => (
          <dd key={area}>
            {area} {number}
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
        </dd>
      </div>
    </dl>
  );
}
