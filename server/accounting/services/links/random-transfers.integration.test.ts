import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const seed = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000_000);

const service = openService();
beforeAll(() => {
  process.stdout.write(`random histories of transfers: HISTORY_SEED=${seed}\n`);
});

const days = ['2026-03-02', '2026-03-03', '2026-03-05', '2026-03-09'] as const;
const texts = ['Transfer', 'Online transfer to savings', 'Deposit', 'Alder Paper'] as const;
const movement = fc.record({
  day: fc.constantFrom(...days),
  amount: fc.constantFrom(-500, 500, -20.25, 20.25),
  text: fc.constantFrom(...texts),
  toSavings: fc.boolean(),
});
const action = fc.record({
  do: fc.constantFrom('accept', 'delete', 'undo', 'confirm', 'recode'),
  at: fc.nat(7),
  link: fc.nat(2),
});

it('each bank agrees with its statement on every day, and links and entries agree, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(movement, { minLength: 3, maxLength: 8 }),
      fc.array(action, { maxLength: 10 }),
      async (movements, actions) => {
        const books = await newTwoBanks(service.client);
        const path = `/v0/business/${books.business.id}`;
        const ids: string[] = [];
        for (const { day, amount, text, toSavings } of movements) {
          const account = toSavings ? books.savings : books.checking;
          ids.push(
            ...(await books.importInto(account, [[day, amount, `${text} ${'abcdefgh'.charAt(ids.length)}`]])),
          );
        }
        for (const step of actions) {
          const id = ids[step.at % ids.length];
          if (id === undefined) continue;
          const { links, journal_entry_id: entryId } = await books.read(id);
          const link = links[step.link % Math.max(links.length, 1)];
          const ownLedgers = [books.ledger('Checking').id, books.ledger('Savings').id];
          if (step.do === 'accept')
            await call(service, 'POST', `${path}/transaction-link`, {
              link_id: link?.id,
              confirm: step.at % 2 === 0,
            });
          else if (step.do === 'delete')
            await call(service, 'DELETE', `${path}/transaction-link/${link?.id}`);
          else if (step.do === 'undo')
            await call(service, 'DELETE', `${path}/transaction-link/${link?.id}?undo=true`);
          else if (entryId === null) continue;
          else if (step.do === 'confirm')
            await call(service, 'PATCH', `${path}/journal-entries/${entryId}`, {
              review_status: 'confirmed',
            });
          else {
            const entry = await books.entryOf(id);
            const others = entry.line_entries.filter((line) => !ownLedgers.includes(line.ledger_id));
            const [{ debit_credit = 'debit', amount = 0 } = {}] = others;
            await call(service, 'PATCH', `${path}/journal-entries/${entry.id}`, {
              line_changes: {
                delete_lines: others.map((line) => line.id),
                create_lines: [{ ledger_id: books.ledger('Rent').id, debit_credit, amount }],
              },
            });
          }
        }
        const all = await Promise.all(ids.map(books.read));
        // A duplicate is not in the books.
        const isBooked = all.map(({ journal_entry_id: entryId }) => entryId !== null);
        const units = (amount: number) => Math.round(amount * 100);
        for (const day of days) {
          for (const [name, isSavings] of [
            ['Checking', false],
            ['Savings', true],
          ] as const) {
            const stated = movements
              .filter((each, at) => isBooked[at] && each.toSavings === isSavings && each.day <= day)
              .reduce((sum, each) => sum + units(each.amount), 0);
            expect(units(await books.balanceOf(name, day)), `${name} ${day}`).toBe(stated);
          }
        }
        const linked = all.flatMap(({ id, links }) =>
          links
            .filter(({ kind, status }) => kind === 'transfer' && status === 'linked')
            .map((link) => [id, link.id]),
        );
        expect(new Set(linked.map(([id]) => id)).size).toBe(linked.length);
        expect(await books.balanceOf('Transfers in transit')).toBe(0);
        await books.cashFlow('2026-03-01', '2026-03-31');
        expect(await service.differences()).toEqual([]);
      },
    ),
    { numRuns: 12, seed },
  );
}, 180_000);
