import subwayBath from './photos/bath-subway.jpg?photo';
import terracottaBath from './photos/bath-terracotta.jpg?photo';
import greenVanity from './photos/bath-vanity-green.jpg?photo';
import walkIn from './photos/bath-walk-in.jpg?photo';
import blueKitchen from './photos/kitchen-blue.jpg?photo';
import breakfast from './photos/kitchen-breakfast.jpg?photo';
import oakKitchen from './photos/kitchen-oak.jpg?photo';
import cityKitchen from './photos/kitchen-small-black.jpg?photo';
import whiteKitchen from './photos/kitchen-white-island.jpg?photo';
import type { Photo } from './schema.ts';

const kitchens: Photo[] = [blueKitchen, whiteKitchen, oakKitchen, breakfast, cityKitchen];
const bathrooms: Photo[] = [subwayBath, walkIn, greenVanity, terracottaBath];

/** The gallery of the flooring page, and the same pictures in the order of the tile page. */
export const kitchensAndBathrooms: Photo[] = [...kitchens, ...bathrooms];
export const bathroomsAndKitchens: Photo[] = [...bathrooms, ...kitchens];
