import type { Client } from '@/lib/client/client';
import type { Bill } from '@/lib/contract/bill';
import type { ReportRecord } from '@/lib/contract/report';
import { must, newBooks } from './books';

export type NewBill = { issued: string; lines: readonly (readonly [ledger: string, amount: number])[] };

/** Books with a vendor, a bank account, and short ways to ask what payables and cash flow say. */
export async function newPayables(client: Client, settings: Parameters<typeof newBooks>[1] = {}) {
  const books = await newBooks(client, settings);
  const { parameters, ledger } = books;
  const vendor = must(await client.createVendor({ parameters, body: { name: 'Acme Paper' } })).data;
  const customer = must(await client.createCustomer({ parameters, body: { name: 'Blue Door Studio' } })).data;
  const account = must(
    await client.createExternalAccount({
      parameters,
      body: { name: 'Checking', ledger_id: ledger('Checking').id },
    }),
  ).data;
  const balanceOf = async (name: string, end?: string) => {
    const query = end === undefined ? {} : { end_datetime: `${end}T23:59:59.999Z` };
    const balances = must(await client.listLedgerBalances({ parameters, query })).data;
    return Number(balances.find((each) => each.ledger_id === ledger(name).id)?.balance ?? 0);
  };
  return {
    ...books,
    vendor,
    customer,
    account,
    payable: (end?: string) => balanceOf('Accounts payable', end),
    receivable: (end?: string) => balanceOf('Accounts receivable', end),
    balanceOf,
    async bills(wanted: readonly NewBill[]): Promise<Bill[]> {
      const body = wanted.map(({ issued, lines }, index) => ({
        business_id: books.business.id,
        vendor_id: vendor.id,
        number: `A-${index + 1}`,
        description: '',
        issued_at: `${issued}T00:00:00Z`,
        due_at: `${issued}T00:00:00Z`,
        lines: lines.map(([name, amount]) => ({ ledger_id: ledger(name).id, amount })),
      }));
      return must(await client.createBills({ parameters, body })).data;
    },
    /** Imports movements of days and signed amounts; their identifiers in the order given. */
    async transactions(wanted: readonly (readonly [day: string, amount: number])[]): Promise<string[]> {
      const rows = wanted.map(([day, amount], index) => `${day},${amount},Movement ${index + 1}`);
      const form = new FormData();
      form.set('external_account_id', account.id);
      form.set('file', new File([['Date,Amount,Description', ...rows].join('\n')], 'bank.csv'));
      return must(await client.importTransactions({ parameters, form })).data.transaction_ids;
    },
    /** What moved cash in a month or between two days, by ledger. */
    async cashFlow(start: string, end = start): Promise<Record<string, number>> {
      const [from, through] = start.length === 7 ? [`${start}-01`, `${end}-28`] : [start, end];
      const query = {
        start_datetime: `${from}T00:00:00Z`,
        end_datetime: `${through}T23:59:59.999Z`,
      };
      const reports = must(await client.getCashFlow({ parameters, query })).data;
      const found: Record<string, number> = {};
      const walk = (record: ReportRecord) => {
        if (record.ledger_id !== null && Number(record.amount) !== 0)
          found[record.name] = Number(record.amount);
        record.children.forEach(walk);
      };
      reports.flatMap((report) => report.records).forEach(walk);
      return found;
    },
  };
}
