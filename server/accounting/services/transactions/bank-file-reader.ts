import { buffer } from 'node:stream/consumers';
import { readBankFile } from '../../domain/bank-files/read-bank-file';
import { bankFilePartsOf } from './bank-file-parts';

/**
 * Runs as a process of its own (`read-bank-file-apart.ts`): reads a bank file from its input, with the options of its
 * argument, and sends the outcome in parts that the service takes in a few milliseconds each.
 */
process.once('disconnect', () => process.exit());
const bytes = new Uint8Array(await buffer(process.stdin));
const outcome = readBankFile(bytes, JSON.parse(process.argv[2] ?? '{}'));
for (const part of bankFilePartsOf(outcome)) {
  await new Promise((resolve) => process.send?.(part, resolve));
}
