import { createHash } from 'node:crypto';
import { smallPdf } from '../../domain/documents/testing/small-files';
import type { PlannedRequest, Writing } from './planned-request';

/** Requests that import bank files and upload documents. */
export function fileRequests(
  { chance, acknowledged: { counts, uploads }, left, path, show, day, said }: Writing,
  accountId: string,
) {
  const importFile = (): PlannedRequest => {
    const cents = Array.from({ length: chance.whole(1, 25) }, () => chance.whole(1, 100_000));
    const rows = cents.map(
      (each, index) => `${day()},-${each / 100},${said()} ${'abcdefghijklmnopqrstuvwxyz'[index]}`,
    );
    const bytes = Buffer.from(['Date,Amount,Description', ...rows].join('\n'));
    const form = { name: 'bank.csv', bytes, fields: { external_account_id: accountId } };
    return {
      ask: { method: 'POST', path: `${path}/transactions/import`, form },
      learn(data) {
        const { transaction_ids: ids } = data as { transaction_ids: string[] };
        counts.transaction += ids.length;
        counts.journal_entry += ids.length;
        ids.forEach((id, index) => {
          left.set(id, cents[index] ?? 0);
          show(`${path}/transactions/${id}`, { id, amount: -(cents[index] ?? 0) / 100 });
        });
      },
    };
  };

  /** A page and, behind its end, as many bytes as a scan has. */
  const upload = (): PlannedRequest => {
    const page = smallPdf([said()]);
    const bytes = Buffer.concat([page, Buffer.alloc(chance.whole(0, 900_000), `${said()}\n`)]);
    return {
      ask: { method: 'POST', path: `${path}/document`, form: { name: `${said()}.pdf`, bytes } },
      learn(data) {
        const { id, name: fileName, file_size } = data as Record<string, string>;
        counts.document += 1;
        show(`${path}/document/${id}`, { id, name: fileName, file_size });
        uploads.set(`${path}/document/${id}/content`, createHash('sha256').update(bytes).digest('hex'));
      },
    };
  };

  return { importFile, upload };
}
