import type { ServiceSheet } from '../schema.ts';
import { dayVisit, emergencyVisit, furtherHourAnyTime } from '../visits.ts';

export const sheet: ServiceSheet = {
  heading: 'Heating, plumbing and electrical repair',
  proof:
    'Licensed tradespeople we schedule do the electrical, plumbing, gas and heating work; their license numbers are on your contract.',
  urgent: true,
  intro:
    'Do you smell gas, or is a carbon monoxide alarm sounding? Get everyone out, use no phone or switch inside, and call 911 from outside before you call us. Water through a ceiling? Touch no light or switch in that room, and stay out from under a bulge. For a cold boiler, a dead outlet or a leak that’s been stopped, diagnosis comes first. You approve the price before work begins.',
  firstSteps: { text: 'What to do right now', to: '#what-should-i-do-in-the-first-five-minutes' },
  sample: true,
  jobs: [
    { ...dayVisit, raises: 'More hours, parts, walls to open' },
    { ...emergencyVisit, raises: 'More hours, parts, a second trade' },
    { ...furtherHourAnyTime, raises: 'A second person, special equipment' },
    {
      name: 'Running toilet, new fill valve and flapper',
      short: 'Running toilet',
      price: [180, 320],
      time: '1 hour',
      permit: 'No',
      raises: 'A wall-hung or one-piece toilet, corroded bolts',
    },
    {
      name: 'GFCI outlet replaced',
      price: [180, 300],
      time: '1 hour',
      permit: 'In some towns',
      raises: 'Ungrounded wiring, a box that’s too small, damaged cable',
    },
    {
      name: 'Main water valve replaced, open basement',
      price: [380, 780],
      time: '2 to 3 hours',
      permit: 'In some towns',
      raises: 'Galvanized pipe, a shutoff at the street, tight access',
    },
    {
      name: 'Circulator or expansion tank replaced on a boiler',
      price: [550, 1_150],
      time: '2 to 4 hours',
      permit: 'In some towns',
      raises: 'No shut-off valves nearby, a rare part, air in the heating loops',
    },
    {
      name: 'Water heater replaced, 40 or 50 gal.',
      price: [2_000, 3_800],
      time: '1 day',
      permit: 'In most towns',
      raises: 'New venting, an expansion tank, a change of fuel',
    },
    {
      name: 'Gas boiler replaced in the same place',
      price: [9_000, 16_000],
      time: '2 to 3 days',
      permit: 'Yes',
      raises: 'Chimney liner, a change from oil, old piping, more heating zones',
    },
  ],
  review: {
    name: 'Victor H.',
    town: 'Bedford, NY',
    job: 'Dripping relief valve on a gas boiler',
    year: 2026,
    text: 'He read the boiler’s pressure cold and then hot, and showed me both numbers before he said what he thought. The price was on paper before he took out a wrench.',
  },
  detail: {
    drawing: 'electric-panel',
    title: 'Panel and circuits',
    scale:
      'Not to scale; shortened, no cable jackets. Only an electrician opens it. Dashed: keep clear, 3 ft. deep.',
    prevents: 'A fault switches off one circuit, and the rest of the house keeps its power.',
    labels: {
      service: 'Service wires: two hot, always live, and a neutral',
      main: 'Main breaker',
      double: 'Two-pole breaker, 240 volts',
      test: 'GFCI or AFCI breaker, its test button and pigtail',
      single: 'Single-pole breaker, 15 or 20 amps',
      neutral: 'Neutral bar; neutrals are drawn hollow',
      ground: 'Ground bar, bonded to the neutral at the main',
      wire: 'Ground wire to water pipe and rods',
    },
  },
};
