import * as leadWords from '../../content/words/office-lead.ts';
import { ExternalButton } from '../../site/ui/button/button.tsx';
import { TextareaField } from '../../site/ui/field/field.tsx';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import styles from './unsent.module.css';

type UnsentProps = {
  frame: Frame;
  title: string;
  message: string;
  /** Where the form was sent to, and goes again. */
  action: string;
  /** Its fields, without the note. */
  fields: { name: string; value: string }[];
  note: string;
  /** Where to sign in first, if that is what is missing. */
  signIn?: string | undefined;
};

/** A press that could not be taken, with everything that was typed, to be sent again. */
export function Unsent({ frame, title, message, action, fields, note, signIn }: UnsentProps) {
  return (
    <Sheet frame={frame} title={title} narrow>
      <p role="alert">{message}</p>
      {signIn && (
        <ExternalButton variant="plain" href={signIn} target="_blank">
          {leadWords.signIn}
        </ExternalButton>
      )}
      <form method="post" action={action} className={styles.root}>
        {fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextareaField id="note" name="note" label={leadWords.note} required={false} defaultValue={note} />
        <SubmitButton>{leadWords.sendAgain}</SubmitButton>
      </form>
    </Sheet>
  );
}
