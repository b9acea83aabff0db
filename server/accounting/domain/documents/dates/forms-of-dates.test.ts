import { expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'EUR', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(['Papelería Norte', ...lines], reader);

it.each([
  'Fecha: 2 de junio de 2026',
  'Fecha: 2 de Junio del 2026',
  'Data: 2 de junho de 2026',
  'Date: 2nd of June 2026',
  'Date: 2 of June, 2026',
  'DATE: JUNE 2ND, 2026',
  'FECHA: 2 DE JUNIO DE 2026',
  'Date: 2026/6/2',
  'Date: 2026-6-2 10:11',
  'Datum: 2026.6.2',
  'Fecha: 2 de septiembre de 2025',
  'Fecha: 2 de junio 2026',
  'Fecha: 2 de junio, 2026',
  'Fecha: 2 de junio de 26',
  'Calle Mayor 5, 2 de junio de 2026, fecha: 2 de junio de 2026',
])('the day of issue is read in the form of %s', (line) => {
  const value = line.includes('2025') ? '2025-09-02' : '2026-06-02';
  expect(read(line).issuedOn).toEqual({ value, confidence: 0.9 });
});

it('the day to pay until is read so, too', () => {
  const { issuedOn, dueOn } = read(
    'Factura 17',
    'Fecha de emisión: 2 de junio de 2026 Vencimiento: 2 de julio de 2026',
  );
  expect([issuedOn?.value, dueOn?.value]).toEqual(['2026-06-02', '2026-07-02']);
});

it.each(['Page 2 of 20', 'Caja de 12 de 2026', 'Section 2026/6/2/1', 'Version 3.2026.6.2'])(
  'a number is no day: %s',
  (line) => {
    expect(read(line).issuedOn).toBeNull();
  },
);

it.each([
  'Calle 5 de Mayo 22',
  'Av. 18 de Julio 2020',
  'Avenida 9 de Julio, 2014',
  'C/ 2 de Mayo, 24',
  'Plaza 2 de Mayo 4, 28004 Madrid',
  'Rua 25 de Março, 20',
  'R. 9 de Julho, 2014',
  'Praça 7 de Setembro 2015',
  'Via 4 Maggio 2020',
  'Rue du 8 Mai 20',
])('the name of a street is no day: %s', (line) => {
  expect(read(line).issuedOn).toBeNull();
});
