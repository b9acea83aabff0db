import { describe, expect, it } from 'vitest';
import { insertAsValues, insertAtOnce, type NewRows } from './insert-rows';

const shown = (statements: ReturnType<typeof insertAtOnce>) =>
  statements.map(({ text, values }) => ({ text, values }));

describe('rows that travel at once', () => {
  it('are one statement, later tables after the ones they refer to', () => {
    expect(shown(insertAtOnce([{ entry: [{ id: 'e' }], line: [{ id: 'l', amount: '12' }] }]))).toEqual([
      {
        text:
          'WITH rows_0 AS (INSERT INTO entry SELECT * FROM json_populate_recordset(NULL::entry, $1)) ' +
          'INSERT INTO line SELECT * FROM json_populate_recordset(NULL::line, $2)',
        values: ['[{"id":"e"}]', '[{"id":"l","amount":"12"}]'],
      },
    ]);
  });

  it('have one text for any number of few rows', () => {
    const [one] = insertAtOnce([{ entry: [{ id: 'a' }] }]);
    const [many] = insertAtOnce([{ entry: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }]);
    expect(one?.text).toBe(many?.text);
  });

  it('say once what many have in common', () => {
    const rows = Array.from({ length: 20 }, (_, place) => ({ book: 'b', note: null, place, tags: [] }));
    const [statement] = insertAtOnce([{ entry: rows }]);
    expect(statement?.text).toBe(
      'INSERT INTO entry SELECT * FROM json_populate_recordset(json_populate_record(NULL::entry, $1), $2)',
    );
    const [common, own] = (statement?.values ?? []).map((text) => JSON.parse(String(text)));
    expect(common).toEqual({ book: 'b', note: null, tags: [] });
    expect(own).toEqual(rows.map(({ place }) => ({ place })));
  });

  it.each([
    [
      'objects with the same members',
      { status: 'confirmed', at: null },
      { status: 'confirmed', at: null },
      true,
    ],
    ['another value', { status: 'confirmed' }, { status: 'pending' }, false],
    ['a member more', { status: 'confirmed' }, { status: 'confirmed', version: 2 }, false],
    ['another member', { status: null }, { state: null }, false],
    ['arrays with the same items', ['a', 'b'], ['a', 'b'], true],
    ['an array and an object', ['a'], { 0: 'a' }, false],
    ['no object', { status: 'confirmed' }, null, false],
    ['an object in an object', { lines: {} }, { lines: {} }, false],
  ])('say %s once only if they are alike', (_, value, other, areAlike) => {
    const rows = Array.from({ length: 20 }, (_, place) => ({
      place,
      value: place === 19 ? other : structuredClone(value),
    }));
    const [statement] = insertAtOnce([{ entry: rows }]);
    const [common, own] = (statement?.values ?? []).map((text) => JSON.parse(String(text)));
    expect(common).toEqual(areAlike ? { value } : {});
    expect(own).toEqual(areAlike ? rows.map(({ place }) => ({ place })) : rows);
  });

  it('have nothing in common in a column that some of them lack', () => {
    const rows = Array.from({ length: 20 }, (_, place) => (place < 10 ? { place } : { place, at: 'now' }));
    const [statement] = insertAtOnce([{ entry: rows }]);
    expect(statement?.values).toEqual(['{}', JSON.stringify(rows)]);
  });

  it('are put together, table by table, where several lots come', () => {
    const lots: NewRows[] = [{ entry: [{ id: 'a' }], line: [{ id: 'l' }] }, { entry: [{ id: 'b' }] }];
    expect(insertAtOnce(lots)).toEqual(
      insertAtOnce([{ entry: [{ id: 'a' }, { id: 'b' }], line: [{ id: 'l' }] }]),
    );
  });

  it('are no statement where there is no table', () => expect(insertAtOnce([{}])).toEqual([]));
});

describe('rows that travel as values', () => {
  it('name every column that any row has, and leave the others of a row empty', () => {
    expect(shown(insertAsValues([{ tag: [{ id: 'a', before: 1 }, { id: 'b' }] }]))).toEqual([
      { text: 'INSERT INTO tag ("id", "before") VALUES ($1, $2), ($3, $4)', values: ['a', 1, 'b', null] },
    ]);
  });

  it('keep the order of the lots, because a later one may refer to an earlier one', () => {
    const lots: NewRows[] = [{ entry: [{ id: 'a' }] }, { line: [{ id: 'l' }] }, { entry: [{ id: 'b' }] }];
    expect(insertAsValues(lots).map(({ values }) => values)).toEqual([['a'], ['l'], ['b']]);
  });

  it('write objects as JSON and leave arrays to the driver', () => {
    const rows: NewRows = {
      bill: [{ metadata: { a: [1] }, tag_ids: ['x', 'y'], notes: null, at: undefined }],
    };
    expect(insertAsValues([rows])[0]?.values).toEqual(['{"a":[1]}', ['x', 'y'], null, null]);
  });

  it.each([
    { rows: 0, statements: [] },
    { rows: 1, statements: [1] },
    { rows: 5, statements: [4, 1] },
    { rows: 31, statements: [16, 8, 4, 3] },
    { rows: 1000, statements: [256, 256, 256, 64, 64, 64, 16, 16, 8] },
  ])('are $rows rows in statements of $statements', ({ rows, statements }) => {
    const made = insertAsValues([{ line: Array.from({ length: rows }, (_, id) => ({ id })) }]);
    expect(made.map((statement) => statement.values.length)).toEqual(statements);
    expect(made.flatMap((statement) => statement.values)).toEqual(
      Array.from({ length: rows }, (_, id) => id),
    );
  });
});
