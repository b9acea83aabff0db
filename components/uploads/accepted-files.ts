import { mediaTypes } from '@/lib/media-type';

/**
 * What a file dialog offers. An iPhone turns its own format into JPEG when it is asked for these; some systems know XML
 * by its name only.
 */
export const acceptedFiles = [...mediaTypes, '.xml'].join(',');

/** The same in words, and how large a file may be. */
export const acceptedWords = 'PDF, PNG, JPEG, WebP or an electronic invoice (XML), up to 25 MB';
