import sql from 'sql-template-tag';
import type { BusinessWork } from '@/lib/contract/business-work';
import { comparedOf, readAllBankBalances } from './bank-balance-store';
import { type BusinessRow, businessOf } from './business-store';
import type { Queryable } from './database';

type Row = BusinessRow & {
  bookkeeper_pending: bigint;
  certain: bigint;
  business_pending: bigint;
  open_tasks: bigint;
  answered_tasks: bigint;
  last_bank_day: string | null;
};

/** What waits in the books of every business of the current tenant, by name. */
export async function readBusinessWork(db: Queryable): Promise<BusinessWork[]> {
  const balances = await readAllBankBalances(db);
  const of = (id: string) => balances.get(id) ?? [];
  const rows = await db.rows<Row>(sql`
    SELECT b.*, w.bookkeeper_pending, w.certain, w.business_pending, w.open_tasks, w.answered_tasks, w.last_bank_day
    FROM business b JOIN business_work() w ON w.business_id = b.id ORDER BY lower(b.name), b.id`);
  return rows.map(
    ({
      bookkeeper_pending,
      certain,
      business_pending,
      open_tasks,
      answered_tasks,
      last_bank_day,
      ...row
    }) => {
      const business = businessOf(row);
      return {
        business,
        bookkeeper_pending: Number(bookkeeper_pending),
        certain: Number(certain),
        business_pending: Number(business_pending),
        open_tasks: Number(open_tasks),
        answered_tasks: Number(answered_tasks),
        last_bank_day,
        ...comparedOf(of(row.id), business.currency),
      };
    },
  );
}
