import type { Step } from './history';

const [rent, fixedAsset, savings, contributions] = [3, 12, 1, 8];
const partOf = (ledger: number, units: number) => ({ ledger, units, tax: 0, isPrepayment: false });

/** A bill and an invoice that are settled from a bank, taken back, and settled again. What a seed draws may undo it later. */
export const settling: readonly Step[] = (['bill', 'invoice'] as const).flatMap((kind, item): Step[] => [
  { kind, datetime: '2025-01-05T00:00:00.000Z', parts: [partOf(rent, 100_001), partOf(fixedAsset, 299_998)] },
  { kind: 'import', movements: [{ day: '2025-02-01', units: kind === 'bill' ? -70_000 : 70_000 }] },
  { kind: 'pay', item, transaction: 0, units: 70_000 },
  { kind: 'status', item, status: 'paid' },
  { kind: 'answer', item, ledger: savings, other: contributions, units: 5 },
  { kind: 'status', item, status: 'open' },
  { kind: 'status', item, status: 'paid' },
  { kind: 'answer', item, ledger: savings, other: rent, units: 120_000 },
]);
