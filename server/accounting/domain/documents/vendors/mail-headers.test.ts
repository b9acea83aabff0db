import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);

/** As receipts by mail are written down: the head of the message that came, then its text. */
const mailed = (subject: string, ...text: string[]) =>
  read(
    'From: Anna Owner <anna@quillfeather.example>',
    'Sent by mail: 2026-06-20T15:02:00.000Z',
    `Subject: ${subject}`,
    ...text,
  );
const receipt = ['Blue Kettle Hosting', 'Total $49.00', 'Amount paid $49.00'];

const passedOn: [string, string[]][] = [
  [
    'Gmail',
    [
      'For the books. Anna',
      '---------- Forwarded message ---------',
      'From: Blue Kettle <billing@bluekettle.example>',
      'Date: Wed, Jun 3, 2026 at 9:14 AM',
      'Subject: Your receipt',
      'To: Anna <anna@quillfeather.example>',
    ],
  ],
  [
    'Apple Mail',
    [
      'Begin forwarded message:',
      'From: Blue Kettle <billing@bluekettle.example>',
      'Subject: Your receipt',
      'Date: June 3, 2026 at 9:14:05 AM EDT',
      'To: anna@quillfeather.example',
    ],
  ],
  [
    'Outlook',
    [
      '________________________________',
      'From: Blue Kettle <billing@bluekettle.example>',
      'Sent: Wednesday, June 3, 2026 9:14 AM',
      'To: Anna <anna@quillfeather.example>',
      'Subject: Your receipt',
    ],
  ],
  [
    'Thunderbird',
    [
      '-------- Forwarded Message --------',
      'Subject: Your receipt',
      'Date: Wed, 3 Jun 2026 09:14:05 -0400',
      'From: Blue Kettle <billing@bluekettle.example>',
      'To: anna@quillfeather.example',
    ],
  ],
  [
    'Outlook in German',
    [
      '-----Ursprüngliche Nachricht-----',
      'Von: Blue Kettle <billing@bluekettle.example>',
      'Gesendet: Mittwoch, 3. Juni 2026 09:14',
      'An: Anna <anna@quillfeather.example>',
      'Betreff: Ihre Quittung',
    ],
  ],
];

describe('a receipt that was passed on by mail', () => {
  it.each(passedOn)('has the day and the name of the message that was written first: %s', (_, head) => {
    const { issuedOn, vendorName } = mailed('Fwd: Your receipt', ...head, ...receipt);
    expect(issuedOn).toEqual({ value: '2026-06-03', confidence: 0.85 });
    expect(vendorName?.value).toBe('Blue Kettle Hosting');
  });

  it('has headers that may be longer than a line', () => {
    const head = [
      'From: Blue Kettle Hosting through Some Payment Processor',
      '<receipts+acct_1042@processor.example>',
      'Date: Wed, Jun 3, 2026 at 9:14 AM',
      'Subject: Your receipt',
    ];
    expect(mailed('Fwd: Your receipt', ...head, ...receipt).issuedOn?.value).toBe('2026-06-03');
    expect(mailed('Fwd: Your receipt', ...head, ...receipt, 'Date: June 2, 2026').issuedOn?.value).toBe(
      '2026-06-02',
    );
  });

  it('has the day that is called its own over those of the messages', () => {
    const [, head] = passedOn[0] ?? ['', []];
    expect(mailed('Fwd: Your receipt', ...head, ...receipt, 'Date: June 2, 2026').issuedOn).toEqual({
      value: '2026-06-02',
      confidence: 0.9,
    });
    expect(mailed('Fwd: Your receipt', ...head, ...receipt, 'Trip on June 2, 2026').issuedOn).toEqual({
      value: '2026-06-03',
      confidence: 0.6,
    });
  });

  it('is never of the day of passing it on', () => {
    expect(mailed('Fwd: Your receipt', ...receipt).issuedOn).toBeNull();
    expect(mailed('WG: Quittung', ...receipt).issuedOn).toBeNull();
    expect(mailed('Your receipt', '----- Original Message -----', ...receipt).issuedOn).toBeNull();
  });

  it('is not of the one who passed it on, nor of words of the mail program', () => {
    const [, head] = passedOn[0] ?? ['', []];
    const noted = ['Lunch with the printers', 'Anna Owner, Quillfeather Press LLC', ...head, ...receipt];
    expect(mailed('Fwd: Your receipt', ...noted).vendorName?.value).toBe('Blue Kettle Hosting');
    expect(mailed('Lunch', '---------- Forwarded message ---------', '$49.00').vendorName).toBeNull();
  });
});

describe('a receipt that came by mail from the one who wrote it', () => {
  it('is in doubt of the day it was sent, where no other is named', () => {
    expect(mailed('Your receipt', ...receipt).issuedOn).toEqual({ value: '2026-06-20', confidence: 0.65 });
    expect(mailed('Your receipt', ...receipt, 'Visa, 19 Jun').issuedOn?.value).toBe('2026-06-19');
    expect(mailed('Your receipt', ...receipt, 'Date: 2026-06-19').issuedOn).toEqual({
      value: '2026-06-19',
      confidence: 0.9,
    });
  });
});

it('does not take an invoice with a sender and a day for a message', () => {
  const { issuedOn, vendorName } = read(
    'From: Blue Kettle',
    'To: Someone Else',
    'Date: June 3, 2026',
    'Total $5.00',
  );
  expect(issuedOn).toEqual({ value: '2026-06-03', confidence: 0.9 });
  expect(vendorName).toEqual({ value: 'Blue Kettle', confidence: 0.85 });
});
