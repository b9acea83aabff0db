import { type Bench, must } from './bench';
import { createBenchBusiness } from './bench-business';
import { importByPgbench } from './pgbench-import';
import { report } from './report-line';
import { ratio, rounded } from './sampling';

const records = 10_000;

/** A bank file of 10 000 records, from the upload to the answer; then all of it undone. */
export async function measureImport(bench: Bench): Promise<void> {
  const business = await createBenchBusiness(bench);
  const parameters = { business_id: business.id };
  const account = await bench.client.createExternalAccount({
    parameters,
    body: { name: 'Checking', ledger_id: business.ledger('Checking').id },
  });
  const form = new FormData();
  form.set('external_account_id', must(account).data.id);
  form.set('file', new Blob([bankFile()]), 'bank.qif');
  const started = performance.now();
  const { imported, import_id } = must(await bench.client.importTransactions({ parameters, form })).data;
  const seconds = (performance.now() - started) / 1000;
  const byPgbench = await importByPgbench(bench, records);
  report({
    measurement: 'import',
    records,
    imported,
    seconds: rounded(seconds),
    ...(byPgbench && { pgbench_seconds: rounded(byPgbench), of_pgbench: ratio(seconds, byPgbench) }),
  });

  const undoStarted = performance.now();
  const undo = { parameters: { ...parameters, transaction_import_id: import_id }, body: {} };
  const { removed } = must(await bench.client.undoTransactionImport(undo)).data;
  const undoSeconds = (performance.now() - undoStarted) / 1000;
  report({ measurement: 'undo of an import', records, removed, seconds: rounded(undoSeconds) });
}

/** QIF: the plainest of the formats. A thousand payees, ten records each. */
function bankFile(): string {
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
