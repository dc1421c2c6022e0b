import { type ChangeEvent, useEffect, useRef } from 'react';
import type { Photo } from '../../../contract/content/schema.ts';
import { comparison as words } from '../../../messages/en/comparison.ts';
import { Picture } from '../picture/picture.tsx';
import { Row } from '../row/row.tsx';
import { ThemedImage } from '../themed-image/themed-image.tsx';
import styles from './comparison.module.css';

/** Each by a rule of its own, for the security policy allows no style attributes. */
const starts = { 45: '', 52: styles.startsAt52, 60: styles.startsAt60, 75: styles.startsAt75 };

type ComparisonProps = {
  title: string;
  /** A drawing, `?themed`, of the photograph's size: its lines lie on what stayed. */
  existing: { drawing: string; alt: string; caption: string };
  /** What was built; its own caption says so. */
  photo: Photo;
  /** Where the drawing ends at first, in percent of the width: right of the damage, to show both it and the work. */
  start?: keyof typeof starts;
};

/**
 * A drawing of what was found, and over it a photograph of what was built, from the same place. A range input uncovers the
 * photograph, by mouse, touch or keyboard. Without script the two are side by side.
 */
export function Comparison({ title, existing, photo, start = 45 }: ComparisonProps) {
  const frame = useRef<HTMLDivElement>(null);
  const startsAt = starts[start];
  if (startsAt === undefined) throw new Error(`comparison.module.css has no class for a start at ${start}`);

  function uncover({ value }: HTMLInputElement) {
    const style = frame.current?.style;
    // The thumb stops short of the ends by half its width, but the picture shall be seen whole.
    if (value === '0' || value === '100') style?.setProperty('--cut', `${value}%`);
    else style?.removeProperty('--cut');
    style?.setProperty('--at', String(Number(value) / 100));
  }

  // Moved before the page was hydrated.
  useEffect(() => {
    const range = frame.current?.querySelector('input');
    if (range && range.value !== range.defaultValue) uncover(range);
  });

  return (
    <Row name={title}>
      <div className={styles.root}>
        <div ref={frame} className={`${styles.frame} ${startsAt}`}>
          <div className={styles.existing}>
            <ThemedImage
              drawing={existing.drawing}
              size={[photo.width, photo.height]}
              alt={existing.alt}
              className={styles.drawing}
            />
            <span className={styles.plate} aria-hidden="true">
              {words.existing}
            </span>
          </div>
          <div className={styles.proposed}>
            <Picture photo={photo} sizes="(width >= 45rem) 60vw, 100vw" className={styles.picture} />
            <span className={styles.plate} aria-hidden="true">
              {words.proposed}
            </span>
          </div>
          <input
            type="range"
            className={styles.range}
            defaultValue={start}
            aria-label={words.range}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => uncover(currentTarget)}
          />
          <span className={styles.line} aria-hidden="true">
            <svg viewBox="0 0 44 44" aria-hidden="true">
              <circle cx="22" cy="22" r="21" />
              <path d="M16 15l-7 7 7 7M28 15l7 7-7 7" />
            </svg>
          </span>
        </div>
        <p className={styles.caption}>
          <span>
            <strong>{words.existing}</strong> {existing.caption}
          </span>
          <span>
            <strong>{words.proposed}</strong> {photo.caption}
          </span>
        </p>
      </div>
    </Row>
  );
}
