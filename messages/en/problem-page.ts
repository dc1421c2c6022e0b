import { messages } from '../messages.ts';

export const problemPage = messages('problemPage', {
  /** The headings of the page that a browser without script sees when a form could not be taken. */
  unreadable: 'We couldn’t read your request',
  crossSite: 'This form was sent from another website',
  notFound: 'There is nothing here',
  tooLarge: 'Your request is too long',
  tooMany: 'One moment, please',
  unavailable: 'We couldn’t take your request',
  unexpected: 'Something went wrong',

  /** The page that a proxy shows while no server answers. */
  down: 'We’ll be right back',
  downText: 'Our website is restarting. Please try again in a minute.',

  /** Above the list of answers that need another look. */
  toChange: 'Nothing has been sent yet. Please check:',

  /** `{phone}` is the office number; where there is none, `{email}` takes its place. */
  call: 'You can also call us: {phone}',
  write: 'You can also write to us: {email}',

  /** The link where there is no form to send again. */
  home: 'Go to the home page',
});
