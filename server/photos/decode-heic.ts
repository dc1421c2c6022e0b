import type { CreateRaw } from 'sharp';

/** In pixels. As many as phones write unasked; more would not fit into the memory that the program may use. */
const MOST_PIXELS = 25_000_000;

type Decoded = { data: Uint8Array; raw: CreateRaw };
type Problem = { problem: 'heic' | 'broken' } | { problem: 'too-many-pixels'; width: number; height: number };

/** The first picture in a HEIC file, turned as the file says. Its decoder is an optional package, without which `heic` is the answer. */
export async function decodeHeic(bytes: Uint8Array): Promise<Decoded | Problem> {
  const decoder = await import('heic-decode').catch(() => undefined);
  if (!decoder) return { problem: 'heic' };
  const pictures = await decoder.default.all({ buffer: bytes }).catch(() => undefined);
  const [first] = pictures ?? [];
  if (!pictures || !first) return { problem: 'broken' };
  try {
    const { width, height } = first;
    if (width * height > MOST_PIXELS) return { problem: 'too-many-pixels', width, height };
    const { data } = await first.decode();
    return { data: new Uint8Array(data.buffer), raw: { width, height, channels: 4 } };
  } catch {
    return { problem: 'broken' };
  } finally {
    pictures.dispose();
  }
}
