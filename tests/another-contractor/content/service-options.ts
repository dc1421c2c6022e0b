export const serviceOptions: readonly string[] = [
  'service and maintenance',
  'painting',
  'porches and steps',
  'flooring',
  'drywall',
  'tile and masonry',
];
