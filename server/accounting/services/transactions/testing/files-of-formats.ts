/** What the tests' banks print of a movement, whatever the format. */
export type Printed = {
  day: string;
  amount: string;
  payee: string;
  memo?: string;
  balance?: string;
  id?: string;
  status?: string;
};

const headers = {
  day: 'Date',
  payee: 'Description',
  memo: 'Memo',
  amount: 'Amount',
  balance: 'Balance',
  id: 'Transaction ID',
  status: 'Status',
  /** The payee under a header that says nothing. */
  x: 'Field 7',
} as const;
type Column = keyof typeof headers;

const everything: readonly Column[] = ['day', 'payee', 'memo', 'amount', 'balance', 'id', 'status'];

export function csv(movements: readonly Printed[], columns: readonly Column[] = everything): string {
  const shown = columns.filter((each) => each === 'x' || movements.some((movement) => movement[each]));
  const cellOf = (movement: Printed, column: Column) =>
    `"${(column === 'x' ? movement.payee : movement[column]) ?? ''}"`;
  const rows = movements.map((each) => shown.map((column) => cellOf(each, column)).join(','));
  return [shown.map((each) => headers[each]).join(','), ...rows].join('\n');
}

const plainDay = ({ day }: Printed) => day.replaceAll('-', '');

export function ofx(movements: readonly Printed[]): string {
  const records = movements.map(
    (each) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${plainDay(each)}<TRNAMT>${each.amount}<FITID>${each.id}<NAME>${each.payee}<MEMO>${each.memo}</STMTTRN>`,
  );
  return `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>1<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260101<DTEND>20261231
${records.join('\n')}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}

export function qif(movements: readonly Printed[]): string {
  const records = movements.map(
    ({ day, amount, payee, memo }) => `D${day}\nT${amount}\nP${payee}\nM${memo}\n^`,
  );
  return `!Type:Bank\n${records.join('\n')}\n`;
}

export function mt940(movements: readonly Printed[]): string {
  const records = movements.map((each) => {
    const amount = each.amount.replace('-', '').replace('.', ',');
    const mark = each.amount.startsWith('-') ? 'D' : 'C';
    return `:61:${plainDay(each).slice(2)}${plainDay(each).slice(4)}${mark}${amount}NMSCNONREF\n:86:166?00BUCHUNG?20${each.memo}?32${each.payee}`;
  });
  return `:20:A\n:25:1/1\n:28C:1/1\n:60F:C260301USD1000,00\n${records.join('\n')}\n-\n`;
}

export function camt(movements: readonly Printed[]): string {
  const entries = movements.map((each) => {
    const isOut = each.amount.startsWith('-');
    const party = `<${isOut ? 'Cdtr' : 'Dbtr'}><Nm>${each.payee}</Nm></${isOut ? 'Cdtr' : 'Dbtr'}>`;
    return `<Ntry><Amt Ccy="USD">${each.amount.replace('-', '')}</Amt><CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${each.day}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties>${party}</RltdPties><RmtInf><Ustrd>${each.memo}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>1</Id></Othr></Id><Ccy>USD</Ccy></Acct>
${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`;
}
