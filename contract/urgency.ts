/** How urgent a lead sounds, if it does: people may be in danger, or a house is. */
export const URGENCY_LEVELS = ['danger', 'urgent'] as const;
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];

export function isUrgencyLevel(value: unknown): value is UrgencyLevel {
  return URGENCY_LEVELS.some((level) => level === value);
}
