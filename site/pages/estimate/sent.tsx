import { estimateFormWords } from '../../../content/estimate-form.ts';
import { text } from '../../../content/words/confirmation.ts';
import { home } from '../../../content/words/confirmation-page.ts';
import { urgencyOfSentPage } from '../../../contract/sent-pages.ts';
import { useLocation } from '../../navigation/router.tsx';
import { ConfirmationPage } from '../../ui/confirmation/confirmation-page.tsx';
import { useWrittenConfirmation } from '../../ui/confirmation/use-written-confirmation.ts';
import { adviceAfterSending } from '../../ui/emergency-advice/emergency-advice.tsx';

/** The confirmation page of the estimate form without JavaScript; its path says whether the request sounded urgent. */
export default function EstimateSent() {
  const urgent = urgencyOfSentPage(useLocation().pathname);
  return (
    <ConfirmationPage
      title={estimateFormWords.sentTitle}
      text={text}
      {...useWrittenConfirmation()}
      advice={urgent && adviceAfterSending(urgent)}
      link={{ text: home, to: '/' }}
    />
  );
}
