/** Every mail that we write. */

export { reportMail } from '../../reports/report-mail.tsx';
export { badAddressMail } from './bad-address-mail.tsx';
export { contactMail } from './contact/contact-mails.tsx';
export { estimateMail } from './estimate/estimate-mails.tsx';
