import type { Section } from '../../contract/said-of.ts';

/**
 * What the website keeps about visitors. It has to be true of the program, read docs/running.md, and of every business that uses
 * it: what only one of them does is in `privacy` of its `company.yaml`.
 */
export type Privacy = {
  title: string;
  lead: string;
  /** Behind our name, phone number and email address on the last line: when the notice was last changed. */
  last: string;
  /**
   * `{term}` is the setting RETENTION_MONTHS, as "24 months"; with 0, `noTerm` takes the place of the paragraph that holds it.
   * `{hours}` is for how long a browser keeps what was typed, `{days}` for how long the link to what was sent, and `{years}` is `mailboxYears` of `company.yaml`.
   */
  sections: (Section & {
    /** True for the one section that says who sees it: other companies are added there, those of `company.yaml` as its points. */
    namesOtherCompanies?: boolean;
  })[];
  /** The term itself, for one month and for several. */
  term: { one: string; several: string };
  /** What takes the place of `{years}`. */
  years: { one: string; several: string };
  /** In place of the paragraph with `{term}` when requests are kept without a term. */
  noTerm: string;
  /** Added where requests are passed to another program. */
  handOff: string;
  /** Added where another company's captcha is set; `{provider}` is its name. */
  foreignCaptcha: string;
  providers: { recaptcha: string; hcaptcha: string; turnstile: string };
  /** Added where another company gets the reports of broken pages. */
  foreignReports: string;
};

export const privacy: Privacy = {
  title: 'Privacy notice',
  lead: 'If you just browse, we keep nothing that identifies you.',
  sections: [
    {
      title: 'What we store',
      paragraphs: [
        'When you send a form, we store what you typed: your name, phone number and email address, the service you chose, your description or message, and the photos you add.',
        'Along with it we store the date and time, a reference number, the page you wrote from, the name of the website that led you here, and any campaign label or Google, Microsoft or Facebook click number in the link you followed. We also note whether your words sound like an emergency, whether our emails about your request were delivered, who called you back and when, and what came of it.',
        'From your photos we make new pictures, without the place, time and camera your phone recorded. We keep these with your request, email small ones to our office, and delete the files you sent. You can remove a photo again.',
        'We don’t store your IP address. To stop floods of automated messages, we turn it into a code whose key we delete every day, and give each message a spam score. For up to a day we also keep codes made from your email address and phone number, which tell us only that the same person has written before. Anything that looks like spam waits for someone in our office to read it.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Requests and messages are deleted {term} after you send them, along with their photos and the record of our emails about them.',
        'Our server copies its database every night. Some of the copies are kept for months, so a deleted message can stay in a copy for up to a year.',
        {
          about: 'mailboxYears',
          text: 'The email with your request and any photos you reply with stay in our mailbox for at most {years} after you wrote or, if you hired us, after our last job for you.',
          otherwise:
            'The email that brought your request to our office, and any photos you reply with, stay in that mailbox until we delete them there.',
        },
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'This website doesn’t sell what you send or share it for advertising. Our office reads it. If you hire us, the people who do your job see what they need for it. The companies that run our server and our email handle it for us.',
      ],
      namesOtherCompanies: true,
    },
    {
      title: 'What stays in your browser',
      paragraphs: [
        'This site sets no cookies, shows no ads and does not track your visit. Just opening a page stores nothing on your device and contacts no other company.',
        'While you fill in a form, your browser keeps what you type on your own device, so a lost connection doesn’t cost you your work. It’s removed when we have your request, when you press “Clear what I typed,” or the next time you open a form after {hours} hours. On a shared computer, clear it before you leave.',
        'Once we have your request, your browser keeps a link to it for {days} days, so you can see and correct it. Photos that you add to it wait on your device until we have them. Anyone who uses your browser can open that link; above the form you can press “Forget it here.”',
        {
          about: 'guide',
          text: 'Your check marks in the guide and your choice of light or dark pages also stay on your device, until you change them or clear your browser’s data.',
          otherwise:
            'Your choice of light or dark pages also stays on your device, until you change it or clear your browser’s data.',
        },
        {
          about: 'map',
          text: 'The map comes from openstreetmap.org, and only after you press it. That site then sees your IP address.',
        },
      ],
    },
    {
      title: 'What you can ask of us',
      paragraphs: [
        'Ask us to show you, correct or delete what this website has stored about you. Your reference number helps us find it. If you’ve hired us, the law may require us to keep the records of your job.',
        'What we delete is gone from the database right away; emails about it are deleted by hand. The nightly copies expire as described above; if we ever restore one, we delete your request again.',
      ],
    },
  ],
  term: { one: '1 month', several: '{months} months' },
  years: { one: 'one year', several: '{years} years' },
  noTerm: 'Requests and messages stay in our database until you ask us to delete them.',
  handOff:
    'Requests and messages are also passed to the software that we manage our jobs with. There, we delete them by hand.',
  foreignCaptcha:
    'The contact form is protected from robots by {provider}. When you start to use that form, your browser loads a script from that company, which then sees your IP address and may set cookies of its own.',
  providers: { recaptcha: 'Google reCAPTCHA', hcaptcha: 'hCaptcha', turnstile: 'Cloudflare Turnstile' },
  foreignReports:
    'If a page breaks, your browser sends a report of the error to the company that collects such reports for us. It holds the error and the page, not what you typed; that company sees your IP address.',
  last: 'Last changed November 29, 2026.',
};
