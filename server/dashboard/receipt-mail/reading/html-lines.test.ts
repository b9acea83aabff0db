import { expect, it } from 'vitest';
import { linesOfHtml } from './html-lines';

it('keeps a label and its amount in one line, and what is not for the eye out', () => {
  const html = `<html><head><title>x</title><style>p{color:red}</style></head><body>
    <h1>Thank&nbsp;you, D&#252;rr</h1><script>steal()</script>
    <table><tr><td>Total</td><td><b>&euro;</b>12.50</td></tr><tr><td>Date</td><td>2026-11-03</td></tr></table>
    <p>one<br>two</p><img src="https://tracker.example/p.gif"></body></html>`;
  expect(linesOfHtml(html, 100)).toEqual([
    'Thank you, Dürr',
    'Total   €12.50',
    'Date   2026-11-03',
    'one',
    'two',
  ]);
});

it('ends at a depth that no message has, and after so many lines', () => {
  expect(linesOfHtml(`<p>first</p>${'<div>'.repeat(500_000)}deep`, 100)).toEqual(['first']);
  expect(linesOfHtml(`${'<div>'.repeat(500)}deep`, 100)).toEqual(['deep']);
  expect(linesOfHtml('<p>x</p>'.repeat(10_000), 100)).toHaveLength(100);
  expect(linesOfHtml('<style><p>never closed', 100)).toEqual([]);
});

it.each([
  ['Grand total $12<sup>99</sup>', 'Grand total $12 99'],
  ['$12<sup>99</sup>/month', '$12 99 /month'],
  ['Total <sup>$</sup>12<small>99</small>.', 'Total $12 99 .'],
  ['Total $12.50<sup>1</sup>', 'Total $12.50 1'],
  ['Total $12<sup>.99</sup>/month', 'Total $12.99/month'],
  ['<sup>1</sup>12.50', '1 12.50'],
  ['March 1<sup>st</sup>, CO<sub>2</sub>', 'March 1st, CO2'],
])('keeps a number that is set higher or smaller apart from the one before: %s', (html, line) => {
  expect(linesOfHtml(`<p>${html}</p>`, 100)).toEqual([line]);
});
