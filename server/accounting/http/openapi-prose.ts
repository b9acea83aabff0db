import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';

/** What is true of every operation. */
export const aboutTheService = `Amounts are JSON numbers in major units of the business's currency, read exactly.
Date-times are RFC 3339 with an offset; answers are in UTC with milliseconds.
In a PATCH an absent or null field leaves the value as it is. A field that is not known is refused.

A POST or PATCH under an \`Idempotency-Key\` is done once: its answer is replayed for 24 hours.
A PATCH under \`If-Match\` is done only on the version that the \`ETag\` named.

Lists are paged: \`pagination\` holds the tokens of the next and the previous page, null where there is none. A page may
be shorter than it was asked for, where its items have many lines; the token alone says whether there is more.

A request that may be repeated as it was is answered 503, with \`Retry-After\`: the database is away, or another request has
been changing the same books for half a minute.

An error is a problem of RFC 9457: \`code\` is stable, and \`errors\` names every fault by its JSON pointer.`;

/** What each group of operations is about. */
const tags: Record<string, string> = {
  Token: 'Access tokens, as OAuth 2.0 gives them for client credentials.',
  Businesses: 'Those whose books are kept, and the lock of their books.',
  Ledgers: 'The chart of accounts of a business.',
  'Journal entries': 'Balanced entries: the books themselves.',
  Transactions: 'Movements on external accounts, as banks report them, and the accounts.',
  Reports: `What the books say, as JSON, CSV or a spreadsheet; every figure leads to its entries. Of an entry that mixes
sections of the cash flow, as the purchase of an asset with a loan does, only the cash that it moved is shown.`,
  Export: 'The whole books as plain text.',
  Documents: 'Receipts and statements, what was read off them, and the transactions they belong to.',
  Tasks: 'Questions about entries, from the bookkeeper to the business.',
  Vendors: 'Whom the business buys from.',
  Customers: 'Whom the business sells to.',
  Tags: 'Labels of line entries.',
  Bills: 'What the business owes, and the transactions that pay it.',
  Invoices: 'What the business is owed, and the transactions that pay it.',
  Applications: 'The clients of a tenant and their secrets.',
  'Audit log': 'Who changed what, when.',
};

/** The groups in the order in which operations use them. */
export function tagsOf(): { name: string; description: string }[] {
  const used = ['Token', ...Object.values<Operation>(operations).map(({ tag }) => tag)];
  return [...new Set(used)].map((name) => {
    const description = tags[name];
    if (description === undefined) throw new Error(`The group ${name} of operations is not described`);
    return { name, description };
  });
}
