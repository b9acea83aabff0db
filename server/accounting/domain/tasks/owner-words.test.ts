import { expect, it } from 'vitest';
import { ownerWord, ownerWords } from './owner-words';

const expense = (name: string) => ({ name, subtype: 'operating_expense' as const });

it.each([
  ['Repairs and maintenance', 'Repairs'],
  ['Office supplies', 'Office'],
  ['Vehicle expenses', 'Vehicle'],
  ['Interest expense', 'Interest'],
  ['Meals & entertainment', 'Meals'],
  ['Travel', 'Travel'],
  ['Supplies', 'Supplies'],
  ['Bank fees', 'Bank fees'],
])('%s is %s', (name, word) => {
  expect(ownerWord(expense(name))).toBe(word);
});

it('money between the owner and the business is personal', () => {
  expect(ownerWord({ name: 'Owner draws', subtype: 'distribution' })).toBe('Personal');
  expect(ownerWord({ name: 'Owner contributions', subtype: 'contribution' })).toBe('My own money');
});

it('ledgers that would be called alike keep their names', () => {
  const names = ['Office supplies', 'Office expenses', 'Travel'];
  expect(ownerWords(names.map(expense))).toEqual(names);
});
