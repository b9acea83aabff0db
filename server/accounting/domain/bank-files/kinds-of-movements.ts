/** What SWIFT's codes of a movement (`:61:`, without the first letter) mean; the others say nothing to a person. */
const SWIFT_KINDS = new Map([
  ['BOE', 'Bill of exchange'],
  ['BRF', 'Brokerage fee'],
  ['CHG', 'Bank charges'],
  ['CHK', 'Check'],
  ['COL', 'Collection'],
  ['COM', 'Commission'],
  ['DDT', 'Direct debit'],
  ['DIV', 'Dividend'],
  ['ECK', 'Eurocheque'],
  ['FEX', 'Foreign exchange'],
  ['INT', 'Interest'],
  ['LDP', 'Loan'],
  ['RTI', 'Returned item'],
  ['SEC', 'Securities'],
  ['STO', 'Standing order'],
  ['TCK', 'Traveller’s cheque'],
  ['TRF', 'Transfer'],
]);

/** What the families of ISO 20022's bank transaction codes mean ("PMNT-RCDT-ESCT"). */
const ISO_FAMILIES = new Map([
  ['CCRD', 'Card payment'],
  ['CNTR', 'Cash at the counter'],
  ['ICDT', 'Transfer sent'],
  ['ICHQ', 'Cheque'],
  ['IDDT', 'Direct debit collected'],
  ['IRCT', 'Instant transfer sent'],
  ['MCRD', 'Card payment received'],
  ['RCDT', 'Transfer received'],
  ['RCHQ', 'Cheque'],
  ['RDDT', 'Direct debit'],
  ['RRCT', 'Instant transfer received'],
]);

/** The code of a movement in words; undefined for one of the bank's own. */
export function kindOfSwift(code: string | undefined): string | undefined {
  return SWIFT_KINDS.get(code?.slice(1) ?? '');
}

export function kindOfIso(code: string | undefined): string | undefined {
  return ISO_FAMILIES.get(code?.split('-')[1] ?? '');
}
