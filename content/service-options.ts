/**
 * What can be chosen as the service in the estimate form, in this order. It is written with a capital there; where a
 * request is stored, and for other programs, it stands as it is here. Each service page names one of them.
 */
export const serviceOptions: readonly string[] = [
  'service and maintenance',
  'mechanical repairs',
  'painting',
  'safety and mobility',
  'installation',
  'skylights',
  'front doors',
  'deck renovation',
  'flooring',
  'windows and doors',
  'power washing',
  'roof shampoo',
  'drywall',
  'tile and masonry',
  'exterior',
];
