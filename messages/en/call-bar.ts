import { messages } from '../messages.ts';

export const callBar = messages('callBar', {
  /** The two buttons at the bottom of a phone, the first above the emergency number; the words over them are in `content/emergency.yaml`. */
  call: 'Call 24/7',
  /** Above the office number, and in its place once a clock can say more. */
  callOffice: 'Call us',
  openUntil: 'Open until {time}',
  opensAt: 'Opens at {time}',
  opensOn: 'Opens {day} at {time}',
  estimate: 'Get an Estimate',

  /** What they are called together for a screen reader. */
  label: 'Quick contact',
});
