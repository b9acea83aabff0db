import { describe, expect, it } from 'vitest';
import { openPreviews } from '../../testing/previews';

const { account, send, upload, preview } = openPreviews();

const qif = (name: string, day: string) => `!Account\nN${name}\n^\n!Type:Bank\nD${day}\nT-5.00\nPShop\n^\n`;
const both = `${qif('Checking', '1/15/2026')}${qif('Savings', '1/16/2026')}`;

describe('the preview of a file with several accounts', () => {
  it('names them, and each is imported into the account that a person chooses', async () => {
    const savings = await account('Savings');
    const found = await preview(both);
    expect(found.statements).toMatchObject([
      { statement: 1, file_account: 'Checking', external_account_id: null, new: null, records: 1 },
      { statement: 2, file_account: 'Savings', external_account_id: null, first_day: '2026-01-16' },
    ]);
    expect((await upload(both)).problem.detail).toMatch(/Checking, Savings/);

    const chosen = { external_account_id: savings, statement: '2' };
    expect((await preview(both, chosen)).statements).toMatchObject([
      { external_account_id: null },
      { external_account_id: savings, new: 1, duplicates: 0 },
    ]);
    expect((await send('import', both, chosen)).data).toMatchObject({ imported: 1, first_day: '2026-01-16' });
    expect((await preview(both)).statements).toMatchObject([
      { external_account_id: null },
      { external_account_id: savings, new: 0, duplicates: 1 },
    ]);
  });

  it('finds them by their last digits', async () => {
    const ofx = (number: string) =>
      `<STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>${number}</BANKACCTFROM><BANKTRANLIST></BANKTRANLIST></STMTRS>`;
    const savings = await account('Savings', { last_four: '9876' });
    const found = await preview(`<OFX>${ofx('00001234')}${ofx('00009876')}</OFX>`);
    expect(found.statements.map((each) => each.external_account_id)).toEqual([null, savings]);
  });
});
