import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { problemStatus } from '@/lib/contract/problem';
import { groupBy } from '@/lib/group-by';

/** The description of the API: conventions that hold for every operation. */
export const aboutTheService = `Amounts are JSON numbers in major units of the business's currency. They are parsed exactly, without floating point.
Date-times are RFC 3339 with an offset; responses use UTC with milliseconds.
In a PATCH, an absent or null field leaves the value unchanged. Unknown fields are rejected.

A POST or PATCH with an \`Idempotency-Key\` takes effect once: its response is replayed for 24 hours.
A PATCH with \`If-Match\` succeeds only if the resource still has the version named by the \`ETag\`.

Lists are paginated: \`pagination\` holds the tokens of the next and the previous page, null where there is none. A page may
have fewer items than \`page_size\` if its items have many lines; only the token tells whether there are more.

A request that can be retried unchanged gets 503 with \`Retry-After\`: the database cannot be reached, or another request
has been changing the same books for 30 seconds, or waits for this one in turn. One whose key is of a request that is still
at work gets 409 \`idempotency_in_flight\`, with \`Retry-After\` as well.

Errors are RFC 9457 problem details: \`code\` is stable, and \`errors\` lists every invalid field by its JSON pointer.

The codes by status: ${codesByStatus()}.`;

function codesByStatus(): string {
  const codes = groupBy(Object.entries(problemStatus), ([, status]) => status);
  return [...codes]
    .map(([status, each]) => `${status} ${each.map(([code]) => `\`${code}\``).join(', ')}`)
    .join('; ');
}

/** The description of each group of operations. */
const tags: Record<string, string> = {
  Token: 'Access tokens by the OAuth 2.0 client credentials grant.',
  Businesses: `Businesses and their books lock. \`fiscal_year\` and \`entries_start\` can be changed while nothing is locked; every
report follows. \`entries_start\` does not come between a bill or an invoice and what settles it. Moving the lock back needs a
\`reason\`, a lock later than today (UTC) \`confirm_future\`. An inactive business takes no new entries, bills, invoices,
payments or imports.`,
  Ledgers: `The chart of accounts of a business. A \`financial_account_type\` must fit the \`type\`; both are settled when the ledger
is created. \`make_top_level\` moves a ledger out from under its parent, as a \`parent_id\` of null means unchanged; an empty
\`sort_code\` takes the code away. A ledger with figures in the locked period, its own or of one below it, keeps its name,
\`sort_code\`, parent and \`report_cash_flow\`.`,
  'Journal entries': `Balanced double-entry journal entries and their line entries. An entry that is reversed and its reversal keep their
lines (\`entry_reversed\`); the reversal of the reversal is an entry as any other.`,
  Transactions: `External accounts (bank accounts, cards) and their transactions as the bank reports them. Each external account has
a ledger of its own, with the \`financial_account_type\` of a real account. In a PATCH an empty
\`institution\` or \`last_four\` takes away what was known. A transaction is \`reviewed\` where its journal entry is confirmed:
setting one sets the other.`,
  Links: `What a transaction belongs to: the other leg of a transfer between two own accounts, the payment of a bill or
invoice, money back from a payee, or an entry or transaction that says the same. Linking changes the transaction's entry;
deleting the link brings back what it was. A link that was declined is never suggested again. An inactive business takes no
links but suggested ones (\`link_id\`), and of these none that makes an entry (\`business_inactive\`).`,
  Reports: `Reports as JSON, CSV or XLSX; every figure can be drilled down to its journal entries. If an entry has lines in
several sections of the cash flow, such as an asset bought with a loan, the cash flow shows only the cash that moved.`,
  'Month notes': `The bookkeeper's commentary in the month-end package. Sentences name figures in braces; the figures are put in when
the package is shown, so words can be changed and amounts cannot.`,
  Export: 'The books as plain text.',
  Documents:
    'Receipts and statements, the data extracted from them, and the transactions they are matched to.',
  Tasks: 'Questions from the bookkeeper to the business about journal entries.',
  Vendors: 'The vendors that the business buys from.',
  Customers: 'The customers that the business sells to.',
  Tags: 'Labels for line entries.',
  'Rules and suggestions': `The ledger of a bank transaction is a person's choice, else that of the first active rule that matches, else learned
from the business's confirmed entries. After each correction, confirmation and change of a rule, pending entries that no
person has changed are judged again in the background; \`suggestion-changes\` tells which suggestions were replaced.`,
  Bills: `Accounts payable: bills and their payments. A line with \`is_prepayment\` posts to prepaid expenses instead of its ledger.`,
  Invoices: `Accounts receivable: invoices and their payments. A line with \`is_prepayment\` posts to customer deposits instead of
its ledger.`,
  Credits:
    'Credit notes, and unapplied credit of vendors and customers: applied to bills and invoices, or refunded.',
  Applications: 'The API clients of a tenant and their secrets.',
  'Audit log': 'Every change: who made it, when, and the values before and after.',
};

/** The groups (OpenAPI tags) in the order of their first operation. */
export function tagsOf(): { name: string; description: string }[] {
  const used = ['Token', ...Object.values<Operation>(operations).map(({ tag }) => tag)];
  return [...new Set(used)].map((name) => {
    const description = tags[name];
    if (description === undefined) throw new Error(`The tag ${name} has no description`);
    return { name, description };
  });
}
