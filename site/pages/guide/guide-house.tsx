import { guide } from '../../../content/guide.ts';
import type { ChecklistGroup } from '../../../content/schema.ts';
import house from '../../drawings/guide-house.svg?themed';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import styles from './guide-house.module.css';
import { HOUSE_SIZE, HOUSE_VIEW, litPart, MARK_VIEW, OUTLINE, ROOMS } from './house-rooms.ts';

type GuideHouseProps = {
  groups: ChecklistGroup[];
  /** The ids of the ticked items. */
  ticked: string[];
};

/** The house in section. Light rises in a room with every item of its group that is ticked. */
export function GuideHouse({ groups, ticked }: GuideHouseProps) {
  return (
    <div className={styles.root}>
      <Light groups={groups} ticked={ticked} className={styles.under} />
      <ThemedImage drawing={house} size={HOUSE_SIZE} alt={guide.steps.checklist.house} />
      <Light groups={groups} ticked={ticked} className={styles.over} />
    </div>
  );
}

function Light({ groups, ticked, className }: GuideHouseProps & { className: string | undefined }) {
  return (
    <svg viewBox={HOUSE_VIEW} aria-hidden="true" className={className}>
      {groups.map((group) => {
        const share = shareDone(group, ticked);
        return group.room && share > 0 && <path key={group.id} d={litPart(ROOMS[group.room], share)} />;
      })}
    </svg>
  );
}

/** A house as small as a word, in which the room of one group is lit as in the large one. Decorative. */
export function RoomMark({ group, ticked }: { group: ChecklistGroup; ticked: string[] }) {
  const room = group.room && ROOMS[group.room];
  if (!room) return null;
  return (
    <svg viewBox={MARK_VIEW} aria-hidden="true" className={styles.mark}>
      <path d={OUTLINE} />
      <path d={litPart(room)} className={styles.room} />
      <path d={litPart(room, shareDone(group, ticked))} className={styles.lit} />
    </svg>
  );
}

/** How much of a group is done, from 0 to 1 in hundredths. */
function shareDone({ items }: ChecklistGroup, ticked: string[]): number {
  const done = items.filter((item) => ticked.includes(item.id)).length;
  return Math.round((100 * done) / items.length) / 100;
}
