import { expect, it } from 'vitest';
import { attachment } from './file-answer';

it.each([
  ['receipt.pdf', 'receipt.pdf', 'receipt.pdf'],
  ['two words.pdf', 'two words.pdf', 'two%20words.pdf'],
  ['a"b\\c.pdf', 'a_b_c.pdf', 'a%22b%5Cc.pdf'],
  ['100%.pdf', '100_.pdf', '100%25.pdf'],
  ["l'été (1)*.pdf", "l'_t_ (1)*.pdf", 'l%27%C3%A9t%C3%A9%20%281%29%2A.pdf'],
  ['領収書 🧾.pdf', '___ _.pdf', '%E9%A0%98%E5%8F%8E%E6%9B%B8%20%F0%9F%A7%BE.pdf'],
  ['a; filename=b.html', 'a; filename=b.html', 'a%3B%20filename%3Db.html'],
])('%s is named so that no header breaks', (name, plain, encoded) => {
  expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});
