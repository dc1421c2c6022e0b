/** What page and server agree on about the photos that a visitor adds to a request. */

/** So many may a request have. */
export const MOST_PHOTOS = 12;

/** In bytes: a part arrives within half a minute on the slowest line that is of any use. */
export const PART_BYTES = 98_304;

/** Of one photo, which makes 15 MB. */
export const MOST_PARTS = 160;

export const MOST_PHOTO_BYTES = MOST_PARTS * PART_BYTES;

/** What the page calls a photo: random, as it alone knows of it at first. */
export const PHOTO_ID = /^[\da-z]{20}$/;

export type PhotoState = 'arriving' | 'working' | 'ready' | 'refused';

/** How the photos of a request are doing; `room`: how many more it takes. */
export type PhotosAnswer = {
  photos: { id: string; state: PhotoState; message?: string | undefined }[];
  room: number;
};

/** Where a browser keeps them until they are sent. */
export const PHOTOS_DATABASE = 'photos';
