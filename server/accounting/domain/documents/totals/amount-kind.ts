/** What an amount on a receipt is, by the words of its line. */
export type AmountKind =
  | 'total_to_pay'
  | 'total'
  | 'amount'
  | 'subtotal'
  | 'adjustment'
  | 'tendered'
  | 'change'
  | 'previous'
  | 'late'
  | 'count'
  | 'none';
