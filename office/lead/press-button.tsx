import { Button, type ButtonProps } from '../../site/ui/button/button.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import { FORM } from './sheet-data.ts';

type PressButtonProps = ButtonProps & {
  reference: string;
  /** What it does: the last part of the address that it posts to. */
  verb: string;
  /** Whether the page is about it. */
  isMain?: boolean;
};

/** A button of the sheet's one form, wherever it stands on the page. */
export function PressButton({ reference, verb, isMain, ...rest }: PressButtonProps) {
  const Shown = isMain ? SubmitButton : Button;
  return <Shown type="submit" form={FORM} formAction={verbPath(reference, verb)} {...rest} />;
}

/** Where a sheet is, and where what is pressed on it goes to. */
export function verbPath(reference: string, verb?: string): string {
  return verb ? `/office/requests/${reference}/${verb}` : `/office/requests/${reference}`;
}
