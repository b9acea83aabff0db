import { z } from 'zod';
import { dueBands } from './choices';
import { amount, day } from './primitives';

/**
 * How long something has been due: not yet (today counts as not yet), or so many days. `credit` is what is left over of
 * payments, credit notes and lines on account: negative.
 */
export const agingBand = z.enum([...dueBands, 'credit']);
export type AgingBand = z.infer<typeof agingBand>;

export const agingQuery = z.strictObject({
  as_of: day.optional().describe('By default today (UTC). Payments after the day do not count.'),
  basis: z
    .enum(['accrual', 'cash'])
    .default('accrual')
    .describe('The accrual or the cash book; lines of basis `all` are in both.'),
});
export type AgingQuery = z.output<typeof agingQuery>;

const sum = z.object({ count: z.number().int(), amount });

const aged = {
  count: z.number().int().describe('How many items are open; credits are not counted.'),
  amount,
  bands: z
    .array(
      z.object({
        band: agingBand,
        count: z.number().int(),
        amount,
        probably_paid: sum.describe(
          'Of the band, what transactions through the day probably pay in full already; see `outlook`.',
        ),
        on_account: sum.describe('Of the band, what is owed without a bill or invoice; see `outlook`.'),
      }),
    )
    .describe(
      'Every band, in order. `credit`, what is left over of payments, credit notes and lines on ' +
        'account, is negative; its `count` is of the parties that have any.',
    ),
};

export const aging = z
  .object({
    as_of: day,
    basis: z.enum(['accrual', 'cash']),
    ...aged,
    outlook: z
      .object({
        overdue: sum.describe('Due before the day.'),
        due_in_7_days: sum.describe('From the day on, inclusive.'),
        due_in_30_days: sum.describe('From the day on, inclusive; includes `due_in_7_days`.'),
        due_later: sum.describe('Of bills and invoices due after these 30 days.'),
        probably_paid: sum,
        probably_paid_in_part: sum
          .optional()
          .describe(
            'Of what is overdue or due: what transactions probably pay of bills or invoices that they do not ' +
              'pay in full. With `probably_paid`, what receivable or payable holds though it is probably paid.',
          ),
        on_account: sum.describe('What journal entries, and no bill or invoice, post as owed.'),
      })
      .describe(
        'What is owed, by what a person asks first. What transactions of up to the day probably pay in ' +
          'full already (suggested payments with a confidence above 0.5, each transaction once, whose ' +
          'entries nobody has confirmed or categorized by hand, and which count as income or a cost until ' +
          'then) is in `probably_paid` alone, whatever its band. With the band of credits, `overdue`, ' +
          '`due_in_30_days`, `due_later`, `probably_paid` and `on_account` sum to `amount`; `due_in_7_days` and ' +
          '`probably_paid_in_part` are within them.',
      ),
    not_counted: z
      .object({ issued_later: sum, before_start: sum })
      .optional()
      .describe(
        'What is open now, as the lists have it, of bills or invoices that are in none of the sums: those ' +
          'issued after the day, and those issued before the start of the books.',
      ),
    parties: z
      .array(
        z.object({
          vendor_id: z.string().nullable().optional(),
          customer_id: z.string().nullable().optional(),
          name: z.string(),
          ...aged,
        }),
      )
      .describe(
        'Vendors or customers with anything open or left over, by name. Without an identifier: lines of older books that name nobody.',
      ),
  })
  .meta({
    id: 'Aging',
    description:
      'What was open at the end of the day, by how long it had been due. Payments, voids and credits ' +
      'after the day do not count. `amount` is the balance of accounts payable or receivable.',
  });
export type Aging = z.output<typeof aging>;
