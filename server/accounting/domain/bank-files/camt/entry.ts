import { addsUpTo, negateDecimalText, readDecimalText } from '@/lib/money/decimal-text';
import { accept, type Result, refuse } from '@/lib/result';
import type { RecordOutcome } from '../bank-file';
import { kindOfIso } from '../kinds-of-movements';
import { asPartOf } from '../parts-of-collective';
import { describeRecord, externalIdOf, metadataOf, quote, typeOf } from '../printed-text';
import { calendarDay } from '../written-date';
import { readCamtParty } from './party';
import { childrenOf, nodeAt, textAt, textOf, type XmlNode } from './xml-tree';

type Booking = { line: number; date: string; dateText: string; isReversal: boolean; posted: boolean };

/** What the statement says of all its entries: the account's currency, and its day where it is of a single one. */
type StatementFacts = {
  currency: string | null;
  onlyDay: string | null;
  /** Where it is none, what is not booked is left out: the statement that follows has it in other words. */
  isStatement: boolean;
};

/**
 * The records of one `Ntry`: one for each transaction in it when these print their own amounts and the amounts add
 * up to the entry's exactly, otherwise one for the whole entry.
 */
export function readCamtEntry(entry: XmlNode, line: number, statement: StatementFacts): RecordOutcome[] {
  const unbooked = whyNotBooked(statusOf(entry), statement.isStatement);
  if (unbooked !== null) return [refuse(unbooked)];
  const booking = readBooking(entry, line, statement.onlyDay);
  const total = readAmount(entry, statement.currency);
  if (!booking.ok) return [booking];
  if (!total.ok) return [total];
  const details = detailsOf(entry);
  const only = details.length === 1 ? details[0] : undefined;
  if (details.length < 2)
    return [accept(recordOf(entry, only, booking.value, total.value, ownId(entry, only)))];
  const amounts = details.map((detail) => detailAmount(detail, entry));
  const printed = amounts.filter((amount) => amount !== null);
  const whole = recordOf(entry, undefined, booking.value, total.value, ownId(entry, undefined));
  if (printed.length < details.length || !addsUpTo(printed, total.value)) return [accept(whole)];
  const ids = idsOfDetails(details);
  return details.map((detail, index) =>
    accept(asPartOf(whole, recordOf(entry, detail, booking.value, printed[index] ?? '', ids[index]))),
  );
}

/** In the first version without a group around them. */
function detailsOf(entry: XmlNode): XmlNode[] {
  return [...childrenOf(entry, 'NtryDtls'), entry].flatMap((group) => childrenOf(group, 'TxDtls'));
}

/** Whether it moved the account: a statement need not say so of its entries. */
export function isBooked(entry: XmlNode): boolean {
  return (statusOf(entry) ?? 'BOOK') === 'BOOK';
}

/** Why an entry is no movement of the account; null where it is one, or a statement announces it. */
function whyNotBooked(status: string | undefined, isStatement: boolean): string | null {
  if (status === 'INFO') return 'The entry informs (status INFO): nothing was booked.';
  if (isStatement || status === 'BOOK') return null;
  if (status === undefined)
    return 'The status (Sts) is missing: whether the movement is booked is not known.';
  return `The movement is not booked (status ${quote(status)}): import it when the bank has booked it.`;
}

/** An id that several details of the entry share is the entry's, not theirs. */
function idsOfDetails(details: XmlNode[]): (string | undefined)[] {
  const ids = details.map((detail) => textAt(detail, 'Refs/AcctSvcrRef'));
  const uses = new Map<string | undefined, number>();
  for (const id of ids) uses.set(id, (uses.get(id) ?? 0) + 1);
  return ids.map((id) => (uses.get(id) === 1 ? id : undefined));
}

function recordOf(
  entry: XmlNode,
  detail: XmlNode | undefined,
  booking: Booking,
  amount: string,
  id: string | undefined,
) {
  const isIncoming = amount.startsWith('-') === booking.isReversal;
  const party = readCamtParty(detail, isIncoming);
  const narrative = narrativeOf(entry, detail);
  const code = codeOf(detail) ?? codeOf(entry);
  return {
    line: booking.line,
    externalId: externalIdOf(id),
    date: booking.date,
    amount,
    description: describeRecord([
      party.payee,
      ...Object.values(narrative),
      kindOfIso(code),
      externalIdOf(textAt(detail, 'Refs/EndToEndId')) ?? '',
    ]),
    type: typeOf(code),
    posted: booking.posted,
    metadata: metadataOf({
      ...party,
      ...narrative,
      date_text: booking.dateText,
      value_date: textAt(entry, 'ValDt/Dt') ?? textAt(entry, 'ValDt/DtTm'),
      end_to_end_id: textAt(detail, 'Refs/EndToEndId'),
      mandate: textAt(detail, 'Refs/MndtId'),
      check_number: textAt(detail, 'Refs/ChqNb'),
      entry_reference: textAt(entry, 'NtryRef'),
      bank_reference: textAt(entry, 'AcctSvcrRef'),
      reversal: booking.isReversal ? 'true' : undefined,
      status: statusOf(entry),
    }),
  };
}

