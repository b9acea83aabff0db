import { expect, it } from 'vitest';
import { newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';

const service = openService();

async function newMonth(month = '2026-10') {
  const { business } = await newBooks(service.client);
  const base = `/v0/business/${business.id}`;
  const path = `${base}/month-note/${month}`;
  return {
    base,
    read: () => call(service, 'GET', path),
    write: (sentences: string[] | null, headers: Record<string, string> = {}) =>
      call(service, 'PATCH', path, { sentences }, headers),
  };
}

it('is empty until somebody writes, and keeps what was written last', async () => {
  const month = await newMonth();
  const unwritten = { month: '2026-10', sentences: [], version: 1, updated_at: null };
  expect((await month.read()).data).toEqual(unwritten);
  const sentences = ['Net income was {net_income}.', 'We moved in May.'];
  const first = await month.write(sentences, { 'if-match': '"1"' });
  expect(first).toMatchObject({ status: 200, data: { sentences, version: 2 } });
  expect((await month.read()).data).toMatchObject({ sentences, version: 2 });
  expect((await month.write([])).data).toMatchObject({ sentences: [], version: 3 });
  const log = await call(service, 'GET', `${month.base}/audit-log?action=update_month_note`);
  expect(log.data).toHaveLength(2);
});

it('refuses amounts, unknown figures, a stale version, and a month that is none', async () => {
  const month = await newMonth();
  const refused = await month.write(['Profit was 1,234.50.', 'Profit was {profit}.', 'Calm.']);
  expect([refused.status, faultsOf(refused)]).toEqual([
    422,
    ['/sentences/0 typed_amount', '/sentences/1 unknown_figure'],
  ]);
  await month.write(['Calm.']);
  expect((await month.write(['Busy.'], { 'if-match': '"1"' })).status).toBe(412);
  expect((await month.write(['Busy.'], { 'if-match': '"2"' })).status).toBe(200);
  expect((await (await newMonth('2026-13')).read()).status).toBe(404);
});

it('is kept once when two write at the same time', async () => {
  const month = await newMonth();
  const answers = await Promise.all(['One.', 'Two.', 'Three.'].map((sentence) => month.write([sentence])));
  const kept = answers.filter(({ status }) => status === 200).length;
  expect(answers.every(({ status }) => status === 200 || status === 412)).toBe(true);
  expect((await month.read()).data).toMatchObject({ version: kept + 1 });
});
