import type { Company } from '../contract/content/schema.ts';

/** The street, and the city with state and ZIP code: as many lines as are known. */
export function addressLines({ address = {} }: Pick<Company, 'address'>): string[] {
  const { street, city, state, zip } = address;
  const region = [state, zip].filter(Boolean).join('\u00a0');
  const lines = [street?.replace(/^(\d+) /, '$1\u00a0') ?? '', [city, region].filter(Boolean).join(', ')];
  return lines.filter((line) => line !== '');
}

/** "1 Main Street, Springfield"; the company's name where neither is known. */
export function placeName({ name, address = {} }: Pick<Company, 'name' | 'address'>): string {
  return [address.street, address.city].filter(Boolean).join(', ') || name;
}

/** A place on a map. */
export type Place = { latitude: number; longitude: number };

/** Where the address is, if that is known. */
export function placeOf({ address = {} }: Pick<Company, 'address'>): Place | undefined {
  const { latitude, longitude } = address;
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
