import { expect, it } from 'vitest';
import { senderAddress } from './sender';

const from = (...values: string[]) => values.map((value) => ({ key: 'from', value }));

it.each([
  ['owner@firm.example'],
  ['Owner@Firm.example'],
  ['Ada Owner <owner@firm.example>'],
  ['"Owner, Ada" <owner@firm.example>'],
  ['"x@elsewhere.example via Shop" <owner@firm.example>'],
  ['"a \\" <x@elsewhere.example>, b" <owner@firm.example>'],
  ['=?utf-8?q?J=C3=BCrgen=2C_x=40elsewhere.example?= <owner@firm.example>'],
  ['owner@firm.example (Ada <x@elsewhere.example>)'],
  ['x@elsewhere.example <owner@firm.example>'],
])('%s is of one sender', (value) => {
  expect(senderAddress([{ key: 'subject', value: 'x@elsewhere.example' }, ...from(value)])).toBe(
    'owner@firm.example',
  );
});

it.each([
  ['owner@firm.example, x@elsewhere.example'],
  ['x@elsewhere.example, owner@firm.example'],
  ['Ada <owner@firm.example>; X <x@elsewhere.example>'],
  ['owner@firm.example,@elsewhere.example'],
  ['<owner@firm.example> <x@elsewhere.example>'],
  ['<owner@firm.example>x@elsewhere.example'],
  ['owner@firm.example x@elsewhere.example'],
  ['((a) <owner@firm.example>) x@elsewhere.example'],
  ['owner@firm.example (Ada (at home) <x@elsewhere.example>)'],
  ['all: owner@firm.example;'],
  ['=?utf-8?q?Ada_=3Cowner=40firm.example=3E?='],
  ['owner@firm.\u0001example'],
  ['"<owner@firm.example>"'],
  [`${'a'.repeat(240)}@firm.example.org`],
  ['Ada'],
  [''],
])('%j is of nobody that can be told', (value) => {
  expect(senderAddress(from(value))).toBe('');
});

it('takes no message with several From fields, or none, for that of either', () => {
  expect(senderAddress(from('owner@firm.example', 'x@elsewhere.example'))).toBe('');
  expect(senderAddress(from('owner@firm.example', 'owner@firm.example'))).toBe('');
  expect(senderAddress(from('', 'owner@firm.example'))).toBe('');
  expect(senderAddress([])).toBe('');
});

it('reads a field as long as all headers in a moment', () => {
  const began = performance.now();
  for (const piece of ['"\\', '<', '(', 'a@', '\\"', '>,', ' ']) {
    expect(senderAddress(from(piece.repeat(200_000 / piece.length)))).toBe('');
  }
  expect(performance.now() - began).toBeLessThan(5000);
});
