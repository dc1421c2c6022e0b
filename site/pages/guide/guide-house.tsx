import type { ChecklistGroup } from '../../../contract/content/schema.ts';
import house from '../../drawings/guide-house.svg?themed';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import styles from './guide-house.module.css';

type GuideHouseProps = {
  groups: ChecklistGroup[];
  /** The ids of the ticked items. */
  ticked: string[];
};

/** The house in section. Light rises in a room with every item of its group that is ticked. */
export function GuideHouse({ groups, ticked, alt }: GuideHouseProps & { alt: string }) {
  return (
    <div className={styles.root}>
      <Light groups={groups} ticked={ticked} className={styles.under} />
      <ThemedImage drawing={house} size={HOUSE_SIZE} alt={alt} />
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
  const share = shareDone(group, ticked);
  return (
    <svg viewBox={MARK_VIEW} aria-hidden="true" className={styles.mark}>
      <path d={OUTLINE} />
      <path d={litPart(room)} className={styles.room} />
      {share > 0 && <path d={litPart(room, share)} className={styles.lit} />}
    </svg>
  );
}

/** How much of a group is done, from 0 to 1 in hundredths. */
function shareDone({ items }: ChecklistGroup, ticked: string[]): number {
  const done = items.filter((item) => ticked.includes(item.id)).length;
  return Math.round((100 * done) / items.length) / 100;
}

/** The viewBox of `site/drawings/guide-house.svg`, ten units to a foot. */
const HOUSE_VIEW = '0 -24 720 510';
const HOUSE_SIZE = [720, 510] as const;

/** Of the house as small as a word, which has no title. */
const MARK_VIEW = '0 -24 720 448';

/** That of `site/drawings/guide-house-finished.svg`: the same house from the street, with no basement to be seen. */
export const FINISHED_SIZE = [720, 381] as const;

/** Walls, roofs and grade as single lines, for a house as small as a word. */
const OUTLINE =
  'M20 337H712M164 402V130M506 130V402M164 402H506M135 148L335 26L535 148M506 172L666 227M653 224V337M164 192L78 222H164M100 222V337';

/** A room in the drawing: its floor and its ceiling, each from left to right, and their heights on the sheet. */
type Room = {
  floor: readonly [number, number];
  ceiling: readonly [number, number];
  from: number;
  to: number;
};

const box = (left: number, right: number, ceiling: number, floor: number): Room => {
  const across = [left, right] as const;
  return { floor: across, ceiling: across, from: floor, to: ceiling };
};

/** What is lit for a group of the checklist. The exterior's is the porch. */
const ROOMS: Record<NonNullable<ChecklistGroup['room']>, Room> = {
  exterior: box(92, 164, 230, 318),
  kitchen: box(170, 318, 232, 318),
  bathrooms: box(170, 282, 140, 222),
  basement: box(176, 494, 330, 402),
  bedrooms: box(286, 500, 140, 222),
  'living-areas': box(322, 500, 232, 318),
  attic: { floor: [164, 506], ceiling: [335, 335], from: 130, to: 26 },
  garage: box(506, 650, 224, 337),
};

/** The outline of a room, filled with light from the floor up: `share` is 1 for all of it. */
function litPart({ floor, ceiling, from, to }: Room, share = 1): string {
  const rise = (side: 0 | 1) => Math.round(floor[side] + (ceiling[side] - floor[side]) * share);
  const top = Math.round(from + (to - from) * share);
  return `M${floor[0]} ${from}L${rise(0)} ${top}H${rise(1)}L${floor[1]} ${from}z`;
}
