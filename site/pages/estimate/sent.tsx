import { estimateFormWords } from '../../../content/estimate-form.ts';
import { text } from '../../../content/words/confirmation.ts';
import { home } from '../../../content/words/confirmation-page.ts';
import { ConfirmationPage } from '../../ui/confirmation/confirmation-page.tsx';
import { useWrittenConfirmation } from '../../ui/confirmation/use-written-confirmation.ts';

/** The confirmation page of the estimate form without JavaScript. */
export default function EstimateSent() {
  return (
    <ConfirmationPage
      title={estimateFormWords.sentTitle}
      text={text}
      {...useWrittenConfirmation()}
      link={{ text: home, to: '/' }}
    />
  );
}
