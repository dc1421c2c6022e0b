import porch from '../../../content/photos/project-porch.jpg?photo';
import type { About } from '../../../content/schema.ts';
import { certificates } from './certificates.ts';

export const about: About = {
  title: 'About Us',
  lead: 'Two carpenters and a painter in Two Harbors, and one van.',
  story: {
    mark: 'The story',
    title: 'Since 2016',
    years: '{years} years',
    today: 'today',
    photo: porch,
    paragraphs: [
      'We started with porches, because the lake is hard on them. The people who owned the porches had cracked ceilings and worn floors too, so we learned those trades properly and took them on.',
      'We are still small. The person who writes your estimate is on the job every day, and you have that person’s number.',
    ],
  },
  crew: {
    mark: 'Who comes',
    title: 'The crew',
    text: 'One person measures, writes the estimate and answers the phone at night.',
    elevation: 'Who comes',
    height: '{feet} ft. {inches} in.',
    name: 'Name',
    trade: 'Trade',
    since: 'Since',
    credential: 'Credential',
    calledFor: 'Called for',
    measures: 'Writes the estimate',
    nights: 'Answers at night',
  },
  trades: {
    title: 'Licensed trades',
    text: 'Their license is on your contract.',
    firm: 'Firm',
    licence: 'License',
    nights: 'At night, too',
    allNights: 'All of them at night, too.',
  },
  certifications: {
    mark: 'The certificates',
    title: 'What we hold',
    text: 'Ask to see each certificate.',
    items: certificates,
  },
  contract: {
    mark: 'The contract',
    title: 'What we agree on',
    text: 'Two pages at most, signed by both of us{sample}.',
    licences: 'License',
    towns: 'Our towns',
  },
  motto: {
    title: 'Small jobs, done properly',
    text: 'A door that sticks gets the same care as a new floor. If a job is too large for us, we say so on the first visit.',
  },
  reviews: {
    mark: 'The neighbors',
    title: 'What customers say',
    label: 'Customer reviews',
  },
};
