import { expect, it } from 'vitest';
import type { SuggestionGroup } from '@/lib/contract/suggestion';
import { firstNotDeclined, ofPayeesFirst, withDeclined } from './offers';

const group = (payee: string, ledger: string, ...ids: string[]): SuggestionGroup => ({
  clean_description: payee,
  ledger_id: ledger,
  categorization_method: 'similarity',
  least_confidence: 0.9,
  journal_entry_ids: ids,
});

it('does not offer again what was declined, whatever the entries are by then', () => {
  const declined = withDeclined([], group('Boss1', 'revenue', 'a', 'b'));
  const again = group('BOSS1', 'revenue', 'b', 'c');
  const other = group('Boss1', 'rent', 'b', 'c');
  expect(firstNotDeclined([again], declined)).toBeNull();
  expect(firstNotDeclined([again, other], declined)).toBe(other);
  expect(firstNotDeclined([again, other], [])).toBe(again);
});

it('keeps each declined offer once, and the latest two hundred', () => {
  const twice = withDeclined(withDeclined([], group('A', 'x')), group('a', 'x'));
  expect(twice).toHaveLength(1);
  const many = Array.from({ length: 250 }, (_, index) => group(`Payee ${index}`, 'x'));
  const kept = many.reduce<string[]>(withDeclined, []);
  expect(kept).toHaveLength(200);
  expect(firstNotDeclined(many.slice(-1), kept)).toBeNull();
});

it('offers entries of a payee just decided on before larger groups of others', () => {
  const groups = [
    group('Landlord', 'rent', 'a', 'b', 'c'),
    group('Boss1', 'revenue', 'd'),
    group('Cafe', 'meals', 'e'),
  ];
  const names = (payees: string[]) => ofPayeesFirst(groups, payees).map((each) => each.clean_description);
  expect(names(['Boss1'])).toEqual(['Boss1', 'Landlord', 'Cafe']);
  expect(names(['Cafe', 'Boss1'])).toEqual(['Boss1', 'Cafe', 'Landlord']);
  expect(names(['Opening Balance'])).toEqual(['Landlord', 'Boss1', 'Cafe']);
});
