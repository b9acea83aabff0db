import { describe, expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const HEADER = 'Date,Description,Amount';
const PENDING = '2026-03-05,Hotel,-9.00';
const BOOKED = '2026-03-01,Shop,-1.00\n2026-03-02,Rent,-2.00';

const read = (text: string) =>
  statementsOf(text).flatMap(({ records }) =>
    records.map(({ posted, description }) => `${posted ? 'booked' : 'pending'} ${description}`),
  );
const below = (heading: string, ...lines: string[]) => read([HEADER, heading, ...lines, ''].join('\n'));

const parted = ['pending Hotel', 'booked Shop', 'booked Rent'];

describe('what is pending ends', () => {
  it.each([
    ...[
      'Posted',
      'Settled',
      'Settled 2026,,',
      'Settled 2026',
      'Account 1234,,',
      'Posted transactions,,-3.00',
    ],
    'Posted transactions for the account ending in 1234,,',
    'Transactions since your last statement on 02/15/2026,,',
    'Posted Transactions (excluding the pending ones which may still change),,',
    'Transactions of the period excluding pending,,12',
    'Completed transactions that were pending before,,-3.00',
    'Transactions May 1 to May 31 of the account ending in 1234,,',
    'All transactions which are not yet on a statement of the account,,',
    'You have no pending transactions at this time.,,',
    'There are no other pending items to show for this account today,,',
    ...['Gebuchte Umsätze,,-3.00', 'Umsätze seit dem letzten Kontoauszug vom 15.02.2026,,'],
    ...[
      'Opérations comptabilisées,,-3.00',
      'Movimientos contabilizados,,-3.00',
      'Movimenti contabilizzati,,1',
    ],
    ...['Geboekte transacties,,-3.00', 'Movimentos lançados,,-3.00', 'Recent activity,,-3.00'],
  ])('at the row %s', (end) => {
    expect(below('Pending transactions,,', PENDING, end, BOOKED)).toEqual(parted);
    expect(below('Pending transactions,,', end, BOOKED)).toEqual(['booked Shop', 'booked Rent']);
  });

  it.each([',,', '', ' , ,', ',,\n,,', '\n2026'])('at an empty row: %j', (empty) => {
    expect(below('Pending transactions,,', PENDING, empty, BOOKED)).toEqual(parted);
  });

  it.each([
    ...['Total pending,,-9.00', 'Subtotal,,-9.00', 'Summe,,-9.00', 'Pending total,,-9.00'],
    ...['Zwischensumme,,-9.00', 'Gesamtsumme,,-9.00', 'Sous-total,,-9.00', 'Current balance,,950.00'],
  ])('at its total: %s', (total) => {
    expect(below('Pending transactions,,', PENDING, total, BOOKED)).toEqual(parted);
    expect(below('Pending transactions,,', total, PENDING, 'Posted,,', BOOKED)).toEqual(parted);
  });

  it.each(['March 2026,,', 'Novembre 2026,,', '2026-03-05,,'])('at %s below movements without one', (day) => {
    expect(below('Pending transactions,,', PENDING, day, BOOKED)).toEqual(parted);
  });

  it.each(['Pending,Hotel,-9.00', ',Hotel,-9.00'])('with the first that has a day below %s', (undated) => {
    expect(below('Pending transactions,,', undated, undated, BOOKED)).toEqual(parted.slice(1));
  });

  it.each([HEADER, 'Posting Date,Payee,Value'])('at a row of headers: %s', (header) => {
    expect(below('Pending transactions,,', PENDING, header, BOOKED)).toEqual(parted);
    const [booked, pending] = ['Posted transactions,,', 'Pending transactions,,'];
    expect(below(booked, BOOKED, pending, header, PENDING)).toEqual([...parted.slice(1), 'pending Hotel']);
  });
});

describe('what is pending goes on', () => {
  it.each([
    ...[',,-9.00', ',Rate,1.17', 'Pending,,'],
    ...['These may still change.,,', '* Amounts are estimates,,', 'Note: amounts are estimates,,'],
    'These transactions have not been posted yet.,,',
    'Pending transactions may still change before they are posted.,,',
    'Amounts may change before they post to the account in a few days,,',
    'Vorgemerkte Umsätze sind noch nicht gebucht.,,',
    ['2026-03-05,Posted transactions of a shop,-1.00'],
  ])('beyond the row %s', (between) => {
    const rest = below('Pending transactions,,', PENDING, String(between), '2026-03-01,Shop,-1.00');
    expect([rest[0], rest.at(-1)]).toEqual(['pending Hotel', 'pending Shop']);
  });

  it.each(['Mar 2026,,', '5 mars 2026,,', '2026-03-05,,', 'Juni,,'])(
    'from one day or month to the next: %s',
    (day) => {
      const rest = below('Pending transactions,,', day, PENDING, day, '2026-03-01,Shop,-1.00');
      expect(rest).toEqual(['pending Hotel', 'pending Shop']);
    },
  );

  it.each([
    ...['Opérations en attente', 'Movimientos pendientes', 'Operazioni in attesa', 'Pending (1)'],
    ...['Vorgemerkte Umsätze (1)', 'Noch nicht gebuchte Umsätze', 'Pending authorizations - 2', 'PENDING:'],
  ])('below %s', (heading) => {
    expect(below(`${heading},,`, PENDING, 'Posted,,', BOOKED)).toEqual(parted);
  });

  it('from the heading over an empty row, and where all rows are apart', () => {
    expect(below('Pending transactions,,', ',,', PENDING, '2026-03-01,Shop,-1.00')).toEqual([
      'pending Hotel',
      'pending Shop',
    ]);
    const apart = ['Pending transactions,,', PENDING, PENDING, PENDING, 'Posted,,', BOOKED.split('\n')[0]];
    expect(read(`${HEADER}\n\n${apart.join('\n\n')}\n`)).toEqual([
      ...['pending Hotel', 'pending Hotel', 'pending Hotel'],
      'booked Shop',
    ]);
  });

  it('over a text with several lines', () => {
    const rows = ['2026-03-05,"Hotel\nBy the lake",-9.00', '2026-03-04,Taxi,-1.00'];
    expect(below('Pending transactions,,', ...rows).map((each) => each.split(' ')[0])).toEqual([
      ...['pending', 'pending'],
    ]);
  });
});

it.each(['Pending,', 'Posted,4.00\nPending,'])(
  'the name of a value that is missing is no heading',
  (above) => {
    expect(read(`Available,100.00\n${above}\n${HEADER}\n${PENDING}\n`)).toEqual(['booked Hotel']);
  },
);

it('the text with which a movement goes on is no heading', () => {
  expect(below('2026-03-05,Hotel,-9.00', ',Pending,', BOOKED)).toEqual(['booked Hotel', ...parted.slice(1)]);
});
