import * as officeWords from '../../content/words/office.ts';
import styles from './menu.module.css';

const ENTRIES = [
  { entry: 'board', to: '/office', label: officeWords.board },
  { entry: 'figures', to: '/office/figures', label: officeWords.figures, forOwners: true },
  { entry: 'people', to: '/office/people', label: officeWords.people, forOwners: true },
  { entry: 'settings', to: '/office/settings', label: officeWords.settings, forOwners: true },
  { entry: 'devices', to: '/office/devices', label: officeWords.devices },
] as const;

export type MenuEntry = (typeof ENTRIES)[number]['entry'];

type MenuProps = { current: MenuEntry | undefined; isOwner: boolean };

/** The pages of the office, and the way out. */
export function Menu({ current, isOwner }: MenuProps) {
  const entries = ENTRIES.filter((item) => isOwner || !('forOwners' in item));
  return (
    <nav aria-label={officeWords.menuLabel} className={styles.root}>
      <ul>
        {entries.map(({ entry, to, label }) => (
          <li key={entry}>
            <a href={to} aria-current={entry === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action="/office/sign-out">
        <button type="submit">{officeWords.signOut}</button>
      </form>
    </nav>
  );
}
