import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './error-summary.module.css';

type ErrorSummaryProps = {
  title: string;
  errors: { id: string; message: string }[];
};

/** Lists the errors above a form and takes the focus; each line links to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} className={styles.root} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Scrolls to the label, not the control, to keep the question visible. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.querySelector(`label[for="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' });
  document.getElementById(id)?.focus({ preventScroll: true });
}
