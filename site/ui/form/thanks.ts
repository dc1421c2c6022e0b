import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '../../navigation/router.tsx';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import type { Answers } from './send-form.ts';
import type { SubmissionState } from './submission-store.ts';

/** What a page that thanks says of the request. */
export type Confirmed = Pick<
  SubmissionState,
  'reference' | 'promise' | 'urgent' | 'reach' | 'link' | 'answers'
>;

/** What was sent, by reference. In memory alone: history outlives the visit, and what was typed must not. */
const sentAnswers = new Map<string, Answers>();

/** Goes to the page that thanks once the form is sent: the page of the form, with another state. */
export function useThanks(
  { phase, reference = '', promise, urgent, reach, link, answers }: SubmissionState,
  path?: string,
) {
  const navigate = useNavigate();
  const thank = useEffectEvent(() => {
    if (!path) return;
    if (answers) sentAnswers.set(reference, answers);
    navigate(path, { state: { sent: { reference, promise, urgent, reach, link } } });
  });
  useEffect(() => {
    if (phase === 'sent') thank();
  }, [phase]);
}

/** What to thank for on this page, if something was sent. A reload keeps the history state, which the prerendered page does not have. */
export function useSent(): Confirmed | undefined {
  const { state } = useLocation();
  const { sent } = ((useHydrated() && state) || {}) as { sent?: Confirmed };
  return sent && { ...sent, answers: sentAnswers.get(sent.reference ?? '') };
}
