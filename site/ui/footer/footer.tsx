import { company } from '../../../content/company.ts';
import * as footerWords from '../../../content/words/footer.ts';
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
        <nav aria-label={footerWords.menuLabel} className={styles.menu}>
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
              <Link to="/estimate">{footerWords.estimate}</Link>
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
          <h2>{footerWords.bandTitle}</h2>
          <p>{byPhone ? footerWords.bandByPhone : footerWords.bandText}</p>
        </div>
        {byPhone ? (
          <CallButton number={company.phone}>
            <Icon name="phone" />
            {company.phone}
          </CallButton>
        ) : (
          <ButtonLink to="/estimate" variant="action">
            {footerWords.estimate}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
