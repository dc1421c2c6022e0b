import { messages } from '../messages.ts';

export const gallery = messages('gallery', {
  /** Unfolds the pictures of a gallery after the first three; `{photos}` is the number of all in words. */
  all: 'See all {photos}',
  /** The same row, once it is unfolded. */
  fewer: 'Show fewer',
  /** What they are called without a title of their own, and the large pictures over a page, with the buttons, for a screen reader and a resting pointer. */
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
