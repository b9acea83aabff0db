/**
 * Whether a PDF has pictures in JPEG 2000, for which `unpdf` has no decoder: they are left out of its pages. The entry that names the
 * decoder belongs to the stream of a picture, which is never inside another stream.
 */
export function hasUndrawnPictures(pdf: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(pdf).includes('/JPXDecode');
}
