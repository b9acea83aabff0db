import { readBankFile } from '../../domain/bank-files/read-bank-file';
import type { Book } from './book';

/** The records of a QIF file that have a category: their owner's choices. */
export function readQifBook(bytes: Uint8Array): Book {
  const file = readBankFile(bytes, {});
  if (!file.ok) throw new Error(file.problem.message);
  const entries = file.value.statements.flatMap(({ accountId, records }) =>
    records.flatMap(({ date, description, amount, metadata }) => {
      const { category, memo = '' } = metadata;
      const units = BigInt(Math.round(Number(amount) * 100));
      if (!category || units === 0n) return [];
      const text = memo === '' || memo === description ? description : `${description} ${memo}`;
      return [{ day: date, text, account: accountId ?? '', amount: units, ledger: category }];
    }),
  );
  return { ledgers: [], entries: entries.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)) };
}
