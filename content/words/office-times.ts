/** How long something took or takes, as the office reads it at a glance. */
export const underOneMinute = 'under 1 min';
export const minutes = '{minutes} min';
export const hours = '{hours} h';
export const hoursAndMinutes = '{hours} h {minutes} min';
export const days = '{days} days';
