import { describe, expect, it } from 'vitest';
import { withoutSaved } from './touched-fields';

describe('withoutSaved', () => {
  it.each([
    { touched: { name: 'B' }, saved: { name: 'B' }, left: {} },
    { touched: { name: 'C' }, saved: { name: 'B' }, left: { name: 'C' } },
    { touched: { name: 'B', industry: 'X' }, saved: { name: 'B' }, left: { industry: 'X' } },
    { touched: {}, saved: {}, left: {} },
  ])('leaves $left of $touched when $saved was saved', ({ touched, saved, left }) => {
    expect(withoutSaved<{ name: string; industry: string }>(touched, saved)).toEqual(left);
  });
});
