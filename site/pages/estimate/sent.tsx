import * as confirmationWords from '../../../content/words/confirmation.ts';
import { estimateForm } from '../../../contract/forms/estimate.ts';
import { messages } from '../../../contract/messages.ts';
import { ConfirmationPage } from '../../ui/confirmation/confirmation-page.tsx';
import { useWrittenReference } from '../../ui/confirmation/use-written-reference.ts';

/** The confirmation page of the estimate form without JavaScript. */
export default function EstimateSent() {
  return (
    <ConfirmationPage
      title={estimateForm.sentTitle}
      text={messages.sentText}
      reference={useWrittenReference()}
      link={{ text: confirmationWords.home, to: '/' }}
    />
  );
}
