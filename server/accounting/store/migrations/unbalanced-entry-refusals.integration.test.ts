import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkConstraints, setVisibility } from '../../testing/connect-as-service';
import { postedBooks } from '../../testing/posted-books';

/** The database refuses unbalanced entries, tried in SQL with the role of the service. */
const books = postedBooks();

/** Of the lines of the posted entry that are put in for the names. */
const supersede = (name: string) => `UPDATE line_entry SET superseded_at = now() WHERE id = '${name}'`;
const touch = (...names: string[]) =>
  `UPDATE line_entry SET tag_ids = tag_ids WHERE id IN (${names.map((name) => `'${name}'`).join(', ')})`;

describe('double entry', () => {
  it.each<[string, (entry: string) => Promise<unknown>]>([
    [
      'debits that are not credits',
      async (entry) => [await books.addLine(entry, 'debit', 100), await books.addLine(entry, 'credit', 99)],
    ],
    ['no lines at all', async () => []],
    ['a debit alone', (entry) => books.addLine(entry, 'debit', 100)],
    [
      'a balance across two bases',
      async (entry) => [
        await books.addLine(entry, 'debit', 100, { basis: 'cash' }),
        await books.addLine(entry, 'credit', 100),
      ],
    ],
    [
      'lines that are all superseded',
      async (entry) => [
        await books.addLine(entry, 'debit', 100, { superseded_at: '2026-03-02T10:00:00Z' }),
        await books.addLine(entry, 'credit', 100, { superseded_at: '2026-03-02T10:00:00Z' }),
      ],
    ],
  ])('refuses %s', async (_, add) => {
    const entry = randomUUID();
    await books.addEntry(entry);
    await add(entry);
    await expect(checkConstraints(books.db)).rejects.toThrow(/is not balanced/);
  });

  it('refuses to lose a line of an entry that was balanced', async () => {
    await books.db.query(`UPDATE line_entry SET superseded_at = now() WHERE id = $1`, [books.own.line]);
    await expect(checkConstraints(books.db)).rejects.toThrow(/is not balanced/);
  });

  /** Checks are made at once for what was done so far, and late again for what comes. */
  const checkedSoFar = ['SET CONSTRAINTS ALL IMMEDIATE', 'SET CONSTRAINTS ALL DEFERRED'];
  const rolledBack = (...statements: string[]) => ['SAVEPOINT s', ...statements, 'ROLLBACK TO s'];
  const times = (count: number, statements: string[]) =>
    Array.from({ length: count }, () => statements).flat();

  it.each<[string, string[]]>([
    ['before the other is touched', [supersede('small'), touch('large')]],
    ['after the other was touched', [touch('large'), supersede('small')]],
    ['the larger one, before the other is touched', [supersede('large'), touch('small')]],
    ['after the other was checked', [touch('large'), ...checkedSoFar, supersede('small')]],
    [
      'and touches the other in a savepoint',
      [supersede('small'), 'SAVEPOINT s', touch('large'), 'RELEASE s'],
    ],
    ['in a savepoint', ['SAVEPOINT s', supersede('small'), 'RELEASE s', touch('large')]],
    ['and touches it with the other', [supersede('small'), touch('small', 'large')]],
    [
      'and touches it with the other, which is touched again',
      [...checkedSoFar, supersede('small'), touch('small', 'large'), touch('large')],
    ],
    [
      'and touches it in what is rolled back',
      [touch('large'), ...checkedSoFar, supersede('small'), ...rolledBack(touch('small'))],
    ],
    [
      'and touches the other in what is rolled back, many times',
      [
        touch('large'),
        ...checkedSoFar,
        supersede('small'),
        ...times(12, rolledBack(touch('large'), touch('large'))),
      ],
    ],
    [
      'and locks what was rolled back',
      [
        touch('large'),
        ...checkedSoFar,
        supersede('small'),
        ...rolledBack(touch('small', 'large')),
        `SELECT FROM line_entry WHERE id IN ('small', 'large') FOR UPDATE`,
      ],
    ],
    [
      'by a statement that touches the other while it runs',
      [
        `CREATE FUNCTION pg_temp.touching() RETURNS timestamptz LANGUAGE plpgsql AS
           $f$ BEGIN ${touch('large')}; RETURN now(); END $f$`,
        'SET CONSTRAINTS ALL IMMEDIATE',
        `UPDATE line_entry SET superseded_at = pg_temp.touching() WHERE id = 'small'`,
      ],
    ],
    [
      'by one statement that touches the other, too',
      [
        `WITH touched AS (UPDATE line_entry SET tag_ids = tag_ids WHERE id = 'large' RETURNING id)
           UPDATE line_entry SET superseded_at = now() FROM touched WHERE line_entry.id = 'small'`,
      ],
    ],
    [
      'behind a table that looks like the lines',
      [
        'CREATE TEMPORARY TABLE line_entry (LIKE accounting.line_entry)',
        'INSERT INTO pg_temp.line_entry SELECT * FROM accounting.line_entry',
        supersede('small').replace('line_entry', 'accounting.line_entry'),
      ],
    ],
  ])('refuses to lose a line %s', async (_, statements) => {
    const { rows } = await books.db.query(
      'SELECT id FROM line_entry WHERE journal_entry_id = $1 ORDER BY id',
      [books.own.entry],
    );
    const [small, large] = rows.map(({ id }) => id);
    const attack = async () => {
      for (const text of statements) {
        await books.db.query(text.replaceAll(`'small'`, `'${small}'`).replaceAll(`'large'`, `'${large}'`));
      }
      await checkConstraints(books.db);
    };
    await expect(attack()).rejects.toThrow(/is not balanced/);
  });

  it('looks for tables among temporary ones last, wherever a function looks for any', async () => {
    const { rows } = await books.db.query(
      `SELECT proname FROM pg_proc WHERE pronamespace = 'accounting'::regnamespace
         AND (prosecdef OR proconfig IS NOT NULL)
         AND NOT coalesce('search_path=accounting, pg_temp' = ANY (proconfig), false)`,
    );
    expect(rows).toEqual([]);
  });

  it('refuses a line more, however late and whatever its identifier', async () => {
    const entry = randomUUID();
    await books.addEntry(entry);
    await books.addLine(entry, 'debit', 100);
    await books.addLine(entry, 'credit', 100);
    await checkConstraints(books.db);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff']) {
      await books.db.query('SAVEPOINT before_it');
      await expect(books.addLine(entry, 'debit', 1, { id })).rejects.toThrow(/is not balanced/);
      await books.db.query('ROLLBACK TO before_it');
    }
  });

  /** Entries with their lines, all added by one statement; each line is a side and an amount. */
  async function addAtOnce(entries: Record<string, [side: string, amount: number][]>) {
    const heads = Object.keys(entries).map((id) => ({ id }));
    const lines = Object.entries(entries).flatMap(([journal_entry_id, each]) =>
      each.map(([debit_credit, amount]) => ({ id: randomUUID(), journal_entry_id, debit_credit, amount })),
    );
    await books.db.query(
      `WITH heads AS (
         INSERT INTO journal_entry SELECT r.* FROM journal_entry e,
           json_populate_recordset(e, $2) r WHERE e.id = $1),
       template AS (SELECT l AS line FROM line_entry l WHERE l.journal_entry_id = $1 LIMIT 1)
       INSERT INTO line_entry SELECT r.* FROM template, json_populate_recordset(template.line, $3) r`,
      [books.own.entry, JSON.stringify(heads), JSON.stringify(lines)],
    );
  }
  async function lineCountOf(...entries: string[]) {
    const lines = 'SELECT FROM line_entry WHERE journal_entry_id = ANY ($1)';
    return (await books.db.query(lines, [entries])).rowCount;
  }
  const balanced = (amount: number): [string, number][] => [
    ['debit', amount],
    ['credit', amount],
  ];

  it('accepts many balanced entries of one statement', async () => {
    const entries = { [randomUUID()]: balanced(1), [randomUUID()]: balanced(2) };
    await addAtOnce(entries);
    await checkConstraints(books.db);
    expect(await lineCountOf(...Object.keys(entries))).toBe(4);
  });

  it.each<[string, [string, number][]]>([
    ['is not balanced', [...balanced(5), ['debit', 1]]],
    ['has one side', [['credit', 5]]],
    ['has no lines', []],
  ])('refuses one of many entries of one statement that %s', async (_, lines) => {
    const wrong = randomUUID();
    await addAtOnce({ [randomUUID()]: balanced(1), [wrong]: lines, [randomUUID()]: balanced(2) });
    await expect(checkConstraints(books.db)).rejects.toThrow(`journal entry ${wrong} is not balanced`);
  });

  it('refuses an entry of one statement that loses a line in a later one', async () => {
    const entry = randomUUID();
    await addAtOnce({ [entry]: balanced(1) });
    await books.db.query(
      `UPDATE line_entry SET superseded_at = now() WHERE journal_entry_id = $1 AND debit_credit = 'debit'`,
      [entry],
    );
    await expect(checkConstraints(books.db)).rejects.toThrow(/is not balanced/);
  });

  it('accepts an entry whose lines come one by one, also where some were rolled back', async () => {
    const entry = randomUUID();
    await books.addEntry(entry);
    await books.addLine(entry, 'debit', 100);
    await books.db.query('SAVEPOINT s');
    await books.addLine(entry, 'credit', 70);
    await books.db.query('ROLLBACK TO s');
    await books.addLine(entry, 'credit', 100);
    await checkConstraints(books.db);
    expect(await lineCountOf(entry)).toBe(2);
  });

  it('refuses an entry whose balancing line was rolled back', async () => {
    const entry = randomUUID();
    await books.addEntry(entry);
    await books.addLine(entry, 'debit', 100);
    await books.db.query('SAVEPOINT s');
    await books.addLine(entry, 'credit', 100);
    await books.db.query('ROLLBACK TO s');
    await expect(checkConstraints(books.db)).rejects.toThrow(/is not balanced/);
  });

  it.each([0, -1])('refuses an amount of %d', async (amount) => {
    await books.addEntry(randomUUID());
    await expect(books.addLine(books.own.entry, 'debit', amount)).rejects.toThrow(/check constraint/);
  });

  it('is not fooled by hiding the lines before the commit', async () => {
    const entry = randomUUID();
    await books.addEntry(entry);
    await books.addLine(entry, 'debit', 100);
    await setVisibility(books.db, books.foreign);
    await expect(checkConstraints(books.db)).rejects.toThrow(/is not balanced/);
  });
});
