import { footer as footerWords } from '../../../messages/en/footer.ts';
import { useContent } from '../../content/use-content.ts';
import { COMMERCIAL_PATH, type Page } from '../../sitemap.ts';
import { ThemeSwitch } from '../../theme/theme-switch.tsx';
import { ButtonLink, CallButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './footer.module.css';
import { TitleBlock } from './title-block.tsx';

const menu = <Menu />;

/** The call to action, the menu, and the company's details as the title block of a drawing. */
export function Footer({ page }: { page: Page }) {
  const { callToAction } = page;
  return (
    <footer>
      {callToAction !== 'none' && <CallToAction byPhone={callToAction === 'call'} />}
      <div className={styles.sheet}>
        {menu}
        <TitleBlock page={page} />
        <p className={styles.theme}>
          <ThemeSwitch />
        </p>
      </div>
    </footer>
  );
}

function CallToAction({ byPhone }: { byPhone: boolean }) {
  const { company } = useContent();
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

function Menu() {
  const { pages, sitemap } = useContent();
  return (
    <nav aria-label={footerWords.menuLabel} className={styles.menu}>
      <ul>
        {sitemap.map(
          ({ path, menu: label }) =>
            label && (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ),
        )}
        <li>
          <Link to="/estimate">{footerWords.estimate}</Link>
        </li>
        <li>
          <Link to="/ultimate-guide-to-selling-your-home">{pages.guide.name}</Link>
        </li>
        {pages.commercial && (
          <li>
            <Link to={COMMERCIAL_PATH}>{pages.commercial.name}</Link>
          </li>
        )}
        <li>
          <Link to="/privacy">{footerWords.privacy}</Link>
        </li>
        <li>
          <Link to="/accessibility">{footerWords.accessibility}</Link>
        </li>
      </ul>
    </nav>
  );
}
