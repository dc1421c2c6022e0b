/** The address that the pages are built for, without a slash at the end. */
export const siteUrl: string = import.meta.env.SITE_URL.replace(/\/+$/, '');
