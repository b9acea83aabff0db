import type { PartyKind } from '@/lib/contract/party';
import { type Answered, call } from '../call';
import type { TestService } from '../start-service';
import type { Step } from './history';
import { chosen, type SharedBooks } from './shared-books';

/** Steps about credit notes, the credit of vendors and customers, and undone imports. */
export type CreditStep = Extract<
  Step,
  { kind: 'note' | 'voidNote' | 'apply' | 'unapply' | 'refund' | 'unrefund' | 'undo' }
>;
type Shown = { credit_applications?: { id: string }[] };

const creditKinds = ['note', 'voidNote', 'apply', 'unapply', 'refund', 'unrefund', 'undo'];

export function isOfCredits(step: Step): step is CreditStep {
  return creditKinds.includes(step.kind);
}

export async function takeCreditStep(
  service: TestService,
  books: SharedBooks,
  step: CreditStep,
): Promise<Answered> {
  const send = (method: string, rest: string, body?: object) =>
    call(service, method, `/v0/business/${books.businessId}/${rest}`, body);
  const partyOf = (kind: PartyKind) =>
    kind === 'vendor' ? { vendor_id: books.vendorId } : { customer_id: books.customerId };
  const itemAt = (choice: number) =>
    books.items[choice % Math.max(books.items.length, 1)] ?? { kind: 'bill' as const, id: 'none' };
  switch (step.kind) {
    case 'note': {
      const lines = step.parts.map(({ ledger, units }) => ({
        ledger_id: chosen(books.ledgerIds, ledger),
        amount: units / 100,
      }));
      const body = { ...partyOf(step.party), number: 'C-1', issued_at: step.datetime, lines };
      const answer = await send('POST', 'credit-note', body);
      if (answer.status === 201) books.creditNoteIds.push(String(answer.data.id));
      return answer;
    }
    case 'voidNote':
      return send('POST', `credit-note/${chosen(books.creditNoteIds, step.note)}/void`);
    case 'apply': {
      const { kind, id } = itemAt(step.item);
      return send('POST', 'credit-application', {
        ...partyOf(kind === 'bill' ? 'vendor' : 'customer'),
        [`${kind}_id`]: id,
        amount: step.units / 100,
        datetime: step.datetime,
      });
    }
    case 'unapply': {
      const { kind, id } = itemAt(step.item);
      const shown = (await send('GET', `${kind === 'bill' ? 'bills' : 'invoice'}/${id}`)).data as Shown;
      return send('DELETE', `credit-application/${shown.credit_applications?.[0]?.id ?? 'none'}`);
    }
    case 'refund': {
      // Money in refunds a vendor's credit, as it pays an invoice.
      const movements = books.movements[step.party === 'vendor' ? 'invoice' : 'bill'];
      const transaction_id = chosen(movements, step.transaction);
      const body = { ...partyOf(step.party), transaction_id, amount: step.units / 100 };
      const answer = await send('POST', 'refund', body);
      if (answer.status === 201) books.refundIds.push(String(answer.data.id));
      return answer;
    }
    case 'unrefund':
      return send('DELETE', `refund/${chosen(books.refundIds, step.refund)}`);
    case 'undo':
      return send('POST', `transaction-import/${chosen(books.importIds, step.import)}/undo`);
  }
}
