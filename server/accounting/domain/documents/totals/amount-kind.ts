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
  /** May be paid in place of the total: late, or the least; or was paid of more than this paper. */
  | 'other'
  | 'count'
  | 'none';
