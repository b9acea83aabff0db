import { describe, expect, it } from 'vitest';
import { type ItemsAcrossStart, refuseAcrossStart } from './refuse-across-start';

const start = '2026-02-01T00:00:00.000Z';
const none: ItemsAcrossStart = { kind: 'invoice', count: 0, voided: 0, numbers: [] };

describe('refuseAcrossStart', () => {
  it('lets the books start where every bill and invoice is whole', () => {
    expect(refuseAcrossStart(start, [{ ...none, kind: 'bill' }, none])).toBeNull();
  });

  it.each<[string, ItemsAcrossStart[], string]>([
    ['one bill', [{ kind: 'bill', count: 1, voided: 0, numbers: ['A-1'] }, none], '1 bill (A-1)'],
    ['one without a number', [{ kind: 'bill', count: 1, voided: 0, numbers: [''] }], '1 bill'],
    [
      'more than are named',
      [{ kind: 'bill', count: 9, voided: 0, numbers: ['A-1', 'A-2', 'A-3'] }],
      '9 bills (A-1, A-2, A-3, …)',
    ],
    [
      'bills and invoices',
      [
        { kind: 'bill', count: 2, voided: 0, numbers: ['A-1', 'A-2'] },
        { kind: 'invoice', count: 1, voided: 0, numbers: ['7'] },
      ],
      '2 bills (A-1, A-2) and 1 invoice (7)',
    ],
  ])('names %s', (_, across, names) => {
    const message = `${names} would be owed on one side of it and settled on the other`;
    expect(refuseAcrossStart(start, across)).toMatchObject({
      code: 'conflict',
      detail: `The books cannot start at ${start}: ${message}. Choose another day, or remove what settles them first.`,
      errors: [{ path: '/entries_start', code: 'settled_across_start', message }],
    });
  });

  it('says of what was voided after a lock that only another day is left', () => {
    const across = [{ ...none, count: 2, voided: 1, numbers: ['A-1', 'A-2'] }];
    expect(refuseAcrossStart(start, across)?.detail).toContain(
      'Choose another day: 1 of them was voided after a lock, and neither its posting nor the reversal can be moved.',
    );
  });
});
