import { messages } from '../messages.ts';

export const officeNotices = messages('officeNotices', {
  /** Above the board: emails that do not go out, storm mode, and urgent requests that are held. */
  title: 'Please look at this',
  noMailServer: 'No mail server is set up: nobody gets email, and requests show up only here.',
  officeMail:
    'Email to the office has not gone out for {time}. Watch this board until the mail server works again.',
  untried: 'Nothing has been sent for {time}, although emails are due. Someone should look at the server.',
  storm: 'Storm mode is on until {when}. The website says: “{words}”',
  heldUrgent: '{count} held, and looks urgent:',
  heldUrgentSome: '{count} are held, and look urgent:',
  look: 'look at it now',
});
