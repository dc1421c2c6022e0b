/** For how many months a request or message is kept, unless `RETENTION_MONTHS` says otherwise; the privacy notice tells it. */
export const DEFAULT_RETENTION_MONTHS = 24;

/** How many nightly backups are kept, and of how many months the first one; the privacy notice tells both. */
export const DAILY_BACKUPS = 14;
export const MONTHLY_BACKUPS = 12;
