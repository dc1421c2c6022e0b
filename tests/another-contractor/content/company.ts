import type { Company } from '../../../content/schema.ts';

/** One number for the office and for emergencies, two licenses, and no parent company. */
export const company: Company = {
  name: 'Bramblewick Renovation',
  shortName: 'Bramblewick',
  slogan: 'Small jobs, done properly',
  phone: '(218) 555-0117',
  emergencyPhone: '(218) 555-0117',
  email: 'hello@bramblewick.example',
  mailFrom: 'requests@bramblewick.example',
  address: {
    street: '48 Agate Lane',
    city: 'Two Harbors',
    state: 'MN',
    zip: '55616',
    latitude: 47.0227,
    longitude: -91.6707,
  },
  founded: 2016,
  licences: [
    {
      title: 'Minnesota license',
      number: 'SAMPLE-BC000000',
      registry: 'https://www.dli.mn.gov',
      sample: true,
    },
    {
      title: 'EPA Lead-Safe Certified Firm',
      number: 'SAMPLE-NAT-F000000',
      registry: 'https://www.epa.gov/lead',
      sample: true,
    },
  ],
  otherLicences: [],
  areasServed: ['Duluth and the North Shore'],
  timeZone: 'America/Chicago',
  profiles: [],
};
