import * as leadWords from '../../content/words/office-lead.ts';
import { fill } from '../../contract/fill.ts';
import styles from './lead-held.module.css';
import { PressButton } from './press-button.tsx';

type LeadHeldProps = {
  reference: string;
  /** What speaks against it; empty when the office holds it. */
  because: string[];
};

/** Before everything else of a lead that is held: that it is, why, and the button that lets it go. */
export function LeadHeld({ reference, because }: LeadHeldProps) {
  const reason = because.join('; ');
  return (
    <div className={styles.root} data-live={reference}>
      <p>
        <strong>{leadWords.heldTitle}</strong>{' '}
        {reason ? fill(leadWords.heldBecause, { reason }) : leadWords.heldByOffice}
      </p>
      <PressButton reference={reference} verb="let-through" isMain>
        {leadWords.release}
      </PressButton>
    </div>
  );
}
