import { expect, it } from 'vitest';
import { smallPdf } from '../../domain/documents/testing/small-files';
import { must, newBooks } from '../../testing/books';
import { importMovements, untilRead, uploadForm } from '../../testing/documents';
import { openBooks, openService } from '../../testing/open-service';

const service = openService();
const books = openBooks(service, newBooks);

async function upload(...lines: string[]) {
  const form = uploadForm(smallPdf(lines), 'receipt.pdf');
  const { id } = must(await service.client.uploadDocument({ parameters: books.parameters, form })).data;
  return untilRead(service.client, books.parameters, id);
}
const correct = (id: string, extraction: object) =>
  service.client.updateDocument({
    parameters: { ...books.parameters, document_id: id },
    body: { extraction },
  });

it('a corrected value is certain, finds its payment, and teaches the next receipt of the vendor', async () => {
  const receipt = await upload('Harb0r R0w Ltd', 'Date: 2026-03-04', 'Total: 44.89');
  await importMovements(service.client, books.parameters, books.ledger('Checking'), [
    '2026-03-04,Harbor Row,-48.89',
  ]);
  const corrected = must(
    await correct(receipt.id, { vendor_name: 'Harbor Row', total_amount: 48.89, currency: 'USD' }),
  ).data;
  expect(corrected.extraction).toMatchObject({
    vendor_name: { value: 'Harbor Row', confidence: 1, is_corrected: true },
    currency: { value: 'USD', confidence: 1, is_corrected: true },
    issued_on: { value: '2026-03-04', is_corrected: false },
  });
  expect(corrected.suggested_matches).toMatchObject([
    { reasons: ['amount_equal', 'date_equal', 'name_equal'] },
  ]);

  const next = await upload('Harb0r R0w Ltd', 'Date: 2026-04-04', 'Total: 12.00');
  expect(next.extraction).toMatchObject({
    vendor_name: { value: 'Harbor Row', confidence: 0.95, is_corrected: true },
    currency: { value: 'USD', confidence: 0.85 },
  });
});

it('a correction is refused with what no receipt says, and changes nothing then', async () => {
  const receipt = await upload('Weir Bakery Ltd', 'Total: 5.00');
  const faultsOf = async (extraction: object) => {
    const answer = await correct(receipt.id, extraction);
    return answer.ok ? null : answer.problem.errors?.map(({ path }) => path);
  };
  expect(await faultsOf({ vendor_name: ' ' })).toEqual(['/extraction/vendor_name']);
  expect(await faultsOf({ total_amount: -1 })).toEqual(['/extraction/total_amount']);
  expect(await faultsOf({ currency: 'XYZ' })).toEqual(['/extraction/currency']);
  expect(await faultsOf({ issued_on: '2026-02-30' })).toEqual(['/extraction/issued_on']);
  const parameters = { ...books.parameters, document_id: receipt.id };
  expect(must(await service.client.getDocument({ parameters })).data).toEqual(receipt);
});
