import type { Client, ClientProblem, ClientResult } from '@/lib/client/client';
import type { Business } from '@/lib/contract/business';
import { type Day, dayOf, startOfDay } from '@/lib/dates/instant';
import { accept, type Result } from '@/lib/result';
import { everyPage } from '../accounting/every-page';
import { twoYearsAfter, twoYearsBefore } from './calendar';
import { confirmPostings } from './confirm-postings';
import { type DemoBooks, demoBooks } from './demo-books';
import { demoAccounts, demoBusiness } from './demo-business';
import { ensureBills } from './ensure-bills';
import { ensureConversations } from './ensure-conversations';
import { ensureEntries } from './ensure-entries';
import { ensureInvoices } from './ensure-invoices';
import { ensureLedgers, type LedgerIds } from './ensure-ledgers';
import { ensureStatements } from './ensure-statements';
import { bankIds } from './ofx-statement';
import { settleBills } from './settle-bills';
import { settleInvoices } from './settle-invoices';

/**
 * Makes the demo business with two years of books that end today; about 45 bank movements await review, and the owner
 * was asked about some of them.
 * Every step looks at what is there: run again it adds nothing, and a run that was cut off is completed.
 * @param today the day that the books end when the business is new; an older one keeps its own
 */
export async function createDemoBusiness(
  client: Client,
  today: Day,
): Promise<Result<{ businessId: string; name: string }, ClientProblem>> {
  const found = await ensureBusiness(client, today);
  if (!found.ok) return found;
  const { id: businessId, name, entries_start } = found.value;
  const first = dayOf(entries_start);
  const books = demoBooks({ first, last: twoYearsAfter(first) });

  const ledgerIds = await ensureLedgers(client, businessId);
  if (!ledgerIds.ok) return ledgerIds;
  const entries = await ensureEntries(client, businessId, books.entries, ledgerIds.value);
  if (!entries.ok) return entries;
  for (const account of demoAccounts) {
    const statements = books.statements[account.ledger];
    const imported = await ensureStatements(client, businessId, account, statements, ledgerIds.value);
    if (!imported.ok) return imported;
  }
  const traded = await ensureTrade(client, businessId, books, ledgerIds.value);
  if (!traded.ok) return traded;
  const asked = await ensureConversations(client, businessId);
  return asked.ok ? accept({ businessId, name }) : asked;
}

/** Invoices and bills, what pays them out of the reviewed statement, and their postings confirmed. */
async function ensureTrade(
  client: Client,
  businessId: string,
  { invoices, bills, statements }: DemoBooks,
  ledgerIds: LedgerIds,
): Promise<ClientResult<null>> {
  const movements = bankIds(statements.Checking.confirmed);
  const steps = [
    () => ensureInvoices(client, businessId, invoices, ledgerIds),
    () => settleInvoices(client, businessId, invoices, movements),
    () => ensureBills(client, businessId, bills, ledgerIds),
    () => settleBills(client, businessId, bills, movements),
    () => confirmPostings(client, businessId),
  ];
  for (const step of steps) {
    const done = await step();
    if (!done.ok) return done;
  }
  return accept(null);
}

/** The day on which the books begin stays with the business, so that a later run makes the same books. */
async function ensureBusiness(client: Client, today: Day): Promise<ClientResult<Business>> {
  const listed = await everyPage((page_token) => client.listBusinesses({ query: { page_token } }));
  if (!listed.ok) return listed;
  const found = listed.value.find((business) => business.external_id === demoBusiness.external_id);
  if (found) return accept(found);
  const created = await client.createBusiness({
    body: { ...demoBusiness, entries_start: startOfDay(twoYearsBefore(today)) },
  });
  return created.ok ? accept(created.value.data) : created;
}
