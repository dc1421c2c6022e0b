import { demonstration as words } from '../../../messages/en/demonstration.ts';
import { useContent } from '../../content/use-content.ts';
import styles from './demonstration.module.css';

/**
 * Under the header of every page: that the business is invented, while any content is a sample. A website that is being set up has
 * nothing to order, and no number to call.
 */
export function DemonstrationStrip() {
  const { company, hasSamples, services } = useContent();
  const { phone = company.emergencyPhone } = company;
  if (!hasSamples || (services.length === 0 && !phone)) return null;
  return (
    <section className={styles.strip} aria-label={words.label}>
      <p>{words.notice}</p>
    </section>
  );
}

/** The same beside the button of a form. */
export function DemonstrationNote() {
  const { hasSamples } = useContent();
  return hasSamples && <p className={styles.note}>{words.notice}</p>;
}
