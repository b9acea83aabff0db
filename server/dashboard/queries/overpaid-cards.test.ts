import { expect, it } from 'vitest';
import type { CashAccount } from '@/lib/reads/overview-reads';
import { accept } from '@/lib/result';
import type { Member } from '../session/guard';
import { withOverpaidCards } from './overpaid-cards';

/** A service that keeps an account on `gold` alone, and has so many unreviewed entries on each ledger. */
function serviceWith(unreviewed: number) {
  const asked: string[] = [];
  const client = {
    listExternalAccounts: async () => {
      asked.push('accounts');
      return accept({ data: [{ ledger_id: 'gold' }] });
    },
    getLedgerStatement: async ({ parameters }: { parameters: { ledger_id: string } }) => {
      asked.push(parameters.ledger_id);
      return accept({ data: { unreviewed_entries: unreviewed } });
    },
  };
  return { asked, client: client as unknown as Member['client'] };
}

const books = { businessId: 'b', currency: 'USD', today: '2026-11-28' };
const account = (ledger_id: string, kind: CashAccount['kind'], balance: number): CashAccount => ({
  ledger_id,
  name: ledger_id,
  kind,
  balance,
});

it('counts what is not reviewed on the cards that were overpaid, and tells whether an account is kept of them', async () => {
  const { client, asked } = serviceWith(44);
  const accounts = [
    account('checking', 'bank_account', 10),
    account('card', 'credit_card', 17_307.61),
    account('gold', 'credit_card', 3),
    account('blue', 'credit_card', -5),
  ];
  const read = await withOverpaidCards({ client }, books, accounts);
  expect(read.ok && read.value.map(({ overpaid }) => overpaid)).toEqual([
    undefined,
    { unreviewed: 44, has_account: false },
    { unreviewed: 44, has_account: true },
    undefined,
  ]);
  expect(asked.sort()).toEqual(['accounts', 'card', 'gold']);
});

it('reads nothing where no card was overpaid', async () => {
  const { client, asked } = serviceWith(0);
  const accounts = [account('checking', 'bank_account', 10), account('blue', 'credit_card', -5)];
  const read = await withOverpaidCards({ client }, books, accounts);
  expect(read.ok && read.value).toEqual(accounts);
  expect(asked).toEqual([]);
});
