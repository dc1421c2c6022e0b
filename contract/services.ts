/** The 15 values of the form's `service` field, in the specification's order. */
export const SERVICES = [
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
] as const;

export type Service = (typeof SERVICES)[number];

export function isService(value: unknown): value is Service {
  return (SERVICES as readonly unknown[]).includes(value);
}
