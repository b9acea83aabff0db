/** The pictures that stand in the signature of an HTML message, by their content ids. */
export function picturesOfSignature(html: string): Set<string>;

/** Whether a picture that a message shows between its lines is a logo, a banner or of the signature, and no receipt. */
export function isDecoration(
  picture: { bytes: Uint8Array; contentId?: string },
  ofSignature: ReadonlySet<string>,
): boolean;
