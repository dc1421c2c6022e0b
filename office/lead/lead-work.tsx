import * as leadWords from '../../content/words/office-lead.ts';
import { TextareaField } from '../../site/ui/field/field.tsx';
import styles from './lead-work.module.css';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { PressButton, verbPath } from './press-button.tsx';
import { Reminder } from './reminder.tsx';
import { FORM, type WorkProps } from './sheet-data.ts';
import { Standing } from './standing.tsx';

/**
 * So long that whoever writes more is told so, and so short that it fits into one post whatever the script: longer ones are
 * refused before anybody could give the words back.
 */
const LONGEST_NOTE = 7_000;

/**
 * What the office does with a lead: one form with many buttons, of which each says where it posts. So a note that is being
 * written goes along with whatever is pressed, also without script. Nothing in it is required, or no other button would work.
 */
export function LeadWork({ lead, typed, problems }: WorkProps) {
  const { reference, version } = lead;
  return (
    <form id={FORM} method="post" action={verbPath(reference, 'note')} noValidate className={styles.root}>
      <input type="hidden" name="version" value={version} />
      <section className={styles.part}>
        <h2>{leadWords.workTitle}</h2>
        <TextareaField
          id="note"
          name="note"
          label={leadWords.note}
          required={false}
          maxLength={LONGEST_NOTE}
          defaultValue={typed.note}
          error={problems.note}
          hint={leadWords.noteHint}
        />
        <OutcomeButtons action={verbPath(reference, 'outcome')} />
        <PressButton reference={reference} verb="note">
          {leadWords.saveNote}
        </PressButton>
      </section>
      <Reminder lead={lead} typed={typed} problems={problems} />
      <Standing lead={lead} typed={typed} problems={problems} />
    </form>
  );
}
