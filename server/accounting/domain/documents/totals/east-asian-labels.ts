import type { AmountKind } from './amount-kind';

/** What amounts are called in Japanese and Chinese, where the order decides: a total of taxes is a tax. */
const WORDS: readonly (readonly [AmountKind, string])[] = [
  ['count', 'ポイント|点数|点$|数量|件数|回数|残高|积分|余额'],
  ['change', '釣|おつり|找零|找补|找回'],
  ['previous', '前回|前月|上期|上次'],
  ['subtotal', '小計|小计|対象|税抜|税別|不含税|金額計$'],
  ['adjustment', '税合計|消費税|内税|外税|税額|税额|^税|割引|値引|クーポン|折扣|优惠|减免|調整'],
  ['tendered', '預|現金|现金|実収|实收|クレジット|カード|電子マネー|支払$|微信|支付宝|刷卡'],
  [
    'total_to_pay',
    '価税合計|价税合计|税込合計|合計金額|請求(?:金)?額|支払(?:い)?(?:金)?額|会計|应付|应收|实付|実付|总金额|合计金额',
  ],
  ['total', '合計|合计|総計|总计|総額|总额|買上計|共计'],
];

const LABELS = WORDS.map(([kind, words]) => [kind, new RegExp(withoutMarks(words))] as const);
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u;

/** Null where the letters are of another script, or no such word. */
export function eastAsianKindOf(letters: string): AmountKind | null {
  if (!EAST_ASIAN.test(letters)) return null;
  return LABELS.find(([, words]) => words.test(letters))?.[0] ?? null;
}

/** Marks of voice are taken off as accents are: "ポ" is "ホ". */
function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
