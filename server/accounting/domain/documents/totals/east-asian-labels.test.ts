import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: '', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);
const japanese = ['領 収 証', 'すみいろ紙店', '2026年 3月 9日 (月) 11:36', '便箋', '¥400', '封筒', '¥100'];

describe('a receipt in Japanese', () => {
  it.each([
    ['with its tax outside', ['小計', '¥500', '外税10%対象額', '¥500', '外税10%', '¥50', '合計', '¥550']],
    ['that was paid in cash', ['小計 ¥500', '消費税 ¥50', '合計 ¥550', 'お預り ¥1,000', 'お釣り ¥450']],
    ['that gives points', ['合計 ¥550', '(内消費税等 ¥50)', 'ポイント対象金額 ¥500']],
  ])('names its total %s', (_, lines) => {
    expect(read(...japanese, ...lines)).toMatchObject({
      vendorName: { value: 'すみいろ紙店' },
      totalAmount: { value: '550' },
      currency: { value: 'JPY', confidence: 0.9 },
      issuedOn: { value: '2026-03-09' },
    });
  });

  it('has the year of the era, and no day of issue in the last one to pay on', () => {
    expect(read('令和8年2月3日', '合計 ¥550').issuedOn?.value).toBe('2026-02-03');
    expect(read('請求書', '支払期限 2026年3月31日', '合計 ¥550')).toMatchObject({
      issuedOn: null,
      dueOn: { value: '2026-03-31' },
    });
  });
});

it('reads a receipt in Chinese', () => {
  const lines = ['收据', '墨羽纸张店', '2026年3月9日', '小计 ¥500.00', '税额 ¥30.00', '合计 ¥530.00'];
  expect(read(...lines, '实收 ¥600.00', '找零 ¥70.00')).toMatchObject({
    vendorName: { value: '墨羽纸张店' },
    totalAmount: { value: '530.00' },
    currency: { value: 'CNY', confidence: 0.9 },
    issuedOn: { value: '2026-03-09' },
  });
});
