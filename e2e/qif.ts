export type Movement = { day: string; amount: string; payee: string };

/** A QIF file of a bank account, month first. */
export function qifOf(movements: readonly Movement[]): string {
  const records = movements.map(({ day, amount, payee }) => `D${day}\nT${amount}\nP${payee}\n^\n`);
  return `!Type:Bank\n${records.join('')}`;
}
