import { readFile } from 'node:fs/promises';

/** In pixels, of `tile.heic`, whose upper left quarter is red. */
const SIDE = 768;

/**
 * A HEIC file of this size, in tiles as phones store large pictures, turned left by so many quarters. All its tiles are the same bytes of
 * the file, so it takes no more than a few thousand.
 */
export async function tiledHeic(width: number, height: number, turns = 0): Promise<Buffer> {
  const one = await readFile('server/photos/testing/tile.heic');
  const decoderSettings = boxOf(one, 'hvcC');
  const tile = boxOf(one, 'mdat').subarray(8);
  const [columns, rows] = [Math.ceil(width / SIDE), Math.ceil(height / SIDE)];
  const grid = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width), u32(height)]);
  const tiles = Array.from({ length: columns * rows }, (_, index) => index + 1);
  const whole = tiles.length + 1;

  const start = box('ftyp', 'heic', u32(0), 'mif1heic');
  const describe = (at: number) => {
    const place = (id: number, offset: number, { length }: Buffer) =>
      Buffer.concat([u16(id), u16(0), u16(0), u16(1), u32(at + offset), u32(length)]);
    const item = (id: number, type: string, flags: number) =>
      fullBox('infe', 2, flags, u16(id), u16(0), type, u8(0));
    const size = (x: number, y: number) => fullBox('ispe', 0, 0, u32(x), u32(y));
    return fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, u32(0), 'pict', Buffer.alloc(13)),
      fullBox('pitm', 0, 0, u16(whole)),
      fullBox(
        'iloc',
        1,
        0,
        u8(0x44, 0),
        u16(whole),
        ...tiles.map((id) => place(id, 0, tile)),
        place(whole, tile.length, grid),
      ),
      fullBox('iinf', 0, 0, u16(whole), ...tiles.map((id) => item(id, 'hvc1', 1)), item(whole, 'grid', 0)),
      fullBox('iref', 0, 0, box('dimg', u16(whole), u16(tiles.length), ...tiles.map(u16))),
      box(
        'iprp',
        box('ipco', decoderSettings, size(SIDE, SIDE), size(width, height), box('irot', u8(turns))),
        fullBox(
          'ipma',
          0,
          0,
          u32(whole),
          // Which of these, counted from 1, describe an item; those marked with 0x80 must be understood.
          ...tiles.map((id) => Buffer.concat([u16(id), u8(2, 0x81, 2)])),
          Buffer.concat([u16(whole), u8(2, 3, 0x84)]),
        ),
      ),
    );
  };
  const behind = start.length + describe(0).length + 8;
  return Buffer.concat([start, describe(behind), box('mdat', tile, grid)]);
}

function boxOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type) - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}

function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([u32(content.length + 8), Buffer.from(type), content]);
}

function fullBox(type: string, version: number, flags: number, ...parts: (Buffer | string)[]): Buffer {
  return box(type, u32((version << 24) | flags), ...parts);
}

const u8 = (...bytes: number[]) => Buffer.from(bytes);

function u16(number: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(number);
  return bytes;
}

function u32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}
