import { debounce, parseAsString } from 'nuqs/server';

/** So long after the last letter; whoever opens a record sooner does not find the text again by Back. */
const addressDelayMilliseconds = 100;

/**
 * What a list is searched for, as a parameter of the address. It is written there once typing pauses: of two addresses that follow
 * each other while a page is drawn, Next.js may put the first back for a moment, and with it what had been typed until then.
 */
export const searchText = parseAsString
  .withDefault('')
  .withOptions({ limitUrlUpdates: debounce(addressDelayMilliseconds) });
