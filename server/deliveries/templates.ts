/** Every mail that we write. */
export { contactMail } from '../contact/mails.tsx';
export { estimateMail } from '../estimates/mails.tsx';
