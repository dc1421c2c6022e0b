import { company } from '../../../content/company.ts';
import { sitemap } from '../../sitemap.ts';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import { ButtonLink, CallButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './footer.module.css';
import { TitleBlock } from './title-block.tsx';

type FooterProps = {
  /** The page's title. */
  sheet: string;
  /** Whether the page has a form of its own: then the band offers the telephone instead of another one. */
  asked?: boolean | undefined;
};

/** The call to action, then the drawing's title block: who drew this sheet, under which licences, and when. */
export function Footer({ sheet, asked }: FooterProps) {
  return (
    <footer className={styles.root}>
      <CallToAction byPhone={asked} />
      <div className={styles.sheet}>
        <nav aria-label="Footer" className={styles.menu}>
          <ul>
            {sitemap.map(
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

function CallToAction({ byPhone }: { byPhone: boolean | undefined }) {
  return (
    <div className={styles.band}>
      <div className={styles.bandInner}>
        <div>
          <h2>Estimates are free</h2>
          <p>
            {byPhone
              ? 'Prefer to talk? Tell us what’s wrong; we’ll say when we can come.'
              : 'A visit, a written price, no obligation. You hear from us within one working day.'}
          </p>
        </div>
        {byPhone ? (
          <CallButton number={company.phone}>
            <Icon name="phone" />
            {company.phone}
          </CallButton>
        ) : (
          <ButtonLink to="/estimate" variant="action">
            Get a Free Estimate
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
