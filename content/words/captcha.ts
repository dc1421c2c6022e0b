/** At the form's bottom left, with the name of who keeps robots out. */
export const badge = 'Protected by {provider}';

/** The names. Google's has a badge of its own. */
export const altcha = 'ALTCHA';
export const hcaptcha = 'hCaptcha';
export const turnstile = 'Turnstile';
