import boxes from './photos/guide-boxes.jpg?photo';
import house from './photos/guide-house.jpg?photo';
import type { Guide } from './schema.ts';

export const guide: Guide = {
  title: 'The ultimate guide to selling your home',
  name: 'Selling your home',
  lead: 'Buyers make up their minds in the driveway and change them in the basement. This guide takes you from one to the other in thirty days. Tick what is done, skip what you do not have, and stop where a repair costs more than the doubt that it removes.',
  photo: house,
  steps: {
    checklist: {
      mark: 'Step one',
      title: 'Thirty days before listing',
      remark: '30 days',
      text: '{Groups} groups, in the order to do them: outside first, because paint and planting need weather and time, and the garage last, because it holds the boxes from everywhere else. Each group shows the latest day to start. If floors are to be recoated, paint those rooms first, in week one, and have the coat on 18 days before listing: rugs stay off for up to two weeks. Before any of it, ask your agent or your attorney what you have to disclose; the rules differ between New York and Connecticut. If the house was built before 1978, ask about the federal lead paint papers too.',
      tools: {
        groups: 'Groups of the checklist',
        all: 'All of it',
        progress: '{done} of {total} done',
        print: 'Print the list',
        startOver: 'Start over',
        listing: 'The day of the listing',
        calendar: 'Put it in my calendar',
        days: '{days} days before.',
        entry: '{group}: get ready to sell',
      },
      groups: [
        {
          id: 'exterior',
          name: 'Exterior',
          note: 'Buyers look at the roof line, the paint, the path and the front door, often from a parked car.',
          days: 30,
          items: [
            {
              id: 'exterior-curb',
              text: 'Photograph the house from across the street and write down the first three things that your eye stops at. Those come first.',
            },
            {
              id: 'exterior-permits',
              text: 'Ask the building department whether the deck, the pool and every addition have closed permits; a missing paper takes longer than paint.',
            },
            {
              id: 'exterior-roof',
              text: 'Look for lifted shingles with binoculars, and after a hard rain for wet wood from the attic hatch. Loose gray-brown pebbles up there? Stay out and ask a certified inspector.',
            },
            {
              id: 'exterior-gutters',
              text: 'Clean the gutters, run a hose into each one, and see that the downspouts let the water go well away from the wall.',
            },
            {
              id: 'exterior-wash',
              text: 'Wash siding, walk and deck with low pressure, spraying downward; let wood dry for several days before painting. Built before 1978? Test painted siding for lead first.',
            },
            {
              id: 'exterior-paint',
              text: 'Scrape, prime and paint where it peels: sills, fascia, porch. In a house built before 1978, have the paint tested for lead first.',
            },
            {
              id: 'exterior-old-paint',
              text: 'Look up the next collection day for old paint, oil and gasoline; it can be weeks off, and most movers refuse them. Keep a labeled can of each color.',
            },
            {
              id: 'exterior-steps',
              text: 'Repair what a foot or a hand will test: the loose tread, the rail that gives, the slab in the walk that has lifted.',
            },
            {
              id: 'exterior-planting',
              text: 'Cut shrubs back a foot from the siding and below the window sills, edge the beds and lay fresh mulch.',
            },
            {
              id: 'exterior-door',
              text: 'Wash or paint the front door, oil its hinges, and put up house numbers that can be read from the street.',
            },
          ],
        },
        {
          id: 'kitchen',
          name: 'Kitchen',
          note: 'Buyers open drawers here, run the faucet, look into the oven and count the counter space.',
          days: 26,
          items: [
            {
              id: 'kitchen-doors',
              text: 'Tighten every hinge and pull, and adjust the cabinet doors until the gaps between them are even.',
            },
            {
              id: 'kitchen-leaks',
              text: 'Run hot water for five minutes, then feel the trap, the valves and the dishwasher hose under the sink with a dry paper towel.',
            },
            {
              id: 'kitchen-caulk',
              text: 'Cut out the stained caulk along the backsplash and the sink, let the joint dry overnight, and run a new bead.',
            },
            {
              id: 'kitchen-outlets',
              text: 'Press Test and then Reset on each outlet that has the buttons; one that does not trip needs an electrician.',
            },
            {
              id: 'kitchen-range',
              text: 'Clean the oven. Once it is cold, look with a flashlight for the anti-tip bracket behind it, because inspectors do; don’t pull the range out.',
            },
            {
              id: 'kitchen-hood',
              text: 'Degrease the hood, wash or change its filter, and replace its bulb.',
            },
            {
              id: 'kitchen-cabinets',
              text: 'Take a third out of every cabinet and the pantry; a full shelf tells buyers that the kitchen is too small.',
            },
            {
              id: 'kitchen-counters',
              text: 'Clear the counters down to two things that you use every day, and the refrigerator door down to nothing.',
            },
          ],
        },
        {
          id: 'bathrooms',
          name: 'Bathrooms',
          note: 'Buyers look for water where it should not be, and for black spots in the corners.',
          days: 22,
          items: [
            {
              id: 'bathrooms-toilet',
              text: 'Rock each toilet gently; one that moves wants its bolts snugged or a new wax ring before the floor under it goes soft.',
            },
            {
              id: 'bathrooms-caulk',
              text: 'Cut all the old caulk out around the tub, dry the joint overnight and lay new silicone; it does not stick to the old.',
            },
            {
              id: 'bathrooms-grout',
              text: 'Scrub the grout, fill what is missing, and seal it once it is dry; loose tile needs a look at the wall behind it.',
            },
            {
              id: 'bathrooms-fan',
              text: 'Hold one sheet of toilet paper to the running fan; if it does not stay there, clean the grille or have the duct looked at.',
            },
            {
              id: 'bathrooms-drains',
              text: 'Fill each basin and the tub, let it drain and watch; a slow drain usually wants its stopper pulled and cleaned.',
            },
            {
              id: 'bathrooms-faucets',
              text: 'Stop the drips, and take scale off faucets and glass with white vinegar: never on natural stone, and never with or after bleach, because the fumes are poisonous.',
            },
            {
              id: 'bathrooms-cabinet',
              text: 'Empty the medicine cabinet and take prescriptions out of the house; strangers will open that door.',
            },
          ],
        },
        {
          id: 'basement',
          name: 'Basement',
          note: 'Buyers smell first, then look at the foot of the walls and at the age of the boiler.',
          days: 18,
          items: [
            {
              id: 'basement-dehumidifier',
              text: 'Set a dehumidifier to 50 percent and let it run until the sale; two weeks dry what one night cannot.',
            },
            {
              id: 'basement-damp',
              text: 'Find out where a damp patch gets its water before you paint; the cause is often a gutter outside. Paint hides it for one season.',
            },
            {
              id: 'basement-walls',
              text: 'Move everything a foot away from the walls, so that an inspector can see the foundation and you can see it first.',
            },
            {
              id: 'basement-sump',
              text: 'Pour water into the sump until the pump starts, and go outside to see where it sends the water.',
            },
            {
              id: 'basement-boiler',
              text: 'Have a licensed technician service the boiler or furnace, change the filter, and leave the dated tag on it.',
            },
            {
              id: 'basement-panel',
              text: 'Label the breakers so that a stranger can read them, and clear three feet in front of the panel.',
            },
            {
              id: 'basement-tank',
              text: 'If there is or was an oil tank, above or below the ground, find its papers and ask your attorney what a buyer will want.',
            },
            {
              id: 'basement-asbestos',
              text: 'Do not touch chalky white wrap on old pipes or old nine-inch floor tiles; both may hold asbestos. Ask a certified inspector.',
            },
          ],
        },
        {
          id: 'bedrooms',
          name: 'Bedrooms',
          note: 'Buyers count the beds that would fit, open the closets and listen for the street.',
          days: 14,
          items: [
            {
              id: 'bedrooms-closets',
              text: 'Take half of everything out of the closets, and leave a hand’s width between hangers.',
            },
            {
              id: 'bedrooms-walls',
              text: 'Fill the nail holes, and repaint the strong colors in a plain warm white; a patch seldom matches an old wall.',
            },
            {
              id: 'bedrooms-windows',
              text: 'Open every window; see that it stays up and locks. Free any that are painted shut; in a house built before 1978, leave those to a certified firm.',
            },
            {
              id: 'bedrooms-doors',
              text: 'Close every door: tighten the hinge screws of one that rubs, and move the strike of one that does not latch.',
            },
            {
              id: 'bedrooms-alarms',
              text: 'Test the smoke and carbon monoxide alarms; both states ask about them at a sale. If one sounds and you did not press the button: everyone out, then 911 from outside.',
            },
            {
              id: 'bedrooms-count',
              text: 'Ask your agent before you call a basement or attic room a bedroom; it needs a legal way out and the right papers.',
            },
            {
              id: 'bedrooms-floor',
              text: 'Have the carpets cleaned and dry before the photographs, or roll up the worn one if there is wood under it.',
            },
          ],
        },
        {
          id: 'living-areas',
          name: 'Living Areas',
          note: 'Buyers stand still here for the first time, and take in light, floor and walls.',
          days: 10,
          items: [
            {
              id: 'living-areas-windows',
              text: 'Wash the windows inside and out, and take the screens off the sides that face the street.',
            },
            {
              id: 'living-areas-bulbs',
              text: 'Replace every dead bulb, and give each room bulbs of one color; 2700 K on the box is a warm evening light.',
            },
            {
              id: 'living-areas-furniture',
              text: 'Carry out every third piece of furniture, until you can walk from door to window in a straight line.',
            },
            {
              id: 'living-areas-walls',
              text: 'Touch up scuffs on trim and doors, above all around the light switches and at the height of a dog.',
            },
            {
              id: 'living-areas-floors',
              text: 'Put felt under the chairs and lift the rugs. Floors that were recoated stay bare until the finish label allows rugs.',
            },
            {
              id: 'living-areas-rail',
              text: 'Shake the stair rail and the newel post; what moves in your hand will move in the inspector’s.',
            },
            {
              id: 'living-areas-fireplace',
              text: 'Clean out the ashes, see that the damper opens, and have the chimney swept if you have no record of the last sweeping.',
            },
            {
              id: 'living-areas-smell',
              text: 'Ask somebody who does not live here what the house smells of, and clean that, rather than spray over it.',
            },
          ],
        },
        {
          id: 'attic',
          name: 'Attic',
          note: 'Few buyers climb up, but an inspector will, and reads the roof from below.',
          days: 6,
          items: [
            {
              id: 'attic-vermiculite',
              text: 'First look, touch nothing: insulation like loose gray-brown pebbles may be vermiculite with asbestos in it. Leave the attic alone and ask a certified inspector.',
            },
            {
              id: 'attic-roof',
              text: 'Look once more around the chimney, the vents and the skylights; a stain that has grown since the first day is a leak.',
            },
            {
              id: 'attic-clear',
              text: 'Pack what you will move anyway, and leave a clear way to the chimney, the fan and any air handler.',
            },
            {
              id: 'attic-fans',
              text: 'Follow each bath fan’s duct to its end, which should be outdoors and not in the insulation.',
            },
            {
              id: 'attic-insulation',
              text: 'Only if it is plainly fiberglass, or an inspector has cleared it: lay displaced insulation back between the joists, and keep the vents at the eaves clear.',
            },
            {
              id: 'attic-animals',
              text: 'Look for droppings, nests and daylight at the eaves; close the gaps with metal mesh once nothing lives inside.',
            },
            {
              id: 'attic-hatch',
              text: 'Tighten the bolts of the folding stair, weatherstrip the hatch, and put in a bulb that works.',
            },
          ],
        },
        {
          id: 'garage',
          name: 'Garage',
          note: 'Buyers want to see that a car fits, and this is where all your boxes went.',
          days: 3,
          items: [
            {
              id: 'garage-boxes',
              text: 'Stack the packed boxes along one wall, labeled and below shoulder height, and leave room for a car.',
            },
            {
              id: 'garage-reverse',
              text: 'Lay a two-by-four flat under the open door and let the opener close it: the door should touch the wood and go back up.',
            },
            {
              id: 'garage-sensors',
              text: 'Wave a broom through the beam near the floor while the door closes; it should stop and reverse.',
            },
            {
              id: 'garage-fire-door',
              text: 'See that the door into the house closes tight and latches; it is there to hold back fire and fumes.',
            },
            {
              id: 'garage-floor',
              text: 'Cover oil stains with cat litter overnight, sweep it up, and scrub what is left with a degreaser.',
            },
            {
              id: 'garage-handover',
              text: 'Put manuals, receipts, remotes and spare keys into one box for the closing, and write on it which key fits what.',
            },
          ],
        },
      ],
    },
    work: {
      mark: 'Step two',
      title: 'Get to work!',
      remark: 'who does what, and when',
      photo: boxes,
      paragraphs: [
        'Do yourself what takes patience and no license. Clearing out, cleaning, touching up, planting, tightening, washing windows: two people get through much of this list in four weekends. Begin with the boxes, because every other job goes faster in an empty room.',
        'Give to a contractor, and where the law asks to a licensed trade, whatever holds water, carries current, burns fuel or needs a ladder longer than you like. These are the things that an inspector writes down, and a homemade repair reads worse in the report than an honest fault. In a house built before 1978, a contractor who is paid to disturb old paint generally has to be certified for lead-safe work, so ask to see the firm’s certificate. Keep each receipt; it answers a buyer’s question in one line.',
        'Leave some things alone. A whole new kitchen a month before a sale is built to your taste and paid for with your money, and the next owner may tear it out. The same goes for finishing a basement, replacing a roof that has years left, or changing a boiler that passes its service. We sell windows, and we still say: if yours open, close and keep the rain out, wash them. Where something big is truly worn out, get a written estimate. A known price is easier to talk about than a fear.',
        'Order the work so that nothing is done twice. First whatever leaks, outside and in. Then plumbing and electrical repairs, then drywall and tile, which are the wet trades and need days to dry. After that paint, ceilings before walls and walls before trim. Floors come after the paint in their rooms, because a drip on a finished floor is a second job. Cleaning comes last, and the photographs the day after.',
        'Do not hide what you find. A fault that is repaired and has a receipt is worth more than one that is painted over, and what you know about a house you may have to disclose. What goes into writing, and when, is a question for your agent or your attorney and not for us.',
      ],
    },
    upgrades: {
      mark: 'Step three',
      title: 'Upgrades',
      remark: 'only where they show',
      paragraphs: [
        'When the repairs are done and there are time and money left, spend them where a buyer’s eye or hand will land. None of these {upgrades} needs an addition, most are done in days, and each one can be lived with if you decide to stay.',
        'We cannot tell you what an upgrade will bring in your street in your month. Ask your agent to show you what sold nearby and what those houses had, and then ask us what it costs.',
      ],
      list: [
        {
          title: 'The front door',
          text: 'Buyers stand before it while the agent looks for the key, with nothing to do but look at it. Fresh paint, a lock that turns easily and new weatherstripping do most of the work; a door that is split or soft at the bottom is due for replacement.',
          to: '/service/front-doors',
        },
        {
          title: 'Paint in the main rooms',
          text: 'It is the largest surface in every photograph of the listing. One quiet color through hall, living room and kitchen makes the rooms read as one house, and straight, clean lines at the trim tell a buyer that the house was cared for.',
          to: '/service/painting',
        },
        {
          title: 'Light',
          text: 'Many showings happen after work, and in winter that means after dark. A fixture in place of the bare bulb on the landing, a brighter kitchen and a porch light that works change what can be seen at all.',
          to: '/service/mechanical-repairs',
        },
        {
          title: 'Cabinet fronts, pulls and faucets',
          text: 'These are the parts of a kitchen and a bath that a visitor touches. New pulls, a faucet that moves smoothly and painted or replaced doors on sound boxes change the room and leave the layout alone.',
          to: '/service/carpentry',
        },
        {
          title: 'Wood floors',
          text: 'Oak under an old carpet is common in houses of this region, and buyers ask what is underneath. Sanding and finishing what is already there costs less than a new floor of the same wood.',
          to: '/service/flooring',
        },
        {
          title: 'Deck boards and railings',
          text: 'A buyer walks out, puts a hand on the rail and leans. If the frame is sound, new boards and a firm rail make the deck another place to sit; if it is not, an inspector will say so, and you want to know before that.',
          to: '/service/decks',
        },
      ],
      brands: 'Brands that we install',
      form: {
        title: 'Get a Free Estimate',
        hint: 'Which of these do you want done, and when is the sign to go up? Two lines are enough.',
      },
      talk: {
        label: 'By telephone',
        title: 'Prefer to talk?',
        text: 'Walk through the house with the list in one hand and the telephone in the other: {phone}. A leak that cannot wait goes to the emergency line.',
      },
    },
  },
};
