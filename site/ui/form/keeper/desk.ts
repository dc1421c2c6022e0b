import type { ReactNode } from 'react';
import type { Letter, Outcome } from '../send-form.ts';

/** The two kinds of form: what is typed into one is there in the others of its kind. */
export type FormKind = 'estimate' | 'contact';

/** A form as its keeper sees it. */
export type Desk = {
  kind: FormKind;
  /** Puts back what was kept; a form that starts anew does not. */
  restores: boolean;
  /** When the form came into the page, in milliseconds since that was loaded. */
  shownAt: number;
  /** Makes one try and tells what it came to. */
  post: (letter: Letter) => Promise<Outcome>;
  /** Sends what the visitor wants to have sent now. */
  send: (letter: Letter) => void;
  /** Goes on from what a try came to. */
  show: (outcome: Outcome) => void;
  /** Says something in place of what was said before. */
  say: (note: ReactNode) => void;
};
