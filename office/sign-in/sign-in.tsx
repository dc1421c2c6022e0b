import * as formWords from '../../content/words/form.ts';
import * as signInWords from '../../content/words/office-sign-in.ts';
import { fill } from '../../contract/fill.ts';
import { InputField } from '../../site/ui/field/field.tsx';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import { Status } from '../parts/status.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import { Ticket } from '../parts/ticket.tsx';
import { Step } from './step.tsx';

type SignInProps = {
  frame: Frame;
  /** Where to go on after signing in. */
  back?: string | undefined;
  /** What was typed before. */
  email?: string;
  error?: string | undefined;
  status?: string | undefined;
};

/** The first step of signing in: the address that gets a code. */
export function SignIn({ frame, back, email, error, status }: SignInProps) {
  const title = signInWords.sheet;
  return (
    <Sheet frame={frame} title={title} tab={error && fill(formWords.errorTab, { title })} narrow>
      <Status>{status}</Status>
      <Ticket stub={<Step number={1} />}>
        <p>{signInWords.lead}</p>
        <form method="post" action="/office/sign-in">
          <InputField
            id="email"
            name="email"
            type="email"
            label={signInWords.email}
            autoComplete="username"
            defaultValue={email}
            error={error}
          />
          {back && <input type="hidden" name="back" value={back} />}
          <SubmitButton>{signInWords.send}</SubmitButton>
        </form>
      </Ticket>
    </Sheet>
  );
}
