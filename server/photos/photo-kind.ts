/** In bytes: so many tell what a file is. */
export const HEAD = 12;

/** By the first bytes: no other kind of file is given to a decoder, whatever its name says. */
export function kindOf(head: Uint8Array): 'picture' | 'empty' | 'unknown' | 'heic' {
  if (head.length === 0) return 'empty';
  const text = Buffer.from(head).toString('latin1');
  if (/^....ftyp(?:hei|hev)/s.test(text)) return 'heic';
  return /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF....WEBP|....ftyp(?:avi|mif1))/s.test(text)
    ? 'picture'
    : 'unknown';
}
