import { mediaTypes } from '@/lib/media-type';

/** What a file dialog offers. An iPhone turns its own format into JPEG when it is asked for these. */
export const acceptedFiles = mediaTypes.join(',');

/** The same in words, and how large a file may be. */
export const acceptedWords = 'PDF, PNG, JPEG or WebP, up to 25 MB';
