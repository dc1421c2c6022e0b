import type { WetSteps } from './schema.ts';

const breaker =
  'If the panel and the floor in front of it are dry, switch off that room’s breaker. Otherwise leave the panel alone and call your electric utility.';
const mainValve =
  'If the way to the main valve is dry, close it: a lever crosswise to the pipe, a wheel clockwise. If it’s stiff, stop; the water company can shut it off at the street.';

/**
 * The first five minutes in each of the places of `wet.ts`. They say the same as
 * `services/mechanical-repairs.md`. In a file of their own, so that home does not load them.
 */
export const wetSteps: WetSteps | undefined = {
  lead: 'Choose the place: what to do there in the first five minutes.',
  steps: {
    roof: [
      'Stay off the roof. The water valve won’t stop rain.',
      'Touch no light or switch in that room, and stay out from under a bulge or a wet light.',
      'Move what you can. Set a bucket only under a flat ceiling, away from lights.',
      breaker,
    ],
    ceiling: [
      'Touch no light or switch in that room. Keep everyone out from under a bulge or a wet light.',
      'Stop all water upstairs: no shower, no flush.',
      mainValve,
      'Still dripping? The valve doesn’t stop rain. Set a bucket only under a flat ceiling, away from lights.',
      `${breaker} If the ceiling bulges or a light drips, call us even after the water is off.`,
    ],
    wall: [
      'Touch no outlet, light or switch in that room.',
      'Stop all water on that floor and above: no shower, no flush.',
      mainValve,
      breaker,
    ],
    floor: [
      'Water near outlets or cords? Stay out of it. If you’re standing in it, get out without touching anything metal or plugged in.',
      'Everything electrical dry? Close the valve at the toilet, sink or machine, clockwise. If it’s stiff, stop.',
      mainValve,
      breaker,
    ],
    basement: [
      'Water near outlets, cords or the panel? Stay out. If you’re standing in it, get out without touching anything metal or plugged in.',
      'Leave the panel alone unless it and the floor in front of it are dry. Your electric utility can cut the power.',
      mainValve,
    ],
  },
  danger:
    'Anyone in danger, or a smell of gas or burning? Get everyone out and call 911 from outside. Water at the panel? The electric utility comes next.',
  call: 'Then call us, day or night (not in Yonkers): {phone}',
};
