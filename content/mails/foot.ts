import type { MailFoot } from './schema.ts';

/** The box at the foot of every mail. Name, address, phones and licenses in it stand in `content/company.ts`. */
export const mailFoot: MailFoot = {
  parent: 'a division of {parent}',
  office: 'Office {phone}',
  emergency: 'Emergency, any hour {phone}',
};
