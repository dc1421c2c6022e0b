import type { Logo } from './schema.ts';

/** What we install. */
export const brands: Logo[] = [
  { name: 'Skyward', file: 'skyward', size: [189, 56] },
  { name: 'Truedoor', file: 'truedoor', size: [166, 56] },
  { name: 'Deckwell', file: 'deckwell', size: [168, 56] },
  { name: 'Longboard', file: 'longboard', size: [184, 56] },
  { name: 'Hearthstone', file: 'hearthstone', size: [224, 56] },
  { name: 'Boreal', file: 'boreal', size: [154, 56] },
  { name: 'Clearpane', file: 'clearpane', size: [182, 56] },
  { name: 'Stillwater', file: 'stillwater', size: [156, 56] },
];
