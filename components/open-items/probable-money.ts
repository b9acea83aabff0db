/** Where the money is of what is probably paid: of invoices it came in, for bills it went out, perhaps by a card. */
export const probableMoney = {
  invoice: 'the money is in the bank',
  bill: 'the money has gone out',
  either: 'the money has come in or gone out',
};

/** Where it is of bills or invoices together; null where nothing is probably paid. */
export function probableMoneyOf(counts: { invoices: number; bills: number }): string | null {
  if (counts.invoices === 0 && counts.bills === 0) return null;
  if (counts.bills === 0) return probableMoney.invoice;
  return counts.invoices === 0 ? probableMoney.bill : probableMoney.either;
}
