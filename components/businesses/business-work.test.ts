import { describe, expect, it } from 'vitest';
import {
  findBusinesses,
  hasWork,
  type ListedBusiness,
  nextWithWork,
  pathOfWork,
  sortByWork,
  workIn,
} from './business-work';

function listed(name: string, changes: Partial<ListedBusiness> = {}): ListedBusiness {
  return {
    id: name,
    name,
    entityType: 'llc',
    industry: null,
    fiscalYear: '12/31',
    currency: 'USD',
    isActive: true,
    role: 'bookkeeper',
    toReview: 0,
    certain: 0,
    openQuestions: 0,
    answeredQuestions: 0,
    lastBankDay: null,
    lockedThrough: null,
    bankBalances: [],
    notCompared: [],
    ...changes,
  };
}

const names = (businesses: readonly ListedBusiness[]) => businesses.map(({ name }) => name);

describe('sortByWork', () => {
  const books = [
    listed('Bakery', {
      toReview: 3,
      lastBankDay: '2026-11-01',
      bankBalances: [{ name: 'Main', day: '2026-10-31', bank: 5n, books: 4n }],
    }),
    listed('Atelier', { toReview: 3, lockedThrough: '2026-09-30' }),
    listed('Cinema', { toReview: 9, isActive: false, lastBankDay: '2020-01-01' }),
    listed('Dairy', { answeredQuestions: 2, openQuestions: 1, lastBankDay: '2026-10-01' }),
    listed('Estate', { role: 'owner', openQuestions: 1 }),
  ];

  it.each([
    ['name', ['Atelier', 'Bakery', 'Dairy', 'Estate', 'Cinema']],
    ['-name', ['Estate', 'Dairy', 'Bakery', 'Atelier', 'Cinema']],
    ['review', ['Atelier', 'Bakery', 'Dairy', 'Estate', 'Cinema']],
    ['-review', ['Dairy', 'Estate', 'Atelier', 'Bakery', 'Cinema']],
    ['questions', ['Dairy', 'Estate', 'Atelier', 'Bakery', 'Cinema']],
    ['bank', ['Atelier', 'Estate', 'Dairy', 'Bakery', 'Cinema']],
    ['-bank', ['Bakery', 'Dairy', 'Atelier', 'Estate', 'Cinema']],
    ['balances', ['Bakery', 'Atelier', 'Dairy', 'Estate', 'Cinema']],
    ['-locked', ['Atelier', 'Bakery', 'Dairy', 'Estate', 'Cinema']],
  ] as const)('by %s, equal ones by name and inactive ones last', (sort, expected) => {
    expect(names(sortByWork(books, sort))).toEqual(expected);
  });
});

it('finds by words of the name and the industry', () => {
  const books = [listed('Blue Bakery', { industry: 'Food' }), listed('Red Cinema')];
  expect(names(findBusinesses(books, ' food BLUE '))).toEqual(['Blue Bakery']);
  expect(names(findBusinesses(books, ''))).toEqual(['Blue Bakery', 'Red Cinema']);
  expect(findBusinesses(books, 'green')).toEqual([]);
});

describe('workIn', () => {
  it('is what this member has to do', () => {
    const waiting = { toReview: 5, openQuestions: 2, answeredQuestions: 1 };
    expect(workIn(listed('A', waiting))).toBe(6);
    expect(workIn(listed('A', { ...waiting, role: 'owner' }))).toBe(2);
  });
});

it('of an inactive business is nothing to be done', () => {
  expect(hasWork(listed('A', { toReview: 1 }))).toBe(true);
  expect(hasWork(listed('A', { toReview: 1, isActive: false }))).toBe(false);
});

it.each([
  ['entries to review', { toReview: 2, answeredQuestions: 1 }, 'review'],
  ['answers alone', { answeredQuestions: 1 }, 'tasks'],
  ['questions to its owner', { role: 'owner', toReview: 2, openQuestions: 1 }, 'tasks'],
] as const)('of a business with %s is done in %s', (_, work, screen) => {
  expect(pathOfWork(listed('A', work))).toMatch(new RegExp(`/${screen}$`));
});

describe('nextWithWork', () => {
  const books = [
    listed('A', { toReview: 1 }),
    listed('B'),
    listed('C', { toReview: 2 }),
    listed('D', { toReview: 4, isActive: false }),
  ];

  it.each([
    [null, 'A'],
    ['A', 'C'],
    ['B', 'C'],
    ['C', 'A'],
    ['D', 'A'],
    ['not one of them', 'A'],
  ])('after %s is %s', (after, expected) => {
    expect(nextWithWork(books, after)?.name).toBe(expected);
  });

  it('is none when nothing waits elsewhere', () => {
    expect(nextWithWork([listed('A', { toReview: 1 }), listed('B')], 'A')).toBeNull();
    expect(nextWithWork([], null)).toBeNull();
  });
});
