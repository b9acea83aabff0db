export type Movement = { day: string; amount: string; payee: string; memo?: string };

/** A QIF file of a bank account, month first. */
export function qifOf(movements: readonly Movement[]): string {
  const records = movements.map(({ day, amount, payee, memo }) => {
    const note = memo === undefined ? '' : `M${memo}\n`;
    return `D${day}\nT${amount}\nP${payee}\n${note}^\n`;
  });
  return `!Type:Bank\n${records.join('')}`;
}
