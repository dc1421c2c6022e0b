/** The first page of the office. */
export const title = 'Board';
export const empty = 'Requests that need a call will show up here.';
