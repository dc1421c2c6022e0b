import { guide } from '../../../content/guide.ts';
import type { ChecklistGroup } from '../../../content/schema.ts';
import { revealFocus } from '../../navigation/reveal-focus.ts';
import styles from './jump.module.css';

type JumpProps = {
  groups: ChecklistGroup[];
  /** The ids of the items that are ticked. */
  ticked: string[];
};

/** The way to each group of the list, with how many of its items are left; on a phone it stays in sight. */
export function Jump({ groups, ticked }: JumpProps) {
  return (
    <nav aria-label={guide.steps.checklist.tools.groups} className={styles.root} onFocus={revealFocus}>
      {groups.map(({ id, name, items }) => {
        const left = items.filter((item) => !ticked.includes(item.id)).length;
        return (
          <a key={id} href={`#${id}`}>
            <span>{name}</span> {left || '✓'}
          </a>
        );
      })}
    </nav>
  );
}
