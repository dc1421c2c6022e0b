import type { EmergencyWords } from '../../../content/schema.ts';

export const emergencyWords: EmergencyWords = {
  first:
    'Smell of gas, smoke or a carbon monoxide alarm? Everyone out. Use no phone or switch inside. Call 911 from outside and stay out until responders say it is safe. Then call us.',
  brief: 'Gas, smoke, CO alarm? Everyone out, 911 from outside.',
  short: 'Gas smell, smoke, CO alarm: everyone out, call 911 from outside, then us.',
  button: 'Water damage, day and night',
};
