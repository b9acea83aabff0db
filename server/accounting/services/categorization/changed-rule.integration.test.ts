import { expect, it } from 'vitest';
import { openBankForEach } from '../../testing/bank-imports';
import { call } from '../../testing/call';

const { service, books, bank } = openBankForEach();

const idOf = (name: string) => books.ledger(name).id;

it('a changed rule gives what it says now to pending entries that it decided before', async () => {
  const split = (rent: number) => ({
    split: [
      { ledger_id: idOf('Rent'), share: rent },
      { ledger_id: idOf('Software'), share: 100 - rent },
    ],
  });
  const conditions = { text: { contains: 'zyx' } };
  const rule = { name: 'Zyx', conditions, then: split(60) };
  const { id } = (await call(service, 'POST', `${bank.base}/rule`, rule)).data;
  const [entry] = await bank.importRows(['2026-02-03,Zyx Qq,-100.00']);
  const tag = await call(service, 'POST', `${bank.base}/tag`, { name: 'North' });
  const vendor = await call(service, 'POST', `${bank.base}/vendor`, { name: 'Zyx' });
  const outcomes: [object, unknown[]][] = [
    [
      split(70),
      [
        [70, [], null],
        [30, [], null],
      ],
    ],
    [
      { ...split(70), tag_ids: [tag.data.id] },
      [
        [70, [tag.data.id], null],
        [30, [tag.data.id], null],
      ],
    ],
    [{ ledger_id: idOf('Accounts payable'), vendor_id: vendor.data.id }, [[100, [], vendor.data.id]]],
    [
      { ledger_id: idOf('Accounts payable'), vendor_id: vendor.data.id, clean_description: 'Zyx Limited' },
      [[100, [], vendor.data.id]],
    ],
    [
      split(60),
      [
        [60, [], null],
        [40, [], null],
      ],
    ],
  ];
  for (const [then, lines] of outcomes) {
    const asked = { rule_id: id, conditions, then };
    const preview = () => call(service, 'POST', `${bank.base}/rule/preview`, asked);
    expect((await preview()).data.pending_entry_ids).toEqual([entry?.id]);
    await call(service, 'PATCH', `${bank.base}/rule/${id}`, { then });
    await bank.judged();
    const read = await bank.entryOf(entry?.id ?? '');
    const others = read.line_entries.slice(1);
    expect(others.map((line) => [line.amount, line.tag_ids, line.vendor_id ?? null])).toEqual(lines);
    expect((await preview()).data.pending_entry_ids).toEqual([]);
    // Judged once more, nothing is said otherwise.
    await call(service, 'PATCH', `${bank.base}/rule/${id}`, { active: true });
    await bank.judged();
    expect((await bank.entryOf(entry?.id ?? '')).version).toBe(read.version);
  }
});
