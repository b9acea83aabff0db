/** The kinds of file that are kept; whatever else is sent is refused. */
export const mediaTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  /** An electronic invoice. */
  'application/xml',
] as const;
export type MediaType = (typeof mediaTypes)[number];
export type ImageType = Extract<MediaType, `image/${string}`>;

/** File name extensions by which a kind goes, the usual one first. */
export const extensionsOf: Record<MediaType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/webp': ['webp'],
  'application/xml': ['xml'],
};

/** The kind of file that goes by this extension, or null. */
export function mediaTypeOfExtension(extension: string): MediaType | null {
  return mediaTypes.find((each) => extensionsOf[each].includes(extension)) ?? null;
}
