import { messages } from '../messages.ts';

export const emergencyAdvice = messages('emergencyAdvice', {
  /**
   * What a form says while somebody types words of an emergency; after sending, and in the mail, all of a danger's cases stand
   * together. Whoever smells gas must not be led to a phone inside, so in a form no number in these sentences can be tapped.
   */
  dangerTitle: 'First, get to safety',
  gasCase: 'Gas smell or carbon monoxide alarm:',
  gasText:
    'get everyone out now. Don’t use a phone, light or switch inside. From outside, well away from the house, call 911 or your gas company. Stay out until they say it’s safe.',
  fireCase: 'Fire, smoke, sparks or a burning smell:',
  fireText: 'get everyone out and stay out. Call 911 from outside.',
  harmCase: 'Someone hurt, a live wire, water near outlets, or something falling:',
  harmText: 'call 911 now. Keep everyone away from the wire, the water or what could fall.',

  /** The button beside the last of them, where it is the only one. */
  call911: 'Call 911',

  /** Below a danger; `{phone}` is the emergency number. */
  after: 'After you’ve called 911, you can reach us at {phone}, day or night. Our form doesn’t reach 911.',

  /** Where a house is in danger and nobody in it; below stands the emergency number, large. */
  urgentTitle: 'Can’t wait? Call us now',
  /** The same of a business without a number that is answered at any hour, and its office hours: "Mon–Fri 8–5". */
  urgentOnly: 'Can’t wait?',
  urgentHours: 'We answer this number {hours}.',
  urgentWater:
    'Water through a ceiling? Don’t touch any light or switch in that room, keep everyone out from under a bulge or a wet light, and stop all water upstairs. If the way to the main valve is dry, close it; it won’t stop rain.',
  urgentText: 'We answer this number at any hour. We read this form only in office hours, so please call.',
});
