import * as leadWords from '../../content/words/office-lead.ts';
import { Button } from '../../site/ui/button/button.tsx';
import styles from './outcome-buttons.module.css';

type Outcome = keyof typeof leadWords.outcomes;

const OUTCOMES = Object.keys(leadWords.outcomes) as Outcome[];

/** What came of a call: one press in a row of four, which posts `outcome`. `action`: where, if not where the form goes. */
export function OutcomeButtons({ action }: { action?: string }) {
  return (
    <fieldset aria-label={leadWords.outcomeLabel} className={styles.root}>
      {OUTCOMES.map((outcome) => (
        <Button key={outcome} type="submit" name="outcome" value={outcome} formAction={action}>
          {leadWords.outcomes[outcome]}
        </Button>
      ))}
    </fieldset>
  );
}
