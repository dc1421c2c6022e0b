// Sends photos from the page of a request: made smaller, in parts, and kept on the device until the server has them. Without it, the form
// on the page does.
import { fill } from '../../../contract/fill.ts';
import type { PhotosAnswer } from '../../../contract/photos.ts';
import type { myPhotos } from '../../../messages/en/my-photos.ts';
import { createTile, type Tile } from './photo-tile.ts';
import { type Sent, sendPhoto } from './send-photo.ts';
import { shrink } from './shrink.ts';
import { inTurn } from './turn.ts';
import { drop, isKept, keep, readWaiting, type Waiting } from './waiting-photos.ts';

/** Between two questions how the photos are doing, in milliseconds. */
const FIRST_LOOK = 1_000;
const LONGEST_LOOK = 30_000;

/** Of the page, which has them from the server. */
type Words = (typeof myPhotos)['script'] & Pick<typeof myPhotos, 'photo' | 'remove'>;

type Queued = {
  photo: Waiting;
  tile: Tile;
  /** Whether it outlives this page. */
  isStored: boolean;
  /** Once it is as it is sent. */
  prepared: Promise<void>;
  /** Nothing of it was sent yet. */
  isNew: boolean;
  /** Ends when it is removed. */
  wanted: AbortSignal;
};

const section = document.getElementById('photos');
// The last three exist over TLS alone, or in newer browsers.
if (section?.dataset.words && crypto.subtle && navigator.locks && 'createImageBitmap' in window)
  start(section, JSON.parse(section.dataset.words));

