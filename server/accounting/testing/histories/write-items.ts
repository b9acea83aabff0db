import { type Answered, call, read } from '../call';
import type { TestService } from '../start-service';
import type { PartPlan, Step } from './history';
import { chosen, type SharedBooks } from './shared-books';

/** Steps about bank movements, bills, invoices and payments. */
export type ItemStep = Extract<
  Step,
  { kind: 'import' | 'bill' | 'invoice' | 'pay' | 'unpay' | 'status' | 'reissue' | 'reparts' }
>;
type Item = SharedBooks['items'][number];
type Shown = { lines?: { id: string }[]; payments?: { id: string }[] };

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
  { kind, datetime, parts }: Extract<Step, { kind: 'bill' | 'invoice' }>,
): Promise<Answered> {
  const path = `/v0/business/${books.businessId}`;
  const body = { number: 'A-1', description: '', due_at: datetime, lines: partsBody(books, kind, parts) };
  const answer =
    kind === 'bill'
      ? await call(service, 'POST', `${path}/bills`, [
          { ...body, business_id: books.businessId, vendor_id: books.vendorId, issued_at: datetime },
        ])
      : await call(service, 'POST', `${path}/invoice`, {
          ...{ ...body, customer_id: books.customerId },
          ...{ sent_at: datetime, status: 'open' },
        });
  for (const { id } of [answer.data].flat() as { id?: string }[]) if (id) books.items.push({ kind, id });
  return answer;
}

function partsBody({ ledgerIds }: SharedBooks, kind: Item['kind'], parts: readonly PartPlan[]) {
  return parts.map(({ ledger, units, tax }) => ({
    ledger_id: chosen(ledgerIds, ledger),
    ...(kind === 'bill' ? { amount: units / 100 } : { unit_price: units / 100, tax_rate: tax / 100 }),
  }));
}
