import { expect, it } from 'vitest';
import { smallChart } from '../reports/testing/small-chart';
import { cashChart } from './cash-chart';

it('tells the pool and the sections of the ledgers in it', () => {
  const { isInPool, activityOf } = cashChart(smallChart);
  expect(smallChart.map(({ id }) => id).filter(isInPool)).toEqual(['bank', 'card']);
  expect(['receivable', 'machines', 'loan', 'capital', 'rent', 'secret'].map(activityOf)).toEqual([
    'operating',
    'investing',
    'financing',
    'financing',
    'operating',
    'operating',
  ]);
});

it('takes a ledger that is not in it for a bug', () => {
  const { isInPool, activityOf } = cashChart(smallChart);
  expect(() => isInPool('unknown')).toThrow('ledger unknown is not in the chart');
  expect(() => activityOf('unknown')).toThrow('ledger unknown is not in the chart');
});
