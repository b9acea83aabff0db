import { mediaTypes } from '@/lib/media-type';

/** What a file dialog offers. An iPhone turns its own format into JPEG when it is asked for these; some systems know XML by its name only. */
export const acceptedFiles = [...mediaTypes, '.xml'].join(',');
