import type { ItemKind } from '@/lib/contract/item-kind';
import { type Answered, call, read } from '../call';
import type { TestService } from '../start-service';
import type { PartPlan, Step } from './history';
import { chosen, partyOn, type SharedBooks } from './shared-books';

/** Steps about bank movements, bills, invoices and payments. */
export type ItemStep = Extract<
  Step,
  {
    kind:
      | 'import'
      | 'bill'
      | 'invoice'
      | 'pay'
      | 'split'
      | 'unpay'
      | 'status'
      | 'answer'
      | 'reissue'
      | 'reparts';
  }
>;
type Item = SharedBooks['items'][number];
type Posted = { id: string; ledger_id: string; debit_credit: string; amount: number };
type Shown = {
  lines?: { id: string }[];
  payments?: { id: string; transaction_id: string }[];
  settlement_entry_id?: string | null;
};

export async function takeItemStep(
  service: TestService,
  books: SharedBooks,
  step: ItemStep,
): Promise<Answered> {
  const path = `/v0/business/${books.businessId}`;
  const itemAt = (choice: number): Item =>
    books.items[choice % Math.max(books.items.length, 1)] ?? { kind: 'bill', id: 'none' };
  const pathOf = ({ kind, id }: Item) => `${path}/${kind === 'bill' ? 'bills' : 'invoice'}/${id}`;
  const shown = async (item: Item): Promise<Shown> => (await call(service, 'GET', pathOf(item))).data;
  switch (step.kind) {
    case 'import':
      return importMovements(service, books, step);
    case 'bill':
    case 'invoice':
      return createItem(service, books, step);
    case 'pay': {
      const { kind, id } = itemAt(step.item);
      return call(service, 'POST', `${path}/${kind}-payment`, {
        [`${kind}_id`]: id,
        transaction_id: chosen(books.movements[kind], step.transaction),
        payment_amount: step.units === null ? null : step.units / 100,
      });
    }
    case 'split': {
      const paying = (await shown(itemAt(step.item))).payments ?? [];
      const all = [...books.movements.bill, ...books.movements.invoice];
      const of = paying.length > 0 ? paying.map(({ transaction_id: id }) => id) : all;
      return splitMovement(service, books, chosen(of, step.transaction), step);
    }
    case 'unpay': {
      const item = itemAt(step.payment);
      const payments = (await shown(item)).payments ?? [];
      const payment = chosen(
        payments.map(({ id }) => id),
        step.payment,
      );
      return call(service, 'DELETE', `${path}/${item.kind}-payment/${payment}`);
    }
    case 'status':
      return call(service, 'PATCH', pathOf(itemAt(step.item)), { status: step.status });
    case 'answer':
      return answerWhereFrom(service, books, (await shown(itemAt(step.item))).settlement_entry_id, step);
    case 'reissue': {
      const item = itemAt(step.item);
      const member = item.kind === 'bill' ? 'issued_at' : 'sent_at';
      return call(service, 'PATCH', pathOf(item), { [member]: step.datetime });
    }
    case 'reparts': {
      const item = itemAt(step.item);
      const first = step.drops ? (await shown(item)).lines?.[0] : undefined;
      const line_changes = {
        create_lines: partsBody(books, item.kind, step.parts),
        delete_lines: first ? [first.id] : [],
      };
      return call(service, 'PATCH', pathOf(item), { line_changes });
    }
  }
}

/** What a movement of the bank does not pay goes to two ledgers, on either side: so payments are beside other lines. */
async function splitMovement(
  service: TestService,
  books: SharedBooks,
  transaction: string,
  { debit, credit, units }: Extract<Step, { kind: 'split' }>,
): Promise<Answered> {
  const path = `/v0/business/${books.businessId}`;
  const found = await call(service, 'GET', `${path}/transactions/${transaction}`);
  const entry = `${path}/journal-entries/${found.data.journal_entry_id}`;
  const lines = ((await call(service, 'GET', entry)).data.line_entries ?? []) as Posted[];
  const bank = books.ledgerNamed('Checking');
  const control = ['Accounts payable', 'Accounts receivable'].map(books.ledgerNamed);
  const rest = lines.find(({ ledger_id }) => ledger_id !== bank && !control.includes(ledger_id));
  const isDebit = rest?.debit_credit === 'debit';
  const amount = Math.round(Number(rest?.amount ?? 0) * 100);
  const create_lines = [
    {
      ledger_id: chosen(books.ledgerIds, debit),
      debit_credit: 'debit',
      units: units + (isDebit ? amount : 0),
    },
    {
      ledger_id: chosen(books.ledgerIds, credit),
      debit_credit: 'credit',
      units: units + (isDebit ? 0 : amount),
    },
  ].map(({ units: each, ...line }) => ({ ...line, ...partyOn(books, line.ledger_id), amount: each / 100 }));
  const line_changes = { create_lines, delete_lines: rest ? [rest.id] : [] };
  return call(service, 'PATCH', entry, { line_changes });
}

