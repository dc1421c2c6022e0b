import type { EmergencyWords } from './schema.ts';

export const emergencyWords: EmergencyWords = {
  first:
    'Smell of gas, smoke or a carbon monoxide alarm? Everyone out now. Use no phone, switch or flame inside. Call 911 from outside, and stay out until responders say it is safe. Then call us.',
  short:
    'Gas smell, smoke, CO alarm: get out, touch no phone or switch inside, call 911 from outside, then us.',
  button: 'Emergency, 24/7',
};
