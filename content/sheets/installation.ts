import type { ServiceSheet } from '../schema.ts';
import { dayVisit } from '../visits.ts';

export const sheet: ServiceSheet = {
  heading: 'Appliance and fixture installation',
  proof: 'We run each machine and check its water connections with dry paper before we leave.',
  van: true,
  intro:
    'We install dishwashers, ranges, hoods, washers, ceiling fans, faucets and lights. Most trouble starts before delivery: the opening is half an inch short, the circuit is too small, or the hood has no way to the outdoors. So before you order, we measure the opening, the turns on the way in, the circuit, the gas or water line and the vent.',
  sample: true,
  jobs: [
    {
      ...dayVisit,
      name: 'Repair visit: a leak, a loose machine, first hour included',
      raises: 'After hours or a holiday, more hours, parts to order',
    },
    {
      name: 'Faucet you supply, in place of an old one',
      short: 'Faucet replaced',
      price: [220, 450],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'Seized nuts, valves that no longer close, a new drain',
    },
    {
      name: 'Light or ceiling fan you supply, existing wiring',
      price: [220, 480],
      time: '1 to 3 hours',
      permit: 'In some towns',
      raises: 'A fan-rated box, a high ceiling, old wiring',
    },
    {
      name: 'Dishwasher you supply, existing hookups',
      price: [280, 550],
      time: '2 to 3 hours',
      permit: 'No',
      raises: 'A raised floor, a missing shut-off, a cabinet to trim',
    },
    {
      name: 'Washer and dryer you supply, hoses and duct new',
      price: [320, 680],
      time: '2 to 4 hours',
      permit: 'In some towns, if gas',
      raises: 'Gas instead of electric, a long duct, narrow stairs',
    },
    {
      name: 'Gas range you supply, on the same gas line',
      price: [350, 700],
      time: '2 to 3 hours',
      permit: 'In some towns',
      raises: 'An old valve, a wider opening, stone or tile at the bracket',
    },
    {
      name: '240-volt circuit for an electric range',
      price: [900, 2_000],
      time: '1 day',
      permit: 'Yes',
      raises: 'A full panel, a long run, finished walls to open and patch',
    },
    {
      name: 'Range hood you supply, ducted through an outside wall',
      price: [1_100, 2_600],
      time: '1 day',
      permit: 'In some towns',
      raises: 'A brick wall, a run through the roof, make-up air, cabinets to alter',
    },
  ],
  review: {
    name: 'Karen L.',
    town: 'Rye Brook, NY',
    job: 'Dishwasher and range hood',
    year: 2025,
    text: 'From my photos they saw that the new kitchen floor had trapped the old dishwasher. They told me beforehand that they’d have to loosen the counter to get it out, and what that would add to the price.',
  },
  detail: {
    drawing: 'dishwasher-connections',
    title: 'Dishwasher connections',
    scale: 'Not to scale. Front view, doors off, counter cut. Dashed: pipes behind.',
    prevents:
      'Dirty water from the sink can’t run back into the dishwasher, and each water line can be shut off by itself.',
    labels: {
      loop: 'Drain hose, looped high under the counter',
      disposal: 'Disposal, its knockout plug removed for the hose',
      outlet: 'GFCI-protected outlet in the next cabinet',
      valve: 'A shut-off valve of its own',
      hose: 'New braided hose, hot water',
      feet: 'Feet, leveled and locked',
    },
  },
};
