import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { ExternalButton } from '../../site/ui/button/button.tsx';
import { TextareaField } from '../../site/ui/field/field.tsx';
import { fieldProps, SubmitButton } from '../parts/controls.tsx';
import { type Frame, Page } from '../parts/page.tsx';

type UnsentProps = {
  frame: Frame;
  title: string;
  message: string;
  action: string;
  /** Without the note, where there is one. */
  fields: { name: string; value: string }[];
  note?: string;
  /** Set when the session has ended. */
  signIn?: string | undefined;
};

/** A press that failed, with everything that was typed, to be sent again. */
export function Unsent({ frame, title, message, action, fields, note, signIn }: UnsentProps) {
  return (
    <Page frame={frame} title={title} narrow>
      <p role="alert">{message}</p>
      {signIn && (
        <ExternalButton variant="plain" href={signIn} target="_blank">
          {leadWords.signIn}
        </ExternalButton>
      )}
      <form method="post" action={action} className="stack">
        {fields.map(({ name, value }, place) => (
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        {note !== undefined && (
          <TextareaField {...fieldProps('note', { note })} label={leadWords.note} required={false} />
        )}
        <SubmitButton>{leadWords.sendAgain}</SubmitButton>
      </form>
    </Page>
  );
}
