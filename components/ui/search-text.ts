import { debounce, parseAsString } from 'nuqs/server';

/**
 * So long after the last letter. While it waits, a link may be followed before the text is in the address, so it is no longer than the 50 ms
 * of other parameters by much.
 */
const addressDelayMilliseconds = 100;

/**
 * What a list is searched for, as a parameter of the address. It is written there once typing pauses: of two addresses that follow
 * each other while a page is drawn, Next.js may put the first back for a moment, and with it what had been typed until then.
 */
export const searchText = parseAsString
  .withDefault('')
  .withOptions({ limitUrlUpdates: debounce(addressDelayMilliseconds) });
