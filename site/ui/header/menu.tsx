import { useEffect, useRef } from 'react';
import { header as headerWords } from '../../../messages/en/header.ts';
import { useContent } from '../../content/use-content.ts';
import { canonicalPath } from '../../navigation/resolve-path.ts';
import { useLocation } from '../../navigation/router.tsx';
import { EmergencyLine } from '../emergency-line/emergency-line.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Phone } from '../phone/phone.tsx';
import { FirstWordmark } from '../wordmark/wordmark.tsx';
import styles from './menu.module.css';
import { ServicesMenu } from './services-menu.tsx';

/** On a phone, a popover, which opens without JavaScript; on a wide screen, a row. Navigation closes it. */
export function Menu() {
  const { andersen, company, sitemap, windowPartner } = useContent();
  const { email, phone } = company;
  const { key } = useLocation();
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key]);

  return (
    <>
      <button type="button" popoverTarget="menu" className={styles.opener}>
        <span>
          <Icon name="menu" />
          {headerWords.menu}
        </span>
        <span>
          <Icon name="close" />
          {headerWords.close}
        </span>
      </button>
      <nav ref={menu} id="menu" popover="auto" className={styles.root} aria-label={headerWords.menuLabel}>
        <ul className={styles.list}>
          {sitemap.map(({ path, menu: label }) => {
            if (!label) return null;
            return (
              <li key={path}>
                {path === '/services' ? (
                  <ServicesMenu label={label} />
                ) : (
                  <MenuLink to={path}>{label}</MenuLink>
                )}
              </li>
            );
          })}
          {andersen && windowPartner && (
            <li className={styles.partner}>
              <Link to={andersen.path}>
                <FirstWordmark {...windowPartner} />
              </Link>
            </li>
          )}
        </ul>
        <div className={styles.reach}>
          <EmergencyLine className={styles.emergency} />
          {phone && (
            <Phone number={phone}>
              <Icon name="phone" />
              {phone}
            </Phone>
          )}
          {email && (
            <a href={`mailto:${email}`}>
              <Icon name="mail" />
              {email}
            </a>
          )}
        </div>
      </nav>
    </>
  );
}

/** Marks the current page. */
function MenuLink({ to, children }: { to: string; children: string }) {
  const { sitemap } = useContent();
  const current = canonicalPath(sitemap, useLocation().pathname) === to;
  return (
    <Link to={to} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
