/**
 * For a query, in the place of `deliveries`: what is owed at once, without the escalations, of which every lead that nobody has
 * answered has one to come.
 */
export const OWED = "(select * from deliveries where kind not like 'escalation-%') as owed";
