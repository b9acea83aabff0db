import { negateDecimalText } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import { quote } from '../printed-text';

/** What a record that moved money prints of it; `amount` is signed decimal text. */
export type OfxMovement = { kind: string; text: string; amount: string };

/**
 * What tells which way money went: the sign of each amount, as OFX 2.2 §3.2.9.2 prescribes; the kind (TRNTYPE), where a
 * bank prints every amount without a sign, of money out beside money in; or neither for sure, where amounts are
 * positive against their kind and no other kind is there: they may have been reversed, or a program writes one kind for
 * all.
 */
export type OfxDirections = { by: 'sign' | 'kind' | 'neither'; isCard: boolean };

/** Kinds that take money out (OFX 2.2 §11.4.4); positive ones were reversed, or stand in a statement without signs. */
const OUT = new Set(['DEBIT', 'CHECK', 'CASH', 'DIRECTDEBIT']);
/** Those that are given back, too, or depend on the sign: they take money out where other kinds show that signs are left out. */
const MOSTLY_OUT = new Set(['FEE', 'SRVCHG', 'POS', 'ATM']);
const IN = new Set(['CREDIT', 'DEP', 'DIRECTDEP', 'DIV']);

/** How the movements of one statement show the direction. */
export function directionsOf(movements: readonly OfxMovement[], isCard: boolean): OfxDirections {
  const moving = movements.filter(({ amount }) => /[1-9]/.test(amount));
  if (moving.some(({ text, amount }) => amount.startsWith('-') || text.includes('+'))) {
    return { by: 'sign', isCard };
  }
  if (!moving.some(({ kind }) => isOut(kind, isCard))) return { by: 'sign', isCard };
  return { by: moving.some(({ kind }) => isIn(kind, isCard)) ? 'kind' : 'neither', isCard };
}

/** The amount with the sign of its direction, money in positive; refused where nothing tells the direction. */
export function directed(
  { kind, text, amount }: OfxMovement,
  { by, isCard }: OfxDirections,
): Result<string, string> {
  if (by === 'sign' || !/[1-9]/.test(amount)) return accept(amount);
  const mayBeOut = isOut(kind, isCard) || MOSTLY_OUT.has(kind);
  if (by === 'kind' && mayBeOut) return accept(negateDecimalText(amount));
  if (by === 'kind' && isIn(kind, isCard)) return accept(amount);
  const label = `The amount (TRNAMT) ${quote(text)}`;
  return refuse(
    mayBeOut
      ? `${label} is positive, money in, but its kind (TRNTYPE) ${quote(kind)} is money out, and no other record of the statement tells which is right: import a longer period.`
      : `${label} has no sign, as all of this statement, and its kind (TRNTYPE) ${quote(kind)} does not say whether it is money out.`,
  );
}

/** A payment is one from a bank account, but to a card. */
function isOut(kind: string, isCard: boolean): boolean {
  return OUT.has(kind) || (kind === 'PAYMENT' && !isCard);
}

/** Interest is earned on a bank account, but paid on a card. */
function isIn(kind: string, isCard: boolean): boolean {
  return IN.has(kind) || (kind === 'INT' && !isCard);
}
