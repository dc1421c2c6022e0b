import type { EmergencyWords } from './schema.ts';

export const emergencyWords: EmergencyWords = {
  first:
    'Gas smell, smoke or a carbon monoxide alarm? Get everyone out now. Don’t use a phone, switch or flame inside. Call 911 from outside, and stay out until responders say it’s safe. Then call us.',
  short:
    'Gas smell, smoke, CO alarm: get out, don’t use a phone, switch or flame inside, call 911 from outside, then us.',
  brief: 'Gas, smoke, CO alarm? Get out, call 911 from outside.',
  button: 'Emergency, 24/7 (not\u00a0in\u00a0Yonkers)',
};
