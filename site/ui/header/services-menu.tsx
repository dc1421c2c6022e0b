import { type RefObject, useEffect, useRef } from 'react';
import { header as headerWords } from '../../../messages/en/header.ts';
import { useContent } from '../../content/use-content.ts';
import { canonicalPath } from '../../navigation/resolve-path.ts';
import { useLocation } from '../../navigation/router.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './services-menu.module.css';

/** All service pages in two columns. A details element, which opens without JavaScript. */
export function ServicesMenu({ label }: { label: string }) {
  const { services, sitemap } = useContent();
  const { key, pathname } = useLocation();
  const current = canonicalPath(sitemap, pathname);
  const inside = current === '/services' || services.some(({ path }) => path === current);
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => root.current?.removeAttribute('open'), [key]);
  useServicesPanel(root);

  return (
    <details ref={root} className={styles.root}>
      <summary className={styles.summary} data-current={inside ? '' : undefined}>
        {label}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <ul className={styles.list}>
          {services.map(({ path, name, icon }) => (
            <li key={path}>
              <Link to={path} aria-current={path === current ? 'page' : undefined}>
                {icon && <Icon name={icon} className={styles.icon} />}
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

/** Where the panel is a dropdown and the pointer can hover. */
const HOVER_QUERY = '(width >= 72rem) and (hover: hover)';

/**
 * Adds hover and dismissal to a details element. Hovering opens the panel, and leaving closes it unless a click has pinned
 * it; Escape, the next click on the button, and a click or focus elsewhere close it.
 */
function useServicesPanel(root: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const menu = root.current;
    const button = menu?.querySelector('summary');
    if (!menu || !button) return;
    let openedByPointing = false;

    const point = () => {
      if (menu.open || !matchMedia(HOVER_QUERY).matches) return;
      menu.open = true;
      openedByPointing = true;
    };
    const onEnter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') point();
    };
    const onLeave = () => {
      // :focus-visible, because a click also leaves the focus inside; only a keyboard user is still there.
      if (openedByPointing && !menu.querySelector(':focus-visible')) menu.open = false;
      openedByPointing = false;
    };
    const onPress = (event: MouseEvent) => {
      // Hovering has already opened the panel, and the click was meant to open it, so it must not close it. `detail` is 0
      // for a click by keyboard.
      if (openedByPointing && event.detail > 0) event.preventDefault();
      openedByPointing = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      if (menu.contains(document.activeElement)) button.focus();
      menu.open = false;
      openedByPointing = false;
    };
    const onElsewhere = (event: Event) => {
      if (!menu.contains(event.target as Node)) menu.open = false;
    };

    const listening = new AbortController();
    const { signal } = listening;
    menu.addEventListener('pointerenter', onEnter, { signal });
    menu.addEventListener('pointerleave', onLeave, { signal });
    button.addEventListener('click', onPress, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    // The pointer may already be over it when the script loads.
    if (menu.matches(':hover')) point();
    return () => listening.abort();
  }, [root]);
}
