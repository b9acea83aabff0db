import { expect, it } from 'vitest';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { haveSharedDays, type PlacedFile } from './shared-days';

type Days = [first: string | null, last: string | null];

/** A file whose statements go into these accounts. */
function fileOf(...statements: [accountId: string, days: Days, fresh?: number][]): PlacedFile {
  const previews = statements.map(([, [first_day, last_day], fresh = 3], index) => ({
    statement: index + 1,
    first_day,
    last_day,
    new: fresh,
  }));
  const isOnly = statements.length === 1;
  return {
    preview: { statements: previews } as unknown as TransactionPreview,
    targets: statements.map(([accountId], index) => ({ statement: isOnly ? null : index + 1, accountId })),
  };
}
const january: Days = ['2026-01-01', '2026-01-31'];
const quarter: Days = ['2026-01-01', '2026-03-31'];
const february: Days = ['2026-02-01', '2026-02-28'];

it('finds files with the same days of an account, in whatever order they come', () => {
  expect(haveSharedDays([fileOf(['a', february]), fileOf(['a', january]), fileOf(['a', quarter])])).toBe(
    true,
  );
  expect(haveSharedDays([fileOf(['a', january]), fileOf(['a', ['2026-01-31', '2026-02-28']])])).toBe(true);
  expect(haveSharedDays([fileOf(['b', february], ['a', quarter]), fileOf(['a', february])])).toBe(true);
});

it('finds none in days of different accounts, in days that follow each other, or where nothing is new', () => {
  expect(haveSharedDays([fileOf(['a', january]), fileOf(['b', january])])).toBe(false);
  expect(haveSharedDays([fileOf(['a', february]), fileOf(['a', january])])).toBe(false);
  expect(haveSharedDays([fileOf(['a', january]), fileOf(['a', quarter, 0])])).toBe(false);
  expect(haveSharedDays([fileOf(['a', january]), fileOf(['a', [null, null]])])).toBe(false);
});

it('compares no file with itself', () => {
  expect(haveSharedDays([fileOf(['a', january], ['a', january])])).toBe(false);
});
