import { debounce, parseAsString } from 'nuqs/server';
import { searchDelayMilliseconds } from './search-delay';

/**
 * What a list is searched for, as a parameter of the address. It is written there once typing pauses: of two addresses that follow
 * each other while a page is drawn, Next.js may put the first back for a moment, and with it what had been typed until then.
 */
export const searchText = parseAsString
  .withDefault('')
  .withOptions({ limitUrlUpdates: debounce(searchDelayMilliseconds) });
