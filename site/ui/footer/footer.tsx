import { footer as footerWords } from '../../../messages/en/footer.ts';
import { useContent } from '../../content/use-content.ts';
import { pageAt } from '../../navigation/resolve-path.ts';
import { COMMERCIAL_PATH, type Page, shortName } from '../../page.ts';
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
      </div>
    </footer>
  );
}

function CallToAction({ byPhone }: { byPhone: boolean }) {
  const { company } = useContent();
  const { phone } = company;
  if (byPhone && !phone) return null;
  return (
    <div className={styles.band}>
      <div className={styles.bandInner}>
        <div>
          <h2>{footerWords.bandTitle}</h2>
          <p>{byPhone ? footerWords.bandByPhone : footerWords.bandText}</p>
        </div>
        {byPhone && phone ? (
          <CallButton number={phone}>
            <Icon name="phone" />
            {phone}
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
  const { sitemap } = useContent();
  const others = ['/ultimate-guide-to-selling-your-home', COMMERCIAL_PATH].flatMap(
    (path) => pageAt(sitemap, path) ?? [],
  );
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
        {others.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>{shortName(page)}</Link>
          </li>
        ))}
        <li>
          <Link to="/privacy">{footerWords.privacy}</Link>
        </li>
        <li>
          <Link to="/accessibility">{footerWords.accessibility}</Link>
        </li>
        <ThemeSwitch />
      </ul>
    </nav>
  );
}
