import { guide } from '../../../content/guide.ts';
import type { ChecklistGroup } from '../../../content/schema.ts';
import { revealFocus } from '../../navigation/reveal-focus.ts';
import styles from './checklist-nav.module.css';
import { open } from './folds.ts';

type ChecklistNavProps = {
  groups: ChecklistGroup[];
  /** The ids of the ticked items. */
  ticked: string[];
};

/** Links to the groups, with the number of open items. */
export function ChecklistNav({ groups, ticked }: ChecklistNavProps) {
  return (
    <nav aria-label={guide.steps.checklist.tools.groups} className={styles.root} onFocus={revealFocus}>
      {groups.map(({ id, name, items }) => {
        const left = items.filter((item) => !ticked.includes(item.id)).length;
        return (
          <a key={id} href={`#${id}`} onClick={() => open(id)}>
            <span>{name}</span> {left || '✓'}
          </a>
        );
      })}
    </nav>
  );
}
