import { messages } from '../messages.ts';

export const callBar = messages('callBar', {
  /** The two buttons at the bottom of a phone, the first above the emergency number; what stands over them is in `content/emergency.ts`. */
  call: 'Call 24/7',
  estimate: 'Get an Estimate',

  /** What they are called together for a screen reader. */
  label: 'Quick contact',
});
