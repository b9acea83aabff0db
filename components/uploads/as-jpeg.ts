/** What canvases of telephones hold; more pixels are no help to a reader of a receipt. */
const mostPixels = 16_000_000;
const quality = 0.92;

/** A copy of the picture as JPEG, upright and on white, where the browser can open and draw it; else null. */
export async function asJpeg(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, Math.sqrt(mostPixels / (picture.width * picture.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(picture.width * scale);
  canvas.height = Math.ceil(picture.height * scale);
  // Null where the browser has no memory left to draw on.
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const blob =
    context && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)));
  // Safari counts its memory until it is collected.
  canvas.width = 0;
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
  return blob && new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
}
