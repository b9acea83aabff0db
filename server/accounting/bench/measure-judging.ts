import { setTimeout as wait } from 'node:timers/promises';
import { must } from '@/lib/client/must';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Bench } from './bench';
import { type BenchBusiness, createBenchBusiness } from './bench-business';
import { report } from './report-line';
import { rounded } from './sampling';

const payees = 400;
const confirmed = 1000;
const pending = 10_000;
const decisions = 5;
/** What a payee was paid for, in turn. */
const spent = ['Software', 'Meals', 'Office supplies', 'Rent', 'Travel'];
const pollMs = 20;

/**
 * How long after one decision all of 10,000 pending entries have been judged again, in seconds: the median and the most of five
 * decisions, with 1,000 confirmed entries of the same 400 payees.
 */
export async function measureJudging(bench: Bench): Promise<void> {
  const business = await createBenchBusiness(bench);
  const account = must(
    await bench.client.createExternalAccount({
      parameters: { business_id: business.id },
      body: { name: 'Checking', ledger_id: business.ledger('Checking').id },
    }),
  ).data;
  await importRecords(bench, business, account.id, confirmed, 2024);
  for (let done = 0; done < confirmed; done += 100) {
    const entries = await pendingEntries(bench, business, 100);
    await decide(bench, business, entries, ledgerOfPayee);
  }
  await importRecords(bench, business, account.id, pending, 2025);
  await judged(bench, business);
  const seconds: number[] = [];
  for (const entry of await pendingEntries(bench, business, decisions)) {
    const started = performance.now();
    await decide(bench, business, [entry], () => 'Postage and printing');
    await judged(bench, business);
    seconds.push((performance.now() - started) / 1000);
  }
  seconds.sort((left, right) => left - right);
  report({
    measurement: 'judging again after a decision',
    pending,
    p50_seconds: rounded(seconds[Math.floor(decisions / 2)] ?? Number.NaN),
    most_seconds: rounded(seconds.at(-1) ?? Number.NaN),
  });
}

function ledgerOfPayee(entry: JournalEntry): string {
  const payee = Number(/\d+/.exec(entry.description ?? '')?.[0] ?? 0);
  return spent[payee % spent.length] ?? 'Software';
}

async function importRecords(
  { client }: Bench,
  business: BenchBusiness,
  accountId: string,
  count: number,
  year: number,
): Promise<void> {
  const lines = ['!Type:Bank'];
  for (let index = 0; index < count; index += 1) {
    const day = `${1 + (index % 12)}/${1 + (index % 28)}/${year}`;
    lines.push(
      `D${day}`,
      `T-${1 + (index % 90)}.${10 + (index % 90)}`,
      `PSHOP NUMBER ${index % payees} TOWN`,
      '^',
    );
  }
  const form = new FormData();
  form.set('external_account_id', accountId);
  form.set('file', new Blob([`${lines.join('\n')}\n`]), 'bank.qif');
  must(await client.importTransactions({ parameters: { business_id: business.id }, form }));
}

async function pendingEntries(
  { client }: Bench,
  business: BenchBusiness,
  count: number,
): Promise<JournalEntry[]> {
  const query = { review_status: 'bookkeeper_pending' as const, page_size: `${count}` };
  return must(await client.listJournalEntries({ parameters: { business_id: business.id }, query })).data;
}

/** Puts the other side of the bank's on a ledger and confirms the entries, in one request. */
async function decide(
  { client }: Bench,
  business: BenchBusiness,
  entries: readonly JournalEntry[],
  ledgerOf: (entry: JournalEntry) => string,
): Promise<void> {
  const checking = business.ledger('Checking').id;
  const body = entries.map((entry) => {
    const line = entry.line_entries.find(({ ledger_id }) => ledger_id !== checking);
    if (!line) throw new Error(`${entry.id} has no line beside the bank's.`);
    const { id, debit_credit, amount } = line;
    const created = { ledger_id: business.ledger(ledgerOf(entry)).id, debit_credit, amount };
    const line_changes = { delete_lines: [id], create_lines: [created] };
    return { journal_entry_id: entry.id, changes: { review_status: 'confirmed' as const, line_changes } };
  });
  must(await client.bulkUpdateJournalEntries({ parameters: { business_id: business.id }, body }));
}

async function judged({ client }: Bench, business: BenchBusiness): Promise<void> {
  const parameters = { business_id: business.id };
  while (must(await client.getSuggestionChanges({ parameters })).data.is_judging) await wait(pollMs);
}
