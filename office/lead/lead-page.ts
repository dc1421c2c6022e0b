/** The page of a request, and with a verb the address that its buttons post to. */
export function leadPath(reference: string, verb?: string): string {
  return `/office/requests/${reference}${verb ? `/${verb}` : ''}`;
}

/** The id of the one form on that page: a note that is being written is sent along with every button. */
export const FORM = 'work';

/** A request or message as its page shows it, in words. */
export type LeadView = {
  /** "Estimate request #12". */
  title: string;
  number: number;
  reference: string;
  /** Sent with every press, so that no newer change is overwritten unseen. */
  version: number;
  received: string;
  /** The time of printing, for paper. */
  printed: string;
  subject: string;
  name: string;
  phone: LinkedText | undefined;
  email: (LinkedText & { refused: boolean }) | undefined;
  /** What they sent first, where they have corrected it since. */
  sent: Partial<Record<'phone' | 'email' | 'description', FirstSent>>;
  /** What they have shown; in pixels, of the large pictures. */
  photos: { id: string; width: number; height: number }[];
  /** When somebody may come, as they have said it. */
  wishedTimes: string[];
  /** When the office comes: in words, and as its fields have it. */
  visit: (Pick<TypedFields, 'visitDay' | 'visitFrom' | 'visitUntil'> & { words: string }) | undefined;
  /** Set when they have canceled it themselves. */
  canceled: string | undefined;
  /** Set while it counts as an emergency. */
  urgency: { level: 'urgent' | 'danger'; mark: string; because: string } | undefined;
  /** Set while something of it is held; without reasons when the office has held it. */
  held: { because: string[] } | undefined;
  status: LeadStatus;
  promise: { words: string; isLate: boolean } | undefined;
  claim: { words: string; isMine: boolean } | undefined;
  isOver: boolean;
  words: string;
  notes: Note[];
  quote: string | undefined;
  reminder: string | undefined;
  /** The times that are one press away. */
  reminders: { value: string; label: string }[];
  facts: Fact[];
  mails: Fact[];
  emailsLink: string;
  earlier: { reference: string; title: string; remark: string }[];
  /** The newest first. */
  revisions: Revision[];
};

export type LeadStatus = 'new' | 'claimed' | 'quoted' | 'won' | 'lost' | 'closed';

/** `label`: that it was corrected, and when. */
type FirstSent = LinkedText & { label: string };

type LinkedText = { text: string; href: string | undefined };

type Note = { version: number; when: string; who: string; text: string };

export type Fact = { label: string; value: string };

export type Revision = Note & { what: string; isUndone: boolean; canUndo: boolean };

type FieldName =
  | 'note'
  | 'amount'
  | 'reason'
  | 'otherReason'
  | 'at'
  | 'visitDay'
  | 'visitFrom'
  | 'visitUntil';

/** What was typed and refused, by field. */
export type TypedFields = Partial<Record<FieldName, string>>;

/** What is wrong, by field. */
export type FieldProblems = Partial<Record<FieldName, string>>;
