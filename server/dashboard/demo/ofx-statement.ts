import type { Day } from '@/lib/dates/instant';
import { decimalText } from '@/lib/money/decimal';
import { changeOf, type DemoEvent, type StatementLedger } from './demo-event';

export type StatementAccount = { ledger: StatementLedger; number: string };

/** The bank's own id of each event: the day, and how many of the account came before it that day. */
export function bankIds(events: readonly DemoEvent[]): Map<string, DemoEvent> {
  const byId = new Map<string, DemoEvent>();
  for (const event of events) {
    let ordinal = 1;
    while (byId.has(bankId(event.day, ordinal))) ordinal += 1;
    byId.set(bankId(event.day, ordinal), event);
  }
  return byId;
}

/** A statement as American banks let one download it: OFX 1.0.2, SGML without closing tags. */
export function ofxStatement(account: StatementAccount, records: ReadonlyMap<string, DemoEvent>): string {
  const days = [...records.values()].map((event) => event.day).sort();
  const dates = `<DTSTART>${compact(days.at(0) ?? '')}<DTEND>${compact(days.at(-1) ?? '')}`;
  const movements = [...records].map(([id, event]) => movement(account, id, event)).join('\n');
  const list = `<BANKTRANLIST>${dates}\n${movements}\n</BANKTRANLIST>`;
  const status = '<STATUS><CODE>0<SEVERITY>INFO</STATUS>';
  const signOn = `<SIGNONMSGSRSV1><SONRS>${status}<DTSERVER>${compact(days.at(-1) ?? '')}<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>`;
  return `${header}\n\n<OFX>\n${signOn}\n${statementOf(account, status, list)}\n</OFX>\n`;
}

const header = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:USASCII',
  'CHARSET:1252',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
].join('\n');

function statementOf({ ledger, number }: StatementAccount, status: string, list: string): string {
  if (ledger === 'Credit card') {
    const from = `<CCACCTFROM><ACCTID>${number}</CCACCTFROM>`;
    return `<CREDITCARDMSGSRSV1><CCSTMTTRNRS><TRNUID>0${status}<CCSTMTRS><CURDEF>USD${from}\n${list}\n</CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1>`;
  }
  const from = `<BANKACCTFROM><BANKID>000000000<ACCTID>${number}<ACCTTYPE>CHECKING</BANKACCTFROM>`;
  return `<BANKMSGSRSV1><STMTTRNRS><TRNUID>0${status}<STMTRS><CURDEF>USD${from}\n${list}\n</STMTRS></STMTTRNRS></BANKMSGSRSV1>`;
}

/** Both kinds of account sign by the holder: money in, or a card paid off, is positive. */
function movement({ ledger }: StatementAccount, id: string, event: DemoEvent): string {
  const cents = changeOf(event, ledger);
  const fields = [
    `<TRNTYPE>${cents < 0n ? 'DEBIT' : 'CREDIT'}`,
    `<DTPOSTED>${compact(event.day)}`,
    `<TRNAMT>${decimalText(cents, 2)}`,
    `<FITID>${id}`,
    `<NAME>${event.description.replaceAll('&', '&amp;')}`,
  ];
  return `<STMTTRN>${fields.join('')}</STMTTRN>`;
}

function bankId(day: Day, ordinal: number): string {
  return `${compact(day)}${String(ordinal).padStart(3, '0')}`;
}

function compact(day: Day): string {
  return day.replaceAll('-', '');
}
