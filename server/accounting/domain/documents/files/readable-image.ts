/** Narrower or lower than a printed line with its margins: a picture of nothing to read. */
const smallestSide = 100;
/** The sharpest pictures that telephones usually take; what is larger takes more memory than its text is worth. */
const mostPixels = 65_000_000;

/** Whether to look for text in an image of this size at all. */
export function isReadable({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) >= smallestSide && width * height <= mostPixels;
}
