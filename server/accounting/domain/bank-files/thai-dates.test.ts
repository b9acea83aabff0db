import { expect, it } from 'vitest';
import { recordsOf } from './testing/read-text';

it.each([
  ['12 ก.ย. 2568', '2025-09-12'],
  ['12 ก.ย. 68', '2025-09-12'],
  ['13 กันยายน 2568', '2025-09-13'],
  ['1 ม.ค. 2026', '2026-01-01'],
  ['1 มค 26', '2026-01-01'],
  ['28 ก.พ. 2568 14:30', '2025-02-28'],
])('reads the date of a bank in Thailand: %s', (printed, day) => {
  const text = `วันที่,รายการ,ถอนเงิน,ฝากเงิน,ยอดคงเหลือ\n${printed},SHOP,60.00,,50000.00\n`;
  expect(recordsOf(text, { currency: 'THB' }).map(({ date }) => date)).toEqual([day]);
});
