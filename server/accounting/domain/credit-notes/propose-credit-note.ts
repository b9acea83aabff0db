import type { CreditNoteCreate } from '@/lib/contract/credit-note';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import { checkLines } from '../journal-entry/check-lines';
import type { Entry } from '../journal-entry/entry';
import { newEntry, newLine } from '../journal-entry/new-entry';
import { documentWords } from '../postings/document-words';
import { controlLedgerFaults, totalFault } from '../postings/item-line-faults';
import type { KnownForItem } from '../postings/known-for-item';
import { postingRules } from '../postings/open-item';
import { type CreditNote, type CreditNoteLine, creditNoteTotal } from './credit-note';

/** The credit note that a person enters with the entry that posts it, or every fault of it. */
export function proposeCreditNote(
  books: Books,
  input: CreditNoteCreate,
  party: CreditNote['party'],
  { chart, partyFaults, partyName }: KnownForItem,
): Result<{ note: CreditNote; entry: Entry }, Problem> {
  const amounts = checkLines(input.lines, chart.ledgers, books.currency, '/lines');
  const onControl = controlLedgerFaults(input.lines, chart, '/lines');
  const faults = [...partyFaults, ...(amounts.ok ? [] : amounts.problem), ...onControl];
  if (!amounts.ok || faults.length > 0) return refuse(invalid(faults));
  const lines = input.lines.map(
    (line, position): CreditNoteLine => ({
      id: books.newId('credit_note_line'),
      position,
      description: line.description ?? '',
      ledgerId: line.ledger_id,
      amount: amounts.value[position] ?? 0n,
    }),
  );
  const tooLarge = totalFault(creditNoteTotal({ lines }), books.currency, '/lines');
  if (tooLarge.length > 0) return refuse(invalid(tooLarge));
  const own = {
    id: books.newId('credit_note'),
    party,
    number: input.number,
    description: input.description ?? '',
    issuedAt: input.issued_at,
    lines,
  };
  const entry = postCreditNote(books, { ...own, partyName: partyName ?? '' }, chart);
  const note: CreditNote = {
    ...own,
    voidedAt: null,
    journalEntryId: entry.id,
    version: 1,
    createdAt: books.now,
    updatedAt: books.now,
  };
  return accept({ note, entry });
}

/** A bill or invoice the other way round: its total is credited to the account of the vendor or customer. */
function postCreditNote(
  books: Books,
  note: Pick<CreditNote, 'id' | 'party' | 'number' | 'description' | 'issuedAt' | 'lines'> & {
    partyName: string;
  },
  chart: Chart,
): Entry {
  const isVendor = note.party.kind === 'vendor';
  const { control, partSide, controlSide, method } = postingRules[isVendor ? 'bill' : 'invoice'];
  const total = newLine(books, {
    position: 0,
    ledgerId: chart.ledgerFor(control),
    side: partSide,
    amount: creditNoteTotal(note),
    onAccount: { vendorId: isVendor ? note.party.id : null, customerId: isVendor ? null : note.party.id },
  });
  const parts = note.lines.map(({ ledgerId, description, amount }, index) =>
    newLine(books, { position: index + 1, ledgerId, description, side: controlSide, amount }),
  );
  return newEntry(books, {
    ...documentWords('credit_note', note),
    datetime: note.issuedAt,
    creditNoteId: note.id,
    categorizationMethod: method,
    lines: [total, ...parts],
  });
}
