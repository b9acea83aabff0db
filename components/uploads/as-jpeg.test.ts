import { afterEach, expect, it, vi } from 'vitest';
import { asJpeg } from './as-jpeg';

afterEach(() => vi.unstubAllGlobals());

const photo = new File(['HEIC'], 'lunch.heic', { type: 'image/heic', lastModified: 1_770_000_000_000 });

/** A browser that opens the picture, and has a canvas, with or without memory to draw on it. */
function openBrowser(hasMemory: boolean) {
  const drawn: string[] = [];
  const canvas = {
    width: 0,
    height: 0,
    getContext: () =>
      hasMemory ? { fillRect: () => drawn.push('white'), drawImage: () => drawn.push('picture') } : null,
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['JPEG'], { type: 'image/jpeg' })),
  };
  const picture = { width: 8000, height: 4000, close: vi.fn() };
  vi.stubGlobal('createImageBitmap', async () => picture);
  vi.stubGlobal('document', { createElement: () => canvas });
  return { drawn, canvas, picture };
}

it('copies a picture on white, and frees the canvas', async () => {
  const { drawn, canvas, picture } = openBrowser(true);
  const copy = await asJpeg(photo);
  expect([copy?.name, copy?.type, copy?.lastModified]).toEqual([
    'lunch.jpg',
    'image/jpeg',
    1_770_000_000_000,
  ]);
  expect(drawn).toEqual(['white', 'picture']);
  expect(canvas.width).toBe(0);
  expect(picture.close).toHaveBeenCalledOnce();
});

it('copies nothing where there is no memory to draw on', async () => {
  const { canvas, picture } = openBrowser(false);
  expect(await asJpeg(photo)).toBeNull();
  expect(canvas.width).toBe(0);
  expect(picture.close).toHaveBeenCalledOnce();
});
