const BEGINNING = 'The owner answered: ';

/**
 * Why an entry is on the ledger that the business answered.
 * @param word what the business calls the ledger
 */
export function reasonOfAnswer(word: string): string {
  return `${BEGINNING}${word}.`;
}

/** Whether an entry is on its ledger because the business answered so. */
export function isOfAnswer(method: string, reasons: readonly string[]): boolean {
  return method === 'similarity' && reasons.some((reason) => reason.startsWith(BEGINNING));
}
