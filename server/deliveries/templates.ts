/** Every mail that we write. */
export { contactMail } from '../contact/mails.tsx';
export { estimateMail } from '../estimates/mails.tsx';
export { badAddressMail } from '../mail/bad-address-mail.tsx';
export { reportMail } from '../reports/mails.tsx';
