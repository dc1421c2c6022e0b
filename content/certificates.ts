import { samples } from '../messages/en/samples.ts';
import { company } from './company.ts';
import type { About } from './schema.ts';

/** The certificate for work on old paint. */
const leadSafe = company.otherLicences.find(({ title }) => title.startsWith('EPA'));

type Certificate = About['certifications']['items'][number];

/** The manufacturers whose certificates we hold, with the work that each is for. */
const manufacturers: (Omit<Certificate, 'text'> & { title?: string; work: string })[] = [
  {
    name: 'Andersen windows',
    file: 'andersen',
    size: [153, 56],
    sample: true,
    title: 'Certified contractor',
    work: 'replacement and new windows and patio doors, flashed and trimmed to the manufacturer’s instructions.',
  },
  {
    name: 'Truedoor entry doors',
    file: 'truedoor',
    size: [166, 56],
    sample: true,
    work: 'entry doors, from the sill pan to the last adjustment of the strike.',
  },
  {
    name: 'Skyward skylights',
    file: 'skyward',
    size: [189, 56],
    sample: true,
    work: 'new skylights, replacements, and the right flashing kit for your roof.',
  },
  {
    name: 'Deckwell composite decking',
    file: 'deckwell',
    size: [168, 56],
    sample: true,
    work: 'deck boards and railings, with the joist spacing and the gaps that composite needs.',
  },
  {
    name: 'Longboard composite decking',
    file: 'longboard',
    size: [184, 56],
    sample: true,
    work: 'our second line of composite. Take a sample of each outside and compare them in the sun.',
  },
];

/** What we hold a paper for, with what that paper allows or asks of us. Stands on the page about us. */
export const certificates: Certificate[] = [
  ...manufacturers.map(({ title = 'Certified installer', work, ...manufacturer }) => ({
    ...manufacturer,
    text: `${title}${manufacturer.sample ? samples.sampleMark : ''}: ${work}`,
  })),
  {
    name: 'EPA Lead-Safe Certified Firm',
    file: 'licence-lead-safe',
    size: [96, 96],
    sample: true,
    licence: leadSafe,
    text: 'Federal rules require a certified firm for most paid work that disturbs paint in a house built before 1978.',
  },
];
