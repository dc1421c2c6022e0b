import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { Button, type ButtonProps } from '../../site/ui/button/button.tsx';
import { FORM, leadPath } from '../lead/lead-page.ts';
import styles from './controls.module.css';

/** The main button of a page, in ink: the signal color is for calling. */
export function SubmitButton({ className = '', ...rest }: ButtonProps) {
  return <Button type="submit" className={`${styles.submit} ${className}`} {...rest} />;
}

type PressButtonProps = ButtonProps & {
  reference: string;
  verb: string;
  isMain?: boolean;
};

/** A button of the form on the page of a request, anywhere on the page. */
export function PressButton({ reference, verb, isMain, ...rest }: PressButtonProps) {
  const Shown = isMain ? SubmitButton : Button;
  return <Shown type="submit" form={FORM} formAction={leadPath(reference, verb)} {...rest} />;
}

/** The four outcomes of a call in one row. `action`: where they post to, if not where their form does. */
export function OutcomeButtons({ action }: { action?: string }) {
  return (
    <fieldset aria-label={leadWords.outcomeLabel} className={`${styles.outcomes} screen-only`}>
      {Object.entries(leadWords.outcomes).map(([outcome, label]) => (
        <Button key={outcome} type="submit" name="outcome" value={outcome} formAction={action}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

/** The attributes of a field that follow from its name, and after a refusal what was typed into it and what is wrong with that. */
export function fieldProps<Name extends string>(
  name: Name,
  typed: Partial<Record<NoInfer<Name>, string | undefined>> = {},
  problems: Partial<Record<NoInfer<Name>, string | undefined>> = {},
) {
  return { id: name, name, defaultValue: typed[name], error: problems[name] };
}
