import type { z } from 'zod';
import type { journalEntryCreate } from '@/lib/contract/journal-entry';
import type { BenchBusiness } from './bench-business';

export type NewEntry = z.input<typeof journalEntryCreate>;

/** Ten years, to the middle of the last month, so that reports also read a part of a month from the lines. */
export const firstInstant = '2016-01-01T00:00:00.000Z';
export const lastInstant = '2025-12-15T12:00:00.000Z';

/** What is bought and sold: debit, credit, least and most dollars. */
const kinds: readonly (readonly [debit: string, credit: string, least: number, most: number])[] = [
  ['Checking', 'Service revenue', 400, 9000],
  ['Checking', 'Product sales', 20, 800],
  ['Payments clearing', 'Subscription revenue', 10, 90],
  ['Checking', 'Payments clearing', 300, 900],
  ['Checking', 'Accounts receivable', 200, 4000],
  ['Accounts receivable', 'Service revenue', 200, 4000],
  ['Salaries and wages', 'Checking', 1800, 4200],
  ['Payroll taxes', 'Checking', 200, 600],
  ['Subcontractors', 'Checking', 200, 1800],
  ['Rent', 'Checking', 2000, 2400],
  ['Utilities', 'Checking', 80, 300],
  ['Insurance', 'Checking', 90, 400],
  ['Software', 'Credit card', 9, 250],
  ['Hosting', 'Credit card', 20, 400],
  ['Office supplies', 'Credit card', 5, 150],
  ['Meals', 'Credit card', 8, 120],
  ['Travel', 'Credit card', 40, 700],
  ['Advertising and marketing', 'Credit card', 50, 900],
  ['Postage and printing', 'Credit card', 5, 60],
  ['Credit card', 'Checking', 300, 3000],
  ['Computers', 'Checking', 600, 3000],
  ['Depreciation', 'Accumulated depreciation', 50, 300],
  ['Long-term loans', 'Checking', 300, 900],
  ['Interest expense', 'Checking', 10, 90],
  ['Member distributions', 'Checking', 500, 4000],
];

/** What searches look for: each of 32 words in one of 32 entries, and one of seven in each. */
const places =
  'harbor meadow cedar granite willow summit prairie canyon lagoon orchard quarry thicket valley ridge brook dune glacier heath island jetty knoll levee marsh notch oasis pond reef shore tundra upland vale wharf';
const days = 'monday tuesday wednesday thursday friday saturday sunday';
const words = [places, days].map((list) => list.split(' '));

/** Balanced entries in time order over the ten years, the same for the same count. */
export function* benchEntries(business: BenchBusiness, count: number): Generator<NewEntry> {
  const start = Date.parse(firstInstant);
  const step = (Date.parse(lastInstant) - start) / count;
  let state = 20_160_101;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let index = 0; index < count; index += 1) {
    const [debit, credit, least, most] = kinds[next(kinds.length)] ?? kindOfRent;
    const cents = least * 100 + next((most - least) * 100) + 1;
    yield {
      description: `${debit} ${1000 + next(9000)} of ${credit}, ${words.map((list) => list[next(list.length)]).join(' ')}`,
      datetime: new Date(start + index * step).toISOString(),
      lines: linesOf(business, debit, credit, cents),
    };
  }
}

const kindOfRent = ['Rent', 'Checking', 2000, 2400] as const;

/** Two lines; of an even amount three, as bookkeepers split an expense. */
function linesOf(business: BenchBusiness, debit: string, credit: string, cents: number): NewEntry['lines'] {
  const on = (name: string) => ({
    ledger_id: business.ledger(name).id,
    ...(name === 'Accounts receivable' && { customer_id: business.customerId }),
  });
  const creditLine = {
    ...on(credit),
    debit_credit: 'credit' as const,
    amount: cents / 100,
  };
  const part = Math.floor(cents / 3);
  const parts = cents % 4 === 0 ? [part, cents - part] : [cents];
  const debits = parts.map((each) => ({
    ...on(debit),
    debit_credit: 'debit' as const,
    amount: each / 100,
  }));
  return [...debits, creditLine];
}
