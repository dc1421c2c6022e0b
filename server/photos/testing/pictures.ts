import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture whose upper left quarter is red. */
export function picture(width = 1600, height = 1200): Sharp {
  const red = {
    create: { width: width >> 1, height: height >> 1, channels: 3, background: '#e02020' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#2040e0' } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
}

/** The color of the pixel in the middle of each corner's quarter: upper left, upper right, lower left, lower right. */
export async function corners(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes)
    .resize(2, 2, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 3, 6, 9].map((at) => ((data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue')).join(' ');
}

/** What a phone writes into a picture. */
export const EXIF = {
  IFD0: { Make: 'Quetzal', Model: 'Camera 7' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '41/1 15/1 3177/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '73/1 41/1 0/1',
  },
};

export function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length >> 1);
}

/** A PNG that says it is this large, with hardly any pixels. */
export function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
    whole.writeUInt32BE(data.length, 0);
    whole.writeUInt32BE(crc(whole.subarray(4, -4)), whole.length - 4);
    return whole;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
