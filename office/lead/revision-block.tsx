import { fill } from '../../contract/fill.ts';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { PressButton } from '../parts/controls.tsx';
import type { LeadView, Revision } from './lead-page.ts';
import styles from './revision-block.module.css';

const headings = () => [leadWords.rev, leadWords.when, leadWords.who, leadWords.what];

/** Every change, the newest on top, each with its undo: the block at the foot of a drawing. */
export function RevisionBlock({ lead: { reference, revisions } }: { lead: LeadView }) {
  return (
    <section className={`${styles.root} stack subheadings screen-only`} data-live={reference}>
      <h2 id="revisions">{leadWords.revisionsTitle}</h2>
      <table aria-labelledby="revisions">
        <thead>
          <tr>
            {headings().map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {revisions.map((revision) => (
            <Line key={revision.version} reference={reference} {...revision} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type LineProps = Revision & { reference: string };

function Line({ reference, version, when, who, what, text, isUndone, canUndo }: LineProps) {
  const Words = isUndone ? 's' : 'span';
  return (
    <tr>
      <th scope="row">{version}</th>
      <td className={styles.when}>{when}</td>
      <td>{who}</td>
      <td className={styles.what}>
        <Words>{what}</Words>
        {text && <Words className={styles.text}>{text}</Words>}
      </td>
      <td className={styles.undo}>
        {canUndo && (
          <PressButton
            reference={reference}
            verb={`undo/${version}`}
            aria-label={fill(leadWords.undoRev, { version })}
          >
            {leadWords.undo}
          </PressButton>
        )}
      </td>
    </tr>
  );
}
