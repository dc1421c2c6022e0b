import type { Photo } from '../../../content/schema.ts';
import { byName } from '../../by-name.ts';

/** The picture behind the title of each service, by the name of its file. A request for each would cost more than all. */
export const headerPhotos = byName(
  import.meta.glob<Photo>(
    [
      '../../../content/photos/header-*.jpg',
      '!../../../content/photos/*.night.jpg',
      '!../../../content/photos/header-andersen.jpg',
    ],
    { query: '?photo', import: 'default', eager: true },
  ),
);
