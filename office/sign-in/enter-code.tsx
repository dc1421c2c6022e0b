import * as formWords from '../../content/words/form.ts';
import * as signInWords from '../../content/words/office-sign-in.ts';
import { fill } from '../../contract/fill.ts';
import { Interpolate } from '../../site/typography/interpolate.tsx';
import { Button } from '../../site/ui/button/button.tsx';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import { Ticket } from '../parts/ticket.tsx';
import { CodeField } from './code-field.tsx';
import styles from './enter-code.module.css';
import { Step } from './step.tsx';

type EnterCodeProps = {
  frame: Frame;
  /** The address as it was typed, for sending again; shown with most of its letters left out. */
  email: string;
  /** How long a code is good. */
  minutes: number;
  back?: string | undefined;
  error?: string | undefined;
};

/** The second step of signing in: the code. It says the same whether or not the address is one of ours. */
export function EnterCode({ frame, email, minutes, back, error }: EnterCodeProps) {
  const title = signInWords.codeTitle;
  const hidden = back && <input type="hidden" name="back" value={back} />;
  return (
    <Sheet frame={frame} title={title} tab={error && fill(formWords.errorTab, { title })} narrow>
      <Ticket stub={<Step number={2} />}>
        <p>
          <Interpolate
            template={signInWords.sent}
            values={{ email: <strong>{masked(email)}</strong>, minutes }}
          />
        </p>
        <form method="post" action="/office/sign-in/code" noValidate>
          <CodeField error={error} />
          {hidden}
          <SubmitButton>{signInWords.signIn}</SubmitButton>
        </form>
        <div className={styles.help}>
          <p>{signInWords.nothing}</p>
          <div className={styles.ways}>
            <form method="post" action="/office/sign-in">
              <input type="hidden" name="email" value={email} />
              {hidden}
              <Button type="submit">{signInWords.again}</Button>
            </form>
            <a href={`/office/sign-in${back ? `?back=${encodeURIComponent(back)}` : ''}`}>
              {signInWords.otherAddress}
            </a>
          </div>
          <p>{signInWords.help}</p>
        </div>
      </Ticket>
    </Sheet>
  );
}

/** `d…@oakhand.example`: enough to see a slip, and too little for whoever looks over the shoulder. */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/s, '$1…');
}
