import type { ServiceSheet } from '../schema.ts';
import { dayVisit, emergencyVisit, furtherHourAnyTime } from '../visits.ts';

export const sheet: ServiceSheet = {
  heading: 'Handyman and home maintenance',
  proof:
    'After each visit you get a written list of what’s left, most urgent first, with a price on every line.',
  urgent: true,
  intro:
    'Big repairs often start small: caulk that let go beside the tub, a gutter that spilled behind the siding for two winters, a furnace filter left in too long. We go through the house from the roof edge to the basement floor and fix what takes minutes on the spot. You can also hand us your own list and book half a day.',
  firstSteps: { text: 'What can’t wait', to: '#which-problems-cant-wait-for-the-next-visit' },
  sample: true,
  jobs: [
    { ...dayVisit, raises: 'More hours, parts, a tall ladder' },
    { ...emergencyVisit, raises: 'More hours, parts, snow or flooding' },
    { ...furtherHourAnyTime, raises: 'A second person, rented equipment' },
    {
      name: 'Dryer duct cleaned from machine to outdoor hood',
      price: [180, 320],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'An outlet on the roof, a crushed hose, bends behind a wall',
    },
    {
      name: 'Tub recaulked, old caulk cut out',
      price: [280, 460],
      time: '2 to 3 hours, 2 visits if wet',
      permit: 'No',
      raises: 'Soft wall behind the joint, loose tile, failed grout',
    },
    {
      name: 'Gutters cleaned on a two-story house, 150 ft.',
      short: 'Gutters cleaned',
      price: [290, 480],
      time: '2 to 3 hours',
      permit: 'No',
      raises: 'A third floor, a steep roof, clogged underground drains',
    },
    {
      name: 'Half a day of small repairs from your list',
      price: [480, 720],
      time: '4 hours',
      permit: 'No',
      raises: 'Special parts, work that needs two people or a licensed tradesperson',
    },
    {
      name: 'Spring or fall visit, house up to 2,500 sq. ft.',
      price: [750, 1_350],
      time: 'Half a day to a day',
      permit: 'No',
      raises: 'Third-floor gutters, a long list of small repairs, parts',
    },
    {
      name: 'Full day of small repairs from your list',
      price: [850, 1_350],
      time: '8 hours',
      permit: 'No',
      raises: 'Special parts, high ladder work, trips for matching material',
    },
  ],
  review: {
    name: 'Ellen T.',
    town: 'Briarcliff Manor, NY',
    job: 'Fall visit with gutters and dryer duct',
    year: 2025,
    text: 'Two of them were here from eight until noon. The list had fourteen lines, and each of the three they left open had a price and a note on how long it could wait.',
  },
  detail: {
    drawing: 'trim-return',
    title: 'Trim return',
    scale: 'Not to scale. Front view; section A–A below it is twice as large.',
    prevents: 'The apron shows no raw end grain, and a sleeve has nothing to catch on.',
    labels: {
      casing: 'Casing',
      horn: 'Horn of the stool, past the casing',
      apron: 'Apron',
      end: 'Its profile turns the corner to the wall',
      caulk: 'Bead of caulk',
      return: 'Return: a small piece, not nailed',
      miter: '45-degree miter, glued',
    },
  },
};
