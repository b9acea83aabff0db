import { type DecimalStyle, negateDecimalText, readDecimalText } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import { quote } from '../../printed-text';
import type { CsvRole } from '../columns/header-names';
import type { CsvLayout } from '../layout';
import type { CsvRow } from '../table';
import { directionOf } from './directions';
import { lessFee } from './fee-beside';

/** A movement of one currency: a row that exchanges money has two. Amounts as exact decimal text, money in positive. */
export type Moved = { currency: string | null; amount: Result<string, string> };

/** Whether the table says what was sent and what was received, each with its own currency, instead of one amount. */
export function hasSentAndReceived({ columns }: Pick<CsvLayout, 'columns'>): boolean {
  const hasAmount = columns.has('amount') || columns.has('debit') || columns.has('credit');
  return !hasAmount && columns.has('sent') && columns.has('received') && columns.has('direction');
}

/**
 * What a row moved in the account. Money that leaves takes its fee with it; what arrives comes without. A row that goes
 * neither in nor out stays in the account, and counts only where its currency changes.
 */
export function movedBy(row: CsvRow, layout: CsvLayout, numbers: DecimalStyle): Moved[] {
  const cell = (role: CsvRole) => row.cells[layout.columns.get(role) ?? -1]?.trim() ?? '';
  const [from, to] = [codeOf(cell('sent_currency')), codeOf(cell('received_currency'))];
  const direction = directionOf(cell('direction'));
  const sent = { currency: from, amount: sentAmount(cell, numbers) };
  const received = { currency: to, amount: amountOf(cell('received'), numbers) };
  if (direction === 'out') return [sent];
  if (direction === 'in') return [received];
  if (!/^neutral$/i.test(cell('direction'))) {
    const reason = `The direction ${quote(cell('direction'))} is neither in nor out.`;
    return [{ currency: from, amount: refuse(reason) }];
  }
  if (from !== to) return [sent, received];
  const reason = `The money stayed in the account: it went from ${from} to ${to}.`;
  return [{ currency: from, amount: refuse(reason) }];
}

function sentAmount(cell: (role: CsvRole) => string, numbers: DecimalStyle): Result<string, string> {
  const status = cell('status');
  // There is no other row for the way back.
  if (/^refunded$/i.test(status))
    return refuse(`The money that was sent came back: the status is ${quote(status)}.`);
  const amount = amountOf(cell('sent'), numbers);
  return amount.ok ? accept(lessFee(negateDecimalText(amount.value), cell('fee'), numbers)) : amount;
}

function amountOf(text: string, numbers: DecimalStyle): Result<string, string> {
  const amount = readDecimalText(text, numbers)?.replace('-', '');
  return amount === undefined ? refuse(`The amount ${quote(text)} is not a number.`) : accept(amount);
}

function codeOf(text: string): string | null {
  return /^[A-Z]{3}$/i.test(text) ? text.toUpperCase() : null;
}
