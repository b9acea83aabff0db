import { describe, expect, it } from 'vitest';
import { recordsOf } from '../testing/read-text';

/** A statement of one account; invented movements in the forms of banks. */
const partiesOf = (entries: string) =>
  recordsOf(
    `:20:X\n:25:NL00BANK0123456789\n:28C:1/1\n:60F:C260301EUR100,00\n${entries}\n:62F:C260331EUR100,00\n-`,
  ).map(({ description, metadata }) => [description, metadata.memo]);

describe('the other party of an MT940 entry', () => {
  it.each([
    [
      'below the account that it repeats in the narrative',
      ':61:2603010301D65,00NOVBNL47INGB9999999999\nbakery north\n:86:NL47INGB9999999999 bakery north\n\nInvoice 7',
      ['bakery north', 'Invoice 7'],
    ],
    [
      'behind its account, in the room of the reference',
      ':61:260301D65,00N0600733959555      BAKERY NORTH BV\n:86:INVOICE 7',
      ['BAKERY NORTH BV', 'INVOICE 7'],
    ],
    [
      'in the bank’s own lines',
      ':61:2603010301D65,00S   X\n:NS:01526715\n09Fee: 7.21\n15BAKERY NORTH and its part\n16ners\n17G2000001',
      ['BAKERY NORTH and its partners', undefined],
    ],
    [
      'behind its label in a Polish sentence',
      ':61:2603010301C45,00NTRFNONREF//M1\n:86:911 TRANSAKCJA COLLECT; ID IPH: XX1; Z RACH.: 000; OD: JAN NOWY  UL. MOSTOWA 2; TYT.: FAKTURA 7; TNR: 1.01',
      ['JAN NOWY', 'FAKTURA 7'],
    ],
    [
      'behind its label in a Swiss sentence',
      ':61:2603010301C45,00FMSC01916//NONREF\n:86:GIRO AUS ONLINE-SIC 80532 AUFTRAGGEBER: JANE DOE 1234 ORT 260301CH98765432 MITTEILUNGEN: RECHNUNG',
      ['JANE DOE 1234 ORT', undefined],
    ],
    [
      'at the end of a Dutch sentence',
      ':61:2603010301D45,00NTRFNONREF//B4\n:86:FACTUUR 7 REK: NL65INGB0123456789/NAAM: BAKERY NORTH',
      ['BAKERY NORTH', 'FACTUUR 7'],
    ],
    [
      'the shop of a payment by card',
      ':61:2603010301D11,59N426NONREF\n:86:BEA   NR:XXX1234   21.02.26/12.54 BAKERY NORTH   LEIDEN,PAS999',
      ['BAKERY NORTH LEIDEN', undefined],
    ],
    [
      'a name that fills its first half',
      ':61:2603010301D45,00NMSCNONREF\n:86:835?20Invoice 7?32Finanzamt Muenchen Abteilun?33g Erhebung',
      ['Finanzamt Muenchen Abteilung Erhebung', 'Invoice 7'],
    ],
    [
      'a name in two whole halves',
      ':61:2603010301D45,00NMSCNONREF\n:86:835?20Invoice 7?32Bakery North?33and Partners',
      ['Bakery North and Partners', 'Invoice 7'],
    ],
  ])('is %s', (_, entry, [payee, memo]) => {
    const [[description, printed] = []] = partiesOf(entry);
    expect(description).toBe(payee);
    if (memo !== undefined) expect(printed).toBe(memo);
  });

  it('is the kind of movement in words where nothing else is said, and no code', () => {
    const codes = ['NTRF', 'NCHG', 'NINT', 'NMSC', 'N051', 'FDDT'];
    const entries = codes.map((code) => `:61:2603010301D1,00${code}NONREF`).join('\n');
    expect(partiesOf(entries).map(([description]) => description)).toEqual([
      'Transfer',
      'Bank charges',
      'Interest',
      'Transaction',
      'Transaction',
      'Direct debit',
    ]);
  });
});
