import { expect } from 'vitest';
import type { Client } from '@/lib/client/client';
import type { Ledger } from '@/lib/contract/ledger';
import { addDays } from '@/lib/dates/instant';
import { minorUnitsOf } from '@/lib/money/decimal';
import { must } from '../books';
import { accountsOf, hledgerBalances } from '../exported-books';
import { figuresOf, withoutZeros } from './compare-reports';
import type { Figures } from './expected-reports';

type InBusiness = { business_id: string };

/**
 * Holds the balance sheet and the profit and loss to what hledger adds up of the exported books: another program, which
 * knows nothing of period totals. Amounts of hledger are debits less credits.
 * @param days at the end of which, and between the first and each of which, the reports are asked for
 */
export async function compareWithHledger(
  client: Client,
  parameters: InBusiness,
  text: string,
  days: readonly string[],
): Promise<void> {
  const accounts = accountsOf(text, 'hledger');
  const ledgers = must(await client.listLedgers({ parameters })).data;
  const typeOf = new Map(ledgers.map(({ id, type }) => [id, type]));
  const unitsByLedger = (between: { from?: string; before?: string }) =>
    hledgerBalances(text, 'USD', between).map(([account, amount]) => {
      const id = accounts.get(account) ?? `not declared: ${account}`;
      return { id, type: typeOf.get(id), debit: unitsIn(amount) };
    });
  const inOrder = [...days].sort();
  for (const end of inOrder) {
    const query = { end_datetime: `${end}T23:59:59.999Z` };
    const [sheet] = must(await client.getBalanceSheet({ parameters, query })).data;
    const expected: Figures = { result: 0n };
    for (const { id, type, debit } of unitsByLedger({ before: addDays(end, 1) })) {
      if (isResult(type)) expected.result = (expected.result ?? 0n) - debit;
      else expected[id] = type === 'asset' ? debit : -debit;
    }
    const { earlier_years_result = 0n, net_income = 0n, ...figures } = figuresOf(sheet?.records ?? []);
    const income = earlier_years_result + net_income;
    expect(withoutZeros({ ...figures, result: income }), `balance sheet of ${end}`).toEqual(
      withoutZeros(expected),
    );

    const [start = end] = inOrder;
    const span = { start_datetime: `${start}T00:00:00Z`, ...query };
    const [result] = must(await client.getProfitAndLoss({ parameters, query: span })).data;
    const moved = unitsByLedger({ from: start, before: addDays(end, 1) }).filter(({ type }) =>
      isResult(type),
    );
    const ofLedgers = Object.entries(figuresOf(result?.records ?? [])).filter(([id]) => typeOf.has(id));
    expect(Object.fromEntries(ofLedgers), `profit and loss from ${start} to ${end}`).toEqual(
      withoutZeros(
        Object.fromEntries(moved.map(({ id, type, debit }) => [id, type === 'expense' ? debit : -debit])),
      ),
    );
  }
}

function isResult(type: Ledger['type'] | undefined): boolean {
  return type === 'revenue' || type === 'expense';
}

function unitsIn(amount: string): bigint {
  const units = minorUnitsOf(amount, 2);
  if (!units.ok) throw new Error(`${amount} is no amount in cents`);
  return units.value;
}
