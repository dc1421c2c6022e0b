import type { Store } from '../store/store.ts';
import type { PhotoFiles } from './photo-files.ts';

type Deps = { store: Pick<Store, 'photoIds'>; files: PhotoFiles };

/**
 * Compares photos and files: tells the photos whose pictures are lost, and removes the files that no photo names, as a removal that was
 * cut short or a restored backup leaves them.
 */
export async function checkPhotos({ store, files }: Deps): Promise<{ lost: string[]; removed: string[] }> {
  const kept = await files.list();
  // After the list: a photo is there before its files.
  const photos = await store.photoIds();
  const removed = [...kept.keys()].filter((id) => !photos.has(id));
  for (const id of removed) await files.remove(id);
  const lost: string[] = [];
  for (const [id, { isReady }] of photos) {
    if (!isReady || kept.get(id)?.isWhole) continue;
    // It may have become a picture since then.
    if (await isGone(files, id)) lost.push(id);
  }
  return { lost, removed };
}

function isGone(files: PhotoFiles, id: string): Promise<boolean> {
  return files.read(id, 'mail').then(
    () => false,
    () => true,
  );
}
