import type { PhotoWords } from './schema.ts';

/**
 * What the photographs in `photos/` show, by file name. Replace a file, and say here what is on the new one.
 * Ours are rendered, not taken: `sample: true` marks what a real business has yet to replace.
 */
export const photos: Record<string, PhotoWords> = {
  'banner-certified.jpg': {
    alt: 'Shingled house with two white casement windows between blue shutters and flower boxes',
    caption: 'Two new casement windows in a shingled house, a label still on the glass',
    sample: true,
  },
  'banner-parent.jpg': {
    alt: 'Red barn workshop at dusk, doors open on a lit bench with a cabinet in clamps',
    caption: 'Our carpentry shop at the end of the day',
    sample: true,
  },
  'bath-subway.jpg': {
    alt: 'Tub alcove in white subway tile with an arched brass-edged niche, hexagon floor and sage walls',
    caption: 'A 60-in. tub between tiled walls, an arched niche 14 in. wide, linen shelves beside it',
    sample: true,
  },
  'bath-terracotta.jpg': {
    alt: 'White clawfoot tub on terracotta hexagon tile between plaster walls, evening sun on the wall',
    caption: 'Eight-inch terracotta hexagons, hand-troweled plaster and a floor-mounted tub filler',
    sample: true,
  },
  'bath-vanity-green.jpg': {
    alt: 'Sage vanity with a marble top under a round brass mirror, two sconces, checkerboard marble floor',
    caption: 'A 48-in. vanity on feet, beadboard to 40 in., marble laid in 12-in. squares',
    sample: true,
  },
  'bath-walk-in.jpg': {
    alt: 'Walk-in shower behind a glass panel: large gray tile, teak bench, towels on a ladder rack, a window facing trees',
    caption: 'A curbless shower with a linear drain along the back wall and 2-in. mosaic underfoot',
    sample: true,
  },
  'film-attic-sun.jpg': {
    alt: 'Blueprint section of an attic at 11 a.m.: sun through two skylights falls on the rug beside a sleeping cat',
    caption: 'July, from 8 a.m. to 5 p.m., with a shade for the afternoon',
    sample: true,
  },
  'film-deck-assembly.jpg': {
    alt: 'Blueprint drawing of a 16-ft. deck on a clapboard house: ghosted footings, posts, stair and a 36-in. rail',
    caption: 'Sixteen feet of deck, in the order we build it',
    sample: true,
  },
  'guide-house.jpg': {
    alt: 'Yellow cape with two dormers and a red door in spring, a FOR SALE sign on the lawn, fresh mulch beds',
    caption: 'Ready to sell: mulch, fresh trim paint and a repaired walk',
    sample: true,
  },
  'header-andersen.jpg': {
    alt: 'Living room with a picture window between two casements, garden outside, blue armchair and oak bench',
    caption: 'A 75-in. picture window between two casements, 12 ft. overall, under one casing',
    keep: [25, 100],
    sample: true,
  },
  'header-carpentry.jpg': {
    alt: 'Workshop with a maple bench under a window: hand plane, pine shavings, boards racked along a blue board wall',
    caption:
      'The shop at 1 Carpenter’s Row: trim, shelves and mantels are fitted here before they go to the house',
    keep: [100, 100],
    sample: true,
  },
  'header-decks.jpg': {
    alt: 'Cedar deck with black steel balusters and wide stairs on a deep blue clapboard house in the evening',
    caption: 'Cedar deck, 12 ft. deep, with 36-in. guards; stairs 5 ft. wide with a handrail on either side',
    keep: [100, 100],
    sample: true,
  },
  'header-drywall.jpg': {
    alt: 'Room of taped drywall, low light along the wall over feathered white joints, a work lamp, pails of compound, a ladder',
    caption: 'Half-inch sheets hung crosswise, joints taped and coated three times, ready for sanding',
    keep: [0, 100],
    sample: true,
  },
  'header-exterior.jpg': {
    alt: 'Long sage clapboard wall with white gutters, three windows, blue hydrangeas, a drain’s green lid in the lawn',
    caption: 'Cedar clapboard with a 4-in. exposure, 5-in. gutters, a drain that ends 10 ft. out in the lawn',
    keep: [0, 0],
    sample: true,
  },
  'header-flooring.jpg': {
    alt: 'Oak strip floor of a living room in low sun, with an armchair, a palm and the corner of a red rug',
    caption: 'Strip oak, 3¼ in. wide, running toward the light',
    keep: [50, 50],
    sample: true,
  },
  'header-front-doors.jpg': {
    alt: 'Deep blue six-panel front door with sidelights, lanterns and boxwood planters under a white porch',
    caption: 'Six-panel door with sidelights; new columns, and steps to a bluestone landing',
    keep: [25, 50],
    sample: true,
  },
  'header-installation.jpg': {
    alt: 'Washer and dryer under an oak counter with folded towels, a shelf, an apron sink under a window',
    caption: 'Washer and dryer beside the sink, under an oak counter at 41 in. for folding',
    keep: [100, 50],
    sample: true,
  },
  'header-maintenance.jpg': {
    alt: 'Sage hall with coats over a bench, a step ladder under a ceiling socket without its lamp, open blue toolbox, a blue door ajar',
    caption: 'One visit: the globe light washed, a smoke alarm replaced, the hall door planed to close',
    keep: [100, 100],
    sample: true,
  },
  'header-mechanical-repairs.jpg': {
    alt: 'Basement with a blue boiler, four circulators and valves on copper pipe, a red expansion tank on a brick wall',
    caption:
      'Four heating zones, each with its own circulator and valves; the expansion tank hangs from the return',
    keep: [100, 100],
    sample: true,
  },
  'header-painting.jpg': {
    alt: 'Room cut in with deep blue along ceiling and corner and rolled from the right, a roller on the wall, ladder, cloths',
    caption:
      'Ceiling and trim first; the walls are cut in by hand, then rolled in 9-in. passes while the edge is wet',
    keep: [50, 100],
    sample: true,
  },
  'header-power-washing.jpg': {
    alt: 'Bluestone patio half washed, a sharp line between bright stone and black algae, with wand, hose and washer',
    caption: 'Half done: the same bluestone before and after one pass of the wand',
    keep: [100, 100],
    sample: true,
  },
  'header-safety-and-mobility.jpg': {
    alt: 'Oak stair with a solid handrail on either side, pictures climbing a blue wall, a bench with arms beside a glazed door',
    caption:
      'Rails on both sides, 36 in. above the nosings; the wall rail starts a step early and returns to the wall',
    keep: [50, 100],
    sample: true,
  },
  'header-skylights.jpg': {
    alt: 'Attic bedroom with a casement open in its pine-boarded gable, two skylights beside the bed, a chair by a chest',
    caption: 'Two 31-by-46-in. skylights in headered rafters bring the sky into a bedroom under the roof',
    keep: [100, 25],
    sample: true,
  },
  'header-tile.jpg': {
    alt: 'Shower of handmade blue tile with a framed panel of patterned cement tile, brass fittings, a glass screen and a floor drain',
    caption:
      'A panel of 8-in. cement tile framed in brass, set in upright 2½-by-8-in. tile; no curb at the floor',
    keep: [100, 75],
    sample: true,
  },
  'guide-boxes.jpg': {
    alt: 'Empty painted room with two windows in the sun, packed boxes, a broom and folded moving blankets',
    caption: 'Moving day: boxes packed, floors swept',
    sample: true,
  },
  'hero-attic-skylights.jpg': {
    alt: 'Attic room under a pine ceiling, four skylights in a row, sun on a red rug and a blue armchair',
    caption: 'Four skylights in one slope, their shafts plastered and trimmed',
    sample: true,
  },
  'hero-bay-window.jpg': {
    alt: 'Bay window with a cushioned bench in the morning sun, tea on a round table',
    caption: 'A three-sided bay: two double-hung windows, a fixed one, and a bench between them',
    sample: true,
  },
  'hero-house-dusk.jpg': {
    alt: 'White clapboard house at dusk, every window lit, a stone walk to the blue door of its porch',
    caption: 'A two-story house with its porch, shutters and gutters in good repair',
    sample: true,
  },
  'hero-van-at-house.jpg': {
    alt: 'White van in a driveway, the company’s name and phone on its open side door, a ladder on its roof, lumber beside it',
    caption: 'The van, the tools and the lumber: one visit for the whole list',
    sample: true,
  },
  'kitchen-blue.jpg': {
    alt: 'Deep blue shaker kitchen with brass pulls, a farmhouse sink under the window, subway tile and an oak floor',
    caption: 'Shaker cabinets in an L, 33-in. fireclay sink, 3-by-6-in. tile to the ceiling',
    sample: true,
  },
  'kitchen-breakfast.jpg': {
    alt: 'Corner banquette with blue cushions, a round oak table and a green lamp in a cream kitchen',
    caption: 'A built-in bench 18 in. high with storage behind its paneled fronts',
    sample: true,
  },
  'kitchen-oak.jpg': {
    alt: 'Galley kitchen with flat oak fronts, white quartz, open shelves of pottery and a slate floor',
    caption: 'Flat oak fronts on both sides of a galley; open shelves 10 in. deep instead of wall cabinets',
    sample: true,
  },
  'kitchen-small-black.jpg': {
    alt: 'Small city kitchen with charcoal cabinets, walnut counters and a brick wall across the court in the window',
    caption: 'Cabinets in an 8-by-9-ft. corner, walnut counters and a 24-in. range',
    sample: true,
  },
  'kitchen-white-island.jpg': {
    alt: 'Warm white kitchen with an oak island, marble tops, three walnut stools and two globe lamps',
    caption: 'An 8-ft. island with a 12-in. overhang for three stools; marble tops, oak hood band',
    sample: true,
  },
  'project-barn-door.jpg': {
    alt: 'Pine barn door on a black steel track, half open on a blue hallway, with a bench and coat hooks beside it',
    caption:
      'Sliding pine door, 46 by 85 in., on a 100-in. flat track; it covers a 41-in. opening with no swing',
    sample: true,
  },
  'project-bookcase.jpg': {
    alt: 'Oak library wall full of books with a rolling ladder on a brass rail and a leather reading chair in the sun',
    caption:
      'Oak library wall: five 36-in. bays, doors and drawers below, adjustable shelves and a rolling ladder above',
    sample: true,
  },
  'project-built-ins.jpg': {
    alt: 'Deep blue built-in bookcases on both sides of a marble fireplace, oak tops and oak mantel, afternoon sun',
    caption:
      'Poplar built-ins wall to wall: 18-in. base cabinets under oak tops, 12-in. shelves above, an oak beam for a mantel',
    sample: true,
  },
  'project-deck.jpg': {
    alt: 'Long deck at dusk with a pergola, string lights, a set table and a shingled house with lit windows',
    caption: 'A 38-ft. deck with a pergola over the table, built along a shingled house',
    sample: true,
  },
  'project-mantel.jpg': {
    alt: 'White mantel with fluted pilasters around a brick firebox, candlesticks and a brass-framed mirror on the shelf',
    caption: 'Poplar mantel with fluted pilasters and a stepped bed molding, fitted to a brick firebox',
    sample: true,
  },
  'project-mudroom.jpg': {
    alt: 'Mudroom lockers in sage green with coats on hooks, baskets above, an oak bench with cushions, boots below',
    caption:
      'Four mudroom lockers, 25 in. each: double hooks, a cubby above, an 18-in. oak bench and room for boots below',
    sample: true,
  },
  'project-pantry.jpg': {
    alt: 'Walk-in pantry with dark green cabinets, an oak counter and three oak shelves of glass jars along beadboard walls',
    caption:
      'Pantry in oak and forest green: 18-in.-deep counters, shelves 13 in. apart on brass brackets, beadboard behind',
    sample: true,
  },
  'project-pergola.jpg': {
    alt: 'Cedar pergola over a bluestone patio with a teak table, chairs and hydrangeas behind',
    caption: 'Cedar pergola, 15 by 11 ft., over a patio of random bluestone',
    sample: true,
  },
  'project-porch.jpg': {
    alt: 'Front porch with turned posts, a pale blue beadboard ceiling, a rocking chair and an oak swing',
    caption: 'Rebuilt front porch: turned posts, beadboard ceiling and a 36-in. railing',
    sample: true,
  },
  'project-stair.jpg': {
    alt: 'Stair with oak treads, white risers and turned balusters turning at a landing with a tall window',
    caption:
      'Oak treads 10 in. deep on white risers, two turned balusters to a tread, rail 36 in. above the nosings',
    sample: true,
  },
  'project-wainscot.jpg': {
    alt: 'Dining room with white raised-panel wainscot under sage walls, two brass sconces and sun across the panels',
    caption:
      'Raised-panel wainscot, 37 in. high with a cap rail, carried around all four walls of a dining room',
    sample: true,
  },
  'project-window-seat.jpg': {
    alt: 'Window seat in a white paneled bay: three drawers below, a blue cushion, pillows and an open book',
    caption: 'Window seat 83 in. long and 18 in. high, three full-extension drawers under an oak top',
    sample: true,
  },
  'showroom.jpg': {
    alt: 'Showroom with window samples on a blue wall, a board of moldings, three sample doors and an oak counter',
    caption: 'Full-size windows and doors, and moldings you can pick up and compare',
    sample: true,
  },
  'text-andersen.jpg': {
    alt: 'Lower corner of an oak double-hung window with a brass lift, a mug and a potted herb on the stool',
    caption: 'A double-hung window in oak, with stool, apron and casing made to fit the wall',
    sample: true,
  },
  'text-carpentry.jpg': {
    alt: 'Through dovetail of maple tails and cherry pins, closed without a gap, a pencil and a chisel on the oak bench',
    caption: 'Four tails in a 5½-in. board, cut tight enough that the joint goes together once and stays',
    name: { text: 'tail', at: [980, 420], to: [730, 405] },
    sample: true,
  },
  'text-carpentry-trim.jpg': {
    alt: 'Baseboard in three pieces meeting a casing’s plinth; level, coping saw, block plane and tape on an oak floor',
    caption: 'Base, cap and shoe are three pieces, so each can follow the wall or floor without a gap',
    sample: true,
  },
  'text-decks.jpg': {
    alt: 'Deck framing with joists in steel hangers on a flashed ledger, first boards, a level and a drill',
    caption: 'Joists 16 in. on center in steel hangers, the ledger flashed and bolted to the house',
    measure: { text: '16 in.', from: [1019, 480], to: [1355, 558] },
    sample: true,
  },
  'text-decks-rail.jpg': {
    alt: 'Cordless drill and stainless screws on a deck’s cap rail beside a post with a black cap and steel cables',
    caption:
      'Cables are about 3 in. apart and are tightened at the 3½-in. post, because they give when pushed',
    measure: { text: '3½ in.', from: [1003, 788], to: [1107, 771] },
    sample: true,
  },
  'text-drywall.jpg': {
    alt: 'Drywall patch, its joints in yellow mesh tape, two coats feathered out, a knife with compound drawing the second',
    caption:
      'Mesh tape and setting compound first, then two more coats, each wider than the last, and then primer and paint',
    sample: true,
  },
  'text-drywall-texture.jpg': {
    alt: 'Hawk and trowel with a heap of joint compound on a stack of drywall, blue bucket behind',
    caption: 'Setting compound for the first coat, mixed in small batches and carried on a hawk',
    name: { text: 'hawk', at: [300, 880], to: [320, 740] },
    sample: true,
  },
  'text-exterior.jpg': {
    alt: 'White picket fence with its gate ajar, a bluestone walk leading to the red six-panel door of a cream house',
    caption: 'Picket fence with 6-in. gate posts; the gate lines up with the front door',
    sample: true,
  },
  'text-exterior-gutter.jpg': {
    alt: 'Corner of a blue house, its downspout entering a drain; ten feet out on the lawn water leaves a green emitter',
    caption: 'The downspout’s water ends ten feet from the wall, on ground that falls 6 in. on the way',
    sample: true,
  },
  'text-flooring.jpg': {
    alt: 'Oak strips over red rosin paper, tongues facing out, a nailer on the last row, a mallet, more boards racked out',
    caption: 'The next rows racked out, ends staggered, before nailing through the tongues',
    sample: true,
  },
  'text-flooring-finish.jpg': {
    alt: 'Lambswool applicator leaving a wet edge on oak boards: the wet part mirrors a window, the dry part does not',
    caption: 'Finish goes on with the grain, from the far corner to the door',
    sample: true,
  },
  'text-front-doors.jpg': {
    alt: 'Brass handle set and deadbolt on a forest green panel door',
    caption:
      'Brass handle set on a 1¾-in. panel door; deadbolt and thumb latch are 5½ in. apart, center to center',
    measure: {
      text: '5½ in.',
      from: [1045, 140],
      to: [1038, 415],
      of: [
        [890, 143],
        [885, 415],
      ],
    },
    sample: true,
  },
  'text-front-doors-frame.jpg': {
    alt: 'Door jamb with a blue level against it, cedar shims in the gap to the stud, foam gun on a plank, garden beyond',
    caption: 'Shims in pairs at every hinge, the jamb plumb both ways, then low-expansion foam in the gap',
    name: { text: 'shims', at: [330, 330], to: [548, 255] },
    sample: true,
  },
  'text-installation-hood.jpg': {
    alt: 'Steel range hood between blue cabinets, its galvanized duct rising and turning out through the wall, tools below',
    caption:
      'Six-inch smooth duct, joints sealed with foil tape: up, one elbow, out through the wall; the cover goes on last',
    sample: true,
  },
  'text-installation.jpg': {
    alt: 'Dishwasher just set between green cabinets beside the sink, a level lying on its open door',
    caption: 'A dishwasher is leveled in its 24-in. opening before the screws in its sides go in',
    measure: { text: '24 in.', from: [546, 447], to: [813, 462] },
    sample: true,
  },
  'text-maintenance.jpg': {
    alt: 'Brass hinge let in flush between an oak door and a white jamb, a screwdriver driving a long screw into the jamb',
    caption: 'A sagging door may have one loose screw; a 3-in. screw reaches the stud behind the jamb',
    sample: true,
  },
  'text-maintenance-list.jpg': {
    alt: 'Clipboard with a half-checked list, tape measure, carpenter’s pencil, keys and a furnace filter on an oak table',
    caption: 'Your list is on the table when we start and when we leave; what’s still open is marked',
    sample: true,
  },
  'text-mechanical-panel.jpg': {
    alt: 'Electrical panel, its door open: two columns of black breakers in a closed gray cover, a ruled circuit card',
    caption: 'Every circuit written on the card in the door; the cover stays on',
    sample: true,
  },
  'text-mechanical-repairs.jpg': {
    alt: 'Open drain under a sink, the chrome trap’s bend laid beside an orange bucket, wrench, cloths and a lit flashlight',
    caption:
      'A trap opened for cleaning: both shut-off valves are closed first, and the bucket catches the rest',
    name: { text: 'shut-off valve', at: [1130, 660], to: [1030, 540] },
    sample: true,
  },
  'text-painting.jpg': {
    alt: 'Brush laid rim to rim across an open can of terracotta paint, color cards, taped baseboard behind',
    caption: 'The band above the tape is cut in first with the brush, and the roller follows while it is wet',
    sample: true,
  },
  'text-painting-exterior.jpg': {
    alt: 'Clapboards dark green above in whole courses, sanded and spot-primed below, a window, a ladder with a hung paint can',
    caption: 'Scraped to sound paint, bare wood spot-primed, then two coats, window by window',
    sample: true,
  },
  'text-power-washing.jpg': {
    alt: 'Lance spraying a fan on clapboards, clean above and to the left, green with algae at the right, water running down',
    caption:
      'Rinsed from the top down at low pressure, the fan aimed down the wall and never up under the boards',
    sample: true,
  },
  'text-power-washing-before.jpg': {
    alt: 'Fan nozzle of a pressure washer over herringbone brick, a clean red stripe between dark grimy bands',
    caption:
      'A 40-degree fan at low pressure, 12 to 18 in. off, lifts the grime and spares the brick’s face and joints',
    sample: true,
  },
  'text-safety-and-mobility.jpg': {
    alt: 'Walk-in shower with grab bars, a folding teak seat and a hand shower on white tile with a sea-green band',
    caption: 'A level threshold, a seat 18½ in. high, bars of 1½-in. tube on solid blocking behind the tile',
    measure: { text: '18½ in.', from: [960, 659], to: [960, 830] },
    sample: true,
  },
  'text-safety-ramp.jpg': {
    alt: 'Wooden ramp with black balusters and rails along a cream house to a red door, hydrangeas in front',
    caption:
      'A 36-in. door, one inch of rise to a foot of ramp, a rail to grip, and a landing level with the floor',
    measure: { text: '36 in.', from: [833, 199], to: [993, 214] },
    sample: true,
  },
  'text-skylights.jpg': {
    alt: 'Two dark-framed skylights in a slate-gray roof, bright metal flashing stepping up their sides course by course',
    caption:
      'Deck-mounted skylights: one step of flashing in each course, an apron below, a head piece above',
    sample: true,
  },
  'text-skylights-inside.jpg': {
    alt: 'Skylight in a sloped plaster ceiling, its pleated shade half drawn, a ledge with books and a trailing plant below',
    caption:
      'Pine frame, an oak sill and a plastered reveal with crisp corners; the shade runs in side channels',
    sample: true,
  },
  'text-tile-pointing.jpg': {
    alt: 'Old brick wall of many reds, joints pale and full at the left, raked deep at the right, a pointing tool in one',
    caption: 'Joints raked ¾ in. deep, then filled with a lime mortar softer than the brick',
    sample: true,
  },
  'text-tile.jpg': {
    alt: 'Green tiles being set into combed mortar, with spacers in the joints, a level and a notched trowel',
    caption: 'Eight-inch tile in mortar combed with a ¼-in. notched trowel; spacers keep the joints even',
    measure: { text: '8 in.', from: [547, 872], to: [629, 632] },
    sample: true,
  },
  'text-tile-grout.jpg': {
    alt: 'Patterned cement tile meeting an oak floor at a brass strip, bars of sun across both',
    caption: 'Cement tile and oak set flush, with a brass strip between them',
    sample: true,
  },
};
