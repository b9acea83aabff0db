import { afterAll, beforeAll, it } from 'vitest';
import { createClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import { scopes } from '@/lib/contract/token';
import { newCredentials } from '../platform/testing/service-process';
import { hashSecret } from './services/access/secrets';
import { registerApplication } from './store/register-application';
import { must, newBooks } from './testing/books';
import type { Line } from './testing/crash/attempt';
import { chanceOf } from './testing/crash/chance';
import { expectReplays, retry, strikeOf, writeUntilKilled } from './testing/crash/crash-round';
import { type KillableDaybook, prepareDaybook } from './testing/crash/killable-daybook';
import { checkBlobs, checkBooks, readBack, sweepAfterKills } from './testing/crash/read-back';
import { newWriter } from './testing/crash/writer';

const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000_000);
/** So many rounds, and none that would begin after so many seconds; what alone is given, alone counts. */
const { CRASH_ROUNDS, CRASH_SECONDS } = process.env;
const rounds = Number(CRASH_ROUNDS ?? (CRASH_SECONDS ? Number.POSITIVE_INFINITY : 6));
const seconds = Number(CRASH_SECONDS ?? (CRASH_ROUNDS ? Number.POSITIVE_INFINITY : 60));
const writerCount = 6;
/** Each writer imports into a bank account of its own. */
const bankLedger = {
  type: 'asset',
  subtype: 'current_asset',
  debit_credit: 'debit',
  report_cash_flow: true,
  financial_account_type: 'bank_account',
} as const;
/** A round takes seconds; on a machine that is busy otherwise, much longer. */
const timeout = Math.min(seconds, rounds * 60) * 1000 + 300_000;

let daybook: KillableDaybook;
let databaseUrl: string;
beforeAll(async () => {
  process.stdout.write(`crash test: CRASH_SEED=${seed}\n`);
  daybook = await prepareDaybook();
  databaseUrl = await daybook.start();
});
afterAll(async () => {
  await daybook.remove();
});

it(
  `nothing that was acknowledged is lost or doubled when processes are killed under load (CRASH_SEED=${seed})`,
  async () => {
    const chance = chanceOf(seed);
    const { line, businessId, writers } = await prepareWriters(chance);
    const written = writers.map(({ acknowledged }) => acknowledged);
    const until = performance.now() + seconds * 1000;
    let answered = 0;
    for (let number = 0; number < rounds && performance.now() < until; number += 1) {
      const strike = strikeOf(number, chance);
      const began = performance.now();
      const round = await writeUntilKilled(daybook, line, writers, strike);
      answered += round.sent.length;
      databaseUrl = await daybook.start(strike.order);
      const done = await retry(line, round);
      await expectReplays(line, round);
      for (const each of written) {
        await readBack(line, each, each.fresh);
        each.fresh.clear();
      }
      const { documentsFolder } = daybook;
      await checkBooks(line, databaseUrl, { businessId, documentsFolder, acknowledged: written, answered });
      checkBlobs(documentsFolder);
      const took = Math.round(performance.now() - began);
      process.stdout.write(
        `  round ${number + 1}: killed ${strike.order.join(', ')} after ${round.sent.length - round.unanswered.length} answers; ` +
          `${round.unanswered.length} unanswered, ${done} of them done (${took} ms)\n`,
      );
    }
    const documents = written.reduce((sum, { counts }) => sum + counts.document, 0);
    await sweepAfterKills(databaseUrl, daybook.documentsFolder, documents);
    for (const each of written) await readBack(line, each, each.shown.keys());
  },
  timeout,
);

/** A business, and writers that share its ledgers, each with an account of its own to import into. */
async function prepareWriters(chance: ReturnType<typeof chanceOf>) {
  const { baseUrl } = daybook;
  const credentials = newCredentials();
  // The application of the service's own settings may make only so many requests a minute.
  await registerApplication(databaseUrl, 'Crash test', {
    name: 'Writers',
    environment: 'sandbox',
    clientId: credentials.clientId,
    secretHash: hashSecret(credentials.clientSecret),
    scopes,
    requestsPerMinute: null,
  });
  const tokens = clientCredentials({ baseUrl, fetch, ...credentials });
  const client = createClient({ baseUrl, fetch, tokens });
  const { business, parameters, ledger } = await newBooks(client);
  const vendor = must(await client.createVendor({ parameters, body: { name: 'Acme Paper' } })).data;
  const names = ['Checking', 'Savings', 'Service revenue', 'Rent', 'Software', 'Travel'];
  const books = {
    businessId: business.id,
    vendorId: vendor.id,
    ledgerIds: names.map((name) => ledger(name).id),
  };
  const writers = [];
  for (let number = 1; number <= writerCount; number += 1) {
    const name = `Account ${number}`;
    const bank = must(await client.createLedger({ parameters, body: { ...bankLedger, name } })).data;
    const body = { name, ledger_id: bank.id };
    const account = must(await client.createExternalAccount({ parameters, body })).data;
    writers.push(newWriter(`writer ${number}`, chanceOf(chance.whole(0, 2 ** 31)), books, account.id));
  }
  const token = await tokens.current();
  if (!token.ok) throw new Error(token.problem.detail);
  const line: Line = { baseUrl, token: token.value };
  return { line, businessId: business.id, writers };
}
