import type { Bill } from '../../bills/bill';
import type { Invoice } from '../../invoices/invoice';
import type { Entry, Line } from '../../journal-entry/entry';
import type { Payment } from '../open-item';

const at = '2026-01-10T00:00:00.000Z';

export function payment(paymentId: string, amount: bigint, datetime = at): Payment {
  const none = { journalEntryId: null, taken: [], createdAt: at, transactionId: 'txn' };
  return { id: paymentId, paymentId, amount, datetime, ...none };
}

export function bill(special: Partial<Bill> = {}): Bill {
  return {
    kind: 'bill',
    id: 'bill',
    partyId: 'vendor',
    partyName: 'Fjellsang',
    number: '1042',
    description: '',
    status: 'open',
    dueAt: at,
    postedAt: at,
    voidedAt: null,
    metadata: {},
    journalEntryId: 'entry',
    version: 1,
    createdAt: at,
    updatedAt: at,
    lines: [billLine('line-1', 'rent', 100n)],
    payments: [],
    credits: [],
    settlement: null,
    settlements: [],
    ...special,
  };
}

export function billLine(id: string, ledgerId: string, amount: bigint): Bill['lines'][number] {
  const posted = { isPrepayment: false, postedLedgerId: ledgerId };
  return { id, position: 0, description: '', number: null, ledgerId, ...posted, amount, metadata: {} };
}

export function invoice(special: Partial<Invoice> = {}): Invoice {
  const { lines: _lines, kind: _kind, status: _status, ...head } = bill();
  return {
    ...head,
    kind: 'invoice',
    id: 'invoice',
    source: 'api',
    status: 'open',
    neverPosted: false,
    lines: [invoiceLine('line-1', 'sales', { gross: 100n, discount: 10n, tax: 9n })],
    ...special,
  };
}

export function invoiceLine(
  id: string,
  ledgerId: string,
  amounts: { gross: bigint; discount: bigint; tax: bigint },
): Invoice['lines'][number] {
  const factors = { quantityMillionths: 1_000_000n, unitPriceMillionths: 1_000_000n };
  const rates = { discountRateMillionths: 0n, taxRateMillionths: 0n };
  const rest = { position: 0, description: '', isPrepayment: false, postedLedgerId: ledgerId, metadata: {} };
  return { id, ledgerId, ...amounts, ...factors, ...rates, ...rest };
}

/** Lines written as `debit rent 100`. */
export function lines(...texts: string[]): Line[] {
  return texts.map((text, position) => {
    const [side, ledgerId = '', amount = '0', paymentId = null] = text.split(' ');
    return {
      id: `line-${position}`,
      position,
      ledgerId,
      description: '',
      side: side === 'debit' ? 'debit' : 'credit',
      amount: BigInt(amount),
      basis: 'all',
      tagIds: [],
      paymentId,
      onAccount: null,
      movements: [],
    };
  });
}

/** The lines as they are written above. */
export function texts(of: readonly Line[]): string[] {
  return of.map(({ side, ledgerId, amount, paymentId }) =>
    [side, ledgerId, amount, ...(paymentId === null ? [] : [paymentId])].join(' '),
  );
}

export function entry(special: Partial<Entry> = {}): Entry {
  return {
    id: 'entry',
    description: 'Rent',
    cleanDescription: 'Rent',
    datetime: at,
    isReconciled: false,
    reviewStatus: 'confirmed',
    transactionId: null,
    billId: null,
    invoiceId: null,
    creditNoteId: null,
    reversalOf: null,
    reversedBy: null,
    bringsBack: null,
    suggestion: null,
    lastSuggestion: null,
    judgedAt: null,
    judgedFrom: null,
    answeredAt: null,
    categorizationMethod: 'manual',
    isBeforeStart: false,
    notes: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    lines: lines('debit rent 100', 'credit bank 100'),
    ...special,
  };
}
