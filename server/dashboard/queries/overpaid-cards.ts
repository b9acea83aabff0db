import { type Day, endOfDay } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import type { CashAccount } from '@/lib/reads/overview-reads';
import { accept, together } from '@/lib/result';
import type { Member } from '../session/guard';

type Books = { businessId: string; currency: string; today: Day };

/** The accounts of cash, and what stands behind cards that were overpaid by the books: these are rare, and only for them it is read. */
export async function withOverpaidCards(
  { client }: Pick<Member, 'client'>,
  { businessId, currency, today }: Books,
  accounts: readonly CashAccount[],
) {
  const cards = accounts.filter(
    ({ kind, balance }) => kind === 'credit_card' && unitsOfAmount(balance, currency) > 0n,
  );
  if (cards.length === 0) return accept([...accounts]);
  const parameters = { business_id: businessId };
  const query = { end_datetime: endOfDay(today), page_size: 1 };
  const read = await together({
    external: client.listExternalAccounts({ parameters }),
    statements: together(
      Object.fromEntries(
        cards.map(({ ledger_id }) => [
          ledger_id,
          client.getLedgerStatement({ parameters: { ...parameters, ledger_id }, query }),
        ]),
      ),
    ),
  });
  if (!read.ok) return read;
  const { external, statements } = read.value;
  const kept = new Set(external.data.map(({ ledger_id }) => ledger_id));
  return accept(
    accounts.map((account): CashAccount => {
      const statement = statements[account.ledger_id];
      if (!statement) return account;
      const { unreviewed_entries: unreviewed } = statement.data;
      return { ...account, overpaid: { unreviewed, has_account: kept.has(account.ledger_id) } };
    }),
  );
}
