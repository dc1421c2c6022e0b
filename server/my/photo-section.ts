import { fill } from '../../contract/fill.ts';
import { MOST_PHOTOS } from '../../contract/photos.ts';
import { myPhotos as words } from '../../messages/en/my-photos.ts';
import { type Html, html } from '../formats/html.ts';
import { roomBeside } from '../store/photos.ts';
import type { Photo } from '../store/store.ts';
import { refusalInWords } from './photo-words.ts';

/** `path`: the address of the page. `isUsable`: whether this server can read pictures. */
type Known = { photos: Photo[]; path: string; takesPhotos: boolean };

/** What was added, pictures first, and the form to add more. */
export function photoSection(known: Known): Html {
  const isReady = ({ state }: Photo) => state === 'ready';
  const photos = [...known.photos.filter(isReady), ...known.photos.filter((photo) => !isReady(photo))];
  const shown = photos.map((photo, place) => photoItem(photo, String(place + 1), known.path));
  const list = shown.length > 0 ? html`<ul class="photos">${shown}</ul>` : undefined;
  return section(known, list, html` data-own`);
}

/** Without a picture, for someone who may have got the link by mistake. */
export function countedPhotos(known: Known): Html {
  const { photos } = known;
  const count = photos.filter(({ state }) => state !== 'refused').length;
  const refused = photos.filter(({ state }) => state === 'refused');
  return section(
    known,
    html`${count > 0 ? html`<p>${count === 1 ? words.one : fill(words.several, { count })}</p>` : undefined}
${refused.length > 0 ? html`<ul class="photos">${refused.map((photo) => html`<li>${stateOf(photo, '')}</li>`)}</ul>` : undefined}`,
  );
}

/** With the words of the script, which holds none: a contractor may have others. `own`: whether it may show and remove pictures. */
function section(known: Known, added: Html | undefined, own?: Html): Html {
  const { photo, remove, script } = words;
  return html`<section id="photos" data-words="${JSON.stringify({ photo, remove, ...script })}"${own}>
<h2>${words.title}</h2>
${known.takesPhotos ? form(known) : html`<p>${words.byEmail}</p>`}
${added}
</section>`;
}

/** Naming no HEIC, an iPhone sends JPEG. Nothing asks for the camera, so the album is offered as well. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

function form({ photos, path }: Known): Html {
  if (roomBeside(photos) === 0) return html`<p>${fill(words.full, { most: MOST_PHOTOS })}</p>`;
  return html`<form method="post" action="${path}/photos" enctype="multipart/form-data">
<p>${fill(words.intro, { most: MOST_PHOTOS })}</p>
<p><label for="photo-files">${words.choose}</label><input id="photo-files" name="photos" type="file" multiple accept="${TYPES}"></p>
<p><label for="other-files">${words.others}</label><input id="other-files" name="photos" type="file" multiple accept="image/*,.heic,.heif"></p>
<p><button type="submit">${words.send}</button></p>
</form>`;
}

function photoItem(photo: Photo, number: string, path: string): Html {
  const { id, state, width, height } = photo;
  if (state !== 'ready')
    return html`<li data-photo="${id}" data-state="${state}">${stateOf(photo, number)}</li>`;
  const size = html`width="${String(width)}" height="${String(height)}"`;
  return html`<li>
<img src="${path}/photos/${id}" alt="${fill(words.photo, { number })}" ${size} loading="lazy">
<form method="post" action="${path}/photos/${id}/remove"><button type="submit">${fill(words.remove, { number })}</button></form>
</li>`;
}

function stateOf({ state, reason }: Photo, number: string): string {
  if (state === 'refused') return refusalInWords(reason ?? 'broken');
  return state === 'ready' ? '' : fill(words.states[state], { number });
}
