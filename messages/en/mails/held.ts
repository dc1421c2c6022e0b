import { messages } from '../../messages.ts';

/** Why something is held or looks like spam, for the office: in its mail, in the digest and on the command line. */
export const heldReasons = messages('mails/held', {
  /** What was wrong with the captcha. */
  captcha: {
    missing: 'no captcha answer came with it',
    unreadable: 'the captcha answer cannot be read',
    forged: 'the captcha answer matches no question of ours',
    wrong: 'the captcha answer is wrong',
    expired: 'the captcha answer came too late',
    used: 'the captcha answer had been used before',
    refused: 'the captcha service did not accept the answer',
    unavailable: 'the captcha could not be checked',
    /** It says that it is an automatic test of ours, and is not. */
    marker: 'it claims to be an automatic test of this website and is not one',
  },
  /** What looks like spam. */
  signals: {
    honeypot: 'a field that people can’t see was filled in (browsers sometimes do that on their own)',
    /** `{seconds}` is the number of seconds in words. */
    hasty: 'it was sent within {seconds} seconds of the page opening',
    link: 'the text holds a link',
    /** `{sites}` is a number in words. */
    links: 'the text is little but links, or leads to {sites} websites or more',
    markup: 'the text holds HTML, BBCode or script',
    linkedName: 'a name holds a link',
    unproven: 'the captcha did not show that a person sent it',
    /** `{count}` is the number of requests. */
    sameSender: 'the same sender or network sent {count} within an hour',
    often: 'more came from one place or person in a short time than people usually send',
  },
});
