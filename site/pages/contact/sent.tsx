import { useWrittenReference } from '../../ui/confirmation/use-written-reference.ts';
import { MessageSent } from './message-sent.tsx';

/** Where a message that was sent without script ends. */
export default function ContactSent() {
  return <MessageSent reference={useWrittenReference()} />;
}
