import { company } from './company.ts';
import type { Logo, Seal } from './schema.ts';

/** Firms that we buy from. */
export const partners: Logo[] = [
  { name: 'Lakeland Lumber', file: 'lakeland-lumber', size: [194, 56] },
  { name: 'Hudson Supply', file: 'hudson-supply', size: [159, 56] },
  { name: 'Northlight', file: 'northlight', size: [193, 56] },
  { name: 'Tri-County Tile', file: 'tri-county-tile', size: [188, 56] },
  { name: 'Putnam Paint', file: 'putnam-paint', size: [214, 56] },
  { name: 'Carpenter’s Row', file: 'carpenters-row', size: [198, 56] },
  { name: 'Ridge & Valley', file: 'ridge-valley', size: [199, 56] },
];

/** The manufacturer whose windows we are certified for. */
export const windowPartner: Logo | undefined = {
  name: 'Andersen windows and doors, certified contractor',
  file: 'andersen',
  size: [153, 56],
  sample: true,
};

const [westchester, putnam, connecticut] = company.licences;
const [newYorkCity, leadSafe] = company.otherLicences;

export const licences: Seal[] = [
  {
    name: 'Westchester County licensed',
    file: 'licence-westchester',
    size: [96, 96],
    licence: westchester,
    sample: true,
  },
  {
    name: 'Putnam County licensed',
    file: 'licence-putnam',
    size: [96, 96],
    licence: putnam,
    sample: true,
  },
  {
    name: 'Connecticut registered',
    file: 'licence-connecticut',
    size: [96, 96],
    licence: connecticut,
    sample: true,
  },
  {
    name: 'New York City licensed',
    file: 'licence-new-york-city',
    size: [96, 96],
    licence: newYorkCity,
    sample: true,
  },
  { name: 'Accredited Business', file: 'award-accredited-business', size: [96, 96], sample: true },
  { name: 'Industry Experts', file: 'award-industry-experts', size: [96, 96], sample: true },
  { name: 'Licenced & Insured', file: 'award-licenced-insured', size: [96, 96], sample: true },
  {
    name: 'EPA Lead-Safe Certified Firm',
    file: 'licence-lead-safe',
    size: [96, 96],
    licence: leadSafe,
    sample: true,
  },
];

/** The strip beside each service. */
export const awards: Seal[] = licences.filter(({ file }) => file.startsWith('award-'));
