import { messages } from '../messages.ts';

/** The website with its drafts, before they are published. */
export const officePreview = messages('officePreview', {
  title: 'Preview',
  /** On the form of a part, which leads to its page. */
  ofPart: 'Preview what is saved',
  lead: 'Your website with every change that is not published yet. Forms send nothing here.',
  page: 'Page',
  show: 'Show',
  making: 'The preview is being made.',
  /** The two widths at which it is shown, and what a screen reader says of the frame. */
  widths: 'Shown as',
  phone: 'On a phone',
  desk: 'On a desk',
  frame: '{page}, {width}',
  alone: 'Open it by itself',
  shareTitle: 'Show it to others',
  share:
    'This link shows your website with its changes, without signing in, until {until}. To take it back, wait until then.',
  shareLink: 'Link to the preview',
  copy: 'Copy',
  copied: 'Copied.',

  /** Where there is nothing to see. */
  none: 'The website is read from a folder on the server, which has no changes that wait: there is nothing to preview.',
  mistakes: 'There is a preview as soon as these are right:',
  failed: 'There is no preview, because the website with these changes could not be made.',

  /** On top of each page. */
  strip: 'Preview: not published yet. Forms send nothing here.',
  stripBack: 'Back to the office',
  notNow: 'There is no preview at the moment. Please try again later.',
});
