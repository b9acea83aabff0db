import { z } from 'zod';
import { amount, day } from './primitives';

/** Positive is what the business has, negative what it owes. */
export const bankBalance = z.object({
  external_account_id: z.string(),
  name: z.string(),
  day: day.describe('The day at whose end the bank stated the balance.'),
  bank_balance: amount,
  books_balance: amount.describe('That of the ledger of the account at the end of the same day.'),
});
export type BankBalance = z.output<typeof bankBalance>;

/** What banks and books say of the accounts of one business. */
export const comparedBalances = {
  bank_balances: z
    .array(bankBalance)
    .describe(
      'The latest balance that the bank stated of each external account, beside the books at the end of ' +
        'the same day. Positive is what the business has, negative what it owes.',
    ),
  accounts_not_compared: z
    .array(z.object({ external_account_id: z.string(), name: z.string() }))
    .describe('External accounts with transactions of which no balance was stated.'),
};

export const bankBalances = z.object(comparedBalances).meta({
  id: 'BankBalances',
  description: 'What banks and books say of the external accounts of a business.',
});
export type BankBalances = z.output<typeof bankBalances>;
