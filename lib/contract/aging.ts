import { z } from 'zod';
import { amount, day } from './primitives';

/** How long something has been due: not yet (today counts as not yet), or so many days. */
export const agingBand = z.enum(['current', '1_30', '31_60', '61_90', 'over_90']);
export type AgingBand = z.infer<typeof agingBand>;

/** Without `as_of`, today (UTC). */
export const agingQuery = z.strictObject({ as_of: day.optional() });
export type AgingQuery = z.output<typeof agingQuery>;

/** What is open, by how long it has been due: what each total lacks of being paid. Every band is there, in order. */
export const aging = z
  .object({
    as_of: day,
    count: z.number().int(),
    amount,
    bands: z.array(z.object({ band: agingBand, count: z.number().int(), amount })),
  })
  .meta({ id: 'Aging' });
export type Aging = z.output<typeof aging>;
