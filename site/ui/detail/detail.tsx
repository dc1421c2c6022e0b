import type { ServiceSheet } from '../../../contract/content/schema.ts';
import { fill } from '../../../contract/fill.ts';
import { servicePage as words } from '../../../messages/en/service-page.ts';
import details from '../../drawings/details/*.svg?themed';
import { DetailMark } from '../mark/mark.tsx';
import { Row } from '../row/row.tsx';
import { ThemedImage } from '../themed-image/themed-image.tsx';
import styles from './detail.module.css';

/** Width and height of each drawing, with the margin that has the numbers of the labels. */
const SIZE = [768, 640] as const;

type DetailProps = NonNullable<ServiceSheet['detail']>;

/**
 * A construction detail. Each label is beside the drawing at the end of its leader; on a phone the labels are a numbered
 * list below, and the drawing shows the numbers.
 */
export function Detail({ drawing, title, scale, prevents, labels }: DetailProps) {
  return (
    <Row name={fill(words.detail, { title })}>
      <div className={styles.frame}>
        <div className={styles.root}>
          <p className={styles.prevents}>{prevents}</p>
          <ThemedImage drawing={`${details}-${drawing}`} size={SIZE} alt="" className={styles.drawing} />
          <ol>
            {Object.entries(labels).map(([part, label]) => (
              <li key={part}>{label}</li>
            ))}
          </ol>
          <p className={styles.scale}>
            <DetailMark />
            {scale}
          </p>
        </div>
      </div>
    </Row>
  );
}
