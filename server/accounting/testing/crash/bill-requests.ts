import type { PlannedRequest, Writing } from './planned-request';

type Bill = { id: string; status: string; payments: { id: string }[] };

/** Requests that create, pay, void and reopen bills. */
export function billRequests({
  books,
  chance,
  acknowledged: { counts },
  left,
  path,
  show,
  day,
  said,
}: Writing) {
  const bills = new Map<string, Bill>();

  function keepBills(data: unknown): void {
    for (const bill of data as Bill[]) {
      bills.set(bill.id, bill);
      show(`${path}/bills/${bill.id}`, bill);
    }
  }

  const createBills = (): PlannedRequest => ({
    ask: {
      method: 'POST',
      path: `${path}/bills`,
      body: Array.from({ length: chance.whole(1, 3) }, (_, index) => ({
        business_id: books.businessId,
        vendor_id: books.vendorId,
        number: `${said()}.${index}`,
        description: '',
        issued_at: `${day()}T00:00:00Z`,
        due_at: `${day()}T00:00:00Z`,
        lines: Array.from({ length: chance.whole(1, 3) }, () => ({
          ledger_id: chance.one(books.ledgerIds),
          amount: chance.whole(1, 100_000) / 100,
        })),
      })),
    },
    learn(data) {
      counts.bill += (data as unknown[]).length;
      counts.journal_entry += (data as unknown[]).length;
      keepBills(data);
    },
  });

  const payBill = (): PlannedRequest | null => {
    const bill = chance.one([...bills.values()].filter(({ status }) => status !== 'voided'));
    const [id, cents] = chance.one([...left].filter(([, each]) => each > 0)) ?? [];
    if (!bill || id === undefined || cents === undefined) return null;
    const paid = chance.whole(1, cents);
    const body = { bill_id: bill.id, transaction_id: id, payment_amount: paid / 100 };
    return {
      ask: { method: 'POST', path: `${path}/bill-payment`, body },
      learn(data) {
        counts.payment += 1;
        left.set(id, cents - paid);
        keepBills([data]);
      },
    };
  };

  /** Voids a bill or opens it again: each posts an entry. */
  const voidBill = (): PlannedRequest | null => {
    const bill = chance.one([...bills.values()]);
    if (!bill) return null;
    const body = { status: bill.status === 'voided' ? 'open' : 'voided' };
    return {
      ask: { method: 'PATCH', path: `${path}/bills/${bill.id}`, body },
      learn(data) {
        counts.journal_entry += 1;
        keepBills([data]);
      },
    };
  };

  return { createBills, payBill, voidBill };
}
