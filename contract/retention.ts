/** For how many months a request or message is kept, unless `RETENTION_MONTHS` says otherwise; the privacy notice tells it. */
export const DEFAULT_RETENTION_MONTHS = 24;
