import { header as headerWords } from '../../../messages/en/header.ts';
import { useContent } from '../../content/use-content.ts';
import { MIDDLE_DOT } from '../../typography/typeset.ts';
import { ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Phone } from '../phone/phone.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';

/** The header of every page: a strip with contact details, then logo, menu and button. */
export function Header() {
  const { company } = useContent();
  const { areasServed, email, leftOut, phone } = company;
  const areas = areasServed.map((area) => (leftOut?.[area] ? `${area} (${leftOut[area]})` : area));
  return (
    <header className={styles.root}>
      <div className={styles.strip}>
        {areas.length > 0 && <p className={styles.area}>{areas.join(MIDDLE_DOT)}</p>}
        <p className={styles.reach}>
          {email && (
            <a href={`mailto:${email}`}>
              <Icon name="mail" />
              {email}
            </a>
          )}
          {phone && (
            <Phone number={phone}>
              <Icon name="phone" />
              {phone}
            </Phone>
          )}
        </p>
      </div>
      <div className={styles.bar}>
        <Link to="/" className={styles.logo}>
          <Logo />
        </Link>
        <Menu />
        <ButtonLink to="/estimate" variant="action" className={styles.estimate}>
          {headerWords.estimate}
        </ButtonLink>
      </div>
    </header>
  );
}
