import type { ServiceSheet } from '../schema.ts';

export const sheet: ServiceSheet = {
  heading: 'Deck building and repair',
  proof:
    'We’re certified for two composite decking brands, with one factory-trained installer. We probe the joists we can reach before we quote new boards.',
  intro:
    'We build new decks, put new boards and rails on sound frames, and repair stairs and posts. The weak point is where the deck meets the house: the ledger has to be bolted to the framing, because nails alone can pull out, and flashed to keep water from sitting behind it. If your frame is sound, new boards and rails usually cost less than a new deck of the same material.',
  sample: true,
  jobs: [
    {
      name: 'Loose rail post or up to six boards replaced',
      short: 'Loose rail post',
      price: [480, 950],
      time: 'Half a day to a day',
      permit: 'No',
      raises: 'Rot in the joist below, boards that are no longer made',
    },
    {
      name: 'Old deck, 12 by 16 ft., taken down and hauled away',
      price: [1_200, 2_800],
      time: '1 day',
      permit: 'In some towns',
      raises: 'Height, footings to dig out, no way in for a truck',
    },
    {
      name: 'New stairs with rails, 4 or 5 steps',
      price: [2_200, 4_600],
      time: '2 to 3 days',
      permit: 'In most towns',
      raises: 'A landing or footing to pour, composite treads, more steps',
    },
    {
      name: 'New composite or aluminum rail, 40 ft.',
      price: [4_400, 8_800],
      time: '2 to 3 days',
      permit: 'In most towns',
      raises: 'Cable or glass, stair sections, rotten posts',
    },
    {
      name: 'New pine boards on a sound frame, 200 sq. ft.',
      price: [4_500, 8_500],
      time: '2 to 4 days',
      permit: 'In some towns',
      raises: 'Soft joists, a second-floor deck, diagonal boards',
    },
    {
      name: 'New composite boards on a sound frame, 200 sq. ft.',
      price: [8_000, 15_000],
      time: '3 to 5 days',
      permit: 'In some towns',
      raises: 'Joists too far apart, a border in a second color, soft joists',
    },
    {
      name: 'New pressure-treated deck, 12 by 16 ft., with rail and stairs',
      price: [14_500, 26_500],
      time: '1 to 2 weeks',
      permit: 'Yes',
      raises: 'The old deck, height, rock under the footings',
    },
    {
      name: 'New composite deck, 12 by 16 ft., with rail and stairs',
      price: [20_000, 35_000],
      time: '2 weeks',
      permit: 'Yes',
      raises: 'The old deck, a second-floor deck, cable rail',
    },
    {
      name: 'Permit and certificate for a deck built without them',
      priced: 'A written price after a first visit, fees at cost',
      time: '1 visit, then the town’s wait',
      permit: 'Yes, after the fact',
      raises: 'Footings that are too shallow, stamped plans, a new survey',
    },
  ],
  review: {
    name: 'Colleen M.',
    town: 'Somers, NY',
    job: 'Composite boards and new stairs, 12 by 18 ft.',
    year: 2024,
    text: 'They found two soft joists, showed them to me before replacing them, and finished on the date in the contract.',
  },
  detail: {
    drawing: 'ledger-flashing',
    title: 'Ledger flashing',
    scale:
      'Not to scale. Section; flashing and wrap drawn thicker. Dashed: the water’s way, and the bolt behind.',
    prevents: 'Water that gets behind the siding runs out over the flashing and never reaches the ledger.',
    labels: {
      wrap: 'House wrap, lapped over the flashing',
      siding: 'Siding, 2 in. above the deck boards',
      flashing: 'Metal flashing, out over the ledger, notched at joists',
      boards: 'Deck boards, a gap at the wall',
      joist: 'Joist of the deck, as deep as the ledger',
      rod: 'Tension tie to the floor joist inside',
      hanger: 'Joist hanger, every nail hole filled',
      bolt: '½-in. bolts through ledger and rim joist, staggered',
    },
  },
};
