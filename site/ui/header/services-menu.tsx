import { useEffect, useRef } from 'react';
import { pages } from '../../../content/pages.ts';
import * as headerWords from '../../../content/words/header.ts';
import { canonicalPath } from '../../navigation/resolve-path.ts';
import { useLocation } from '../../navigation/router.tsx';
import { services } from '../../services.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './services-menu.module.css';
import { useServicesPanel } from './use-services-panel.ts';

/** All service pages in two columns. A details element, which opens without JavaScript. */
export function ServicesMenu() {
  const { key, pathname } = useLocation();
  const current = canonicalPath(pathname);
  const inside = current === '/services' || services.some(({ path }) => path === current);
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => root.current?.removeAttribute('open'), [key]);
  useServicesPanel(root);

  return (
    <details ref={root} className={styles.root}>
      <summary className={styles.summary} data-current={inside ? '' : undefined}>
        {pages.services.menu}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <ul className={styles.list}>
          {services.map(({ path, name, icon }) => (
            <li key={path}>
              <Link to={path} aria-current={path === current ? 'page' : undefined}>
                <Icon name={icon} className={styles.icon} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Link to="/services" className={styles.all}>
          {headerWords.allServices}
        </Link>
      </div>
    </details>
  );
}
