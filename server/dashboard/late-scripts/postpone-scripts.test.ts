import fc from 'fast-check';
import { expect, it } from 'vitest';
import { postponeScripts } from './postpone-scripts';

const page = [
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" nonce="n" href="/start.js"/>',
  '<script src="/one.js" async="" nonce="n"></script><script src="/two.js" nonce="n" async=""></script>',
  '<script src="/old.js" noModule="" nonce="n"></script></head><body class="x"><p>1 &lt; 2, Zoë</p>',
  '<script nonce="n">if (1 < 2) push("\\u003cscript src=\\"/no.js\\" async=\\"\\">")</script>',
  '<script src="/start.js" nonce="n" async=""></script><i>more</i>',
  '<script src="/part.js" async="" nonce="n"></script></body></html>',
].join('');

const sent = (pieces: readonly string[]) => {
  const { next, rest } = postponeScripts();
  return pieces.map(next).join('') + rest();
};
const latesOf = (html: string) => [...html.matchAll(/data-late="([^"]*)"/g)].map(([, sources]) => sources);

it('asks for the scripts of the head with the first of the body, and for later ones where they stand', () => {
  const html = sent([page]);
  expect(latesOf(html)).toEqual(['/one.js /two.js /start.js', '/part.js']);
  expect(html).not.toContain('async=""></script>');
  expect(html).not.toContain('as="script"');
  expect(html).toMatch(/<script nonce="n" data-late="[^"]*">\(function/);
});

it('leaves everything else as it is', () => {
  const late = /<script nonce="n" data-late=".*?<\/script>/gs;
  const own = /<link rel="preload" as="script"[^>]*>|<script src="[^"]*"[^>]* async=""[^>]*><\/script>/g;
  expect(sent([page]).replace(late, '')).toBe(page.replace(own, ''));
});

it('does the same wherever the page is cut', () => {
  const whole = sent([page]);
  fc.assert(
    fc.property(fc.array(fc.nat(page.length), { maxLength: 8 }), (cuts) => {
      const ends = [...cuts.toSorted((left, right) => left - right), page.length];
      expect(sent(ends.map((end, at) => page.slice(ends[at - 1] ?? 0, end)))).toBe(whole);
    }),
  );
});

it('loses nothing of a page that ends early', () => {
  for (let end = 0; end < page.length; end += 1) {
    const cut = sent([page.slice(0, end)]);
    const wanted = [...page.slice(0, end).matchAll(/src="([^"]*)" (?:nonce="n" )?async=""[^>]*><\/script>/g)];
    expect(latesOf(cut).join(' ')).toBe(wanted.map(([, source]) => source).join(' '));
  }
  expect(sent(['<p>cut <b'])).toBe('<p>cut <b');
});

it('asks for the scripts of a page without any in its body at its end', () => {
  expect(
    latesOf(sent(['<head><script src="/one.js" async=""></script></head><body><p>x</p></body>'])),
  ).toEqual(['/one.js']);
});
