/** The most words of one text that are looked at. */
const most = 24;

/**
 * The words of a text in lower case, each once, in order; numbers are left out (dates, references, cheques), and digits within a
 * word stand as `#`, so that "store12" and "store7" are one.
 */
export function wordsOf(text: string): string[] {
  const found = text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}&.'-]+/u)
    .map((word) => word.replace(/^[.'&-]+|[.'&-]+$/g, ''))
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => word.replace(/\d+/g, '#'));
  return [...new Set(found)].slice(0, most);
}

/** Words by which banks print a movement that they know no party of. */
const nobody = new Set(
  'check cheque chq chk ck scheck cheques checks paid number no nr substitute draft cash atm withdrawal withdraw wd wdl dispense advance machine counter teller branch deposit mobile remote transaction void bancomat the at'.split(
    ' ',
  ),
);
/** Whatever follows these is where the money was taken out, not whom it went to. */
const takenOut =
  /^(?:atm|cash withdrawal|cash advance|bargeldauszahlung|barauszahlung|geldautomat|geldopname|retrait|prelievo|bancomat)\b/i;

/**
 * Whether a text names nobody: a cheque, cash, an ATM. Two of these have no more to do with each other than any other
 * two movements, so nothing is learned from one for the next.
 */
export function namesNobody(payee: string): boolean {
  return takenOut.test(payee) || wordsOf(payee).every((word) => nobody.has(word.replaceAll('#', '')));
}