/** What was paid otherwise is said to come from one ledger, and more of it than was paid, with the rest on another. */
async function answerWhereFrom(
  service: TestService,
  books: SharedBooks,
  settlement: string | null | undefined,
  { ledger, other, units }: Extract<Step, { kind: 'answer' }>,
): Promise<Answered> {
  const entry = `/v0/business/${books.businessId}/journal-entries/${settlement ?? 'none'}`;
  const [settles, ...rest] = ((await call(service, 'GET', entry)).data.line_entries ?? []) as Posted[];
  const amount = Math.round(Number(settles?.amount ?? 0) * 100);
  const [side, back] =
    settles?.debit_credit === 'debit' ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const);
  const line = (choice: number, debit_credit: string, each: number) => {
    const ledger_id = chosen(books.ledgerIds, choice);
    return { ledger_id, ...partyOn(books, ledger_id), debit_credit, amount: each / 100 };
  };
  const create_lines = [line(ledger, side, amount + units), line(other, back, units)];
  return call(service, 'PATCH', entry, {
    line_changes: { create_lines, delete_lines: rest.map(({ id }) => id) },
  });
}

async function importMovements(
  service: TestService,
  books: SharedBooks,
  { movements }: Extract<Step, { kind: 'import' }>,
): Promise<Answered> {
  const rows = movements.map(({ day, units }, index) => `${day},${units / 100},Movement ${index}`);
  const form = new FormData();
  form.set('external_account_id', books.externalAccountId);
  form.set('file', new File([['Date,Amount,Description', ...rows].join('\n')], 'bank.csv'));
  const path = `/v0/business/${books.businessId}/transactions/import`;
  const answer = await read(await service.request(path, { method: 'POST', body: form }));
  if (answer.status === 201) books.importIds.push(String(answer.data.import_id));
  const ids = (answer.data.transaction_ids ?? []) as string[];
  // Fewer, where others had imported the same: then nobody knows which.
  if (ids.length === movements.length) {
    ids.forEach((id, index) => {
      books.movements[(movements[index]?.units ?? 0) < 0 ? 'bill' : 'invoice'].push(id);
    });
  }
  return answer;
}

async function createItem(
  service: TestService,
  books: SharedBooks,
  { kind, datetime, parts }: Extract<Step, { kind: ItemKind }>,
): Promise<Answered> {
  const path = `/v0/business/${books.businessId}`;
  const body = { number: 'A-1', description: '', due_at: datetime, lines: partsBody(books, kind, parts) };
  const answer =
    kind === 'bill'
      ? await call(service, 'POST', `${path}/bills`, [
          { ...body, business_id: books.businessId, vendor_id: books.vendorId, issued_at: datetime },
        ])
      : await call(service, 'POST', `${path}/invoice`, {
          ...body,
          customer_id: books.customerId,
          sent_at: datetime,
          status: 'open',
        });
  for (const { id } of [answer.data].flat() as { id?: string }[]) if (id) books.items.push({ kind, id });
  return answer;
}

function partsBody({ ledgerIds }: SharedBooks, kind: Item['kind'], parts: readonly PartPlan[]) {
  return parts.map(({ ledger, units, tax, isPrepayment }) => ({
    ledger_id: chosen(ledgerIds, ledger),
    is_prepayment: isPrepayment,
    ...(kind === 'bill' ? { amount: units / 100 } : { unit_price: units / 100, tax_rate: tax / 100 }),
  }));
}
