import { readTrialBalance } from '../read-trial-balance';

/** What is read of a trial balance of these lines: its accounts with their minor units, the readings that it offers, and its day. */
export function readLines(lines: readonly string[], chosen: string | null = null) {
  const file = readTrialBalance(`${lines.join('\n')}\n`, { decimals: 2, chosen });
  if (!file.ok) throw new Error(file.problem);
  const { accounts, readings, asOf } = file.value;
  return {
    accounts: accounts.map(({ name, units }) => `${name} ${units}`),
    readings: readings.map(({ name }) => name),
    asOf,
  };
}
