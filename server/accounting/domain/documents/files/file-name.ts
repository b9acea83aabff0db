import { extensionsOf, type MediaType } from '@/lib/media-type';

/**
 * The name a file is kept under: the last part of what was sent (some browsers send whole paths), without control
 * characters. It is only ever shown; where the bytes are kept follows from their hash.
 */
export function cleanFileName(sent: string, type: MediaType): string {
  const [last = ''] = sent.split(/[/\\]/).slice(-1);
  const name = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  return /^\.*$/.test(name) ? `document.${extensionsOf[type][0]}` : name;
}

/** The name a file is handed out under: its extension says what it is, so that no program takes it for something else. */
export function downloadName(name: string, type: MediaType): string {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return extensionsOf[type].includes(extension) ? name : `${name}.${extensionsOf[type][0]}`;
}
