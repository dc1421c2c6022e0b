export const place = 'on the drawing of the house';
export const breadcrumb = 'Breadcrumb';
export const sidebar = 'Services and contact';
export const services = 'Services';
export const requestTitle = 'Ask for a price';
export const requestText = 'Two sentences are enough, and the estimate is free.';
export const requestButton = 'Get an Estimate';
