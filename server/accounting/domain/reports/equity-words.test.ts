import { expect, it } from 'vitest';
import { type EntityType, entityType } from '@/lib/contract/business';
import { equity } from '../chart-of-accounts/default-equity';
import { balanceSheet } from './balance-sheet';
import { everyRow } from './testing/rows';
import { trialBalance } from './trial-balance';

const nothing = new Map();

it.each<[EntityType, string, string]>([
  ['c-corp', 'Retained earnings', 'Retained earnings'],
  ['s-corp', 'Retained earnings', 'Retained earnings'],
  ['llc', "Members' equity, earlier years", "Members' equity"],
  ['partnership', "Partners' equity, earlier years", "Partners' equity"],
  ['sole-prop', "Owner's equity, earlier years", "Owner's equity"],
])('%s: %s, posted to the ledger %s', (type, computed, ledger) => {
  const figures = {
    ledgers: [],
    earlierYears: nothing,
    currentYear: nothing,
    endDay: '2026-12-31',
    entityType: type,
  };
  const rows = everyRow(balanceSheet(figures).records);
  const nameOf = (key: string) => rows.find((row) => row.key === key)?.name;
  expect(nameOf('retained_earnings')).toBe(computed);
  expect(nameOf('earlier_years_result')).toBe('Net income, earlier years');
  expect(nameOf('net_income')).toBe('Net income');
  expect(trialBalance(figures).rows.map(({ key, name }) => [key, name])).toEqual(
    rows.filter(({ key }) => key.startsWith('earlier_years_')).map(({ key, name }) => [key, name]),
  );
  expect(
    equity(type).flatMap(([, , name, subtype]) => (subtype === 'retained_earnings' ? name : [])),
  ).toEqual([ledger]);
});

it.each(entityType.options.filter((type) => !type.endsWith('-corp')))(
  'a %s has no ledger of a corporation',
  (type) => {
    const names = equity(type).map(([, , name]) => name);
    for (const name of ['Retained earnings', 'Dividends', 'Common stock']) expect(names).not.toContain(name);
  },
);
