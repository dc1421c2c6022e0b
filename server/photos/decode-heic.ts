import type libheif from 'libheif-js/wasm-bundle.js';
import type { CreateRaw } from 'sharp';

/**
 * In pixels, decoded at once: the most that the levels of HEVC up to 6.2 let one frame have. A larger picture is stored as tiles, as
 * phones store every picture.
 */
const LARGEST_FRAME = 35_651_584;

/** What we ask of libheif, in the values of its `heif_image.h`: `heif_colorspace_RGB`, 8 bits for each color, in one plane. */
const RGB = 1;
const INTERLEAVED_RGB = 10;
const PLANE = 10;
const CHANNELS = 3;

/** In bytes, by libheif's `heif_error` and `heif_image_tiling`. */
const ERROR = 12;
const TILING = 72;

type Decoded = { data: Uint8Array; raw: CreateRaw };
type Problem = { problem: 'heic' | 'broken' } | { problem: 'too-many-pixels'; width: number; height: number };
type Libheif = typeof libheif;

/**
 * The first picture in a HEIC file, turned as the file says, tile by tile: only the whole picture takes memory that grows with its size,
 * three bytes a pixel. The decoder is an optional package, without which `heic` is the answer.
 */
export async function decodeHeic(bytes: Uint8Array, mostPixels: number): Promise<Decoded | Problem> {
  const loaded = await import('libheif-js/wasm-bundle.js').catch(() => undefined);
  if (!loaded) return { problem: 'heic' };
  try {
    return decode(loaded.default, bytes, mostPixels);
  } catch {
    return { problem: 'broken' };
  }
}

function decode(heif: Libheif, bytes: Uint8Array, mostPixels: number): Decoded | Problem {
  using kept = new DisposableStack();
  const room = (size: number): number => kept.adopt(heif._malloc(size), heif._free);
  const error = room(ERROR);
  const answer = room(4);
  const answered = (): number => heif.HEAPU32[answer >> 2];
  const check = () => {
    if (heif.HEAPU32[error >> 2] !== 0) throw new Error('libheif could not read this picture');
  };

  const file = room(bytes.length);
  heif.HEAPU8.set(bytes, file);
  const context = kept.adopt(heif._heif_context_alloc(), heif._heif_context_free);
  heif._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0);
  check();
  heif._heif_context_get_primary_image_handle(error, context, answer);
  check();
  const handle = kept.adopt(answered(), heif._heif_image_handle_release);

  const tiling = room(TILING);
  heif._heif_image_handle_get_image_tiling(error, handle, 1, tiling);
  check();
  const [columns, rows, tileWidth, tileHeight, width, height, above, before] = heif.HEAPU32.subarray(
    (tiling >> 2) + 1,
    (tiling >> 2) + 9,
  );
  if (width * height > mostPixels || tileWidth * tileHeight > LARGEST_FRAME)
    return { problem: 'too-many-pixels', width, height };

  // Empty, for a tile may be smaller than it should be, and what the memory held before may be of another visitor's photo.
  const data = new Uint8Array(width * height * CHANNELS);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (columns * rows === 1) heif._heif_decode_image(error, handle, answer, RGB, INTERLEAVED_RGB, 0);
      else
        heif._heif_image_handle_decode_image_tile(
          error,
          handle,
          answer,
          RGB,
          INTERLEAVED_RGB,
          0,
          column,
          row,
        );
      check();
      const tile = answered();
      copy(tile, column * tileWidth - before, row * tileHeight - above);
      heif._heif_image_release(tile);
    }
  }
  return { data, raw: { width, height, channels: CHANNELS } };

  /** Copies the part of a tile that lies in the picture. Tiles at the edges may be larger than what is seen of them. */
  function copy(tile: number, left: number, top: number) {
    const plane = heif._heif_image_get_plane_readonly(tile, PLANE, answer);
    const stride = answered();
    const from = Math.max(0, -left);
    const to = Math.min(heif._heif_image_get_width(tile, PLANE), width - left);
    const last = Math.min(heif._heif_image_get_height(tile, PLANE), height - top);
    for (let y = Math.max(0, -top); y < last; y++) {
      const line = plane + y * stride;
      const pixels = heif.HEAPU8.subarray(line + from * CHANNELS, line + to * CHANNELS);
      data.set(pixels, ((top + y) * width + left + from) * CHANNELS);
    }
  }
}
