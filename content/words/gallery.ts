/** The large pictures over a page: what they are called, and the buttons, for a screen reader and a resting pointer. */
export const label = 'Pictures';
export const previous = 'Previous picture';
export const next = 'Next picture';
export const close = 'Close';
export const zoom = 'Zoom';
/** Of a job that is told with its picture: what it is known by. */
export const jobNumber = 'Job {number}';
/** Its year, its working days in the shop and at the house, and what it cost. */
export const job = '{year}, {days} days, {price}';
