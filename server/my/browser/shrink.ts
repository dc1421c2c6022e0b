/** In pixels: enough to see a crack, and a tenth of what a phone's camera makes. */
const LONG_EDGE = 2048;

const PREVIEW = 480;

/** In bytes. A larger file is a larger picture too, and made smaller while it is decoded: a phone has no memory for 48 megapixels. */
const LARGE_FILE = 1_000_000;

/**
 * A picture as it is sent: small, upright, and without the place and time that are written in the file. Undefined for what this browser cannot
 * decode. Made smaller before it gets onto a canvas, which stays black on an iPhone beyond 16 megapixels.
 */
export async function shrink(file: Blob): Promise<Blob | undefined> {
  try {
    const large = file.size > LARGE_FILE && ({ resizeWidth: LONG_EDGE, resizeQuality: 'high' } as const);
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', ...large });
    const canvas = document.createElement('canvas');
    draw(bitmap, canvas, LONG_EDGE);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
    return blob ?? undefined;
  } catch {
    return undefined;
  }
}

/** Draws a picture that was made smaller; on the canvas, because the page's policy lets no image come from the device. */
export async function preview(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  draw(await createImageBitmap(file, { resizeWidth: PREVIEW, resizeQuality: 'high' }), canvas, PREVIEW);
}

function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement, longEdge: number) {
  const scale = Math.min(1, longEdge / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  // What is transparent would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
}
