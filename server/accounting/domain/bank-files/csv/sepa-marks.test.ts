import { describe, expect, it } from 'vitest';
import { statementsOf } from '../testing/read-text';

const header = 'Buchungstag;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Betrag;Währung';

function recordOf(row: string): Record<string, string | undefined> {
  const [record] = statementsOf(`${header}\n${row}\n`)[0]?.records ?? [];
  return { description: record?.description, ...record?.metadata };
}

describe('a purpose with the marks of SEPA', () => {
  it('gives what was written and each reference by its name', () => {
    const purpose = 'EREF+R-2026-03 MREF+M-1 CRED+DE98ZZZ09999999999 SVWZ+Miete März 2026';
    expect(recordOf(`14.03.2026;Muster Vermietung;Lastschrift;${purpose};-850,00;EUR`)).toMatchObject({
      description: 'Muster Vermietung',
      memo: expect.stringMatching(/Miete März 2026$/),
      end_to_end_id: 'R-2026-03',
      mandate: 'M-1',
      creditor_id: 'DE98ZZZ09999999999',
    });
    expect(recordOf(`14.03.2026;Muster Vermietung;;${purpose};-850,00;EUR`).memo).toBe('Miete März 2026');
  });

  it('describes a movement without a name by what was written', () => {
    expect(recordOf('14.03.2026;;;EREF+NOTPROVIDED SVWZ+Kontoführung März;-4,90;EUR').description).toBe(
      'Kontoführung März',
    );
  });

  it('stays as it is where nothing was written, and without marks', () => {
    expect(recordOf('14.03.2026;Muster Vermietung;;EREF+R-1 MREF+M-1;-850,00;EUR').memo).toBe(
      'EREF+R-1 MREF+M-1',
    );
    expect(recordOf('14.03.2026;Muster Laden;;Öl SVWZ 3+1 gratis;-8,50;EUR').memo).toBe('Öl SVWZ 3+1 gratis');
  });
});
