/** The words that promise something; whatever else a file of words holds has to stand here as well. */
export const bandTitle = 'Estimates are free';
export const bandText = 'A visit and one page with the price. You hear from us within one working day.';
export const estimate = 'Get a Free Estimate';
export const bandByPhone = 'Prefer to talk? Tell us what is wrong.';
export const menuLabel = 'Footer';
export const company = 'Company';
export const address = 'Address';
export const phone = 'Phone';
export const licences = 'Licenses';
export const otherLicences = 'Also';
export const sheet = 'Page';
export const copyright = 'Copyright';
export const divisionOf = 'a division of';
export const emergency = 'Day and night:';
export const privacy = 'Privacy notice';
export const darkTheme = 'Show as blueprint';
export const lightTheme = 'Show on paper';
