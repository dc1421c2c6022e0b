import { samples } from '../messages/en/samples.ts';
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

/** The photo with a caption about the trade of its page, and the mark that its own caption has. */
function about(photo: Photo, caption: string): Photo {
  return {
    ...photo,
    caption: caption + (photo.caption.endsWith(samples.sampleMark) ? samples.sampleMark : ''),
  };
}

/** The gallery of the flooring page: what one walks on. */
export const kitchensAndBathrooms: Photo[] = [
  about(blueKitchen, 'Oak planks laid toward the window, with a matte finish in front of the sink'),
  about(whiteKitchen, 'Red oak under island and stools, out to the glass door'),
  about(oakKitchen, 'Slate in large rectangles, laid the long way down the galley'),
  about(breakfast, 'Oak strip, finished before the bench was set on it'),
  about(cityKitchen, 'Black and white squares in a small corner, square to the longer wall'),
  about(greenVanity, 'Green and white marble in 12-in. squares, the cut row along the back wall'),
  about(subwayBath, 'Small white hexagons with blue and black ones scattered by hand'),
  about(terracottaBath, 'Eight-inch terracotta hexagons, sealed before the grout went in'),
  about(walkIn, 'Gray porcelain, level up to the glass, then 2-in. mosaic down to the drain'),
];

/** The same pictures on the tile page: the baths first, then what is tiled in the kitchens. */
export const bathroomsAndKitchens: Photo[] = [
  subwayBath,
  walkIn,
  greenVanity,
  terracottaBath,
  about(blueKitchen, 'Three-by-six tile, to the ceiling at the window and to the hood at the range'),
  about(oakKitchen, 'Square handmade glaze behind open shelves, no two pieces of one white'),
  about(cityKitchen, 'White tile stacked upright behind the range, black and white on the floor'),
  about(whiteKitchen, 'Small glazed brick from the counter to the hood, between two windows'),
  breakfast,
];
