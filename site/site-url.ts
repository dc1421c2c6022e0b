/** The `SITE_URL` of the build, without a trailing slash. */
export const siteUrl: string = import.meta.env.SITE_URL.replace(/\/+$/, '');
