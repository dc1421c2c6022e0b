/** Behind the service's number, under its corner of the drawing. */
export const place = 'on the drawing of the house';

/** What the links above the title, the column beside the text and its list of services are called for a screen reader. */
export const breadcrumb = 'Breadcrumb';
export const sidebar = 'Services and contact';
export const services = 'Services';

/** The box that leads to the form. */
export const requestTitle = 'Request Service';
export const requestText = 'Two lines about your project are enough. The estimate is free.';
export const requestButton = 'Get an Estimate';
