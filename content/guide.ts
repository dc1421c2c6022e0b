import boxes from './photos/guide-boxes.jpg?photo';
import house from './photos/guide-house.jpg?photo';
import type { Guide } from './schema.ts';

export const guide: Guide = {
  title: 'The ultimate guide to selling your home',
  name: 'Selling your home',
  lead: 'Buyers form an opinion in the driveway and test it in the basement. This guide gets you ready for both in thirty days. Check off what’s done, skip what you don’t have, and leave out any repair that costs more than it’s worth.',
  photo: house,
  steps: {
    checklist: {
      mark: 'Step one',
      title: 'Thirty days before listing',
      remark: '30 days',
      text: 'Work through the {groups} groups in order: outside first, because paint and planting take time and good weather, and the garage last, because that’s where the boxes go. Each group shows the latest day to start. Having floors recoated? Paint those rooms in week one and have the finish on 18 days before listing: rugs may have to stay off for two weeks.',
      before: {
        title: 'Before you set the date:',
        text: 'Ask your agent or attorney what you have to disclose; New York and Connecticut have different rules. Ask the building department which permits are still open, because settling one can take months. Find the papers of an oil tank, a septic system or a well, and ask which tests a sale will need. Look under worn carpets for wood worth refinishing. Book the boiler service and the chimney sweep. Built before 1978? Ask before any lead test, because buyers must be given the results, and leave old paint to a certified firm, which can also work as if it holds lead. Hiring us? Call six weeks before you list for a few days’ work, ten or more for paint or floors in the whole house, three months if it needs a permit. Less time? Call anyway.',
      },
      tools: {
        groups: 'Checklist groups',
        all: 'Whole list',
        progress: '{done} of {total} done',
        print: 'Print the list',
        startOver: 'Start over',
        listing: 'Listing date',
        calendar: 'Add to my calendar',
        days: 'Start {days} days before.',
        entry: '{group}: get ready to sell',
      },
      how: 'How to use this list, and when to call',
      house: 'Cutaway of a house; each of its parts is lit as its jobs get done',
      finished: {
        title: 'That’s the whole list.',
        text: 'All of it is done. Clean once more, have the photos taken tomorrow, and put the sign out.',
        alt: 'The same house from the street, with light in every window and a sign out front',
      },
      groups: [
        {
          id: 'exterior',
          room: 'exterior',
          name: 'Exterior',
          note: 'Buyers look at the roofline, the paint, the walk and the front door, often from a parked car.',
          days: 30,
          items: [
            {
              id: 'exterior-curb',
              text: 'Photograph the house from across the street. Write down the first three flaws you notice, and start with those.',
            },
            {
              id: 'exterior-permits',
              text: 'Put the closed permits for the deck, the pool and any additions with your papers. If one is still open, settle it before anything else.',
            },
            {
              id: 'exterior-roof',
              text: 'Check for lifted shingles with binoculars. After a hard rain, look for wet wood from the attic hatch. Loose gray-brown pebbles up there? Stay out and ask a certified inspector.',
            },
            {
              id: 'exterior-gutters',
              text: 'Clean the gutters, run a hose into each one, and see that the downspouts carry water well away from the house.',
            },
            {
              id: 'exterior-wash',
              text: 'Wash siding, walk and deck at low pressure, spraying down, and let wood dry before painting. Built before 1978? Leave painted surfaces to a certified firm.',
            },
            {
              id: 'exterior-paint',
              text: 'Scrape, prime and paint sills, fascia and porch where they’re peeling; in a house built before 1978, that’s work for the certified firm, too.',
            },
            {
              id: 'exterior-old-paint',
              text: 'Look up the next drop-off day for old paint, oil and gasoline. It may be weeks off, and most movers won’t take them. Keep a labeled can of each color.',
            },
            {
              id: 'exterior-steps',
              text: 'Repair loose treads, shaky rails and any slab in the walk that has lifted.',
            },
            {
              id: 'exterior-planting',
              text: 'Trim shrubs to a foot from the siding and below the windowsills, edge the beds and spread fresh mulch.',
            },
            {
              id: 'exterior-door',
              text: 'Wash or paint the front door, oil the hinges, and put up house numbers you can read from the street.',
            },
          ],
        },
        {
          id: 'kitchen',
          room: 'kitchen',
          name: 'Kitchen',
          note: 'Buyers open drawers here, run the faucet, look in the oven and size up the counter space.',
          days: 26,
          items: [
            {
              id: 'kitchen-doors',
              text: 'Tighten every hinge and pull, and adjust the cabinet doors until the gaps between them are even.',
            },
            {
              id: 'kitchen-leaks',
              text: 'Run hot water for five minutes, then wipe the trap, the valves and the dishwasher hose with a dry paper towel to find leaks.',
            },
            {
              id: 'kitchen-caulk',
              text: 'Cut out stained caulk along the backsplash and the sink, let the joint dry overnight, and run a new bead.',
            },
            {
              id: 'kitchen-outlets',
              text: 'Press Test, then Reset, on each outlet that has the buttons. One that doesn’t trip needs an electrician.',
            },
            {
              id: 'kitchen-range',
              text: 'Clean the oven. Once it’s cold, look behind it with a flashlight for the anti-tip bracket; inspectors do. Don’t pull the range out.',
            },
            {
              id: 'kitchen-hood',
              text: 'Degrease the hood, wash or change the filter, and replace the bulb.',
            },
            {
              id: 'kitchen-cabinets',
              text: 'Take a third out of every cabinet and the pantry. Packed shelves make the kitchen look too small.',
            },
            {
              id: 'kitchen-counters',
              text: 'Clear the counters except for two things you use every day, and clear the refrigerator door completely.',
            },
          ],
        },
        {
          id: 'bathrooms',
          room: 'bathrooms',
          name: 'Bathrooms',
          note: 'Buyers look for water where it shouldn’t be and for black spots in the corners.',
          days: 22,
          items: [
            {
              id: 'bathrooms-toilet',
              text: 'Rock each toilet gently. If it moves, snug the bolts or have the wax ring replaced before the floor under it goes soft.',
            },
            {
              id: 'bathrooms-caulk',
              text: 'Cut out all the old caulk around the tub, let the joint dry overnight and run new silicone. It won’t stick to the old.',
            },
            {
              id: 'bathrooms-grout',
              text: 'Scrub the grout, fill any gaps, and seal it once it’s dry. If a tile is loose, have the wall behind it checked.',
            },
            {
              id: 'bathrooms-fan',
              text: 'Hold a sheet of toilet paper to the running fan. If it doesn’t stay put, clean the grille or have the duct checked.',
            },
            {
              id: 'bathrooms-drains',
              text: 'Fill each sink and the tub, then watch them drain. If one is slow, start by pulling and cleaning the stopper.',
            },
            {
              id: 'bathrooms-faucets',
              text: 'Fix drips, and take scale off faucets and glass with white vinegar. Never use it on natural stone, or with or after bleach: the fumes are poisonous.',
            },
            {
              id: 'bathrooms-cabinet',
              text: 'Empty the medicine cabinet and take prescriptions out of the house. Strangers will open that door.',
            },
          ],
        },
        {
          id: 'basement',
          room: 'basement',
          name: 'Basement',
          note: 'Buyers notice the smell first, then the base of the walls and the age of the boiler.',
          days: 18,
          items: [
            {
              id: 'basement-dehumidifier',
              text: 'Set a dehumidifier to 50 percent and let it run until the sale. A damp basement takes weeks to dry.',
            },
            {
              id: 'basement-damp',
              text: 'Find where the water comes from before you paint a damp patch. The cause is often a gutter outside, and paint only hides it.',
            },
            {
              id: 'basement-walls',
              text: 'Move everything a foot away from the walls so you can check the foundation before an inspector does.',
            },
            {
              id: 'basement-sump',
              text: 'Pour water into the sump until the pump starts, then go outside to see where the water comes out.',
            },
            {
              id: 'basement-boiler',
              text: 'Have a licensed technician service the boiler or furnace, change the filter, and leave the dated tag on it.',
            },
            {
              id: 'basement-panel',
              text: 'Label the breakers clearly, and clear three feet in front of the panel.',
            },
            {
              id: 'basement-tank',
              text: 'Oil tank, septic system or well? Keep the papers and test results together for the buyer’s attorney.',
            },
            {
              id: 'basement-asbestos',
              text: 'Don’t touch chalky white wrap on old pipes or old nine-inch floor tiles. Both may contain asbestos; ask a certified inspector.',
            },
          ],
        },
        {
          id: 'bedrooms',
          room: 'bedrooms',
          name: 'Bedrooms',
          note: 'Buyers picture where the beds would go, open the closets and listen for traffic.',
          days: 14,
          items: [
            {
              id: 'bedrooms-closets',
              text: 'Take half of everything out of the closets, and leave space between the hangers.',
            },
            {
              id: 'bedrooms-walls',
              text: 'Fill nail holes, and repaint strong colors a plain warm white. A touched-up patch rarely matches an old wall.',
            },
            {
              id: 'bedrooms-windows',
              text: 'Open every window and check that it stays up and locks. Free any that are painted shut; in a house built before 1978, leave those to a certified firm.',
            },
            {
              id: 'bedrooms-doors',
              text: 'Close every door. If one rubs, tighten the hinge screws; if one doesn’t latch, move the strike plate.',
            },
            {
              id: 'bedrooms-alarms',
              text: 'Test the smoke and carbon monoxide alarms; both states ask about them at a sale. If one goes off and you didn’t press the button, get everyone out, then call 911 from outside.',
            },
            {
              id: 'bedrooms-count',
              text: 'Ask your agent before you call a basement or attic room a bedroom; it needs a legal way out and the right permits.',
            },
            {
              id: 'bedrooms-floor',
              text: 'Have carpets cleaned, and dry, before the listing photos.',
            },
          ],
        },
        {
          id: 'living-areas',
          room: 'living-areas',
          name: 'Living Areas',
          note: 'Buyers slow down here and take in the light, the floors and the walls.',
          days: 10,
          items: [
            {
              id: 'living-areas-windows',
              text: 'Wash the windows inside and out, and take the screens off those that face the street.',
            },
            {
              id: 'living-areas-bulbs',
              text: 'Replace every dead bulb, and use one bulb color per room. 2700K on the box is a warm evening light.',
            },
            {
              id: 'living-areas-furniture',
              text: 'Take out about a third of the furniture, until you can walk straight from the door to the window.',
            },
            {
              id: 'living-areas-walls',
              text: 'Touch up scuffs on trim and doors, especially around light switches and at dog height.',
            },
            {
              id: 'living-areas-floors',
              text: 'Put felt pads under the chairs and take up the rugs. Keep recoated floors bare until the finish label allows rugs.',
            },
            {
              id: 'living-areas-rail',
              text: 'Shake the stair rail and the newel post, and tighten what moves. The inspector will shake them too.',
            },
            {
              id: 'living-areas-fireplace',
              text: 'Clean out the cold ashes, see that the damper opens, and have the chimney swept if you have no record of the last time.',
            },
            {
              id: 'living-areas-smell',
              text: 'Ask a friend what the house smells like, and clean the source instead of spraying over it.',
            },
          ],
        },
        {
          id: 'attic',
          room: 'attic',
          name: 'Attic',
          note: 'Few buyers climb up here, but an inspector will, to check the roof from below.',
          days: 6,
          items: [
            {
              id: 'attic-vermiculite',
              text: 'Look before you touch. Insulation like loose gray-brown pebbles may be vermiculite that contains asbestos. Leave the attic alone and ask a certified inspector.',
            },
            {
              id: 'attic-roof',
              text: 'Look again around the chimney, the vents and the skylights. A stain that has grown since the first day is a leak.',
            },
            {
              id: 'attic-clear',
              text: 'Pack what you’re moving anyway, and leave a clear path to the chimney, the fan and any air handler.',
            },
            {
              id: 'attic-fans',
              text: 'Follow each bath fan’s duct to its end. It should vent outdoors, never into the insulation.',
            },
            {
              id: 'attic-insulation',
              text: 'Only if it’s clearly fiberglass, or an inspector has cleared it: lay displaced insulation back between the joists, and keep the eave vents clear.',
            },
            {
              id: 'attic-animals',
              text: 'Look for droppings, nests and daylight at the eaves. Once nothing lives inside, close the gaps with metal mesh.',
            },
            {
              id: 'attic-hatch',
              text: 'Tighten the bolts on the folding stairs, weatherstrip the hatch, and replace a dead bulb.',
            },
          ],
        },
        {
          id: 'garage',
          room: 'garage',
          name: 'Garage',
          note: 'Buyers want to see that a car fits, even with your boxes in here.',
          days: 3,
          items: [
            {
              id: 'garage-boxes',
              text: 'Stack the packed boxes along one wall, labeled and below shoulder height, and leave room for a car.',
            },
            {
              id: 'garage-reverse',
              text: 'Lay a two-by-four flat under the open door and close it with the opener. The door should touch the wood and go back up.',
            },
            {
              id: 'garage-sensors',
              text: 'Wave a broom through the beam near the floor while the door closes; it should stop and reverse.',
            },
            {
              id: 'garage-fire-door',
              text: 'See that the door into the house closes tight and latches. Its job is to hold back fire and fumes.',
            },
            {
              id: 'garage-floor',
              text: 'Cover oil stains with cat litter overnight, sweep it up, and scrub what’s left with a degreaser.',
            },
            {
              id: 'garage-handover',
              text: 'Put manuals, receipts, remotes and spare keys into one box for the closing, and label each key.',
            },
          ],
        },
      ],
    },
    work: {
      mark: 'Step two',
      title: 'Get to work!',
      more: 'Who to hire, what to leave alone, and in what order',
      photo: boxes,
      paragraphs: [
        'Do the jobs that take patience but no license yourself: clearing out, cleaning, touching up, planting, tightening, washing windows. Two people can get through much of this list in four weekends. Before you start on a room, box up what you can spare. Leave the furniture: a furnished room usually shows better.',
        'Hire a contractor, or a licensed trade where the law requires one, for anything that holds water, carries current, burns fuel or takes a longer ladder than you like. Inspectors write these things up, and an amateur repair can look worse in the report than the original problem. Keep every receipt to show buyers.',
        'Leave some things alone. A whole new kitchen a month before a sale is your taste and your money, and the next owner may tear it out. The same goes for finishing a basement, replacing a roof that has years left or changing a boiler that passes its service. We sell windows, and we’ll still tell you: if yours open, close and keep the rain out, just wash them. If something big is truly worn out, get a written estimate. A known price is easier to negotiate than an unknown one.',
        'Schedule the work so nothing gets done twice. Fix leaks first, outside and in. Next come plumbing and electrical repairs, then drywall and tile, which need days to dry. Then paint: ceilings, walls, trim. Floors come after the paint in their rooms, because a drip on a finished floor means doing it over. Clean last. Book the photographer for about a week before listing, and have every room in the pictures ready by then.',
        'Don’t hide what you find. A repair with a receipt is worth more than a problem painted over, and you may have to disclose what you know about the house. Ask your agent or attorney what has to go in writing, and when.',
      ],
    },
    upgrades: {
      mark: 'Step three',
      title: 'Upgrades',
      more: 'The {upgrades} upgrades',
      paragraphs: [
        'If you have time and money left after the repairs, spend them on what buyers see and touch. The work on most takes only days, but call early: a made-to-order door takes several weeks.',
        'We can’t tell you what an upgrade will bring on your street this season. Ask your agent what sold nearby and what those houses had, and then ask us what it costs.',
      ],
      list: [
        {
          title: 'The front door',
          text: 'Buyers look at it while the agent hunts for the key. Fresh paint, a lock that turns easily and new weatherstripping do most of the work. A soft sill can be rebuilt; a door that’s split is due for replacement.',
          to: '/service/front-doors',
        },
        {
          title: 'Paint in the main rooms',
          text: 'Walls fill most of every listing photo. One quiet color through the hall, living room and kitchen ties the rooms together, and clean lines at the trim make a house look cared for.',
          to: '/service/painting',
        },
        {
          title: 'Lighting',
          text: 'Many showings happen after work, and in winter that means after dark. Replace the bare bulb on the landing with a fixture, brighten the kitchen and make sure the porch light works.',
          to: '/service/mechanical-repairs',
        },
        {
          title: 'Cabinet fronts, pulls and faucets',
          text: 'These are the parts of a kitchen or bath that buyers touch. New pulls, a smooth-working faucet and painted or new doors on sound boxes change the look without changing the layout.',
          to: '/service/carpentry',
        },
        {
          title: 'Wood floors',
          text: 'Oak under old carpet is common around here, and buyers ask what’s underneath. Sanding and finishing the floor you have costs less than a new one of the same wood.',
          to: '/service/flooring',
        },
        {
          title: 'Deck boards and railings',
          text: 'Buyers walk out and lean on the rail. If the frame is sound, new boards and a firm rail make the deck another place to sit. A new rail needs a permit in most towns, which can take weeks, so ask early.',
          to: '/service/decks',
        },
      ],
      brands: 'Brands we install',
      form: {
        title: 'Get a Free Estimate',
        hint: 'Your town, what you want done, and when the sign goes up. A line or two will do.',
      },
      talk: {
        label: 'By phone',
        title: 'Questions about the list?',
        text: 'Walk through the house with the list in hand and call us: {phone}. For a leak that can’t wait, call the emergency line.',
      },
    },
  },
};
