// Pixels of a picture.
import type { Size } from './rules.ts';

/** null where the browser gives none of a picture that holds parts of a page. */
export async function pngOf(svg: string, { width, height }: Size): Promise<Blob | null> {
  const image = new Image();
  // Of a blob: address Chromium would not give the pixels back.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  try {
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  }
}
