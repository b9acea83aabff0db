import { describe, expect, it } from 'vitest';
import { csvMapping } from '@/lib/contract/csv-mapping';
import {
  answersOf,
  type ColumnRole,
  missingColumns,
  nothingSaid,
  saysReading,
  toMapping,
  withReading,
  withRole,
} from './column-mapping';

const said = (...roles: ColumnRole[]) => ({ ...nothingSaid, roles });

describe('what is said about columns', () => {
  it('goes to the service by place, counted from 1, and is what it takes', () => {
    const answers = {
      ...said('date', 'unused', 'description', 'description', 'amount'),
      dateOrder: 'DMY' as const,
      isInverted: true,
    };
    const mapping = toMapping(answers);
    expect(mapping).toEqual({
      has_header: true,
      date: 1,
      description: [3, 4],
      amount: 5,
      date_format: 'DMY',
      invert_amounts: true,
    });
    expect(csvMapping.safeParse(mapping).success).toBe(true);
  });

  it('is read back from the mapping that the service found', () => {
    const mapping = {
      has_header: true,
      date: 1,
      description: [3],
      memo: 4,
      amount: 5,
      date_format: 'MDY',
      decimal_separator: ',' as const,
    };
    const answers = answersOf({ ...mapping, delimiter: ';' }, 6);
    expect(answers).toEqual({
      roles: ['date', 'unused', 'description', 'memo', 'amount', 'unused'],
      hasHeader: true,
      dateOrder: 'MDY',
      decimalMark: ',',
      isInverted: null,
      amountWords: {},
    });
    expect(toMapping(answers)).toEqual(mapping);
  });

  it('keeps how amounts are read', () => {
    const [minus, plus] = (['-', '+'] as const).map((debit_sign) => ({
      debit_sign,
      money_out: 1,
      money_in: 0,
    }));
    if (!minus || !plus) throw new Error('There are two readings.');
    const open = answersOf({ date: 1, debit: 2, credit: 3, credit_sign: '+' }, 3);
    expect([saysReading(open, minus), saysReading(open, plus)]).toEqual([false, false]);
    const answered = withReading(open, minus);
    expect([saysReading(answered, minus), saysReading(answered, plus)]).toEqual([true, false]);
    expect(toMapping(answered)).toMatchObject({ debit: 2, debit_sign: '-', credit_sign: '+' });
  });

  it('takes the word for money out, or all amounts as of one direction', () => {
    const counts = { money_out: 1, money_in: 2 };
    const word = { direction: 3, out_word: 'T', in_word: 'J', ...counts };
    const all = { invert_amounts: false, ...counts };
    const answered = withReading(said('date', 'amount', 'unused'), word);
    expect(toMapping(answered)).toMatchObject({ amount: 2, direction: 3, out_word: 'T', in_word: 'J' });
    expect([saysReading(answered, word), saysReading(answered, all)]).toEqual([true, false]);
    const other = withReading(answered, all);
    expect(toMapping(other)).toEqual({ has_header: true, date: 1, amount: 2, invert_amounts: false });
    expect(saysReading(other, all)).toBe(true);
    expect(toMapping(withReading(other, word))).toEqual(toMapping(answered));
  });

  it('leaves to be found what nobody said', () => {
    expect(toMapping(said('date', 'amount'))).toEqual({ has_header: true, date: 1, amount: 2 });
  });

  it('moves a role that only one column can have', () => {
    expect(withRole(said('date', 'unused'), 1, 'date').roles).toEqual(['unused', 'date']);
    expect(withRole(said('description'), 2, 'description').roles).toEqual([
      'description',
      'unused',
      'description',
    ]);
  });

  it.each([
    [said(), 'Choose the column of the date.'],
    [said('amount'), 'Choose the column of the date.'],
    [said('date', 'description'), 'Choose the column of the amount.'],
    [said('date', 'debit'), null],
    [said('date', 'amount'), null],
  ])('%j: %s', (answers, missing) => {
    expect(missingColumns(answers)).toBe(missing);
  });
});