function start(section: HTMLElement, words: Words) {
  const [, , token = ''] = location.pathname.split('/');
  const [reference = ''] = token.split('.');
  const base = `/my/${token}/photos`;
  const isOwn = section.dataset.own !== undefined;
  const form = section.querySelector<HTMLFormElement>('form[enctype]');
  const list = section.querySelector('ul') ?? document.createElement('ul');
  const status = document.createElement('p');
  const tiles = new Map<string, Tile>();
  /** Of this tab; the first one is being sent. */
  let queue: Queued[] = [];
  let preparing = Promise.resolve();
  let isSending = false;
  let isWatching = false;
  let isReached = true;

  status.ariaLive = 'polite';
  list.className = 'photos';
  if (!list.parentNode) section.append(list);
  list.before(status);
  form?.setAttribute('data-script', '');
  form?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.files) return;
    for (const [place, file] of [...target.files].entries())
      enqueue({ id: newId(), reference, at: Date.now() + place, file, isShrunk: false }, { isNew: true });
    target.value = '';
    sendAll();
  });
  addEventListener('online', sendAll);
  addEventListener('pageshow', sendAll);
  document.addEventListener('visibilitychange', sendAll);
  goOn();

  /** With what waits from an earlier visit, here or at the server. */
  async function goOn() {
    for (const photo of await readWaiting(reference)) enqueue(photo, { isNew: false });
    for (const { dataset } of list.querySelectorAll<HTMLElement>('[data-state=working]')) {
      const { photo: id = '' } = dataset;
      addTile(id, () => undefined).show('working', words.arrived, 1);
    }
    sendAll();
    watch();
  }

  function addTile(id: string, remove: () => void): Tile {
    const tile = createTile(list, id, words, () => {
      tiles.delete(id);
      remove();
      if (isOwn) fetch(`${base}/${id}/remove`, { method: 'POST', redirect: 'manual' }).catch(() => undefined);
    });
    tiles.set(id, tile);
    return tile;
  }

  function enqueue(photo: Waiting, { isNew }: Pick<Queued, 'isNew'>) {
    const removal = new AbortController();
    const tile = addTile(photo.id, () => {
      removal.abort();
      forget(queued);
    });
    tile.show('waiting', words.waiting);
    const queued: Queued = {
      photo,
      tile,
      isNew,
      isStored: !isNew,
      wanted: removal.signal,
      prepared: preparing,
    };
    queue.push(queued);
    // Each at once as it is, because making them smaller takes a while.
    const stored = isNew ? store(queued) : undefined;
    preparing = preparing.then(() => stored).then(() => prepare(queued));
    queued.prepared = preparing;
  }

  /** One after another: a phone has memory for one. */
  async function prepare(queued: Queued) {
    const { photo, tile, wanted } = queued;
    if (wanted.aborted) return;
    if (!photo.isShrunk) {
      photo.file = (await shrink(photo.file)) ?? photo.file;
      photo.isShrunk = true;
      if (!wanted.aborted) await store(queued);
    }
    await tile.draw(() => photo.file);
  }

  async function store(queued: Queued) {
    queued.isStored = (await keep(queued.photo)) !== undefined;
  }

  async function sendAll() {
    if (isSending || document.hidden || queue.length === 0) return;
    isSending = true;
    say(words.going);
    await inTurn(`photos ${reference}`, async (lost) => {
      for (let [next] = queue; next && !lost.aborted; [next] = queue) await send(next, lost);
    });
    isSending = false;
    // What was added at the last moment, or taken away by another tab.
    sendAll();
  }

  async function send(queued: Queued, lost: AbortSignal) {
    const { photo, tile, wanted } = queued;
    await queued.prepared;
    if (wanted.aborted || lost.aborted) return;
    // Another tab may have sent it meanwhile.
    if (queued.isStored && (await isKept(photo.id)) === false) return finish(queued, { isSent: true });
    const end = new AbortController();
    const { isNew } = queued;
    queued.isNew = false;
    for (const signal of [wanted, lost]) signal.addEventListener('abort', () => end.abort());
    try {
      const sent = await sendPhoto({
        address: `${base}/${photo.id}`,
        file: photo.file,
        isNew,
        signal: end.signal,
        told: (share) => tile.show('sending', fill(words.sent, { percent: Math.round(100 * share) }), share),
        reached,
      });
      await finish(queued, sent);
    } catch {
      // Its file can no longer be read.
      if (!end.signal.aborted) await finish(queued, { isSent: false });
    }
  }

  async function finish(queued: Queued, sent: Sent) {
    await forget(queued);
    if (!sent.isSent) return refuse(queued.tile, sent.message);
    queued.tile.show('working', words.arrived, 1);
    watch();
  }

  async function forget(queued: Queued) {
    queue = queue.filter((each) => each !== queued);
    await drop(queued.photo.id);
  }

  function refuse(tile: Tile, message = words.failed) {
    tile.show('refused', message);
    say(fill(words.notTaken, { photo: tile.label }));
  }

  function reached(isNow: boolean) {
    if (isNow !== isReached) say(isNow ? words.going : words.cutOff);
    isReached = isNow;
  }

  /** Asks how those are doing that have arrived: a picture is made of each. */
  async function watch() {
    if (isWatching) return;
    isWatching = true;
    const isWorkedOn = () => [...tiles.values()].some(({ state }) => state === 'working');
    for (let wait = FIRST_LOOK; isWorkedOn(); wait = Math.min(1.5 * wait, LONGEST_LOOK)) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const answer: PhotosAnswer | undefined = await fetch(base)
        .then((response) => (response.ok ? response.json() : undefined))
        .catch(() => undefined);
      for (const { id, state, message } of answer?.photos ?? []) {
        const tile = tiles.get(id);
        if (tile?.state !== 'working') continue;
        if (state === 'ready') {
          tile.show('ready', words.ready, 1);
          if (isOwn) tile.draw(async () => (await fetch(`${base}/${id}`)).blob()).catch(() => undefined);
        }
        if (state === 'refused') refuse(tile, message);
      }
    }
    isWatching = false;
    const isDone = [...tiles.values()].every(({ state }) => state === 'ready');
    if (isDone && tiles.size > 0) say(words.done);
  }

  function say(text: string) {
    if (status.textContent !== text) status.textContent = text;
  }
}

/** Of 20 letters and digits. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => (byte % 36).toString(36)).join('');
}
