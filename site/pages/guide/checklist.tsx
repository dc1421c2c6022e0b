import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { Guide } from '../../../contract/content/schema.ts';
import house from '../../drawings/guide-house-finished.svg?themed';
import { revealFocus } from '../../navigation/reveal-focus.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { Button } from '../../ui/button/button.tsx';
import { Row } from '../../ui/row/row.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import { CalendarDownload } from './calendar.tsx';
import styles from './checklist.module.css';
import { ChecklistGroup, Progress } from './checklist-group.tsx';
import { clearTicks, restoreTicks, saveTicks } from './checklist-state.ts';
import { FINISHED_SIZE, GuideHouse } from './guide-house.tsx';

type ChecklistWords = Guide['steps']['checklist'];

type ChecklistProps = {
  words: ChecklistWords;
  /** How the list is meant. */
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
      <div className={styles.columns}>
        <div>
          <div className={styles.how}>
            <Row name={how} title={<h3>{how}</h3>}>
              <div className={styles.instructions}>{children}</div>
            </Row>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Firefox leaves half of what a key moved to under the header */}
          <div ref={list} onChange={note} onFocus={revealFocus} className={styles.groups}>
            {groups.map((group) => (
              <ChecklistGroup key={group.id} group={group} words={tools} ticked={ticked} counted={hydrated} />
            ))}
          </div>
        </div>
        <div>
          <GuideHouse groups={groups} ticked={ticked} alt={words.house} />
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
      </div>
      <FinishedHouse {...words.finished} isDone={ticked.length === total} />
    </>
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
