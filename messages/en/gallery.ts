import { messages } from '../messages.ts';

export const gallery = messages('gallery', {
  /** Unfolds the pictures of a gallery after the first three; `{photos}` is the number of all in words. */
  all: 'See all {photos}',
  /** The same row, once it is unfolded. */
  fewer: 'Show fewer',
  /** The large pictures over a page: what they are called, and the buttons, for a screen reader and a resting pointer. */
  label: 'Pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  zoom: 'Zoom',
  /** Of a job that is told with its picture: what it is known by. */
  jobNumber: 'Job {number}',
  /** Its year, its working days in the shop and at the house, and what it cost. */
  job: '{year}, {days} days, {price}',
});
