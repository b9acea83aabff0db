import { expect, it } from 'vitest';
import { readTrialBalance } from './read-trial-balance';

function accountsOf(...lines: string[]) {
  const file = readTrialBalance(`${lines.join('\n')}\n`, { decimals: 2 });
  if (!file.ok) throw new Error(file.problem);
  return file.value.accounts.map(({ code, name, units }) => `${code ?? ''} ${name} ${units}`.trim());
}

it('takes a first account that is called a balance for no second header', () => {
  const rows = ['Bank balance,2000,', 'Share capital,,2000'];
  const accounts = ['Bank balance 200000', 'Share capital -200000'];
  expect(accountsOf('Account,Debit,Credit', ...rows)).toEqual(accounts);
  expect(accountsOf('Account,Balance', 'Bank balance,2000', 'Share capital,-2000')).toEqual(accounts);
});

it('takes no account below a header that is not known for the header', () => {
  expect(accountsOf('Účet,Má dáti,Dal', 'Opening balance equity,,2000', 'Cash,2000,')).toEqual([
    'Opening balance equity -200000',
    'Cash 200000',
  ]);
  expect(accountsOf('Kód,Účet,Má dáti,Dal', '2000,Credit card,,1950', '1000,Cash,1950,')).toEqual([
    '2000 Credit card -195000',
    '1000 Cash 195000',
  ]);
});

it('loses no first account with a code like a year where there is no header', () => {
  expect(accountsOf('2000,Creditors,-1950', '1000,Cash,1950')).toEqual([
    '2000 Creditors -195000',
    '1000 Cash 195000',
  ]);
  expect(accountsOf('2000,Debtors,1950,', '1000,Loan,,1950')).toEqual([
    '2000 Debtors 195000',
    '1000 Loan -195000',
  ]);
});

it('still takes years above balances for a header, with other words behind them, too', () => {
  expect(accountsOf(',2025,2024,Change', 'Cash,10.00,8.00,2.00', 'Loan,-10.00,-8.00,-2.00')).toEqual([
    'Cash 1000',
    'Loan -1000',
  ]);
});
