/** Longer narratives are no sentence of a bank. */
const longestSentence = 1000;

/**
 * How banks write the other party into a plain sentence: by a label before the name and what ends it. The whole sentence stays the
 * memo, but for labels at its end.
 */
const SENTENCES: readonly RegExp[] = [
  // Knab: "FACTUUR 12 REK: NL65INGB0123456789/NAAM: NAME".
  /^(?<memo>.*)\bREK: (?<counterparty_account>[A-Z]{2}\d{2}[A-Z\d]+)\/NAAM: (?<payee>.+)$/s,
  // ABN AMRO: "BEA NR:XXX1234 21.05.11/12.54 SHOP,PAS999".
  /^(?:BEA|GEA) +NR:\S+ +[\d.]+\/[\d.]+ +(?<payee>.+?)(?:,PAS\d+.*)?$/s,
  // PostFinance: "GIRO AUS ONLINE-SIC 80532 AUFTRAGGEBER: JANE DOE STREET 10 131209CH98765432 MITTEILUNGEN: …".
  /\b(?:AUFTRAGGEBER|EMPFÄNGER|EMPFAENGER|DONNEUR D['’]ORDRE|BENEFICIAIRE|BÉNÉFICIAIRE|ORDINANTE|BENEFICIARIO): (?<payee>.+?)(?: \d{6}CH\d+| MITTEILUNGEN:| COMMUNICATIONS:| COMUNICAZIONI:|$)/s,
  // comdirect: "Auftraggeber: NAME Buchungstext: text Ref. X/1", with the account of the other party between them.
  /^(?:Auftraggeber|Empfänger): ?(?<payee>.+?)\s*(?:Kto\/IBAN: ?(?<counterparty_account>\S+)\s+(?:BLZ\/BIC: ?\S+\s+)?)?Buchungstext: ?(?<memo>.*?)(?:\s+Ref\. \S+)?\s*$/s,
  // mBank: "911 TRANSAKCJA; Z RACH.: 000; OD: NAME  STREET; TYT.: title; TNR: 1".
  /^[^;]*;.*?\b(?:OD|DLA): (?<payee>[^;]+?)(?: {2,}[^;]*)?(?:;.*\bTYT\.: (?<memo>[^;]*).*)?$/s,
];

/** What a plain sentence says of the other party; nothing where it is in none of the forms that are known. */
export function readSentence(text: string): Record<string, string> {
  if (text.length > longestSentence) return {};
  for (const form of SENTENCES) {
    const found = form.exec(text)?.groups;
    if (found?.payee?.trim())
      return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, value?.trim() ?? '']));
  }
  return {};
}
