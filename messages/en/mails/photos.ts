import { messages } from '../../messages.ts';

/** The mail that shows the office the photos of a request; it has all of the office's mail below. */
export const photosMail = messages('mails/photos', {
  /** Begins the subject, and stands above the pictures. */
  one: 'One photo from the customer',
  several: '{count} photos from the customer',
  /** In place of a picture, and below them. */
  photo: 'Photo {number}',
  large: 'The request in the office has them large.',
});
