/** Below the drawing of the house with the part that this service is about; it leads to all services. */
export const onTheHouse = 'Find it on the house';

/** The buttons under the headline: the form, the office, and the emergency line where the work may not be able to wait. */
export const estimate = 'Get an Estimate';
export const call = 'Call {phone}';
export const callNow = 'Can’t wait? Call {phone}';

/** The schedule of typical jobs, and the links behind its note: to the areas on the contact page, and to the terms on the page about us. */
export const schedule = 'What it costs';
export const scheduleNote =
  'Usual ranges in Westchester and Putnam, with labor and materials, before any sales tax{sample}. Permit fees are extra, at cost, and what’s under “What raises it” can take a job above its range. Your price is in the written estimate, free for planned work.';
export const otherAreas = 'Prices in other areas';
export const contract = 'What’s in our contract';

/** What stands over its columns, and in front of each value on a phone. */
export const job = 'Job';
export const price = 'Usual price';
export const time = 'On site';
export const permit = 'Permit';
export const raises = 'What raises it';

/** On the page of all services: the first job of every schedule. */
export const pricesTitle = 'What a small job costs';
export const pricesNote =
  'One typical job of each kind, with its usual range in Westchester and Putnam{sample}. Each page has more of them, and what raises the price.';

/** The pages before and after this one, in the order of the menu. */
export const previous = 'Previous sheet, {sheet}';
export const next = 'Next sheet, {sheet}';
/** Before the first and after the last of them: the page of all services. */
export const index = 'Index, {sheet}';
export const sheets = 'Other sheets';

/** Above the emergency line in the sidebar. */
export const emergencyTitle = 'Can’t wait?';

/** Folds out the list of services in the sidebar; `{services}` is their number in words. */
export const allServices = 'All {services} services';

/** Above what a customer of this trade said. */
export const review = 'What a customer told us';

/** Below the customer's name. The space before the dot keeps it on the line of the town. */
export const reviewOf = '{town}\u00a0· {job}, {year}';

/** What the links above the title, the column beside the text and its list of services are called for a screen reader. */
export const breadcrumb = 'Breadcrumb';
export const sidebar = 'Services and contact';
export const services = 'Services';

/** The box that leads to the form. */
export const requestTitle = 'Request Service';
export const requestText = 'Your town and two lines are plenty. Estimates for planned work are free.';

/** Between the places below a service's title, which take two lines: a dot would hang at the end of the upper one. */
export const betweenPlaces = '; ';
