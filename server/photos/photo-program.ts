// The program in which pictures are decoded, beside the server: its memory goes when it ends, and so does what breaks it.
import sharp from 'sharp';
import { limitMemory } from './limit-memory.ts';
import { preparePhoto, preparePictures, smallCopy } from './prepare-photo.ts';

/**
 * What it is asked: to make a master of a file, a copy with this longer side, or what is shown of a visitor's photo; or whether it works
 * at all.
 */
export type PhotoWork =
  | { kind: 'check' }
  | { kind: 'master'; file: string }
  | { kind: 'copy'; file: string; longest: number }
  | { kind: 'pictures'; bytes: Uint8Array };

// Whatever a file says of itself, no other decoder is asked.
sharp.block({ operation: ['VipsForeignLoad'] });
for (const format of ['Jpeg', 'Png', 'Webp', 'Heif'])
  sharp.unblock({ operation: [`VipsForeignLoad${format}File`, `VipsForeignLoad${format}Buffer`] });

/** In bytes. */
const MOST_MEMORY = 512 * 1024 * 1024;

limitMemory(MOST_MEMORY);

process.on('message', async (work: PhotoWork) => {
  process.send?.(await answerTo(work).catch(() => ({ problem: 'broken' })));
});
process.on('disconnect', () => process.exit());

async function answerTo(work: PhotoWork) {
  switch (work.kind) {
    case 'check':
      return {};
    case 'master':
      return preparePhoto(work.file);
    case 'copy':
      return { bytes: await smallCopy(work.file, work.longest) };
    case 'pictures':
      return preparePictures(work.bytes);
  }
}
