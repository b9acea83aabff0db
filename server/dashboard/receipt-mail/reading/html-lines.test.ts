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
