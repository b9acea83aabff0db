import { describe, expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const read = (text: string) =>
  statementsOf(text)[0]?.records.map(
    ({ posted, description }) => `${posted ? 'booked' : 'pending'} ${description}`,
  );

const reasons = (text: string) => statementsOf(text)[0]?.refused.map(({ reason }) => reason);

describe('a movement is pending', () => {
  it.each([
    ...[
      'PDNG',
      'Not posted',
      'Unposted',
      'Not yet booked',
      'Pending authorization',
      'Pending - approved',
      'On hold',
    ],
    ...[
      'Temporary hold',
      'In process',
      'In Progress',
      'Scheduled',
      'Pre-authorisation',
      'nicht gebucht',
      'Forecasted',
    ],
    ...[
      'noch nicht gebucht',
      'In Bearbeitung',
      'en cours',
      'à venir',
      'non comptabilisé',
      'Pendente',
      'no contabilizado',
    ],
  ])('where its status is %s', (status) => {
    const rows = `2026-03-01,Shop,-1.00,Posted\n2026-03-02,Hotel,-2.00,${status}\n`;
    expect(read(`Date,Description,Amount,Status\n${rows}`)).toEqual(['booked Shop', 'pending Hotel']);
  });

  it.each([
    ...['Pending - 03/05/2026', 'Pending (not yet posted)', 'PENDING POSTING', 'Pending debit card purchase'],
    ...['Pending settlement', 'Pending clearing', 'Pending transfer', 'Pending at bank', 'pending***'],
  ])('where its status or its kind is %s', (word) => {
    const text = (header: string) => `Date,Description,Amount,${header}\n2026-03-02,Hotel,-2.00,${word}\n`;
    expect(read(text('Status'))).toEqual(['pending Hotel']);
    expect(read(text('Type'))).toEqual(['pending Hotel']);
  });

  it.each([
    ...[
      'Pending receipt',
      'Pending approval',
      'Pending review',
      'Pending reconciliation',
      'Pending - coding',
    ],
    ...[
      'Pending manager approval',
      'Pending payment approval',
      'Pending на проверке',
      'Pendiente de aprobación',
    ],
    ...['En attente de justificatif', 'In attesa di approvazione', 'Pendingham'],
  ])('not where it waits for a person: %s', (word) => {
    const text = (header: string) => `Date,Description,Amount,${header}\n2026-03-02,Hotel,-2.00,${word}\n`;
    expect(read(text('Status'))).toEqual(['booked Hotel']);
    expect(read(text('Type'))).toEqual(['booked Hotel']);
  });

  it.each(['Posting Status', 'Transaction State', 'Booked Status', 'Status Description'])(
    'by a column with the header %s',
    (header) => {
      const rows = '2026-03-01,Shop,-1.00,Posted\n2026-03-02,Hotel,-2.00,Pending\n';
      expect(read(`Date,Description,Amount,${header}\n${rows}`)).toEqual(['booked Shop', 'pending Hotel']);
    },
  );

  it.each([
    ['pending', 'false', 'true'],
    ['Is Pending', 'No', 'Yes'],
    ['Vorgemerkt', '', 'x'],
    ['Posted', 'Yes', 'No'],
    ['Booked', 'Y', 'N'],
    ['Gebucht', 'Ja', 'Nein'],
    ['Booked', 'BOOK', 'PDNG'],
    ['Posted', 'Posted', 'Pending'],
  ])('where the column %s says %s of those booked', (header, booked, pending) => {
    const rows = `2026-03-01,Shop,-1.00,${booked}\n2026-03-02,Hotel,-2.00,${pending}\n`;
    expect(read(`Date,Description,Amount,${header}\n${rows}`)).toEqual(['booked Shop', 'pending Hotel']);
  });

  it.each([
    ['Статус', 'OK', 'FAILED', 'В обработке'],
    ['İşlem Durumu', 'Tamamlandı', 'Başarısız', 'Beklemede'],
    ['交易状态', '交易成功', '交易关闭', '处理中'],
    ['Status', 'Selesai', 'Gagal', 'Diproses'],
    ['Situação', 'Efetivada', 'Rejeitada', 'Pendente'],
  ])('or never came about, by the column %s', (header, booked, failed, pending) => {
    const rows = `2026-03-01,Shop,-1.00,${booked}\n2026-03-02,Kiosk,-3.00,${failed}\n2026-03-02,Hotel,-2.00,${pending}\n`;
    const text = `Date,Description,Amount,${header}\n${rows}`;
    expect(read(text)).toEqual(['booked Shop', 'pending Hotel']);
    expect(reasons(text)).toEqual([`No money was moved: the status (“${header}”) is “${failed}”.`]);
  });

  it('where its kind or its balance is', () => {
    const kinds = '2026-03-01,Debit,Shop,-1.00\n2026-03-02,Pending,Hotel,-2.00\n';
    expect(read(`Date,Type,Description,Amount\n${kinds}`)).toEqual(['booked Shop', 'pending Hotel']);
    const balances = '2026-03-01,Shop,-1.00,99.00\n2026-03-02,Hotel,-2.00,Pending\n';
    expect(read(`Date,Description,Amount,Balance\n${balances}`)).toEqual(['booked Shop', 'pending Hotel']);
  });

  it('where its text begins or ends with that mark, which is not its payee', () => {
    const rows = [
      '2026-03-01,VISA PENDING SHOP,-1.00',
      '2026-03-02,PENDING - Hotel,-2.00',
      '2026-03-02,Pending transaction: Taxi,-3.00',
      '2026-03-02,Diner (pending),-4.00',
      '2026-03-02,[PENDING] Fuel,-5.00',
    ];
    expect(read(`Date,Description,Amount\n${rows.join('\n')}\n`)).toEqual([
      'booked VISA PENDING SHOP',
      ...['pending Hotel', 'pending Taxi', 'pending Diner', 'pending Fuel'],
    ]);
    const told = '2026-03-01,Pending: order 12,-1.00,Posted\n2026-03-02,Hotel,-2.00,Pending\n';
    expect(read(`Date,Description,Amount,Status\n${told}`)).toEqual([
      'booked Pending: order 12',
      'pending Hotel',
    ]);
  });

  it('below a heading that says so, to the next heading', () => {
    const header = 'Date,Description,Amount';
    const [pending, booked] = ['2026-03-05,Hotel,-9.00', '2026-03-01,Shop,-1.00\n2026-03-02,Rent,-2.00'];
    const expected = ['pending Hotel', 'booked Shop', 'booked Rent'];
    const inside = `${header}\nPending\n${pending}\nPosted\n${booked}\n`;
    expect(read(inside)).toEqual(expected);
    expect(reasons(inside)).toEqual([
      'The row is the heading “Pending”: what is below it is not booked yet.',
      'The date (“Date”) “Posted” is not a valid calendar date.',
    ]);
    const parted = `${header}\nPending transactions\nMay 2026\n${pending}\nJune\nThese may still change.\n${pending}\n`;
    expect(read(`${parted}Settled\n${booked}\n`)).toEqual(['pending Hotel', ...expected]);
    expect(
      read(`Pending transactions\n${header}\n${pending}\n\nPosted transactions\n${header}\n${booked}\n`),
    ).toEqual(expected);
  });

  it('by a column of yes and no below which a line of totals has an amount', () => {
    const rows = '2026-03-01,Shop,-1.00,Yes\n2026-03-02,Hotel,-2.00,No\nTotal,,,-3.00\n';
    expect(read(`Date,Description,Amount,Posted\n${rows}`)).toEqual(['booked Shop', 'pending Hotel']);
  });

  it('which has a day of purchase and none of booking', () => {
    const text =
      'Transaction Date,Post Date,Description,Amount\n05/28/2026,,Hotel,-9.00\n05/20/2026,05/22/2026,Shop,-1.00\n';
    expect(read(text)).toEqual(['booked Shop']);
    expect(reasons(text)).toEqual(['The movement is pending and has no booking day yet.']);
    const undated = 'Post Date,Description,Amount\n,Hotel,-9.00\n05/22/2026,Shop,-1.00\n';
    expect(reasons(undated)).toEqual(['The date (“Post Date”) is missing.']);
  });

  it.each([
    [',Closing balance as of,2026-01-31,,89.00', 'Memo'],
    [',Closing balance as of,2026-01-31,89.00,', 'Transaction Date'],
    [',Closing balance,2026-01-31,89.00,89.00', 'Value Date'],
    [',Printed on,2026-02-01,,', 'Memo'],
    [',Printed on,2026-02-01,,', 'Transaction Date'],
    [',Exchange rate of,2026-01-03,,', 'Transaction Date'],
    [',Exchange rate of 1.17,2026-01-03,-1.17,', 'Memo'],
    [',Hotel,2026-01-03,unknown,', 'Transaction Date'],
  ])('not a row without a day that is of no movement, or none of a day: %s', (row, header) => {
    const booked = '2026-01-02,Shop,2026-01-01,-1.00,90.00';
    const text = `Post Date,Description,${header},Amount,Balance\n${booked}\n${row}\n`;
    expect(reasons(text)).toEqual(['The date (“Post Date”) is missing.']);
  });

  it('not where the column has amounts, of which zero is one', () => {
    const rows = '2026-03-01,Shop,-1.00,0\n2026-03-02,Hotel,-2.00,12.50\n';
    expect(read(`Date,Description,Amount,Settled\n${rows}`)).toEqual(['booked Shop', 'booked Hotel']);
  });
});
