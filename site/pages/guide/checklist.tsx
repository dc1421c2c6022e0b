import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { ChecklistGroup as Group, Guide } from '../../../contract/content/schema.ts';
import house from '../../drawings/guide-house-finished.svg?themed';
import { revealFocus } from '../../navigation/reveal-focus.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { Button } from '../../ui/button/button.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import { CalendarDownload } from './calendar.tsx';
import styles from './checklist.module.css';
import { ChecklistGroup, Progress } from './checklist-group.tsx';
import { clearTicks, openFold, restoreTicks, saveTicks, useFolds } from './checklist-state.ts';
import { Fold } from './fold.tsx';
import { FINISHED_SIZE, GuideHouse } from './guide-house.tsx';

type ChecklistWords = Guide['steps']['checklist'];

type ChecklistProps = {
  words: ChecklistWords;
  /** The introduction, laid out around the house. */
  children: ReactNode;
};

/**
 * The checkboxes are uncontrolled, to work before hydration and without JavaScript. With it, ticks are saved on the device
 * and counted.
 */
export function Checklist({ words, children }: ChecklistProps) {
  const { groups, how, tools } = words;
  const { all, print: printWords, startOver: startOverWords } = tools;
  // Not a form: the Enter key would submit it and put the ticks into the address.
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [ticked, setTicked] = useState<string[]>([]);
  // Not in the HTML, where the boxes have no use for them.
  const [ids] = useState(() => groups.flatMap(({ items }) => items.map(({ id }) => id)));

  useFolds();

  useEffect(() => {
    if (!list.current) return;
    restoreTicks(list.current, ids);
    // Ticks from before hydration are not saved yet.
    const saved = saveTicks(list.current, ids);
    startTransition(() => setTicked(saved));
  }, [ids]);

  function note() {
    if (list.current) setTicked(saveTicks(list.current, ids));
  }

  function startOver() {
    if (list.current) clearTicks(list.current);
    note();
    // The button disappears, so the focus moves to where the list starts.
    list.current?.querySelector('summary')?.focus();
  }

  const total = ids.length;
  return (
    <>
      <div className={styles.start}>
        <Fold id="how" summary={how}>
          <div className={styles.instructions}>{children}</div>
        </Fold>
        <GuideHouse groups={groups} ticked={ticked} alt={words.house} />
      </div>
      <ChecklistNav label={tools.groups} groups={groups} ticked={ticked} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Firefox leaves half of what a key moved to under the header */}
      <div ref={list} onChange={note} onFocus={revealFocus}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <ChecklistGroup key={group.id} group={group} words={tools} ticked={ticked} counted={hydrated} />
          ))}
        </div>
        <FinishedHouse {...words.finished} isDone={ticked.length === total} />
        {hydrated && (
          <div className={styles.tools}>
            {ticked.length > 0 && <Progress label={all} words={tools} done={ticked.length} total={total} />}
            <p className={styles.buttons}>
              <Button onClick={() => print()}>{printWords}</Button>
              {ticked.length > 0 && <Button onClick={startOver}>{startOverWords}</Button>}
            </p>
            <CalendarDownload {...words} />
          </div>
        )}
      </div>
    </>
  );
}

type ChecklistNavProps = {
  label: string;
  groups: Group[];
  /** The ids of the ticked items. */
  ticked: string[];
};

/** Links to the groups, with the number of open items. */
function ChecklistNav({ label, groups, ticked }: ChecklistNavProps) {
  return (
    <nav aria-label={label} className={styles.nav} onFocus={revealFocus}>
      {groups.map(({ id, name, items }) => {
        const left = items.filter((item) => !ticked.includes(item.id)).length;
        return (
          <a key={id} href={`#${id}`} onClick={() => openFold(id)}>
            <span>{name}</span> {left || '✓'}
          </a>
        );
      })}
    </nav>
  );
}

/** The house from the street, with light in every window and the sign out: once all is ticked. */
function FinishedHouse({ title, text, alt, isDone }: ChecklistWords['finished'] & { isDone: boolean }) {
  return (
    <div aria-live="polite">
      {isDone && (
        <figure className={styles.finished}>
          <ThemedImage drawing={house} size={FINISHED_SIZE} alt={alt} />
          <figcaption>
            <strong>{title}</strong>
            {text}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
