import { type DecimalStyle, isSameAmount, readDecimalText } from '@/lib/money/decimal-text';
import type { AmountReading } from '../../bank-file';
import { movesOfBalance } from '../balances/balance-moves';
import type { CsvLayout } from '../layout';
import { type CsvRow, cellsOf } from '../table';

/** How a bank thanks for what was paid to a card: on the account that paid it nobody is thanked. */
const PAID_TO_CARD =
  /payment.{0,20}thank ?you|thank ?you.{0,20}payment|payment received|paiement.{0,20}merci|pagamento recebido|pago recibido|zahlung.{0,20}(?:danke|dank(?!\p{L}))|zahlungseingang|betaling ontvangen/iu;
/** What an account without balances calls it: beside them it may be the account that paid. */
const REPAID = /还款/;
/** One amount may fit by chance. */
const leastProofs = 2;

/**
 * Both readings of signed amounts that seem to be those of a card which prints purchases as positive: what was paid to it has a minus; or
 * the file names a card, most or all are positive, and no balance moves by them. Empty where nothing says so.
 */
export function openCardAmounts(
  rows: readonly CsvRow[],
  layout: CsvLayout,
  numbers: DecimalStyle,
): AmountReading[] {
  const column = layout.columns.get('amount') ?? -1;
  const amountOf = (row: CsvRow) => readDecimalText(row.cells[column] ?? '', numbers);
  const moving = rows.filter((row) => /[1-9]/.test(amountOf(row) ?? ''));
  const negative = moving.filter((row) => amountOf(row)?.startsWith('-'));
  const [moneyOut, moneyIn] = [negative.length, moving.length - negative.length];
  // A column of directions that is empty may say of each amount that it is the usual one.
  const isMute =
    layout.columns.has('direction') && cellsOf(rows, layout.columns.get('direction')).every(isEmpty);
  const mayBeOfCard = layout.isOfCard || isMute;
  if (moneyIn === 0 || (moneyOut === 0 && !mayBeOfCard)) return [];
  const hasBalances = layout.columns.has('balance');
  const isPaidToCard = (text: string) => PAID_TO_CARD.test(text) || (!hasBalances && REPAID.test(text));
  const isPayment = ({ cells }: CsvRow) => cells.some((cell) => isPaidToCard(cell.slice(0, 500)));
  const isPaid = negative.some(isPayment);
  // A payment to it among the positive ones shows that they are money in.
  const isLikely = moneyIn > moneyOut && !moving.some(isPayment);
  const isCard = mayBeOfCard && isLikely && !isProved(rows, layout, numbers, amountOf);
  if (!isPaid && !isCard) return [];
  return [
    { answer: { invert_amounts: true }, moneyOut: moneyIn, moneyIn: moneyOut },
    { answer: { invert_amounts: false }, moneyOut, moneyIn },
  ];
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}

function isProved(
  rows: readonly CsvRow[],
  layout: CsvLayout,
  numbers: DecimalStyle,
  amountOf: (row: CsvRow) => string | null,
): boolean {
  const { oldestFirst, newestFirst } = movesOfBalance(rows, layout, numbers);
  return [oldestFirst, newestFirst].some((moves) => {
    const proved = moves.filter(({ row, by }) => isSameAmount(amountOf(row) ?? '0', by));
    return proved.length >= leastProofs && proved.length >= moves.length / 2;
  });
}
