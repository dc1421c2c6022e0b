import { office } from '../../content/office.ts';
import { createCalendar } from '../calendar/calendar.ts';
import { businessDay, officeZone } from '../formats/business-time.ts';
import type { Store } from '../store/store.ts';
import { type BusinessMinutes, byTheClock, type Figures, figuresOf } from './figures.ts';

const DAY = 24 * 60 * 60 * 1000;

export type FiguresStore = Pick<Store, 'casesSince' | 'closuresFrom'>;

/** The figures of what came in the last so many days. */
export async function gatherFigures(store: FiguresStore, days: number, at: Date): Promise<Figures> {
  const since = new Date(at.getTime() - days * DAY);
  return figuresOf(await store.casesSince(since), await businessMinutesFrom(store, since), at);
}

/** Without hours in the content, every minute counts. */
async function businessMinutesFrom(store: FiguresStore, since: Date): Promise<BusinessMinutes> {
  const { hours, holidays } = office;
  if (!hours) return byTheClock;
  const exceptions = await store.closuresFrom(businessDay(since));
  return createCalendar({ hours, holidays, exceptions }, officeZone).businessMinutesBetween;
}
