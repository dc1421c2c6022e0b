// The program in which pictures are decoded, beside the server: its memory goes when it ends, and so does what breaks it.
import { preparePhoto, smallCopy } from './prepare-photo.ts';

/** What it is asked: to make a master of a file, or a copy with this longer side. */
export type PhotoWork = { kind: 'master'; file: string } | { kind: 'copy'; file: string; longest: number };

process.on('message', async (work: PhotoWork) => {
  const answer =
    work.kind === 'master'
      ? preparePhoto(work.file)
      : smallCopy(work.file, work.longest).then((bytes) => ({ bytes }));
  process.send?.(await answer.catch(() => ({ problem: 'broken' })));
});
process.on('disconnect', () => process.exit());
