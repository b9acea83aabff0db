import type { z } from 'zod';
import type { csvColumn, csvMapping } from '@/lib/contract/transaction';

/** A column by its header (any case, accents and punctuation do not matter) or by its place, counted from 1. */
export type CsvColumn = z.output<typeof csvColumn>;

/**
 * What a person says about a table that cannot be told by itself. Every field may be left out: what is given
 * overrides what was found, the rest is found from the headers and the values.
 */
export type CsvMapping = z.output<typeof csvMapping>;
