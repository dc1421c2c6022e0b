/**
 * Replaces `deliveries` in a query: what is due at once, without the escalations that every unanswered lead has scheduled.
 */
export const OWED = "(select * from deliveries where kind not like 'escalation-%') as owed";
