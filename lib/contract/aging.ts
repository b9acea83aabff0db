import { z } from 'zod';
import { dueBands } from './choices';
import { amount, day } from './primitives';

/**
 * How long something has been due: not yet (today counts as not yet), or so many days. `credit` is what is left over of
 * payments, credit notes and lines on account: negative.
 */
export const agingBand = z.enum([...dueBands, 'credit']);
export type AgingBand = z.infer<typeof agingBand>;

/** Without `as_of`, today (UTC). `basis` chooses the book: lines of basis `all` are in both. */
export const agingQuery = z.strictObject({
  as_of: day.optional(),
  basis: z.enum(['accrual', 'cash']).default('accrual'),
});
export type AgingQuery = z.output<typeof agingQuery>;

const sum = z.object({ count: z.number().int(), amount });

const aged = {
  /** Of what is open; credits are not counted. */
  count: z.number().int(),
  amount,
  /** Every band, in order. In the band of credits, `count` is of those who have one. */
  bands: z.array(
    z.object({
      band: agingBand,
      count: z.number().int(),
      amount,
      /** Of the band: what transactions of up to the day probably pay in full already; see `outlook`. */
      probably_paid: sum,
      /** Of the band: what is owed without a bill or invoice; see `outlook`. */
      on_account: sum,
    }),
  ),
};

/**
 * What was open at the end of the day, by how long it had been due. Payments, voids and credits after the day do not
 * count. `amount` is the balance of accounts payable or receivable.
 */
export const aging = z
  .object({
    as_of: day,
    basis: z.enum(['accrual', 'cash']),
    ...aged,
    /**
     * What is owed, by what a person asks first. What transactions of up to the day probably pay in full already (suggested
     * payments with a confidence above 0.5, each transaction once, whose entries nobody has confirmed or categorized by hand, and which
     * count as income or a cost until then) is in `probably_paid` alone, whatever its band. With the band of credits,
     * these sum to `amount`.
     */
    outlook: z.object({
      overdue: sum,
      /** From the day on, the day included; the 30 days include the 7. */
      due_in_7_days: sum,
      due_in_30_days: sum,
      /** Of bills or invoices, as the sums above. */
      due_later: sum,
      probably_paid: sum,
      /**
       * (Extension) Of what is overdue or due: what transactions probably pay of bills or invoices that they do not pay in full. With
       * `probably_paid`, what receivable or payable holds though it is probably paid.
       */
      probably_paid_in_part: sum.optional(),
      /** What entries say is owed without a bill or invoice. */
      on_account: sum,
    }),
    /**
     * (Extension) What is open now, as the lists have it, of bills or invoices that are in none of the sums: those issued after the day,
     * and those issued before the start of the books.
     */
    not_counted: z.object({ issued_later: sum, before_start: sum }).optional(),
    /** Those with anything open or left over, by name. Without an identifier: lines of older books that name nobody. */
    parties: z.array(
      z.object({
        vendor_id: z.string().nullable().optional(),
        customer_id: z.string().nullable().optional(),
        name: z.string(),
        ...aged,
      }),
    ),
  })
  .meta({ id: 'Aging' });
export type Aging = z.output<typeof aging>;
