import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { canonicalPath } from '../../navigation/resolve-path.ts';
import { services } from '../../services.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './services-menu.module.css';

/** All service pages in two columns. A details element, so that tap and keyboard open it without script. */
export function ServicesMenu() {
  const { key, pathname } = useLocation();
  const current = canonicalPath(pathname);
  const inside = current === '/services' || services.some(({ path }) => path === current);
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => root.current?.removeAttribute('open'), [key]);
  useEffect(() => closeFromOutside(root.current), []);

  return (
    <details ref={root} className={styles.root}>
      <summary className={styles.summary} data-current={inside ? '' : undefined}>
        Services
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
          All services on one page
        </Link>
      </div>
    </details>
  );
}

/** Escape closes the menu and gives the focus back; so does a press or the focus going elsewhere. */
function closeFromOutside(menu: HTMLDetailsElement | null) {
  if (!menu) return;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const onElsewhere = (event: Event) => {
    if (!menu.contains(event.target as Node)) menu.open = false;
  };
  menu.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onElsewhere);
  document.addEventListener('focusin', onElsewhere);
  return () => {
    menu.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onElsewhere);
    document.removeEventListener('focusin', onElsewhere);
  };
}
