import { messages } from '../messages.ts';

export const servicePage = messages('servicePage', {
  /** Unfolds the trades that a name like "Installation" includes. */
  scope: 'What it includes',

  /** The buttons under the headline: the form, the office, and the emergency line where the work may not be able to wait. */
  estimate: 'Get an Estimate',
  call: 'Call {phone}',
  callNow: 'Can’t wait? Call {phone}',

  /** The schedule of typical jobs, what another area's prices are above its own, and the link to the terms on the page about us. */
  schedule: 'What it costs',
  scheduleNote: 'Usual ranges; your price is in your estimate.',
  otherArea: '{area}: {percent}% higher.',
  contract: 'What’s in our contract',

  /** What a job's row unfolds. */
  permit: 'Permit:',
  raises: 'What raises the price:',

  /** Unfolds the construction detail: "Step flashing, in detail". */
  detail: '{title}, in detail',

  /** The pages before and after this one, in the order of the menu. */
  previous: 'Previous service',
  next: 'Next service',
  sheets: 'Other services',

  /** Above the emergency line in the sidebar. */
  emergencyTitle: 'Can’t wait?',

  /** Folds out the list of services in the sidebar. */
  allServices: 'All services',

  /** What the links above the title, the column beside the text and its list of services are called for a screen reader. */
  breadcrumb: 'Breadcrumb',
  sidebar: 'Services and contact',
  services: 'Services',

  /** The box that leads to the form. */
  requestTitle: 'Request Service',

  /**
   * Between the places below a service's title, which take two lines: a dot would hang at the end of the upper one. The first
   * is for places with a comma in them or something left out; otherwise there are commas, and before the last place `lastPlace`.
   */
  betweenPlaces: '; ',
  lastPlace: ' and ',
  counties: '{places} counties',
});
