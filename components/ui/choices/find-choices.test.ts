import { describe, expect, it } from 'vitest';
import { findChoices } from './find-choices';

const choices = [
  { id: 'revenue', name: 'Service revenue', code: '4010' },
  { id: 'product', name: 'Product revenue', code: '4020' },
  { id: 'meals', name: 'Meals & entertainment', code: '6401' },
  { id: 'server', name: 'Servers', code: '1540', detail: 'Fixed assets › Computers' },
  { id: 'cafe', name: 'Café and crème' },
  { id: 'owner', name: "Owner's draw" },
  { id: 'rent', name: 'Rent' },
  { id: 'parent', name: 'Parent company' },
];

const found = (typed: string) => findChoices(choices, typed).map(({ id }) => id);

describe('findChoices', () => {
  it.each([
    ['4010', ['revenue']],
    ['40', ['revenue', 'product']],
    ['serv rev', ['revenue']],
    ['REV serv', ['revenue']],
    ['serv', ['revenue', 'server']],
    ['4010 rev', ['revenue']],
    ['meals ent', ['meals']],
    ['cafe creme', ['cafe']],
    ['Crème', ['cafe']],
    ['comp', ['parent', 'server']],
    ['evenu', ['revenue', 'product']],
    ['rent', ['rent', 'parent']],
    ['xyz', []],
    ['serv xyz', []],
  ])('%s finds %j', (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  it('leaves all choices as they are when nothing is typed', () => {
    expect(found('  ')).toEqual(choices.map(({ id }) => id));
  });
});
