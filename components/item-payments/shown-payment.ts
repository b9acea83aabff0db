import type { JsonNumber } from '@/lib/json';

export type ShownPayment = {
  id: string;
  transaction_id: string;
  datetime: string;
  payment_amount: JsonNumber;
};
