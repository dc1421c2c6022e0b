import type { ServiceSheet } from '../schema.ts';

export const sheet: ServiceSheet = {
  heading: 'Finish carpentry, built-ins and stairs',
  proof:
    'Made in our own shop in Yorktown Heights, founded in 1994. You approve a drawing with dimensions before we cut.',
  intro:
    'We make and install bookcases, mantels, wainscot, stairs and trim, and we repair what’s loose or rotten. Rooms in old houses are rarely square, so we measure yours as it is and scribe each piece to the wall: the bookcase goes in plumb, and a narrow strip at the edge follows the plaster. Our own shop in Yorktown Heights draws and builds it, and our carpenters install it.',
  sample: true,
  jobs: [
    {
      name: 'Stair rail tightened, up to four balusters replaced',
      price: [480, 950],
      time: 'Half a day',
      permit: 'No',
      raises: 'Balusters turned to match, a cracked newel post',
    },
    {
      name: 'Rotten window sill or outside door casing replaced',
      price: [480, 1_100],
      time: 'Half a day to a day',
      permit: 'No',
      raises: 'Rot in the framing, lead paint, a second-floor window',
    },
    {
      name: 'Crown molding in a 12-by-14-ft. room, primed',
      price: [900, 1_900],
      time: '1 day',
      permit: 'No',
      raises: 'Two- or three-piece profiles, ceilings over 9 ft., wavy plaster',
    },
    {
      name: 'New baseboard and casing in a 12-by-14-ft. room, primed',
      price: [1_200, 2_400],
      time: '1 to 2 days',
      permit: 'No',
      raises: 'Copying an old profile, hardwood, lead paint',
    },
    {
      name: 'Paint-grade mantel around an existing fireplace, primed',
      price: [1_800, 4_200],
      time: '1 day',
      permit: 'No',
      raises: 'Hardwood, a paneled overmantel, uneven brick or stone',
    },
    {
      name: 'Wainscot in a dining room, 40 ft. long, 36 in. high, primed',
      price: [2_800, 5_800],
      time: '2 to 3 days',
      permit: 'No',
      raises: 'Raised panels, a clear finish, radiators and outlets in the way',
    },
    {
      name: 'New oak treads and rail on a 13-step stair',
      price: [6_500, 13_000],
      time: '3 to 5 days',
      permit: 'In some towns',
      raises: 'Curved rails, iron balusters, uneven risers, a landing',
    },
    {
      name: 'Wall of bookcases, painted in the shop, 10 ft. wide, to the ceiling',
      price: [7_500, 15_000],
      time: '2 to 3 days',
      permit: 'No',
      raises: 'Drawers and doors, a clear finish, a window seat, lights',
    },
  ],
  review: {
    name: 'Anton B.',
    town: 'Pound Ridge, NY',
    job: 'Bookcases on both sides of a chimney',
    year: 2025,
    text: 'The chimney wall is off by more than an inch. They drew both sides to fit it, we changed one shelf on paper, and it took two days to put in.',
  },
  detail: {
    drawing: 'housed-stair',
    title: 'Housed stair',
    scale: 'Not to scale. Section.',
    prevents: 'Treads wedged and glued into the stringer have no room to move, so they don’t squeak.',
    labels: {
      nosing: 'Nosing, past the riser',
      tread: 'Tread, 1 in., in a groove of the stringer',
      stringer: 'Stringer, grooved for treads and risers',
      block: 'Glue block in the corner',
      wedge: 'Wedge, driven from behind with glue',
      riser: 'Riser, wedged in its groove',
    },
  },
};
