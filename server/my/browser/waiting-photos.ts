import { PHOTOS_DATABASE as NAME } from '../../../contract/photos.ts';

/** A photo on the device until the server has all of it. `isShrunk`: it is what is sent, and not yet the file as it was chosen. */
export type Waiting = {
  id: string;
  reference: string;
  /** Milliseconds since 1970, and the order in which they are sent. */
  at: number;
  file: Blob;
  isShrunk: boolean;
};

/** In milliseconds: a photo of which nothing was heard for so long is sent no more. */
const KEPT_FOR = 30 * 24 * 60 * 60_000;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(NAME, { keyPath: 'id' });
    request.onsuccess = () => {
      const { result } = request;
      // The form has been told to forget the request.
      result.onversionchange = () => result.close();
      resolve(result);
    };
    request.onerror = () => reject(request.error);
  });
}

/** Undefined where a browser keeps nothing, in a private window or on a full disk: then a photo is sent while its page is open. */
async function ask<T>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    opened ??= open();
    const transaction = (await opened).transaction(NAME, mode);
    const asked = request(transaction.objectStore(NAME));
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch {
    return undefined;
  }
}

/** Those of one request, the first one first. Forgets what is too old, of any. */
export async function readWaiting(reference: string): Promise<Waiting[]> {
  const all = (await ask<Waiting[]>('readonly', (store) => store.getAll())) ?? [];
  const oldest = Date.now() - KEPT_FOR;
  for (const { id, at } of all) if (at < oldest) drop(id);
  return all
    .filter((photo) => photo.reference === reference && photo.at >= oldest)
    .sort((a, b) => a.at - b.at);
}

export function keep(photo: Waiting) {
  return ask('readwrite', (store) => store.put(photo));
}

export function drop(id: string) {
  return ask('readwrite', (store) => store.delete(id));
}

/** False after it was dropped, by another tab perhaps; undefined where nothing is kept. */
export async function isKept(id: string): Promise<boolean | undefined> {
  const count = await ask('readonly', (store) => store.count(id));
  return count === undefined ? undefined : count > 0;
}
