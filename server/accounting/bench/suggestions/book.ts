import type { Part } from '../../domain/categorization/movement';

/** One bank movement of a book, with the ledger that its owner chose. */
export type BookEntry = {
  /** YYYY-MM-DD */
  day: string;
  /** What the bank would print: payee, then what else is said. */
  text: string;
  /** The account whose statement has the movement. */
  account: string;
  /** Minor units, money in positive. */
  amount: bigint;
  ledger: string;
  /** All its ledgers, where the owner split it over several. */
  splitOver?: readonly string[];
  /** What stands on each of them. */
  parts?: readonly Part[];
};

/** The bank movements of a book by day, and the ledgers that were there before the first of them. */
export type Book = { ledgers: readonly string[]; entries: readonly BookEntry[] };
