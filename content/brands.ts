import type { Logo } from './schema.ts';

/** What we install. */
export const brands: Logo[] = [
  { name: 'Skyward', file: 'skyward', size: [194, 56] },
  { name: 'Truedoor', file: 'truedoor', size: [170, 56] },
  { name: 'Deckwell', file: 'deckwell', size: [174, 56] },
  { name: 'Longboard', file: 'longboard', size: [184, 56] },
  { name: 'Hearthstone', file: 'hearthstone', size: [229, 56] },
  { name: 'Boreal', file: 'boreal', size: [163, 56] },
  { name: 'Clearpane', file: 'clearpane', size: [188, 56] },
  { name: 'Stillwater', file: 'stillwater', size: [167, 56] },
];
