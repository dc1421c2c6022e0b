/** Every mail that we write. */

export { reportMail } from '../../reports/report-mail.tsx';
export { badAddressMail } from './bad-address-mail.tsx';
export { escalationMail, leadMail } from './lead-mails.tsx';
export { noticeMail } from './notice-mails.tsx';
