import { mediaTypes } from '@/lib/media-type';

/** What a file dialog offers. An iPhone turns its own format into JPEG when it is asked for these. */
export const acceptedFiles = mediaTypes.join(',');
