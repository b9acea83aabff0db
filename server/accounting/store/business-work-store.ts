import sql from 'sql-template-tag';
import type { BankBalance, BusinessWork } from '@/lib/contract/business-work';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
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
  const balances = await readBankBalances(db);
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
        bank_balances: of(row.id).flatMap((balance) =>
          isStated(balance) ? presentBalance(balance, business.currency) : [],
        ),
        accounts_not_compared: of(row.id)
          .filter((balance) => !isStated(balance))
          .map(({ external_account_id, name }) => ({
            external_account_id: encodeIdentifier('external_account', external_account_id),
            name,
          })),
      };
    },
  );
}

type BalanceRow = {
  business_id: string;
  external_account_id: string;
  name: string;
  closing_day: string | null;
  bank: bigint | null;
  books: bigint | null;
};

type Stated = Pick<BalanceRow, 'external_account_id' | 'name'> & {
  closing_day: string;
  bank: bigint;
  books: bigint;
};

function isStated(row: BalanceRow): row is BalanceRow & Stated {
  return row.closing_day !== null;
}

/**
 * The latest balance that the bank stated of each account, and the books at the end of that day, by business; of other accounts with
 * transactions neither.
 */
async function readBankBalances(db: Queryable): Promise<Map<string, BalanceRow[]>> {
  const rows = await db.rows<BalanceRow>(
    sql`SELECT * FROM bank_balances() ORDER BY lower(name), external_account_id`,
  );
  const byBusiness = new Map<string, BalanceRow[]>();
  for (const row of rows) byBusiness.set(row.business_id, [...(byBusiness.get(row.business_id) ?? []), row]);
  return byBusiness;
}

function presentBalance(
  { external_account_id, name, closing_day, bank, books }: Stated,
  currency: string,
): BankBalance {
  const decimals = decimalsOf(currency);
  return {
    external_account_id: encodeIdentifier('external_account', external_account_id),
    name,
    day: closing_day,
    bank_balance: amountNumber(bank, decimals),
    books_balance: amountNumber(books, decimals),
  };
}
