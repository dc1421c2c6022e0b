import { officeSignIn as signInWords } from '../../messages/en/office-sign-in.ts';
import { Interpolate } from '../../site/typography/interpolate.tsx';
import { Button } from '../../site/ui/button/button.tsx';
import { InputField } from '../../site/ui/field/field.tsx';
import { Card } from '../parts/card.tsx';
import { fieldProps, SubmitButton } from '../parts/controls.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import styles from './sign-in.module.css';

type SignInProps = {
  frame: Frame;
  /** False while no mail server is set. */
  sendsMail: boolean;
  /** The page to return to. */
  back?: string | undefined;
  email?: string;
  error?: string | undefined;
  status?: string | undefined;
};

/** The first step of signing in: the address that gets a code. */
export function SignIn({ frame, sendsMail, back, email, error, status }: SignInProps) {
  return (
    <Page frame={frame} title={signInWords.title} isWrong={error !== undefined} status={status} narrow>
      <Card stub={<Step number={1} />}>
        <p>{sendsMail ? signInWords.lead : signInWords.leadNoMail}</p>
        <form method="post" action="/office/sign-in">
          <InputField
            {...fieldProps('email', { email }, { email: error })}
            type="email"
            label={signInWords.email}
            autoComplete="username"
          />
          {back && <input type="hidden" name="back" value={back} />}
          <SubmitButton>{sendsMail ? signInWords.send : signInWords.goOn}</SubmitButton>
        </form>
      </Card>
    </Page>
  );
}

type EnterCodeProps = {
  frame: Frame;
  /** As it was typed, for sending again; shown masked. */
  email: string;
  /** The lifetime of a code. */
  minutes: number;
  /** False while no mail server is set. */
  sendsMail: boolean;
  back?: string | undefined;
  error?: string | undefined;
};

/** The second step of signing in: the code. The same whether or not the address is a user's. */
export function EnterCode({ frame, email, minutes, sendsMail, back, error }: EnterCodeProps) {
  const hidden = back && <input type="hidden" name="back" value={back} />;
  return (
    <Page frame={frame} title={signInWords.codeTitle} isWrong={error !== undefined} narrow>
      <Card stub={<Step number={2} />}>
        <p>
          {sendsMail ? (
            <Interpolate
              template={signInWords.sent}
              values={{ email: <strong>{masked(email)}</strong>, minutes }}
            />
          ) : (
            signInWords.noMail
          )}
        </p>
        <form method="post" action="/office/sign-in/code" noValidate>
          <CodeField error={error} />
          {hidden}
          <SubmitButton>{signInWords.signIn}</SubmitButton>
        </form>
        <div className={`${styles.help} stack quiet`}>
          {sendsMail && <p>{signInWords.nothing}</p>}
          <div className="row">
            {sendsMail && (
              <form method="post" action="/office/sign-in">
                <input type="hidden" name="email" value={email} />
                {hidden}
                <Button type="submit">{signInWords.again}</Button>
              </form>
            )}
            <a href={`/office/sign-in${back ? `?back=${encodeURIComponent(back)}` : ''}`}>
              {signInWords.otherAddress}
            </a>
          </div>
          {sendsMail && <p>{signInWords.help}</p>}
        </div>
      </Card>
    </Page>
  );
}

/** `d…@oakhand.example`: enough to notice a typo. */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/s, '$1…');
}

/** A code from the phone, with its hyphen and typed blanks. */
const LONGEST = 16;

/** What fits into the squares: a code from the mail, without its hyphen. */
const IN_SQUARES = '.{0,6}';

/**
 * Six ruled squares for a code. One field, so that a phone can fill it in from the mail. The pattern is for the style sheet, which drops
 * the squares when there are more characters; the server checks the code.
 */
function CodeField({ error }: { error?: string | undefined }) {
  const described = [error && 'code-error', 'code-hint'].filter(Boolean).join(' ');
  return (
    <div className={styles.codeField} data-wrong={error ? '' : undefined}>
      <label htmlFor="code">{signInWords.code}</label>
      {error && (
        <p id="code-error" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.squares}>
        <input
          id="code"
          name="code"
          type="text"
          aria-required
          maxLength={LONGEST}
          pattern={IN_SQUARES}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={described}
        />
      </div>
      <p id="code-hint" className="quiet">
        {signInWords.hint}
      </p>
    </div>
  );
}

const STEPS = 2;

function Step({ number }: { number: number }) {
  return (
    <p className={styles.step}>
      <Interpolate template={signInWords.step} values={{ step: <strong>{number}</strong>, steps: STEPS }} />
    </p>
  );
}
