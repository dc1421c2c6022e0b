/** The buttons of a list that is swiped, for a screen reader; `{label}` is what the list holds. */
export const previous = 'Previous: {label}';
export const next = 'Next: {label}';
