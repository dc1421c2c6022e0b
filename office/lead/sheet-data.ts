import type { LeadStatus } from './progress-line.tsx';

/** A request or message with all that its sheet shows, in words. */
export type LeadSheet = {
  /** "Estimate request #12". */
  title: string;
  number: number;
  reference: string;
  /** What the page shows; a press names it, so that nothing is overwritten unseen. */
  version: number;
  received: string;
  /** For paper: when this is. */
  printed: string;
  /** What it is about. */
  subject: string;
  name: string;
  phone: LinkedText | undefined;
  email: (LinkedText & { refused: boolean }) | undefined;
  /** Set while it counts as an emergency. */
  urgency: { level: 'urgent' | 'danger'; mark: string; because: string } | undefined;
  /** Set while something of it is held; without reasons the office has held it. */
  held: { because: string[] } | undefined;
  status: LeadStatus;
  promise: { words: string; isLate: boolean } | undefined;
  claim: { words: string; isMine: boolean } | undefined;
  isOver: boolean;
  words: string;
  notes: Note[];
  quote: string | undefined;
  /** The next reminder, in words; and the times that are one press away. */
  reminder: string | undefined;
  reminders: { value: string; label: string }[];
  facts: Fact[];
  mails: Fact[];
  /** What the link to the page of its emails says: what there is for whoever looks. */
  emailsLink: string;
  earlier: { reference: string; title: string; remark: string }[];
  /** The newest first. */
  revisions: Revision[];
};

/** Text, and where it leads if it leads anywhere. */
type LinkedText = { text: string; href: string | undefined };

type Note = { version: number; when: string; who: string; text: string };

export type Fact = { label: string; value: string };

export type Revision = Note & { what: string; isUndone: boolean; canUndo: boolean };

/** What was typed on a sheet and not taken; by the names of the fields. */
export type TypedFields = Partial<Record<FieldName, string>>;

type FieldName = 'note' | 'amount' | 'reason' | 'otherReason' | 'at';

/** What is wrong with a field. */
export type FieldProblems = Partial<Record<FieldName, string>>;

/** What the parts of the form show: the lead, and what was typed and not taken. */
export type WorkProps = { lead: LeadSheet; typed: TypedFields; problems: FieldProblems };

/** Every button of the sheet belongs to this one form, so that a note that is being written goes along with each. */
export const FORM = 'work';