/** The reference is the creditor's structured one (ISO 11649 or national), else what the payer gave. */
function narrativeOf(entry: XmlNode, detail: XmlNode | undefined): Record<string, string | undefined> {
  const unstructured = childrenOf(nodeAt(detail, 'RmtInf'), 'Ustrd').map(textOf).filter(Boolean).join(' ');
  return {
    memo: unstructured,
    transaction_information: textAt(detail, 'AddtlTxInf'),
    entry_information: textAt(entry, 'AddtlNtryInf'),
    reference:
      textAt(detail, 'RmtInf/Strd/CdtrRefInf/Ref') ?? textAt(detail, 'RmtInf/Strd/CdtrRefInf/CdtrRef'),
  };
}

function ownId(entry: XmlNode, only: XmlNode | undefined): string | undefined {
  return textAt(entry, 'AcctSvcrRef') ?? textAt(only, 'Refs/AcctSvcrRef');
}

function readBooking(entry: XmlNode, line: number, onlyDay: string | null): Result<Booking, string> {
  const dateText =
    ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm']
      .map((path) => textAt(entry, path))
      .find((text) => text !== undefined) ?? onlyDay;
  if (dateText === null) return refuse('The booking date (BookgDt) is missing.');
  const match = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(dateText);
  const date = match ? calendarDay(Number(match[1]), Number(match[2]), Number(match[3])) : null;
  if (!date) return refuse(`The booking date (BookgDt) ${quote(dateText)} is not a valid calendar date.`);
  const isReversal = /^(?:true|1)$/.test(textAt(entry, 'RvslInd') ?? '');
  const status = statusOf(entry);
  return accept({ line, date, dateText, isReversal, posted: status === undefined || status === 'BOOK' });
}

/** A code alone up to version 7, an element with a code from version 8. */
function statusOf(entry: XmlNode): string | undefined {
  return textAt(entry, 'Sts/Cd') ?? textAt(entry, 'Sts/Prtry') ?? textAt(entry, 'Sts');
}

/** CdtDbtInd is the direction of this very booking, of a reversal too (ISO 20022, ReversalIndicator). */
function readAmount(entry: XmlNode, currency: string | null): Result<string, string> {
  const text = textAt(entry, 'Amt');
  if (text === undefined) return refuse('The amount (Amt) is missing.');
  const magnitude = readDecimalText(text, { mark: '.', ungrouped: true });
  if (magnitude === null) return refuse(`The amount (Amt) ${quote(text)} is not a number.`);
  if (magnitude.startsWith('-')) {
    return refuse(
      `The amount (Amt) ${quote(text)} has a sign beside its direction (CdtDbtInd): which way the money went cannot be told.`,
    );
  }
  const own = textAt(entry, 'Amt/@Ccy')?.toUpperCase();
  if (own !== undefined && currency !== null && own !== currency) {
    return refuse(
      `The amount (Amt) ${quote(text)} is in ${quote(own)}, the statement in ${quote(currency)}.`,
    );
  }
  const direction = textAt(entry, 'CdtDbtInd');
  if (direction === 'CRDT') return accept(magnitude);
  if (direction === 'DBIT') return accept(negateDecimalText(magnitude));
  return refuse(`The direction (CdtDbtInd) ${quote(direction ?? '')} is neither CRDT nor DBIT.`);
}

/** The detail's share in the entry's currency, signed; an amount in another currency is not comparable. */
function detailAmount(detail: XmlNode, entry: XmlNode): string | null {
  const currency = textAt(entry, 'Amt/@Ccy');
  const node = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt']
    .map((path) => nodeAt(detail, path))
    .find((candidate) => candidate !== undefined && textAt(candidate, '@Ccy') === currency);
  const magnitude = readDecimalText(textOf(node) ?? '', { mark: '.', ungrouped: true });
  if (magnitude === null || magnitude.startsWith('-')) return null;
  const direction = textAt(detail, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd');
  return direction === 'DBIT' ? negateDecimalText(magnitude) : magnitude;
}

/** Domain, family and subfamily of ISO 20022's code set, or the bank's own code. */
function codeOf(node: XmlNode | undefined): string | undefined {
  const code = nodeAt(node, 'BkTxCd');
  const domain = ['Domn/Cd', 'Domn/Fmly/Cd', 'Domn/Fmly/SubFmlyCd'].flatMap(
    (path) => textAt(code, path) ?? [],
  );
  return domain.length > 0 ? domain.join('-') : textAt(code, 'Prtry/Cd');
}
