import { Text } from '@react-email/text';
import { fill } from '../../../contract/fill.ts';
import { photosMail as words } from '../../../messages/en/mails/photos.ts';
import type { PhotoFiles } from '../../photos/photo-files.ts';
import type { Photo } from '../../store/store.ts';
import { style } from './mail-style.ts';
import type { Mail } from './transport.ts';

/** A picture in a mail, by the name that the mail has for it. */
export type MailPicture = { cid: string; content: Uint8Array };

/** Those that can be read now: a mail must not wait for a picture that the office has as well. */
export async function mailPictures(photos: Photo[], files: PhotoFiles): Promise<MailPicture[]> {
  const read = photos.map(({ id }) =>
    files.read(id, 'mail').then(
      (content) => [{ cid: `${id}@photos`, content }],
      () => [],
    ),
  );
  return (await Promise.all(read)).flat();
}

/** They come along inside of the mail: nothing is fetched when it is opened. */
export function attached(pictures: MailPicture[]): NonNullable<Mail['attachments']> {
  return pictures.map(({ cid, content }, place) => ({
    cid,
    content: Buffer.from(content),
    filename: `photo-${place + 1}.jpg`,
    contentType: 'image/jpeg',
    contentDisposition: 'inline',
  }));
}

export function photosInWords(count: number): string {
  return count === 1 ? words.one : fill(words.several, { count });
}

/** The pictures beside each other, as on a contact sheet. */
export function PhotoSheet({ count, pictures }: { count: number; pictures: MailPicture[] }) {
  return (
    <>
      <Text style={style.term} className="term quiet">
        {photosInWords(count)}
      </Text>
      <Text style={style.answer} className="answer ink">
        {pictures.map(({ cid }, place) => (
          <img
            key={cid}
            src={`cid:${cid}`}
            alt={fill(words.photo, { number: place + 1 })}
            width="160"
            style={style.photo}
          />
        ))}
        {pictures.length > 0 && <br />}
        {words.large}
      </Text>
    </>
  );
}
