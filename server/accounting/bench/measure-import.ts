import { setTimeout } from 'node:timers/promises';
import { must } from '@/lib/client/must';
import type { Bench } from './bench';
import { createBenchBusiness } from './bench-business';
import { importByPgbench } from './pgbench-import';
import { report } from './report-line';
import { ratio, rounded, type Timing, timingOf } from './sampling';

/** A bank file of so many records, from the upload to the answer, and what others wait meanwhile; then all of it undone. */
export async function measureImport(bench: Bench, records: number): Promise<void> {
  const business = await createBenchBusiness(bench);
  const parameters = { business_id: business.id };
  const account = await bench.client.createExternalAccount({
    parameters,
    body: { name: 'Checking', ledger_id: business.ledger('Checking').id },
  });
  const form = new FormData();
  form.set('external_account_id', must(account).data.id);
  form.set('file', new Blob([bankFile(records)]), 'bank.qif');
  const others = await askMeanwhile(bench);
  const started = performance.now();
  const { imported, import_id } = must(await bench.client.importTransactions({ parameters, form })).data;
  const seconds = (performance.now() - started) / 1000;
  const waited = await others.end();
  const byPgbench = await importByPgbench(bench, records);
  report({
    measurement: 'import',
    records,
    imported,
    seconds: rounded(seconds),
    others_p50_ms: waited.p50_ms,
    others_p95_ms: waited.p95_ms,
    ...(byPgbench && { pgbench_seconds: rounded(byPgbench), of_pgbench: ratio(seconds, byPgbench) }),
  });

  const undoStarted = performance.now();
  const undo = { parameters: { ...parameters, transaction_import_id: import_id }, body: {} };
  const { removed } = must(await bench.client.undoTransactionImport(undo)).data;
  const undoSeconds = (performance.now() - undoStarted) / 1000;
  report({ measurement: 'undo of an import', records, removed, seconds: rounded(undoSeconds) });
}

/** Reads a list of another business ten times a second until it is ended. */
async function askMeanwhile(bench: Bench): Promise<{ end(): Promise<Timing> }> {
  const { id } = await createBenchBusiness(bench);
  const samples: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const started = performance.now();
      await bench.http.send('GET', `/v0/business/${id}/journal-entries`);
      samples.push(performance.now() - started);
      await setTimeout(100);
    }
  })();
  return {
    async end() {
      over.abort();
      await asking;
      return timingOf(samples);
    },
  };
}

/** QIF: the plainest of the formats. A thousand payees, of all records alike. */
function bankFile(records: number): string {
  const lines = ['!Type:Bank'];
  for (let index = 0; index < records; index += 1) {
    const [month, day] = [1 + (index % 12), 1 + (index % 28)];
    const cents = String(index % 100).padStart(2, '0');
    lines.push(
      `D${month}/${day}/2025`,
      `T-${1 + (index % 400)}.${cents}`,
      `PSHOP NUMBER ${index % 1000} TOWN`,
      '^',
    );
  }
  return `${lines.join('\n')}\n`;
}
