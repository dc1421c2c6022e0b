import type { ServiceSheet } from '../schema.ts';
import { dayVisit, stormVisit, stormVisitAtNight } from '../visits.ts';

export const sheet: ServiceSheet = {
  heading: 'Skylight installation and leak repair',
  proof:
    'We’re certified to install skylights, and we run a hose on the roof before we quote a leak whose source isn’t clear.',
  urgent: true,
  intro:
    'We track down skylight leaks, replace old units and cut in new ones. When a skylight drips after rain, the flashing around it is often to blame, because water runs down the roof straight at the upper edge. Drips on a cold morning under a dry roof are condensation. They call for drier air and a bath fan rather than a roofer. Fog between the panes is a failed seal.',
  firstSteps: { text: 'Dripping now? What to do', to: '#when-is-a-skylight-leak-urgent' },
  sample: true,
  jobs: [
    {
      ...dayVisit,
      name: 'Leak search with a hose, first hour and findings included',
      raises: 'More hours, a steep or high roof, more than one skylight',
    },
    {
      name: 'Shade in an existing skylight',
      price: [320, 750],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'A motor, an odd size, a shaft that needs a tall ladder',
    },
    {
      ...stormVisit,
      name: 'Tarp over a leak until it can be repaired',
      raises: 'A steep roof, a second story, a second tarp',
    },
    {
      ...stormVisitAtNight,
      name: 'Tarp after hours or on a holiday, emergency visit included',
      raises: 'A steep roof, a second story, the wait until climbing is safe',
    },
    {
      name: 'New flashing around a sound skylight, asphalt roof',
      short: 'New flashing',
      price: [1_100, 2_400],
      time: '1 day',
      permit: 'No',
      raises: 'Slate or cedar, brittle shingles, rot in the roof deck',
    },
    {
      name: 'Replacement in the same opening, fixed, 2 by 4 ft.',
      price: [1_900, 3_600],
      time: '1 day',
      permit: 'In some towns',
      raises: 'Slate, a steep pitch, rot at the frame, new inside trim',
    },
    {
      name: 'Replacement that opens, same opening, 2 by 4 ft.',
      price: [2_800, 5_200],
      time: '1 day',
      permit: 'In some towns',
      raises: 'A motor and its wiring, a rain sensor, slate',
    },
    {
      name: 'New fixed skylight, short shaft, drywall and paint',
      price: [4_200, 8_000],
      time: '2 to 4 days',
      permit: 'Yes',
      raises: 'Cut rafters, slate, a sash that opens',
    },
    {
      name: 'New skylight, flared shaft through an attic',
      price: [6_000, 11_500],
      time: '3 to 5 days',
      permit: 'Yes',
      raises: 'A deep shaft, ducts or wires in the way, trusses',
    },
  ],
  review: {
    name: 'Tomas V.',
    town: 'Norwalk, CT',
    job: 'One skylight replaced',
    year: 2023,
    text: 'One skylight dripped after rain, the other on cold mornings. They read my notes, told me the second one was condensation, and quoted only the first. They also asked when the roof was due.',
  },
  detail: {
    drawing: 'step-flashing',
    title: 'Step flashing',
    scale: 'Not to scale. View from the eave; the roofing is laid halfway up. Dashed: the water’s way.',
    prevents: 'Water that runs down beside the skylight stays on metal or shingle at every course.',
    labels: {
      cladding: 'Cladding of the skylight, over the upright legs',
      membrane: 'Membrane on the deck, turned up the frame or curb',
      piece: 'One 7-in. step piece with each course, under the next',
      lap: 'Each piece laps the one below by 2 in.',
      apron: 'Apron along the bottom, over the shingles',
      shingles: 'Shingles',
    },
  },
};
