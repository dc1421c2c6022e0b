import type { EmergencyWords } from './schema.ts';

export const emergencyWords: EmergencyWords = {
  first:
    'Smell of gas, smoke or a carbon monoxide alarm? Everyone out. Call 911 from outside first, then us.',
  short: 'Gas, smoke, carbon monoxide: get out, call 911 from outside, then us.',
};
