/** Every mail that we write. */

export { reportMail } from '../../reports/report-mail.tsx';
export { badAddressMail } from './bad-address-mail.tsx';
export { leadMail } from './lead-mails.tsx';
export { noticeMail } from './notice-mails.tsx';
