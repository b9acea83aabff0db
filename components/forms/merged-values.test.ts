import { describe, expect, it } from 'vitest';
import { mergedFields, mergedWithLines } from './merged-values';

const opened = { name: 'Acme', email: 'a@acme.example', phone: '' };

describe('mergedFields', () => {
  it('takes theirs for what was not touched, and keeps what was', () => {
    const theirs = { name: 'Acme Ltd', email: 'b@acme.example', phone: '555' };
    expect(mergedFields(opened, { ...opened, email: 'mine@acme.example' }, theirs)).toEqual({
      ...theirs,
      email: 'mine@acme.example',
    });
  });

  it('keeps an emptied field empty', () => {
    expect(mergedFields(opened, { ...opened, email: '' }, { ...opened, phone: '555' })).toEqual({
      name: 'Acme',
      email: '',
      phone: '555',
    });
  });
});

describe('mergedWithLines', () => {
  const line = (lineId: string | null, amount: string) => ({ lineId, amount });
  const before = { number: '7', lines: [line('l_1', '5'), line('l_2', '6')] };
  const theirs = { number: '8', lines: [line('l_3', '50'), line('l_2', '6')] };

  it('takes their lines where none was touched', () => {
    expect(mergedWithLines(before, { ...before, number: '9' }, theirs)).toEqual({ ...theirs, number: '9' });
  });

  it('keeps touched lines, as new ones where theirs have replaced them', () => {
    const mine = { ...before, lines: [line('l_1', '55'), line('l_2', '6')] };
    expect(mergedWithLines(before, mine, theirs)).toEqual({
      number: '8',
      lines: [line(null, '55'), line('l_2', '6')],
    });
  });
});
