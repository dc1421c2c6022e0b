/** Above the board: emails that do not go out, storm mode, and urgent requests that are held. */
export const title = 'Please look at this';
export const noMailServer = 'No mail server is set up: nobody gets email, and requests show up only here.';
export const officeMail =
  'Email to the office has not gone out for {time}. Watch this board until the mail server works again.';
export const untried =
  'Nothing has been sent for {time}, although emails are due. Someone should look at the server.';
export const storm = 'Storm mode is on until {when}. The website says: “{words}”';
export const heldUrgent = '{count} held, and looks urgent:';
export const heldUrgentSome = '{count} are held, and look urgent:';
export const look = 'look at it now';
