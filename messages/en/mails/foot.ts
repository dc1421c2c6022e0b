import { messages } from '../../messages.ts';

/** The box at the foot of every mail. Name, address, phones and licenses in it stand in `content/company.yaml`. */
export const mailFoot = messages('mails/foot', {
  /** `{parent}` is the parent company's name. */
  parent: 'a division of {parent}',
  /** `{phone}` is the office number. */
  office: 'Office {phone}',
});
